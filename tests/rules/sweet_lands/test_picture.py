"""Pictures: every legal action can be touched, changes are marked, nothing is cut off."""

import random
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from tests.rules.sweet_lands.helpers import play, realm, table

from tabletown.core.facets import DEFAULT_LOOK, Look
from tabletown.core.state import CHANCE
from tabletown.core.translate import Say
from tabletown.drawing import Picture
from tabletown.drawing.buttons import Button
from tabletown.drawing.compose import ghost
from tabletown.drawing.parts import Parts
from tabletown.games.sweet_lands import GAME
from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules.geometry import cells_of, name_cell
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.i18n import Speaker

PRESETS = [GAME.options(seats=2, draft=True), GAME.options(seats=4, upgraded_skills=True), GAME.options(mode="solo")]
ENGLISH = Speaker("en")
RUSSIAN = Speaker("ru", ["Вера", "Илья", "Каменщик", "Нина"])


def decisions(number: int) -> Iterator[tuple[SweetLandsState, int]]:
    """The first state of a random match for every kind of question, with a seat that must answer."""
    rng = random.Random(number)
    state = GAME.new(PRESETS[number])
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


def parts(
    state: SweetLandsState, seat: int | None, say: Say = RUSSIAN, look: Look = DEFAULT_LOOK
) -> tuple[dict[str, Picture], Parts]:
    """The parts of what a seat sees, by their names too."""
    drawn: Parts = GAME.parts(GAME.view(state, seat), legal_of(state, seat), say, look)
    return {picture.name.removeprefix("sweet_lands-"): picture for picture in drawn.pictures}, drawn


def legal_of(state: SweetLandsState, seat: int | None) -> list[int]:
    """The legal actions of a seat, none of a spectator."""
    return [] if seat is None else state.legal(seat)


def offered(drawn: Parts) -> dict[str, set[int]]:
    """The legal actions behind every key."""
    found: dict[str, set[int]] = {}
    marks = [(mark.key, mark.actions) for picture in drawn.pictures for mark in picture.marks]
    for key, actions in [*marks, *((choice.key, choice.actions) for choice in drawn.choices)]:
        if actions:
            found.setdefault(key, set()).update(actions)
    return found


@pytest.mark.parametrize("number", range(len(PRESETS)))
def test_every_legal_action_can_be_touched(number: int) -> None:
    kinds = 0
    for state, seat in decisions(number):
        legal = state.legal(seat)
        kinds += 1
        for narrow in (False, True):
            touched = offered(parts(state, seat, look=Look(narrow=narrow))[1])
            assert set().union(*touched.values(), set()) == set(legal)
            for action in legal:
                together = [actions for actions in touched.values() if action in actions]
                assert set.intersection(*together) == {action}, GAME.text(action)
    assert kinds > 18


def test_pictures_are_sound_and_hold_all_that_is_drawn() -> None:
    for state, seat in decisions(2):
        for narrow in (False, True):
            for part in parts(state, seat, look=Look(narrow=narrow))[1].pictures:
                for x in re.findall(r'<text x="(-?[\d.]+)"', part.svg()):
                    assert -1 <= float(x) <= part.width + 1
            text = GAME.picture(GAME.view(state, seat), state.legal(seat), RUSSIAN, Look(narrow=narrow)).svg()
            ElementTree.fromstring(text)
            assert not re.search(r"nan|sweet_lands-(picture|tell|button|each|many)-[a-z]+[^-\w]* ", text)
        assert not offered(parts(state, None)[1])


def test_the_realm_of_any_seat_can_be_in_the_middle() -> None:
    for state, seat in decisions(0):
        for other in range(state.seats):
            found, drawn = parts(state, seat, look=Look(seat=other))
            assert f"domain-{other}" in found
            assert len(drawn.seats) == state.seats
            if GAME.view(state, seat).realms[other].character:
                assert found.keys() >= {"columns", "character", "houses", "purse", "tray"}
            for picture in drawn.pictures:
                ElementTree.fromstring(picture.svg("dark"))


def marked(picture: Picture) -> int:
    """How many things are in brackets."""
    return picture.svg().count("line-last")


def test_what_was_placed_since_an_earlier_view_is_marked() -> None:
    own = realm("have=0/9/9/9/9", hand="w001 w002 w003", roads="0,0/1,0")
    state = table(own)
    before = GAME.view(state, 0)
    play(state, "area terrain", "discard_card w001", "terrain -1 1 field")
    now = GAME.view(state, 0)
    assert marked(parts(state, 0)[0]["domain-0"]) == 0
    assert marked(parts(state, 0, look=Look(since=before))[0]["domain-0"]) == 1
    assert marked(parts(state, 0, look=Look(since=now))[0]["domain-0"]) == 0
    assert marked(parts(state, 0, look=Look(since=before))[0]["areas"]) == 1
    play(state, "stop", "free F1", "discard_card w002", "pay_mix 3 0 0", "next_road", "road 0 0 0 1")
    assert marked(parts(state, 0, look=Look(since=now))[0]["domain-0"]) == 1


def test_shops_keep_their_colours_where_they_stand() -> None:
    state = table(realm(hand="w001", pieces="shop_mining@0,0 shop_agriculture@0,1"))
    drawn = parts(state, 0, ENGLISH)[0]["domain-0"].svg()
    first, second = drawn.index("piece-shop_mining"), drawn.index("piece-shop_agriculture")
    places = [drawn.index('aria-label="coffee shop (mining)'), drawn.index('aria-label="coffee shop (agriculture)')]
    assert places[0] < places[1]
    assert first != second


def test_a_card_shows_its_price_with_the_discount() -> None:
    state = table(realm("have=60/0/0/0/0", hand="w012 w002", played="w011 w013"))
    drawn = parts(state, 0, ENGLISH)[0]["tray"].svg()
    assert 'text-decoration="line-through"' in drawn
    assert ">20</text>" in drawn
    assert ">18</text>" in drawn


def test_goals_tell_conditions_results_and_owners() -> None:
    tokens = ("milestones: m2a m4b", "scoring: t2")
    state = table(realm(hand="w001", claimed="m1a"), lines=tokens)
    found = parts(state, 0, ENGLISH)[0]
    drawn = found["milestones"].svg() + found["scoring"].svg()
    for text in (
        "5 or more properties",
        "4 or more cake symbols",
        "10 or more tokens of field and sea",
        "virtual player 10",
    ):
        assert text in drawn


def test_ports_stay_in_sight_under_tokens() -> None:
    def ports(**own: str) -> int:
        return parts(table(realm(hand="w001", **own)), 0)[0]["domain-0"].svg().count('href="#sl-port"')

    side = m.STANDARD.sides[0]
    place = name_cell(cells_of(side.port)[0])
    assert ports() == 4
    assert ports(land=place) == 5  # printed, and again on the token


def test_an_area_tells_how_many_slots_are_taken() -> None:
    state = table(realm(hand="w001 w002"), lines=("disks: terrain=1 cards=1",))
    english, russian = (parts(state, 0, say)[0]["areas"].svg() for say in (ENGLISH, RUSSIAN))
    survey = re.search(r'aria-label="(Survey[^"]*)"', english)
    assert survey
    assert survey[1].endswith("Slots taken: 1 of 3.")
    assert "Slots taken: 1 of 1." in english
    assert "Занято ячеек: 1 из 3." in russian


def test_the_board_and_the_tray_keep_their_size() -> None:
    """From the set-up to the end, also while the deck is searched."""
    for narrow in (False, True):
        sizes = set()
        for number in range(len(PRESETS)):
            for state, seat in decisions(number):
                drawn = parts(state, seat, look=Look(narrow=narrow))[1]
                fixed = [drawn.board, *drawn.under, *drawn.rail]
                sizes.add(tuple((round(each.width), round(each.height)) for each in fixed))
        assert len(sizes) == 1, sizes


def test_what_a_score_line_counts_is_drawn() -> None:
    """A click on a line of the sheet lights pieces of the board or of a tab."""
    missing = set()
    for number in range(len(PRESETS)):
        for state, seat in decisions(number):
            drawn = parts(state, seat)[1]
            keys = {key for picture in drawn.pictures for key in picture.drawn}
            lines = state.score(seat).lines if state.realms[seat].board >= 0 else ()
            missing |= {key for line in lines for key in line.pieces if key not in keys and not key.startswith("card-")}
    assert not missing


def test_a_ghost_shows_what_a_placement_changes() -> None:
    state = table(realm("have=0/9/9/9/9", hand="w001 w002 w003", roads="0,0/1,0", land="-1,0"))
    play(state, "area terrain", "discard_card w001")
    before = parts(state, 0)[1].board
    play(state, "terrain -1 1 field")
    after = parts(state, 0)[1].board
    drawn = ghost(before, after)
    assert "tile-field" in drawn
    assert "tile-forest" not in drawn


def test_a_beginner_is_offered_a_character() -> None:
    state, seat = next(iter(decisions(0)))
    drawn = parts(state, seat, ENGLISH)[1].board
    assert [mark for mark in drawn.marks if mark.label.endswith("A good choice for a first game.")]
    assert len([mark for mark in drawn.marks if mark.actions]) == len(state.legal(seat))


def test_the_end_of_the_round_asks_while_something_is_left() -> None:
    def end(state: SweetLandsState) -> Button:
        return next(each for each in parts(state, 0, ENGLISH)[1].choices if each.key == f"do-{GAME.parse('end_round')}")

    busy = end(table(realm("have=0/9/9/9/0", hand="w001 w002 w003")))
    assert (busy.kind, busy.filled, busy.left) == ("end", False, "main action left")
    assert busy.ask == "Main action left, 3 cards in hand. End the round anyway?"
    idle = end(table(realm(hand="w001")))
    assert (idle.filled, idle.ask) == (True, "")
    unsold = end(table(realm("have=0/0/1/1/0"), turn=5))
    assert unsold.left == "2 basic resources unsold"


def test_no_text_is_too_small() -> None:
    """11 px on a desktop, where columns are scaled to 0.91 at most; 12 px on a phone, where they are enlarged."""
    small: set[tuple[str, float]] = set()
    for number in range(len(PRESETS)):
        for state, seat in decisions(number):
            for narrow in (False, True):
                for picture in parts(state, seat, look=Look(narrow=narrow))[1].pictures:
                    sizes = [float(each) for each in re.findall(r'font-size="([\d.]+)"', picture.svg(standalone=False))]
                    small |= {(picture.name, size) for size in sizes if size < 11}
    assert not small


def test_two_characters_are_suggested_and_come_first() -> None:
    state = next(state for state, seat in decisions(0) if GAME.text(state.legal(seat)[0]).startswith("character "))
    seat = next(seat for seat in range(state.options.seats) if state.is_actor(seat))
    drawn = GAME.parts(GAME.view(state, seat), state.legal(seat), Speaker("en")).board
    marked = [mark.label for mark in drawn.marks if "A good choice for a first game." in mark.label]
    assert len(marked) == 2
    assert [mark.label for mark in drawn.marks if mark.kind == "target"][:2] == marked
