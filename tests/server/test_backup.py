"""Backups: everything goes into a file and comes out of it, on both databases; broken files change nothing."""

import asyncio
import hashlib
import json
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.fixtures import TODAY, Person, Servers, Site
from tests.server.postgres import Postgres

from tabletown.cli.main import main
from tabletown.server.errors import ServerError
from tabletown.server.notices.model import Item, Notice
from tabletown.server.ops.backup import export, restore
from tabletown.server.settings import Settings
from tabletown.server.store import Database
from tabletown.server.store.database import revisions
from tabletown.server.store.facts import BACKUP, Facts
from tabletown.server.store.models import ReviewRow
from tabletown.server.tables.coaching import Caution
from tabletown.server.tables.moderation.records import Act, Report
from tabletown.server.tables.ratings import Rated
from tabletown.server.users.passkeys import Passkey

pytestmark = pytest.mark.anyio
LONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


DEVICE = b',"device":"python-httpx"'
_MODERATION = ("hosts", "restrictions", "kicks", "reports", "acts")
_DAILY = ("deals", "results")
_NOTICES = ("keys", "channels", "quiet_hours", "notices", "passkeys")
_CLUB = ("recoveries", "blocks", "reviews", "ratings", *_MODERATION, *_DAILY, *_NOTICES)
NEWER = ("lessons", "coaches", "coached", "warnings", *_CLUB)  # tables that older backups lack


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
        await _ask_for_review(site, over["id"], (await ann.get("/me"))["id"])
        waiting = await bo.post("/tables", {"game": "torres", "seats": [{"kind": "me"}, {"kind": "invited"}]}, 201)
        await bo.post(f"/tables/{waiting['id']}/invitations", status=201)
        await _learn(site, (await bo.get("/me"))["id"], shown["id"])
        await ann.post("/me/recovery", {"passphrase": "correct horse battery"}, 201)
        await bo.post("/me/blocked", {"name": "Ann"}, 204)
        user = (await ann.get("/me"))["id"]
        rated = Rated(user, "tiny_towns", 2, 1, over["id"], 1.0, 1, 20, 27.6, 8.1)
        await site.server.ratings._store.settle(over["id"], [rated])
        await _moderate(site, user, (await bo.get("/me"))["id"], waiting["id"])
        await site.server.daily._store.begin("0123456789ab", TODAY, "tiny_towns", user)
        await _call(site, ann, user, over["id"])


async def _call(site: Site, ann: Person, user: str, table: str) -> None:
    """A webhook, quiet hours, a notice, and a passkey."""
    await ann.post("/me/notices/webhook", {"url": "https://example.org/hook"}, 204)
    await ann.client.put("/api/me/notices/quiet", json={"zone": "Asia/Tokyo", "start": 60, "end": 120})
    notice = Notice("0123", user, Item("turn", table, "0-1"), 1.0, 2.0)
    await site.server.notices._outbox.add([notice])
    await site.server.passkeys._store.add_passkey(user, Passkey("abc", "Phone", 1.0, None), "cGs=", 0)


async def _ask_for_review(site: Site, table: str, user: str) -> None:
    """A review that another process works at, so that this one leaves it alone."""
    async with site.server.database.sessions.begin() as transaction:
        transaction.add(ReviewRow(table=table, steps="0" * 64, asker=user, at=1.0, until=1e12, done=0, total=0, data=None))


async def _learn(site: Site, user: str, table: str) -> None:
    """A lesson that was done, and what a coach has said."""
    await site.server.learning.finish(user, "torres", "first", 0, True)
    store = site.server.coach._store
    await store.add_coach(table)
    await store.explain(user, "tiny_towns", "name", table, 1.0)
    await store.warn(table, "abc", Caution(1, 2, 3.5), 2.0)


async def _moderate(site: Site, host: str, user: str, table: str) -> None:
    """A host, a mute, somebody sent away, a report, and the log of it."""
    store = site.server.moderation.store
    await store.add_report(Report(at=1.0, table=table, by=host, user=user, words="hello", note="rude"))
    await store.add_act(Act(at=2.0, kind="host", console=True, user=host))
    await store.add_act(Act(at=3.0, kind="mute", by=host, user=user, until=9e9, reason="rude"))
    await store.add_act(Act(at=4.0, kind="kick", by=host, user=user, table=table, seat=1))


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


def _redigested(data: bytes, change: Callable[[str, dict[str, Any]], bool]) -> bytes:
    """A backup in which rows are changed, until one has been, with a digest that fits."""
    head, *rows, last = data.splitlines(True)
    done = False
    for number, line in enumerate(rows):
        name, row = json.loads(line)
        if not done and change(name, row):
            rows[number] = msgspec.json.encode([name, row]) + b"\n"
            done = True
    assert done
    whole = b"".join([head, *rows])
    tail = {**json.loads(last), "digest": hashlib.sha256(whole).hexdigest()}
    return whole + msgspec.json.encode(tail) + b"\n"


def _set(table: str, /, only: Callable[[dict[str, Any]], bool] = lambda _: True, **values: Any) -> Any:
    def change(name: str, row: dict[str, Any]) -> bool:
        if name != table or not only(row):
            return False
        row.update(values)
        return True

    return change


def _shorten(name: str, row: dict[str, Any]) -> bool:
    """Take a step from a stored record, so that the match in it is another one."""
    if name != "records":
        return False
    record = json.loads(row["data"])
    row["data"] = json.dumps({**record, "steps": record["steps"][:-1]})
    return True


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (_set("users", name="x" * 1_000_000), "server-backup-line"),
        (_set("users", name=""), "server-backup-line"),
        (_set("users", name="a\nb"), "server-backup-line"),
        (_set("users", passphrase="secret"), "server-backup-line"),
        (_set("users", id="../etc"), "server-backup-line"),
        (_set("sessions", token="short"), "server-backup-line"),
        (_set("tables", game="chess"), "server-backup-row"),
        (_set("tables", options={"seats": 99}), "server-backup-row"),
        (_set("tables", seed="00" * 32, only=lambda row: row["phase"] == "over"), "server-backup-row"),
        (_set("tables", phase="dancing"), "server-backup-line"),
        (_set("tables", phase="waiting", only=lambda row: row["phase"] == "running"), "server-backup-row"),
        (_set("tables", timing={"kind": "per_move", "seconds": -1}), "server-backup-row"),
        (_set("steps", kind="dance"), "server-backup-line"),
        (_set("steps", n=9_999, only=lambda row: row["n"] == 2), "server-backup-row"),
        (_set("steps", action=2_000_000, only=lambda row: row["kind"] == "step" and row["seat"] >= 0), "server-backup-row"),
        (_set("steps", seat=98, only=lambda row: row["kind"] == "sit"), "server-backup-row"),
        (_set("seats", name="Eve", only=lambda row: row["kind"] == "person"), "server-backup-row"),
        (_set("messages", text="x" * 501), "server-backup-line"),
        (_set("uploads", steps=1), "server-backup-row"),
        (_set("uploads", data="{}"), "server-backup-row"),
        (_set("uploads", digest="0" * 64), "server-backup-row"),
        (_set("records", data="{}"), "server-backup-row"),
        (_shorten, "server-backup-row"),
        (_set("invitations", seat=-1), "server-backup-line"),
    ],
)
async def test_a_backup_with_a_digest_of_its_own_is_checked_row_by_row(
    backup: Path, tmp_path: Path, change: Any, code: str
) -> None:
    backup.write_bytes(_redigested(backup.read_bytes(), change))
    empty = Servers(f"sqlite:///{tmp_path}/empty.sqlite")
    before = await _stored(empty)
    with pytest.raises(ServerError) as refused:
        await _restored(empty.database, backup)
    assert refused.value.message == code
    assert len(str(refused.value)) < 500
    assert await _stored(empty) == before


async def test_a_match_of_other_rules_is_taken_in_as_it_is(backup: Path, tmp_path: Path) -> None:
    change = _set("tables", rules_version=99, only=lambda row: row["phase"] == "over")
    backup.write_bytes(_redigested(backup.read_bytes(), change))
    new = Servers(f"sqlite:///{tmp_path}/new.sqlite")
    await _restored(new.database, backup)
    assert b"Ann" in await _stored(new)


async def test_a_backup_of_an_older_version_is_read(servers: Servers, backup: Path, tmp_path: Path) -> None:
    data = backup.read_bytes()
    head = json.loads(data.splitlines()[0])
    newest = revisions()[0]
    assert head == {"format": "tabletown-backup", "version": 1, "revision": newest}
    old = (
        data.replace(newest.encode(), b"0004", 1)
        .replace(b'"aids":true,"rated":false,', b"")
        .replace(DEVICE, b"")
        .replace(b',"day":null', b"")
    )
    *lines, last = old.splitlines(True)
    kept = [line for line in lines if not line.startswith(tuple(f'["{name}"'.encode() for name in NEWER))]
    tail = json.loads(last)
    tail["rows"] = {name: count for name, count in tail["rows"].items() if name not in NEWER}
    backup.write_bytes(_redigested(b"".join([*kept, msgspec.json.encode(tail)]), lambda *_: True))
    new = Servers(f"sqlite:///{tmp_path}/new.sqlite")
    await _restored(new.database, backup)
    before, after = json.loads(await _stored(servers)), json.loads(await _stored(new))
    before["sessions"] = [[*each[:-1], ""] for each in before["sessions"]]
    for name in ("deals", "keys"):  # which every server makes for itself
        del before[name], after[name]
    assert after == {**before, **{name: [] for name in before if name in NEWER}}


async def test_names_of_accounts_are_protected_after_an_import_too(backup: Path, tmp_path: Path) -> None:
    new = Servers(f"sqlite:///{tmp_path}/new.sqlite")
    await _restored(new.database, backup)
    async with new.open() as site:
        assert (await (await site.visit()).post("/me", {"name": "\u0410nn"}, 409))["code"] == "server-name-taken"


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


def test_a_backup_is_restored_for_a_check_and_old_ones_go(
    servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old = [folder / f"tabletown-2020-01-0{day}T000000Z.tabletown" for day in range(1, 5)]
    other = folder / "tabletown-notes.txt"
    for path in (*old, other):
        path.write_text("kept")
    command = ["backup", str(folder), "--keep", "3", "--database", servers.database, "-l", "en"]
    assert main(command) == 0
    assert "restored for a check: 2 people, 3 tables" in capsys.readouterr().out
    left = sorted(folder.iterdir())
    assert left[:2] == old[2:]
    assert left[3] == other
    assert stat.S_IMODE(left[2].stat().st_mode) == 0o600
    assert asyncio.run(_fact(servers)) is not None
    assert main([*command[:3], "0", *command[4:]]) == 1


def test_a_backup_that_cannot_be_restored_is_told_and_the_old_ones_stay(
    servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(tmp_path / "full.sqlite", isolation_level=None)) as connection:
        connection.execute("UPDATE steps SET action = 99999 WHERE kind = 'step' AND seat >= 0")
    folder = tmp_path / "backups"
    folder.mkdir()
    old = folder / "tabletown-2020-01-01T000000Z.tabletown"
    old.write_text("kept")
    assert main(["backup", str(folder), "--keep", "1", "--database", servers.database, "-l", "en"]) == 1
    assert "not in order" in capsys.readouterr().err
    assert list(folder.iterdir()) == [old]
    assert asyncio.run(_fact(servers)) is None


async def _fact(servers: Servers) -> float | None:
    """When the last backup was made."""
    database = Database(Settings(database=servers.database).url)
    try:
        return await Facts(database).get(BACKUP)
    finally:
        await database.close()
