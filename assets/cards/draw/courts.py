"""The twelve courts."""

from __future__ import annotations

from dataclasses import replace

from .arms import arm
from .beards import beard
from .caps import cap_of_clubs, cap_of_diamonds, cap_of_hearts, cap_of_spades
from .collars import belled_points, points, ruff, standing_fan, steps, veil
from .crowns import (
    crown_of_clubs,
    crown_of_diamonds,
    crown_of_hearts,
    crown_of_spades,
    tiara_of_clubs,
    tiara_of_diamonds,
    tiara_of_hearts,
    tiara_of_spades,
)
from .dress import DRESSES
from .face import face
from .figures import Cloth, Court, Held
from .frame import backdrop, framed, indices, sash
from .geometry import MIDDLE_X, Motif, lozenge, star
from .hair import bob, cloud, coils, page_boy, royal_curls, waves
from .hands import cupped, glove, slender, strumming
from .pathdata import placed
from .patterns import scatter, stripes
from .pips import PIPS
from .style import GOLD, WHITE, Paint, Style
from .svg import group, upside_down
from .tokens import barley, coupe, falcon, fan, key, lute, rose
from .weapons import axe, halberd, orb, sceptre, sword


def strewn(motif: Motif, step_x: float, step_y: float, reach: float) -> Cloth:
    """A cloth strewn with a motif."""
    return lambda panel, _side: scatter(panel, motif, step_x, step_y, reach)


def striped(degrees: float, step: float, width: float, mirrored: bool = False) -> Cloth:
    """A striped cloth; mirrored stripes slope the other way on the left."""
    return lambda panel, side: stripes(panel, degrees * (side if mirrored else 1), step, width)


def checked(step: float, width: float) -> Cloth:
    """A cloth with stripes both ways."""
    return lambda panel, _side: stripes(panel, 90, step, width) + stripes(panel, 0, step, width)


KINGS = (
    Court(
        *("K", "S", "half", True, 122, Held(sword, 206, 138, 3), crown_of_spades, royal_curls),
        colours=("#3a3f4a", "#7d8797", "#3f5f86"),
        cloth=strewn(lozenge(4.2, 5.5), 13, 9, 4),
        beard="square",
    ),
    Court(
        *("K", "H", "front", False, 126, Held(sceptre, 203, 140, 3), crown_of_hearts, royal_curls),
        colours=("#8a4a22", "#c98a52", "#3d5a3a"),
        cloth=strewn(lambda x, y: star(x, y, 4.6, 4, 0.34), 12, 9, 4),
        beard="round",
    ),
    Court(
        *("K", "D", "profile", False, 150, Held(orb, 82, 152, hand=cupped), crown_of_diamonds, royal_curls),
        colours=("#2c211b", "#77604c", "#3b2a1c"),
        cloth=striped(62, 9, 3, mirrored=True),
        beard="point",
    ),
    Court(
        *("K", "C", "half", False, 152, Held(axe, 89, 152, -2), crown_of_clubs, royal_curls),
        colours=("#d8d3c6", "#9a9384", "#2f5a4a"),
        brow="#8c8576",
        cloth=checked(12, 4),
        beard="fork",
    ),
)

QUEENS = (
    Court(
        *("Q", "S", "half", True, 124, Held(fan, 193, 142, 2, slender), tiara_of_spades, bob),
        colours=("#1c1a22", "#5a5f78", "#3f5f86"),
        cloth=strewn(lambda x, y: star(x, y, 2.2, 4, 1), 9, 7, 2),
        collar=standing_fan,
    ),
    Court(
        *("Q", "H", "half", False, 146, Held(rose, 80, 152, -4, slender), tiara_of_hearts, waves),
        colours=("#c07a35", "#e8b56a", "#3d6a4a"),
        cloth=strewn(lambda x, y: placed(PIPS["H"], x, y, 0.085), 13, 8.5, 3.5),
        collar=veil,
    ),
    Court(
        *("Q", "D", "front", False, 122, Held(coupe, 202, 140, 4, slender), tiara_of_diamonds, coils),
        colours=("#3a2218", "#8a5c3a", "#3b2a1c"),
        cloth=striped(30, 7, 2.2, mirrored=True),
        collar=steps,
    ),
    Court(
        *("Q", "C", "half", False, 152, Held(barley, 82, 152, -4, slender), tiara_of_clubs, cloud),
        colours=("#241a16", "#6b5040", "#2b2118"),
        cloth=strewn(lozenge(2.6, 5), 9, 8, 3),
    ),
)

JACKS = (
    Court(
        *("J", "S", "profile", True, 118, Held(halberd, 208, 138, 3), cap_of_spades, page_boy),
        colours=("#4a3526", "#8d6b4a", "#3f5f86"),
        cloth=striped(90, 11, 3),
        collar=ruff,
    ),
    Court(
        *("J", "H", "profile", False, 152, Held(lute, 74, 156, -6, strumming), cap_of_hearts, page_boy),
        colours=("#d9a94e", "#f3dc9a", "#3d6a4a"),
        cloth=strewn(lozenge(3.6, 5), 12, 8, 3.5),
        collar=belled_points,
    ),
    Court(
        *("J", "D", "half", False, 146, Held(key, 80, 150, -4), cap_of_diamonds, page_boy),
        colours=("#3a2218", "#7c5234", "#3b2a1c"),
        cloth=striped(45, 10, 3),
        collar=ruff,
    ),
    Court(
        *("J", "C", "half", True, 120, Held(falcon, 204, 136, hand=glove), cap_of_clubs, page_boy),
        colours=("#1f1713", "#5f4636", "#2b2118"),
        cloth=checked(12, 5),
        collar=points,
        moustache=True,
    ),
)

COURTS = {court.rank + court.suit: court for court in KINGS + QUEENS + JACKS}


def _upper_half(style: Style, court: Court, paint: Paint) -> str:
    behind, before = court.hair(court, paint)
    features = face(court, paint) + (beard(court, paint) if court.beard else "") + before + court.hat(paint)

    def head(body: str) -> str:
        return group(body, court.middle, 84, 0.95, flip=court.looks_right)

    return (
        backdrop(style, court.middle, paint.panel, paint.ray)
        + head(behind)
        + group(DRESSES[court.rank](court, paint), 0, -7)
        + arm(court.held, court.middle, *_sleeve_colours(court, paint), paint)
        + head(features)
    )


def _sleeve_colours(court: Court, paint: Paint) -> tuple[str, str]:
    sleeve = paint.cloth if court.rank == "K" else paint.robe
    return sleeve, WHITE if court.lady else GOLD


def _beside_wide_corner(court: Court) -> Court:
    """The court moved out of the way of the large index."""
    held = replace(court.held, x=court.held.x + (17 if court.held.x < MIDDLE_X else 2))
    return replace(court, middle=court.middle + 8, held=held)


def court_card(style: Style, rank: str, suit: str) -> str:
    """A king, queen or jack with two heads."""
    court = COURTS[rank + suit]
    if style.large_index:
        court = _beside_wide_corner(court)
    paint = court.paint(style)
    half = _upper_half(style, court, paint)
    return framed(style, paint, half + upside_down(half) + sash(rank, paint), indices(style, rank, suit))
