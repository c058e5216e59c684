"""What a server with a SQLite file need not ask for again, and what it then notices all the same; moves stored together."""

import asyncio
import sqlite3
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from tests.server.fixtures import Servers, Site

from tabletown.server.store import Repository
from tabletown.server.store.sqlite import freshness
from tabletown.server.store.sqlite.freshness import Freshness
from tabletown.server.tables import responses
from tabletown.server.users.accounts import Identity

pytestmark = pytest.mark.anyio


def statements(site: Site) -> list[str]:
    """The statements of a server from now on."""
    said: list[str] = []
    engine = site.server.database.inline_engine
    assert engine is not None
    event.listen(engine, "before_cursor_execute", lambda *given: said.append(given[2]))
    return said


def selects(said: list[str]) -> list[str]:
    return [each for each in said if each.lstrip().upper().startswith("SELECT")]


async def test_a_move_reads_nothing_where_nobody_else_writes(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        shown = await ann.look(shown)
        said = statements(site)
        shown = await ann.act(shown, "name wood")
        await ann.look(shown)
        assert [each for each in selects(said) if "FROM reviews" not in each] == []  # that queue is looked at now and then
        assert len([each for each in said if each.startswith("INSERT INTO steps")]) == 1


async def test_moves_of_another_process_are_noticed(servers: Servers) -> None:
    async with servers.open() as one, servers.open() as two:
        ann, _, shown = await one.pair()
        far = await two.visit(like=ann)
        await far.look(shown)
        await ann.act(shown, "name wood")
        assert (await far.look(shown))["version"] == (await ann.look(shown))["version"] != shown["version"]


async def test_two_servers_over_one_connection_notice_each_other(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        other = type(site.server.moves)(site.server.repository, servers.clock)
        before = (await other.load(shown["id"])).count
        await ann.act(shown, "name wood")
        assert (await other.load(shown["id"])).count == before + 1


@pytest.mark.parametrize("place", ["here", "elsewhere"])
async def test_a_sign_out_counts_at_once(servers: Servers, place: str) -> None:
    async with servers.open() as one, servers.open() as two:
        ann = await one.visit("Ann")
        again = await one.visit(like=ann)
        assert (await again.get("/me"))["name"] == "Ann"
        said = statements(one)
        await again.get("/me")
        assert not [each for each in selects(said) if "sessions" in each]
        token = ann.client.cookies["tabletown"]
        await (one if place == "here" else two).server.accounts.logout(token)
        assert await one.server.accounts.identify(token) is None


async def test_a_new_name_counts_at_once(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        token = ann.client.cookies["tabletown"]
        me = await site.server.accounts.identify(token)
        assert me is not None
        await site.server.accounts.rename(me, "Anna")
        assert (await site.server.accounts.identify(token) or me).name == "Anna"


async def test_a_deleted_user_is_nobody_at_once(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        token = ann.client.cookies["tabletown"]
        me = await site.server.accounts.identify(token)
        assert me is not None
        await site.server.repository.archive.hand_over(me.id, me.id)
        assert await site.server.accounts.identify(token) is None


async def test_a_sign_in_is_looked_up_again_after_a_while(servers: Servers) -> None:
    async with servers.open() as site:
        now = [0.0]
        fresh = Freshness(site.server.database.inline_engine, lambda: now[0])
        ann = Identity("1", "Ann", False)
        assert fresh.identity("token") is None
        fresh.note_identity("token", ann)
        now[0] = freshness.IDENTITY_SECONDS - 1
        assert fresh.identity("token") == ann
        now[0] = freshness.IDENTITY_SECONDS
        assert fresh.identity("token") is None


def test_nothing_is_known_of_another_database() -> None:
    fresh = Freshness(None)
    fresh.note_count("table", 1)
    fresh.note_identity("token", Identity("1", "Ann", False))
    assert not fresh.is_current("table", 1)
    assert fresh.identity("token") is None


async def test_little_is_kept(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freshness, "_MOST", 2)
    async with servers.open() as site:
        fresh = site.server.database.freshness
        assert not fresh.is_current("a", 1)
        for name in "abc":
            fresh.note_count(name, 1)
        assert len(fresh._counts) <= 2
        assert fresh.is_current("c", 1)


# Moves that arrive together.


async def tables(site: Site, count: int) -> list[tuple[Any, Any]]:
    """Tables with somebody who decides at each."""
    found = []
    for _ in range(count):
        ann, _, shown = await site.pair()
        found.append((ann, shown))
    return found


def commits(site: Site) -> list[None]:
    done: list[None] = []
    engine = site.server.database.inline_engine
    assert engine is not None
    event.listen(engine, "commit", lambda _: done.append(None))
    return done


async def test_moves_that_arrive_together_share_a_transaction(servers: Servers) -> None:
    async with servers.open() as site:
        at = await tables(site, 4)
        done = commits(site)
        await asyncio.gather(*(ann.act(shown, "name wood") for ann, shown in at))
        assert len(done) < 4
    async with servers.open() as again:
        for _, shown in at:
            assert len((await again.server.moves.load(shown["id"])).table.steps) == 1


async def test_a_move_is_acknowledged_only_when_another_connection_can_read_it(servers: Servers) -> None:
    async with servers.open() as site, servers.open() as other:
        at = await tables(site, 3)

        async def play(ann: Any, shown: Any) -> None:
            before = len(await other.server.repository.events(shown["id"], 0))
            await ann.act(shown, "name wood")
            assert len(await other.server.repository.events(shown["id"], 0)) == before + 1

        await asyncio.gather(*(play(*each) for each in at))


async def test_a_move_that_fails_does_not_fail_its_neighbors(servers: Servers) -> None:
    async with servers.open() as site:
        at = await tables(site, 3)
        repository = site.server.repository
        sessions = [await site.server.moves.load(shown["id"]) for _, shown in at]
        events = [(await repository.events(each.id, 0))[:1] for each in sessions]
        plain = [[type(each)(each.at, "step", 0, 1, "v") for each in row] for row in events]

        async def add(number: int, start: int) -> Any:
            session = sessions[number]
            try:
                await repository.append(session.id, start, plain[number], session.status(), at=1.0)
            except Exception as error:
                return type(error).__name__
            return "stored"

        taken = await asyncio.gather(add(0, sessions[0].count), add(1, 0), add(2, sessions[2].count))
        assert list(taken) == ["stored", "UniqueConflict", "stored"]
        counts = [len(await repository.events(each.id, 0)) - each.count for each in sessions]
        assert counts == [1, 0, 1]


async def test_a_request_that_is_cut_off_before_the_commit_stores_nothing(servers: Servers) -> None:
    async with servers.open() as site:
        (_, one), (_, two) = await tables(site, 2)
        repository = site.server.repository
        sessions = [await site.server.moves.load(shown["id"]) for shown in (one, two)]
        step = type((await repository.events(one["id"], 0))[0])(1.0, "step", 0, 1, "v")
        adding = [
            asyncio.create_task(repository.append(each.id, each.count, [step], each.status(), at=1.0)) for each in sessions
        ]
        await asyncio.sleep(0)  # both wait for the transaction, which has not begun
        adding[0].cancel()
        found = await asyncio.gather(*adding, return_exceptions=True)
        assert isinstance(found[0], asyncio.CancelledError)
        assert found[1] is None
        counts = [len(await repository.events(each.id, 0)) - each.count for each in sessions]
        assert counts == [0, 1]


async def test_a_move_whose_commit_fails_is_refused_and_did_not_happen(servers: Servers) -> None:
    """An answer before the commit would not be noticed otherwise: nobody reads it until the commit has returned."""
    async with servers.open() as site:
        at = await tables(site, 2)
        engine = site.server.database.inline_engine
        assert engine is not None

        def fail(_: object) -> None:
            raise OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

        event.listen(engine, "commit", fail)
        answers = await asyncio.gather(*(ann.act(shown, "name wood", 503) for ann, shown in at))
        assert {each["code"] for each in answers} == {"server-cannot-store"}
        event.remove(engine, "commit", fail)
        for ann, shown in at:
            assert (await ann.look(shown))["version"] == shown["version"]
            await ann.act(shown, "name wood")


async def test_moves_wait_for_a_locked_file_and_are_refused_together(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletown.server.store.database._PAUSE", 0.0)
    async with servers.open() as site, servers.open() as other:
        at = await tables(site, 2)
        async with other.server.database.sessions.begin():
            answers = await asyncio.gather(*(ann.act(shown, "name wood", 503) for ann, shown in at))
            assert {each["code"] for each in answers} == {"server-away"}
        for ann, shown in at:
            await ann.act(shown, "name wood")


async def test_a_rival_between_the_commit_and_the_acknowledgment_is_noticed(servers: Servers) -> None:
    """Another process writes right after the commit, and somebody asks about another table before the request goes on."""
    async with servers.open() as one:
        _, _, shown = await one.pair()
        fresh = one.server.database.freshness
        session = await one.server.moves.load(shown["id"])
        step = type((await one.server.repository.events(shown["id"], 0))[0])(1.0, "step", 0, 1, "v")
        adding = asyncio.create_task(
            one.server.repository.append(session.id, session.count, [step], session.status(), at=1.0)
        )
        while not fresh.is_current(session.id, session.count + 1):
            assert not adding.done()
            await asyncio.sleep(0)
        rival = sqlite3.connect(servers.database.removeprefix("sqlite:///"))
        rival.execute(
            'INSERT INTO steps SELECT "table", n + 1, at, kind, seat, action, version, holder FROM steps '
            'WHERE "table" = ? ORDER BY n DESC LIMIT 1',
            (session.id,),
        )
        rival.commit()
        rival.close()
        assert not fresh.is_current("another", 0)
        await adding
        assert not fresh.is_current(session.id, session.count + 1)


async def test_a_look_waits_while_a_move_is_being_stored(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        store, begun, release = Repository.append, asyncio.Event(), asyncio.Event()

        async def slowly(self: Repository, *given: Any, **named: Any) -> None:
            begun.set()
            await release.wait()
            await store(self, *given, **named)

        monkeypatch.setattr(Repository, "append", slowly)
        moving = asyncio.create_task(ann.act(shown, "name wood"))
        await begun.wait()
        looking = asyncio.create_task(bo.look(shown))
        for _ in range(50):
            await asyncio.sleep(0)
        assert not looking.done()
        release.set()
        await moving
        assert (await looking)["actors"] == [0, 1]


async def test_a_second_look_makes_nothing_again(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    made, make = list[object](), responses.show

    def noted(*given: Any) -> Any:
        made.append(given)
        return make(*given)

    monkeypatch.setattr(responses, "show", noted)
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        before = await ann.look(shown)
        made.clear()
        assert await ann.look(shown) == before
        assert made == []
        assert [each["text"] for each in (await ann.act(before, "name wood"))["legal"]] != before["legal"]
        assert len(made) == 1
        russian = await site.visit(like=ann, language="ru")
        assert (await russian.look(shown))["legal"] != (await ann.look(shown))["legal"]
