"""Hands and whole situations as text to copy and paste; reading is forgiving, and what can't be read gets one clear sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from gettext import gettext as _
from gettext import ngettext
from typing import Any

from schmier_gui.coach.around import surrounded
from schmier_gui.coach.hands import HandError, Situation, session_of
from schmier_gui.engine.cards import JOKER, PACKS, Card, Game, card_text
from schmier_gui.engine.deal import HAND
from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.rules import SCHMIER, Rules, presets_for
from schmier_gui.engine.words import card_name

GAME_NAMES: dict[Game, str] = {"schmier": "Schmier", "smear": "Smear"}
SYMBOLS = str.maketrans({"♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C", "️": "", "−": "-", "–": "-"})
RANK_WORDS = {"ACE": "A", "KING": "K", "QUEEN": "Q", "JACK": "J", "TEN": "T", "NINE": "9", "EIGHT": "8", "SEVEN": "7", "SIX": "6",
              "FIVE": "5", "FOUR": "4", "THREE": "3", "TWO": "2", "DEUCE": "2", "10": "T"}  # fmt: skip
SUIT_WORDS = {"SPADE": "S", "HEART": "H", "DIAMOND": "D", "CLUB": "C"}
JOKER_WORDS = ("JOKER", "JK", "JKR", "🃏")
_OF = re.compile(r"\b([A-Z]+|10|[2-9])\s+OF\s+([A-Z]+)\b")
_GLUED = re.compile(r"(?:(?:[2-9TJQKA]|10)[CDHS]|JK)+")
_ONE = re.compile(r"(?:[2-9TJQKA]|10)[CDHS]|JK")
_NUMBER = re.compile(r"[+-]?[0-9]{1,3}")
SHOWN = 30


def parse_hand(text: str, game: Game, count: int = HAND) -> tuple[Card, ...]:
    """The `count` cards of a text such as "as jd 10c ♠A joker". Raises HandError with one sentence for anything else."""
    cards = _checked(text, game)
    if not cards:
        raise HandError(_("There is no card in this text"))
    if len(cards) != count:
        words = ngettext("A hand has {count} cards, but here is {given}", "A hand has {count} cards, but here are {given}", len(cards))
        raise HandError(words.format(count=count, given=len(cards)))
    return cards


def hand_text(cards: Iterable[Card]) -> str:
    """The inverse of `parse_hand`: "AS TD JK"."""
    return card_text(cards)


def _checked(text: str, game: Game) -> tuple[Card, ...]:
    """The cards of a text, each in this game's pack and there once. Raises HandError."""
    cards = _cards(text)
    for place, card in enumerate(cards):
        if card not in PACKS[game]:
            raise HandError(_not_in_pack(card))
        if card in cards[:place]:
            raise HandError(_("{card} is there twice").format(card=_capital(card)))
    return cards


def _cards(text: str) -> tuple[Card, ...]:
    plain = text.translate(SYMBOLS).upper()
    plain = _OF.sub(lambda m: RANK_WORDS.get(m[1], m[1]) + _suit(m[2]), plain)
    cards: list[Card] = []
    for word in re.split(r"[\s,;.|/]+", plain):
        if word:
            cards += _cards_of_word(word)
    return tuple(cards)


def _suit(word: str) -> str:
    return SUIT_WORDS.get(word.removesuffix("S"), word)


def _cards_of_word(word: str) -> list[Card]:
    """One card, or several without a blank between. Raises HandError."""
    if word in JOKER_WORDS:
        return [JOKER]
    if re.fullmatch(r"[CDHS](?:[2-9TJQKA]|10)", word):
        word = word[1:] + word[0]
    if not _GLUED.fullmatch(word):
        raise HandError(_('"{word}" is no card: write rank then suit, such as AS or 10D, and JK for the joker').format(word=_shown(word)))
    return [card.replace("10", "T") for card in _ONE.findall(word)]


def _shown(word: str) -> str:
    """As much of a word as a message can bear."""
    plain = "".join(c if c.isprintable() else "?" for c in word[: SHOWN + 1])
    return plain if len(plain) <= SHOWN else plain[:SHOWN] + "…"


def _capital(card: Card) -> str:
    return _("The {card}").format(card=card_name(card))


def _not_in_pack(card: Card) -> str:
    if card == JOKER:
        return _("There is no joker in Smear")
    return _("{card} is not in Smear's pack, which begins at the 7").format(card=_capital(card))


def situation_text(situation: Situation) -> str:
    """One line that `parse_situation` reads: game, hand, dealer, calls, scores, and the rules where they are not the usual ones."""
    rules = situation.rules
    parts = [GAME_NAMES[rules.game], f"hand {hand_text(situation.hand)}", f"dealer {situation.dealer}"]
    if situation.calls:
        parts.append("calls " + " ".join("p" if call is None else str(call) for call in situation.calls))
    if any(situation.scores):
        parts.append("scores " + " ".join(map(str, situation.scores)))
    if len(situation.calls) > situation.speaks and rules.kitty_seen:
        parts.append(f"takes {hand_text(situation.kitty[: rules.kitty_seen])}")
    if situation.trump is not None:
        parts.append(f"trump {situation.trump}")
    if told := _rules_text(rules):
        parts.append(f"rules {told}")
    return "; ".join(parts)


def _rules_text(rules: Rules) -> str:
    for name, known in presets_for(rules.game).items():
        if known == rules:
            return "" if name == rules.game else name
    return " ".join(f"{name}={str(value).lower()}" for name, value in rules.on_disk().items())


def parse_situation(text: str, rules: Rules = SCHMIER) -> Situation:
    """The situation of a line like `situation_text` writes; whatever it leaves out is as at the start of a game by `rules`.

    A bare hand will do. The others get cards that go with their calls. The seat follows from the dealer and the calls.
    Raises HandError with one sentence.
    """
    try:
        return _situation(text, rules)
    except HandError:
        raise
    except SchmierError as error:
        raise HandError(str(error)) from None


def _situation(text: str, rules: Rules) -> Situation:
    told = _told(text)
    rules = _rules(told, rules)
    if "hand" not in told:
        raise HandError(_("There is no hand in this text"))
    hand = parse_hand(told["hand"], rules.game)
    dealer = _numbers("dealer", told.get("dealer", str(rules.seats - 1)), 1)[0]
    if not 0 <= dealer < rules.seats:
        raise HandError(_("The dealer is a seat from 0 to {last}, not {dealer}").format(last=rules.seats - 1, dealer=dealer))
    calls = _calls(told.get("calls", ""), rules)
    scores = _scores(told, rules)
    seat = _seat(rules, dealer, calls)
    taken = _taken(told, rules, hand)
    rest = [card for card in PACKS[rules.game] if card not in hand and card not in taken]
    hands = [tuple(rest.pop() for _ in range(HAND)) if s != seat else hand for s in range(rules.seats)]
    trump = told["trump"].strip().translate(SYMBOLS).upper() if "trump" in told else None
    bare = Situation(rules, tuple(hands), (*taken, *rest), dealer, seat, scores, calls, None if trump is None else _suit(trump))
    session_of(bare)
    return surrounded(bare, situation_text(bare))


_KEYS = {"HAND": "hand", "HOLDING": "hand", "DEALER": "dealer", "CALLS": "calls", "CALL": "calls", "SCORES": "scores", "SCORE": "scores",
         "RULES": "rules", "TRUMP": "trump", "TAKES": "takes", "SCHMIER": "game", "SMEAR": "game"}  # fmt: skip


def _told(text: str) -> dict[str, str]:
    """The parts of the line by their key; a part without one is the hand."""
    told: dict[str, str] = {}
    for part in re.split(r"[;\n\r]+", text):
        words = part.split(maxsplit=1)
        if not words:
            continue
        key = _KEYS.get(words[0].upper().rstrip(":"))
        value = part if key is None else words[0] if key == "game" else "".join(words[1:])
        if (key or "hand") in told:
            raise HandError(_('"{key}" is there twice').format(key=key or "hand"))
        told[key or "hand"] = value
        if key == "game" and len(words) > 1:
            told["hand"] = words[1]
    return told


def _rules(told: dict[str, str], rules: Rules) -> Rules:
    game: Game = "smear" if told.get("game", rules.game).lower().startswith("smear") else "schmier"
    if "rules" not in told:
        return rules if rules.game == game else Rules(game=game)
    value = told["rules"].strip().lower()
    if value in (known := presets_for(game)):
        return known[value]
    options: dict[str, Any] = {}
    for word in value.replace(",", " ").split():
        name, sign, option = word.partition("=")
        if not sign:
            raise HandError(_('"{word}" is no rule: write the name of a preset, or rules such as target=21').format(word=_shown(word)))
        if name in options:
            raise HandError(_('"{key}" is there twice').format(key=_shown(name)))
        options[_shown(name)] = _option(option)
    return Rules.from_disk(game, options)


def _option(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if _NUMBER.fullmatch(text) else _shown(text)


def _numbers(key: str, text: str, count: int) -> tuple[int, ...]:
    words = text.translate(SYMBOLS).replace(",", " ").replace(":", " ").split()
    if len(words) != count or not all(_NUMBER.fullmatch(word) for word in words):
        sentence = ngettext('After "{key}" stands one number', 'After "{key}" stand {count} numbers', count)
        raise HandError(sentence.format(key=key, count=count))
    return tuple(map(int, words))


def _calls(text: str, rules: Rules) -> tuple[int | None, ...]:
    calls: list[int | None] = []
    for word in text.translate(SYMBOLS).lower().replace(",", " ").split():
        if word in ("p", "pass", "-"):
            calls.append(None)
        elif _NUMBER.fullmatch(word):
            calls.append(int(word))
        else:
            raise HandError(_('"{word}" is no call: write p for a pass, or a number').format(word=_shown(word)))
    if len(calls) > rules.seats:
        raise HandError(_("Every seat calls once, but here are {count} calls").format(count=len(calls)))
    return tuple(calls)


def _scores(told: dict[str, str], rules: Rules) -> tuple[int, ...]:
    if "scores" not in told:
        return (0,) * rules.sides
    scores = _numbers("scores", told["scores"], rules.sides)
    if max(scores) >= rules.target and not rules.must_bid_out:
        raise HandError(_("With {score} points the game is over: the target is {target}").format(score=max(scores), target=rules.target))
    return scores


def _seat(rules: Rules, dealer: int, calls: tuple[int | None, ...]) -> int:
    """Who decides after these calls: the next to call, or the declarer."""
    bids = [(amount, place) for place, amount in enumerate(calls) if amount is not None]
    if bids and (len(calls) == rules.seats or bids[-1][0] == rules.highest_bid):
        return (dealer + 1 + bids[-1][1]) % rules.seats
    return (dealer + 1 + len(calls)) % rules.seats


def _taken(told: dict[str, str], rules: Rules, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The kitty cards that the declarer of Smear has seen."""
    if "takes" not in told:
        return ()
    cards = _checked(told["takes"], rules.game)
    if len(cards) != rules.kitty_seen:
        words = ngettext("The declarer sees {count} kitty card", "The declarer sees {count} kitty cards", rules.kitty_seen)
        raise HandError(words.format(count=rules.kitty_seen))
    for card in cards:
        if card in hand:
            raise HandError(_("{card} is there twice").format(card=_capital(card)))
    return cards
