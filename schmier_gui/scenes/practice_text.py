"""A practice hand as text: copy the one on the screen, paste or type another, or bring one back by its number."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _

import pygame
import pygame_gui

from schmier_gui.coach.hands import HandError
from schmier_gui.coach.paste import situation_text
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS_DARK, INK, INK_SOFT, RED
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.practice_question import Question

LONGEST = 400
_ENTRY = 176.0


class TextScene(PanelScene):
    """`read` asks what the text says, and raises HandError where it says nothing."""

    width = 880
    height = 520

    def __init__(self, context: Context, question: Question, read: Callable[[str], None]) -> None:
        super().__init__(context)
        self.question, self._read = question, read
        self.text, self.problem, self.done = situation_text(question.situation), "", ""

    def build(self) -> None:
        gui, x, width = self.context.manager, self.left, self.right - self.left
        entry = widgets.entry(gui, (x, self.y + _ENTRY, width, 48), self.text, paper=True, limit=LONGEST)
        self._entry = self.add("hand-text", entry)
        y = self.y + _ENTRY + 64
        self.add("copy", widgets.button(gui, (x, y, 200, 48), _("Copy"), "paper_plain", icon="cards", command=self._copy))
        self.add("paste", widgets.button(gui, (x + 208, y, 200, 48), _("Paste"), "paper_plain", icon="down", command=self._paste))
        foot = self.bottom - 56
        self.add("back", widgets.button(gui, (self.right - 408, foot, 160, 56), _("Back"), "paper_plain", command=self.back))
        self.add("start", widgets.button(gui, (self.right - 240, foot, 240, 56), _("Deal this hand"), "paper_primary", command=self._start))

    def start(self) -> str:
        return "start"

    def write(self, painter: Painter) -> None:
        room = self.right - self.left
        painter.text(_("The hand as text"), self.left, self.y + 60, "L", INK, True)
        words = _("Six cards are enough (AS KD 10H JK ...), or a number such as S-12345. What is left out is as at the start of a game.")
        painter.para(words, self.left, self.y + 100, room, "S", INK_SOFT, 1.35)
        y = self.y + _ENTRY + 150
        if self.problem:
            painter.icon("warning", self.left + 12, y, 24, RED)
            painter.para(self.problem, self.left + 36, y, room - 36, "M", INK, 1.3)
        elif self.done:
            painter.icon("check", self.left + 12, y, 24, BRASS_DARK)
            painter.text(self.done, self.left + 36, y, "M", INK)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Copy and paste by keys, wherever the focus is; the line itself has its own."""
        if not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) or self._entry.is_focused:
            return False
        command = {pygame.K_c: self._copy, pygame.K_v: self._paste}.get(event.key)
        if command is not None:
            command()
        return command is not None

    def on_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED:
            self.text = event.text
            self._say("", "")
        elif event.type == pygame_gui.UI_TEXT_ENTRY_FINISHED:
            self._start()

    def _copy(self) -> None:
        pygame.scrap.put_text(self.text)
        self._say("", _("Copied."))

    def _paste(self) -> None:
        text = " ".join(pygame.scrap.get_text().split())[:LONGEST]
        if not text:
            self._say(_("There is no text to paste."), "")
            return
        self.text = text
        self._entry.set_text(text)
        self._say("", "")

    def _say(self, problem: str, done: str) -> None:
        if (problem, done) != (self.problem, self.done):
            self.problem, self.done = problem, done
            self.repaint()

    def _start(self) -> None:
        try:
            self._read(self.text)
        except HandError as error:
            self._say(_("{sentence}.").format(sentence=str(error).rstrip(".")), "")
            self.context.focus.focus(self._entry)
        else:
            self.context.stack.pop()
