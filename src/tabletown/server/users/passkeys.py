"""Passkeys (WebAuthn): a device signs a challenge instead of its owner typing a passphrase."""

from __future__ import annotations

import secrets
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialCreationOptions,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRequestOptions,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tabletown.server.errors import ConflictError, IdentityError, NotFoundError, ServerError, UniqueConflict
from tabletown.server.users.accounts import Accounts, Identity
from tabletown.server.users.credentials import Credentials
from tabletown.server.users.limits import ADDRESS, Limit
from tabletown.server.users.names import clean_text

MOST, LONGEST_NAME = 20, 40
_VALID = 5 * 60.0  # seconds for which a challenge can be answered
_BYTES = 32
_ADD, _SIGN_IN = "add", "sign_in"


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it."""

    id: str
    name: str
    created: float
    used: float | None


class StoredPasskey(msgspec.Struct, frozen=True):
    """A passkey with what a signature is checked against, and its owner."""

    id: str
    owner: Identity
    public_key: str
    uses: int


class PasskeyStore(Protocol):
    """Passkeys and challenges; every method is one transaction. Only digests of browsers are kept."""

    async def passkeys_of(self, user: str) -> list[Passkey]: ...
    async def passkey(self, passkey: str) -> StoredPasskey | None: ...
    async def add_passkey(self, user: str, passkey: Passkey, public_key: str, uses: int) -> None: ...
    async def use_passkey(self, passkey: str, uses: int, now: float) -> None: ...
    async def rename_passkey(self, user: str, passkey: str, name: str) -> bool: ...
    async def remove_passkey(self, user: str, passkey: str) -> bool: ...
    async def put_challenge(self, browser: str, kind: str, challenge: str, now: float, expires: float) -> None: ...
    async def take_challenge(self, browser: str, kind: str, now: float) -> str | None: ...


class Passkeys:
    """Passkeys for the server at `origin`, of which there are none if it is empty.

    `browser` is a secret of the caller's cookies: a challenge is answered by the browser that has asked for it, and once.
    """

    def __init__(
        self,
        store: PasskeyStore,
        accounts: Accounts,
        credentials: Credentials,
        origin: str,
        now: Callable[[], float],
        monotonic: Callable[[], float],
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._credentials = credentials
        self._origin = origin
        self._site = urlsplit(origin).hostname or ""
        self._now = now
        self._beginnings = Limit(30, 60, monotonic)

    @property
    def available(self) -> bool:
        """Whether the host has said at which address the server is."""
        return bool(self._site)

    def _check(self) -> None:
        if not self.available:
            raise ConflictError("server-passkey-off")

    async def all_of(self, identity: Identity) -> list[Passkey]:
        """Return the passkeys of an account, oldest first."""
        return await self._store.passkeys_of(identity.id)

    # Adding.

    async def begin_adding(self, identity: Identity, passphrase: str, browser: str, address: str) -> dict[str, Any]:
        """Return the options with which a browser makes a passkey; it needs the passphrase, not only the cookie."""
        self._check()
        await self._credentials.confirm(identity, passphrase, address)
        known = await self.all_of(identity)
        if len(known) >= MOST:
            raise ConflictError("server-passkey-most", most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=self._site,
            rp_name="Tabletown",
            user_id=identity.id.encode(),
            user_name=identity.name,
            challenge=await self._challenge(browser, _ADD),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in known],
        )
        return _plain(options)

    async def add(self, identity: Identity, name: str, answer: dict[str, Any], browser: str) -> Passkey:
        """Add a passkey that a browser has made."""
        challenge = await self._taken(browser, _ADD)
        try:
            found = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
                require_user_verification=True,
            )
        except Exception as error:  # whatever the parsers of several formats say to what anybody may send
            raise IdentityError("server-passkey-wrong") from error
        passkey = Passkey(bytes_to_base64url(found.credential_id), _named(name), self._now(), None)
        try:
            key = b64encode(found.credential_public_key).decode()
            await self._store.add_passkey(identity.id, passkey, key, found.sign_count)
        except UniqueConflict:
            raise IdentityError("server-passkey-wrong") from None
        return passkey

    # Signing in.

    async def begin_signing_in(self, browser: str) -> dict[str, Any]:
        """Return the options with which a browser signs in; the device knows the account."""
        self._check()
        self._beginnings.check(ADDRESS.get())
        options = webauthn.generate_authentication_options(
            rp_id=self._site,
            challenge=await self._challenge(browser, _SIGN_IN),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _plain(options)

    async def sign_in(self, answer: dict[str, Any], browser: str, device: str) -> tuple[Identity, str]:
        """Sign in a browser with a passkey."""
        challenge = await self._taken(browser, _SIGN_IN)
        stored = await self._store.passkey(str(answer.get("id", "")))
        if stored is None:
            raise IdentityError("server-passkey-wrong")
        try:
            found = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
                credential_public_key=b64decode(stored.public_key),
                credential_current_sign_count=stored.uses,
                require_user_verification=True,
            )
        except Exception as error:
            raise IdentityError("server-passkey-wrong") from error
        await self._store.use_passkey(stored.id, found.new_sign_count, self._now())
        return stored.owner, await self._accounts.sign_in(stored.owner, device)

    # Changing.

    async def rename(self, identity: Identity, passkey: str, name: str) -> None:
        """Give a passkey another name."""
        if not await self._store.rename_passkey(identity.id, passkey, _named(name)):
            raise NotFoundError("server-passkey-none")

    async def remove(self, identity: Identity, passkey: str) -> None:
        """Remove a passkey."""
        if not await self._store.remove_passkey(identity.id, passkey):
            raise NotFoundError("server-passkey-none")

    async def _challenge(self, browser: str, kind: str) -> bytes:
        challenge = secrets.token_bytes(_BYTES)
        now = self._now()
        await self._store.put_challenge(browser, kind, bytes_to_base64url(challenge), now, now + _VALID)
        return challenge

    async def _taken(self, browser: str, kind: str) -> bytes:
        self._check()
        found = await self._store.take_challenge(browser, kind, self._now())
        if found is None:
            raise IdentityError("server-passkey-late")
        return base64url_to_bytes(found)


def _plain(options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions) -> dict[str, Any]:
    return msgspec.json.decode(webauthn.options_to_json(options), type=dict[str, Any])


def _named(name: str) -> str:
    name = clean_text(name).strip()
    if not 0 < len(name) <= LONGEST_NAME:
        raise ServerError("server-passkey-name", most=LONGEST_NAME)
    return name
