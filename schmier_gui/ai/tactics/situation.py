"""The cheap facts of one card to play, worked out once from what the seat may see."""

from __future__ import annotations

from math import exp

from schmier_gui.ai.tactics.tables import Table, pips_of, table_for
from schmier_gui.engine.cards import PIP_COUNT, Card
from schmier_gui.engine.view import View

PARTNER_RETAKES = 0.22
PARTNER_TAKES = 0.75
"""How often a partner yet to play wins back a trick that a rival takes, and how often one that can take a rival's trick does; measured."""


class Situation:
    """One seat about to play a card.

    `legal`: cards to choose from. `held`, `out`: bits of the own cards, and of those that other seats may hold; `trumps`, `trumps_out`: how
    many trumps are among them. `voids`: by seat, bits of what it can't hold. `declaring`: whether the own side declares.
    `led`: bits of the led suit, 0 for a leader. `best`, `best_seat`: what wins the trick so far ("" and -1 for a leader); `partner_best`,
    `declarers_best`: whether that is partner's, or a declaring rival's. `after`: the seats still to play, `rivals_after` and
    `partners_after` among them. `stakes`: how many points lie in the trick, `pips` what its pips are worth in points; `pip`: what one pip
    is worth, 0.02 or so, less where Game is decided. `early`: 1 for the first trick, 1/6 for the last.
    """

    def __init__(self, view: View, forgotten: int = 0, voids: bool = True) -> None:
        decision = view.decision
        assert decision is not None
        rules = view.rules
        self.view, self.rules, self.seat, self.trump = view, rules, view.seat, decision.trump
        self.sides, self.side = rules.sides, view.seat % rules.sides
        self.declaring = view.declarer % rules.sides == self.side
        self.table = facts = table_for(rules, decision.trump)
        self.hand, self.legal = view.hand, decision.cards
        self.early = len(view.hand) / 6
        self._look_back(view, facts, forgotten)
        if not voids:
            self.voids = [0] * rules.seats
        self._look_at_trick(view, facts)
        self._spread(view, facts)
        self._count(view, facts)

    def _look_back(self, view: View, facts: Table, forgotten: int) -> None:
        """Which cards are still out, and who has shown to be void of what."""
        bit, suit, seats, trumps = facts.bit, facts.suit, view.rules.seats, facts.trumps
        seen, any_time = 0, view.rules.trump_any_time
        voids = [0] * seats
        tricks = [(trick.leader, trick.cards) for trick in view.tricks]
        if view.trick:
            tricks.append((view.leader, view.trick))
        for seat, cards in tricks:
            led = suit[cards[0]]
            for card in cards:
                one = bit[card]
                seen |= one
                if not one & led and not (any_time and one & trumps):
                    voids[seat] |= led
                seat = seat + 1 if seat + 1 < seats else 0
        seen &= ~forgotten
        held = 0
        for card in view.hand:
            held |= bit[card]
        for card in view.away:
            seen |= bit[card]
        self.held, self.out, self.voids = held, facts.pack & ~seen & ~held, voids
        self.trumps = (held & trumps).bit_count()

    def _look_at_trick(self, view: View, facts: Table) -> None:
        """Who wins so far, and who plays after this seat."""
        seats, trick, bit = view.rules.seats, view.trick, facts.bit
        self.after = tuple([(view.seat + n) % seats for n in range(1, seats - len(trick))])
        self.partners_after = tuple([seat for seat in self.after if seat % self.sides == self.side])
        self.rivals_after = tuple([seat for seat in self.after if seat % self.sides != self.side])
        self.led, self.best, self.best_seat = 0, "", -1
        self.partner_best = self.declarers_best = False
        if trick:
            self.led, self.best, place = facts.suit[trick[0]], trick[0], 0
            beats = facts.beats[trick[0]]
            for n, card in enumerate(trick):
                if bit[card] & beats:
                    self.best, place, beats = card, n, facts.beats[card]
            self.best_seat = (view.leader + place) % seats
            self.partner_best = self.best_seat % self.sides == self.side
            self.declarers_best = not self.declaring and self.best_seat % self.sides == view.declarer % self.sides

    def _spread(self, view: View, facts: Table) -> None:
        """How likely one given card that is out lies at one given place in another hand."""
        held = sum(view.counts) - len(view.hand)
        self.trumps_out = (self.out & facts.trumps).bit_count()
        plain_out = self.out.bit_count() - self.trumps_out
        self._plain_rate = self._trump_rate = 1.0 / max(held, self.trumps_out + plain_out, 1)
        if view.rules.game == "schmier":
            places = held - sum([n for seat, n in enumerate(view.counts) if self.voids[seat] & facts.trumps and seat != view.seat])
            self._trump_rate = 1.0 / places if places else 0.0
            self._plain_rate = max(held - self.trumps_out, 0) / (plain_out * held) if plain_out and held else 0.0

    def _count(self, view: View, facts: Table) -> None:
        """What a pip is worth: the closer the race for Game and the less is still to come, the more. And what lies in the trick."""
        in_trick = sum([PIP_COUNT[card] for card in view.trick])
        best = max([pips for side, pips in enumerate(view.pips) if side != self.side])
        sigma = 4 + 0.27 * (pips_of(facts, self.out) * 0.7 + pips_of(facts, self.held) + in_trick)
        gap = (view.pips[self.side] - best) / sigma
        self.pip = 0.001 + 0.4 / sigma * exp(-gap * gap / 2)
        self.pips = in_trick * self.pip
        self.stakes = len(facts.stakes.intersection(view.trick))

    def is_trump(self, card: Card) -> bool:
        """Bowers and joker included."""
        return bool(self.table.bit[card] & self.table.trumps)

    def takes(self, card: Card) -> bool:
        """Whether the card beats what wins so far."""
        return bool(self.table.bit[card] & self.table.beats[self.best])

    def higher(self, card: Card) -> int:
        """How many cards that other seats may hold beat this one within its suit."""
        return (self.table.beats[card] & self.table.suit[card] & self.out).bit_count()

    def holds(self, seat: int, cards: int) -> float:
        """The chance that `seat` holds at least one of these cards."""
        cards &= self.out & ~self.voids[seat]
        if not cards:
            return 0.0
        places = self.view.counts[seat]
        trumps = (cards & self.table.trumps).bit_count()
        plain = cards.bit_count() - trumps
        none = 1.0
        if trumps:
            none = (1.0 - min(1.0, places * self._trump_rate)) ** trumps
        if plain:
            none *= (1.0 - min(1.0, places * self._plain_rate)) ** plain
        return 1.0 - none

    def beaten_by(self, seat: int, card: Card, led: int) -> float:
        """The chance that `seat` can beat `card`, which wins a trick with this suit led."""
        could = self.table.beats[card] & self.out & ~self.voids[seat]
        if not could:
            return 0.0
        if led & self.table.trumps or self.rules.trump_any_time:
            return self.holds(seat, could)
        chance = self.holds(seat, could & led)
        ruffs = could & ~led
        if ruffs:
            chance += (1.0 - self.holds(seat, led)) * self.holds(seat, ruffs)
        return min(chance, 1.0)

    def stands(self, card: Card, led: int) -> float:
        """The chance that no rival still to play beats `card`."""
        chance = 1.0
        for seat in self.rivals_after:
            chance *= 1.0 - self.beaten_by(seat, card, led)
        return chance

    def chance(self, card: Card) -> float:
        """The chance that the own side wins the trick with this card played."""
        if not self.led or self.takes(card):
            stands = self.stands(card, self.led or self.table.suit[card])
            return stands + (1.0 - stands) * PARTNER_RETAKES * len(self.partners_after)
        if self.partner_best:
            return self.stands(self.best, self.led)
        return max([PARTNER_TAKES * self.beaten_by(seat, self.best, self.led) for seat in self.partners_after], default=0.0)
