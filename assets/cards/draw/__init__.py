"""How the deck is drawn: geometry and pens first, then the parts of a figure, then whole cards."""
