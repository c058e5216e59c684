"""The database: its migrations, and what a server finds in it."""

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from tests.server.house import PLAIN, TWO, House

from tabletown.core.errors import RecordError
from tabletown.server.errors import ServerError
from tabletown.server.settings import Settings
from tabletown.server.store import Database, database
from tabletown.server.store.models import Model

pytestmark = pytest.mark.anyio


async def test_migrations_make_what_the_models_say_and_can_be_taken_back(tmp_path: Path) -> None:
    store = Database(f"sqlite+aiosqlite:///{tmp_path}/deep/new.sqlite")

    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Model.metadata))

    def remove(connection: Connection) -> list[str]:
        config = Config()
        config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        return inspect(connection).get_table_names()

    await store.upgrade()
    await store.upgrade()
    async with store.engine.begin() as connection:
        assert await connection.run_sync(compare) == []
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert await connection.run_sync(remove) == ["alembic_version"]
    await store.close()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("UPDATE tables SET rules_version = 99", "record-rules"),
        ("UPDATE tables SET seed = '" + "00" * 32 + "'", "server-damaged"),
        ("UPDATE steps SET kind = 'dance' WHERE n = 1", "server-damaged"),
    ],
)
async def test_a_table_that_cannot_be_rebuilt_is_refused_and_others_go_on(house: House, change: str, code: str) -> None:
    async with house.open() as door:
        ann = await door.visit("Ann")
        broken = await ann.post("/tables", {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 201)
    store = Database(Settings(database=house.database).url)
    async with store.engine.begin() as connection:
        await connection.execute(text(change))
    await store.close()
    async with house.open() as door:
        again = await door.visit(like=ann)
        assert (await again.get(f"/tables/{broken['id']}", 422))["code"] == code
        with pytest.raises(RecordError):
            await door.server.tables.get(broken["id"])
        await again.post("/tables", {"game": "tiny_towns", "seats": TWO, "options": PLAIN}, 201)


def test_settings_come_from_the_environment() -> None:
    given = {"TABLETOWN_PORT": "9000", "TABLETOWN_SECURE": "true", "TABLETOWN_DATABASE": "postgres://u:p@h/d", "OTHER": "x"}
    settings = Settings.from_environment(given)
    assert (settings.port, settings.secure, settings.host) == (9000, True, "127.0.0.1")
    assert settings.url == "postgresql+asyncpg://u:p@h/d"
    assert Settings().url.endswith("tabletown/tabletown.sqlite")
    for wrong in ({"TABLETOWN_PORT": "many"}, {"TABLETOWN_DATABASE": "mysql://x"}, {"TABLETOWN_DATABASE": "file"}):
        with pytest.raises(ServerError, match="TABLETOWN_"):
            assert Settings.from_environment(wrong).url
