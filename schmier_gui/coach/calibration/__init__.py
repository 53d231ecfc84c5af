"""How much more strong players make than playouts say: the correction that the estimate applies, and how true it is. It needs numpy."""
