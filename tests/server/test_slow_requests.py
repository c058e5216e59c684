"""Requests that are sent by halves: cut off in time, and few at once from an address."""

from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from tabletown.server.http import slow_requests
from tabletown.server.http.slow_requests import BODY_SECONDS, HEAD_SECONDS, MOST_UNFINISHED, GuardedProtocol
from tabletown.server.serve import _config
from tabletown.server.settings import Settings

HALF = b"POST /api/me HTTP/1.1\r\nHost: x\r\n"
HEAD = HALF + b"Content-Length: 10\r\n\r\n"
WHOLE = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"


class Timer:
    """A call that is made by hand."""

    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self.seconds = seconds
        self.call = call
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class Task:
    """A request that is never answered."""

    def add_done_callback(self, _call: Callable[..., None]) -> None:
        pass


async def application(_scope: Any, _receive: Any, _send: Any) -> None:
    """Answer nothing."""


class Loop:
    """A loop in which nothing happens by itself."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []
        self.requests = 0

    def call_later(self, seconds: float, call: Callable[..., None], *arguments: Any) -> Timer:
        self.timers.append(Timer(seconds, lambda: call(*arguments)))
        return self.timers[-1]

    def create_task(self, task: Coroutine[Any, Any, Any], **_: Any) -> Any:
        task.close()
        self.requests += 1
        return Task()

    def pending(self) -> list[float]:
        """How long the timers run that are not cancelled."""
        return [each.seconds for each in self.timers if not each.is_cancelled]


class Transport:
    """The other end of a connection."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str) -> Any:
        return (self._address, 1) if name in ("peername", "sockname") else None

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Connection:
    """A connection to the server."""

    def __init__(self, address: str = "203.0.113.5") -> None:
        self.loop, self.transport = Loop(), Transport(address)
        config = uvicorn.Config(application, ws="none", lifespan="off", log_config=None)
        given: Any = self.loop
        self.protocol = GuardedProtocol(config, ServerState(), {}, given)
        transport: Any = self.transport
        self.protocol.connection_made(transport)

    def send(self, data: bytes) -> "Connection":
        self.protocol.data_received(data)
        return self

    def expire(self) -> None:
        """Let the time of the request run out."""
        (timer,) = [each for each in self.loop.timers if not each.is_cancelled]
        timer.call()


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """No requests and no proxies that other tests have left."""
    monkeypatch.setattr(GuardedProtocol, "unfinished", Counter())
    monkeypatch.setattr(GuardedProtocol, "trusted", frozenset())


def test_a_head_that_never_ends_is_cut_off_and_told() -> None:
    connection = Connection().send(HALF)
    connection.send(b"X: 1\r\n")  # slowly, and the time does not begin anew
    assert connection.loop.pending() == [HEAD_SECONDS]
    connection.expire()
    assert connection.transport.closed
    assert connection.transport.written.startswith(b"HTTP/1.1 408 ")
    assert not GuardedProtocol.unfinished


def test_a_connection_without_a_word_is_closed() -> None:
    connection = Connection()
    connection.expire()
    assert (connection.transport.closed, connection.transport.written) == (True, b"")


def test_a_body_that_never_ends_is_cut_off() -> None:
    connection = Connection().send(HEAD)
    for byte in b"12345":
        connection.send(bytes([byte]))
    assert connection.loop.pending() == [BODY_SECONDS]
    connection.expire()
    assert (connection.transport.closed, connection.transport.written) == (True, b"")
    assert not GuardedProtocol.unfinished


@pytest.mark.parametrize("parts", [[WHOLE], [WHOLE[:10], WHOLE[10:]], [HEAD, b"1234567890"], [HEAD + b"12345", b"67890"]])
def test_a_whole_request_has_all_the_time_for_its_answer(parts: list[bytes]) -> None:
    connection = Connection()
    for part in parts:
        connection.send(part)
    assert connection.loop.requests == 1
    assert connection.loop.pending() == []
    assert not connection.transport.closed
    assert not GuardedProtocol.unfinished


def test_an_address_has_only_some_unfinished_requests_and_others_do_not_suffer() -> None:
    held = [Connection().send(HALF) for _ in range(MOST_UNFINISHED)]
    assert not any(each.transport.closed for each in held)
    late = Connection().send(HALF)
    assert (late.transport.closed, late.transport.written[:13]) == (True, b"HTTP/1.1 429 ")
    assert not Connection("198.51.100.7").send(HALF).transport.closed
    # Whole requests from the same address are answered: those of a school in which one person does this.
    assert not Connection().send(WHOLE).transport.closed
    held[0].protocol.connection_lost(None)
    assert not Connection().send(HALF).transport.closed


def test_the_network_of_a_household_counts_as_one_and_a_trusted_proxy_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_requests, "MOST_UNFINISHED", 2)
    for number in range(2):
        assert not Connection(f"2001:db8::{number}").send(HALF).transport.closed
    assert Connection("2001:db8::3").send(HALF).transport.closed
    monkeypatch.setattr(GuardedProtocol, "trusted", frozenset({"127.0.0.1"}))
    proxied = [Connection("127.0.0.1").send(HALF) for _ in range(5)]
    assert not any(each.transport.closed for each in proxied)
    proxied[0].expire()
    assert proxied[0].transport.closed


def test_the_server_uses_it() -> None:
    assert _config("tabletown.server.serve:one_of_several", Settings()).http is GuardedProtocol
