"""Every name that the ui-map may hold (CONTRACTS.md), as patterns: one control, one name, and it never changes."""

from __future__ import annotations

import re

NAMES: dict[str, str] = {
    # the table
    r"card-([2-9TJQKA][SHDC]|JK)": "a card in the person's hand that may be chosen",
    r"dim-([2-9TJQKA][SHDC]|JK)": "a card in the person's hand that may not be played now",
    r"bid-[2-6]": "bid so many points",
    r"pass": "pass",
    r"trump-[SHDC]": "name this suit as trump",
    r"confirm": "do what has been chosen: lay the cards away; yes to a question",
    r"next": "whatever moves on: a finished trick, the score, the next deal",
    r"hint|undo|last-trick|menu|log": "the buttons in the corner of the table",
    # the title
    r"continue|title-continue": "go on with the unfinished game played last",
    r"title-continue-other": "go on with the unfinished game of the other kind",
    r"title-(new-game|rules|settings|quit)": "the items of the title",
    # setting up a game
    r"game-(schmier|smear)": "the game to play",
    r"rules-(before|after)": "page through the rule sets",
    r"rules-(change|read|delete)": "house rules: change them, read them, forget a set of one's own",
    r"target-(less|more)": "a point less or more to win",
    r"name-[0-5]": "the name of a seat",
    r"profile-[1-5]": "the computer player of a seat",
    r"start": "begin the game",
    # the house rules
    r"chapter-(table|auction|play|points|winning)": "a chapter of the house rules",
    r"rule-[a-z]+(-[a-z0-9]+)*": "a value of a house rule; rule-set-name and rule-set-save keep the rules under a name",
    r"rules-usual": "back to the usual rules",
    r"done": "leave the house rules",
    # panels
    r"back": "leave this panel or screen",
    r"cancel": "no to a question",
    r"rules-switch": "the rules of the other game",
    r"speed-(relaxed|normal|fast|instant)": "how fast the cards move",
    r"sound-(off|low|medium|high)": "how loud the sounds are",
    r"deck-(standard|four-colour|large-index|high-contrast)": "the deck to play with",
    r"back-(quilt|fans)": "the back of the cards",
    r"cloth-(green|blue|wine)": "the cloth on the table",
    r"settings-reset": "set everything as it was at first",
    r"trick-hold-(timed|click)": "how a finished trick goes away",
    r"reduced-motion|fullscreen|hints": "the switches of the settings",
    r"menu-(resume|log|rules|settings|title|quit)": "the items of the menu over the table",
    r"see-tricks|see-hands|history": "look at the tricks, the hands, the score sheet of what is over",
    r"trick-(before|after)|deal-(before|after)": "page through tricks and deals",
    r"same-again|game-over-new-game|title": "what to do after a game",
}

_PATTERN = re.compile("|".join(f"(?:{name})" for name in NAMES))


def is_known(name: str) -> bool:
    """Is this a name that the ui-map may hold?"""
    return _PATTERN.fullmatch(name) is not None
