"""The domain of a realm: land, tokens, roads, properties, hares, cities and ports."""

from functools import lru_cache
from math import sqrt

from tabletown.drawing import Canvas, Disc, Hexes, label, tone
from tabletown.drawing.states import brackets
from tabletown.drawing.svg import circle, group, nums, path, place, stroke
from tabletown.drawing.theme.palette import CREAM, GOLD
from tabletown.games.sweet_lands.picture.pieces import SPRITE, SQUASH
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.signs import effect_signs
from tabletown.games.sweet_lands.rules.effects.compiler import TERRAINS
from tabletown.games.sweet_lands.rules.effects.counters import cities, open_ports
from tabletown.games.sweet_lands.rules.geometry import CELL, ENDS, PLACES, cells_of, edge_of, place_of
from tabletown.games.sweet_lands.rules.material import Material
from tabletown.games.sweet_lands.rules.sides import SPECIAL, Side
from tabletown.games.sweet_lands.rules.view import RealmView

BERRY = "#b8325f"
CITY_LINE = "#1f3a6e"


def hexes(x: float, y: float, width: float) -> Hexes:
    """Return the field of a domain whose widest row of nine cells fills the width."""
    radius = width / 9.6 / sqrt(3)
    return Hexes(radius, x + width / 2, y + height(width) / 2, SQUASH)


def height(width: float) -> float:
    """Return the height of a domain of this width."""
    return width / 9.6 / sqrt(3) * SQUASH * (1.5 * 8 + 2) + width * 0.05


def draw_domain(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, width: float) -> None:
    """Draw the large domain with everything that can be touched."""
    field = hexes(x, y, width)
    realm = scene.view.realms[seat]
    side = scene.state.m.sides[scene.state.realms[seat].side]
    if not realm.board:
        return
    canvas.draw("ground", _ground(scene.material, field, side))
    _draw_tokens(canvas, scene, seat, field)
    _draw_roads(canvas, realm, field)
    _draw_pieces(canvas, scene, realm, field)
    _draw_cities(canvas, scene, seat, field)
    _draw_changes(canvas, scene, seat, field)
    if seat == scene.view.seat:
        _draw_targets(canvas, scene, field)
        canvas.places("cell-", field.radius, {str(cell): field.centre(*at) for at, cell in CELL.items()})


@lru_cache(maxsize=64)
def _ground(material: Material, field: Hexes, side: Side) -> str:
    """Return the printed board: rim, cells with their land and bonuses, ports, bonus-card areas."""
    cells = [PLACES[cell] for cell in cells_of(side.land | side.capital)] + [PLACES[cell] for cell in side.areas]
    size = field.radius
    out = [_cells(field, cells, 1.28, tone("rim"), tone("rim"), size * 0.2)]
    out.append(_cells(field, cells, 1.1, tone("board"), tone("board"), size * 0.12))
    bonuses = _bonuses(material, side)
    printed: dict[str, list[tuple[int, int]]] = {}
    for q, r in cells:
        cell = CELL[(q, r)]
        if cell not in side.areas and not side.capital >> cell & 1:
            kind = side.kind_of[cell]
            printed.setdefault("special" if kind == SPECIAL else TERRAINS[kind], []).append((q, r))
    for name, places in sorted(printed.items()):
        out.append(_cells(field, places, 0.95, tone(f"sl-print-{name}"), tone("board-line"), 1))
        out += [_printed(bonuses.get(CELL[at]), *field.centre(*at), size, name) for at in places]
    slots = [PLACES[cell] for cell in side.areas]
    out.append(_cells(field, slots, 0.9, tone("sl-slot"), tone("board-line"), 1.2, stroke_dasharray="5 4"))
    for cx, cy in (field.centre(*at) for at in slots):
        out.append(SPRITE.use("draw", cx - size * 0.42, cy - size * 0.42, size * 0.84))
    out += [_tile(field, *PLACES[cell], "capital") for cell in cells_of(side.capital)]
    for cell in cells_of(side.port):
        cx, cy = field.centre(*PLACES[cell])
        out.append(SPRITE.use("port", cx + size * 0.28, cy - size * 0.85, size * 0.6))
    return "".join(out)


def _cells(
    field: Hexes, cells: list[tuple[int, int]], scale: float, fill: str, line: str, width: float, **values: str
) -> str:
    """Return cells in one paint."""
    d = field.trace(cells, scale)
    return path(d, fill, stroke=line, stroke_width=width, stroke_linejoin="round", **values) if d else ""


def _printed(bonus: tuple[str, int] | None, cx: float, cy: float, size: float, name: str) -> str:
    if bonus is None:
        sign = "wonder" if name == "special" else f"print_{name}"
        return group(SPRITE.use(sign, cx - size * 0.3, cy - size * 0.3, size * 0.6), opacity=0.55)
    sign, number = bonus
    text = str(number) if number > 1 and size > 20 else ""  # too small to read on a board to be chosen
    left = cx - size * (0.62 if text else 0.36)
    out = label(text, left, cy + size * 0.2, size * 0.56, weight=700, fill=tone("ink")) if text else ""
    return out + SPRITE.use(sign, cx - size * (0.26 if text else 0.38), cy - size * 0.38, size * 0.76)


def _bonuses(material: Material, side: Side) -> dict[int, tuple[str, int]]:
    """Return the sign and the number of every printed bonus of a side."""
    found = {}
    for cell in material.data["domain_boards"]["sides"][side.name]:
        signs = effect_signs(cell.get("bonus", ()))
        if signs:
            number, sign = signs[0]
            found[CELL[(cell["q"], cell["r"])]] = (sign, int(number) if number.isdecimal() else 1)
    return found


def _tile(field: Hexes, q: int, r: int, name: str) -> str:
    cx, cy = field.centre(q, r)
    scale = field.radius * sqrt(3) / 100
    x, y, width, _ = SPRITE.symbols[f"tile-{name}"].view
    return SPRITE.use(f"tile-{name}", cx + x * scale, cy + y * scale, width * scale)


def _draw_tokens(canvas: Canvas, scene: Scene, seat: int, field: Hexes) -> None:
    realm = scene.view.realms[seat]
    own = scene.state.realms[seat]
    side = scene.state.m.sides[own.side]
    size = field.radius
    for cell, kind in sorted(realm.tokens.items(), key=lambda each: place_of(each[0])[1]):
        q, r = place_of(cell)
        turned = "-turned" if cell in realm.flipped else ""
        land = kind if kind in TERRAINS else "special"
        drawn = _tile(field, q, r, land + turned)
        cx, cy = field.centre(q, r)
        if kind not in TERRAINS:
            sign = {"sp_prosperity": "prosperity_any", "sp_industry": "industry", "sp_terrain": "terrain", "sp_road": "road"}
            sign |= {"sp_gold": "gold", "sp_diamond": "diamond"}
            drawn += SPRITE.use(sign[kind], cx - size * 0.36, cy - size * 0.42, size * 0.72)
        elif turned and cell not in realm.pieces:
            drawn += SPRITE.use(f"print_{kind}", cx - size * 0.32, cy - size * 0.38, size * 0.64)
        canvas.piece(f"tile-{CELL[(q, r)]}", drawn, label=scene.word("token", terrain=kind, cell=cell))
    for number, area in enumerate(side.areas):
        if own.areas >> number & 1:
            cx, cy = field.centre(*PLACES[area])
            ring = circle(cx, cy, size * 0.62, fill="none", stroke=tone("sl-slot-on-line"), stroke_width=3)
            canvas.piece(f"bonus-{number}", ring, label=scene.word("bonus_area"))
    opened = open_ports(scene.material, own)
    for port in cells_of(side.port & own.tokens):  # the token covers the printed sign
        cx, cy = field.centre(*PLACES[port])
        drawn = SPRITE.use("port", cx + size * 0.28, cy - size * 0.85, size * 0.6)
        if opened >> port & 1:
            at = cx + size * 0.58, cy - size * 0.55
            drawn += circle(*at, size * 0.38, fill="none", stroke="#4a3312", stroke_width=5)
            drawn += circle(*at, size * 0.38, fill="none", stroke=GOLD, stroke_width=3)
        canvas.piece(f"port-{port}", drawn, label=scene.word("open_port" if opened >> port & 1 else "port"))


def _edge_ends(field: Hexes, edge: int) -> tuple[tuple[float, float], tuple[float, float]]:
    (q, r), (q2, r2) = ENDS[edge]
    around = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    return field.side(q, r, around.index((q2 - q, r2 - r)))


def _edge_in_words(scene: Scene, edge: int) -> str:
    (q, r), (q2, r2) = ENDS[edge]
    return scene.word("edge", first=f"{q}, {r}", next=f"{q2}, {r2}")


def _draw_roads(canvas: Canvas, realm: RealmView, field: Hexes) -> None:
    for name in realm.roads:
        edge = edge_of(name)
        (ax, ay), (bx, by) = _edge_ends(field, edge)
        d = f"M{nums(ax + (bx - ax) * 0.14, ay + (by - ay) * 0.14)}L{nums(bx + (ax - bx) * 0.14, by + (ay - by) * 0.14)}"
        width = field.radius * 0.24
        drawn = stroke(d, "#5a1730", width * 1.35) + stroke(d, "#fffaf0", width)
        drawn += path(d, stroke=BERRY, stroke_width=width, stroke_dasharray=nums(width * 0.48, width * 0.56))
        canvas.piece(f"road-{edge}", drawn)


def _draw_pieces(canvas: Canvas, scene: Scene, realm: RealmView, field: Hexes) -> None:
    size = field.radius * 1.62
    for cell, kind in sorted(realm.pieces.items(), key=lambda each: place_of(each[0])[1]):
        q, r = place_of(cell)
        cx, cy = field.centre(q, r)
        drawn = SPRITE.use(f"piece-{kind}", cx - size / 2, cy - size * 0.66, size)
        canvas.piece(f"property-{CELL[(q, r)]}", drawn, label=scene.word("property", piece=kind, cell=cell))
        if cell in realm.hares:
            hare = SPRITE.use("hare-piece", cx + size * 0.16, cy - size * 0.28, size * 0.4)
            canvas.piece(f"hare-{CELL[(q, r)]}", hare, label=scene.word("hare", cell=cell))


def _draw_cities(canvas: Canvas, scene: Scene, seat: int, field: Hexes) -> None:
    own = scene.state.realms[seat]
    if not own.built:
        return
    for group_cells in cities(scene.material, own):
        cells = {PLACES[cell] for cell in cells_of(group_cells)}
        border = field.border(cells)
        q, r = min(cells, key=lambda each: (each[1], each[0]))
        cx, cy = field.centre(q, r)
        drawn = stroke(border, "#fffaf0", 6) + stroke(border, CITY_LINE, 3.4)
        drawn += SPRITE.use("city_points", cx - 9, cy - field.radius - 12, 18)
        canvas.piece(f"city-{CELL[(q, r)]}", drawn, label=scene.word("city", n=len(cells)))


def _draw_changes(canvas: Canvas, scene: Scene, seat: int, field: Hexes) -> None:
    """Draw brackets around what the last steps placed, above the tiles that would hide them."""
    for cell in scene.changed_cells(seat):
        canvas.draw("pieces", brackets(field.shape(*place_of(cell), 0.9, 5)))
    for name in scene.changed_roads(seat):
        (ax, ay), (bx, by) = _edge_ends(field, edge_of(name))
        canvas.draw("pieces", brackets(Disc((ax + bx) / 2, (ay + by) / 2, field.radius * 0.42, field.radius * 0.42), 8))


def _draw_targets(canvas: Canvas, scene: Scene, field: Hexes) -> None:
    for cell, (q, r) in enumerate(PLACES):
        shape = field.shape(q, r, 0.86, 5)
        found = canvas.actions(f"cell-{cell}")
        if found:
            said = scene.sentence(found[0]) if len(found) == 1 else scene.word("cell", cell=f"{q}, {r}")
            canvas.target(f"cell-{cell}", shape, said, dot=6)
    for edge in range(len(ENDS)):
        if canvas.actions(f"edge-{edge}"):
            (ax, ay), (bx, by) = _edge_ends(field, edge)
            cx, cy = (ax + bx) / 2, (ay + by) / 2
            radius = field.radius * 0.26
            canvas.target(f"edge-{edge}", Disc(cx, cy, radius, radius), _edge_in_words(scene, edge), dot=3)


def mini_side(scene: Scene, side: Side, x: float, y: float, width: float) -> str:
    """Return an empty side as it is printed, in a frame of its own, so that several compress well."""
    return place(x, y, _ground(scene.material, hexes(0, 0, width), side))


# The small domain of a panel.


def small_domain(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """Return a domain at a glance: land by color, properties as dots."""
    realm = scene.view.realms[seat]
    if not realm.board:
        return ""
    side = scene.state.m.sides[scene.state.realms[seat].side]
    field = Hexes(5.2, 50, 45, SQUASH)
    found: dict[tuple[float, str], list[tuple[int, int]]] = {}
    for cell in [*cells_of(side.land | side.capital), *side.areas]:
        name, kind = "{},{}".format(*PLACES[cell]), side.kind_of[cell]
        land = "" if kind < 0 else "special" if kind == SPECIAL else TERRAINS[kind]
        if land and name in realm.tokens:
            found.setdefault((0.98, _LAND[land]), []).append(PLACES[cell])
            if name in realm.flipped:
                found.setdefault((0.6, tone("sl-slot-on")), []).append(PLACES[cell])
        else:
            found.setdefault((0.95, tone(f"sl-print-{land}" if land else "sl-slot")), []).append(PLACES[cell])
    out = [path(field.trace(cells, scale), fill) for (scale, fill), cells in sorted(found.items(), reverse=True)]
    for at in sorted(map(place_of, realm.pieces)):
        cx, cy = field.centre(*at)
        out.append(circle(cx, cy, 2.6, fill=BERRY, stroke=CREAM, stroke_width=0.8))
    return place(x, y, *out, scale=width / 100)


_LAND = {"field": "#f7da58", "forest": "#27772f", "mine": "#948f94", "sea": "#7ccdf4", "special": "#b24f9c"}
