"""`python -m tabletown.server`."""

import sys

from tabletown.server import main

if __name__ == "__main__":
    sys.exit(main())
