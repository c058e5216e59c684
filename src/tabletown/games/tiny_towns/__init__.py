"""Tiny Towns: one resource a round for everybody, sixteen squares each, and nobody moves a cube."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from tabletown.core.facets import DEFAULT_LOOK, Bot, Features, Levels, Look, Terminal, Tunable
from tabletown.core.game import Game
from tabletown.core.guide.refusals import Refusal
from tabletown.core.translate import Say, speak
from tabletown.core.views import Line, ScoreSheet
from tabletown.games.tiny_towns import previews, text
from tabletown.games.tiny_towns.meta import META, PROMPT_RULES
from tabletown.games.tiny_towns.options import MODES, TinyTownsOptions, complete
from tabletown.games.tiny_towns.rules import refusals, sampling, view
from tabletown.games.tiny_towns.rules.actions import ACTIONS
from tabletown.games.tiny_towns.rules.state import TinyTownsState, inventory, new_match
from tabletown.games.tiny_towns.rules.view import TinyTownsView, score


class TinyTowns(Game[TinyTownsState, TinyTownsView, TinyTownsOptions]):
    """The game of Tiny Towns."""

    name = "tiny_towns"
    prefix = "TT"
    max_length = 4000
    modes = MODES
    options_type = TinyTownsOptions
    actions = ACTIONS
    meta = META
    prompt_rules = PROMPT_RULES

    def check(self, options: TinyTownsOptions) -> TinyTownsOptions:
        return complete(options)

    def presets(self) -> list[TinyTownsOptions]:
        plain = [self.options(seats=seats, mode=mode) for mode, counts in MODES.items() for seats in counts]
        cavern = [self.options(seats=each.seats, mode=each.mode, cavern=True) for each in plain]
        bare = [self.options(seats=each.seats, mode=each.mode, monuments=False) for each in plain]
        first = [self.options(seats=2, cards="first_game", monuments=False)]
        return [*plain, *cavern, *bare, *first, self.options(mode="solo", solo_remove="feast_hall")]

    def new(self, options: TinyTownsOptions) -> TinyTownsState:
        return new_match(options)

    def to_text(self, state: TinyTownsState) -> str:
        from tabletown.games.tiny_towns.notation import write

        return write(state)

    def from_text(self, text: str) -> TinyTownsState:
        from tabletown.games.tiny_towns.notation import read

        return read(text, self.options)

    def inventory(self, state: TinyTownsState) -> dict[str, int]:
        return inventory(state)

    def observe(self, state: TinyTownsState, seat: int | None) -> TinyTownsView:
        return view.view(state, seat)

    def sample(self, view: TinyTownsView, rng: random.Random) -> TinyTownsState:
        return sampling.sample(view, rng)

    def score(self, view: TinyTownsView, seat: int) -> ScoreSheet:
        return score(view, seat)

    def cards_of(self, view: TinyTownsView, seat: int) -> Iterable[str]:
        return [f"tiny_towns-card-{each}" for each in (*view.cards, view.towns[seat].monument) if each]

    def refuse(self, state: TinyTownsState, seat: int, action: int) -> Refusal | None:
        return refusals.refuse(state, seat, action)

    def items(self, view: TinyTownsView) -> Mapping[str, str]:
        return previews.items(view)

    def assets(self, view: TinyTownsView, seat: int) -> dict[str, int]:
        return previews.assets(view, seat)

    def remarks_on(self, view: TinyTownsView, action: int, after: TinyTownsView | None) -> tuple[list[Line], list[Line]]:
        return previews.remarks_on(view, action, after)

    def exposure(self, before: TinyTownsState, actor: int, action: int, viewer: int | None) -> int:
        return view.exposure(before, actor, action, viewer)

    def reveals(self, before: TinyTownsState, actor: int, action: int, after: TinyTownsState) -> bool:
        return view.reveals(before, after)

    def barrier(self, before: TinyTownsState, actor: int, action: int, after: TinyTownsState) -> int:
        return view.barrier(before, actor, action, after)

    def prompt(self, view: TinyTownsView) -> Line:
        return text.prompt(view)

    def log(self, before: TinyTownsState, actor: int, action: int, after: TinyTownsState) -> list[Line]:
        lines = super().log(before, actor, action, after)
        return lines + text.events(before, after)

    def parts(self, view: TinyTownsView, legal: Iterable[int] = (), say: Say = speak, look: Look = DEFAULT_LOOK) -> Any:
        from tabletown.games.tiny_towns.picture.parts import parts

        return parts(view, tuple(legal), say, look)

    def scene(self, view: TinyTownsView, legal: Iterable[int] = (), say: Say = speak) -> Any:
        from tabletown.games.tiny_towns.picture.scene import Scene

        return Scene(view, tuple(legal), say)

    def gallery(self, say: Say = speak) -> Any:
        from tabletown.games.tiny_towns.picture.gallery import gallery

        return gallery(say)

    @cached_property
    def bot(self) -> Bot[TinyTownsState]:
        from tabletown.games.tiny_towns.bot import evaluate as e

        return Bot(
            e.evaluate,
            prior=e.prior,
            action_values=e.action_values,
            search=e.SEARCH,
            search_solo=e.SEARCH_SOLO,
            levels=Levels(noticed=(0.75, 1.0), simulations=8),
            tunable=Tunable(e.WEIGHTS, e.use),
        )

    @cached_property
    def features(self) -> Features[TinyTownsState]:
        from tabletown.games.tiny_towns.bot.features import LAYOUT, encode

        return Features(LAYOUT, encode)

    @cached_property
    def terminal(self) -> Terminal[TinyTownsView]:
        return Terminal(text.board, cards=text.cards, illustrate=text.illustrate)


GAME = TinyTowns()
