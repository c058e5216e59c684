"""The things of a step as tiles: help cells, skills, tracks, pieces, options; each with its signs and its sentence."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tabletown.core.actions import Action
from tabletown.drawing import Box, Canvas, fit, measure, tone
from tabletown.drawing.svg import group, rect
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.signs import (
    ARROW,
    Signs,
    cost_signs,
    count_signs,
    effect_signs,
    row_of,
    skill_signs,
)
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.effects.compiler import COLOURS, INDUSTRIES
from tabletown.games.sweet_lands.rules.effects.feasibility import piece_cost
from tabletown.games.sweet_lands.rules.material import PACKS, PIECES, TRACKS
from tabletown.games.sweet_lands.rules.points import read_frame
from tabletown.games.sweet_lands.text import card_of, cards_asked, chosen
from tabletown.games.sweet_lands.words.wording import Data, amounts_of

GAP = 6.0
LEAST_ROW = 18.0  # height of a row of signs with its gap
BY_CARD = ("play", "discard_card", "keep", "draft", "employ_card")  # steps that need the hand


@dataclass(frozen=True)
class Offer:
    """A thing that can be chosen in this step: a title, rows of signs, the whole sentence."""

    key: str
    title: str
    rows: tuple[Signs, ...]
    label: str
    symbol: str = ""


def offers(scene: Scene) -> list[Offer]:
    """Return the things of this step; none in a turn, or where cards are chosen."""
    own = scene.own
    if any(said.verb in BY_CARD for said in own.said.values()):
        return []
    found: dict[str, Offer] = {}
    for action, said in own.said.items():
        for offer in _made(own, action, said):
            found.setdefault(offer.key, offer)
    return list(found.values())


def _made(scene: Scene, action: int, said: Action) -> list[Offer]:
    if said.verb == "property":
        return [_piece(scene, said.values[0])]
    if said.verb == "terrain":
        return [_special(scene, key.removeprefix("token-")) for key in scene.things(action) if key.startswith("token-")]
    make = _MADE.get(said.verb)
    if make is None:
        return []
    title, rows = make(scene, said)
    words = scene.called("help", said.values[0]) if said.verb == "help_token" else scene.sentence(action)
    return [Offer(f"{_KEYS.get(said.verb, 'do')}-{said.values[0] if said.verb in _KEYS else action}", title,
                  tuple(row for row in rows if row), words)]  # fmt: skip


_Made = tuple[str, list[Signs]]
_KEYS = {"copy": "area"}


def _piece(scene: Scene, name: str) -> Offer:
    """Return a property with its cost, unless it is free, and its bonus."""
    title = scene.called("piece", name)
    if name == "clock_tower":
        return Offer(f"piece-{name}", title, (), title, f"piece-{name}")
    piece = PIECES.index(name)
    paid = at.kind_of(read_frame(scene.view.pending[-1])) == at.BUILD
    cost = amounts_of(piece_cost(scene.state, scene.known_realm, piece)) if paid else {}
    bonus = scene.next_bonus(piece)
    price = scene.teller.amounts(cost) if cost else scene.word("free")
    said = f"{title}: {price}." + (f" {scene.teller.sentence(bonus)}." if bonus else "")
    rows = (cost_signs(cost) if cost else [(scene.word("free"), "")], effect_signs(bonus))
    return Offer(f"piece-{name}", title, tuple(row for row in rows if row), said, f"piece-{name}")


def _special(scene: Scene, name: str) -> Offer:
    effect = scene.entry("special_terrain_tokens", name)["effect"]
    title = scene.called("terrain", name)
    return Offer(f"token-{name}", title, (effect_signs(effect),), f"{title}: {scene.teller.effects(effect)}")


def _help_cell(scene: Scene, said: Action) -> _Made:
    tokens = [name for name in scene.view.help[int(said.values[0]) - 1] if name]
    return scene.word("help_cell", place=int(said.values[0])), [help_signs(scene.help_token(name)) for name in tokens]


def help_signs(token: Data) -> Signs:
    """Return the signs of a help token; what acts at the end of the round begins with a sign of its own."""
    if "score" in token:
        return [("", "scoring_token"), *effect_signs([token["score"]])]
    return effect_signs(token["effect"])


def _skill(scene: Scene, said: Action) -> _Made:
    return scene.called("skill", said.values[0]).partition(" (")[0], [skill_signs(scene.skill(said.values[0]))]


def _prosper(scene: Scene, said: Action) -> _Made:
    number = TRACKS.index(said.values[0])
    track, step = scene.entry("prosperity_tracks", said.values[0]), scene.realm.steps[number]
    last = step + 1 == scene.material.track_length[number]
    bonus = track["bonuses"].get(str(step + 1), [])
    if last:
        bonus = track["first_to_end"] if said.values[0] not in scene.view.ends else []
    colour = COLOURS[scene.material.track_colour[number]]
    counted = count_signs(track["count"])[:1]
    first: Signs = [("", f"prosperity_{colour}"), *counted]
    then: Signs = [(f"{step}\N{RIGHTWARDS ARROW}{step + 1}", "diamond" if last else "")]
    now, later = scene.material.track_rate[number][step : step + 2]
    rate: Signs = [(str(later[0]), "vp"), ("/", ""), (str(later[1]) if later[1] > 1 else "", counted[0][1])]
    return scene.called("track", said.values[0]), [first, then, rate if later != now else [], effect_signs(bonus)]


def _step(scene: Scene, said: Action) -> _Made:
    cart = said.values[0] == "cart"
    space = scene.realm.cart if cart else max(scene.realm.loco, 0)
    bonus = scene.material.data["industry_track"][f"{said.values[0]}_bonuses"].get(str(space + 1), [])
    over = space >= scene.material.industry_length
    then: Signs = [("1", "vp")] if over else effect_signs(bonus)
    first: Signs = [("", "cart" if cart else "locomotive")]
    if not over:
        first.append((f"{space}\N{RIGHTWARDS ARROW}{space + 1}", ""))
    return scene.called("marker", said.values[0]), [first, then]


def _resource(plus: str) -> Callable[[Scene, Action], _Made]:
    def make(scene: Scene, said: Action) -> _Made:
        return scene.called("resource", said.values[0]), [[(plus, said.values[0])]]

    return make


def _color(scene: Scene, said: Action) -> _Made:
    return scene.called("color", said.values[0]), [[("", f"prosperity_{said.values[0]}")]]


def _column(scene: Scene, said: Action) -> _Made:
    printed = scene.entry("characters", scene.realm.character)["industry_abilities"][said.values[0]]
    workers = scene.realm.columns[INDUSTRIES.index(said.values[0])]
    employed = [effect for card in workers for effect in scene.entry("worker_cards", card)["employ"]]
    return scene.called("column", said.values[0]), [effect_signs(printed), effect_signs(employed)]


def _employ(scene: Scene, said: Action) -> _Made:
    cost = cost_signs(scene.material.data["property_board"]["employ_cost"])
    return scene.called("column", said.values[0]), [[("", f"sign_{said.values[0]}"), *cost]]


def _asked(scene: Scene, said: Action) -> _Made:
    """Return an element or option of the stack by its signs, with its card if there are several."""
    pack, pending = scene.view.options.pack, [read_frame(word) for word in scene.view.pending]
    program = PACKS[pack].program
    if said.verb == "option":
        return "", [effect_signs(program.source[at.a_of(pending[-1])]["options"][int(said.values[0])])]
    made = chosen(pending, int(said.values[0]))
    nodes = [at.a_of(made)] if at.kind_of(made) == at.ELEMENT else program.lists[at.a_of(made)]
    card = card_of(pack, made) if len(cards_asked(scene.view)) > 1 else ""
    signs = effect_signs([program.source[node] for node in nodes if program.source[node]])
    return (scene.card(card) if card else ""), [signs]


def _help_token(scene: Scene, said: Action) -> _Made:
    return "", [help_signs(scene.help_token(said.values[0]))]


def _mix(scene: Scene, said: Action) -> _Made:
    return "", [[("", kind) for kind, value in zip(said.kinds, said.values) for _ in range(int(value))]]


def _copy(scene: Scene, said: Action) -> _Made:
    area = scene.entry("action_areas", said.values[0])
    cost = scene.area_price(area)
    return scene.called("area", said.values[0]), [cost_signs(cost) if cost else [], [ARROW, *effect_signs(area["effect"])]]


_MADE: dict[str, Callable[[Scene, Action], _Made]] = {
    "help_cell": _help_cell, "skill": _skill, "prosper": _prosper, "step": _step, "produce": _resource("+1"),
    "take": _resource("1"), "color": _color, "column": _column, "employ": _employ, "option": _asked, "effect": _asked,
    "help_token": _help_token, "pay_mix": _mix, "copy": _copy,
}  # fmt: skip


# Drawing.


def draw_offers(canvas: Canvas, shown: Sequence[Offer], box: Box, narrow: bool) -> None:
    """Draw tiles that fill a box, in as few rows as leave them wide enough."""
    least = 44.0 if narrow else 92.0
    rows = 1
    while rows < 4 and (box.width + GAP) / -(-len(shown) // rows) - GAP < least:
        rows += 1
    columns = -(-len(shown) // rows)
    wide = min((box.width - GAP * (columns - 1)) / columns, 168.0)
    high = (box.height - GAP * (rows - 1)) / rows
    left = box.x + (box.width - columns * (wide + GAP) + GAP) / 2
    for number, offer in enumerate(shown):
        row, column = divmod(number, columns)
        _draw_offer(canvas, offer, Box(left + column * (wide + GAP), box.y + row * (high + GAP), wide, high, 8), narrow)


def _fits(text: str, room: float) -> bool:
    """Return whether no word of a title has to be broken."""
    return all(measure(word, 11.5) <= room for word in text.split())


def _draw_offer(canvas: Canvas, offer: Offer, box: Box, narrow: bool) -> None:
    """Draw a tile: a piece, a title and rows of signs, in the middle of the box."""
    canvas.draw("ground", rect(box.x, box.y, box.width, box.height, 8, fill=tone("surface"), stroke=tone("line")))
    middle, room = box.x + box.width / 2, box.width - 10
    titled = offer.title and (not narrow or not offer.rows or (box.height > 60 and _fits(offer.title, room)))
    words = fit(offer.title, room, 13 if box.height > 100 else 12, 2 if box.height > 60 else 1, least=11.5)
    left = box.height - 8 - (words.height + 5 if titled else 0) - LEAST_ROW * len(offer.rows)
    piece = max(24.0, min(48.0, room, left)) if offer.symbol and box.height > 70 else 0.0
    above = piece + (words.height + 5 if titled else 0)
    size = min(24.0, max(13.0, (box.height - 8 - above) / max(1, len(offer.rows)) - 5))
    top = box.y + max(3.0, (box.height - above - len(offer.rows) * (size + 5)) / 2)
    out = SPRITE.use(offer.symbol, middle - piece / 2, top, piece) if piece else ""
    if titled:
        out += words.draw(middle, top + piece, anchor="middle", weight=600)
    top += above
    for row in offer.rows:
        drawn, end = row_of(row, 0, 0, size, room)
        out += group(drawn, transform=f"translate({middle - (end - 4) / 2:.1f} {top:.1f})")
        top += size + 5
    canvas.draw("pieces", group(out, role="img", aria_label=offer.label))
    canvas.target(offer.key, box, offer.label, dot=0)
