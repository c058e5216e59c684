"""Labels of choices, for the buttons of the picture and for front ends that list choices."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tabletown.core.actions import Action
from tabletown.core.translate import Say, tell_apart
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.actions import ACTIONS
from tabletown.games.sweet_lands.rules.effects.compiler import INDUSTRIES
from tabletown.games.sweet_lands.rules.effects.feasibility import card_price, hand_cost, next_hare, piece_cost
from tabletown.games.sweet_lands.rules.material import AREA, CARD, PIECES, SPECIALS, TRACKS
from tabletown.games.sweet_lands.rules.points import read_frame
from tabletown.games.sweet_lands.rules.view import SweetLandsView
from tabletown.games.sweet_lands.text import ASKED, card_of, cards_asked, chosen, phrase_asked
from tabletown.games.sweet_lands.words.names import free_action, phrase
from tabletown.games.sweet_lands.words.sentences import capital
from tabletown.games.sweet_lands.words.wording import Wording, amounts_of

PREFIXED = ("ability", "pay_mix")


def labels(view: SweetLandsView, legal: Iterable[int], say: Say) -> dict[int, str]:
    """Return labels of choices with what they cost and bring, where data or board have words for them."""
    words = Wording(view, say)
    return tell_apart({action: text for action in legal if (text := _label(words, ACTIONS.describe(action)))}, say)


def _label(words: Wording, said: Action) -> str:
    if said.verb in (*ASKED, "free"):  # words that need no verb before them
        return told(words, said)
    if said.verb in PREFIXED:
        text = told(words, said)
        return _with_verb(words, said.verb, text[:1].lower() + text[1:])
    if said.verb == "road":
        return words.word("edge", first=",".join(said.values[:2]), next=",".join(said.values[2:]))
    if said.verb == "pay_diamonds":
        text = words.say("sweet_lands-button-pay_diamonds", {"number": int(said.values[0])})
        return _with_verb(words, said.verb, text[:1].lower() + text[1:])
    if said.verb == "produce":
        return words.teller.tell(f"production-{said.values[0]}", n=1)
    write = _WRITTEN.get(said.verb)
    return "" if write is None else _with_verb(words, said.verb, write(words, said.values))


def _with_verb(words: Wording, verb: str, text: str) -> str:
    return words.say("sweet_lands-choice", {"what": words.called("choose", verb), "text": text}) if text else ""


def _detailed(thing: str, *details: str) -> str:
    said = "; ".join(detail for detail in details if detail)
    return f"{thing} ({said})" if said else thing


def _priced(words: Wording, cost: Mapping[str, Any], effects: Sequence[Mapping[str, Any]]) -> str:
    """Return a payment with what it brings, as far as there are both."""
    text, teller = words.teller.effects(effects), words.teller
    if not cost:
        return text
    said = teller.amounts(cost)
    return teller.tell("area", cost=said, text=text) if text else teller.tell("pay", cost=said)


# Words that the picture does not have elsewhere.


def told(words: Wording, said: Action) -> str:
    """Return what an action does, where only the data can say it."""
    verb, name = said.verb, said.values[0] if said.values else ""
    teller, program = words.teller, words.material.program
    if verb in ASKED:
        return capital(_of_frame(words, said))
    if verb == "ability":
        effects, counter, least = words.material.characters[words.known_realm.character].abilities[int(name)]
        base = words.entry("characters", words.realm.character)["base"]
        option = base["options"][int(name)] if "options" in base else base["once_per_round"]
        text = teller.effects([program.source[node] for node in program.lists[effects]])
        if counter >= 0:
            text = teller.tell("if", n=least, what=teller.many(option["if"]["count"]), text=text)
        return capital(text)
    if verb in ("skill", "flip_skill"):
        return capital(teller.skill(words.skill(name)))
    if verb == "help_token":
        return capital(teller.help_token(words.help_token(name)))
    if verb == "claim":
        return capital(_milestone(words, name))
    if verb == "pay_mix":
        return capital(teller.amounts({kind: int(value) for kind, value in zip(said.kinds, said.values) if value != "0"}))
    if verb == "free":
        return _free(words, name)
    return ""


def _of_frame(words: Wording, said: Action) -> str:
    """Return the element, option or offer behind a button, with its card if there are several."""
    pack, pending = words.view.options.pack, [read_frame(word) for word in words.view.pending]
    text = phrase(pack, phrase_asked(pack, pending, said), words.teller)
    if said.verb != "effect" or len(cards_asked(words.view)) < 2:
        return text
    card = card_of(pack, chosen(pending, int(said.values[0])))
    return words.say("sweet_lands-choice", {"what": words.card(card), "text": text}) if card else text


def _milestone(words: Wording, name: str) -> str:
    sides = [each[-1] for each in words.view.milestones if each[:-1] == name]
    return words.teller.conditions(words.entry("milestone_tokens", name)[sides[0]]) if sides else ""


def _free(words: Wording, name: str) -> str:
    """Return a free action by its cost and effect where they are plain, else by its own message."""
    return capital(free_action(words.entry("free_actions", name), words.teller) or words.called("free", name))


# Words for what the picture draws.


def _character(words: Wording, values: tuple[str, ...]) -> str:
    return f"{words.called('character', values[0])}. {words.about(values[0])}"


def _help_cell(words: Wording, values: tuple[str, ...]) -> str:
    tokens = [name for name in words.view.help[int(values[0]) - 1] if name]
    return _detailed(values[0], *(words.teller.help_token(words.help_token(name)) for name in tokens))


def _area(words: Wording, values: tuple[str, ...], hand: bool = True) -> str:
    """Return an area with its current cost, which includes the cards of the slot unless it is copied."""
    area, number = words.entry("action_areas", values[0]), AREA[values[0]]
    price = words.area_price(area)
    cost = {name: n for name, n in price.items() if n} if isinstance(price, dict) else {}
    if hand:
        cost["discard"] = hand_cost(words.state, number)
    return _detailed(words.called("area", values[0]), _priced(words, cost, area["effect"]))


def _copy(words: Wording, values: tuple[str, ...]) -> str:
    return _area(words, values, hand=False)


def _play(words: Wording, values: tuple[str, ...]) -> str:
    card = words.entry("worker_cards", values[0])
    top = read_frame(words.view.pending[-1])
    less = words.material.program.source[at.a_of(top)].get("discount_gold", 0) if at.kind_of(top) == at.PLAY_CARD else 0
    price = amounts_of(card_price(words.state, words.known_realm, CARD[values[0]], less))
    if card["kind"] == "immediate":
        return _detailed(words.card(values[0]), _priced(words, price, card["immediate"]))
    text = words.teller.tell("when-end_of_round", text=words.teller.effects(card["end_of_round"]))
    return _detailed(words.card(values[0]), _priced(words, price, []), text)


def _claim(words: Wording, values: tuple[str, ...]) -> str:
    return _detailed(words.called("milestone", values[0]), _milestone(words, values[0]))


def _take(words: Wording, values: tuple[str, ...]) -> str:
    return words.teller.amounts({values[0]: 1})


def _terrain(words: Wording, values: tuple[str, ...]) -> str:
    """Return a token with the printed bonus of the cell; a special one with its flip effect."""
    side = words.material.data["domain_boards"]["sides"][words.realm.side]
    printed = next(each for each in side if (each["q"], each["r"]) == (int(values[0]), int(values[1])))
    turned = words.teller.effects(_turned(words, values[2])) if values[2] in SPECIALS else ""
    thing = words.word("token", terrain=values[2], cell=",".join(values[:2]))
    return _detailed(thing, words.teller.effects(printed.get("bonus", [])), turned)


def _turned(words: Wording, token: str) -> Sequence[Mapping[str, Any]]:
    """Return the flip effect of a token."""
    found: Sequence[Mapping[str, Any]]
    if token in SPECIALS:
        found = words.entry("special_terrain_tokens", token)["effect"]
    else:
        found = words.material.data["terrain_tokens"]["flip_effects"][token]
    return found


def _property(words: Wording, values: tuple[str, ...]) -> str:
    """Return a piece with its cost, unless it is free, and its bonus."""
    realm, piece = words.known_realm, PIECES.index(values[0])
    thing = words.word("property", piece=values[0], cell=",".join(values[1:]))
    if values[0] == "clock_tower":
        return thing
    bonus = words.next_bonus(piece)
    paid = at.kind_of(read_frame(words.view.pending[-1])) == at.BUILD
    return _detailed(thing, _priced(words, amounts_of(piece_cost(words.state, realm, piece)) if paid else {}, bonus))


def _hare(words: Wording, values: tuple[str, ...]) -> str:
    hare = words.material.data["food_track"]["hares"][next_hare(words.known_realm)]
    return _detailed(words.word("on", cell=",".join(values)), words.teller.effects(hare["bonus"]))


def _flip(words: Wording, values: tuple[str, ...]) -> str:
    cell = ",".join(values)
    token = words.realm.tokens[cell]
    return _detailed(words.word("token", terrain=token, cell=cell), words.teller.effects(_turned(words, token)))


def _step(words: Wording, values: tuple[str, ...]) -> str:
    """Return a marker with the space it enters and its bonus; beyond the end a point (SL-8.3)."""
    marker = values[0]
    space = (words.realm.cart if marker == "cart" else max(words.realm.loco, 0)) + 1
    if space > words.material.industry_length:
        return _detailed(words.called("marker", marker), words.teller.tell("vp", n=1))
    bonus = words.material.data["industry_track"][f"{marker}_bonuses"].get(str(space), [])
    return _detailed(words.word("onto", what=words.called("marker", marker), n=space), words.teller.effects(bonus))


def _prosper(words: Wording, values: tuple[str, ...]) -> str:
    """Return a track with its next step and bonus; the last step costs a diamond (SL-8.8)."""
    track = words.entry("prosperity_tracks", values[0])
    number = TRACKS.index(values[0])
    step = words.realm.steps[number] + 1
    cost, bonus = {}, track["bonuses"].get(str(step), [])
    if step == words.material.track_length[number]:
        cost = track["end_space_cost"]
        bonus = track["first_to_end"] if values[0] not in words.view.ends else []
    return _detailed(words.word("onto", what=words.called("track", values[0]), n=step), _priced(words, cost, bonus))


def _column(words: Wording, values: tuple[str, ...]) -> str:
    """Return an industry with the bonus printed on the character and those of its workers."""
    printed = words.entry("characters", words.realm.character)["industry_abilities"][values[0]]
    workers = words.realm.columns[INDUSTRIES.index(values[0])]
    employed = [effect for card in workers for effect in words.entry("worker_cards", card)["employ"]]
    return _detailed(words.called("column", values[0]), words.teller.effects([*printed, *employed]))


def _employ(words: Wording, values: tuple[str, ...]) -> str:
    cost = words.material.data["property_board"]["employ_cost"]
    return _detailed(words.called("column", values[0]), words.teller.amounts(cost))


def _employ_card(words: Wording, values: tuple[str, ...]) -> str:
    employed = words.teller.effects(words.entry("worker_cards", values[0])["employ"])
    return _detailed(f"{words.card(values[0])}, {words.called('column', values[1])}", employed)


_WRITTEN: dict[str, Callable[[Wording, tuple[str, ...]], str]] = {
    "character": _character, "help_cell": _help_cell, "area": _area, "copy": _copy, "play": _play, "claim": _claim,
    "take": _take, "terrain": _terrain, "property": _property, "hare": _hare, "flip": _flip,
    "step": _step, "prosper": _prosper, "column": _column, "employ": _employ, "employ_card": _employ_card,
}  # fmt: skip
