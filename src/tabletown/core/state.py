"""The state of a match: who must decide, what is legal, what follows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Self

from mypy_extensions import mypyc_attr

from tabletown.core.chance import Rng
from tabletown.core.errors import IllegalAction
from tabletown.core.options import Options
from tabletown.core.scores import ScoreSheet

CHANCE: Final = -1  # the dealer, as an actor
NOBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What every game's state can do; a game writes `actors`, `choices`, `outcomes`, `advance` and the rest.

    `choices` is the only source of legality: `legal`, `apply`, `playout`, masks and highlights all come from it.
    """

    def __init__(self, options: Options) -> None:
        self.options: Options = options  # agreed before the match, never changed, shared by all copies
        self._seat: int = NOBODY
        self._known: list[int] = []

    # What a game writes.

    @abstractmethod
    def game_name(self) -> str:
        """Return the name of the game."""

    @abstractmethod
    def actors(self) -> int:
        """The bit set of the seats that must decide now; CHANCE for the dealer; 0 when the match is over."""

    @abstractmethod
    def choices(self, seat: int) -> list[int]:
        """The legal actions of an actor that is a seat, in a stable order."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]]:
        """What the dealer may turn up now, each outcome with its weight; empty when it is not the dealer's turn."""

    def draw(self, rng: Rng) -> int:
        """One of the outcomes by its weight; a game may find what `rng.weighted(self.outcomes())` is in a shorter way."""
        return rng.weighted(self.outcomes())

    @abstractmethod
    def advance(self, actor: int, action: int) -> None:
        """Carry out an action that is known to be legal."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, equal to this one."""

    @abstractmethod
    def key(self) -> bytes:
        """The whole state in bytes: two states are equal if their keys are."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won; empty while the match goes on."""

    @abstractmethod
    def score(self, seat: int) -> ScoreSheet:
        """The score of a seat as it stands, line by line."""

    # What follows from it.

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.to_text(),)

    def _repr_svg_(self) -> str:
        """The picture that a spectator sees, for notebooks."""
        from tabletown.core.registry import game

        rules = game(self.game_name())
        return str(rules.picture(rules.view(self, None)).svg())

    def to_text(self) -> str:
        """Return the position in readable lines, for `game.from_text`."""
        from tabletown.core.registry import game

        return game(self.game_name()).to_text(self)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.actors() == 0

    def is_actor(self, actor: int) -> bool:
        """Whether the seat (or CHANCE) has to decide now."""
        waiting = self.actors()
        if actor < 0 or waiting < 0:
            return waiting < 0 and actor == CHANCE
        return actor < 32 and (waiting >> actor) & 1 == 1

    def _find(self, actor: int) -> list[int]:
        if self._seat != actor:
            if not self.is_actor(actor):
                return []
            self._known = [outcome for outcome, _ in self.outcomes()] if actor == CHANCE else self.choices(actor)
            self._seat = actor
        return self._known

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat (or of CHANCE); empty for who has nothing to decide."""
        return self._find(seat)[:]

    def apply(self, actor: int, action: int) -> None:
        """Carry out an action; IllegalAction if it is not legal, and then nothing has changed."""
        if not is_among(action, self._find(actor)):
            raise IllegalAction("illegal-action", actor=actor, action=action)
        self._seat = NOBODY
        self.advance(actor, action)

    def share(self, other: State) -> None:
        """Take over what `other`, an equal state, has worked out; for `copy`."""
        self._seat = other._seat
        self._known = other._known

    def playout(self, seed: int) -> int:
        """Play uniformly at random to the end, here and now; the number of steps."""
        rng = Rng(seed)
        self._seat = NOBODY
        steps = 0
        while True:
            waiting = self.actors()
            if waiting == 0:
                return steps
            steps += 1
            if waiting < 0:
                self.advance(CHANCE, self.draw(rng))
                continue
            seat = 0
            while waiting & 1 == 0:
                waiting >>= 1
                seat += 1
            actions = self.choices(seat)
            self.advance(seat, actions[rng.below(len(actions))])


def is_among(action: int, actions: list[int]) -> bool:
    """Whether the action is one of them; quickly if they ascend, as those of seats do."""
    low, high = 0, len(actions)
    while low < high:
        middle = (low + high) >> 1
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return (low < len(actions) and actions[low] == action) or action in actions


def restore(text: str) -> State:
    """The state of a text that `to_text` wrote; its first line names the game. For pickling."""
    from tabletown.core.registry import game

    return game(text.partition("\n")[0]).from_text(text)


def playout(state: State, seed: int) -> int:
    """Play `state` to its end at random, in place, inside the engine; the number of steps."""
    return state.playout(seed)
