"""What a choice does, in words: for the buttons of the picture, and for doors that list choices."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tabletown.core.actions import Action
from tabletown.core.translate import Say, tell_apart
from tabletown.games.sweet_lands.picture.houses import next_bonus
from tabletown.games.sweet_lands.picture.names import free_action, phrase
from tabletown.games.sweet_lands.picture.panels import area_price, hand_cost
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.sentences import capital
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.effects.compiler import INDUSTRIES, RESOURCES
from tabletown.games.sweet_lands.rules.effects.feasibility import card_price, next_hare, piece_cost
from tabletown.games.sweet_lands.rules.material import AREA, CARD, PIECES, SPECIALS, TRACKS
from tabletown.games.sweet_lands.rules.points import read_frame
from tabletown.games.sweet_lands.rules.view import SweetLandsView
from tabletown.games.sweet_lands.text import ASKED, card_of, cards_asked, chosen, phrase_asked

PREFIXED = ("ability", "free", "pay_mix")


def labels(view: SweetLandsView, legal: Iterable[int], say: Say) -> dict[int, str]:
    """The choices that the data and the board have words for, with what they cost and bring."""
    scene = Scene(view, tuple(legal), say)
    return tell_apart({action: text for action, said in scene.said.items() if (text := _label(scene, said))}, say)


def _label(scene: Scene, said: Action) -> str:
    if said.verb in ASKED:  # words that need no verb before them
        return told(scene, said)
    if said.verb in PREFIXED:
        text = told(scene, said)
        return _with_verb(scene, said.verb, text[:1].lower() + text[1:])
    if said.verb == "road":
        return scene.word("edge", first=",".join(said.values[:2]), next=",".join(said.values[2:]))
    if said.verb == "pay_diamonds":
        text = scene.say("sweet_lands-button-pay_diamonds", {"number": int(said.values[0])})
        return _with_verb(scene, said.verb, text[:1].lower() + text[1:])
    if said.verb == "produce":
        return scene.teller.tell(f"production-{said.values[0]}", n=1)
    write = _WRITTEN.get(said.verb)
    return "" if write is None else _with_verb(scene, said.verb, write(scene, said.values))


def _with_verb(scene: Scene, verb: str, text: str) -> str:
    return scene.say("sweet_lands-choice", {"what": scene.called("choose", verb), "text": text}) if text else ""


def _detailed(thing: str, *details: str) -> str:
    said = "; ".join(detail for detail in details if detail)
    return f"{thing} ({said})" if said else thing


def _priced(scene: Scene, cost: Mapping[str, Any], effects: Sequence[Mapping[str, Any]]) -> str:
    """A payment with what it brings, as far as there are both."""
    text, teller = scene.teller.effects(effects), scene.teller
    if not cost:
        return text
    said = teller.amounts(cost)
    return teller.tell("area", cost=said, text=text) if text else teller.tell("pay", cost=said)


# What the picture does not say elsewhere.


def told(scene: Scene, said: Action) -> str:
    """What an action does, where only the data can say it."""
    verb, name = said.verb, said.values[0] if said.values else ""
    teller, program = scene.teller, scene.material.program
    if verb in ASKED:
        return capital(_of_frame(scene, said))
    if verb == "ability":
        effects, counter, least = scene.material.characters[scene.state.realms[scene.owner].character].abilities[int(name)]
        base = scene.entry("characters", scene.realm.character)["base"]
        option = base["options"][int(name)] if "options" in base else base["once_per_round"]
        text = teller.effects([program.source[node] for node in program.lists[effects]])
        if counter >= 0:
            text = teller.tell("if", n=least, what=teller.many(option["if"]["count"]), text=text)
        return capital(text)
    if verb in ("skill", "flip_skill"):
        return capital(teller.skill(scene.skill(name)))
    if verb == "help_token":
        return capital(teller.help_token(scene.help_token(name)))
    if verb == "claim":
        return capital(_milestone(scene, name))
    if verb == "pay_mix":
        return capital(teller.amounts({kind: int(value) for kind, value in zip(said.kinds, said.values) if value != "0"}))
    if verb == "free":
        return _free(scene, name)
    return ""


def _of_frame(scene: Scene, said: Action) -> str:
    """The element, option or offer that a button stands for, by what lies on the stack; of several cards with its card."""
    pack, pending = scene.view.options.pack, [read_frame(word) for word in scene.view.pending]
    text = phrase(pack, phrase_asked(pack, pending, said), scene.teller)
    if said.verb != "effect" or len(cards_asked(scene.view)) < 2:
        return text
    card = card_of(pack, chosen(pending, int(said.values[0])))
    return scene.say("sweet_lands-choice", {"what": scene.card_name(card), "text": text}) if card else text


def _milestone(scene: Scene, name: str) -> str:
    sides = [each[-1] for each in scene.view.milestones if each[:-1] == name]
    return scene.teller.conditions(scene.entry("milestone_tokens", name)[sides[0]]) if sides else ""


def _free(scene: Scene, name: str) -> str:
    """A free action by its cost and effect where they are plain, else by words of its own."""
    return capital(free_action(scene.entry("free_actions", name), scene.teller) or scene.called("free", name))


# What the picture draws, in words for those who do not see it.


def _character(scene: Scene, values: tuple[str, ...]) -> str:
    return f"{scene.called('character', values[0])}. {scene.about(values[0])}"


def _help_cell(scene: Scene, values: tuple[str, ...]) -> str:
    tokens = [name for name in scene.view.help[int(values[0]) - 1] if name]
    return _detailed(values[0], *(scene.teller.help_token(scene.help_token(name)) for name in tokens))


def _area(scene: Scene, values: tuple[str, ...], hand: bool = True) -> str:
    """An area with the cost of today; the cards of the slot are part of it unless it is copied."""
    area, number = scene.entry("action_areas", values[0]), AREA[values[0]]
    price = area_price(scene, area, number)
    cost = {name: n for name, n in price.items() if n} if isinstance(price, dict) else {}
    if hand:
        cost["discard"] = hand_cost(scene, number)
    return _detailed(scene.called("area", values[0]), _priced(scene, cost, area["effect"]))


def _copy(scene: Scene, values: tuple[str, ...]) -> str:
    return _area(scene, values, hand=False)


def _play(scene: Scene, values: tuple[str, ...]) -> str:
    card = scene.entry("worker_cards", values[0])
    top = read_frame(scene.view.pending[-1])
    less = scene.material.program.source[at.a_of(top)].get("discount_gold", 0) if at.kind_of(top) == at.PLAY_CARD else 0
    price = _amounts(card_price(scene.state, scene.state.realms[scene.owner], CARD[values[0]], less))
    if card["kind"] == "immediate":
        return _detailed(scene.card_name(values[0]), _priced(scene, price, card["immediate"]))
    text = scene.teller.tell("when-end_of_round", text=scene.teller.effects(card["end_of_round"]))
    return _detailed(scene.card_name(values[0]), _priced(scene, price, []), text)


def _claim(scene: Scene, values: tuple[str, ...]) -> str:
    return _detailed(scene.called("milestone", values[0]), _milestone(scene, values[0]))


def _take(scene: Scene, values: tuple[str, ...]) -> str:
    return scene.teller.amounts({values[0]: 1})


def _terrain(scene: Scene, values: tuple[str, ...]) -> str:
    """A token with the printed bonus of the cell; a special one with what it does when it is turned over."""
    side = scene.material.data["domain_boards"]["sides"][scene.realm.side]
    printed = next(each for each in side if (each["q"], each["r"]) == (int(values[0]), int(values[1])))
    turned = scene.teller.effects(_turned(scene, values[2])) if values[2] in SPECIALS else ""
    thing = scene.word("token", terrain=values[2], cell=",".join(values[:2]))
    return _detailed(thing, scene.teller.effects(printed.get("bonus", [])), turned)


def _turned(scene: Scene, token: str) -> Sequence[Mapping[str, Any]]:
    """What a token does when it is turned over."""
    found: Sequence[Mapping[str, Any]]
    if token in SPECIALS:
        found = scene.entry("special_terrain_tokens", token)["effect"]
    else:
        found = scene.material.data["terrain_tokens"]["flip_effects"][token]
    return found


def _property(scene: Scene, values: tuple[str, ...]) -> str:
    """A piece with its cost, unless it is free, and the bonus that it brings."""
    realm, piece = scene.state.realms[scene.owner], PIECES.index(values[0])
    thing = scene.word("property", piece=values[0], cell=",".join(values[1:]))
    if values[0] == "clock_tower":
        return thing
    bonus = next_bonus(scene, piece, list(scene.realm.pieces.values()).count(values[0]))
    paid = at.kind_of(read_frame(scene.view.pending[-1])) == at.BUILD
    return _detailed(thing, _priced(scene, _amounts(piece_cost(scene.state, realm, piece)) if paid else {}, bonus))


def _hare(scene: Scene, values: tuple[str, ...]) -> str:
    hare = scene.material.data["food_track"]["hares"][next_hare(scene.state.realms[scene.owner])]
    return _detailed(scene.word("on", cell=",".join(values)), scene.teller.effects(hare["bonus"]))


def _flip(scene: Scene, values: tuple[str, ...]) -> str:
    cell = ",".join(values)
    token = scene.realm.tokens[cell]
    return _detailed(scene.word("token", terrain=token, cell=cell), scene.teller.effects(_turned(scene, token)))


def _step(scene: Scene, values: tuple[str, ...]) -> str:
    """A marker with the space it enters and what that brings; beyond the end a point (SL-8.3)."""
    marker = values[0]
    space = (scene.realm.cart if marker == "cart" else max(scene.realm.loco, 0)) + 1
    if space > scene.material.industry_length:
        return _detailed(scene.called("marker", marker), scene.teller.tell("vp", n=1))
    bonus = scene.material.data["industry_track"][f"{marker}_bonuses"].get(str(space), [])
    return _detailed(scene.word("onto", what=scene.called("marker", marker), n=space), scene.teller.effects(bonus))


def _prosper(scene: Scene, values: tuple[str, ...]) -> str:
    """A track with the step it comes to and what that brings; the last costs a diamond (SL-8.8)."""
    track = scene.entry("prosperity_tracks", values[0])
    number = TRACKS.index(values[0])
    step = scene.realm.steps[number] + 1
    cost, bonus = {}, track["bonuses"].get(str(step), [])
    if step == scene.material.track_length[number]:
        cost = track["end_space_cost"]
        bonus = track["first_to_end"] if values[0] not in scene.view.ends else []
    return _detailed(scene.word("onto", what=scene.called("track", values[0]), n=step), _priced(scene, cost, bonus))


def _column(scene: Scene, values: tuple[str, ...]) -> str:
    """An industry with the bonus printed on the character and those of its workers."""
    printed = scene.entry("characters", scene.realm.character)["industry_abilities"][values[0]]
    workers = scene.realm.columns[INDUSTRIES.index(values[0])]
    employed = [effect for card in workers for effect in scene.entry("worker_cards", card)["employ"]]
    return _detailed(scene.called("column", values[0]), scene.teller.effects([*printed, *employed]))


def _employ(scene: Scene, values: tuple[str, ...]) -> str:
    cost = scene.material.data["property_board"]["employ_cost"]
    return _detailed(scene.called("column", values[0]), scene.teller.amounts(cost))


def _employ_card(scene: Scene, values: tuple[str, ...]) -> str:
    employed = scene.teller.effects(scene.entry("worker_cards", values[0])["employ"])
    return _detailed(f"{scene.card_name(values[0])}, {scene.called('column', values[1])}", employed)


def _amounts(cost: list[int]) -> dict[str, Any]:
    return {name: cost[each] for each, name in enumerate(RESOURCES) if cost[each]}


_WRITTEN: dict[str, Callable[[Scene, tuple[str, ...]], str]] = {
    "character": _character, "help_cell": _help_cell, "area": _area, "copy": _copy, "play": _play, "claim": _claim,
    "take": _take, "terrain": _terrain, "property": _property, "hare": _hare, "flip": _flip,
    "step": _step, "prosper": _prosper, "column": _column, "employ": _employ, "employ_card": _employ_card,
}  # fmt: skip
