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
    """Draw the districts with their first and second place, and return the height."""
    shown = [each for each in scene.districts if each.first >= 0]
    out = [label(scene.word("districts"), x + PAD, y + 24, 15, "title")]
    second = x + PAD + (width - 2 * PAD) * 0.66
    first = x + PAD + (width - 2 * PAD) * 0.3
    if shown:
        first_words, second_words = scene.word("leader"), scene.word("second")
        out.append(crown(first + 10, y + 50))
        out.append(fit(first_words, second - first - 34, 12, least=8).draw(first + 27, y + 36, fill=tone("ink-soft")))
        out.append(fit(second_words, x + width - PAD - second, 12, least=8).draw(second, y + 36, fill=tone("ink-soft")))
    top = y + (60 if shown else 36)
    for district in shown:
        colour = district_colour(district)
        out.append(rect(x + PAD, top - 3, width - 2 * PAD, 1, fill=tone("line")))
        out.append(SPRITE.use(ASSET[colour], x + PAD, top + 3, 20))
        out.append(label(f"×{len(district.tiles)}", x + PAD + 26, top + 17, 13, fill=tone("ink-soft")))
        for player, left in ((district.first, first), (district.second, second)):
            if player >= 0:
                out.append(badge(scene.paints[player], left, top + 2, 20))
                out.append(label(f"+{district.points(player)}", left + 27, top + 17, 14, weight=600))
        top += 28
    if not shown:
        note = fit(scene.word("no-districts"), width - 2 * PAD, 12, 2, least=9)
        out.append(note.draw(x + PAD, top, fill=tone("ink-soft")))
        top += note.height + 6
    canvas.draw("pieces", surface(x, y, width, top + 6 - y), *out)
    return top + 6 - y


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
    column = min(70.0, (width - 2 * PAD) * 0.5 / scene.players)
    start = x + width - PAD - column * scene.players
    out = [label(scene.word("result"), x + PAD, y + 26, 15, "title")]
    for player in range(scene.players):
        out.append(badge(scene.paints[player], start + column * player + column - 22, y + 10, 22))
    top = y + 42
    for item in (*items, ""):
        words = scene.word("end-cards") if item == "card" else scene.word("total")
        if item and item != "card":
            words = scene.say(f"ginkgopolis-score-{item}", {})
        out.append(rect(x + PAD, top - 2, width - 2 * PAD, 1, fill=tone("line")))
        out.append(fit(words, start - x - PAD - 4, 13, least=8).draw(x + PAD, top + 2, weight=None if item else 600))
        for player in range(scene.players):
            lines = scene.scores[player].lines
            points = sum(line.points for line in lines if _counts(line.item, item))
            right = start + column * (player + 1)
            out.append(label(str(points), right, top + 16, 14, anchor="end", weight=None if item else 700))
        top += 24
    canvas.draw("pieces", surface(x, y, width, top + 6 - y), *out)
    return top + 6 - y
