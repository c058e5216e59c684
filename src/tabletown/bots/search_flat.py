"""Flat Monte Carlo: try every action of a decision in random matches to the end, promising ones more often."""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import final

from tabletown.bots.search import BRIEF, LOOK_UP, Clock, Evaluate, Sample, Thinking
from tabletown.bots.search_settings import Settings
from tabletown.bots.search_values import squash
from tabletown.core.chance import Rng

CURIOSITY = 0.4


@final
class FlatSearch:
    """A search for one decision of one seat, without a tree."""

    def __init__(
        self, sample: Sample, evaluate: Evaluate, settings: Settings, seats: int, seat: int, legal: list[int], seed: int
    ) -> None:
        self.sample = sample
        self.evaluate = evaluate
        self.scale = settings.scale
        self.seats = seats
        self.seat = seat
        self.actions = legal
        self.visits: list[int] = [0] * len(legal)
        self.totals: list[float] = [0.0] * len(legal)
        self.rng = Rng(seed)
        self.done = 0

    def run(self, simulations: int, seconds: float, thinking: Thinking | None, clock: Clock = perf_counter) -> None:
        """Play random matches until the budget is spent (0: no limit)."""
        start = clock()
        pause = LOOK_UP if seconds <= 0.0 else 1
        while simulations == 0 or self.done < simulations:
            place = self.select()
            self.totals[place] += self.try_out(self.actions[place])
            self.visits[place] += 1
            self.done += 1
            if self.done % pause:
                continue
            part = self.done / simulations if simulations else 0.0
            if seconds > 0.0:
                spent = clock() - start
                if spent >= seconds:
                    break
                part = max(part, spent / seconds)
                pause = LOOK_UP if spent < BRIEF * self.done else 1
            if thinking is not None:
                thinking(part)
        if thinking is not None:
            thinking(1.0)

    def select(self) -> int:
        """Return the index of the action to try: each once, then by UCB1."""
        if self.done < len(self.actions):
            return self.done
        best = -1.0
        chosen = 0
        logarithm = log(float(self.done))
        for place in range(len(self.actions)):
            visits = self.visits[place]
            value = self.totals[place] / visits + CURIOSITY * sqrt(logarithm / visits)
            if value > best:
                best = value
                chosen = place
        return chosen

    def try_out(self, action: int) -> float:
        """Return the result, from 0 to 1, of a random match that continues with the action."""
        state = self.sample()
        start = self.evaluate(state, self.seat) if self.seats == 1 else 0.0
        state.advance(self.seat, action)
        state.playout(self.rng.below(1 << 30))
        points = self.evaluate(state, self.seat)
        if self.seats == 1:
            return squash((points - start) / self.scale)
        rival = -1e30
        for other in range(self.seats):
            if other != self.seat:
                rival = max(rival, self.evaluate(state, other))
        winners = state.winners()
        won = 1.0 / len(winners) if self.seat in winners else 0.0
        return 0.5 * squash((points - rival) / self.scale) + 0.5 * won

    def best(self) -> int:
        """Return the action with the best mean."""
        chosen = 0
        for place in range(min(self.done, len(self.actions))):
            if self.totals[place] / self.visits[place] > self.totals[chosen] / self.visits[chosen]:
                chosen = place
        return self.actions[chosen]
