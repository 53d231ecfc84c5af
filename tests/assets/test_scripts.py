"""The pictures kept with the program are the ones its scripts draw."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

VARIANTS = ("--four-colour", "--large-index", "--high-contrast")
KEPT = [
    ("cards/svg/standard", "cards/make_cards.py"),
    *((f"cards/svg/{option[2:]}", "cards/make_cards.py", option) for option in VARIANTS),
    ("portraits", "portraits/make_portraits.py"),
    ("icons", "icons/make_icons.py"),
    ("icon", "icon/make_icon.py"),
]
"""A folder, the script that fills it, and its options."""


def drawings(folder: Path) -> dict[str, bytes]:
    """The SVG files of a folder by name."""
    return {path.name: path.read_bytes() for path in folder.glob("*.svg")}


@pytest.mark.parametrize("folder_and_script", KEPT, ids=lambda kept: kept[0])
def test_kept_drawings_are_what_the_script_writes_now(assets: Path, draw, folder_and_script: tuple[str, ...]) -> None:
    folder, *script = folder_and_script
    kept, drawn = drawings(assets / folder), drawings(draw(*script))
    assert kept.keys() == drawn.keys()
    assert [name for name in kept if kept[name] != drawn[name]] == []


@pytest.mark.parametrize("option", VARIANTS)
def test_every_variant_of_the_deck_is_whole_and_looks_different(assets: Path, option: str) -> None:
    standard = drawings(assets / "cards/svg/standard")
    variant = drawings(assets / "cards/svg" / option[2:])
    assert variant.keys() == standard.keys()
    for drawing in variant.values():
        assert ElementTree.fromstring(drawing).tag.endswith("svg")
    changed = {name for name in standard if standard[name] != variant[name]}
    assert {"AD.svg", "7D.svg", "KD.svg"} <= changed


def test_options_can_be_combined(draw) -> None:
    four, both = (drawings(draw("cards/make_cards.py", *chosen)) for chosen in (VARIANTS[:1], VARIANTS[:2]))
    assert four["9D.svg"] != both["9D.svg"]


def test_four_colours_are_four(draw) -> None:
    deck = drawings(draw("cards/make_cards.py", "--four-colour"))
    colours = {deck[f"2{suit}.svg"].split(b'fill="')[-2][:7] for suit in "SHDC"}
    assert len(colours) == 4


@pytest.mark.parametrize("deck", ["standard", *(option[2:] for option in VARIANTS)])
def test_a_deck_stays_small(assets: Path, deck: str) -> None:
    assert sum(map(len, drawings(assets / "cards/svg" / deck).values())) < 1_000_000
