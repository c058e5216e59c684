"""Turns as a page shows them: a headline, its steps to unfold, and what they brought."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tabletown.drawing.parts import Chip, Parts
from tabletown.server.http.pages.translator import Translator
from tabletown.table import Replay
from tabletown.table.frames import OUTLOOK, POINTS, Frame, frames, turns

MINUS = "\N{MINUS SIGN}"


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
    gains: list[Amount]
    moment: bool
    concerns: bool
    pieces: tuple[str, ...]

    @property
    def text(self) -> str:
        """All sentences."""
        return " ".join(self.lines)


class Turn(msgspec.Struct, frozen=True):
    """Events of one seat in a row; `headline` is the first one, `more` counts the others."""

    seat: int | None
    paint: int | None
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
        _amounts(replay, [frame], say, parts),
        frame.moment,
        frame.concerns,
        frame.pieces,
    )


def _turn(replay: Replay, turn: list[Frame], events: list[Event], say: Translator, parts: Parts) -> Turn:
    first = events[0]
    lines = len([line for event in events for line in event.lines])
    gains = _amounts(replay, [each for each in turn if not each.moment], say, parts) if turn else first.gains
    return Turn(first.seat, first.paint, first.lines[0], lines - 1, gains, events)


def _paint(parts: Parts, seat: int | None) -> int | None:
    return parts.paints[seat].number if seat is not None and 0 <= seat < len(parts.paints) else None


def _amounts(replay: Replay, made: Sequence[Frame], say: Translator, parts: Parts) -> list[Amount]:
    """Return what frames of a seat brought all together, its own gains first."""
    total: dict[tuple[int, str], int] = {}
    for frame in made:
        for gain in frame.gains:
            total[gain.seat, gain.name] = total.get((gain.seat, gain.name), 0) + gain.amount
    seat = made[0].seat if made else None
    chips = {chip.asset: chip for chip in (*parts.budget, *parts.mine, *(each for row in parts.vitals for each in row))}
    found = [
        _amount(replay.game.name, owner, name, number, say, None if owner == seat else _paint(parts, owner), chips.get(name))
        for (owner, name), number in total.items()
        if number
    ]
    return sorted(found, key=lambda each: each.paint is not None)


def _amount(game: str, seat: int, name: str, number: int, say: Translator, paint: int | None, chip: Chip | None) -> Amount:
    sign = "+" if number > 0 else MINUS
    if name in (POINTS, OUTLOOK):
        words = sign + say("web-told-points" if name == POINTS else "web-told-outlook", {"count": abs(number)})
    else:
        words = say.change(game, name, number)
    if paint is not None:
        words = say("web-told-of", {"seat": seat, "gain": words})
    drawn = chip if chip is not None and (chip.symbol or chip.icon) and name not in (POINTS, OUTLOOK) else None
    return Amount(seat, number, f"{sign}{abs(number)}" if drawn else words, words, paint, drawn)
