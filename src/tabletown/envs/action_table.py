"""Actions as verb and arguments in an array, for policies that share what they learn between alike actions."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.core.actions import Action
from tabletown.core.game import Game
from tabletown.envs.observations import seat_actions

ABSENT = -1


class ActionTable(NamedTuple):
    """A row for each action of seats: the index of its verb, then that of each argument in `values`, or ABSENT.

    The columns are named in `columns`, "verb" first; `values[column]` are the words that the indices stand for. Two
    arguments of one kind, such as the squares of a move, have a column each and the same values.
    """

    columns: tuple[str, ...]
    values: tuple[tuple[str, ...], ...]
    table: NDArray[np.int32]


@cache
def action_features(game: Game) -> ActionTable:
    """Return the verbs and arguments of all actions of seats."""
    verbs = [verb for verb in game.actions.verbs if not verb.chance]
    words: dict[str, dict[str, int]] = {}
    columns = ["verb"]
    for verb in verbs:
        for domain in verb.domains:
            for value in domain.values:
                for kind, word in zip(domain.kinds, value):
                    known = words.setdefault(kind, {})
                    known.setdefault(word, len(known))
        for name in Action(verb.name, verb.kinds, verb.kinds).by_kind():
            if name not in columns:
                columns.append(name)
    table = np.full((seat_actions(game), len(columns)), ABSENT, np.int32)
    places = {name: place for place, name in enumerate(columns)}
    for number, verb in enumerate(verbs):
        names = list(Action(verb.name, verb.kinds, verb.kinds).by_kind())
        table[verb.base : verb.base + verb.count, 0] = number
        repeat = 1
        for domain in reversed(verb.domains):  # the last argument counts fastest
            ids = np.arange(verb.count) // repeat % len(domain.values)
            start = len(names) - len(domain.kinds)
            for kind, name, place in zip(domain.kinds, names[start:], range(len(domain.kinds))):
                codes = np.array([words[kind][value[place]] for value in domain.values], np.int32)
                table[verb.base : verb.base + verb.count, places[name]] = codes[ids]
            names = names[:start]
            repeat *= len(domain.values)
    table.flags.writeable = False
    values = [tuple(verb.name for verb in verbs), *(tuple(words[name.rstrip("0123456789")]) for name in columns[1:])]
    return ActionTable(tuple(columns), tuple(values), table)
