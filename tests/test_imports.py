"""DESIGN.md: who may import whom, how long a module may be, and that importing does nothing."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "schmier_gui"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 320

ALLOWED = {
    "engine": [],
    "anim": [],
    "ai": ["engine"],
    "database": [],
    "coach": ["engine", "ai", "database"],
    "store": ["database", "engine.cards", "engine.errors", "engine.record", "engine.replay", "engine.rules", "engine.session"],
    "gfx": ["store.paths"],
    "table": ["engine", "ai.turn", "ai.bot", "anim", "gfx"],
    "scenes": ["engine", "ai", "coach", "store", "anim", "gfx", "table"],
    "cli": ["engine", "ai", "coach", "store"],
    "reports": ["engine"],
    "autopilot": ["engine", "ai", "anim", "gfx", "table", "scenes"],
    "once": [],
    "window": ["store.paths", "store.settings"],
    "crash": ["store", "gfx", "cli.output"],
    "lost_screen": ["cli.output"],
    "app": ["engine", "ai", "coach", "store", "anim", "gfx", "table", "scenes", "cli.options", "reports", "autopilot", "window", "crash",
            "once", "lost_screen"],
    "running": ["engine", "ai", "store", "scenes", "cli.options", "app", "crash"],
    "__main__": ["engine", "store", "cli", "running", "crash"],
    "__init__": [],
}
"""Part of the package to the parts it may use, besides itself. The bots' protocol (`ai.bot`) belongs to what `ai.turn` offers, the options
of the window (`cli.options`) to what `__main__` hands to `app`; `reports`, `autopilot`, `window`, `once` and `crash` are hands of `app`;
what `coach` and `store` keep in SQLite, both keep with `database`."""

OTHERS = {
    "engine": {"msgspec"},
    "anim": set(),
    "ai": {"msgspec", "numpy"},
    "coach": {"msgspec", "numpy", "fsrs"},
    "store": {"msgspec", "platformdirs"},
    "cli": {"msgspec", "rich"},
    "__main__": set(),
    "__init__": set(),
}
"""Libraries that a part may use besides the standard one; parts not named here may use any that is installed with the program."""

CLOCKS_AND_CHANCE = {"time", "datetime", "random", "secrets", "uuid", "threading", "asyncio", "tempfile", "socket"}


def part_of(module):
    """ "engine" for schmier_gui/engine/cards.py, "app" for schmier_gui/app.py."""
    return module.relative_to(PACKAGE).with_suffix("").parts[0]


def imports(module):
    """Every module that this one names in an import, wherever it stands."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are absolute"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def ours(name):
    """ "engine.cards.Card" for schmier_gui.engine.cards.Card, None for what is not ours."""
    return name.removeprefix("schmier_gui.") if name.startswith("schmier_gui.") else None


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.relative_to(PACKAGE).as_posix())
def test_who_may_import_whom(module):
    part = part_of(module)
    for name in imports(module):
        inner = ours(name)
        if inner is None or inner.split(".")[0] in (part, "__version__"):
            continue
        assert any(inner == allowed or inner.startswith(allowed + ".") for allowed in ALLOWED[part]), f"{part} imports {name}"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.relative_to(PACKAGE).as_posix())
def test_which_libraries_a_part_may_use(module):
    part = part_of(module)
    names = {name.split(".")[0] for name in imports(module)}
    if part in OTHERS:
        assert names - set(sys.stdlib_module_names) - OTHERS[part] <= {"schmier_gui"}


@pytest.mark.parametrize("module", [m for m in MODULES if part_of(m) == "engine"], ids=lambda module: module.name)
def test_the_engine_has_no_clock_no_chance_and_prints_nothing(module):
    assert not {name.split(".")[0] for name in imports(module)} & CLOCKS_AND_CHANCE
    calls = [node.func for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    assert not [call.id for call in calls if isinstance(call, ast.Name) and call.id in ("print", "input")]


@pytest.mark.parametrize("module", [m for m in MODULES if part_of(m) == "ai"], ids=lambda module: module.name)
def test_of_the_computer_players_only_arena_and_turn_touch_a_session_or_a_state(module):
    """And what learns from games that are over."""
    if module.stem not in ("arena", "turn", "learning"):
        for name in imports(module):
            assert not name.startswith(("schmier_gui.engine.session", "schmier_gui.engine.state", "schmier_gui.engine.Session")), name


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.relative_to(PACKAGE).as_posix())
def test_no_module_is_too_long(module):
    assert len(module.read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.relative_to(PACKAGE).as_posix())
def test_every_module_says_what_it_is(module):
    text = module.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(text)) or not text


def loaded_by(code):
    """What is in sys.modules after this code in a fresh process."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules)"], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stderr == ""
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "code",
    [
        "import schmier_gui",
        "import schmier_gui.engine",
        "import schmier_gui.ai",
        "import schmier_gui.anim.timeline",
        "import schmier_gui.coach, schmier_gui.coach.whatif, schmier_gui.coach.calibration.table",
        "import schmier_gui.store.settings, schmier_gui.store.autosave",
        "import schmier_gui.__main__",
    ],
)
def test_importing_loads_no_pygame_and_no_numpy(code):
    assert not loaded_by(code) & {"pygame", "pygame_gui", "numpy", "rich"}


def test_importing_the_package_alone_loads_nothing_else_of_it():
    assert {name for name in loaded_by("import schmier_gui") if name.startswith("schmier_gui")} == {"schmier_gui"}


def test_importing_the_engine_loads_nothing_else_of_ours():
    parts = {name.split(".")[1] for name in loaded_by("import schmier_gui.engine") if name.startswith("schmier_gui.")}
    assert parts == {"engine"}
