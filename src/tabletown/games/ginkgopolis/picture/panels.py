"""Panels beside the city of Ginkgopolis: previews of choices, districts, the discard pile, the result."""

from tabletown.drawing import Canvas, fit, tone
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.seats import badge
from tabletown.drawing.svg import place, rect
from tabletown.drawing.text import label
from tabletown.games.ginkgopolis.picture.cards import assets, gains
from tabletown.games.ginkgopolis.picture.pieces import ASSET, SPRITE, crown, small_card, token, trigger
from tabletown.games.ginkgopolis.picture.scene import Scene, colour_of, district_colour, number_of
from tabletown.games.ginkgopolis.rules.effects import FALLBACK
from tabletown.games.ginkgopolis.rules.material import CARD, URBAN

CHIP, CHIP_HIGH = 152.0, 43.0


# Previews.


def draw_previews(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the gain of each card of the hand, and price and gain with each tile, and return the height."""
    view = scene.view
    if view.seat is None or scene.point != "choose":
        return 0.0
    mine = view.players[view.seat]
    out = [label(scene.word("previews"), x + PAD, y + 24, 15, "title")]
    out.append(fit(scene.word("previews-note"), width - 2 * PAD, 12, least=9).draw(x + PAD, y + 30, fill=tone("ink-soft")))
    top = y + 54
    per_row = max(1, int((width - 2 * PAD) // CHIP))
    for card in mine.hand:
        out.append(rect(x + PAD, top - 4, width - 2 * PAD, 1, fill=tone("line")))
        out.append(mini(card, x + PAD, top + 1))
        alone = scene.preview(card)
        out.append(trigger("exploit", x + PAD + 34, top + 3, 18, tone("ink-soft")))
        out.append(gains(alone, x + PAD + 58, top + 18, 13, width - 2 * PAD - 60))
        top += 30
        tiles = mine.known_tiles[:1] if CARD[card] >= URBAN else mine.known_tiles  # a token takes any tile alike (GK-4.4)
        for number, tile in enumerate(tiles):
            row, column = divmod(number, per_row)
            out.append(draw_chip(scene, card, tile, x + PAD + column * CHIP, top + row * CHIP_HIGH))
        top += -(-len(tiles) // per_row) * CHIP_HIGH + (8 if tiles else 4)
    canvas.draw("pieces", surface(x, y, width, top - y), *out)
    return top - y


def mini(card: str, x: float, y: float) -> str:
    """Return a card of the hand, 28 x 24."""
    if CARD[card] >= URBAN:
        return place(x - 3, y, token(card[-1]), scale=0.5)
    return small_card(colour_of(card), number_of(card), x, y)


def draw_chip(scene: Scene, card: str, tile: str, x: float, y: float) -> str:
    """Return the price of a tile on a card, or what is missing, above its gain with own resources coming back."""
    found = scene.preview(card, tile)
    short = found.action == FALLBACK
    back = rect(x, y, CHIP - 5, CHIP_HIGH - 3, 12, fill=tone("surface" if short else "surface-2"),
                stroke=tone("line"), stroke_width=1, stroke_dasharray="4 3" if short else None)  # fmt: skip
    any_tile = CARD[card] >= URBAN
    out = back + (
        SPRITE.use("tile_back", x + 6, y + 9, 28, 24)
        if any_tile
        else small_card(colour_of(tile), number_of(tile), x + 6, y + 9)
    )
    if short:
        out += label("\N{MULTIPLICATION SIGN}", x + 36, y + 17, 14, weight=600, fill=tone("alert"))
        out += assets(x + 47, y + 16.4, -found.short_resources, -found.short_points, 0, size=10)
    else:
        out += assets(x + 36, y + 16.4, -found.paid_resources, -found.paid_points, 0, size=11)
    return out + gains(found, x + 36, y + 32.4, 11 if not short else 10, CHIP - 45)


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
        words = scene.say(f"ginkgopolis-score-{item}", {}) if item else scene.word("total")
        out.append(rect(x + PAD, top - 2, width - 2 * PAD, 1, fill=tone("line")))
        out.append(fit(words, start - x - PAD - 4, 13, least=8).draw(x + PAD, top + 2, weight=None if item else 600))
        for player in range(scene.players):
            lines = scene.scores[player].lines
            points = sum(line.points for line in lines if line.item == item or not item)
            right = start + column * (player + 1)
            out.append(label(str(points), right, top + 16, 14, anchor="end", weight=None if item else 700))
        top += 24
    canvas.draw("pieces", surface(x, y, width, top + 6 - y), *out)
    return top + 6 - y
