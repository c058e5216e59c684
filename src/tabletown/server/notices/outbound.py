"""Requests to addresses that users have given: public ones only, no redirects, small answers, little patience."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from tabletown.server.errors import ServerError

LONGEST = 2000  # characters of an address
_PATIENCE = aiohttp.ClientTimeout(total=15.0)
_NAT64 = IPv6Network("64:ff9b::/96")


class NotSent(Exception):
    """A message did not arrive; trying again is of use only if `again`."""

    def __init__(self, reason: str, *, again: bool = True) -> None:
        super().__init__(reason)
        self.again = again


class Gone(NotSent):
    """The receiver says that it will never take a message again."""


def check_url(url: str, private: bool) -> str:
    """Return an address to send to; raise ServerError unless it is https, or with `private` http, and not private."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise ServerError("server-notice-url")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise ServerError("server-notice-url") from None
    schemes = ("https", "http") if private else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None or port == 0:
        raise ServerError("server-notice-url")
    if not private and not _may_be_public(parts.hostname):
        raise ServerError("server-notice-private")
    return url


def _may_be_public(host: str) -> bool:
    try:
        return is_public(host)
    except ValueError:  # a name, which is looked up when something is sent
        return host != "localhost" and not host.endswith((".localhost", ".local", ".internal"))


def is_public(address: str) -> bool:
    """Return whether an IP address is reachable for everybody, and so is any that is hidden in it."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if found in _NAT64:
            inner = ip_address(int(found) & 0xFFFFFFFF)  # type: ignore[assignment]
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


def _public_socket(info: tuple[Any, ...]) -> socket.socket:
    """Return a socket for an address that was looked up: names may lead anywhere, and elsewhere a moment later."""
    family, kind, protocol, _, address = info
    if not is_public(str(address[0])):
        raise OSError("a private address")
    return socket.socket(family, kind, protocol)


class Client:
    """Posts to addresses of users; `private` allows those that only this machine or its network reaches."""

    def __init__(self, private: bool) -> None:
        self._private = private

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Post something; raise NotSent if the answer is not 2xx, Gone if it is 404 or 410."""
        factory = None if self._private else _public_socket
        connector = aiohttp.TCPConnector(socket_factory=factory, use_dns_cache=False, force_close=True)
        try:
            async with (
                aiohttp.ClientSession(
                    connector=connector, timeout=_PATIENCE, cookie_jar=aiohttp.DummyCookieJar()
                ) as session,
                session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                status = answer.status
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise NotSent(type(error).__name__) from error
        if status in (404, 410):
            raise Gone(str(status), again=False)
        if not 200 <= status < 300:
            raise NotSent(str(status))
