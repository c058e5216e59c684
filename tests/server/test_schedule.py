"""Decisions of bots: with how much time, from which seed, and what a table that cannot go on does to others."""

import pytest
from tests.server.fixtures import PLAIN, HangingExecutor, Servers

import tabletown
from tabletown.server.bots.schedule import job
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.session import TableSession

pytestmark = pytest.mark.anyio
LEVEL = {"kind": "bot", "bot": "level:4"}


async def act(moves: MoveService, table: str, seat: int, text: str) -> TableSession:
    """Let the bot on a seat decide."""
    mark = (await moves.load(table)).decision(seat)
    await moves.act_as_bot(table, seat, mark, tabletown.game("tiny_towns").parse(text))
    return await moves.load(table)


async def test_later_steps_of_a_turn_take_less_time_and_each_seat_has_a_seed_of_its_own(servers: Servers) -> None:
    async with servers.open(HangingExecutor) as site:
        ann, moves = await site.visit("Ann"), site.server.moves
        seats = [LEVEL, LEVEL, {"kind": "me"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "options": PLAIN}, 201)
        first = job(await moves.load(shown["id"]), 0)
        session = await act(moves, shown["id"], 0, "name wood")
        jobs = [job(session, seat) for seat in (0, 1)]
        assert (first.bot, jobs[1].bot) == ("level:4", "level:4")
        assert jobs[0].bot.startswith("mcts:")
        assert len({first.seed, *(each.seed for each in jobs)}) == 3


@pytest.mark.parametrize("damaged", [0, 1])
async def test_a_table_that_cannot_go_on_does_not_keep_others_waiting(
    servers: Servers, damaged: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    async with servers.open(HangingExecutor) as dead, servers.open() as site:
        ann = await dead.visit("Ann")
        table = {"game": "tiny_towns", "seats": seats, "options": PLAIN}
        tables = [(await ann.post("/tables", table, 201))["id"] for _ in range(2)]
        load = MoveService.load

        async def fail(self: MoveService, name: str) -> TableSession:
            if name == tables[damaged]:
                raise ValueError("damaged")
            return await load(self, name)

        servers.clock.now += 60
        with monkeypatch.context() as broken:
            broken.setattr(MoveService, "load", fail)
            assert await site.server.bots.sweep() == 2
            await site.settle()
        steps = [len((await site.server.moves.load(name)).table.steps) for name in tables]
        assert [count > 0 for count in steps] == [damaged == 1, damaged == 0]
