"""How buttons look in each state. Brass fills only what should be pressed next."""

from dataclasses import dataclass, replace

from schmier_gui.gfx.theme import (
    BLACK,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    INK_SOFT,
    IVORY,
    MUTED,
    PLATE,
    ROOM,
    ROOM_RAISED,
    Colour,
    mix,
)


@dataclass(frozen=True, slots=True)
class Look:
    """One state of a button; no fill or edge is drawn where the colour is None."""

    text: Colour
    fill: Colour | None = None
    edge: Colour | None = None
    edge_width: float = 1.2
    shine: Colour | None = None  # a thin line of light along the upper edge
    fill_alpha: int = 255


@dataclass(frozen=True, slots=True)
class Style:
    """A button's five states as pygame_gui names them."""

    normal: Look
    hovered: Look
    active: Look  # held down
    selected: Look
    disabled: Look

    def look(self, state: str) -> Look:
        """The look of a state."""
        looks = {
            "normal": self.normal,
            "hovered": self.hovered,
            "active": self.active,
            "selected": self.selected,
        }
        return looks.get(state, self.disabled)


_OFF = Look(mix(ROOM, IVORY, 0.44), ROOM_RAISED, mix(ROOM, BRASS, 0.2))
_OFF_PAPER = Look(mix(IVORY, INK, 0.45), mix(IVORY, INK, 0.06), mix(IVORY, INK, 0.22))


def _primary() -> Style:
    normal = Look(INK, BRASS, shine=BRASS_LIGHT)
    hovered = replace(normal, fill=mix(BRASS, BRASS_LIGHT, 0.45))
    active = Look(INK, mix(BRASS, BLACK, 0.14), shine=mix(BRASS, BLACK, 0.28))
    return Style(normal, hovered, active, normal, _OFF)


def _plain() -> Style:
    normal = Look(IVORY, PLATE, mix(PLATE, BRASS, 0.45))
    hovered = Look(IVORY, mix(PLATE, IVORY, 0.08), mix(PLATE, BRASS, 0.8))
    active = Look(IVORY, mix(PLATE, BLACK, 0.35), mix(PLATE, BRASS, 0.8))
    selected = Look(BRASS_LIGHT, mix(PLATE, BRASS, 0.2), BRASS, 2)
    return Style(normal, hovered, active, selected, _OFF)


def _quiet() -> Style:
    normal = Look(IVORY, ROOM_RAISED, mix(ROOM, BRASS, 0.45))
    hovered = Look(IVORY, mix(ROOM_RAISED, IVORY, 0.08), mix(ROOM, BRASS, 0.8))
    active = Look(IVORY, mix(ROOM_RAISED, BLACK, 0.35), mix(ROOM, BRASS, 0.8))
    selected = Look(BRASS_LIGHT, mix(ROOM_RAISED, BRASS, 0.2), BRASS, 2)
    return Style(normal, hovered, active, selected, _OFF)


def _ghost() -> Style:
    normal = Look(MUTED)
    hovered = Look(IVORY, IVORY, fill_alpha=20)
    active = Look(IVORY, BLACK, fill_alpha=60)
    return Style(normal, hovered, active, Look(BRASS_LIGHT), Look(mix(ROOM, IVORY, 0.44)))


def _paper_plain() -> Style:
    normal = Look(INK, None, INK_SOFT, 1.5)
    hovered = Look(INK, mix(IVORY, INK, 0.07), INK, 1.5)
    active = Look(INK, mix(IVORY, INK, 0.16), INK, 1.5)
    selected = Look(INK, mix(IVORY, BRASS, 0.34), BRASS_DARK, 2)
    return Style(normal, hovered, active, selected, _OFF_PAPER)


def _paper_ghost() -> Style:
    hovered = Look(INK, INK, fill_alpha=16)
    return Style(Look(INK_SOFT), hovered, Look(INK, INK, fill_alpha=40), Look(INK), Look(mix(IVORY, INK, 0.45)))


def _tile() -> Style:
    normal = Look(INK, IVORY)
    hovered = Look(INK, IVORY, BRASS_LIGHT, 3)
    active = Look(INK, mix(IVORY, INK, 0.12), BRASS_LIGHT, 3)
    off = Look(mix(BLACK, IVORY, 0.52), BLACK, mix(BLACK, IVORY, 0.30), fill_alpha=56)  # a shade darker than any cloth
    return Style(normal, hovered, active, Look(INK, BRASS), off)


STYLES: dict[str, Style] = {
    "primary": _primary(),
    "plain": _plain(),
    "quiet": _quiet(),
    "ghost": _ghost(),
    "paper_primary": replace(_primary(), disabled=_OFF_PAPER),
    "paper_plain": _paper_plain(),
    "paper_ghost": _paper_ghost(),
    "tile": _tile(),
}
