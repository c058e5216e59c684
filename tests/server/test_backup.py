"""Backups: everything goes into a file and comes out of it, on both databases; broken files change nothing."""

import asyncio
import shutil
import stat
from pathlib import Path

import pytest
from tests.server.fixtures import Servers
from tests.server.postgres import Postgres

from tabletown.cli.main import main
from tabletown.server.errors import ServerError
from tabletown.server.ops.backup import export, restore
from tabletown.server.settings import Settings
from tabletown.server.store import Database

pytestmark = pytest.mark.anyio
LONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


async def _fill(servers: Servers) -> None:
    """People with and without a passphrase, a match that is over, one with sealed steps, chat, an invitation, a record."""
    async with servers.open() as site:
        ann, bo, shown = await site.pair(clock={"kind": "bank", "seconds": 60})
        await ann.post("/me/claim", {"name": "Ann", "passphrase": "correct horse battery"})
        await ann.play(shown, "name wood", "place wood a1")
        await bo.post(f"/tables/{shown['id']}/chat", {"text": "Привет, «Ann» \u2028 🎲"}, 201)
        over = await ann.post("/tables", {"game": "tiny_towns", "seats": LONE}, 201)
        await ann.post(f"/tables/{over['id']}/leave")
        await site.settle()
        record = (await ann.client.get(f"/api/tables/{over['id']}/record")).content
        await ann.client.post("/api/records", content=record, headers={"Content-Type": "application/json"})
        waiting = await bo.post("/tables", {"game": "torres", "seats": [{"kind": "me"}, {"kind": "invited"}]}, 201)
        await bo.post(f"/tables/{waiting['id']}/invitations", status=201)


async def _stored(servers: Servers) -> bytes:
    async with servers.open() as site:
        return await site.stored()


async def _restored(address: str, path: Path) -> None:
    database = Database(Settings(database=address).url)
    await database.upgrade()
    try:
        await restore(database, path)
    finally:
        await database.close()


@pytest.fixture(scope="module")
def full(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with something of everything."""
    path = tmp_path_factory.mktemp("full") / "full.sqlite"
    shutil.copy(migrated, path)
    asyncio.run(_fill(Servers(f"sqlite:///{path}")))
    return path


@pytest.fixture
def servers(full: Path, tmp_path: Path) -> Servers:
    """Servers over the full database."""
    return Servers(f"sqlite:///{shutil.copy(full, tmp_path / 'full.sqlite')}")


@pytest.fixture
async def backup(servers: Servers, tmp_path: Path) -> Path:
    """A backup of it."""
    database = Database(Settings(database=servers.database).url)
    rows = await export(database, tmp_path / "all.backup")
    await database.close()
    assert all(rows.values())
    return tmp_path / "all.backup"


async def test_everything_goes_to_postgresql_and_back(
    servers: Servers, backup: Path, postgresql: Postgres, tmp_path: Path
) -> None:
    before = await _stored(servers)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    far = Servers(await asyncio.to_thread(postgresql.create))
    await _restored(far.database, backup)
    assert await _stored(far) == before
    database = Database(Settings(database=far.database).url)
    await export(database, tmp_path / "again.backup")
    await database.close()
    assert (tmp_path / "again.backup").read_bytes() == backup.read_bytes()
    back = Servers(f"sqlite:///{tmp_path}/back.sqlite")
    await _restored(back.database, tmp_path / "again.backup")
    assert await _stored(back) == before


async def test_a_restored_server_goes_on_where_the_other_was(backup: Path, postgresql: Postgres) -> None:
    far = Servers(await asyncio.to_thread(postgresql.create))
    await _restored(far.database, backup)
    async with far.open() as site:
        ann = await site.visit()
        await ann.post("/session", {"name": "Ann", "passphrase": "correct horse battery"}, 201)
        (running,) = [each for each in await ann.get("/me/tables") if each["phase"] == "running"]
        shown = await ann.look(running)
        assert (await ann.act(shown, "done"))["version"] != shown["version"]
        told = await ann.post(f"/tables/{running['id']}/chat", {"text": "again"}, 201)
        assert told["id"] > 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: data[: len(data) // 2], "server-backup-part"),
        (lambda data: b"", "server-backup-foreign"),
        (lambda data: b"\x00\xff" + data, "server-backup-foreign"),
        (lambda data: b"{" * 100_000, "server-backup-foreign"),
        (lambda data: data.replace(b"Ann", b"Eve", 1), "server-backup-changed"),
        (lambda data: b"".join(data.splitlines(True)[:3] + data.splitlines(True)[4:]), "server-backup-changed"),
        (lambda data: data.replace(b'"version":1', b'"version":9', 1), "server-backup-version"),
        (lambda data: data.replace(b'["users",', b'["losers",', 1), "server-backup-line"),
        (lambda data: data.replace(b'"revision":"', b'"revision":"9', 1), "server-backup-revision"),
    ],
)
async def test_a_broken_backup_changes_nothing(backup: Path, tmp_path: Path, change: object, code: str) -> None:
    assert callable(change)
    backup.write_bytes(change(backup.read_bytes()))
    empty = Servers(f"sqlite:///{tmp_path}/empty.sqlite")
    before = await _stored(empty)
    with pytest.raises(ServerError) as refused:
        await _restored(empty.database, backup)
    assert refused.value.message == code
    assert await _stored(empty) == before


async def test_a_full_database_is_not_written_to(servers: Servers, backup: Path) -> None:
    before = await _stored(servers)
    with pytest.raises(ServerError, match="not empty"):
        await _restored(servers.database, backup)
    assert await _stored(servers) == before


def test_the_commands_say_what_they_did(
    servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, new = str(tmp_path / "b"), f"sqlite:///{tmp_path}/n.sqlite"
    assert main(["export", "--all", file, "--database", servers.database, "-l", "ru"]) == 0
    assert "2 человека, 3 стола" in capsys.readouterr().out
    monkeypatch.setenv("TABLETOWN_DATABASE", new)
    assert main(["import", file, "-l", "en"]) == 0
    assert "2 people, 3 tables" in capsys.readouterr().out
    assert main(["import", file, "-l", "en"]) == 1
    assert "not empty" in capsys.readouterr().err
    assert main(["import", str(tmp_path / "none"), "-l", "en"]) == 1
    assert main(["export", "--all", str(tmp_path / "no" / "such" / "file"), "-l", "en"]) == 1
    assert asyncio.run(_stored(servers)) == asyncio.run(_stored(Servers(new)))
