"""Targets in the garden: what can be done in a zone by shape, what it costs, the crane's way, and lands for a bramble."""

from tabletown.drawing import Box, Canvas, Outline, tone
from tabletown.drawing.cache import remember
from tabletown.drawing.pieces.shapes import Disc
from tabletown.drawing.seats import Paint
from tabletown.drawing.states import route
from tabletown.drawing.svg import Point, circle, group, nums, path, place, rect
from tabletown.drawing.text import fit, label, measure
from tabletown.drawing.theme.palette import HALO, INK
from tabletown.games.garden_nation.picture import pieces
from tabletown.games.garden_nation.picture.board import ROWS, Plot, crane_point, crane_slot
from tabletown.games.garden_nation.picture.pieces import SPRITE, house
from tabletown.games.garden_nation.picture.scene import ROMAN, Scene, key_of, land_key
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.text import Preview, Zone, completes

HOUSE = "M2 9.6 10 2.4 18 9.6H15.6V17H4.4V9.6Z"
MASK = "M1.8 7.4C5 5 8.4 6 10 8 11.6 6 15 5 18.2 7.4 17 12.6 12.6 13.4 10 10.8 7.4 13.4 3 12.6 1.8 7.4Z"
RED, GREEN = "#a3301a", "#1f5210"
LAND_WIDE, LAND_HIGH, GAP = 64.0, 76.0, 6.0  # a land on offer
READABLE = 0.5  # scale below which pills would cover the zones
PANEL = 3 * LAND_WIDE + 4 * GAP, LAND_HIGH + 2 * GAP + 20


def draw_targets(canvas: Canvas, scene: Scene, plot: Plot) -> None:
    """Draw what can be touched in the whole garden."""
    slots = [slot for slot in ROWS if slot < len(scene.zones)]
    for slot in slots:
        _zones(canvas, scene, plot, plot.territory(slot), slot, True)
        _post(canvas, scene, plot, plot.territory(slot), scene.zones[slot][0].territory)
    for slot in slots:
        _lands(canvas, scene, plot, plot.territory(slot), slot)


def draw_close_targets(canvas: Canvas, scene: Scene, plot: Plot) -> None:
    """Draw what can be touched in the picture of the crane's territory."""
    slot = crane_slot(scene)
    if slot < 0:
        draw_targets(canvas, scene, plot)
    else:
        _zones(canvas, scene, plot, (plot.x, plot.y), slot, False)
        _lands(canvas, scene, plot, (plot.x, plot.y), slot)


def _zones(canvas: Canvas, scene: Scene, plot: Plot, middle: Point, slot: int, ways: bool) -> None:
    """Draw a ring for every zone that takes part in a legal action, with the price and the way of the crane."""
    for inner in reversed(ROWS):  # a pill may reach into the zone before its own
        zone = scene.zones[slot][inner]
        if not canvas.actions(key_of(zone.name)):
            continue
        preview = scene.previews.get(zone.name)
        x, y = pieces.zone_point(inner)
        at = (middle[0] + x * plot.scale, middle[1] + y * plot.scale)
        low = (at[0], at[1] + (16 * plot.scale if zone.building else 0))
        shown = _pills(preview, low, plot.scale) if preview and plot.scale > READABLE else ""
        ghost = ""
        if preview and preview.verb != "demolish" and scene.view.seat is not None:
            floors = zone.building.floors if zone.building else 0
            floors += preview.verb != "invade"
            ghost = _ghost(scene.paints[scene.view.seat], floors, at, plot.scale)
        canvas.target(
            key_of(zone.name),
            plot.shape(middle, inner),
            _words(scene, zone, preview),
            ghost=ghost,
            sign=shown,
            dot=6 * plot.scale,
            hollow=True,
        )
        if preview and ways:
            canvas.draw("targets", _way(scene, plot, preview.crane))


@remember
def _ghost(paint: Paint, floors: int, at: Point, scale: float) -> str:
    return place(*at, place(0, -5, house(paint, floors), scale=0.9), scale=scale)


def _words(scene: Scene, zone: Zone, preview: Preview | None) -> str:
    """Return what touching a zone means, in words."""
    said: dict[str, object] = {"home": zone.territory, "slot": scene.slot(zone.name)}
    if preview is None:
        return scene.word("roof", **said)
    said |= {"price": abs(preview.price), "territory": preview.crane}
    if zone.building is not None:
        said["seat"] = zone.building.seat
    words = scene.word(preview.verb.removesuffix("_bramble"), **said)
    if preview.places:
        words += " " + completes(scene.view, preview, scene.say)
    return f"{words} {scene.word('refund', price=preview.refund)}" if preview.refund else words


# Pills: build is round, teal, with a house; invade is pointed, cream, with a mask and a red rim; demolish is dashed, with +.


@remember
def _pills(preview: Preview, at: Point, scale: float) -> str:
    """Return what an action costs and where it sends the crane, with the projects that it could complete above."""
    verb = preview.verb.removesuffix("_bramble")
    if verb == "build":
        out = [_pill(str(preview.price), preview.crane)]
    elif verb == "invade":
        out = [_blade(str(preview.price), preview.crane)]
    else:
        out = [place(0, 18, _refund(-preview.price, preview.crane))]
    if preview.refund:
        out.append(place(0, 39, _refund(preview.refund)))
    for i, number in enumerate(preview.places):
        x = (i - (len(preview.places) - 1) / 2) * 25
        out.append(circle(x, -38, 11.5, fill=HALO, stroke=tone("go-ring"), stroke_width=2.2))
        out.append(label(ROMAN[number - 1], x, -33.6, 13, "title", anchor="middle", fill=INK))
    return place(*at, *out, scale=max(scale, 0.62))


def _content(sign: str, price: str, crane: int, ink: str) -> tuple[str, float]:
    """Return a sign, a price and the crane's destination in a row around x = 0, and the width."""
    long, to = measure(price, 16, "title"), measure(str(crane), 16, "title")
    wide = 17 + long + 7 + 17 + to
    left = -wide / 2
    out = place(left, 10.6, sign, scale=0.74)
    out += label(price, left + 17, 23.4, 16, "title", fill=ink)
    out += rect(left + 17 + long + 3, 11.5, 1.2, 13, fill=ink)
    out += place(left + 17 + long + 6.5, 10.5, pieces.turtle_mark(ink), scale=0.74)
    return out + label(str(crane), left + wide - to, 23.4, 16, "title", fill=ink), wide


def _pill(price: str, crane: int) -> str:
    ink = tone("go-ink")
    content, wide = _content(path(HOUSE, ink), price, crane, ink)
    back = rect(-wide / 2 - 8, 7, wide + 16, 22, 11, fill=tone("go"), stroke=tone("case"), stroke_width=2)
    return back + content


def _blade(price: str, crane: int) -> str:
    eyes = circle(6.2, 8.9, 1.5, fill=HALO) + circle(13.8, 8.9, 1.5, fill=HALO)
    content, wide = _content(path(MASK, RED) + eyes, price, crane, INK)
    a, b = wide / 2 + 4, wide / 2 + 14
    d = f"M{nums(-b, 18)}L{nums(-a, 6)}L{nums(a, 6)}L{nums(b, 18)}L{nums(a, 30)}L{nums(-a, 30)}Z"
    back = path(d, HALO, stroke=HALO, stroke_width=6, stroke_linejoin="round")
    return back + path(d, HALO, stroke=RED, stroke_width=2.4, stroke_linejoin="round") + content


def _refund(price: int, crane: int = 0) -> str:
    """Return a dashed pill with what a demolition brings; where it is all that can be done also the crane's destination."""
    text = f"+{price}" + (f" → {crane}" if crane else "")
    wide = measure(text, 13, "title") + 14
    back = rect(-wide / 2, -9, wide, 18, 9, fill=HALO)
    edge = rect(-wide / 2, -9, wide, 18, 9, fill="none", stroke=INK, stroke_width=1.6, stroke_dasharray="3.5 2.5")
    return back + edge + label(text, 0, 4.6, 13, "title", anchor="middle", fill=GREEN)


# The way of the crane.


def _way(scene: Scene, plot: Plot, territory: int) -> str:
    """Return the arc from the crane to a territory, which a page shows beside the target that is considered."""
    start = crane_slot(scene)
    end = next(slot for slot, zones in enumerate(scene.zones) if zones[0].territory == territory)
    return "" if start in (-1, end) else _arc(plot.territory(start), plot.territory(end), plot.scale)


@remember
def _arc(start: Point, end: Point, scale: float) -> str:
    (ax, ay), (bx, by) = crane_point(start, scale), crane_point(end, scale)
    way = route((ax, ay - 20 * scale), (bx, by - 12 * scale), scale)
    return group(way, class_="way", opacity=0, pointer_events="none")


def _post(canvas: Canvas, scene: Scene, plot: Plot, middle: Point, number: int) -> None:
    """Draw the ring around the post of a territory to which a ploy may move the crane."""
    if not canvas.actions(f"territory-{number}"):
        return
    x, y = middle[0], middle[1] - (pieces.R * pieces.SQUASH - 4) * plot.scale
    reach = max(24.0 * plot.scale, 15.0)
    words = scene.word("strategic", territory=number)
    mask = SPRITE.use("ploy", x + reach * 0.5, y - reach - 8, 20)
    canvas.target(f"territory-{number}", Disc(x, y, reach, reach), words, sign=mask, dot=0, hollow=True)
    canvas.draw("targets", _way(scene, plot, number))


# Lands for a bramble.


def _lands(canvas: Canvas, scene: Scene, plot: Plot, middle: Point, slot: int) -> None:
    """Draw the lands that a bramble zone can become, beside the zone; they appear once it is picked."""
    for inner, zone in enumerate(scene.zones[slot]):
        lands = [land for land in m.LANDS[: m.BRAMBLE] if canvas.actions(land_key(zone.name, land))]
        if zone.land != "bramble" or not lands:
            continue
        left, top = _beside(plot.shape(middle, inner), canvas.width, canvas.height)
        canvas.draw("targets", group(_panel(scene.word("question"), left, top), class_="lands", display="none"))
        for i, land in enumerate(lands):
            box = Box(left + GAP + i * (LAND_WIDE + GAP), top + GAP + 20, LAND_WIDE, LAND_HIGH, 10)
            count = scene.state.tokens[m.LANDS.index(land)]
            words, shown = _land_words(scene, land, count), _land(scene, land, count, box)
            canvas.target(land_key(zone.name, land), box, words, sign=shown, dot=0, kind="option")


def _land_words(scene: Scene, land: str, count: int) -> str:
    return f"{scene.word('plant', land=land)}. {scene.word('tokens', land=land, count=count)}"


def _beside(zone: Outline, width: float, height: float) -> Point:
    """Return the upper left corner of the panel: at the inner side of the zone, over no part of it."""
    x, y, w, h = zone.bounds
    wide, high = PANEL
    inner = x + w + 8 if x + w / 2 < width / 2 else x - 8 - wide
    top = min(max(y + h / 2 - high / 2, 4.0), height - high - 4)
    if 4 <= inner <= width - wide - 4:
        return inner, top
    left = min(max(x + w / 2 - wide / 2, 4.0), width - wide - 4)
    below = y + h + 8
    return left, below if below + high < height - 4 else max(y - 8 - high, 4.0)


@remember
def _panel(question: str, x: float, y: float) -> str:
    wide, high = PANEL
    back = rect(x, y, wide, high, 14, fill=tone("surface"), stroke=tone("pick"), stroke_width=2)
    return back + fit(question, wide - 2 * GAP - 4, 13, least=10).draw(x + wide / 2, y + 5, anchor="middle", weight=600)


def _land(scene: Scene, land: str, count: int, box: Box) -> str:
    x, y, width, _ = box.bounds
    words = fit(scene.land(land), width - 6, 12, 2, least=9)
    return "".join(
        (
            box.draw(fill=tone("surface-2"), stroke=tone("go-ring"), stroke_width=2),
            SPRITE.use(f"land-{land}", x + width / 2 - 13, y + 5, 26),
            words.draw(x + width / 2, y + 32, anchor="middle", weight=600),
            label(scene.word("land-left", count=count), x + width / 2, y + 72, 11, anchor="middle", fill=tone("ink-soft")),
        )
    )
