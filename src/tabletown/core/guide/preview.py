"""Previews: what an action brings, as far as the seat that considers it can know.

The action is applied to several states that the seat considers possible, and what it has, what it would score and what it
sees are compared before and after. What differs from state to state is unknown and left out, so a preview depends on the
view alone and reveals nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from tabletown.core.errors import IllegalAction, UnknownSeat
from tabletown.core.views import Line, ScoreSheet, View, encode

if TYPE_CHECKING:
    from tabletown.core.game import Game
    from tabletown.core.state import State

SAMPLES = 4  # possible states in which an action is tried


class Reason(msgspec.Struct, frozen=True):
    """A part of the change of one asset, with its reason: 2 of the 5 resources are paid for the floors."""

    asset: str
    amount: int
    line: Line


class Change(msgspec.Struct, frozen=True):
    """A number that the action changes: an asset of a seat, or a line of its outlook with the rule."""

    seat: int
    name: str  # an asset, or the item of a score line
    before: int
    after: int
    rule: str = ""
    pieces: tuple[str, ...] = ()  # the pieces counted afterwards

    @property
    def amount(self) -> int:
        """The difference."""
        return self.after - self.before


class Preview(msgspec.Struct, frozen=True):
    """The consequences of an action; only what changes is listed, the own seat first."""

    seat: int
    action: int
    assets: tuple[Change, ...]
    scores: tuple[Change, ...]
    totals: tuple[tuple[int, int], ...]  # outlook of every seat, before and after
    reasons: tuple[Reason, ...] = ()  # of the changes of own assets
    notes: tuple[Line, ...] = ()
    warnings: tuple[Line, ...] = ()
    after: Any = None  # the view afterwards, None if it is uncertain

    @property
    def gain(self) -> int:
        """The change of the own outlook."""
        before, after = self.totals[self.seat]
        return after - before


class _Numbers(msgspec.Struct, frozen=True):
    """Assets and outlook of all seats in a view."""

    assets: list[dict[str, int]]
    sheets: list[ScoreSheet]


def preview(game: Game[Any, Any, Any], view: View, action: int) -> Preview:
    """Return what an action of the view's seat brings; raise IllegalAction if it is not legal."""
    seat = _seat(view)
    states: list[State] = [game.sample(view, random.Random(number)) for number in range(SAMPLES)]
    if action not in states[0].legal(seat):
        raise IllegalAction("illegal-action", actor=seat, action=action)
    afters = [game.observe(game.foresee(state, seat, action), seat) for state in states]
    before, numbers = _numbers(game, view), [_numbers(game, each) for each in afters]
    seats = [seat, *(each for each in range(view.options.seats) if each != seat)]
    assets = [change for each in seats for change in _assets(each, before, numbers)]
    after = afters[0] if len({encode(each) for each in afters}) == 1 else None
    reasons = [each for each in game.reasons(view, action) if each.amount]
    for name in {each.asset for each in reasons}:
        paid = sum(each.amount for each in reasons if each.asset == name)
        known = sum(each.amount for each in assets if each.seat == seat and each.name == name)
        if paid != known:  # never a wrong account
            reasons = [each for each in reasons if each.asset != name]
    notes, warnings = game.remarks_on(view, action, after)
    return Preview(
        seat,
        action,
        tuple(assets),
        tuple(change for each in seats for change in _scores(each, before, numbers)),
        tuple(_total(before.sheets[each].total, [one.sheets[each].total for one in numbers]) for each in range(len(seats))),
        tuple(reasons),
        tuple(notes),
        tuple(warnings),
        after,
    )


def gains(game: Game[Any, Any, Any], view: View, legal: Iterable[int]) -> dict[int, int]:
    """Return by how many points each action changes the own outlook at once, where it does for certain.

    Points for stocks are left out (`Game.stocks`), and so is a loss that every action has, since no choice avoids it.
    """
    legal = list(legal)
    seat = _seat(view)
    found: dict[int, int] = {}
    states = [game.sample(view, random.Random(number)) for number in range(SAMPLES)]
    now = _points(game, view, seat)
    for action in legal:
        totals = {_points(game, game.observe(game.foresee(state, seat, action), seat), seat) for state in states}
        if len(totals) == 1 and (gain := totals.pop() - now):
            found[action] = gain
    losses = set(found.values())
    return {} if len(found) == len(legal) and len(losses) == 1 and max(losses) < 0 else found


def _points(game: Game[Any, Any, Any], view: View, seat: int) -> int:
    return sum(line.points for line in game.outlook(view, seat).lines if line.item not in game.stocks)


def _seat(view: View) -> int:
    if view.seat is None:
        raise UnknownSeat("unknown-seat", number=-1, seats=view.options.seats)
    return view.seat


def _numbers(game: Game[Any, Any, Any], view: View) -> _Numbers:
    seats = range(view.options.seats)
    return _Numbers([game.assets(view, seat) for seat in seats], [game.outlook(view, seat) for seat in seats])


def _assets(seat: int, before: _Numbers, afters: list[_Numbers]) -> Iterable[Change]:
    now = before.assets[seat]
    for name, amount in now.items():
        found = {each.assets[seat].get(name) for each in afters}
        then = found.pop()
        if not found and then is not None and then != amount:
            yield Change(seat, name, amount, then)


def _scores(seat: int, before: _Numbers, afters: list[_Numbers]) -> Iterable[Change]:
    now = _lines(before.sheets[seat])
    thens = [_lines(each.sheets[seat]) for each in afters]
    for key in dict.fromkeys([*now, *thens[0]]):
        rule, item = key
        amount = now.get(key, (0, ()))[0]
        found = {each.get(key, (0, ()))[0] for each in thens}
        if len(found) == 1 and (then := found.pop()) != amount:
            yield Change(seat, item, amount, then, rule, thens[0].get(key, (0, ()))[1])


def _lines(sheet: ScoreSheet) -> dict[tuple[str, str], tuple[int, tuple[str, ...]]]:
    """Return the lines of a sheet by rule and item, with points and pieces added up."""
    found: dict[tuple[str, str], tuple[int, tuple[str, ...]]] = {}
    for line in sheet.lines:
        points, pieces = found.get((line.rule, line.item), (0, ()))
        found[line.rule, line.item] = (points + line.points, (*pieces, *line.pieces))
    return found


def _total(before: int, afters: list[int]) -> tuple[int, int]:
    """Return a total before and after; unchanged if it is uncertain."""
    return before, afters[0] if len(set(afters)) == 1 else before
