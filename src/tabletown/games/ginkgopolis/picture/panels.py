"""Panels beside the city of Ginkgopolis: districts with a map, the discard pile, the result."""

from tabletown.drawing import Canvas, fit, tone
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.seats import badge
from tabletown.drawing.svg import place, rect
from tabletown.drawing.text import label
from tabletown.drawing.theme.palette import HALO, INK
from tabletown.games.ginkgopolis.picture.pieces import ASSET, PAINT, SPRITE, crown, small_card, token
from tabletown.games.ginkgopolis.picture.scene import Scene, colour_of, district_colour, number_of
from tabletown.games.ginkgopolis.rules.material import CARD, URBAN


def mini(card: str, x: float, y: float) -> str:
    """Return a card of the hand, 28 x 24."""
    if CARD[card] >= URBAN:
        return place(x - 3, y, token(card[-1]), scale=0.5)
    return small_card(colour_of(card), number_of(card), x, y)


# Districts and the result.


def draw_districts(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the districts with their first and second place, in two columns where there are many; return the height."""
    shown = sorted((each for each in scene.districts if each.first >= 0), key=lambda each: -each.total)
    out = [label(scene.word("tab-districts"), x + PAD, y + 22, 15, "title")]
    columns = 1 if len(shown) <= 4 else 2
    wide = (width - 2 * PAD - 16 * (columns - 1)) / columns
    rows = -(-len(shown) // columns)
    if columns == 1 and shown:
        words = fit(scene.word("leader"), wide * 0.3, 12, least=8)
        out.append(
            crown(x + PAD + wide * 0.34 + 10, y + 21) + words.draw(x + PAD + wide * 0.34 + 26, y + 8, fill=tone("ink-soft"))
        )
        words = fit(scene.word("second"), wide * 0.28, 12, least=8)
        out.append(words.draw(x + PAD + wide * 0.72, y + 8, fill=tone("ink-soft")))
    for number, district in enumerate(shown):
        column, row = divmod(number, rows)
        left, top = x + PAD + column * (wide + 16), y + 33 + row * 25
        out.append(rect(left, top - 3, wide, 1, fill=tone("line")))
        out.append(SPRITE.use(ASSET[district_colour(district)], left, top + 2, 18))
        out.append(label(f"×{len(district.tiles)}", left + 22, top + 15, 12, fill=tone("ink-soft")))
        for player, share in ((district.first, 0.34), (district.second, 0.72 if columns == 1 else 0.67)):
            if player >= 0:
                out.append(badge(scene.paints[player], left + wide * share, top + 1, 18))
                out.append(label(f"+{district.points(player)}", left + wide * share + 22, top + 15, 13, weight=600))
    height = 36.0 + max(1, rows) * 25
    if not shown:
        out.append(
            fit(scene.word("no-districts"), width - 2 * PAD, 12, least=9).draw(x + PAD, y + 32, fill=tone("ink-soft"))
        )
    canvas.draw("pieces", surface(x, y, width, height), *out)
    return height


def draw_map(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw a plan of the city: color, owner and height of each building, pale where it belongs to no district."""
    if not scene.city:
        return 0.0
    west, north = min(at[0] for at in scene.city), max(at[1] for at in scene.city)
    columns = max(at[0] for at in scene.city) - west + 1
    rows = north - min(at[1] for at in scene.city) + 1
    size = min(36.0, (width - 2 * PAD) / columns)
    left, top = x + (width - columns * size) / 2, y + PAD
    out = ""
    for at in sorted(scene.city, key=lambda at: (-at[1], at[0])):
        each, inside = scene.city[at], scene.district_at(at) is not None
        cx, cy = left + (at[0] - west) * size, top + (north - at[1]) * size
        c = PAINT[colour_of(each.tiles[-1])]
        joined = scene.joined(at)
        out += rect(cx + 1, cy + 1, size - 2, size - 2, 4, fill=c, fill_opacity=1 if inside else 0.35)
        if "E" in joined:
            out += rect(cx + size - 3, cy + 4, 6, size - 8, fill=c)
        if "S" in joined:
            out += rect(cx + 4, cy + size - 3, size - 8, 6, fill=c)
        if each.owner >= 0:
            out += badge(scene.paints[each.owner], cx + size / 2 - 14, cy + size / 2 - 7, 14)
            out += rect(cx + size / 2 + 1, cy + size / 2 - 8, 13, 16, 4, fill=HALO)
            out += label(
                str(len(each.tiles)), cx + size / 2 + 7.5, cy + size / 2 + 5, 13, "title", anchor="middle", fill=INK
            )
        if scene.is_leader(at):
            out += place(cx + size / 2 - 7, cy + 8, crown(0, 0), scale=0.55)
    height = rows * size + 2 * PAD
    canvas.draw("pieces", surface(x, y, width, height), out)
    return height


def draw_discard(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the discard pile, which everybody may look through, and return the height."""
    pile = scene.view.discard
    if not pile:
        return 0.0
    out = label(scene.word("discard"), x + PAD, y + 24, 15, "title")
    per_row = int((width - 2 * PAD) // 32)
    for number, card in enumerate(pile):
        row, column = divmod(number, per_row)
        out += mini(card, x + PAD + column * 32, y + 36 + row * 30)
    height = 42.0 + -(-len(pile) // per_row) * 30
    words = scene.word("discard-words", cards=", ".join(map(scene.card, pile)))
    canvas.draw("pieces", surface(x, y, width, height))
    canvas.piece("discard", out, label=words)
    return height


def _counts(item: str, row: str) -> bool:
    """Return whether a score line belongs to a row; all end-game cards share one, and all lines the last."""
    return not row or item == row or (row == "card" and item.startswith("card_"))


def draw_result(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the score of every player by item once the match is over, and return the height."""
    if scene.point != "over":
        return 0.0
    items = ("points", "new_hand", "card", "district_red", "district_yellow", "district_blue")
    column = min(60.0, (width - 2 * PAD) * 0.5 / scene.players)
    start = x + width - PAD - column * scene.players
    out = [label(scene.word("result"), x + PAD, y + 19, 14, "title")]
    for player in range(scene.players):
        out.append(badge(scene.paints[player], start + column * player + column - 18, y + 5, 18))
    top = y + 27
    for item in (*items, ""):
        words = scene.word("end-cards") if item == "card" else scene.word("total")
        if item and item != "card":
            words = scene.say(f"ginkgopolis-score-{item}", {})
        out.append(rect(x + PAD, top - 1, width - 2 * PAD, 1, fill=tone("line")))
        out.append(fit(words, start - x - PAD - 4, 12, least=8).draw(x + PAD, top, weight=None if item else 600))
        for player in range(scene.players):
            points = sum(line.points for line in scene.scores[player].lines if _counts(line.item, item))
            right = start + column * (player + 1)
            out.append(label(str(points), right, top + 13, 13, anchor="end", weight=None if item else 700))
        top += 18
    canvas.draw("pieces", surface(x, y, width, top + 4 - y), *out)
    return top + 4 - y
