"""Parts of pages for those who only watch: made once, and the same as if made for each."""

import re
from typing import Any

import pytest
from tests.server.fixtures import Person, Servers

from tabletown.server.http import shared_parts
from tabletown.server.http.pages.table.view import context
from tabletown.server.http.shared_parts import SharedParts

pytestmark = pytest.mark.anyio


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The perspectives for which parts are made from now on."""
    found, make = list[Any](), context

    def noted(session: Any, identity: Any, *more: Any) -> Any:
        found.append(identity)
        return make(session, identity, *more)

    monkeypatch.setattr("tabletown.server.http.pages.table.page.context", noted)
    return found


async def part(person: Person, shown: Any, query: str = "", **headers: str) -> str:
    answer = await person.client.get(f"/tables/{shown['id']}/part{query}", headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.text


async def test_a_part_is_made_once_for_all_who_only_watch(servers: Servers, made: list[Any]) -> None:
    async with servers.open() as site, servers.open() as other:
        ann, _, shown = await site.pair()
        watchers = [await site.visit(), await site.visit("Cy"), await site.visit()]
        first = [await part(each, shown) for each in watchers]
        assert len(set(first)) == 1
        assert made == [None]
        assert await part(await other.visit(), shown) == first[0]  # where nobody has asked before
        made.clear()
        await ann.play(shown, "name wood")
        after = [await part(each, shown) for each in watchers]
        assert len(set(after)) == 1
        assert after[0] != first[0]
        assert made == [None]


async def test_a_sealed_step_makes_no_new_part(servers: Servers, made: list[Any]) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        nobody = await site.visit()
        await ann.play(shown, "name wood")
        before = await part(nobody, shown)
        await ann.play(shown, "place wood a1")
        made.clear()
        assert await part(nobody, shown) == before
        assert made == []


async def test_players_and_those_who_have_left_get_their_own(servers: Servers, made: list[Any]) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        nobody = await site.visit()
        await part(nobody, shown)
        made.clear()
        assert await part(ann, shown) != await part(nobody, shown)
        assert len(made) == 1
        await bo.post(f"/tables/{shown['id']}/leave")
        assert f'action="/tables/{shown["id"]}/join"' in await part(bo, shown)
        assert f'action="/tables/{shown["id"]}/join"' not in await part(nobody, shown)


async def test_each_language_and_each_display_has_its_own(servers: Servers) -> None:
    async with servers.open() as site:
        _, _, shown = await site.pair()
        nobody, russian = await site.visit(), await site.visit(language="ru")
        found = {await part(nobody, shown), await part(russian, shown), await part(nobody, shown, "?narrow=true")}
        found |= {await part(nobody, shown, "?look=1"), await part(nobody, shown, "?look=0")}
        assert len(found) == 5


async def test_a_clock_that_runs_is_shown_as_it_is(servers: Servers) -> None:
    async with servers.open() as site:
        _, _, shown = await site.pair(clock={"kind": "per_move", "seconds": 60})
        nobody = await site.visit()
        assert 'data-left="60' in await part(nobody, shown)
        servers.clock.now += 7
        assert 'data-left="53' in await part(nobody, shown)


async def test_what_a_browser_has_is_left_out_and_the_rest_compressed(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        for person in (await site.visit(), ann):
            whole = await part(person, shown, **{"accept-encoding": "identity"})
            digest = (re.search(r"<!--p([\w-]{8})-->", whole) or [""])[1]
            path = f"/tables/{shown['id']}/part"
            packed = await person.client.get(path, headers={"accept-encoding": "gzip", "x-have": digest})
            assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
            assert packed.headers["cache-control"] == "no-store"
            assert f"<!--={digest}-->" in packed.text
            assert len(packed.text) < len(whole)
            assert await part(person, shown) == whole


def test_only_the_last_parts_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_parts, "_KEPT", 2)
    parts, made = SharedParts(), list[str]()

    def get(name: str) -> str:
        def make() -> str:
            made.append(name)
            return name

        return str(parts.get((name,), make))

    assert [get(each) for each in "abacab"] == list("abacab")
    assert made == list("abcb")
