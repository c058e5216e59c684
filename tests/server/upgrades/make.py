"""Write a database of every earlier schema that has none yet: `python -m tests.server.upgrades.make`.

A match is begun with the newest schema, and the migrations take the database back. What is there already stays as it is:
it was written when that schema was the newest, or nearly so.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.fixtures import Servers

from tabletown.server.store import Database
from tabletown.server.store.database import revisions

FOLDER = Path(__file__).parent


async def write(revision: str) -> None:
    """Write the database of a schema as SQL; its first line has the table and the cookies of the two players."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "tables.sqlite")
        servers = Servers(f"sqlite:///{path}")
        async with servers.open() as site:
            ann, bo, shown = await site.pair()
            await ann.play(shown, "name wood", "place wood a1")
            await bo.post(f"/tables/{shown['id']}/chat", {"text": "Good luck!"}, 201)
        database = Database(f"sqlite+aiosqlite:///{path}")
        await database.migrate(revision)
        await database.close()
        with closing(sqlite3.connect(path)) as connection:
            lines = "\n".join(connection.iterdump())
    tokens = " ".join(person.client.cookies["tabletown"] for person in (ann, bo))
    (FOLDER / f"{revision}.sql").write_text(f"-- {shown['id']} {tokens}\n{lines}\n", "utf-8")


def main() -> None:
    """Write those that are missing."""
    for revision in revisions()[1:]:
        if not (FOLDER / f"{revision}.sql").exists():
            asyncio.run(write(revision))


if __name__ == "__main__":
    main()
