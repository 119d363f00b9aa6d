"""`python -m septem` is the command `septem`."""

import sys

from septem.cli.main import run

if __name__ == "__main__":
    sys.exit(run())
