"""Small named tactics in ordered lists, each with its reason."""
