"""The engine against the literal reading in `literal.py`, on thousands of random positions."""

import random
from typing import Any

import pytest
from tests.rules.garden_nation.helpers import GAME, legal, random_states, view_of
from tests.rules.garden_nation.literal import OBJECTIVES, PROJECTS, Garden

from tabletown.core.bits import BIT, members
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules.projects import holds
from tabletown.games.garden_nation.rules.scoring import objective_points
from tabletown.games.garden_nation.rules.state import GardenNationState
from tabletown.testing import rule

STATES = 1500


def scattered(rng: random.Random) -> GardenNationState:
    """A garden full of buildings of all heights, in any layout, as seldom comes up in play."""
    seats = rng.randrange(2, 5)
    state = GardenNationState(GAME.options(seats=seats))  # type: ignore[arg-type]
    state.lay(rng.sample(range(7), 7), [rng.randrange(6) for _ in range(7)])
    lands = m.LAND_ZONES[:]
    for zone in m.BRAMBLES:
        if rng.random() < 0.7:
            lands[rng.randrange(3)] |= BIT[zone]
    state.lands = lands
    crowd = rng.random()
    for zone in range(m.ZONES):
        if rng.random() < crowd and state.land_of(zone) != m.BRAMBLE:
            state.floors[zone] = rng.choice((1, 1, 1, 2, 2, 3, 4))
            state.taken |= BIT[zone]
            state.own[min(rng.randrange(seats + 2), seats - 1)] |= BIT[zone]
            state.high |= BIT[zone] if state.floors[zone] > 1 else 0
            state.closed |= BIT[zone] if rng.random() < 0.2 else 0
    return state


@rule("GN-6.3", "GN-6.10", "GN-6.11", "GN-6.12", "GN-6.13", "GN-6.14", "GN-6.15", "GN-6.16", "GN-6.17")
def test_projects_are_recognised_as_the_cards_read() -> None:
    rng = random.Random(61)
    held = dict.fromkeys(PROJECTS, 0)
    for _ in range(STATES):
        state = scattered(rng)
        garden = Garden(view_of(state))
        for building in rng.sample(garden.view.buildings, min(3, len(garden.view.buildings))):
            if not building.closed:
                for card in PROJECTS:
                    expected = garden.completes(building.seat, building.zone, card)
                    found = holds(state, building.seat, m.ZONE[building.zone], m.PROJECT[card])
                    assert found == expected, (card, building, state.to_text())
                    held[card] += found
    assert min(held.values()) > 10, held


@rule("GN-10.3", "GN-10.4", "GN-10.5", "GN-10.6", "GN-10.7", "GN-10.8", "GN-6.6")
def test_objectives_score_as_the_cards_read() -> None:
    rng = random.Random(107)
    gave = dict.fromkeys(OBJECTIVES, 0)
    for _ in range(STATES):
        state = scattered(rng)
        garden = Garden(view_of(state))
        for card in OBJECTIVES:
            seat = rng.randrange(state.seats)
            expected = garden.points(seat, card)
            assert objective_points(state, seat, m.OBJECTIVE[card]) == expected, (card, seat, state.to_text())
            gave[card] += expected > 0
    assert min(gave.values()) > 50, gave


@rule("GN-2.4", "GN-2.5", "GN-4.4")
def test_neighbours_and_the_way_of_the_crane_follow_from_the_plane() -> None:
    rng = random.Random(25)
    for _ in range(60):
        state = scattered(rng)
        garden = Garden(view_of(state))
        assert sum(bin(zones).count("1") for zones in state.near) == 2 * 96
        for zone, name in enumerate(m.ZONE_NAMES):
            assert {m.ZONE_NAMES[each] for each in members(state.near[zone])} == garden.touching(name)
            assert state.leads[zone] + 1 == garden.crane_after(name)


@rule("GN-5.1", "GN-5.3", "GN-5.8", "GN-5.9", "GN-5.10", "GN-7.2", "GN-7.3", "GN-7.4")
@pytest.mark.parametrize("options", [{}, {"zone_costs": "bga", "move_on": "descending"}], ids=["plain", "settings"])
def test_what_may_be_done_is_what_the_rules_say(options: dict[str, Any]) -> None:
    seen = set()
    checked = 0
    for state in random_states(5, 30, **options):
        view = view_of(state)
        if view.pending and view.pending[-1][0] == "act":
            texts = legal(state)
            assert set(texts) == Garden(view).acts(), state.to_text()
            seen |= {text.split()[0] for text in texts}
            checked += 1
    assert checked > 1500
    assert seen == {"build", "build_bramble", "demolish", "invade", "strategic", "transfer_roof", "move_on", "pass"}


@rule("GN-6.1", "GN-6.4")
def test_in_play_a_project_is_offered_exactly_when_the_cards_say_so() -> None:
    offered = declined = 0
    for state in random_states(64, 18):
        view = view_of(state)
        if not view.pending or view.pending[-1][0] != "act":
            continue
        seat = view.order[-1]
        for action in state.legal(seat):
            text = GAME.text(action)
            if not text.startswith(("build", "invade")):
                continue
            zone = text.split()[1]
            after = state.copy()
            after.apply(seat, action)
            garden = Garden(view_of(after))
            fit = [
                place
                for place, card in enumerate(view.display, 1)
                if card and garden.view.roofs and garden.completes(seat, zone, card)
            ]
            if fit:
                assert legal(after) == [*(f"complete {place}" for place in fit), "decline"]
                offered += 1
            else:
                assert not garden.view.pending or garden.view.pending[-1][0] != "project"
                declined += 1
    assert offered > 150
    assert declined > 1500
