"""Every route x every kind of visitor: the status of each, and the security headers.

A route that is not listed in `routes.py` fails here.
"""

import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.fixtures import TODAY, Person, Servers, Site, Stream
from tests.server.roles import ROLES, World, build
from tests.server.routes import ROUTES, Route

from tabletown.server.http.pages.files import edition
from tabletown.server.http.pages.shell import HEADERS

pytestmark = pytest.mark.anyio

WEAKEST_FIRST = ("stranger", "spectator", "former", "other", "owner")
WRITING = sorted(way for way in ROUTES if not way.startswith("GET "))
FOREIGN = (
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": "http://tabletown.test.evil.example"},
    {"Origin": "http://tabletown.test:81"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
)


@pytest.fixture(scope="session")
def world(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> World:
    """Made once, copied for each test."""
    path = tmp_path_factory.mktemp("world") / "world.sqlite"
    shutil.copy(migrated, path)
    return build(path)


def routes(site: Site) -> set[str]:
    """Return all routes of the application; OPTIONS only lists methods."""
    found = set()
    for route in site.app.routes:
        for method in getattr(route, "methods", ()):
            if method != "OPTIONS":
                found.add(f"{method} {re.sub(r':[a-z]+}', '}', route.path)}")
    return found


async def test_every_door_is_in_the_list(servers: Servers) -> None:
    async with servers.open() as site:
        assert routes(site) == set(ROUTES)


class Request(Person):
    """What a visitor sends through a site."""

    def __init__(self, person: Person, name: str, world: World, sort: str) -> None:
        super().__init__(person.client)
        self.way = ROUTES[name]
        self.method, _, template = name.partition(" ")
        self.table = world.tables[f"{self.way.phase} {sort}"]
        values = {
            "table": self.table,
            "record": world.record,
            "invitation": world.invitations[sort],
            "step": "0",
            "session": "0123456789abcdef",
            "user": "0123456789abcdef",
            "channel": "0123456789abcdef",
            "passkey": "0123456789abcdef",
            "token": "0123456789abcdef",
            "path": "elsewhere",
            "day": TODAY,
            "game": "tiny_towns",
            "lesson": "nowhere",
            "number": "0",
            "_edition": edition(),
            "name": "tokens.css" if template.startswith("/static") else "tiny_towns",
        }
        self.path = template.format(**values) + self.way.query

    async def send(self, app: Any, **headers: str) -> tuple[int, httpx.Headers, bytes]:
        """The answer."""
        if self.path.endswith("/events"):
            return await _heard(app, self.path, self)
        more: dict[str, Any] = {}
        if self.way.json is not None:
            more["json"] = {**self.way.json, **await self._version()}
        elif self.way.form is not None:
            more["data"] = {**self.way.form, **await self._version()}
            if self.path == "/records/new":
                more = {"files": {"file": ("x.json", b"{}")}}
        answer = await self.client.request(self.method, self.path, headers=headers, **more)
        return answer.status_code, answer.headers, answer.content

    async def _version(self) -> dict[str, str]:
        if not self.way.versioned:
            return {}
        shown = await self.client.get(f"/api/tables/{self.table}")
        return {"version": shown.json().get("version", "0-0")}


async def _heard(app: Any, path: str, person: Person) -> tuple[int, httpx.Headers, bytes]:
    """The head of a stream."""
    stream = Stream(app, path, person, None)
    async with stream.listening():
        message = await stream._sent.get()
    return message["status"], httpx.Headers(message["headers"]), b""


@pytest.mark.parametrize(
    ("name", "sort"),
    [*((name, "public") for name in sorted(ROUTES)), *((name, "private") for name in sorted(ROUTES) if "{table}" in name)],
)
async def test_who_is_let_in(world: World, tmp_path: Path, name: str, sort: str) -> None:
    way = ROUTES[name]
    expected = dict(zip(ROLES, map(int, ((way.private if sort == "private" else "") or way.public).split())))
    found = {}
    async with world.open(tmp_path) as (site, people):
        for role in WEAKEST_FIRST:
            before = await site.stored()
            status, headers, body = await Request(people[role], name, world, sort).send(site.app)
            found[role] = status
            refused = status >= 400
            if refused or not way.changes:
                assert await site.stored() == before, f"{role} is refused, and yet something has changed"
            check_headers(way, headers)
            check_page(headers, body)
            for seed in world.seeds.values() if way.phase != "over" and "{record}" not in name else ():
                assert seed.encode() not in body
    assert found == expected


@pytest.mark.parametrize("name", WRITING)
async def test_pages_of_other_sites_change_nothing(world: World, tmp_path: Path, name: str) -> None:
    async with world.open(tmp_path) as (site, people):
        before = await site.stored()
        for foreign in FOREIGN:
            for role in ("owner", "stranger"):
                status, headers, body = await Request(people[role], name, world, "public").send(site.app, **foreign)
                assert (status, b"server-other-site" in body, "set-cookie" in headers) == (403, True, False)
        assert await site.stored() == before


def check_headers(way: Route, headers: httpx.Headers) -> None:
    """What the browser is told."""
    for name, value in HEADERS.items():
        assert headers[name] == value or name == "Referrer-Policy"
    assert headers["Referrer-Policy"] in ("same-origin", "strict-origin")
    for cookie in headers.get_list("set-cookie"):
        parts = {part.strip().lower() for part in cookie.split(";")}
        assert {"httponly", "samesite=lax"} <= parts or "max-age=0" in parts


def check_page(headers: httpx.Headers, body: bytes) -> None:
    """A page holds no script and no style of its own, and no address that is a script."""
    if headers.get("content-type", "").startswith("text/html"):
        Inspector().feed(body.decode())


class Inspector(HTMLParser):
    """Refuses whatever a strict policy would."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert tag not in ("style", "base", "object", "embed", "iframe"), tag
        assert tag != "script" or (given.get("src") or "").startswith("/static/"), "a script in the page"
        for name, value in given.items():
            assert not name.startswith("on"), f"{name} of {tag}"
            assert name != "style", f"a style of {tag}"
            if name.startswith("hx-") or name in ("href", "src", "action", "formaction", "xlink:href", "srcset"):
                assert not re.match(r"\s*(javascript|vbscript|data):", value or "", re.I), f"{name}={value}"

    handle_startendtag = handle_starttag


def test_the_policy_allows_no_script_but_our_files() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["form-action"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
