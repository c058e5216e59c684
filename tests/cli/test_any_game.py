"""A game that brings nothing but its rules can be played at the terminal at once."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

from tabletown.cli import main
from tabletown.core import registry
from tabletown.core.actions import Actions, Verb, domain
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import State
from tabletown.core.views import Line, ScoreLine, ScoreSheet, View

ACTIONS = Actions(Verb("take", domain("amount", ["1", "2", "3"]), domain("hand", ["left", "right"])), Verb("pass_by"))
PASS = ACTIONS.base("pass_by")


class NimState(State):
    """Twelve stones; who takes the last one wins."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.stones = 12
        self.turn = 0

    def actors(self) -> int:
        return 1 << self.turn if self.stones else 0

    def choices(self, seat: int) -> list[int]:
        return [*range(2 * min(3, self.stones)), PASS]

    def outcomes(self) -> list[tuple[int, int]]:
        return []

    def advance(self, actor: int, action: int) -> None:
        self.stones -= 0 if action == PASS else action // 2 + 1
        self.turn = 1 - self.turn

    def copy(self) -> Self:
        new = type(self)(self.options)
        new.stones, new.turn = self.stones, self.turn
        return new

    def key(self) -> bytes:
        return bytes([self.stones, self.turn])

    def winners(self) -> list[int]:
        return [] if self.stones else [1 - self.turn]

    def score(self, seat: int) -> ScoreSheet:
        return ScoreSheet(seat, (ScoreLine("NI-1", "last", int(seat in self.winners())),))

    def game_name(self) -> str:
        return "nim"


class NimView(View, frozen=True, kw_only=True):
    """Everything."""

    options: Options
    stones: int
    turn: int


class Nim(Game):
    """The smallest game there is."""

    name = "nim"
    prefix = "NI"
    max_length = 1000
    modes = {"standard": range(2, 3)}  # noqa: RUF012  (as in the contract)
    options_type = Options
    actions = ACTIONS

    def presets(self) -> list[Options]:
        return [self.options()]

    def new(self, options: Options) -> State:
        return NimState(options)

    def to_text(self, state: State) -> str:
        assert isinstance(state, NimState)
        return f"nim\nstones: {state.stones}\nturn: {state.turn}\n"

    def from_text(self, text: str) -> State:
        raise AssertionError("not needed here")

    def inventory(self, state: State) -> dict[str, int]:
        return {}

    def observe(self, state: State, seat: int | None) -> View:
        assert isinstance(state, NimState)
        return NimView(
            game="nim", seat=seat, actors=state.actors(), options=state.options, stones=state.stones, turn=state.turn
        )

    def sample(self, view: View, rng: random.Random) -> State:
        assert isinstance(view, NimView)
        state = NimState(view.options)
        state.stones, state.turn = view.stones, view.turn
        return state

    def score(self, view: View, seat: int) -> ScoreSheet:
        return self.sample(view, random.Random(0)).score(seat)

    def prompt(self, view: View) -> Line:
        return Line("nim-prompt")


@pytest.fixture
def nim() -> Iterator[None]:
    registry.register(Nim())
    yield
    del registry._registered["nim"]


@pytest.mark.usefixtures("nim")
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_game_without_words_or_board_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], plain: list[str]
) -> None:
    answers = iter(["board", "cards", "help take", "take 2 l", "score", "undo", "3 right", "log", *["1 left"] * 20])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(["play", "nim", "--bots", "1", "--save", str(tmp_path / "nim.json"), *plain]) == 0
    told = capsys.readouterr().out
    assert "stones: 12" in told or plain
    assert "1 take: 1, left" in told
    assert "nim-log-take" in told
    assert "last" in told
    assert (tmp_path / "nim.json").exists()
