"""What a viewer is told of a table, as data with the sentences in its language."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletown.core.bits import members
from tabletown.core.record import Result
from tabletown.core.views import Line
from tabletown.i18n import Speaker, say
from tabletown.server.store.models import SeatRow, TableRow
from tabletown.server.store.repository import OVER, Ending
from tabletown.server.tables.session import LiveTable, ending
from tabletown.table import Timing

_TRADES = 12  # names for bots


class Sentence(msgspec.Struct, frozen=True):
    """A message id with its arguments, and the same in words."""

    message: str
    arguments: dict[str, str | int]
    text: str


class Chair(msgspec.Struct, frozen=True):
    """A seat: who holds it, whether it must decide, its points as far as they are seen, its time in seconds.

    `kept` tells that a free seat is kept for me, `away` that a bot plays for me and I may come back.
    """

    seat: int
    kind: str
    name: str
    bot: str = ""
    invited: bool = False
    mine: bool = False
    kept: bool = False
    away: bool = False
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
    verdict: Sentence | None
    rematch: str | None
    given: int
    origin: str | None
    spectators: int


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
    given: bool
    finished: float | None
    result: Result | None
    verdict: Sentence | None


def speaker(live: LiveTable, language: str) -> Speaker:
    """Says what a table has to say."""
    names = [called(live.id, seat, each.kind, each.name, language) for seat, each in enumerate(live.holders)]
    return Speaker.of_match(live.table.game, live.terms.options, language, names)


def called(table: str, seat: int, kind: str, name: str, language: str) -> str:
    """What a seat is called; bots have names of trades, each table another row of them."""
    if name:
        return name
    if kind == "bot":
        return say(language, f"server-bot-{(int(table[-2:], 16) + seat) % _TRADES + 1}")
    return say(language, f"server-holder-{kind}", {"number": seat + 1})


def show(live: LiveTable, user: str | None, viewer: int | None, language: str, spectators: int = 0) -> Shown:
    """The table through the eyes of a viewer."""
    table, say_ = live.table, speaker(live, language)
    view, offer = table.view(viewer), table.offer
    actors = members(max(view.actors, 0)) if table.started else []
    end = ending(table)
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
        result=None if end is None else Result(end.winners, end.totals),
        verdict=None if end is None else sentence(end.verdict, say_),
        rematch=live.rematch,
        given=len(live.terms.given),
        origin=live.terms.origin,
        spectators=spectators,
    )


def choices(live: LiveTable, viewer: int | None, say_: Speaker) -> list[Choice]:
    """What the viewer may do now."""
    if viewer is None:
        return []
    rules = live.table.game
    labels = say_.choices(rules, live.table.view(viewer), live.table.legal(viewer))
    return [Choice(action, rules.text(action), label) for action, label in labels.items()]


def log(live: LiveTable, viewer: int | None, language: str, after: int = 0) -> list[Told]:
    """What the viewer has been told after the step of a number."""
    say_ = speaker(live, language)
    return [Told(each.number, sentence(each.line, say_)) for each in live.table.log(viewer) if each.number > after]


def entry(table: TableRow, seats: list[SeatRow], user: str | None, language: str) -> Entry:
    """A table in the list of a user."""
    names = [called(table.id, each.seat, each.kind, each.name, language) for each in seats]
    chairs = [
        Chair(
            seat=each.seat,
            kind=each.kind,
            name=name,
            mine=_is(each, "person", user),
            kept=_is(each, "open", user),
            away=_is(each, "bot", user),
            deciding=bool((table.actors >> each.seat) & 1),
        )
        for each, name in zip(seats, names)
    ]
    end = None if table.ending is None else msgspec.convert(table.ending, Ending)
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
        given=table.given is not None,
        finished=table.updated if table.phase == OVER else None,
        result=None if end is None else Result(end.winners, end.totals),
        verdict=None if end is None else sentence(end.verdict, Speaker(language, names)),
    )


def _is(seat: SeatRow, kind: str, user: str | None) -> bool:
    return user is not None and seat.user == user and seat.kind == kind


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
        kept=user is not None and holder.kept == user,
        away=user is not None and holder.former == user,
        deciding=deciding,
        points=table.score(viewer, seat).total if table.started else None,
        time_left=table.clock.left(seat),
    )


def _taking_back(live: LiveTable, viewer: int, say_: Speaker) -> TakingBack:
    undo = live.table.undoable(viewer)
    return TakingBack(undo.steps if live.terms.undo != "none" else 0, sentence(undo.reason, say_))
