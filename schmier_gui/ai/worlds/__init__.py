"""Deals that agree with all a seat has seen. Only what plays them out imports this, for it needs numpy."""
