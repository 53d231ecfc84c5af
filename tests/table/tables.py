"""Tables to look at: one for every situation that the screen can show."""

from __future__ import annotations

from collections.abc import Callable

from schmier_gui.engine.rules import Rules
from schmier_gui.table.model import Contract, Exchange, HandCard, Rail, SeatModel, Shown, TableModel, Tile
from schmier_gui.table.tour import bubbles

PEOPLE = ("You", "Otto", "Mabel", "Rosa", "Gus", "June")
SUITS = (("S", "Spades"), ("H", "Hearts"), ("D", "Diamonds"), ("C", "Clubs"))
CALLS = (0, 0, 0, 3, 4, 0)
DREW = (2, 6, 2, 3, 1, 3)


def new(rules: Rules | None = None, names: tuple[str, ...] = PEOPLE) -> TableModel:
    """An empty table with its people, scores and buttons."""
    rules = rules or Rules()
    names = names if rules.seats == 6 else (names[0], names[1], names[3], names[4])
    portraits = ("you", "otto", "mabel", "rosa", "gus", "june") if rules.seats == 6 else ("you", "otto", "rosa", "gus")
    seats = [SeatModel(name, face, rules.side(i), cards=6) for i, (name, face) in enumerate(zip(names, portraits, strict=True))]
    model = TableModel(rules, seats)
    members = [[name for i, name in enumerate(names) if rules.side(i) == side] for side in range(rules.sides)]
    model.side_names = [" & ".join(m) if len(m) == 2 else f"{m[0]}, {m[1]} & {m[2]}" for m in members]
    model.scores, model.gained, model.pips = [13, 11, 8][: rules.sides], [0] * rules.sides, [0] * rules.sides
    model.number, model.dealer, model.controls = 7, 1, {"last-trick", "undo", "log", "menu"}
    return model


def hold(model: TableModel, cards: str, legal: str | None = None, chosen: str = "", locked: str = "") -> None:
    """Put these cards in the person's hand; `legal` None outside a decision of theirs."""
    model.hand = [
        HandCard(c, None if legal is None else c in legal.split(), c in chosen.split(), c in locked.split()) for c in cards.split()
    ]


def auction() -> TableModel:
    model = new()
    model.stage, model.turn, model.kitty, model.auction_words = "auction", 0, 17, "Otto speaks last"
    model.contract = Contract(4, 4)
    for seat, call in ((2, 0), (3, 3), (4, 4), (5, 0)):
        model.seats[seat].call, model.seats[seat].bubble = call, True
    model.tiles = [Tile("pass", "Pass"), *(Tile(f"bid-{n}", str(n), "", n > 4) for n in range(3, 7))]
    model.rail = Rail("act", "Your call", "beat 4, or pass")
    model.controls -= {"last-trick", "undo"}
    hold(model, "KS 8S QH JD 9D 5C")
    return model


def shown_round() -> TableModel:
    """Somebody new is told what the race is."""
    model = auction()
    model.tour, model.hints = bubbles(model.rules, True)[1], True
    model.controls |= {"hint", "tour-next", "tour-skip"}
    return model


def auction_first() -> TableModel:
    """Nobody has bid; the next seat thinks, the person has passed."""
    model = auction()
    model.contract, model.turn, model.tiles, model.dealer = Contract(), 1, [], 2
    model.auction_words = "Mabel speaks last"
    for seat in model.seats:
        seat.call, seat.bubble = None, False
    for seat in (3, 4, 5, 0):
        model.seats[seat].call, model.seats[seat].bubble = 0, True
    model.rail = Rail("quiet", "", "Otto is thinking")
    return model


def naming() -> TableModel:
    model = new()
    model.stage, model.turn, model.kitty, model.auction_words = "trump", 0, 17, "you lead first"
    model.contract, model.focus = Contract(0, 5), "trump-H"
    for seat, call in zip(model.seats, (5, 0, 0, 3, 4, 0), strict=True):
        seat.call = call
    model.tiles = [Tile(f"trump-{s}", name, s) for s, name in SUITS]
    model.rail = Rail("act", "Name trump", "all will hear it")
    hold(model, "KS 8S AH QH JD 5C")
    return model


def _contract(model: TableModel, drew: tuple[int | None, ...] = DREW) -> None:
    model.contract = Contract(4, 4, "H")
    for seat, call, cards in zip(model.seats, CALLS, drew, strict=True):
        seat.call, seat.drew = call, cards


def exchange() -> TableModel:
    model = new()
    _contract(model, (None, None, 2, 3, 1, 3))
    model.stage, model.turn, model.kitty = "exchange", 0, 8
    for seat, backs in ((2, 2), (3, 3), (4, 1), (5, 3)):
        model.seats[seat].backs = backs
    model.exchange = Exchange(2, 0, 3, "1 more allowed", "Lay away 2", True)
    model.rail, model.focus = Rail("reason", "Left bower:", "trumps can't go"), "dim-JD"
    hold(model, "QH JD KS 8S 9D 5C", "KS 8S 9D 5C", "9D 5C", "QH JD")
    return model


def exchange_dealer() -> TableModel:
    model = new()
    _contract(model, (None, 1, 2, 3, 1, 3))
    model.stage, model.turn, model.dealer = "exchange", 0, 0
    model.exchange = Exchange(5, 7, 7, "2 to go, 1 a trump", "Lay away", False)
    model.rail = Rail("act", "Lay away 7", "keep six cards")
    cards = "AH QH JH JD 9H 6H 3H KS 8S 4S 9D 5C 3C"
    hold(model, cards, "QH 9H 6H 3H KS 8S 4S 9D 5C 3C", "8S 4S 9D 5C 3C", "AH JH JD")
    return model


def exchange_whole_kitty() -> TableModel:
    """Everybody kept all: the dealer holds 23 cards."""
    model = exchange_dealer()
    cards = "AH JH JD 9H 6H 3H 2H KS QS JS 8S 4S 3S 2S AD 9D 7D KC QC TC 8C 5C 3C"
    hold(model, cards, " ".join(cards.split()[6:]), "8S 4S 9D 5C 3C", "AH JH JD 9H 6H 3H 2H")
    model.exchange = Exchange(5, 17, 17, "12 to go", "Lay away", False)
    model.rail, model.focus = Rail("act", "Lay away 17", "keep six cards"), "card-KS"
    return model


def play() -> TableModel:
    model = new()
    _contract(model)
    model.stage, model.turn, model.slot = "play", 0, 0
    model.contract.taken, model.gained, model.tokens, model.pips = 1, [1, 1, 0], {"high": 1, "low": 0}, [0, 16, 0]
    model.trick = Shown({1: "AS", 2: "JS", 3: "4S", 4: "TS", 5: "9H"}, 1, "S", 5)
    model.rail = Rail("act", "Your turn", "follow spades", "S")
    hold(model, "JD KS 8S 7S TC", "KS 8S 7S")
    return model


def reason() -> TableModel:
    model = play()
    model.rail, model.hover = Rail("reason", "You hold a spade:", "follow suit"), "dim-JD"
    return model


def other_turn() -> TableModel:
    model = play()
    model.turn = model.slot = 4
    model.trick = Shown({1: "AS", 2: "JS", 3: "4S"}, 1, "S", 1)
    model.rail = Rail("quiet", "", "Gus is thinking")
    hold(model, "JD KS 8S 7S TC")
    return model


def trick_done() -> TableModel:
    model = play()
    model.turn, model.slot, model.gained, model.pips = 5, -1, [2, 1, 2], [10, 16, 22]
    model.tokens = {"high": 1, "low": 0, "left": 0, "right": 2, "joker": 2}
    model.trick = Shown({0: "KS", 1: "5S", 2: "2S", 3: "QS", 4: "JK", 5: "JH"}, 0, "S", 5, True)
    model.rail = Rail("quiet", "June takes it", "click to go on")
    for seat, won in enumerate((1, 0, 0, 1, 1, 0)):
        model.seats[seat].won = won
    hold(model, "8S TC")
    return model


def last_trick() -> TableModel:
    model = other_turn()
    model.last_trick = Shown({0: "KS", 1: "5S", 2: "2S", 3: "QS", 4: "JK", 5: "JH"}, 0, "S", 5, True)
    model.rail, model.focus = Rail("quiet", "Last trick", "June won it"), "last-trick"
    return model


def one_card_left() -> TableModel:
    """The person leads their last card; scores are below zero, names are long."""
    model = new(names=("You", "Bartholomew the Elder", "Wilhelmina Ann", "Rosa-Maria", "Konstantin Jr", "Josephine"))
    _contract(model)
    model.stage, model.turn, model.slot, model.contract.taken = "play", 0, 0, 3
    model.scores, model.gained, model.pips = [-12, -4, 20], [0, 3, 2], [8, 31, 22]
    model.tokens = {"high": 1, "low": 1, "right": 1, "joker": 2, "left": 2}
    for seat, won in enumerate((1, 2, 0, 0, 1, 1)):
        model.seats[seat].won = won
    model.rail = Rail("act", "Your lead", "any card")
    hold(model, "TC", "TC")
    return model


def smear() -> TableModel:
    model = new(Rules(game="smear"))
    model.stage, model.turn, model.slot, model.scores, model.gained = "play", 0, 0, [9, 11], [2, 0]
    model.contract, model.tokens, model.pips = Contract(0, 3, "C", 2), {"high": 0, "jack": 0}, [19, 4]
    for seat, call in zip(model.seats, (3, 0, 2, 0), strict=True):
        seat.call = call
    model.seats[0].drew = 2
    model.trick = Shown({1: "TD", 2: "KD", 3: "7D"}, 1, "D", 2)
    model.rail = Rail("act", "Your turn", "diamonds, or a trump", "D")
    hold(model, "KC 9C QD AS", "KC 9C QD")
    return model


def smear_auction() -> TableModel:
    model = new(Rules(game="smear"))
    model.stage, model.turn, model.kitty, model.auction_words = "auction", 0, 8, "Otto speaks last"
    model.contract = Contract(3, 3)
    for seat, call in ((2, 0), (3, 3)):
        model.seats[seat].call, model.seats[seat].bubble = call, True
    model.tiles = [Tile("pass", "Pass"), *(Tile(f"bid-{n}", str(n), "", n > 3) for n in range(2, 5))]
    model.rail = Rail("act", "Your call", "beat 3, or pass")
    hold(model, "KS 8S QH JD 9D TC")
    return model


def smear_secret() -> TableModel:
    """R33: Gus has named trump in private and leads next."""
    model = new(Rules(game="smear"))
    model.stage, model.turn, model.slot, model.scores, model.kitty = "play", 3, 3, [9, 11], 6
    model.contract = Contract(3, 3)
    for seat, call in zip(model.seats, (0, 0, 2, 3), strict=True):
        seat.call = call
    model.seats[3].drew = 2
    model.rail = Rail("quiet", "", "Gus is thinking")
    hold(model, "KS 8S QH JD 9D TC")
    return model


def smear_nine() -> TableModel:
    """The declarer took three kitty cards and lays away from two rows, in a game to 100."""
    model = new(Rules(game="smear", kitty_seen=3, target=100))
    model.stage, model.turn, model.kitty, model.scores = "exchange", 0, 5, [-30, 96]
    model.contract = Contract(0, 4, "D")
    for seat, call in zip(model.seats, (4, 0, 2, 3), strict=True):
        seat.call = call
    model.exchange = Exchange(1, 3, 3, "2 to go", "Lay away", False)
    model.rail = Rail("act", "Lay away 3", "keep six cards")
    hold(model, "JD 9D 7D KS 8S QH TC 7C TH", "KS 8S QH TC 7C TH", "8S", "JD 9D 7D")
    return model


def all_six_points() -> TableModel:
    """Everything is as wide as it gets: a bid of six that is home, long prompts."""
    model = trick_done()
    model.contract = Contract(4, 6, "H", 6)
    model.gained, model.tokens = [0, 6, 0], dict.fromkeys(model.rules.points, 1)
    model.rail = Rail("quiet", "Gus takes it", "click to go on")
    return model


def two_sides() -> TableModel:
    model = new(Rules(sides=2))
    _contract(model)
    model.stage, model.turn, model.slot, model.gained, model.pips = "play", 2, 2, [1, 2], [21, 17]
    model.tokens, model.trick = {"high": 1, "low": 0, "joker": 1}, Shown({1: "AD"}, 1, "D", 1)
    model.rail = Rail("quiet", "", "Mabel is thinking")
    hold(model, "JD KS 8S 7S TC")
    return model


def before_the_first_deal() -> TableModel:
    model = new()
    model.number, model.dealer, model.scores, model.controls = 0, -1, [0, 0, 0], {"menu"}
    return model


ALL: dict[str, Callable[[], TableModel]] = {
    make.__name__: make
    for make in (
        auction, shown_round, auction_first, naming, exchange, exchange_dealer, exchange_whole_kitty,
        play, reason, other_turn, trick_done, last_trick,
        one_card_left, smear, smear_auction, smear_secret, smear_nine,
        two_sides, all_six_points, before_the_first_deal,
    )
}  # fmt: skip


