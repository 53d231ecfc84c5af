"""What must be true of the running program at every moment, whoever does what to it."""

from __future__ import annotations

import pygame

from schmier_gui.engine import load
from schmier_gui.engine.actions import PlayCard
from schmier_gui.engine.session import Session
from schmier_gui.scenes.control_names import is_known
from schmier_gui.scenes.table_scene import TableScene
from schmier_gui.store.autosave import unfinished_file
from schmier_gui.table.table import Table
from tests.soak.program import Program


def check(program: Program, replay: bool = False) -> None:
    """Raises AssertionError where screen, engine and disk differ; with `replay` the record is played again too."""
    if not program.running:
        return
    assert program.top is not None, "no scene is left"
    window = pygame.Rect(0, 0, *program.window.surface.get_size())
    for name, rect in program.context.stack.controls().items():
        assert is_known(name), f"{name} is in no table of names"
        assert rect.w > 0 and rect.h > 0 and window.contains(rect), f"{name} at {rect} is outside the window {window}"
    scene = program.table
    if scene is None:
        return
    if isinstance(program.top, TableScene) and program.context.stack.controls():  # none while a new window size settles
        check_choices(scene.table, program.context.stack.controls())
    if scene.table.director.ready:
        check_picture(scene.table)
    check_disk(program, scene.session, replay)


def check_choices(table: Table, controls: dict[str, pygame.Rect]) -> None:
    """What is offered is legal now, and all that is legal is offered."""
    decision = table.session.decision
    offered = {name[5:] for name in controls if name.startswith("card-")}
    mine = decision is not None and decision.seat == table.person and table.controller.decision is not None
    if not offered and not mine:
        return
    assert mine and decision is not None, f"{offered} offered out of turn"
    assert table.controller.decision == decision, "the decision on the table is an old one"
    if decision.kind == "play":
        legal = {action.card for action in decision.actions if isinstance(action, PlayCard)}
        assert offered <= legal, f"{offered - legal} is not legal"
        flying = {card.card for card in table.model.hand if card.hidden}
        assert legal - offered <= flying, f"{legal - offered} can't be played"
    elif decision.kind == "lay_away":
        assert offered == set(decision.bounds.allowed) - set(decision.bounds.must_stay)
    tiles = {name for name in controls if name.startswith(("bid-", "trump-")) or name == "pass"}
    if decision.kind in ("call", "trump"):
        assert len(tiles) == len(decision.actions), f"{tiles} offered for {decision.actions}"
    else:
        assert not tiles


def carries(table: Table) -> int:
    """How many cards the person has in their fingers."""
    return int(table.pointer._drag.holds)


def check_picture(table: Table) -> None:
    """Once everything is shown, the table shows what the person may know, and nothing else."""
    model, view = table.model, table.session.view(table.person)
    assert table.shown == len(table.session.log)
    assert sorted(card.card for card in model.hand) == sorted(view.hand)
    assert sum(card.hidden for card in model.hand) <= carries(table), "a card of the hand is not drawn"
    assert len(model.flyers) <= carries(table), "something still flies"
    assert tuple(model.scores) == view.scores
    if view.phase == "over":
        return
    assert (model.number, model.dealer) == (view.number, view.dealer)
    assert model.contract.trump == view.trump
    assert tuple(seat.cards for seat in model.seats) == view.counts
    assert model.kitty == view.kitty_count
    assert tuple(model.trick.cards.values()) == view.trick
    assert model.tokens == dict(view.points)
    assert tuple(model.pips) == view.pips


def check_pixels(program: Program) -> None:
    """What was repainted piece by piece is what a repaint of everything shows."""
    stack, surface = program.context.stack, program.window.surface
    if not program.running or not stack.controls():
        return
    stack.draw(surface)
    pieces = surface.copy()
    stack.redraw()
    stack.draw(surface)
    same = pygame.image.tobytes(pieces, "RGB") == pygame.image.tobytes(surface, "RGB")
    if not same:
        differ = pygame.mask.from_threshold(pieces, (0, 0, 0), (1, 1, 1, 255), surface)
        differ.invert()
        boxes = differ.get_bounding_rects()
        raise AssertionError(f"{type(stack.top).__name__}: {len(boxes)} places differ, {boxes[:4]}")


def check_disk(program: Program, session: Session, replay: bool) -> None:
    """The record on disk is the game."""
    path = unfinished_file(program.context.data_dir, session.rules.game)
    if session.state.phase == "over":
        return
    text = path.read_text(encoding="utf-8")
    assert text == session.record(), "the record on disk is another game"
    if replay:
        assert load(path).state == session.state
