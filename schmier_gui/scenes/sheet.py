"""A page that is higher than its window, which goes up and down over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

import pygame

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, HAIRLINE, INK, INK_SOFT, IVORY, PLATE, mix
from schmier_gui.gfx.through import Through
from schmier_gui.gfx.viewport import Viewport

WHEEL, PAGE = 96.0, 0.85  # a notch in logical units; a page key's share of what is in sight
_BAR, _THUMB, _LEAST, _MARGIN, _INSET = 24.0, 7.0, 40.0, 12.0, 20.0


class Sheet:
    """`view` is where the window shows it; the lowest `foot` pixels of the page stay in sight below the rest.

    Everything that has to do with the page is in its own pixels, of which the first row lies on the window's while `offset` is 0.
    `paper`: the page is an ivory panel with a frame inside its edge.
    """

    def __init__(self, page: Viewport, window: Viewport, view: pygame.Rect, foot: int, paper: bool = False) -> None:
        self.page, self.view, self.paper = page, view, paper
        self._through: Through | None = None
        self._ground: pygame.Surface | None = None
        self.most = page.height - window.height
        self.body = pygame.Rect(view.x, view.y, view.w, view.h - foot)
        self.foot = pygame.Rect(view.x, view.bottom - foot, view.w, foot)
        self.offset = self._laid = 0
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

    @property
    def surface(self) -> pygame.Surface:
        """What stands for the page's surface."""
        return cast(pygame.Surface, self._through)

    def seen_on(self, window: pygame.Surface) -> pygame.Surface:
        """What to paint on, in the page's pixels, to have it seen in the window while `parts` are gone through."""
        if self._through is None or self._through.surface is not window:
            self._through, self._ground = Through(window, (self.page.width, self.page.height)), None
        return self.surface

    def parts(self) -> Iterator[pygame.Rect]:
        """One after the other the part that moves and the foot, as boxes of the page: while one is at hand, painting lands there."""
        assert self._through is not None
        before = self._through.surface.get_clip()
        for part, up in ((self.body, self.offset), (self.foot, self.most)):
            if part.h:
                self._through.look(part.clip(before), up)
                yield part.move(0, up)
        self._through.surface.set_clip(before)

    def lay_ground(self, paint: Callable[[], None], anew: bool) -> bool:
        """Have what is seen of the ground at hand: `paint` paints it, where it has only moved just what has come into sight.

        Returns False where it has been at hand already.
        """
        assert self._through is not None
        ground, window, by = self._ground, self._through.surface, self.offset - self._laid
        self._laid, self.moved = self.offset, False
        if ground is None or anew:
            for _part in self.parts():
                paint()
            self._ground = window.subsurface(self.view).copy()
            return True
        if not by:
            return False
        ground.subsurface(self.body.move(-self.view.x, -self.view.y)).scroll(0, -by)
        strip = pygame.Rect(self.body.x, self.body.bottom - by if by > 0 else self.body.y, self.body.w, abs(by)).clip(self.body)
        before = window.get_clip()
        self._through.look(strip, self.offset)
        paint()
        window.set_clip(before)
        ground.blit(window, (strip.x - self.view.x, strip.y - self.view.y), strip)
        return True

    def lay_bare(self, box: pygame.Rect) -> None:
        """Bring the ground back in this box of the page."""
        assert self._through is not None and self._ground is not None
        for part in self.to_window(box):
            self._through.surface.blit(self._ground, part, part.move(-self.view.x, -self.view.y))

    def furnish(self, painter: Painter) -> None:
        """Put the bar, and a line where the page goes on under the foot, over what has been painted."""
        if self.foot.h and self.offset < self.most:
            u = painter.viewport.u
            inset = _INSET if self.paper else 0.0  # a panel's line ends inside its frame
            painter.rect(self.foot.x / u + inset, self.foot.y / u - 1, self.foot.w / u - 2 * inset, 1.5, 0, BRASS, 200)
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
