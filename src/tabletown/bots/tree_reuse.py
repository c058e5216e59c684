"""Reuse of the search tree between decisions of one turn."""

from __future__ import annotations

import random

from tabletown.bots.search import Search
from tabletown.core.bits import BIT
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import View

_TRIES = 3  # sampled states that must all agree on the seat's next view
_FORCED = 8  # steps without a choice, at most, between two decisions


class Memory:
    """The last search of one seat, reusable as long as no hidden information was revealed since.

    The subtree of the chosen action fits the new decision if the seat could predict its new view: then the states that were
    possible before, advanced by the action, are exactly those that are possible now.
    """

    def __init__(self) -> None:
        self._search: Search | None = None
        self._view: View | None = None
        self._action = 0

    def store(self, search: Search, view: View, action: int) -> None:
        """Keep a search for this view that ended with an action."""
        self._search, self._view, self._action = search, view, action

    def lookup(self, game: Game, view: View, rng: random.Random) -> Search | None:
        """Return the stored search moved on to this view, or None if information was revealed or another seat asks."""
        search, before = self._search, self._view
        self._search = self._view = None
        if search is None or before is None or before.seat != view.seat:
            return None
        if not all(self._leads(game, game.sample(before, rng), view) for _ in range(_TRIES)):
            return None
        search.reroot(game.sample(before, rng), self._action, lambda: game.sample(view, rng))
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
