"""Servers that die and answers that are lost, in one process: random sequences over every game, with everything checked.

Two servers work on one database. Storing may fail before or after the commit, which kills the server; requests are cut off
while they wait for the database, before or after the commit; people resend what was not answered, also to the other server,
answer old versions and act for others.

    python -m tests.faults.simulation --sequences 10000
"""

import argparse
import asyncio
import logging
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.fixtures import InlineExecutor

import tabletown
from tabletown.core.bits import members
from tabletown.core.errors import TabletownError
from tabletown.core.registry import game
from tabletown.server.bots.pool import BotPool
from tabletown.server.bots.schedule import LocalScheduler
from tabletown.server.live.presence import Presence
from tabletown.server.live.streams import EventBus
from tabletown.server.settings import Settings
from tabletown.server.store import Database, Repository
from tabletown.server.store.blocks import BlocksStore
from tabletown.server.store.moderation.store import ModerationDatabase
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Event, Holder
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.service import TableService
from tabletown.server.tables.session import TableSession
from tabletown.server.users.accounts import Identity
from tabletown.server.users.blocks import Blocks
from tabletown.server.users.conduct import Conduct
from tabletown.server.users.filters import Filters

SERVERS = 2
MOST_SEATS = 4
BATCH = 100  # sequences over one database
LONGEST = 14  # things that people try in a sequence
BROKEN = 0.15  # the share of stores that kill their server
CUT = 0.15  # the share of requests that are cut off
WAIT = 5  # turns of the loop, at most, that the database takes to hear and as many to answer
RUDE = 0.15  # the share of requests that must be refused


async def _any_name(name: str, _identity: Identity) -> str:
    return name


class Crash(Exception):
    """The server is dead."""


class Faulty(Repository):
    """A repository that takes its time, as over a wire, and whose server may die just before or just after a commit.

    SQLite itself is asked in place, where no request could be cut off.
    """

    def __init__(self, database: Database, rng: random.Random) -> None:
        super().__init__(database)
        self._rng = rng
        self.broken = 0.0

    async def events(self, table: str, start: int) -> list[Event]:
        """Read on, not at once."""
        await self._wait()
        found = await super().events(table, start)
        await self._wait()
        return found

    async def append(self, *arguments: Any, **named: Any) -> None:
        """Store, or die."""
        await self._wait()
        fate = self._rng.random()
        if fate < self.broken / 2:
            raise Crash
        await super().append(*arguments, **named)
        if fate < self.broken:
            raise Crash
        await self._wait()

    async def _wait(self) -> None:
        for _ in range(self._rng.randint(1, WAIT)):
            await asyncio.sleep(0)


class Server:
    """The services of one server that matter here."""

    def __init__(
        self, repository: Repository, bus: EventBus, now: Callable[[], float], blocks: Blocks, conduct: Conduct
    ) -> None:
        self.moves = MoveService(repository, now)
        self.tables = TableService(repository, self.moves, bus, now, now, _any_name, blocks, conduct, Presence(now))
        self.pool = BotPool(InlineExecutor, 1, now)
        self.bots = LocalScheduler(repository, self.moves, now, self.pool)
        self.moves.listeners += [self.bots.begin, lambda session, _: bus.publish(session.id)]


class Simulation:
    """One sequence after another over one database; `tally` counts what has happened."""

    def __init__(self, database: Database, seed: int) -> None:
        self.tally: Counter[str] = Counter()
        self._rng = random.Random(seed)
        self._database = database
        self._repository = Faulty(database, self._rng)
        self._bus = EventBus(None)
        self._clock = 1_000_000.0
        self._people: list[Identity] = []
        self._servers: list[Server] = []

    async def run(self, sequences: int) -> None:
        """So many sequences; AssertionError if anything was lost, doubled or told differently."""
        for seat in range(MOST_SEATS):
            user = Identity(f"user{seat}", f"User {seat}", False)
            await self._repository.add_user(user.id, user.name, 0, f"token{seat}", "")
            self._people.append(user)
        async with self._bus.run():
            self._servers = [self._server() for _ in range(SERVERS)]
            for _ in range(sequences):
                await self._sequence()
                self.tally["sequences"] += 1

    def _now(self) -> float:
        self._clock += 60
        return self._clock

    def _server(self) -> "Server":
        blocks = Blocks(BlocksStore(self._database), self._now)
        conduct = Conduct(ModerationDatabase(self._database), Filters(), self._now)
        return Server(self._repository, self._bus, self._now, blocks, conduct)

    async def _kill(self, number: int) -> None:
        """A new server takes the place of a dead one, and goes on with what the database tells."""
        self.tally["kills"] += 1
        await self._servers[number].pool.close()
        self._servers[number] = self._server()

    # A sequence.

    async def _sequence(self) -> None:
        rules = game(self._rng.choice(tabletown.games()))
        options = self._rng.choice([each for each in rules.presets() if each.seats <= MOST_SEATS])
        held = [
            Holder("bot", bot="random") if seat and self._rng.random() < 0.25 else Holder("person", user.name, user.id)
            for seat, user in zip(range(options.seats), self._people)
        ]
        table = await self._servers[0].tables.open(self._people[0], rules, options, held)
        self.tally[rules.name] += 1
        acknowledged: list[tuple[int, int, str]] = []
        self._repository.broken = BROKEN
        for _ in range(self._rng.randint(4, LONGEST)):
            if not await self._try(table, acknowledged):
                break
        self._repository.broken = 0
        for number in range(SERVERS):
            await self._settle(number, table)
        await self._check(table, acknowledged)

    async def _settle(self, number: int, table: str) -> TableSession:
        """The table as a server has it when no bot owes anything."""
        server = self._servers[number]
        server.bots.begin(await server.moves.load(table))
        await server.pool.settle()
        return await server.moves.load(table)

    async def _try(self, table: str, acknowledged: list[tuple[int, int, str]]) -> bool:
        """Somebody tries something; False if the match is over."""
        number = self._rng.randrange(SERVERS)
        try:
            session = await self._settle(number, table)
        except Crash:
            await self._kill(number)
            return True
        seats = [seat for seat in members(session.table.actors) if session.holders[seat].kind == "person"]
        if not seats:
            return not session.table.over
        seat = self._rng.choice(seats)
        action, version = self._rng.choice(session.table.legal(seat)), session.version(seat)
        if self._rng.random() < RUDE:
            await self._refused(number, session, seat, acknowledged)
        # What was not answered is sent again, to whichever server, until it is.
        for _ in range(20):
            answer = await self._send(number, table, seat, action, version)
            if answer:
                acknowledged.append((seat, action, version))
            if answer is not False:
                break
            self.tally["resent"] += 1
            number = self._rng.randrange(SERVERS)
            if self._rng.random() < 0.1:  # or its sender never comes back to it
                return True
        if self._rng.random() < 0.2:  # an answer that came twice is asked for twice
            await self._send(self._rng.randrange(SERVERS), table, seat, action, version)
            self.tally["duplicates"] += 1
        return True

    async def _send(self, number: int, table: str, seat: int, action: int, version: str) -> bool | None:
        """Whether a step was acknowledged; None if the table has gone on without it."""
        request = asyncio.create_task(
            self._servers[number].moves.act(self._people[seat], table, seat, action, version, "en")
        )
        if self._rng.random() < CUT:
            for _ in range(self._rng.randrange(4 * WAIT)):
                await asyncio.sleep(0)
            request.cancel()
        try:
            await request
        except asyncio.CancelledError:
            self.tally["cuts"] += 1
            return False
        except Crash:
            await self._kill(number)
            return False
        except TabletownError as error:
            if error.message not in ("server-stale", "table-not-your-turn"):
                raise
            self.tally["overtaken"] += 1
            return None
        self.tally["acknowledged"] += 1
        return True

    async def _refused(
        self, number: int, session: TableSession, seat: int, acknowledged: Sequence[tuple[int, int, str]]
    ) -> None:
        """Act for somebody else, do what is not legal, answer a version of long ago."""
        server, table, count = self._servers[number], session.id, session.count
        stranger = self._people[(seat + 1) % MOST_SEATS]
        legal = session.table.legal(seat)
        illegal = next(each for each in range(session.table.game.num_actions) if each not in legal)
        tries: list[tuple[Identity, int, str]] = [(self._people[seat], illegal, session.version(seat))]
        tries.append((stranger, legal[0], session.version(seat)))
        old = [(action, version) for whose, action, version in acknowledged[:-1] if whose == seat]
        if old and (acknowledged[-1][0], acknowledged[-1][2]) != (seat, old[-1][1]):
            tries.append((self._people[seat], legal[0], old[0][1]))
        for who, action, version in tries:
            try:
                after = await server.moves.act(who, table, seat, action, version, "en")
            except TabletownError:
                self.tally["refused"] += 1
            else:
                assert after.count == count, "something rude was carried out"

    # What must hold.

    async def _check(self, table: str, acknowledged: Sequence[tuple[int, int, str]]) -> None:
        stored = await self._repository.events(table, 0)
        steps = [(each.seat, each.action, each.version) for each in stored if each.kind == kinds.STEP and each.version]
        answered = Counter((seat, version) for seat, _, version in steps)
        assert all(count == 1 for count in answered.values()), "a move was doubled"
        made = set(steps)
        assert all(each in made for each in acknowledged), "an acknowledged move was lost"
        servers = [await each.moves.load(table) for each in self._servers]
        fresh = await self._server().moves.load(table)
        viewers = [None, *range(len(fresh.holders))]
        for other in servers:
            assert other.table.steps == fresh.table.steps
            assert [other.version(each) for each in viewers] == [fresh.version(each) for each in viewers]
        state = fresh.table.game.new(fresh.table.options)
        for actor, action in fresh.table.steps:
            state.apply(actor, action)
        assert {_key(each) for each in (*servers, fresh)} == {state.key()}
        self.tally["steps"] += len(fresh.table.steps)


def _key(session: TableSession) -> Any:
    return session.table._history.state.key()


async def simulate(sequences: int, seed: int, folder: Path) -> Counter[str]:
    """What happened in so many sequences."""
    database = Database(Settings(database=f"sqlite:///{folder}/simulation.sqlite").url)
    await database.upgrade()
    try:
        simulation = Simulation(database, seed)
        await simulation.run(sequences)
    finally:
        await database.close()
    return simulation.tally


def main() -> int:
    """The long form."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sequences", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    logging.disable()  # of every server that dies
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None  # no loss of power is simulated
    began, total = time.monotonic(), Counter[str]()
    for number, start in enumerate(range(0, given.sequences, BATCH)):
        with TemporaryDirectory(dir=memory) as folder:
            total += asyncio.run(simulate(min(BATCH, given.sequences - start), given.seed + number, Path(folder)))
        print(f"{time.monotonic() - began:6.0f} s", dict(total), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
