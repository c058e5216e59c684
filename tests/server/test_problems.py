"""Databases that cannot be used: one sentence says what to do, and nothing is changed."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event, text
from tests.server.fixtures import TWO, Servers
from tests.server.postgres import Postgres

from tabletown.cli.main import main
from tabletown.server.settings import Settings
from tabletown.server.store import Database

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def never_serving(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that starts in spite of everything ends at once."""
    monkeypatch.setattr("tabletown.server.serve._serve_single", lambda *_: 0)


def _corrupt(path: Path) -> None:
    """Write over the middle; a check of the first page does not see it."""
    data = bytearray(path.read_bytes())
    data[len(data) // 2 :] = b"\xff" * (len(data) - len(data) // 2)
    path.write_bytes(bytes(data))


def _corrupt_rows(path: Path) -> None:
    """Write over rows that nothing reads before somebody plays."""
    rows = ", ".join(f"('{number}', '{'x' * 500}', 0)" for number in range(500))
    _execute(path, f"INSERT INTO users (id, name, created) VALUES {rows}")
    data = path.read_bytes()
    path.write_bytes(data[:-40_000] + b"\xff" * 4_096 + data[-40_000 + 4_096 :])


def _truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20_000])


def _scramble(path: Path) -> None:
    path.write_bytes(b"Not a database at all. " * 1000)


def _replace(path: Path) -> None:
    path.unlink()
    _execute(path, "CREATE TABLE bookmarks (url TEXT)")


def _replace_migrated(path: Path) -> None:
    """With what another program that uses Alembic has made."""
    _replace(path)
    _execute(path, "CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('ae10')")


def _renew(path: Path) -> None:
    _execute(path, "UPDATE alembic_version SET version_num = '9999'")


def _execute(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.mark.parametrize(
    ("change", "advice"),
    [
        (_corrupt, "is damaged"),
        (_corrupt_rows, "is damaged"),
        (_truncate, "is damaged"),
        (_scramble, "is damaged"),
        (_replace, "not a database of Tabletown"),
        (_replace_migrated, "not a database of Tabletown"),
        (_renew, "newer Tabletown"),
    ],
)
def test_one_sentence_says_what_to_do(
    migrated: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str], change: Callable[[Path], None], advice: str
) -> None:
    path = tmp_path / "tables.sqlite"
    shutil.copy(migrated, path)
    change(path)
    before = path.read_bytes()
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{path}", "-l", "en"]) == 1
    told = capfd.readouterr().err.strip()
    assert advice in told
    assert str(path) in told
    assert len(told.splitlines()) == 1
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("address", "advice"),
    [
        ("file:{path}?mode=ro&uri=true", "Let its user write"),
        ("{path}/inside", "cannot be opened"),
        ("{folder}", "cannot be opened"),
    ],
)
def test_a_file_that_cannot_be_opened_or_written_is_told(
    migrated: Path,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    address: str,
    advice: str,
) -> None:
    path = tmp_path / "tables.sqlite"
    shutil.copy(migrated, path)
    monkeypatch.chdir(tmp_path)
    place = address.format(path=path, folder=tmp_path)
    for command in (["serve", "--port", "0"], ["export", "--all", str(tmp_path / "backup")]):
        assert main([*command, "--database", f"sqlite:///{place}", "-l", "en"]) == 1
        told = capfd.readouterr().err.strip()
        assert advice in told
        assert len(told.splitlines()) == 1
    assert not (tmp_path / "file:").exists()


def test_a_database_server_that_does_not_answer_is_told(postgresql: Postgres, capfd: pytest.CaptureFixture[str]) -> None:
    there = postgresql.create().partition("?")
    missing = there[0].rpartition("/")[0] + "/missing" + there[1] + there[2]
    for address in (missing, "postgresql://ann:secret@127.0.0.1:1/games"):
        assert main(["serve", "--port", "0", "--database", address, "-l", "ru"]) == 1
        told = capfd.readouterr().err.strip()
        assert "не удаётся открыть" in told
        assert "secret" not in told
        assert len(told.splitlines()) == 1


async def test_where_nothing_can_be_stored_a_move_is_refused_with_a_time_and_nothing_is_lost(servers: Servers) -> None:
    """As with a full disk: SQLite gets no more pages."""
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        engine = site.server.database.inline_engine
        assert engine is not None
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1"))
        answers = [await ann.client.post("/api/tables", json={"game": "tiny_towns", "seats": TWO}) for _ in range(3)]
        while answers[-1].status_code == 201:  # there are free pages in the file
            answers.append(await ann.client.post("/api/tables", json={"game": "tiny_towns", "seats": TWO}))
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (503, "server-cannot-store")
        assert answers[-1].headers["retry-after"] == "30"
        assert await ann.look(shown) == shown


async def test_a_read_only_postgresql_is_told(postgresql: Postgres) -> None:
    servers = Servers(await asyncio.to_thread(postgresql.create))
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        async with site.server.database.engine.begin() as connection:
            name = (await connection.execute(text("SELECT current_database()"))).scalar_one()
            await connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        await site.server.database.engine.dispose()
        assert (await ann.act(shown, "name wood", 503))["code"] == "server-cannot-store"
        assert await ann.look(shown) == shown


def test_a_sound_database_passes_the_check(migrated: Path) -> None:
    database = Database(Settings(database=f"sqlite:///{migrated}").url)
    database.check()
    asyncio.run(database.close())
