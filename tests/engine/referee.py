"""A second reading of the rulebook, slow and plain, written without the engine: it follows a record line by line.

`Referee(header)` then `read(line)` for every further line (all parsed JSON). It fails on the first line that the rulebook
doesn't allow, and knows at any time which cards may be played.
"""

import hashlib

DEFAULTS = {
    "schmier": {"target": 21, "sides": 3, "trump_any_time": False, "trump_opens": False, "kitty_seen": 0},
    "smear": {"target": 15, "sides": 2, "trump_any_time": True, "trump_opens": True, "kitty_seen": 2},
}
BOTH = {
    "no_bid": "redeal", "dealer_asked": True, "dealer_steals": False, "dealer_layaway_counts": False, "low": "player",
    "game_tie": "nobody", "high_low": "fixed", "end_tie": "deal", "must_bid_out": False, "cap_defenders": False, "declarer_first": False,
}  # fmt: skip
TWIN = {"S": "C", "C": "S", "H": "D", "D": "H"}
PIPS = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}


def printed_pack(game):
    ranks = "23456789TJQKA" if game == "schmier" else "789TJQKA"
    return [rank + suit for suit in "CDHS" for rank in ranks] + (["JK"] if game == "schmier" else [])


def dealt_pack(game, seed, number):
    """CONTRACTS.md, "Deals", and the docstring of schmier_gui.engine.deal for the bytes."""
    cards, block, words = printed_pack(game), 0, []
    for top in range(len(cards) - 1, 0, -1):
        while True:
            if not words:
                digest = hashlib.sha256(f"{seed}/{number}/{block}".encode()).digest()
                words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
                block += 1
            word = words.pop(0)
            if word < 2**32 // (top + 1) * (top + 1):
                break
        other = word % (top + 1)
        cards[top], cards[other] = cards[other], cards[top]
    return cards


def pips(cards):
    return sum(1 if card == "JK" else PIPS.get(card[0], 0) for card in cards)


class Referee:
    def __init__(self, header):
        assert header["type"] == "game" and header["version"] == 1
        self.game, self.seed = header["game"], header["seed"]
        self.rules = BOTH | DEFAULTS[self.game] | header["rules"]
        self.seats, self.sides = (6, self.rules["sides"]) if self.game == "schmier" else (4, 2)
        assert len(header["names"]) == len(header["players"]) == self.seats
        self.lowest, self.highest = (3, 6) if self.game == "schmier" else (2, 4)
        self.scores = [0] * self.sides
        self.dealer, self.number, self.phase = header["dealer"], 0, "deal"

    def read(self, line):
        assert line["type"] in {
            "deal": ("deal",), "call": ("pass", "bid"), "thrown_in": ("thrown_in",), "trump": ("trump",), "exchange": ("exchange",),
            "play": ("play",), "trick": ("trick",), "score": ("score",), "end": ("end",), "over": (),
        }[self.phase], (self.phase, line)  # fmt: skip
        getattr(self, line["type"])(**{key: value for key, value in line.items() if key != "type"})

    def left_of(self, seat):
        return (seat + 1) % self.seats

    def deal(self, number, dealer, hands, kitty):
        assert (number, dealer) == (self.number + 1, self.dealer)
        self.number, self.hands, self.kitty = number, [hand.split() for hand in hands], kitty.split()
        assert [len(hand) for hand in self.hands] == [6] * self.seats
        order = [(dealer + step) % self.seats for step in range(1, self.seats + 1)]
        pack = [card for seat in order for card in self.hands[seat]] + self.kitty
        assert sorted(pack) == sorted(printed_pack(self.game))
        assert self.seed is None or pack == dealt_pack(self.game, self.seed, number)
        self.turn, self.bids, self.calls = self.left_of(dealer), {}, 0
        self.won, self.away, self.tricks, self.points = [[] for _ in range(self.sides)], {}, 0, {}
        self.phase = "call"

    # Auction

    def legal_calls(self):
        high, is_dealer = max(self.bids.values(), default=0), self.turn == self.dealer
        bids = [n for n in range(self.lowest, self.highest + 1) if n > high]
        if high and is_dealer and self.rules["dealer_steals"]:
            bids.append(high)
        forced = not high and is_dealer and self.rules["no_bid"] == "dealer_forced"
        return set(bids) | (set() if forced else {"pass"})

    def bid(self, seat, amount):
        self._call(seat, amount)

    def __getattr__(self, name):
        if name == "pass":
            return lambda seat: self._call(seat, "pass")
        raise AttributeError(name)

    def _call(self, seat, call):
        assert seat == self.turn and call in self.legal_calls()
        if call != "pass":
            self.bids = {seat: call}
        self.calls += 1
        last = self.seats if self.bids or self.rules["dealer_asked"] else self.seats - 1
        self.turn = self.left_of(seat)
        if call == self.highest or self.calls == last:
            self._auction_is_over()

    def _auction_is_over(self):
        if self.bids:
            ((self.declarer, self.contract),) = self.bids.items()
            self.turn, self.phase = self.declarer, "trump"
            if self.game == "smear":
                self._take(self.declarer, self.rules["kitty_seen"])
        elif self.rules["no_bid"] == "dealer_set":
            self.declarer, self.contract, self.phase, self.played = self.dealer, self.lowest, "score", False
        else:
            self.phase = "thrown_in"

    def thrown_in(self):
        if self.rules["no_bid"] == "deal_passes":
            self.dealer = self.left_of(self.dealer)
        self.phase = "deal"

    # Trump and exchange

    def _take(self, seat, count):
        self.taken, self.kitty = self.kitty[:count], self.kitty[count:]
        self.hands[seat] = self.hands[seat] + self.taken

    def suit(self, card):
        if card == "JK" or (self.game == "schmier" and card == "J" + TWIN[self.suit_named]):
            return self.suit_named
        return card[1]

    def strength(self, card):
        if self.game == "smear":
            return "789TJQKA".index(card[0])
        if self.suit(card) != self.suit_named:
            return "23456789TJQKA".index(card[0])
        if card == "JK":
            return 0
        if card == "J" + TWIN[self.suit_named]:
            return 10
        return 1 + "23456789T?JQKA".index(card[0])

    def trump(self, seat, suit):
        assert seat == self.declarer and suit in "SHDC"
        assert self.game == "schmier" or any(card[1] == suit for card in self.hands[seat])
        self.suit_named, self.phase = suit, "exchange"
        self.turn = self.left_of(self.dealer) if self.game == "schmier" else seat
        if self.game == "smear" and not self.rules["kitty_seen"]:
            self._start_play()

    def exchange(self, seat, away, drawn):
        assert seat == self.turn
        away, drawn, hand = away.split(), drawn.split(), self.hands[seat]
        assert len(set(away)) == len(away) and set(away) <= set(hand)
        trumps_gone = [card for card in away if self.suit(card) == self.suit_named]
        if self.game == "schmier" and seat != self.dealer:
            assert len(away) <= 3 and not trumps_gone and drawn == self.kitty[: len(away)]
            self._take(seat, len(away))
        else:
            trumps = sum(self.suit(card) == self.suit_named for card in hand)
            assert drawn == self.taken and len(trumps_gone) == max(0, trumps - 6)
            if self.game == "schmier":
                kept = {"JK", *(rank + self.suit_named for rank in "AJ2"), "J" + TWIN[self.suit_named]}
                assert not kept & set(trumps_gone)
        self.hands[seat] = [card for card in self.hands[seat] if card not in away]
        self.away[seat] = away
        assert len(self.hands[seat]) == 6
        self.turn = self.left_of(seat)
        if self.game == "smear" or seat == self.dealer:
            self._start_play()
        elif self.turn == self.dealer:
            self._take(self.dealer, len(self.kitty))

    # Play

    def _start_play(self):
        self.turn, self.on_table, self.phase, self.played = self.declarer, [], "play", True

    def legal_cards(self):
        hand = self.hands[self.turn]
        trumps = {card for card in hand if self.suit(card) == self.suit_named}
        if not self.on_table:
            first_lead = self.tricks == 0 and self.rules["trump_opens"]
            return trumps if first_lead and trumps else set(hand)
        follow = {card for card in hand if self.suit(card) == self.suit(self.on_table[0][1])}
        if not follow:
            return set(hand)
        return follow | trumps if self.rules["trump_any_time"] else follow

    def play(self, seat, card):
        assert seat == self.turn and card in self.legal_cards()
        self.hands[seat].remove(card)
        self.on_table.append((seat, card))
        self.turn = self.left_of(seat)
        if len(self.on_table) == self.seats:
            self.phase = "trick"

    def trick(self, winner):
        trumps = [play for play in self.on_table if self.suit(play[1]) == self.suit_named]
        led = [play for play in self.on_table if self.suit(play[1]) == self.suit(self.on_table[0][1])]
        assert winner == max(trumps or led, key=lambda play: self.strength(play[1]))[0]
        self.won[winner % self.sides] += [card for _, card in self.on_table]
        for seat, card in self.on_table:
            if self.suit(card) == self.suit_named:
                self.points[card] = (self.strength(card), seat % self.sides, winner % self.sides)
        self.tricks, self.on_table, self.turn = self.tricks + 1, [], winner
        self.phase = "score" if self.tricks == 6 else "play"

    # Score

    def _owners(self):
        """Who gets what, from the trumps that were played."""
        trumps = sorted(self.points.values())
        low = 2 if self.rules["low"] == "taker" else 1
        by_winner = lambda card: self.points[card][2] if card in self.points else None  # noqa: E731
        own = self.suit_named
        if self.rules["high_low"] == "in_play":
            owners = {"high": trumps[-1][1], "low": trumps[0][low]}
        else:
            lowest = ("2" if self.game == "schmier" else "7") + own
            owners = {
                "high": self.points["A" + own][1] if "A" + own in self.points else None,
                "low": self.points[lowest][low] if lowest in self.points else None,
            }
        if self.game == "schmier":
            return owners | {"right": by_winner("J" + own), "left": by_winner("J" + TWIN[own]), "joker": by_winner("JK")}
        return owners | {"jack": by_winner("J" + own)}

    def _game(self, counts):
        best = [side for side in range(self.sides) if counts[side] == max(counts)]
        if len(best) == 1:
            return best[0]
        declaring = self.declarer % self.sides
        defending = [side for side in best if side != declaring]
        around = [(self.dealer + step) % self.seats % self.sides for step in range(1, self.seats + 1)]
        return {
            "nobody": None,
            "defenders": defending[0] if len(defending) == 1 else None,
            "declarer": declaring if declaring in best else None,
            "eldest": next(side for side in around if side in best),
        }[self.rules["game_tie"]]

    def _counts(self):
        counts = [pips(cards) for cards in self.won]
        for seat, away in self.away.items():
            if self.game == "smear" or (self.rules["dealer_layaway_counts"] and seat == self.dealer):
                counts[seat % self.sides] += pips(away)
        return counts

    def score(self, declarer, bid, made, points, pips, change, scores):
        assert (declarer, bid) == (self.declarer, self.contract)
        declaring = declarer % self.sides
        if self.played:
            counts = self._counts()
            owners = self._owners() | {"game": self._game(counts)}
        else:
            counts, owners = [0] * self.sides, dict.fromkeys(points)
        assert points == owners and pips == counts
        taken = [list(owners.values()).count(side) for side in range(self.sides)]
        assert made == (taken[declaring] >= bid)
        new = [old + more for old, more in zip(self.scores, taken, strict=True)]
        if not made:
            new[declaring] = self.scores[declaring] - bid
        if self.rules["cap_defenders"]:
            cap = self.rules["target"]
            new = [n if s == declaring else min(n, max(self.scores[s], cap)) for s, n in enumerate(new)]
        assert scores == new and change == [n - old for n, old in zip(new, self.scores, strict=True)]
        self.scores, self.winners = new, self._winners(new, declaring, made)
        if not self.winners:
            self.dealer = self.left_of(self.dealer)
        self.phase = "end" if self.winners else "deal"

    def _winners(self, scores, declaring, made):
        there = [side for side in range(self.sides) if scores[side] >= self.rules["target"]]
        if self.rules["must_bid_out"]:
            return [declaring] if made and declaring in there else []
        if self.rules["declarer_first"] and declaring in there:
            return [declaring]
        best = [side for side in there if scores[side] == max(scores)]
        if declaring in best:
            return [declaring]
        return best if len(best) == 1 or self.rules["end_tie"] == "shared" else []

    def end(self, winners):
        assert winners == self.winners
        self.phase = "over"
