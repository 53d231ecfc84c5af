"""Where a game is set up."""

from __future__ import annotations

from schmier_gui.scenes.form import FormScene


class NewGameScene(FormScene):
    """Names, players and house rules of the game to be."""
