"""What the packaged executable runs: the same program as `python -m schmier_gui`."""

import sys

from schmier_gui.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
