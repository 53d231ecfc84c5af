"""Help: every key, the way to the rules, and once more the bubbles that show somebody new round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from gettext import gettext as _

from schmier_gui.engine.rules import Rules
from schmier_gui.gfx import widgets
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.theme import INK
from schmier_gui.gfx.writer import Writer
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.reading import ReadingScene
from schmier_gui.scenes.scene import Scene
from schmier_gui.scenes.scroll import LINE, Row, gap, text_rows

_KEYS_WIDE = 10.0  # ems of the column of keys


class HelpScene(ReadingScene):
    """`rules` of the game that runs, None where there is none; `read` makes the scene to read them, None where that is underneath."""

    def __init__(self, context: Context, rules: Rules | None, read: Callable[[], Scene] | None) -> None:
        super().__init__(context)
        self.rules, self._read = rules, read
        self._asked = False

    def heading(self) -> str:
        return _("Help")

    def line(self) -> str:
        if self._asked:
            return _("The bubbles come with the next call you are asked for.")
        return _("Point at anything on the table to learn what it means.")

    def rows(self, width: float) -> Sequence[Row]:
        fonts, rows = self.context.fonts, list[Row]()
        for heading, keys in chapters(self.rules):
            rows += [gap(16), *text_rows(fonts, heading, width, "M", INK, bold=True), gap(4)]
            for names, what in keys:
                rows += [*_key_rows(fonts, names, what, width), gap(6)]
        return [*rows[1:], gap(8)]

    def build_buttons(self) -> None:
        super().build_buttons()
        read = self._read
        if read is not None:
            self.place_button("help-rules", _("The rules"), lambda: self.context.stack.push(read()), 1)
        box = (self.left, self.bottom - 56, 264, 56)
        tour = widgets.button(self.context.manager, box, _("Show me round again"), "paper_plain", command=self._show_round)
        self.add("help-tour", tour)
        if self._asked:
            tour.disable()  # type: ignore[no-untyped-call]

    def _show_round(self) -> None:
        self.context.settings.tour = True
        self.context.save_settings()
        self._asked = True
        self.rebuild()


def chapters(rules: Rules | None) -> list[tuple[str, list[tuple[str, str]]]]:
    """Headings, each with keys and what they do; the numbers to bid are those of the game."""
    bids = _("{low} to {high}").format(low=rules.lowest_bid, high=rules.highest_bid) if rules else _("2 to 6")
    return [
        (_("At the table"), [
            (_("Arrows, Tab"), _("Go from one choice to the next.")),
            (_("Enter"), _("Play the card, lay the cards away, or go on.")),
            (_("1 to 9"), _("Go to a card of your hand, counted from the left.")),
            (_("Space"), _("Play a card, or choose it to lay it away.")),
            (_("P"), _("Pass.")),
            (bids, _("Bid so many points.")),
            (_("S, H, D, C"), _("Name spades, hearts, diamonds or clubs as trump.")),
            (_("R"), _("Claim the rest, where it can be nobody else's.")),
            (_("L"), _("See the last trick.")),
            (_("F2 or ?"), _("Ask for a hint.")),
            (_("Ctrl+Z"), _("Take your last choice of this deal back.")),
        ]),
        (_("Going over a deal"), [
            (_("Left, Right"), _("A step back or on.")),
            (_("Up, Down"), _("A trick back or on.")),
            (_("0 to 6"), _("To the auction, or to a trick.")),
            (_("Home, End"), _("To the beginning or the end of the deal.")),
            (_("Page up, Page down"), _("To the deal before or after.")),
            (_("O"), _("Show or hide the other hands.")),
            (_("M"), _("What else can be done with the deal.")),
        ]),
        (_("Everywhere"), [
            (_("Tab, Enter"), _("Go from one button to the next, and press it.")),
            (_("Esc"), _("The menu, or back.")),
            (_("F1"), _("This help.")),
            (_("F11"), _("Fullscreen, and back to a window.")),
        ]),
    ]  # fmt: skip


def _key_rows(fonts: Fonts, names: str, what: str, width: float) -> list[Row]:
    """The keys on the left, what they do beside them."""
    indent = min(fonts.em("M") * _KEYS_WIDE, width / 2)
    first, *more = text_rows(fonts, what, width, indent=indent)

    def paint(writer: Writer, x: float, y: float) -> None:
        writer.text(names, x, y, "M", INK, True)
        first.paint(writer, x, y)

    return [Row(fonts.em("M") * LINE, paint), *more]
