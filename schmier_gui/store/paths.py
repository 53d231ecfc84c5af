"""Where the program's files live: its own pictures and sounds, and the person's folders."""

import logging
import sys
from gettext import gettext as _
from pathlib import Path

import platformdirs

log = logging.getLogger("schmier.store")

APP = "Schmier"


class FolderError(Exception):
    """A folder is missing or cannot be made. The message is one sentence for the person."""


def assets() -> Path:
    """The folder that holds cards/, portraits/, icons/ and sounds/, in every kind of install.

    Raises FolderError when the installation has lost it.
    """
    package = Path(__file__).resolve().parent.parent
    bundle = getattr(sys, "_MEIPASS", None)
    candidates = [Path(bundle) / "assets"] if bundle else []
    candidates += [package / "assets", package.parent / "assets"]
    for folder in candidates:
        if (folder / "cards").is_dir():
            return folder
    raise FolderError(_("The folder with the card pictures is missing; please install the program again."))


def data_dir(override: Path | str | None = None) -> Path:
    """The folder for the autosave, settings, records and statistics; made if missing. Raises FolderError."""
    return _made(Path(override).expanduser() if override else platformdirs.user_data_path(APP, appauthor=False))


def cache_dir(override: Path | str | None = None) -> Path:
    """The folder for what can be made again (card rasters); inside `override` if given. Raises FolderError."""
    return _made(_inside(override, "cache") or platformdirs.user_cache_path(APP, appauthor=False))


def spare_cache_dir(override: Path | str | None = None) -> Path | None:
    """The same; None where there can be none, and everything has to be made anew at every start."""
    try:
        return cache_dir(override)
    except FolderError as error:
        log.warning("%s", error)
        return None


def log_dir(override: Path | str | None = None) -> Path:
    """The folder for log files; inside `override` if given. Raises FolderError."""
    return _made(_inside(override, "logs") or platformdirs.user_log_path(APP, appauthor=False))


def _inside(override: Path | str | None, name: str) -> Path | None:
    return Path(override).expanduser() / name if override else None


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        words = _("The folder {folder} cannot be used: {reason}. Another can be named with --data-dir.")
        message = words.format(folder=folder, reason=reason)
        raise FolderError(message) from error
    return folder
