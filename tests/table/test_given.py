"""Matches that go on from the steps of another one: what was unseen is dealt anew, under a promise of its own."""

import json
import random
from hashlib import sha256

import msgspec
import pytest
from tests.table.matches import GAME, SEED, finish, table

from tabletown import RecordError
from tabletown.core.state import CHANCE
from tabletown.table import BotSeat, Dealer, Person, Record, Table, TableError, verify

MATCH = finish(table(seats=2))
OPTIONS = MATCH.options
CUT = len(MATCH.steps) // 2
SEATS = (Person("a"), BotSeat("random"))


def going_on(steps: int = CUT, seed: bytes = SEED) -> Table:
    given = MATCH.steps[:steps]
    return Table(GAME, OPTIONS, SEATS, dealer=Dealer(GAME, OPTIONS, seed, given), given=given)


def played(match: Table, seed: int = 1) -> Table:
    rng = random.Random(seed)
    while not match.over:
        seat = next(seat for seat in range(2) if match.is_turn(seat))
        match.act(seat, rng.choice(match.legal(seat)))
    return match


def test_the_promise_is_the_documented_hash_and_is_bound_to_the_steps() -> None:
    options = json.loads(msgspec.json.encode(OPTIONS))
    given = [list(step) for step in MATCH.steps[:CUT]]
    context = json.dumps(["tiny_towns", 1, options, given], sort_keys=True, separators=(",", ":")).encode()
    assert going_on().commitment == sha256(b"tabletown commitment 1\0" + context + b"\0" + SEED).hexdigest()
    assert len({going_on(steps).commitment for steps in (0, CUT - 1, CUT)}) == 3


@pytest.mark.parametrize("steps", [1, CUT, len(MATCH.steps) - 1])
def test_it_goes_on_where_it_was_and_verifies_what_is_its_own(steps: int) -> None:
    match = going_on(steps)
    assert match.started
    assert match.steps[:steps] == MATCH.steps[:steps]
    record = played(match).record()
    assert record.given == steps
    found = verify(Record.decode(record.encode()))
    assert (found.holds, found.line.message) == (True, "table-verify-holds-given")
    assert found.draws == sum(step.actor == CHANCE for step in record.steps[steps:])


def test_a_record_that_hides_or_exceeds_what_was_given_does_not_pass() -> None:
    record = played(going_on()).record()
    assert not verify(msgspec.structs.replace(record, given=None)).holds
    assert not verify(msgspec.structs.replace(record, given=CUT - 1)).holds
    with pytest.raises(RecordError):
        verify(msgspec.structs.replace(record, given=len(record.steps) + 1))


def test_nobody_takes_back_what_was_given() -> None:
    match = going_on()
    for seat in (0, 1):
        assert match.undoable(seat).steps == 0
        assert match.undoable(seat).reason.message == "table-undo-given"
        with pytest.raises(TableError) as error:
            match.ask(seat)
        assert error.value.message == "table-undo-given"


def test_own_steps_after_it_can_be_taken_back() -> None:
    match = going_on()
    before = match.steps
    seat = next(seat for seat in range(2) if match.is_turn(seat))
    match.act(seat, match.legal(seat)[0])
    if match.undoable(seat).steps:
        match.undo(seat)
    else:
        assert match.ask(seat) == (seat == 0)
        if seat == 1:
            match.answer(0, True)
    assert match.steps == before


def test_it_is_stored_and_goes_on_from_its_record() -> None:
    match = going_on()
    seat = next(seat for seat in range(2) if match.is_turn(seat))
    match.act(seat, match.legal(seat)[0])
    again = Table.from_record(Record.decode(match.record(reveal=True).encode()))
    assert again.steps == match.steps
    assert again.commitment == match.commitment
    assert played(again, 3).record().steps == played(match, 3).record().steps
