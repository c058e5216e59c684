"""Frames: what happened, one event after another, each with what it brought, as far as the viewer knows.

A frame is a step of a seat with the dealer's draws after it, or a big moment. Frames of one seat in a row are a turn.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tabletown.core.state import CHANCE
from tabletown.core.views import Line, View
from tabletown.table.log import seats_of
from tabletown.table.replay import Replay, round_of

# Gains that are no assets: points, the whole score where points are an asset besides, the score if it were counted now.
POINTS, TOTAL, OUTLOOK = "", "total", "outlook"


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
    draws: int = 0  # how many of the lines, the last ones, tell of draws


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
        kept = next((name for name in had if name.startswith("point")), None)
        for name, sheet in ((POINTS if kept is None else TOTAL, game.score), (OUTLOOK, game.outlook)):
            amount = sheet(after, seat).total - sheet(before, seat).total
            if amount:
                if amount != has.get(kept or "", 0) - had.get(kept or "", 0):
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
    moments = replay.game.moments
    told = [(number, entry.line) for number in range(first, last + 1) for entry in replay.entries_of(number)]
    usual = [(number, line) for number, line in told if line.message not in moments]
    special = _together([line for _, line in told if line.message in moments])
    draws = sum(number > first and replay.shown(number).actor == CHANCE for number, _ in usual)
    changed = gains(replay, before, after)
    concerns = actor != replay.viewer and any(each.seat == replay.viewer for each in changed)
    found, number = [], round_of(before)
    if usual or not special:
        named = {seat for lines in special for line in lines for seat in seats_of(line)}
        own = tuple(each for each in changed if each.seat not in named)
        seat = actor if actor != CHANCE else None
        own_lines = tuple(line for _, line in usual)
        found.append(Frame(first, last, seat, own_lines, own, concerns=concerns, round=number, draws=draws))
    for place, lines in enumerate(special):
        seats = {seat for line in lines for seat in seats_of(line)}
        left = {seat for later in special[place + 1 :] for line in later for seat in seats_of(line)}
        brought = tuple(each for each in changed if each.seat in seats - left)
        pieces = dict.fromkeys(piece for line in lines for piece in _counted(replay, line, before, after))
        only = seats.pop() if len(seats) == 1 else None
        found.append(Frame(first, last, only, tuple(lines), brought, True, tuple(pieces), concerns, number))
    return found


def _together(lines: list[Line]) -> list[list[Line]]:
    """Return lines of big moments; those of several seats at the same place belong together."""
    found: list[list[Line]] = []
    for line in lines:
        if found and _places(line) and _places(line) == _places(found[-1][0]) and line.message == found[-1][0].message:
            found[-1].append(line)
        else:
            found.append([line])
    return found


def _places(line: Line) -> tuple[str, ...]:
    return tuple(value for value in line.arguments.values() if isinstance(value, str))


def _counted(replay: Replay, line: Line, before: View, after: View) -> list[str]:
    """Return the pieces behind a big moment: of the score lines that changed, at the place that the moment names, if any."""
    named = replay.game.pieces_of(before, line)
    if named or not isinstance(line.arguments.get("seat"), int):
        return named
    (seat,) = seats_of(line)
    then = {(each.rule, each.item): each for each in replay.game.outlook(after, seat).lines}
    now = replay.game.outlook(before, seat).lines
    changed = [each for each in now if each.pieces and then.get((each.rule, each.item)) != each]
    ends = tuple(f"-{place}" for place in _places(line))
    there = [each for each in changed if ends and any(piece.endswith(ends) for piece in each.pieces)]
    return [piece for each in there or changed for piece in each.pieces]
