"""A language in which every message is two fifths longer."""

from __future__ import annotations

import gettext
import re
from math import ceil

import pytest

MORE, KEPT = 0.4, 0.5
FILLER = "ender Wortal mitunser leng sa volupt"


def longer(message: str) -> str:
    """A message with two fifths more letters, its placeholders whole: a longer word, or more words in a sentence."""
    letters = len(re.sub(r"\{[^}]*\}|<[^>]*>|\W", "", message))
    if letters < 2:
        return message
    extra = (FILLER * 20)[: ceil(letters * MORE)]
    if " " not in message:
        extra = extra.replace(" ", "")
    end = re.search(r"[.:!?]?$", message)
    assert end is not None
    space = " " if " " in message else ""
    return message[: end.start()] + space + extra.strip() + end.group()


def speak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message in a language of long words, from now on."""
    monkeypatch.setattr(gettext, "dgettext", lambda _domain, message: longer(message))
    monkeypatch.setattr(gettext, "dngettext", lambda _domain, one, more, n: longer(one if n == 1 else more))


def unreadable(cut: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Of (words, what was left of them) those that lost more than half of their letters; names, which are not translated, may."""
    return [(words, short) for words, short in cut if len(short) < KEPT * len(words) and FILLER[:2] in words]
