"""Standing figures, 60 x 90 with the feet at (30, 82): front view, a pale halo to stand out on every roof."""

from collections.abc import Sequence

from tabletown.drawing.seats import Paint, sign
from tabletown.drawing.sprite import Symbol
from tabletown.drawing.svg import circle, ellipse, group, path, stroke
from tabletown.drawing.theme.paint import dark, light
from tabletown.drawing.theme.palette import GOLD, HALO, INK, SHADE

VIEW = (0.0, 0.0, 60.0, 90.0)
CLOAK = "M30 27C19 28 13 44 10 76A20 7 0 0 0 50 76C47 44 41 28 30 27Z"
_CLOAK_SHADE = "M33 28C41 31 46 46 49.4 75A20 7 0 0 1 36 82C39 60 38 42 33 28Z"
SKIN = "#f1c9a0"


def halo(outlines: Sequence[str], width: float = 6.0) -> str:
    """Return the pale line around everything that protrudes."""
    lines = [path(d) for d in outlines]
    return group(*lines, fill="none", stroke=HALO, stroke_width=width, stroke_linejoin="round", opacity=0.95)


def standing(coat: str, line: str, over: str = "", *, outlines: Sequence[str] = (), shade: str | None = None) -> str:
    """Return a figure in a long coat; `over` is drawn on top, `outlines` are its parts that need the halo."""
    return (
        ellipse(32, 80, 24, 8, fill=SHADE, opacity=0.28)
        + halo([CLOAK, *outlines])
        + path(CLOAK, coat, stroke=line, stroke_width=2)
        + path(_CLOAK_SHADE, shade or dark(coat, 0.28))
        + over
    )


def knight(paint: Paint) -> Symbol:
    """Return a knight in the paint of a seat, with its sign on the shield."""
    c, line = paint.colour, paint.line
    helm = "M19 20C19 8 41 8 41 20V27Q41 33 30 35 19 33 19 27Z"
    plume = "M29 10C30 1 42 0 49 6 53 10 53 16 50 20 49 14 43 11 34 12Z"
    shield = "M12 42Q22 45 32 42V55Q31 66 22 71 13 66 12 55Z"
    over = (
        path(plume, light(c, 0.18), stroke=line, stroke_width=1.8, stroke_linejoin="round")
        + path(helm, "#d5dae4", stroke=INK, stroke_width=2)
        + path("M31 11.4C38 12 41 15 41 20V27Q41 32 31 34.6Z", "#9aa1b2")
        + path("M20 21H40V24.6H20Z", INK)
        + stroke("M30 14V34M24 28v2M36 28v2", INK, 1.5)
        + path(shield, HALO, stroke=line, stroke_width=2.2, stroke_linejoin="round")
        + sign(paint, 14.4, 47.4, 15.2, fill=c, line=line)
    )
    return Symbol(standing(c, line, over, outlines=(helm, plume)), VIEW)


def king() -> Symbol:
    """Return the neutral king in ivory and gold."""
    line = "#4a3312"
    cloak = "M30 30C15 32 9 50 5 77A25 8 0 0 0 55 77C51 50 45 32 30 30Z"
    crown = "M15 17 17 2 24.4 9 30 -1 35.6 9 43 2 45 17Q30 21 15 17Z"
    beard = "M19.6 25C20 40 40 40 40.4 25 36 29 33 27.4 30 29.4 27 27.4 24 29 19.6 25Z"
    spots = "".join(f"M{x} {y}l1.6 4.4h-3.2Z" for x, y in ((14, 62), (20, 70), (40, 70), (46, 62), (13, 73), (47, 73)))
    inner = (
        ellipse(32, 81, 28, 8, fill=SHADE, opacity=0.3)
        + halo([cloak, crown])
        + path(cloak, "#fff4d6", stroke=line, stroke_width=2.2)
        + path("M36 32C47 37 51 54 54 76A25 8 0 0 1 40 83.6C43 60 42 44 36 32Z", "#d9c69a")
        + path("M24 38H36L39 83A25 8 0 0 1 21 83Z", GOLD, stroke=line, stroke_width=1.6)
        + stroke("M30 46v26M25.6 58h8.8", line, 2)
        + path(spots, line)
        + circle(30, 25, 10.6, fill=SKIN, stroke=line, stroke_width=2)
        + path(beard, "#8b6a45", stroke=line, stroke_width=1.4)
        + stroke("M26 22v2.4M34 22v2.4", line, 2)
        + path(crown, GOLD, stroke=line, stroke_width=2, stroke_linejoin="round")
        + group(circle(30, 12.6, 2.2), circle(22, 13.4, 1.5), circle(38, 13.4, 1.5), fill=HALO)
    )
    return Symbol(inner, (0.0, -4.0, 60.0, 94.0))
