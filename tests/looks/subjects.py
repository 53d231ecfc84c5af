"""What there is to look at: every screen and every moment at the table, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, get_args

if TYPE_CHECKING:
    from hands import Hands
    from pygame import Surface

    from schmier_gui.table.model import TableModel

Show = Callable[["Hands"], None]
LARGE = 175


def subjects() -> Iterator[tuple[str, Show]]:
    """The name of every picture, and what puts it on a window: first the plain ones, then the same with large text."""
    plain = [*_tables(), *_screens()]
    yield from plain
    yield from _dressed()
    for reduced in (False, True):
        for moment in ("deal", "play", "sweep"):
            yield f"motion - {moment}{', reduced' if reduced else ''}", partial(_moving, moment, reduced)
    for name, show in plain:
        yield f"large text - {name}", partial(_large, show)


def _tables() -> Iterator[tuple[str, Show]]:
    from tests.looks import moments
    from tests.table import tables

    for name, make in (tables.ALL | moments.MORE).items():
        yield f"table - {name.replace('_', ' ')}", partial(_lay_made, make)
    for name, make_round in moments.ROUND.items():
        yield f"table - {name.replace('_', ' ')}", partial(_lay_made, make_round)


def _screens() -> Iterator[tuple[str, Show]]:
    from practices import STATES, open_state
    from screens import screens

    for name in screens():
        yield f"screen - {name}", partial(_open, name)
    for part in ("first call", "exchange", "first trick", "end"):
        yield f"review - {part}", partial(_review, part)
    for name in STATES:
        yield f"practice - {name}", lambda hands, name=name: open_state(hands, name)


def _dressed() -> Iterator[tuple[str, Show]]:
    """The table in other clothes."""
    from schmier_gui.store.settings import Back, Cloth, Deck
    from tests.table import tables

    for field, choices in (("deck", get_args(Deck)), ("back", get_args(Back)), ("cloth", get_args(Cloth))):
        for choice in choices[1:]:
            for make in (tables.trick_done, tables.exchange_dealer, tables.smear):
                name = f"table with {field} {choice} - {make.__name__.replace('_', ' ')}"
                yield name, partial(_dress, field, choice, make)


def _dress(field: str, choice: str, make: Callable[[], TableModel], hands: Hands) -> None:
    setattr(hands.context.settings, field, choice)
    hands.context.restyle()
    lay(hands, make())


def _large(show: Show, hands: Hands) -> None:
    """The same with text as large as it gets."""
    hands.context.set_text_size(LARGE)
    show(hands)


def _lay_made(make: Callable[[], TableModel], hands: Hands) -> None:
    lay(hands, make())


def lay(hands: Hands, model: TableModel, surface: Surface | None = None) -> None:
    """A table that does not move, on the window or another surface of its size."""
    from schmier_gui.gfx.pieces import Canvas
    from schmier_gui.gfx.room import room_and_table
    from schmier_gui.table.geometry import Geometry
    from schmier_gui.table.renderer import pieces

    context = hands.context
    ground = room_and_table(context.viewport, cloth=context.settings.cloth)
    Canvas(ground).paint(context.painter(surface or hands.screen), pieces(model, Geometry(context.viewport, model.rules.seats)))


def _open(name: str, hands: Hands) -> None:
    """A screen over a table on which a trick has just been won."""
    from screens import screens

    from tests.looks.moments import Still

    hands.stack.push(Still(hands))
    hands.open(screens()[name](hands.context))
    hands.rest()


def _review(part: str, hands: Hands) -> None:
    """A deal that is over, at one of its moments."""
    from screens import finished

    from schmier_gui.engine import SCHMIER
    from schmier_gui.engine.events import CallMade, CardPlayed, CardsExchanged
    from schmier_gui.scenes.review import ReviewScene
    from schmier_gui.scenes.review_steps import Steps, deals_over

    session = finished(SCHMIER)
    steps = Steps(session, deals_over(session)[0])
    kind = {"first call": CallMade, "exchange": CardsExchanged, "first trick": CardPlayed}.get(part)
    before = next((n for n, choice in enumerate(steps.choices) if kind and isinstance(session.log[choice.event], kind)), len(steps))
    hands.open(ReviewScene(hands.context, session, 1, before + (3 if part == "first trick" else 0)))


def _moving(moment: str, reduced: bool, hands: Hands) -> None:
    """A game stopped while cards are on their way."""
    from games import game
    from hands import SIX

    from schmier_gui.engine import SCHMIER
    from schmier_gui.table.director import Director
    from schmier_gui.table.flights import Flights
    from schmier_gui.table.geometry import Geometry
    from schmier_gui.table.seating import empty_table
    from schmier_gui.table.tempo import Tempo

    session = game(SCHMIER, 40, names=SIX)
    model = empty_table(session.rules, session.names, 0, (0, 0, 0))
    table = Director(model, Flights(model, Geometry(hands.context.viewport, 6), Tempo(reduced_motion=reduced)))
    table.feed(session.events(0))
    reached = {"deal": lambda: len(model.flyers) >= 2, "play": lambda: len(model.trick.cards) == 3 and model.flyers,
               "sweep": lambda: len(model.flyers) == 6 and model.flyers[0].alpha < 160}  # fmt: skip
    for _ in range(5000):
        table.update(0.01)
        if reached[moment]():
            break
    lay(hands, model)
