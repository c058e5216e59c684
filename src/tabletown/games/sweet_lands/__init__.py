"""Sweet Lands: grow a domain of sweets, town by town, over five rounds."""

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
from tabletown.games.sweet_lands import text as words
from tabletown.games.sweet_lands.options import MODES, SweetLandsOptions, complete
from tabletown.games.sweet_lands.pack import load_given
from tabletown.games.sweet_lands.rules import sampling
from tabletown.games.sweet_lands.rules import view as knowledge
from tabletown.games.sweet_lands.rules import visibility as learning
from tabletown.games.sweet_lands.rules.actions import ACTIONS
from tabletown.games.sweet_lands.rules.flow import SweetLandsState, inventory, new_match


class SweetLands(Game):
    """The game of Sweet Lands."""

    name = "sweet_lands"
    prefix = "SL"
    max_length = 20000
    modes = MODES
    options_type = SweetLandsOptions
    actions = ACTIONS

    def check(self, options: Options) -> Options:
        return complete(cast(SweetLandsOptions, options))

    def presets(self) -> list[Options]:
        variants = [
            (False, False, False),
            (True, False, False),
            (False, True, False),
            (False, False, True),
            (True, True, True),
        ]
        table = [
            self.options(seats=seats, changing_turn_order=order, draft=draft, upgraded_skills=upgraded)
            for order, draft, upgraded in variants
            for seats in MODES["standard"]
        ]
        return [*table, *(self.options(mode="solo", upgraded_skills=upgraded) for upgraded in (False, True))]

    def new(self, options: Options) -> State:
        return new_match(cast(SweetLandsOptions, options))

    def from_text(self, text: str) -> State:
        from tabletown.games.sweet_lands.notation import read

        return read(text, self.options)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(cast(SweetLandsState, state))

    def look(self, state: State, seat: int | None) -> View:
        return knowledge.view(cast(SweetLandsState, state), seat)

    def sample(self, view: View, rng: random.Random) -> State:
        return sampling.sample(cast(knowledge.SweetLandsView, view), rng)

    def score(self, view: View, seat: int) -> ScoreSheet:
        return sampling.score(cast(knowledge.SweetLandsView, view), seat)

    def exposure(self, before: State, actor: int, action: int, viewer: int | None) -> int:
        return learning.exposure(cast(SweetLandsState, before), actor, action, viewer)

    def barrier(self, before: State, actor: int, action: int, after: State) -> int:
        return learning.barrier(cast(SweetLandsState, before), actor, action, cast(SweetLandsState, after))

    def discloses(self, before: State, actor: int, action: int, after: State, viewer: int | None) -> bool:
        """Whether a step shows the viewer something that was veiled."""
        return learning.discloses(cast(SweetLandsState, before), actor, action, cast(SweetLandsState, after), viewer)

    def prompt(self, view: View) -> Line:
        return words.prompt(cast(knowledge.SweetLandsView, view))

    def labels(self, view: View, legal: Iterable[int], say: Say = speak) -> Mapping[int, str]:
        from tabletown.games.sweet_lands.picture.labels import labels

        return labels(cast(knowledge.SweetLandsView, view), legal, say)

    def texts(self, options: Options, say: Say = speak) -> Mapping[str, str]:
        from tabletown.games.sweet_lands.picture.names import texts

        return texts(cast(SweetLandsOptions, options).pack, say)

    def log(self, before: State, actor: int, action: int, after: State) -> list[Line]:
        lines = super().log(before, actor, action, after)
        lines[0] = words.step(lines[0], cast(SweetLandsState, before), actor, action)
        return lines + words.events(cast(SweetLandsState, before), cast(SweetLandsState, after))

    def picture(self, view: View, legal: Iterable[int] = (), say: Say = speak) -> Any:
        from tabletown.games.sweet_lands.picture.table import draw

        return draw(cast(knowledge.SweetLandsView, view), legal, say)

    def evaluate(self, state: State, seat: int) -> float:
        from tabletown.games.sweet_lands.bot.evaluate import evaluate

        return evaluate(cast(SweetLandsState, state), seat)


GAME = SweetLands()
load_given()
