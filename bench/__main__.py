"""`python -m bench`: measure, print and store."""

import sys

from bench.run import main

sys.exit(main(sys.argv[1:]))
