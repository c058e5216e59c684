"""Prometheus metrics, summed over the processes of `serve --workers`, and table counts from the database.

The processes share a folder of small files, which the client library reads for all of them at once.
Labels come from short fixed lists (routes, phases, parts), never from requests.
"""

from __future__ import annotations

import logging
import math
import os
from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import func, select

import tabletown
from tabletown.server.ops.health import Health
from tabletown.server.store import Database
from tabletown.server.store.models import TableRow
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Event
from tabletown.server.tables.session import PHASES, RUNNING, TableSession

CONTENT_TYPE = CONTENT_TYPE_LATEST
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # the variable of the client library with the folder that processes share
METHODS = frozenset({"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"})
_SECONDS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics(logging.Handler):
    """The metrics of one server; as a log handler it counts errors by the module that logged them."""

    def __init__(self, database: Database) -> None:
        super().__init__(logging.ERROR)
        self._sessions = database.sessions
        registry = self._registry = CollectorRegistry()
        self._own = CollectorRegistry()  # what cannot be summed
        Info("tabletown", "The version of the server", registry=self._own).info({"version": tabletown.__version__})
        ProcessCollector(registry=self._own)
        self._requests = Counter("tabletown_requests", "Answers", ["method", "route", "status"], registry=registry)
        self._seconds = Histogram(
            "tabletown_request_seconds", "Time to the first byte", ["route"], buckets=_SECONDS, registry=registry
        )
        self.streams = Gauge("tabletown_streams", "Open event streams", registry=registry, multiprocess_mode="livesum")
        self.lag = Gauge(
            "tabletown_loop_lag_seconds",
            "Longest delay of the event loop in a minute",
            registry=registry,
            multiprocess_mode="livemax",
        )
        self._moves = Counter("tabletown_moves", "Decisions stored", ["by"], registry=registry)
        self._errors = Counter("tabletown_errors", "Errors noted in the log", ["part"], registry=registry)
        # Of the database and its disk, so all processes find the same.
        self._tables = self._common("tabletown_tables", "Tables in the database", "phase")
        self._queue = self._common("tabletown_bot_queue", "Tables at which a bot owes a decision")
        self._disk = self._common("tabletown_disk_free_bytes", "Room on the disk of the database; NaN where unknown")
        self._backup = self._common("tabletown_backup_age_seconds", "Time since the last backup; NaN before the first one")
        for by in ("person", "bot"):
            self._moves.labels(by)

    def _common(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, registry=self._registry, multiprocess_mode="mostrecent")

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error."""
        self._errors.labels(record.name.rpartition(".")[2]).inc()

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a response."""
        self._requests.labels(method if method in METHODS else "other", route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def stored(self, session: TableSession, events: Sequence[Event]) -> None:
        """Count the decisions among stored events."""
        for each in events:
            if each.kind == kinds.STEP and each.seat >= 0:
                self._moves.labels("bot" if session.holders[each.seat].kind == "bot" else "person").inc()

    async def text(self, health: Health) -> bytes:
        """Return all metrics in Prometheus' text format."""
        self._disk.set(math.nan if health.disk_free is None else health.disk_free)
        self._backup.set(math.nan if health.backup_age is None else health.backup_age)
        phases = select(TableRow.phase, func.count()).group_by(TableRow.phase)
        owing = select(func.count()).where(TableRow.phase == RUNNING, TableRow.bots != 0)
        async with self._sessions() as transaction:
            found = {row[0]: row[1] for row in await transaction.execute(phases)}
            self._queue.set((await transaction.execute(owing)).scalar_one())
        for phase in PHASES:
            self._tables.labels(phase).set(found.get(phase, 0))
        registry = self._registry
        if os.environ.get(SHARED):
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry) + generate_latest(self._own)
