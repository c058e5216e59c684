"""Worker cards: the hand, draft packets and employed columns."""

from tabletown.drawing import Box, Canvas, fit, label, tone
from tabletown.drawing.svg import group, rect
from tabletown.games.sweet_lands.material import DATA
from tabletown.games.sweet_lands.picture_panels import GAP, cost_signs, effect_signs, row_of
from tabletown.games.sweet_lands.picture_scene import Scene
from tabletown.games.sweet_lands.pieces import SPRITE
from tabletown.games.sweet_lands.program import INDUSTRIES

COATS = {"agriculture": "#d9782a", "forestry": "#236b2f", "mining": "#85818f", "any": "#6f3f8a", None: "#b98a55"}
END = "#5d5a8e"
WIDE, HIGH = 116.0, 132.0
CARDS = {card["id"]: card for card in DATA["worker_cards"]["list"]}


def draw_hand(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """The viewer's cards (a packet first); the height they take."""
    cards = [*scene.view.packet, *scene.view.hand] if scene.view.seat == scene.owner else []
    if not cards:
        return 0.0
    columns = max(1, int((width + GAP) // (WIDE + GAP)))
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        draw_card(canvas, scene, card, x + column * (WIDE + GAP), y + row * (HIGH + GAP))
    return -(-len(cards) // columns) * (HIGH + GAP) - GAP


def draw_card(canvas: Canvas, scene: Scene, card: str, x: float, y: float) -> None:
    """One card with cost, symbols, name, effect and employ ability."""
    data = CARDS[card]
    kind = data["kind"]
    band = END if kind == "end_of_round" else COATS[data["sign"]]
    key = f"card-{card}"
    out = rect(x, y + 1.5, WIDE, HIGH, 9, fill=tone("line"))
    out += rect(x, y, WIDE, HIGH, 9, fill=tone("surface"), stroke=tone("edge"), stroke_width=1)
    out += rect(x + 4, y + 4, WIDE - 8, 6, 3, fill=band)
    out += row_of(cost_signs(data["cost"]), x + 7, y + 15, 15)[0]
    for number, sweet in enumerate(data["sweets"][:2]):
        out += SPRITE.use(sweet, x + WIDE - 23 - 19 * number, y + 14, 18)
    name = scene.called("card", card)
    fitted = fit(name, WIDE - 14, 13, 2, least=10)
    out += fitted.draw(x + 7, y + 37, weight=600)
    signs, _ = row_of(effect_signs(data[kind])[:6], x + 7, y + 74, 15)
    out += signs
    if kind == "end_of_round":
        out += label(scene.word("end"), x + 7, y + HIGH - 10, 10.5, fill=tone("ink-soft"))
    elif data["sign"]:
        out += rect(x + 7, y + 99, WIDE - 14, 1, fill=tone("line"))
        out += SPRITE.use(f"sign_{data['sign']}", x + WIDE - 24, y + 106, 18)
        out += row_of([("", "employ"), *effect_signs(data["employ"])[:4]], x + 6, y + 107, 14)[0]
    text = scene.called("card", f"{card}-help")
    canvas.piece(key, group(out), label=f"{name}. {text}")
    canvas.target(key, Box(x, y, WIDE, HIGH, 9), name, dot=0)


def draw_columns(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """The employed workers by industry; the height they take."""
    wide = (width - 2 * GAP) / 3
    most = max((len(column) for column in scene.realm.columns), default=0)
    for number, name in enumerate(INDUSTRIES):
        left = x + number * (wide + GAP)
        canvas.draw("ground", rect(left, y, wide, 26 + 16 * most, 8, fill=tone("surface"), stroke=tone("line")))
        out = SPRITE.use(f"sign_{name}", left + 6, y + 4, 18)
        title = fit(scene.called("column", name), wide - 34, 11, 1, least=8)
        out += title.draw(left + 28, y + 7, weight=600)
        for place, card in enumerate(scene.realm.columns[number]):
            words = fit(scene.called("card", card), wide - 14, 11, 1, least=8)
            out += words.draw(left + 8, y + 25 + 16 * place)
        canvas.draw("pieces", group(out))
    return 26.0 + 16 * most
