"""Makes `games` importable in these tests and those of the scenes."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
