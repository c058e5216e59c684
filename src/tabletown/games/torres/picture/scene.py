"""The scene of Torres: the meaning of a touch, castles, and changes since an earlier view.

Every legal action mentions things that are drawn. Touching things leaves the actions that mention all of them; with these
keys one action is left in the end:

    set-up, move_king, shift_to    square-a1
    add_knight, place_block        act-add_knight, square-a1
    move_knight                    act-move_knight, square-a1 (the knight), square-b1
    buy_card, advance_score        act-buy_card
    cards                          act-play_card, card-vault, then the squares; source-chosen or source-2 for raise_knight
    keep_card and its kin          card-vault, and keep-top or keep-bottom where something goes back
    choose_stack, leftovers        size-3, stacks-3-2-2
    keep_king, end_turn            a button of that name

A knight's square is occupied and its target is free, so two squares identify a move.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tabletown.drawing import scene
from tabletown.games.torres.rules.actions import ACTIONS
from tabletown.games.torres.rules.board import Board
from tabletown.games.torres.rules.material import CARD, NEAR, PHASES, SQUARE, SQUARES, STACKS
from tabletown.games.torres.rules.scoring import (
    CASTLES,
    JUMP,
    KING,
    MASTER,
    TALLY,
    forecast,
    is_between_phases,
    level_in,
)
from tabletown.games.torres.rules.state import TorresState
from tabletown.games.torres.rules.view import TorresView, known
from tabletown.games.torres.text import castles_of

# The actions that action points buy, each with its icon.
POINTED = {"move_knight": "move", "add_knight": "add", "place_block": "block", "buy_card": "card", "advance_score": "point"}
PLAY = "play_card"
FORECAST = (CASTLES, KING, MASTER, JUMP)
KEEPS = {"keep_card_top": "keep-top", "keep_card_bottom": "keep-bottom"}


@dataclass(frozen=True)
class Castle:
    """A castle, for outlines and labels."""

    squares: tuple[int, ...]
    height: int

    @property
    def cells(self) -> set[tuple[int, int]]:
        """Its squares as (row, column)."""
        return {divmod(square, 8) for square in self.squares}


@dataclass(frozen=True)
class Counted:
    """A castle that was scored for a seat, with its highest knight there."""

    castle: Castle
    seat: int
    square: str
    level: int

    @property
    def points(self) -> int:
        """Area times level (TR-8.3)."""
        return len(self.castle.squares) * self.level


class Scene(scene.Scene[TorresView]):
    """A view of Torres with its legal actions."""

    game = "torres"
    actions = ACTIONS

    def things(self, action: int) -> list[str]:
        """Return the keys of an action, figures on its squares included: a knight is touched like its square."""
        said = self.said[action]
        verb = said.verb
        squares = [value for value in said.values if value in SQUARE]
        keys = [f"square-{square}" for square in squares]
        keys += [f"figure-{square}" for square in squares if square in self.figures]
        if verb in POINTED:
            return [f"act-{verb}", *keys]
        if verb in CARD:
            sources = [f"source-{value}" for value, kind in zip(said.values, said.kinds) if kind == "source"]
            return [f"act-{PLAY}", f"card-{verb}", *keys, *sources]
        if verb.startswith("keep_card"):
            return [f"card-{said.values[0]}", *([KEEPS[verb]] if verb in KEEPS else [])]
        if verb == "choose_stack":
            return [f"size-{said.values[0]}"]
        if verb == "allocate_leftovers":
            return ["stacks-" + said.values[0].replace("+", "-")]
        return keys or [verb]

    def meant(self, key: str) -> list[str]:
        """Return the keys by which actions mention the thing that is drawn under a key, all by their square."""
        if key == "the-king":
            return [f"square-{self.view.king}"]
        square = key.rpartition("-")[2]
        return [f"square-{square}"] if square in SQUARE else [key]

    @cached_property
    def state(self) -> TorresState:
        """The known part of the state: all that is on the board."""
        return known(self.view)

    @cached_property
    def board(self) -> Board:
        """The board with its castles."""
        return self.state.board

    @cached_property
    def figures(self) -> dict[str, int]:
        """The seat of the knight on each square that has one."""
        return _figures(self.view)

    @cached_property
    def castles(self) -> list[Castle]:
        """The castles, by their first square."""
        height = self.board.height
        return [Castle(tuple(each), max(height[square] for square in each)) for each in castles_of(self.board)]

    @cached_property
    def verbs(self) -> Mapping[str, tuple[str, ...]]:
        """The verbs of each square, in the order of the action ids."""
        return {
            key.removeprefix("square-"): tuple(dict.fromkeys(self.said[action].verb for action in actions))
            for key, actions in self.touches.items()
            if key.startswith("square-")
        }

    def is_passage(self, square: str) -> bool:
        """Return whether a square can only be reached through a castle, and nothing else can be done there."""
        ways = [self.said[action] for action in self.touches.get(f"square-{square}", ())]
        return bool(ways) and all(
            each.verb in ("move_knight", "door_passage")
            and each.values[1] == square
            and not self._is_step(SQUARE[each.values[0]], SQUARE[square])
            for each in ways
        )

    def _is_step(self, start: int, to: int) -> bool:
        return to in NEAR[start] and self.view.heights[to] <= self.view.heights[start] + 1

    def describe(self, square: str) -> str:
        """Return a square in words: level, figure, and what can be done with it."""
        level = self.view.heights[SQUARE[square]]
        words = [self.word("square", square=square, level=level) if level else self.word("bare", square=square)]
        if square == self.view.king:
            words.append(self.word("king"))
        elif square in self.figures:
            words.append(self.word("knight", seat=self.figures[square]))
        done = [self.say(f"torres-choose-{verb}", {}) for verb in self.verbs.get(square, ())]
        return ", ".join(words) + (": " + ", ".join(done) if done else "")

    # Changes.

    @cached_property
    def changed(self) -> frozenset[str]:
        """The squares where a level, a knight or the king was added since the earlier view."""
        if self.since is None:
            return frozenset()
        before, old = _figures(self.since), self.since.heights
        grown = {SQUARES[square] for square, level in enumerate(self.view.heights) if level > old[square]}
        come = {square for square, seat in self.figures.items() if before.get(square) != seat}
        crowned = {self.view.king} - {self.since.king, ""}
        return frozenset(grown | come | crowned)

    @cached_property
    def left(self) -> frozenset[str]:
        """The squares that a knight, the king or a block has left since the earlier view."""
        if self.since is None:
            return frozenset()
        old = self.since.heights
        gone = {square for square in _figures(self.since) if square not in self.figures}
        gone |= {SQUARES[square] for square, level in enumerate(self.view.heights) if level < old[square]}
        return frozenset(gone | ({self.since.king} - {self.view.king, ""})) - self.changed

    @property
    def lifted(self) -> str:
        """The square of the block that is being shifted, empty if none is."""
        point, square = self.view.pending[-1] if self.view.pending else ("", "")
        return square if point == "shift" else ""

    @cached_property
    def counted(self) -> list[Counted]:
        """The castles that were scored since the earlier view, if they still stand as they were counted."""
        since, view = self.since, self.view
        if since is None or _castle_points(since) == _castle_points(view):
            return []
        still = not view.pending or is_between_phases(self.state)
        if not still and (since.heights, _figures(since)) != (view.heights, self.figures):
            return []
        board, found = self.board, []
        for castle in self.castles:
            number = board.castle_of(castle.squares[0])
            for seat in range(self.state.seats):
                if level := level_in(board, seat, number):
                    mine = [square for square in castle.squares if self.figures.get(SQUARES[square]) == seat]
                    top = next(square for square in mine if board.height[square] == level)
                    found.append(Counted(castle, seat, SQUARES[top], level))
        return found

    # The phase.

    @cached_property
    def rounds(self) -> int:
        """The rounds of the phase."""
        return len(STACKS[self.view.options.seats][max(self.view.phase, 1) - 1])

    @cached_property
    def forecasts(self) -> list[list[int]]:
        """Points of each seat if the year ended now: for castles, king, master card and jumps."""
        then, now = forecast(self.state), self.state.tally
        return [
            [_of_item(then, seat, item) - _of_item(now, seat, item) for item in FORECAST] for seat in range(self.state.seats)
        ]


def _of_item(tally: list[int], seat: int, item: int) -> int:
    first = TALLY * seat + PHASES * item
    return sum(tally[first : first + PHASES])


def _castle_points(view: TorresView) -> list[int]:
    """Return the points of all seats for castles so far, which a scoring changes."""
    first = PHASES * CASTLES
    return [sum(each.tally[first : first + PHASES]) for each in view.seats]


def _figures(view: TorresView) -> dict[str, int]:
    return {square: seat for seat, each in enumerate(view.seats) for square in each.knights}
