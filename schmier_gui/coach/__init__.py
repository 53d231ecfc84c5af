"""What each call is worth, why, drills, grades and progress. It sees views, never hidden cards, but for the hands it deals itself."""

from schmier_gui.coach.estimate import Estimate, Worth, estimate

__all__ = ["Estimate", "Worth", "estimate"]
