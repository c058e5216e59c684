"""Garden Nation: seven territories and one crane, which every building sends elsewhere."""

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
from tabletown.games.garden_nation import notation, previews, stages, text
from tabletown.games.garden_nation.meta import META, MOMENTS, PROMPT_RULES, VERB_RULES
from tabletown.games.garden_nation.options import MODES, GardenNationOptions, complete
from tabletown.games.garden_nation.rules import refusals
from tabletown.games.garden_nation.rules import view as views
from tabletown.games.garden_nation.rules.actions import ACTIONS
from tabletown.games.garden_nation.rules.state import GardenNationState, inventory
from tabletown.games.garden_nation.rules.view import GardenNationView


class GardenNation(Game[GardenNationState, GardenNationView, GardenNationOptions]):
    """Garden Nation."""

    name = "garden_nation"
    prefix = "GN"
    max_length = 25_000  # 200 rounds of 7 actions of at most 16 steps, the choices of the next player, set-up
    modes = MODES
    options_type = GardenNationOptions
    actions = ACTIONS
    meta = META
    stocks = frozenset({"population"})
    moments = MOMENTS
    prompt_rules = PROMPT_RULES

    def check(self, options: GardenNationOptions) -> GardenNationOptions:
        return complete(options)

    def presets(self) -> list[GardenNationOptions]:
        plain = [self.options(seats=seats) for seats in MODES["standard"]]
        return plain + [self.options(seats=each.seats, zone_costs="bga", move_on="descending") for each in plain]

    def new(self, options: GardenNationOptions) -> GardenNationState:
        return GardenNationState(options)

    def to_text(self, state: GardenNationState) -> str:
        return notation.write(state)

    def from_text(self, text: str) -> GardenNationState:
        return notation.read(text, self.options)

    def inventory(self, state: GardenNationState) -> dict[str, int]:
        return inventory(state)

    def observe(self, state: GardenNationState, seat: int | None) -> GardenNationView:
        return views.view(state, seat)

    def sample(self, view: GardenNationView, rng: random.Random) -> GardenNationState:
        return views.sample(view, rng)

    def score(self, view: GardenNationView, seat: int) -> ScoreSheet:
        return views.score(view, seat)

    def cards_of(self, view: GardenNationView, seat: int) -> Iterable[str]:
        return [f"garden_nation-card-{each}" for each in view.kept[seat]]

    def refuse(self, state: GardenNationState, seat: int, action: int) -> Refusal | None:
        return refusals.refuse(state, seat, action)

    def assets(self, view: GardenNationView, seat: int) -> dict[str, int]:
        return previews.assets(view, seat)

    def outlook(self, view: GardenNationView, seat: int) -> ScoreSheet:
        return views.outlook(view, seat)

    def reasons(self, view: GardenNationView, action: int) -> list[Reason]:
        return previews.reasons(view, action)

    def remarks_on(
        self, view: GardenNationView, action: int, after: GardenNationView | None
    ) -> tuple[list[Line], list[Line]]:
        return previews.remarks_on(view, action, after)

    def exposure(self, before: GardenNationState, actor: int, action: int, viewer: int | None) -> int:
        return views.exposure(before, actor, action, viewer)

    def stages(
        self, before: GardenNationState, actor: int, action: int, after: GardenNationState
    ) -> list[GardenNationState]:
        return stages.stages(before, after)

    def pieces_of(self, view: GardenNationView, line: Line) -> list[str]:
        return previews.pieces_of(view, line)

    def barrier(self, before: GardenNationState, actor: int, action: int, after: GardenNationState) -> int:
        return views.barrier(before, actor, action, after)

    def prompt(self, view: GardenNationView) -> Line:
        return text.prompt(view)

    def labels(self, view: GardenNationView, legal: Iterable[int], say: Say = speak) -> Mapping[int, str]:
        return text.labels(view, legal, say)

    def rule_of(self, line: Line) -> str:
        name = line.message.rpartition("-")[2]
        return super().rule_of(line) if "-prompt-" in line.message else VERB_RULES.get(name, super().rule_of(line))

    def log(self, before: GardenNationState, actor: int, action: int, after: GardenNationState) -> list[Line]:
        lines = super().log(before, actor, action, after)
        return text.step(before, actor, action, lines, after)

    def parts(self, view: GardenNationView, legal: Iterable[int] = (), say: Say = speak, look: Look = DEFAULT_LOOK) -> Any:
        from tabletown.games.garden_nation.picture.parts import parts

        return parts(view, tuple(legal), say, look)

    def scene(self, view: GardenNationView, legal: Iterable[int] = (), say: Say = speak) -> Any:
        from tabletown.games.garden_nation.picture.scene import Scene

        return Scene(view, tuple(legal), say)

    def gallery(self, say: Say = speak) -> Any:
        from tabletown.games.garden_nation.picture.gallery import gallery

        return gallery(say)

    @cached_property
    def bot(self) -> Bot[GardenNationState]:
        from tabletown.games.garden_nation.bot import evaluate as e

        return Bot(
            e.evaluate,
            search=e.SEARCH,
            levels=Levels(noticed=(0.5, 1.0), simulations=8),
            tunable=Tunable(e.WEIGHTS, e.use),
        )

    @cached_property
    def features(self) -> Features[GardenNationState]:
        from tabletown.games.garden_nation.bot.features import LAYOUT, encode

        return Features(LAYOUT, encode)

    @cached_property
    def terminal(self) -> Terminal[GardenNationView]:
        return Terminal(text.board, cards=text.cards, illustrate=text.illustrate)


GAME = GardenNation()
