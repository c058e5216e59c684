"""Cards and towns of the second model of Tiny Towns; nothing is shared with the engine but data.json.

Squares are numbers 0 to 15, each with a cube ("wood"), a building ("well") or nothing.
"""

from __future__ import annotations

import json
from pathlib import Path

import tabletown

DATA = json.loads((Path(str(tabletown.__file__)).parent / "games/tiny_towns/data.json").read_text("utf-8"))
RESOURCES = [each["id"] for each in DATA["resources"]]
CUBE_LETTERS = {each["letter"]: each["id"] for each in DATA["resources"]}
TYPE_LETTERS = {each["letter"]: each["id"] for each in DATA["building_types"]}
TYPES = list(TYPE_LETTERS.values())
CARDS = {each["id"]: each for each in DATA["buildings"] + DATA["monuments"]}
SQUARES = [f"{column}{row}" for row in "1234" for column in "abcd"]


def positions_of(card: str) -> list[dict[int, str]]:
    """TT-5.2: the resources that a pattern wants, turned, mirrored and moved in every way that fits the grid."""
    rows = CARDS[card]["pattern"]
    cells = [(row, column, name) for row, line in enumerate(rows) for column, name in enumerate(line) if name]
    found: list[dict[int, str]] = []
    for mirrored in (False, True):
        for turns in range(4):
            turned = [(row, -column if mirrored else column, name) for row, column, name in cells]
            for _ in range(turns):
                turned = [(column, -row, name) for row, column, name in turned]
            for down in range(-8, 9):
                for right in range(-8, 9):
                    moved = {(row + down, column + right): name for row, column, name in turned}
                    if all(0 <= row < 4 and 0 <= column < 4 for row, column in moved):
                        wanted = {4 * row + column: name for (row, column), name in moved.items()}
                        if wanted not in found:
                            found.append(wanted)
    return found


POSITIONS = {card: positions_of(card) for card in CARDS}


class Town:
    """What lies where; `old` are the black buildings from before the round."""

    def __init__(self, words: list[str], cards: list[str]) -> None:
        self.facts: dict[str, str] = {}
        self.marks: dict[int, str] = {}
        self.stored: dict[int, list[str]] = {}
        self.resting: dict[int, str] = {}
        for word in words[4:]:
            name, _, value = word.partition("=")
            place, _, what = value.partition(":")
            if name == "marks":
                self.marks[SQUARES.index(place)] = what
            elif name == "resting":
                self.resting[SQUARES.index(place)] = what
            elif name == "stored":
                self.stored[SQUARES.index(place)] = what.split("+")
            else:
                self.facts[name] = value
        self.kept, self.other = self.facts.get("kept", ""), self.facts.get("other", "")
        self.squares: list[str] = []
        for letter in "".join(words[:4]):
            kind = TYPE_LETTERS.get(letter, "")
            common = [card for card in cards if card in CARDS and CARDS[card]["type"] == kind]
            self.squares.append((common or [self.kept])[0] if kind else CUBE_LETTERS.get(letter, ""))
        black = {square for square in range(16) if self.type_at(square) == "black"}
        old = self.facts.get("old")
        self.old = black if old is None else {SQUARES.index(name) for name in old.split("+") if name != "-"}
        self.constructed, self.aside, self.won = (self._set(name) for name in ("constructed", "aside", "won"))
        self.cavern, self.place = int(self.facts.get("cavern", 0)), int(self.facts.get("place", 0))
        self.watch_round = int(self.facts.get("watch_round", 0))

    def _set(self, name: str) -> set[str]:
        return set(filter(None, self.facts.get(name, "").split("+")))

    def type_at(self, square: int) -> str:
        return str(CARDS[self.squares[square]]["type"]) if self.squares[square] in CARDS else ""

    def empty(self) -> list[int]:
        return [square for square in range(16) if not self.squares[square]]

    def all_of(self, card: str) -> list[int]:
        return [square for square in range(16) if self.squares[square] == card]

    def monument(self) -> str:
        return self.kept if self.kept in self.squares else ""

    def on_banks(self) -> set[str]:
        return {what for square, what in self.marks.items() if self.squares[square] == "bank"}
