"""Buttons and check boxes: pygame_gui's behaviour, our pictures."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame
import pygame_gui
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UIButton

from schmier_gui.gfx import raster
from schmier_gui.gfx.gui import Gui
from schmier_gui.gfx.painted import PaintedShape, repaint, show
from schmier_gui.gfx.rich import Gap, Icon, Part, Text
from schmier_gui.gfx.styles import STYLES, Look
from schmier_gui.gfx.theme import BRASS, INK, INK_SOFT, IVORY, MUTED, PLATE, ROOM, Size, mix
from schmier_gui.gfx.writer import Align, Writer


@dataclass(frozen=True, slots=True)
class Face:
    """What stands on a button besides its text: an icon before it, a second line under it, how it is set."""

    style: str = "plain"
    icon: str | None = None
    sub: str | None = None
    size: Size = "M"
    bold: bool = True
    align: Align = "c"
    inset: float = 24  # from the left edge, if aligned to it


class Button(UIButton):
    """A push button of a style in `STYLES`. `command` runs when it is pressed, else UI_BUTTON_PRESSED is posted."""

    def __init__(
        self,
        gui: Gui,
        rect: pygame.Rect,
        text: str,
        face: Face,
        *,
        container: IContainerLikeInterface | None = None,
        name: str | None = None,
        tip: str | None = None,
        command: Callable[[], Any] | None = None,
    ) -> None:
        self.gui = gui
        self.face = face
        super().__init__(rect, text, gui, container=container, object_id=name, tool_tip_text=tip, command=command)

    def rebuild_from_changed_theme_data(self) -> None:
        """The theme has no say in how it looks."""
        self.rebuild()

    def rebuild(self) -> None:
        """Make the pictures anew."""
        self.drawable_shape = PaintedShape(self.rect, self.paint, self.ui_manager)
        if not self.is_enabled:
            self.drawable_shape.set_active_state("disabled")
        show(self)

    def set_text(self, text: str, *, text_kwargs: dict[str, str] | None = None) -> None:
        """Change the text as it stands; it is never looked up in pygame_gui's translations."""
        if text != self.text:
            self.text = text
            repaint(self)

    def set_face(self, face: Face) -> None:
        """Change the style, icon or second line."""
        if face != self.face:
            self.face = face
            repaint(self)

    def on_locale_changed(self) -> None:
        """Texts are translated before they come here."""

    def press(self) -> None:
        """Press it as a click would; nothing happens while it is disabled."""
        if self.is_enabled:
            self.on_self_event(pygame_gui.UI_BUTTON_PRESSED, {"mouse_button": pygame.BUTTON_LEFT})

    def paint(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a state."""
        surface = raster.blank(size)
        writer = Writer(surface, self.gui.viewport, self.gui.fonts, self.gui.sprites)
        look = STYLES[self.face.style].look(state)
        self._paint_box(writer, look)
        self._paint_text(writer, look)
        return surface

    def _paint_box(self, writer: Writer, look: Look) -> None:
        box = writer.surface.get_rect()
        u = self.gui.viewport.u
        radius = round((10 if box.height < 54 * u else 12) * u)
        if look.fill:
            writer.box_px(box, radius, look.fill, look.fill_alpha)
        if look.edge:
            writer.frame_px(box, radius, look.edge, self.gui.viewport.px(look.edge_width))
        if look.shine:
            thin = max(1, round(1.2 * u))
            writer.surface.fill(look.shine, (radius, max(1, round(1.5 * u)), box.width - 2 * radius, thin))

    def _paint_text(self, writer: Writer, look: Look) -> None:
        face, u = self.face, self.gui.viewport.u
        w, h = writer.surface.width / u, writer.surface.height / u
        lead: list[Part] = [Icon(face.icon, 22, look.text)] if face.icon else []
        if lead and self.text:
            lead.append(Gap(9))
        room = w - (16 if face.align == "c" else face.inset + 4) - writer.rich_width(lead)
        size = writer.fonts.snug(self.text, face.size, face.bold, room)
        line: list[Part] = [*lead, Text(writer.fonts.fit(self.text, size, face.bold, room), size, look.text, face.bold)]
        x = {"l": face.inset, "c": w / 2, "r": w - face.inset}[face.align]
        if face.sub is None:
            writer.rich(line, x, h / 2, face.align)
            return
        writer.rich(line, x, h / 2 - 12, face.align)
        room = w - face.inset - 4
        size = writer.fonts.snug(face.sub, "S", False, room)
        writer.text(writer.fonts.fit(face.sub, size, False, room), x, h / 2 + 12, size, look.text, align=face.align)


class CheckBox(Button):
    """A box to tick with its text on the right. Posts UI_CHECK_BOX_CHECKED or UNCHECKED, or calls `changed(on)`."""

    def __init__(
        self,
        gui: Gui,
        rect: pygame.Rect,
        text: str,
        on: bool,
        *,
        paper: bool = False,
        container: IContainerLikeInterface | None = None,
        name: str | None = None,
        tip: str | None = None,
        changed: Callable[[bool], Any] | None = None,
    ) -> None:
        self.is_checked = on
        self.paper = paper
        self._changed = changed
        super().__init__(gui, rect, text, Face(), container=container, name=name, tip=tip)

    def set_checked(self, on: bool) -> None:
        """Tick or clear it without telling anyone."""
        if on != self.is_checked:
            self.is_checked = on
            repaint(self)

    def on_self_event(self, event: int, data: dict[str, Any] | None = None) -> None:
        """A press turns the tick over."""
        if event != pygame_gui.UI_BUTTON_PRESSED:
            return
        self.set_checked(not self.is_checked)
        if self._changed:
            self._changed(self.is_checked)
            return
        kind = pygame_gui.UI_CHECK_BOX_CHECKED if self.is_checked else pygame_gui.UI_CHECK_BOX_UNCHECKED
        pygame.event.post(
            pygame.event.Event(kind, {"ui_element": self, "ui_object_id": self.most_specific_combined_id})
        )

    def paint(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a state."""
        surface = raster.blank(size)
        viewport = self.gui.viewport
        writer = Writer(surface, viewport, self.gui.fonts, self.gui.sprites)
        w, h = size[0] / viewport.u, size[1] / viewport.u
        ground, ink, edge = (IVORY, INK, INK_SOFT) if self.paper else (PLATE, IVORY, MUTED)
        if state == "disabled":
            ink = edge = mix(IVORY, INK, 0.45) if self.paper else mix(ROOM, IVORY, 0.44)
        elif state in ("hovered", "active"):
            edge = ink
        top = h / 2 - 12
        filled = self.is_checked and state != "disabled"
        writer.rect(0, top, 24, 24, 6, BRASS if filled else ground)
        writer.frame(0, top, 24, 24, 6, edge if not filled or state != "normal" else BRASS, 1.5)
        if self.is_checked:
            writer.icon("check", 12, h / 2, 20, INK if filled else ink)
        font_size = writer.fonts.snug(self.text, "M", False, w - 36)
        writer.text(writer.fonts.fit(self.text, font_size, False, w - 36), 36, h / 2, font_size, ink)
        return surface
