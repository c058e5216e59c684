"""What is known to be still so in a SQLite file, without asking for it again.

SQLite tells a connection, at almost no cost, whether anybody else has changed the file since. As long as nobody has, a
process knows how many events it has stored for each table, and whom a token signs in. With PostgreSQL nothing is known.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, event

from tabletown.server.users.accounts import Identity

IDENTITY_SECONDS = 60.0  # after which a sign-in is looked up again in any case
_MOST = 20_000  # tables, and sign-ins
_PEOPLE = re.compile(r"\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b.*\b(?:users|sessions)\b", re.IGNORECASE | re.DOTALL)
_MARK = "tabletown_people"


class Freshness:
    """The number of stored events of each table, and the users of tokens, until somebody else changes them."""

    def __init__(self, engine: Engine | None, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._engine = engine
        self._monotonic = monotonic
        self._connection: Any = None  # the driver's own, of the last transaction
        self._version: int | None = None  # of the file, as this connection counts the changes of all others
        self._counts: dict[str, int] = {}
        self._identities: dict[str, tuple[Identity, float]] = {}
        if engine is not None:
            event.listen(engine, "before_cursor_execute", _notice)
            event.listen(engine, "commit", self._committed)
            event.listen(engine, "checkout", self._taken)
            event.listen(engine, "close", self._closed)

    def is_current(self, table: str, count: int) -> bool:
        """Return whether a table is known to have exactly so many events."""
        return self._is_unchanged() and self._counts.get(table) == count

    def note_count(self, table: str, count: int) -> None:
        """Remember how many events of a table this process has just stored, or read after `is_current`."""
        if self._engine is not None:
            _keep(self._counts, table, count)

    def identity(self, token: str) -> Identity | None:
        """Return the user of a token's digest, None if not known."""
        found = self._identities.get(token) if self._is_unchanged() else None
        return found[0] if found is not None and self._monotonic() < found[1] else None

    def note_identity(self, token: str, identity: Identity) -> None:
        """Remember the user of a token, as just read after `identity`."""
        if self._engine is not None:
            _keep(self._identities, token, (identity, self._monotonic() + IDENTITY_SECONDS))

    def _is_unchanged(self) -> bool:
        """Return whether anything is known; forget everything when another connection has changed the file."""
        # Inside a transaction, SQLite shows the file as it was at the beginning.
        if self._engine is None or (self._connection is not None and self._connection.in_transaction):
            return False
        if self._connection is None:
            with self._engine.connect():
                pass
        version = self._connection.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version:
            self._forget()
            self._version = version
        return True

    def _forget(self) -> None:
        self._version = None
        self._counts.clear()
        self._identities.clear()

    def _taken(self, connection: Any, _record: object, _proxy: object) -> None:
        if connection is not self._connection:
            self._forget()
            self._connection = connection

    def _closed(self, connection: Any, _record: object) -> None:
        if connection is self._connection:
            self._forget()
            self._connection = None

    def _committed(self, connection: Connection) -> None:
        # All transactions of this engine are in one thread, so nothing is read between this and the commit.
        if connection.info.pop(_MARK, False):
            self._identities.clear()


def _notice(connection: Connection, _cursor: object, statement: str, *_: object) -> None:
    """Mark a transaction that changes users or their sign-ins."""
    if _PEOPLE.match(statement):
        connection.info[_MARK] = True


def _keep(known: dict[str, Any], key: str, value: Any) -> None:
    if len(known) >= _MOST:
        known.clear()
    known[key] = value
