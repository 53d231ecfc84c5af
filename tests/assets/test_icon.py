"""The icon of the program, in the containers of three systems."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pygame
import pytest

PNG = b"\x89PNG\r\n\x1a\n"
ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]
ICNS_SIZES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def width(png: bytes) -> int:
    """The width of a PNG picture, checked to be square and readable."""
    picture = pygame.image.load(io.BytesIO(png), "icon.png")
    assert picture.get_width() == picture.get_height()
    return picture.get_width()


def test_windows_icon_lists_and_holds_its_sizes(assets: Path) -> None:
    data = (assets / "icon/schmier.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(ICO_SIZES))
    ends = 6 + 16 * count
    for i, size in enumerate(ICO_SIZES):
        wide, high, _, _, planes, bits, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * i)
        assert (wide or 256, high or 256, planes, bits, offset) == (size, size, 1, 32, ends)
        assert data[offset:].startswith(PNG)
        assert width(data[offset : offset + length]) == size
        ends += length
    assert ends == len(data)


def test_macos_icon_lists_and_holds_its_sizes(assets: Path) -> None:
    data = (assets / "icon/schmier.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    found, at = {}, 8
    while at < len(data):
        length = struct.unpack_from(">I", data, at + 4)[0]
        found[data[at : at + 4]] = width(data[at + 8 : at + length])
        at += length
    assert found == ICNS_SIZES


def test_the_rasters_show_what_the_script_draws_now(assets: Path, draw, unlike) -> None:
    kept, drawn = (pygame.image.load(folder / "schmier.png") for folder in (assets / "icon", draw("icon/make_icon.py")))
    assert kept.get_size() == (512, 512)
    assert unlike(kept, drawn) < 0.005


@pytest.mark.parametrize("corner", [(0, 0), (511, 0), (0, 511), (511, 511)])
def test_the_icon_is_a_disc(assets: Path, corner: tuple[int, int]) -> None:
    picture = pygame.image.load(assets / "icon/schmier.png")
    assert picture.get_at(corner).a == 0
    assert picture.get_at((256, 40)).a == 255
