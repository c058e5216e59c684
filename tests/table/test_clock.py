"""The clock, with time that passes only when the test says so."""

import pytest
from tests.table.matches import GAME, act_all, finish, plain

from tabletown.table import Bank, BotSeat, Clock, Open, PerMove, Person, Table, Timing, Unlimited


class FakeTime:
    """A clock on the wall that is moved by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += seconds


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


def timed(time: FakeTime, timing: Timing, seats: int = 2) -> Table:
    return plain(clock=Clock(timing, seats, time), seats=seats, first_player=0)


def test_without_limit_no_flag_falls(time: FakeTime) -> None:
    match = timed(time, Unlimited())
    time.wait(10**9)
    assert match.clock.left(0) is None
    assert not match.flagged(0)


def test_a_bank_runs_down_only_for_those_who_must_decide(time: FakeTime) -> None:
    match = timed(time, Bank(60))
    time.wait(10)
    assert (match.clock.left(0), match.clock.left(1)) == (50, 60)
    act_all(match, "0 name wood")
    time.wait(5)  # both place their cubes at the same time
    assert (match.clock.left(0), match.clock.left(1)) == (45, 55)
    act_all(match, "0 place wood a1", "0 done")
    time.wait(20)
    assert (match.clock.left(0), match.clock.left(1)) == (45, 35)


def test_a_move_brings_the_increment_where_it_can_no_longer_be_taken_back(time: FakeTime) -> None:
    match = timed(time, Bank(60, increment=3))
    act_all(match, "0 name wood")
    assert match.clock.left(0) == 63
    act_all(match, "0 place wood a1")
    match.undo(0)
    act_all(match, "0 place wood a2")
    assert match.clock.left(0) == 63
    act_all(match, "0 done")
    assert (match.clock.left(0), match.clock.left(1)) == (66, 60)


def test_time_is_not_given_back_with_a_step(time: FakeTime) -> None:
    match = timed(time, Bank(60))
    act_all(match, "0 name wood")
    time.wait(10)
    act_all(match, "0 place wood a1")
    time.wait(10)
    match.undo(0)
    assert match.clock.left(0) == 40


def test_each_move_has_the_same_time(time: FakeTime) -> None:
    match = timed(time, PerMove(30))
    time.wait(20)
    act_all(match, "0 name wood")
    assert match.clock.left(0) == 30
    time.wait(20)
    act_all(match, "0 place wood a1")
    assert match.clock.left(0) == 10  # the move goes on
    act_all(match, "0 done", "1 place wood a1", "1 done")
    time.wait(29)
    assert (match.clock.left(0), match.clock.left(1)) == (30, 1)


def test_a_fallen_flag_is_told_and_stays_down(time: FakeTime) -> None:
    match = timed(time, Bank(60, increment=5))
    time.wait(60)
    assert match.flagged(0)
    assert not match.flagged(1)
    act_all(match, "0 name wood")
    assert match.clock.left(0) == 0
    assert match.flagged(0)
    match.clock.grant(0, 15)
    time.wait(10)
    assert match.clock.left(0) == 5
    assert not match.flagged(0)


def test_a_fallen_flag_gets_no_new_time_for_the_next_move(time: FakeTime) -> None:
    match = timed(time, PerMove(30))
    time.wait(31)
    act_all(match, "0 name wood")
    assert match.flagged(0)


def test_a_bot_may_take_the_seat_of_a_fallen_flag(time: FakeTime) -> None:
    match = timed(time, Bank(60))
    time.wait(61)
    assert match.flagged(0)
    match.sit(0, BotSeat("random"))
    assert not match.flagged(0)
    assert match.bots() == [0]
    act_all(match, "0 name wood")
    time.wait(10)
    assert match.clock.left(1) == 50


def test_bots_have_all_the_time(time: FakeTime) -> None:
    options = GAME.options(seats=2, cards="first_game", monuments=False, first_player=0)
    match = Table(GAME, options, [BotSeat("random"), Person("a")], clock=Clock(Bank(60), 2, time))
    time.wait(1000)
    act_all(match, "0 name wood")
    assert match.clock.left(0) == 60


def test_time_begins_with_the_match_and_ends_with_it(time: FakeTime) -> None:
    options = GAME.options(seats=2, cards="first_game", monuments=False, first_player=0)
    match = Table(GAME, options, [Person("a"), Open()], clock=Clock(Bank(60), 2, time))
    time.wait(1000)
    assert match.clock.left(0) == 60
    match.sit(1, Person("b"))
    time.wait(1)
    assert match.clock.left(0) == 59
    finish(match)
    time.wait(1000)
    assert (match.clock.left(0), match.clock.left(1)) == (59, 60)


def test_a_stored_clock_goes_on(time: FakeTime) -> None:
    match = timed(time, Bank(60))
    time.wait(10)
    left = [match.clock.left(seat) or 0 for seat in range(2)]
    later = FakeTime()
    later.wait(10**6)
    again = Table.from_record(match.record(reveal=True), clock=Clock(Bank(60), 2, later, left))
    later.wait(5)
    assert (again.clock.left(0), again.clock.left(1)) == (45, 60)
