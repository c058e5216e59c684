"""Frames: what happened, one event after another, each with what it brought, as far as the viewer knows.

A frame is a step of a seat with the dealer's draws after it, or a big moment. Frames of one seat in a row are a turn.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE
from tabletown.core.views import Line, View
from tabletown.table.replay import Replay, round_of

POINTS, OUTLOOK = "", "outlook"  # names of gains that are no assets: points, and points if scoring happened now


class Gain(msgspec.Struct, frozen=True):
    """A change of an asset of a seat, or of its points."""

    seat: int
    name: str
    amount: int


class Frame(msgspec.Struct, frozen=True):
    """An event: its first and last numbered step, the seat that acted, the log lines, and what changed."""

    first: int
    number: int
    seat: int | None
    lines: tuple[Line, ...]
    gains: tuple[Gain, ...] = ()
    moment: bool = False
    pieces: tuple[str, ...] = ()  # counted in a big moment
    concerns: bool = False  # something of the viewer's changed, though another seat acted
    round: int = 0


def frames(replay: Replay, after: int = 0, until: int | None = None) -> list[Frame]:
    """Return the frames of the numbered steps after one, up to another."""
    found: list[Frame] = []
    for first, last in _groups(replay, after, replay.last if until is None else min(until, replay.last)):
        known = replay.memory.get((first, last))
        if known is None:
            known = replay.memory[first, last] = _frames(replay, first, last)
        found += known
    return found


def turns(events: list[Frame]) -> list[list[Frame]]:
    """Return the frames by turns: those of one seat in a row in a round; a big moment belongs to the turn that led to it."""
    found: list[list[Frame]] = []
    for each in events:
        if found and (each.moment or (each.seat, each.round) == (found[-1][0].seat, found[-1][0].round)):
            found[-1].append(each)
        else:
            found.append([each])
    return found


def gains(replay: Replay, before: View, after: View) -> tuple[Gain, ...]:
    """Return what changed between two views of the viewer, seat by seat."""
    found: list[Gain] = []
    game = replay.game
    for seat in range(replay.options.seats):
        had, has = game.assets(before, seat), game.assets(after, seat)
        changed = [Gain(seat, name, has[name] - had[name]) for name in had if name in has and has[name] != had[name]]
        for name, sheet in ((POINTS, game.score), (OUTLOOK, game.outlook)):
            amount = sheet(after, seat).total - sheet(before, seat).total
            if amount:
                if not any(each.name.startswith("point") and each.amount == amount for each in changed):
                    changed.append(Gain(seat, name, amount))
                break  # what is scored is no longer in sight
        found += changed
    return tuple(found)


def _groups(replay: Replay, after: int, last: int) -> Iterator[tuple[int, int]]:
    """Return the first and the last number of each event."""
    first = after + 1
    for number in range(first + 1, last + 1):
        if replay.start(number) == number:
            yield first, number - 1
            first = number
    if first <= last:
        yield first, last


def _frames(replay: Replay, first: int, last: int) -> list[Frame]:
    """Return the frame of an event, and those of the big moments that it led to."""
    before, after = replay.view(first - 1), replay.view(last)
    actor = replay.shown(first).actor
    entries = [entry for number in range(first, last + 1) for entry in replay.entries_of(number)]
    usual = tuple(entry.line for entry in entries if entry.line.message not in replay.game.moments)
    special = [entry.line for entry in entries if entry.line.message in replay.game.moments]
    changed = gains(replay, before, after)
    named = {_seat(line) for line in special}
    own = tuple(each for each in changed if each.seat not in named)
    concerns = actor != replay.viewer and any(each.seat == replay.viewer for each in changed)
    found, number = [], round_of(before)
    if usual or not special:
        found.append(Frame(first, last, actor if actor != CHANCE else None, usual, own, concerns=concerns, round=number))
    for place, line in enumerate(special):
        seat = _seat(line)
        left = {_seat(each) for each in special[place + 1 :]}
        brought = tuple(each for each in changed if each.seat == seat and seat not in left)
        sheets = () if seat is None else (replay.game.outlook(before, seat), replay.game.outlook(after, seat))
        found.append(Frame(first, last, seat, (line,), brought, True, _counted(line, *sheets), concerns, number))
    return found


def _seat(line: Line) -> int | None:
    seat = line.arguments.get("seat")
    return seat if isinstance(seat, int) else None


def _counted(line: Line, before: ScoreSheet | None = None, after: ScoreSheet | None = None) -> tuple[str, ...]:
    """Return the pieces behind a big moment: of the lines that changed, and if the line names a place, only those there."""
    if before is None or after is None:
        return ()
    then = {(each.rule, each.item): each for each in after.lines}
    changed = [each for each in before.lines if each.pieces and then.get((each.rule, each.item)) != each]
    places = tuple(f"-{value}" for value in line.arguments.values() if isinstance(value, str))
    there = [each for each in changed if places and any(piece.endswith(places) for piece in each.pieces)]
    return tuple(dict.fromkeys(piece for each in there or changed for piece in each.pieces))
