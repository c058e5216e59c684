"""The steps of a match, what each seat may still take back, and what each viewer has been told."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tabletown.core.game import Game
from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEALED, Line, View
from tabletown.table.log import Entry, Log


class Undo(msgspec.Struct, frozen=True):
    """How many of its own last steps a seat may take back, and why no more."""

    steps: int
    reason: Line


class History:
    """A match so far. Steps are only ever added; taking back gives another history.

    `settled` counts the steps from before the last moment at which nobody could take anything back, the state of which is
    kept, so that taking back replays little. The steps `given` come from another match; nobody can take them back.
    """

    def __init__(self, game: Game, state: State, given: Sequence[tuple[int, int]] = ()) -> None:
        self.game = game
        self.state = state
        self.given = 0
        self.steps: list[tuple[int, int]] = []
        self.settled = 0
        self._settled_state = state
        # For each seat, the steps from before its barrier and what the barrier is.
        self._barriers: list[tuple[int, Line]] = [(0, Line("table-undo-start"))] * state.options.seats
        self._settled_barriers = self._barriers[:]
        self._logs: dict[int | None, Log] = {}
        self._views: dict[int | None, View] = {}
        if given:
            self._take_over(given)

    def _take_over(self, given: Sequence[tuple[int, int]]) -> None:
        for step in given:
            self.add(*step)
        self.given = self.settled = len(given)
        self._settled_state = self.state
        self._barriers = [(self.given, Line("table-undo-given"))] * len(self._barriers)
        self._settled_barriers = self._barriers[:]

    def add(self, actor: int, action: int) -> int:
        """Play a step; the bit set of the seats that can now take back nothing. IllegalAction changes nothing."""
        before, after = self.state, self.state.copy()
        after.apply(actor, action)
        bits = self.game.barrier(before, actor, action, after)
        self.state = after
        self.steps.append((actor, action))
        self._views.clear()
        for log in self._logs.values():
            log.add(self.game, before, (actor, action), after)
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

    # Taking back.

    def undoable(self, seat: int) -> Undo:
        """What a seat may take back by itself."""
        place, reason = self._barriers[seat]
        return Undo(sum(actor == seat for actor, _ in self.steps[place:]), reason)

    @property
    def draws(self) -> int:
        """How often the dealer has drawn in this match."""
        return sum(place >= self.given for place in self.own(CHANCE))

    def own(self, seat: int) -> list[int]:
        """The places of the steps of a seat, or of the dealer."""
        return [place for place, (actor, _) in enumerate(self.steps) if actor == seat]

    def is_settled(self, seat: int, keep: int) -> bool:
        """Whether everybody has moved on since the first step that would go if the seat kept only `keep` of its own.

        It tells nothing of what others did in a sealed round.
        """
        return self.own(seat)[keep] < self.settled

    def without(self, seat: int, keep: int) -> History:
        """The history in which only the first `keep` steps of the seat were made, and all of the others.

        Only where the match is not settled since; IllegalAction if steps of others depend on those taken back.
        """
        first = self.own(seat)[keep]
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

    def until(self, place: int) -> History:
        """The history that ends before the step at a place."""
        history = History(self.game, self.game.new(self.state.options), self.steps[: self.given])
        for step in self.steps[self.given : place]:
            history.add(*step)
        return history

    # Telling.

    def view(self, viewer: int | None) -> View:
        """What a viewer may know."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def log(self, viewer: int | None) -> list[Entry]:
        """What a viewer has been told."""
        if viewer not in self._logs:
            log = Log(viewer)
            before = self.game.new(self.state.options)
            for step in self.steps:
                after = before.copy()
                after.apply(*step)
                log.add(self.game, before, step, after)
                before = after
            self._logs[viewer] = log
        return self._logs[viewer].entries[:]
