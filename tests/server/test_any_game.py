"""Every game can be played over the API: by a person and bots, with a restart in the middle, to a record that holds."""

import pytest
from tests.server.fixtures import House, Lost

import tabletown
from tabletown.table import Record, verify

pytestmark = pytest.mark.anyio

DECISIONS = 4


@pytest.mark.parametrize("name", tabletown.games())
async def test_a_person_and_bots_play_and_the_bots_end_it(house: House, name: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    async with house.open() as door:
        ann = await door.visit("Ann", "ru")
        shown = await ann.post("/tables", {"game": name, "seats": seats}, 201)
        for _ in range(DECISIONS):
            await door.settle()
            shown = await ann.look(shown)
            assert shown["legal"]
            assert all(choice["label"] for choice in shown["legal"])
            shown = await ann.act(shown, shown["legal"][-1]["text"])
        await door.settle()
        shown = await ann.look(shown)
        log = await ann.get(f"/tables/{shown['id']}/log")
        assert all(" " in told["sentence"]["text"] for told in log)
    async with house.open(Lost) as door:
        again = await door.visit(like=ann, language="ru")
        assert await again.look(shown) == shown
    async with house.open() as door:
        again = await door.visit(like=ann)
        await again.post(f"/tables/{shown['id']}/leave")
        await door.settle()
        answer = await again.client.get(f"/api/tables/{shown['id']}/record")
        assert verify(Record.decode(answer.content)).holds
