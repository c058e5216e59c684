"""`python -m tabletown.cli`, for use without the console script."""

import sys

from tabletown.cli.main import main

sys.exit(main())
