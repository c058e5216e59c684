"""Effects in words: help texts follow from the data, in both languages, and a pack tells of its own cards."""

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.rules.sweet_lands.helpers import GAME, play, realm, table

from tabletown.core.views import Line
from tabletown.games.sweet_lands.pack import load
from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules.characters import MODIFIERS
from tabletown.games.sweet_lands.rules.effects.compiler import COUNTERS, OPS
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.view import view
from tabletown.games.sweet_lands.text import board
from tabletown.games.sweet_lands.words.sentences import Teller
from tabletown.i18n import Speaker
from tabletown.testing import rule

LANGUAGES = ("en", "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_texts_say_what_the_data_say(language: str) -> None:
    say = Speaker(language)
    teller = Teller(say)
    provenance = m.DATA["worker_cards"]["provenance"]
    for each in m.DATA["worker_cards"]["list"]:
        assert say(f"sweet_lands-card-{each['id']}-help") == teller.card(each, provenance)
        assert say(f"sweet_lands-card-{each['id']}") == each["name"][language]
    for each in m.DATA["milestone_tokens"]["list"]:
        for side in "ab":
            assert say(f"sweet_lands-goal-{each['id']}{side}") == teller.conditions(each[side])
    for group in ("skill_tokens", "upgraded_skill_tokens"):
        for each in m.DATA[group]["list"]:
            assert say(f"sweet_lands-skill-{each['id']}").endswith(f" {int(each['id'][1:])} ({teller.skill(each)})")
    for group in ("help_tokens_ordinary", "help_tokens_end_of_round"):
        for each in m.DATA[group]["list"]:
            assert say(f"sweet_lands-help-{each['id']}").endswith(f" ({teller.help_token(each)})")


def every_effect() -> Iterator[dict[str, Any]]:
    """One effect for every op, filter and counter of the language."""
    for name in OPS:
        if name in ("vp_equal_to_increase", "locomotive"):
            yield {"op": name}
    for n in (1, 2, 5):
        for name in ("vp", "city_points", "industry_points", "action_disk", "discount_token", "place_marker", "draw", "road",
                     "industry", "food", "hare", "skill_token", "wonder", "flip_terrain", "discard"):  # fmt: skip
            yield {"op": name, "n": n}
        for land in ("any", "field", "forest", "mine", "sea"):
            yield {"op": "terrain", "n": n, "type": land, "nonadjacent": True}
            yield {"op": "property", "n": n, "on": land}
        for colour in ("any", "orange", "green", "gray", "least_color"):
            yield {"op": "prosperity", "n": n, "color": colour}
        for which in ("any", "agriculture", "forestry", "mining"):
            yield {"op": "industry_bonus", "n": n, "which": which}
        yield {"op": "gain", "res": dict.fromkeys(("gold", "wheat", "wood", "iron", "diamond", "any_basic"), n)}
        yield {"op": "production", "res": dict.fromkeys(("gold", "wheat", "wood", "iron", "any"), n)}
        yield {"op": "build", "n": n, "surcharge_wood": n - 1}
        yield {"op": "draw_then_employ", "draw": n - 1, "employ": n}
        yield {"op": "terrain_road", "terrain": n, "road": n - 1}
        yield {
            "op": "search_deck",
            "n": n,
            "filter": {"kind": "immediate", "sweet": "pie"},
            "then": "play_one_free_keep_other",
        }
        yield {"op": "play_card", "filter": {"kind": "end_of_round"}, "discount_gold": n}
    yield {"op": "play_card", "filter": {}, "free": True}
    for categories in (["basic"], ["basic", "additional"]):
        yield {"op": "copy_area", "categories": categories}
    yield {"op": "choose", "options": [[{"op": "vp", "n": 1}], [{"op": "vp", "n": 2}], [{"op": "vp", "n": 3}]]}
    for times in ("once", "any"):
        cost = {"gold": 1, "any_basic": 2, "discard": 1}
        yield {"op": "spend", "cost": cost, "times": times, "then": [{"op": "vp", "n": 1}]}
    for count in every_counter():
        for n in (1, 3, 7):
            yield {"op": "per", "count": count, "div": n, "max": n, "then": [{"op": "vp", "n": 1}]}
            yield {"op": "if", "count": count, "at_least": n, "then": [{"op": "vp", "n": 1}]}
            yield {"op": "score", "count": count, "div": n, "vp": n, "max_vp": 9}
        yield {"op": "score_tiers", "count": count, "tiers": [[1, 2], [3, 4]]}


def every_counter() -> Iterator[dict[str, Any]]:
    """One counter for every value of its fields."""
    lands = ("any", "field", "forest", "mine", "sea")
    fields: dict[str, list[dict[str, Any]]] = {
        "sweet": [{"kind": kind} for kind in ("cake", "pie", "tiramisu", "brownie", "macaron", "wagashi")],
        "terrain": [{"type": land, "flipped_only": turned} for land in lands for turned in (False, True)],
        "terrain_sum": [{"types": ["field", "sea"]}, {"types": ["forest"]}, {"types": ["field", "mine", "sea"]}],
        "property": [
            {"type": kind, "on": land}
            for kind in ("any", "tent", "house", "building", "shop", "lab", "clock_tower")
            for land in lands
        ],
        "city": [{}, {"with": "clock_tower"}, {"with": "lab"}, {"with": "hare"}],
        "played": [{}, *({"sign": sign} for sign in ("any", "agriculture", "forestry", "mining"))],
        "employed": [{"column": column} for column in ("any", "agriculture", "forestry", "mining")],
        "industry": [{"marker": marker} for marker in ("cart", "loco", "sum", "max")],
        "prosperity": [{"color": each} for each in ("any", "orange", "green", "gray", "least_color", "best_color")],
        "production": [{"res": each} for each in ("gold", "wheat", "wood", "iron", "min_basic", "max_basic")],
    }
    for name in COUNTERS:
        for field in fields.get(name, [{}]):
            yield {"of": name, **field}


@rule("SL-24.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_language_has_words_and_signs(language: str) -> None:
    from tabletown.games.sweet_lands.picture.signs import effect_signs, row_of

    teller = Teller(Speaker(language))
    told = set()
    for effect in every_effect():
        said = teller.effects([effect])
        assert not re.search(r"sweet_lands|\$|\{|  |\(\)", said), (effect, said)
        assert said == said.strip()
        assert row_of(effect_signs([effect]), 0, 0, 16)[0]
        told.add(effect["op"])
    assert told == set(OPS)


def test_russian_numbers_agree() -> None:
    teller = Teller(Speaker("ru"))
    assert teller.effects([{"op": "gain", "res": {"gold": 1, "wheat": 1}}]) == "получите 1 золото и 1 пшеницу"
    assert teller.effects([{"op": "gain", "res": {"gold": 5, "diamond": 2}}]) == "получите 5 золота и 2 алмаза"
    count = {"of": "sweet", "kind": "brownie"}
    assert [teller.each(count, n) for n in (1, 2, 5)] == [
        "каждый символ «брауни»", "каждые 2 символа «брауни»", "каждые 5 символов «брауни»",
    ]  # fmt: skip
    assert teller.many(count) == "символов «брауни»"


@rule("SL-24.6", "SL-24.8")
def test_pictures_of_a_pack_show_its_own_cards(tmp_path: Path) -> None:
    data = copy.deepcopy(m.DATA)
    changed = data["worker_cards"]["list"][0]
    changed.update(name={"en": "Night Baker", "ru": "Ночной пекарь"}, immediate=[{"op": "vp", "n": 7}], cost={"gold": 9})
    data["worker_cards"]["provenance"] = "rulebook"
    data["domain_boards"]["sides"]["A"][0]["bonus"] = [{"op": "gain", "res": {"diamond": 8}}]
    file = tmp_path / "night.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    pack = load(file)
    state = table(realm(hand="w001 w002"), pack=pack)
    drawn = first_card(state, "ru")
    assert drawn.startswith("Ночной пекарь. ")
    assert "7 победных очков" in drawn
    assert "Наша карта" not in drawn
    assert first_card(state, "en").startswith("Night Baker. ")
    usual = first_card(table(realm(hand="w001 w002")), "en")
    assert usual.startswith("Vanilla Surveyor. ")
    assert usual.endswith("Reconstructed card.")


def first_card(state: SweetLandsState, language: str) -> str:
    """The words of the card w001 in the picture."""
    drawn = GAME.picture(GAME.view(state, 0), (), Speaker(language)).svg()
    found = re.search(r'id="sweet_lands-tray-card-w001"[^>]* aria-label="([^"]*)"', drawn)
    assert found
    return found[1]


def night_pack(folder: Path) -> str:
    """A pack with another first card, another Solby and another help token."""
    data = copy.deepcopy(m.DATA)
    changed = data["worker_cards"]["list"][0]
    changed.update(name={"en": "Night Baker", "ru": "Ночной пекарь"}, immediate=[{"op": "vp", "n": 7}], cost={"gold": 9})
    solby = next(each for each in data["characters"]["list"] if each["id"] == "solby_chocolate")
    solby["name"] = {"en": "Solby Night", "ru": "Солби Ночь"}
    solby["base"]["options"][0]["effect"] = [{"op": "gain", "res": {"wheat": 4}}]
    data["help_tokens_ordinary"]["list"][0]["effect"] = [{"op": "gain", "res": {"wheat": 8}}]
    data["skill_tokens"]["list"][8]["effect"] = [{"op": "gain", "res": {"gold": 11}}]
    data["milestone_tokens"]["list"][0]["a"][0]["at_least"] = 12
    data["free_actions"]["list"][1]["cost"] = {"gold": 13}
    data["solo"]["deck_a"][0]["areas"] = ["food", "hare"]
    file = folder / "night_names.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return load(file)


@rule("SL-24.8")
def test_log_choices_and_help_use_the_names_of_the_pack(tmp_path: Path) -> None:
    options = GAME.options(seats=2, pack=night_pack(tmp_path))
    english, russian = (Speaker.of_match(GAME, options, language) for language in LANGUAGES)
    assert english.line(Line("sweet_lands-log-play", {"seat": 0, "card": "w001"})) == "Seat 1 plays Night Baker."
    assert russian.line(Line("sweet_lands-log-discard_card", {"seat": 0, "card": "w001"})).endswith("«Ночной пекарь».")
    assert (
        english.line(Line("sweet_lands-board-hand", {"cards": "w001+w002"}))
        == "In hand: Night Baker and Strawberry Gardener"
    )
    assert "When played: 7 victory points." in english("sweet_lands-card-w001-help")
    assert english.word("sweet_lands", "character", "solby_chocolate") == "Solby Night"
    about = english("sweet_lands-about-character-solby_chocolate")
    assert about.startswith("Free action once a round: with 3 or more steps on the food track: gain 4 wheat;")
    assert about.endswith("Tower: when you end the round: 1 victory point for each hare.")
    assert english.word("sweet_lands", "help", "h01") == "help token (in the production phase: gain 8 wheat)"
    assert english.word("sweet_lands", "skill", "s09") == "skill 9 (as a main action, once a round: gain 11 gold)"
    assert english.word("sweet_lands", "goal", "m1a") == "12 or more tokens of field and sea"
    assert english.word("sweet_lands", "free", "F2") == "pay 13 gold → draw 1 card"
    assert english.word("sweet_lands", "solo", "sa1") == "Kitchen and Hare run"
    assert russian.word("sweet_lands", "card", "w002") == Speaker("ru").word("sweet_lands", "card", "w002")
    assert dict(GAME.texts(GAME.options(seats=2))) == {}


@rule("SL-24.8")
def test_choices_of_a_match_with_a_pack_read_as_the_pack(tmp_path: Path) -> None:
    pack = night_pack(tmp_path)
    state = table(realm("character=solby_chocolate have=60/9/9/9/9 food=9", hand="w001 w002"), pack=pack)
    view, legal = GAME.view(state, 0), state.legal(0)
    for language, wanted in (
        ("en", "Play: Night Baker (pay 9 gold → 7 victory points)"),
        ("ru", "Разыграть: Ночной пекарь (потратьте 9 золота → 7 победных очков)"),
    ):
        labels = Speaker.of_match(GAME, state.options, language).choices(GAME, view, legal)
        assert labels[GAME.parse("play w001")] == wanted
    drawn = GAME.picture(view, legal, Speaker("en")).svg()
    assert "Solby Night" in drawn
    assert "gain 4 wheat" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_and_modifier_has_words(language: str) -> None:
    teller = Teller(Speaker(language))
    for each in m.DATA["characters"]["list"]:
        said = teller.character(each)
        assert not re.search(r"sweet_lands|\$|\{|  |\(\)|_", said), said
        assert said.endswith(".")
    for name in MODIFIERS:
        assert "sweet_lands" not in teller.skill({"modifier": name})
    dearer = {"base": {"modifier": {"area_cost_delta": ["road"], "wood": 2}}, "tower": {}}
    assert "sweet_lands" not in teller.character(dearer)


def test_choices_say_what_they_cost_and_bring() -> None:
    def said(state: SweetLandsState, *wanted: str, language: str = "en") -> list[str]:
        labels = Speaker(language).choices(GAME, GAME.view(state, 0), state.legal(0))
        return [labels[GAME.parse(each)] for each in wanted]

    rich = "have=60/9/9/9/9 food=9"
    turn = table(realm(rich, hand="w012 w002", skills="s09"), lines=("disks: terrain=1",))
    assert said(turn, "area industry", "free F3", "flip_skill s09", "end_round") == [
        "Use area: Factory (pay 3 iron and 1 card from hand → move cart and locomotive up to 2 steps in all)",
        "Pay 4 gold → gain 1 basic resource of your choice",
        "Use: skill 9 (as a main action, once a round: gain 8 gold)",
        "End round",
    ]
    nata = table(realm(f"character=nata_pastel {rich}", hand="w012 w002 w003"), lines=("disks: industry=1",))
    assert said(nata, "area industry")[0].startswith("Use area: Factory (pay 2 iron and 2 cards from hand → ")
    order = play(table(realm(rich, hand="w127 w002")), "play w127")
    assert said(order, "effect 0", "effect 1") == ["Place up to 3 terrain tokens", "Build up to 2 roads"]
    assert said(order, "effect 0", language="ru") == ["Положите до 3 жетонов местности"]
    token = play(table(realm(rich, hand="w001 w002")), "play w001")
    assert said(token, "terrain -1 1 field") == ["Place terrain: field, cell -1,1 (gain 5 gold)"]
    steps = play(table(realm(f"{rich} cart=3", hand="w012 w002", pieces="lab@0,0")), "area industry", "discard_card w012")
    assert said(steps, "step cart") == ["Move: cart, to space 4 (draw 1 card)"]
    built = play(table(realm(rich, hand="w012 w002")), "area property", "discard_card w012")
    assert said(built, "property tent 0 0") == ["Place: cheese tent, cell 0,0 (pay 3 wood → +1 wheat production)"]


def test_buttons_say_what_they_do() -> None:
    def buttons(*steps: str, **own: str) -> list[str]:
        state = play(table(realm("character=solby_chocolate have=60/9/9/9/9 food=9", **own)), *steps)
        drawn = GAME.parts(GAME.view(state, 0), state.legal(0), Speaker("en"))
        return [f"{each.text}: {each.price or each.left}" for each in drawn.choices]

    turn = buttons(hand="w001 w002", skills="s09")
    assert "Ability: With 3 or more steps on the food track: gain 1 wheat" in turn
    assert "Use skill: Gain 8 gold" in turn
    assert "Draw: Pay 15 gold → draw 1 card" in turn
    assert "Buy: Pay 4 gold → gain 1 basic resource of your choice" in turn
    spend = buttons("play w017", hand="w017 w002")
    assert spend[0] == "Pay: As often as you like, you may pay 3 wheat → 2 victory points"
    assert spend[1] == "Skip: give up the offer"


def test_tiles_say_what_they_do() -> None:
    """The things of a step lie in the tray, each named by its sentence."""

    def tiles(*steps: str, **own: str) -> list[str]:
        state = play(table(realm("have=60/9/9/9/9 food=9", **own)), *steps)
        drawn = GAME.parts(GAME.view(state, 0), state.legal(0), Speaker("en"))
        return [mark.label for picture in drawn.under for mark in picture.marks if mark.kind == "target"]

    assert tiles("play w127", hand="w127 w002") == ["Place up to 3 terrain tokens", "Build up to 2 roads"]
    option = tiles("play w001", "terrain -1 1 field", hand="w001 w002", roads="-1,0/-1,1")
    assert option == ["+1 wheat production", "You may make 1 step on an orange prosperity track"]
    built = tiles("area property", "discard_card w002", hand="w001 w002 w003")
    assert built[0] == "cheese tent: 3 wood. +1 wheat production."
    moved = tiles("end_round", hand="w001 w002")
    assert moved[0].startswith("Move to help cell: 3 (in the production phase: gain 3 wheat and 2 gold; in the")


def test_a_question_about_a_card_names_the_card() -> None:
    def prompt(*steps: str, hand: str) -> str:
        line = GAME.prompt(GAME.view(play(table(realm("have=60/9/9/9/9", hand=hand)), *steps), 0))
        return Speaker("en").line(line)

    assert prompt("play w127", hand="w127 w002") == "Toffee Prospector: which effect comes next?"
    assert prompt("play w017", hand="w017 w002") == "Festive Miller: pay for the effect?"
    assert prompt(hand="w017 w002") == "Your turn: one main action, any free actions."


def logged(state: SweetLandsState, step: str, language: str) -> list[str]:
    """What the log says of a step of the first seat."""
    after = state.copy()
    after.apply(0, GAME.parse(step))
    say = Speaker.of_match(GAME, state.options, language)
    return [say.line(line) for line in GAME.log(state, 0, GAME.parse(step), after)]


@pytest.mark.parametrize(
    ("before", "step", "english", "russian"),
    [
        (
            ["play w127"],
            "effect 0",
            "Seat 1 applies Toffee Prospector: place up to 3 terrain tokens.",
            "Место 1 применяет карту «Ирисный старатель»: положите до 3 жетонов местности.",
        ),
        (
            ["play w017"],
            "spend",
            "Seat 1 pays: as often as you like, you may pay 3 wheat → 2 victory points.",
            "Место 1 тратит: сколько угодно раз можете потратить 3 пшеницы → 2 победных очка.",
        ),
        (
            ["play w001", "terrain -1 1 field"],
            "option 0",
            "Seat 1 chooses: +1 wheat production.",
            "Место 1 выбирает: +1 к производству пшеницы.",
        ),
        (["free F5"], "pay_mix 0 1 0", "Seat 1 pays 1 wood.", "Место 1 платит: 1 дерево."),
    ],
)
def test_the_log_says_what_was_chosen(before: list[str], step: str, english: str, russian: str) -> None:
    own = realm("have=60/9/9/9/9", hand="w127 w017 w001 w002", roads="-1,0/-1,1")
    state = play(table(own), *before)
    assert logged(state, step, "en")[0] == english
    assert logged(state, step, "ru")[0] == russian


def test_the_log_leaves_out_what_a_payment_does_not_contain() -> None:
    say = Speaker.of_match(GAME, GAME.options(seats=2), "en")
    assert (
        say.line(Line("sweet_lands-log-pay_mix", {"seat": 0, "phrase": "pay.wood2.iron1"}))
        == "Seat 1 pays 2 wood and 1 iron."
    )
    ability = table(realm("character=solby_chocolate have=60/9/9/9/9 food=9", hand="w001 w002"))
    assert logged(ability, "ability 0", "en")[0] == "Seat 1 uses the character’s ability: gain 1 wheat."


def test_the_log_tells_points() -> None:
    points = table(realm("have=60/9/9/9/9", hand="w124 w002"))
    assert logged(points, "play w124", "ru") == [
        "Место 1 разыгрывает карту «Хрустящий судья».",
        "Место 1: −16 золота, +6 победных очков.",
    ]
    city = "tent@0,0 house@1,0 lab@0,1"
    ended = logged(table(realm("cart=3 help=3", hand="w002", pieces=city)), "end_round", "ru")
    assert ended[1:] == ["Место 1: +1 городское очко, +1 промышленное очко."]


def test_the_board_in_words_tells_of_areas_goals_and_workers() -> None:
    own = realm(hand="w001", pieces="tent@0,0 house@1,0 lab@0,1", columns="mining=w045", played="w045", claimed="m1a")
    state = table(own, lines=("disks: terrain=1 cards=1", "milestones: m2a m6b", "scoring: t2"))
    said = [Speaker("en").line(cell) for _, rows in board(view(state, 1)) for row in rows for cell in row]
    assert "Full areas: New cards" in said
    assert "Areas with disks and free slots: Survey" in said
    assert "Milestones: 5 or more properties and 15 or more victory points" in said
    assert "Scoring tokens: Highest production" in said
    assert "Cities 1, open ports 0, wonders 0, disks 0, help cell 1" in said
    assert any(line.startswith("Employed in mining: ") for line in said)
    assert any(line.startswith("Help cell 1: help token (in the production phase: ") for line in said)
