"""Ginkgopolis: a city that grows outward by urbanization and upward by construction, and districts that are fought over."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from tabletown.core.facets import DEFAULT_LOOK, Bot, Features, Look, Terminal, Tunable
from tabletown.core.game import Game
from tabletown.core.scores import ScoreSheet
from tabletown.core.translate import Say, speak
from tabletown.core.views import Line
from tabletown.games.ginkgopolis import text
from tabletown.games.ginkgopolis.meta import META, PROMPT_RULES
from tabletown.games.ginkgopolis.options import MODES, GinkgopolisOptions, complete
from tabletown.games.ginkgopolis.rules import sampling as possible
from tabletown.games.ginkgopolis.rules import view as knowledge
from tabletown.games.ginkgopolis.rules.actions import ACTIONS
from tabletown.games.ginkgopolis.rules.flow import GinkgopolisState, inventory, new_match
from tabletown.games.ginkgopolis.rules.view import GinkgopolisView


class Ginkgopolis(Game[GinkgopolisState, GinkgopolisView, GinkgopolisOptions]):
    """The game of Ginkgopolis."""

    name = "ginkgopolis"
    prefix = "GK"
    max_length = 8000
    modes = MODES
    options_type = GinkgopolisOptions
    actions = ACTIONS
    meta = META
    prompt_rules = PROMPT_RULES

    def check(self, options: GinkgopolisOptions) -> GinkgopolisOptions:
        return complete(options)

    def presets(self) -> list[GinkgopolisOptions]:
        plain = [self.options(seats=seats, mode=mode) for mode in ("intro", "normal") for seats in MODES[mode]]
        uniform = [self.options(seats=seats, mode="normal", characters="uniform_9_9_9") for seats in MODES["normal"]]
        solo = [
            self.options(mode="solo", level=level, solo_deal=deal)
            for deal in ("three_total", "three_plus_one")
            for level in ("normal", "expert")
        ]
        return [*plain, *uniform, *solo]

    def new(self, options: GinkgopolisOptions) -> GinkgopolisState:
        return new_match(options)

    def to_text(self, state: GinkgopolisState) -> str:
        from tabletown.games.ginkgopolis.notation import write

        return write(state)

    def from_text(self, text: str) -> GinkgopolisState:
        from tabletown.games.ginkgopolis.notation import read

        return read(text, self.options)

    def inventory(self, state: GinkgopolisState) -> dict[str, int]:
        return inventory(state)

    def observe(self, state: GinkgopolisState, seat: int | None) -> GinkgopolisView:
        return knowledge.view(state, seat)

    def sample(self, view: GinkgopolisView, rng: random.Random) -> GinkgopolisState:
        return possible.sample(view, rng)

    def score(self, view: GinkgopolisView, seat: int) -> ScoreSheet:
        return possible.known_state(view).score(seat)

    def exposure(self, before: GinkgopolisState, actor: int, action: int, viewer: int | None) -> int:
        return knowledge.exposure(before, actor, action, viewer)

    def reveals(self, before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> bool:
        return knowledge.reveals(before, after)

    def discloses(
        self, before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState, viewer: int | None
    ) -> bool:
        """Whether a step shows what was veiled: cards turned over or passed on, characters passed on (GK-11)."""
        return knowledge.discloses(before, actor, action, after)

    def barrier(self, before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> int:
        return knowledge.barrier(before, actor, action, after)

    def prompt(self, view: GinkgopolisView) -> Line:
        return text.prompt(view)

    def labels(self, view: GinkgopolisView, legal: Iterable[int], say: Say = speak) -> Mapping[int, str]:
        return text.labels(view, legal, say)

    def log(self, before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> list[Line]:
        first = text.step(before, action, super().log(before, actor, action, after)[0])
        return [first, *text.events(before, action, after)]

    def parts(self, view: GinkgopolisView, legal: Iterable[int] = (), say: Say = speak, look: Look = DEFAULT_LOOK) -> Any:
        from tabletown.games.ginkgopolis.picture.parts import parts

        return parts(view, tuple(legal), say, look)

    @cached_property
    def bot(self) -> Bot[GinkgopolisState]:
        from tabletown.games.ginkgopolis.bot import evaluate as e

        return Bot(
            e.evaluate,
            action_values=e.looks,
            search=e.SEARCH,
            search_solo=e.SEARCH_ALONE,
            tunable=Tunable(e.WEIGHTS, e.use, e.features, e.learned),
        )

    @cached_property
    def features(self) -> Features[GinkgopolisState]:
        from tabletown.games.ginkgopolis.bot.features import LAYOUT, encode

        return Features(LAYOUT, encode)

    @cached_property
    def terminal(self) -> Terminal[GinkgopolisView]:
        return Terminal(text.board, cards=text.cards, illustrate=text.illustrate)


GAME = Ginkgopolis()
