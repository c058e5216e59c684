"""What links in mails do, without signing in: confirm an address, end mails, set a forgotten passphrase."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from tabletown.server.errors import ConflictError, IdentityError, LimitError, NotFoundError, UnavailableError
from tabletown.server.notices.channels import Counter
from tabletown.server.notices.links import Links
from tabletown.server.notices.mail import Mailer
from tabletown.server.notices.model import Channel, ChannelStore, Outbox
from tabletown.server.users.accounts import Accounts, Identity, check_passphrase
from tabletown.server.users.names import folded

_PER_ACCOUNT, _PER_CALLER = 3, 20  # a day
_LONGEST = 254  # characters of an address
_ACCOUNTS = 3  # of one address, at most
_log = logging.getLogger(__name__)


class Mailbox:
    """Links in mails. Whoever has forgotten a passphrase is told nothing about accounts, not even by the time it takes."""

    def __init__(
        self,
        store: ChannelStore,
        outbox: Outbox,
        links: Links,
        mailer: Mailer,
        counter: Counter,
        accounts: Accounts,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._links = links
        self._mailer = mailer
        self._counter = counter
        self._accounts = accounts
        self._now = now
        self._tasks: set[asyncio.Task[None]] = set()

    # Addresses.

    async def confirm(self, token: str) -> None:
        """Confirm an address; raise NotFoundError if the link is no longer valid."""
        if not await self._store.confirm(token, self._now()):
            raise NotFoundError("server-notice-link")

    async def check(self, token: str, kind: str) -> Channel:
        """Return the channel to which a link was sent; raise NotFoundError if it is no longer valid."""
        found = await self._store.token(token, kind, self._now())
        if found is None:
            raise NotFoundError("server-notice-link")
        return found

    async def stop(self, token: str) -> None:
        """End the mails to an address; one that was never confirmed is forgotten."""
        found = await self._store.channel(await self._links.channel_of(token) or "")
        if found is None:
            raise NotFoundError("server-notice-link")
        if found.confirmed:
            await self._store.switch(found.id, False)
        else:
            await self._store.remove_channel(found.id)

    async def check_stop(self, token: str) -> None:
        """Raise NotFoundError unless the link is genuine and the address is still known."""
        if await self._store.channel(await self._links.channel_of(token) or "") is None:
            raise NotFoundError("server-notice-link")

    # Passphrases.

    async def request_reset(self, written: str, caller: str) -> None:
        """Send a link to the confirmed address of an account, which is found by its name or that address."""
        if not self._mailer.available:
            raise ConflictError("server-notice-no-mail")
        await self._counter.check(f"reset from {caller}", _PER_CALLER)
        task = asyncio.create_task(self._request(written))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _request(self, written: str) -> None:
        written = written.strip()[:_LONGEST]
        try:
            for channel in await self._store.mailboxes(folded(written), written.lower(), _ACCOUNTS):
                with suppress(LimitError):
                    await self._counter.check(f"reset {channel.user}", _PER_ACCOUNT)
                    await self._outbox.put([channel], "reset", self._now())
        except UnavailableError:
            _log.warning("a link for a new passphrase was not sent: the database is not available")

    async def settle(self) -> None:
        """Wait until all requests are in the outbox."""
        await asyncio.gather(*self._tasks)

    async def reset(self, token: str, passphrase: str, caller: str, device: str) -> tuple[Identity, str]:
        """Set a passphrase with a link that works once, and sign in only this browser."""
        check_passphrase(passphrase)
        await self.check(token, "reset")
        user = await self._store.reset(token, await self._accounts.hash_passphrase(passphrase, caller), self._now())
        if user is None:
            raise IdentityError("server-notice-link")
        identity = Identity(user, await self._store.name_of(user), True)
        return identity, await self._accounts.sign_in(identity, device)
