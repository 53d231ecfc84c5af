"""Tests run without a screen or a sound card, unless SCHMIER_TEST_WINDOW asks for real windows."""

import os

if "SCHMIER_TEST_WINDOW" not in os.environ:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
