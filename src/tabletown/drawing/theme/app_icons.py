"""The icons of the app, drawn from `icon.svg` by `python -m tabletown.drawing.theme.app_icons FOLDER`."""

import re
import sys
from pathlib import Path

from tabletown.drawing.png import square_png

_GROUND = "#0a6b66"
_SAFE = 0.75  # share of a maskable icon in which the drawing lies; the system cuts off the rest


def icons(svg: str) -> dict[str, bytes]:
    """Return the PNG files by name: two sizes, and one whose edges may be cut off."""
    inner = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    size = float(re.search(r'viewBox="0 0 (\d+)', svg)[1])  # type: ignore[index]
    shift = size * (1 - _SAFE) / 2
    masked = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size:g} {size:g}"><path fill="{_GROUND}" '
        f'd="M0 0H{size:g}V{size:g}H0Z"/><g transform="translate({shift:g} {shift:g}) scale({_SAFE})">{inner}</g></svg>'
    )
    return {
        "icon-192.png": square_png(svg, 192),
        "icon-512.png": square_png(svg, 512),
        "icon-maskable.png": square_png(masked, 512),
    }


if __name__ == "__main__":
    for name, data in icons(Path(sys.argv[1], "icon.svg").read_text("utf-8")).items():
        Path(sys.argv[1], name).write_bytes(data)
