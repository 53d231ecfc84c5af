"""The same deals through the playouts and through the engine, card by card."""

import numpy as np

from schmier_gui.ai.playout.dealing import in_bits, shuffled, together
from schmier_gui.ai.playout.exchange import exchange
from schmier_gui.ai.playout.layout import layout
from schmier_gui.ai.playout.points import counted, end, owned
from schmier_gui.ai.playout.policy import Table
from schmier_gui.ai.playout.tricks import Start
from schmier_gui.engine import Bid, LayAway, NameTrump, Pass, PlayCard, Session
from schmier_gui.engine.cards import PACKS, SUITS
from schmier_gui.engine.deal import HAND, join_pack
from schmier_gui.engine.events import DealScored


class PlayedOut:
    """Random deals in which seat `declarer` names the suit it holds most of, played out in all rows at once."""

    def __init__(self, rules, rows, seed, dealer, declarer):
        self.rules, self.dealer, self.declarer = rules, dealer, declarer
        chance = np.random.Generator(np.random.SFC64(seed))
        pack = np.arange(len(PACKS[rules.game]), dtype=np.uint8)
        self.numbers = shuffled(chance, pack, rows)
        self.trump = chance.integers(0, 4, rows).astype(np.intp)
        if rules.game == "smear":
            self.trump = (self.numbers[HAND * declarer] // 8).astype(np.intp)
        cards = in_bits(rules.game, self.numbers, self.trump)
        dealt, kitty = together(cards[: HAND * rules.seats], rules.seats), cards[HAND * rules.seats :]
        hands, self.away = exchange(rules, dealt, kitty, dealer, declarer)
        table = Table(rules, rows)
        table.log = []
        own = owned(rules, hands, Start(declarer))
        captured = table.play(hands, declarer, Start(declarer))
        self.ended = end(rules, captured, own, declarer, dealer, counted(rules, self.away, dealer, declarer))
        self.log = np.array(table.log)

    def session(self, row):
        """The deal of one row, about to be bid."""
        names = [PACKS[self.rules.game][n] for n in self.numbers[:, row]]
        seats = self.rules.seats
        hands = tuple(tuple(names[HAND * s : HAND * s + HAND]) for s in range(seats))
        pack = join_pack(self.rules, self.dealer, hands, tuple(names[HAND * seats :]))
        return Session.new(self.rules, deals=[pack], dealer=self.dealer)

    def replay(self, row, bid):
        """Play the row in the engine, which refuses what is illegal; the score line."""
        session, trump = self.session(row), SUITS[self.trump[row]]
        bits, events = layout(self.rules.game, trump), []
        while session.decision.kind == "call":
            session.submit(Bid(bid) if session.state.turn == self.declarer else Pass())
        session.submit(NameTrump(trump))
        while session.decision.kind == "lay_away":
            session.submit(LayAway(bits.cards(int(self.away[session.state.turn, row]))))
        for card in self.log[:, row]:
            events = session.submit(PlayCard(bits.card[int(card)]))
        return next(event for event in events if isinstance(event, DealScored))


def check(played, row, bid):
    """The engine and the playout say the same about a row."""
    scored, ended = played.replay(row, bid), played.ended
    for point, side in scored.points:
        owners = np.flatnonzero(ended.owners[point][:, row])
        assert list(owners) == ([] if side is None else [side]), (point, row)
    assert tuple(ended.pips[:, row]) == scored.pips
    change = ended.change(bid, played.rules.side(played.declarer))[:, row]
    assert tuple(change) == scored.change
