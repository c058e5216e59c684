"""The garden: a flower of seven territories with beds, plants, houses, the crane, and targets for legal actions."""

from dataclasses import dataclass

from tabletown.drawing import Canvas, Outline, tone
from tabletown.drawing.cache import remember
from tabletown.drawing.pieces.shapes import Disc, rounded
from tabletown.drawing.seats import Paint, sign, token
from tabletown.drawing.states import brackets
from tabletown.drawing.svg import Point, circle, group, path, place, rect
from tabletown.drawing.text import label, measure
from tabletown.drawing.theme.palette import HALO, INK
from tabletown.games.garden_nation.picture import pieces
from tabletown.games.garden_nation.picture.pieces import foot_use, ground_use, house
from tabletown.games.garden_nation.picture.scene import ROMAN, Scene, key_of
from tabletown.games.garden_nation.text import Preview, Zone, completes

GAP = 16.0
STEP = 3**0.5 * pieces.R + GAP  # between the middles of neighbouring territories
ROWS = (1, 2, 6, 0, 3, 5, 4)  # slots from the back
WIDE, HIGH = 856.0, 724.0  # of the whole garden at scale 1
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


def draw_garden(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the whole garden, and return the height."""
    scale = width / WIDE
    plot = Plot(x + width / 2, y + (TOP + 303 + 10) * scale, scale)
    slots = [slot for slot in ROWS if slot < len(scene.zones)]
    for slot in slots:
        canvas.draw("ground", _tray(plot.territory(slot), plot.scale))
    for slot in slots:
        canvas.draw("ground", _tile(scene, slot, plot.territory(slot), plot.scale))
    for slot in slots:
        middle = plot.territory(slot)
        _crane(canvas, scene, plot, middle, scene.zones[slot][0].territory)
        _zones(canvas, scene, plot, middle, slot)
        _post(canvas, scene, plot, middle, scene.zones[slot][0].territory)
    for slot in slots:
        _targets(canvas, scene, plot, plot.territory(slot), slot)
        _way(canvas, scene, plot, plot.territory(slot), scene.zones[slot][0].territory)
    return HIGH * scale


def draw_close(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw only the territory of the crane, large, and return the height: 0 before the crane is in the garden."""
    slots = [slot for slot, zones in enumerate(scene.zones) if zones[0].territory == scene.view.crane]
    if not slots:
        return 0.0
    scale = width / 300
    plot = Plot(x + width / 2, y + 182 * scale, scale)
    middle = (plot.x, plot.y)
    canvas.draw("ground", _tile(scene, slots[0], middle, scale))
    _crane(canvas, scene, plot, middle, scene.view.crane, "close-")
    _zones(canvas, scene, plot, middle, slots[0], "close-")
    _post(canvas, scene, plot, middle, scene.view.crane, "close-")
    _targets(canvas, scene, plot, middle, slots[0])
    return 318 * scale


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
    """Return the wooden tile of a territory, pale with a strong edge under the crane, and its beds."""
    zones = scene.zones[slot]
    here = zones[0].territory == scene.view.crane and scene.view.phase != "over"
    return _wood(middle, scale, here) + _beds(middle, scale, tuple("bramble" if each.token else each.land for each in zones))


@remember
def _wood(middle: Point, scale: float, here: bool) -> str:
    face, edge = ("gn-tile-on", "gn-tile-on-line") if here else ("gn-tile", "gn-tile-side")
    d = _hexagon(middle, pieces.R + 5, scale)
    width = 3.4 * scale if here else 1.2 * scale
    side = path(_hexagon(middle, pieces.R + 5, scale, 5), tone("gn-tile-side"))
    return side + path(d, tone(face), stroke=tone(edge), stroke_width=width)


@remember
def _beds(middle: Point, scale: float, lands: tuple[str, ...]) -> str:
    return "".join(ground_use(f"bed-{slot}-{land}", *middle, scale) for slot, land in enumerate(lands))


# Plants, houses, posts and the crane.


def _zones(canvas: Canvas, scene: Scene, plot: Plot, middle: Point, slot: int, prefix: str = "") -> None:
    scale = plot.scale
    for inner in ROWS:
        zone = scene.zones[slot][inner]
        x, y = pieces.zone_point(inner)
        at = (middle[0] + x * scale, middle[1] + y * scale)
        out = [ground_use(f"token-{inner}-{zone.land}", *middle, scale)] if zone.token else []
        if zone.name in scene.changed:
            canvas.draw("last", brackets(plot.shape(middle, inner, 9)))
        out.append(_standing(scene, zone, at, scale))
        canvas.piece(f"{prefix}plot-{key_of(zone.name)}", *out, label=_zone_words(scene, zone))


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
    said = {"zone": scene.place(zone.name), "land": zone.land, "cost": zone.cost}
    if zone.building is None:
        return scene.word("vacant", **said)
    message = "closed" if zone.building.closed else "building"
    return scene.word(message, seat=zone.building.seat, floors=zone.building.floors, **said)


def _crane(canvas: Canvas, scene: Scene, plot: Plot, middle: Point, number: int, prefix: str = "") -> None:
    """Draw the crane behind the post of its territory, between the houses at the back and never before one."""
    if number == scene.view.crane:
        scale = plot.scale
        canvas.piece(
            f"{prefix}crane",
            foot_use("turtle", 0, 0, 0.62 * scale),
            at=(middle[0] + 4 * scale, middle[1] - (pieces.R * pieces.SQUASH + 4) * scale),
            label=scene.word("crane", territory=number),
        )


def _post(canvas: Canvas, scene: Scene, plot: Plot, middle: Point, number: int, prefix: str = "") -> None:
    """Draw the number of a territory, and its leaders."""
    scale = plot.scale
    x, y = middle[0], middle[1] - (pieces.R * pieces.SQUASH - 8) * scale
    board = foot_use("signpost", 0, 0)
    figure = label(str(number), -0.4, 3.6, 18, "title", anchor="middle", fill=INK)
    signs = [token(scene.paints[seat], 27 + 17 * i, -2, 7.5) for i, seat in enumerate(scene.leaders(number))]
    canvas.piece(f"{prefix}post-{number}", place(0, 0, board, figure, *signs, scale=scale), at=(x, y))


# Targets.


def _targets(canvas: Canvas, scene: Scene, plot: Plot, middle: Point, slot: int) -> None:
    """Draw a ring for every zone that takes part in a legal action, with the price and the next place of the crane."""
    for inner in reversed(ROWS):  # a pill may reach into the zone before its own
        zone = scene.zones[slot][inner]
        if not canvas.actions(key_of(zone.name)):
            continue
        preview = scene.previews.get(zone.name)
        x, y = pieces.zone_point(inner)
        at = (middle[0] + x * plot.scale, middle[1] + y * plot.scale)
        low = (at[0], at[1] + (16 * plot.scale if zone.building else 0))
        shown = _pill(preview, low, plot) if preview else ""
        ghost = ""
        if preview and zone.building is None and scene.view.seat is not None:
            ghost = _ghost(scene.paints[scene.view.seat], at, plot.scale)
        canvas.target(
            key_of(zone.name),
            plot.shape(middle, inner),
            _target_words(scene, zone, preview),
            ghost=ghost,
            sign=shown,
            dot=6 * plot.scale,
        )


@remember
def _ghost(paint: Paint, at: Point, scale: float) -> str:
    return place(*at, house(paint, 1), scale=scale * 0.9)


def _target_words(scene: Scene, zone: Zone, preview: Preview | None) -> str:
    """Return what touching a zone means, in words."""
    where = scene.place(zone.name)
    if preview is None:
        return scene.word("roof", zone=where)
    verb = preview.verb.removesuffix("_bramble")
    said = scene.word(verb, zone=where, price=abs(preview.price), territory=preview.crane)
    if preview.places:
        said += " " + completes(scene.view, preview, scene.say)
    return f"{said} {scene.word('refund', price=preview.refund)}" if preview.refund else said


@remember
def _pill(preview: Preview, at: Point, plot: Plot) -> str:
    """Return price and destination on a pill, with the projects that the action could complete above it."""
    price = f"+{-preview.price}" if preview.price < 0 else str(preview.price)
    wide = measure(price, 16, "title") + 44
    left = -wide / 2
    split = left + measure(price, 16, "title") + 13
    ink = tone("go-ink")
    out = [
        rect(left, 7, wide, 22, 11, fill=tone("go"), stroke=tone("case"), stroke_width=2),
        label(price, (left + split) / 2, 23.4, 16, "title", anchor="middle", fill=ink),
        rect(split - 0.6, 11, 1.2, 14, fill=ink),
        place(split + 2, 10.5, pieces.turtle_mark(ink), scale=0.76),
        label(str(preview.crane), split + 24, 23.4, 16, "title", anchor="middle", fill=ink),
    ]
    if preview.refund:
        refund = f"+{preview.refund}"
        broad = measure(refund, 12, "title") + 12
        out.append(rect(-broad / 2, 30, broad, 16, 8, fill=HALO, stroke=tone("go-ring"), stroke_width=1.6))
        out.append(label(refund, 0, 42.4, 12, "title", anchor="middle", fill=INK))
    for i, number in enumerate(preview.places):
        x = (i - (len(preview.places) - 1) / 2) * 25
        out.append(circle(x, -38, 11.5, fill=HALO, stroke=tone("go-ring"), stroke_width=2.2))
        out.append(label(ROMAN[number - 1], x, -33.6, 13, "title", anchor="middle", fill=INK))
    return place(*at, *out, scale=max(plot.scale, 0.62))


def _way(canvas: Canvas, scene: Scene, plot: Plot, middle: Point, number: int) -> None:
    """Draw the ring around the post of a territory to which a ploy may move the crane."""
    x, y = middle[0], middle[1] - (pieces.R * pieces.SQUASH - 4) * plot.scale
    reach = max(24.0 * plot.scale, 15.0)
    canvas.target(f"territory-{number}", Disc(x, y, reach, reach), scene.word("strategic", territory=number), dot=0)
