"""The options of a game as form fields: only valid combinations are offered, and only where they matter."""

from __future__ import annotations

import types
from collections.abc import Mapping
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from tabletown.core.errors import OptionsError
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.i18n import Speaker

PREFIX = "o-"
CHOSEN = "chosen"
PACK = "pack"


class FormOption(msgspec.Struct, frozen=True):
    """A value to choose."""

    value: str
    label: str
    selected: bool


class Field(msgspec.Struct, frozen=True):
    """An option: choices, or a number with its minimum and maximum."""

    name: str
    label: str
    help: str
    choices: list[FormOption]
    number: int | None = None
    parts: list[list[FormOption]] = []  # where a value is put together: what each part can be


def _types(kind: Any) -> list[Any]:
    return [each for part in get_args(kind) for each in _types(part)] if _is_union(kind) else [kind]


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def _is_seat(name: str) -> bool:
    """Return whether the numbers of an option are seats: `start_player` and the like."""
    return name.endswith("player")


def _values(game: Game, name: str, kind: Any, seats: int) -> list[Any] | None:
    """Return the values of an option, None if it is any number."""
    if name == PACK:
        return [] if game.meta.packs is None else list(game.meta.packs.names())
    kinds = _types(kind)
    if kinds == [int]:
        return None
    found: list[Any] = []
    for each in kinds:
        if each is bool:
            found += [True, False]
        elif each is int and _is_seat(name):
            found += range(seats)
        elif get_origin(each) is Literal:
            found += get_args(each)
    return found


def _written(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _pack_label(pack: str, say: Speaker) -> str:
    """Return the name of a pack with its hash, which distinguishes files with the same name."""
    if not pack:
        return say("server-choice-pack-own")
    name, _, mark = pack.rpartition("-")
    return say("server-choice-pack", {"name": name.replace("_", " "), "mark": mark})


def _label(game: Game, name: str, value: Any, say: Speaker) -> str:
    if name == PACK:
        return _pack_label(value, say)
    if isinstance(value, int) and not isinstance(value, bool) and _is_seat(name):
        return say("server-choice-seat", {"number": value + 1})
    message = f"server-choice-{_written(value)}"
    return say(message) if say.has(message) else say.word(game.name, "value", _written(value))


def _help(game: Game, name: str, say: Speaker) -> str:
    """Return what an option does; `-help` is for the terminal, where values are typed."""
    about = f"{game.name}-option-{name}-about"
    return say(about if say.has(about) else f"{game.name}-option-{name}-help")


class Form:
    """The options of a game as filled in."""

    def __init__(self, game: Game, seats: int, mode: str, given: Mapping[str, str], say: Speaker) -> None:
        self.game, self._say, self._given = game, say, given
        self._base: dict[str, Any] = {"seats": seats, "mode": mode}
        self.chosen = dict(self._base)
        self.fields: list[Field] = []
        defaults = game.options(**self._base)
        for each in msgspec.structs.fields(game.options_type):
            if each.name not in self._base:
                self._add(each.name, _values(game, each.name, each.type, seats), each.type, getattr(defaults, each.name))

    def _completed(self, **more: Any) -> Options | None:
        try:
            return self.game.options(**{**self._base, **more})
        except OptionsError:
            return None

    def _add(self, name: str, values: list[Any] | None, kind: Any, default: Any) -> None:
        if values is None:
            self._add_number(name, default)
            return
        possible = [value for value in values if self._matters(name, value)]
        takes_cards = tuple in {get_origin(each) for each in _types(kind)}
        cards = self.game.meta.card_choices() if takes_cards and self.game.meta.card_choices is not None else []
        if len(possible) + bool(cards) < 2:
            return
        entered = self._given.get(PREFIX + name, "")
        value = next((each for each in possible if _written(each) == entered), default)
        choices = [
            FormOption(_written(each), _label(self.game, name, each, self._say), each == value and entered != CHOSEN)
            for each in possible
        ]
        parts: list[list[FormOption]] = []
        if cards:
            choices.append(FormOption(CHOSEN, self._say("server-choice-chosen"), entered == CHOSEN))
            if entered == CHOSEN:
                parts, value = self._parts(name, cards)
        self.chosen[name] = value
        self._show(name, choices, None, parts)

    def _matters(self, name: str, value: Any) -> bool:
        """Return whether a value is valid and kept; options that a mode does not use fall back to defaults."""
        made = self._completed(**{name: value})
        return made is not None and bool(getattr(made, name) == value)

    def _parts(self, name: str, cards: list[list[str]]) -> tuple[list[list[FormOption]], tuple[str, ...]]:
        parts, value = [], []
        for number, group in enumerate(cards):
            fitting = [each for each in group if not self._is_removed(name, cards, number, each)]
            entered = self._given.get(f"{PREFIX}{name}-{number}", "")
            value.append(entered if entered in fitting else fitting[0])
            words = [(each, self._say.word(self.game.name, "card", each)) for each in fitting]
            parts.append([FormOption(each, word, each == value[-1]) for each, word in words])
        return parts, tuple(value)

    def _is_removed(self, name: str, cards: list[list[str]], number: int, card: str) -> bool:
        for others in zip(*cards):
            if self._completed(**{name: (*others[:number], card, *others[number + 1 :])}) is not None:
                return False
        return True

    def _add_number(self, name: str, default: int) -> None:
        lower = self._completed(**{name: default - 1})
        if lower is None or getattr(lower, name) == default:  # it does not matter in this mode
            return
        entered = self._given.get(PREFIX + name, "")
        value = int(entered) if entered.isdecimal() and len(entered) < 6 else default
        self.chosen[name] = value
        self._show(name, [], value, [])

    def _show(self, name: str, choices: list[FormOption], number: int | None, parts: list[list[FormOption]]) -> None:
        label = self._say(f"{self.game.name}-option-{name}")
        self.fields.append(Field(name, label, _help(self.game, name, self._say), choices, number, parts))


def options(values: list[tuple[str, str]], selected: str) -> list[FormOption]:
    """Return choices with one selected, the first if none matches."""
    known = [value for value, _ in values]
    chosen = selected if selected in known else known[0]
    return [FormOption(value, label, value == chosen) for value, label in values]


def chosen(choices: list[FormOption]) -> str:
    """Return the selected value."""
    return next(each.value for each in choices if each.selected)
