"""Play now: who sits down with whom, streams as places in the queue, bots after a minute, blocks, bans, and the lobby."""

from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.server.fixtures import TWO, Person, Servers, Site, Stream
from tests.server.postgres import Postgres
from tests.server.test_accounts import account

from tabletown.server.tables.meeting.queue import PATIENCE, Kind, Seeker, groups
from tabletown.server.tables.moderation.records import Act
from tabletown.server.users.accounts import Identity

pytestmark = pytest.mark.anyio
KIND = Kind("torres", 2, False)
NOW = "/api/play-now/torres/events"


@pytest.fixture
def shared(postgresql: Postgres) -> Servers:
    """Servers over a new PostgreSQL database."""
    return Servers(postgresql.create())


def seeker(name: str, since: float = 0.0, bots: bool = False) -> Seeker:
    return Seeker(Identity(name, name, False), f"stream-{name}", bots, since)


def met(waiting: list[Seeker], kind: Kind = KIND, now: float = 0.0, blocks: Any = ()) -> list[str]:
    return ["".join(each.identity.id for each in group) for group in groups(waiting, kind, now, blocks)]


def test_who_has_waited_longest_sits_down_first() -> None:
    assert met([seeker("c", 3), seeker("a", 1), seeker("b", 2)]) == ["ab"]
    assert met([seeker(name) for name in "abcde"]) == ["ab", "cd"]
    assert met([seeker(name) for name in "abcde"], Kind("torres", 3, False)) == ["abc"]


def test_nobody_meets_somebody_whom_either_has_blocked() -> None:
    waiting = [seeker(name) for name in "abcd"]
    assert met(waiting, blocks={("a", "b")}) == ["ac", "bd"]
    assert met(waiting, blocks={("b", "a")}) == ["ac", "bd"]
    assert met(waiting[:2], blocks={("b", "a")}) == []
    assert met(waiting[:3], Kind("torres", 3, False), blocks={("c", "b")}) == []


def test_bots_come_after_a_minute_where_all_want_them() -> None:
    three = Kind("torres", 3, False)
    willing, other = seeker("a", 0, True), seeker("b", 50, True)
    assert met([willing, other], three, PATIENCE - 1) == []
    assert met([willing, other], three, PATIENCE) == ["ab"]
    assert met([willing, seeker("b", 50)], three, PATIENCE) == ["a"]
    assert met([seeker("a"), other], three, PATIENCE + 49) == []
    assert met([seeker("a"), other], three, PATIENCE + 50) == ["b"]
    assert met([willing], Kind("torres", 3, True), 1000) == []


async def wait(stack: AsyncExitStack, site: Site, person: Person, query: str = "", path: str = NOW) -> Stream:
    return await stack.enter_async_context(Stream(site.app, f"{path}{query}", person, None).listening())


async def until(stream: Stream, kind: str) -> str:
    """What the next event of a kind says."""
    while True:
        event = await stream.next()
        assert event is not None
        if event["event"] == kind:
            return event["data"]


async def found(stream: Stream) -> str:
    return (await until(stream, "found")).split('"')[3]


async def test_two_who_wait_for_the_same_sit_down_together(servers: Servers) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        ann, bo, cy = [await site.visit(name) for name in ("Ann", "Bo", "Cy")]
        first = await wait(stack, site, ann)
        assert await until(first, "waiting") == '{"count":1}'
        third = await wait(stack, site, cy, "?seats=3")  # something else
        assert await until(third, "waiting") == '{"count":1}'
        second = await wait(stack, site, bo)
        table = await found(second)
        assert await found(first) == table
        shown = await ann.get(f"/tables/{table}")
        assert shown["phase"] == "running"
        assert sorted(each["name"] for each in shown["seats"]) == ["Ann", "Bo"]
        assert shown["clock"] == {"kind": "bank", "seconds": 1800.0, "increment": 20.0}
        assert (await first.next(), await second.next()) == (None, None)
        await site.server.meeting.close()
        assert (await ann.get("/lobby"))["waiting"] == [{"game": "torres", "seats": 3, "rated": False, "count": 1}]
    async with servers.open() as site:
        assert (await (await site.visit()).get("/lobby"))["waiting"] == []


async def test_who_closes_the_page_has_left_the_queue(servers: Servers) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        async with Stream(site.app, NOW, ann, None).listening() as first:
            await until(first, "waiting")
        await site.server.meeting.close()
        second = await wait(stack, site, bo)
        assert await until(second, "waiting") == '{"count":1}'
        assert await ann.get("/tables") == []


async def test_a_second_page_takes_the_place_of_the_first(servers: Servers) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        first = await wait(stack, site, ann)
        await until(first, "waiting")
        second = await wait(stack, site, ann)
        await until(second, "waiting")
        await until(first, "elsewhere")
        await site.server.meeting.close()
        third = await wait(stack, site, bo)
        assert await found(third) == await found(second)


async def test_bots_take_the_free_seats_after_a_minute(servers: Servers) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        ann = await site.visit("Ann")
        stream = await wait(stack, site, ann, "?seats=3&bots=true")
        await until(stream, "waiting")
        servers.clock.now += PATIENCE - 1
        await site.server.meeting.sweep()
        assert await ann.get("/tables") == []
        servers.clock.now += 1
        await site.server.meeting.sweep()
        shown = await ann.get(f"/tables/{await found(stream)}")
        assert sorted(each["kind"] for each in shown["seats"]) == ["bot", "bot", "person"]
        assert shown["clock"]["kind"] == "unlimited"


async def test_a_process_that_died_leaves_nobody_behind(servers: Servers) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        user = (await ann.get("/me"))["id"]
        await site.server.meeting._store.enter(user, KIND, "lost", True, servers.clock.now)
        assert (await bo.get("/lobby"))["waiting"]
        servers.clock.now += 61
        assert (await bo.get("/lobby"))["waiting"] == []
        second = await wait(stack, site, bo)
        assert await until(second, "waiting") == '{"count":1}'
        await site.server.meeting.sweep()
        assert await site.server.meeting._store.look(user, "lost", 0.0) is None


async def test_a_table_that_was_promised_and_never_opened_is_given_up(servers: Servers) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        first = await wait(stack, site, ann)
        await until(first, "waiting")
        store, now = site.server.meeting._store, servers.clock.now
        (waiting,) = await store.waiting(KIND, 0.0, 0.0)
        assert await store.claim([waiting], "0123456789ab", now, now - 10)
        assert not await store.claim([waiting], "ba9876543210", now, now - 10)
        second = await wait(stack, site, bo)
        await until(second, "waiting")
        servers.clock.now += 11
        await site.server.meeting.sweep()
        assert await found(first) == await found(second) != "0123456789ab"


async def test_blocked_and_banned_people_are_not_seated(servers: Servers) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        ann, bo, cy = await account(site, "Ann"), await account(site, "Bo"), await account(site, "Cy")
        await ann.post("/me/blocked", {"name": "Bo"}, 204)
        second = await wait(stack, site, bo)
        await until(second, "waiting")
        servers.clock.now += 1
        first = await wait(stack, site, ann)
        await until(first, "waiting")
        assert await ann.get("/tables") == []
        ban = Act(at=1.0, kind="ban", console=True, user=(await bo.get("/me"))["id"], until=9e9)
        await site.server.moderation.store.add_act(ban)
        third = await wait(stack, site, cy)
        assert await found(third) == await found(first)
        assert (await bo.client.get(NOW)).status_code == 403
        assert (await bo.client.get("/now/torres?seats=2")).status_code == 403


async def test_only_accounts_wait_for_rated_matches(servers: Servers) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        guest, ann, bo = await site.visit("Guest"), await account(site, "Ann"), await account(site, "Bo")
        assert (await guest.client.get(f"{NOW}?rated=true")).status_code == 403
        plain = await wait(stack, site, guest)
        await until(plain, "waiting")
        first, second = await wait(stack, site, ann, "?rated=true&bots=true"), await wait(stack, site, bo, "?rated=true")
        table = await found(first)
        assert await found(second) == table
        assert (await ann.get(f"/tables/{table}"))["rated"]


@pytest.mark.parametrize("query", ["?seats=1", "?seats=7", "?seats=x"])
async def test_what_cannot_be_played_is_refused(servers: Servers, query: str) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        assert (await ann.client.get(NOW + query)).status_code in (400, 422)
        assert (await ann.client.get("/api/play-now/chess/events")).status_code == 404


async def test_the_lobby_tells_of_open_tables_and_of_who_waits(servers: Servers) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        ann, bo, nobody = await site.visit("Ann"), await site.visit("Bo"), await site.visit()
        lobby = await wait(stack, site, nobody, path="/api/lobby/events")
        for _ in ("head", "sign of life"):
            await lobby._sent.get()
        await ann.post("/tables", {"game": "torres", "seats": TWO}, 201)
        await until(lobby, "changed")
        private = await bo.post("/tables", {"game": "torres", "seats": TWO, "private": True}, 201)
        await bo.post(f"/tables/{private['id']}/leave")
        waiting = await wait(stack, site, bo)
        await until(waiting, "waiting")
        await until(lobby, "changed")
        text = (await nobody.client.get("/desk")).text
        assert "1 person waits" in text
        assert 'href="/now?game=torres&amp;seats=2&amp;rated=false"' in text


async def test_the_form_leads_a_newcomer_to_the_page_that_waits(servers: Servers) -> None:
    async with servers.open() as site:
        nobody = await site.visit()
        page = (await nobody.client.get("/now?game=torres&seats=4")).text
        assert '<option value="4" selected>' in page
        assert 'name="rated"' not in page
        answer = await nobody.client.post("/now", data={"game": "torres", "seats": "4", "bots": "true"})
        assert answer.status_code == 303
        assert answer.headers["location"] == "/now/torres?seats=4&rated=false&bots=true"
        page = (await nobody.client.get(answer.headers["location"])).text
        assert 'data-events="/api/play-now/torres/events?seats=4&amp;rated=false&amp;bots=true"' in page
        ann = await account(site, "Ann")
        assert "counts as last" in (await ann.client.get("/now?rated=true")).text


async def test_people_of_two_processes_meet(shared: Servers) -> None:
    async with shared.open() as one, shared.open() as other, AsyncExitStack() as stack:
        ann, bo = await one.visit("Ann"), await other.visit("Bo")
        first = await wait(stack, one, ann)
        await until(first, "waiting")
        second = await wait(stack, other, bo)
        assert await found(first) == await found(second)
