"""Pieces of Torres: knights in the paints of the seats, the king, a block, and a sign for each card, 50 x 50."""

from tabletown.drawing import PAINTS, Paint, Sprite, Symbol, colour, dark, light
from tabletown.drawing.pieces.figures import CLOAK, VIEW, king, knight
from tabletown.drawing.seats import sign
from tabletown.drawing.svg import circle, path, rect, stroke
from tabletown.drawing.theme.palette import GOLD, HALO

LEVELS = tuple(colour(f"tr-h{level}") for level in range(1, 7))
_LINE, _HOT = "#7a5a2a", "#c24f19"
_VIEW = (0.0, 0.0, 50.0, 50.0)


def stone(level: int) -> str:
    """Return the color of a level, from sand at the foot to umber at the top."""
    return LEVELS[min(level, len(LEVELS)) - 1]


def _block(x: float, y: float, width: float, height: float, level: int = 2) -> str:
    return rect(x, y, width, height, 1.5, fill=stone(level), stroke=_LINE, stroke_width=1.2)


def _ghost(x: float, y: float, width: float, height: float) -> str:
    return rect(x, y, width, height, 1.5, fill="none", stroke=_LINE, stroke_width=1.4, stroke_dasharray="3 2.4")


def _arrow(d: str) -> str:
    return stroke(d, HALO, 6.4, 0.9) + stroke(d, _HOT, 3.4)


def _pawn(x: float, y: float, fill: str = "#d5dae4") -> str:
    """Return a small knight from the front; (x, y) is between its feet."""
    cloak = f"M{x - 6} {y}Q{x - 5} {y - 13} {x} {y - 14}Q{x + 5} {y - 13} {x + 6} {y}Z"
    body = path(cloak, fill, stroke="#2a2130", stroke_width=1.3, stroke_linejoin="round")
    return body + circle(x, y - 16, 4.4, fill=fill, stroke="#2a2130", stroke_width=1.3)


def _points(count: int, more: int) -> str:
    out = []
    for i in range(count):
        fill = _HOT if i >= count - more else GOLD
        out.append(circle(13 + 12 * (i % 3), 12 + 13 * (i // 3), 4.8, fill=fill, stroke="#5e3413", stroke_width=1.3))
    return "".join(out)


def _grid(filled: set[tuple[int, int]], side: int = 5) -> str:
    size = 42 / side
    out = []
    for row in range(side):
        for column in range(side):
            fill = GOLD if (row, column) in filled else stone(1)
            out.append(rect(4 + size * column, 4 + size * row, size, size, fill=fill, stroke=_LINE, stroke_width=0.9))
    return "".join(out)


def _dots(places: list[tuple[float, float]]) -> str:
    return "".join(circle(x, y, 4.6, fill=_HOT, stroke="#5e3413", stroke_width=1.2) for x, y in places)


_RIM = {(r, c) for r in range(5) for c in range(5) if r in (0, 4) or c in (0, 4)}
_CROSS = {(r, c) for r in range(5) for c in range(5) if c in (r, 4 - r)}
_DOOR = "M20 44V33a5 5 0 0 1 10 0v11Z"

SIGNS: dict[str, str] = {
    "six_ap": _points(6, 1),
    "seven_ap": _points(7, 2),
    "extra_block": _block(10, 34, 20, 11, 1)
    + _block(10, 23, 20, 11, 2)
    + _ghost(10, 11, 20, 11)
    + _arrow("M40 12v14M33 19h14"),
    "raise_knight": _block(9, 36, 22, 10, 2) + _pawn(20, 35) + _arrow("M41 38V18M35 24l6-7 6 7"),
    "shift_block": _ghost(4, 30, 15, 14) + _block(31, 30, 15, 14, 2) + _arrow("M12 24q12-16 25-3M37 12v9h-9"),
    "regroup": _pawn(11, 44) + _pawn(39, 44) + _arrow("M11 17Q18 5 28 12M29 4v9h-9"),
    "diagonal_step": _block(6, 26, 18, 18, 2) + _block(24, 8, 18, 18, 2) + _arrow("M14 36 33 17M24 16h10v10"),
    "door_passage": _block(12, 6, 26, 38, 3) + path(_DOOR, dark(stone(3), 0.66)) + _arrow("M3 37h40M37 30l7 7-7 7"),
    "vault": _pawn(25, 46) + _arrow("M6 36Q12 6 25 8T43 34M36 30l7 6 4-9"),
    "climb_two": _block(5, 36, 16, 9, 1)
    + _block(25, 36, 20, 9, 1)
    + _block(25, 27, 20, 9, 2)
    + _block(25, 18, 20, 9, 3)
    + _arrow("M13 32V16q0-8 8-8h10M26 2l7 6-7 6"),
    "border": _grid(_RIM),
    "diagonals": _grid(_CROSS),
    "castle_spread": _block(5, 30, 12, 14, 1)
    + _block(19, 18, 12, 26, 3)
    + _block(33, 25, 12, 19, 2)
    + _dots([(11, 24), (25, 12), (39, 19)]),
    "cluster": _grid({(1, 1), (1, 2), (2, 2), (2, 3), (3, 2), (3, 3)}),
    "levels_differ": _block(5, 36, 10, 8, 1)
    + _block(15, 27, 10, 17, 2)
    + _block(25, 18, 10, 26, 3)
    + _block(35, 9, 10, 35, 4),
    "line": _grid({(2, column) for column in range(5)}),
    "square": stroke("M10 18 32 8 42 30 20 40Z", _LINE, 1.6) + _dots([(10, 18), (32, 8), (42, 30), (20, 40)]),
    "same_level": _block(5, 28, 12, 16, 2)
    + _block(19, 28, 12, 16, 2)
    + _block(33, 28, 12, 16, 2)
    + _dots([(11, 22), (25, 22), (39, 22)]),
}

_HEAD = "M19 20C19 8 41 8 41 20V27Q41 33 30 35 19 33 19 27Z"
_CROWN = "M15 17 17 2 24.4 9 30 -1 35.6 9 43 2 45 17Q30 21 15 17Z"


def _outline(fill: str, *shapes: str) -> str:
    """Return a figure seen through what stands before it: pale, with a dashed outline."""
    d = "".join(shapes)
    inner = path(d, fill, opacity=0.42) + stroke(d, HALO, 4.6, 0.9)
    return inner + stroke(d, dark(fill, 0.45), 2.4, stroke_dasharray="5 4.4")


def _behind(paint: Paint) -> Symbol:
    """Return the outline of a knight, with the sign of the seat."""
    return Symbol(_outline(paint.colour, CLOAK, _HEAD) + sign(paint, 21, 44, 18, fill=HALO, line=paint.line), VIEW)


def _cube() -> str:
    """Return a tower block."""
    fill, line = stone(2), _LINE
    top = path("M25 5 46 15 25 25 4 15Z", light(fill, 0.3), stroke=line, stroke_width=2, stroke_linejoin="round")
    left = path("M4 15 25 25V47L4 37Z", fill, stroke=line, stroke_width=2, stroke_linejoin="round")
    right = path("M46 15 25 25V47L46 37Z", dark(fill, 0.28), stroke=line, stroke_width=2, stroke_linejoin="round")
    return top + left + right


SPRITE = Sprite(
    "torres",
    {
        **{f"knight-{paint.number}": knight(paint) for paint in PAINTS[:4]},
        **{f"behind-knight-{paint.number}": _behind(paint) for paint in PAINTS[:4]},
        "king": king(),
        "behind-king": Symbol(_outline(GOLD, CLOAK, _CROWN), (0.0, -4.0, 60.0, 94.0)),
        "block": Symbol(_cube(), _VIEW),
        **{f"sign-{card}": Symbol(sign, _VIEW) for card, sign in SIGNS.items()},
    },
)
