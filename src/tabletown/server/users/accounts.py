"""Identities: guests in one step, names that are claimed with a passphrase, and browsers that act for them."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from hashlib import sha256

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from tabletown.i18n import say
from tabletown.server.errors import ConflictError, IdentityError, ServerError
from tabletown.server.store import Repository, TakenError
from tabletown.server.store.models import SessionRow, UserRow
from tabletown.server.users.limits import Limits

LONGEST_NAME = 24
SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 200
_TOKEN_BYTES = 32
_ID_BYTES = 12


class Identity(msgspec.Struct, frozen=True):
    """Who acts: `account` tells whether the name is claimed."""

    id: str
    name: str
    account: bool


class People:
    """Who is who; of the secrets of browsers only digests are kept, of passphrases only argon2 hashes."""

    def __init__(self, repository: Repository, now: Callable[[], float], hasher: PasswordHasher | None = None) -> None:
        self._repository = repository
        self._now = now
        self._hasher = hasher or PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex())
        self.limits = Limits(now, repository.tries)

    async def guest(self, name: str | None, language: str, address: str) -> tuple[Identity, str]:
        """A new guest, and the secret of its browser."""
        self.limits.guest(address)
        shown = clean_name(name) if name else say(language, "server-guest", {"number": str(secrets.randbelow(9000) + 1000)})
        user = UserRow(id=secrets.token_hex(_ID_BYTES), name=shown, created=self._now())
        token, session = self._session(user.id)
        await self._repository.add_user(user, session)
        return _identity(user), token

    async def who(self, token: str | None) -> Identity | None:
        """For whom a browser acts."""
        if not token:
            return None
        found = await self._repository.user_of_session(digest(token))
        if found is None:
            return None
        user, name, claimed = found
        return Identity(user, name, claimed is not None)

    async def rename(self, identity: Identity, name: str) -> Identity:
        """Another name for a guest; a claimed name stays."""
        if identity.account:
            raise ConflictError("server-name-claimed")
        name = clean_name(name)
        await self._repository.change_user(identity.id, name=name)
        return Identity(identity.id, name, False)

    async def claim(self, identity: Identity, name: str, passphrase: str, address: str) -> Identity:
        """Make a name one's own, to be used on other devices with the passphrase."""
        if identity.account:
            raise ConflictError("server-name-claimed")
        name = clean_name(name)
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise ServerError("server-passphrase", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
        await self.limits.claim(address)
        hashed = await asyncio.to_thread(self._hasher.hash, passphrase)
        try:
            await self._repository.change_user(identity.id, name=name, claimed=_compared(name), passphrase=hashed)
        except TakenError:
            raise ConflictError("server-name-taken", name=name) from None
        return Identity(identity.id, name, True)

    async def login(self, name: str, passphrase: str, address: str) -> tuple[Identity, str]:
        """Let one more browser act for the owner of a name; IdentityError does not tell which of the two is wrong."""
        key = _compared(name[: 4 * LONGEST_NAME])
        await self.limits.login(key, address)
        user = await self._repository.user_of_name(key)
        # A name that nobody owns takes as long, so that time does not tell it.
        hashed = self._nobody if user is None or user.passphrase is None else user.passphrase
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, passphrase[: LONGEST_PASSPHRASE + 1])
        except VerifyMismatchError:
            user = None
        if user is None:
            raise IdentityError("server-login")
        token, session = self._session(user.id)
        await self._repository.add_session(session)
        return _identity(user), token

    async def logout(self, token: str) -> None:
        """Forget a browser."""
        await self._repository.remove_session(digest(token))

    def _session(self, user: str) -> tuple[str, SessionRow]:
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        return token, SessionRow(token=digest(token), user=user, created=self._now())


def digest(token: str) -> str:
    """What is kept of a secret."""
    return sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name fit to be shown: no control marks, no runs of spaces; ServerError if nothing is left or it is too long."""
    name = clean_text(name)
    if not 0 < len(name) <= LONGEST_NAME:
        raise ServerError("server-name", most=LONGEST_NAME)
    return name


def clean_text(text: str) -> str:
    """A text of one line without invisible marks, which could turn around what stands beside it."""
    normal = unicodedata.normalize("NFC", text)
    return " ".join("".join(each if each.isprintable() else " " for each in normal).split())


def _compared(name: str) -> str:
    return unicodedata.normalize("NFKC", clean_text(name)).casefold()


def _identity(user: UserRow) -> Identity:
    return Identity(user.id, user.name, user.claimed is not None)
