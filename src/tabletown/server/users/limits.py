"""How often somebody may do something."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection

from tabletown.server.errors import LimitError
from tabletown.server.store.login_attempts import TryStore

_MANY = 10_000  # keys after which those that have gone quiet are forgotten
_NETWORK = 64  # bits of an IPv6 address that name a household; the rest it chooses as it likes
_MINUTE = 60
_HOUR = 60 * 60
_FOR_A_NAME, _FROM_AN_ADDRESS = 5, 30  # passphrases in a minute


class Limit:
    """At most `count` times in `seconds` for each key in this process; refusals do not count."""

    def __init__(self, count: int, seconds: float, now: Callable[[], float]) -> None:
        self._count = count
        self._seconds = seconds
        self._now = now
        self._times: defaultdict[str, deque[float]] = defaultdict(deque)

    def check(self, key: str) -> None:
        """Count one more time; LimitError if it is one too many."""
        now = self._now()
        times = self._times[key]
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._count:
            raise LimitError("server-limit", seconds=max(1, round(times[0] + self._seconds - now)))
        times.append(now)
        if len(self._times) > _MANY:
            for each in [each for each, old in self._times.items() if not old or old[-1] <= now - self._seconds]:
                del self._times[each]


class Limits:
    """What is limited by name or by address, since whoever does it may be nobody yet.

    Passphrases are counted for all processes together, the rest in each: twice as much litter is no more of a danger.
    """

    def __init__(self, now: Callable[[], float], tries: TryStore) -> None:
        self._guests = (Limit(30, _MINUTE, now), Limit(300, _HOUR, now))
        self._records = Limit(30, _MINUTE, now)
        self._tries = tries
        self._now = now

    def guest(self, address: str) -> None:
        """One more guest from an address."""
        for each in self._guests:
            each.check(address)

    async def login(self, name: str, address: str) -> None:
        """One more passphrase is tried for a name: guessed for one name, or for many from one address.

        Who has used up what an address may try cannot use up the tries of others for their names.
        """
        await self._try(f"address {address}", _FROM_AN_ADDRESS)
        await self._try(f"name {name}", _FOR_A_NAME)

    async def claim(self, address: str) -> None:
        """One more passphrase is set, which costs as much as trying one."""
        await self._try(f"address {address}", _FROM_AN_ADDRESS)

    async def _try(self, what: str, most: int) -> None:
        now = self._now()
        count, since = await self._tries.count(sha256(what.encode("utf-8", "replace")).hexdigest(), now, _MINUTE)
        if count > most:
            raise LimitError("server-limit", seconds=max(1, round(since + _MINUTE - now)))

    def verify(self, address: str) -> None:
        """One more record is checked, by whomever."""
        self._records.check(address)


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as far as limits are concerned: an address, of IPv6 the network."""
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> (128 - _NETWORK) << (128 - _NETWORK)))
