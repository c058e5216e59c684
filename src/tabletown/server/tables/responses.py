"""Responses: tables, logs, lists and uploads as data, with sentences in the viewer's language."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache
from typing import Any

import msgspec

from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.record import Result
from tabletown.core.registry import game
from tabletown.core.views import Line
from tabletown.i18n import Speaker, say
from tabletown.server.tables.session import OVER, TableSession, ending
from tabletown.server.tables.storage import SeatSummary, TableSummary, Upload
from tabletown.table import Timing, Unlimited

_TRADES = 12  # names for bots
_ENCODED = 512  # tables as JSON, of 2 to 12 kB
_REMEMBERED = 100  # choices of a viewer at most that are kept for the next look; more take memory


class Sentence(msgspec.Struct, frozen=True):
    """A message id with its arguments, and its text."""

    message: str
    arguments: dict[str, str | int]
    text: str


class SeatView(msgspec.Struct, frozen=True):
    """A seat: its holder, whether it must decide, its points as far as visible, its time in seconds.

    `account`: the name is that of an account, which nobody else can take; `kept`: a free seat is reserved for the viewer;
    `away`: a bot is standing in for the viewer.
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
    account: bool = False


class Choice(msgspec.Struct, frozen=True):
    """A legal action: its id, its notation and its label."""

    action: int
    text: str
    label: str


class Question(msgspec.Struct, frozen=True):
    """A player's question to undo more than is free; `waiting` lists the seats still to answer."""

    seat: int
    whole: bool
    waiting: list[int]
    sentence: Sentence


class UndoView(msgspec.Struct, frozen=True):
    """The number of steps the viewer may undo without asking, and why no more."""

    steps: int
    reason: Sentence


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a viewer sees it; `seat` is the viewer's, null for a spectator."""

    id: str
    game: str
    options: dict[str, Any]
    clock: Timing
    private: bool
    undo_policy: str
    aids: bool
    rated: bool
    phase: str
    begins: float | None
    commitment: str | None
    seats: list[SeatView]
    seat: int | None
    version: str
    actors: list[int]
    prompt: Sentence
    legal: list[Choice]
    view: dict[str, Any]
    undo: UndoView | None
    question: Question | None
    result: Result | None
    verdict: Sentence | None
    rematch: str | None
    given: int
    origin: str | None
    spectators: int


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log; `number` counts the steps that the viewer has been shown."""

    number: int
    sentence: Sentence


class TableEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    clock: Timing
    private: bool
    rated: bool
    phase: str
    created: float
    begins: float | None
    seats: list[SeatView]
    my_turn: bool
    given: bool
    finished: float | None
    result: Result | None
    verdict: Sentence | None


def speaker(session: TableSession, language: str) -> Speaker:
    """Return the speaker of a table's messages."""
    found = session.speakers.get(language)
    if found is None:
        found = session.speakers[language] = _speaker(session, language)
    return found


def _speaker(session: TableSession, language: str) -> Speaker:
    names = [display_name(session.id, seat, each.kind, each.name, language) for seat, each in enumerate(session.holders)]
    return Speaker.of_match(session.table.game, session.config.options, language, names)


def display_name(table: str, seat: int, kind: str, name: str, language: str) -> str:
    """Return the name of a seat; bots are named after trades, in another order at each table."""
    if name:
        return name
    if kind == "bot":
        return say(language, f"server-bot-{(int(table[-2:], 16) + seat) % _TRADES + 1}")
    if kind == "person":
        return say(language, "server-former-player")
    return say(language, f"server-holder-{kind}", {"number": seat + 1})


def show(session: TableSession, user: str | None, viewer: int | None, language: str, spectators: int = 0) -> TableView:
    """Return the table as a viewer sees it."""
    table, say_ = session.table, speaker(session, language)
    view, offer = table.view(viewer), table.offer
    actors = members(max(view.actors, 0)) if table.started else []
    end = ending(table)
    question = None
    if offer is not None:
        question = Question(offer.seat, offer.whole, members(offer.waiting), sentence(offer.line, say_))
    return TableView(
        id=session.id,
        game=session.config.game,
        options=msgspec.to_builtins(session.config.options),
        clock=session.config.timing,
        private=session.config.private,
        undo_policy=session.config.undo,
        aids=session.config.aids,
        rated=session.config.rated,
        phase=session.phase,
        begins=session.config.begins,
        commitment=table.commitment,
        seats=[_seat(session, user, viewer, seat, seat in actors, say_) for seat in range(len(session.holders))],
        seat=viewer,
        version=session.version(viewer),
        actors=actors,
        prompt=sentence(table.prompt(viewer), say_),
        legal=choices(session, viewer, say_),
        view=msgspec.to_builtins(view),
        undo=None if viewer is None else _undo(session, viewer, say_),
        question=question,
        result=None if end is None else Result(end.winners, end.totals),
        verdict=None if end is None else sentence(end.verdict, say_),
        rematch=session.rematch,
        given=len(session.config.given),
        origin=session.config.origin,
        spectators=spectators,
    )


class EncodedViews:
    """Tables as JSON; one that shows the same to the same viewer once more is not made again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, session: TableSession, user: str | None, viewer: int | None, language: str, spectators: int) -> bytes:
        """Return a table as its viewer sees it."""
        # Nothing but what the viewer is shown goes into the key, so the time of a response reveals nothing else.
        key = session.number, session.version(viewer), user, viewer, language, spectators
        found = self._kept.get(key)
        if found is None:
            found = msgspec.json.encode(show(session, user, viewer, language, spectators))
            if isinstance(session.config.timing, Unlimited):  # otherwise the time left is shown
                self._kept[key] = found
                if len(self._kept) > _ENCODED:
                    self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found


def choices(session: TableSession, viewer: int | None, say_: Speaker) -> list[Choice]:
    """Return the legal actions of the viewer."""
    if viewer is None:
        return []
    key, rules = ("choices", viewer, say_.language), session.table.game
    known: list[Choice] | None = session.memo.get(key)
    if known is not None:
        return known
    legal = session.table.legal(viewer)
    told = rules.labels(session.table.view(viewer), legal, say_)
    found = [_choice(rules, action, told.get(action), say_) for action in legal]
    if len(found) <= _REMEMBERED:
        session.memo[key] = found
    return found


def _choice(rules: Game, action: int, told: str | None, say_: Speaker) -> Choice:
    common = None if told or say_.texts else _common_choice(rules, action, say_.language)
    return common or Choice(action, rules.text(action), told or say_.action(rules.name, rules.describe(action)))


@lru_cache(1 << 14)
def _common_choice(rules: Game, action: int, language: str) -> Choice | None:
    """Return a choice whose label is the same at all tables, None if it names a seat."""
    said = rules.describe(action)
    if any(kind.startswith("seat") for kind in said.kinds):
        return None
    return Choice(action, str(said), Speaker(language).action(rules.name, said))


def log(session: TableSession, viewer: int | None, language: str, after: int = 0) -> list[LogLine]:
    """Return the viewer's log lines after a numbered step."""
    say_ = speaker(session, language)
    return [LogLine(each.number, sentence(each.line, say_)) for each in session.table.log(viewer) if each.number > after]


def entry(table: TableSummary, user: str | None, language: str) -> TableEntry:
    """Return a table as an entry in the list of a user."""
    names = [display_name(table.id, each.seat, each.kind, each.name, language) for each in table.seats]
    seats = [
        SeatView(
            seat=each.seat,
            kind=each.kind,
            name=name,
            mine=_is(each, "person", user),
            kept=_is(each, "open", user),
            away=_is(each, "bot", user),
            deciding=bool((table.actors >> each.seat) & 1),
            account=each.account,
        )
        for each, name in zip(table.seats, names)
    ]
    end = table.ending
    return TableEntry(
        id=table.id,
        game=table.game,
        options=table.options,
        clock=table.timing,
        private=table.private,
        rated=table.rated,
        phase=table.phase,
        created=table.created,
        begins=table.begins,
        seats=seats,
        my_turn=any(each.mine and each.deciding for each in seats),
        given=table.given is not None,
        finished=table.updated if table.phase == OVER else None,
        result=None if end is None else Result(end.winners, end.totals),
        verdict=None if end is None else sentence(end.verdict, Speaker(language, names)),
    )


def _is(seat: SeatSummary, kind: str, user: str | None) -> bool:
    return user is not None and seat.user == user and seat.kind == kind


def sentence(line: Line, say_: Speaker) -> Sentence:
    """Translate a line."""
    return Sentence(line.message, line.arguments, say_.line(line))


def _seat(session: TableSession, user: str | None, viewer: int | None, seat: int, deciding: bool, say_: Speaker) -> SeatView:
    holder, table = session.holders[seat], session.table
    return SeatView(
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
        account=holder.account,
    )


def _undo(session: TableSession, viewer: int, say_: Speaker) -> UndoView:
    undo = session.table.undoable(viewer)
    return UndoView(undo.steps if session.config.undo != "none" else 0, sentence(undo.reason, say_))


# Uploads.


class Uploaded(msgspec.Struct, frozen=True):
    """A stored record; `holds` is whether the dealer kept its promise, null where it cannot be checked."""

    id: str
    game: str
    options: dict[str, Any]
    names: list[str]
    steps: int
    result: Result | None
    verdict: Sentence | None
    holds: bool | None
    created: float


def uploaded(upload: Upload, language: str) -> Uploaded:
    """Return an uploaded record with its texts."""
    end, say_ = upload.ending, upload_speaker(upload, language)
    return Uploaded(
        id=upload.id,
        game=upload.game,
        options=upload.options,
        names=list(say_.names),
        steps=upload.steps,
        result=None if end is None else Result(end.winners, end.totals),
        verdict=None if end is None else sentence(end.verdict, say_),
        holds=upload.holds,
        created=upload.created,
    )


def upload_speaker(upload: Upload, language: str) -> Speaker:
    """Return the speaker of an uploaded record's messages."""
    names = [display_name(upload.id, seat, "bot", name, language) for seat, name in enumerate(upload.names)]
    rules = game(upload.game)
    return Speaker.of_match(rules, msgspec.convert(upload.options, rules.options_type), language, names)
