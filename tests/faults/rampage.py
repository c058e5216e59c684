"""Everything fails while people play, and in the end nothing is missing.

python -m tests.faults.rampage --rounds 30
"""

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from tests.faults.players import Player
from tests.faults.town import START, Town, Wire, client
from tests.server.postgres import running

import tabletown
from tabletown.server.happenings import STEP
from tabletown.server.settings import Settings
from tabletown.server.shelf import Shelf
from tabletown.server.store import Database, Repository

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


async def rampage(town: Town, rounds: int, seed: int, calm: float = 1.5) -> Counter[str]:
    """Let people play at every game while processes are killed and the database is restarted; what happened."""
    rng, tally = random.Random(seed), Counter[str]()
    players = await _seat(town, rng, tally)
    stop = asyncio.Event()
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(Wire(port, rng).open()) for port in town.ports]
        ports = [wire.port for wire in wires]
        playing = [asyncio.create_task(each.play(ports, stop)) for each in players]
        listening = [asyncio.create_task(each.listen(rng.choice(town.ports))) for each in players]
        for number in range(rounds):
            await asyncio.sleep(calm)
            await _fault(town, number, rng, tally)
            for task in playing:
                if task.done():
                    await task
        await asyncio.sleep(calm)
        stop.set()
        await asyncio.gather(*playing)
        tally["cuts"] += sum(wire.cuts for wire in wires)
        try:
            await _check(town, players, tally)
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
    return tally


async def _seat(town: Town, rng: random.Random, tally: Counter[str]) -> list[Player]:
    players = []
    async with client(town.ports[0]) as ann, client(town.ports[1]) as bo:
        for browser, name in ((ann, "Ann"), (bo, "Bo")):
            _told(await browser.post("/api/me", json={"name": name}), 201)
        for name in tabletown.games():
            table = _told(await ann.post("/api/tables", json={"game": name, "seats": SEATS}), 201)["id"]
            _told(await bo.post(f"/api/tables/{table}/join", json={}), 200)
            for seat, browser in enumerate((ann, bo)):
                players.append(Player(table, seat, browser.cookies, random.Random(rng.random()), tally))
    return players


async def _fault(town: Town, number: int, rng: random.Random, tally: Counter[str]) -> None:
    kind = ("web", "worker", "restart", "worker", "web", "crash")[number % 6]
    tally[kind] += 1
    if kind == "web":
        await town.restart(rng.choice(town.webs))
    elif kind == "worker":
        await town.restart(rng.choice(town.workers))
    else:
        await town.restart_database(kind == "crash")


def _told(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json()


# What must hold in the end.


async def _check(town: Town, players: list[Player], tally: Counter[str]) -> None:
    database = Database(Settings(database=town.database).url)
    shelf = Shelf(Repository(database), time.time)
    try:
        for table in dict.fromkeys(player.table for player in players):
            mine = [player for player in players if player.table == table]
            await _quiet(town, mine[0])
            await _check_steps(Repository(database), mine, tally)
            async with shelf.hold(table) as live:
                for player in mine:
                    await _check_views(town, player, live.version(player.seat))
    finally:
        await database.close()


async def _quiet(town: Town, player: Player) -> None:
    """Wait until no bot owes anything: whatever was lost is taken up by somebody."""
    end = time.monotonic() + START
    while True:
        shown = await _look(town.ports[0], player)
        if 2 not in shown["actors"]:
            return
        assert time.monotonic() < end, f"a bot never decided\n{town.output()}"
        await asyncio.sleep(0.2)


async def _look(port: int, player: Player) -> Any:
    async with client(port, player._cookies) as browser:
        for _ in range(50):
            answer = await browser.get(f"/api/tables/{player.table}?seat={player.seat}")
            if answer.status_code != 503:
                return _told(answer, 200)
            await asyncio.sleep(0.2)
    raise AssertionError("the database never came back")


async def _check_steps(repository: Repository, players: list[Player], tally: Counter[str]) -> None:
    stored = await repository.steps(players[0].table, 0)
    made = Counter((each.seat, each.action, each.version) for each in stored if each.kind == STEP and each.version)
    answered = Counter((seat, version) for seat, _, version in made.elements())
    assert max(answered.values()) == 1, "a move was doubled"
    for player in players:
        lost = [each for each in player.acknowledged if (player.seat, *each) not in made]
        assert not lost, f"acknowledged moves were lost: {lost}"
    tally["stored"] += sum(made.values())
    tally["by bots"] += sum(each.kind == STEP and each.seat == 2 for each in stored)


async def _check_views(town: Town, player: Player, version: str) -> None:
    """Both servers, the stream and the database itself have come to the same point."""
    shown = [await _look(port, player) for port in town.ports]
    assert {each["version"] for each in shown} == {version}
    assert shown[0]["view"] == shown[1]["view"]
    end = time.monotonic() + 30
    while player.heard != version:
        assert time.monotonic() < end, f"a stream has stopped at {player.heard}"
        await asyncio.sleep(0.1)


async def run(rounds: int, seed: int) -> Counter[str]:
    """A town of its own, and everything in it."""
    with running() as postgresql, TemporaryDirectory() as folder:
        address = await asyncio.to_thread(postgresql.create)
        async with Town(postgresql, address, Path(folder)).open() as town:
            return await rampage(town, rounds, seed)


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
