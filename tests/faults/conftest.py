"""What the tests of faults share."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.soak.program import Program


@pytest.fixture
def start() -> Iterator[Callable[..., Program]]:
    """Starts the program in this process, with its files in the folder `data` of a folder; closed at the end of the test."""
    opened: list[Program] = []

    def make(folder: Path, **more: Any) -> Program:
        opened.append(Program(folder, **{"size": (1024, 600), "speed": "instant", **more}))
        return opened[-1]

    yield make
    for program in opened:
        program.close()
