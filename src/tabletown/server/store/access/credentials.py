"""Passphrases, recovery codes and sign-ins, in the database."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import delete, func, insert, select, update

from tabletown.server.store.database import Database
from tabletown.server.store.models import SessionRow, UserRow
from tabletown.server.store.people_models import RecoveryRow
from tabletown.server.store.repository import digest
from tabletown.server.users.accounts import Identity
from tabletown.server.users.credentials import SignIn

_SHOWN = 16  # characters of the digest of a token, which identify a sign-in and sign nobody in


class CredentialsStore:
    """The store of what protects accounts; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions

    async def passphrase_of(self, user: str) -> str | None:
        """Return the hash of a passphrase."""
        async with self._sessions() as transaction:
            found = await transaction.execute(select(UserRow.passphrase).where(UserRow.id == user))
            return found.scalar_one_or_none()

    async def set_passphrase(self, user: str, hashed: str, keep: str) -> None:
        """Set the passphrase of an account, and sign out all browsers but the one with a token."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(UserRow).where(UserRow.id == user).values(passphrase=hashed))
            others = (SessionRow.user == user, SessionRow.token != digest(keep))
            await transaction.execute(delete(SessionRow).where(*others))

    async def set_codes(self, user: str, hashes: Mapping[str, str]) -> None:
        """Replace the recovery codes of an account."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(RecoveryRow).where(RecoveryRow.user == user))
            rows = [{"user": user, "slot": slot, "hash": hashed} for slot, hashed in hashes.items()]
            await transaction.execute(insert(RecoveryRow), rows)

    async def count_codes(self, user: str) -> int:
        """Return how many recovery codes are left."""
        query = select(func.count()).select_from(RecoveryRow).where(RecoveryRow.user == user)
        async with self._sessions() as transaction:
            return int((await transaction.execute(query)).scalar_one())

    async def owner_of_code(self, claimed: str, slot: str) -> tuple[Identity, str] | None:
        """Return the owner of a name and the hash of its code with this slot."""
        query = select(UserRow.id, UserRow.name, RecoveryRow.hash).join(RecoveryRow, RecoveryRow.user == UserRow.id)
        async with self._sessions() as transaction:
            found = await transaction.execute(query.where(UserRow.claimed == claimed, RecoveryRow.slot == slot))
            row = found.one_or_none()
        return None if row is None else (Identity(row[0], row[1], True), row[2])

    async def use_code(self, user: str, slot: str, passphrase: str) -> bool:
        """Use up a code: set the passphrase and sign out all browsers; return whether the code was still there."""
        own = (RecoveryRow.user == user, RecoveryRow.slot == slot)
        async with self._sessions.begin() as transaction:
            used = await transaction.execute(delete(RecoveryRow).where(*own).returning(RecoveryRow.slot))
            if used.scalar_one_or_none() is None:
                return False
            await transaction.execute(update(UserRow).where(UserRow.id == user).values(passphrase=passphrase))
            await transaction.execute(delete(SessionRow).where(SessionRow.user == user))
            return True

    async def sign_ins(self, user: str, token: str) -> list[SignIn]:
        """Return the browsers signed in, newest first; the one with the token is the current one."""
        query = select(SessionRow).where(SessionRow.user == user).order_by(SessionRow.created.desc(), SessionRow.token)
        current = digest(token)
        async with self._sessions() as transaction:
            rows = list((await transaction.execute(query)).scalars())
        return [SignIn(row.token[:_SHOWN], row.created, row.device, row.token == current) for row in rows]

    async def remove_sign_in(self, user: str, sign_in: str) -> bool:
        """Sign out a browser of a user; return whether there was one."""
        own = (SessionRow.user == user, func.substr(SessionRow.token, 1, _SHOWN) == sign_in)
        async with self._sessions.begin() as transaction:
            gone = await transaction.execute(delete(SessionRow).where(*own).returning(SessionRow.token))
            return bool(gone.all())

    async def remove_sign_ins(self, user: str) -> None:
        """Sign out all browsers of a user."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(SessionRow).where(SessionRow.user == user))
