"""Every choice is tried in the same worlds, and the one that wins the game most often is taken. It needs numpy."""
