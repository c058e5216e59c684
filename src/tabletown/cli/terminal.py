"""The terminal: input, output, and colors where supported."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import textwrap
from typing import TextIO

# Select Graphic Rendition codes of the tones used by games.
TONES = {
    "red": "31",
    "green": "32",
    "brown": "33",
    "blue": "94",
    "magenta": "35",
    "cyan": "36",
    "yellow": "93",
    "orange": "38;5;208",
    "gray": "37",
    "black": "90",
    "dim": "2",
    "title": "1",
    "go": "1;36",
    "error": "1;31",
}
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # including the scrollback, which may contain another player's secrets
BLANK_LINES = 60  # pushed to hide secrets where the screen cannot be cleared
WIDEST = 100
LONGEST_ANSWER = 400  # characters; keeps numbers short enough to parse


class Terminal:
    """Line input and output; `plain` is for screen readers: no colors, no drawings, one thing per line."""

    def __init__(self, *, plain: bool = False) -> None:
        self.plain = plain
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.colour = (
            not plain and sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        )
        for stream in (sys.stdin, sys.stdout):
            _forgive(stream)
        if self.interactive:
            _edit_lines()

    @property
    def width(self) -> int:
        """The number of columns for text."""
        return min(shutil.get_terminal_size().columns, WIDEST)

    def write(self, text: str = "", tone: str = "") -> None:
        """Write a line."""
        print(self.paint(text, tone))

    def paragraph(self, text: str, tone: str = "", indent: str = "") -> None:
        """Write a text of any length, wrapped."""
        if self.plain:
            self.write(text)
            return
        lines = textwrap.wrap(text, max(self.width - 1, 20), subsequent_indent=indent, break_on_hyphens=False)
        for line in lines or [""]:
            self.write(line, tone)

    def ask(self, question: str) -> str:
        """Ask for a line; raise EOFError at the end of the input."""
        sys.stdout.flush()
        answer = input(f"{question} ")
        if not sys.stdin.isatty():
            print()  # no Enter was echoed
        return answer.strip()[:LONGEST_ANSWER]

    def paint(self, text: str, tone: str) -> str:
        """Return the text in a color, where colors are supported."""
        return f"\x1b[{TONES[tone]}m{text}\x1b[0m" if self.colour and text and tone in TONES else text

    def hide(self) -> None:
        """Clear the screen."""
        if not sys.stdout.isatty():
            return
        sys.stdout.write("\n" * BLANK_LINES if self.plain or os.environ.get("TERM") == "dumb" else CLEAR)
        sys.stdout.flush()


def _forgive(stream: TextIO) -> None:
    """Replace characters that cannot be read or shown instead of ending the match."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _edit_lines() -> None:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (gives `input` arrow keys and a history)
