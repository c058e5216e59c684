"""Identities: guests, names claimed with a passphrase, and the browsers signed in to them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from hashlib import sha256
from typing import Any, Protocol

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from tabletown.i18n import say
from tabletown.server.errors import ConflictError, IdentityError, LimitError, ServerError, UniqueConflict
from tabletown.server.users.filters import Filters
from tabletown.server.users.limits import Limit
from tabletown.server.users.names import LONGEST_NAME, clean_name, folded, looks

SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 200
_TOKEN_BYTES = 32
_ID_BYTES = 12
_MINUTE = 60
_HOUR = 60 * 60
_FOR_A_NAME, _FROM_AN_ADDRESS = 5, 30  # passphrases per minute


class Identity(msgspec.Struct, frozen=True):
    """A user; `account` is whether the name is claimed."""

    id: str
    name: str
    account: bool


class UserStore(Protocol):
    """Users, their sign-ins and the passphrases tried; every method is one transaction. Only digests of tokens are kept."""

    async def add_user(self, user: str, name: str, created: float, token: str, device: str) -> None: ...
    async def add_session(self, user: str, created: float, token: str, device: str) -> None: ...
    async def remove_session(self, token: str) -> None: ...
    async def user_of_session(self, token: str) -> Identity | None: ...
    async def user_of_name(self, claimed: str) -> tuple[Identity, str | None] | None: ...
    async def user_of_looks(self, looks: Collection[str]) -> str | None: ...
    async def change_user(self, user: str, looks: Collection[str] = (), **values: Any) -> None: ...
    async def count_attempt(self, key: str, now: float, seconds: float) -> tuple[int, float]: ...


class Accounts:
    """Sign-up, sign-in and names.

    Attempts to sign in are limited for all processes together, the rest per process: twice as much litter is no danger.
    """

    def __init__(
        self,
        store: UserStore,
        now: Callable[[], float],
        monotonic: Callable[[], float],
        hasher: PasswordHasher | None = None,
        filters: Filters | None = None,
    ) -> None:
        self._store = store
        self._filters = filters or Filters()
        self._now = now
        self._hasher = hasher or PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex())
        self._guests = (Limit(30, _MINUTE, monotonic), Limit(300, _HOUR, monotonic))

    async def guest(self, name: str | None, language: str, address: str, device: str = "") -> tuple[Identity, str]:
        """Create a guest and return it with the token of its browser."""
        for limit in self._guests:
            limit.check(address)
        shown = (
            await self.check_name(name)
            if name
            else say(language, "server-guest", {"number": str(secrets.randbelow(9000) + 1000)})
        )
        user, token = new_id(), secrets.token_urlsafe(_TOKEN_BYTES)
        await self._store.add_user(user, shown, self._now(), token, device)
        return Identity(user, shown, False), token

    async def identify(self, token: str | None) -> Identity | None:
        """Return the user that a browser is signed in to."""
        return await self._store.user_of_session(token) if token else None

    async def find(self, name: str) -> Identity | None:
        """Return the account with a name."""
        found = await self._store.user_of_name(folded(name[: 4 * LONGEST_NAME]))
        return None if found is None else found[0]

    async def rename(self, identity: Identity, name: str) -> Identity:
        """Rename a guest; a claimed name stays."""
        if identity.account:
            raise ConflictError("server-name-claimed")
        name = await self.check_name(name, identity)
        await self._store.change_user(identity.id, name=name)
        return Identity(identity.id, name, False)

    async def check_name(self, name: str, identity: Identity | None = None) -> str:
        """Return a name as it is shown; raise ConflictError if it looks like that of somebody else's account."""
        name = clean_name(name)
        self._filters.check_name(name)
        owner = await self._store.user_of_looks(looks(name))
        if owner is not None and (identity is None or owner != identity.id):
            raise ConflictError("server-name-taken", name=name)
        return name

    async def claim(self, identity: Identity, name: str, passphrase: str, address: str) -> Identity:
        """Claim a name, to be used on other devices with the passphrase."""
        if identity.account:
            raise ConflictError("server-name-claimed")
        name = await self.check_name(name)
        hashed = await self.hash_passphrase(passphrase, address)
        try:
            await self._store.change_user(identity.id, looks(name), name=name, claimed=folded(name), passphrase=hashed)
        except UniqueConflict:
            raise ConflictError("server-name-taken", name=name) from None
        return Identity(identity.id, name, True)

    async def login(self, name: str, passphrase: str, address: str, device: str = "") -> tuple[Identity, str]:
        """Sign in a browser to a claimed name; IdentityError does not reveal whether name or passphrase is wrong."""
        key = await self.count_attempt(name, address)
        found = await self._store.user_of_name(key)
        if not await self.verify(None if found is None else found[1], passphrase) or found is None:
            raise IdentityError("server-login")
        return found[0], await self.sign_in(found[0], device)

    async def sign_in(self, identity: Identity, device: str) -> str:
        """Sign in a browser and return its token."""
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        await self._store.add_session(identity.id, self._now(), token, device)
        return token

    async def logout(self, token: str) -> None:
        """Sign out a browser."""
        await self._store.remove_session(token)

    # Secrets.

    async def count_attempt(self, name: str, address: str) -> str:
        """Count an attempt at the secret of a name, and return the form of the name by which its owner is found."""
        key = folded(name[: 4 * LONGEST_NAME])
        # The address first: one that has used up its attempts cannot use up those for other people's names.
        await self._count(f"address {address}", _FROM_AN_ADDRESS)
        await self._count(f"name {key}", _FOR_A_NAME)
        return key

    async def hash_passphrase(self, passphrase: str, address: str) -> str:
        """Return the hash of a new passphrase; raise ServerError if it is too short or too long."""
        check_passphrase(passphrase)
        await self._count(f"address {address}", _FROM_AN_ADDRESS)  # setting a passphrase costs as much as trying one
        return await self.hash(passphrase)

    async def hash(self, secret: str) -> str:
        """Return the hash of a secret, with a salt."""
        return await asyncio.to_thread(self._hasher.hash, secret)

    async def verify(self, hashed: str | None, secret: str) -> bool:
        """Return whether a secret is the one that was hashed; without a hash it takes as long, so time reveals nothing."""
        try:
            await asyncio.to_thread(self._hasher.verify, hashed or self._nobody, secret[: LONGEST_PASSPHRASE + 1])
        except VerifyMismatchError:
            return False
        return hashed is not None

    async def _count(self, attempt: str, most: int) -> None:
        now = self._now()
        key = sha256(attempt.encode("utf-8", "replace")).hexdigest()
        count, since = await self._store.count_attempt(key, now, _MINUTE)
        if count > most:
            raise LimitError("server-limit", seconds=max(1, round(since + _MINUTE - now)))


def check_passphrase(passphrase: str) -> None:
    """Raise ServerError if a new passphrase is too short or too long."""
    if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
        raise ServerError("server-passphrase", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)


def new_id() -> str:
    """Return the id of a new user."""
    return secrets.token_hex(_ID_BYTES)
