"""The rows about a user in the database: to give them to the user, and to delete them."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Text, cast, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tabletown.core.record import Open, Record
from tabletown.server.store.access.models import PasskeyRow
from tabletown.server.store.database import Database, Transaction
from tabletown.server.store.models import (
    CoachedRow,
    InvitationRow,
    LessonRow,
    MessageRow,
    RecordRow,
    ResultRow,
    SeatRow,
    SessionRow,
    StepRow,
    TableRow,
    UploadRow,
    UserRow,
)
from tabletown.server.store.moderation.models import ActRow, ReportRow, RestrictionRow
from tabletown.server.store.moderation.store import clear_person
from tabletown.server.store.notices.models import ChannelRow, DeliveryRow, NoticeRow, QuietHoursRow
from tabletown.server.store.people_models import BlockRow, RatingRow
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Holder
from tabletown.server.tables.personal import without_person
from tabletown.server.tables.session import WAITING

FORMER = "former"  # the id of the user without name that owns the tables of all who are gone
# Where a user is named, and what of a row is theirs; the secrets and the user itself are left out.
_OWN: dict[str, tuple[Any, Sequence[Any]]] = {
    "profile": (UserRow.id, (UserRow.name, UserRow.created)),
    "sign_ins": (SessionRow.user, (SessionRow.created, SessionRow.device)),
    "chat": (MessageRow.user, (MessageRow.table, MessageRow.name, MessageRow.text, MessageRow.at)),
    "lessons": (
        LessonRow.user,
        (LessonRow.game, LessonRow.lesson, LessonRow.tasks, LessonRow.first_try, LessonRow.at),
    ),
    "coached": (CoachedRow.user, (CoachedRow.game, CoachedRow.decision, CoachedRow.table, CoachedRow.at)),
    "records": (UploadRow.user, (UploadRow.id, UploadRow.game, UploadRow.names, UploadRow.created, UploadRow.data)),
    "ratings": (
        RatingRow.user,
        (
            *(RatingRow.game, RatingRow.seats, RatingRow.n, RatingRow.table, RatingRow.at),
            *(RatingRow.place, RatingRow.points, RatingRow.mu, RatingRow.sigma),
        ),
    ),
    "daily": (
        ResultRow.user,
        (ResultRow.day, ResultRow.game, ResultRow.table, ResultRow.points, ResultRow.seconds, ResultRow.finished),
    ),
    "blocked": (BlockRow.user, (BlockRow.blocked, BlockRow.at)),
    "channels": (
        ChannelRow.user,
        (
            *(ChannelRow.kind, ChannelRow.address, ChannelRow.device, ChannelRow.language, ChannelRow.confirmed),
            *(ChannelRow.active, ChannelRow.created, ChannelRow.failed),
        ),
    ),
    "quiet_hours": (QuietHoursRow.user, (QuietHoursRow.zone, QuietHoursRow.start, QuietHoursRow.end)),
    "notices": (NoticeRow.user, (NoticeRow.table, NoticeRow.kind, NoticeRow.since, NoticeRow.due)),
    "deliveries": (
        ChannelRow.user,
        (ChannelRow.kind, ChannelRow.address, DeliveryRow.items, DeliveryRow.created, DeliveryRow.attempts),
    ),
    "passkeys": (PasskeyRow.user, (PasskeyRow.id, PasskeyRow.name, PasskeyRow.created, PasskeyRow.used)),
    "restrictions": (RestrictionRow.user, (RestrictionRow.kind, RestrictionRow.until)),
    "reports": (ReportRow.by, (ReportRow.table, ReportRow.note, ReportRow.at)),
    "moderated": (ActRow.user, (ActRow.kind, ActRow.table, ActRow.until, ActRow.reason, ActRow.at)),
}


class PersonalStore:
    """The store of everything about a user; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    async def rows_of(self, user: str) -> dict[str, list[dict[str, Any]]]:
        """Return the rows of a user by kind."""
        found = {}
        async with self._sessions() as transaction:
            for kind, (owner, columns) in _OWN.items():
                query = select(*columns).where(owner == user)
                if kind == "deliveries":
                    query = query.join(DeliveryRow, DeliveryRow.channel == ChannelRow.id)
                rows = await transaction.execute(query)
                found[kind] = [dict(each) for each in rows.mappings()]
        return found

    async def remove_user(self, user: str) -> list[str]:
        """Delete a user and all traces of it in matches, which stay; return the tables that were changed."""
        async with self._sessions.begin() as transaction:
            changed = await _clear_steps(transaction, user)
            for table, names in changed.items():
                await _clear_record(transaction, table, names)
            await transaction.execute(update(SeatRow).where(SeatRow.user == user).values(user=None, name=""))
            await transaction.execute(delete(MessageRow).where(MessageRow.user == user))
            alone = select(SeatRow.table).where(SeatRow.kind == "person")
            waiting = (TableRow.owner == user, TableRow.phase == WAITING, TableRow.id.not_in(alone))
            await transaction.execute(delete(TableRow).where(*waiting))
            row = self._insert(UserRow).values(id=FORMER, name="", created=0.0)
            await transaction.execute(row.on_conflict_do_nothing())
            await transaction.execute(update(TableRow).where(TableRow.owner == user).values(owner=FORMER))
            used = InvitationRow.used_by == user
            await transaction.execute(update(InvitationRow).where(used).values(used_by=FORMER))
            await clear_person(transaction, user)
            await transaction.execute(delete(UserRow).where(UserRow.id == user))  # and what refers to it
        return sorted(changed)


async def _clear_steps(transaction: Transaction, user: str) -> dict[str, dict[int, set[str]]]:
    """Take a user out of all events, also those of seats that it has left long ago; return its names by table and seat."""
    query = select(StepRow.table, StepRow.n, StepRow.seat, StepRow.holder).where(
        or_(StepRow.kind == kinds.SIT, StepRow.kind == kinds.FLAG), cast(StepRow.holder, Text).contains(user)
    )
    found: dict[str, dict[int, set[str]]] = {}
    for table, n, seat, stored in (await transaction.execute(query)).all():
        holder = msgspec.convert(stored, Holder)
        if user in (holder.user, holder.former, holder.kept):
            found.setdefault(table, {}).setdefault(seat, set()).add(holder.name)
            values = {"holder": msgspec.to_builtins(without_person(holder))}
            await transaction.execute(update(StepRow).where(StepRow.table == table, StepRow.n == n).values(**values))
    return found


async def _clear_record(transaction: Transaction, table: str, names: dict[int, set[str]]) -> None:
    """Take the names of a user out of the record of a match, and out of the copies that others have stored."""
    kept = await transaction.get(RecordRow, table)
    if kept is None:
        return
    record = Record.decode(kept.data.encode())
    kept.data = _without_names(record, names).encode().decode()
    copies = select(UploadRow).where(UploadRow.game == record.game, UploadRow.data.contains(record.commitment))
    for copy in (await transaction.execute(copies)).scalars():
        cleared = _without_names(Record.decode(copy.data.encode()), names)
        copy.data = cleared.encode().decode()
        copy.digest = sha256(copy.data.encode()).hexdigest()
        copy.names = {"seats": ["" if isinstance(each, Open) else each.name for each in cleared.seats]}


def _without_names(record: Record, names: dict[int, set[str]]) -> Record:
    held = [
        msgspec.structs.replace(each, name="") if not isinstance(each, Open) and each.name in names.get(seat, ()) else each
        for seat, each in enumerate(record.seats)
    ]
    return msgspec.structs.replace(record, seats=tuple(held))
