"""For who runs the server: health, figures, lines of the log, and forgetting what guests have left behind."""

import asyncio
import io
import json
import logging
import logging.config
import math
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event, text
from tests.server.fixtures import LASTING, PLAIN, TWO, Clock, Person, Servers, Site, Stream

import tabletown
from tabletown.server.http.middleware import table_in
from tabletown.server.ops import logs
from tabletown.server.ops.backup import export, note
from tabletown.server.ops.cleanup import DAY
from tabletown.server.ops.health import LoopLag
from tabletown.server.settings import Settings

pytestmark = pytest.mark.anyio

PHRASE = "correct horse battery"


async def execute(site: Site, statement: str) -> None:
    async with site.server.database.engine.begin() as connection:
        await connection.execute(text(statement))


# Health.


async def test_health_tells_whether_the_server_can_work(servers: Servers) -> None:
    async with servers.open() as site:
        client = (await site.visit()).client
        answer = await client.get("/health")
        told = answer.json()
        assert told.pop("disk_free") > 0
        assert told.pop("loop_lag") >= 0
        well: dict[str, Any] = {"status": "ok", "version": tabletown.__version__, "database": "ok", "migrations": "current"}
        well |= {"storing": "ok", "clock": "ok", "backup_age": None}
        assert (answer.status_code, told) == (200, well)
        await execute(site, "UPDATE alembic_version SET version_num = '0001'")
        assert (await client.get("/health")).status_code == 200  # found a moment ago
        servers.clock.now += 2
        answer = await client.get("/health")
        assert (answer.status_code, answer.json()["migrations"], answer.headers["retry-after"]) == (503, "outdated", "10")
        await execute(site, "DROP TABLE alembic_version")
        servers.clock.now += 2
        answer = await client.get("/health")
        assert (answer.status_code, answer.json()["status"], answer.json()["database"]) == (503, "failing", "unreachable")
        assert servers.database not in answer.text


async def test_health_tells_that_nothing_can_be_stored(servers: Servers) -> None:
    async with servers.open() as site:
        client = (await site.visit()).client
        engine = site.server.database.inline_engine
        assert engine is not None
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("PRAGMA query_only = 1"))
        answer = await client.get("/health")
        told = answer.json()
        assert (answer.status_code, told["status"], told["database"], told["storing"]) == (503, "failing", "ok", "failing")
        assert answer.headers["retry-after"] == "10"


async def test_health_tells_the_age_of_the_last_backup_and_a_jump_of_the_clock(servers: Servers, tmp_path: Path) -> None:
    async with servers.open() as site:
        client = (await site.visit("Ann")).client
        await export(site.server.database, tmp_path / "backup")
        await note(site.server.database)
        await execute(site, f"UPDATE facts SET value = {servers.clock.now} WHERE name = 'backup'")
        servers.clock.now += DAY
        told = (await client.get("/health")).json()
        assert (told["backup_age"], told["clock"]) == (DAY, "ok")
        servers.clock.now += 70 * DAY
        assert (await client.get("/health")).json()["clock"] == "jumped"


async def test_the_lag_of_the_loop_is_the_longest_of_a_minute() -> None:
    clock, late, told = Clock(), iter([0.0, 3.0, *[0.5] * 60]), list[float]()

    async def sleep(seconds: float) -> None:
        clock.now += seconds + next(late)

    lag = LoopLag(clock, told.append, sleep)
    assert lag.seconds == 0
    with pytest.raises(RuntimeError):  # the end of the iterator
        await lag.run()
    assert (lag.seconds, told[:3], told[-1]) == (0.5, [0.0, 3.0, 3.0], 0.5)
    late = iter([0.0, 3.0])
    with pytest.raises(RuntimeError):
        await lag.run()
    assert lag.seconds == 3.0


# Figures.


async def figures(site: Site) -> dict[tuple[str, ...], float]:
    """All figures by name and labels."""
    app: Any = site.app
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app, client=("127.0.0.1", 1)), base_url="http://t") as client:
        answer = await client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    families = text_string_to_metric_families(answer.text)
    return {(each.name, *each.labels.values()): each.value for family in families for each in family.samples}


async def test_figures_follow_what_happens(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        await ann.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        played = await ann.post("/tables", {"game": "tiny_towns", "seats": bots, "options": PLAIN}, 201)
        before = await figures(site)
        assert [before["tabletown_tables", phase] for phase in ("waiting", "running", "over")] == [1, 2, 0]
        assert (before["tabletown_streams",], before["tabletown_bot_queue",]) == (0, 0)
        async with Stream(site.app, f"/api/tables/{shown['id']}/events", bo, None).listening() as stream:
            await stream.next()
            assert (await figures(site))["tabletown_streams",] == 1
        await ann.play(shown, "name wood", "place wood a1")
        await ann.play(played, "name wood", "place wood a1", "done")
        await site.settle()
        await ann.act(shown, "dance", 400)
        after = await figures(site)
        assert after["tabletown_streams",] == 0
        assert after["tabletown_moves_total", "person"] - before["tabletown_moves_total", "person"] == 5
        assert after["tabletown_moves_total", "bot"] > before["tabletown_moves_total", "bot"]
        act = "/api/tables/{table}/act"
        assert after["tabletown_requests_total", "POST", act, "200"] == 5
        assert after["tabletown_requests_total", "POST", act, "400"] == 1
        assert after["tabletown_request_seconds_count", act] == 6
        assert after["process_resident_memory_bytes",] > 0
        assert after["tabletown_disk_free_bytes",] > 0
        assert after["tabletown_loop_lag_seconds",] >= 0
        assert math.isnan(after["tabletown_backup_age_seconds",])


async def test_errors_are_counted_by_the_part_that_noted_them(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        await execute(site, "DROP TABLE steps")
        assert (await ann.client.post("/api/tables", json={"game": "tiny_towns", "seats": TWO})).status_code == 500
        assert (await figures(site))["tabletown_errors_total", "errors"] == 1


async def test_labels_are_few_whatever_is_sent(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        before = len(await figures(site))
        for number in range(50):
            await ann.client.get(f"/nowhere/{number}")
            await ann.client.get(f"/api/tables/{number:012x}")
            await ann.client.request(f"METHOD{number}", "/api/me")
        found = await figures(site)
        assert len(found) - before < 60  # the buckets of three routes
        assert not any("nowhere" in label or "METHOD" in label for labels in found for label in labels)


@pytest.mark.parametrize(
    ("metrics", "address", "headers", "status"),
    [
        ("local", "127.0.0.1", {}, 200),
        ("local", "::1", {}, 200),
        ("local", "203.0.113.5", {}, 404),
        ("local", "127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, 404),  # by a proxy on this machine
        ("open", "203.0.113.5", {}, 200),
        ("off", "127.0.0.1", {}, 404),
    ],
)
async def test_figures_are_for_who_may_see_them(
    servers: Servers, metrics: str, address: str, headers: dict[str, str], status: int
) -> None:
    servers.settings = {"metrics": metrics}
    async with servers.open() as site:
        app: Any = site.app
        transport = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://t") as client:
            assert (await client.get("/metrics", headers=headers)).status_code == status


async def test_the_dashboard_asks_for_metrics_that_exist(servers: Servers) -> None:
    dashboard = json.loads(Path(__file__).parents[2].joinpath("docs", "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    names = {name for expression in asked for name in re.findall(r"(?:tabletown|process)_\w+", expression)}
    async with servers.open() as site:
        ann = await site.visit("Ann")
        await execute(site, "DROP TABLE steps")
        assert (await ann.client.post("/api/tables", json={"game": "tiny_towns", "seats": TWO})).status_code == 500
        known = {labels[0] for labels in await figures(site)}
    assert len(names) == 12
    assert names <= known
    places = [tuple(panel["gridPos"][name] for name in "xy") for panel in dashboard["panels"]]
    assert len(set(places)) == len({panel["id"] for panel in dashboard["panels"]}) == len(places)


# The log.


def test_a_line_of_json_has_the_table_and_the_error() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    logger = logging.Logger("tabletown.work")
    logger.addHandler(handler)
    logger.warning("a bot was %s", "lost", extra={"table": "0123456789ab"})
    about = logs.TABLE.set("ba9876543210")
    try:
        raise ValueError("odd")
    except ValueError:
        logger.exception("it failed")
    finally:
        logs.TABLE.reset(about)
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert (first["level"], first["message"], first["table"]) == ("warning", "a bot was lost", "0123456789ab")
    assert (second["table"], "ValueError: odd" in second["error"]) == ("ba9876543210", True)


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("/api/tables/0123456789ab/act", "0123456789ab"),
        ("/tables/0123456789ab", "0123456789ab"),
        ("/join/0123456789ab/secret", "0123456789ab"),
        ("/tables/new", None),
        ("/tables/0123456789ab<script>", None),
        ("/api/records/0123456789ab", None),
    ],
)
def test_a_path_names_a_table_or_nothing(path: str, table: str | None) -> None:
    assert table_in(path) == table


async def test_the_lines_of_a_request_are_found_by_the_id_in_its_answer(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # ids as they are
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    ours = logging.getLogger("tabletown")
    level = ours.level
    ours.addHandler(handler)
    ours.setLevel(logging.INFO)
    try:
        async with servers.open() as site:
            ann = await site.visit("Ann")
            await execute(site, "DROP TABLE steps")
            answers = [await ann.client.post("/api/tables", json={"game": "tiny_towns", "seats": TWO}) for _ in range(2)]
            answers.append(await ann.client.get("/nowhere"))
    finally:
        ours.removeHandler(handler)
        ours.setLevel(level)
    ids = [each.headers["x-request-id"] for each in answers]
    assert len(set(ids)) == 3
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    of_each = [[line["level"] for line in lines if line.get("request") == each] for each in ids]
    assert of_each == [["error", "info"], ["error", "info"], ["info"]]


@pytest.mark.parametrize("kind", ["text", "json"])
def test_the_settings_of_the_log_can_be_used(kind: str) -> None:
    root, ours = logging.getLogger(), logging.getLogger("tabletown")
    kept = root.handlers[:], root.level, ours.level
    try:
        logging.config.dictConfig(logs.config(kind))
        assert ours.isEnabledFor(logging.INFO) is (kind == "json")
    finally:
        root.handlers[:], level, own = kept
        root.setLevel(level)
        ours.setLevel(own)


# Forgetting.


async def rows(site: Site) -> dict[str, int]:
    found = {}
    async with site.server.database.sessions() as session:
        for table in LASTING:
            found[table.name] = (await session.execute(text(f"SELECT count(*) FROM {table.name}"))).scalar_one()
    return found


async def finish(person: Person, site: Site, private: bool = True) -> str:
    """A match that is over, at which the person has played."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    shown = await person.post("/tables", {"game": "tiny_towns", "seats": seats, "private": private}, 201)
    await person.post(f"/tables/{shown['id']}/leave")
    await site.settle()
    assert (await person.look(shown))["phase"] == "over"
    return str(shown["id"])


async def test_what_guests_left_behind_is_forgotten_and_what_accounts_have_is_kept(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        await bo.post(f"/tables/{shown['id']}/chat", {"text": "hello"}, 201)
        await ann.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        record = await ann.client.get(f"/api/tables/{await finish(ann, site)}/record")
        assert (await ann.client.post("/api/records", content=record.content)).status_code == 201
        cy = await site.visit("Cy")
        await cy.post("/me/claim", {"name": "Cy", "passphrase": PHRASE})
        kept = await finish(cy, site)
        mixed = await bo.post("/tables", {"game": "tiny_towns", "seats": TWO, "options": PLAIN}, 201)
        await cy.post(f"/tables/{mixed['id']}/join")
        await site.visit("Passer-by")
        full = await rows(site)
        assert (full["tables"], full["users"], full["uploads"]) == (5, 4, 1)
        await spend(servers, site, 59)
        assert await rows(site) == full
        await spend(servers, site, 2)
        left = await rows(site)
        # Bo sits at a table with Cy; Ann and the passer-by have nothing left here.
        assert (left["tables"], left["users"], left["uploads"], left["messages"]) == (2, 2, 0, 0)
        assert {table["id"] for table in await cy.get("/me/tables")} == {kept, mixed["id"]}
        await cy.get(f"/tables/{kept}/record")
        assert (await bo.get("/me"))["name"] == "Bo"
        await ann.get("/me", 401)
        assert (await cy.get(f"/tables/{shown['id']}", 404))["code"] == "server-no-table"
        assert await rows(site) == left
        await site.server.clean()
        assert await rows(site) == left


async def spend(servers: Servers, site: Site, days: int) -> None:
    """Let days pass on a server that cleans on each of them."""
    for _ in range(days):
        servers.clock.now += DAY
        await site.server.clean()


async def test_who_comes_back_in_time_keeps_everything(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        talked = await ann.post("/tables", {"game": "tiny_towns", "seats": [*TWO, {"kind": "open"}]}, 201)
        for _ in range(4):
            await spend(servers, site, 40)
            seen = await ann.look(shown)
            if seen["legal"]:
                await ann.act(seen, seen["legal"][0]["text"])
            else:
                seen = await bo.look(shown)
                await bo.act(seen, seen["legal"][0]["text"])
            await ann.post(f"/tables/{talked['id']}/chat", {"text": "still here"}, 201)
        assert len(await ann.get("/me/tables")) == 2


async def test_nothing_is_forgotten_where_nothing_is_to_be(servers: Servers) -> None:
    servers.settings = {"retention_days": 0.0}
    async with servers.open() as site:
        await site.pair()
        full = await rows(site)
        await spend(servers, site, 300)
        assert await rows(site) == full
        await spend(servers, site, 100)  # cookies are kept for a year
        assert await rows(site) == {**full, "sessions": 0}


async def test_the_sweeper_forgets_too(servers: Servers) -> None:
    async with servers.open() as site:
        await site.visit("Passer-by")
        await spend(servers, site, 60)
    servers.clock.now += DAY
    servers.settings = {"sweep_seconds": 0.01}
    async with servers.open(sweeping=True) as site:
        while (await rows(site))["users"]:
            await asyncio.sleep(0.01)
        assert (await rows(site))["sessions"] == 0


def test_settings_for_who_runs_the_server() -> None:
    given = {
        "TABLETOWN_METRICS": "off",
        "TABLETOWN_LOG": "json",
        "TABLETOWN_RETENTION_DAYS": "7",
        "TABLETOWN_PROXIES": "127.0.0.1",
    }
    chosen = Settings.from_environment(given)
    assert (chosen.metrics, chosen.log, chosen.retention_days, chosen.proxies) == ("off", "json", 7.0, "127.0.0.1")
