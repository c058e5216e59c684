"""Ginkgopolis: a city that grows outward by urbanization and upward by construction, and districts that are fought over."""

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
from tabletown.games.ginkgopolis import text as words
from tabletown.games.ginkgopolis.options import MODES, GinkgopolisOptions, complete
from tabletown.games.ginkgopolis.rules import sampling as possible
from tabletown.games.ginkgopolis.rules import view as knowledge
from tabletown.games.ginkgopolis.rules.actions import ACTIONS
from tabletown.games.ginkgopolis.rules.flow import GinkgopolisState, inventory, new_match


class Ginkgopolis(Game):
    """The game of Ginkgopolis."""

    name = "ginkgopolis"
    prefix = "GK"
    max_length = 8000
    modes = MODES
    options_type = GinkgopolisOptions
    actions = ACTIONS

    def check(self, options: Options) -> Options:
        return complete(cast(GinkgopolisOptions, options))

    def presets(self) -> list[Options]:
        plain = [self.options(seats=seats, mode=mode) for mode in ("intro", "normal") for seats in MODES[mode]]
        uniform = [self.options(seats=seats, mode="normal", characters="uniform_9_9_9") for seats in MODES["normal"]]
        solo = [
            self.options(mode="solo", level=level, solo_deal=deal)
            for deal in ("three_total", "three_plus_one")
            for level in ("normal", "expert")
        ]
        return [*plain, *uniform, *solo]

    def new(self, options: Options) -> State:
        return new_match(cast(GinkgopolisOptions, options))

    def from_text(self, text: str) -> State:
        from tabletown.games.ginkgopolis.notation import read

        return read(text, self.options)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(cast(GinkgopolisState, state))

    def look(self, state: State, seat: int | None) -> View:
        return knowledge.view(cast(GinkgopolisState, state), seat)

    def sample(self, view: View, rng: random.Random) -> State:
        return possible.sample(cast(knowledge.GinkgopolisView, view), rng)

    def score(self, view: View, seat: int) -> ScoreSheet:
        return possible.known_state(cast(knowledge.GinkgopolisView, view)).score(seat)

    def exposure(self, before: State, actor: int, action: int, viewer: int | None) -> int:
        return knowledge.exposure(cast(GinkgopolisState, before), actor, action, viewer)

    def reveals(self, before: State, actor: int, action: int, after: State) -> bool:
        return knowledge.reveals(cast(GinkgopolisState, before), cast(GinkgopolisState, after))

    def discloses(self, before: State, actor: int, action: int, after: State, viewer: int | None) -> bool:
        """Whether a step shows what was veiled: cards turned over or passed on, characters passed on (GK-11)."""
        return knowledge.discloses(cast(GinkgopolisState, before), actor, action, cast(GinkgopolisState, after))

    def barrier(self, before: State, actor: int, action: int, after: State) -> int:
        return knowledge.barrier(cast(GinkgopolisState, before), actor, action, cast(GinkgopolisState, after))

    def prompt(self, view: View) -> Line:
        return words.prompt(cast(knowledge.GinkgopolisView, view))

    def labels(self, view: View, legal: Iterable[int], say: Say = speak) -> Mapping[int, str]:
        return words.labels(cast(knowledge.GinkgopolisView, view), legal, say)

    def log(self, before: State, actor: int, action: int, after: State) -> list[Line]:
        first = words.step(cast(GinkgopolisState, before), action, super().log(before, actor, action, after)[0])
        return [first, *words.events(cast(GinkgopolisState, before), action, cast(GinkgopolisState, after))]

    def picture(self, view: View, legal: Iterable[int] = (), say: Say = speak) -> Any:
        from tabletown.games.ginkgopolis.picture.table import draw

        return draw(cast(knowledge.GinkgopolisView, view), legal, say)

    def evaluate(self, state: State, seat: int) -> float:
        from tabletown.games.ginkgopolis.bot.evaluate import evaluate

        return evaluate(cast(GinkgopolisState, state), seat)


GAME = Ginkgopolis()
