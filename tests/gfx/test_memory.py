"""What large pictures took is given back."""

import subprocess
import sys

from schmier_gui.gfx.memory import give_back_large_blocks

GROW = """
import os, pygame
from schmier_gui.gfx.memory import give_back_large_blocks
give_back_large_blocks()
def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
def picture(side):
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    made.fill((1, 2, 3, 4))
    return made
del (large := [picture(2800)])[:]  # the first large one to go makes the library keep the next ones
before = resident()
cards = [picture(600) for _ in range(100)]
held = resident() - before
kept = cards[::20]
cards.clear()
print(held, resident() - before)
"""


def test_pictures_that_go_leave_no_holes() -> None:
    if not sys.platform.startswith("linux"):
        assert give_back_large_blocks() is False, "other systems do so by themselves"
        return
    done = subprocess.run([sys.executable, "-c", GROW], capture_output=True, text=True, check=True, timeout=60)
    held, left = map(int, done.stdout.splitlines()[-1].split())
    assert held > 100e6
    assert left < 0.2 * held
