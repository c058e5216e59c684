"""Hints: the master's choice for a seat, explained by the score sheet.

A hint uses only the seat's view: the search chooses, then matches are played to the end from possible states, once with the
choice and once with the next best one, and the final score sheets are compared line by line.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from tabletown.bots.bot import Thinking
from tabletown.bots.mcts import Player
from tabletown.core.errors import UnknownSeat
from tabletown.core.game import Game
from tabletown.core.views import Line, View

CONTINUATIONS = 12
SECONDS = 5.0  # the master's budget
WIDTH = 5  # choices considered per decision when a match is played to the end
MOST_REASONS = 3


class Expected(msgspec.Struct, frozen=True):
    """A line of the score sheet: the points now, and at the end with the choice and with the next best one."""

    rule: str
    item: str
    label: str  # the message with its name
    now: int
    after: float
    otherwise: float

    @property
    def gain(self) -> float:
        """The points that the choice adds."""
        return self.after - self.otherwise


class Hint(msgspec.Struct, frozen=True):
    """The master's choice; `instead` is the next best action, None when there is only one."""

    seat: int
    action: int
    text: str
    instead: int | None
    lines: tuple[Expected, ...]

    @property
    def after(self) -> float:
        """The points expected at the end with the choice."""
        return sum(line.after for line in self.lines)

    @property
    def gain(self) -> float:
        """The points that the choice is expected to add over the next best one."""
        return sum(line.gain for line in self.lines)

    @property
    def reasons(self) -> list[Line]:
        """The reasons as a few lines; their `item` is the message id of a score sheet line."""
        if self.instead is None:
            return [Line("bots-hint-forced")]
        found: list[Line] = []
        for line in sorted(self.lines, key=lambda each: -abs(each.gain))[:MOST_REASONS]:
            points = round(line.gain)
            if points:
                message = "bots-hint-more" if points > 0 else "bots-hint-less"
                found.append(Line(message, {"item": line.label, "points": abs(points)}))
        return found or [Line("bots-hint-even")]


def hint(
    game: Game,
    view: View,
    legal: Sequence[int],
    rng: random.Random,
    *,
    simulations: int = 0,
    seconds: float = SECONDS,
    continuations: int = CONTINUATIONS,
    thinking: Thinking | None = None,
) -> Hint:
    """Return the master's choice for the seat of the view, which must have a decision."""
    if view.seat is None or not legal:
        raise UnknownSeat("bots-hint-nothing")
    if len(legal) == 1:
        sheet = _sheets(game, view, legal[0], rng.getrandbits(32), continuations)
        return Hint(view.seat, legal[0], game.text(legal[0]), None, _compare(game, view, sheet, sheet))
    player = Player(simulations, 0.0 if simulations else seconds, thinking)
    search = player.search(game, view, rng)
    search.run(player.simulations, player.seconds, player.thinking)
    first, second = search.ranked()[:2]
    seed = rng.getrandbits(32)  # the same states and draws for both, so that luck favors neither
    chosen, instead = (_sheets(game, view, action, seed, continuations) for action in (first, second))
    return Hint(view.seat, first, game.text(first), second, _compare(game, view, chosen, instead))


Sheet = dict[tuple[str, str], float]


def _sheets(game: Game, view: View, action: int, seed: int, continuations: int) -> Sheet:
    """Return the mean final score sheet of matches continued with the action."""
    found: Sheet = {}
    seat = view.seat or 0
    for number in range(continuations):
        rng = random.Random(seed + number)
        player = Player(rollout_turns=1_000_000, rollout_width=WIDTH)
        state = game.sample(view, rng)
        state.apply(seat, action)
        player.search(game, view, rng).rollout(state)
        for line in state.score(seat).lines:
            key = (line.rule, line.item)
            found[key] = found.get(key, 0.0) + line.points / continuations
    return found


def _compare(game: Game, view: View, chosen: Sheet, instead: Sheet) -> tuple[Expected, ...]:
    now: dict[tuple[str, str], int] = {}
    for line in game.score(view, view.seat or 0).lines:
        now[line.rule, line.item] = now.get((line.rule, line.item), 0) + line.points
    return tuple(
        Expected(
            rule, item, f"{game.name}-score-{item}",
            now.get((rule, item), 0), chosen.get((rule, item), 0.0), instead.get((rule, item), 0.0),
        )
        for rule, item in dict.fromkeys([*now, *chosen, *instead])
    )  # fmt: skip
