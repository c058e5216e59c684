"""Action ids and their descriptions: a verb with typed arguments, and a notation that parses back."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tabletown.core.errors import MalformedAction


class Action(msgspec.Struct, frozen=True):
    """A verb and its arguments; `kinds` gives the type of each argument (square, card, resource, seat, ...)."""

    verb: str
    kinds: tuple[str, ...] = ()
    values: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.values))

    def by_kind(self) -> dict[str, str]:
        """Return the arguments by kind; several of one kind are numbered from 1."""
        named: dict[str, str] = {}
        for place, (kind, value) in enumerate(zip(self.kinds, self.values)):
            number = self.kinds[: place + 1].count(kind)
            named[kind if self.kinds.count(kind) == 1 else f"{kind}{number}"] = value
        return named


class Domain:
    """The possible values of one argument, or of a few that belong together."""

    def __init__(self, kinds: tuple[str, ...], values: list[tuple[str, ...]]) -> None:
        self.kinds = kinds
        self.values = values
        self._by_set: dict[tuple[str, ...], int] = {}
        self.index = {value: number for number, value in enumerate(values)}

    def find(self, value: tuple[str, ...]) -> int | None:
        """Return the index of a value, or None; the parts of a set such as `b1+a1` may come in any order."""
        number = self.index.get(value)
        if number is None and any("+" in word for word in value):
            number = self._sets().get(_sorted_sets(value))
        return number

    def _sets(self) -> dict[tuple[str, ...], int]:
        if not self._by_set:
            self._by_set = {_sorted_sets(value): number for number, value in enumerate(self.values)}
        return self._by_set


def _sorted_sets(value: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("+".join(sorted(word.split("+"))) for word in value)


def domain(kind: str, values: list[str]) -> Domain:
    """Return the domain of a single argument."""
    return Domain((kind,), [(value,) for value in values])


class Verb:
    """The ids of one verb: `base` plus a mixed-radix number, the last argument counting fastest."""

    def __init__(self, name: str, *domains: Domain, chance: bool = False) -> None:
        self.name = name
        self.domains = domains
        self.chance = chance
        self.base = 0
        self.count = 1
        for each in domains:
            self.count *= len(each.values)
        self.kinds = tuple(kind for each in domains for kind in each.kinds)


class Actions:
    """All action ids of a game, verb after verb, from 0 to `size` - 1."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.by_name = {verb.name: verb for verb in verbs}
        self.size = 0
        for verb in verbs:
            verb.base = self.size
            self.size += verb.count

    def base(self, name: str) -> int:
        """Return the first id of a verb."""
        return self.by_name[name].base

    def describe(self, action: int) -> Action:
        """Return the verb and arguments of an id."""
        return _describe(self, action)

    def _describe(self, action: int) -> Action:
        if not 0 <= action < self.size:
            raise MalformedAction("malformed-action-id", action=action, size=self.size)
        for verb in self.verbs:
            if action < verb.base + verb.count:
                break
        rest = action - verb.base
        parts: list[tuple[str, ...]] = []
        for each in reversed(verb.domains):
            rest, place = divmod(rest, len(each.values))
            parts.append(each.values[place])
        return Action(verb.name, verb.kinds, tuple(value for part in reversed(parts) for value in part))

    def encode(self, name: str, *values: str) -> int:
        """Return the id of a verb with arguments, or raise MalformedAction naming the argument that does not fit."""
        verb = self.by_name.get(name)
        if verb is None:
            raise MalformedAction("malformed-action-verb", verb=name)
        if len(values) != len(verb.kinds):
            raise MalformedAction("malformed-action-count", verb=name, expected=len(verb.kinds), found=len(values))
        number, start = 0, 0
        for each in verb.domains:
            part = values[start : start + len(each.kinds)]
            start += len(each.kinds)
            place = each.find(part)
            if place is None:
                raise MalformedAction("malformed-action-value", verb=name, value=" ".join(part))
            number = number * len(each.values) + place
        return verb.base + number

    def text(self, action: int) -> str:
        """Return the notation of an id."""
        return str(self.describe(action))

    def parse(self, text: str) -> int:
        """Return the id of a notation."""
        words = str(text).split()
        if not words:
            raise MalformedAction("malformed-action-empty")
        return self.encode(words[0], *words[1:])


@lru_cache(1 << 15)
def _describe(actions: Actions, action: int) -> Action:
    """Return the description of an id; it is cached, since each is wanted for labels, notation and log again and again."""
    return actions._describe(action)
