"""numpy takes its time to load: nothing imports it before a searching player thinks."""

import subprocess
import sys

import pytest

WAYS = {
    "the players": "from schmier_gui.ai import make_bots; make_bots(['expert'] * 6, 'secret')",
    "the window": "import schmier_gui.app",
    "the arena": "import schmier_gui.cli.arena",
    "the coach": "import schmier_gui.coach, schmier_gui.cli.coach, schmier_gui.cli.calibrate",
    "a table without a searching player": """
from schmier_gui.ai.search_bot import load_search_for
load_search_for(['person', 'club', {'profile': 'club', 'boldness': 1.2}])""",
    "a club player who thinks": """
from schmier_gui.ai import decide, make_bot
from schmier_gui.engine import SCHMIER, Session
session = Session.new(SCHMIER, seed=1)
decide(make_bot('club', 1), session.view(session.state.turn))""",
}


@pytest.mark.parametrize("way", WAYS)
def test_it_is_not_loaded_by(way):
    code = f"import sys\n{WAYS[way]}\nprint('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.split()[-1] == "False"


@pytest.mark.parametrize("player", ["expert", {"profile": "expert", "pace": 2.0}])
def test_it_can_be_loaded_ahead_for_a_searching_player(player):
    code = f"import sys\nfrom schmier_gui.ai.search_bot import load_search_for\nload_search_for(['person', {player!r}])"
    done = subprocess.run([sys.executable, "-c", code + "\nprint('numpy' in sys.modules)"], capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "True"
