"""The chance to win a game from a score. Only what plays out deals imports this, for it needs numpy."""
