"""Two programs never write to one folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from schmier_gui.store.lock import FolderLock
from schmier_gui.store.paths import FolderError

HOLDER = """
import sys, time
from pathlib import Path
from schmier_gui.store.lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
lock.take()
print("held", flush=True)
time.sleep(600)
"""


def test_the_second_is_refused_until_the_first_lets_go(tmp_path: Path) -> None:
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    first.take()
    with pytest.raises(FolderError, match="open already"):
        second.take()
    first.release()
    second.take()
    second.release()


def test_two_folders_are_two_locks(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    locks = [FolderLock(tmp_path), FolderLock(tmp_path / "other")]
    for lock in locks:
        lock.take()
    for lock in locks:
        lock.release()


def test_a_killed_program_holds_nothing(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(tmp_path)], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        lock = FolderLock(tmp_path)
        with pytest.raises(FolderError):
            lock.take()
        holder.kill()
        holder.wait()
        lock.take()
        lock.release()


def test_a_folder_that_cannot_be_written_is_used_without_a_lock(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path / "missing")
    lock.take()
    lock.release()
