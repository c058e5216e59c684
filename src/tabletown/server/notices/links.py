"""Links and keys of the server: its address, the links that end mails, and the key by which push services know it."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable

from tabletown.server.notices import push
from tabletown.server.notices.model import ChannelStore

_LINKS, _PUSH = "links", "push"  # the names of the keys
_BYTES = 32
_MAC = 32  # characters


class Links:
    """Makes links and keeps keys, which the first process makes that starts."""

    def __init__(self, store: ChannelStore, base: str) -> None:
        self.base = base
        self._store = store
        self._keys: dict[str, str] = {}

    async def prepare(self) -> None:
        """Make the keys unless they are there."""
        await self.push_key()
        await self._mac("")

    async def push_key(self) -> str:
        """Return the private key of the server for push services."""
        return await self._key(_PUSH, push.new_key)

    async def stop(self, channel: str) -> str:
        """Return the link that ends the mails to a channel, without signing in."""
        return f"{self.base}/mail/stop/{channel}-{await self._mac(channel)}"

    async def channel_of(self, token: str) -> str | None:
        """Return the channel of such a link, None if it is not genuine."""
        channel, _, mac = token.rpartition("-")
        genuine = hmac.compare_digest(mac.encode(), (await self._mac(channel)).encode())
        return channel if genuine else None

    async def _mac(self, channel: str) -> str:
        key = await self._key(_LINKS, lambda: secrets.token_hex(_BYTES))
        return hmac.new(bytes.fromhex(key), channel.encode(), "sha256").hexdigest()[:_MAC]

    async def _key(self, name: str, make: Callable[[], str]) -> str:
        if name not in self._keys:
            self._keys[name] = await self._store.key(name, make())
        return self._keys[name]
