"""Playouts say what the engine says, move by move."""

import pytest

from schmier_gui.ai.playout.layout import PIP_PLANES, layout, pips, whole_pack
from schmier_gui.engine.cards import PACKS, PIP_COUNT, SUITS
from schmier_gui.engine.rules import SCHMIER, SMEAR, Rules
from schmier_gui.engine.trump import order
from tests.ai.referee import PlayedOut, check

DEALS = 250
TABLES = {
    "schmier": SCHMIER,
    "two sides": Rules(sides=2),
    "trump at any time": Rules(trump_any_time=True),
    "trump opens": Rules(trump_opens=True),
    "low to the taker": Rules(low="taker"),
    "the dealer's cards count": Rules(dealer_layaway_counts=True, game_tie="eldest"),
    "a tie for defenders": Rules(game_tie="defenders"),
    "a tie for the declarer": Rules(game_tie="declarer", sides=2),
    "a tie for the eldest": Rules(game_tie="eldest"),
    "smear": SMEAR,
    "smear, highest and lowest": Rules(game="smear", high_low="in_play"),
    "smear, lowest to the taker": Rules(game="smear", high_low="in_play", low="taker", game_tie="eldest"),
    "smear, no kitty, follow suit": Rules(game="smear", kitty_seen=0, trump_any_time=False, game_tie="declarer"),
    "smear, three of the kitty": Rules(game="smear", kitty_seen=3, low="taker", game_tie="defenders"),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_same_deals_through_both_give_the_same_tricks_and_points(name):
    rules = TABLES[name]
    for dealer, declarer in ((rules.seats - 1, 0), (1, 1), (0, 3)):
        played = PlayedOut(rules, DEALS, dealer * 10 + declarer, dealer, declarer)
        for row in range(DEALS):
            check(played, row, rules.highest_bid if row % 2 else rules.lowest_bid)


@pytest.mark.parametrize("game", PACKS)
@pytest.mark.parametrize("trump", SUITS)
def test_the_layout_ranks_and_counts_as_the_rules_do(game, trump):
    bits, table = layout(game, trump), order(game, trump)
    assert bits.cards(whole_pack(game)) and set(bits.cards(whole_pack(game))) == set(PACKS[game])
    for card in PACKS[game]:
        assert pips(bits.bit[card]) == PIP_COUNT[card]
        for other in PACKS[game]:
            if table.suit_of[card] == table.suit_of[other]:
                assert (bits.bit[card] < bits.bit[other]) == (table.power[card] < table.power[other])
    assert bits.low == bits.bit[table.low]
    assert len(PIP_PLANES) == 4
