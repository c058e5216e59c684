"""Every game can be played over the API: by a person and bots, with a restart in the middle, to a record that holds."""

import pytest
from tests.server.fixtures import HangingExecutor, Servers

import tabletown
from tabletown.table import Record, verify

pytestmark = pytest.mark.anyio

DECISIONS = 4


@pytest.mark.parametrize("name", tabletown.games())
async def test_a_person_and_bots_play_and_the_bots_end_it(servers: Servers, name: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    async with servers.open() as site:
        ann = await site.visit("Ann", "ru")
        shown = await ann.post("/tables", {"game": name, "seats": seats}, 201)
        for _ in range(DECISIONS):
            await site.settle()
            shown = await ann.look(shown)
            assert shown["legal"]
            assert all(choice["label"] for choice in shown["legal"])
            shown = await ann.act(shown, shown["legal"][-1]["text"])
        await site.settle()
        shown = await ann.look(shown)
        log = await ann.get(f"/tables/{shown['id']}/log")
        assert all(" " in told["sentence"]["text"] for told in log)
    async with servers.open(HangingExecutor) as site:
        again = await site.visit(like=ann, language="ru")
        assert await again.look(shown) == shown
    async with servers.open() as site:
        again = await site.visit(like=ann)
        await again.post(f"/tables/{shown['id']}/leave")
        await site.settle()
        answer = await again.client.get(f"/api/tables/{shown['id']}/record")
        assert verify(Record.decode(answer.content)).holds
