"""What may stand on the command line (CONTRACTS.md, "Commands"), and what it becomes: options for the window or an order for a command."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from gettext import gettext as _
from pathlib import Path
from typing import NoReturn

import schmier_gui
from schmier_gui.cli import values
from schmier_gui.cli.options import WindowOptions

NAME = "schmier-gui"
WINDOW_ONLY = ("size", "scale", "fullscreen", "new_game", "speed", "autoplay", "ui_map", "trace", "quit_after")
SPEEDS = ("instant", "fast", "normal", "relaxed")
GAMES = ("schmier", "smear")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line and leaves with status 2."""

    def error(self, message: str) -> NoReturn:
        """Print the message on standard error and exit."""
        self.exit(2, _("{program}: {message} (--help tells more)").format(program=self.prog, message=message) + "\n")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """What was asked for: `command` and the options that were given, those left out are missing.

    Raises SystemExit: with 0 after --help and --version, with 2 where the arguments are wrong.
    """
    parser = _parser()
    given = parser.parse_args(_joined(arguments), argparse.Namespace(command=None))
    if given.command not in (None, "play"):
        for name in WINDOW_ONLY:
            if hasattr(given, name):
                option = "--" + {"new_game": "new"}.get(name, name).replace("_", "-")
                parser.error(_("{option} is for the window, not for {command}").format(option=option, command=given.command))
    return given


def _joined(arguments: Sequence[str]) -> list[str]:
    """Scores may begin with a minus, and are no option then: they become one word with the option they belong to."""
    joined: list[str] = []
    for argument in arguments:
        if joined and joined[-1] == "--scores" and argument[:2].lstrip("-\N{MINUS SIGN}\N{EN DASH}").isdecimal():
            joined[-1] = f"--scores={argument}"
        else:
            joined.append(argument)
    return joined


def window_options(given: argparse.Namespace) -> WindowOptions:
    """The options of the window out of what was given."""
    known = {name: value for name, value in vars(given).items() if name in WindowOptions.__struct_fields__}
    return WindowOptions(**known)


def _parser() -> Parser:
    about = _("Schmier and Smear against computer players. Without a command the window opens.")
    common, window = _for_all(), _for_the_window()
    parser = Parser(prog=NAME, description=about, parents=[common, window], allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", metavar=_("COMMAND"), title=_("commands"))
    play = commands.add_parser("play", help=_("open a record in the window"), parents=[common, window], allow_abbrev=False)
    play.add_argument("play_file", metavar="FILE", type=Path, help=_("an unfinished game is continued, a finished one reviewed"))
    _add_simulate(commands, common)
    _add_arena(commands, common)
    _add_coach(commands, common)
    _add_calibrate(commands, common)
    check = commands.add_parser("check", help=_("verify every line of a record"), parents=[common], allow_abbrev=False)
    check.add_argument("file", metavar="FILE", type=Path, help=_("one game or several, one after the other"))
    return parser


def _for_all() -> Parser:
    """Options that hold for all commands. None has a default, so that they may stand before a command or after it."""
    options = Parser(add_help=False, argument_default=argparse.SUPPRESS)
    version = f"{NAME} {schmier_gui.__version__}"
    options.add_argument("--version", action="version", version=version, help=_("print the version"))
    options.add_argument("--data-dir", type=Path, metavar="DIR", help=_("instead of your own folder"))
    options.add_argument("--language", type=values.language, metavar="CODE", help=_("the language of the program: en"))
    options.add_argument("--log-level", type=values.log_level, metavar="LEVEL", help=_("debug, info, warning or error"))
    return options


def _for_the_window() -> Parser:
    parser = Parser(add_help=False, argument_default=argparse.SUPPRESS)
    options = parser.add_argument_group(_("options for the window"))
    options.add_argument("--size", type=values.size, metavar="WxH", help=_("size of the window, such as 1280x800"))
    scale = _("force a scale factor, such as 1.5; no larger than fits the window")
    options.add_argument("--scale", type=values.scale, metavar="F", help=scale)
    options.add_argument("--fullscreen", action="store_true", help=_("fill the screen"))
    options.add_argument("--seed", type=values.text, metavar="S", help=_("the seed of the deals"))
    options.add_argument("--new", dest="new_game", choices=GAMES, help=_("skip the title and start this game"))
    options.add_argument("--speed", choices=SPEEDS, help=_("how fast cards and computer players move"))
    options.add_argument("--autoplay", action="store_true", help=_("a computer player takes your seat too"))
    options.add_argument("--ui-map", type=Path, metavar="FILE", help=_("keep a list of what can be clicked in this file"))
    options.add_argument("--trace", type=Path, metavar="FILE", help=_("note in this file when each line of the record was shown"))
    options.add_argument("--quit-after", type=values.seconds, metavar="SECONDS", help=_("close the window after so many seconds"))
    return parser


def _add_simulate(commands: argparse._SubParsersAction[Parser], common: Parser) -> None:
    about = _("play whole games between computer players")
    simulate = commands.add_parser("simulate", help=about, parents=[common], argument_default=argparse.SUPPRESS, allow_abbrev=False)
    simulate.add_argument("--game", choices=GAMES, required=True, help=_("which game"))
    simulate.add_argument("--games", type=values.count, required=True, metavar="N", help=_("how many"))
    seed, players = _("the same seed gives the same games; without one it is drawn and printed"), _("a computer player for each seat")
    simulate.add_argument("--seed", type=values.text, metavar="S", help=seed)
    simulate.add_argument("--players", type=values.names, metavar="P,P,...", help=players)
    simulate.add_argument("--preset", metavar="NAME", help=_("a named set of house rules"))
    simulate.add_argument("--rules", type=values.rules, metavar="JSON", help=_("house rules, on top of the preset"))
    simulate.add_argument("--record", type=Path, metavar="FILE", help=_("write the records to this file"))


def _add_arena(commands: argparse._SubParsersAction[Parser], common: Parser) -> None:
    about = _("duplicate matches between two computer players")
    arena = commands.add_parser("arena", help=about, parents=[common], argument_default=argparse.SUPPRESS, allow_abbrev=False)
    arena.add_argument("a", metavar="A", help=_("the player on one side"))
    arena.add_argument("b", metavar="B", help=_("the player on every other side"))
    arena.add_argument("--game", choices=GAMES, help=_("which game: schmier if left out"))
    arena.add_argument("--preset", metavar="NAME", help=_("a named set of house rules"))
    arena.add_argument("--deals", type=values.count_or_none, metavar="N", help=_("single deals for the points of a deal"))
    arena.add_argument("--games", type=values.count_or_none, metavar="N", help=_("whole games for the share won"))
    seed = _("the same seed gives the same match; without one it is drawn and printed")
    arena.add_argument("--seed", type=values.text, metavar="S", help=seed)
    arena.add_argument("--jobs", type=values.count, metavar="N", help=_("so many processes at once; the result is the same"))
    arena.add_argument("--json", action="store_true", dest="as_json", help=_("print one JSON object"))


def _add_coach(commands: argparse._SubParsersAction[Parser], common: Parser) -> None:
    about = _("what each call is worth for the seat to act")
    coach = commands.add_parser("coach", help=about, parents=[common], argument_default=argparse.SUPPRESS, allow_abbrev=False)
    coach.add_argument("hand", metavar="HAND", type=values.text, help=_('six cards in any order, such as "AS JS JK 5S AC 7D"'))
    calls = _('the calls already made, from the dealer\'s left: p or a number, such as "p 3"')
    coach.add_argument("--calls", type=values.calls, metavar="CALLS", help=calls)
    coach.add_argument("--dealer", type=values.seat, metavar="SEAT", help=_("the seat that deals: the highest if left out"))
    coach.add_argument("--scores", type=values.scores, metavar="A,B,C", help=_("the scores by side: all 0 if left out"))
    coach.add_argument("--game", choices=GAMES, help=_("which game: schmier if left out"))
    coach.add_argument("--preset", metavar="NAME", help=_("a named set of house rules"))
    coach.add_argument("--deals", type=values.count, metavar="N", help=_("how many deals to play out"))
    coach.add_argument("--seed", type=values.text, metavar="S", help=_("the same seed gives the same figures"))
    coach.add_argument("--json", action="store_true", dest="as_json", help=_("print one JSON object"))


def _add_calibrate(commands: argparse._SubParsersAction[Parser], common: Parser) -> None:
    about = _("how true the coach is: chances to make a bid, and how often it was made")
    calibrate = commands.add_parser("calibrate", help=about, parents=[common], argument_default=argparse.SUPPRESS, allow_abbrev=False)
    calibrate.add_argument("--game", choices=GAMES, help=_("which game: schmier if left out"))
    calibrate.add_argument("--preset", metavar="NAME", help=_("a named set of house rules"))
    calibrate.add_argument("--profile", metavar="P", help=_("the player in every seat: expert if left out"))
    calibrate.add_argument("--hands", type=values.count, metavar="N", help=_("how many hands"))
    seed = _("the same seed gives the same hands; without one it is drawn and printed")
    calibrate.add_argument("--seed", type=values.text, metavar="S", help=seed)
    calibrate.add_argument("--jobs", type=values.count, metavar="N", help=_("so many processes at once; the result is the same"))
    calibrate.add_argument("--json", action="store_true", dest="as_json", help=_("print one JSON object"))
