"""The panels over the table do what they say."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from games import game
from hands import Ground, Hands
from screens import finished, scored, thrown_in

from schmier_gui.engine import SCHMIER, SMEAR, Rules
from schmier_gui.engine.events import GameEnded, ThrownIn
from schmier_gui.scenes.confirm import ConfirmScene
from schmier_gui.scenes.control_names import is_known
from schmier_gui.scenes.deal_score import DealScoreScene, ThrownInScene
from schmier_gui.scenes.game_over import GameOverScene
from schmier_gui.scenes.help_scene import HelpScene
from schmier_gui.scenes.history import HistoryScene
from schmier_gui.scenes.house_rules import HouseRulesScene
from schmier_gui.scenes.log_scene import LogScene
from schmier_gui.scenes.menu import MenuScene
from schmier_gui.scenes.new_game import NewGameScene
from schmier_gui.scenes.rules_scene import RulesScene
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.title import TitleScene
from schmier_gui.scenes.tricks import TricksScene
from schmier_gui.store.settings import load_settings


@pytest.fixture
def table(hands: Hands) -> Ground:
    """Something for the panels to lie on."""
    ground: Ground = hands.open(Ground(hands.context))
    return ground


# the score


def test_the_score_goes_on_once_it_has_closed(hands: Hands, table: Ground) -> None:
    session, told = finished(SCHMIER), list[Any]()
    hands.open(DealScoreScene(hands.context, session, scored(session)[0], lambda: told.append(hands.top)))
    hands.click("next")
    assert hands.top is table and len(told) == 1


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_keys_close_the_score_too(key: int, hands: Hands, table: Ground) -> None:
    session, told = finished(SCHMIER), list[int]()
    hands.open(DealScoreScene(hands.context, session, scored(session)[0], lambda: told.append(1)))
    hands.key(key)
    hands.key(key)
    assert hands.top is table and told == [1]


@pytest.mark.parametrize(("key", "kind"), [(pygame.K_ESCAPE, MenuScene), (pygame.K_F1, HelpScene)])
def test_the_score_has_the_menu_and_the_help_behind_the_usual_keys(key: int, kind: type, hands: Hands, table: Ground) -> None:
    session, told = finished(SCHMIER), list[int]()
    scene = hands.open(DealScoreScene(hands.context, session, scored(session)[0], lambda: told.append(1)))
    hands.key(key)
    assert isinstance(hands.top, kind)
    hands.key(pygame.K_ESCAPE)
    assert hands.top is scene and not told


def test_the_score_leads_to_its_tricks_and_the_score_sheet_and_back(hands: Hands, table: Ground) -> None:
    session = finished(SCHMIER)
    scene = hands.open(DealScoreScene(hands.context, session, scored(session)[1], lambda: None))
    for name, kind in (("see-tricks", TricksScene), ("history", HistoryScene)):
        hands.click(name)
        assert isinstance(hands.top, kind)
        hands.key(pygame.K_ESCAPE)
        assert hands.top is scene


def test_the_score_sheet_stops_at_the_deal_that_is_shown(hands: Hands, table: Ground) -> None:
    session = finished(SCHMIER)
    hands.open(DealScoreScene(hands.context, session, scored(session)[1], lambda: None))
    hands.click("history")
    assert hands.top.deals[-1].scored == scored(session)[1]


def test_the_last_score_does_not_promise_another_deal(hands: Hands, table: Ground) -> None:
    session = game(SCHMIER, 130)
    scene = hands.open(DealScoreScene(hands.context, session, scored(session)[0], lambda: None))
    assert scene.element("next").text == "Next deal"
    over = finished(SCHMIER)
    scene = hands.open(DealScoreScene(hands.context, over, scored(over)[-1], lambda: None))
    assert scene.element("next").text == "Go on"


def test_R24_a_dealer_set_without_play_has_no_tricks_to_see(hands: Hands, table: Ground) -> None:
    rules = Rules(no_bid="dealer_set")
    session = game(rules, 0)
    for _ in range(6):
        session.submit(session.decision.actions[0])  # type: ignore[union-attr]
    hands.open(DealScoreScene(hands.context, session, scored(session)[0], lambda: None))
    assert "see-tricks" not in hands.controls() and "next" in hands.controls()


def test_a_thrown_in_deal_shows_everybodys_hands(hands: Hands, table: Ground) -> None:
    session, told = thrown_in(), list[int]()
    event = next(e for e in session.log if isinstance(e, ThrownIn))
    hands.open(ThrownInScene(hands.context, session, event, lambda: told.append(1)))
    hands.click("see-hands")
    assert isinstance(hands.top, LogScene) and hands.top.deal.thrown_in == event
    assert hands.top.heading() == "Deal 1, thrown in"
    assert all(hand is not None for hand in hands.top.deal.start.hands)
    hands.key(pygame.K_ESCAPE)
    hands.click("next")
    assert hands.top is table and told == [1]


# tricks and log


def test_the_tricks_are_paged_through(hands: Hands, table: Ground) -> None:
    session = finished(SCHMIER)
    scene = hands.open(DealScoreScene(hands.context, session, scored(session)[0], lambda: None))
    hands.click("see-tricks")
    tricks = hands.top
    assert "trick-before" not in hands.controls()
    for shown in range(1, 6):
        hands.click("trick-after")
        assert tricks.shown == shown
    assert "trick-after" not in hands.controls()
    hands.key(pygame.K_LEFT)
    assert tricks.shown == 4
    assert hands.top is not scene


def test_the_log_pages_through_the_deals(hands: Hands, table: Ground) -> None:
    session = game(SCHMIER, 130)
    scene = hands.open(LogScene(hands.context, session))
    newest = session.state.number
    assert scene.deal.start.number == newest and "deal-after" not in hands.controls()
    assert not scene.deal.over and scene.deal.start.hands[1] is None
    hands.click("deal-before")
    assert scene.deal.start.number == newest - 1
    assert scene.deal.over and scene.deal.start.hands[1] is not None
    hands.key(pygame.K_RIGHT)
    assert scene.deal.start.number == newest


def test_the_tricks_of_an_earlier_deal_can_be_seen(hands: Hands, table: Ground) -> None:
    scene = hands.open(LogScene(hands.context, game(SCHMIER, 130)))
    assert "see-tricks" not in hands.controls(), "not while it is played"
    hands.click("deal-before")
    hands.click("see-tricks")
    assert isinstance(hands.top, TricksScene) and hands.top.deal == scene.deal


def test_the_log_tells_nothing_that_the_table_does_not_show_yet(hands: Hands, table: Ground) -> None:
    session = finished(SCHMIER)
    last = scored(session)[0]
    shown = list(session.log).index(last)
    scene = LogScene(hands.context, session, shown=shown)
    assert len(scene.deals) == 1 and not scene.deal.over
    assert scene.deal.start.hands[1] is None
    assert LogScene(hands.context, session, shown=shown + 1).deal.over


# the menu


def test_the_menu(hands: Hands, table: Ground) -> None:
    session = game(SMEAR, 20)
    menu = hands.open(MenuScene(hands.context, session))
    for name, kind in (("menu-log", LogScene), ("menu-rules", RulesScene), ("menu-settings", SettingsScene)):
        hands.click(name)
        assert isinstance(hands.top, kind)
        hands.key(pygame.K_ESCAPE)
        assert hands.top is menu
    hands.click("menu-quit")
    assert hands.quits == 1
    hands.click("menu-resume")
    assert hands.top is table


def test_the_menus_rules_are_those_of_the_game_and_can_not_be_switched(hands: Hands, table: Ground) -> None:
    rules = Rules(game="smear", high_low="in_play")
    hands.open(MenuScene(hands.context, game(rules, 20)))
    hands.click("menu-rules")
    assert hands.top.rules == rules and "rules-switch" not in hands.controls()


def test_to_the_title_means_closing_the_table(hands: Hands, table: Ground) -> None:
    hands.open(MenuScene(hands.context, game(SMEAR, 20)))
    hands.click("menu-title")
    assert isinstance(hands.top, TitleScene) and table.told[-1] == "close"


# after a game


def test_same_again_is_the_same_table_with_new_cards(hands: Hands, table: Ground) -> None:
    session = finished(SMEAR)
    end = session.log[-1]
    assert isinstance(end, GameEnded)
    hands.open(GameOverScene(hands.context, session, end))
    hands.click("same-again")
    again = hands.opened[0]
    assert (again.rules, again.names, again.players) == (session.rules, session.names, session.players)
    assert again.seed != session.seed


@pytest.mark.parametrize(("name", "kind"), [("title", TitleScene), ("game-over-new-game", NewGameScene), ("history", HistoryScene)])
def test_what_next_after_a_game(name: str, kind: type, hands: Hands, table: Ground) -> None:
    session = finished(SMEAR)
    hands.open(GameOverScene(hands.context, session, session.log[-1]))  # type: ignore[arg-type]
    hands.click(name)
    assert isinstance(hands.top, kind)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, GameOverScene if name == "history" else TitleScene)


# rules and questions


def test_the_rules_of_either_game_can_be_read(hands: Hands) -> None:
    scene = hands.open(RulesScene(hands.context))
    assert scene.heading() == "The rules of Schmier"
    hands.click("rules-switch")
    assert scene.heading() == "The rules of Smear" and scene.rules == SMEAR


def test_a_question_is_answered_once(hands: Hands, table: Ground) -> None:
    told: list[int] = []
    hands.open(ConfirmScene(hands.context, "Really?", "It can't be undone.", "Do it", lambda: told.append(1)))
    hands.key(pygame.K_RETURN)
    assert told == [] and hands.top is table, "Enter alone does nothing that can't be taken back"
    hands.open(ConfirmScene(hands.context, "Really?", "It can't be undone.", "Do it", lambda: told.append(1)))
    hands.press("confirm")
    assert told == [1] and hands.top is table


def test_impossible_rules_cannot_be_chosen(hands: Hands, table: Ground) -> None:
    hands.open(HouseRulesScene(hands.context, Rules(no_bid="dealer_forced"), lambda _rules: None))
    hands.click("chapter-auction")
    assert "rule-dealer-asked-false" not in hands.controls()
    hands.click("rule-no-bid-redeal")
    hands.click("rule-dealer-asked-false")
    assert hands.top.rules == Rules(dealer_asked=False)
    assert "rule-no-bid-dealer-forced" not in hands.controls()


def test_the_usual_rules_are_one_press_away(hands: Hands, table: Ground) -> None:
    got: list[Rules] = []
    hands.open(HouseRulesScene(hands.context, Rules(low="taker", target=31), got.append))
    hands.click("rules-usual")
    assert "rules-usual" not in hands.controls()
    hands.key(pygame.K_ESCAPE)
    assert got == [SCHMIER] and hands.top is table


def test_rules_are_saved_under_a_name(hands: Hands, table: Ground, tmp_path: Path) -> None:
    hands.open(HouseRulesScene(hands.context, Rules(low="taker"), lambda _rules: None))
    assert "rule-set-save" not in hands.controls()
    hands.click("rule-set-name")
    hands.type("Sundays")
    hands.click("rule-set-save")
    assert load_settings(tmp_path)[0].rule_sets["Sundays"].to_rules() == Rules(low="taker")


def test_a_rule_set_is_only_replaced_when_that_is_confirmed(hands: Hands, table: Ground, tmp_path: Path) -> None:
    for rules in (Rules(low="taker"), Rules(target=31)):
        hands.open(HouseRulesScene(hands.context, rules, lambda _rules: None))
        hands.click("rule-set-name")
        hands.type("Sundays")
        hands.click("rule-set-save")
        if isinstance(hands.top, ConfirmScene):
            assert load_settings(tmp_path)[0].rule_sets["Sundays"].to_rules() == Rules(low="taker")
            hands.click("confirm")
        hands.key(pygame.K_ESCAPE)
        assert hands.top is table
    assert load_settings(tmp_path)[0].rule_sets["Sundays"].to_rules() == Rules(target=31)


@pytest.mark.parametrize("name", ["card-AS", "dim-JK", "bid-3", "pass", "trump-S", "confirm", "next", "hint", "undo", "last-trick", "menu",
                                  "continue", "title-new-game", "start"])
def test_the_names_of_the_contract_are_known(name: str) -> None:
    assert is_known(name)


@pytest.mark.parametrize("name", ["", "card-XX", "Start", "bid-7", "title-", "speed-warp"])
def test_other_names_are_not(name: str) -> None:
    assert not is_known(name)
