"""The server's CPU time for a move, in one process without sockets: `python -m bench.cost`.

    python -m bench.cost [--game torres] [--tables 16] [--moves 400] [--pages] [--spectators N] [--profile]
    python -m bench.cost --against FOLDER    # the same with another checkout of the sources, side by side

Two people watch each table through event streams. A move is what a client does for it: look at the table, decide, and hear
of the change on both streams; with `--pages` it is what browsers do: a decision is answered with the new board, and others
get it over their streams, or fetch it in versions without that. Other work on the
machine slows a process, and changes the CPU time that it needs less; `--against` runs both side by side, so that they meet
the same other work, several times, and compares the best of each.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gzip
import json
import os
import pstats
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tabletown.server.app import Server, create_app
from tabletown.server.http import pages
from tabletown.server.settings import Settings

TABLES_EACH = 15  # opened by one guest; more in a minute would be refused
TOLD = 40  # drawings of which a browser tells the server
IS_PUSHED = "LiveController" in vars(pages)  # whether the streams of pages bring what has changed


class Client:
    """Somebody who calls the application directly."""

    reading = 0.0  # CPU seconds of all that are not the server's

    def __init__(self, app: Any, address: str, cookie: str = "") -> None:
        self._app = app
        self._address = address
        self.cookie = cookie
        self._have: list[str] = []

    def scope(self, method: str, path: str, form: bool = False) -> dict[str, Any]:
        """Return a request as a server describes it."""
        path, _, query = path.partition("?")
        kind = b"application/x-www-form-urlencoded" if form else b"application/json"
        headers = [(b"host", b"127.0.0.1"), (b"content-type", kind)]
        if not path.startswith("/api"):
            headers += [(b"accept-encoding", b"gzip"), (b"x-have", " ".join(self._have[-TOLD:]).encode())]
        if self.cookie:
            headers.append((b"cookie", self.cookie.encode()))
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": (self._address, 1),
            "server": ("127.0.0.1", 80),
            "state": {},
        }

    async def ask(self, method: str, path: str, body: object = None, form: str = "") -> bytes:
        """Return the body of a response, or raise RuntimeError for a refusal."""
        data = form.encode() if form else b"" if body is None else json.dumps(body).encode()
        status, content = 0, bytearray()

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                for name, value in message["headers"]:
                    if name == b"set-cookie":
                        self.cookie = value.decode().partition(";")[0]
            else:
                content.extend(message.get("body", b""))

        await self._app(self.scope(method, path, bool(form)), receive, send)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {bytes(content[:200])!r}")
        return bytes(content)

    def read(self, part: bytes) -> None:
        """Remember the drawings in a part of a page, which is no work of the server's."""
        start = time.process_time()
        for digest in re.findall(rb"<!--[p=]([\w-]{8})-->", gzip.decompress(part) if part else b""):
            self._have = [each for each in self._have if each != digest.decode()] + [digest.decode()]
        Client.reading += time.process_time() - start

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """Return the JSON of a response."""
        return json.loads(await self.ask(method, path, body))

    async def listen(self, path: str, heard: Any) -> None:
        """Call `heard` for each change until cancelled."""
        asked = False

        async def receive() -> dict[str, Any]:
            nonlocal asked
            if asked:
                await asyncio.Event().wait()
            asked = True
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            if b"event: changed" in message.get("body", b""):
                heard()

        await self._app(self.scope("GET", path), receive, send)


class Seats:
    """A table with its people and spectators."""

    def __init__(self, app: Any, server: Server, client: Client, other: Client, given: argparse.Namespace) -> None:
        self._app, self._server, self._given = app, server, given
        self._clients = [client, other if given.pages else client]
        self._news: list[asyncio.Event] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._spectators: list[Client] = []
        self._table = ""

    async def open(self) -> None:
        """Open the table and all streams."""
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"} if self._given.pages else {"kind": "me", "name": "Bo"}]
        body = {"game": self._given.game, "options": {}, "seats": seats, "private": False}
        self._table = (await self._clients[0].call("POST", "/api/tables", body))["id"]
        if self._given.pages:
            await self._clients[1].call("POST", f"/api/tables/{self._table}/join", {})
        for number in range(self._given.spectators):
            self._spectators.append(Client(self._app, f"10.9.{number // 250}.{number % 250}"))
        path = f"/tables/{self._table}/events" if self._given.pages and IS_PUSHED else f"/api/tables/{self._table}/events"
        watching = [(client, f"{path}?seat={seat}") for seat, client in enumerate(self._clients)]
        for client, path in [*watching, *((each, path) for each in self._spectators)]:
            news = asyncio.Event()
            self._news.append(news)
            self._tasks.append(asyncio.create_task(client.listen(path, news.set)))
        await asyncio.gather(*(news.wait() for news in self._news))
        await asyncio.sleep(1.5 if self._spectators else 0)  # the news of their arrival are over

    async def move(self, rng: random.Random) -> bool:
        """Make a move that all watchers see; return whether there was one to make."""
        return await (self._move_by_page(rng) if self._given.pages else self._move(rng))

    async def _move(self, rng: random.Random) -> bool:
        path = f"/api/tables/{self._table}"
        shown = await self._clients[0].call("GET", path)
        if shown["phase"] == "over":
            return False
        heard = self._others(shown["seat"])
        body = {"action": rng.choice(shown["legal"])["action"], "version": shown["version"], "seat": shown["seat"]}
        await self._clients[0].call("POST", f"{path}/act", body)
        await asyncio.gather(*(each.wait() for each in heard))
        return True

    async def _move_by_page(self, rng: random.Random) -> bool:
        path = f"/tables/{self._table}"
        session = await self._server.moves.load(self._table)  # the page shows all this already
        if session.table.over:
            return False
        seat = next(each for each in (0, 1) if session.table.is_turn(each))
        seen = [session.version(each) for each in (0, 1, None)]
        heard = self._others(seat)
        mover, other = self._clients[seat], self._clients[1 - seat]
        form = f"action={rng.choice(session.table.legal(seat))}&version={seen[seat]}&seat={seat}"
        mover.read(await mover.ask("POST", f"{path}/act", form=form))
        await asyncio.gather(*(each.wait() for each in heard))
        if not IS_PUSHED:
            await mover.ask("GET", f"{path}/part?seat={seat}&seen={session.version(seat)}")
            other.read(await other.ask("GET", f"{path}/part?seat={1 - seat}&seen={seen[1 - seat]}"))
            for each in self._spectators:
                each.read(await each.ask("GET", f"{path}/part?seen={seen[2]}"))
        return True

    def _others(self, seat: int) -> list[asyncio.Event]:
        """Return what tells that the others have heard of the next move."""
        heard = [self._news[1 - seat], *self._news[2:]]
        for each in heard:
            each.clear()
        return heard

    async def close(self) -> None:
        """Close all streams."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def spent() -> float:
    """Return the CPU seconds of this process, in the program and in the system."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def measure(given: argparse.Namespace, folder: str) -> float:
    """Return the milliseconds of CPU for a move."""
    server = Server(Settings(database=given.database or f"sqlite:///{folder}/cost.sqlite", bots=1), sweeping=False)
    app: Any = create_app(server=server)
    async with app.lifespan():
        tables, clients = [], []
        for number in range(given.tables):
            if number % TABLES_EACH == 0:
                clients = [Client(app, f"10.{side}.0.{number // TABLES_EACH}") for side in (0, 1)]
                for client in clients:
                    await client.call("POST", "/api/me", {})
            tables.append(Seats(app, server, *clients, given))
            await tables[-1].open()
        left, made = given.moves, 0

        async def play(table: Seats, rng: random.Random) -> None:
            nonlocal left, made
            while left > 0:
                left -= 1
                if not await table.move(rng):
                    return
                made += 1

        for table in tables:  # what is made once
            await table.move(random.Random(1))
        profile = cProfile.Profile(time.process_time) if given.profile else None
        start = spent() - Client.reading
        if profile is not None:
            profile.enable()
        await asyncio.gather(*(play(table, random.Random(number)) for number, table in enumerate(tables)))
        if profile is not None:
            profile.disable()
        cost = (spent() - Client.reading - start) / made * 1000
        for table in tables:
            await table.close()
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
    return cost


def compare(given: argparse.Namespace, arguments: list[str]) -> None:
    """Run this checkout and another one side by side, and print the best of each."""
    here = Path(__file__).parents[1]
    found: dict[str, list[float]] = {str(here): [], str(Path(given.against).resolve()): []}
    command = [sys.executable, "-m", "bench.cost", "--bare", *arguments]
    for _ in range(given.rounds):
        running = {}
        for folder in found:
            variables = {**os.environ, "PYTHONPATH": f"{folder}/src:{here}"}
            running[folder] = subprocess.Popen(command, env=variables, cwd=here, stdout=subprocess.PIPE, text=True)
        for folder, process in running.items():
            found[folder].append(float(process.communicate()[0]))
    ours, theirs = (min(costs) for costs in found.values())
    print(f"{ours:.2f} ms of CPU for a move, against {theirs:.2f} ms: {theirs / ours:.2f} times as fast", found)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="torres")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--pages", action="store_true")
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--database", default="")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--against", default="")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bare", action="store_true", help="print the figure alone")
    given = parser.parse_args()
    if given.against:
        shown = ("game", "tables", "moves", "spectators")
        compare(given, [*(f"--{name}={getattr(given, name)}" for name in shown), *(["--pages"] if given.pages else [])])
        return 0
    with tempfile.TemporaryDirectory() as folder:
        cost = asyncio.run(measure(given, folder))
    print(f"{cost:.3f}" if given.bare else f"{cost:.2f} ms of CPU for a move of {given.game}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
