"""`python -m tabletown.cli`, where no console script is installed."""

import sys

from tabletown.cli.main import main

sys.exit(main())
