"""Everything fails while people play, and in the end nothing is missing.

python -m tests.faults.chaos --rounds 30
"""

import argparse
import asyncio
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from tests.faults.cluster import Cluster, Wire, client
from tests.faults.players import Player
from tests.server.postgres import running

import tabletown
from tabletown.server.bots.claims import LEASE
from tabletown.server.settings import Settings
from tabletown.server.store import Database, Repository
from tabletown.server.tables.cache import SessionCache
from tabletown.server.tables.events import STEP

# A server or a worker is killed, the database is stopped in order or crashes, a worker stands still for longer than its
# claims, a server is stopped in order.
KINDS = ("web", "worker", "restart", "worker", "web", "crash", "freeze", "stop")
CALM = 12  # steps between two faults
MISFORTUNES = ("duplicates", "refused", "unanswered")  # that people have had in the end
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


async def wreak_havoc(cluster: Cluster, rounds: int, seed: int) -> Counter[str]:
    """Let people play at every game while processes are killed and the database is restarted; what happened."""
    rng, tally = random.Random(seed), Counter[str]()
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(Wire(port, rng).open()) for port in cluster.ports]
        crowd = Crowd(cluster, [wire.port for wire in wires], rng, tally)
        try:
            for number in range(rounds):
                await crowd.play()
                await _fault(cluster, number, rng, tally)
            await crowd.play(MISFORTUNES)
            await crowd.stop()
            tally["cuts"] += sum(wire.cuts for wire in wires)
            await _check(cluster, crowd.players, tally)
        finally:
            await crowd.close()
    return tally


class Crowd:
    """Two people at a table of each game, and at others when those matches are over."""

    def __init__(self, cluster: Cluster, ports: list[int], rng: random.Random, tally: Counter[str]) -> None:
        self.players: list[Player] = []
        self._town, self._ports, self._rng, self._tally = cluster, ports, rng, tally
        self._playing: list[asyncio.Task[None]] = []
        self._listening: list[asyncio.Task[None]] = []
        self._stop = asyncio.Event()

    async def play(self, wanted: Sequence[str] = ()) -> None:
        """Wait until `CALM` more steps are made, and all that is wanted has been seen, however long that takes."""
        steps = self._tally["acknowledged"] + CALM
        while self._tally["acknowledged"] < steps or not all(self._tally[each] for each in wanted):
            if all(player.is_over for player in self.players):
                await self._seat()
            await asyncio.sleep(0.2)
            for task in self._playing:
                if task.done():
                    await task  # whoever found something wrong says so

    async def _seat(self) -> None:
        async with client(self._town.ports[0]) as ann, client(self._town.ports[1]) as bo:
            for browser, name in ((ann, "Ann"), (bo, "Bo")):
                await _told(browser, "POST", "/api/me", {"name": name})
            for game in tabletown.games():
                table = (await _told(ann, "POST", "/api/tables", {"game": game, "seats": SEATS}))["id"]
                await _told(bo, "POST", f"/api/tables/{table}/join", {})
                for seat, browser in enumerate((ann, bo)):
                    self._begin(Player(table, seat, browser.cookies, random.Random(self._rng.random()), self._tally))

    def _begin(self, player: Player) -> None:
        self.players.append(player)
        self._playing.append(asyncio.create_task(player.play(self._ports, self._stop)))
        self._listening.append(asyncio.create_task(player.listen(self._rng.choice(self._town.ports))))

    async def stop(self) -> None:
        """Let everybody end what was begun."""
        self._stop.set()
        await asyncio.gather(*self._playing)

    async def close(self) -> None:
        """Send everybody home."""
        for task in (*self._playing, *self._listening):
            task.cancel()
        await asyncio.gather(*self._playing, *self._listening, return_exceptions=True)


async def _fault(cluster: Cluster, number: int, rng: random.Random, tally: Counter[str]) -> None:
    kind = KINDS[number % len(KINDS)]
    tally[kind] += 1
    print(f"{time.strftime('%X')} {kind}, so far {tally['acknowledged']} steps acknowledged", flush=True)
    if kind == "web":
        await cluster.restart(rng.choice(cluster.webs))
    elif kind == "worker":
        await cluster.restart(rng.choice(cluster.workers))
    elif kind == "freeze":
        await cluster.freeze(rng.choice(cluster.workers), LEASE + 2)
    elif kind == "stop":
        await cluster.restart(rng.choice(cluster.webs), signal.SIGTERM)
    else:
        await cluster.restart_database(kind == "crash")


async def _told(browser: httpx.AsyncClient, method: str, path: str, body: object = None) -> Any:
    """The answer, as soon as there is one."""
    while True:
        with suppress(httpx.TransportError):
            answer = await browser.request(method, path, json=body)
            if answer.status_code != 503:
                assert answer.is_success, answer.text
                return answer.json()
        await asyncio.sleep(0.2)


# What must hold in the end.


async def _check(cluster: Cluster, players: list[Player], tally: Counter[str]) -> None:
    database = Database(Settings(database=cluster.database).url)
    sessions = SessionCache(Repository(database), time.time)
    try:
        for table in dict.fromkeys(player.table for player in players):
            mine = [player for player in players if player.table == table]
            await _quiet(cluster, mine[0])
            await _check_steps(Repository(database), mine, tally)
            async with sessions.hold(table) as session:
                for player in mine:
                    await _check_views(cluster, player, session.version(player.seat))
    finally:
        await database.close()


async def _quiet(cluster: Cluster, player: Player) -> None:
    """Wait until no bot owes anything: whatever was lost is taken up by somebody."""
    while 2 in (await _look(cluster.ports[0], player))["actors"]:
        await asyncio.sleep(0.2)


async def _look(port: int, player: Player) -> Any:
    async with client(port, player._cookies) as browser:
        return await _told(browser, "GET", f"/api/tables/{player.table}?seat={player.seat}")


async def _check_steps(repository: Repository, players: list[Player], tally: Counter[str]) -> None:
    stored = await repository.events(players[0].table, 0)
    made = Counter((each.seat, each.action, each.version) for each in stored if each.kind == STEP and each.version)
    answered = Counter((seat, version) for seat, _, version in made.elements())
    assert max(answered.values()) == 1, "a move was doubled"
    for player in players:
        lost = [each for each in player.acknowledged if (player.seat, *each) not in made]
        assert not lost, f"acknowledged moves were lost: {lost}"
    tally["stored"] += sum(made.values())
    tally["by bots"] += sum(each.kind == STEP and each.seat == 2 for each in stored)


async def _check_views(cluster: Cluster, player: Player, version: str) -> None:
    """Both servers, the stream and the database itself have come to the same point."""
    shown = [await _look(port, player) for port in cluster.ports]
    assert {each["version"] for each in shown} == {version}
    assert shown[0]["view"] == shown[1]["view"]
    while player.heard != version:
        await asyncio.sleep(0.1)


async def run(rounds: int, seed: int) -> Counter[str]:
    """A cluster of its own, and everything in it."""
    with running() as postgresql, TemporaryDirectory() as folder:
        address = await asyncio.to_thread(postgresql.create)
        async with Cluster(postgresql, address, Path(folder)).open() as cluster:
            return await wreak_havoc(cluster, rounds, seed)


def main() -> int:
    """The long form."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    tally = asyncio.run(run(given.rounds, given.seed))
    print(f"{time.monotonic() - began:.0f} s", dict(sorted(tally.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
