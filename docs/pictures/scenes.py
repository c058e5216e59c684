"""The scenes of the home page, drawn from the pieces of the boards: `.venv/bin/python docs/pictures/scenes.py`.

Sky and hills follow the theme, paint does not. The scenes share a page, so ids start with `scene-` and the game.
"""

import re
from math import sqrt
from pathlib import Path

from tabletown.drawing import PAINTS, Hexes, Sprite, dark, tone
from tabletown.drawing.pieces.shapes import rounded
from tabletown.drawing.sprite import needed
from tabletown.drawing.svg import element, ellipse, nums, path, place, stroke
from tabletown.games.garden_nation.picture import pieces as garden
from tabletown.games.ginkgopolis.picture import pieces as ginkgo
from tabletown.games.sweet_lands.picture import pieces as sweets

GAMES = Path(__file__).parents[2] / "src" / "tabletown" / "games"
WIDE, HIGH = 360, 200
_NAMED = re.compile(r'(id="|href="#|url\(#)')


def scene(name: str, sky: str, sprite: Sprite, *drawn: str) -> str:
    """Return a scene with its sky, its hills and the symbols that it needs."""
    back = element("rect", class_=f"sky {sky}", width=WIDE, height=HIGH, fill="#dcebe6")
    back += element("circle", class_="sun", cx=300, cy=40, r=22, fill="#fbd978")
    back += element("path", class_="far", d="M0 128Q60 92 128 118T252 106T360 122V200H0Z", fill="#b9cfae")
    body = element("defs", needed("".join(drawn), [sprite])) + back + "".join(drawn)
    inner = _NAMED.sub(rf"\1scene-{name}-", body).replace("</symbol>", "</symbol>\n").replace("</g><g", "</g>\n<g")
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" class="scene" aria-hidden="true" preserveAspectRatio="xMidYMid slice">\n'
        f"{inner}\n</svg>\n"
    )


# Garden Nation: a row of territories, as on the board.

BEDS = {
    -1: ("red_leaves", "bramble", "yellow_grass", "greenery", "red_leaves", "yellow_grass", "greenery"),
    0: ("yellow_grass", "greenery", "red_leaves", "bramble", "yellow_grass", "greenery", "red_leaves"),
    1: ("greenery", "yellow_grass", "greenery", "red_leaves", "bramble", "red_leaves", "yellow_grass"),
}
# Seat, floors and whether there is a roof, by territory and zone.
HOUSES = {
    (-1, 2): (1, 3, False), (-1, 0): (3, 1, True), (-1, 3): (1, 2, False), (-1, 4): (0, 2, True),
    (0, 1): (0, 2, False), (0, 2): (1, 4, True), (0, 6): (2, 3, True), (0, 3): (3, 2, False), (0, 4): (2, 1, False),
    (1, 1): (2, 2, False), (1, 0): (0, 3, True), (1, 6): (3, 1, False), (1, 5): (1, 1, True),
}  # fmt: skip


def garden_nation() -> str:
    """Return three territories, their houses and the Crane Turtle."""
    scale, step = 0.56, 150.0
    out = []
    for grow, drop, paint in ((23.0, 13.0, "gn-tray-side"), (23.0, 0.0, "gn-tray-rim"), (19.0, 0.0, "gn-tray")):
        out += [_hexagon(180 + step * at, grow, drop, scale, tone(paint)) for at in BEDS]
    for at, lands in BEDS.items():
        x, y = 180 + step * at, 130.0
        out.append(_hexagon(x, 5, 5, scale, tone("gn-tile-side")) + _hexagon(x, 5, 0, scale, tone("gn-tile")))
        out += [garden.ground_use(f"bed-{slot}-{land}", x, y, scale) for slot, land in enumerate(lands)]
    for at, lands in BEDS.items():
        x, y = 180 + step * at, 130.0
        for slot in (1, 2, 6, 0, 3, 5, 4):  # from the back
            dx, dy = garden.zone_point(slot)
            if (at, slot) in HOUSES:
                seat, floors, closed = HOUSES[at, slot]
                drawn = garden.house(PAINTS[seat], floors, closed)
            elif (at, slot) == (0, 0):
                drawn = garden.foot_use("turtle", 0, 14, 0.96)
            else:
                drawn = garden.foot_use(f"plant-{lands[slot]}", 0, 8, 0.9)
            out.append(place(x + dx * scale, y + dy * scale, drawn, scale=scale))
    return scene("garden_nation", "c", garden.SPRITE, *out)


def _hexagon(x: float, grow: float, drop: float, scale: float, paint: str) -> str:
    corners = [(x + a * scale, 130 + (b + drop) * scale) for a, b in garden.hexagon(garden.R + grow)]
    return path(rounded(corners, 12), paint)


# Ginkgopolis: three rows of lots with gardens on the roofs.

LOTS: list[list[tuple[str, int, int, int | None] | str | None]] = [
    ["K", ("blue", 12, 4, 0), ("yellow", 3, 1, None), ("red", 18, 5, 5), "D"],
    [("yellow", 7, 2, 3), ("red", 2, 1, None), ("blue", 20, 3, 4), ("blue", 9, 2, 4), "E"],
    ["I", ("red", 1, 1, None), ("yellow", 14, 2, 5), ("red", 5, 1, 3), ("blue", 16, 1, None)],
]

LEAVES = ((36, 36, -24, 0.95, "#e9b23a"), (70, 8, 40, 0.55, "#c9c04a"), (336, 118, 30, 0.6, "#e9b23a"))


def ginkgopolis() -> str:
    """Return a city of five columns under ginkgo leaves."""
    scale, left, top = 0.66, 28.0, 66.0
    lawn = element("path", class_="near", d="M0 76Q90 58 180 64T360 60V200H0Z", fill="#a9b678")
    out = [lawn]
    for row, lots in enumerate(LOTS):
        for column, lot in enumerate(lots):
            x, y = left + column * ginkgo.W * scale, top + row * ginkgo.D * scale
            if isinstance(lot, str):
                out.append(place(x + 16 * scale, y + 12 * scale, ginkgo.token(lot), scale=scale))
            elif lot is not None:
                colour, number, height, seat = lot
                front = LOTS[row + 1][column] if row < 2 else None
                before = front[2] if isinstance(front, tuple) else 0
                paint = None if seat is None else PAINTS[seat]
                beside = LOTS[row][column + 1] if column < 4 else None
                shade = ginkgo.cast(height, beside[2] if isinstance(beside, tuple) else 0)
                drawn = ginkgo.building(colour, number, height, paint, site=number == 20, front=before)
                out.append(place(x, y, shade, drawn, scale=scale))
    for x, y, turn, size, gold in LEAVES:
        leaf = path(ginkgo.SHAPE["point"], gold, stroke=dark(gold, 0.45), stroke_width=1.8, stroke_linejoin="round")
        out.append(place(x, y, leaf, stroke(ginkgo.VEINS, dark(gold, 0.45), 1.6), scale=size, turn=turn))
    return scene("ginkgopolis", "d", ginkgo.SPRITE, *out)


# Sweet Lands: some cells of a domain.

LAND = {
    (-1, -1): "field", (0, -1): "forest", (1, -1): "mine", (2, -1): "sea",
    (-2, 0): "sea", (-1, 0): "field", (0, 0): "capital", (1, 0): "forest", (2, 0): "field",
    (-2, 1): "sea", (-1, 1): "forest", (0, 1): "field", (1, 1): "mine",
}  # fmt: skip
STANDING = {
    (-1, -1): "tent",
    (1, -1): "lab",
    (0, 0): "clock_tower",
    (2, 0): "house",
    (-1, 1): "shop_forestry",
    (1, 1): "building",
}
ROADS = (((0, 0), 5), ((0, 0), 4), ((0, 0), 1))


def sweet_lands() -> str:
    """Return tokens around the capital, with roads, properties and a hare."""
    field = Hexes(40, 180, 128, sweets.SQUASH)
    scale = field.radius * sqrt(3) / 100
    shade = ellipse(180, 178, 176, 26, fill="#1d1028", opacity=0.18)
    out = [shade]
    for (q, r), land in sorted(LAND.items(), key=lambda each: each[0][1]):
        x, y, width, _ = sweets.SPRITE.symbols[f"tile-{land}"].view
        cx, cy = field.centre(q, r)
        out.append(sweets.SPRITE.use(f"tile-{land}", cx + x * scale, cy + y * scale, width * scale))
    for (q, r), side in ROADS:
        (ax, ay), (bx, by) = field.side(q, r, side)
        d = f"M{nums(ax, ay)}L{nums(bx, by)}"
        out.append(stroke(d, "#5a1730", 9.6) + stroke(d, "#fffaf0", 7))
        out.append(path(d, stroke="#b8325f", stroke_width=7, stroke_dasharray="4 5"))
    for (q, r), piece in sorted(STANDING.items(), key=lambda each: each[0][1]):
        cx, cy = field.centre(q, r)
        size = field.radius * (2.3 if piece == "clock_tower" else 1.7)
        out.append(sweets.SPRITE.use(f"piece-{piece}", cx - size / 2, cy - size * 0.68, size))
    x, y = field.centre(0, 1)
    out.append(sweets.SPRITE.use("hare-piece", x - 17, y - 36, 36))
    return scene("sweet_lands", "e", sweets.SPRITE, *out)


SCENES = {"garden_nation": garden_nation, "ginkgopolis": ginkgopolis, "sweet_lands": sweet_lands}

if __name__ == "__main__":
    for name, drawn in SCENES.items():
        text = drawn()
        (GAMES / name / "scene.svg").write_text(text, encoding="utf-8")
        print(name, len(text))
