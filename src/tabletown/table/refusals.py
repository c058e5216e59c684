"""Refusals for people: of all actions that somebody may have meant, the reasons that come closest to being legal."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterable

from tabletown.core.game import Game
from tabletown.core.guide.refusals import Refusal
from tabletown.core.views import View


def why_not(game: Game, view: View, action: int) -> Refusal | None:
    """Return why the seat of a view cannot take an action, None if it can; judged on a state sampled from the view."""
    return closest(game, view, [action])[1].get(game.describe(action).verb)


def closest(game: Game, view: View, actions: Iterable[int]) -> tuple[bool, dict[str, Refusal]]:
    """Return whether some of the actions are legal for the seat of a view, and the reasons against the others by verb.

    A verb has the reason of the action that passes most conditions; verbs that come closer stand first, and those that
    fail at the very first condition are left out if others do not.
    """
    assert view.seat is not None
    state = game.sample(view, random.Random(0))
    possible = False
    best: dict[str, Refusal] = {}
    bases = [verb.base for verb in game.actions.verbs]
    for action in sorted(actions):
        found = game.why_not(state, view.seat, action)
        if found is None:
            possible = True
            continue
        verb = game.actions.verbs[bisect(bases, action) - 1].name
        if verb not in best or found.passed > best[verb].passed:
            best[verb] = found
    closer = {verb: found for verb, found in best.items() if found.passed} or best
    return possible, dict(sorted(closer.items(), key=lambda each: -each[1].passed))
