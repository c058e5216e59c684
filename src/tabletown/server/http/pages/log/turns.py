"""Turns as a page shows them: a headline, its steps to unfold, and what they brought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from tabletown.core.bits import members
from tabletown.core.facets import Look
from tabletown.core.options import Options
from tabletown.core.registry import game
from tabletown.core.state import CHANCE
from tabletown.core.views import Line
from tabletown.drawing.parts import Chip, Parts
from tabletown.server.http.pages.translator import Translator
from tabletown.table import Replay
from tabletown.table.frames import OUTLOOK, POINTS, TOTAL, Frame, frames, turns

MINUS = "\N{MINUS SIGN}"
_SAMPLE = 80  # steps of a match in which a game shows its assets
_WORDS = {POINTS: "web-told-points", TOTAL: "web-told-total", OUTLOOK: "web-told-outlook"}


class Amount(msgspec.Struct, frozen=True):
    """A gain or a loss of a seat: a signed number beside a symbol, or in words; `label` is always in words."""

    seat: int
    number: int
    text: str
    label: str
    paint: int | None
    chip: Chip | None = None


class Event(msgspec.Struct, frozen=True):
    """A frame: its sentences with their places in the log, and its gains."""

    first: int
    number: int
    seat: int | None
    paint: int | None
    place: int
    lines: tuple[str, ...]
    text: str  # what the seat itself did; the rest is in the lines
    gains: list[Amount]
    moment: bool
    concerns: bool
    pieces: tuple[str, ...]


class Turn(msgspec.Struct, frozen=True):
    """Events of one seat in a row; `headline` is the first one, `more` counts the others."""

    seat: int | None
    paint: int | None
    name: str
    headline: str
    more: int
    gains: list[Amount]
    events: list[Event]
    since: bool = False  # the first one after the viewer's own last decision

    @property
    def first(self) -> int:
        """The first numbered step."""
        return self.events[0].first

    @property
    def number(self) -> int:
        """The last numbered step."""
        return self.events[-1].number

    @property
    def moment(self) -> bool:
        """Whether it is a big moment."""
        return self.events[0].moment


def told(replay: Replay, say: Translator, parts: Parts, after: int = 0, until: int | None = None) -> list[Turn]:
    """Return the turns of the numbered steps after one, up to another; a big moment stands by itself."""
    made = frames(replay, after, until)
    place = sum(1 for entry in replay.entries if entry.number <= after) if made else 0
    found: list[Turn] = []
    for turn in turns(made):
        shown = []
        for each in turn:
            shown.append(_event(replay, each, place, say, parts))
            place += len(each.lines)
        steps = [event for event in shown if not event.moment and event.lines]
        if steps:
            found.append(_turn(replay, turn, steps, say, parts))
        found += [_turn(replay, [], [event], say, parts) for event in shown if event.moment]
    return found


def since(made: list[Turn], number: int) -> list[Turn]:
    """Return the turns with a mark at the first one, if the viewer has decided before at a numbered step."""
    return [msgspec.structs.replace(turn, since=number > 0 and at == 0) for at, turn in enumerate(made)]


def _event(replay: Replay, frame: Frame, place: int, say: Translator, parts: Parts) -> Event:
    return Event(
        frame.first,
        frame.number,
        frame.seat,
        _paint(parts, frame.seat),
        place,
        tuple(say.line(line) for line in frame.lines),
        " ".join(say.line(line) for line in _told(frame)),
        _amounts(replay, [frame], say, parts),
        frame.moment,
        frame.concerns,
        frame.pieces,
    )


def _told(frame: Frame) -> Sequence[Line]:
    """Return the lines that say what a seat did, without draws and without gains, which are shown as numbers."""
    if frame.moment:
        return frame.lines
    own = [line for line in frame.lines[: len(frame.lines) - frame.draws] if "-log-gains" not in line.message]
    return [line for place, line in enumerate(own) if place == 0 or line.arguments.get("seat", -1) == frame.seat]


def _turn(replay: Replay, turn: list[Frame], events: list[Event], say: Translator, parts: Parts) -> Turn:
    first = events[0]
    lines = len([line for event in events for line in event.lines])
    gains = _amounts(replay, [each for each in turn if not each.moment], say, parts) if turn else first.gains
    name = "" if first.seat is None else say.seat(first.seat)
    return Turn(first.seat, first.paint, name, first.lines[0], lines - 1, gains, events)


def _paint(parts: Parts, seat: int | None) -> int | None:
    return parts.paints[seat].number if seat is not None and 0 <= seat < len(parts.paints) else None


@lru_cache(maxsize=64)
def _signs(name: str, options: Options) -> dict[str, Chip]:
    """Return the chip of each asset, whose symbol stands for it wherever it is counted; a phone shows all of them."""
    rules, found = game(name), dict[str, Chip]()
    state = rules.new(options)
    for step in range(_SAMPLE):
        if state.over:
            break
        if step % (_SAMPLE // 4) == _SAMPLE // 4 - 1:
            parts: Parts = rules.parts(rules.view(state, 0), [], look=Look(narrow=True))
            chips = (*parts.budget, *parts.mine, *(each for row in parts.vitals for each in row))
            found |= {chip.asset: chip for chip in chips if chip.asset and (chip.symbol or chip.icon)}
        actor = CHANCE if state.actors() == CHANCE else members(state.actors())[0]
        state.apply(actor, state.legal(actor)[0])
    return found


def _amounts(replay: Replay, made: Sequence[Frame], say: Translator, parts: Parts) -> list[Amount]:
    """Return what frames of a seat brought all together, its own gains first."""
    total: dict[tuple[int, str], int] = {}
    for frame in made:
        for gain in frame.gains:
            total[gain.seat, gain.name] = total.get((gain.seat, gain.name), 0) + gain.amount
    if not total:
        return []
    seat, signs = made[0].seat, _signs(replay.game.name, replay.options)
    found = [
        _amount(replay.game.name, owner, name, number, say, None if owner == seat else _paint(parts, owner), signs.get(name))
        for (owner, name), number in total.items()
        if number
    ]
    return sorted(found, key=lambda each: each.paint is not None)


def _amount(rules: str, seat: int, name: str, number: int, say: Translator, paint: int | None, chip: Chip | None) -> Amount:
    sign = "+" if number > 0 else MINUS
    if name in _WORDS:
        words = sign + say(_WORDS[name], {"count": abs(number)})
    else:
        words = say.change(rules, name, number)
    said = words if paint is None else say("web-told-of", {"seat": seat, "gain": words})
    return Amount(seat, number, f"{sign}{abs(number)}" if chip else words, said, paint, chip)
