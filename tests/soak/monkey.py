"""A monkey at the program: random events from a seed, and after each a look whether screen, engine and disk agree.

    python -m tests.soak.monkey [--share 0.1 | --events 2000] [--sizes 1280x800,1024x600,800x500] [--seed S] [--dummy]

The whole is 20,000 events in real windows (Xvfb), a third in each size. At the end of each the game is played out by computer players.
With --dummy SDL's dummy driver is used.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections import Counter, deque
from pathlib import Path

import pygame

from schmier_gui.scenes.game_over import GameOverScene
from schmier_gui.scenes.table_scene import TableScene
from schmier_gui.scenes.title import TitleScene
from tests.soak.asked import arguments, driver, part
from tests.soak.program import FRAME, Program
from tests.soak.truth import check, check_pixels

WHOLE = 20_000

MEANT = "RETURN SPACE KP_ENTER ESCAPE TAB LEFT RIGHT UP DOWN F1 p l s h d c 1 2 3 4 5 6 7 8 9 KP_3 z PAGEUP PAGEDOWN HOME END DELETE"
UNMEANT = "F2 F5 F12 q w 0 MINUS CAPSLOCK LCTRL LALT LSHIFT LSUPER MENU INSERT PRINTSCREEN PAUSE WORLD_0 KP_0 KP_PLUS AC_BACK UNKNOWN"
MODS = (0, 0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT, pygame.KMOD_META)
LETTERS = ("", "", "a", "Ž", "é", "\u0301", "🂡", "\t", "\x00", "<b>", "%s", "{x}")
LEAVES = ("menu-quit", "title-quit", "menu-title", "title")
SIZES = ((800, 500), (1024, 600), (1280, 800), (1000, 900), (1600, 500), (1366, 768))


class Monkey:
    """Acts on one program after another in the same folder; `done` counts what it did."""

    def __init__(self, folder: Path, size: tuple[int, int], seed: str) -> None:
        self.folder, self.size, self.chance = folder, size, random.Random(seed)
        self.done: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=30)
        self.held: set[int] = set()
        self.program = self._start()

    def _start(self) -> Program:
        game = self.chance.choice((None, None, "schmier", "smear"))
        return Program(self.folder, self.size, new_game=game, seed=str(self.chance.random()))

    def act(self) -> None:
        """One random event, some frames, and the look."""
        name, weight = zip(*ACTS.items(), strict=True)
        kind = self.chance.choices(name, weight)[0]
        self.done[kind] += 1
        self.last.append(kind)
        getattr(self, f"_{kind}")()
        self.program.turn(self.chance.choice((0, 1, 1, 1, 2, 5)), self.chance.choice((0.0, FRAME, FRAME, FRAME, 0.1)))
        if not self.program.running:
            self._again()
        self.program.turn()
        check(self.program, replay=self.chance.random() < 0.02)
        if self.chance.random() < 0.1:
            check_pixels(self.program)

    def _again(self) -> None:
        """The monkey has closed the window: open it again, nothing is lost."""
        before = self.program.table
        self.program.close()
        self.program = self._start()
        if before is not None:
            self.last.append(f"closed at choice {before.session.choices}")

    def finish(self) -> None:
        """Whatever was done, the game can be played to its end."""
        program = self.program
        for _ in range(12):
            if isinstance(program.top, TableScene | TitleScene | GameOverScene):
                break
            program.key(pygame.K_ESCAPE)
            program.settle()
        if program.table is None:
            names = program.context.stack.controls()
            program.click("title-continue" if "title-continue" in names else "title-new-game")
            program.settle()
            if program.table is None:
                program.click("start")
            program.settle()
        program.play_alone()
        scene = program.table
        assert scene is not None
        for _ in range(20_000):
            program.turn(1, 0.05)
            if scene.session.state.phase == "over" or program.table is not scene:
                return
        raise AssertionError("the game never ends")

    # what it does

    def _control(self) -> tuple[str, tuple[int, int]]:
        controls = self.program.context.stack.controls()
        names = [name for name in controls if name not in LEAVES or self.chance.random() < 0.1]
        if not names:
            return "nothing", self._place()
        name = self.chance.choice(names)
        self.last.append(name)
        rect = controls[name]
        return name, (self.chance.randrange(rect.left, rect.right), self.chance.randrange(rect.top, rect.bottom))

    def _place(self) -> tuple[int, int]:
        width, height = self.program.window.surface.get_size()
        return self.chance.randrange(-5, width + 5), self.chance.randrange(-5, height + 5)

    def _click(self) -> None:
        _name, place = self._control()
        self.program.press(place)
        self.program.turn(self.chance.choice((0, 1, 1)))
        self.program.release(place)

    def _double_click(self) -> None:
        _name, place = self._control()
        for _ in range(self.chance.choice((2, 2, 3))):
            self.program.press(place)
            self.program.turn(self.chance.choice((0, 1)))
            self.program.release(place)
            self.program.turn(self.chance.choice((0, 1, 3)))

    def _click_anywhere(self) -> None:
        place = self._place()
        self.program.press(place, self.chance.choice((1, 1, 1, 2, 3, 6)))
        self.program.release(self._place() if self.chance.random() < 0.2 else place)

    def _hold_button(self) -> None:
        _name, place = self._control()
        self.program.press(place)
        self.program.turn(self.chance.randrange(10))

    def _drag(self) -> None:
        """Pull something somewhere, often something that can't be pulled, and let go there, or lose it on the way."""
        controls = self.program.context.stack.controls()
        cards = [name for name in controls if name.startswith(("card-", "dim-"))]
        place = controls[self.chance.choice(cards)].center if cards else self._place()
        self.program.press(place)
        for _ in range(self.chance.randrange(6)):
            place = self._place()
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(9, 9), buttons=(1, 0, 0), touch=False))
            self.program.turn(self.chance.choice((0, 1)))
        if self.chance.random() < 0.8:
            self.program.release(place)

    def _let_go(self) -> None:
        self.program.release(self._place(), self.chance.choice((1, 1, 2, 3)))

    def _point(self) -> None:
        place = self._control()[1] if self.chance.random() < 0.7 else self._place()
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False))

    def _wheel(self) -> None:
        way = self.chance.choice((-3, -1, 1, 40))
        fields = {"x": 0, "y": way, "precise_x": 0.0, "precise_y": float(way), "flipped": False, "touch": False}
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, fields))

    def _key(self) -> None:
        names = MEANT if self.chance.random() < 0.85 else UNMEANT
        key = getattr(pygame, f"K_{self.chance.choice(names.split())}", pygame.K_x)
        mod = pygame.KMOD_CTRL if key == pygame.K_z and self.chance.random() < 0.7 else self.chance.choice(MODS)
        self.last.append(f"{pygame.key.name(key)} {mod}")
        letter = chr(key) if 32 < key < 127 and not mod else self.chance.choice(LETTERS)
        for _ in range(self.chance.choice((1, 1, 1, 2, 12))):  # auto-repeat
            self.program.key_down(key, mod, letter)
            self.program.turn(self.chance.choice((0, 0, 1)))
        self.held.add(key)
        if self.chance.random() < 0.9:
            for held in self.held:
                self.program.key_up(held, mod)
            self.held.clear()

    def _play_on(self) -> None:
        """Do what moves the game on, so that all of it is seen."""
        controls = self.program.context.stack.controls()
        wanted = [name for name in controls if name.startswith(("card-", "bid-", "pass", "trump-", "confirm", "next", "start", "continue"))]
        if wanted:
            self.last.append("play on")
            self.program.click(self.chance.choice(wanted), pause=0.0)
        else:
            self.program.turn(8, 0.1)

    def _resize(self) -> None:
        self.size = self.chance.choice(SIZES) if self.chance.random() < 0.6 else self.size
        for _ in range(self.chance.choice((1, 1, 6))):
            self.program.set_size((self.size[0] + self.chance.choice((0, 0, 7)), self.size[1] + self.chance.choice((0, 0, 3))))
            self.program.turn(self.chance.choice((0, 1, 12)))

    def _fullscreen(self) -> None:
        self.program.key(pygame.K_F11)

    def _window_event(self) -> None:
        kinds = "FOCUSLOST FOCUSGAINED EXPOSED MINIMIZED RESTORED LEAVE ENTER HIDDEN SHOWN MOVED MAXIMIZED DISPLAYCHANGED TAKEFOCUS"
        kind = self.chance.choice(kinds.split())
        self.last.append(kind)
        pygame.event.post(pygame.event.Event(getattr(pygame, f"WINDOW{kind}"), x=3, y=3, window=None))

    def _time_jump(self) -> None:
        self.program.turn(1, self.chance.choice((0.0, 0.3, 2.5, 60.0, 86_400.0)))

    def _close_window(self) -> None:
        pygame.event.post(pygame.event.Event(pygame.QUIT))


ACTS = {
    "click": 18, "double_click": 5, "click_anywhere": 6, "hold_button": 3, "drag": 5, "let_go": 4, "point": 10, "wheel": 3, "key": 22,
    "play_on": 26, "resize": 1, "fullscreen": 0.5, "window_event": 4, "time_jump": 4, "close_window": 0.15,
}  # fmt: skip


def run(folder: Path, size: tuple[int, int], seed: str, events: int) -> Monkey:
    """Let a monkey act so often, then finish its game. Raises whatever goes wrong, with the last things it did."""
    monkey = Monkey(folder, size, seed)
    try:
        for _ in range(events):
            monkey.act()
        monkey.finish()
    except BaseException as error:
        error.add_note(f"seed {seed}, event {sum(monkey.done.values())}, after: {', '.join(monkey.last)}")
        raise
    finally:
        monkey.program.close()
    return monkey


def main() -> None:
    """The command."""
    parser = arguments(__doc__)
    parser.add_argument("--events", type=int, help="instead of a share of them")
    parser.add_argument("--sizes", default="1280x800,1024x600,800x500")
    parser.add_argument("--dummy", action="store_true", help="no real window")
    given = parser.parse_args()
    sizes = given.sizes.split(",")
    events = -(-(given.events or part(WHOLE, given.share)) // len(sizes))
    with driver(given.dummy):
        for size in sizes:
            width, height = map(int, size.split("x"))
            begun = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                done = run(Path(folder), (width, height), f"{given.seed} {size}", events).done
            print(f"{events} events at {size} in {time.monotonic() - begun:.0f} s, and the game was finished:", dict(done), flush=True)


if __name__ == "__main__":
    main()
