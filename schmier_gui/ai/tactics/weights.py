"""What the scale weighs with: numbers found by playing hundreds of thousands of cards both ways in self-play, in points of a deal."""

from __future__ import annotations

import msgspec

from schmier_gui.engine.cards import Game


class Weights(msgspec.Struct, frozen=True):
    """ "early" counts in full on the first trick and fades. "low" is the joker, or the lowest trump where it goes to the taker.

    Times the chance to win the trick: for winning (`win`), for each card to come, the points and pips in it (more if the declarer's
    side would have them), and for what the card itself brings. Then what it costs to spend a card: `trump` one that none, one, two, three
    or more cards still out can beat; `catches_bower` for each bower out that it could catch; `last_trump` and `last_but_one` are less
    sorry to go; `master` is a plain card that nobody can beat. Then, for leads, what it is worth to lead trumps: `draw` where they win, by
    trumps out and own ones, and what they may `catch`; `behind`: points still in hand; a `run` of winners from the top, or a `lone` one;
    `length` of a plain suit.
    """

    win: float = 0.0
    win_early: float = 0.0
    each_later: float = 0.0
    stakes: float = 0.0
    stakes_declarer: float = 0.0
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
    catches_bower: float = 0.0
    catches_low: float = 0.0
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
    bowers_behind: float = 0.0
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
        win=0.29,
        win_early=-0.64,
        each_later=0.11,
        stakes=2.63,
        stakes_declarer=-0.39,
        pips=3.48,
        bring_bower=2.25,
        bring_low=2.16,
        bring_pips=2.61,
        bower=1.25,
        bower_early=0.08,
        low=0.75,
        low_early=0.11,
        trump=(2.44, 0.68, 0.51, 0.34),
        trump_early=(-1.13, -0.04, -0.26, -0.06),
        last_trump=0.59,
        last_but_one=0.24,
        catches_bower=0.29,
        catches_low=0.14,
        trump_pips=1.25,
        plain_pips=0.77,
        master=0.25,
    ),
    "smear": Weights(
        win=-0.05,
        win_early=0.01,
        each_later=0.17,
        stakes=2.64,
        stakes_declarer=2.46,
        pips=5.27,
        bring_bower=3.58,
        bring_pips=3.8,
        bower=3.7,
        bower_early=-0.31,
        trump=(0.54, 0.08, 0.06, -0.57),
        trump_early=(0.12, 0.21, 0.11, 1.31),
        last_trump=0.03,
        last_but_one=-0.02,
        catches_bower=0.78,
        trump_pips=3.74,
        plain_pips=1.62,
        master=0.35,
    ),
}
LEADING: dict[Game, Weights] = {
    "schmier": Weights(
        win=0.04,
        win_early=-0.03,
        bring_bower=-0.22,
        bring_low=-0.78,
        bring_pips=-0.45,
        bower=-0.2,
        bower_early=1.81,
        low=0.16,
        low_early=0.36,
        trump=(0.12, 0.73, 0.43, 0.12),
        trump_early=(-0.28, 0.72, 0.83, 0.98),
        last_trump=0.52,
        last_but_one=0.28,
        catches_bower=0.17,
        catches_low=0.14,
        trump_pips=0.71,
        plain_pips=-0.08,
        master=-0.68,
        draw=-0.18,
        draw_out=-0.12,
        draw_own=0.23,
        catch=0.52,
        out=0.53,
        staked_out=-0.12,
        own=0.02,
        bowers_behind=0.31,
        low_behind=0.26,
        run=-0.44,
        run_early=1.01,
        run_out=-1.99,
        lone=-0.01,
        lone_early=-0.02,
        lone_out=-2.26,
        length=-0.04,
    ),
    "smear": Weights(
        win=0.49,
        win_early=-0.54,
        bring_bower=3.69,
        bring_pips=0.36,
        bower=2.93,
        bower_early=1.74,
        trump=(0.04, -0.22, -0.14, 0.18),
        trump_early=(-0.17, 0.45, 0.11, -0.42),
        last_trump=-0.12,
        last_but_one=0.04,
        catches_bower=0.52,
        trump_pips=0.87,
        plain_pips=0.36,
        draw=-0.12,
        draw_out=-1.31,
        draw_own=0.29,
        catch=1.78,
        out=1.42,
        staked_out=-0.23,
        own=-0.25,
        bowers_behind=0.28,
        run=-0.39,
        run_early=0.5,
        run_out=0.06,
        lone=0.13,
        lone_early=-0.01,
        lone_out=-0.98,
        length=0.05,
    ),
}
