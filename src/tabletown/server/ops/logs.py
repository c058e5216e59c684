"""Logging: plain lines or JSON lines, each with the table it concerns and the request that caused it.

No line contains a name, an address of a person or a secret: requests are identified by route, not by path.
"""

from __future__ import annotations

import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

TABLE: ContextVar[str | None] = ContextVar("table", default=None)  # the table of the current request
REQUEST: ContextVar[str | None] = ContextVar("request", default=None)  # its id, also of what it has set going
ACCESS = "tabletown.access"
_FIELDS = ("method", "route", "status", "ms")


class JsonLines(logging.Formatter):
    """Formats records as lines of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        table = getattr(record, "table", None) or TABLE.get()
        if table is not None:
            line["table"] = table
        if (request := REQUEST.get()) is not None:
            line["request"] = request
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def config(kind: str) -> dict[str, Any]:
    """Return the logging configuration for `logging.config` and uvicorn: everything to standard error."""
    plain = {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"text": plain, "json": {"()": "tabletown.server.ops.logs.JsonLines"}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": kind}},
        "root": {"handlers": ["out"], "level": "WARNING"},
        "loggers": {
            "tabletown": {"level": "INFO" if kind == "json" else "WARNING"},
            # A browser that disconnects during a query takes the connection with it, which is not an error.
            "sqlalchemy.pool": {"level": "CRITICAL"},
        },
    }
