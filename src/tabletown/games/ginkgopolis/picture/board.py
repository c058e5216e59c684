"""The city of Ginkgopolis: always in a picture of the same size, painted from the far rows to the near ones."""

from dataclasses import dataclass

from tabletown.drawing import Box, Canvas, Stand, tone
from tabletown.drawing.cache import remember
from tabletown.drawing.states import brackets
from tabletown.drawing.svg import nums, place, rect, stroke
from tabletown.games.ginkgopolis.picture.pieces import STREET, D, W, building, cast, rise, token, tree
from tabletown.games.ginkgopolis.picture.scene import Place, Scene, colour_of, lot_key, number_of
from tabletown.games.ginkgopolis.rules.material import CELL, LETTERS
from tabletown.games.ginkgopolis.rules.material import place as place_of
from tabletown.games.ginkgopolis.rules.points import POINTS, TOKEN
from tabletown.games.ginkgopolis.rules.scoring import building_key

EDGE = 10.0  # of the lawn around the lots
HEADROOM = 26.0  # for tall buildings of the last row
FOOT = 10.0  # below the nearest row
MOST = 1.08  # a small city is not drawn larger than this
NEAREST = 3  # lots from the middle to each edge at least: one to spare around the first tokens


@dataclass(frozen=True)
class Frame:
    """The rectangle of lots that is shown, and its place in the picture."""

    x: float
    y: float
    width: float
    height: float
    scale: float
    west: int
    north: int
    columns: int
    rows: int

    @property
    def left(self) -> float:
        """The left edge of the lots."""
        return self.x + (self.width - self.columns * W * self.scale) / 2

    @property
    def top(self) -> float:
        """The top of the farthest row."""
        spare = self.height - 2 * EDGE - (HEADROOM + FOOT) * self.scale - self.rows * D * self.scale
        return self.y + EDGE + HEADROOM * self.scale + spare / 2

    def lot(self, at: Place) -> tuple[float, float]:
        """Return the upper left corner of a lot."""
        return self.left + (at[0] - self.west) * W * self.scale, self.top + (self.north - at[1]) * D * self.scale


def frame(scene: Scene, x: float, y: float, width: float, height: float) -> Frame:
    """Return the frame around all buildings, and a lot more on each side for the tokens.

    The middle column stays in the middle, so that the city moves only when it grows to the north or the south.
    """
    places = list(scene.city) or [(0, 0)]
    aside = max(NEAREST, *(abs(at[0]) + 1 for at in places))
    south, north = max(NEAREST, *(1 - at[1] for at in places)), max(NEAREST, *(1 + at[1] for at in places))
    columns, rows = 2 * aside + 1, north + south + 1
    wide, high = (width - 2 * EDGE) / (columns * W), (height - 2 * EDGE) / (rows * D + HEADROOM + FOOT)
    return Frame(x, y, width, height, min(MOST, wide, high), -aside, north, columns, rows)


def draw_city(canvas: Canvas, scene: Scene, where: Frame) -> None:
    """Draw the lawn, tokens and buildings, with rings on everything that can be chosen."""
    canvas.draw("ground", _lawn(where))
    if scene.point == POINTS[TOKEN]:  # it lay where was built
        letter, cell = scene.view.stack[-1][1] & 15, scene.view.stack[-1][1] >> 4
        canvas.stand(*_stand(LETTERS[letter], where, place_of(cell)))
    for row in range(where.rows):
        for column in range(where.columns):
            at = (where.west + column, where.north - row)
            if at in scene.city:
                _draw_building(canvas, scene, where, at)
            elif at in scene.tokens:
                _draw_token(canvas, scene, where, at)
            elif at in scene.free:
                _draw_free(canvas, scene, where, at)
    lots = [(where.west + column, where.north - row) for row in range(where.rows) for column in range(where.columns)]
    bare = {lot_key(*at).removeprefix("lot-"): where.lot(at) for at in lots if at not in {*scene.city, *scene.tokens}}
    half = W * where.scale / 2, D * where.scale / 2
    canvas.places("lot-", W * where.scale * 0.7, {name: (x + half[0], y + half[1]) for name, (x, y) in bare.items()})


@remember
def _lawn(where: Frame) -> str:
    back = rect(where.x, where.y + 5, where.width, where.height, 18, fill=tone("line"))
    lawn = rect(where.x, where.y, where.width, where.height, 18, fill=tone("lawn"), stroke=tone("lawn-rim"), stroke_width=6)
    squares = ""
    for row in range(where.rows):
        for column in range(where.columns):
            if (row + column) % 2:
                x, y = where.lot((where.west + column, where.north - row))
                squares += rect(x, y, W * where.scale, D * where.scale, fill=tone("lawn-2"))
    return back + lawn + squares + _greenery(where)


def _greenery(where: Frame) -> str:
    """Return trees in the corners of the lawn, where there is room beside the lots."""
    room = (where.width - where.columns * W * where.scale) / 2
    if room < 34:
        return ""
    x0, x1, y0, y1 = where.x + room / 2, where.x + where.width - room / 2, where.y + 34, where.y + where.height - 34
    spots = [(x0, y0), (x1, y0 + 10), (x0, y1), (x1, y1 - 8)]
    out = "".join(tree(x, y, 11) + tree(x + 13, y + 9, 8) for x, y in spots)
    step = (y1 - y0) / 4
    for i in (1, 2, 3):
        for x in (x0, x1):
            foot = y0 + i * step
            out += stroke(f"M{nums(x, foot)}v-12M{nums(x - 6, foot)}v-8M{nums(x + 6, foot)}v-8", tone("lawn-rim"), 2)
    return out


def _draw_building(canvas: Canvas, scene: Scene, where: Frame, at: Place) -> None:
    each, (x, y) = scene.city[at], where.lot(at)
    top, height = each.tiles[-1], len(each.tiles)
    east, south = scene.city.get((at[0] + 1, at[1])), scene.city.get((at[0], at[1] - 1))
    drawn = building(
        colour_of(top), number_of(top), height,
        scene.paints[each.owner] if each.owner >= 0 else None,
        site=each.site, joined=scene.joined(at), district=scene.district_at(at) is not None, leader=scene.is_leader(at),
        front=len(south.tiles) if south else 0,
    )  # fmt: skip
    label = _building_words(scene, at)
    shade = cast(height, len(east.tiles) if east else 0)
    if _is_new(scene, at):
        drawn += brackets(Box(2, 2 - rise(height), W - 4, D - 4, 6), 12)
    canvas.piece(building_key(CELL[each.cell]), place(x, y, shade, drawn, scale=where.scale), label=label)
    roof = Box(x + STREET * where.scale, y + (STREET - rise(height)) * where.scale,
               (W - 2 * STREET) * where.scale, (D - STREET) * where.scale, 6)  # fmt: skip
    canvas.target(lot_key(*at), roof, label, dot=0, layer="pieces")


def _is_new(scene: Scene, at: Place) -> bool:
    """Return whether a building is new or has grown since the earlier view."""
    if scene.since is None:
        return False
    each = scene.city[at]
    return scene.before.get(each.cell) != each.tiles


def _building_words(scene: Scene, at: Place) -> str:
    each = scene.city[at]
    said: dict[str, object] = {"tile": scene.tile(each.tiles[-1]), "height": len(each.tiles), "cell": each.cell}
    if each.owner < 0:
        return scene.word("neutral", **said)
    return scene.word("building", owner=scene.name(each.owner), **said)


def _draw_token(canvas: Canvas, scene: Scene, where: Frame, at: Place) -> None:
    letter, (x, y) = scene.tokens[at], where.lot(at)
    label = scene.word("token", letter=letter)
    drawn = place(16 * where.scale, 12 * where.scale, token(letter), scale=where.scale)
    if scene.since is not None and scene.since.tokens[LETTERS.index(letter)] != scene.view.tokens[LETTERS.index(letter)]:
        drawn += brackets(Box(6 * where.scale, 4 * where.scale, (W - 12) * where.scale, (D - 8) * where.scale, 8), 12)
    key, stand = _stand(letter, where, at)
    canvas.piece(key, drawn, at=(x, y), label=label, stand=stand)
    ring = Box(x + 7 * where.scale, y + 5 * where.scale, (W - 14) * where.scale, (D - 10) * where.scale, 12 * where.scale)
    canvas.target(lot_key(*at), ring, label, dot=0, layer="pieces")


def _stand(letter: str, where: Frame, at: Place) -> tuple[str, Stand]:
    """Return the key of a token and where it lies."""
    x, y = where.lot(at)
    return f"token-{letter.lower()}", Stand(f"token-{letter}", x + W / 2 * where.scale, y + D / 2 * where.scale)


def _draw_free(canvas: Canvas, scene: Scene, where: Frame, at: Place) -> None:
    x, y = where.lot(at)
    letter = LETTERS[scene.view.stack[-1][1] & 15]
    ring = Box(x + 7 * where.scale, y + 5 * where.scale, (W - 14) * where.scale, (D - 10) * where.scale, 12 * where.scale)
    ghost = place(x + 16 * where.scale, y + 12 * where.scale, token(letter), scale=where.scale)
    canvas.target(lot_key(*at), ring, scene.sentence(at), ghost=ghost, layer="pieces")
