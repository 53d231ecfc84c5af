"""A page that is higher than its window: painted whole, and seen through a window that goes up and down over it."""

from __future__ import annotations

import pygame

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, HAIRLINE, INK, INK_SOFT, IVORY, PLATE, mix
from schmier_gui.gfx.viewport import Viewport

WHEEL, PAGE = 96.0, 0.85  # a notch in logical units; a page key's share of what is in sight
_BAR, _THUMB, _LEAST, _MARGIN = 24.0, 7.0, 40.0, 12.0


class Sheet:
    """`view` is where the window shows it; the lowest `foot` pixels of the page stay in sight below the rest.

    Everything that has to do with the page is in its own pixels, of which the first row lies on the window's while `offset` is 0.
    `paper`: the page is an ivory panel with a line inside its edge.
    """

    def __init__(self, page: Viewport, window: Viewport, view: pygame.Rect, foot: int, paper: bool = False) -> None:
        self.page, self.view, self.paper = page, view, paper
        self.surface = pygame.Surface((page.width, page.height))
        self.most = page.height - window.height
        self.body = pygame.Rect(view.x, view.y, view.w, view.h - foot)
        self.foot = pygame.Rect(view.x, view.bottom - foot, view.w, foot)
        self.offset = 0
        self.moved = False
        self._grabbed: int | None = None

    def to_page(self, position: tuple[int, int]) -> tuple[int, int]:
        """What lies under a pixel of the window; beside the view nothing does."""
        x, y = position
        if not self.view.collidepoint(position):
            return -1, -1
        return x, y + (self.most if self.foot.collidepoint(position) else self.offset)

    def to_window(self, box: pygame.Rect) -> list[pygame.Rect]:
        """Where a box of the page is in sight: in the part that moves, at the foot, or both."""
        parts = (box.move(0, -self.offset).clip(self.body), box.move(0, -self.most).clip(self.foot))
        return [part for part in parts if part.w and part.h]

    def show(self, box: pygame.Rect) -> None:
        """Scroll as far as is needed to have a box of the page in sight."""
        if box.top >= self.foot.top + self.most:
            return
        margin = self.page.px(_MARGIN)
        low, high = box.bottom + margin - self.body.bottom, box.top - margin - self.body.top
        self.scroll_to(min(max(self.offset, low), high))

    def scroll_to(self, offset: int) -> None:
        """Scroll to so many pixels from the top, as far as there are any."""
        offset = max(0, min(offset, self.most))
        if offset != self.offset:
            self.offset, self.moved = offset, True

    def key(self, key: int) -> bool:
        """Scroll by a key; False for one that does not scroll."""
        step = round(self.body.h * PAGE)
        ways = {pygame.K_PAGEUP: -step, pygame.K_PAGEDOWN: step, pygame.K_HOME: -self.most, pygame.K_END: self.most}
        if key not in ways:
            return False
        self.scroll_to(self.offset + ways[key])
        return True

    def wheel(self, notches: int) -> None:
        """Scroll by the wheel."""
        self.scroll_to(self.offset - self.page.px(WHEEL) * notches)

    def drag(self, event: pygame.event.Event) -> bool:
        """Scroll by the bar; True where the pointer has hold of it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT and self._bar.collidepoint(event.pos):
            thumb = self._thumb
            self._grabbed = event.pos[1] - thumb.y if thumb.collidepoint(thumb.x, event.pos[1]) else thumb.h // 2
        elif event.type == pygame.MOUSEBUTTONUP and self._grabbed is not None:
            self._grabbed = None
            return True
        if self._grabbed is None or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            return False
        way = self._bar.h - self._thumb.h
        self.scroll_to(round((event.pos[1] - self._grabbed - self._bar.y) / max(1, way) * self.most))
        return True

    def blit(self, painter: Painter, dirty: list[pygame.Rect]) -> list[pygame.Rect]:
        """Bring these boxes of the page to the window, or all of it where it has moved; returns the window's pixels."""
        if self.moved:
            dirty, self.moved = [self.surface.get_rect()], False
        found = []
        for box in dirty:
            for part in self.to_window(box):
                lower = self.most if part.y >= self.foot.y else self.offset
                painter.surface.blit(self.surface, part, part.move(0, lower))
                found.append(part)
        for part in found:
            with painter.clip(part):
                self._furnish(painter)
        return found

    def _furnish(self, painter: Painter) -> None:
        """The bar, and a line where the page goes on under the foot."""
        if self.foot.h and self.offset < self.most:
            u = painter.viewport.u
            painter.rect(self.foot.x / u, self.foot.y / u - 1, self.foot.w / u, 1.5, 0, BRASS, 200)
        track, thumb = (mix(IVORY, INK, 0.12), INK_SOFT) if self.paper else (mix(PLATE, HAIRLINE, 0.5), BRASS)
        painter.rect(*self._logical(self._bar_line), _THUMB / 2, track)
        painter.rect(*self._logical(self._thumb), _THUMB / 2, thumb)

    def _logical(self, box: pygame.Rect) -> tuple[float, float, float, float]:
        u = self.page.u
        return box.x / u, box.y / u, box.w / u, box.h / u

    @property
    def _bar(self) -> pygame.Rect:
        """What takes hold of the bar: the right edge of the part that moves."""
        wide, inset, edge = self.page.px(_BAR), self.page.px(20 if self.paper else 8), self.page.px(12 if self.paper else 0)
        return pygame.Rect(self.body.right - wide - edge, self.body.y + inset, wide, self.body.h - 2 * inset)

    @property
    def _bar_line(self) -> pygame.Rect:
        bar, wide = self._bar, self.page.px(_THUMB)
        return pygame.Rect(bar.x + (bar.w - wide) // 2, bar.y, wide, bar.h)

    @property
    def _thumb(self) -> pygame.Rect:
        line = self._bar_line
        height = max(self.page.px(_LEAST), line.h * self.body.h // max(1, self.body.h + self.most))
        return pygame.Rect(line.x, line.y + (line.h - height) * self.offset // max(1, self.most), line.w, height)
