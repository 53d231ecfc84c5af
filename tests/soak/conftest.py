"""The soak scripts are run by hand for hours; here each is tried on a small scale."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
