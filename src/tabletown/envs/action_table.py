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

    `bags` has the same as a bag of words for each action, with sets such as `a1+b1` taken apart; `words` names its columns.
    """

    columns: tuple[str, ...]
    values: tuple[tuple[str, ...], ...]
    table: NDArray[np.int32]
    words: tuple[str, ...]
    bags: NDArray[np.bool_]


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
    values = (tuple(verb.name for verb in verbs), *(tuple(words[name.rstrip("0123456789")]) for name in columns[1:]))
    spoken, bags = _bags(columns, values, table)
    for each in (table, bags):
        each.flags.writeable = False
    return ActionTable(tuple(columns), values, table, spoken, bags)


def _bags(
    columns: list[str], values: tuple[tuple[str, ...], ...], table: NDArray[np.int32]
) -> tuple[tuple[str, ...], NDArray[np.bool_]]:
    """Return the words of all actions, each with its column (of squares: that of a square), and the words of each action."""
    singular = [name.removesuffix("s") if name.removesuffix("s") in columns else name for name in columns]
    parts = [[[f"{name} {part}" for part in value.split("+")] for value in known] for name, known in zip(singular, values)]
    words = tuple(dict.fromkeys(word for column in parts for value in column for word in value))
    index = {word: place for place, word in enumerate(words)}
    bags = np.zeros((len(table), len(words)), np.bool_)
    for column, known in enumerate(parts):
        for number, value in enumerate(known):
            bags[np.ix_(table[:, column] == number, [index[word] for word in value])] = True
    return words, bags
