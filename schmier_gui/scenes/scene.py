"""What every screen can do. The stack talks to the top scene only; those below it are asked for a picture at most."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

import pygame

from schmier_gui.gfx.viewport import Viewport

if TYPE_CHECKING:
    from schmier_gui.scenes.context import Context


class Scene(ABC):
    """One screen. `overlay`: drawn over the scene below it, which is frozen and darkened."""

    overlay: ClassVar[bool] = False

    def __init__(self, context: Context) -> None:
        self.context = context

    def laid_on(self, window: Viewport) -> Viewport:
        """What it is laid out on: `context.viewport` while it is asked for anything. By default the window itself."""
        return window

    def enter(self) -> None:
        """It is the top scene now: at first, and again when the one above it has gone."""

    def leave(self) -> None:
        """It is no longer the top scene: another is above it, or it is gone for good."""

    def close(self) -> None:
        """It has been taken off the stack, after `leave`."""

    def freeze(self, picture: pygame.Surface) -> None:
        """An overlay is about to cover it: `picture` shows it as it was last drawn. Called before `leave`."""

    def about_to_resize(self) -> None:
        """The window is about to have another size; it is the top scene."""

    def resize(self) -> None:
        """The window has another size: `context.viewport` and all that goes with it are new. Called on every scene of the stack."""

    def handle(self, event: pygame.event.Event) -> None:
        """A pygame event for the top scene."""

    def update(self, now: float) -> None:
        """Time has passed; `now` in seconds. Called every frame of the top scene."""

    @abstractmethod
    def draw(self, surface: pygame.Surface, full: bool = False) -> list[pygame.Rect]:
        """Repaint what changed, or everything if `full`; returns the pixels that changed.

        A scene under an overlay is drawn with `full` whenever the overlay needs its ground, after `leave`.
        """

    def controls(self) -> dict[str, pygame.Rect]:
        """What can be clicked: names of `control_names` to window pixels."""
        return {}

    def next_deadline(self) -> float | None:
        """Seconds until `update` has something to do without input; None to sleep until input."""
        return None
