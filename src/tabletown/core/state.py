"""The state of a match: whose decision it is, what is legal, and what follows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Self, TypeVar

from librt.vecs import vec
from mypy_extensions import mypyc_attr, u8

from tabletown.core.chance import Rng
from tabletown.core.errors import IllegalAction
from tabletown.core.menu import Menu
from tabletown.core.options import Options
from tabletown.core.views import ScoreSheet

CHANCE: Final = -1  # the dealer, as an actor
NOBODY: Final = -2
HIGHEST: Final = 1 << 30  # above every action id


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The state of any game; a game implements the abstract methods.

    `choices` is the only source of legality: `legal`, `apply`, `playout`, masks and highlights are all derived from it.
    """

    def __init__(self, options: Options) -> None:
        self.options: Options = options  # fixed before the match and shared by all copies
        self._seat: int = NOBODY
        self._menu: Menu | None = None  # the legal actions of `_seat`
        self._lent: bool = False  # a copy has the same menu

    # To be implemented by a game.

    @abstractmethod
    def game_name(self) -> str:
        """Return the name of the game."""

    @abstractmethod
    def actors(self) -> int:
        """Return the bit set of seats that must decide now; CHANCE for the dealer, 0 when the match is over."""

    @abstractmethod
    def choices(self, seat: int) -> list[int]:
        """Return the legal actions of a seat that must decide, in a stable order."""

    def fill(self, seat: int, menu: Menu) -> None:
        """Add the legal actions of a seat that must decide to an empty menu; a game may do so without listing them."""
        menu.hold(self.choices(seat))

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]]:
        """Return chance outcomes with their weights; empty unless the dealer is to act."""

    def draw(self, rng: Rng) -> int:
        """Return a random outcome; a game may compute `rng.weighted(self.outcomes())` in a faster way."""
        return rng.weighted(self.outcomes())

    @abstractmethod
    def advance(self, actor: int, action: int) -> None:
        """Carry out a legal action without checking it."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def key(self) -> bytes:
        """Return the whole state as bytes; states are equal exactly if their keys are."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Return the winning seats; empty while the match is in progress."""

    @abstractmethod
    def score(self, seat: int) -> ScoreSheet:
        """Return the current score of a seat, line by line."""

    def total(self, seat: int) -> int:
        """Return the current points of a seat; a game may count them without writing the lines."""
        points: int = self.score(seat).total
        return points

    # Derived from the above.

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.to_text(),)

    def _repr_svg_(self) -> str:
        """Return the picture for a spectator, for notebooks."""
        from tabletown.core.registry import game

        rules = game(self.game_name())
        return str(rules.picture(rules.view(self, None)).svg())

    def to_text(self) -> str:
        """Return the position as readable lines, for `game.from_text`."""
        from tabletown.core.registry import game

        return game(self.game_name()).to_text(self)

    @property
    def over(self) -> bool:
        """True once the match is over."""
        return self.actors() == 0

    def is_actor(self, actor: int) -> bool:
        """Return whether the seat (or CHANCE) must decide now."""
        waiting = self.actors()
        if actor < 0 or waiting < 0:
            return waiting < 0 and actor == CHANCE
        return actor < 32 and (waiting >> actor) & 1 == 1

    def _find(self, actor: int) -> Menu | None:
        """Find the legal actions of an actor, which `_menu` then has; return None if it has no decision."""
        if not self.is_actor(actor):
            return None
        menu = self._menu
        if menu is None or self._lent:
            self._menu = menu = Menu()
            self._lent = False
        menu.clear()
        if actor == CHANCE:
            menu.hold([outcome for outcome, _ in self.outcomes()])
        else:
            self.fill(actor, menu)
        self._seat = actor
        return menu

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat (or CHANCE); empty if it has no decision."""
        menu = self._menu if self._seat == seat and seat != NOBODY else self._find(seat)
        return menu.actions() if menu is not None else []

    def mark(self, seat: int, masks: vec[u8], value: u8) -> None:
        """Write a value at every legal action of a seat."""
        menu = self._menu if self._seat == seat and seat != NOBODY else self._find(seat)
        if menu is not None:
            menu.mark(masks, 0, value)

    def apply(self, actor: int, action: int) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        menu = self._menu if self._seat == actor and actor != NOBODY else self._find(actor)
        if menu is None or not 0 <= action < HIGHEST or not menu.has(action):
            raise IllegalAction("illegal-action", actor=actor, action=action)
        self._seat = NOBODY
        self.advance(actor, action)

    def share(self, other: State) -> None:
        """Take over the legal actions that `other`, an equal state, has found; for `copy`."""
        if other._seat != NOBODY:
            other._lent = True
            self._seat = other._seat
            self._menu = other._menu
            self._lent = True

    def deal(self, rng: Rng) -> int:
        """Play for the dealer until seats must decide or the match is over, and return `actors`."""
        self._seat = NOBODY
        while True:
            waiting = self.actors()
            if waiting >= 0:
                return waiting
            self.advance(CHANCE, self.draw(rng))

    def playout(self, seed: int) -> int:
        """Play random actions to the end, in place, and return the number of steps."""
        rng = Rng(seed)
        menu = Menu()
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
            menu.clear()
            self.fill(seat, menu)
            self.advance(seat, menu.pick(rng.below(menu.size)))


def restore(text: str) -> State:
    """Return the state of a text written by `to_text`, whose first line names the game; for unpickling."""
    from tabletown.core.registry import game

    return game(text.partition("\n")[0]).from_text(text)


def playout(state: State, seed: int) -> int:
    """Play random actions to the end of `state`, in place, and return the number of steps."""
    return state.playout(seed)


# Perft counts action sequences. The dealer's outcomes count as actions, whatever their weights. Of several seats that decide
# simultaneously the lowest is first: their decisions are independent (a law), so any order leads to the same states, and
# counting all interleavings would only multiply the numbers. A match that ends earlier has no sequence of that length.


def perft(state: State, depth: int) -> int:
    """Return the number of action sequences of length `depth`."""
    if depth <= 0:
        return 1
    actor = next_actor(state)
    legal = state.legal(actor)
    if depth == 1:
        return len(legal)
    nodes = 0
    for action in legal:
        after = state.copy()
        after.apply(actor, action)
        nodes += perft(after, depth - 1)
    return nodes


def divide(state: State, depth: int) -> list[tuple[int, int, int]]:
    """Return `perft` split by first action: (actor, action, number of sequences)."""
    if depth <= 0:
        return []
    actor = next_actor(state)
    found: list[tuple[int, int, int]] = []
    for action in state.legal(actor):
        after = state.copy()
        after.apply(actor, action)
        found.append((actor, action, perft(after, depth - 1)))
    return found


def next_actor(state: State) -> int:
    """Return the actor that is counted first: the dealer, or the lowest seat with a decision."""
    waiting = state.actors()
    if waiting < 0:
        return CHANCE
    seat = 0
    while waiting & 1 == 0 and waiting:
        waiting >>= 1
        seat += 1
    return seat


V = TypeVar("V")
T = TypeVar("T")


def keep_last(build: Callable[[V], T]) -> Callable[[V], T]:
    """Cache what was built for the view asked for last: bots sample one view many times."""
    last: list[tuple[V, T]] = []

    def find(view: V) -> T:
        for known, result in last:
            if known is view:
                return result
        result = build(view)
        last[:] = [(view, result)]
        return result

    return find
