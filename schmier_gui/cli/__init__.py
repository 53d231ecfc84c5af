"""The command line: what was asked for, and the commands that need no window."""
