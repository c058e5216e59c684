"""The rows of a backup, checked as strictly as requests are: its digest proves that it is whole, not that it is right."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from datetime import date
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabletown.core.record import Record
from tabletown.core.registry import game
from tabletown.server.errors import ServerError
from tabletown.server.notices.model import ChannelKind, NoticeKind, QuietHours
from tabletown.server.notices.quiet import check as check_hours
from tabletown.server.store.models import RecordRow, SeatRow, StepRow, TableRow, UploadRow
from tabletown.server.store.personal import FORMER
from tabletown.server.store.repository import config_from, event_from
from tabletown.server.tables import events as kinds
from tabletown.server.tables.archive import LARGEST_UPLOAD, checked_upload
from tabletown.server.tables.events import Holder
from tabletown.server.tables.moderation.service import LONGEST_REASON
from tabletown.server.tables.requests import UndoPolicy, check_timing
from tabletown.server.tables.service import LONGEST_MESSAGE
from tabletown.server.tables.session import Ending, TableConfig, TableSession
from tabletown.server.users.names import LONGEST_NAME
from tabletown.table import Timing
from tabletown.table.review import Review

_Id = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,32}\Z")]
_Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
_Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
_Folded = Annotated[str, msgspec.Meta(min_length=1, max_length=20 * LONGEST_NAME)]  # letters may become several
_Word = Annotated[str, msgspec.Meta(max_length=64)]
_Day = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d\Z")]
_Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
_Bits = Annotated[int, msgspec.Meta(ge=-1, lt=2**31)]
_Number = Annotated[int, msgspec.Meta(ge=1, lt=2**31)]
_Said = Annotated[str, msgspec.Meta(max_length=LONGEST_MESSAGE)]
_Reason = Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)]
_Points = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
_Record = Annotated[str, msgspec.Meta(max_length=4 * LARGEST_UPLOAD)]


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the database."""


class _User(_Row, frozen=True):
    id: _Id
    name: _Name  # empty for the user that owns the tables of former players
    claimed: _Folded | None
    passphrase: Annotated[str, msgspec.Meta(max_length=200, pattern=r"^\$argon2")] | None
    created: float

    def __post_init__(self) -> None:
        if (self.claimed is None) != (self.passphrase is None) or not self.name.isprintable():
            raise ValueError("claimed")
        if (self.name == "") != (self.id == FORMER):
            raise ValueError("name")


class _Session(_Row, frozen=True):
    token: _Digest
    user: _Id
    created: float
    device: _Word


class _Recovery(_Row, frozen=True):
    user: _Id
    slot: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z]\Z")]
    hash: Annotated[str, msgspec.Meta(max_length=200, pattern=r"^\$argon2")]


class _Block(_Row, frozen=True):
    user: _Id
    blocked: _Id
    at: float


class _Host(_Row, frozen=True):
    user: _Id
    at: float


class _Restriction(_Row, frozen=True):
    user: _Id
    kind: Literal["mute", "ban"]
    until: float | None


class _Kick(_Row, frozen=True):
    table: _Id
    user: _Id


class _Report(_Row, frozen=True):
    id: _Number
    at: float
    table: _Id
    by: _Id | None
    user: _Id
    words: _Said
    note: _Reason
    closed: float | None


class _Act(_Row, frozen=True):
    id: _Number
    at: float
    kind: _Word
    by: _Id | None
    console: bool
    user: _Id | None
    table: _Id | None
    seat: _Seat | None
    until: float | None
    detail: Annotated[str, msgspec.Meta(max_length=32)]
    reason: _Reason
    undoes: _Number | None


class _Table(_Row, frozen=True):
    id: _Id
    game: _Word
    rules_version: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    options: dict[str, Any]
    seed: _Digest
    timing: Timing
    private: bool
    undo: UndoPolicy
    aids: bool
    rated: bool
    owner: _Id
    created: float
    updated: float
    phase: Literal["waiting", "running", "over"]
    actors: _Bits
    bots: _Bits
    due: float | None
    given: list[tuple[int, int]] | None
    origin: _Id | None
    ending: Ending | None
    day: _Day | None
    begins: float | None


class _SeatOfTable(_Row, frozen=True):
    table: _Id
    seat: _Seat
    kind: Literal["person", "bot", "open"]
    name: _Name
    user: _Id | None


class _Upload(_Row, frozen=True):
    id: _Id
    user: _Id
    digest: _Digest
    game: _Word
    options: dict[str, Any]
    names: dict[Literal["seats"], list[_Name]]
    steps: Annotated[int, msgspec.Meta(ge=0)]
    ending: Ending | None
    holds: bool | None
    created: float
    data: Annotated[str, msgspec.Meta(max_length=LARGEST_UPLOAD)]


class _Step(_Row, frozen=True):
    table: _Id
    n: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    at: float
    kind: Literal["step", "sit", "begin", "flag", "undo", "ask", "answer", "withdraw", "vote", "rematch"]
    seat: Annotated[int, msgspec.Meta(ge=-1, le=99)]
    action: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    version: Annotated[str, msgspec.Meta(max_length=32)] | None
    holder: Holder | None

    def __post_init__(self) -> None:
        if (self.holder is None) == (self.kind in (kinds.SIT, kinds.FLAG)):
            raise ValueError("holder")
        if self.holder is not None and len(self.holder.name) > LONGEST_NAME:
            raise ValueError("name")


class _Invitation(_Row, frozen=True):
    token: _Digest
    table: _Id
    seat: _Seat | None
    used_by: _Id | None
    created: float


class _Message(_Row, frozen=True):
    id: Annotated[int, msgspec.Meta(ge=1, lt=2**31)]
    table: _Id
    user: _Id
    name: _Name
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MESSAGE)]
    at: float


class _Rating(_Row, frozen=True):
    user: _Id
    game: _Word
    seats: Annotated[int, msgspec.Meta(ge=2, le=99)]
    n: Annotated[int, msgspec.Meta(ge=1, lt=2**31)]
    table: _Id
    at: float
    place: Annotated[int, msgspec.Meta(ge=1, le=99)]
    points: _Points
    mu: float
    sigma: Annotated[float, msgspec.Meta(gt=0)]


class _RecordOfTable(_Row, frozen=True):
    table: _Id
    data: _Record
    cards: list[list[Annotated[str, msgspec.Meta(max_length=100)]]] | None


class _Lesson(_Row, frozen=True):
    user: _Id
    game: _Word
    lesson: _Word
    tasks: Annotated[int, msgspec.Meta(ge=1, le=99)]
    first_try: Annotated[int, msgspec.Meta(ge=0, le=99)]
    at: float


class _Coach(_Row, frozen=True):
    table: _Id
    active: bool


class _Coached(_Row, frozen=True):
    user: _Id
    game: _Word
    decision: _Word
    table: _Id
    at: float


class _Warning(_Row, frozen=True):
    table: _Id
    version: Annotated[str, msgspec.Meta(max_length=32)]
    chosen: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    better: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    points: float
    heeded: bool | None
    at: float


class _Review(_Row, frozen=True):
    table: _Id
    steps: _Digest
    asker: _Id | None
    at: float
    until: float
    done: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    total: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    data: _Record | None

    def __post_init__(self) -> None:
        if self.data is not None:
            Review.from_json(self.data)


class _Deal(_Row, frozen=True):
    day: _Day
    game: _Word
    rules_version: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    options: dict[str, Any]
    seed: _Digest
    commitment: _Digest
    made: float
    runs: Annotated[list[_Points], msgspec.Meta(max_length=1000)]
    until: float

    def __post_init__(self) -> None:
        date.fromisoformat(self.day)
        if not isinstance(self.options.get("seats"), int):
            raise ValueError("options")


class _DailyResult(_Row, frozen=True):
    table: _Id
    day: _Day
    game: _Word
    user: _Id | None
    points: _Points | None
    seconds: float | None
    finished: float | None

    def __post_init__(self) -> None:
        if not (self.points is None) == (self.seconds is None) == (self.finished is None):
            raise ValueError("points")


class _Key(_Row, frozen=True):
    name: _Id
    value: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class _Channel(_Row, frozen=True):
    id: _Id
    user: _Id
    kind: ChannelKind
    address: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    keys: dict[_Word, Annotated[str, msgspec.Meta(max_length=200)]]
    device: _Word
    language: _Word
    confirmed: bool
    active: bool
    session: _Digest | None
    created: float
    failed: float | None


class _QuietHours(_Row, frozen=True):
    user: _Id
    zone: _Word
    start: int | None
    end: int | None

    def __post_init__(self) -> None:
        check_hours(QuietHours(self.zone, self.start, self.end))


class _Notice(_Row, frozen=True):
    id: _Id
    user: _Id
    table: _Id
    kind: NoticeKind
    mark: Annotated[str, msgspec.Meta(max_length=32)]
    since: float
    due: float | None


class _Passkey(_Row, frozen=True):
    id: Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,1400}\Z")]
    user: _Id
    public_key: Annotated[str, msgspec.Meta(max_length=4000, pattern=r"^[0-9A-Za-z+/=]+\Z")]
    uses: Annotated[int, msgspec.Meta(ge=0, lt=2**32)]
    name: _Word
    created: float
    used: float | None


_TYPES: dict[str, type[_Row]] = {
    "users": _User,
    "sessions": _Session,
    "recoveries": _Recovery,
    "blocks": _Block,
    "tables": _Table,
    "seats": _SeatOfTable,
    "uploads": _Upload,
    "steps": _Step,
    "invitations": _Invitation,
    "messages": _Message,
    "records": _RecordOfTable,
    "ratings": _Rating,
    "lessons": _Lesson,
    "coaches": _Coach,
    "coached": _Coached,
    "warnings": _Warning,
    "reviews": _Review,
    "hosts": _Host,
    "restrictions": _Restriction,
    "kicks": _Kick,
    "reports": _Report,
    "acts": _Act,
    "deals": _Deal,
    "results": _DailyResult,
    "keys": _Key,
    "channels": _Channel,
    "quiet_hours": _QuietHours,
    "notices": _Notice,
    "passkeys": _Passkey,
}


def check_row(name: str, row: dict[str, Any]) -> None:
    """Raise ValidationError unless a row has the form that the server writes."""
    msgspec.convert(row, _TYPES[name])


async def check_matches(connection: AsyncConnection) -> None:
    """Play every match and every stored record again; raise ServerError for the first that is not in order."""
    async for row in _all(connection, TableRow):
        await _check("tables", str(row["id"]), _check_table(connection, row))
    async for row in _all(connection, UploadRow):
        await _check("uploads", str(row["id"]), _check_upload(row))


async def _check(kind: str, name: str, checking: Any) -> None:
    try:
        await checking
    except Exception as error:  # whatever a row can make go wrong
        reason = str(error) or type(error).__name__
        raise ServerError("server-backup-row", kind=kind, id=name, reason=reason.rstrip(".")) from error


async def _all(connection: AsyncConnection, model: type[Any]) -> AsyncIterator[dict[str, Any]]:
    """Yield the rows of a kind, one at a time; the ids come first, since other queries are made in between."""
    table = model.__table__
    for (name,) in (await connection.execute(select(table.c.id).order_by(table.c.id))).all():
        yield dict((await connection.execute(select(table).where(table.c.id == name))).mappings().one())


async def _check_table(connection: AsyncConnection, row: dict[str, Any]) -> None:
    rules = game(row["game"])
    found = await connection.execute(select(StepRow.__table__).where(StepRow.table == row["id"]).order_by(StepRow.n))
    steps = [dict(each) for each in found.mappings()]
    if [each["n"] for each in steps] != list(range(len(steps))):
        raise ValueError("steps")
    data = (await connection.execute(select(RecordRow.data).where(RecordRow.table == row["id"]))).scalar_one_or_none()
    kept = None if data is None else Record.decode(data.encode())
    if row["rules_version"] != rules.rules_version:
        return  # the server shows such a match to nobody
    config = config_from(row)
    _check_config(config)
    session = TableSession(config, time.time)
    session.replay([event_from(**{name: each[name] for name in _EVENT}) for each in steps])
    status = session.status()
    if not session.is_complete or _plain({**row, **status.columns, "due": row["due"]}) != _plain(row):
        raise ValueError("phase")
    if kept is not None and (not session.table.over or kept != session.table.record()):
        raise ValueError("record")
    seats = await connection.execute(
        select(SeatRow.kind, SeatRow.name, SeatRow.user).where(SeatRow.table == row["id"]).order_by(SeatRow.seat)
    )
    if [tuple(each) for each in seats] != [(holder.kind, holder.name, holder.listed) for holder in status.holders]:
        raise ValueError("seats")


_EVENT = ("at", "kind", "seat", "action", "version", "holder")


def _check_config(config: TableConfig) -> None:
    game(config.game).options(**{name: getattr(config.options, name) for name in config.options.__struct_fields__})
    check_timing(config.timing)


async def _check_upload(row: dict[str, Any]) -> None:
    data = str(row["data"]).encode()
    record = Record.decode(data)
    if sha256(data).hexdigest() != row["digest"]:
        raise ValueError("digest")
    if record.rules_version != game(row["game"]).rules_version:
        return
    made = _plain(checked_upload(data, record, row["user"], row["created"]))
    given = {**row, "names": row["names"]["seats"], "id": made["id"]}
    if made != given:
        raise ValueError("record")


def _plain(value: object) -> Any:
    """Return a value as it comes from the database, with lists instead of tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))
