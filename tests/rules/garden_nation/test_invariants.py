"""Section 15: what holds at every step of any match."""

import random

import pytest
from tests.rules.garden_nation.helpers import GAME, legal, random_states, view_of, waiting
from tests.rules.garden_nation.literal import Garden

from tabletown.core.bits import members
from tabletown.core.state import CHANCE, State
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules.view import GardenNationView
from tabletown.testing import rule

FLOORS = {2: 20, 3: 17, 4: 14}


def wealth(view: GardenNationView, seat: int) -> int:
    """GN-I5: population and the values of the buildings."""
    zones = Garden(view).mine(seat)
    return view.population[seat] + sum(2 * sum(zone.cost + level for level in range(zone.floors)) for zone in zones)


def check(view: GardenNationView) -> None:
    for seat, supply in enumerate(view.supply):
        standing = sum(each.floors for each in view.buildings if each.seat == seat)
        assert supply + standing == FLOORS[len(view.supply)]  # GN-I1
        assert supply >= 0
    assert view.roofs + sum(each.closed for each in view.buildings) == 19  # GN-I2
    assert min(view.population) >= 1  # GN-I3
    for land in m.LANDS[:3]:
        assert list(view.tokens.values()).count(land) <= 3  # GN-I4
    shown = [card for card in view.display if card]
    done = [card for each in view.done for card in each]
    assert len(set(shown + done)) + view.deck == 21  # GN-I8
    if view.phase in ("play", "over") and len(shown) < 4:
        assert view.deck == 0


def check_step(before: GardenNationView, after: GardenNationView, actor: int, text: str) -> None:
    verb, *arguments = text.replace("build_bramble", "build").split()
    assert before.tokens.items() <= after.tokens.items()  # GN-I4
    gains = [wealth(after, seat) - wealth(before, seat) for seat in range(len(before.supply))]
    assert min(gains) >= 0, text  # GN-I5
    if after.round == before.round and after.phase != "over" and actor != CHANCE:
        if verb == "build":
            zone = Garden(before).zones[arguments[0]]
            assert gains[actor] == zone.cost + zone.floors
        else:
            assert set(gains) == {0}, text
    if verb in ("build", "demolish", "invade") and (not after.pending or after.pending[-1][0] != "project"):
        assert after.crane == Garden(before).crane_after(arguments[0])  # GN-I7
    assert sum(before.ploys) - sum(after.ploys) == (verb in ("invade", "strategic", "transfer_roof"))


@rule("GN-I1", "GN-I2", "GN-I3", "GN-I4", "GN-I5", "GN-I7", "GN-I8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants_hold_at_every_step(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(3):
        state: State = GAME.new(GAME.options(seats=seats))
        while not state.over:
            before = view_of(state)
            actor = rng.choice(waiting(state))
            action = rng.choice(state.legal(actor))
            state.apply(actor, action)
            check(view_of(state))
            if before.round:
                check_step(before, view_of(state), actor, GAME.text(action))


def test_what_the_state_keeps_beside_the_floors_agrees_with_them() -> None:
    for state in random_states(9, 9, share=0.4):
        standing = [zone for zone in range(m.ZONES) if state.floors[zone]]
        assert members(state.taken) == standing
        assert members(state.high) == [zone for zone in standing if state.floors[zone] > 1]
        assert sorted(zone for own in state.own for zone in members(own)) == standing
        assert set(members(state.closed)) <= set(standing)
        assert GAME.from_text(state.to_text()).key() == state.key()


@rule("GN-I7")
def test_lands_of_a_territory() -> None:
    for territory in range(7):
        lands = sorted("GYRB"[land] for land in m.PRINTED[7 * territory : 7 * territory + 7])
        assert lands == ["B", "G", "G", "R", "R", "Y", "Y"]


@rule("GN-I8", "GN-11.1")
def test_a_place_is_empty_only_while_the_dealer_fills_it() -> None:
    rng = random.Random(8)
    filled = 0
    for _ in range(20):
        state = GAME.new(GAME.options(seats=4))
        while not state.over:
            view = view_of(state)
            if view.round and view.deck and "" in view.display:
                assert waiting(state) == [CHANCE]
                place = view.display.index("") + 1
                assert {text.split()[1] for text in legal(state)} == {str(place)}
                filled += 1
            actor = rng.choice(waiting(state))
            state.apply(actor, rng.choice(state.legal(actor)))
    assert filled > 10
