"""Pictures as PNG, by the optional package `resvg_py`: no browser, no system library."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tabletown.drawing.canvas import Picture
from tabletown.drawing.theme.palette import Theme


def png(picture: Picture, theme: Theme = "light", scale: float = 2.0, fonts: Sequence[Path] = ()) -> bytes:
    """Return the picture as a PNG file; `fonts` are folders with TTF files, by default those of the system."""
    folders = [str(folder) for folder in fonts]
    drawn = import_module("resvg_py").svg_to_bytes(svg_string=picture.svg(theme), zoom=scale, font_dirs=folders)
    return bytes(drawn)
