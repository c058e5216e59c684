"""A match and a counterfactual one that differs only in steps that one viewer was not shown."""

from __future__ import annotations

import random

from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEALED, SEEN, VEILED
from tabletown.table import Log
from tabletown.testing.matches import BrokenLaw, Match, Step, Viewer, difference, verb, viewers
from tabletown.testing.observation import observe

LAW = "noninterference"
MOST_STEPS = 40  # that a seat may take to finish its sealed part in the shadow
CLOSELY = 30  # this many steps are compared one by one,
SPARSELY = 5  # later ones every few steps


def hidden(match: Match) -> dict[tuple[Viewer, int], list[int]]:
    """Return the hidden steps to which there were alternatives, by viewer and kind of exposure."""
    found: dict[tuple[Viewer, int], list[int]] = {}
    for index, state in match.positions():
        for viewer in viewers(state) if index < len(match.steps) else ():
            exposure = match.game.exposure(state, *match.steps[index], viewer)
            if exposure != SEEN and len(state.legal(match.steps[index][0])) > 1:
                found.setdefault((viewer, exposure), []).append(index)
    return found


class Shadow:
    """The real match and its counterfactual shadow, side by side from a step that the viewer is not shown."""

    def __init__(self, match: Match, start: int, state: State, viewer: Viewer, rng: random.Random) -> None:
        self.match, self.game, self.start, self.viewer, self.rng = match, match.game, start, viewer, rng
        self.real, self.shadow = state.copy(), state.copy()
        self.index = start
        self.sealed = match.game.exposure(state, *match.steps[start], viewer) == SEALED
        self.sealed_differs = False
        self.blocked = [0, 0]  # whether the last step ended what the viewer may undo: in the match, in the shadow
        self.logs = (Log(viewer), Log(viewer))  # what the viewer is told: in the match, in the shadow

    def run(self, picture: bool = False) -> int:
        """Compare both as far as possible, the first states also by picture if asked; return the number of comparisons."""
        compared = 0
        for index in range(self.start, len(self.match.steps)):
            self.index = index
            if not self._step():
                break
            past = self.index - self.start
            if past < CLOSELY or past % SPARSELY == 0:
                self._compare(picture=picture and compared == 0)
                compared += 1
        return compared

    def _broken(self, finding: str) -> BrokenLaw:
        return self.match.broken(self.index, LAW, f"{self.viewer}: {finding} (step {self.start} went otherwise)")

    def _compare(self, picture: bool) -> None:
        game, viewer = self.game, self.viewer
        found = difference(observe(game, self.real, viewer, picture), observe(game, self.shadow, viewer, picture))
        if found:
            raise self._broken(f"sees a difference: {found}")
        real, shadow = self.logs[0].entries, self.logs[1].entries
        if real != shadow:
            raise self._broken(f"is told {real[-2:]} / {shadow[-2:]}")
        if self.blocked[0] != self.blocked[1]:
            raise self._broken("may undo steps in one of two states that look the same")

    # One step of the match in both.

    def _step(self) -> bool:
        """Take the next step in both; return False if they can be compared no further."""
        actor, action = self.match.steps[self.index]
        exposure = self.game.exposure(self.real, actor, action, self.viewer)
        before, shadow_before = self.real.copy(), self.shadow.copy()
        self.real.apply(actor, action)
        reveals = self.game.reveals(before, actor, action, self.real)
        if (
            self.real.over
            or (reveals and self.sealed_differs)
            or self.game.discloses(before, actor, action, self.real, self.viewer)
        ):
            return False
        blocks = self._blocks(before, (actor, action), self.real)
        if blocks and exposure == SEALED and not reveals and before.actors() == self.real.actors():
            raise self._broken(f"{self.game.text(action)} is sealed and yet ends what may be undone")
        self.blocked = [blocks, 0]
        self.logs[0].add(self.game, before, (actor, action), self.real)
        if exposure == SEALED and not reveals:
            return self._follow_sealed(actor, action)
        if exposure == VEILED:
            return self._follow_veiled(actor, action)
        if action not in self.shadow.legal(actor):
            return False  # the step itself tells the viewer that the shadow cannot be
        if self.index == self.start:
            return False  # a sealed step that reveals at once: nothing stays hidden
        if self.game.exposure(shadow_before, actor, action, self.viewer) != exposure:
            raise self._broken(f"the exposure of {self.game.text(action)} depends on what is hidden")
        self._take(actor, action)
        return True

    def _blocks(self, before: State, step: Step, after: State) -> int:
        if self.viewer is None:
            return 0
        return self.game.barrier(before, *step, after) >> self.viewer & 1

    def _take(self, actor: int, action: int) -> None:
        """Take a step in the shadow."""
        before = self.shadow.copy()
        self.shadow.apply(actor, action)
        self.blocked[1] |= self._blocks(before, (actor, action), self.shadow)
        self.logs[1].add(self.game, before, (actor, action), self.shadow)

    def _follow_veiled(self, actor: int, action: int) -> bool:
        """Take a veiled step with the same verb in the shadow: the viewer sees the verb and that it happened."""
        legal = self.shadow.legal(actor)
        same = self.index != self.start and action in legal
        kind = verb(self.game, action)
        others = [each for each in legal if each != action and verb(self.game, each) == kind]
        others = [each for each in others if self.game.exposure(self.shadow, actor, each, self.viewer) == VEILED]
        if not same and not others:
            return False
        self._take(actor, action if same else self.rng.choice(others))
        return True

    # Sealed steps: the viewer sees nothing of them but who is still deciding.

    def _follow_sealed(self, actor: int, action: int) -> bool:
        """Let a seat act in the shadow so that the same seats remain to decide; return False if it cannot."""
        goal = self.real.actors()
        same = self.index != self.start and (not self.sealed or self.rng.random() < 0.5)
        if same and action in self.shadow.legal(actor):
            self._take(actor, action)
            return True
        if self.real.is_actor(actor):
            changed = False
            for _ in range(self.rng.randrange(1, 3)):
                changed = self._act(actor, goal, avoid=action if self.index == self.start else -1) or changed
            self.sealed_differs = True
            return changed or self.index != self.start
        self.sealed_differs = True
        for number in range(MOST_STEPS):
            avoid = action if self.index == self.start and number == 0 else -1
            if (number > 3 or self.rng.random() < 0.4) and self._act(actor, goal, avoid):
                return True
            if not self._act(actor, self.shadow.actors(), avoid):
                return self._act(actor, goal)
        return False

    def _act(self, actor: int, goal: int, avoid: int = -1) -> bool:
        """Take a random sealed step of a seat after which `goal` are the actors; return whether there is one."""
        legal = [each for each in self.shadow.legal(actor) if each != avoid]
        for action in self.rng.sample(legal, min(12, len(legal))) + legal[-1:]:
            if self.game.exposure(self.shadow, actor, action, self.viewer) != SEALED:
                continue
            after = self.shadow.copy()
            after.apply(actor, action)
            if self.game.reveals(self.shadow, actor, action, after):
                continue
            if after.actors() == goal:
                self._take(actor, action)
                return True
            stays = after.is_actor(actor)
            if goal == CHANCE or after.actors() == CHANCE or (stays == (goal >> actor & 1 == 1)):
                raise self._broken(f"a sealed step of {actor} changes who else decides: {self.game.text(action)}")
        return False
