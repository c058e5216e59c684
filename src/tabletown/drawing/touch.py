"""Touching things: which actions, legal or not, mention the thing that is drawn under a key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from tabletown.core.game import Game
from tabletown.core.views import View
from tabletown.drawing.canvas import mentions
from tabletown.drawing.scene import Scene

Index = dict[str, frozenset[int]]


@lru_cache(maxsize=32)
def _index(game: Game[Any, Any, Any], scene: type[Scene[Any]], options: str) -> Index:
    """Return an empty index; it is filled with the actions of seats when it is first used, and depends on no position."""
    del game, scene, options
    return {}


def _filled(game: Game[Any, Any, Any], view: View) -> tuple[Scene[Any], Index]:
    scene: Scene[Any] = game.scene(view)
    index = _index(game, type(scene), repr(view.options))
    if not index:
        own = (verb for verb in game.actions.verbs if not verb.chance)
        every: Scene[Any] = game.scene(view, [id_ for verb in own for id_ in range(verb.base, verb.base + verb.count)])
        index |= {key: frozenset(found) for key, found in mentions(every.said, every.named).items()}
    return scene, index


def mentioning(game: Game[Any, Any, Any], view: View, key: str) -> frozenset[int]:
    """Return the actions of seats that mention a thing; none for a game without pictures or an unknown thing."""
    if game.scene(view) is None:
        return frozenset()
    scene, index = _filled(game, view)
    return frozenset().union(*(index.get(each, frozenset()) for each in scene.meant(key)))


def candidates(game: Game[Any, Any, Any], view: View, key: str, picks: Sequence[str]) -> tuple[frozenset[int], bool]:
    """Return the actions that somebody who touches a thing may mean, and whether they go with everything picked before.

    The latest picks that do not go with it are dropped.
    """
    found = mentioning(game, view, key)
    kept = list(picks)
    while kept:
        narrowed = found.intersection(*(mentioning(game, view, each) for each in kept))
        if narrowed:
            return narrowed, len(kept) == len(picks)
        kept.pop()
    return found, not picks
