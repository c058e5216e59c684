"""What reviews in the queue cost a live table: `python -m bench.reviews [--moves 250] [--reviews 20] [--bots 2]`.

A person plays Tiny Towns against a bot of level 3, match after match. Moves are timed, and the waits for the bot, while
reviews of finished matches of Torres are made, and in turns with that while their processes are stopped: what else the
machine does is the same for both.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from typing import Any

from bench.load import family, free_port, running
from bench.wire import Wire

TURN = 20  # moves in a row with or without
LIVE = {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:3"}], "private": True}
LEFT = {"game": "torres", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "private": True}


async def guest(port: int, number: int) -> Wire:
    """Return a guest with an address of its own, as through a proxy."""
    wire = Wire(port, {"X-Forwarded-For": f"10.0.{number // 256}.{number % 256}"})
    await wire.call("POST", "/api/me", {})
    return wire


async def finished(wire: Wire) -> str:
    """Return a match that bots have played to its end."""
    table = str((await wire.call("POST", "/api/tables", LEFT))["id"])
    await wire.call("POST", f"/api/tables/{table}/leave", {})
    while (await wire.call("GET", f"/api/tables/{table}"))["phase"] != "over":
        await asyncio.sleep(0.2)
    return table


class Live:
    """A person who plays one match after the other."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._rng = random.Random(1)
        self._path = ""
        self._moved = 0.0  # when the bot began to think

    async def play(self, moves: int) -> tuple[list[float], list[float]]:
        """Return the seconds of some moves, and of the waits for the bot."""
        took: list[float] = []
        waits: list[float] = []
        while len(took) < moves:
            shown: Any = await self._wire.call("GET", self._path) if self._path else {"phase": "over"}
            if shown["phase"] == "over":
                self._path = f"/api/tables/{(await self._wire.call('POST', '/api/tables', LIVE))['id']}"
                self._moved = 0.0
            elif shown["legal"]:
                if self._moved:
                    waits.append(time.perf_counter() - self._moved)
                body = {"action": self._rng.choice(shown["legal"])["action"], "version": shown["version"]}
                begun = time.perf_counter()
                await self._wire.call("POST", f"{self._path}/act", body)
                self._moved = time.perf_counter()
                took.append(self._moved - begun)
            else:
                await asyncio.sleep(0.01)
        return took, waits


def told(name: str, seconds: list[float]) -> str:
    """Return the median and the 99th percentile."""
    found = sorted(seconds)
    middle, most = (found[min(len(found) - 1, int(part * len(found)))] for part in (0.5, 0.99))
    return f"{name}: {1000 * middle:.0f} ms, 99 % {1000 * most:.0f} ms ({len(found)})"


def reviewers(server: int) -> list[int]:
    """Return the processes of a server that get the time others leave."""
    return [pid for pid in family(server) if os.sched_getscheduler(pid) == os.SCHED_IDLE]


async def measure(port: int, server: int, given: argparse.Namespace) -> None:
    """Print the figures while the processes of reviews are stopped and while they work."""
    person = await guest(port, 0)
    askers = [await guest(port, number) for number in range(1, given.reviews + 1)]
    tables = [await finished(wire) for wire in askers]
    for wire, table in zip(askers, tables):
        await wire.call("POST", f"/api/tables/{table}/review", {})
    while not reviewers(server):
        await asyncio.sleep(0.2)
    match = Live(person)
    await match.play(TURN)
    moves: dict[bool, list[float]] = {False: [], True: []}
    waits: dict[bool, list[float]] = {False: [], True: []}
    working = False
    while len(moves[working]) < given.moves:
        for pid in reviewers(server):
            os.kill(pid, signal.SIGCONT if working else signal.SIGSTOP)
        found = await match.play(TURN)
        moves[working] += found[0]
        waits[working] += found[1]
        working = not working
    for working, name in ((False, "without"), (True, "with")):
        print(f"{name} reviews", told("move", moves[working]), told("bot", waits[working]), sep="; ", flush=True)
    states = [await wire.call("GET", f"/api/tables/{table}/review") for wire, table in zip(askers, tables)]
    done = sum(each["done"] for each in states)
    print(f"{done} of {sum(each['total'] or done for each in states)} parts of reviews begun were made meanwhile")


def main() -> None:
    """Start a server and measure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=250)
    parser.add_argument("--reviews", type=int, default=20)
    parser.add_argument("--bots", type=int, default=2)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        own = {
            "TABLETOWN_DATABASE": f"sqlite:///{folder}/reviews.sqlite",
            "TABLETOWN_BOTS": str(given.bots),
            "TABLETOWN_PAR_RUNS": "0",
        }
        command = [sys.executable, "-m", "tabletown.server", "--port", str(port)]
        variables = {**os.environ, **own, "TABLETOWN_PROXIES": "127.0.0.1", "LANG": "C"}
        with running(command, "http://", env=variables) as server:
            try:
                asyncio.run(measure(port, server.pid, given))
            finally:
                for pid in reviewers(server.pid):
                    os.kill(pid, signal.SIGCONT)


if __name__ == "__main__":
    main()
