"""Examples of a rulebook: positions with steps and figures, written as pictures in its Markdown.

    ![A knight climbs two levels.](positions/climb.txt "seat=0 play='move_knight c4 d4' outlook=12")

The file is a position (`Game.to_text`) beside the rulebook. `seat` is whose eyes see it (default 0), `play` the steps to the
second picture, separated by `;`, each an action of the seat or with its actor in front (`1: end_turn`, `dealer: draw wood`).
`outlook`, `score` and `gain` (growth of the outlook) are figures of the seat in the last picture, which the caption mentions
and tests compare with the engine. `part` is what is drawn of it: `tracks` is the tab of that name.
"""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Literal, get_args

import msgspec

from tabletown.core.game import Game
from tabletown.core.state import CHANCE, State

Part = Literal["board", "other", "seat", "side", "tracks", "tray"]
DEALER = "dealer"
FIGURES = ("outlook", "score", "gain")


class ExampleError(ValueError):
    """An example that cannot be read."""


class Example(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a rulebook with the steps that lead to a second one."""

    file: str
    seat: int = 0
    plays: tuple[tuple[int, str], ...] = ()
    part: Part = "board"
    figures: tuple[tuple[str, int], ...] = ()

    def states(self, game: Game, folder: Path) -> list[State]:
        """Return the position, and the one after the steps if there are any; raise a TabletownError if one is not legal."""
        found = [game.from_text((folder / self.file).read_text("utf-8"))]
        if self.plays:
            after = found[0].copy()
            for actor, action in self.plays:
                after.apply(actor, game.parse(action))
            found.append(after)
        return found

    def count(self, game: Game, states: list[State]) -> dict[str, int]:
        """Return the figures of the last position as the engine counts them."""
        first, last = (game.view(state, self.seat) for state in (states[0], states[-1]))
        outlook = game.outlook(last, self.seat).total
        gain = outlook - game.outlook(first, self.seat).total
        return {"outlook": outlook, "score": game.score(last, self.seat).total, "gain": gain}


def read(file: str, options: str) -> Example:
    """Return the example of a picture with this file and title; raise ExampleError if the title is malformed."""
    given: dict[str, str] = {}
    for each in shlex.split(options):
        name, equals, value = each.partition("=")
        if not equals or name in given or name not in ("seat", "play", "part", *FIGURES):
            raise ExampleError(f"{file}: {each}")
        given[name] = value
    part: Part | None = next((each for each in get_args(Part) if each == given.get("part", "board")), None)
    if part is None:
        raise ExampleError(f"{file}: part={given['part']}")
    try:
        seat = int(given.get("seat", "0"))
        plays = tuple(_step(each.strip(), seat) for each in given.get("play", "").split(";") if each.strip())
        figures = tuple((name, int(given[name].replace("\N{MINUS SIGN}", "-"))) for name in FIGURES if name in given)
    except ValueError:
        raise ExampleError(f"{file}: {options}") from None
    return Example(file=file, seat=seat, plays=plays, part=part, figures=figures)


def _step(text: str, seat: int) -> tuple[int, str]:
    actor, colon, action = text.partition(": ")
    if not colon:
        return seat, text
    return CHANCE if actor.strip() == DEALER else int(actor), action.strip()
