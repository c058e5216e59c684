"""Looks and decisions without the layers of the framework are answered as the routes answer them."""

import gzip
import json
import re
from typing import Any

import pytest
from litestar import Litestar
from tests.server.fixtures import PLAIN, Person, Servers, Site

from tabletown.server.http.hot_paths import HotPaths
from tabletown.server.tables.responses import EncodedViews

pytestmark = pytest.mark.anyio

CHANGING = {"x-request-id"}
Answer = tuple[int, dict[str, str], bytes]


async def ask(app: Any, method: str, path: str, headers: dict[str, str], body: bytes = b"", pieces: int = 1) -> Answer:
    """The status, headers and body of a response, as they are sent."""
    path, _, query = path.partition("?")
    size = -(-len(body) // pieces) or 1
    messages = [
        {"type": "http.request", "body": body[n * size : (n + 1) * size], "more_body": n < pieces - 1} for n in range(pieces)
    ]
    found: dict[str, Any] = {"body": b""}

    async def receive() -> Any:
        return messages.pop(0) if messages else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            found["status"] = message["status"]
            found["headers"] = {name.decode().lower(): value.decode() for name, value in message["headers"]}
        else:
            found["body"] += message.get("body", b"")

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("10.1.1.1", 1),
        "server": ("tabletown.test", 80),
    }
    await app(scope, receive, send)
    kept = {name: value for name, value in found["headers"].items() if name not in CHANGING}
    return found["status"], kept, found["body"]


def is_hot(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths that are answered without the framework from now on."""
    said: list[str] = []
    original = HotPaths._answer

    async def answer(self: HotPaths, asked: Any, scope: Any, receive: Any) -> Any:
        said.append(scope["path"])
        return await original(self, asked, scope, receive)

    monkeypatch.setattr(HotPaths, "_answer", answer)
    return said


def refuse_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave everything to the routes."""
    original = HotPaths.__call__

    async def call(self: HotPaths, scope: Any, receive: Any, send: Any) -> None:
        await self._inner(scope, receive, send)

    assert original is not call
    monkeypatch.setattr(HotPaths, "__call__", call)


def headers_of(person: Person, **more: str) -> dict[str, str]:
    token = person.client.cookies.get("tabletown")
    cookie = {} if token is None else {"cookie": f"tabletown={token}"}
    return {"host": "tabletown.test", "accept-language": "ru", **cookie, **more}


async def both(app: Litestar, monkeypatch: pytest.MonkeyPatch, *given: Any) -> tuple[Answer, Answer]:
    """The response of the hot path and that of the routes."""
    one = await ask(app, *given)
    with monkeypatch.context() as patch:
        refuse_all(patch)
        two = await ask(app, *given)
    return one, two


async def sit(ann: Person, bo: Person, **more: Any) -> Any:
    body = {"game": "tiny_towns", "options": PLAIN, "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    shown = await ann.post("/tables", body, 201)
    await bo.post(f"/tables/{shown['id']}/join")
    return await ann.look(shown)


async def play(site: Site, **more: Any) -> tuple[Person, Person, Any]:
    ann, bo = await site.visit("Ann"), await site.visit("Bo")
    return ann, bo, await sit(ann, bo, **more)


@pytest.mark.parametrize("packed", [False, True])
async def test_a_look_is_the_same(servers: Servers, monkeypatch: pytest.MonkeyPatch, packed: bool) -> None:
    async with servers.open() as site:
        ann, bo, shown = await play(site)
        said = is_hot(monkeypatch)
        for person in (ann, bo, await site.visit()):
            headers = headers_of(person, **({"accept-encoding": "gzip, br"} if packed else {}))
            for path in (f"/api/tables/{shown['id']}", f"/api/tables/{shown['id']}?seat=0"):
                one, two = await both(site.app, monkeypatch, "GET", path, headers)
                assert (one[0], unpacked(one)) == (two[0], unpacked(two))
                if packed and one[0] == 200:  # a packed body tells the time when it was made
                    assert one[1].pop("content-length")
                    assert two[1].pop("content-length")
                assert one[1] == two[1]
        assert len(said) == 6


def unpacked(answer: Answer) -> bytes:
    return gzip.decompress(answer[2]) if "content-encoding" in answer[1] else answer[2]


LOOKS: list[tuple[str, dict[str, str]]] = [
    ("/api/tables/000000000000", {}),
    ("/api/tables/{id}?seat=7", {}),
    ("/api/tables/{id}?seat=1", {}),
    ("/api/tables/{id}?seat=x", {}),
    ("/api/tables/{id}?seat=100", {}),
    ("/api/tables/{id}?seat=0&seat=1", {}),
    ("/api/tables/{id}?language=en", {}),
    ("/api/tables/{id}/", {}),
    ("/api/tables/" + "a" * 33, {}),
    ("/api/tables/{id}", {"cookie": 'tabletown="a%20b"; language=en'}),
    ("/api/tables/{id}", {"cookie": "tabletown=nonsense; language=en"}),
    ("/api/tables/{id}", {"host": "a b"}),
    ("/api/tables/{id}", {"origin": "http://elsewhere.test"}),
]


async def test_an_unusual_look_is_the_same(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers.open() as site:
        ann, _, shown = await play(site)
        for path, headers in LOOKS:
            given = headers_of(ann) | headers
            one, two = await both(site.app, monkeypatch, "GET", path.format(id=shown["id"]), given)
            assert one == two, path


ACTS: list[tuple[Any, dict[str, str], int]] = [
    ({"action": "name wood"}, {}, 200),
    ({"action": "name wood", "seat": 0}, {}, 200),
    ({"action": "name wood"}, {"origin": "http://tabletown.test"}, 200),
    ({"action": "name wood"}, {"origin": "http://elsewhere.test"}, 403),
    ({"action": "name wood"}, {"sec-fetch-site": "cross-site"}, 403),
    ({"action": "name wood"}, {"cookie": ""}, 401),
    ({"action": "name gold"}, {}, 400),
    ({"action": "name wood", "seat": 1}, {}, 403),
    ({"action": "name wood", "seat": "0"}, {}, 200),
    ({"action": "0"}, {}, 400),
    ({"action": 10**9}, {}, 422),
    ({"action": -1}, {}, 400),
    ({"action": 0, "more": 1}, {}, 400),
    ({"action": 0, "version": "0-0"}, {}, 409),
    ({"action": 0, "version": "x"}, {}, 400),
    ({}, {}, 400),
    ([], {}, 400),
    (b"{", {}, 400),
    (b"", {}, 400),
    (b"\xff", {}, 400),
    (b"[" * 60_000, {}, 400),
    (b'"' + b"x" * 70_000 + b'"', {}, 413),
]


@pytest.mark.parametrize("pieces", [1, 3])
async def test_a_decision_is_the_same(servers: Servers, monkeypatch: pytest.MonkeyPatch, pieces: int) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        for given, headers, status in ACTS:
            answers = []
            for is_plain in (False, True):
                shown = await sit(ann, bo)
                body = given if isinstance(given, bytes) else json.dumps(with_version(given, shown)).encode()
                sent = headers_of(ann) | {"content-length": str(len(body)), "content-type": "application/json"} | headers
                with monkeypatch.context() as patch:
                    if is_plain:
                        refuse_all(patch)
                    answer = await ask(site.app, "POST", f"/api/tables/{shown['id']}/act", sent, body, pieces)
                answers.append(unnamed(answer, shown))
            assert answers[0] == answers[1], given
            assert answers[0][0] == status, given
            servers.monotonic.now += 60  # or too many tables would be opened in a minute


def with_version(given: Any, shown: Any) -> Any:
    return {"version": shown["version"], **given} if isinstance(given, dict) else given


def unnamed(answer: Answer, shown: Any) -> Answer:
    """A response without what differs between two tables."""
    status, headers, body = answer
    for secret in (shown["id"], shown["commitment"]):
        body = body.replace(secret.encode(), b"-")
    return status, headers, re.sub(rb'"version":"[^"]*"', b"", body)


async def test_the_usual_decision_takes_the_short_way(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers.open() as site:
        ann, _, shown = await play(site)
        said = is_hot(monkeypatch)
        await ann.act(shown, "name wood")
        assert said == [f"/api/tables/{shown['id']}/act"]


async def test_a_fault_is_answered_and_logged(
    servers: Servers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with servers.open() as site:
        ann, _, shown = await play(site)

        def fail(*_: Any) -> bytes:
            raise ZeroDivisionError

        monkeypatch.setattr(EncodedViews, "get", fail)
        status, headers, body = await ask(site.app, "GET", f"/api/tables/{shown['id']}", headers_of(ann))
        assert (status, json.loads(body)["code"]) == (500, "server-failed")
        assert "content-security-policy" in headers
        assert "GET /api/tables/{table} failed" in caplog.text


# Views that are kept.


async def test_a_kept_view_is_that_of_its_viewer(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await play(site)
        nobody = await site.visit()
        found = [await each.look(shown) for each in (ann, bo, nobody) for _ in range(2)]
        assert [each["seat"] for each in found] == [0, 0, 1, 1, None, None]
        assert [[seat["mine"] for seat in each["seats"]] for each in found[::2]] == [
            [True, False],
            [False, True],
            [False] * 2,
        ]
        assert found[0]["legal"]
        assert not found[2]["legal"]


async def test_the_time_left_is_never_an_old_one(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await play(site, clock={"kind": "bank", "seconds": 600})
        before = (await ann.look(shown))["seats"][0]["time_left"]
        servers.clock.now += 5
        assert (await ann.look(shown))["seats"][0]["time_left"] == before - 5


async def test_few_views_are_kept(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletown.server.tables.responses._ENCODED", 2)
    async with servers.open() as site:
        ann, bo, shown = await play(site)
        for person in (ann, bo, await site.visit()):
            await person.look(shown)
        assert len(site.server.views._kept) == 2


async def test_a_version_is_the_same_however_often_it_was_asked_for(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await play(site)
        table = shown["id"]
        for text in ("name wood", "place wood a1"):
            shown = await ann.act(await ann.look(shown), text)
            await bo.look(shown)
        shown = await ann.post(f"/tables/{table}/undo", {"version": shown["version"], "steps": 1})
        for person, texts in ((ann, ("place wood b2", "done")), (bo, ("place wood c3", "done"))):
            await person.play(shown, *texts)
            await bo.look(shown)
        known = await site.server.moves.load(table)
        site.server.moves.forget(table)
        again = await site.server.moves.load(table)
        assert again is not known
        assert [again.version(viewer) for viewer in (None, 0, 1)] == [known.version(viewer) for viewer in (None, 0, 1)]


async def test_no_route_starts_tasks_for_its_dependencies(servers: Servers) -> None:
    async with servers.open() as site:
        maps = [getattr(route, "route_handler_map", {}) for route in site.app.routes]
        sizes = [len(batch) for found in maps for _, model in found.values() for batch in model.dependency_batches]
        assert len(sizes) > 100
        assert set(sizes) == {1}
