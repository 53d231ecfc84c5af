"""What the scale weighs with: numbers found by playing hundreds of thousands of cards both ways in self-play, in points of a deal."""

from __future__ import annotations

import msgspec

from schmier_gui.engine.cards import Game


class Weights(msgspec.Struct, frozen=True):
    """The first two lines count times the chance to win the trick. "early" counts in full on the first trick and fades.

    `trump` and `trump_early`: what it costs to spend a trump that none, one, two, three or more cards still out can beat.
    """

    win: float = 0.0
    win_early: float = 0.0
    each_later: float = 0.0
    stakes: float = 0.0
    pips: float = 0.0
    bring_bower: float = 0.0
    bring_low: float = 0.0
    bring_pips: float = 0.0

    bower: float = 0.0
    bower_early: float = 0.0
    low: float = 0.0
    low_early: float = 0.0
    trump: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    trump_early: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    last_trump: float = 0.0
    last_but_one: float = 0.0
    trump_pips: float = 0.0
    plain_pips: float = 0.0
    master: float = 0.0

    draw: float = 0.0
    draw_out: float = 0.0
    draw_own: float = 0.0
    catch: float = 0.0
    out: float = 0.0
    staked_out: float = 0.0
    own: float = 0.0
    low_behind: float = 0.0
    run: float = 0.0
    run_early: float = 0.0
    run_out: float = 0.0
    lone: float = 0.0
    lone_early: float = 0.0
    lone_out: float = 0.0
    length: float = 0.0


FOLLOWING: dict[Game, Weights] = {
    "schmier": Weights(
        win=0.67,
        win_early=-1.22,
        each_later=0.11,
        stakes=2.5,
        pips=3.1,
        bring_bower=2.24,
        bring_low=2.1,
        bring_pips=2.94,
        bower=1.31,
        low=0.93,
        low_early=-0.18,
        trump=(2.81, 0.78, 0.41, 0.22),
        trump_early=(-1.36, 0.33, 0.2, 0.16),
        last_trump=0.62,
        last_but_one=0.26,
        trump_pips=0.96,
        plain_pips=0.91,
        master=0.39,
    ),
    "smear": Weights(
        win=0.22,
        win_early=-0.51,
        each_later=0.17,
        stakes=3.03,
        pips=5.29,
        bring_bower=2.97,
        bring_pips=3.65,
        bower=3.33,
        bower_early=-0.68,
        trump=(0.18, -0.22, -0.07, -0.52),
        trump_early=(0.53, 0.64, 0.06, 0.83),
        last_trump=-0.23,
        last_but_one=-0.1,
        trump_pips=3.16,
        plain_pips=1.54,
        master=0.39,
    ),
}
LEADING: dict[Game, Weights] = {
    "schmier": Weights(
        win=-0.14,
        win_early=-0.05,
        bring_bower=0.1,
        bring_low=-0.78,
        bring_pips=-1.16,
        bower=0.34,
        bower_early=1.11,
        low=0.37,
        low_early=0.25,
        trump=(-0.03, 0.49, 0.12, -0.01),
        trump_early=(-0.13, 0.18, 0.41, 0.26),
        last_trump=0.48,
        last_but_one=0.19,
        trump_pips=0.35,
        plain_pips=-0.23,
        master=-0.69,
        draw=-0.1,
        draw_out=-0.32,
        draw_own=0.23,
        catch=0.33,
        out=0.27,
        staked_out=-0.23,
        own=-0.04,
        low_behind=0.22,
        run=0.17,
        run_early=0.15,
        run_out=-0.67,
        lone=-0.01,
        lone_early=0.12,
        lone_out=-1.27,
        length=-0.05,
    ),
    "smear": Weights(
        win=0.24,
        win_early=-0.16,
        bring_bower=3.56,
        bring_pips=-0.22,
        bower=2.71,
        bower_early=1.66,
        trump=(0.05, -0.41, -0.27, -0.08),
        trump_early=(-0.29, 0.61, 0.1, -0.23),
        last_trump=-0.34,
        last_but_one=-0.05,
        trump_pips=0.42,
        plain_pips=0.12,
        master=0.01,
        draw=0.09,
        draw_out=-1.79,
        draw_own=0.17,
        catch=1.09,
        out=1.68,
        staked_out=-0.18,
        own=-0.23,
        run=-0.33,
        run_early=0.49,
        run_out=0.7,
        lone=0.09,
        lone_early=0.18,
        lone_out=-0.89,
        length=0.05,
    ),
}
