"""What the server asks of the database about records that people have stored, and about who owns what."""

from __future__ import annotations

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import defer

from tabletown.server.store.database import Database
from tabletown.server.store.models import MessageRow, SessionRow, TableRow, UploadRow


class ArchiveStore:
    """Reads and writes; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions

    async def add_upload(self, upload: UploadRow) -> str:
        """Keep a record; the id under which it is kept, an older one if the user has stored the same before."""
        same = select(UploadRow.id).where(UploadRow.user == upload.user, UploadRow.digest == upload.digest)
        found = upload.id
        try:
            async with self._sessions.begin() as transaction:
                transaction.add(upload)
        except IntegrityError:
            async with self._sessions() as transaction:
                found = (await transaction.execute(same)).scalar_one()
        return found

    async def upload(self, upload: str) -> UploadRow | None:
        """A stored record."""
        async with self._sessions() as transaction:
            return await transaction.get(UploadRow, upload)

    async def uploads_of(self, user: str) -> list[UploadRow]:
        """The records of a user without their data, the newest first."""
        query = select(UploadRow).options(defer(UploadRow.data, raiseload=True)).where(UploadRow.user == user)
        async with self._sessions() as transaction:
            return list((await transaction.execute(query.order_by(UploadRow.created.desc()))).scalars())

    async def count_uploads(self, user: str) -> int:
        """How many records a user has stored."""
        query = select(func.count()).select_from(UploadRow).where(UploadRow.user == user)
        async with self._sessions() as transaction:
            return int((await transaction.execute(query)).scalar_one())

    async def remove_upload(self, upload: str) -> None:
        """Forget a record."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(UploadRow).where(UploadRow.id == upload))

    async def hand_over(self, user: str, heir: str) -> None:
        """Give what a user owns, seats apart, to another, and forget its browsers."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(TableRow).where(TableRow.owner == user).values(owner=heir))
            await transaction.execute(update(MessageRow).where(MessageRow.user == user).values(user=heir))
            had = select(UploadRow.digest).where(UploadRow.user == heir)
            await transaction.execute(delete(UploadRow).where(UploadRow.user == user, UploadRow.digest.in_(had)))
            await transaction.execute(update(UploadRow).where(UploadRow.user == user).values(user=heir))
            await transaction.execute(delete(SessionRow).where(SessionRow.user == user))
