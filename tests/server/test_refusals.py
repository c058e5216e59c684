"""Wrong, late and hostile requests: a clear answer in the language of the person, a proper status, nothing changed."""

from typing import Any

import pytest
from tests.server.fixtures import ADDRESS, PLAIN, TWO, Person, Servers, Site

pytestmark = pytest.mark.anyio

NEW = {"game": "tiny_towns", "seats": TWO, "options": PLAIN}


async def refused(site: Site, person: Person, method: str, path: str, **named: Any) -> tuple[int, str]:
    """The status and the code; the answer speaks the language of the person, and nothing has changed."""
    before = await site.stored()
    told = []
    for language in ("en", "ru"):
        answer = await person.client.request(method, f"/api{path}", headers={"Accept-Language": language}, **named)
        told.append(answer.json())
        reasons = {"rule", "reason"} if told[-1]["code"] == "illegal-action" else set()
    assert {"code", "arguments", "text"} <= set(told[-1]) <= {"code", "arguments", "text"} | reasons
    assert told[0]["text"] != told[1]["text"]
    assert any("а" <= letter <= "я" for letter in told[1]["text"].lower())
    assert told[0]["code"] == told[1]["code"] != told[0]["text"]
    assert await site.stored() == before
    return answer.status_code, told[0]["code"]


async def test_at_a_table(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        cy, nobody = await site.visit("Cy"), await site.visit()
        at = f"/tables/{shown['id']}"
        theirs = await bo.look(shown)

        async def act(person: Person, action: object, version: str = shown["version"], **more: Any) -> tuple[int, str]:
            body = {"action": action, "version": version, **more}
            return await refused(site, person, "POST", f"{at}/act", json=body)

        assert await act(nobody, "name wood") == (401, "server-nobody")
        assert await act(cy, "name wood") == (403, "server-not-seated")
        assert await act(ann, "name wood", seat=1) == (403, "server-not-your-seat")
        assert await act(ann, "name wood", seat=2) == (404, "unknown-seat")
        assert await act(ann, "name wood", seat=-1) == (400, "server-request")
        assert await act(ann, "name wood", seat=10**40) == (400, "server-request")
        assert await act(bo, "name wood", theirs["version"]) == (409, "table-not-your-turn")
        assert await act(bo, "name wood") == (409, "table-not-your-turn")
        assert await act(ann, "place wood a1") == (422, "illegal-action")
        assert await act(ann, -1) == (400, "server-request")
        assert await act(ann, 10**9) == (422, "illegal-action")
        assert await act(ann, "dance") == (400, "malformed-action-verb")
        assert await act(ann, "x" * 300) == (400, "server-request")
        assert await act(ann, 10**40) == (400, "server-request")
        assert await act(ann, "name wood", "0-0") == (409, "server-stale")
        assert await act(ann, "name wood", "") == (409, "server-stale")
        assert await act(ann, "name wood", shown["version"] + "\0") == (400, "server-request")
        assert await act(ann, "name\0wood") == (400, "malformed-action-verb")
        assert await refused(site, ann, "POST", f"{at}/act", json={"action": "name wood"}) == (400, "server-request")
        assert await refused(site, ann, "POST", f"{at}/act", content=b"{") == (400, "server-request")
        assert await refused(site, ann, "POST", f"{at}/undo", json={"version": shown["version"]}) == (
            409,
            "table-undo-start",
        )
        body = {"version": shown["version"], "accept": True}
        assert await refused(site, ann, "POST", f"{at}/answer", json=body) == (409, "table-offer-none")
        lone = b'{"invitation": "\\ud800"}'
        assert (await refused(site, cy, "POST", f"{at}/join", content=lone))[0] in (400, 403)
        assert await refused(site, ann, "POST", f"{at}/act", content=b'{"action": "\xff"}') == (400, "server-request")
        assert await refused(site, cy, "GET", f"{at}?seat=first") == (400, "server-request")
        assert await refused(site, cy, "POST", f"{at}/join", json={}) == (409, "server-full")
        assert await refused(site, cy, "POST", f"{at}/join", json={"seat": 0}) == (409, "server-full")
        assert await refused(site, cy, "POST", f"{at}/chat", json={"text": "hi"}) == (403, "server-not-seated")
        assert await refused(site, cy, "GET", f"{at}?seat=0") == (403, "server-not-your-seat")
        assert await refused(site, bo, "GET", f"{at}/log?seat=0") == (403, "server-not-your-seat")
        assert await refused(site, bo, "GET", f"{at}/record") == (409, "server-record-running")
        assert await refused(site, bo, "POST", f"{at}/bots", json={"seat": 0}) == (403, "server-owner")


@pytest.mark.parametrize("path", ["", "/legal", "/log", "/record", "/events", "/chat"])
async def test_of_an_unknown_table(servers: Servers, path: str) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        assert await refused(site, ann, "GET", f"/tables/nowhere{path}") == (404, "server-no-table")
        assert await refused(site, ann, "GET", f"/tables/%00{path}") == (404, "server-no-table")
        assert (await refused(site, ann, "GET", f"/tables/{'x' * 100}{path}"))[0] == 400


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, (404, "unknown-game")),
        ({"seats": []}, (400, "server-request")),
        ({"seats": TWO * 10}, (400, "server-request")),
        ({"seats": [{"kind": "me"}], "options": {"mode": "standard"}}, (422, "options-seats")),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep_blue"}]}, (422, "unknown-bot")),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "mcts:3600s"}]}, (422, "unknown-bot")),
        ({"seats": [{"kind": "me", "name": "\u202e\u0007"}, {"kind": "bot"}]}, (400, "server-name")),
        ({"options": {"mode": "chaos"}}, (422, "options-mode")),
        ({"options": {"seats": 3}}, (409, "table-seats")),
        ({"options": {"no_such": 1}}, (422, "options-unknown")),
        ({"options": {"monuments": "maybe"}}, (422, "options-value")),
        ({"clock": {"kind": "per_move", "seconds": -1}}, (400, "server-clock")),
        ({"clock": {"kind": "bank", "seconds": 1e300}}, (400, "server-clock")),
        ({"clock": {"kind": "sundial"}}, (400, "server-request")),
        ({"undo_policy": "always"}, (400, "server-request")),
        ({"colour": "red"}, (400, "server-request")),
    ],
)
async def test_to_open_a_table(servers: Servers, change: dict[str, Any], expected: tuple[int, str]) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        assert await refused(site, ann, "POST", "/tables", json={**NEW, **change}) == expected


async def test_that_are_too_large_or_too_deep(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        assert await refused(site, ann, "POST", "/tables", content=b" " * 100_000) == (413, "server-too-large")
        assert await refused(site, ann, "POST", "/verify", content=b" " * 5_000_000) == (413, "server-too-large")
        deep = b'{"game": "tiny_towns", "seats": [], "options": {"x": ' + b"[" * 20_000 + b"]" * 20_000 + b"}}"
        assert await refused(site, ann, "POST", "/tables", content=deep) == (400, "server-nested")
        chat = f"/tables/{shown['id']}/chat"
        assert await refused(site, ann, "POST", chat, json={"text": "x" * 1000}) == (400, "server-message")
        assert await refused(site, ann, "POST", chat, json={"text": " \u200b\n "}) == (400, "server-message")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b'{"format": "chess"}', "record-foreign"),
        (b"\x89PNG\r\n\x1a\n", "record-json"),
        (b"", "record-truncated"),
        (b'{"format": "tabletown", "version": 99}', "record-version"),
        (b'{"format": "tabletown", "version": 1, "game": "tiny_towns"}', "record-field"),
        (b'{"x":' + b"[" * 100_000, "record-nested"),
    ],
)
async def test_with_a_record_that_is_none(servers: Servers, content: bytes, code: str) -> None:
    async with servers.open() as site:
        assert await refused(site, await site.visit(), "POST", "/verify", content=content) == (422, code)


async def test_at_wrong_addresses_and_from_other_sites(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        assert await refused(site, ann, "GET", "/nothing") == (404, "server-no-page")
        assert await refused(site, ann, "DELETE", "/tables") == (405, "server-method")
        before = await site.stored()
        for origin in ("https://evil.example", "null", "http://tabletown.test.evil.example"):
            answer = await ann.client.post("/api/tables", json=NEW, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "server-other-site")
        hostless = ann.client.build_request("POST", f"{ADDRESS}:8080/api/tables", json=NEW, headers={"Origin": "null"})
        del hostless.headers["Host"]
        assert (await ann.client.send(hostless)).status_code == 403
        assert await site.stored() == before
        answer = await ann.client.post("/api/tables", json=NEW, headers={"Origin": "http://tabletown.test"})
        assert answer.status_code == 201
