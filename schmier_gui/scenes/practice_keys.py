"""The keyboard of the practice screen: which control a key names."""

from __future__ import annotations

import pygame

from schmier_gui.scenes.practice_answer import pages
from schmier_gui.scenes.practice_question import Question

_MODS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


def control_of(event: pygame.event.Event, question: Question) -> str | None:
    """P and numbers call, S H D C name the suit, numbers choose cards to bury; under a verdict numbers turn pages, A O N press buttons."""
    if event.mod & _MODS:
        return None
    name = pygame.key.name(event.key).removeprefix("[").removesuffix("]")
    if question.phase == "verdict":
        return _after(name)
    if question.kind == "lay_away":
        return f"card-{question.hand[int(name) - 1]}" if name.isdigit() and 0 < int(name) <= len(question.hand) else None
    if name in ("s", "h", "d", "c"):
        return f"trump-{name.upper()}"
    return "pass" if name == "p" else f"bid-{name}"


def _after(name: str) -> str | None:
    if name.isdigit() and 0 < int(name) <= len(pages()):
        return f"page-{list(pages())[int(name) - 1]}"
    return {"a": "again", "o": "play-out", "n": "next"}.get(name)
