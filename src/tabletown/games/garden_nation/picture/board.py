"""The garden: a flower of seven territories with beds, plants, houses and the crane, whole or close up."""

from dataclasses import dataclass

from tabletown.drawing import Canvas, Outline, tone
from tabletown.drawing.cache import remember
from tabletown.drawing.pieces.shapes import rounded
from tabletown.drawing.seats import Paint, sign, token
from tabletown.drawing.states import brackets
from tabletown.drawing.svg import Point, circle, group, named, path, place, rect
from tabletown.drawing.text import label
from tabletown.drawing.theme.palette import HALO, INK
from tabletown.games.garden_nation.picture import pieces
from tabletown.games.garden_nation.picture.pieces import foot_use, ground_use, house
from tabletown.games.garden_nation.picture.scene import Scene, key_of
from tabletown.games.garden_nation.text import Zone

GAP = 16.0
STEP = 3**0.5 * pieces.R + GAP  # between the middles of neighbouring territories
ROWS = (1, 2, 6, 0, 3, 5, 4)  # slots from the back
WIDE, HIGH = 856.0, 724.0  # of the whole garden at scale 1
CLOSE = 318 / 300  # height of the picture close up, for a width of 1
TINY = 0.3  # scale below which nothing is marked
TOP = 62.0  # above the back territories, for towers and the crane


@dataclass(frozen=True)
class Plot:
    """The place of the ground: the middle of the flower and the scale."""

    x: float
    y: float
    scale: float

    @remember
    def territory(self, slot: int) -> Point:
        """Return the middle of a territory."""
        x, y = pieces.slot_point(slot, STEP)
        return self.x + x * self.scale, self.y + y * self.scale

    @remember
    def shape(self, middle: Point, slot: int, margin: float = 4.5) -> Outline:
        """Return the outline of a zone of the territory with this middle."""
        corners = pieces.zone_corners(slot, margin)
        return Outline(tuple((middle[0] + x * self.scale, middle[1] + y * self.scale) for x, y in corners), 8 * self.scale)


def draw_garden(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> Plot:
    """Draw the whole garden, and return where it lies."""
    scale = width / WIDE
    plot = Plot(x + width / 2, y + (TOP + 303 + 10) * scale, scale)
    slots = [slot for slot in ROWS if slot < len(scene.zones)]
    for slot in slots:
        canvas.draw("ground", _tray(plot.territory(slot), plot.scale))
    for slot in slots:
        canvas.draw("ground", _tile(scene, slot, plot.territory(slot), plot.scale))
    for slot in slots:
        number = scene.zones[slot][0].territory
        if number == scene.view.crane and scene.view.phase != "over":
            canvas.piece("here", _here(plot.scale), at=plot.territory(slot), layer="ground")
    for slot in slots:
        middle, number = plot.territory(slot), scene.zones[slot][0].territory
        _crane(canvas, scene, plot, middle, number)
        _zones(canvas, scene, plot, middle, slot)
        _post(canvas, scene, plot, middle, number)
    _name_places(canvas, scene, plot, {slot: plot.territory(slot) for slot in slots})
    return plot


def draw_close(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> Plot:
    """Draw only the territory of the crane, large, and return where it lies; the whole garden while there is none.

    Nothing here has a key: the next picture may show another territory.
    """
    slot = crane_slot(scene)
    if slot < 0:
        return draw_garden(canvas, scene, x, y + (CLOSE * width - HIGH * width / WIDE) / 2, width)
    scale = width / 300
    plot = Plot(x + width / 2, y + 182 * scale, scale)
    middle = (plot.x, plot.y)
    canvas.draw("ground", _tile(scene, slot, middle, scale), place(*middle, _here(scale)))
    _crane(canvas, scene, plot, middle, scene.view.crane, keyed=False)
    _zones(canvas, scene, plot, middle, slot, keyed=False)
    _post(canvas, scene, plot, middle, scene.view.crane, keyed=False)
    _name_places(canvas, scene, plot, {slot: middle})
    return plot


def _name_places(canvas: Canvas, scene: Scene, plot: Plot, middles: dict[int, Point]) -> None:
    """Name the zones of these territories, so that a touch of their ground means them."""
    found = {}
    for slot, middle in middles.items():
        for inner, zone in enumerate(scene.zones[slot]):
            x, y = pieces.zone_point(inner)
            found[key_of(zone.name).removeprefix("zone-")] = (middle[0] + x * plot.scale, middle[1] + y * plot.scale)
    canvas.places("zone-", pieces.R / 3 * plot.scale, found)


def crane_slot(scene: Scene) -> int:
    """Return the board slot of the crane's territory, -1 if it is not in the garden or the match is over."""
    if scene.view.phase == "over":
        return -1
    return next((slot for slot, zones in enumerate(scene.zones) if zones[0].territory == scene.view.crane), -1)


# The ground.


def _hexagon(middle: Point, radius: float, scale: float, drop: float = 0.0, rounding: float = 14.0) -> str:
    points = [(middle[0] + x * scale, middle[1] + (y + drop) * scale) for x, y in pieces.hexagon(radius)]
    return rounded(points, rounding * scale)


@remember
def _tray(middle: Point, scale: float) -> str:
    """Return the rim around a territory."""
    radius = pieces.R + GAP
    return (
        path(_hexagon(middle, radius + 7, scale, 13, 22), tone("gn-tray-side"))
        + path(_hexagon(middle, radius + 7, scale, 0, 22), tone("gn-tray-rim"))
        + path(_hexagon(middle, radius + 3, scale, 0, 20), tone("gn-tray"))
    )


def _tile(scene: Scene, slot: int, middle: Point, scale: float) -> str:
    """Return the wooden tile of a territory and its beds."""
    return _wood(middle, scale) + _beds(middle, scale, tuple("bramble" if z.token else z.land for z in scene.zones[slot]))


@remember
def _wood(middle: Point, scale: float) -> str:
    d = _hexagon(middle, pieces.R + 5, scale)
    side = path(_hexagon(middle, pieces.R + 5, scale, 5), tone("gn-tile-side"))
    return side + path(d, tone("gn-tile"), stroke=tone("gn-tile-side"), stroke_width=1.2 * scale)


@remember
def _here(scale: float) -> str:
    """Return the strong edge of the territory where the crane stands."""
    d = _hexagon((0.0, 0.0), pieces.R + 5, scale)
    return path(d, stroke=tone("gn-tile-on"), stroke_width=8 * scale) + path(
        d, stroke=tone("gn-tile-on-line"), stroke_width=3.6 * scale
    )


@remember
def _beds(middle: Point, scale: float, lands: tuple[str, ...]) -> str:
    return "".join(ground_use(f"bed-{slot}-{land}", *middle, scale) for slot, land in enumerate(lands))


# Plants, houses, posts and the crane.


def _zones(canvas: Canvas, scene: Scene, plot: Plot, middle: Point, slot: int, keyed: bool = True) -> None:
    scale = plot.scale
    for inner in ROWS:
        zone = scene.zones[slot][inner]
        x, y = pieces.zone_point(inner)
        at = (middle[0] + x * scale, middle[1] + y * scale)
        out = [ground_use(f"token-{inner}-{zone.land}", *middle, scale)] if zone.token else []
        if zone.name in scene.changed and scale > TINY:
            canvas.draw("last", brackets(plot.shape(middle, inner, 9)))
        out.append(_standing(scene, zone, at, scale))
        _add(canvas, f"plot-{key_of(zone.name)}", out, _zone_words(scene, zone), keyed)


def _add(canvas: Canvas, key: str, out: list[str], words: str, keyed: bool, at: Point | None = None) -> None:
    """Draw a piece, or the same without a key."""
    if keyed:
        canvas.piece(key, *out, at=at, label=words)
    else:
        drawn = place(*at, *out) if at else "".join(out)
        canvas.draw("pieces", named(drawn, role="img", aria_label=words) if words else drawn)


def _standing(scene: Scene, zone: Zone, at: Point, scale: float) -> str:
    """Return a plant or a house around its foot, with the cost and, for a house, its plate."""
    built = zone.building
    if built is None:
        return _plant(zone.land, zone.token, zone.cost, at, scale)
    return _house(scene.paints[built.seat], built.floors, built.closed, zone.cost, at, scale)


@remember
def _plant(land: str, token: bool, cost: int, at: Point, scale: float) -> str:
    drawn = foot_use(f"plant-{land}", 0, 2, 0.78)
    shown = group(drawn, opacity=0.9) if token else drawn
    return place(*at, shown, _cost(cost, 0, 17), scale=scale)


@remember
def _house(paint: Paint, floors: int, closed: bool, cost: int, at: Point, scale: float) -> str:
    built = house(paint, floors, closed)
    plate = _plate(paint, floors, 0, 12)
    return place(*at, place(0, -5, built, scale=0.9), plate, _cost(cost, 0, 31, 8.4), scale=scale)


def _cost(cost: int, x: float, y: float, radius: float = 10.0) -> str:
    disc = circle(x, y, radius, fill=HALO, stroke=INK, stroke_width=1.2)
    return disc + label(str(cost), x, y + radius * 0.52, radius * 1.55, "title", anchor="middle", fill=INK)


def _plate(paint: Paint, floors: int, x: float, y: float) -> str:
    """Return the plate of a house: sign and number of floors."""
    return place(
        x,
        y,
        rect(-19, -10.5, 38, 21, 6, fill=HALO),
        rect(-17.3, -8.8, 34.6, 17.6, 4.6, fill=paint.colour, stroke=paint.line, stroke_width=1),
        sign(paint, -13.6, -6, 12),
        label(str(floors), 8, 5.8, 17, "title", anchor="middle", fill=paint.ink),
    )


def _zone_words(scene: Scene, zone: Zone) -> str:
    said = {"territory": zone.territory, "slot": str(zone.slot), "land": zone.land, "cost": zone.cost}
    if zone.building is None:
        return scene.word("vacant", **said)
    message = "closed" if zone.building.closed else "building"
    return scene.word(message, seat=zone.building.seat, floors=zone.building.floors, **said)


def crane_point(middle: Point, scale: float) -> Point:
    """Return the foot of the crane in the territory with this middle."""
    return middle[0] + 4 * scale, middle[1] - (pieces.R * pieces.SQUASH + 4) * scale


def _crane(canvas: Canvas, scene: Scene, plot: Plot, middle: Point, number: int, keyed: bool = True) -> None:
    """Draw the crane behind the post of its territory, between the houses at the back and never before one."""
    if number == scene.view.crane:
        drawn, words = foot_use("turtle", 0, 0, 0.62 * plot.scale), scene.word("crane", territory=number)
        _add(canvas, "crane", [drawn], words, keyed, crane_point(middle, plot.scale))


def _post(canvas: Canvas, scene: Scene, plot: Plot, middle: Point, number: int, keyed: bool = True) -> None:
    """Draw the number of a territory, and its leaders."""
    scale = plot.scale
    at = (middle[0], middle[1] - (pieces.R * pieces.SQUASH - 8) * scale)
    board = foot_use("signpost", 0, 0)
    figure = label(str(number), -0.4, 3.6, 18, "title", anchor="middle", fill=INK)
    signs = [token(scene.paints[seat], 27 + 17 * i, -2, 7.5) for i, seat in enumerate(scene.leaders(number))]
    out = [_told_edge(scale)] if keyed and scale > TINY else []
    _add(canvas, f"post-{number}", [*out, place(0, 0, board, figure, *signs, scale=scale)], "", keyed, at)


@remember
def _told_edge(scale: float) -> str:
    """Return the edge of a territory from its post, which a page shows while something is told about it."""
    d = _hexagon((0.0, (pieces.R * pieces.SQUASH - 8) * scale), pieces.R + 5, scale)
    return path(d, class_="edge", stroke=tone("last"), stroke_width=5 * scale, stroke_opacity=0, pointer_events="none")
