"""Worker cards: the hand, draft packets, employed workers, and the character."""

from collections.abc import Mapping
from typing import Any

from tabletown.drawing import Box, Canvas, fit, label, tone
from tabletown.drawing.panels import surface
from tabletown.drawing.svg import group, place, rect
from tabletown.games.sweet_lands.picture.offers import draw_offers, offers
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.signs import cost_signs, effect_signs, row_of
from tabletown.games.sweet_lands.rules.effects.compiler import GOLD, INDUSTRIES
from tabletown.games.sweet_lands.rules.effects.feasibility import card_price, room
from tabletown.games.sweet_lands.rules.material import CARD
from tabletown.games.sweet_lands.rules.points import NOBODY

COATS = {"agriculture": "#d9782a", "forestry": "#236b2f", "mining": "#85818f", "any": "#6f3f8a", None: "#b98a55"}
END = "#5d5a8e"
WIDE, NARROWEST, HIGH, GAP = 120.0, 98.0, 134.0, 8.0
RAIL = 82.0
# The coat and the sweet on the head of each character.
LOOKS = {
    "bastet_biscuit": ("none", "tiramisu"), "nata_pastel": ("mining", "pie"), "solby_chocolate": ("none", "brownie"),
    "rikka_berry": ("agriculture", "pie"), "che_lotus": ("forestry", "wagashi"), "alice_tea_rose": ("any", "cake"),
    "elsa_skyr": ("mining", "cake"), "elina_macaron": ("any", "macaron"), "sena_lokum": ("agriculture", "wagashi"),
    "carmen_honey": ("agriculture", "tiramisu"), "sakura_mochi": ("end", "wagashi"),
    "gretel_stollen": ("forestry", "brownie"), "jasmine_may": ("forestry", "macaron"), "laila_coral": ("end", "macaron"),
}  # fmt: skip


def person(coat: str, sweet: str, x: float, y: float, width: float) -> str:
    """Return a turned peg: the coat is the industry, the hat the sweet."""
    scale = width / 80
    return SPRITE.use(f"person_{coat}", x, y, width) + place(x, y + 8 * scale, SPRITE.use(sweet, 19, -8, 42), scale=scale)


def portrait(character: str, x: float, y: float, width: float) -> str:
    """Return the figure of a character."""
    coat, sweet = LOOKS[character]
    return person(coat, sweet, x, y, width)


# Cards.


def cards_shown(scene: Scene) -> list[str]:
    """Return the viewer's cards, a packet first; none of others."""
    return [*scene.view.packet, *scene.view.hand] if scene.view.seat == scene.owner else []


def draw_tray(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the hand in one row, or the things of this step; the height is always the same."""
    shown, cards = offers(scene), cards_shown(scene)
    if shown:
        draw_offers(canvas, shown, Box(x, y, width, HIGH), False)
    elif cards:
        wide = min(WIDE, (width - GAP * (len(cards) - 1)) / len(cards))
        left = x + (width - len(cards) * (wide + GAP) + GAP) / 2
        for number, card in enumerate(cards):
            draw_card(canvas, scene, card, left + number * (wide + GAP), y, wide)
    else:
        _draw_backs(canvas, scene, x, y, width)
    return HIGH


def _draw_backs(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> None:
    """Draw the hidden hand of another seat, or where the own hand will be."""
    number = scene.realm.cards if scene.realm.character else 0
    wide = 64.0
    left = x + (width - max(1, number) * (wide + GAP) + GAP) / 2
    for each in range(number):
        at = left + each * (wide + GAP)
        back = rect(at, y + 20, wide, HIGH - 40, 9, fill=tone("surface-2"), stroke=tone("edge"))
        canvas.draw("pieces", back, SPRITE.use("draw", at + wide / 2 - 13, y + HIGH / 2 - 13, 26))
    if not number:
        words = fit(scene.word("no_cards"), width - 40, 14, 2, least=12)
        canvas.draw("pieces", words.draw(x + width / 2, y + HIGH / 2 - 10, anchor="middle", fill=tone("ink-soft")))


def draw_rail(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the things of this step for a phone: small cards or tiles, never wider than the screen."""
    shown, cards = offers(scene), cards_shown(scene)
    if shown:
        draw_offers(canvas, shown, Box(x, y, width, RAIL), True)
    elif cards:
        rows = 1 if len(cards) <= 8 else 2
        columns = -(-len(cards) // rows)
        wide, high = min(56.0, (width - 4 * (columns - 1)) / columns), (RAIL - 4 * (rows - 1)) / rows
        left = x + (width - columns * (wide + 4) + 4) / 2
        for number, card in enumerate(cards):
            row, column = divmod(number, columns)
            _draw_small_card(canvas, scene, card, Box(left + column * (wide + 4), y + row * (high + 4), wide, high, 7))
    return RAIL


def _draw_small_card(canvas: Canvas, scene: Scene, card: str, box: Box) -> None:
    data = scene.entry("worker_cards", card)
    band = END if data["kind"] == "end_of_round" else COATS[data["sign"]]
    out = rect(box.x, box.y, box.width, box.height, 7, fill=tone("surface"), stroke=tone("edge"), stroke_width=1)
    out += rect(box.x + 3, box.y + 3, box.width - 6, 4, 2, fill=band)
    price = cost_signs(_cost(scene, card, data))[:2]
    signs = [(number if number not in ("", "1") else "", sign) for number, sign in effect_signs(data[data["kind"]]) if sign]
    if box.height > 60:
        out += row_of(price[:1], box.x + 4, box.y + 11, 15, box.width - 6)[0]
        for row, each in enumerate(signs[:3]):
            out += row_of([each], box.x + 4, box.y + 30 + 17 * row, 15, box.width - 6)[0]
    else:
        out += row_of(price[:1], box.x + 3, box.y + 9, 14, box.width - 4)[0]
        out += row_of(signs[:1], box.x + 3, box.y + 25, 14, box.width - 4)[0]
    said = f"{scene.card(card)}. {scene.help(card)}"
    canvas.piece(f"card-{card}", group(out), label=said)
    canvas.target(f"card-{card}", box, said, dot=0)


def draw_hand(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the viewer's cards in rows, for a sheet, and return the height."""
    cards = cards_shown(scene)
    if not cards:
        return 0.0
    columns = max(1, int((width + GAP) // (NARROWEST + GAP)))
    wide = (width - GAP * (columns - 1)) / columns
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        draw_card(canvas, scene, card, x + column * (wide + GAP), y + row * (HIGH + GAP), wide)
    return -(-len(cards) // columns) * (HIGH + GAP) - GAP


def draw_card(canvas: Canvas, scene: Scene, card: str, x: float, y: float, wide: float = WIDE) -> None:
    """Draw a card with cost, symbols, name, effect and employ ability."""
    data = scene.entry("worker_cards", card)
    kind = data["kind"]
    band = END if kind == "end_of_round" else COATS[data["sign"]]
    key = f"card-{card}"
    out = rect(x, y + 1.5, wide, HIGH, 9, fill=tone("line"))
    out += rect(x, y, wide, HIGH, 9, fill=tone("surface"), stroke=tone("edge"), stroke_width=1)
    out += rect(x + 4, y + 4, wide - 8, 6, 3, fill=band)
    out += _price(scene, card, data, x + 7, y + 15, wide)
    for number, sweet in enumerate(data["sweets"][:2]):
        out += SPRITE.use(sweet, x + wide - 24 - 19 * number, y + 14, 18)
    name = scene.card(card)
    out += fit(name, wide - 10, 13.5, 2, least=11).draw(x + 7, y + 35, weight=600)
    out += _effect(data[kind], x + 7, y + 70, wide - 14)
    if kind == "end_of_round":
        out += label(scene.word("end"), x + 7, y + HIGH - 9, 12, fill=tone("ink-soft"))
    elif data["sign"]:
        out += rect(x + 7, y + 103, wide - 14, 1, fill=tone("line"))
        out += SPRITE.use(f"sign_{data['sign']}", x + wide - 25, y + 109, 19)
        out += row_of([("", "employ"), *effect_signs(data["employ"])], x + 6, y + 110, 16, wide - 34)[0]
    canvas.piece(key, group(out), label=f"{name}. {scene.help(card)}")
    canvas.target(key, Box(x, y, wide, HIGH, 9), f"{name}. {scene.help(card)}", dot=0)


def _effect(effects: list[Mapping[str, Any]], x: float, y: float, width: float) -> str:
    """Return the signs of an effect list, in two lines if there is more than one element."""
    if len(effects) < 2:
        return row_of(effect_signs(effects), x, y + 6, 18, width)[0]
    half = len(effects) // 2
    first, second = effects[: len(effects) - half], effects[len(effects) - half :]
    return row_of(effect_signs(first), x, y - 2, 15, width)[0] + row_of(effect_signs(second), x, y + 15, 15, width)[0]


def _price(scene: Scene, card: str, data: Mapping[str, Any], x: float, y: float, wide: float) -> str:
    """Return the current cost, after the printed gold struck through if that is higher."""
    realm = scene.known_realm
    printed = int(data["cost"].get("gold", 0))
    now = card_price(scene.state, realm, CARD[card], 0) if realm.character != NOBODY else None
    gold = now[GOLD] if now is not None else printed
    out = ""
    if gold < printed:
        out = label(str(printed), x, y + 12, 11.5, fill=tone("ink-soft"), text_decoration="line-through")
        x += 17
    cost = {**data["cost"], "gold": gold} if "gold" in data["cost"] else data["cost"]
    return out + row_of(cost_signs(cost), x, y, 16, wide - 14 - 19 * len(data["sweets"][:2]))[0]


def _cost(scene: Scene, card: str, data: Mapping[str, Any]) -> dict[str, int]:
    """Return what a card costs the realm in the middle now."""
    realm = scene.known_realm
    if realm.character == NOBODY or "gold" not in data["cost"]:
        return dict(data["cost"])
    return {**data["cost"], "gold": card_price(scene.state, realm, CARD[card], 0)[GOLD]}


# Workers and the character.


def draw_columns(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the employed workers, industry by industry, and return the height."""
    if not scene.realm.character:
        return 0.0
    top = y
    for number in range(len(INDUSTRIES)):
        top += _draw_industry(canvas, scene, number, x, top, width) + 6
    return top - 6 - y


def _draw_industry(canvas: Canvas, scene: Scene, number: int, x: float, y: float, width: float) -> float:
    """Draw one industry: its name, printed bonus and whether there is room, then its workers; return the height."""
    name = INDUSTRIES[number]
    height = 36.0 + 34 * len(scene.realm.columns[number])
    canvas.draw("ground", surface(x, y, width, height))
    printed = scene.entry("characters", scene.realm.character)["industry_abilities"][name]
    title = scene.called("column", name)
    out = SPRITE.use(f"sign_{name}", x + 6, y + 8, 20)
    out += fit(title, width * 0.5 - 30, 12.5, 1, least=11.5).draw(x + 30, y + 10, weight=600)
    left = x + width * 0.5 + 4
    out += row_of(effect_signs(printed), left, y + 10, 15, x + width - 70 - left)[0]
    if room(scene.state, scene.known_realm, number):
        words = fit(scene.word("room"), 70.0, 12, 1, least=11.5)
        out += words.draw(x + width - 8, y + 11, anchor="end", fill=tone("ink-soft"))
    said = [f"{title}. {scene.teller.sentence(printed)}."]
    for row, card in enumerate(scene.realm.columns[number]):
        data = scene.entry("worker_cards", card)
        top = y + 36 + 34 * row
        worker = person(data["sign"] or "none", data["sweets"][0], x + 6, top - 2, 24)
        worker += fit(scene.card(card), width - 42, 12.5, 1, least=11.5).draw(x + 34, top - 1, weight=600)
        worker += row_of(effect_signs(data["employ"]), x + 34, top + 15, 14, width - 42)[0]
        canvas.piece(f"card-{card}", worker)
        said.append(f"{scene.card(card)}: {scene.teller.effects(data['employ'])}.")
    canvas.draw("pieces", group(out, role="img", aria_label=" ".join(said)))
    return height


def draw_character(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the character in the middle with its abilities and the tower's conditions, and return the height."""
    name = scene.realm.character
    if not name:
        return 0.0
    about = fit(scene.about(name), width - 84, 12.5, 7, least=12)
    needs = scene.teller.conditions(scene.entry("characters", name)["tower_conditions"])
    stands = "clock_tower" in scene.realm.pieces.values()
    tower = fit(scene.word("stands" if stands else "tower", needs=needs), width - 52, 12.5, 3, least=12)
    height = max(100.0, 32 + about.height) + tower.height + 16
    canvas.draw("ground", surface(x, y, width, height))
    out = portrait(name, x + 8, y + 8, 60)
    out += fit(scene.called("character", name), width - 84, 15, 1, "title", least=11).draw(x + 76, y + 8)
    out += about.draw(x + 76, y + 30)
    out += SPRITE.use("piece-clock_tower", x + 8, y + height - tower.height - 18, 32)
    out += tower.draw(x + 44, y + height - tower.height - 9, fill=tone("ink-soft"))
    canvas.piece("character", group(out), label=f"{scene.called('character', name)}. {scene.about(name)}")
    return height
