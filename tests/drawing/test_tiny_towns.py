"""Pictures of Tiny Towns: every legal action can be touched, and everything that lies on the table is there to be seen."""

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import cast
from xml.etree import ElementTree

import pytest

import tabletown
from tabletown.core.options import Options
from tabletown.core.state import State
from tabletown.drawing import THEMES, Mark, Picture, Theme
from tabletown.drawing.text import Face, measure
from tabletown.games.tiny_towns import picture
from tabletown.games.tiny_towns.material import CARDS, PATTERNS, RESOURCES
from tabletown.games.tiny_towns.picture_panels import STAR
from tabletown.games.tiny_towns.picture_scene import Scene
from tabletown.games.tiny_towns.view import TinyTownsView
from tabletown.i18n import Speaker
from tabletown.testing import play, preset_name

GAME = tabletown.game("tiny_towns")
NAMES = {"en": ["Vera", "Ilya", "Mason", "Nina", "Oleg", "Maya"], "ru": ["Вера", "Илья", "Каменщик", "Нина", "Олег", "Майя"]}
SAY = {language: Speaker(language, names) for language, names in NAMES.items()}
HEAD = """tiny_towns
options: seats=2 mode=standard {options}
phase: {phase}
cards: cottage {cards}
round: 16
hammer: 1
named: 8 8
"""
OTHER = "pending 1: {pending}\ntown 1: F.Ts CT.. W.hw .g.b{more} kept=the_starloom other=silva_forum\n"


def position(
    town: str, pending: str, cards: str = "farm well chapel tavern theater factory", resource: str = "brick", **more: str
) -> State:
    """A position in which seat 0 decides."""
    head = HEAD.format(options=more.get("options", ""), phase=more.get("phase", "play"), cards=cards)
    named = f"resource: {resource} 1\n" if resource else ""
    shown = f"shown 0: {more['shown']}\n" if "shown" in more else ""
    other = OTHER.format(pending=more.get("other", "resource"), more=more.get("more", ""))
    return GAME.from_text(f"{head}{named}pending 0: {pending}\ntown 0: {town}\n{shown}{other}")


# One position for every decision point that is rare, and for every thing that can lie on a building.
POSITIONS = {
    "place": position("CW.g FChb ..g. T.s. kept=the_sky_baths other=silva_forum", "resource"),
    "build": position("wsw. hbhs gsww .... kept=archive_of_the_second_age other=fort_ironweed", "build"),
    "posts": position(
        "Kws. sKwg hhb. .... kept=mandras_palace other=fort_ironweed", "build", "farm shed abbey inn bakery trading_post"
    ),
    "obelisk": position("M.ws wsbb ghs. .... kept=obelisk_of_the_crescent other=fort_ironweed", "build"),
    "factory": position(
        "KW.C FCOK .T.C T.s. marks=a1:brick marks=d2:stone kept=the_sky_baths other=silva_forum", "resource"
    ),
    "warehouse": position(
        "KW.C FCOK .T.C T.s. stored=a1:wood+wood+glass stored=d2:brick cavern=1 kept=the_sky_baths other=silva_forum",
        "resource",
        "granary fountain abbey inn bakery warehouse",
        options="cavern=yes",
    ),
    "statue": position("MW.C FCO. .T.C T.s. resting=d1:wood kept=statue_of_the_bondmaker other=silva_forum", "resource"),
    "mark": position(
        "KW.C FCOK .T.C T.s. marks=a1:wood kept=the_sky_baths other=silva_forum",
        "build mark=7",
        "farm well chapel inn market bank",
    ),
    "name": position(
        "KW.C FCOK .T.C T.s. marks=a1:wood marks=d2:stone kept=the_sky_baths other=silva_forum",
        "name",
        "farm well chapel inn market bank",
        "",
        phase="name",
        other="-",
    ),
    "guild": position("MW.C FCO. .T.C T.s. kept=architects_guild other=silva_forum", "build guild"),
    "guild again": position("MW.C FCO. .T.C T.s. kept=architects_guild other=silva_forum", "build guild=4"),
    "grove": position("MW.C FCO. .T.C T.s. kept=grove_university other=silva_forum", "build grove"),
    "setup": position("MW.C FCO. .T.C T.s. kept=opaleyes_watch other=silva_forum", "build watch_setup"),
    "watch": position(
        "MW.C FCO. .T.C T.s. aside=blue+gray+green won=blue+gray watch_round=9 kept=opaleyes_watch other=silva_forum",
        "watch",
        phase="watch",
        other="-",
        more=" constructed=blue+gray",
    ),
    "extra": position("wsw. hbhs gsww .... kept=opaleyes_watch other=fort_ironweed", "extra", phase="watch", other="-"),
}
PRESETS = GAME.presets()


def draw(state: State, seat: int | None, language: str = "en", **more: object) -> Picture:
    view = cast(TinyTownsView, GAME.view(state, seat))
    legal = state.legal(seat) if seat is not None else ()
    return picture.draw(view, legal, SAY[language], **more)  # type: ignore[arg-type]


@cache
def matches(options: Options) -> list[tuple[int, State]]:
    """Decisions of a match: of each point the first few, of all seats, and the end."""
    found: list[tuple[int, State]] = []
    seen: dict[str, int] = {}
    for _, state in play(GAME, options, 1, "curious").positions():
        for seat in range(options.seats):
            view = cast(TinyTownsView, GAME.view(state, seat))
            point = view.pending[-1][0] if view.pending else view.phase
            often = seen.get(point, 0)
            if often in (0, 9):
                found.append((seat, state.copy()))
            seen[point] = often + 1
    return found


def decisions() -> Iterator[tuple[int, State]]:
    """Decisions of some presets, of two seats as of six, and all rare ones."""
    for options in PRESETS[::7]:
        yield from matches(options)
    yield from ((0, state) for state in POSITIONS.values())


# Touching.


def touchable(drawn: Picture) -> list[Mark]:
    return [mark for mark in drawn.marks if mark.actions]


def check_touching(marks: list[Mark], legal: list[int], rng: random.Random) -> None:
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
        check_touching(touchable(draw(state, seat)), state.legal(seat), rng)


@pytest.mark.parametrize("name", POSITIONS)
def test_every_legal_action_of_rare_decisions_is_reached(name: str) -> None:
    state = POSITIONS[name]
    assert len(state.legal(0)) > 1
    for width in ("wide", "narrow"):
        check_touching(touchable(draw(state, 0, width=width)), state.legal(0), random.Random(1))


@pytest.mark.parametrize("name", POSITIONS)
def test_parts_of_a_page_reach_every_legal_action(name: str) -> None:
    state = POSITIONS[name]
    view, legal, say = cast(TinyTownsView, GAME.view(state, 0)), state.legal(0), SAY["ru"]
    parts = [picture.town(view, 0, legal, say), picture.supply(view, legal, say)]
    parts += [picture.card(view, card, say, legal) for card in {*view.cards, *view.kept, view.other} - {""}]
    marks = [mark for part in parts if part is not None for mark in touchable(part)]
    check_touching(marks, legal, random.Random(2))
    ids = [mark.id for mark in marks]
    assert len(ids) == len(set(ids))


def test_buttons_are_for_what_is_not_on_the_table() -> None:
    found = {name: [(each.key, each.go) for each in draw(state, 0).choices] for name, state in POSITIONS.items()}
    assert found["build"] == found["extra"] == [("done", True)]
    assert found["guild"] == [("stop", True)]
    assert found["warehouse"] == [("discard", False)]
    assert found["place"] == found["setup"] == []


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_drawn_carries_the_actions_of_its_mark(name: str) -> None:
    drawn = draw(POSITIONS[name], 0)
    nodes = {node.get("id"): node for node in ElementTree.fromstring(drawn.svg()).iter()}
    for mark in touchable(drawn):
        node = nodes[mark.id]
        assert node.get("data-actions") == " ".join(map(str, sorted(mark.actions)))
        assert node.get("role") == "button"
        assert (node.get("aria-label") or "").startswith(mark.label)


def test_sites_that_share_landings_are_told_apart_by_their_cubes() -> None:
    state = position("wsw. .... .... .... kept=the_sky_baths other=silva_forum", "build")  # TT-Y3
    marks = {mark.key: {GAME.text(action) for action in mark.actions} for mark in touchable(draw(state, 0))}
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
    since = cast(TinyTownsView, GAME.view(before, 1))
    view = cast(TinyTownsView, GAME.view(before, 1))
    assert picture.draw(view, (), SAY["en"], since=since).last == ""


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_cards_show_pattern_and_whole_help(card: str, language: str) -> None:
    view = cast(TinyTownsView, GAME.view(POSITIONS["place"], 0))
    drawn = picture.card(view, card, SAY[language])
    for resource in RESOURCES:
        wanted = sum(row.count(resource) for row in PATTERNS[CARDS.index(card)])
        assert drawn.svg(standalone=False).count(f'"#tt-flat-{resource}"') == wanted
    words = " ".join(node.text or "" for node in ElementTree.fromstring(drawn.svg(standalone=False)).iter("text"))
    assert SAY[language](f"tiny_towns-card-{card}-help") in words


def test_a_finished_match_shows_all_scores_and_the_winner() -> None:
    state = next(state for _, state in matches(GAME.options(seats=4)) if state.over)
    svg = draw(state, None).svg()
    for seat in range(4):
        assert f">{str(state.score(seat).total).replace('-', '−')}</text>" in svg
    assert svg.count(STAR) == len(state.winners())
    assert not touchable(draw(state, 0))


def test_town_hall_and_solo_show_the_deck() -> None:
    for options, words in (
        (GAME.options(seats=2, mode="town_hall"), "free choice"),
        (GAME.options(mode="solo"), "Open cards"),
    ):
        state = next(state for seat, state in matches(options) if GAME.view(state, seat).phase == "play")  # type: ignore[attr-defined]
        view = cast(TinyTownsView, GAME.view(state, 0))
        assert picture.deck(view, SAY["en"]) is not None
        assert words.lower() in draw(state, 0).svg().lower()
    assert picture.deck(cast(TinyTownsView, GAME.view(POSITIONS["place"], 0)), SAY["en"]) is None


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


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", ["wide", "narrow"])
def test_no_text_leaves_the_picture(language: str, width: str) -> None:
    for seat, state in decisions():
        assert overflowing(draw(state, seat, language, width=width)) == []
        assert overflowing(draw(state, None, language, width=width)) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_text_leaves_a_part(language: str) -> None:
    say = SAY[language]
    for seat, state in matches(GAME.options(seats=6, cavern=True)):
        view = cast(TinyTownsView, GAME.view(state, seat))
        parts = [
            picture.score(view, seat, say),
            picture.score(view, seat, say, width=344),
            picture.town(view, seat, (), say),
        ]
        for each in range(6):
            parts += [picture.panel(view, each, say, size=size) for size in ("full", "compact", "strip")]
        assert [overflowing(part) for part in parts if overflowing(part)] == []


def test_things_to_touch_are_large_enough_for_a_thumb() -> None:
    for state in POSITIONS.values():
        root = ElementTree.fromstring(draw(state, 0, width="narrow").svg(standalone=False))
        for node in root.iter():
            if node.get("role") == "button":
                sizes = [
                    (float(each.get("width", "0")), float(each.get("height", "0")))
                    for each in node.iter()
                    if each.tag.endswith("rect")
                ]
                scale = 344 / 481 if (node.get("id") or "").startswith("tiny_towns-cube") else 1
                assert max(min(size) for size in sizes) * scale >= 38, node.get("id")


def test_a_table_of_six_stays_small() -> None:
    import zlib

    sizes = [len(zlib.compress(draw(state, seat, "ru").svg().encode())) for seat, state in matches(GAME.options(seats=6))]
    assert max(sizes) < 16_000


def test_towns_keep_their_place_from_step_to_step() -> None:
    states = [state for _, state in matches(GAME.options(seats=2))]
    grounds = {draw(state, 0).ground for state, _ in pairwise(states) if not state.over}
    assert len(grounds) <= 2  # the names of cards are not there before the first is drawn
