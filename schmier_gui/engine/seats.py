"""Seats, sides and turn order (R1, R2). Seats are numbered clockwise from 0; side = seat modulo the number of sides."""

from __future__ import annotations

from schmier_gui.engine.rules import Rules


def next_seat(rules: Rules, seat: int) -> int:
    """The seat to the left, which is the next one clockwise."""
    return (seat + 1) % rules.seats


def from_left_of(rules: Rules, seat: int) -> tuple[int, ...]:
    """Every seat clockwise, starting left of `seat` and ending with it."""
    return tuple((seat + step) % rules.seats for step in range(1, rules.seats + 1))


def partners(rules: Rules, seat: int) -> tuple[int, ...]:
    """The other seats of the same side: one opposite, or two in Schmier with two sides of three."""
    return tuple(s for s in range(rules.seats) if s != seat and rules.side(s) == rules.side(seat))
