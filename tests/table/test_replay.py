"""Replays: the same whether they grow with the match or are made afterwards."""

from typing import Any

import msgspec
import pytest
from tests.table.matches import GAME, SEED, plain, table, wander

import tabletown
from tabletown.core.errors import UnknownStep
from tabletown.core.state import CHANCE
from tabletown.core.views import View
from tabletown.table import Dealer, Person, Replay, Table


def _contents(replay: Replay) -> bytes:
    views = [replay.view(number) for number in range(replay.last + 1)]
    return msgspec.json.encode([replay.steps, replay.entries, views, replay.scores(), replay.over])


@pytest.mark.parametrize("spacing", [1, 3, 50])
def test_a_replay_grows_with_the_match(spacing: int) -> None:
    """Seldom read, it replays the steps itself; often read, it takes the states that the match has made."""
    match = table(seats=3)
    viewers = (0, 2, None)
    for number, _ in enumerate(wander(match, 5, steps=120)):
        if number % spacing == 0:
            for viewer in viewers:
                match.log(viewer)
    for viewer in viewers:
        grown = match.replay(viewer)
        assert _contents(grown) == _contents(Replay(GAME, match.options, match.steps, viewer))
        assert (
            grown.state_at(len(match.steps)).key()
            == Replay(GAME, match.options, match.steps).state_at(len(match.steps)).key()
        )


def towns(view: View) -> list[Any]:
    """All towns of a view."""
    return list(view.towns)  # type: ignore[attr-defined]


def _seen_after_own_decision(match: Table, seat: int) -> bytes | None:
    """What the seat saw when its own last step was made and, if it revealed nothing, the draws that followed."""
    own = [place for place, (actor, _) in enumerate(match.steps) if actor == seat]
    if not own:
        return None
    state = GAME.new(match.options)
    for step in match.steps[: own[-1]]:
        state.apply(*step)
    before, end = state.copy(), own[-1] + 1
    state.apply(*match.steps[own[-1]])
    if GAME.reveals(before, *match.steps[own[-1]], state):
        hidden, shown = towns(GAME.view(before, seat)), towns(GAME.view(state, seat))
        return msgspec.json.encode([shown[each] if each == seat else hidden[each] for each in range(len(shown))])
    while end < len(match.steps) and match.steps[end][0] == CHANCE:
        state.apply(*match.steps[end])
        end += 1
    return msgspec.json.encode(towns(GAME.view(state, seat)))


def test_the_previous_view_is_that_after_the_own_last_decision_and_before_a_reveal() -> None:
    match = table(seats=2)
    for _ in wander(match, 9, steps=80):
        for seat in (0, 1):
            found = match.previous_view(seat)
            assert (None if found is None else msgspec.json.encode(towns(found))) == _seen_after_own_decision(match, seat)
        assert match.previous_view(None) is None


def test_an_undo_makes_another_replay() -> None:
    match = plain(seats=2)
    match.act(0, GAME.parse("name wood"))
    match.act(0, GAME.parse("place wood a1"))
    before = match.replay(0)
    match.undo(0)
    assert len(match.replay(0).steps) == len(before.steps) - 1


def test_steps_that_were_not_shown_have_no_number() -> None:
    match = plain(seats=2)
    match.act(0, GAME.parse("name wood"))
    match.act(1, GAME.parse("place wood b2"))
    last = len(match.steps)
    assert (match.replay(1).last, match.replay(0).last) == (last, last - 1)
    assert match.replay(1).steps_until(last) == match.steps
    with pytest.raises(UnknownStep):
        match.replay(0).view(last)


def test_no_number_is_below_that_of_the_beginning() -> None:
    match = plain(seats=2)
    match.act(0, GAME.parse("name wood"))
    with pytest.raises(UnknownStep):
        match.replay(0).view(-1)


def test_every_line_of_the_log_belongs_to_one_step() -> None:
    match = table(seats=2)
    for _ in wander(match, 4, steps=40):
        pass
    replay = match.replay(0)
    assert [line for number in range(replay.last + 1) for line in replay.lines(number)] == [
        entry.line for entry in replay.entries
    ]


def test_points_over_time_are_sampled_and_end_with_the_last_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletown.table.replay._POINTS", 7)
    match = table(seats=2)
    lengths = set()
    for _ in wander(match, 4, steps=60):
        replay = match.replay(0)
        numbers = [each.number for each in replay.scores()]
        assert (numbers[0], numbers[-1]) == (0, replay.last)
        assert numbers == sorted(set(numbers))
        assert len(numbers) <= 9
        lengths.add(len(numbers))
    assert len(lengths) > 1


@pytest.mark.parametrize("viewer", [0, None])
def test_points_are_those_that_the_viewer_could_see(viewer: int | None) -> None:
    """In Garden Nation objectives are secret: a seat knows of points that others do not see."""
    game = tabletown.game("garden_nation")
    options = game.options(seats=2)
    match = Table(game, options, [Person("Ann"), Person("Bo")], dealer=Dealer(game, options, SEED))
    for _ in wander(match, 3, steps=60):
        pass
    replay = match.replay(viewer)
    for number in range(replay.last + 1):
        view = game.view(replay.state(number), viewer)
        assert replay.sheets(number) == [game.score(view, seat) for seat in (0, 1)]
    assert replay.sheets(replay.last)[1] != match.replay(1).sheets(match.replay(1).last)[1]
