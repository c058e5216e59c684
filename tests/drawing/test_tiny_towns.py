"""Pictures of Tiny Towns: every legal action can be touched, and everything that lies on the table is there to be seen."""

import random
import re
import zlib
from pathlib import Path
from runpy import run_path
from typing import cast
from xml.etree import ElementTree

import pytest
from tests.drawing.towns import GAME, POSITIONS, PRESETS, SAY, decisions, draw, matches, parts_of, position

from tabletown.core.facets import DEFAULT_LOOK, Look
from tabletown.core.options import Options
from tabletown.core.state import State
from tabletown.drawing import THEMES, Mark, Picture, Theme
from tabletown.drawing.buttons import Button
from tabletown.drawing.parts import Parts
from tabletown.drawing.text import Face, measure
from tabletown.games.tiny_towns.picture.panels import STAR
from tabletown.games.tiny_towns.picture.scene import Scene
from tabletown.games.tiny_towns.rules.material import CARD_TYPE, CARDS, COMMON, PATTERNS, RESOURCES
from tabletown.games.tiny_towns.rules.view import TinyTownsView
from tabletown.testing import preset_name

# Touching.


LOOKS = pytest.mark.parametrize("look", [DEFAULT_LOOK, Look(narrow=True)], ids=["wide", "narrow"])


def touchable(parts: Parts) -> list[Mark | Button]:
    """What can be touched on a page: things that are drawn, and buttons."""
    return [*(mark for drawn in parts.pictures for mark in drawn.marks if mark.actions), *parts.choices]


def check_touching(marks: list[Mark | Button], legal: list[int], rng: random.Random) -> None:
    """Marks mention all legal actions and nothing else; each can be reached; any way of touching ends with one."""
    assert {action for mark in marks for action in mark.actions} == set(legal)
    for action in legal:
        left = set(legal).intersection(*(mark.actions for mark in marks if action in mark.actions))
        assert left == {action}, [GAME.text(each) for each in left]
    for _ in range(10):
        left = set(legal)
        while lit := [mark for mark in marks if 0 < len(left.intersection(mark.actions)) < len(left)]:
            left &= set(rng.choice(lit).actions)
        assert len(left) == min(1, len(legal))


@pytest.mark.parametrize("options", PRESETS, ids=preset_name)
def test_every_legal_action_is_reached_by_touching(options: Options) -> None:
    rng = random.Random(0)
    for seat, state in matches(options):
        check_touching(touchable(parts_of(state, seat)), state.legal(seat), rng)


@LOOKS
@pytest.mark.parametrize("name", POSITIONS)
def test_every_legal_action_of_rare_decisions_is_reached(name: str, look: Look) -> None:
    state = POSITIONS[name]
    assert len(state.legal(0)) > 1
    marks = touchable(parts_of(state, 0, "ru", look))
    check_touching(marks, state.legal(0), random.Random(1))
    drawn = draw(state, 0, "ru", look)
    whole = [*(mark for mark in drawn.marks if mark.actions), *drawn.choices]
    assert sorted(whole, key=str) == sorted(marks, key=str)


def test_buttons_are_for_what_is_not_on_the_table() -> None:
    found = {name: [(each.key, each.go) for each in parts_of(state, 0).choices] for name, state in POSITIONS.items()}
    assert found["build"] == found["extra"] == [("done", True)]
    assert found["guild"] == [("stop", True)]
    assert [key for key, _ in found["warehouse"]] == [
        "resource-brick",
        "stored-a1-wood",
        "stored-a1-glass",
        "discard",
    ]
    assert found["place"] == found["setup"] == []


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_drawn_carries_the_actions_of_its_mark(name: str) -> None:
    drawn = draw(POSITIONS[name], 0)
    nodes = {node.get("id"): node for node in ElementTree.fromstring(drawn.svg()).iter()}
    for mark in (mark for mark in drawn.marks if mark.actions):
        node = nodes[mark.id]
        assert node.get("data-actions") == " ".join(map(str, sorted(mark.actions)))
        assert node.get("role") == "button"
        assert (node.get("aria-label") or "").startswith(mark.label)


def test_sites_that_share_landings_are_told_apart_by_their_cubes() -> None:
    state = position("wsw. .... .... .... kept=the_sky_baths other=silva_forum", "build")  # TT-Y3
    marks = {mark.key: {GAME.text(action) for action in mark.actions} for mark in touchable(parts_of(state, 0))}
    assert marks["square-b1"] == {"build well a1+b1 b1", "build well b1+c1 b1"}
    assert marks["cube-a1"] == {"build well a1+b1 a1", "build well a1+b1 b1"}
    assert "cube-b1" not in marks
    single = position("ws.. .... .... .... kept=the_sky_baths other=silva_forum", "build")
    assert not [mark for mark in draw(single, 0).marks if mark.key.startswith("cube-")]


# What is shown.


def scene(state: State, seat: int = 0) -> Scene:
    return Scene(cast(TinyTownsView, GAME.view(state, seat)), tuple(state.legal(seat)), SAY["en"])


def test_hints_tell_what_a_cube_would_complete() -> None:
    assert scene(POSITIONS["place"]).opened == {"b3": ("cottage",), "d3": ("cottage", "tavern")}
    labels = {mark.key: mark.label for mark in draw(POSITIONS["place"], 0).marks}
    assert labels["square-d3"] == "Place brick on d3: then Cottage and Tavern"
    assert labels["square-c1"] == "Place brick on c1"


def test_what_can_be_built_anyway_is_no_hint() -> None:
    assert scene(
        position("ws.. .... ..bb .... kept=the_sky_baths other=silva_forum", "resource", resource="glass")
    ).opened == {"b3": ("tavern",)}


def test_hints_are_what_can_be_built_then() -> None:
    for seat, state in decisions():
        shown = scene(state, seat)
        for square, resource in shown.placed.items():
            action = GAME.parse(f"place {resource} {square}")
            if action in shown.legal:
                after = state.copy()
                after.apply(seat, action)
                builds = [GAME.describe(each) for each in after.legal(seat) if GAME.text(each).startswith("build")]
                made = {each.values[0] for each in builds if square in each.values[1].split("+")}
                assert set(shown.opened.get(square, ())) == made


def texts(drawn: Picture) -> str:
    return " | ".join(node.get("aria-label", "") for node in ElementTree.fromstring(drawn.svg()).iter())


def test_all_that_lies_on_buildings_is_shown() -> None:
    assert "a1: Factory, marked with brick" in texts(draw(POSITIONS["factory"], 0))
    assert "a1: Warehouse with wood, wood and glass" in texts(draw(POSITIONS["warehouse"], 0))
    assert "d1: Cottage carrying wood" in texts(draw(POSITIONS["statue"], 0))
    for name, bare in (
        ("factory", " marks=a1:brick marks=d2:stone"),
        ("statue", " resting=d1:wood"),
        ("watch", "aside=blue+gray+green"),
    ):
        text = POSITIONS[name].to_text()
        other = text.replace(bare, "aside=blue+gray" if name == "watch" else "")
        assert text != other
        for seat in (0, 1, None):
            assert draw(GAME.from_text(text), seat).svg() != draw(GAME.from_text(other), seat).svg()


def test_only_what_may_be_known_of_a_monument_is_shown() -> None:
    state = POSITIONS["place"]
    assert "The Sky Baths" in draw(state, 0).svg()
    assert "only you see it" in draw(state, 0).svg()
    for seat in (1, None):
        assert "Sky Baths" not in draw(state, seat).svg()
    assert "Silva Forum" not in draw(state, 0).svg()
    assert "Bondmaker" in draw(POSITIONS["statue"], None).svg()


def test_the_last_step_is_bracketed() -> None:
    before = POSITIONS["place"]
    after = before.copy()
    after.apply(0, GAME.parse("place brick d3"))
    bare, marked = draw(before, 0), draw(after, 0)
    assert bare.last == ""
    assert marked.last.count("line-last") == 1
    after.apply(0, next(action for action in after.legal(0) if GAME.text(action).startswith("build cottage")))
    built = draw(after, 0)
    assert built.last.count("stroke-dasharray") == 1  # c3 is empty now; d3 was so before the round, c2 has the Cottage


def test_what_others_did_since_an_earlier_view_is_marked() -> None:
    state = POSITIONS["place"].copy()
    before = cast(TinyTownsView, GAME.view(state, 1))
    for seat, text in ((0, "place brick c1"), (0, "done"), (1, "place brick b1"), (1, "done")):
        state.apply(seat, GAME.parse(text))
    view = cast(TinyTownsView, GAME.view(state, 1))
    assert Scene(view, (), SAY["en"], before).changed(0) == [2]
    assert Scene(view, (), SAY["en"], before).changed(1) == [1]
    bare, marked = draw(state, 1), draw(state, 1, look=Look(since=before))
    assert (bare.pieces + bare.last).count("line-last") == 0
    assert (marked.pieces + marked.last).count("line-last") == 2


def with_card(card: str) -> State:
    """A position in which a card is in play, or the monument of seat 0."""
    number, cards = CARDS.index(card), ["farm", "well", "chapel", "tavern", "theater", "factory"]
    if 0 < number < COMMON:
        cards[CARD_TYPE[number] - 1] = card
    kept = card if number >= COMMON else "the_sky_baths"
    return position(f"ws.. .... .... .... kept={kept}", "resource", " ".join(cards))


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_cards_show_pattern_and_whole_help(card: str, language: str) -> None:
    (side,) = parts_of(with_card(card), 0, language).tabs[0].pictures
    nodes = {node.get("id"): node for node in ElementTree.fromstring(side.svg(standalone=False)).iter()}
    drawn = nodes[f"tiny_towns-cards-card-{card}"]
    used = [node.get("href") for node in drawn.iter()]
    for resource in RESOURCES:
        wanted = sum(row.count(resource) for row in PATTERNS[CARDS.index(card)])
        assert used.count(f"#tt-flat-{resource}") == wanted
    words = " ".join(node.text or "" for node in drawn.iter("text"))
    assert SAY[language](f"tiny_towns-card-{card}-help") in words


def test_a_finished_match_shows_all_scores_and_the_winner() -> None:
    state = next(state for _, state in matches(GAME.options(seats=4)) if state.over)
    svg = draw(state, None).svg()
    for seat in range(4):
        assert f">{str(state.score(seat).total).replace('-', '−')}</text>" in svg
    assert svg.count(STAR) == len(state.winners())
    assert not touchable(parts_of(state, 0))


def test_town_hall_and_solo_show_the_deck() -> None:
    for options, words in (
        (GAME.options(seats=2, mode="town_hall"), "free choice"),
        (GAME.options(mode="solo"), "Face-up cards"),
    ):
        state = next(state for seat, state in matches(options) if GAME.view(state, seat).phase == "play")  # type: ignore[attr-defined]
        assert len(parts_of(state, 0).about) == 1
        assert words.lower() in draw(state, 0).svg().lower()
    assert parts_of(POSITIONS["place"], 0).about == ()


# Soundness.


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_message_is_missing(language: str) -> None:
    for seat, state in decisions():
        for viewer in (seat, None):
            svg = draw(state, viewer, language).svg()
            assert not re.search(r">[^<]*tiny_towns-|(label|description)=\"[^\"]*tiny_towns-|\{ ?\$", svg)


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_are_sound_in_every_theme(theme: Theme) -> None:
    for name, state in POSITIONS.items():
        svg = draw(state, 0, "ru").svg(theme)
        root = ElementTree.fromstring(svg)
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids)), name
        for found in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg):
            assert "".join(found) in ids
        assert "style=" not in svg
        assert "nan" not in svg


def test_the_same_view_gives_the_same_bytes() -> None:
    for state in POSITIONS.values():
        again = GAME.from_text(state.to_text())
        for seat in (0, 1, None):
            assert draw(state, seat, "ru").svg() == draw(again, seat, "ru").svg()


def overflowing(drawn: Picture) -> list[str]:
    """Texts that leave the picture, all moves and scales taken into account."""
    found = []

    def visit(node: ElementTree.Element, x: float, y: float, scale: float) -> None:
        moved = re.search(r"translate\(([-.\d]+) ([-.\d]+)\)", node.get("transform", ""))
        if moved:
            x, y = x + scale * float(moved[1]), y + scale * float(moved[2])
        scaled = re.search(r"scale\(([.\d]+)\)", node.get("transform", ""))
        scale *= float(scaled[1]) if scaled else 1
        if node.tag.endswith("text"):
            face: Face = "title" if "Podkova" in node.get("font-family", "") else "text"
            text = "".join(node.itertext())
            size = float(node.get("font-size", "0")) * scale
            pinned = node.get("textLength")
            wide = scale * float(pinned) if pinned else measure(text, size, face) * 0.965
            left = x + scale * float(node.get("x", "0"))
            left -= wide * {"end": 1.0, "middle": 0.5}.get(node.get("text-anchor", ""), 0.0)
            base = y + scale * float(node.get("y", "0"))
            if left < 0 or left + wide > drawn.width or base - size < -2 or base > drawn.height:
                found.append(text)
        for child in node:
            visit(child, x, y, scale)

    visit(ElementTree.fromstring(drawn.svg(standalone=False)), 0, 0, 1)
    return found


@LOOKS
@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_text_leaves_the_picture(language: str, look: Look) -> None:
    for seat, state in decisions():
        assert overflowing(draw(state, seat, language, look)) == []
        assert overflowing(draw(state, None, language, look)) == []


@LOOKS
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [3, 6])
def test_no_text_leaves_a_part(language: str, look: Look, seats: int) -> None:
    for seat, state in matches(GAME.options(seats=seats, cavern=True)):
        parts = parts_of(state, seat, language, look).pictures
        assert [overflowing(part) for part in parts if overflowing(part)] == []


def test_things_to_touch_are_large_enough_for_a_thumb() -> None:
    for state in POSITIONS.values():
        for part in parts_of(state, 0, look=Look(narrow=True)).pictures:
            scale = min(1, 344 / part.width)
            for node in ElementTree.fromstring(part.svg(standalone=False)).iter():
                if node.get("role") == "button":
                    rects = [each for each in node.iter() if each.tag.endswith("rect")]
                    sizes = [min(float(each.get("width", "0")), float(each.get("height", "0"))) for each in rects]
                    assert max(sizes) * scale >= 38, node.get("id")


def test_a_table_of_six_stays_small() -> None:
    sizes = [len(zlib.compress(draw(state, seat, "ru").svg().encode())) for seat, state in matches(GAME.options(seats=6))]
    assert max(sizes) < 16_000


def test_the_pictures_of_the_documents_are_those_of_the_script() -> None:
    folder = Path(__file__).resolve().parents[2] / "docs/pictures"
    made = run_path(str(folder / "make.py"))["pictures"]()
    assert {file.name for file in folder.glob("tiny_towns*.svg")} == set(made)
    for svg in made.values():
        assert len(list(ElementTree.fromstring(svg).iter())) > 500
