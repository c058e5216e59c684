"""Noninterference over the API: what others do under seal changes no byte of any answer."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.server.fixtures import Person, Servers

pytestmark = pytest.mark.anyio

WORLDS = [
    ["place wood a1"],
    ["place wood d4"],
    ["place wood a1", "undo", "place wood c2"],
    ["place wood a1", "undo", "place wood d4", "undo", "place wood b4"],
    ["place wood a1", "done"],  # that a seat is done is for all to see
]


async def told(person: Person, table: str) -> list[Any]:
    """Everything that somebody can ask for."""
    paths = [f"/tables/{table}{path}" for path in ("", "/legal", "/log", "/record", "/chat", "?seat=1")]
    answers = [await person.client.get(f"/api{path}") for path in [*paths, "/me/tables", "/tables"]]
    return [(answer.status_code, answer.content, dict(answer.headers)) for answer in answers]


async def test_sealed_steps_change_no_answer_to_the_others(servers: Servers, tmp_path: Path) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        await ann.play(shown, "name wood")
    start = Path(servers.database.removeprefix("sqlite:///"))
    found = []
    for number, world in enumerate(WORLDS):
        copy = tmp_path / f"world{number}.sqlite"
        shutil.copy(start, copy)
        other = Servers(f"sqlite:///{copy}")
        other.clock.now = servers.clock.now + number  # nor does it matter when they do it
        async with other.open() as site:
            here = await site.visit(like=ann)
            for text in world:
                seen = await here.look(shown)
                if text == "undo":
                    await here.post(f"/tables/{shown['id']}/undo", {"version": seen["version"]})
                else:
                    await here.act(seen, text)
            watching = [await site.visit(like=bo), await site.visit()]
            found.append([await told(person, shown["id"]) for person in watching])
            assert (await told(here, shown["id"])) != found[-1][0]
    assert found[0] == found[1] == found[2] == found[3]
    assert found[0][0] != found[4][0]
    assert found[0][1] != found[4][1]


async def test_a_sealed_step_does_not_move_its_table_up_in_the_list(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, first = await site.pair()
        await ann.play(first, "name wood")
        servers.clock.now += 10
        await site.pair()
        stranger = await site.visit()
        before = (await stranger.client.get("/?games=true")).content
        servers.clock.now += 10
        await ann.play(first, "place wood a1")
        assert (await stranger.client.get("/?games=true")).content == before
        assert before.count(b'id="running-') == 2


async def test_after_the_match_everything_is_told_to_everybody(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats}, 201)
        await ann.post(f"/tables/{shown['id']}/leave")
        await site.settle()
        nobody = await site.visit()
        views = [await nobody.get(f"/tables/{shown['id']}", params={"seat": seat}) for seat in (0, 1)]
        assert [view["view"]["seat"] for view in views] == [0, 1]
        assert len((await nobody.get(f"/tables/{shown['id']}/record"))["seed"]) == 64
