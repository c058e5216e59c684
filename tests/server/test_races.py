"""Several at once: the same move twice, two seats in the same moment, two servers over one database."""

import asyncio
from typing import Any

import pytest
from tests.server.fixtures import PLAIN, HangingExecutor, Servers, Site

import tabletown
from tabletown.server.store import Repository
from tabletown.server.tables.events import STEP, Event

pytestmark = pytest.mark.anyio


async def steps(site: Site, table: str) -> list[tuple[int, int]]:
    return (await site.server.tables.get(table)).table.steps


async def test_the_same_move_sent_twice_is_applied_once(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        first = await ann.act(shown, "name wood")
        again = await ann.act(shown, "name wood")
        assert (first, len(await steps(site, shown["id"]))) == (again, 1)
        at_once = await asyncio.gather(*(ann.act(first, "place wood a1") for _ in range(5)))
        assert all(each == at_once[0] for each in at_once)
        assert len(await steps(site, shown["id"])) == 2


async def test_taking_back_and_doing_the_same_again_is_no_repetition(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        shown = await ann.play(shown, "name wood")
        placed = await ann.act(shown, "place wood a1")
        back = await ann.post(f"/tables/{shown['id']}/undo", {"version": placed["version"]})
        assert await ann.post(f"/tables/{shown['id']}/undo", {"version": placed["version"]}) == back
        assert len(await steps(site, shown["id"])) == 1
        assert back["view"] == shown["view"]
        assert back["version"] != shown["version"]
        late = await ann.act(shown, "place wood a1", 409)  # the first one, arriving late
        assert late["code"] == "server-stale"
        assert (await ann.act(back, "place wood a1"))["view"] == placed["view"]


async def test_two_seats_decide_in_the_same_moment(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        shown = await ann.play(shown, "name wood")
        other = await bo.look(shown)
        await asyncio.gather(ann.act(shown, "place wood a1"), bo.act(other, "place wood b2"))
        shown, other = await asyncio.gather(ann.look(shown), bo.look(shown))
        # Bo is done after this, which Ann sees; her decision stays what it was.
        await asyncio.gather(bo.act(other, "done"), ann.act(shown, "done"))
        assert sorted(await steps(site, shown["id"])) == sorted(
            [(0, _parse("name wood")), (0, _parse("place wood a1")), (1, _parse("place wood b2")), *_done()]
        )
        assert (await ann.look(shown))["view"]["round"] == 2


def _parse(text: str) -> int:
    return tabletown.game("tiny_towns").parse(text)


def _done() -> list[tuple[int, int]]:
    return [(0, _parse("done")), (1, _parse("done"))]


async def test_any_server_serves_any_table_and_catches_up(servers: Servers) -> None:
    async with servers.open() as one, servers.open() as two:
        ann, bo, shown = await one.pair()
        far = await two.visit(like=bo)
        assert (await far.look(shown))["actors"] == [0]
        await ann.play(shown, "name wood", "place wood a1", "done")
        await far.play(shown, "place wood b2")
        await bo.play(shown, "done")
        assert (await ann.look(shown))["view"] == (await (await two.visit(like=ann)).look(shown))["view"]


async def test_of_two_servers_that_write_the_same_number_one_wins(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have seen the table as it is; the slower one has to look again, and its move is stale then."""
    async with servers.open() as one, servers.open() as two:
        ann, _, shown = await one.pair()
        rival = await two.visit(like=ann)
        await rival.look(shown)
        store = Repository.append
        fooled = [two.server.repository]

        async def late(self: Repository, *given: Any, **named: Any) -> None:
            if self in fooled:
                fooled.clear()
                await ann.act(shown, "name wood")  # in between, at the other server
            await store(self, *given, **named)

        monkeypatch.setattr(Repository, "append", late)
        refused = await rival.act(shown, "name stone", 409)
        assert (refused["code"], fooled) == ("server-stale", [])
        assert await steps(two, shown["id"]) == await steps(one, shown["id"]) == [(0, _parse("name wood"))]


async def test_a_simultaneous_decision_is_kept_when_another_server_was_faster(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers.open() as one, servers.open() as two:
        ann, bo, shown = await one.pair()
        shown = await ann.play(shown, "name wood")
        far = await two.visit(like=bo)
        other = await far.look(shown)
        store = Repository.append
        fooled = [two.server.repository]

        async def late(self: Repository, *given: Any, **named: Any) -> None:
            if self in fooled:
                fooled.clear()
                await ann.act(shown, "place wood a1")
            await store(self, *given, **named)

        monkeypatch.setattr(Repository, "append", late)
        await far.act(other, "place wood b2")
        assert await steps(one, shown["id"]) == await steps(two, shown["id"])
        assert len(await steps(one, shown["id"])) == 3


async def test_a_move_that_could_not_be_stored_did_not_happen(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()

        async def fail(*_: object, **__: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(Repository, "append", fail)
            refused = await ann.act(shown, "name wood", 500)
            assert refused["code"] == "server-failed"
        assert await ann.look(shown) == shown
        assert (await bo.look(shown))["actors"] == [0]
        await ann.act(shown, "name stone")
        assert await steps(site, shown["id"]) == [(0, _parse("name stone"))]


async def test_a_move_that_was_cancelled_while_it_was_stored_did_not_happen(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()

        async def stop(*_: object, **__: object) -> None:
            raise asyncio.CancelledError

        session = await site.server.moves.load(shown["id"])
        event = Event(site.servers.clock(), STEP, 0, _parse("name wood"), session.version(0))
        with monkeypatch.context() as broken:
            broken.setattr(Repository, "append", stop)
            with pytest.raises(asyncio.CancelledError):
                await site.server.moves.change(shown["id"], lambda _: event)
        assert await steps(site, shown["id"]) == []
        assert await ann.look(shown) == shown


async def test_a_bots_choice_counts_only_for_the_decision_it_was_made_for(servers: Servers) -> None:
    async with servers.open(HangingExecutor) as site:
        ann = await site.visit("Ann")
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        table = (await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "options": PLAIN}, 201))["id"]
        moves = site.server.moves
        naming = (await moves.load(table)).decision(0)
        await moves.act_as_bot(table, 0, naming, _parse("name wood"))
        # The decision is made: a second choice for it comes too late, even if it were legal now.
        await moves.act_as_bot(table, 0, naming, _parse("place wood a1"))
        assert await steps(site, table) == [(0, _parse("name wood"))]
        await moves.act_as_bot(table, 0, (await moves.load(table)).decision(0), _parse("place wood a1"))
        assert len(await steps(site, table)) == 2


async def test_a_bot_does_not_decide_for_a_person_or_out_of_turn(servers: Servers) -> None:
    async with servers.open(HangingExecutor) as site:
        ann, _, shown = await site.pair()
        session = await site.server.moves.load(shown["id"])
        for seat in (0, 1):
            await site.server.moves.act_as_bot(shown["id"], seat, session.decision(seat), _parse("name wood"))
        assert await steps(site, shown["id"]) == []
        assert await ann.look(shown) == shown
