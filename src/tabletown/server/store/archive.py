"""Uploaded records, and ownership."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import defer

from tabletown.server.store import daily, learning
from tabletown.server.store.database import Database
from tabletown.server.store.models import MessageRow, SessionRow, TableRow, UploadRow
from tabletown.server.store.notices import inheritance
from tabletown.server.tables.storage import Upload


class ArchiveStore:
    """The store of uploaded records; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions

    async def add_upload(self, upload: Upload) -> str:
        """Store a record and return its id, an older one if the user has uploaded the same before."""
        same = select(UploadRow.id).where(UploadRow.user == upload.user, UploadRow.digest == upload.digest)
        found = upload.id
        values = msgspec.structs.asdict(upload)
        values |= {"names": {"seats": upload.names}, "ending": msgspec.to_builtins(upload.ending)}
        row = UploadRow(**values)
        try:
            async with self._sessions.begin() as transaction:
                transaction.add(row)
        except IntegrityError:
            async with self._sessions() as transaction:
                found = (await transaction.execute(same)).scalar_one()
        return found

    async def upload(self, upload: str) -> Upload | None:
        """Return an uploaded record."""
        async with self._sessions() as transaction:
            row = await transaction.get(UploadRow, upload)
            return None if row is None else _upload(row, data=row.data)

    async def uploads_of(self, user: str) -> list[Upload]:
        """Return the records of a user without their data, newest first."""
        query = select(UploadRow).options(defer(UploadRow.data, raiseload=True)).where(UploadRow.user == user)
        async with self._sessions() as transaction:
            rows = (await transaction.execute(query.order_by(UploadRow.created.desc()))).scalars()
            return [_upload(row) for row in rows]

    async def count_uploads(self, user: str) -> int:
        """Return how many records a user has uploaded."""
        query = select(func.count()).select_from(UploadRow).where(UploadRow.user == user)
        async with self._sessions() as transaction:
            return int((await transaction.execute(query)).scalar_one())

    async def remove_upload(self, upload: str) -> None:
        """Delete a record."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(UploadRow).where(UploadRow.id == upload))

    async def hand_over(self, user: str, heir: str) -> None:
        """Give everything a user owns, except seats, to another user, and sign out its browsers."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(TableRow).where(TableRow.owner == user).values(owner=heir))
            await transaction.execute(update(MessageRow).where(MessageRow.user == user).values(user=heir))
            had = select(UploadRow.digest).where(UploadRow.user == heir)
            await transaction.execute(delete(UploadRow).where(UploadRow.user == user, UploadRow.digest.in_(had)))
            await transaction.execute(update(UploadRow).where(UploadRow.user == user).values(user=heir))
            await learning.hand_over(transaction, user, heir)
            await daily.hand_over(transaction, user, heir)
            await inheritance.hand_over(transaction, user, heir)
            await transaction.execute(delete(SessionRow).where(SessionRow.user == user))


def _upload(row: UploadRow, data: str = "") -> Upload:
    names = set(Upload.__struct_fields__) - {"names", "data"}
    values = {name: getattr(row, name) for name in names}
    return msgspec.convert({**values, "names": row.names["seats"], "data": data}, Upload)
