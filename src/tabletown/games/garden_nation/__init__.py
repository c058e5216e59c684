"""Garden Nation: seven territories, one crane, and every building sends it somewhere else."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, cast

from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import State
from tabletown.core.translate import Say, speak
from tabletown.core.views import Line, View
from tabletown.games.garden_nation import text as words
from tabletown.games.garden_nation.options import MODES, GardenNationOptions, complete
from tabletown.games.garden_nation.rules import view as knowledge
from tabletown.games.garden_nation.rules.actions import ACTIONS
from tabletown.games.garden_nation.rules.flow import GardenNationState, inventory, new_match


class GardenNation(Game):
    """The game of Garden Nation."""

    name = "garden_nation"
    prefix = "GN"
    max_length = 25_000  # 200 rounds of 7 actions of at most 16 steps, the choices of the next player, set-up
    modes = MODES
    options_type = GardenNationOptions
    actions = ACTIONS

    def check(self, options: Options) -> Options:
        return complete(cast(GardenNationOptions, options))

    def presets(self) -> list[Options]:
        plain = [self.options(seats=seats) for seats in MODES["standard"]]
        return plain + [self.options(seats=each.seats, zone_costs="bga", move_on="descending") for each in plain]

    def new(self, options: Options) -> State:
        return new_match(cast(GardenNationOptions, options))

    def from_text(self, text: str) -> State:
        from tabletown.games.garden_nation.notation import read

        return read(text, self.options)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(cast(GardenNationState, state))

    def look(self, state: State, seat: int | None) -> View:
        return knowledge.view(cast(GardenNationState, state), seat)

    def sample(self, view: View, rng: random.Random) -> State:
        return knowledge.sample(cast(knowledge.GardenNationView, view), rng)

    def score(self, view: View, seat: int) -> ScoreSheet:
        return knowledge.score(cast(knowledge.GardenNationView, view), seat)

    def exposure(self, before: State, actor: int, action: int, viewer: int | None) -> int:
        return knowledge.exposure(cast(GardenNationState, before), actor, action, viewer)

    def barrier(self, before: State, actor: int, action: int, after: State) -> int:
        return knowledge.barrier(cast(GardenNationState, before), actor, action, cast(GardenNationState, after))

    def prompt(self, view: View) -> Line:
        return words.prompt(cast(knowledge.GardenNationView, view))

    def labels(self, view: View, legal: Iterable[int], say: Say = speak) -> Mapping[int, str]:
        from tabletown.games.garden_nation.picture.labels import labels

        return labels(cast(knowledge.GardenNationView, view), legal, say)

    def log(self, before: State, actor: int, action: int, after: State) -> list[Line]:
        lines = super().log(before, actor, action, after)
        return words.step(cast(GardenNationState, before), actor, action, lines, cast(GardenNationState, after))

    def picture(self, view: View, legal: Iterable[int] = (), say: Say = speak) -> Any:
        from tabletown.games.garden_nation.picture.table import draw

        return draw(cast(knowledge.GardenNationView, view), legal, say)

    def evaluate(self, state: State, seat: int) -> float:
        from tabletown.games.garden_nation.bot.evaluate import evaluate

        return evaluate(cast(GardenNationState, state), seat)


GAME = GardenNation()
