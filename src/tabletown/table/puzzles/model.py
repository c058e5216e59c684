"""What a puzzle consists of, and the file with those of a game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from tabletown.core.game import Game
from tabletown.table.review.verdicts import GOOD, least

FILE = "puzzles.json"  # in the folder of a game
_MARGIN = 0.75  # part of a mistake, as the review calls it, by which every wrong choice is worse than the best one,
_ENOUGH = 4.0  # points that are a clear margin in any game
OTHERS = "others"  # the theme of a puzzle that costs the others more than it brings


class Choice(msgspec.Struct, frozen=True):
    """An action that the position offers: what it loses against the best one, and the standard error."""

    text: str
    loss: float
    error: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position with a decision at which few actions are better than all others by a clear margin.

    `choices` are all legal actions, best first. `line` is what follows the best one in the same turn. `gains` are lines of
    the score sheet in which the best one is ahead of the next that is not right, and `others` is by how much the best other
    seat is worse off. `solved` is the share of tries in which bots of the lower levels find a solution.
    """

    source: str  # seed, match and step
    position: str
    seat: int
    choices: tuple[Choice, ...]
    right: int  # how many of the choices are solutions
    line: tuple[str, ...] = ()
    gains: tuple[tuple[str, float], ...] = ()
    others: float = 0.0
    theme: str = ""
    difficulty: int = 1  # 1 to 5
    solved: tuple[float, ...] = ()  # by levels 1, 2, 3

    @property
    def solutions(self) -> tuple[Choice, ...]:
        """The choices that count as right."""
        return self.choices[: self.right]

    @property
    def margin(self) -> float:
        """By how many points the best choice is better than the best one that is not right."""
        return self.choices[self.right].loss


class Collection(msgspec.Struct, kw_only=True):
    """The puzzles of a game; `done` are the matches that were looked through, as "seed.match"."""

    game: str
    done: list[str] = []
    puzzles: list[Puzzle] = []

    def to_json(self) -> bytes:
        """Return the puzzles as JSON, one in a line."""
        lines = [msgspec.json.encode(each) for each in self.puzzles]
        head = msgspec.json.encode({"game": self.game, "done": self.done})[:-1]
        return head + b',"puzzles":[\n' + b",\n".join(lines) + b"\n]}\n"


def tolerance(game: Game) -> float:
    """Return the loss up to which a choice counts as right: the review calls it best."""
    return least(GOOD, game.meta.mistake)


def clear(game: Game) -> float:
    """Return the loss from which a choice counts as wrong; nothing lies between it and `tolerance`."""
    return min(_MARGIN * game.meta.mistake, _ENOUGH)


def read(path: Path) -> Collection:
    """Return the puzzles of a file."""
    return msgspec.json.decode(path.read_bytes(), type=Collection)


def write(path: Path, collection: Collection) -> None:
    """Replace a file at once, so that what it had before is never lost."""
    new = path.with_suffix(".new")
    new.write_bytes(collection.to_json())
    new.replace(path)


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game; none if it has none."""
    path = game.folder / FILE
    return _puzzles(path) if path.exists() else ()


@lru_cache(maxsize=16)
def _puzzles(path: Path) -> tuple[Puzzle, ...]:
    return tuple(read(path).puzzles)
