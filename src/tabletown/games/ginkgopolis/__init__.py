"""Ginkgopolis: a city that grows outward by urbanization and upward by construction, and districts that are fought over."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from tabletown.core.facets import DEFAULT_LOOK, Bot, Features, Levels, Look, Terminal, Tunable
from tabletown.core.game import Game
from tabletown.core.guide.preview import Reason
from tabletown.core.guide.refusals import Refusal
from tabletown.core.translate import Say, speak
from tabletown.core.views import Line, ScoreSheet
from tabletown.games.ginkgopolis import consequences, notation, text
from tabletown.games.ginkgopolis.meta import META, MOMENTS, PROMPT_RULES
from tabletown.games.ginkgopolis.options import MODES, GinkgopolisOptions, complete
from tabletown.games.ginkgopolis.rules import preview, refusals, sampling, setup, view
from tabletown.games.ginkgopolis.rules.actions import ACTIONS
from tabletown.games.ginkgopolis.rules.points import GOSHA_SEAT, SOLO
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.rules.view import GinkgopolisView
from tabletown.games.ginkgopolis.stages import stages


class Ginkgopolis(Game[GinkgopolisState, GinkgopolisView, GinkgopolisOptions]):
    """The game of Ginkgopolis."""

    name = "ginkgopolis"
    prefix = "GK"
    max_length = 8000
    modes = MODES
    options_type = GinkgopolisOptions
    actions = ACTIONS
    meta = META
    moments = MOMENTS
    prompt_rules = PROMPT_RULES

    def check(self, options: GinkgopolisOptions) -> GinkgopolisOptions:
        return complete(options)

    def presets(self) -> list[GinkgopolisOptions]:
        plain = [self.options(seats=seats, mode=mode) for mode in ("intro", "normal") for seats in MODES[mode]]
        uniform = [self.options(seats=seats, mode="normal", characters="uniform_9_9_9") for seats in MODES["normal"]]
        solo = [
            self.options(mode="solo", level=level, solo_deal=deal)
            for deal in ("three_total", "three_plus_one", "give_one")
            for level in ("normal", "expert")
        ]
        return [*plain, *uniform, *solo]

    def new(self, options: GinkgopolisOptions) -> GinkgopolisState:
        return setup.new_match(options)

    def to_text(self, state: GinkgopolisState) -> str:
        return notation.write(state)

    def from_text(self, text: str) -> GinkgopolisState:
        return notation.read(text, self.options)

    def inventory(self, state: GinkgopolisState) -> dict[str, int]:
        return setup.inventory(state)

    def observe(self, state: GinkgopolisState, seat: int | None) -> GinkgopolisView:
        return view.view(state, seat)

    def sample(self, view: GinkgopolisView, rng: random.Random) -> GinkgopolisState:
        return sampling.sample(view, rng)

    def score(self, view: GinkgopolisView, seat: int) -> ScoreSheet:
        return sampling.score(view, seat)

    def rival(self, state: GinkgopolisState) -> int | None:
        return state.total(GOSHA_SEAT) if state.mode == SOLO else None

    def cards_of(self, view: GinkgopolisView, seat: int) -> Iterable[str]:
        return [f"ginkgopolis-card-{each}" for each in view.players[seat].characters]

    def refuse(self, state: GinkgopolisState, seat: int, action: int) -> Refusal | None:
        return refusals.refuse(state, seat, action)

    def assets(self, view: GinkgopolisView, seat: int) -> dict[str, int]:
        return consequences.assets(view, seat)

    def outlook(self, view: GinkgopolisView, seat: int) -> ScoreSheet:
        return sampling.outlook(view, seat)

    def foresee(self, state: GinkgopolisState, seat: int, action: int) -> GinkgopolisState:
        return preview.foresee(state, seat, action)

    def reasons(self, view: GinkgopolisView, action: int) -> list[Reason]:
        return consequences.reasons(view, action)

    def remarks_on(self, view: GinkgopolisView, action: int, after: GinkgopolisView | None) -> tuple[list[Line], list[Line]]:
        return consequences.remarks_on(view, action, after)

    def exposure(self, before: GinkgopolisState, actor: int, action: int, viewer: int | None) -> int:
        return view.exposure(before, actor, action, viewer)

    def reveals(self, before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> bool:
        return view.reveals(before, after)

    def discloses(
        self, before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState, viewer: int | None
    ) -> bool:
        return view.discloses(before, actor, action, after)

    def stages(self, before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> list[GinkgopolisState]:
        return stages(before, actor, action, after)

    def barrier(self, before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> int:
        return view.barrier(before, actor, action, after)

    def prompt(self, view: GinkgopolisView) -> Line:
        return text.prompt(view)

    def labels(self, view: GinkgopolisView, legal: Iterable[int], say: Say = speak) -> Mapping[int, str]:
        return text.labels(view, legal, say)

    def log(self, before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> list[Line]:
        first = text.step(before, action, super().log(before, actor, action, after)[0])
        return [first, *text.events(before, actor, action, after)]

    def parts(self, view: GinkgopolisView, legal: Iterable[int] = (), say: Say = speak, look: Look = DEFAULT_LOOK) -> Any:
        from tabletown.games.ginkgopolis.picture.parts import parts

        return parts(view, tuple(legal), say, look)

    def scene(self, view: GinkgopolisView, legal: Iterable[int] = (), say: Say = speak) -> Any:
        from tabletown.games.ginkgopolis.picture.scene import Scene

        return Scene(view, tuple(legal), say)

    def gallery(self, say: Say = speak) -> Any:
        from tabletown.games.ginkgopolis.picture.gallery import gallery

        return gallery(say)

    @cached_property
    def bot(self) -> Bot[GinkgopolisState]:
        from tabletown.games.ginkgopolis.bot import evaluate

        return Bot(
            evaluate.evaluate,
            action_values=evaluate.action_values,
            search=evaluate.SEARCH,
            search_solo=evaluate.SEARCH_SOLO,
            levels=Levels(noticed=(0.4, 0.8), simulations=24),
            tunable=Tunable(evaluate.WEIGHTS, evaluate.use, evaluate.features, evaluate.learned),
        )

    @cached_property
    def features(self) -> Features[GinkgopolisState]:
        from tabletown.games.ginkgopolis.bot.features import LAYOUT, encode

        return Features(LAYOUT, encode)

    @cached_property
    def terminal(self) -> Terminal[GinkgopolisView]:
        return Terminal(text.board, cards=text.cards, illustrate=text.illustrate)


GAME = Ginkgopolis()
