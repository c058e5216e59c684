"""What a search leaves behind for the next decision of the same turn."""

from __future__ import annotations

import random

from tabletown.bots.search import Search
from tabletown.core.bits import BIT
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import View

_TRIES = 3  # possible states that must all agree on what the seat sees next
_FORCED = 8  # steps without a choice, at most, between two decisions


class Memory:
    """The last search of one seat, of use as long as nothing came to light since.

    The tree under the chosen action stands for the new decision if the seat could foresee what it sees now: then the states
    that were possible before, moved on by its own action, are just those that are possible now.
    """

    def __init__(self) -> None:
        self._search: Search | None = None
        self._view: View | None = None
        self._action = 0

    def keep(self, search: Search, view: View, action: int) -> None:
        """Remember a search for this view that ended with an action."""
        self._search, self._view, self._action = search, view, action

    def recall(self, game: Game, view: View, rng: random.Random) -> Search | None:
        """The search to go on with for this view; None if something came to light, or another seat asks."""
        search, before = self._search, self._view
        self._search = self._view = None
        if search is None or before is None or before.seat != view.seat:
            return None
        if not all(self._leads(game, game.sample(before, rng), view) for _ in range(_TRIES)):
            return None
        search.go_on(game.sample(before, rng), self._action, lambda: game.sample(view, rng))
        return search

    def _leads(self, game: Game, state: State, view: View) -> bool:
        seat = view.seat or 0
        action = self._action
        for _ in range(_FORCED):
            state.apply(seat, action)
            if game.view(state, seat) == view:
                return True
            if state.actors() != BIT[seat]:
                return False
            legal = state.legal(seat)
            if len(legal) > 1:
                return False
            action = legal[0]
        return False
