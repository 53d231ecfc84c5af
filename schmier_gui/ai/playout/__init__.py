"""Thousands of deals at once: exchange, play and score as arrays. Only what plays out deals imports this, for it needs numpy."""
