"""Card rasters on disk, so that the next start need not draw them again. Every failure is only logged."""

import hashlib
import logging
import os
import shutil
import struct
import zlib
from pathlib import Path

import pygame

from schmier_gui.gfx.raster import native

log = logging.getLogger(__name__)
_HEADER = struct.Struct("<4sHH")  # magic, width, height
_MAGIC = b"SCF1"
_KEPT_SIZES = 12  # a window uses about five


class FaceStore:
    """One file per face in a folder per deck and size; the file name carries a hash of the picture's source."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder / "cards" if folder else None
        self._used: set[Path] = set()

    @property
    def usable(self) -> bool:
        """False without a folder, and after it could not be written."""
        return self._folder is not None

    def load(self, name: str, source: bytes, size: tuple[int, int]) -> pygame.Surface | None:
        """The raster kept for this source and size, or None (also for a broken file)."""
        path = self._path(name, source, size)
        if path is None:
            return None
        try:
            data = path.read_bytes()
            if _HEADER.unpack_from(data) != (_MAGIC, *size):
                raise ValueError("wrong header")
            pixels = zlib.decompress(data[_HEADER.size :])
            self._mark_used(path.parent)
            return native(pygame.image.frombytes(pixels, size, "RGBA"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError, struct.error, zlib.error) as error:
            log.info("card raster %s ignored: %s", path.name, error)
            return None

    def save(self, name: str, source: bytes, surface: pygame.Surface) -> None:
        """Keep a raster; written whole or not at all."""
        path = self._path(name, source, surface.get_size())
        if path is None:
            return
        data = _HEADER.pack(_MAGIC, *surface.get_size())
        data += zlib.compress(pygame.image.tobytes(surface, "RGBA"), 1)
        unfinished = path.with_suffix(f".{os.getpid()}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._mark_used(path.parent)
            unfinished.write_bytes(data)
            unfinished.replace(path)
        except OSError as error:
            log.info("card rasters are not kept: %s", error)
            self._folder = None

    def _path(self, name: str, source: bytes, size: tuple[int, int]) -> Path | None:
        if self._folder is None:
            return None
        deck, _, code = name.rpartition("/")
        digest = hashlib.sha256(source).hexdigest()[:16]
        return self._folder / f"{deck}-{size[0]}x{size[1]}" / f"{code}-{digest}.face"

    def _mark_used(self, folder: Path) -> None:
        """Once per run: date the folder of a size, and drop the sizes used longest ago."""
        if folder in self._used:
            return
        self._used.add(folder)
        os.utime(folder)
        sizes = sorted((f for f in folder.parent.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime)
        for old in sizes[:-_KEPT_SIZES]:
            if old not in self._used:
                shutil.rmtree(old, ignore_errors=True)
