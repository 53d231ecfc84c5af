"""One screen each, and the stack that holds them."""
