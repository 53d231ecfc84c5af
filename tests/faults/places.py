"""Folders that make trouble for real: a file system that is full, one that may only be read, rights taken away."""

from __future__ import annotations

import ctypes
import os
import resource
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path

_READ_ONLY, _REMOUNT, _BIND, _DETACH = 1, 32, 4096, 2
_CAPABILITIES_VERSION, _PASSES_OVER_RIGHTS = 0x20080522, 1 << 1 | 1 << 2
"""For capset(2): its version 3; CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH."""


class Disk:
    """A small file system of its own at `folder`; without the right to mount one, a limit on the size of this process's files.

    Both are the system's own refusals, in its own words: `word` is part of the program's sentence about them.
    """

    def __init__(self, folder: Path, mounted: bool) -> None:
        self.folder, self.mounted = folder, mounted
        self.word = "disk is full" if mounted else "could not be saved"

    def fill(self) -> None:
        """Nothing more can be written."""
        if not self.mounted:
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            return
        with suppress(OSError), (self.folder / "filler").open("wb", buffering=0) as filler:
            while True:
                filler.write(b"\0" * 512)

    def empty(self) -> None:
        """There is room again."""
        if not self.mounted:
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        (self.folder / "filler").unlink(missing_ok=True)


@contextmanager
def small_disk(kilobytes: int) -> Iterator[Disk]:
    """A disk of that size."""
    folder = Path(tempfile.mkdtemp(prefix="schmier-"))
    mounted = _mount("tmpfs", folder, "tmpfs", 0, f"size={kilobytes}k,mode=0777")
    disk = Disk(folder, mounted)
    try:
        yield disk
    finally:
        disk.empty()
        if mounted:
            _unmount(folder)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nothing in this folder can be written: a read-only mount over itself; without the right to mount, its rights taken away."""
    mounted = _mount(str(folder), folder, "", _BIND, "") and _mount("", folder, "", _BIND | _REMOUNT | _READ_ONLY, "")
    with nullcontext() if mounted else with_rights(folder, 0o555):
        try:
            yield
        finally:
            if mounted:
                _unmount(folder)


@contextmanager
def with_rights(folder: Path, mode: int) -> Iterator[None]:
    """A folder and all in it with these rights, which hold for root too for the time."""
    _chmod_all(folder, mode)
    try:
        with _bound_by_rights():
            yield
    finally:
        _chmod_all(folder, 0o755)


@contextmanager
def _bound_by_rights() -> Iterator[None]:
    """Root gives up what lets it pass over the rights of files; anybody else is bound by them anyway."""
    if os.geteuid() != 0:
        yield
        return
    system = ctypes.CDLL(None, use_errno=True)
    header, sets = (ctypes.c_uint32 * 2)(_CAPABILITIES_VERSION, 0), (ctypes.c_uint32 * 6)()
    assert system.capget(header, sets) == 0, os.strerror(ctypes.get_errno())
    had = sets[0]
    try:
        sets[0] = had & ~_PASSES_OVER_RIGHTS
        assert system.capset(header, sets) == 0, os.strerror(ctypes.get_errno())
        yield
    finally:
        sets[0] = had
        system.capset(header, sets)


def _chmod_all(folder: Path, mode: int) -> None:
    folder.chmod(0o755)
    for path in (*folder.rglob("*"), folder):
        path.chmod(mode if path.is_dir() else mode & 0o666)


def _mount(source: str, folder: Path, kind: str, flags: int, data: str) -> bool:
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return False
    system = ctypes.CDLL(None, use_errno=True)
    return bool(system.mount(source.encode(), os.fsencode(folder), kind.encode(), ctypes.c_ulong(flags), data.encode()) == 0)


def _unmount(folder: Path) -> None:
    ctypes.CDLL(None).umount2(os.fsencode(folder), _DETACH)
