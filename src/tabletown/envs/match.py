"""One match for an environment: the dealer is played, and the seats are asked one after the other."""

from __future__ import annotations

from tabletown.core.chance import Rng
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State

REWARDS = ["wins", "points"]


class Match:
    """A state that always stands at a decision of a seat, or at its end."""

    def __init__(self, game: Game, options: Options, seed: int) -> None:
        self.game = game
        self.state: State = game.new(options)
        self._rng = Rng(seed)
        self._deal()

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles go on alike; the compiled generator knows neither."""
        return continued, (self.game, self.state, self._rng.state)

    def _deal(self) -> None:
        while self.state.actors() < 0:
            self.state.apply(CHANCE, self._rng.weighted(self.state.outcomes()))

    @property
    def seat(self) -> int:
        """Who decides next: of several at once, the lowest; their choices stay hidden from each other. -1 at the end."""
        waiting = self.state.actors()
        return (waiting & -waiting).bit_length() - 1

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, none if it has nothing to decide."""
        return self.state.legal(seat)

    def step(self, seat: int, action: int) -> None:
        """Take an action; IllegalAction if it is not legal."""
        self.state.apply(seat, action)
        self._deal()

    def results(self, reward: str) -> list[float]:
        """What each seat has at the end: a share of the victory, or its points."""
        seats = range(self.state.options.seats)
        if reward == "points":
            return [float(self.state.score(seat).total) for seat in seats]
        winners = self.state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]

    def picture(self) -> str:
        """The board as a spectator sees it, as SVG."""
        return str(self.game.picture(self.game.view(self.state, None)).svg())


def continued(game: Game, state: State, rng: int) -> Match:
    """A match that goes on from a state, its own copy, with the generator of chance where it was."""
    found = Match.__new__(Match)
    found.game, found.state, found._rng = game, state.copy(), Rng(0)
    found._rng.state = rng
    return found
