"""Section 14: the scripted round and the counts of sequences."""

import pytest
from tests.rules.garden_nation.helpers import legal, play, start, view_of, waiting

from tabletown.core.bits import members
from tabletown.core.state import CHANCE, State
from tabletown.testing import rule


@rule("GN-V23")
def test_a_scripted_round() -> None:
    state = start(2)
    for step, population, crane in (
        ("0 build T1.1", (34, 35), 1),
        ("1 build T1.6", (34, 34), 3),
        ("1 build T3.5", (34, 33), 6),
        ("0 build T6.1", (31, 33), 1),
    ):
        play(state, step)
        assert (view_of(state).population, view_of(state).crane) == (population, crane)
    play(state, "0 build T1.2")
    assert view_of(state).population == (27, 33)
    play(state, "0 complete 1", "- project 1 prison")
    assert view_of(state).crane == 2
    play(state, "1 build T2.1")
    assert (view_of(state).population, view_of(state).crane) == ((27, 31), 1)
    play(state, "1 build T1.6")
    assert view_of(state).population == (27, 29)
    assert "complete 1" in legal(state)
    play(state, "1 complete 1", "- project 1 bunker")
    view = view_of(state)
    assert (view.population, view.supply, view.roofs, view.crane) == ((30, 34), (17, 16), 17, 3)
    assert [sum(line.points for line in state.score(seat).lines if line.rule.startswith("GN-6")) for seat in (0, 1)] == [
        3,
        3,
    ]
    assert (view.round, waiting(state)) == (2, [1])
    assert {each.zone for each in view.buildings if each.closed} == {"T1.2", "T1.6"}
    assert view.display[0] == "bunker"


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` steps."""
    if depth == 0 or state.over:
        return 1
    count = 0
    for actor in [CHANCE] if state.actors() == CHANCE else members(state.actors()):
        for action in state.legal(actor):
            after = state.copy()
            after.apply(actor, action)
            count += perft(after, depth - 1)
    return count


@rule("GN-V28")
@pytest.mark.parametrize(("seats", "counts"), [(2, (63, 693, 7354)), (3, (63, 126, 1386)), (4, (63, 189, 2079))])
def test_counts_of_sequences(seats: int, counts: tuple[int, ...]) -> None:
    assert tuple(perft(start(seats), depth) for depth in (1, 2, 3)) == counts
