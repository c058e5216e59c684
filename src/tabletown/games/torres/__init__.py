"""Torres: towers grow into castles, knights climb them, and the king makes one castle the dearest."""

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
from tabletown.games.torres import text as words
from tabletown.games.torres.options import MODES, TorresOptions, complete
from tabletown.games.torres.rules import view as knowledge
from tabletown.games.torres.rules.actions import ACTIONS
from tabletown.games.torres.rules.flow import TorresState, inventory, new_match
from tabletown.games.torres.rules.material import DATA

SHIFTS = 4  # shift_block takes two steps (TR-4.8), and there are four such cards


class Torres(Game):
    """The game of Torres."""

    name = "torres"
    prefix = "TR"
    max_length = DATA["bounds"]["max_steps"] + SHIFTS
    modes = MODES
    options_type = TorresOptions
    actions = ACTIONS

    def check(self, options: Options) -> Options:
        return complete(cast(TorresOptions, options))

    def presets(self) -> list[Options]:
        plain = [self.options(seats=seats, mode=mode) for mode, counts in MODES.items() for seats in counts]
        loose = [self.options(seats=each.seats, mode=each.mode, door_rule="exit_level_only") for each in plain]
        drawn = [self.options(seats=each.seats, mode=each.mode, start_player="drawn") for each in plain]
        return [*plain, *loose, *drawn]

    def new(self, options: Options) -> State:
        return new_match(cast(TorresOptions, options))

    def from_text(self, text: str) -> State:
        from tabletown.games.torres.notation import read

        return read(text, self.options)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(cast(TorresState, state))

    def look(self, state: State, seat: int | None) -> View:
        return knowledge.view(cast(TorresState, state), seat)

    def sample(self, view: View, rng: random.Random) -> State:
        return knowledge.sample(cast(knowledge.TorresView, view), rng)

    def score(self, view: View, seat: int) -> ScoreSheet:
        return knowledge.score(cast(knowledge.TorresView, view), seat)

    def exposure(self, before: State, actor: int, action: int, viewer: int | None) -> int:
        return knowledge.exposure(cast(TorresState, before), actor, action, viewer)

    def barrier(self, before: State, actor: int, action: int, after: State) -> int:
        return knowledge.barrier(cast(TorresState, before), actor, action, cast(TorresState, after))

    def prompt(self, view: View) -> Line:
        return words.prompt(cast(knowledge.TorresView, view))

    def log(self, before: State, actor: int, action: int, after: State) -> list[Line]:
        lines = super().log(before, actor, action, after)
        return lines + words.events(cast(TorresState, before), cast(TorresState, after))

    def picture(self, view: View, legal: Iterable[int] = (), say: Say = speak) -> Any:
        from tabletown.games.torres.picture.board import draw

        return draw(cast(knowledge.TorresView, view), legal, say)

    def evaluate(self, state: State, seat: int) -> float:
        from tabletown.games.torres.bot.evaluate import evaluate

        return evaluate(cast(TorresState, state), seat)


GAME = Torres()
