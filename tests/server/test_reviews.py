"""Reviews of finished matches: asked for once, made behind all bots, kept, and nothing before the end."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.nook import installed
from tests.server.fixtures import HangingExecutor, Person, Servers, Site

from tabletown.server.bots.queue import FairQueue, Rank
from tabletown.server.bots.reviews import ReviewService
from tabletown.table.review import Review
from tabletown.table.review.reviewer import Effort

pytestmark = pytest.mark.anyio
LONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Reviews of a small game by few matches, which take the same work everywhere."""
    monkeypatch.setattr(ReviewService, "effort", Effort(simulations=4, matches=1, most=1, positions=1))
    with installed():
        yield


async def played(site: Site, person: Person) -> str:
    """A match that is over."""
    table = str((await person.post("/tables", {"game": "nook", "seats": LONE}, 201))["id"])
    await person.post(f"/tables/{table}/leave")
    await site.settle()
    return table


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
    async with servers.open(HangingExecutor) as site:
        ann = await site.visit(like=ann)
        await ann.post(f"/tables/{table}/review", status=202)
        while not site.server.pool.queue.busy:
            await asyncio.sleep(0)
    async with servers.open() as site:
        ann = await site.visit(like=ann)
        found = await made(ann, table)
    async with servers.open(HangingExecutor) as site:
        assert await (await site.visit(like=ann)).get(f"/tables/{table}/review") == found


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


@pytest.mark.parametrize(("slots", "at_once"), [(1, 1), (2, 1), (3, 2)])
async def test_reviews_stand_behind_all_others_and_leave_a_slot_free(slots: int, at_once: int) -> None:
    queue, done = FairQueue(slots, lambda: 0.0), asyncio.Event()
    order: list[str] = []

    async def think(name: str, rank: Rank) -> None:
        async with queue.turn(name, rank):
            order.append(name)
            await done.wait()

    tasks = [asyncio.create_task(think("review", Rank.REVIEW)) for _ in range(4)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert order == ["review"] * at_once
    ranks = {"unwatched": Rank.UNWATCHED, "hint": Rank.HINT, "move": Rank.MOVE}
    tasks += [asyncio.create_task(think(name, rank)) for name, rank in ranks.items()]
    await asyncio.sleep(0)
    done.set()
    await asyncio.gather(*tasks)
    assert order[at_once + 3 :] == ["review"] * (4 - at_once)
    assert sorted(order[at_once : at_once + 3]) == sorted(ranks)


async def test_nobody_has_to_hurry_because_of_a_review() -> None:
    queue = FairQueue(1, lambda: 0.0)
    queue._budget.charge("ann", 1000.0)
    async with queue.turn("review bo", Rank.REVIEW):
        assert not queue.must_hurry("ann")
    async with queue.turn("bo", Rank.HINT):
        assert queue.must_hurry("ann")
