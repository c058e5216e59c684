"""Pictures as PNG, by the package `resvg_py`: no browser, no system library."""

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


def square_png(svg: str, size: int) -> bytes:
    """Return a square drawing as a PNG file of a size in pixels."""
    return bytes(import_module("resvg_py").svg_to_bytes(svg_string=svg, width=size, height=size))
