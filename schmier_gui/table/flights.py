"""How events move: cards fly on short arcs, then the event has arrived. Only places and times; what it means is in `changes`."""

from __future__ import annotations

import math
from collections.abc import Callable

from schmier_gui.anim.ease import linear
from schmier_gui.anim.timeline import Timeline
from schmier_gui.engine.cards import UNKNOWN, Card
from schmier_gui.engine.events import (
    AuctionEnded,
    CallMade,
    CardPlayed,
    CardsExchanged,
    DealScored,
    DealStarted,
    Event,
    KittyTaken,
    PointTaken,
    ThrownIn,
    TrumpNamed,
)
from schmier_gui.engine.seats import from_left_of
from schmier_gui.engine.trump import order, sort_hand
from schmier_gui.table import tempo
from schmier_gui.table.changes import held, trumps_held
from schmier_gui.table.geometry import Geometry, Spot
from schmier_gui.table.model import Flyer, Shown, TableModel
from schmier_gui.table.tempo import Tempo

Done = Callable[[], None]
ARC = 24.0
TOKEN = 44.0


class Flights:
    """Adds the steps that show an event to a timeline; `done` is called when it has arrived."""

    def __init__(self, model: TableModel, geometry: Geometry, pace: Tempo) -> None:
        self.model, self.geometry, self.tempo = model, geometry, pace
        self.heard: Callable[[str], None] = lambda _name: None
        self.dropped: Flyer | None = None

    def sound(self, name: str) -> None:
        """Something can be heard; at instant speed nothing is."""
        if name and not self.tempo.instant:
            self.heard(name)

    def show(self, timeline: Timeline, event: Event, done: Done) -> None:
        """Everything this event moves, then `done`."""
        match event:
            case CardPlayed():
                self._play(timeline, event, done)
            case DealStarted():
                self._deal(timeline, event, done)
            case CardsExchanged():
                self._exchange(timeline, event, done)
            case KittyTaken():
                self._take_kitty(timeline, event, done)
            case CallMade():
                timeline.add(0.0, on_start=done)
                timeline.add(self.tempo.seconds(tempo.CALL_REST))
            case PointTaken():
                self._point(timeline, event, done)
            case TrumpNamed() | AuctionEnded():
                timeline.add(0.0, on_start=done)
                timeline.add(self.tempo.seconds(tempo.NAMED_REST if isinstance(event, TrumpNamed) else 0.0))
            case DealScored() | ThrownIn():
                timeline.add(self.tempo.seconds(tempo.SCORE_REST), on_end=done)
            case _:
                timeline.add(0.0, on_start=done)

    def sweep(self, timeline: Timeline, trick: Shown, done: Done) -> None:
        """The cards of a finished trick go to those its winner has, fading in their own size: six faces to scale anew are a long frame."""
        place = self._place(trick.winner)
        x, y = self.geometry.won_spots(place, self.model.seats[trick.winner].won + 1)[-1][:2]
        for i, (seat, card) in enumerate(trick.cards.items()):
            start = self.geometry.slot_spot(self._place(seat))
            goal = Spot(x, y, start.w, start.h)
            self._fly(timeline, card, start, goal, self.tempo.flight(tempo.SWEEP), join=i > 0, arc=0.0, vanish=True, sound="sweep",
                      on_end=None if i else done)

    def _place(self, seat: int) -> int:
        return (seat - self.model.person) % self.model.rules.seats

    def _seat(self, seat: int) -> Spot:
        return self.geometry.seat_spot(self._place(seat))

    def hand_spot(self, card: Card) -> Spot:
        """Where a card of the person's hand lies."""
        hand = self.model.hand
        place = next((i for i, kept in enumerate(hand) if kept.card == card), 0)
        return self.geometry.hand_spot(len(hand), place, trumps_held(self.model))

    def _play(self, timeline: Timeline, event: CardPlayed, done: Done) -> None:
        own, dropped = event.seat == self.model.person, self.dropped
        start = self.hand_spot(event.card) if own else self._seat(event.seat)
        if own and dropped is not None:
            self.dropped, start = None, Spot(dropped.x, dropped.y, dropped.width, dropped.height)

        def leave() -> None:
            if own:
                self.hide(event.card)
                if dropped is not None:
                    self._take(dropped)

        goal = self.geometry.slot_spot(self._place(event.seat))
        self._fly(timeline, event.card, start, goal, self.tempo.flight(tempo.PLAY), on_start=leave, on_end=done)

    def hide(self, card: Card) -> None:
        """A card of the person's hand is somewhere else on the table."""
        for kept in self.model.hand:
            kept.hidden = kept.hidden or kept.card == card

    def back_to_hand(self, timeline: Timeline, flyer: Flyer) -> None:
        """A card that was carried and not played returns to its place."""
        self._take(flyer)
        start, goal = Spot(flyer.x, flyer.y, flyer.width, flyer.height), self.hand_spot(flyer.card)
        self._fly(timeline, flyer.card, start, goal, self.tempo.flight(tempo.BACK), arc=0.0, on_end=self._shower(flyer.card))

    def _point(self, timeline: Timeline, event: PointTaken, done: Done) -> None:
        """The sign of the point leaves its card for its token, which pops."""
        seat = next((seat for seat, card in self.model.trick.cards.items() if card == event.card), None)
        if seat is None or self.tempo.instant:
            timeline.add(0.0, on_start=done)
            return
        x, y = self.geometry.token_spot(self.model.rules.points.index(event.point))
        goal, start = Spot(x, y, TOKEN, TOKEN), self.geometry.slot_spot(self._place(seat))
        sign = Flyer("", x, y, TOKEN, TOKEN, point=event.point, side=event.side)
        if not self.tempo.reduced_motion:
            start = Spot(start.x, start.y, TOKEN, TOKEN)
            self._move(timeline, sign, start, goal, self.tempo.seconds(tempo.POINT))

        def pop(share: float) -> None:
            sign.width = sign.height = TOKEN * (1 + 0.25 * math.sin(math.pi * share))

        timeline.add(self.tempo.seconds(tempo.POP), pop, lambda: self._put(sign, done), lambda: self._take(sign), ease=linear)

    def _put(self, flyer: Flyer, then: Done | None = None) -> None:
        self.model.flyers.append(flyer)
        if then:
            then()

    def _take(self, flyer: Flyer, then: Done | None = None) -> None:
        if flyer in self.model.flyers:
            self.model.flyers.remove(flyer)
        if then:
            then()

    def _move(self, timeline: Timeline, flyer: Flyer, start: Spot, goal: Spot, seconds: float) -> None:
        """A sign from here to there, straight."""

        def move(share: float) -> None:
            flyer.x = start.x + (goal.x - start.x) * share
            flyer.y = start.y + (goal.y - start.y) * share

        timeline.add(seconds, move, lambda: self._put(flyer), lambda: self._take(flyer))

    def _deal(self, timeline: Timeline, event: DealStarted, done: Done) -> None:
        """Six cards to each seat; the person's own turn up as they arrive."""
        if self.tempo.instant:
            timeline.add(0.0, on_start=done)
            return
        model, rules = self.model, self.model.rules

        def begin() -> None:
            done()
            for seat in model.seats:
                seat.cards = 0
            for card in model.hand:
                card.hidden = True

        timeline.add(0.0, on_start=begin)
        start = self.geometry.kitty_spot()
        for turn in range(6 * rules.seats):
            seat = from_left_of(rules, event.dealer)[turn % rules.seats]
            apart = self.tempo.seconds(tempo.DEAL_APART) * turn
            arrive = self._receiver(seat, turn // rules.seats)
            goal = self._seat(seat) if seat != model.person else self._dealt_spot(turn // rules.seats)
            self._fly(timeline, UNKNOWN, start, goal, self.tempo.flight(tempo.DEAL), join=turn > 0, delay=apart, on_end=arrive,
                      sound="deal")

    def _dealt_spot(self, place: int) -> Spot:
        return self.geometry.hand_spot(6, place)

    def _receiver(self, seat: int, place: int) -> Done:
        def arrive() -> None:
            self.model.seats[seat].cards += 1
            if seat == self.model.person and place < len(self.model.hand):
                self.model.hand[place].hidden = False

        return arrive

    def _exchange(self, timeline: Timeline, event: CardsExchanged, done: Done) -> None:
        """Cards go face down in front of the seat, others come from the kitty."""
        place = self._place(event.seat)
        own = event.seat == self.model.person
        draws = event.drawn_count == event.away_count and self.model.seats[event.seat].cards <= 6
        away = event.away if event.away is not None else (UNKNOWN,) * event.away_count
        seconds, apart = self.tempo.flight(tempo.EXCHANGE), self.tempo.seconds(tempo.EXCHANGE_APART)
        shown = min(len(away), 6)
        backs = self.geometry.back_spots(place, shown)
        for i, card in enumerate(away[:shown]):
            start = self.hand_spot(card) if own else self._seat(event.seat)
            goal = backs[i]
            self._fly(timeline, UNKNOWN, start, goal, seconds, join=i > 0, delay=apart * i, on_start=self._hider(card), stays=draws,
                      sound="deal")
        timeline.add(0.0, on_start=self._landing(done))
        if draws and event.drawn_count:
            self._draw(timeline, event, seconds, apart)
        if not own:
            timeline.add(self.tempo.seconds(tempo.EXCHANGE))

    def _hider(self, card: Card) -> Done:
        return lambda: self.hide(card)

    def _landing(self, done: Done) -> Done:
        """Laid-away cards that lay there as flyers are now the seat's own backs."""

        def land() -> None:
            self.model.flyers.clear()
            done()

        return land

    def _draw(self, timeline: Timeline, event: CardsExchanged, seconds: float, apart: float) -> None:
        """The kitty gives as many cards back; the person's own are hidden until they arrive."""
        own, drawn = event.seat == self.model.person, event.drawn or ()

        def begin() -> None:
            for kept in self.model.hand:
                kept.hidden = own and kept.card in drawn

        timeline.add(0.0, on_start=begin)
        for i in range(event.drawn_count):
            card = drawn[i] if i < len(drawn) else UNKNOWN
            goal = self._drawn_spot(event, card) if own else self._seat(event.seat)
            self._fly(timeline, card, self.geometry.kitty_spot(), goal, seconds, join=i > 0, delay=apart * i,
                      on_end=self._shower(card), vanish=not own, sound="deal")

    def _drawn_spot(self, event: CardsExchanged, card: Card) -> Spot:
        """Where a card just drawn will lie once the hand is sorted."""
        rules, trump = self.model.rules, self.model.contract.trump
        kept = [c for c in held(self.model) if c not in (event.away or ())]
        after = sort_hand({*kept, *(event.drawn or ())}, rules.game, trump)
        suit_of = order(rules.game, trump).suit_of
        return self.geometry.hand_spot(len(after), after.index(card), sum(suit_of[c] == trump for c in after))

    def _shower(self, card: Card) -> Done:
        def show() -> None:
            for kept in self.model.hand:
                kept.hidden = kept.hidden and kept.card != card

        return show

    def _take_kitty(self, timeline: Timeline, event: KittyTaken, done: Done) -> None:
        for i in range(min(event.count, 4)):
            self._fly(timeline, UNKNOWN, self.geometry.kitty_spot(), self._seat(event.seat), self.tempo.flight(tempo.EXCHANGE),
                      join=i > 0, delay=self.tempo.seconds(tempo.EXCHANGE_APART) * i, vanish=True, sound="deal")
        timeline.add(0.0, on_start=done)

    def _fly(
        self,
        timeline: Timeline,
        card: Card,
        start: Spot,
        goal: Spot,
        seconds: float,
        *,
        join: bool = False,
        delay: float = 0.0,
        arc: float = ARC,
        vanish: bool = False,
        stays: bool = False,
        sound: str = "",
        on_start: Done | None = None,
        on_end: Done | None = None,
    ) -> None:
        """One card from here to there. It exists only while it flies, unless it `stays` where it lands."""
        if self.tempo.reduced_motion:
            start = goal = start if vanish else goal
            arc = 0.0
        flyer = Flyer(card, start.x, start.y, start.w, start.h)

        def leave() -> None:
            self.model.flyers.append(flyer)
            self.sound(sound)
            if on_start:
                on_start()

        def move(share: float) -> None:
            flyer.x = start.x + (goal.x - start.x) * share
            flyer.y = start.y + (goal.y - start.y) * share - arc * math.sin(math.pi * share)
            flyer.width = start.w + (goal.w - start.w) * share
            flyer.height = start.h + (goal.h - start.h) * share
            flyer.alpha = round(255 * (1 - share)) if vanish else round(255 * share) if self.tempo.reduced_motion else 255

        def land() -> None:
            if not stays and flyer in self.model.flyers:
                self.model.flyers.remove(flyer)
            if on_end:
                on_end()

        put = timeline.join if join else timeline.add
        put(seconds, move if seconds else None, leave, land, delay=delay)


