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
    r"hint|undo|last-trick|menu|log|claim": "the buttons in the corner of the table",
    r"tour-(next|skip)": "the bubbles that show somebody new round the table: the next one, no more of them",
    # the title
    r"continue|title-continue": "go on with the unfinished game played last",
    r"title-continue-other": "go on with the unfinished game of the other kind",
    r"title-(new-game|practice|statistics|rules|settings|quit)": "the items of the title",
    # practice
    r"again|play-out": "call the same practice hand once more; see what its cards do",
    r"guess": "the slider of one's own chance",
    r"page-(why|what-if|seats|scores|cards|hands)": "the pages under a verdict",
    r"try-[1-6]": "practise the same hand elsewhere",
    r"suit-[SHDC]|into-([2-9TJQKA][SHDC]|JK)|swap-back": "swap a card of a practice hand: the suit on offer, the card, as it was",
    r"wanted-[2-6]|change-[1-3]": "a bid that a card is looked for, and the cards found",
    r"drills|hand-as-text|progress": "what to practise; the hand as text; the progress page",
    r"theme-[a-z]+(-[a-z0-9]+)*": "a theme of the drills; theme-free for all of them",
    r"hand-text|copy|paste": "the line of a hand as text, and what can be done with it",
    r"play-(yours|best)|open-[1-5]": "play a practice hand out from this call; with this seat's cards open",
    r"menu-practice": "from a practice hand at the table back to its verdict",
    r"game-both|by-(seat|hand|score)|due": "what the progress page shows; the hands that come back",
    # setting up a game
    r"game-(schmier|smear)": "the game to play",
    r"rules-(before|after)": "page through the rule sets",
    r"rules-(change|read|delete)": "house rules: change them, read them, forget a set of one's own",
    r"target-(less|more)": "a point less or more to win",
    r"name-[0-5]": "the name of a seat",
    r"seat-[1-5]": "who sits in a seat, and how they play",
    r"(partner|opponents)-(weaker|stronger)": "how well the partner, or all opponents, play",
    r"character-[a-z]+": "a character for the seat",
    r"strength-(beginner|casual|club|expert|master)": "how well the one in the seat plays",
    r"boldness|memory|pace": "the sliders of a seat",
    r"start": "begin the game",
    # the house rules
    r"chapter-(table|auction|play|points|winning)": "a chapter of the house rules",
    r"rule-[a-z]+(-[a-z0-9]+)*": "a value of a house rule; rule-set-name and rule-set-save keep the rules under a name",
    r"rules-usual": "back to the usual rules",
    r"done": "leave the house rules",
    # panels
    r"back": "leave this panel or screen",
    r"cancel": "no to a question",
    r"see-help|help-(rules|tour)": "the keys; from there to the rules, and the tour once more",
    r"rules-switch": "the rules of the other game",
    r"speed-(relaxed|normal|fast|instant)": "how fast the cards move",
    r"sound-(off|low|medium|high)": "how loud the sounds are",
    r"deck-(standard|four-colour|large-index|high-contrast)": "the deck to play with",
    r"back-(quilt|fans)": "the back of the cards",
    r"cloth-(green|blue|wine)": "the cloth on the table",
    r"text-size-(100|115|130|150|175)": "how large the text is, in per cent",
    r"settings-people": "how well partner and opponents play from the next game on",
    r"(partner|opponents)-(beginner|casual|club|expert|master)": "how well they play",
    r"settings-reset": "set everything as it was at first",
    r"reduced-motion|fullscreen|hints|take-backs|claims|trick-hold|ask-first": "the switches of the settings",
    r"menu-(resume|help|log|review|this-deal|deals|rules|settings|title|quit)": "the items of the menu over the table",
    r"see-review|review-choice-[1-5]": "look at what one's choices have cost; at one of them",
    r"see-tricks|see-hands|see-steps|history": "look at the tricks, the hands, every step, the score sheet of what is over",
    r"title-past|past-(before|after)|past-game-[1-6]": "the list of past games, its pages, one of them",
    r"review-(first|last|step|step-back)": "to the first or last step of a deal, a step on or back",
    r"review-trick-[0-6]": "to the auction or a trick of a deal",
    r"review-(hands|more)": "all hands or only one's own; what else can be done with a deal",
    r"review-(play-on|again|other-seat|copy|export)": "play on from a step, the same cards again, copy the hand, export the record",
    r"review-seat-[1-5]": "whose cards to play",
    r"trick-(before|after)|deal-(before|after)": "page through tricks and deals",
    # the deal in hand
    r"claim-take": "have the rest played out that is claimed",
    r"deal-(lend|return|give-up|take-back)": "let a computer player have one's cards, get them back, give the deal up, take a choice back",
    r"take-back-[1-9]": "a choice to take back, the last one first",
    # statistics and trust
    r"filter-(game|opponents|rules|time|apart)": "which games the statistics count",
    r"statistics-(games|deals)": "from the statistics to the past games, and to what every seat was dealt",
    r"word": "the person's own word in every seed",
    r"see-seed": "where the deals of a game came from",
    r"same-again|game-over-new-game|title": "what to do after a game",
}

_PATTERN = re.compile("|".join(f"(?:{name})" for name in NAMES))


def is_known(name: str) -> bool:
    """Is this a name that the ui-map may hold?"""
    return _PATTERN.fullmatch(name) is not None
