"""Taking back: as far as nothing was learned, and without anybody noticing; more only by agreement."""

from typing import Any

import pytest
from tests.table.matches import GAME, act, act_all, plain, table, told, wander

from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEALED, Line
from tabletown.table import BotSeat, Person, Table, TableError, Undo

MODES: dict[str, dict[str, Any]] = {
    "standard": {"seats": 3},
    "standard with monuments and cavern": {"seats": 2, "cavern": True},
    "town hall": {"seats": 2, "mode": "town_hall"},
    "solo": {"mode": "solo"},
}

START, CHANCE_LINE = Line("table-undo-start"), Line("table-undo-chance")
REVEAL, FINAL = Line("table-undo-reveal"), Line("table-undo-final")


def named(seats: int = 2) -> Table:
    """Seat 0 has named wood, and everybody holds a cube."""
    match = plain(seats=seats, first_player=0)
    act(match, 0, "name wood")
    return match


# Where the barrier lies.


def test_nothing_can_be_taken_back_at_the_start() -> None:
    match = plain(seats=2, first_player=0)
    assert match.undoable(0) == Undo(0, START)
    with pytest.raises(TableError) as caught:
        match.undo(0)
    assert caught.value.message == "table-undo-start"


def test_a_named_resource_stands() -> None:
    match = named()
    assert match.undoable(0) == Undo(0, FINAL)
    assert match.undoable(1) == Undo(0, Line("table-undo-other", {"seat": 0}))


@pytest.mark.rule("TT-12.3")
def test_acts_of_a_round_can_be_taken_back_until_done() -> None:
    match = named()
    act_all(match, "0 place wood a1")
    assert match.undoable(0) == Undo(1, FINAL)
    act_all(match, "0 done")
    assert match.undoable(0) == Undo(0, FINAL)
    act_all(match, "1 place wood a1")
    match.undo(1)
    act_all(match, "1 place wood d4", "1 done")
    assert match.undoable(0) == match.undoable(1) == Undo(0, REVEAL)


@pytest.mark.rule("TT-12.2", "TT-12.3")
def test_a_kept_monument_stands() -> None:
    match = table(seats=2, cards="first_game", first_player=0)
    assert match.undoable(0) == Undo(0, CHANCE_LINE)
    match.act(0, match.legal(0)[0])
    assert match.undoable(0) == Undo(0, FINAL)
    assert match.undoable(1) == Undo(0, CHANCE_LINE)
    match.act(1, match.legal(1)[0])
    assert match.undoable(0) == Undo(0, Line("table-undo-other", {"seat": 1}))


@pytest.mark.rule("TT-12.3", "TT-10.2")
def test_a_drawn_card_is_a_barrier_and_a_free_round_begins_with_a_reveal() -> None:
    match = plain("town_hall", seats=2)
    for number in (1, 2):
        assert match.undoable(1) == Undo(0, CHANCE_LINE)
        for seat in (0, 1):
            match.act(seat, match.legal(seat)[number])
        assert match.undoable(1).steps == 1
        act_all(match, "1 done", "0 done")
    assert match.undoable(0) == match.undoable(1) == Undo(0, REVEAL)
    match.act(1, match.legal(1)[5])
    assert match.undoable(1) == Undo(1, REVEAL)


@pytest.mark.rule("TT-12.3", "TT-11.2", "TT-11.6")
def test_a_pick_in_solo_can_be_taken_back_until_the_next_card() -> None:
    match = plain("solo")
    for number in range(1, 15):
        picked = GAME.text(match.legal(0)[0])
        act(match, 0, picked)
        match.act(0, match.legal(0)[0])
        assert match.undoable(0).steps == 2
        match.undo(0, 2)
        act(match, 0, picked)
        match.act(0, match.legal(0)[0])
        act(match, 0, "done")
        # From the 13th round on the cards put back return in an order that is known, without the dealer.
        assert match.undoable(0) == Undo(0, CHANCE_LINE if number <= 12 else REVEAL)


# Taking back among the sealed steps of others.


@pytest.mark.rule("TT-12.3")
def test_own_steps_go_and_those_of_others_in_between_stay() -> None:
    match = named(seats=3)
    act_all(match, "0 place wood a1", "1 place wood b1", "2 place wood c1", "1 done")
    match.undo(0)
    assert [GAME.text(action) for _, action in match.steps] == ["name wood", "place wood b1", "place wood c1", "done"]
    assert match.undoable(0) == Undo(0, FINAL)
    assert match.undoable(2).steps == 1
    act_all(match, "0 place wood d4", "2 done", "0 done")
    assert match.is_turn(1)  # the hammer has gone on


@pytest.mark.rule("TT-12.3", "TT-12.6")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(4))
def test_nobody_notices_a_step_taken_back_and_made_again(mode: str, seed: int) -> None:
    match = table(**MODES[mode])
    everybody = [None, *range(match.options.seats)]
    taken_back = 0
    for number, _ in enumerate(wander(match, seed)):
        for seat in range(match.options.seats):
            steps = match.undoable(seat).steps
            if steps == 0 or (number + seat) % 5:
                continue
            before = {viewer: told(match, viewer) for viewer in everybody}
            actions = [action for actor, action in match.steps if actor == seat][-steps:]
            match.undo(seat, steps)
            taken_back += 1
            changed = {viewer for viewer in everybody if told(match, viewer) != before[viewer]}
            # A pick in solo is seen by whoever looks on (TT-12.1).
            assert changed - {None} == {seat} if mode == "solo" else changed == {seat}
            for action in actions:
                match.act(seat, action)
            assert {viewer: told(match, viewer) for viewer in everybody} == before
    assert taken_back > 3


@pytest.mark.rule("TT-12.3")
def test_taking_back_gives_the_view_of_before() -> None:
    match = named()
    before = told(match, 0)
    act_all(match, "0 place wood a1")
    match.undo(0)
    assert told(match, 0) == before


@pytest.mark.parametrize("mode", MODES)
def test_nothing_was_learned_since_what_can_be_taken_back(mode: str) -> None:
    """Law 8: after the first step that a seat may take back it saw no card, no reveal and no step of another."""
    match = table(**MODES[mode])
    checked = 0
    for _ in wander(match, 9):
        states = list(match.record().replay())
        for seat in range(match.options.seats):
            steps = match.undoable(seat).steps
            if steps == 0:
                continue
            first = [place for place, (actor, _) in enumerate(match.steps) if actor == seat][-steps]
            for place in range(first, len(match.steps)):
                actor, action = match.steps[place]
                checked += 1
                assert actor != CHANCE
                assert actor == seat or GAME.exposure(states[place], actor, action, seat) == SEALED
                assert not GAME.reveals(states[place], actor, action, states[place + 1])
    assert checked > 10


@pytest.mark.parametrize("steps", [-1, 0, 2])
def test_a_refusal_changes_nothing(steps: int) -> None:
    match = named()
    act_all(match, "0 place wood a1", "1 place wood a1")
    before = match.steps
    with pytest.raises(TableError) as caught:
        match.undo(0, steps)
    assert caught.value.message == "table-undo-final"
    assert match.steps == before


# By agreement.


class Unsettled(type(GAME)):  # type: ignore[misc]
    """A game in which every step is a barrier for its own seat, or for all others, and nothing is ever settled."""

    def __init__(self, others: bool) -> None:
        self.others = others

    def barrier(self, before: State, actor: int, action: int, after: State) -> int:
        return 0b11 & ~(1 << actor) if self.others else 1 << actor


def unsettled(others: bool) -> Table:
    options = GAME.options(seats=2, cards="first_game", monuments=False, first_player=0)
    match = Table(Unsettled(others), options, [Person("a"), Person("b")])
    act_all(match, "0 name wood", "1 place wood b1")
    return match


def test_steps_that_depend_on_those_taken_back_go_with_them() -> None:
    match = unsettled(others=False)
    match.ask(0)
    match.answer(1, True)
    assert match.steps == []


def test_an_offer_does_not_tell_how_far_others_are_in_a_sealed_round() -> None:
    early, late = named(seats=2), named(seats=2)
    act_all(late, "1 place wood a1")
    for match in (early, late):
        match.ask(0)
    assert early.offer == late.offer


def test_a_bot_that_takes_the_seat_of_somebody_asked_agrees() -> None:
    match = named(seats=2)
    act_all(match, "0 place wood a1", "0 done")
    assert match.ask(0) is False
    match.sit(1, BotSeat("greedy"))
    assert match.offer is None
    assert match.is_turn(0)


def test_a_barrier_by_a_sealed_step_does_not_name_the_seat() -> None:
    assert unsettled(others=True).undoable(0) == Undo(0, Line("table-undo-others"))


def test_others_are_asked_for_more() -> None:
    match = named(seats=3)
    act_all(match, "0 place wood a1", "0 done", "1 place wood a1")
    assert match.ask(0) is False
    offer = match.offer
    assert offer is not None
    assert (offer.seat, offer.waiting, offer.whole) == (0, 0b110, False)
    assert offer.line == Line("table-offer-own", {"seat": 0})
    assert match.answer(1, True) is False
    assert match.answer(2, True) is True
    assert match.offer is None
    assert match.is_turn(0)
    assert [GAME.text(action) for _, action in match.steps] == ["name wood", "place wood a1", "place wood a1"]
    assert match.undoable(0).steps == match.undoable(1).steps == 1


def test_going_back_before_a_reveal_takes_back_everything_since() -> None:
    match = named()
    act_all(match, "0 place wood a1", "1 place wood a1", "0 done", "1 done", "1 name stone", "1 place stone b1")
    assert match.ask(0) is False
    assert match.offer is not None
    assert match.offer.line == Line("table-offer-whole", {"seat": 0})
    assert match.answer(1, True) is True
    assert [GAME.text(action) for _, action in match.steps] == ["name wood", "place wood a1", "place wood a1"]
    act_all(match, "0 done", "1 done")
    assert match.log(0)[-1].line == Line("tiny_towns-log-round", {"round": 2})


def test_one_refusal_is_enough() -> None:
    match = named(seats=3)
    act_all(match, "0 place wood a1", "0 done")
    before = match.steps
    match.ask(0)
    assert match.answer(2, False) is False
    assert match.offer is None
    assert match.steps == before


def test_an_offer_stands_while_others_act_in_secret_and_lapses_with_the_round() -> None:
    """Were it to lapse at once, it would tell that somebody has acted."""
    match = named(seats=3)
    act_all(match, "0 place wood a1", "0 done")
    match.ask(0)
    offer = match.offer
    act_all(match, "1 place wood a1", "1 done", "2 place wood b2")
    match.undo(2)
    act_all(match, "2 place wood b2")
    assert match.offer == offer
    act_all(match, "2 done")
    assert match.offer is None


def test_the_seat_that_asks_may_go_on_or_withdraw() -> None:
    match = named()
    act_all(match, "0 place wood a1")
    match.ask(0)  # to name another resource
    match.undo(0)
    assert match.offer is None
    match.ask(0)
    match.withdraw(0)
    assert match.offer is None
    match.ask(0)
    act_all(match, "0 place wood a1")
    match.answer(1, True)
    assert match.steps == []


def test_bots_agree_at_once() -> None:
    match = named()
    match.sit(1, BotSeat("random"))
    act_all(match, "0 place wood a1", "1 place wood a1", "1 done", "0 done")
    assert match.ask(0) is True
    assert match.is_turn(0)


def test_questions_out_of_place_are_refused() -> None:
    match = named()
    for seat, message in [(0, "table-offer-none"), (1, "table-offer-none")]:
        with pytest.raises(TableError) as caught:
            match.answer(seat, True)
        assert caught.value.message == message
    with pytest.raises(TableError) as caught:
        match.ask(1)
    assert caught.value.message == "table-undo-start"
    match.ask(0)
    for call in (lambda: match.ask(1), lambda: match.withdraw(1), lambda: match.answer(0, True)):
        with pytest.raises(TableError):
            call()
    assert match.offer is not None


def test_a_match_that_is_over_stays_over() -> None:
    match = plain("solo")
    for _ in wander(match, 2):
        pass
    with pytest.raises(TableError) as caught:
        match.ask(0)
    assert caught.value.message == "table-over"
    assert match.undoable(0).steps == 0
