"""Torres: towers grow into castles, knights climb them, and the king favors one castle."""

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
from tabletown.games.torres import previews, text
from tabletown.games.torres.meta import META, MOMENTS, PROMPT_RULES, VERB_RULES
from tabletown.games.torres.options import MODES, TorresOptions, complete
from tabletown.games.torres.rules.actions import ACTIONS, END
from tabletown.games.torres.rules.material import DATA
from tabletown.games.torres.rules.refusals import refuse
from tabletown.games.torres.rules.state import TorresState, inventory, new_match
from tabletown.games.torres.rules.view import TorresView, barrier, exposure, outlook, sample, score, view

SHIFTS = 4  # shift_block takes two steps (TR-4.8), and there are four such cards


class Torres(Game[TorresState, TorresView, TorresOptions]):
    """The game of Torres."""

    name = "torres"
    prefix = "TR"
    max_length = DATA["bounds"]["max_steps"] + SHIFTS
    modes = MODES
    options_type = TorresOptions
    actions = ACTIONS
    meta = META
    moments = MOMENTS
    prompt_rules = PROMPT_RULES

    def check(self, options: TorresOptions) -> TorresOptions:
        return complete(options)

    def presets(self) -> list[TorresOptions]:
        plain = [self.options(seats=seats, mode=mode) for mode, counts in MODES.items() for seats in counts]
        loose = [self.options(seats=each.seats, mode=each.mode, door_rule="exit_level_only") for each in plain]
        drawn = [self.options(seats=each.seats, mode=each.mode, start_player="drawn") for each in plain]
        return [*plain, *loose, *drawn]

    def new(self, options: TorresOptions) -> TorresState:
        return new_match(options)

    def to_text(self, state: TorresState) -> str:
        from tabletown.games.torres.notation import write

        return write(state)

    def from_text(self, text: str) -> TorresState:
        from tabletown.games.torres.notation import read

        return read(text, self.options)

    def inventory(self, state: TorresState) -> dict[str, int]:
        return inventory(state)

    def observe(self, state: TorresState, seat: int | None) -> TorresView:
        return view(state, seat)

    def sample(self, view: TorresView, rng: random.Random) -> TorresState:
        return sample(view, rng)

    def score(self, view: TorresView, seat: int) -> ScoreSheet:
        return score(view, seat)

    def refuse(self, state: TorresState, seat: int, action: int) -> Refusal | None:
        return refuse(state, action)

    def assets(self, view: TorresView, seat: int) -> dict[str, int]:
        return previews.assets(view, seat)

    def outlook(self, view: TorresView, seat: int) -> ScoreSheet:
        return outlook(view, seat)

    def reasons(self, view: TorresView, action: int) -> list[Reason]:
        return previews.reasons(view, action)

    def remarks_on(self, view: TorresView, action: int, after: TorresView | None) -> tuple[list[Line], list[Line]]:
        return previews.remarks_on(view, action, after)

    def exposure(self, before: TorresState, actor: int, action: int, viewer: int | None) -> int:
        return exposure(before, actor, action, viewer)

    def barrier(self, before: TorresState, actor: int, action: int, after: TorresState) -> int:
        return barrier(before, actor, action, after)

    def prompt(self, view: TorresView) -> Line:
        return text.prompt(view)

    def log(self, before: TorresState, actor: int, action: int, after: TorresState) -> list[Line]:
        return [text.step(actor, action), *text.events(before, after)]

    def pieces_of(self, view: TorresView, line: Line) -> list[str]:
        return previews.pieces_of(view, line)

    def labels(self, view: TorresView, legal: Iterable[int], say: Say = speak) -> Mapping[int, str]:
        return text.labels(legal, say)

    def rule_of(self, line: Line) -> str:
        return VERB_RULES.get(line.message.rpartition("-")[2]) or super().rule_of(line)

    def parts(self, view: TorresView, legal: Iterable[int] = (), say: Say = speak, look: Look = DEFAULT_LOOK) -> Any:
        from tabletown.games.torres.picture.parts import parts

        return parts(view, tuple(legal), say, look)

    def scene(self, view: TorresView, legal: Iterable[int] = (), say: Say = speak) -> Any:
        from tabletown.games.torres.picture.scene import Scene

        return Scene(view, tuple(legal), say)

    def gallery(self, say: Say = speak) -> Any:
        from tabletown.games.torres.picture.gallery import gallery

        return gallery(say)

    @cached_property
    def bot(self) -> Bot[TorresState]:
        from tabletown.games.torres.bot import evaluate
        from tabletown.games.torres.ending import ending_points

        return Bot(
            evaluate.evaluate,
            search=evaluate.SEARCH,
            levels=Levels(noticed=(0.17, 0.45), simulations=48),
            tunable=Tunable(evaluate.WEIGHTS, evaluate.use),
            ending=Ending(END, ending_points),
        )

    @cached_property
    def features(self) -> Features[TorresState]:
        from tabletown.games.torres.bot.features import LAYOUT, encode

        return Features(LAYOUT, encode)

    @cached_property
    def terminal(self) -> Terminal[TorresView]:
        return Terminal(text.board, cards=text.cards)


GAME = Torres()
