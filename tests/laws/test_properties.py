"""The laws on matches that Hypothesis looks for, and its strategies themselves."""

from hypothesis import find, given, settings
from hypothesis import strategies as st
from tests.laws.faults import FAULTS
from tests.laws.guessing import Guessing

from tabletown.core import registry
from tabletown.core.record import Record
from tabletown.testing import BrokenLaw, Match, check_copy, check_inventory, check_round_trips, check_sample, strategies

OWN = Guessing()
GAMES = st.sampled_from([OWN, *(registry.game(name) for name in registry.games())])


@settings(max_examples=40)
@given(GAMES.flatmap(strategies.matches))
def test_laws_hold_wherever_play_may_lead(match: Match) -> None:
    check_inventory(match)
    check_copy(match, probes=2, branches=3)
    check_round_trips(match, probes=2, damages=4)
    check_sample(match, probes=2, samples=1)


@settings(max_examples=30)
@given(strategies.records(OWN))
def test_records_lead_to_the_state_they_were_taken_from(record: Record) -> None:
    assert record.check(OWN).key() == list(record.replay(OWN))[-1].key()
    assert Record.decode(record.encode()) == record


@settings(max_examples=30)
@given(strategies.matches(OWN, OWN.options(mode="round", seats=3), most=12))
def test_a_match_goes_as_far_as_it_is_let(match: Match) -> None:
    assert match.options.seats == 3
    assert len(match.steps) <= 12
    assert match.last().key() == [state.key() for _, state in match.positions()][-1]


def breaks(match: Match) -> bool:
    try:
        check_copy(match)
    except BrokenLaw:
        return True
    return False


def test_a_fault_is_shrunk_to_the_steps_that_show_it() -> None:
    found = find(strategies.matches(FAULTS["copies forget"][0], OWN.options(mode="duel")), breaks)
    # Two deals, a card turned up and a look.
    assert [OWN.describe(action).verb for _, action in found.steps] == ["deal", "deal", "turn", "look"]
