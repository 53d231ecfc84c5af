"""What a person finds hard: every call practised, hands that come back, and the figures for the charts. One SQLite file."""

from schmier_gui.coach.progress.book import Progress, open_progress
from schmier_gui.coach.progress.errors import ForeignProgress, NewerProgress, ProgressError, UnreadableProgress
from schmier_gui.coach.progress.figures import Bin, Brier, Counts, Share, Week
from schmier_gui.coach.progress.schedule import Repeat

__all__ = [
    "Bin",
    "Brier",
    "Counts",
    "ForeignProgress",
    "NewerProgress",
    "Progress",
    "ProgressError",
    "Repeat",
    "Share",
    "UnreadableProgress",
    "Week",
    "open_progress",
]
