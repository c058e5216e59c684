"""Signs instead of words: costs, effects and counters as numbers and small drawings."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tabletown.drawing import label, measure
from tabletown.games.sweet_lands.picture.pieces import SPRITE

Signs = list[tuple[str, str]]  # a number or nothing, and a sign
Data = Mapping[str, Any]
LEAST_SIGN, LEAST_WORDS = 9.0, 11.5
ARROW = ("\N{RIGHTWARDS ARROW}", "")
EFFECT_SIGNS = {
    "terrain": "terrain", "food": "food", "hare": "hare", "road": "road", "build": "property", "property": "property",
    "industry": "industry", "action_disk": "action_disk", "draw": "draw", "vp": "vp", "city_points": "city_points",
    "industry_points": "industry_points", "skill_token": "skill_token", "wonder": "wonder", "discard": "discard",
    "flip_terrain": "flip_terrain", "locomotive": "locomotive", "discount_token": "discount_token",
    "draw_then_employ": "employ", "search_deck": "draw", "play_card": "draw", "copy_area": "action_disk",
    "vp_equal_to_increase": "vp", "place_marker": "help",
}  # fmt: skip
COUNT_SIGNS = {
    "sweet_dominant": "cake", "sweet_kinds": "wagashi", "terrain_sum": "terrain", "terrain_dominant": "terrain",
    "terrain_border": "terrain", "road": "road", "hare": "hare", "city": "city_points", "open_port": "port",
    "played": "draw", "employed": "employ", "employed_sets": "employ", "hand": "draw", "food": "food",
    "skill_token": "skill_token",
    "ip_symbols_crossed": "industry_points", "industry_points_round": "industry_points", "diamond": "diamond",
    "marker": "help", "wonder": "wonder", "victory_points": "vp", "city_points": "city_points",
    "industry_points": "industry_points",
}  # fmt: skip
PROPERTIES = ("tent", "house", "building", "lab", "clock_tower")


def row_of(signs: Signs, x: float, y: float, size: float, room: float = 1e9) -> tuple[str, float]:
    """Return numbers and signs in a row, scaled down to the room, and where it ends; numbers stay readable."""
    gap, high = 4.0, size
    while _width(signs, size, gap) > room and (size > LEAST_SIGN or gap > 1):
        size, gap = max(LEAST_SIGN, size - 0.5), max(1.0, gap - 0.25)
    y += (high - size) / 2
    out, words = "", _words(size)
    for number, sign in signs:
        if number:
            out += label(number, x, y + size * 0.5 + words * 0.36, words, weight=600)
            x += measure(number, words) + gap / 2
        if sign:
            out += SPRITE.use(sign, x, y, size)
            x += size + gap
    return out, x


def _words(size: float) -> float:
    return max(LEAST_WORDS, size * 0.78)


def _width(signs: Signs, size: float, gap: float) -> float:
    words = _words(size)
    return sum((measure(number, words) + gap / 2 if number else 0) + (size + gap if sign else 0) for number, sign in signs)


def cost_signs(cost: object) -> Signs:
    """Return the signs of a cost."""
    if not isinstance(cost, Mapping):  # each piece's own
        return [("", "wood"), ("", "iron")]
    return [(str(number), "discard" if name == "discard" else name) for name, number in cost.items()]


def exchange_signs(exchange: Data) -> Signs:
    """Return the signs of a free action: what is given, and what it brings; no number where it is one."""
    cost = exchange.get("cost")
    if cost is None:
        return []
    given = _either([("", sign)] for sign in cost["one_of"]) if "one_of" in cost else cost_signs(cost)
    options = exchange.get("choose") or [exchange["effect"]]
    signs = [*given, ARROW, *_either(effect_signs(each) for each in options)]
    return [("" if sign and number == "1" else number, sign) for number, sign in signs]


def _either(options: Iterable[Signs]) -> Signs:
    return [each for number, option in enumerate(options) for each in [*([("/", "")] if number else []), *option]]


def effect_signs(effects: Sequence[Data]) -> Signs:
    """Return the signs of an effect list, as far as signs can express it."""
    found: Signs = []
    for effect in effects:
        found += _effect_signs(effect)
    return found


def _effect_signs(effect: Data) -> Signs:
    name = str(effect["op"])
    if name in ("gain", "production"):
        plus = "+" if name == "production" else ""
        return [(f"{plus}{number}", "any_basic" if res == "any" else res) for res, number in effect["res"].items()]
    if name == "terrain_road":
        return [(str(effect[each]), each) for each in ("terrain", "road") if effect[each]]
    if name == "industry_bonus":
        return [(str(effect["n"]), f"bonus_{effect['which']}")]
    if name in ("terrain", "property") and effect.get("type", effect.get("on")) != "any":
        land = f"land_{effect.get('type', effect.get('on'))}"
        return [(str(effect["n"]), land)] if name == "terrain" else [(str(effect["n"]), "property"), ("", land)]
    if name == "prosperity":
        return [(str(effect["n"]), f"prosperity_{_colour(effect['color'])}")]
    if name == "spend":
        times = [("\N{INFINITY}", "")] if effect["times"] == "any" else []
        return [*times, *cost_signs(effect["cost"]), ARROW, *effect_signs(effect["then"])]
    if name == "per":
        return [*effect_signs(effect["then"]), *_per(effect["div"], effect["count"])]
    if name == "if":
        return [*count_signs(effect["count"], f"{effect['at_least']}+"), ARROW, *effect_signs(effect["then"])]
    if name == "score":
        return [(str(effect["vp"]), "vp"), *_per(effect["div"], effect["count"])]
    if name == "score_tiers":
        tiers = effect["tiers"]
        return [(f"{tiers[0][1]}\N{EN DASH}{tiers[-1][1]}", "vp"), *_per(1, effect["count"])]
    if name == "choose":
        return _either(effect_signs(each) for each in effect["options"])
    return [(str(effect.get("n", effect.get("draw", ""))), EFFECT_SIGNS[name])]


def _per(number: int, count: Data) -> Signs:
    return [("/", ""), *count_signs(count, str(number) if number > 1 else "")]


def _colour(colour: str) -> str:
    return colour if colour in ("orange", "green", "gray") else "any"


def count_signs(count: Data, number: str = "") -> Signs:
    """Return the sign of what is counted, after a number."""
    name = str(count["of"])
    if name == "sweet":
        return [(number, count["kind"])]
    if name == "terrain":
        turned = [("", "flip_terrain")] if count.get("flipped_only") else []
        return [(number, "terrain" if count["type"] == "any" else f"land_{count['type']}"), *turned]
    if name == "property":
        kind = f"piece-{count['type']}" if count["type"] in PROPERTIES else "property"
        return [(number, kind), *([("", f"land_{count['on']}")] if count["on"] != "any" else [])]
    if name == "city" and "with" in count:
        return [(number, "city_points"), ("", "hare" if count["with"] == "hare" else f"piece-{count['with']}")]
    if name == "played" and "sign" in count:
        return [(number, "draw"), ("", f"sign_{count['sign']}")]
    if name == "industry":
        return [(number, {"cart": "cart", "loco": "locomotive"}.get(count["marker"], "industry"))]
    if name == "prosperity":
        return [(number, f"prosperity_{_colour(count['color'])}")]
    if name == "production":
        return [(number + "+", count["res"] if count["res"] in ("gold", "wheat", "wood", "iron") else "any_basic")]
    return [(number, COUNT_SIGNS[name])]


TRIGGER_SIGNS = {
    "card_played": "draw", "property_placed": "property", "hare_placed": "hare", "industry_bonus": "bonus_any",
    "gold_production_increased": "gold", "diamond_paid_as_hand_cost": "diamond",
}  # fmt: skip
MODIFIER_SIGNS: dict[str, Signs] = {
    "brownie_discount_on_every_card": [("\N{MINUS SIGN}1", "gold"), ("/", "brownie")],
    "employ_limit_plus_1": [("+1", "employ")],
}


def skill_signs(skill: Data) -> Signs:
    """Return the signs of a skill token: when it acts, and what it brings."""
    modifier = skill.get("modifier")
    if isinstance(modifier, Mapping):
        return [("", EFFECT_SIGNS.get(modifier["area_cost"], "action_disk")), ARROW,
                *((str(number), res) for res, number in modifier["becomes"].items())]  # fmt: skip
    if modifier:
        return MODIFIER_SIGNS.get(modifier, [("", "skill_token")])
    timing = {"flip": "flip_terrain", "end_of_round": "scoring_token"}.get(skill["timing"], "")
    first: Signs = [("", timing)] if timing else []
    signs = [*first, *effect_signs(skill.get("effect", []))]
    if "trigger" in skill:
        signs += [("/", ""), ("", TRIGGER_SIGNS[skill["trigger"]])]
    return signs
