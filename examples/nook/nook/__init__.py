"""Nook: nine houses on nine squares, and a house counts only in company."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, ClassVar

from nook import picture
from nook.state import ACTIONS, CELLS, EMPTY, HOUSES, NookState, sheet
from tabletown.core.facets import DEFAULT_LOOK, Bot, Look, Meta, Panel, Terminal
from tabletown.core.game import Game
from tabletown.core.notation import Lines, write_options
from tabletown.core.options import Options
from tabletown.core.translate import Say, speak
from tabletown.core.views import Line, ScoreSheet, View


class NookView(View, frozen=True, kw_only=True):
    """Everything: Nook has no secrets."""

    owners: tuple[int, ...]
    heights: tuple[int, ...]
    bag: tuple[int, ...]
    drawn: int
    turn: int


class Nook(Game[NookState, NookView, Options]):
    """The game of Nook."""

    name = "nook"
    prefix = "NK"
    max_length = 18
    modes: ClassVar = {"standard": range(2, 4)}
    options_type = Options
    actions = ACTIONS
    meta = Meta(minutes=(2, 2), weight=1)
    prompt_rules: ClassVar = {"": "NK-2.1", "place": "NK-2.1", "over": "NK-3.2"}

    def presets(self) -> list[Options]:
        return [self.options(seats=seats) for seats in self.modes["standard"]]

    def new(self, options: Options) -> NookState:
        return NookState(options)

    def inventory(self, state: NookState) -> dict[str, int]:
        return {
            f"height {height}": state.heights.count(height) + state.bag[height - 1] + (state.drawn == height)
            for height in (1, 2, 3)
        }

    # Positions.

    def to_text(self, state: NookState) -> str:
        cells = " ".join(
            "-" if owner == EMPTY else f"{owner}:{height}" for owner, height in zip(state.owners, state.heights)
        )
        return f"nook\noptions: {write_options(state.options)}\ncells: {cells}\ndrawn: {state.drawn}\n"

    def from_text(self, text: str) -> NookState:
        lines = Lines(text, self.name)
        state = NookState(self.options(**lines.options()))
        cells, seats = lines.take("cells").split(), state.options.seats
        state.drawn = lines.number("drawn")
        lines.finish()
        known = {f"{owner}:{height}": (owner, height) for owner in range(seats) for height in (1, 2, 3)}
        if len(cells) != 9 or not set(cells) <= {"-", *known}:
            raise lines.wrong("cells", " ".join(cells))
        for cell, written in enumerate(cells):
            state.owners[cell], state.heights[cell] = known.get(written, (EMPTY, 0))
        placed = 9 - state.owners.count(EMPTY)
        state.turn = placed % seats
        state.bag = [HOUSES - state.heights.count(height) - (state.drawn == height) for height in (1, 2, 3)]
        even = all(state.owners.count(seat) == (placed - seat + seats - 1) // seats for seat in range(seats))
        if not even or min(state.bag) < 0 or not 0 <= state.drawn <= 3 or (placed == 9 and state.drawn):
            raise lines.wrong("cells", " ".join(cells))
        return state

    # Views.

    def observe(self, state: NookState, seat: int | None) -> NookView:
        return NookView(
            game=self.name, options=state.options, seat=seat, actors=state.actors(), owners=tuple(state.owners),
            heights=tuple(state.heights), bag=tuple(state.bag), drawn=state.drawn, turn=state.turn,
        )  # fmt: skip

    def sample(self, view: NookView, rng: random.Random) -> NookState:
        state = NookState(view.options)
        state.owners, state.heights, state.bag = list(view.owners), list(view.heights), list(view.bag)
        state.drawn, state.turn = view.drawn, view.turn
        return state

    def score(self, view: NookView, seat: int) -> ScoreSheet:
        return sheet(list(view.owners), list(view.heights), seat)

    # Words and pictures.

    def prompt(self, view: NookView) -> Line:
        if view.actors == 0:
            return Line("nook-prompt-over")
        if view.actors < 0:
            return Line("nook-prompt-draw")
        said: dict[str, str | int] = {"height": view.drawn, "seat": view.turn}
        return Line("nook-prompt-place" if view.seat == view.turn else "nook-prompt-wait", said)

    def log(self, before: NookState, actor: int, action: int, after: NookState) -> list[Line]:
        lines = super().log(before, actor, action, after)
        if after.over:
            actors = sum(1 << seat for seat in after.winners())
            lines.append(Line("nook-log-won", {"actors": actors, "count": len(after.winners())}))
        return lines

    def parts(self, view: NookView, legal: Iterable[int] = (), say: Say = speak, look: Look = DEFAULT_LOOK) -> Any:
        return picture.parts(view, tuple(legal), say)

    @property
    def bot(self) -> Bot[NookState]:
        return Bot(evaluate)

    @property
    def terminal(self) -> Terminal[NookView]:
        return Terminal(board)


def evaluate(state: NookState, seat: int) -> float:
    """Return the points of a seat and a little for houses that may still find company."""
    return state.score(seat).total + 0.3 * sum(h for owner, h in zip(state.owners, state.heights) if owner == seat)


def board(view: NookView) -> list[Panel]:
    """Return the nook as a grid."""

    def cell(number: int) -> Line:
        said: dict[str, str | int] = {"square": CELLS[number]}
        if view.owners[number] == EMPTY:
            return Line("nook-board-empty", said)
        tone = ("red", "blue", "yellow")[view.owners[number]]
        return Line("nook-board-house", {**said, "seat": view.owners[number], "height": view.heights[number], "tone": tone})

    return [(Line("nook-board-title"), [[cell(3 * row + column) for column in range(3)] for row in range(3)])]


GAME = Nook()
