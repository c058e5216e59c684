"""A database of every earlier schema is brought up to date, and the match in it is played to its end."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.fixtures import Person, Servers
from tests.server.upgrades.make import FOLDER

from tabletown.server.store.database import revisions

pytestmark = pytest.mark.anyio


def test_there_is_a_database_of_every_earlier_schema() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.sql")) == sorted(revisions()[1:])


@pytest.mark.parametrize("dump", sorted(FOLDER.glob("*.sql")), ids=lambda path: path.stem)
async def test_a_match_begun_with_an_earlier_schema_is_finished(dump: Path, tmp_path: Path) -> None:
    text = dump.read_text("utf-8")
    table, *tokens = text.partition("\n")[0].split()[1:]
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(text)
    async with Servers(f"sqlite:///{path}").open() as site:
        ann, bo = [await site.visit() for _ in tokens]
        for person, token in zip((ann, bo), tokens):
            person.client.cookies.set("tabletown", token)
        assert [each["text"] for each in await bo.get(f"/tables/{table}/chat")] == ["Good luck!"]
        while (await ann.get(f"/tables/{table}"))["phase"] == "running":
            for person in (ann, bo):
                await _decide(person, table)
        assert (await bo.get(f"/tables/{table}"))["phase"] == "over"
        record = await bo.get(f"/tables/{table}/record")
        assert len(record["steps"]) > 20


async def _decide(person: Person, table: str) -> None:
    shown = await person.get(f"/tables/{table}")
    if shown["legal"]:
        await person.act(shown, str(shown["legal"][-1]["text"]))
