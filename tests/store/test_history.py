"""The history says what the records say, and nothing is lost when its file is."""

import os
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from datetime import date
from math import comb, sqrt
from pathlib import Path

import pytest
from games import first_choice, play

from schmier_gui.database import DatabaseError, ForeignDatabase, NewerDatabase, UnreadableDatabase
from schmier_gui.engine import SCHMIER, SMEAR, LayAwayBounds, Rules, Session
from schmier_gui.engine.cards import JOKER, PACKS
from schmier_gui.engine.events import CallMade, DealScored, DealStarted
from schmier_gui.store.autosave import Autosave
from schmier_gui.store.chronicle import Chronicle
from schmier_gui.store.history import Filter, History, open_history
from schmier_gui.store.history.book import FILE
from schmier_gui.store.history.fairness import HAND, KINDS, REACH, held_by_chance

TWO_SIDES = Rules(sides=2)


def wild(rules: Rules, seed: str, players: tuple[str, ...] = (), choices: int = 10_000) -> Session:
    """A game in which everybody does any legal thing, from a seed, but bids little."""
    chance = random.Random(seed)
    session = Session.new(rules, seed=seed, players=players or ("person", *("club",) * (rules.seats - 1)))
    for _ in range(choices):
        if session.decision is None:
            break
        decision = session.decision
        if isinstance(decision.legal, LayAwayBounds):
            session.submit(first_choice(session))
        else:
            session.submit(chance.choice(decision.actions[:2] if decision.kind == "call" else decision.actions))
    return session


def keep(folder: Path, session: Session, name: str) -> Path:
    path = folder / "games" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(session.record())
    return path


@pytest.fixture
def shelf(tmp_path: Path) -> dict[str, Session]:
    """Games of both kinds against several levels, one of them unfinished."""
    found = {}
    for place in range(12):
        rules = (SCHMIER, SMEAR, TWO_SIDES)[place % 3]
        level = ("club", "expert")[place % 2]
        players = ("person", *(level,) * (rules.seats - 1))
        name = f"2026-{place % 5 + 1:02d}-10-{rules.game}-{place}.jsonl"
        found[name] = wild(rules, f"shelf {place}", players, 150 if place == 7 else 10_000)
        keep(tmp_path, found[name], name)
    return found


def read(history: History, folder: Path) -> History:
    for _left in history.catch_up(folder):
        pass
    return history


def everything(history: History) -> list[object]:
    """All that it can be asked for."""
    filters = [Filter(), Filter(game="smear"), Filter(level="expert"), Filter(since=date(2026, 3, 1)), Filter(apart=True)]
    return [*map(history.figures, filters), history.fairness("schmier"), history.fairness("smear"), history.offered(), history.problems()]


# the totals

WANTED: list[tuple[Filter, Callable[[str, Session], bool]]] = [
    (Filter(), lambda name, session: True),
    (Filter(game="smear"), lambda name, session: session.rules.game == "smear"),
    (Filter(level="expert"), lambda name, session: session.players[1] == "expert"),
    (Filter(game="schmier", rules='{"sides":2}'), lambda name, session: session.rules == TWO_SIDES),
    (Filter(since=date(2026, 3, 1)), lambda name, session: name >= "2026-03"),
]


@pytest.mark.parametrize(("wanted", "belongs"), WANTED)
def test_the_totals_are_those_of_the_records(
    shelf: dict[str, Session], tmp_path: Path, wanted: Filter, belongs: Callable[[str, Session], bool]
) -> None:
    games = [session for name, session in shelf.items() if belongs(name, session)]
    over = [session for session in games if session.state.phase == "over"]
    found = read(History(None), tmp_path).figures(wanted)
    assert (found.finished, found.unfinished) == (len(over), len(games) - len(over))
    assert found.won == sum(0 in session.state.winners for session in over)
    scored = [event for session in games for event in session.log if isinstance(event, DealScored)]
    assert (found.deals, found.change) == (len(scored), sum(event.change[0] for event in scored))
    own = [event for session in games for event in session.log if isinstance(event, CallMade) and event.seat == 0]
    assert (found.calls, found.passes) == (len(own), sum(event.amount is None for event in own))
    assert sum(part.played for part in found.results) == len(over) and sum(part.won for part in found.results) == found.won
    assert sum(part.by_chance for part in found.results) == pytest.approx(sum(1 / session.rules.sides for session in over))
    took = Counter((s.rules.game, e.bid, e.made, sum(side == 0 for _, side in e.points)) for s in games for e in s.log
                   if isinstance(e, DealScored) and e.declarer == 0)
    assert {(c.game, c.bid): (c.times, c.made) for c in found.contracts} == {
        (kind, bid): (sum(n for (g, b, _, _), n in took.items() if (g, b) == (kind, bid)),
                      sum(n for (g, b, made, _), n in took.items() if (g, b, made) == (kind, bid, True))) for kind, bid, _, _ in took}
    assert Counter({(c.game, c.bid, n): times for c in found.contracts for n, times in enumerate(c.took) if times}) == Counter(
        {key: sum(n for (g, b, _, t), n in took.items() if (g, b, t) == key) for key in {(g, b, t) for g, b, _, t in took}})
    sides = Counter((point, side) for event in scored for point, side in event.points)
    assert {(p.point, p.yours, p.nobody, p.deals) for p in found.points} == {
        (point, sides[point, 0], sides[point, None], sum(n for (q, _), n in sides.items() if q == point)) for point, _ in sides}
    chance = Counter[str]()
    for session in games:
        for event in session.log:
            if isinstance(event, DealScored):
                chance.update({point: 1 / session.rules.sides for point, side in event.points if side is not None})
    assert {p.point: p.by_chance for p in found.points} == pytest.approx({p.point: chance[p.point] for p in found.points})


def test_a_history_brought_up_to_date_bit_by_bit_is_the_one_made_anew(shelf: dict[str, Session], tmp_path: Path) -> None:
    with History(tmp_path / FILE) as history:
        for name, session in shelf.items():
            keep(tmp_path, session, name)
            (tmp_path / "games" / name).rename(tmp_path / name)
        read(history, tmp_path)
        for name in shelf:
            (tmp_path / name).rename(tmp_path / "games" / name)
            read(history, tmp_path)
        assert everything(history) == everything(read(History(None), tmp_path))
    with History(tmp_path / FILE) as again:
        assert everything(again) == everything(read(History(None), tmp_path))


def test_the_running_game_is_read_again_as_it_grows(tmp_path: Path) -> None:
    session, history = Session.new(SCHMIER, seed="grows"), History(None)
    saved = Autosave(tmp_path, lambda: date(2026, 11, 29))
    saved.begin(session)
    counted = []
    while session.decision is not None:
        play(session, 40)
        saved.append(session)
        found = read(history, tmp_path).figures(Filter())
        counted.append(found.deals)
        assert (found.finished, found.unfinished) == ((0, 1) if session.decision else (1, 0))
    saved.finish(session)
    found = read(history, tmp_path).figures(Filter())
    assert (found.finished, found.unfinished) == (1, 0)
    assert counted == sorted(counted) and found.deals == counted[-1]


def test_R24_deals_thrown_in_or_set_without_play_bring_no_points_to_anybody(tmp_path: Path) -> None:
    rules = Rules(no_bid="dealer_set")
    session = Session.new(rules, seed="nobody")
    for _ in range(12):
        session.submit(session.decision.actions[0])
    keep(tmp_path, session, "2026-01-01-schmier-1.jsonl")
    found = read(History(None), tmp_path).figures(Filter())
    assert (found.deals, found.points, found.contracts) == (2, (), ())


# what is counted apart

def test_games_with_take_backs_known_cards_and_nobody_at_the_table_are_counted_apart(tmp_path: Path) -> None:
    fair = wild(SMEAR, "fair")
    back = wild(SMEAR, "back")
    back.undo()
    back.submit(back.decision.actions[0])
    scripted = Session.new(SMEAR, deals=[PACKS["smear"]], players=fair.players)
    watched = wild(SMEAR, "watched", ("club",) * 4)
    again = wild(SMEAR, "fair", choices=60)
    for place, session in enumerate((again, back, fair, scripted, watched)):
        keep(tmp_path, session, f"2026-01-0{place + 1}-smear-1.jsonl")
    history = read(History(None), tmp_path)
    counted, apart = history.figures(Filter()), history.figures(Filter(apart=True))
    assert (counted.finished, counted.unfinished, counted.apart) == (1, 0, 4)
    assert (apart.finished, apart.unfinished, apart.apart) == (2, 2, 1)
    (tmp_path / "games" / "2026-01-03-smear-1.jsonl").unlink()
    counted = read(history, tmp_path).figures(Filter())
    assert (counted.finished, counted.unfinished) == (0, 1), "the other game of the seed counts now"


def test_runs_go_by_the_days_of_the_games(tmp_path: Path) -> None:
    for day in range(1, 7):
        wish, seed = day in (1, 5, 6), 0
        while (0 in (session := wild(SMEAR, f"run {day} {seed}")).state.winners) is not wish:
            seed += 1
        keep(tmp_path, session, f"2026-01-{day:02d}-smear-1.jsonl")
    runs = read(History(None), tmp_path).figures(Filter()).runs
    assert runs.games == (True, False, False, False, True, True)
    assert (runs.now, runs.best, runs.worst) == (2, 2, 3)


# what every seat was dealt

@pytest.mark.parametrize("rules", [SCHMIER, SMEAR])
def test_what_the_seats_were_dealt_is_counted_once_a_deal(tmp_path: Path, rules: Rules) -> None:
    sessions = [wild(rules, f"dealt {n}") for n in range(4)]
    for place, session in enumerate((*sessions, sessions[0])):
        keep(tmp_path, session, f"2026-01-01-{rules.game}-{place}.jsonl")
    found = read(History(None), tmp_path).fairness(rules.game)
    deals = [event for session in sessions for event in session.log if isinstance(event, DealStarted)]
    assert found.deals == len(deals)
    aces = tuple(sum(card[0] == "A" for deal in deals for card in deal.hands[seat]) for seat in range(rules.seats))
    jokers = tuple(sum(JOKER in deal.hands[seat] for deal in deals) for seat in range(rules.seats))
    by_kind = {held.kind: held.counts for held in found.held}
    assert by_kind["aces"] == aces and by_kind.get("joker", jokers) == jokers
    assert all(sum(by_kind[kind]) <= len(deals) * KINDS[rules.game][kind] for kind in by_kind)


def test_the_cards_in_hand_are_not_told(tmp_path: Path) -> None:
    session = Session.new(SCHMIER, seed="secret")
    Autosave(tmp_path).begin(session)
    assert read(History(None), tmp_path).fairness("schmier").deals == 0


@pytest.mark.parametrize(("kind", "game_name"), [(kind, name) for name, kinds in KINDS.items() for kind in kinds])
def test_the_reach_of_chance_is_that_of_drawing_six_cards(kind: str, game_name: str) -> None:
    pack, there = len(PACKS[game_name]), KINDS[game_name][kind]
    chances = [comb(there, n) * comb(pack - there, HAND - n) / comb(pack, HAND) for n in range(min(there, HAND) + 1)]
    mean = sum(n * chance for n, chance in enumerate(chances))
    spread = sum((n - mean) ** 2 * chance for n, chance in enumerate(chances))
    found = held_by_chance(game_name, kind, (0,), 1000)
    assert found.mean == pytest.approx(1000 * mean) and found.reach == pytest.approx(REACH * sqrt(1000 * spread))
    assert found.outside == 1


def test_a_seat_that_always_gets_the_joker_is_found_out() -> None:
    assert held_by_chance("schmier", "joker", (1000, 0, 0, 0, 0, 0), 1000).outside == 6


# files

def test_a_record_that_cannot_be_read_counts_for_nothing_until_it_changes(tmp_path: Path) -> None:
    session = wild(SMEAR, "torn")
    path = keep(tmp_path, session, "2026-01-01-smear-1.jsonl")
    good, history = path.read_bytes(), History(None)
    path.write_bytes(good.replace(b'"made":true', b'"made":false', 1) if b'"made":true' in good else good[100:])
    assert read(history, tmp_path).figures(Filter()).finished == 0
    ((name, problem),) = history.problems()
    assert name == "games/2026-01-01-smear-1.jsonl" and problem
    path.write_bytes(good)
    assert read(history, tmp_path).figures(Filter()).finished == 1
    assert history.problems() == []


def test_files_that_were_set_aside_are_none_of_its_business(tmp_path: Path) -> None:
    (tmp_path / "unfinished-smear.unreadable-1.jsonl").write_text("nonsense")
    history = read(History(None), tmp_path)
    assert history.problems() == []


def test_a_chronicle_works_in_slices_and_looks_again_when_asked(shelf: dict[str, Session], tmp_path: Path) -> None:
    chronicle = Chronicle(tmp_path, pytest.fail)
    slices = 1
    while chronicle.tick(0.0):
        slices += 1
        assert 0 <= chronicle.left <= len(shelf)
    assert slices > 1000 and chronicle.done and not chronicle.problem
    before = chronicle.history.figures(Filter()).finished
    keep(tmp_path, wild(SMEAR, "one more"), "2026-06-01-smear-1.jsonl")
    assert not chronicle.tick() and chronicle.history.figures(Filter()).finished == before
    chronicle.refresh()
    while chronicle.tick():
        pass
    assert chronicle.history.figures(Filter()).finished == before + 1
    chronicle.close()


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    told: list[str] = []
    chronicle = Chronicle(tmp_path / "nowhere", told.append)
    while chronicle.tick():
        pass
    assert told == ["history.sqlite can’t be used just now: unable to open database file. The statistics are made anew from your records "
                    "each time."]
    assert chronicle.history.figures(Filter()).finished == 0


def garbage(file: Path) -> None:
    file.write_bytes(b"Dear diary, today I bid four on nothing. " * 100)


def foreign(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE songs (name TEXT)")
    connection.commit()
    connection.close()


def progress(file: Path) -> None:
    from schmier_gui.coach.progress import Progress

    Progress(file).close()


def newer(file: Path) -> None:
    History(file).close()
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 99")
    connection.close()


@pytest.mark.parametrize(("break_it", "error"), [(garbage, UnreadableDatabase), (foreign, ForeignDatabase), (progress, ForeignDatabase),
                                                 (newer, NewerDatabase)])
def test_a_wrong_file_is_never_written_over(
    shelf: dict[str, Session], tmp_path: Path, break_it: Callable[[Path], None], error: type[DatabaseError]
) -> None:
    file = tmp_path / FILE
    break_it(file)
    before = file.read_bytes()
    with pytest.raises(error):
        History(file)
    assert file.read_bytes() == before
    history, sentence = open_history(file)
    with history:
        assert sentence and read(history, tmp_path).figures(Filter()).finished == 11
    kept = file if error is NewerDatabase else file.with_name("history-aside-1.sqlite")
    assert kept.read_bytes() == before


def test_killed_while_it_reads_it_goes_on_from_there(shelf: dict[str, Session], tmp_path: Path) -> None:
    pid = os.fork()
    if pid == 0:
        for left in History(tmp_path / FILE).catch_up(tmp_path):
            if left == 6:
                os.kill(os.getpid(), 9)
    os.waitpid(pid, 0)
    with History(tmp_path / FILE) as history:
        assert 0 < history.figures(Filter()).finished < 11
        assert everything(read(history, tmp_path)) == everything(read(History(None), tmp_path))
