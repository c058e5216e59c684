"""The steps of a match, what each seat may still undo, and what each viewer has seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import msgspec

from tabletown.core.game import Game
from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEALED, Line, View
from tabletown.table.replay import Replay

_RECENT = 4  # states kept for replays that are read after every move


class Undo(msgspec.Struct, frozen=True):
    """The number of its own last steps that a seat may undo, and why no more."""

    steps: int
    reason: Line


class History:
    """A match so far. Steps are only ever added; an undo makes another history.

    `settled` counts the steps before the last moment at which no seat could undo anything. Its state is kept, so that an
    undo replays little. The steps `given` come from another match and cannot be undone.
    """

    def __init__(self, game: Game, state: State, given: Sequence[tuple[int, int]] = ()) -> None:
        self.game = game
        self.state = state
        self.given = 0
        self.steps: list[tuple[int, int]] = []
        self.settled = 0
        self._settled_state = state
        # For each seat, the number of steps before its barrier and what the barrier is.
        self._barriers: list[tuple[int, Line]] = [(0, Line("table-undo-start"))] * state.options.seats
        self._settled_barriers = self._barriers[:]
        self._replays: dict[int | None, Replay] = {}
        self._recent: deque[tuple[tuple[int, int], State]] = deque(maxlen=_RECENT)
        self._views: dict[int | None, View] = {}
        if given:
            self._adopt(given)

    def _adopt(self, given: Sequence[tuple[int, int]]) -> None:
        for step in given:
            self.add(*step)
        self.given = self.settled = len(given)
        self._settled_state = self.state
        self._barriers = [(self.given, Line("table-undo-given"))] * len(self._barriers)
        self._settled_barriers = self._barriers[:]

    def add(self, actor: int, action: int) -> int:
        """Play a step and return the bit set of seats that cannot undo it; IllegalAction changes nothing."""
        before, after = self.state, self.state.copy()
        after.apply(actor, action)
        bits = self.game.barrier(before, actor, action, after)
        self.state = after
        self.steps.append((actor, action))
        self._recent.append(((actor, action), after))
        self._views.clear()
        for seat in range(len(self._barriers)):
            if (bits >> seat) & 1:
                self._barriers[seat] = (len(self.steps), self._reason(seat, before, actor, action))
        if all(place == len(self.steps) for place, _ in self._barriers):
            self.settled, self._settled_state = len(self.steps), after
            self._settled_barriers = self._barriers[:]
        return bits

    def _reason(self, seat: int, before: State, actor: int, action: int) -> Line:
        if actor == CHANCE:
            return Line("table-undo-chance")
        if self.game.reveals(before, actor, action, self.state):
            return Line("table-undo-reveal")
        if actor == seat:
            return Line("table-undo-final")
        if self.game.exposure(before, actor, action, seat) == SEALED:
            return Line("table-undo-others")
        return Line("table-undo-other", {"seat": actor})

    # Undo.

    def undoable(self, seat: int) -> Undo:
        """Return what a seat may undo without asking."""
        place, reason = self._barriers[seat]
        return Undo(sum(actor == seat for actor, _ in self.steps[place:]), reason)

    @property
    def draws(self) -> int:
        """The number of the dealer's draws in this match."""
        return sum(place >= self.given for place in self.steps_of(CHANCE))

    def steps_of(self, seat: int) -> list[int]:
        """Return the indexes of the steps of a seat, or of the dealer."""
        return [place for place, (actor, _) in enumerate(self.steps) if actor == seat]

    def all_have_moved(self, seat: int, keep: int) -> bool:
        """Return whether every seat has moved on since the first step lost if the seat kept only `keep` of its own.

        The answer reveals nothing of the others' steps in a sealed round.
        """
        return self.steps_of(seat)[keep] < self.settled

    def without_steps(self, seat: int, keep: int) -> History:
        """Return the history with only the first `keep` steps of the seat, and all steps of the others.

        Only for steps after the last settled one; raises IllegalAction if steps of others depend on those undone.
        """
        first = self.steps_of(seat)[keep]
        later = enumerate(self.steps[self.settled :], self.settled)
        rest = [step for place, step in later if place < first or step[0] != seat]
        history = History(self.game, self._settled_state)
        history.given = self.given
        history.steps = self.steps[: self.settled]
        history.settled = self.settled
        history._barriers = self._settled_barriers[:]
        history._settled_barriers = self._settled_barriers
        for step in rest:
            history.add(*step)
        return history

    def truncated(self, index: int) -> History:
        """Return the history of the first `index` steps."""
        history = History(self.game, self.game.new(self.state.options), self.steps[: self.given])
        for step in self.steps[self.given : index]:
            history.add(*step)
        return history

    # What viewers see.

    def view(self, viewer: int | None) -> View:
        """Return what a viewer may know."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def replay(self, viewer: int | None) -> Replay:
        """Return the match as a viewer saw it; it grows with the match until an undo."""
        if viewer not in self._replays:
            self._replays[viewer] = Replay(self.game, self.state.options, viewer=viewer)
        replay = self._replays[viewer]
        missing, known = len(self.steps) - len(replay.steps), len(replay.entries)
        if missing <= len(self._recent):
            for step, after in list(self._recent)[len(self._recent) - missing :]:
                replay.add(step, after)
        else:
            replay.extend(self.steps[-missing:])
        for other in self._replays.values():
            if missing and other is not replay:
                replay.share_lines(other, known)
        return replay
