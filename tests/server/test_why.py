"""Why not: what somebody is told who wants the impossible, on the page and over the API."""

import re

import pytest
from tests.server.fixtures import Person, Servers, Site
from tests.server.pages import seen

import tabletown
from tabletown.core.registry import shipped

pytestmark = pytest.mark.anyio


async def table_of(person: Person, name: str) -> str:
    """A running table of a person against themselves: all seats are theirs."""
    game = tabletown.game(name)
    seats = min(count for counts in game.modes.values() for count in counts)
    body = {"game": name, "options": {"seats": seats}, "seats": [{"kind": "me"}] * seats}
    answer = await person.client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def visit(site: Site, language: str = "en") -> Person:
    return await site.visit("Ann", language=language)


async def test_the_api_says_why_and_what_is_legal(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await visit(site)
        table = await table_of(ann, "tiny_towns")
        shown = (await ann.client.get(f"/api/tables/{table}")).json()
        seat = shown["seat"]
        legal = shown["legal"][0]["action"]
        found = (await ann.client.get(f"/api/tables/{table}/why?action={legal}&seat={seat}")).json()
        assert found == {"action": legal, "legal": True, "rule": "", "reason": None}
        refused = (await ann.client.get(f"/api/tables/{table}/why?action=place wood a1&seat={seat}")).json()
        assert not refused["legal"]
        assert refused["rule"].startswith("TT-")
        assert refused["reason"]["message"].startswith("tiny_towns-why-")
        assert refused["reason"]["text"].endswith(".")
        assert (await ann.client.get(f"/api/tables/{table}/why?action={10**8}&seat={seat}")).status_code == 400


async def test_a_refused_action_comes_with_reason_and_rule(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await visit(site, "ru")
        table = await table_of(ann, "tiny_towns")
        shown = (await ann.client.get(f"/api/tables/{table}")).json()
        body = {"action": "place wood a1", "version": shown["version"], "seat": shown["seat"]}
        answer = await ann.client.post(f"/api/tables/{table}/act", json=body, headers={"Accept-Language": "ru"})
        assert answer.status_code == 422
        told = answer.json()
        assert told["code"] == "illegal-action"
        assert told["rule"].startswith("TT-")
        assert told["reason"]
        assert told["text"] == f"Так ходить нельзя. {told['reason']}"


@pytest.mark.parametrize("name", sorted(shipped()))
async def test_touching_anything_unlit_is_answered(servers: Servers, name: str) -> None:
    async with servers.open() as site:
        ann = await visit(site)
        table = await table_of(ann, name)
        shown = (await ann.client.get(f"/api/tables/{table}")).json()
        page = await seen(ann, f"/tables/{table}/part?seat={shown['seat']}")
        boards = re.findall(r' id="([a-z_0-9-]+)-board"', page)
        ids = re.findall(r' id="([a-z_0-9-]+)"', re.sub(r"<[^>]*data-actions[^>]*>", "", page))
        keys = {id_.removeprefix(f"{board}-") for board in boards for id_ in ids if id_.startswith(f"{board}-")}
        keys = {key for key in keys if key != "board" and not key.startswith("layer-")}
        assert keys
        told = 0
        for key in sorted(keys)[:60]:
            part = await seen(ann, f"/tables/{table}/why?piece={key}&seat={shown['seat']}")
            assert re.search(r'<p class="why"><span>[^<]+</span>|<p class="why" hidden>', part), key
            told += " hidden>" not in part
        assert told


async def test_who_has_no_decision_is_told_whom_the_table_waits_for(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await visit(site), await site.visit("Bo")
        body = {"game": "torres", "options": {"seats": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await ann.client.post("/api/tables", json=body)).json()["id"]
        early = await ann.client.get(f"/tables/{table}/why?piece=square-a1")
        assert early.status_code == 409
        assert (await bo.client.post(f"/api/tables/{table}/join", json={})).status_code == 200
        turns = [(await each.client.get(f"/api/tables/{table}")).json()["legal"] for each in (ann, bo)]
        waiting = ann if not turns[0] else bo
        assert "Not your turn" in await seen(waiting, f"/tables/{table}/why?piece=square-a1")
        stranger = await site.visit("Cy")
        await seen(stranger, f"/tables/{table}/why?piece=square-a1", 403)
        await seen(ann, f"/tables/{table}/why?piece=%3Cb%3E", 400)
