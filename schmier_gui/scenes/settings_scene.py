"""What the person likes: how fast, how long, how large. Every change is saved at once."""

from __future__ import annotations

from functools import partial
from gettext import gettext as _
from typing import Any

from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.scenes.panel import PanelScene

_ROW = 96.0
_TOP = 112.0
_HALF = 16.0


class SettingsScene(PanelScene):
    """Three rows of choices and two switches."""

    width = 800
    height = 656

    def build(self) -> None:
        self._choices("speed", 0, (("relaxed", _("Relaxed")), ("normal", _("Normal")), ("fast", _("Fast")), ("instant", _("Instant"))))
        self._choices("trick_hold", 1, (("timed", _("After a moment")), ("click", _("When I click"))))
        self._choices("sound", 2, (("off", _("Off")), ("low", _("Low")), ("medium", _("Medium")), ("high", _("High"))))
        self._switch("reduced_motion", 3, _("Reduced motion: cards fade in place instead of flying"))
        self._switch("fullscreen", 3.5, _("Fullscreen (F11)"))
        box = (self.right - 184, self.bottom - 56, 184, 56)
        self.add("back", widgets.button(self.context.manager, box, _("Back"), "paper_primary", command=self.back))

    def start(self) -> str:
        return "back"

    def write(self, painter: Painter) -> None:
        painter.text(_("Settings"), self.left, self.y + 60, "L", INK, True)
        for place, text in enumerate((_("How fast the cards move"), _("A finished trick goes away"), _("Sounds"))):
            painter.text(text, self.left, self.y + _TOP + place * _ROW + 8, "S", INK_SOFT)

    def _choices(self, field: str, place: float, values: tuple[tuple[str, str], ...]) -> None:
        width = (self.right - self.left - (len(values) - 1) * _HALF / 2) / len(values)
        y = self.y + _TOP + place * _ROW + 26
        for column, (value, text) in enumerate(values):
            box = (self.left + column * (width + _HALF / 2), y, width, 48)
            button = widgets.button(self.context.manager, box, text, "paper_plain", command=partial(self._set, field, value))
            if getattr(self.context.settings, field) == value:
                button.select()  # type: ignore[no-untyped-call]
            self.add(f"{field.replace('_', '-')}-{value}", button)

    def _switch(self, field: str, place: float, text: str) -> None:
        box = (self.left, self.y + _TOP + place * _ROW + 16, self.right - self.left, 40)
        on = getattr(self.context.settings, field)
        box_element = widgets.checkbox(self.context.manager, box, text, on, paper=True, changed=partial(self._set, field))
        self.add(field.replace("_", "-"), box_element)

    def _set(self, field: str, value: Any) -> None:
        if getattr(self.context.settings, field) == value:
            return
        setattr(self.context.settings, field, value)
        self.context.save_settings()
        if field == "sound":
            self.context.sounds.sample("card")
        self.rebuild()
