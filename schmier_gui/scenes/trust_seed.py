"""The seed of a game: its fingerprint while the game goes on, the seed itself when it is over, and how to check it."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _

from schmier_gui.engine.deal import fingerprint
from schmier_gui.engine.session import Session
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.scenes import clipboard
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.reading import ReadingScene
from schmier_gui.scenes.scroll import Row, gap, text_rows

GROUP, GROUPS = 8, 4


class SeedScene(ReadingScene):
    """`shown` as in the menu: whoever has not seen the end of the game does not see the seed."""

    width = 800
    height = 640

    def __init__(self, context: Context, session: Session, over: bool) -> None:
        super().__init__(context)
        self.session, self.over = session, over
        self.said = ""

    def heading(self) -> str:
        return _("The deals of this game")

    def line(self) -> str:
        return self.said or (_("The game is over: this is where its deals came from") if self.over else _("Settled before the first call"))

    def rows(self, width: float) -> Sequence[Row]:
        fonts, found = self.context.fonts, list[Row]()

        def tell(text: str, bold: bool = False, soft: bool = False) -> None:
            found.extend(text_rows(fonts, text, width, "M" if bold else "S", INK_SOFT if soft else INK, bold))
            found.append(gap(10))

        seed = self.session.seed
        if seed is None:
            tell(_("The cards of this game were set by hand, so it has no seed. It is counted apart in the statistics."))
            return found
        tell(_("SHA-256 of the seed"), soft=True)
        for line in grouped(fingerprint(seed)):
            tell(line, bold=True)
        if not self.over:
            tell(_("All deals of this game follow from one seed, which has been settled since before the first call. It stays secret until "
                   "the game is over, for whoever knows it knows every card. This is its fingerprint: nobody can find another seed "
                   "that has the same."))
            tell(_("Copy it now. When the game is over the seed stands here and in the record, and its SHA-256 must be this."))
            return found
        tell(_("The seed"), soft=True)
        tell(seed, bold=True)
        tell(_("Its SHA-256 is the fingerprint that could be seen all through the game. To see for yourself:"))
        tell("printf '%s' '{seed}' | sha256sum".format(seed=seed.replace("'", "'\\''")))
        tell(_("This deals every deal anew from the seed and says whether one of them differs:"))
        tell(_("schmier-gui check FILE"))
        tell(_("The records of your games are in {folder}").format(folder=self.context.data_dir / "games"), soft=True)
        return found

    def build_buttons(self) -> None:
        super().build_buttons()
        if self.session.seed is not None:
            self.place_button("copy", _("Copy"), self._copy, 1)

    def _copy(self) -> None:
        seed = self.session.seed or ""
        done = clipboard.copy(seed if self.over else fingerprint(seed))
        self.said = _("It is on the clipboard.") if done else _("This desktop has no clipboard.")
        self.repaint()


def grouped(digits: str) -> list[str]:
    """Hexadecimal digits in groups, four to a line."""
    groups = [digits[at : at + GROUP] for at in range(0, len(digits), GROUP)]
    return [" ".join(groups[at : at + GROUPS]) for at in range(0, len(groups), GROUPS)]
