"""Pictures small enough to keep, and whether two of them show the same.

Another version of SDL or pygame-ce smooths edges a little differently, and another FreeType spaces letters so that a line ends some
pixels elsewhere: that is allowed for, the second only where words are. What moves by a few pixels, is coloured otherwise or has gone is
told, square by square.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pygame

Pixels: TypeAlias = npt.NDArray[np.uint8]  # rows, columns, red green blue; half the window's size
Mask: TypeAlias = npt.NDArray[np.bool_]
Floats: TypeAlias = npt.NDArray[np.float32]

STEP = 8  # levels that are kept as one
SQUARE = 16  # pixels of a side
FAR = 40  # levels: so different is no edge that was smoothed otherwise
FEW = 3  # pixels so far off that a square may have
TINT = STEP / 2 + 4  # levels that the mean colour of a square may differ by
WORDS = 16.0  # the same for words, with those of the squares around


def halved(surface: pygame.Surface) -> Pixels:
    """Half as large."""
    whole = pygame.surfarray.array3d(surface).swapaxes(0, 1).astype(np.uint16)
    rows, columns = whole.shape[0] // 2 * 2, whole.shape[1] // 2 * 2
    whole = whole[:rows, :columns]
    return ((whole[::2, ::2] + whole[1::2, ::2] + whole[::2, 1::2] + whole[1::2, 1::2]) // 4).astype(np.uint8)


def plain(pixels: Pixels) -> Pixels:
    """In fewer colours: every level is the middle of its step."""
    result: Pixels = pixels // STEP * STEP + STEP // 2
    return result


def write(pixels: Pixels, file: Path) -> None:
    """Keep a picture, in fewer colours."""
    pygame.image.save(pygame.surfarray.make_surface(plain(pixels).swapaxes(0, 1)), file)


def read(file: Path) -> Pixels:
    """A picture that was kept."""
    return pygame.surfarray.array3d(pygame.image.load(file)).swapaxes(0, 1)


def differing(one: Pixels, other: Pixels, words: Mask) -> list[tuple[int, int]]:
    """The squares in which two pictures of the same size show something else: the pixel in the window that each begins at.

    A pixel may have any colour between those around the same place in the other picture. Where `words` are, only the mean colour counts.
    Raises ValueError for another size.
    """
    if one.shape != other.shape:
        raise ValueError(f"{one.shape[1::-1]} is not the size {other.shape[1::-1]}")
    far = (np.maximum(_outside(one, other), _outside(other, one)) > FAR) & ~words
    change = one.astype(np.float32) - other
    wrong = (_sums(far) > FEW) | (_mean(change, ~words, 0) > TINT) | (_mean(change, words, 1) > WORDS)
    return [(int(x) * 2 * SQUARE, int(y) * 2 * SQUARE) for y, x in np.argwhere(wrong)]


def mask(size: tuple[int, int], boxes: list[pygame.Rect]) -> Mask:
    """True inside boxes of the window, for a picture of half that size."""
    result = np.zeros((size[1] // 2, size[0] // 2), dtype=np.bool_)
    for box in boxes:
        result[max(0, box.top // 2) : max(0, -(-box.bottom // 2)), max(0, box.left // 2) : max(0, -(-box.right // 2))] = True
    return result


def _outside(one: Pixels, other: Pixels) -> npt.NDArray[np.int16]:
    """How far each pixel is outside the colours round its place in the other picture."""
    padded = np.pad(other, ((1, 1), (1, 1), (0, 0)), mode="edge").astype(np.int16)
    rows, columns = one.shape[:2]
    around = [padded[y : y + rows, x : x + columns] for y in range(3) for x in range(3)]
    low, high = np.minimum.reduce(around), np.maximum.reduce(around)
    here = one.astype(np.int16)
    result: npt.NDArray[np.int16] = np.maximum(low - here, here - high).max(axis=2)
    return result


def _sums(values: Floats | Mask) -> Floats:
    """Of the squares."""
    rows, columns = (-(-side // SQUARE) for side in values.shape)
    whole = np.zeros((rows * SQUARE, columns * SQUARE), dtype=np.float32)
    whole[: values.shape[0], : values.shape[1]] = values
    result: Floats = whole.reshape(rows, SQUARE, columns, SQUARE).sum(axis=(1, 3))
    return result


def _mean(change: Floats, where: Mask, around: int) -> Floats:
    """How far the colours of each square, with so many squares around it, have changed on the whole, counting only `where`."""
    count = _spread(_sums(where), around)
    totals = [_spread(_sums(change[:, :, colour] * where), around) for colour in range(3)]
    enough = count >= SQUARE * SQUARE / 4
    result: Floats = np.where(enough & (_sums(where) > 0), np.abs(totals).max(axis=0) / np.maximum(count, 1), 0)
    return result


def _spread(sums: Floats, around: int) -> Floats:
    padded = np.pad(sums, around)
    side, (rows, columns) = 2 * around + 1, sums.shape
    result: Floats = np.sum([padded[y : y + rows, x : x + columns] for y in range(side) for x in range(side)], axis=0)
    return result
