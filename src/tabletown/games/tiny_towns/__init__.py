"""Tiny Towns: one resource a round for everybody, sixteen squares each, and nobody moves a cube."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, cast

from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import State
from tabletown.core.translate import Say, speak
from tabletown.core.views import Line, View
from tabletown.games.tiny_towns import text as words
from tabletown.games.tiny_towns.options import MODES, TinyTownsOptions, complete
from tabletown.games.tiny_towns.rules import view as knowledge
from tabletown.games.tiny_towns.rules.actions import ACTIONS
from tabletown.games.tiny_towns.rules.flow import TinyTownsState, inventory, new_match


class TinyTowns(Game):
    """The game of Tiny Towns."""

    name = "tiny_towns"
    prefix = "TT"
    max_length = 4000
    modes = MODES
    options_type = TinyTownsOptions
    actions = ACTIONS

    def check(self, options: Options) -> Options:
        return complete(cast(TinyTownsOptions, options))

    def presets(self) -> list[Options]:
        plain = [self.options(seats=seats, mode=mode) for mode, counts in MODES.items() for seats in counts]
        cavern = [self.options(seats=each.seats, mode=each.mode, cavern=True) for each in plain]
        bare = [self.options(seats=each.seats, mode=each.mode, monuments=False) for each in plain]
        first = [self.options(seats=2, cards="first_game", monuments=False)]
        return [*plain, *cavern, *bare, *first, self.options(mode="solo", solo_remove="feast_hall")]

    def new(self, options: Options) -> State:
        return new_match(cast(TinyTownsOptions, options))

    def from_text(self, text: str) -> State:
        from tabletown.games.tiny_towns.notation import read

        return read(text, self.options)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(cast(TinyTownsState, state))

    def look(self, state: State, seat: int | None) -> View:
        return knowledge.view(cast(TinyTownsState, state), seat)

    def sample(self, view: View, rng: random.Random) -> State:
        return knowledge.sample(cast(knowledge.TinyTownsView, view), rng)

    def score(self, view: View, seat: int) -> ScoreSheet:
        return knowledge.score(cast(knowledge.TinyTownsView, view), seat)

    def exposure(self, before: State, actor: int, action: int, viewer: int | None) -> int:
        return knowledge.exposure(cast(TinyTownsState, before), actor, action, viewer)

    def reveals(self, before: State, actor: int, action: int, after: State) -> bool:
        return knowledge.reveals(cast(TinyTownsState, before), cast(TinyTownsState, after))

    def barrier(self, before: State, actor: int, action: int, after: State) -> int:
        return knowledge.barrier(cast(TinyTownsState, before), actor, action, cast(TinyTownsState, after))

    def prompt(self, view: View) -> Line:
        return words.prompt(cast(knowledge.TinyTownsView, view))

    def log(self, before: State, actor: int, action: int, after: State) -> list[Line]:
        lines = super().log(before, actor, action, after)
        return lines + words.events(cast(TinyTownsState, before), cast(TinyTownsState, after))

    def picture(self, view: View, legal: Iterable[int] = (), say: Say = speak) -> Any:
        from tabletown.games.tiny_towns.picture.table import draw

        return draw(cast(knowledge.TinyTownsView, view), legal, say)

    def evaluate(self, state: State, seat: int) -> float:
        from tabletown.games.tiny_towns.bot.evaluate import evaluate

        return evaluate(cast(TinyTownsState, state), seat)


GAME = TinyTowns()
