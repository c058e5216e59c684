"""An answer to a puzzle, judged by the values that come with it; no search is needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tabletown.core.errors import IllegalAction
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import View
from tabletown.table.puzzles.model import Choice, Puzzle

Judgment = Literal["open", "right", "wrong"]


class Attempt:
    """An attempt at a puzzle; `judgment` is open until somebody has acted."""

    def __init__(self, game: Game, puzzle: Puzzle, actions: Sequence[int] = ()) -> None:
        self.game = game
        self.puzzle = puzzle
        self.seat = puzzle.seat
        self.state: State = game.from_text(puzzle.position)
        self.begun = self.view
        self.actions: list[int] = []
        self.chosen: Choice | None = None
        for action in actions:
            self.act(action)

    @property
    def view(self) -> View:
        """The view of the seat."""
        return self.game.view(self.state, self.seat)

    @property
    def offered(self) -> list[int]:
        """The legal actions; none once an answer was given."""
        return [] if self.actions else self.state.legal(self.seat)

    @property
    def judgment(self) -> Judgment:
        """Whether the answer counts as right."""
        if self.chosen is None:
            return "open"
        return "right" if self.chosen in self.puzzle.solutions else "wrong"

    @property
    def solution(self) -> int:
        """The best action."""
        return self.game.parse(self.puzzle.choices[0].text)

    @property
    def rival(self) -> int:
        """The best action that is not right."""
        return self.game.parse(self.puzzle.choices[self.puzzle.right].text)

    @property
    def line(self) -> list[int]:
        """What follows the best action in the same turn."""
        return [self.game.parse(each) for each in self.puzzle.line]

    def act(self, action: int) -> None:
        """Carry out an answer; raise IllegalAction for what is not offered."""
        if action not in self.offered:
            raise IllegalAction("illegal-action", actor=self.seat, action=action)
        text = self.game.text(action)
        self.chosen = next(each for each in self.puzzle.choices if each.text == text)
        self.state.apply(self.seat, action)
        self.actions.append(action)

    def is_final(self, action: int) -> bool:
        """Return whether the answer could not be undone at a table."""
        after = self.state.copy()
        after.advance(self.seat, action)
        return bool((self.game.barrier(self.state, self.seat, action, after) >> self.seat) & 1)
