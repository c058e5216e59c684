"""Fixtures: servers over a copy of a migrated database, and a PostgreSQL where a test asks for one."""

import asyncio
import hashlib
import itertools
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.fixtures import Servers
from tests.server.postgres import Postgres, running

from tabletown.server.store import Database


@pytest.fixture
def anyio_backend() -> str:
    """The only loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Postgres]:
    """A database server."""
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database in its newest form."""
    path = tmp_path_factory.mktemp("database") / "empty.sqlite"

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{path}")
        await database.upgrade()
        await database.close()

    asyncio.run(make())
    return path


@pytest.fixture(autouse=True)
def _seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals of a test are the same in every run, and so are the headers of all answers and the order of news."""
    monkeypatch.setattr("tabletown.server.live.streams._SOON", 0.0)
    monkeypatch.setattr("tabletown.server.http.middleware.new_request_id", lambda: "0" * 16)
    counted = itertools.count()
    monkeypatch.setattr(
        "tabletown.server.tables.service.new_seed",
        lambda: hashlib.sha256(f"{request.node.name} {next(counted)}".encode()).hexdigest(),
    )


@pytest.fixture
def servers(migrated: Path, tmp_path: Path) -> Servers:
    """Servers over a database of their own."""
    path = tmp_path / "tables.sqlite"
    shutil.copy(migrated, path)
    return Servers(f"sqlite:///{path}")
