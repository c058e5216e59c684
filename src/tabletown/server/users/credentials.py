"""What protects an account: its passphrase, recovery codes, and the browsers signed in to it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from tabletown.server.errors import ConflictError, IdentityError, NotFoundError
from tabletown.server.users.accounts import Accounts, Identity, check_passphrase

CODES = 8
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # without characters that are taken for each other
_GROUPS, _GROUP = 4, 4  # of characters: the slot and 74 bits


class SignIn(msgspec.Struct, frozen=True):
    """A browser or script signed in to an account; `current` is the caller's."""

    id: str
    created: float
    device: str
    current: bool = False


class CredentialStore(Protocol):
    """Passphrases, recovery codes and sign-ins; every method is one transaction."""

    async def passphrase_of(self, user: str) -> str | None: ...
    async def set_passphrase(self, user: str, hashed: str, keep: str) -> None: ...
    async def set_codes(self, user: str, hashes: Mapping[str, str]) -> None: ...
    async def count_codes(self, user: str) -> int: ...
    async def owner_of_code(self, claimed: str, slot: str) -> tuple[Identity, str] | None: ...
    async def use_code(self, user: str, slot: str, passphrase: str) -> bool: ...
    async def sign_ins(self, user: str, token: str) -> list[SignIn]: ...
    async def remove_sign_in(self, user: str, sign_in: str) -> bool: ...
    async def remove_sign_ins(self, user: str) -> None: ...


class Credentials:
    """Changes of passphrases, with everything that a lost or stolen device calls for."""

    def __init__(self, store: CredentialStore, accounts: Accounts) -> None:
        self._store = store
        self._accounts = accounts

    async def confirm(self, identity: Identity, passphrase: str, address: str) -> None:
        """Raise IdentityError unless it is the passphrase of the account: a cookie alone must not be enough."""
        if not identity.account:
            raise ConflictError("server-no-account")
        await self._accounts.count_attempt(identity.name, address)
        if not await self._accounts.verify(await self._store.passphrase_of(identity.id), passphrase):
            raise IdentityError("server-passphrase-wrong")

    async def change_passphrase(self, identity: Identity, old: str, new: str, token: str, address: str) -> None:
        """Set another passphrase and sign out all other browsers."""
        check_passphrase(new)
        await self.confirm(identity, old, address)
        await self._store.set_passphrase(identity.id, await self._accounts.hash(new), token)

    async def new_codes(self, identity: Identity, passphrase: str, address: str) -> list[str]:
        """Return new recovery codes, which are shown only this once; those before are no longer valid."""
        await self.confirm(identity, passphrase, address)
        codes = make_codes(CODES)
        hashes = {code[0]: await self._accounts.hash(plain(code)) for code in codes}
        await self._store.set_codes(identity.id, hashes)
        return codes

    async def count_codes(self, identity: Identity) -> int:
        """Return how many recovery codes are left."""
        return await self._store.count_codes(identity.id)

    async def reset(self, name: str, code: str, passphrase: str, address: str, device: str = "") -> tuple[Identity, str]:
        """Set another passphrase with a recovery code, which is used up, and sign in only this browser.

        IdentityError does not reveal whether the name or the code is wrong.
        """
        check_passphrase(passphrase)
        key, typed = await self._accounts.count_attempt(name, address), plain(code)
        found = await self._store.owner_of_code(key, typed[:1])
        if not await self._accounts.verify(None if found is None else found[1], typed) or found is None:
            raise IdentityError("server-recovery")
        identity = found[0]
        if not await self._store.use_code(identity.id, typed[:1], await self._accounts.hash(passphrase)):
            raise IdentityError("server-recovery")  # used a moment ago
        return identity, await self._accounts.sign_in(identity, device)

    # Sign-ins.

    async def sign_ins(self, identity: Identity, token: str) -> Sequence[SignIn]:
        """Return the browsers signed in, newest first."""
        return await self._store.sign_ins(identity.id, token)

    async def sign_out(self, identity: Identity, sign_in: str) -> None:
        """Sign out a browser of the same user."""
        if not await self._store.remove_sign_in(identity.id, sign_in):
            raise NotFoundError("server-no-sign-in")

    async def sign_out_everywhere(self, identity: Identity) -> None:
        """Sign out all browsers, the caller's included; a guest would be lost."""
        if not identity.account:
            raise ConflictError("server-no-account")
        await self._store.remove_sign_ins(identity.id)


def make_codes(count: int) -> list[str]:
    """Return recovery codes with different first characters, by which their hashes are found."""
    slots = secrets.SystemRandom().sample(_ALPHABET, count)
    return ["-".join(_group(slot if n == 0 else "") for n in range(_GROUPS)) for slot in slots]


def _group(start: str) -> str:
    return start + "".join(secrets.choice(_ALPHABET) for _ in range(_GROUP - len(start)))


def plain(code: str) -> str:
    """Return a code as it was typed, without dashes and spaces and in small letters."""
    return "".join(each for each in code[:100].lower() if each.isalnum())
