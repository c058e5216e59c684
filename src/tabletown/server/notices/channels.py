"""The channels of a user: adding and removing them, quiet hours, and a notice to try them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256

import msgspec

from tabletown.server.errors import ConflictError, LimitError, NotFoundError
from tabletown.server.notices import quiet
from tabletown.server.notices.links import Links
from tabletown.server.notices.mail import Mailer, check_address
from tabletown.server.notices.model import Channel, ChannelKind, ChannelStore, Outbox, QuietHours
from tabletown.server.notices.outbound import check_url
from tabletown.server.notices.push import check_subscription, public_key
from tabletown.server.notices.webhook import new_secret
from tabletown.server.users.accounts import Identity, UserStore
from tabletown.server.users.limits import Limit

MOST: dict[str, int] = {"push": 10, "mail": 2, "webhook": 3}
_DAY = 24 * 60 * 60.0
_TO_AN_ADDRESS, _BY_A_USER, _FROM_AN_ADDRESS = 3, 5, 20  # mails a day that nobody has agreed to


class Entry(msgspec.Struct, frozen=True):
    """A channel as its owner sees it; only webhooks have a secret for the owner."""

    id: str
    kind: ChannelKind
    address: str
    device: str
    confirmed: bool
    active: bool
    created: float
    failed: float | None
    secret: str = ""


def entries(channels: Sequence[Channel]) -> list[Entry]:
    """Return channels as their owner sees them."""
    return [
        Entry(**{name: getattr(each, name) for name in Entry.__struct_fields__[:-1]}, secret=each.keys.get("secret", ""))
        for each in channels
    ]


class Counter:
    """Counts mails to people who have not agreed to any, for all processes together."""

    def __init__(self, store: UserStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def check(self, key: str, most: int) -> None:
        """Count one; raise LimitError if it is one too many in a day."""
        now = self._now()
        digest = sha256(f"mail {key}".encode("utf-8", "replace")).hexdigest()
        count, since = await self._store.count_attempt(digest, now, _DAY)
        if count > most:
            raise LimitError("server-limit", seconds=max(1, round(since + _DAY - now)))


class Channels:
    """The ways in which users want to be called; `private` allows webhooks to private addresses."""

    def __init__(
        self,
        store: ChannelStore,
        outbox: Outbox,
        links: Links,
        mailer: Mailer,
        counter: Counter,
        now: Callable[[], float],
        monotonic: Callable[[], float],
        private: bool,
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._links = links
        self._mailer = mailer
        self._counter = counter
        self._now = now
        self._private = private
        self._tests = Limit(5, 10 * 60, monotonic)

    @property
    def has_mail(self) -> bool:
        """Whether the host has set up mail."""
        return self._mailer.available

    async def push_key(self) -> str:
        """Return the key with which browsers subscribe."""
        return public_key(await self._links.push_key())

    async def all_of(self, identity: Identity) -> list[Channel]:
        """Return the channels of a user, oldest first."""
        return await self._store.channels_of(identity.id)

    async def quiet_hours(self, identity: Identity) -> QuietHours:
        """Return the quiet hours of a user."""
        return await self._store.quiet_hours(identity.id)

    async def set_quiet_hours(self, identity: Identity, hours: QuietHours) -> None:
        """Change them."""
        await self._store.set_quiet_hours(identity.id, quiet.check(hours))

    # Adding.

    async def add_push(
        self, identity: Identity, endpoint: str, keys: tuple[str, str], device: str, language: str, session: str
    ) -> None:
        """Add a browser, until it is signed out; the one that has the subscription already has it no longer."""
        checked = check_subscription(endpoint, *keys, self._private)
        await self._add(self._new(identity, "push", endpoint, language, keys=checked, device=device), session)

    async def add_webhook(self, identity: Identity, url: str, language: str) -> None:
        """Add an address of the user's own, with a new secret."""
        url = check_url(url.strip(), self._private)
        await self._add(self._new(identity, "webhook", url, language, keys={"secret": new_secret()}))

    async def add_mail(self, identity: Identity, address: str, language: str, caller: str) -> None:
        """Add an address for mail, to which only a link is sent until its owner has followed it."""
        if not self.has_mail:
            raise ConflictError("server-notice-no-mail")
        address = check_address(address)
        known = {each.address: each.confirmed for each in await self.all_of(identity) if each.kind == "mail"}
        if known.get(address):
            return
        await self._counter.check(f"from {caller}", _FROM_AN_ADDRESS)
        await self._counter.check(f"by {identity.id}", _BY_A_USER)
        await self._counter.check(f"to {address}", _TO_AN_ADDRESS)
        channel = self._new(identity, "mail", address, language, confirmed=False)
        added = await self._add(channel)
        await self._outbox.put([msgspec.structs.replace(channel, id=added)], "confirm", self._now())

    def _new(
        self,
        identity: Identity,
        kind: ChannelKind,
        address: str,
        language: str,
        *,
        keys: dict[str, str] | None = None,
        device: str = "",
        confirmed: bool = True,
    ) -> Channel:
        return Channel(
            id=secrets.token_hex(8),
            user=identity.id,
            kind=kind,
            address=address,
            keys=keys or {},
            device=device,
            language=language,
            confirmed=confirmed,
            active=True,
            created=self._now(),
        )

    async def _add(self, channel: Channel, session: str | None = None) -> str:
        added = await self._store.add_channel(channel, session, MOST[channel.kind])
        if added is None:
            raise ConflictError("server-notice-most", most=MOST[channel.kind])
        return added

    # Changing.

    async def remove(self, identity: Identity, channel: str) -> None:
        """Remove a channel."""
        if not await self._store.remove_channel(channel, identity.id):
            raise NotFoundError("server-notice-no-channel")

    async def switch(self, identity: Identity, channel: str, active: bool) -> None:
        """Pause a channel, or use it again."""
        if not await self._store.switch(channel, active, identity.id):
            raise NotFoundError("server-notice-no-channel")

    async def test(self, identity: Identity) -> None:
        """Send a notice to all channels of a user now, also in quiet hours."""
        usable = [each for each in await self.all_of(identity) if each.usable]
        if not usable:
            raise ConflictError("server-notice-none")
        self._tests.check(identity.id)
        await self._outbox.put(usable, "test", self._now())
