"""Clicks and keys choose legal actions only, one for each intent; anything else answers with the reason."""

from __future__ import annotations

import pygame
import pytest

from schmier_gui.engine import PRESETS, Bid, LayAway, NameTrump, Pass, PlayCard, Session
from schmier_gui.engine.actions import Action
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.deal import join_pack
from schmier_gui.engine.rules import Rules
from schmier_gui.table import keys
from schmier_gui.table.changes import apply
from schmier_gui.table.controller import REASON_SECONDS, Controller
from schmier_gui.table.seating import empty_table


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def deal_to(rules: Rules, hand: str, kitty: str = "") -> Session:
    """A game in which seat 0 holds this hand and speaks first; `kitty` names its first cards."""
    taken = set(cards(hand)) | set(cards(kitty))
    rest = [card for card in PACKS[rules.game] if card not in taken]
    hands = [cards(hand)] + [tuple(rest[i * 6 : i * 6 + 6]) for i in range(rules.seats - 1)]
    dealer = rules.seats - 1
    pack = join_pack(rules, dealer, tuple(hands), cards(kitty) + tuple(rest[(rules.seats - 1) * 6 :]))
    return Session.new(rules, deals=[pack], dealer=dealer)


class Desk:
    """A controller at a table that shows this session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.done: list[Action] = []
        self.model = empty_table(session.rules, session.names, 0, (0,) * session.rules.sides)
        self.controller = Controller(self.model, self.submit)
        self.seen = 0
        self.look()

    def submit(self, action: Action) -> None:
        self.done.append(action)
        self.session.submit(action)

    def look(self) -> Desk:
        for event in self.session.events(0, self.seen):
            apply(self.model, event)
        self.seen = len(self.session.log)
        return self

    def others_play(self, *actions: Action) -> Desk:
        for action in actions:
            self.session.submit(action)
        return self.look()

    def ask(self) -> Desk:
        decision = self.session.decision
        assert decision is not None and decision.seat == 0
        self.controller.open(decision)
        return self

    def key(self, key: int, mod: int = 0) -> str:
        event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod)
        return keys.chosen_by_key(event, self.model, self.controller.decision)


SCHMIER_HAND = "AS KS JC 9H 8H 4D"


@pytest.fixture
def auction() -> Desk:
    return Desk(deal_to(PRESETS["schmier"], SCHMIER_HAND)).ask()


def passed_out(hand: str = SCHMIER_HAND, trump: str = "S") -> Desk:
    """Seat 0 has bid 3 and named trump; it exchanges first."""
    desk = Desk(deal_to(PRESETS["schmier"], hand))
    desk.others_play(Bid(3), *[Pass()] * 5, NameTrump(trump))
    return desk.ask()


def test_a_tile_calls_once_and_the_decision_is_closed_before_it_does(auction: Desk) -> None:
    assert auction.controller.press("bid-4")
    assert auction.done == [Bid(4)]
    assert not auction.controller.press("bid-5")
    assert auction.done == [Bid(4)]
    assert auction.model.tiles == []


def test_keys_call(auction: Desk) -> None:
    assert auction.key(pygame.K_p) == "pass"
    assert auction.key(pygame.K_5) == "bid-5"
    assert auction.key(pygame.K_KP5) == "bid-5"
    assert auction.key(pygame.K_2) == ""
    assert auction.key(pygame.K_p, pygame.KMOD_CTRL) == ""


def test_keys_name_trump() -> None:
    desk = Desk(deal_to(PRESETS["schmier"], SCHMIER_HAND)).others_play(Bid(3), *[Pass()] * 5).ask()
    assert [desk.key(k) for k in (pygame.K_s, pygame.K_h, pygame.K_d, pygame.K_c)] == ["trump-S", "trump-H", "trump-D", "trump-C"]
    desk.controller.press("trump-H")
    assert desk.done == [NameTrump("H")]


def test_R31_a_trump_stays_and_says_so() -> None:
    desk = passed_out()
    desk.controller.press("dim-JC")
    assert desk.model.rail.tone == "reason"
    assert (desk.model.rail.strong, desk.model.rail.advice) == ("Left bower:", "trumps can't go")
    assert desk.done == []


def test_a_reason_fades_and_the_prompt_returns() -> None:
    desk = passed_out()
    desk.controller.press("dim-JC")
    assert not desk.controller.tick(REASON_SECONDS / 2)
    assert desk.controller.tick(REASON_SECONDS)
    assert desk.model.rail.tone == "act"


def test_pointing_at_a_card_that_stays_says_why_until_the_pointer_leaves() -> None:
    desk = passed_out()
    desk.controller.point("dim-AS")
    assert desk.model.rail.tone == "reason"
    desk.controller.point("card-9H")
    assert desk.model.rail.tone == "act"


def test_R31_cards_are_chosen_and_taken_back_before_they_go() -> None:
    desk = passed_out()
    assert desk.model.exchange is not None
    assert desk.model.exchange.button == "Keep all"
    desk.controller.press("card-9H")
    desk.controller.press("card-4D")
    desk.controller.press("card-9H")
    assert [card.card for card in desk.model.hand if card.chosen] == ["4D"]
    assert desk.model.exchange.button == "Lay away 1"
    desk.controller.press("confirm")
    assert desk.done == [LayAway(("4D",))]


def test_a_hint_chooses_what_it_advises_and_the_person_may_change_it() -> None:
    desk = passed_out()
    desk.controller.press("card-4D")
    desk.controller.choose(("9H",))
    assert [card.card for card in desk.model.hand if card.chosen] == ["9H"]
    assert desk.model.exchange is not None and desk.model.exchange.button == "Lay away 1"
    desk.controller.press("card-4D")
    assert desk.model.exchange.button == "Lay away 2"
    desk.controller.press("confirm")
    assert desk.done == [LayAway(("9H", "4D"))]


def test_what_a_hint_chose_is_gone_with_the_decision() -> None:
    desk = passed_out()
    decision = desk.controller.decision
    assert decision is not None
    desk.controller.choose(("9H", "4D"))
    desk.controller.close()
    desk.controller.choose(("9H",))
    assert not any(card.chosen for card in desk.model.hand), "nothing is asked, so nothing is chosen"
    desk.controller.open(decision)
    assert desk.model.exchange is not None and desk.model.exchange.button == "Keep all"


def test_R31_a_fourth_card_is_refused() -> None:
    desk = passed_out("AS 9H 8H 7H 6D 4D")
    for card in ("9H", "8H", "7H"):
        desk.controller.press(f"card-{card}")
    desk.controller.press("card-6D")
    assert desk.model.rail.tone == "reason"
    assert sum(card.chosen for card in desk.model.hand) == 3


def test_R44_a_card_that_may_not_be_played_gives_the_reason() -> None:
    desk = Desk(deal_to(PRESETS["smear"], "AS KS 9H 8H 7H TD"))
    desk.others_play(Pass(), Bid(2), Pass(), Pass())
    trump = next(a for a in desk.session.decision.actions)  # type: ignore[union-attr]
    desk.others_play(trump)
    limits = desk.session.decision.bounds  # type: ignore[union-attr]
    desk.others_play(LayAway(limits.allowed[: limits.most]))
    while desk.session.decision is not None and desk.session.decision.seat:
        desk.others_play(desk.session.decision.actions[0])
    desk.ask()
    decision = desk.session.decision
    assert decision is not None
    for card in desk.model.hand:
        assert card.legal == (card.card in decision.cards)
    illegal = [card.card for card in desk.model.hand if not card.legal]
    for card in illegal:
        desk.controller.press(f"dim-{card}")
        assert desk.model.rail.tone == "reason"
    assert desk.done == []
    desk.controller.press(f"card-{decision.cards[0]}")
    assert desk.done == [PlayCard(decision.cards[0])]


def test_nothing_is_chosen_when_the_next_decision_opens() -> None:
    desk = passed_out()
    desk.controller.press("card-9H")
    desk.model.focus = "card-9H"
    desk.ask()
    assert desk.model.focus == ""
    assert not any(card.chosen for card in desk.model.hand)


def test_arrows_go_over_the_choices_and_round() -> None:
    desk = Desk(deal_to(PRESETS["schmier"], SCHMIER_HAND)).ask()
    desk.model.focus = keys.moved(desk.model, pygame.K_RIGHT)
    assert desk.model.focus == "pass"
    desk.model.focus = keys.moved(desk.model, pygame.K_LEFT)
    assert desk.model.focus == "bid-6"
    desk.model.focus = keys.moved(desk.model, pygame.K_RIGHT)
    assert desk.model.focus == "pass"


def test_arrows_up_and_down_go_between_the_hand_and_the_button() -> None:
    desk = passed_out()
    desk.model.focus = "card-9H"
    assert keys.moved(desk.model, pygame.K_UP) == "confirm"
    desk.model.focus = "confirm"
    assert keys.moved(desk.model, pygame.K_DOWN).endswith(desk.model.hand[0].card)


def test_tab_reaches_every_choice_and_every_button() -> None:
    desk = passed_out()
    desk.model.controls = {"menu", "log"}
    seen = []
    for _ in range(7):
        desk.model.focus = keys.next_in_turn(desk.model, back=False)
        seen.append(desk.model.focus)
    assert seen == ["confirm", "card-9H", "card-8H", "card-4D", "log", "menu", "confirm"]
    assert keys.next_in_turn(desk.model, back=True) == "menu"


def test_digits_count_the_cards_of_the_hand() -> None:
    desk = passed_out()
    order = [card.card for card in desk.model.hand]
    assert desk.key(pygame.K_1) == f"dim-{order[0]}"
    assert desk.key(pygame.K_6) == f"card-{order[5]}"
    assert desk.key(pygame.K_7) == ""
