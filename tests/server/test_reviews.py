"""Reviews of finished matches: asked for once, made behind all bots, kept, and nothing before the end."""

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.nook import installed
from tests.server.fixtures import Clock, HangingExecutor, InlineExecutor, Person, Servers, Site

from tabletown.server.bots.pool import processes
from tabletown.server.bots.queue import FairQueue, Rank
from tabletown.server.bots.reviews import ReviewService
from tabletown.server.store.models import ReviewRow
from tabletown.server.store.reviews import ReviewStore
from tabletown.table.review import Review
from tabletown.table.review.parts import Part
from tabletown.table.review.reviewer import Effort

pytestmark = pytest.mark.anyio
LONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Reviews of a small game by few matches, which take the same work everywhere."""
    monkeypatch.setattr(ReviewService, "effort", Effort(simulations=4, matches=1, most=1, positions=1))
    with installed():
        yield


class Later(Clock):
    """A time at which whatever is stored from time to time is stored."""

    def __call__(self) -> float:
        self.now += 10
        return self.now


class Killed(InlineExecutor):
    """Does some tasks, then never comes to an end."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.parts: list[Any] = []

    def submit(self, fn: Callable[..., Any], /, *arguments: Any, **named: Any) -> "Future[Any]":
        self.left -= 1
        if self.left < 0:
            return Future()
        self.parts += [(each.index, each.decides) for each in arguments if isinstance(each, Part)]
        return super().submit(fn, *arguments, **named)


async def played(site: Site, person: Person, **more: Any) -> str:
    """A match that is over."""
    table = str((await person.post("/tables", {"game": "nook", "seats": LONE, **more}, 201))["id"])
    await person.post(f"/tables/{table}/leave")
    await site.settle()
    return table


async def progress(person: Person, table: str) -> str:
    """The part of the page that tells how far the review is."""
    answer = await person.client.get(f"/tables/{table}/review/progress")
    assert answer.status_code == 200
    return answer.text


async def made(person: Person, table: str) -> Any:
    """The review when it is finished."""
    while not (found := await person.get(f"/tables/{table}/review"))["finished"]:
        await asyncio.sleep(0)
    return found


async def test_a_review_is_made_and_is_everybodys(servers: Servers) -> None:
    async with servers.open() as site:
        ann, eva = await site.visit("Ann"), await site.visit()
        table = await played(site, ann)
        assert (await eva.get(f"/tables/{table}/review", 404))["code"] == "server-no-review"
        assert not (await ann.post(f"/tables/{table}/review", status=202))["finished"]
        found = await made(eva, table)
        review = Review.from_json(json.dumps(found["review"]))
        record = await eva.get(f"/tables/{table}/record")
        assert len(review.actors) == len(record["steps"])
        assert review.decisions
        assert [each.index for each in review.decisions] == sorted(each.index for each in review.decisions)
        assert review.positions[-1].index == len(record["steps"])
        before = await site.stored()
        await ann.post(f"/tables/{table}/review", status=202)
        assert await site.stored() == before


async def test_two_requests_at_once_ask_for_one_review(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        table = await played(site, ann)
        asked = [person.post(f"/tables/{table}/review", status=202) for person in (ann, ann, bo)]
        before = [each["before"] for each in await asyncio.gather(*asked)]
        assert before == [0, 0, 0]
        await made(bo, table)
        async with site.server.database.sessions() as session:
            assert (await session.execute(select(func.count()).select_from(ReviewRow))).scalar_one() == 1


async def test_the_review_of_a_private_match_is_not_for_strangers(servers: Servers) -> None:
    async with servers.open() as site:
        ann, eva, nobody = await site.visit("Ann"), await site.visit("Eva"), await site.visit()
        table = await played(site, ann, private=True)
        await ann.post(f"/tables/{table}/review", status=202)
        await made(ann, table)
        before = await site.stored()
        for person in (eva, nobody):
            client, page = person.client, f"/tables/{table}/review"
            answers = [await client.get(f"/api{page}"), await client.get(page), await client.get(f"{page}/progress")]
            answers += [await client.post(page)]
            answers += [await client.get(f"/tables/{table}/analysis?step=1")]
            answers += [await client.post(f"{page}/answer", data={"step": 1, "action": 0})]
            assert {each.status_code for each in answers} == {403}
        await eva.post(f"/tables/{table}/review", status=403)
        assert await site.stored() == before


async def test_a_match_in_progress_is_refused_to_everybody(servers: Servers) -> None:
    async with servers.open(HangingExecutor) as site:
        ann, bo, shown = await site.pair()
        told = set()
        for person in (ann, bo, await site.visit("Eva")):
            for ask in (person.get, person.post):
                answer = await ask(f"/tables/{shown['id']}/review", status=409)
                told.add((answer["code"], answer["text"]))
            await ann.play(shown, "name wood") if person is ann else None
        assert {code for code, _ in told} == {"server-review-running"}
        assert len(told) == 1


async def test_a_person_waits_for_one_review_at_a_time(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        tables = [await played(site, ann) for _ in range(2)]
    async with servers.open(HangingExecutor) as site:
        ann, bo = await site.visit(like=ann), await site.visit(like=bo)
        await ann.post(f"/tables/{tables[0]}/review", status=202)
        servers.clock.now += 1
        assert (await ann.post(f"/tables/{tables[1]}/review", status=409))["code"] == "server-review-one"
        assert (await bo.post(f"/tables/{tables[1]}/review", status=202))["before"] == 1


async def test_a_review_goes_on_after_a_restart(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = await played(site, ann)
    servers.monotonic = Later()
    first, second = Killed(9), Killed(10_000)
    async with servers.open(lambda: first) as site:
        ann = await site.visit(like=ann)
        await ann.post(f"/tables/{table}/review", status=202)
        while first.left >= 0:
            await asyncio.sleep(0)
        half = await ann.get(f"/tables/{table}/review")
        assert 0 < half["done"] < half["total"]
        assert f'data-progress="{half["done"]}" data-begun' in await progress(ann, table)
        assert "<svg" not in await progress(ann, table)
    async with servers.open(lambda: second) as site:
        ann = await site.visit(like=ann)
        found = await made(ann, table)
    left = half["total"] - half["done"]
    assert len({*first.parts, *second.parts[:left]}) == len(first.parts) + left == half["total"]
    assert [each["index"] for each in found["review"]["positions"]] == sorted(
        {each["index"] for each in found["review"]["positions"]}
    )
    async with servers.open(HangingExecutor) as site:
        ann = await site.visit(like=ann)
        assert await ann.get(f"/tables/{table}/review") == found
        assert not (await progress(ann, table)).strip()


async def test_a_review_of_another_end_is_not_taken_for_the_one_that_is_wanted(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table, user = await played(site, ann), (await ann.get("/me"))["id"]
        store = ReviewStore(site.server.database)
        await store.ask(table, "one end", user, 1.0)
        assert await store.save(table, "one end", 1, 2, "{}", 9.0)
        await store.ask(table, "another end", user, 2.0)  # the end was taken back, and the match played on
        assert not await store.save(table, "one end", 2, 2, "{}", 9.0)
        await store.finish(table, "one end", 2, "{}")
        found = await store.get(table)
        assert found is not None
        assert (found.steps, found.asker, found.data) == ("another end", user, None)


async def test_a_review_that_fails_can_be_asked_for_again(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = await played(site, ann)

        def fail(_part: object) -> None:
            raise ValueError("no review today")

        with monkeypatch.context() as patched:
            patched.setattr("tabletown.server.bots.reviews.work_out", fail)
            await ann.client.post(f"/api/tables/{table}/review")
            while (await ann.client.get(f"/api/tables/{table}/review")).status_code != 404:
                await asyncio.sleep(0)
        await ann.post(f"/tables/{table}/review", status=202)
        await made(ann, table)


async def test_bots_do_not_wait_for_a_review(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        site.server.study._make_pool = HangingExecutor
        await ann.post(f"/tables/{await played(site, ann)}/review", status=202)
        while not site.server.study.queue.busy:
            await asyncio.sleep(0)
        shown = await ann.post("/tables", {"game": "nook", "seats": LONE[::-1]}, 201)
        await site.settle()
        assert (await ann.look(shown))["legal"]


async def test_the_analysis_of_a_position_comes_before_reviews() -> None:
    queue = FairQueue(1, lambda: 0.0)
    order: list[Rank] = []

    async def think(rank: Rank) -> None:
        async with queue.turn("ann", rank):
            order.append(rank)
            await asyncio.sleep(0)

    await asyncio.gather(*(think(rank) for rank in (Rank.REVIEW, Rank.REVIEW, Rank.ANALYSIS)))
    assert order == [Rank.REVIEW, Rank.ANALYSIS, Rank.REVIEW]


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="the system knows no such priority")
def test_processes_for_reviews_get_the_time_that_others_leave() -> None:
    with processes(1, idle=True)() as pool:
        assert pool.submit(os.sched_getscheduler, 0).result() == os.SCHED_IDLE
