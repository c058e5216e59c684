"""Hostile visitors: cookies, limits, bodies that grow, text that would be a script, and secrets that must not get out."""

import ast
import gzip
import io
import json
import logging
import re
import zipfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from tests.server.fixtures import QUICK, TWO, Person, Servers, Site
from tests.server.test_security_routes import check_page

from tabletown.server.app import Server, create_app
from tabletown.server.http.dependencies import address_of
from tabletown.server.ops import logs
from tabletown.server.settings import Settings
from tabletown.server.tables.requests import Me
from tabletown.server.users.accounts import Accounts
from tabletown.server.users.limits import Limit

pytestmark = pytest.mark.anyio

PHRASE = "correct horse battery"
# One for each context in which text could break out: HTML, attributes, templates, Fluent, addresses, JSON, terminals.
HOSTILE = [
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=a()>",
    "</svg><style>*{}</style>",
    "{{ 7*7 }}{% raw %}",
    "{ $seat } { server-login }",
    "javascript:alert(1)",
    "\\u003c/script\\u003e",
    "%3Cscript%3E&lt;b&gt;",
    "a\u202eb\u2066c\x00\x1b[31m",
    "' OR 1=1; --",
]


async def browser(settings: Settings, address: str, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody at a server with other settings."""
    server = Server(settings, hasher=QUICK, sweeping=False)
    app: Any = create_app(server=server)
    transport = httpx.ASGITransport(app, client=(address, 1))
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://t.test", headers=headers) as client:
        yield client


# Cookies and proxies.


@pytest.mark.parametrize(
    ("chosen", "headers", "secure"),
    [
        ({}, {}, False),
        ({"secure_cookies": True}, {}, True),
        ({"proxies": "10.9.9.9"}, {"X-Forwarded-Proto": "https"}, True),
        ({"proxies": "10.9.9.9"}, {"X-Forwarded-Proto": "http"}, False),
        ({"proxies": "10.8.8.8"}, {"X-Forwarded-Proto": "https"}, False),  # whom nobody believes
        ({}, {"X-Forwarded-Proto": "https"}, False),
    ],
)
async def test_every_cookie_is_for_tls_alone_behind_tls(
    servers: Servers, chosen: dict[str, Any], headers: dict[str, str], secure: bool
) -> None:
    settings = Settings(database=servers.database, **chosen)
    async for client in browser(settings, "10.9.9.9", **headers):
        answers = [
            await client.post("/api/me", json={}),
            await client.post("/switch", data={"theme": "dark", "language": "ru"}),
        ]
        cookies = [each for answer in answers for each in answer.headers.get_list("set-cookie")]
        assert len(cookies) == 3
        for cookie in cookies:
            parts = [part.strip() for part in cookie.split(";")]
            assert ("Secure" in parts) is secure
            assert parts.count("Secure") <= 1
            assert {"HttpOnly", "SameSite=lax"} <= set(parts)


async def test_limits_follow_the_address_that_a_trusted_proxy_tells(servers: Servers) -> None:
    trusting = Settings(database=servers.database, proxies="10.9.9.9")
    async for client in browser(trusting, "10.9.9.9"):
        for number in range(35):
            client.cookies.clear()
            answer = await client.post("/api/me", json={}, headers={"X-Forwarded-For": f"203.0.113.{number}"})
            assert answer.status_code == 201
    async for client in browser(Settings(database=servers.database), "10.9.9.9"):
        found = []
        for number in range(35):
            client.cookies.clear()
            answer = await client.post("/api/me", json={}, headers={"X-Forwarded-For": f"203.0.113.{number}"})
            found.append(answer.status_code)
        assert found == [201] * 30 + [429] * 5


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.1", "203.0.113.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:203.0.113.1", "203.0.113.1", True),
        ("::ffff:203.0.113.1", "::ffff:203.0.113.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
    ],
)
def test_an_address_of_ipv6_counts_as_its_network(one: str, other: str, same: bool) -> None:
    scopes: Any = [type("Asking", (), {"client": type("Client", (), {"host": host})}) for host in (one, other)]
    assert (address_of(scopes[0]) == address_of(scopes[1])) is same


# Limits.


async def test_passphrases_are_not_tried_for_many_names_from_one_address(servers: Servers) -> None:
    async with servers.open() as site:
        thief = await site.visit()
        for number in range(30):
            await thief.post("/session", {"name": f"Name {number}", "passphrase": PHRASE}, 401)
        refused = await thief.post("/session", {"name": "Name 31", "passphrase": PHRASE}, 429)
        assert refused["code"] == "server-limit"
        page = await thief.client.post("/me/login", data={"name": "Name 32", "passphrase": PHRASE})
        assert page.status_code == 429
        await (await site.visit()).post("/session", {"name": "Name 33", "passphrase": PHRASE}, 401)


async def test_an_unknown_name_costs_as_much_as_a_wrong_passphrase(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        await ann.post("/me/claim", {"name": "Ann", "passphrase": PHRASE})
        tried: list[str] = []
        accounts: Any = site.server.accounts
        verify = accounts._hasher.verify

        class Noting:
            def verify(self, hashed: str, passphrase: str) -> bool:
                tried.append(hashed.split("$")[1])
                return bool(verify(hashed, passphrase))

        monkeypatch.setattr(accounts, "_hasher", Noting())
        for name in ("Ann", "Nobody"):
            await ann.post("/session", {"name": name, "passphrase": "wrong horse"}, 401)
        assert tried == ["argon2id"] * 2


async def test_tables_and_records_and_proofs_are_limited(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        for _ in range(20):
            shown = await ann.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        await ann.post("/tables", {"game": "tiny_towns", "seats": TWO}, 429)
        await ann.post(f"/tables/{shown['id']}/invitations", status=429)
        found = [(await ann.client.post("/api/records", content=b"{}")).status_code for _ in range(11)]
        assert found == [422] * 10 + [429]
        found = [(await ann.client.post("/api/verify", content=b"{}")).status_code for _ in range(31)]
        assert found == [422] * 30 + [429]


def test_a_limit_forgets_who_has_gone_quiet() -> None:
    now = [0.0]
    limit = Limit(1, 60, lambda: now[0])
    for number in range(10_001):
        limit.check(str(number))
    now[0] = 61.0
    limit.check("late")
    assert len(limit._times) == 1


# Bodies.


async def drops(size: int, piece: bytes = b" " * 4096) -> AsyncIterator[bytes]:
    """A body that does not say how long it is."""
    for _ in range(size // len(piece) + 1):
        yield piece


@pytest.mark.parametrize(
    ("path", "size", "kind"),
    [
        ("/api/tables", 100_000, "application/json"),
        ("/api/records", 1_100_000, "application/json"),
        ("/api/verify", 5_000_000, "application/json"),
        ("/me/login", 100_000, "application/x-www-form-urlencoded"),
        ("/tables/new", 100_000, "application/x-www-form-urlencoded"),
        ("/records/new", 1_200_000, "multipart/form-data; boundary=x"),
    ],
)
async def test_a_body_without_a_length_is_cut_off(servers: Servers, path: str, size: int, kind: str) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        before = await site.stored()
        answer = await ann.client.post(path, content=drops(size), headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["code"]) == (413, "server-too-large")
        lying = {"Content-Type": kind, "Content-Length": "10"}
        answer = await ann.client.post(path, content=drops(size), headers=lying)
        assert answer.status_code == 413
        assert await site.stored() == before


def bombs() -> dict[str, bytes]:
    """Small files that would be large, deep or endless."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("record.json", b" " * 10_000_000)
    start = b'{"format":"tabletown","version":1,"game":"tiny_towns","rules_version":1,"options":'
    return {
        "zip": packed.getvalue(),
        "gzip": gzip.compress(b" " * 10_000_000),
        "deep": b"[" * 60_000,
        "deep options": start + b'{"x":' * 10_000 + b"1" + b"}" * 10_000 + b"}",
        "digits": start + b'{"seats":' + b"9" * 50_000 + b"}}",
        "exponent": start + b'{"seats":1e400}}',
        "negative exponent": start + b'{"seats":1e-999999999}}',
        "surrogate": b'{"format":"\\ud800"}',
        "nothing": b"\x00" * 1000,
        "same keys": b"{" + b'"a":1,' * 8_000 + b'"a":1}',
        "not a number": b'{"format":NaN}',
    }


@pytest.mark.parametrize("name", sorted(bombs()))
async def test_a_bomb_is_refused(servers: Servers, name: str) -> None:
    body = bombs()[name]
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        before = await site.stored()
        for path in ("/api/records", "/api/verify", "/api/tables", f"/api/tables/{shown['id']}/act", "/api/session"):
            for encoding in ({}, {"Content-Encoding": "gzip"}):
                answer = await ann.client.post(path, content=body, headers=encoding)
                assert answer.status_code in (400, 413, 422), (path, answer.text)
                assert set(answer.json()) == {"code", "arguments", "text"}
                assert len(answer.content) < 3000
        answer = await ann.client.post("/records/new", files={"file": ("r.json", body)})
        assert answer.status_code == 422
        assert await site.stored() == before


async def test_many_parts_and_many_fields_are_refused(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        parts = [("file", (f"{number}.json", b"{}")) for number in range(3000)]
        assert (await ann.client.post("/records/new", files=parts)).status_code in (400, 413)
        fields = "&".join(f"f{number}=1" for number in range(5000))
        head = {"Content-Type": "application/x-www-form-urlencoded"}
        answer = await ann.client.post("/tables/new", content=f"{fields}&game=tiny_towns", headers=head)
        assert answer.status_code < 500


# Text.


@pytest.mark.parametrize("text", HOSTILE)
async def test_hostile_text_stays_text(servers: Servers, text: str) -> None:
    async with servers.open() as site:
        ann = await site.visit(text[:24])
        bo = await site.visit("Bo")
        made = await bo.client.post("/api/tables", json={"game": text, "seats": TWO})
        assert made.status_code == 404
        made = await bo.client.post("/api/tables", json={"game": "sweet_lands", "seats": TWO, "options": {"pack": text}})
        assert made.status_code == 422
        seats = [{"kind": "me", "name": text[:24]}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "private": True}, 201)
        at = f"/tables/{shown['id']}"
        invitation = (await ann.post(f"{at}/invitations", status=201))["invitation"]
        await _looks_clean(bo, f"/join/{shown['id']}/{invitation}")
        await bo.post(f"{at}/join", {"invitation": invitation, "name": text[:24]})
        await ann.post(f"{at}/chat", {"text": text}, 201)
        for path in (at, f"{at}/part", f"{at}/chat", f"{at}/replay", "/", "/desk", "/me", f"/tables/new?game={quote(text)}"):
            await _looks_clean(bo, path)
        await ann.post(f"{at}/leave")
        await bo.post(f"{at}/leave")
        await site.settle()
        record = (await ann.client.get(f"/api{at}/record")).json()
        for path in (f"{at}/result", f"{at}/result?verified=1", f"{at}/replay"):
            await _looks_clean(ann, path)
        await _bring(ann, record, text)


async def _bring(person: Person, record: dict[str, Any], text: str) -> None:
    """Records with hostile names are kept as text; hostile options and notations are refused."""
    record["seats"][0]["name"] = text
    kept = await person.client.post("/api/records", content=json.dumps(record))
    assert kept.status_code == 201
    await _looks_clean(person, f"/records/{kept.json()['id']}/replay")
    await _looks_clean(person, "/me")
    for place in ("game", "options"):
        broken = {**record, place: text if place == "game" else {**record["options"], "mode": text}}
        answer = await person.client.post("/records/new", files={"file": (text, json.dumps(broken).encode())})
        assert answer.status_code in (404, 422)
        check_page(answer.headers, answer.content)


async def _looks_clean(person: Person, path: str) -> None:
    answer = await person.client.get(path, headers={"Accept": "text/html"})
    assert answer.status_code in (200, 404), path
    check_page(answer.headers, answer.content)
    shown = answer.text
    assert "49" not in re.findall(r"\{\{ (\S+) \}\}", shown)
    assert not re.search("[\u202a-\u202e\x00\x1b]", shown), "text that turns around what stands beside it"
    assert "<script>alert" not in shown
    assert "<img src=x" not in shown


# Secrets.


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that the server notes, as lines of JSON."""
    stream, logger = io.StringIO(), logging.getLogger("tabletown")
    handler, level = logging.StreamHandler(stream), logger.level
    handler.setFormatter(logs.JsonLines())
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    yield stream
    logger.setLevel(level)
    logger.removeHandler(handler)


async def test_an_invitation_is_in_no_log_and_in_no_referrer(servers: Servers, written: io.StringIO) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": TWO, "private": True}, 201)
        token = (await ann.post(f"/tables/{shown['id']}/invitations", status=201))["invitation"]
        page = await bo.client.get(f"/join/{shown['id']}/{token}")
        assert page.headers["referrer-policy"] == "strict-origin"
        await break_down(site)
        failed = await bo.client.post(f"/join/{shown['id']}/{token}", data={})
        assert failed.status_code == 500
        assert token not in failed.text
    secrets = [token, str(bo.client.cookies["tabletown"]), "10.0.0."]
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["table"] for line in lines if "error" in line] == [shown["id"]]
    assert "/join/{table}/{invitation}" in {line.get("route") for line in lines}
    assert not any(secret in written.getvalue() for secret in secrets)


def test_no_request_is_noted_by_its_address() -> None:
    calls = [
        ast.unparse(node)
        for file in Path(logs.__file__).parents[1].rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and re.match(r"_(log|access)\.", ast.unparse(node.func))
    ]
    assert len(calls) > 5
    assert [call for call in calls if re.search("url|cookie|headers|client|query", call)] == []


async def break_down(site: Site) -> None:
    """From now on nothing can be stored, and the error of the database would tell what."""
    async with site.server.database.engine.begin() as connection:
        await connection.exec_driver_sql("DROP TABLE steps")


async def test_errors_of_the_database_do_not_tell_what_is_stored(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        await break_down(site)
        with pytest.raises(Exception, match="steps") as caught:
            await site.server.tables.create(
                await _identity(site.server.accounts, ann), "tiny_towns", {"mode": "solo"}, [Me()], private=True
            )
        assert not re.search("[0-9a-f]{24}", str(caught.value))


async def _identity(accounts: Accounts, person: Person) -> Any:
    return await accounts.identify(person.client.cookies["tabletown"])


async def test_what_is_kept_of_secrets_cannot_be_used(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        await ann.post("/me/claim", {"name": "Ann", "passphrase": PHRASE})
        stored = (await site.stored()).decode()
        assert "$argon2id$" in stored
        digests = set(re.findall(r'"([0-9a-f]{64})"', stored))
        assert digests
        thief = await site.visit()
        for digest in digests:
            thief.client.cookies.set("tabletown", digest)
            await thief.get("/me", 401)


def test_the_document_of_security_names_what_the_tests_prove() -> None:
    text = (Path(__file__).parents[2] / "SECURITY.md").read_text("utf-8")
    for word in ("argon2", "Origin", "Content-Security-Policy", "SameSite", "pip-audit", "npm audit"):
        assert word in text
