"""Tests run without a screen or a sound card, unless SCHMIER_TEST_WINDOW asks for real windows; none may fail for want of speed."""

import os

from hypothesis import HealthCheck, settings

if "SCHMIER_TEST_WINDOW" not in os.environ:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
