"""Problems of a database, each with a sentence that says what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from tabletown.core.errors import TabletownError
from tabletown.server.errors import ServerError

_OURS = {"tables", "steps"}
_DAMAGED = ("malformed", "not a database")
_READ_ONLY = ("readonly", "read-only")


def check_schema(place: str, names: Collection[str], found: str | None, known: Collection[str]) -> None:
    """Raise ServerError unless a database is empty or ours, of this version or an older one."""
    if found in known:
        return
    if found is not None and set(names) >= _OURS:
        raise ServerError("server-database-newer", place=place, found=found, known=max(known))
    if found is not None or set(names) - {"alembic_version"}:
        raise ServerError("server-database-foreign", place=place)


@contextmanager
def explaining(place: str) -> Iterator[None]:
    """Raise ServerError for a database that cannot be opened, read or written."""
    try:
        yield
    except TabletownError:
        raise
    except (DBAPIError, sqlite3.Error, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise ServerError(_message(reason), place=place, reason=reason.rstrip(".")) from error
    except Exception as error:
        if not hasattr(error, "sqlstate"):  # of PostgreSQL itself: a wrong password, no such database
            raise
        raise ServerError("server-database-closed", place=place, reason=str(error).rstrip(".")) from error


def _message(reason: str) -> str:
    if any(each in reason for each in _DAMAGED):
        return "server-database-damaged"
    if any(each in reason.lower() for each in _READ_ONLY):
        return "server-database-read-only"
    return "server-database-closed"
