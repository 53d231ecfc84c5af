"""From the text of one argument to its value. Each raises ArgumentTypeError with one sentence where the text is wrong."""

from __future__ import annotations

import math
import re
from argparse import ArgumentTypeError
from gettext import gettext as _
from typing import Any

import msgspec

SIDES = range(320, 16385)
LEAST_SCALE, MOST_SCALE = 0.5, 5.0
HIGHEST_SCORE = 999
LEVELS = ("debug", "info", "warning", "error", "critical")


def size(given: str) -> tuple[int, int]:
    """Width and height of a window: "1280x800"."""
    match = re.fullmatch(r"([0-9]{1,6})[xX×]([0-9]{1,6})", given.strip())
    if match is None:
        raise ArgumentTypeError(_('"{size}" is no size: write width x height, such as 1280x800').format(size=given))
    width, height = int(match[1]), int(match[2])
    if width not in SIDES or height not in SIDES:
        reason = _('"{size}" is impossible: both sides go from {least} to {most}')
        raise ArgumentTypeError(reason.format(size=given, least=SIDES[0], most=SIDES[-1]))
    return width, height


def count(given: str) -> int:
    """How many: a whole number from 1."""
    if not re.fullmatch(r"[0-9]{1,9}", given) or int(given) < 1:
        raise ArgumentTypeError(_('"{number}" is impossible: write a whole number from 1').format(number=given))
    return int(given)


def count_or_none(given: str) -> int:
    """How many: a whole number from 0."""
    return 0 if re.fullmatch(r"0{1,9}", given) else count(given)


def seconds(given: str) -> float:
    """A time from 0."""
    try:
        value = float(given)
    except ValueError:
        value = math.nan
    if not 0 <= value < math.inf:
        raise ArgumentTypeError(_('"{number}" is no time: write seconds, such as 2.5').format(number=given))
    return value


def scale(given: str) -> float:
    """A scale factor."""
    try:
        value = float(given)
    except ValueError:
        value = math.nan
    if not LEAST_SCALE <= value <= MOST_SCALE:
        reason = _('"{number}" is no scale factor: write a number from {least} to {most}')
        raise ArgumentTypeError(reason.format(number=given, least=LEAST_SCALE, most=MOST_SCALE))
    return value


def text(given: str) -> str:
    """A text that can be written to a file."""
    try:
        given.encode()
    except UnicodeEncodeError:
        raise ArgumentTypeError(_("{text} is no proper text").format(text=ascii(given))) from None
    return given


def names(given: str) -> tuple[str, ...]:
    """Names between commas."""
    return tuple(name.strip() for name in given.split(","))


def calls(given: str) -> tuple[int | None, ...]:
    """The calls made so far, such as "p 3 p": None for a pass."""
    words = given.lower().replace(",", " ").split()
    for word in words:
        if word not in ("p", "pass") and not re.fullmatch(r"[0-9]{1,3}", word):
            raise ArgumentTypeError(_("{call} is no call: write p for a pass, or a number").format(call=ascii(word)))
    return tuple(None if word.startswith("p") else int(word) for word in words)


def seat(given: str) -> int:
    """A seat number; whether there is such a seat is seen later."""
    if not re.fullmatch(r"[0-9]{1,3}", given):
        raise ArgumentTypeError(_("{seat} is no seat: write a number from 0").format(seat=ascii(given)))
    return int(given)


def scores(given: str) -> tuple[int, ...]:
    """Scores between commas, such as "3,-2,18"."""
    words = given.replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-").replace(",", " ").split()
    if not words or not all(re.fullmatch(r"[+-]?[0-9]{1,9}", word) for word in words):
        raise ArgumentTypeError(_("{scores} are no scores: write one number for each side, such as 3,-2,18").format(scores=ascii(given)))
    found = tuple(map(int, words))
    wild = next((score for score in found if abs(score) > HIGHEST_SCORE), None)
    if wild is not None:
        sentence = _("{score} is out of range: a score is a number from −{most} to {most}")
        raise ArgumentTypeError(sentence.format(score=str(wild).replace("-", "\N{MINUS SIGN}"), most=HIGHEST_SCORE))
    return found


def rules(given: str) -> dict[str, Any]:
    """House rules as a JSON object; whether they exist is seen later."""
    try:
        return msgspec.json.decode(given, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        reason = str(error)
    sentence = _("write house rules as a JSON object, such as {example}: {reason}")
    raise ArgumentTypeError(sentence.format(example='{"target": 15}', reason=reason))


def language(given: str) -> str:
    """A language there is: only English so far."""
    if not re.fullmatch(r"en([_.@-].*)?", given, re.IGNORECASE):
        raise ArgumentTypeError(_('there is no "{language}" here yet, only English (en)').format(language=given))
    return given


def log_level(given: str) -> str:
    """How much is logged."""
    if given.lower() not in LEVELS:
        raise ArgumentTypeError(_('"{level}" is impossible; it is one of {levels}').format(level=given, levels=", ".join(LEVELS)))
    return given.lower()
