"""Whole deals for the tests of points and options. One line is a trick, the columns are the seats 0, 1, 2 ...

In the Schmier deals spades are trump; the dealer's lay-away is the rest of the pack.
"""

SIDE_0_TAKES_ALL_BUT_LOW = """
    AS 2S 4S 5S 6S 7S
    KS 3S 8S 9S TS JK
    QS JS JC 3D 4D 5D
    AH 2H 3H 4H 5H 6H
    KH 7H 8H 9H JH QH
    2C 3C 4C AC 5C 6C
"""
"""Seat 0 takes the first five tricks, its partner in seat 3 the last. Low is played by seat 1. Pips: 36, nothing, nothing; laid away 45."""

SIDE_1_TAKES_LOW_AND_LEFT = """
    AS 2S 8S 5S 6S 7S
    KS 3S 5C 9S TS JK
    QS JS 2D 3D 4S 5D
    AH 2H 3H 4H 5H 6H
    KH 7H 8H 9H JH QH
    2C 3C 4C AC JC 6C
"""
"""As above, but seat 4 keeps the left bower and takes the last trick with it. Pips: 31, 5, nothing."""

GAME_IS_TIED = """
    AS 2S 8S 5S 6S 7S
    KS 3S 5C 9S TS JK
    QS JS 2D 3D 4S 5D
    2C 3C 4C AC JC 6C
    QH 7H 8H 9H AH 6H
    2H 3H 4H 5H TH 8D
"""
"""High, Joker and Right to side 0, Low and Left to side 1. Pips: 21, 21, nothing."""

SMEAR_WITHOUT_ACE_AND_SEVEN = """
    KH 8H 9H TH
    QH JH 7S 8S
    AS 9S TS JS
    KS QS 7C 8C
    AC 9C TC JC
    7D 8D 9D TD
"""
"""Hearts are trump; their ace and seven lie in the kitty. Seat 0 takes five tricks with 51 pips, seat 3 the last with 10."""
SMEAR_AWAY = "KC QC"
"""What the declarer takes and lays away in it: 5 pips."""

SMEAR_WITH_EVERYTHING = """
    AH 8H 7H 9H
    KH JH 7S 8S
    QH TH 8D 9D
    AS 9S TS JS
    AC 9C TC JC
    7D AD JD TD
"""
"""Hearts are trump and all in play. Seat 0 takes five tricks, seat 1 the last."""
