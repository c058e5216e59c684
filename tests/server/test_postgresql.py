"""The same server over a real PostgreSQL."""

import asyncio
import functools
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server.fixtures import PLAIN, TWO, HangingExecutor, InlineExecutor, Person, Servers, Site, Stream
from tests.server.postgres import Postgres
from tests.server.test_hints import fail
from tests.server.test_metrics import PHRASE, figures, rows, spend
from tests.server.test_people import guess_at_both
from tests.server.test_races import steps

from tabletown.server.bots import claims, pool
from tabletown.server.bots.claims import ClaimingScheduler
from tabletown.server.bots.hints import STAGES
from tabletown.server.bots.pool import BotJob, think
from tabletown.server.store.jobs import JobStore
from tabletown.server.store.models import ClaimRow, LoginAttemptRow
from tabletown.table.hint import Hint, hint

pytestmark = pytest.mark.anyio

LONE = [{"kind": "me"}, {"kind": "bot"}]
ALONE = {"game": "tiny_towns", "seats": LONE, "options": PLAIN}


@pytest.fixture
def servers(postgresql: Postgres) -> Servers:
    """Servers over a database of their own."""
    return Servers(postgresql.create())


async def until(look: Callable[[], Any]) -> Any:
    """Return what is looked for as soon as it is there; only the limit of the whole suite ends the waiting."""
    while not (found := await look()):
        await asyncio.sleep(0.05)
    return found


async def test_servers_share_tables_and_tell_each_other_the_news(servers: Servers) -> None:
    async with servers.open() as one, servers.open() as two:
        ann, bo, shown = await one.pair(clock={"kind": "bank", "seconds": 60})
        far = await two.visit(like=bo)
        seen = await far.look(shown)
        stream = Stream(two.app, f"/api/tables/{shown['id']}/events", far, None)
        async with stream.listening():
            assert (await stream.next() or {})["id"] == seen["version"]
            await ann.play(shown, "name wood")
            assert (await stream.next() or {})["id"] == (await far.look(shown))["version"]
        here, there = await ann.look(shown), await far.look(shown)
        await asyncio.gather(ann.act(here, "place wood a1"), far.act(there, "place wood b2"))
        assert len(await steps(one, shown["id"])) == 3
        assert await steps(one, shown["id"]) == await steps(two, shown["id"])


async def test_many_writers_at_once_each_write_once(servers: Servers) -> None:
    async with servers.open() as one, servers.open() as two:
        ann, _, shown = await one.pair()
        rival = await two.visit(like=ann)
        words = ["name wood", "name wheat", "name brick", "name glass", "name stone"]
        path = f"/api/tables/{shown['id']}/act"
        requests = [
            who.client.post(path, json={"action": word, "version": shown["version"]})
            for word in words
            for who in (ann, rival)
        ]
        answers = await asyncio.gather(*requests)
        done = [answer for answer in answers if answer.status_code == 200]
        assert {answer.status_code for answer in answers} == {200, 409}
        assert 1 <= len(done) <= 2  # the same word sent to both servers is one decision
        assert len(await steps(one, shown["id"])) == 1


async def test_invitations_and_a_match_of_bots(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        seats = [{"kind": "me"}, {"kind": "invited"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "private": True}, 201)
        token = (await ann.post(f"/tables/{shown['id']}/invitations", status=201))["invitation"]
        assert (await bo.post(f"/tables/{shown['id']}/join", {"invitation": token}))["phase"] == "running"
        await ann.post(f"/tables/{shown['id']}/chat", {"text": "Привет"}, 201)
        for person in (ann, bo):
            await person.post(f"/tables/{shown['id']}/leave")
        await until(lambda: is_over(ann, shown))
        assert len(await ann.get("/me/tables")) == 1


async def is_over(person: Person, shown: Any) -> bool:
    return bool((await person.look(shown))["phase"] == "over")


async def test_passphrases_are_counted_for_all_servers_together(servers: Servers) -> None:
    async with servers.open() as one, servers.open() as two:
        await guess_at_both(one, two)
        async with one.server.database.sessions() as session:
            assert len((await session.execute(select(LoginAttemptRow.key))).all()) == 3  # two addresses and a name


# Bots' work.


async def test_a_server_without_bots_leaves_them_to_workers(servers: Servers) -> None:
    async with servers.open(bots=0) as web:
        ann = await web.visit("Ann")
        shown = await ann.post("/tables", ALONE, 201)
        shown = await ann.play(shown, "name wood", "place wood a1", "done")
        assert await web.server.bots.sweep(0) == 0  # nothing here is this server's to do
        assert (await ann.look(shown))["actors"] == [1]
        async with servers.open():
            await until(lambda: _turn(ann, shown))


async def _turn(person: Person, shown: Any) -> bool:
    return 0 in (await person.look(shown))["actors"]


async def test_no_decision_is_thought_about_twice_by_three_workers(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[Any] = []
    # No claim expires, however slow the machine is.
    monkeypatch.setattr("tabletown.server.app.ClaimingScheduler", functools.partial(ClaimingScheduler, lease=3600))
    monkeypatch.setattr("tabletown.server.bots.claims.think", functools.partial(_noting, thought))
    async with AsyncExitStack() as stack:
        sites = [await stack.enter_async_context(servers.open(bots=2)) for _ in range(3)]
        ann = await sites[0].visit("Ann")
        table = {"game": "tiny_towns", "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]}
        opened = [await ann.post("/tables", table, 201) for _ in range(2)]
        for shown in opened:
            await ann.post(f"/tables/{shown['id']}/leave")
        for shown in opened:
            await until(functools.partial(is_over, ann, shown))
        made = [actor for shown in opened for actor, _ in await steps(sites[0], shown["id"]) if actor >= 0]
    assert len(thought) == len(set(thought)) == len(made)


def _noting(thought: list[Any], job: BotJob) -> int:
    thought.append(job.key)
    return think(job)


async def test_the_job_of_a_lost_worker_is_taken_up_by_another(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    scheduler = "tabletown.server.app.ClaimingScheduler"
    monkeypatch.setattr(scheduler, functools.partial(ClaimingScheduler, lease=3600))
    async with servers.open(bots=0) as web:
        ann = await web.visit("Ann")
        shown = await ann.post("/tables", ALONE, 201)
        async with servers.open(HangingExecutor) as dying:
            await ann.play(shown, "name wood", "place wood a1", "done")
            await until(lambda: _claims(dying))
            _kill(dying)
            monkeypatch.setattr(scheduler, functools.partial(ClaimingScheduler, lease=1))  # looks often
            refused = _note_refused_claims(monkeypatch)
            async with servers.open():
                await until(refused)
                assert not await _turn(ann, shown)  # not before the claim has run out
                async with web.server.database.sessions.begin() as transaction:
                    await transaction.execute(update(ClaimRow).values(until=0))
                await until(lambda: _turn(ann, shown))
            assert [actor for actor, _ in await steps(web, shown["id"])].count(1) >= 1


def _note_refused_claims(monkeypatch: pytest.MonkeyPatch) -> Callable[[], Any]:
    """Return a function that tells whether a claim was refused since."""
    claim, found = JobStore.claim, list[bool]()

    async def noted(self: JobStore, *arguments: Any) -> bool:
        found.append(await claim(self, *arguments))
        return found[-1]

    async def refused() -> bool:
        return False in found

    monkeypatch.setattr(JobStore, "claim", noted)
    return refused


def _kill(site: Site) -> None:
    """Nothing that the server does reaches the database any more."""

    async def nothing(*_: Any) -> None:
        pass

    bots: Any = site.server.bots
    for name in ("renew", "release"):
        setattr(bots._claims, name, nothing)
    for task in site.server._tasks:
        task.cancel()


async def _claims(site: Site) -> bool:
    bots: Any = site.server.bots
    return bool(bots._jobs)


async def test_hints_come_from_workers_where_nobody_else_thinks(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def make_hint(*arguments: Any, seconds: float) -> Hint:
        asked.append(seconds)
        return hint(*arguments, seconds=seconds, simulations=16, continuations=2)

    monkeypatch.setattr(pool, "hint", make_hint)
    monkeypatch.setattr("tabletown.server.bots.hints.PATIENCE", 0.3)
    async with servers.open(bots=0) as web:
        ann = await web.visit("Ann", "ru")
        shown = await ann.post("/tables", ALONE, 201)
        refused = await ann.post(f"/tables/{shown['id']}/hint", {}, 503)
        assert (refused["code"], refused["arguments"]) == ("server-no-worker", {"seconds": 5})
        monkeypatch.setattr("tabletown.server.bots.hints.PATIENCE", None)
        async with servers.open():
            told = await ann.post(f"/tables/{shown['id']}/hint", {})
            asked.clear()
            page = await ann.client.post(f"/tables/{shown['id']}/hint", data={"stage": 1})
            assert page.status_code == 200
        assert asked == [STAGES[0]]  # the first answer of a page comes early
        assert told["choice"]["text"].startswith("name")
        assert told["version"] == shown["version"]


@pytest.mark.parametrize("place", ["hint", "question"])
async def test_a_hint_that_fails_in_a_worker_is_told_at_once(
    servers: Servers, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setattr("tabletown.server.bots.hints.PATIENCE", None)  # it would be waited for without end
    async with servers.open(bots=0) as web, servers.open():
        ann = await web.visit("Ann")
        shown = await ann.post("/tables", ALONE, 201)
        monkeypatch.setattr(pool if place == "hint" else claims, place, fail)
        assert (await ann.post(f"/tables/{shown['id']}/hint", {}, 503))["code"] == "server-hint-failed"


# The database goes away.


async def _is_back(person: Person, other: Site) -> bool:
    """Whether both servers reach the database."""
    here = await person.client.get("/health")
    there = await (await other.visit()).client.get("/health")
    return here.status_code == there.status_code == 200


@asynccontextmanager
async def _away(postgresql: Postgres, is_crash: bool) -> AsyncIterator[None]:
    await asyncio.to_thread(postgresql.crash if is_crash else postgresql.stop)
    try:
        yield
    finally:
        await asyncio.to_thread(postgresql.start)


@pytest.mark.parametrize("is_crash", [False, True], ids=["stop", "crash"])
async def test_a_restart_of_the_database_is_told_and_survived(
    servers: Servers, postgresql: Postgres, is_crash: bool
) -> None:
    async with servers.open(bots=0) as one, servers.open(bots=0) as two, servers.open(InlineExecutor):
        ann = await one.visit("Ann", "ru")
        shown = await ann.post("/tables", ALONE, 201)
        far = await two.visit(like=ann)
        acknowledged = await ann.play(shown, "name wood")
        stream = Stream(two.app, f"/api/tables/{shown['id']}/events", far, None)
        async with stream.listening():
            assert await stream.next() is not None
            async with _away(postgresql, is_crash):
                answer = await ann.client.post(
                    f"/api/tables/{shown['id']}/act",
                    json={"action": "place wood a1", "version": acknowledged["version"]},
                )
                assert (answer.status_code, answer.json()["code"]) == (503, "server-away")
                assert int(answer.headers["retry-after"]) == 2
                assert "Ничего не пропало" in answer.json()["text"]
                page = await ann.client.get(f"/tables/{shown['id']}", headers={"Accept": "text/html"})
                assert (page.status_code, "Ничего не пропало" in page.text) == (503, True)
            await until(lambda: _is_back(ann, two))
            assert (await ann.look(shown))["legal"] == acknowledged["legal"]  # the bot may have decided meanwhile
            await ann.play(shown, "place wood a1", "done")
            await until(lambda: _turn(ann, shown))
            seen = [await stream.next()]
            while (seen[-1] or {})["id"] != (await far.look(shown))["version"]:
                seen.append(await stream.next())
            assert all(each is not None for each in seen)


# Operating.


async def test_what_guests_left_behind_is_forgotten(servers: Servers) -> None:
    async with servers.open() as site:
        ann, cy = await site.visit("Ann"), await site.visit("Cy")
        await ann.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        await cy.post("/me/claim", {"name": "Cy", "passphrase": PHRASE})
        shown = await cy.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        assert (await figures(site))["tabletown_tables", "waiting"] == 2
        assert (await ann.client.get("/health")).status_code == 200
        await spend(servers, site, 61)
        assert [table["id"] for table in await cy.get("/me/tables")] == [shown["id"]]
        left = await rows(site)
        assert (left["tables"], left["users"], left["sessions"]) == (1, 1, 1)
