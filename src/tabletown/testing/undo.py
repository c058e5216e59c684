"""Law 8: undo never crosses a reveal of information, by the barrier of the game and at a table."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from tabletown.core.game import Game
from tabletown.core.record import Open
from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEEN, encode
from tabletown.table import Table
from tabletown.testing.knowledge import draw_sample
from tabletown.testing.matches import Match, Step


def check_undo(match: Match, probes: int = 10) -> None:
    """Check law 8: steps that `Game.barrier` lets a seat undo taught it nothing, and undoing keeps the others' steps."""
    rng = match.rng("undo")
    spans = [(seat, *span) for seat in range(match.options.seats) for span in _spans(match, seat, rng, probes)]
    starts = {start for _, start, _ in spans}
    states = {index: state.copy() for index, state in match.positions() if index in starts}
    for seat, start, end in spans:
        _check_span(match, seat, start, end, states[start], rng)
    if not match.start:
        _check_table(match, rng)


def _spans(match: Match, seat: int, rng: random.Random, count: int) -> list[tuple[int, int]]:
    """Return some (first, end) such that after `end` steps the seat may undo its own steps from number `first` on."""
    game, start, found = match.game, 0, []
    before = match.first()
    for index, (actor, action) in enumerate(match.steps):
        after = before.copy()
        after.apply(actor, action)
        if game.barrier(before, actor, action, after) >> seat & 1:
            start = index + 1
        own = [each for each in range(start, index + 1) if match.steps[each][0] == seat]
        if own:
            found.append((own[0], index + 1))
        before = after
    return rng.sample(found, min(count, len(found)))


def _check_span(match: Match, seat: int, start: int, end: int, then: State, rng: random.Random) -> None:
    game = match.game
    without, possible = then.copy(), draw_sample(match, start, then, seat, rng.getrandbits(30))
    now = then.copy()
    for index in range(start, end):
        actor, action = match.steps[index]
        before = now.copy()
        now.apply(actor, action)
        shown = game.reveals(before, actor, action, now) or game.discloses(before, actor, action, now, seat)
        if actor == CHANCE or shown:
            raise match.broken(index, "undo", f"{seat} may undo what lies before {game.text(action)}")
        if actor == seat:
            # Had it learned something by its own step, a state that looked the same would look different now.
            if action not in possible.legal(seat):
                raise match.broken(index, "undo", f"{seat} learns by {game.text(action)} and may undo it")
            possible.apply(seat, action)
            continue
        if game.exposure(before, actor, action, seat) == SEEN:
            raise match.broken(index, "undo", f"{seat} sees {game.text(action)} by {actor} and may undo an earlier step")
        if action not in without.legal(actor):
            raise match.broken(index, "undo", f"without the steps of {seat}, {game.text(action)} by {actor} is illegal")
        without.apply(actor, action)
    if _without_actors(game, without, seat) != _without_actors(game, then, seat):
        raise match.broken(end, "undo", f"{seat} knows more after undoing its steps from number {start} on")
    if without.legal(seat) != then.legal(seat):
        raise match.broken(end, "undo", f"{seat} has other actions after undoing its steps from number {start} on")
    own = [match.steps[index] for index in range(start, end) if match.steps[index][0] == seat]
    alone = then.copy()
    for step in own:
        alone.apply(*step)
    if _without_actors(game, alone, seat) != _without_actors(game, possible, seat):
        raise match.broken(end, "undo", f"{seat} learns by its steps from number {start} on and may undo them")
    for step in own:  # and taking them again leads to the same place
        without.apply(*step)
    if without.key() != now.key():
        raise match.broken(end, "undo", f"the steps of {seat} from number {start} on, undone and again, lead elsewhere")


def _without_actors(game: Game, state: State, seat: int) -> bytes:
    """Return the view of a seat without the seats that are still deciding."""
    return encode(msgspec.structs.replace(game.view(state, seat), actors=0))


def _check_table(match: Match, rng: random.Random) -> None:
    """Check that a table allows what the barrier allows, and shows nobody what was undone."""
    game = match.game
    seat, end = rng.randrange(match.options.seats), rng.randrange(len(match.steps) + 1)
    table = _table(match, match.steps[:end])
    undoable = table.undoable(seat).steps
    places = [place for place in range(end) if match.steps[place][0] == seat]
    barrier = _last_barrier(match, seat, end)
    allowed = [place for place in places if place > barrier]
    if undoable != len(allowed):
        raise match.broken(end, "undo", f"a table lets {seat} undo {undoable} steps, the barrier {len(allowed)}")
    if not allowed:
        return
    table.undo(seat, undoable)
    kept = [step for place, step in enumerate(match.steps[:end]) if place not in allowed]
    never = _table(match, kept)
    if table.steps != kept:
        raise match.broken(end, "undo", f"a table is left with other steps after {seat} undid {undoable}")
    for viewer in (*range(match.options.seats), None):
        shown = [(encode(each.view(viewer)), each.log(viewer), each.prompt(viewer)) for each in (table, never)]
        if shown[0] != shown[1]:
            raise match.broken(end, "undo", f"{viewer} is shown what {seat} undid: {game.text(match.steps[allowed[0]][1])}")


def _table(match: Match, steps: Sequence[Step]) -> Table:
    table = Table(match.game, match.options, [Open()] * match.options.seats)
    table.follow(steps)
    return table


def _last_barrier(match: Match, seat: int, end: int) -> int:
    """Return the last of the first `end` steps before which the seat may undo nothing, -1 if there is none."""
    last, before = -1, match.first()
    for index, (actor, action) in enumerate(match.steps[:end]):
        after = before.copy()
        after.apply(actor, action)
        if match.game.barrier(before, actor, action, after) >> seat & 1:
            last = index
        before = after
    return last
