"""Every game that was played, in one SQLite file. The records are the truth: the file can be made anew from them at any time."""

from schmier_gui.database import DatabaseError
from schmier_gui.store.history.book import History, open_history
from schmier_gui.store.history.fairness import Fairness, Held, fairness
from schmier_gui.store.history.figures import Contract, Figures, PointShare, Results, Runs, figures
from schmier_gui.store.history.filters import Filter, Offered, offered

__all__ = [
    "Contract",
    "DatabaseError",
    "Fairness",
    "Figures",
    "Filter",
    "Held",
    "History",
    "Offered",
    "PointShare",
    "Results",
    "Runs",
    "fairness",
    "figures",
    "offered",
    "open_history",
]
