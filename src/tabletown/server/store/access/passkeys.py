"""Passkeys, and the challenges that browsers answer, in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from tabletown.server.errors import UniqueConflict
from tabletown.server.store.access.models import ChallengeRow, PasskeyRow
from tabletown.server.store.database import Database
from tabletown.server.store.models import UserRow
from tabletown.server.store.repository import digest
from tabletown.server.users.accounts import Identity
from tabletown.server.users.passkeys import Passkey, StoredPasskey


class PasskeyDatabase:
    """The store of passkeys; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._read = database.read
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    async def passkeys_of(self, user: str) -> list[Passkey]:
        """Return the passkeys of a user, oldest first."""
        columns = (PasskeyRow.id, PasskeyRow.name, PasskeyRow.created, PasskeyRow.used)
        query = select(*columns).where(PasskeyRow.user == user).order_by(PasskeyRow.created, PasskeyRow.id)
        return [Passkey(*row) for row in await self._read(query)]

    async def passkey(self, passkey: str) -> StoredPasskey | None:
        """Return a passkey."""
        columns = (UserRow.id, UserRow.name, PasskeyRow.public_key, PasskeyRow.uses)
        query = select(*columns).join(UserRow, UserRow.id == PasskeyRow.user).where(PasskeyRow.id == passkey)
        for user, name, key, uses in await self._read(query):
            return StoredPasskey(passkey, Identity(user, name, True), key, uses)
        return None

    async def add_passkey(self, user: str, passkey: Passkey, public_key: str, uses: int) -> None:
        """Store a new passkey; raise UniqueConflict if it is known."""
        values = {"id": passkey.id, "user": user, "public_key": public_key, "uses": uses, "name": passkey.name}
        try:
            async with self._sessions.begin() as transaction:
                await transaction.execute(insert(PasskeyRow).values(**values, created=passkey.created))
        except IntegrityError:
            raise UniqueConflict from None

    async def use_passkey(self, passkey: str, uses: int, now: float) -> None:
        """Note that a passkey was used."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(PasskeyRow).where(PasskeyRow.id == passkey).values(uses=uses, used=now))

    async def rename_passkey(self, user: str, passkey: str, name: str) -> bool:
        """Rename a passkey of a user; return whether there is one."""
        own = (PasskeyRow.user == user, PasskeyRow.id == passkey)
        async with self._sessions.begin() as transaction:
            changed = await transaction.execute(update(PasskeyRow).where(*own).values(name=name).returning(PasskeyRow.id))
            return bool(changed.all())

    async def remove_passkey(self, user: str, passkey: str) -> bool:
        """Remove a passkey of a user; return whether there was one."""
        own = (PasskeyRow.user == user, PasskeyRow.id == passkey)
        async with self._sessions.begin() as transaction:
            gone = await transaction.execute(delete(PasskeyRow).where(*own).returning(PasskeyRow.id))
            return bool(gone.all())

    async def put_challenge(self, browser: str, kind: str, challenge: str, now: float, expires: float) -> None:
        """Store the challenge of a browser in place of its last one; those of all browsers that are too old go."""
        row = self._insert(ChallengeRow).values(browser=digest(browser), kind=kind, challenge=challenge, expires=expires)
        index, values = [ChallengeRow.browser, ChallengeRow.kind], {"challenge": challenge, "expires": expires}
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(ChallengeRow).where(ChallengeRow.expires <= now))
            await transaction.execute(row.on_conflict_do_update(index_elements=index, set_=values))

    async def take_challenge(self, browser: str, kind: str, now: float) -> str | None:
        """Return the challenge of a browser, which cannot be answered again; None if there is none or it is too old."""
        own = (ChallengeRow.browser == digest(browser), ChallengeRow.kind == kind)
        taken = delete(ChallengeRow).where(*own).returning(ChallengeRow.challenge, ChallengeRow.expires)
        async with self._sessions.begin() as transaction:
            found = (await transaction.execute(taken)).one_or_none()
        return None if found is None or found[1] <= now else str(found[0])
