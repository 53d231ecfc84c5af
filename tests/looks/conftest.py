"""The windows and games of the tests of scenes and store."""

import sys
from pathlib import Path

for folder in ("scenes", "store"):
    sys.path.insert(0, str(Path(__file__).parent.parent / folder))
