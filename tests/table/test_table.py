"""The table: seats, turns, refusals, storing and going on."""

import pytest
from tests.table.matches import GAME, SEED, act, act_all, finish, plain, table, told, wander

from tabletown import IllegalAction, RecordError
from tabletown.core.errors import UnknownSeat
from tabletown.core.views import Line
from tabletown.table import BotSeat, Dealer, Open, Person, Record, Table, TableError

OPTIONS = GAME.options(seats=2)


def test_the_dealer_begins_when_every_seat_is_taken() -> None:
    match = Table(GAME, OPTIONS, [Person("a"), Open()])
    assert (match.started, match.steps, match.actors, match.legal(0)) == (False, [], 0, [])
    assert match.commitment is not None
    assert match.prompt(0) == Line("table-waiting")
    match.sit(1, BotSeat("random"))
    assert (match.started, len(match.steps), match.actors, match.bots()) == (True, 11, 0b11, [1])
    with pytest.raises(TableError) as caught:
        match.sit(1, Open())
    assert caught.value.message == "table-started"
    assert match.seats == (Person("a"), BotSeat("random"))


def test_the_number_of_seats_must_fit() -> None:
    with pytest.raises(TableError) as caught:
        Table(GAME, OPTIONS, [Person("a")])
    assert (caught.value.message, caught.value.arguments) == ("table-seats", {"expected": 2, "found": 1})


def test_only_whose_turn_it_is_may_act_and_only_legally() -> None:
    match = plain(seats=2, first_player=0)
    before = match.steps, told(match, 0), told(match, 1)
    for seat, action in [
        (1, GAME.parse("name wood")),
        (-1, GAME.parse("name wood")),
        (7, 0),
        (0, GAME.parse("done")),
        (0, -5),
    ]:
        with pytest.raises(IllegalAction):
            match.act(seat, action)
    assert (match.steps, told(match, 0), told(match, 1)) == before
    assert [match.is_turn(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, False]


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_told_nothing(seat: int) -> None:
    match = table(seats=2)
    for ask in (match.view, match.log, match.undoable, match.flagged, match.undo, match.ask):
        with pytest.raises(UnknownSeat):
            ask(seat)
    with pytest.raises(UnknownSeat):
        match.sit(seat, Person("a"))
    with pytest.raises(UnknownSeat):
        match.score(0, seat)
    with pytest.raises(UnknownSeat):
        match.bot_seed(seat)


def test_a_single_option_can_be_played_for_a_person() -> None:
    match = plain(seats=2, first_player=0)
    assert match.forced(0) is None
    assert match.forced(1) is None
    act_all(match, "0 name wood", "0 place wood a1")
    assert match.forced(0) == GAME.parse("done")


def test_views_and_scores_are_those_of_the_viewer() -> None:
    match = plain(seats=2, first_player=0)
    act_all(match, "0 name wood", "0 place wood a1", "0 done", "1 place wood a1", "1 done")
    act_all(match, "1 name stone", "1 place stone b1", "1 build well a1+b1 a1")
    assert match.view(0) == GAME.view(match._history.state, 0)
    assert (match.score(1, 1).total, match.score(0, 1).total) == (-15, -16)


def test_winners_are_told_at_the_end() -> None:
    match = plain(seats=2, first_player=0)
    assert match.winners() == []
    finish(match)
    assert match.over
    assert match.winners()
    assert match.legal(0) == []
    with pytest.raises(IllegalAction) as caught:
        act(match, 0, "done")
    assert caught.value.message == "table-not-your-turn"


@pytest.mark.parametrize("mode", ["standard", "town_hall", "solo"])
def test_a_stored_match_goes_on_as_if_nothing_had_been(mode: str) -> None:
    match = table(mode=mode)
    for _ in wander(match, 11, steps=25):
        pass
    stored = match.record()
    assert stored.seed is None
    again = Table.from_record(Record.decode(stored.encode()), seed=SEED.hex())
    for viewer in (None, *range(match.options.seats)):
        assert told(again, viewer) == told(match, viewer)
    assert finish(again).record() == finish(match).record()


def test_without_the_seed_a_stored_match_can_only_be_looked_at() -> None:
    match = Table.from_record(table(seats=2).record())
    assert match.legal(0)
    for attempt in (lambda: match.act(0, match.legal(0)[0]), lambda: match.ask(0), lambda: match.bot_seed(0)):
        with pytest.raises(TableError) as caught:
            attempt()
        assert caught.value.message == "table-no-dealer"
    assert match.commitment == table(seats=2).commitment


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        Table.from_record(table(seats=2).record(), seed=bytes(32).hex())
    assert caught.value.message == "record-commitment"


def test_a_record_that_breaks_the_rules_makes_no_table() -> None:
    record = Record.of(GAME, OPTIONS, [])
    with pytest.raises(RecordError):
        Table.from_record(Record.decode(record.encode().replace(b'"seats":2', b'"seats":3')))


def test_steps_made_elsewhere_are_followed() -> None:
    here, there = table(seats=2), table(seats=2)
    told(there, 0)  # its log is kept up from here on
    known = len(there.steps)
    for _ in wander(here, 3, steps=20):
        pass
    there.follow(here.steps[known:])
    for viewer in (None, 0, 1):
        assert told(there, viewer) == told(here, viewer)
    assert finish(there).record() == finish(here).record()


def test_bots_have_a_seed_for_each_decision() -> None:
    match = table(seats=2)
    first = [match.bot_seed(0), match.bot_seed(1)]
    assert first == [table(seats=2).bot_seed(0), table(seats=2).bot_seed(1)]
    match.act(1, match.legal(1)[0])
    assert match.bot_seed(0) == first[0]
    assert len({*first, match.bot_seed(1)}) == 3
    assert Dealer(GAME, OPTIONS, bytes(32)).bot_seed(0, 0) != first[0]
