"""Pictures: every legal action can be touched, parts show what the whole shows, changes are marked, nothing is cut off."""

import random
import re
from collections.abc import Callable, Iterator
from xml.etree import ElementTree

import pytest
from tests.rules.sweet_lands.helpers import GAME, play, realm, table

from tabletown.core.state import CHANCE
from tabletown.drawing import Picture
from tabletown.games.sweet_lands.picture import table as drawing
from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules.geometry import cells_of, name_cell
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.view import SweetLandsView
from tabletown.i18n import Speaker

PRESETS = [GAME.options(seats=2, draft=True), GAME.options(seats=4, upgraded_skills=True), GAME.options(mode="solo")]
RUSSIAN = Speaker("ru", ["Вера", "Илья", "Каменщик", "Нина"])


def look(state: SweetLandsState, seat: int | None) -> SweetLandsView:
    """What a seat may know."""
    view = GAME.view(state, seat)
    assert isinstance(view, SweetLandsView)
    return view


def decisions(number: int) -> Iterator[tuple[SweetLandsState, int]]:
    """The first state of a random match for every kind of question, with a seat that must answer."""
    rng = random.Random(number)
    state = GAME.new(PRESETS[number])
    assert isinstance(state, SweetLandsState)
    seen: dict[int, int] = {}
    while not state.over:
        waiting = state.actors()
        actor = CHANCE if waiting == CHANCE else (waiting & -waiting).bit_length() - 1
        actions = state.legal(actor)
        if actor != CHANCE:
            kind = state.pending[-1] & 63 if state.pending else 100 + state.phase
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] == 1:
                yield state, actor
            better = [each for each in actions if not GAME.text(each).startswith(("stop", "end_round", "pass", "free F5"))]
            actions = better if better and rng.random() < 0.9 else actions
        state.apply(actor, rng.choice(actions))
    yield state, 0


def offered(pictures: list[Picture]) -> dict[str, set[int]]:
    """The legal actions behind every key of some pictures."""
    found: dict[str, set[int]] = {}
    for each in pictures:
        for mark in each.marks:
            if mark.actions:
                found.setdefault(mark.key, set()).update(mark.actions)
    return found


def parts(view: SweetLandsView, seat: int, legal: list[int]) -> list[Picture]:
    """Every part that takes legal actions."""
    with_actions: list[Callable[..., Picture]] = [
        drawing.areas, drawing.tracks, drawing.hand, drawing.setup, drawing.goals, drawing.helpers, drawing.skills,
    ]  # fmt: skip
    return [drawing.domain(view, seat, legal, RUSSIAN), *(draw(view, legal, RUSSIAN) for draw in with_actions)]


@pytest.mark.parametrize("number", range(len(PRESETS)))
def test_every_legal_action_can_be_touched(number: int) -> None:
    kinds = 0
    for state, seat in decisions(number):
        legal = state.legal(seat)
        view = look(state, seat)
        kinds += 1
        for pictures in (
            [drawing.draw(view, legal, RUSSIAN)],
            [drawing.draw(view, legal, RUSSIAN, width="narrow")],
            parts(view, seat, legal),
        ):
            touched = offered(pictures)
            assert set().union(*touched.values(), set()) == set(legal)
            for action in legal:
                together = [actions for actions in touched.values() if action in actions]
                assert set.intersection(*together) == {action}, GAME.text(action)
    assert kinds > 18


def test_pictures_are_sound_and_hold_all_that_is_drawn() -> None:
    for state, seat in decisions(2):
        view = look(state, seat)
        layouts: tuple[drawing.Layout, ...] = ("wide", "narrow")
        for width in layouts:
            whole = drawing.draw(view, state.legal(seat), RUSSIAN, width=width)
            text = whole.svg()
            ElementTree.fromstring(text)
            assert not re.search(r"nan|sweet_lands-(picture|tell|button|each|many)-[a-z]+[^-\w]* ", text)
            for x in re.findall(r'<text x="(-?[\d.]+)"', text):
                assert -1 <= float(x) <= whole.width + 1
        spectator = drawing.draw(look(state, None), (), RUSSIAN)
        assert not offered([spectator])


def test_parts_of_a_seat_are_drawn_at_any_time() -> None:
    for state, seat in decisions(0):
        view = look(state, seat)
        for other in range(state.seats):
            for draw in (drawing.employed, drawing.character, drawing.houses, drawing.purse, drawing.panel):
                ElementTree.fromstring(draw(view, other, RUSSIAN).svg("dark"))
            assert drawing.panel(view, other, RUSSIAN, size="strip").title
        ElementTree.fromstring(drawing.score(view, RUSSIAN).svg())


def marked(picture: Picture) -> int:
    """How many things are in brackets."""
    return picture.svg().count("line-last")


def test_what_was_placed_since_an_earlier_view_is_marked() -> None:
    own = realm("have=0/9/9/9/9", hand="w001 w002 w003", roads="0,0/1,0")
    state = table(own)
    before = look(state, 0)
    play(state, "area terrain", "discard_card w001", "terrain -1 1 field")
    now = look(state, 0)
    assert marked(drawing.domain(now, 0)) == 0
    assert marked(drawing.domain(now, 0, since=before)) == 1
    assert marked(drawing.domain(now, 0, since=now)) == 0
    assert marked(drawing.areas(now, since=before)) == 1
    play(state, "stop", "free F1", "discard_card w002", "pay_mix 3 0 0", "next_road", "road 0 0 0 1")
    assert marked(drawing.domain(look(state, 0), 0, since=now)) == 1


def test_shops_keep_their_colours_where_they_stand() -> None:
    state = table(realm(hand="w001", pieces="shop_mining@0,0 shop_agriculture@0,1"))
    drawn = drawing.domain(look(state, 0), 0, say=Speaker("en")).svg()
    first, second = drawn.index("piece-shop_mining"), drawn.index("piece-shop_agriculture")
    places = [drawn.index('aria-label="coffee shop (mining)'), drawn.index('aria-label="coffee shop (agriculture)')]
    assert places[0] < places[1]
    assert first != second


def test_a_card_shows_its_price_with_the_discount() -> None:
    state = table(realm("have=60/0/0/0/0", hand="w012 w002", played="w011 w013"))
    drawn = drawing.card(look(state, 0), "w012", Speaker("en")).svg()
    assert 'text-decoration="line-through"' in drawn
    assert ">20</text>" in drawn
    assert ">18</text>" in drawn


def test_goals_tell_conditions_results_and_owners() -> None:
    tokens = ("milestones: m2a m4b", "scoring: t2")
    state = table(realm(hand="w001", claimed="m1a"), lines=tokens)
    drawn = drawing.goals(look(state, 0), say=Speaker("en")).svg()
    for text in (
        "5 or more properties",
        "4 or more cake symbols",
        "10 or more tokens of field and sea",
        "virtual player 10",
    ):
        assert text in drawn


def test_ports_stay_in_sight_under_tokens() -> None:
    def ports(**own: str) -> int:
        return drawing.domain(look(table(realm(hand="w001", **own)), 0), 0).svg().count('href="#sl-port"')

    side = m.STANDARD.sides[0]
    place = name_cell(cells_of(side.port)[0])
    assert ports() == 4
    assert ports(land=place) == 5  # printed, and again on the token


def test_an_area_tells_how_many_places_are_taken() -> None:
    state = table(realm(hand="w001 w002"), lines=("disks: terrain=1 cards=1",))
    english, russian = (drawing.draw(look(state, 0), (), Speaker(language)).svg() for language in ("en", "ru"))
    survey = re.search(r'aria-label="(Survey[^"]*)"', english)
    assert survey
    assert survey[1].endswith("Places taken: 1 of 3.")
    assert "Places taken: 1 of 1." in english
    assert "Занято мест: 1 из 3." in russian
