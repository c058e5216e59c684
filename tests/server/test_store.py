"""The database: its migrations, and what a server finds in it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from tests.server.fixtures import PLAIN, TWO, Servers
from tests.server.postgres import Postgres

from tabletown.core.errors import TabletownError
from tabletown.core.registry import game
from tabletown.server.errors import ServerError
from tabletown.server.ops.cleanup import DAY
from tabletown.server.settings import Settings
from tabletown.server.store import Database, database
from tabletown.server.store.database import Sessions, Transaction
from tabletown.server.store.models import Model

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deep/new.sqlite"
    server: Postgres = request.getfixturevalue("postgresql")
    return server.create()


def _compare(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), Model.metadata))


def _tables(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


async def test_migrations_make_what_the_models_say_and_can_be_taken_back(address: str) -> None:
    store = Database(Settings(database=address).url)
    await store.upgrade()
    await store.upgrade()
    async with store.engine.begin() as connection:
        assert await connection.run_sync(_compare) == []
        if not store.postgresql:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
    await store.migrate("base")
    async with store.engine.begin() as connection:
        assert await connection.run_sync(_tables) == ["alembic_version"]
    await store.close()


async def test_a_database_that_another_process_is_just_creating_is_not_taken_for_a_foreign_one(
    migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one is done between the first and the second question about the schema."""
    path, asked = tmp_path / "new.sqlite", list[object]()

    def answered(found: object) -> Any:
        asked.append(found)
        if len(asked) == 1:
            with closing(sqlite3.connect(migrated)) as other, closing(sqlite3.connect(path)) as here:
                other.backup(here)
        return found

    def look(connection: Connection) -> Any:
        return SimpleNamespace(get_table_names=lambda: answered(inspect(connection).get_table_names()))

    def configure(connection: Connection) -> Any:
        found = MigrationContext.configure(connection)
        return SimpleNamespace(get_current_revision=lambda: answered(found.get_current_revision()))

    monkeypatch.setattr(database, "inspect", look)
    monkeypatch.setattr(database, "MigrationContext", SimpleNamespace(configure=configure))
    store = Database(Settings(database=f"sqlite:///{path}").url)
    await store.upgrade()
    await store.close()
    assert asked[:2] == [[], database.revisions()[0]]


async def test_a_table_survives_every_migration_down_and_up_again(address: str) -> None:
    servers = Servers(address)
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        await ann.play(shown, "name wood", "place wood a1")
        before = await ann.look(shown)
    store = Database(Settings(database=address).url)
    versions = [
        each.revision for each in ScriptDirectory(str(Path(database.__file__).parent / "migrations")).walk_revisions()
    ]
    assert versions == sorted(versions, reverse=True)
    for version in [*versions[1:], *versions[::-1]]:
        await store.migrate(version)
        async with store.engine.begin() as connection:
            assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == version
            assert (await connection.execute(text("SELECT count(*) FROM steps"))).scalar() == 5
    await store.close()
    async with servers.open() as site:
        assert await (await site.visit(like=ann)).look(shown) == before


async def test_a_match_of_other_rules_is_told_and_its_record_can_still_be_had(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers.open() as site:
        ann, eve = await site.visit("Ann"), await site.visit("Eve")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        over = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "private": True}, 201)
        going = await ann.post("/tables", {"game": "tiny_towns", "seats": seats}, 201)
        await ann.post(f"/tables/{over['id']}/leave")
        await site.settle()
        record = (await ann.client.get(f"/api/tables/{over['id']}/record")).content
    monkeypatch.setattr(type(game("tiny_towns")), "rules_version", 2)
    async with servers.open() as site:
        ann, eve = await site.visit(like=ann), await site.visit(like=eve)
        refused = await ann.get(f"/tables/{going['id']}", 409)
        assert (refused["code"], refused["arguments"]["found"], refused["arguments"]["known"]) == ("server-old-rules", 1, 2)
        assert (await ann.client.get(f"/api/tables/{over['id']}/record")).content == record
        assert (await ann.get(f"/tables/{going['id']}/record", 409))["code"] == "server-record-running"
        assert (await eve.get(f"/tables/{over['id']}/record", 403))["code"] == "server-private"
        page = await ann.client.get(f"/tables/{over['id']}/result", headers={"Accept": "text/html", "Accept-Language": "ru"})
        assert (page.status_code, f"/api/tables/{over['id']}/record" in page.text) == (409, True)
        assert len(await ann.get("/me/tables")) == 2


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("UPDATE tables SET rules_version = 99", "server-old-rules"),
        ("UPDATE tables SET seed = '" + "00" * 32 + "'", "server-damaged"),
        ("UPDATE steps SET kind = 'dance' WHERE n = 1", "server-damaged"),
    ],
)
async def test_a_table_that_cannot_be_rebuilt_is_refused_and_others_go_on(servers: Servers, change: str, code: str) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        broken = await ann.post("/tables", {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 201)
    store = Database(Settings(database=servers.database).url)
    async with store.engine.begin() as connection:
        await connection.execute(text(change))
    await store.close()
    async with servers.open() as site:
        again = await site.visit(like=ann)
        status = 409 if code == "server-old-rules" else 422
        assert (await again.get(f"/tables/{broken['id']}", status))["code"] == code
        with pytest.raises(TabletownError):
            await site.server.tables.get(broken["id"])
        await again.post("/tables", {"game": "tiny_towns", "seats": TWO, "options": PLAIN}, 201)


async def test_while_another_process_writes_to_the_file_others_read_and_are_told_to_wait(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_ATTEMPTS", 2)
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        with closing(sqlite3.connect(str(site.server.database.engine.url.database), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert (await ann.act(shown, "name wood", 503))["code"] == "server-away"
            assert await ann.look(shown) == shown
            assert (await ann.client.get("/health")).status_code == 503
            other.execute("ROLLBACK")
        assert (await ann.act(shown, "name wood"))["version"] != shown["version"]


async def test_while_writers_wait_for_the_file_the_loop_is_free(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six of them wait, a reader is answered in between, and they go on when the file is free."""
    pausing, gate = set[object](), asyncio.Event()  # the server's own tasks may write, too

    async def pause(_: float) -> None:
        pausing.add(asyncio.current_task())
        await gate.wait()

    async with servers.open() as site:
        ann, _, shown = await site.pair()
        with closing(sqlite3.connect(str(site.server.database.engine.url.database), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            monkeypatch.setattr(database, "asyncio", SimpleNamespace(sleep=pause))
            table = {"game": "tiny_towns", "seats": TWO}
            writers = [asyncio.create_task(ann.post("/tables", table, 201)) for _ in range(6)]
            while not pausing.issuperset(writers) and not any(each.done() for each in writers):
                await asyncio.sleep(0)
            assert await ann.look(shown) == shown
            assert pausing.issuperset(writers)  # each has tried
            other.execute("ROLLBACK")
        gate.set()
        assert len({each["id"] for each in await asyncio.gather(*writers)}) == 6


async def test_a_change_that_fails_in_the_middle_is_taken_back(servers: Servers) -> None:
    async with servers.open() as site:
        before = await site.stored()
        with pytest.raises(ZeroDivisionError):
            await _fail_in_the_middle(site.server.database)
        assert await site.stored() == before


async def _fail_in_the_middle(store: Database) -> None:
    async with store.sessions.begin() as transaction:
        await transaction.execute(text("INSERT INTO users (id, name, created) VALUES ('a', 'Ann', 0)"))
        raise ZeroDivisionError


async def test_sqlite_is_on_the_disk_before_it_answers_and_holds_nobody_up_for_long(servers: Servers) -> None:
    async with servers.open() as site, site.server.database.sessions() as session:
        found = {
            name: (await session.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 0, "foreign_keys": 1}


async def test_no_transaction_of_sqlite_is_held_while_others_have_their_turn(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that waited for anything could be cut off with the file locked, or wait for one that waits for it."""
    turns: list[bool] = []

    def watched(make: Callable[[Sessions], AbstractAsyncContextManager[Transaction]]) -> Any:
        @asynccontextmanager
        async def hold(self: Sessions) -> AsyncIterator[Transaction]:
            async with make(self) as transaction:
                passed: list[int] = []
                asyncio.get_running_loop().call_soon(passed.append, 1)
                yield transaction
            turns.append(bool(passed))

        return hold

    for name in ("__call__", "begin"):
        monkeypatch.setattr(Sessions, name, watched(getattr(Sessions, name)))
    servers.settings["metrics"] = "open"
    async with servers.open() as site:
        ann, bo, shown = await site.pair(private=False)
        await ann.play(shown, "name wood", "place wood a1")
        closed = await ann.post("/tables", {"game": "tiny_towns", "seats": TWO, "private": True}, 201)
        token = (await ann.post(f"/tables/{closed['id']}/invitations", status=201))["invitation"]
        await bo.post(f"/tables/{closed['id']}/join", {"invitation": token})
        await bo.post(f"/tables/{closed['id']}/chat", {"text": "hello"}, 201)
        for path in (f"/tables/{closed['id']}/chat", "/tables", "/me/tables", "/me/records"):
            await bo.get(path)
        await bo.post("/me/claim", {"name": "Bo", "passphrase": "a long enough one"})
        await bo.post("/session", {"name": "Bo", "passphrase": "a long enough one"}, 201)
        for person in (ann, bo):
            await person.post(f"/tables/{closed['id']}/leave")
        await site.settle()
        record = await ann.client.get(f"/api/tables/{closed['id']}/record")
        await bo.client.post("/api/records", content=record.content)
        assert (await ann.client.get("/metrics")).status_code == 200
        servers.clock.now += 400 * DAY
        await site.server.bots.sweep()
        await site.server.clean()
    assert len(turns) > 50
    assert not any(turns)


def test_settings_come_from_the_environment() -> None:
    given = {
        "TABLETOWN_PORT": "9000",
        "TABLETOWN_SECURE_COOKIES": "true",
        "TABLETOWN_DATABASE": "postgres://u:p@h/d",
        "OTHER": "x",
    }
    settings = Settings.from_environment(given)
    assert (settings.port, settings.secure_cookies, settings.host) == (9000, True, "127.0.0.1")
    assert settings.url == "postgresql+asyncpg://u:p@h/d"
    assert Settings().url.endswith("tabletown/tabletown.sqlite")
    for wrong in (
        {"TABLETOWN_PORT": "many"},
        {"TABLETOWN_DATABASE": "mysql://x"},
        {"TABLETOWN_DATABASE": "sqlite:///:memory:"},
        {"TABLETOWN_DATABASE": "sqlite:///file::memory:?uri=true"},
        {"TABLETOWN_DATABASE": "sqlite:///?timeout=3"},
        {"TABLETOWN_DATABASE": "file"},
        {"TABLETOWN_KEEP": "0"},  # renamed: ignored, it would delete what was to be kept
        {"TABLETOWN_SWEEP": "1"},
        {"TABLETOWN_SECURE": "true"},
    ):
        with pytest.raises(ServerError, match="TABLETOWN_"):
            assert Settings.from_environment(wrong).url
