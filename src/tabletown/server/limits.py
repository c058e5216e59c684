"""How often somebody may do something."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection

from tabletown.server.errors import LimitError

_MANY = 10_000  # keys after which those that have gone quiet are forgotten
_NETWORK = 64  # bits of an IPv6 address that name a household; the rest it chooses as it likes
_HOUR = 60 * 60


class Limit:
    """At most `count` times in `seconds` for each key; refusals do not count."""

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
    """What is limited by name or by address, since whoever does it may be nobody yet."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._guests = (Limit(30, 60, now), Limit(300, _HOUR, now))
        self._names = Limit(5, 60, now)
        self._logins = Limit(30, 60, now)
        self._records = Limit(30, 60, now)

    def guest(self, address: str) -> None:
        """One more guest from an address."""
        for each in self._guests:
            each.check(address)

    def login(self, name: str, address: str) -> None:
        """One more passphrase is tried for a name: guessed for one name, or for many from one address."""
        self._names.check(name)
        self._logins.check(address)

    def claim(self, address: str) -> None:
        """One more passphrase is set, which costs as much as trying one."""
        self._logins.check(address)

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
