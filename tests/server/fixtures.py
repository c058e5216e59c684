"""Test servers over one database, the people who visit them, and a clock that is set by hand."""

import asyncio
import itertools
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
from argon2 import PasswordHasher
from litestar import Litestar
from sqlalchemy import select

from tabletown.server.app import Application, Server
from tabletown.server.settings import Settings
from tabletown.server.store.models import Model

ADDRESS = "http://tabletown.test"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
TWO = [{"kind": "me"}, {"kind": "open"}]
PLAIN = {"cards": "first_game", "monuments": False, "first_player": 0}  # seat 0 names, and nothing is dealt
# All but the counts of passphrases that were tried, which a refusal changes too, and facts about the server.
LASTING = [table for table in Model.metadata.sorted_tables if table.name not in ("tries", "facts")]
TODAY = "1970-01-12"  # by the clock below
_client_numbers = itertools.count()
_idle: list[Application] = []  # of servers that have ended


def free_port() -> int:
    """A port on which nobody listens, and which the system gives to nobody's connection meanwhile."""
    while True:
        port = 12_000 + secrets.randbelow(20_000)  # below those that it gives
        with socket.socket() as attempt, suppress(OSError):
            attempt.bind(("127.0.0.1", port))
            return port


class InlineExecutor(Executor):
    """Does its work when it is given."""

    def submit(self, fn: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*arguments, **named))
        except BaseException as error:
            future.set_exception(error)
        return future


class HangingExecutor(Executor):
    """Never comes to an end, as in a server that is killed meanwhile."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        return Future()


class Clock:
    """A time that only changes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Person:
    """Somebody with a browser."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def get(self, path: str, status: int = 200, **named: Any) -> Any:
        """What is at an address."""
        return self._told(await self.client.get(f"/api{path}", **named), status)

    async def post(self, path: str, body: object = None, status: int = 200, **named: Any) -> Any:
        """The answer to a request."""
        return self._told(await self.client.post(f"/api{path}", json={} if body is None else body, **named), status)

    async def act(self, shown: Any, text: str, status: int = 200, **more: Any) -> Any:
        """Make a decision as an answer to what was shown."""
        return await self.post(f"/tables/{shown['id']}/act", {"action": text, "version": shown["version"], **more}, status)

    async def look(self, shown: Any, **query: Any) -> Any:
        """The table as it is now."""
        return await self.get(f"/tables/{shown['id']}", params=query)

    async def play(self, shown: Any, *texts: str, **more: Any) -> Any:
        """Make several decisions, one after the other; the table after them."""
        for text in texts:
            shown = await self.act(await self.look(shown, **more), text, **more)
        return shown

    @staticmethod
    def _told(answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None


class Servers:
    """Servers over one database; `open` starts one more."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.clock = self.monotonic = Clock()  # the second one is never set back
        self.settings: dict[str, Any] = {}  # others than usual

    @asynccontextmanager
    async def open(
        self, make_pool: Callable[[], Executor] = InlineExecutor, bots: int = 1, sweeping: bool = False
    ) -> AsyncIterator["Site"]:
        """A server, until the end of the block."""
        settings = Settings(database=self.database, bots=bots, **{"par_runs": 0, **self.settings})
        server = Server(
            settings, now=self.clock, monotonic=self.monotonic, make_pool=make_pool, hasher=QUICK, sweeping=sweeping
        )
        application = _idle.pop() if _idle else Application()
        async with AsyncExitStack() as stack:
            app = application.serve(server)
            await stack.enter_async_context(app.lifespan())
            yield Site(server, app, self, stack)
        _idle.append(application)  # unless the test has failed


class Site:
    """A running server and its visitors."""

    def __init__(self, server: Server, app: Litestar, servers: Servers, stack: AsyncExitStack) -> None:
        self.server = server
        self.app = app
        self.servers = servers
        self._stack = stack

    async def visit(self, name: str | None = None, language: str = "en", like: Person | None = None) -> Person:
        """Somebody who comes in: a new guest, nobody yet, or the same browser as at another site."""
        # Each comes from an address of its own.
        app: Any = self.app
        transport = httpx.ASGITransport(app, client=(f"10.0.0.{next(_client_numbers)}", 1))
        cookies = None if like is None else like.client.cookies
        headers = {"Accept-Language": language}
        client = httpx.AsyncClient(transport=transport, base_url=ADDRESS, cookies=cookies, headers=headers)
        person = Person(await self._stack.enter_async_context(client))
        if name is not None:
            await person.post("/me", {"name": name}, 201)
        return person

    async def settle(self) -> None:
        """Wait until no bot has anything to do."""
        await self.server.pool.settle()

    async def pair(self, **more: Any) -> tuple[Person, Person, Any]:
        """Ann and Bo at a table of two at which nothing is dealt, and what Ann sees."""
        ann, bo = await self.visit("Ann"), await self.visit("Bo")
        table = {"game": "tiny_towns", "seats": TWO, "options": PLAIN, **more}
        shown = await ann.post("/tables", table, 201)
        await bo.post(f"/tables/{shown['id']}/join")
        return ann, bo, await ann.look(shown)

    async def stored(self) -> bytes:
        """Everything in the database, to see whether it has changed."""
        found = {}
        async with self.server.database.sessions() as session:
            for table in LASTING:
                rows = (await session.execute(select(table).order_by(*table.primary_key.columns))).all()
                found[table.name] = [list(row) for row in rows]
        return msgspec.json.encode(found)


class Stream:
    """What comes over an event stream; it is read as it comes."""

    def __init__(self, app: Litestar, path: str, person: Person, seen: str | None, address: str = "10.1.1.1") -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
        headers = [(b"host", b"tabletown.test"), (b"cookie", cookie.encode())]
        if seen is not None:
            headers.append((b"last-event-id", seen.encode()))
        at, _, query = path.partition("?")
        self._scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
            "path": at, "raw_path": at.encode(), "query_string": query.encode(), "root_path": "", "headers": headers,
            "client": (address, 1), "server": ("tabletown.test", 80), "state": {},
        }  # fmt: skip
        self._app = app
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._gone = asyncio.Event()
        self._asked = False
        self._text = ""

    async def _receive(self) -> Any:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        self._sent.put_nowait(message)

    async def next(self) -> dict[str, str] | None:
        """The next event, None at the end; comments are passed over."""
        while True:
            while "\r\n\r\n" not in self._text:
                message = await self._sent.get()
                self._text += message.get("body", b"").decode()
                if message["type"] == "http.response.body" and not message.get("more_body") and not self._text:
                    return None
            block, _, self._text = self._text.partition("\r\n\r\n")
            fields = dict(line.split(": ", 1) for line in block.split("\r\n") if not line.startswith(":") and ": " in line)
            if "event" in fields:
                return fields

    def is_quiet(self) -> bool:
        """Whether nothing has come that was not read."""
        return self._sent.empty() and "\r\n\r\n" not in self._text

    @asynccontextmanager
    async def listening(self) -> AsyncIterator["Stream"]:
        """The stream, until the end of the block."""
        app: Any = self._app
        task = asyncio.create_task(app(self._scope, self._receive, self._send))
        try:
            yield self
        finally:
            self._gone.set()
            await task
