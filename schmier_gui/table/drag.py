"""A card in the person's fingers: pressed, and carried along once the pointer has moved far enough."""

from __future__ import annotations

from math import hypot

from schmier_gui.anim.timeline import Timeline
from schmier_gui.engine.cards import Card
from schmier_gui.table.draw.hand import CHOSEN_UP
from schmier_gui.table.flights import Flights
from schmier_gui.table.geometry import HAND
from schmier_gui.table.model import Flyer, TableModel

FAR = 8.0  # logical units: a hand that clicks is not quite still


class Drag:
    """Points are in logical units. What is held is either played, by a click or over the table, or returns to the hand."""

    def __init__(self, model: TableModel, flights: Flights, timeline: Timeline) -> None:
        self._model, self._flights, self._timeline = model, flights, timeline
        self._card: Card = ""
        self._start = self._grip = (0.0, 0.0)
        self._flyer: Flyer | None = None

    @property
    def holds(self) -> bool:
        """A card is pressed or carried."""
        return bool(self._card)

    def press(self, card: Card, point: tuple[float, float]) -> None:
        """The button went down on a card that may be played."""
        self.let_go()
        self._card, self._start = card, point

    def move(self, point: tuple[float, float]) -> bool:
        """The pointer moves with the button down; True when the card moves along."""
        if self._flyer is None:
            if hypot(point[0] - self._start[0], point[1] - self._start[1]) <= FAR:
                return False
            spot = self._flights.hand_spot(self._card)
            self._grip = spot.x - self._start[0], spot.y - CHOSEN_UP - self._start[1]
            self._flyer = Flyer(self._card, *point, *HAND)
            self._model.flyers.append(self._flyer)
            self._flights.hide(self._card)
        self._flyer.x, self._flyer.y = point[0] + self._grip[0], point[1] + self._grip[1]
        return True

    def release(self, point: tuple[float, float]) -> Card:
        """The button is up: the card to play, "" if it returns. A card that was carried is played from where it is."""
        card, flyer = self._card, self._flyer
        if flyer is None or not self._over_the_table(point):
            self.let_go()
            return card if flyer is None else ""
        self.move(point)
        self._flights.dropped = flyer
        self._card, self._flyer = "", None
        return card

    def let_go(self) -> None:
        """What is carried returns to the hand; nothing is held any more."""
        flyer, self._flyer, self._card = self._flyer, None, ""
        if flyer is not None:
            self._flights.back_to_hand(self._timeline, flyer)

    def _over_the_table(self, point: tuple[float, float]) -> bool:
        geometry = self._flights.geometry
        across, down = (point[0] - geometry.cx) / geometry.rx, (point[1] - geometry.cy) / geometry.ry
        return point[1] < geometry.hand_top and hypot(across, down) <= 1
