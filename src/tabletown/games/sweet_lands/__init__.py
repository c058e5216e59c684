"""Sweet Lands: grow a domain of sweets, town by town, over five rounds."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from tabletown.core.facets import DEFAULT_LOOK, Bot, Ending, Features, Levels, Look, Terminal, Tunable
from tabletown.core.game import Game
from tabletown.core.guide.preview import Reason
from tabletown.core.guide.refusals import Refusal
from tabletown.core.translate import Say, speak
from tabletown.core.views import Line, ScoreSheet
from tabletown.games.sweet_lands import consequences, notation, text
from tabletown.games.sweet_lands.meta import META, PROMPT_RULES
from tabletown.games.sweet_lands.options import MODES, SweetLandsOptions, complete
from tabletown.games.sweet_lands.pack import load_given
from tabletown.games.sweet_lands.refusals.turns import refuse
from tabletown.games.sweet_lands.remarks import remarks_on
from tabletown.games.sweet_lands.rules import sampling, view
from tabletown.games.sweet_lands.rules.actions import ACTIONS, END_ROUND
from tabletown.games.sweet_lands.rules.state import SweetLandsState, inventory, new_match
from tabletown.games.sweet_lands.rules.view import SweetLandsView


class SweetLands(Game[SweetLandsState, SweetLandsView, SweetLandsOptions]):
    """The game of Sweet Lands."""

    name = "sweet_lands"
    prefix = "SL"
    max_length = 20000
    modes = MODES
    options_type = SweetLandsOptions
    actions = ACTIONS
    meta = META
    stocks = frozenset({"gold", "diamonds"})
    prompt_rules = PROMPT_RULES

    def check(self, options: SweetLandsOptions) -> SweetLandsOptions:
        return complete(options)

    def presets(self) -> list[SweetLandsOptions]:
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

    def new(self, options: SweetLandsOptions) -> SweetLandsState:
        return new_match(options)

    def to_text(self, state: SweetLandsState) -> str:
        return notation.write(state)

    def from_text(self, text: str) -> SweetLandsState:
        return notation.read(text, self.options)

    def inventory(self, state: SweetLandsState) -> dict[str, int]:
        return inventory(state)

    def observe(self, state: SweetLandsState, seat: int | None) -> SweetLandsView:
        return view.view(state, seat)

    def sample(self, view: SweetLandsView, rng: random.Random) -> SweetLandsState:
        return sampling.sample(view, rng)

    def score(self, view: SweetLandsView, seat: int) -> ScoreSheet:
        return sampling.score(view, seat)

    def rival(self, state: SweetLandsState) -> int | None:
        return state.m.solo_good if state.solo else None

    def cards_of(self, view: SweetLandsView, seat: int) -> Iterable[str]:
        return [f"sweet_lands-character-{view.realms[seat].character}"]

    def refuse(self, state: SweetLandsState, seat: int, action: int) -> Refusal | None:
        return refuse(state, seat, action)

    def assets(self, view: SweetLandsView, seat: int) -> dict[str, int]:
        return consequences.assets(view, seat)

    def outlook(self, view: SweetLandsView, seat: int) -> ScoreSheet:
        return consequences.outlook(view, seat)

    def foresee(self, state: SweetLandsState, seat: int, action: int) -> SweetLandsState:
        return consequences.foresee(state, seat, action)

    def reasons(self, view: SweetLandsView, action: int) -> list[Reason]:
        return consequences.reasons(view, action)

    def remarks_on(self, view: SweetLandsView, action: int, after: SweetLandsView | None) -> tuple[list[Line], list[Line]]:
        return remarks_on(view, action)

    def exposure(self, before: SweetLandsState, actor: int, action: int, viewer: int | None) -> int:
        return view.exposure(before, actor, action, viewer)

    def barrier(self, before: SweetLandsState, actor: int, action: int, after: SweetLandsState) -> int:
        return view.barrier(before, actor, action, after)

    def discloses(
        self, before: SweetLandsState, actor: int, action: int, after: SweetLandsState, viewer: int | None
    ) -> bool:
        return view.discloses(before, actor, action, after, viewer)

    def prompt(self, view: SweetLandsView) -> Line:
        return text.prompt(view)

    def labels(self, view: SweetLandsView, legal: Iterable[int], say: Say = speak) -> Mapping[int, str]:
        from tabletown.games.sweet_lands.words.labels import labels

        return labels(view, legal, say)

    def texts(self, options: SweetLandsOptions, say: Say = speak) -> Mapping[str, str]:
        from tabletown.games.sweet_lands.words.names import texts

        return texts(options.pack, say)

    def log(self, before: SweetLandsState, actor: int, action: int, after: SweetLandsState) -> list[Line]:
        lines = super().log(before, actor, action, after)
        lines[0] = text.step(lines[0], before, actor, action)
        return lines + text.events(before, after)

    def parts(self, view: SweetLandsView, legal: Iterable[int] = (), say: Say = speak, look: Look = DEFAULT_LOOK) -> Any:
        from tabletown.games.sweet_lands.picture.parts import parts

        return parts(view, tuple(legal), say, look)

    def scene(self, view: SweetLandsView, legal: Iterable[int] = (), say: Say = speak) -> Any:
        from tabletown.games.sweet_lands.picture.scene import Scene

        return Scene(view, tuple(legal), say)

    def gallery(self, say: Say = speak) -> Any:
        from tabletown.games.sweet_lands.picture.gallery import gallery

        return gallery(say)

    @cached_property
    def bot(self) -> Bot[SweetLandsState]:
        from tabletown.games.sweet_lands.bot.evaluate import DECISION_SCALE, SEARCH, evaluate
        from tabletown.games.sweet_lands.bot.weights import WEIGHTS, use
        from tabletown.games.sweet_lands.ending import ending_points

        return Bot(
            evaluate,
            search=SEARCH,
            levels=Levels(noticed=(0.55, 0.85), simulations=12),
            decision_scale=DECISION_SCALE,
            tunable=Tunable(WEIGHTS, use),
            ending=Ending(END_ROUND, ending_points),
        )

    @cached_property
    def features(self) -> Features[SweetLandsState]:
        from tabletown.games.sweet_lands.bot.features import LAYOUT, encode

        return Features(LAYOUT, encode)

    @cached_property
    def terminal(self) -> Terminal[SweetLandsView]:
        return Terminal(text.board, cards=text.cards, illustrate=text.illustrate, scored=text.SCORED)


GAME = SweetLands()
load_given()
