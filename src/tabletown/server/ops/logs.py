"""What a server writes down: lines for people, or lines of JSON for programs, each with the table that it concerns.

No line holds a name, an address of a person or a secret: requests are named by their route, not by their path.
"""

from __future__ import annotations

import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

TABLE: ContextVar[str | None] = ContextVar("table", default=None)  # the table that this task is about
ACCESS = "tabletown.access"
_PATH = re.compile(r"/(?:api/)?(?:tables|join)/([0-9a-f]{12})(?:/|\Z)")
_FIELDS = ("method", "route", "status", "ms")


def table_in(path: str) -> str | None:
    """The id of the table that a path names; nothing else of what somebody may write there."""
    found = _PATH.match(path)
    return None if found is None else found[1]


class JsonLines(logging.Formatter):
    """A line of JSON for each thing to note."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        table = getattr(record, "table", None) or TABLE.get()
        if table is not None:
            line["table"] = table
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def config(kind: str) -> dict[str, Any]:
    """How everything is written to the standard error output, for `logging.config` and for uvicorn."""
    plain = {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"text": plain, "json": {"()": "tabletown.server.ops.logs.JsonLines"}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": kind}},
        "root": {"handlers": ["out"], "level": "WARNING"},
        "loggers": {
            "tabletown": {"level": "INFO" if kind == "json" else "WARNING"},
            # A browser that goes away in the middle of a query takes the connection with it, which is no error.
            "sqlalchemy.pool": {"level": "CRITICAL"},
        },
    }
