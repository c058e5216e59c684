"""Positions in notation: what is written is read again, and what cannot be is refused."""

import pytest
from tests.rules.garden_nation.helpers import GAME, random_states, start, table, view_of

from tabletown import TabletownError
from tabletown.core.errors import PositionError

PLAY = "garden_nation\noptions: seats=3\nphase: play\ncrane: 1\norder: 0 1\n"


def test_a_position_says_what_it_leaves_out() -> None:
    state = GAME.from_text(PLAY + "buildings 1: T1.1=2^ T2.0=3\n")
    view = view_of(state)
    assert (view.supply, view.roofs, view.left, view.visited) == ((17, 12, 17), 18, 2, (1,))
    assert (view.population, view.ploys, view.round, view.deck) == ((35, 35, 35), (4, 4, 4), 1, 21)


@pytest.mark.parametrize(
    "line",
    [
        "buildings 0: T1.1=1\nbuildings 1: T1.1=1",
        "buildings 0: T1.0=1",  # a bramble zone without a token
        "buildings 0: T8.1=1",
        "buildings 0: T1.1=0",
        "buildings 0: T1.1=18",
        "tokens: T1.1=greenery",
        "tokens: T1.0=greenery T2.4=greenery T3.4=greenery T4.3=greenery",
        "display: house house forge temple",
        "display: house forge",
        "completed 0: house\ncompleted 1: house",
        "population: 1 2",
        "population: 0 35 35",
        "ploys: 5 4 4",
        "layout: 1 2 3 4 5 6",
        "layout: 1 2 3 4 5 6 6",
        "layout: 1 2 3 4 5 6 7+6",
        "layout: 12 2 3 4 5 6 7",
        "turn: left=3",
        "turn: visited=8",
        "turn: left=0",
        "pending: refill=1",
        "pending: project=T1.1",
        "pending: next_player",
        "dealt 0: belfry belfry belfry belfry",
        "kept 0: belfry belfry",
        "dealt 0: market cabaret cabaret belfry\nkept 0: market barracks",
        "unknown: 1",
    ],
)
def test_what_cannot_be_is_refused(line: str) -> None:
    keys = {each.partition(":")[0] for each in line.splitlines()}
    kept = "\n".join(each for each in PLAY.splitlines() if each.partition(":")[0] not in keys)
    with pytest.raises(TabletownError):
        GAME.from_text(f"{kept}\n{line}\n")


@pytest.mark.parametrize("order", ["0 0", "0 1 2 0", "-", "3"])
def test_the_turn_order_must_be_possible(order: str) -> None:
    with pytest.raises(PositionError):
        table("", "", "", order=order)


@pytest.mark.parametrize("phase", ["territory", "project", "choose", "refill"])
def test_a_phase_needs_what_it_is_about(phase: str) -> None:
    display = "house forge temple prison"
    with pytest.raises(PositionError):
        table("", "", phase=phase, display=display)


IMPOSSIBLE = [
    "buildings 0: T1.1=2^\ndisplay: house - - -\norder: 0\npending: project=T1.1",
    "turn: left=2\norder: 0",
    "buildings 0: T1.1=17",
    "crane: -\nround: 5\nbuildings 0: T1.1=1",
    "turn: left=2 locked",
    "turn: left=2 visited=3",
    "ended: maybe",
    "kept 0: belfry",
    "kept 0: belfry market cabaret",
    "kept 0: observatory market\nkept 1: observatory cabaret\nkept 2: observatory belfry",
    "dealt 0: belfry market",
    "phase: refill\npending: crane=T7.1 refill=1",
    "round: 0",
    "round: 61",
]


@pytest.mark.parametrize("line", IMPOSSIBLE)
def test_what_no_match_can_come_to_is_refused(line: str) -> None:
    keys = {each.partition(":")[0] for each in line.splitlines()}
    kept = "\n".join(each for each in PLAY.splitlines() if each.partition(":")[0] not in keys)
    with pytest.raises(PositionError):
        GAME.from_text(f"{kept}\n{line}\n")


@pytest.mark.parametrize("order", ["0 0", "0 1 1", "0 0 0"])
def test_two_players_alternate_in_positions_too(order: str) -> None:
    with pytest.raises(PositionError):
        table("", "", order=order)


def test_every_state_of_a_match_is_read_again() -> None:
    for state in [start(4), *random_states(21, 6, share=0.3)]:
        assert GAME.from_text(state.to_text()).key() == state.key()
