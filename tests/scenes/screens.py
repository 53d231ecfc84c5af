"""Every screen, ready to be opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from games import game
from hands import FOUR, SIX

from schmier_gui.ai import Profile
from schmier_gui.coach.review import Remark, own_choices
from schmier_gui.engine import SCHMIER, SMEAR, Pass, Rules, Session
from schmier_gui.engine.claim import Claim
from schmier_gui.engine.events import DealScored, ThrownIn
from schmier_gui.scenes.claim import ClaimScene
from schmier_gui.scenes.confirm import ConfirmScene
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.deal_review import DealReviewScene
from schmier_gui.scenes.deal_score import DealScoreScene, ThrownInScene
from schmier_gui.scenes.deals import deals
from schmier_gui.scenes.game_over import GameOverScene
from schmier_gui.scenes.history import HistoryScene
from schmier_gui.scenes.house_rules import HouseRulesScene
from schmier_gui.scenes.log_scene import LogScene
from schmier_gui.scenes.menu import MenuScene
from schmier_gui.scenes.new_game import NewGameScene
from schmier_gui.scenes.past_games import PastGamesScene
from schmier_gui.scenes.people_scene import PeopleScene
from schmier_gui.scenes.review_more import MoreScene, OtherSeatScene
from schmier_gui.scenes.review_steps import Steps, deals_over
from schmier_gui.scenes.reviewer import Reviewer
from schmier_gui.scenes.rules_scene import RulesScene, help_scene
from schmier_gui.scenes.scene import Scene
from schmier_gui.scenes.seat_scene import SeatScene as PlayerScene
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.setup import Setup, default_setup
from schmier_gui.scenes.statistics import StatisticsScene
from schmier_gui.scenes.this_deal import Deal, TakeBackScene, ThisDealScene, deal_choices
from schmier_gui.scenes.title import TitleScene
from schmier_gui.scenes.tricks import TricksScene
from schmier_gui.scenes.trust import TrustScene
from schmier_gui.scenes.trust_seed import SeedScene
from schmier_gui.scenes.words import People
from schmier_gui.store.autosave import FINISHED, Autosave

Maker = Callable[[Context], Scene]
IDLE = Deal(False, lambda: None, lambda: None, lambda: None, lambda _choice: None)
TWO_SIDES = Rules(sides=2)


@cache
def finished(rules: Rules, names: tuple[str, ...] | None = None) -> Session:
    """A whole game."""
    names = names or (SIX if rules.game == "schmier" else FOUR)
    return game(rules, names=names[: rules.seats])


def scored(session: Session) -> list[DealScored]:
    """The scores of its deals."""
    return [event for event in session.log if isinstance(event, DealScored)]


def thrown_in() -> Session:
    """A game whose first deal was thrown in."""
    session = Session.new(SCHMIER, seed="thrown in", names=SIX)
    for _ in range(6):
        session.submit(Pass())
    return session


def save_both(context: Context) -> None:
    """Leave an unfinished game of each kind."""
    for rules in (SCHMIER, SMEAR):
        saved = Autosave(context.data_dir)
        saved.begin(game(rules, 100))
        saved.close()


def title_with_games(context: Context) -> Scene:
    save_both(context)
    context.notice("The saved game could not be read; it has been kept as unfinished-schmier.unreadable-1.jsonl.")
    return TitleScene(context)


def past(context: Context) -> Context:
    """Some past games, all of them read."""
    folder = context.data_dir / "games"
    folder.mkdir()
    for place in range(6):
        rules = (SCHMIER, SMEAR, TWO_SIDES)[place % 3]
        session = game(rules, seed=f"past {place}")
        session.players = ("person", *(("club", "expert")[place % 2],) * (rules.seats - 1))
        (folder / f"2026-01-0{place + 1}-{rules.game}-1.jsonl").write_text(session.record())
    while context.chronicle.tick():
        pass
    return context


def set_up(context: Context, setup: Setup | None = None, rules: Rules | None = None) -> NewGameScene:
    scene = NewGameScene(context)
    if rules:
        scene.setup = Setup(rules, scene.setup.names, scene.setup.players)
    return scene


def past_games(context: Context, *sessions: Session) -> PastGamesScene:
    """Seven games, on two pages, and a file that is none."""
    folder = context.data_dir / FINISHED
    folder.mkdir(exist_ok=True)
    for n in range(7):
        (folder / f"{n}.jsonl").write_text(sessions[n % len(sessions)].record())
    (folder / "none.jsonl").write_text("none")
    return PastGamesScene(context)


def choices_told(context: Context, session: Session) -> DealReviewScene:
    """Every choice of the first deal is said to have cost something."""
    reviewer = Reviewer(session, 1)
    reviewer.done = True
    chosen = own_choices(session, 1, 0)
    reviewer.found = [Remark(choice, choice.action, "It is so.", 0.4, 0.05, 0.01) for choice in chosen]
    return DealReviewScene(context, reviewer)


def house_rules(context: Context, rules: Rules, chapter: str) -> HouseRulesScene:
    scene = HouseRulesScene(context, rules, lambda _rules: None)
    scene.chapter = chapter
    return scene


def smear_setup(context: Context) -> NewGameScene:
    context.settings.last_game = "smear"
    return NewGameScene(context)


def screens(names: tuple[str, ...] | None = None) -> dict[str, Maker]:
    """Name to maker of each screen; with other names at the table where there are any."""
    schmier, smear, two = finished(SCHMIER, names), finished(SMEAR, names), finished(TWO_SIDES, names)
    in_hand = game(SCHMIER, 100, names=names or SIX)
    family = Rules(no_bid="dealer_forced", must_bid_out=True)
    nobody = thrown_in()
    last = next(event for event in nobody.log if isinstance(event, ThrownIn))

    def score(session: Session, number: int) -> Maker:
        return lambda c: DealScoreScene(c, session, scored(session)[number], lambda: None)

    found: dict[str, Maker] = {
        "title": TitleScene,
        "title with games": title_with_games,
        "new game": NewGameScene,
        "new game of smear": smear_setup,
        "new game, family night": lambda c: set_up(c, rules=family),
        "new game, two sides": lambda c: set_up(c, rules=TWO_SIDES),
        "rules": RulesScene,
        "rules of this game": lambda c: RulesScene(c, SMEAR),
        "help": help_scene,
        "help in a game": lambda c: help_scene(c, SMEAR),
        "settings": SettingsScene,
        "the other players": PeopleScene,
        "a seat": lambda c: PlayerScene(c, default_setup("schmier"), 3, lambda _setup: None),
        "a seat of smear": lambda c: PlayerScene(c, default_setup("smear").with_player(1, "Wilhelmina Maria", Profile(memory=0)), 1,
                                                 lambda _setup: None),
        "menu": lambda c: MenuScene(c, in_hand),
        "menu with past deals": lambda c: MenuScene(c, schmier),
        "past games": lambda c: past_games(c, schmier, smear, in_hand),
        "no past games": PastGamesScene,
        "more of a deal": lambda c: MoreScene(c, schmier, Steps(schmier, deals_over(schmier)[0]), 8),
        "seats of a deal": lambda c: OtherSeatScene(c, schmier, Steps(schmier, deals_over(schmier)[0])),
        "choices": lambda c: choices_told(c, schmier),
        "choices in smear": lambda c: choices_told(c, smear),
        "log": lambda c: LogScene(c, in_hand),
        "log of a deal that is over": lambda c: LogScene(c, schmier, number=1),
        "score": score(schmier, 0),
        "score of smear": score(smear, 1),
        "score of two sides": score(two, 0),
        "last score": score(schmier, -1),
        "thrown in": lambda c: ThrownInScene(c, nobody, last, lambda: None),
        "tricks": lambda c: TricksScene(c, deals(schmier.log)[0], People(schmier.names, SCHMIER)),
        "history": lambda c: HistoryScene(c, schmier),
        "history of smear": lambda c: HistoryScene(c, smear),
        "history of two sides": lambda c: HistoryScene(c, two),
        "log of two sides": lambda c: LogScene(c, two, number=1),
        "game over of two sides": lambda c: GameOverScene(c, two, two.log[-1]),  # type: ignore[arg-type]
        "game over": lambda c: GameOverScene(c, schmier, schmier.log[-1]),  # type: ignore[arg-type]
        "game over in smear": lambda c: GameOverScene(c, smear, smear.log[-1]),  # type: ignore[arg-type]
        "claim": lambda c: ClaimScene(c, Claim("tricks", ("AS", "JC", "TS", "JK", "AH", "KH")), lambda: None),
        "claim for the side": lambda c: ClaimScene(c, Claim("side", ("AS", "JC", "TS", "JK", "9S", "5S")), lambda: None),
        "claim of nothing new": lambda c: ClaimScene(c, Claim("settled"), lambda: None),
        "this deal": lambda c: ThisDealScene(c, in_hand, IDLE, deal_choices(in_hand)),
        "this deal, lent": lambda c: ThisDealScene(c, in_hand, IDLE._replace(lent=True), ()),
        "take back": lambda c: TakeBackScene(c, in_hand, range(9), lambda _choice: None),
        "menu of a deal in hand": lambda c: MenuScene(c, schmier, this_deal=lambda: None),
        "statistics": lambda c: StatisticsScene(past(c)),
        "statistics of nothing": StatisticsScene,
        "fairness": lambda c: TrustScene(past(c)),
        "fairness of nothing": TrustScene,
        "seed to come": lambda c: SeedScene(c, in_hand, over=False),
        "seed": lambda c: SeedScene(c, schmier, over=True),
        "question": lambda c: ConfirmScene(c, "Give up the old game?", "There is an unfinished game of Schmier, in deal 7 at 13, 11 and 8. "
                                           "The new game takes its place.", "Start the new game", lambda: None),
    }
    for chapter in ("table", "auction", "play", "points", "winning"):
        found[f"house rules, {chapter}"] = lambda c, chapter=chapter: house_rules(c, family, chapter)
    for chapter in ("play", "points", "winning"):
        found[f"house rules of smear, {chapter}"] = lambda c, chapter=chapter: house_rules(c, SMEAR, chapter)
    return found
