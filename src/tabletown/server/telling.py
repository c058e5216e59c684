"""What a viewer is told of a table, as data with the sentences in its language."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletown.core.bits import members
from tabletown.core.record import Result
from tabletown.core.views import Line
from tabletown.i18n import Speaker, say
from tabletown.server.live_table import LiveTable
from tabletown.server.store.models import SeatRow, TableRow
from tabletown.table import Timing


class Sentence(msgspec.Struct, frozen=True):
    """A message id with its arguments, and the same in words."""

    message: str
    arguments: dict[str, str | int]
    text: str


class Chair(msgspec.Struct, frozen=True):
    """A seat: who holds it, whether it must decide, its points as far as they are seen, its time in seconds."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    invited: bool = False
    mine: bool = False
    deciding: bool = False
    points: int | None = None
    time_left: float | None = None


class Choice(msgspec.Struct, frozen=True):
    """A legal action: its id, its notation, and in words."""

    action: int
    text: str
    label: str


class Question(msgspec.Struct, frozen=True):
    """Somebody asks to take back more than it may by itself; `waiting` lists the seats still to answer."""

    seat: int
    whole: bool
    waiting: list[int]
    sentence: Sentence


class TakingBack(msgspec.Struct, frozen=True):
    """How many steps the viewer may take back by itself, and why no more."""

    steps: int
    reason: Sentence


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a viewer sees it; `seat` is the viewer's, null for a spectator."""

    id: str
    game: str
    options: dict[str, Any]
    clock: Timing
    private: bool
    undo_policy: str
    phase: str
    commitment: str | None
    seats: list[Chair]
    seat: int | None
    version: str
    actors: list[int]
    prompt: Sentence
    legal: list[Choice]
    view: dict[str, Any]
    undo: TakingBack | None
    question: Question | None
    result: Result | None


class Told(msgspec.Struct, frozen=True):
    """A line of the log; `number` counts the steps that the viewer has been shown."""

    number: int
    sentence: Sentence


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    clock: Timing
    private: bool
    phase: str
    created: float
    seats: list[Chair]
    my_turn: bool


def speaker(live: LiveTable, language: str) -> Speaker:
    """Says what a table has to say."""
    named = []
    for seat, holder in enumerate(live.holders):
        message = f"server-holder-{holder.kind}"
        named.append(holder.name or say(language, message, {"number": seat + 1}))
    return Speaker(language, named)


def show(live: LiveTable, user: str | None, viewer: int | None, language: str) -> Shown:
    """The table through the eyes of a viewer."""
    table, say_ = live.table, speaker(live, language)
    view, offer = table.view(viewer), table.offer
    actors = members(max(view.actors, 0)) if table.started else []
    question = None
    if offer is not None:
        question = Question(offer.seat, offer.whole, members(offer.waiting), sentence(offer.line, say_))
    return Shown(
        id=live.id,
        game=live.terms.game,
        options=msgspec.to_builtins(live.terms.options),
        clock=live.terms.timing,
        private=live.terms.private,
        undo_policy=live.terms.undo,
        phase=live.phase,
        commitment=table.commitment,
        seats=[_chair(live, user, viewer, seat, seat in actors, say_) for seat in range(len(live.holders))],
        seat=viewer,
        version=live.version(viewer),
        actors=actors,
        prompt=sentence(table.prompt(viewer), say_),
        legal=choices(live, viewer, say_),
        view=msgspec.to_builtins(view),
        undo=None if viewer is None else _taking_back(live, viewer, say_),
        question=question,
        result=Result(tuple(table.winners()), _totals(live)) if table.over else None,
    )


def choices(live: LiveTable, viewer: int | None, say_: Speaker) -> list[Choice]:
    """What the viewer may do now."""
    if viewer is None:
        return []
    rules = live.table.game
    return [
        Choice(action, rules.text(action), say_.action(rules.name, rules.describe(action)))
        for action in live.table.legal(viewer)
    ]


def log(live: LiveTable, viewer: int | None, language: str, after: int = 0) -> list[Told]:
    """What the viewer has been told after the step of a number."""
    say_ = speaker(live, language)
    return [Told(each.number, sentence(each.line, say_)) for each in live.table.log(viewer) if each.number > after]


def entry(table: TableRow, seats: list[SeatRow], user: str | None) -> Entry:
    """A table in the list of a user."""
    chairs = [
        Chair(
            seat=each.seat,
            kind=each.kind,
            name=each.name,
            mine=user is not None and each.user == user,
            deciding=bool((table.actors >> each.seat) & 1),
        )
        for each in seats
    ]
    return Entry(
        id=table.id,
        game=table.game,
        options=table.options,
        clock=msgspec.convert(table.timing, Timing),
        private=table.private,
        phase=table.phase,
        created=table.created,
        seats=chairs,
        my_turn=any(chair.mine and chair.deciding for chair in chairs),
    )


def sentence(line: Line, say_: Speaker) -> Sentence:
    """A line in words."""
    return Sentence(line.message, line.arguments, say_.line(line))


def _chair(live: LiveTable, user: str | None, viewer: int | None, seat: int, deciding: bool, say_: Speaker) -> Chair:
    holder, table = live.holders[seat], live.table
    return Chair(
        seat=seat,
        kind=holder.kind,
        name=say_.seat(seat),
        bot=holder.bot,
        invited=holder.invited,
        mine=user is not None and holder.user == user,
        deciding=deciding,
        points=table.score(viewer, seat).total if table.started else None,
        time_left=table.clock.left(seat),
    )


def _taking_back(live: LiveTable, viewer: int, say_: Speaker) -> TakingBack:
    undo = live.table.undoable(viewer)
    return TakingBack(undo.steps if live.terms.undo != "none" else 0, sentence(undo.reason, say_))


def _totals(live: LiveTable) -> tuple[int, ...]:
    return tuple(live.table.score(None, seat).total for seat in range(len(live.holders)))
