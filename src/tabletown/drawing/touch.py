"""Touching things: which actions, legal or not, mention the thing that is drawn under a key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletown.core.game import Game
from tabletown.core.views import View
from tabletown.drawing.canvas import mentions
from tabletown.drawing.scene import Scene

Index = dict[str, frozenset[int]]


_INDEXES: dict[str, Index] = {}  # by game


def prepare(game: Game[Any, Any, Any], view: View) -> Index:
    """Return the actions of all seats by the keys that they mention in every position; it takes a while the first time."""
    found = _INDEXES.get(game.name)
    if found is None:
        own = (verb for verb in game.actions.verbs if not verb.chance)
        ids = [id_ for verb in own for id_ in range(verb.base, verb.base + verb.count)]
        every: Scene[Any] | None = game.scene(view, ids)
        named = {} if every is None else mentions(every.said, every.named)
        found = {key: frozenset(actions) for key, actions in named.items()}
        _INDEXES[game.name] = found
    return found


def mentioning(game: Game[Any, Any, Any], view: View, key: str) -> frozenset[int]:
    """Return the actions of seats that mention a thing; none for a game without pictures or an unknown thing."""
    scene: Scene[Any] | None = game.scene(view)
    if scene is None:
        return frozenset()
    index = prepare(game, view)
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
