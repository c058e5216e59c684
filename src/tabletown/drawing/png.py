"""Pictures as PNG, by the package `resvg_py` where it is installed: no browser, no system library."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tabletown.drawing.canvas import Picture
from tabletown.drawing.palette import Theme


def png(picture: Picture, theme: Theme = "light", scale: float = 2.0, fonts: Sequence[Path] = ()) -> bytes:
    """The picture as a PNG file; `fonts` are folders with TTF files, without which the fonts of the system are taken."""
    folders = [str(folder) for folder in fonts]
    drawn = import_module("resvg_py").svg_to_bytes(svg_string=picture.svg(theme), zoom=scale, font_dirs=folders)
    return bytes(drawn)
