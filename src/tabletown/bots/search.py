"""Tree search over the states that a seat considers possible, the same for every game.

Each simulation starts from a newly sampled state. Every seat has its own tree, whose nodes are distinguished by what that
seat did and saw; so when several seats decide simultaneously, none can respond to another's hidden choice. The dealer's
outcomes are drawn by weight and have no nodes. At a leaf the position is rolled out for some turns and evaluated for
every seat.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import perf_counter
from typing import final

from tabletown.bots.search_settings import Settings
from tabletown.bots.search_tree import UNSEEN, Node
from tabletown.bots.search_values import best_other, chances, lowest, squash
from tabletown.core.chance import Rng
from tabletown.core.state import CHANCE, State

Sample = Callable[[], State]
Evaluate = Callable[[State, int], float]
Prior = Callable[[State, int, list[int]], list[float]]
Looks = Callable[[State, int, list[int]], list[float]]
Sees = Callable[[State, int, int, int], bool]  # whether a viewer sees a step: state before, actor, action, viewer
Thinking = Callable[[float], None]
Clock = Callable[[], float]

LOOK_UP = 16  # simulations between readings of the clock,
BRIEF = 0.0005  # as long as they take no more seconds than this; otherwise it is read after each
FINE = 1 << 24  # resolution of a number drawn between 0 and 1
ANY_ACTION = -1
LONGEST = 4000  # limit on the steps of a simulation, in case a match does not end


@final
class Search:
    """A search for one decision of one seat."""

    def __init__(
        self,
        sample: Sample,
        evaluate: Evaluate,
        prior: Prior | None,
        looks: Looks | None,
        sees: Sees,
        settings: Settings,
        seats: int,
        seat: int,
        seed: int,
    ) -> None:
        self.sample = sample
        self.evaluate = evaluate
        self.prior = prior
        self.looks = looks
        self.sees = sees
        self.settings = settings
        self.seats = seats
        self.seat = seat
        self.rng = Rng(seed)
        self.root = Node()
        self.low: list[float] = [1e30] * seats
        self.high: list[float] = [-1e30] * seats
        self.base: list[float] = []  # points of each seat at the root
        self.ahead: list[float] = []  # and their lead over the best other seat
        self.drawn = False  # whether the dealer acted in any simulation
        self.line: list[int] = []  # actions chosen in the last rollout
        self.chosen = ANY_ACTION  # by halving
        self.top = -1e30  # the best result of a match without the dealer
        self.roots: list[Node] = [Node() for _ in range(seats)]
        self.roots[seat] = self.root

    # The whole search.

    def run(self, simulations: int, seconds: float, thinking: Thinking | None, clock: Clock = perf_counter) -> None:
        """Simulate until the budget is spent (0: no limit) or the choice cannot change any more.

        Meanwhile cyclic garbage is not collected: a tree has no cycles, and looking for them takes up to a fifth longer.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.think(simulations, seconds, thinking, clock)
        finally:
            if collecting:
                gc.enable()

    def think(self, simulations: int, seconds: float, thinking: Thinking | None, clock: Clock) -> None:
        """Do what `run` says."""
        if self.settings.root_candidates > 1 and not self.settings.max_backup_weight:
            self.halve(simulations, seconds, thinking, clock)
            return
        start = clock()
        done = 0
        pause = LOOK_UP if seconds <= 0.0 else 1
        while simulations == 0 or done < simulations:
            self.simulate()
            done += 1
            if done % pause:
                continue
            left = simulations - done
            part = done / simulations if simulations else 0.0
            if seconds > 0.0:
                spent = clock() - start
                if spent >= seconds:
                    break
                part = max(part, spent / seconds)
                pause = LOOK_UP if spent < BRIEF * done else 1
                expected = int(done * (seconds - spent) / spent) if spent > 0.0 else done
                left = min(left, expected) if simulations else expected
            if self.is_decided(left):
                break
            if thinking is not None:
                thinking(part)
        if thinking is not None:
            thinking(1.0)

    def halve(self, simulations: int, seconds: float, thinking: Thinking | None, clock: Clock) -> None:
        """Spend the budget on the likeliest actions, all with the same luck, and leave out the worse half again and again.

        Each round takes every action that is left from the same sampled state and with the same draws to come, so that their
        difference is not drowned by luck (sequential halving with common random numbers).
        """
        self.simulate()
        root = self.root
        places = sorted(range(len(root.actions)), key=lambda place: (-root.priors[place], place))
        left = [root.actions[place] for place in places[: self.settings.root_candidates]]
        phases = max(1, (len(left) - 1).bit_length())
        start = clock()
        done = 1
        for phase in range(1, phases + 1):
            part = phase / phases
            while len(left) > 1:
                if seconds > 0.0 and clock() - start >= seconds * part:
                    break
                if simulations > 0 and done >= simulations * part:
                    break
                state = self.sample()
                luck = self.rng.state
                for action in left:
                    self.rng.state = luck
                    self.descend(state.copy(), action)
                done += len(left)
                if thinking is not None:
                    thinking(min(1.0, (clock() - start) / seconds if seconds > 0.0 else done / simulations))
            left.sort(key=self.minus_mean)
            left = left[: (len(left) + 1) // 2]
        self.chosen = left[0]
        if thinking is not None:
            thinking(1.0)

    def minus_mean(self, action: int) -> float:
        """Return the negative mean value of an action at the root, for sorting."""
        place = self.root.places[action]
        return -self.root.totals[place] / max(1, self.root.visits[place])

    def is_decided(self, left: int) -> bool:
        """Return whether `left` more simulations cannot change the most visited action."""
        if self.is_sure():
            return False
        first = 0
        second = 0
        for visits in self.root.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def best(self) -> int:
        """Return the most visited action; break ties by mean, then by order."""
        return self.ranked()[0]

    def ranked(self) -> list[int]:
        """Return the actions, best first: by best result if that is certain, then by visits, mean and order."""
        root = self.root
        sure = self.is_sure()
        keys: list[tuple[float, int, float, int]] = []
        for place in range(len(root.actions)):
            visits = root.visits[place]
            mean = root.totals[place] / visits if visits else 0.0
            keys.append((-root.bests[place] if sure else 0.0, -visits, -mean, place))
        keys.sort()
        found = [root.actions[place] for _, _, _, place in keys]
        if self.chosen != ANY_ACTION:
            found.sort(key=lambda action: action != self.chosen)
        return found

    def reroot(self, before: State, action: int, sample: Sample) -> None:
        """Make the node after an own action the new root; `sample` draws the states that are possible then."""
        root = self.root
        place = root.places.get(action, -1)
        self.root = root.child(place) if place >= 0 else Node()
        self.chosen = ANY_ACTION
        waiting = before.actors()
        if waiting & (waiting - 1) == 0:
            for other in range(self.seats):
                if other != self.seat:
                    key = action if self.sees(before, self.seat, action, other) else UNSEEN
                    self.roots[other] = self.roots[other].observe(key)
        self.roots[self.seat] = self.root
        self.sample = sample
        self.low = [1e30] * self.seats
        self.high = [-1e30] * self.seats

    # One simulation.

    def simulate(self) -> None:
        """Descend from a sampled state to a new decision, roll out, and back up the values."""
        self.descend(self.sample(), ANY_ACTION)

    def descend(self, state: State, forced: int) -> None:
        """Do so from this state, taking the action `forced` at the root unless it is ANY_ACTION."""
        if not self.base:
            self.base = [self.evaluate(state, seat) for seat in range(self.seats)]
            self.ahead = [self.base[seat] - best_other(self.base, seat) for seat in range(self.seats)]
        nodes = self.roots[:]
        path: list[Node] = []
        places: list[int] = []
        seats: list[int] = []
        covered = 0  # the seats of a simultaneous decision in progress
        first = True
        for _ in range(LONGEST):
            waiting = state.actors()
            if waiting == 0:
                break
            if waiting < 0:
                covered = 0
                self.drawn = True
                state.advance(CHANCE, state.draw(self.rng))
                continue
            seat = self.seat if first else lowest(waiting)
            first = False
            if waiting & ~covered:
                covered = waiting if waiting & (waiting - 1) else 0
            legal = state.choices(seat)
            if len(legal) == 1:
                state.advance(seat, legal[0])
                continue
            node = nodes[seat]
            fresh = node.is_new()
            if fresh and seat == self.seat and path and node.met < self.settings.expand_after_visits:
                node.met += 1
                break
            self.expand(node, state, seat, legal)
            if forced != ANY_ACTION:
                place = node.places[forced]
                forced = ANY_ACTION
            else:
                place = node.select(
                    legal, self.low[seat], self.high[seat], self.settings.exploration, self.settings.max_backup_weight
                )
            action = node.actions[place]
            path.append(node)
            places.append(place)
            seats.append(seat)
            nodes[seat] = node.child(place)
            covered = self.observe(nodes, state, seat, action, covered)
            state.advance(seat, action)
            if fresh and (seat == self.seat or covered == 0):
                break
        self.rollout(state)
        values = self.values(state)
        for step in range(len(path)):
            path[step].update(places[step], values[seats[step]])
        if self.is_sure() and values[self.seat] > self.top and state.actors() == 0:
            self.top = values[self.seat]
            self.graft([path[step].actions[places[step]] for step in range(len(path))])

    def observe(self, nodes: list[Node], state: State, seat: int, action: int, covered: int) -> int:
        """Advance the other seats' trees past a step and return the seats whose choices are still hidden."""
        shown = False
        for other in range(self.seats):
            if other == seat:
                continue
            if self.sees(state, seat, action, other):
                nodes[other] = nodes[other].observe(action)
                shown = True
            elif covered == 0:
                nodes[other] = nodes[other].observe(UNSEEN)
        return 0 if shown else covered

    def is_sure(self) -> bool:
        """Return whether results are repeatable: neither another seat nor the dealer takes part."""
        return self.settings.max_backup_weight > 0.0 and self.seats == 1 and not self.drawn

    def graft(self, steps: list[int]) -> None:
        """Add the whole last simulation, including its rollout, to the tree."""
        state = self.sample()
        node = self.root
        chosen = steps + self.line
        for step in range(len(chosen)):
            legal = state.choices(self.seat)
            while len(legal) == 1:
                state.advance(self.seat, legal[0])
                legal = state.choices(self.seat)
            self.expand(node, state, self.seat, legal)
            place = node.places[chosen[step]]
            if step >= len(steps):
                node.update(place, self.top)
            node = node.child(place)
            state.advance(self.seat, chosen[step])

    def expand(self, node: Node, state: State, seat: int, legal: list[int]) -> None:
        """Add every legal action that the node lacks."""
        if node.actions == legal:
            return
        new = [action for action in legal if action not in node.places]
        if not new:
            return
        if self.prior is not None:
            weights = self.prior(state, seat, new)
        else:
            weights = chances(self.worths(state, seat, new), self.settings.prior_temperature)
        total = 0.0
        for weight in weights:
            total += weight
        part = len(new) / len(legal)
        for place in range(len(new)):
            node.add(new[place], part * weights[place] / total)

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """Return the estimated value of the position for the seat after each action."""
        if self.looks is not None:
            return self.looks(state, seat, actions)
        found: list[float] = []
        for action in actions:
            after = state.copy()
            after.advance(seat, action)
            found.append(self.evaluate(after, seat))
        return found

    # Rollouts and evaluation.

    def rollout(self, state: State) -> None:
        """Roll out `turns` turns of the settings, each time playing the best-looking of a few sampled actions.

        A turn ends when another seat or the dealer is to act.
        """
        turns = self.settings.rollout_turns
        self.line = []
        last = 0
        for _ in range(LONGEST):
            waiting = state.actors()
            if waiting == 0 or turns <= 0:
                return
            if last and waiting != last:
                turns -= 1
                if turns <= 0:
                    return
            if waiting < 0:
                last = 0
                self.drawn = True
                state.advance(CHANCE, state.draw(self.rng))
                continue
            last = waiting
            seat = lowest(waiting)
            legal = state.choices(seat)
            if len(legal) == 1:
                state.advance(seat, legal[0])
                continue
            action = self.pick(state, seat, legal)
            self.line.append(action)
            state.advance(seat, action)

    def pick(self, state: State, seat: int, legal: list[int]) -> int:
        """Return the best-looking of a few actions."""
        width = self.settings.rollout_width
        if width <= 0 and self.prior is not None:
            return self.draw(legal, self.prior(state, seat, legal))
        if width <= 1:
            return legal[self.rng.below(len(legal))]
        if len(legal) > width:
            legal = legal[:]
            for place in range(width):
                other = place + self.rng.below(len(legal) - place)
                legal[place], legal[other] = legal[other], legal[place]
            legal = legal[:width]
        worths = self.worths(state, seat, legal)
        best = 0
        for place in range(1, len(legal)):
            if worths[place] > worths[best]:
                best = place
        return legal[best]

    def draw(self, legal: list[int], weights: list[float]) -> int:
        """Return a random action by weight; a setting `sharp` above 1 favors the likely ones."""
        total = 0.0
        for place in range(len(weights)):
            weight = weights[place]
            for _ in range(self.settings.prior_exponent - 1):
                weight *= weights[place]
            weights[place] = weight
            total += weight
        mark = total * float(self.rng.below(FINE)) / FINE
        for place in range(len(weights)):
            mark -= weights[place]
            if mark < 0.0:
                return legal[place]
        return legal[-1]

    def values(self, state: State) -> list[float]:
        """Return the value of the position for each seat, and update the range of values."""
        seats = self.seats
        points = [self.evaluate(state, seat) for seat in range(seats)]
        over = state.actors() == 0
        winners = state.winners() if over else []
        found: list[float] = []
        for seat in range(seats):
            value = self.value(seat, points[seat], best_other(points, seat))
            if over:
                value = 0.5 * value + (0.5 / len(winners) if seat in winners else 0.0)
            found.append(value)
        for seat in range(seats):
            if found[seat] < self.low[seat]:
                self.low[seat] = found[seat]
            if found[seat] > self.high[seat]:
                self.high[seat] = found[seat]
        return found

    def value(self, seat: int, points: float, rival: float) -> float:
        """Return the value from 0 to 1 of a seat's points against the best other's; the position at the root is 0.5."""
        settings = self.settings
        own = points - self.base[seat]
        if self.seats == 1:
            return 0.5 + own / (4.0 * settings.scale)
        margin = points - rival - self.ahead[seat]
        return squash(((1.0 - settings.own_score_weight) * margin + settings.own_score_weight * own) / settings.scale)
