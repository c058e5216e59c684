"""What a pack calls its things: names and help in the place of those that the locale files have for the standard data."""

from collections.abc import Mapping
from typing import Any

from tabletown.core.words import Say
from tabletown.games.sweet_lands.material import DATA, PACKS
from tabletown.games.sweet_lands.picture_words import Teller, capital

Data = Mapping[str, Any]
_SAID: dict[tuple[str, str], dict[str, str]] = {}


def texts(pack: str, say: Say) -> Mapping[str, str]:
    """The messages that a pack words in its own way (SL-24.8); none for the standard data and a pack that is not there."""
    if not pack or pack not in PACKS:
        return {}
    key = pack, Teller(say).tell("language")
    if key not in _SAID:
        _SAID[key] = dict(_Pack(PACKS[pack].data, say).texts())
    return _SAID[key]


def free_action(free: Data, teller: Teller) -> str:
    """Cost and effect of a free action; empty where only words of its own can say them."""
    if "effect" not in free or "one_of" in free["cost"]:
        return ""
    return teller.tell("area", cost=teller.amounts(free["cost"]), text=teller.effects(free["effect"]))


class _Pack:
    """Goes through the groups of a pack, leaving out what is as in the standard data."""

    def __init__(self, data: Data, say: Say) -> None:
        self._data = data
        self._say = say
        self._teller = Teller(say)

    def texts(self) -> dict[str, str]:
        """All that is said otherwise."""
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
        """The name in the language of the speaker, else in English; one text is the name in all languages."""
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
        """The usual name of a token with what it does now."""
        return {message: f"{self._say(message, {}).partition(' (')[0]} ({text})"}
