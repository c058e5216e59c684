"""Bots for everybody: no person's tables hold up those of another."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest
from tests.server.fixtures import PLAIN, Clock, HangingExecutor, Servers

from tabletown.bots import bot
from tabletown.core.registry import game
from tabletown.server.bots.claims import in_order
from tabletown.server.bots.hints import question
from tabletown.server.bots.pool import BotJob, BotPool, hurried, make_hint
from tabletown.server.bots.queue import CAPACITY, REFILL, FairQueue, Rank
from tabletown.server.bots.schedule import job
from tabletown.server.store.jobs import WaitingTable

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "bot", "bot": "level:5"}] * 2


# No tables of bots alone.


async def test_a_table_of_bots_alone_is_refused_in_words(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        before = await site.stored()
        refused = await ann.post("/tables", {"game": "tiny_towns", "seats": BOTS}, 403)
        assert refused["code"] == "server-bots-alone"
        form = {"game": "tiny_towns", "seats": "2", "s-0": "bot-level:1", "s-1": "bot-level:1"}
        page = await ann.client.post("/tables/new", data=form, headers={"Accept": "text/html"})
        assert (page.status_code, "Only bots would play here" in page.text) == (403, True)
        assert await site.stored() == before


async def test_the_last_free_seat_is_not_for_a_bot_where_no_person_sits(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats}, 201)
        await ann.post(f"/tables/{shown['id']}/leave")
        await ann.post(f"/tables/{shown['id']}/bots", {"seat": 0})
        refused = await ann.post(f"/tables/{shown['id']}/bots", {"seat": 1}, 403)
        assert refused["code"] == "server-bots-alone"
        await ann.post(f"/tables/{shown['id']}/join")
        assert (await ann.look(shown))["phase"] == "running"


async def test_a_match_that_people_have_left_is_played_out_without_a_search_and_last(servers: Servers) -> None:
    async with servers.open(HangingExecutor) as site:
        ann = await site.visit("Ann")
        seats = [{"kind": "me"}, *BOTS]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "options": PLAIN}, 201)
        await ann.play(shown, "name wood")
        watched = job(await site.server.moves.load(shown["id"]), 1)
        assert (watched.bot, watched.rank) == ("level:5", Rank.MOVE)
        await ann.post(f"/tables/{shown['id']}/leave")
        left = job(await site.server.moves.load(shown["id"]), 1)
        assert (left.bot, left.rank, left.person) == ("greedy", Rank.UNWATCHED, (await ann.get("/me"))["id"])


# The queue.


class Gate(Executor):
    """Work that is finished by hand."""

    def __init__(self) -> None:
        self.begun: list[tuple[BotJob, Future[Any]]] = []

    def submit(self, _task: Callable[..., Any], /, *arguments: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.begun.append((arguments[0], future))
        return future

    async def finish(self) -> None:
        """End the job that was begun last, and let the next one begin."""
        self.begun[-1][1].set_result(0)
        for _ in range(20):
            await asyncio.sleep(0)


VIEW = game("torres").view(game("torres").new(game("torres").options(seats=2)), 0)


def a_job(person: str, number: int = 0, rank: Rank = Rank.MOVE) -> BotJob:
    return BotJob(
        table=f"{person} {number}", seat=0, mark=(0, 0), game="torres", bot="level:5", view=VIEW, legal=[0], seed=1,
        person=person, rank=rank,
    )  # fmt: skip


async def _nothing(_job: BotJob, _action: int) -> None:
    pass


async def begun(jobs: list[BotJob], clock: Clock | None = None, seconds: float = 0.0) -> list[tuple[str, Rank]]:
    """Whose jobs begin, in order, where one thinks at a time."""
    gate, now = Gate(), clock or Clock()
    pool = BotPool(lambda: gate, 1, now)
    for each in jobs:
        pool.submit(each, _nothing)
    for _ in range(20):
        await asyncio.sleep(0)
    for _ in jobs:
        now.now += seconds
        await gate.finish()
    await pool.close()
    return [(each.person, each.rank) for each, _ in gate.begun]


async def test_who_comes_after_somebody_with_many_tables_is_next(servers: Servers) -> None:
    order = await begun([*(a_job("eve", number) for number in range(24)), a_job("ann"), a_job("bo")], seconds=5)
    assert [person for person, _ in order[:4]] == ["eve", "ann", "bo", "eve"]
    assert len(order) == 26


async def test_moves_go_before_hints_and_both_before_matches_without_people(servers: Servers) -> None:
    jobs = [a_job("first"), a_job("ann", 1, Rank.UNWATCHED), a_job("bo", 2, Rank.HINT), a_job("eve", 3), a_job("eve", 4)]
    order = await begun(jobs)
    assert [rank for _, rank in order] == [Rank.MOVE, Rank.MOVE, Rank.MOVE, Rank.HINT, Rank.UNWATCHED]


async def test_a_hint_is_on_the_account_of_who_asks(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        shown = await ann.post("/tables", {"game": "torres", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 201)
        due = question(await site.server.moves.load(shown["id"]), 0)
        assert (due.rank, due.person) == (Rank.HINT, (await ann.get("/me"))["id"])


async def test_several_think_at_once_and_everybody_gets_a_part() -> None:
    clock = Clock()
    queue, order = FairQueue(2, clock), list[str]()
    gates = {name: asyncio.Event() for name in ("eve 1", "eve 2", "eve 3", "ann")}

    async def think(name: str) -> None:
        async with queue.turn(name.split(maxsplit=1)[0], Rank.MOVE):
            order.append(name)
            await gates[name].wait()

    tasks = [asyncio.create_task(think(name)) for name in gates]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert order == ["eve 1", "eve 2"]
    gates["eve 1"].set()
    while len(order) < 3:
        await asyncio.sleep(0)
    assert order[2] == "ann"
    for gate in gates.values():
        gate.set()
    await asyncio.gather(*tasks)
    assert len(order) == 4


@pytest.mark.parametrize("is_last_first", [False, True])
async def test_who_gives_up_waiting_leaves_the_turn_to_others(is_last_first: bool) -> None:
    queue = FairQueue(1, Clock())

    async def think() -> None:
        async with queue.turn("eve", Rank.MOVE):
            await asyncio.Event().wait()

    tasks = [asyncio.create_task(think()) for _ in range(3)]
    await asyncio.sleep(0)
    for task in tasks[::-1] if is_last_first else tasks:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(end) for end in ends] == [asyncio.CancelledError] * 3
    async with queue.turn("ann", Rank.MOVE):
        assert queue.standing("ann")[0] == 1
    assert queue.standing("eve")[0] == 0


async def test_workers_claim_the_tables_of_different_people_in_turn() -> None:
    clock = Clock()
    queue = FairQueue(3, clock)
    waiting = [WaitingTable(f"eve {number}", 0, "eve", True) for number in range(3)]
    waiting += [WaitingTable("ann 0", 0, "ann", True), WaitingTable("bo 0", 0, "bo", True)]
    assert [each.table for each in in_order(waiting, queue)] == ["eve 0", "ann 0", "bo 0", "eve 1", "eve 2"]
    async with queue.turn("eve", Rank.MOVE):
        clock.now += 5
        assert [each.table for each in in_order(waiting, queue)] == ["ann 0", "bo 0", "eve 0", "eve 1", "eve 2"]
    assert next(each.table for each in in_order(waiting, queue)) == "ann 0"  # who has thought less


async def test_who_gives_up_just_when_the_turn_comes_leaves_it_to_others() -> None:
    queue, thought = FairQueue(1, Clock()), list[str]()

    async def think(person: str) -> None:
        async with queue.turn(person, Rank.MOVE):
            thought.append(person)

    async with queue.turn("ann", Rank.MOVE):
        waiting = asyncio.create_task(think("eve"))
        await asyncio.sleep(0)
    waiting.cancel()  # the turn is given, and not taken yet
    await asyncio.gather(waiting, return_exceptions=True)
    following = asyncio.create_task(think("bo"))
    for _ in range(5):
        await asyncio.sleep(0)
    assert (thought, following.done()) == (["bo"], True)


# The budget.


async def test_who_has_used_up_the_budget_hurries_while_others_want_to_think() -> None:
    clock, gate = Clock(), Gate()
    pool = BotPool(lambda: gate, 1, clock)

    async def bot_of(person: str, seconds: float) -> str:
        task = asyncio.create_task(pool.run(make_hint, a_job(person)))
        while not gate.begun or gate.begun[-1][1].done():
            await asyncio.sleep(0)
        clock.now += seconds
        await gate.finish()
        await task
        return gate.begun[-1][0].bot

    used = [await bot_of("eve", 5) for _ in range(60)]
    assert set(used) == {"level:5"}  # nobody else wants to think
    assert await bot_of("ann", 0.2) == "level:5"
    assert await bot_of("eve", 0.6) == "mcts:0.6250s"
    assert await bot_of("ann", 5) == "level:5"
    clock.now += 61
    assert await bot_of("eve", 5) == "level:5"  # alone again
    await bot_of("ann", 0.2)
    clock.now += 2 * CAPACITY / REFILL
    await bot_of("ann", 0.2)
    assert await bot_of("eve", 5) == "level:5"  # the budget is back


@pytest.mark.parametrize(
    ("spec", "expected"),
    [("level:5", "mcts:0.6250s"), ("level:4", "mcts:0.1250s"), ("mcts:0.3125s", "mcts:0.0391s"), ("greedy", "greedy")],
)
def test_a_bot_in_a_hurry_searches_an_eighth_as_long(spec: str, expected: str) -> None:
    assert hurried(spec) == expected
    bot(expected)  # it is known
