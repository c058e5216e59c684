"""The command line: play, replay, verify, export and measure."""

from tabletown.cli.main import main

__all__ = ["main"]
