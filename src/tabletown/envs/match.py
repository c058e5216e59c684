"""One match for an environment: chance is resolved, and seats are asked one after the other."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np

from tabletown.core.chance import Rng
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import State
from tabletown.drawing.png import png
from tabletown.envs.errors import MissingPackage

REWARDS = ["wins", "margin", "points"]


class Match:
    """A state that is always either at a seat's decision or over."""

    def __init__(self, game: Game, options: Options, seed: int) -> None:
        self.game = game
        self.state: State = game.new(options)
        self._rng = Rng(seed)
        self._deal()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the seed of the compiled generator, so that copies continue identically."""
        return continued, (self.game, self.state, self._rng.state)

    def _deal(self) -> None:
        """Play for the dealer, and note the seat that decides next: the lowest of several, hidden from the others."""
        waiting = self.state.deal(self._rng)
        self.seat = (waiting & -waiting).bit_length() - 1  # -1 at the end

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, empty if it has no decision."""
        return self.state.legal(seat)

    def step(self, seat: int, action: int) -> None:
        """Take an action, or raise IllegalAction."""
        self.state.apply(seat, action)
        self._deal()

    def results(self, reward: str) -> list[float]:
        """Return the result of each seat, as in `results`."""
        return results(self.game, self.state, reward)

    def render(self, mode: str | None) -> Any:
        """Return the board for a spectator: as SVG, as an array of RGB values, or nothing."""
        if mode is None:
            return None
        picture = self.game.picture(self.game.view(self.state, None))
        if mode == "svg":
            return str(picture.svg())
        try:
            from PIL.Image import open as read

            drawn = png(picture, scale=1.0)
        except ModuleNotFoundError as error:
            raise MissingPackage("envs-missing", package=str(error.name), extra="png") from None
        return np.asarray(read(BytesIO(drawn)).convert("RGB"))


def continued(game: Game, state: State, rng: int) -> Match:
    """Return a match that continues from a copy of a state, with the state of its generator."""
    found = Match.__new__(Match)
    found.game, found.state, found._rng = game, state.copy(), Rng(0)
    found._rng.state = rng
    found._deal()
    return found


def results(game: Game, state: State, reward: str) -> list[float]:
    """Return the result of each seat: its share of the win, its lead over the best other (or automaton), or its points."""
    seats = range(state.options.seats)
    if reward == "wins":
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]
    points = [float(state.total(seat)) for seat in seats]
    if reward == "points":
        return points
    rival = game.rival(state)
    others = [points[:seat] + points[seat + 1 :] + ([] if rival is None else [float(rival)]) for seat in seats]
    return [own - max(best, default=0.0) for own, best in zip(points, others)]
