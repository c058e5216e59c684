"""Words from the data of a match: the names and help texts of a pack, and the phrases of the log.

A phrase describes a choice: `do` with the numbers of elements, `option` with that of an element and of its option, `pay`
with resources, `sum` with changes of stocks, such as `do.12.13`, `option.40.1`, `pay.wood2.iron1`, `sum.gold-4.food2`;
`count` with an element, `tower` and `ability` with a character and a number are conditions. It is the argument `phrase` of a
Line.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tabletown.core.translate import Say
from tabletown.games.sweet_lands.rules.geometry import name_cell, name_edge
from tabletown.games.sweet_lands.rules.material import DATA, PACKS
from tabletown.games.sweet_lands.words.sentences import Teller, capital

Data = Mapping[str, Any]
PHRASE = "sweet_lands-phrase-"
_SAID: dict[tuple[str, str], "Texts"] = {}


def texts(pack: str, say: Say) -> Mapping[str, str]:
    """Return the messages that a pack overrides (SL-24.8), and phrases; none if the pack is not loaded."""
    if pack not in PACKS:
        return {}
    key = pack, Teller(say).tell("language")
    if key not in _SAID:
        _SAID[key] = Texts(pack, say)
    return _SAID[key]


class Texts(Mapping[str, str]):
    """The names of a pack, none for the standard data, and phrases, which are made on demand."""

    def __init__(self, pack: str, say: Say) -> None:
        self._pack = pack
        self._teller = Teller(say)
        self._names = _Pack(PACKS[pack].data, say).texts() if pack else {}
        self._phrases: dict[str, str] = {}

    def __getitem__(self, message: str) -> str:
        if not message.startswith(PHRASE):
            return self._names[message]
        if message not in self._phrases:
            self._phrases[message] = phrase(self._pack, message.removeprefix(PHRASE), self._teller)
        return self._phrases[message]

    def __contains__(self, message: object) -> bool:
        return message in self._names or (isinstance(message, str) and message.startswith(PHRASE))

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __bool__(self) -> bool:
        return True  # there are always phrases


def phrase(pack: str, name: str, teller: Teller) -> str:
    """Return a phrase in words."""
    kind, *parts = name.split(".")
    if "-" in kind or kind == "character":
        return counted(kind, teller)
    if kind == "sum":
        changed = [re.fullmatch(r"([a-z_]+?)(-?\d+)", part) for part in parts]
        return ", ".join(teller.change(each[1], int(each[2])) for each in changed if each)
    if kind == "pay":
        found = [re.fullmatch(r"([a-z]+)(\d+)", part) for part in parts]
        return teller.amounts({each[1]: int(each[2]) for each in found if each})
    if kind in ("tower", "ability"):
        return teller.conditions([_condition(PACKS[pack].data, kind, parts[0], int(parts[1]))])
    source = PACKS[pack].program.source
    if kind == "count":
        counting = source[int(parts[0])]
        return teller.conditions([{"at_least": counting.get("div", 1), **counting}])
    if kind == "option":
        return teller.effects(source[int(parts[0])]["options"][int(parts[1])])
    return teller.effects([source[int(node)] for node in parts])


def _condition(data: Data, kind: str, character: str, number: int) -> Data:
    """Return a condition of the clock tower or of a free action of a character."""
    entry = next(each for each in data["characters"]["list"] if each["id"] == character)
    found: Data = entry["tower_conditions"][number] if kind == "tower" else entry["base"]["options"][number]["if"]
    return found


def counted(key: str, teller: Teller) -> str:
    """Return the name of a piece that a score line counts, by its key in the picture."""
    kind, _, name = key.partition("-")
    if kind in ("tile", "property", "hare", "port"):
        return name_cell(int(name))
    if kind == "road":
        return name_edge(int(name))
    return teller.named("resource" if kind == "purse" else kind, name)


def free_action(free: Data, teller: Teller) -> str:
    """Return cost and effect of a free action; empty if it needs its own message."""
    if "effect" not in free or "one_of" in free["cost"]:
        return ""
    return teller.tell("area", cost=teller.amounts(free["cost"]), text=teller.effects(free["effect"]))


class _Pack:
    """The entries of a pack that differ from the standard data, in words."""

    def __init__(self, data: Data, say: Say) -> None:
        self._data = data
        self._say = say
        self._teller = Teller(say)

    def texts(self) -> dict[str, str]:
        """Return all messages that differ."""
        found: dict[str, str] = {}
        for card in self._changed("worker_cards", always=self._provenance() != DATA["worker_cards"]["provenance"]):
            name = f"sweet_lands-card-{card['id']}"
            found[name] = self._name(card) or self._say(name, {})
            found[f"{name}-help"] = self._teller.card(card, self._provenance())
        for each in self._changed("characters"):
            name = f"sweet_lands-character-{each['id']}"
            found[name] = self._name(each) or self._say(name, {})
            found[f"sweet_lands-about-character-{each['id']}"] = self._about(each)
        return {**found, **self._tokens(), **self._others()}

    def _tokens(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for group in ("skill_tokens", "upgraded_skill_tokens"):
            for each in self._changed(group):
                found |= self._bracketed(f"sweet_lands-skill-{each['id']}", self._teller.skill(each))
        for group in ("help_tokens_ordinary", "help_tokens_end_of_round"):
            for each in self._changed(group):
                found |= self._bracketed(f"sweet_lands-help-{each['id']}", self._teller.help_token(each))
        for each in self._changed("milestone_tokens"):
            for side in "ab":
                found[f"sweet_lands-goal-{each['id']}{side}"] = self._teller.conditions(each[side])
        for each in self._changed("scoring_tokens"):
            found[f"sweet_lands-scoring-{each['id']}"] = capital(self._teller.many(each["count"]))
        return found

    def _others(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for each in self._changed("free_actions"):
            if text := free_action(each, self._teller):
                found[f"sweet_lands-free-{each['id']}"] = text
        for deck in ("deck_a", "deck_b"):
            for each, usual in zip(self._data["solo"][deck], DATA["solo"][deck]):
                if each != usual:
                    areas = [self._say(f"sweet_lands-area-{area}", {}) for area in each["areas"]]
                    found[f"sweet_lands-solo-{each['id']}"] = self._teller.join(areas)
        return found

    def _changed(self, group: str, always: bool = False) -> list[Data]:
        return [each for each, usual in zip(self._data[group]["list"], DATA[group]["list"]) if always or each != usual]

    def _provenance(self) -> str:
        return str(self._data["worker_cards"].get("provenance", ""))

    def _name(self, entry: Data) -> str:
        """Return the name in the language of `say`, else in English; a plain text is the name in all languages."""
        names = entry.get("name", "")
        if isinstance(names, dict):
            return str(names.get(self._teller.tell("language")) or names.get("en") or "")
        return str(names)

    def _about(self, character: Data) -> str:
        usual = next(each for each in DATA["characters"]["list"] if each["id"] == character["id"])
        if all(character[part] == usual[part] for part in ("base", "tower")):
            return self._say(f"sweet_lands-about-character-{character['id']}", {})
        return self._teller.character(character)

    def _bracketed(self, message: str, text: str) -> dict[str, str]:
        """Return the standard name of a token with its current effect."""
        return {message: f"{self._say(message, {}).partition(' (')[0]} ({text})"}
