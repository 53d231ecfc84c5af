"""The keyboard at the table: focus, and the keys that name a choice."""

from __future__ import annotations

import pygame

from schmier_gui.engine.decision import Decision
from schmier_gui.table.model import TableModel

ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
CORNER = ("tour-next", "tour-skip", "claim", "hint", "last-trick", "undo", "log", "menu")


def chosen_by_key(event: pygame.event.Event, model: TableModel, decision: Decision | None) -> str:
    """The control that a key names: P, 2 to 6 in the auction, S H D C for trump, 1 to 9 for cards, R claims the rest; "" for others."""
    if decision is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
        return ""
    name = pygame.key.name(event.key).removeprefix("[").removesuffix("]")
    if decision.kind == "call":
        control = "pass" if name == "p" else f"bid-{name}"
        return control if any(tile.control == control for tile in model.tiles) else ""
    if decision.kind == "trump":
        return f"trump-{name.upper()}" if name in ("s", "h", "d", "c") else ""
    if name == "r" and "claim" in model.controls:
        return "claim"
    if name.isdigit() and 0 < int(name) <= len(model.hand):
        return card_control(model, int(name) - 1)
    return ""


def asks_for_a_hint(event: pygame.event.Event) -> bool:
    """F2 or a question mark: keys that mean nothing else in any decision."""
    return event.key == pygame.K_F2 or getattr(event, "unicode", "") == "?"


def card_control(model: TableModel, place: int) -> str:
    """The ui-map name of a card of the hand."""
    card = model.hand[place]
    return f"card-{card.card}" if card.legal else f"dim-{card.card}"


def rows(model: TableModel) -> list[list[str]]:
    """What the arrows move over, from the top row down: choices on the cloth, the hand."""
    result = []
    tiles = [tile.control for tile in model.tiles if tile.enabled]
    if tiles:
        result.append(tiles)
    if model.exchange is not None and model.exchange.ready:
        result.append(["confirm"])
    if any(card.legal is not None for card in model.hand):
        result.append([card_control(model, place) for place in range(len(model.hand))])
    return result


def moved(model: TableModel, key: int) -> str:
    """Where an arrow key takes the focus; the first legal choice where there was none."""
    grid = rows(model)
    if not grid:
        return ""
    place = next(((r, c) for r, row in enumerate(grid) for c, name in enumerate(row) if _same(name, model.focus)), None)
    if place is None:
        return next((name for name in grid[-1] if not name.startswith("dim-")), grid[-1][0])
    row, column = place
    if key in (pygame.K_LEFT, pygame.K_RIGHT):
        step = 1 if key == pygame.K_RIGHT else -1
        return grid[row][(column + step) % len(grid[row])]
    step = 1 if key == pygame.K_DOWN else -1
    other = grid[(row + step) % len(grid)]
    return other[min(column, len(other) - 1)]


def next_in_turn(model: TableModel, back: bool) -> str:
    """Tab: every choice that can be made, then the corner buttons, round and round."""
    ring = [name for row in rows(model) for name in row if not name.startswith("dim-")]
    ring += [name for name in CORNER if name in model.controls]
    if not ring:
        return ""
    if model.focus not in ring:
        return ring[-1 if back else 0]
    return ring[(ring.index(model.focus) + (-1 if back else 1)) % len(ring)]


def _same(name: str, focus: str) -> bool:
    """A card keeps the focus when it becomes legal or illegal."""
    return name == focus or (name[-2:] == focus[-2:] and name.split("-")[0] in ("card", "dim") and focus.split("-")[0] in ("card", "dim"))
