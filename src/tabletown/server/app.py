"""The application: everything put together, started and stopped in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from typing import Any

from argon2 import PasswordHasher
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tabletown
from tabletown.server.bots.claims import Seeker
from tabletown.server.bots.pool import Work, processes
from tabletown.server.bots.remote_hints import Elsewhere
from tabletown.server.errors import AwayError, IdentityError
from tabletown.server.http.api.archive import ArchiveController
from tabletown.server.http.api.document import describe
from tabletown.server.http.api.games import GamesController
from tabletown.server.http.api.operate import OperateController
from tabletown.server.http.api.people import COOKIE, PeopleController
from tabletown.server.http.api.tables import TablesController
from tabletown.server.http.dependencies import GivenPeople, Known
from tabletown.server.http.errors import handlers, refuse_other_sites
from tabletown.server.http.middleware import gate
from tabletown.server.http.pages import doors
from tabletown.server.http.pages.shell import add_headers
from tabletown.server.languages import language_of
from tabletown.server.live.streams import Live
from tabletown.server.ops.cleanup import Cleaner
from tabletown.server.ops.metrics import CountedRepository, Metrics
from tabletown.server.settings import Settings
from tabletown.server.store import Database
from tabletown.server.store.jobs import JobStore
from tabletown.server.tables.service import Tables
from tabletown.server.users.accounts import Identity, People

LARGEST_REQUEST = 64 * 1024
_CLEANING = 60 * 60.0  # seconds between two looks for what can be forgotten
_log = logging.getLogger(__name__)
_all_logs = logging.getLogger("tabletown")


class Server:
    """The parts of a running server; what is not given is made by the settings."""

    def __init__(
        self,
        settings: Settings,
        *,
        now: Callable[[], float] = time.time,
        make_pool: Callable[[], Executor] | None = None,
        hasher: PasswordHasher | None = None,
        sweeping: bool = True,
    ) -> None:
        self.settings = settings
        self.database = Database(settings.url)
        self.metrics = Metrics(self.database)
        self.repository = CountedRepository(self.database, self.metrics)
        self.live = Live(self.database)
        self.work = Work(make_pool or processes(settings.bots))
        self.people = People(self.repository, now, hasher)
        is_shared = self.database.postgresql
        jobs = JobStore(self.database)
        hint = Elsewhere(jobs, self.live).hint if settings.bots == 0 else None
        self.tables = Tables(self.repository, self.live, self.work, now, hint, is_shared)
        self.seeker = Seeker(self.tables, jobs, self.live, self.work, settings.bots) if is_shared and settings.bots else None
        self.cleaner = Cleaner(self.database, now, settings.keep)
        self._sweeping = sweeping
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def run(self, _app: Litestar | None = None) -> AsyncIterator[None]:
        """From the first connection to the last."""
        _all_logs.addHandler(self.metrics)
        try:
            await self.database.upgrade()
            async with self.live.channels:
                await self._go_on()
                try:
                    yield
                finally:
                    await self._stop()
        finally:
            _all_logs.removeHandler(self.metrics)
            await self.database.close()

    async def _go_on(self) -> None:
        await self.tables.sweep(0)
        if self._sweeping:
            self._tasks.append(asyncio.create_task(self._sweep()))
        if self.seeker is not None:
            self._tasks.append(asyncio.create_task(self.seeker.run()))

    async def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.work.close()
        await self.live.close()

    async def clean(self) -> None:
        """Forget what guests have left behind."""
        gone = await self.cleaner.clean()
        for table in gone.tables:
            self.tables.forget(table)
        if gone.tables or gone.guests:
            _log.info("%s tables and %s guests were forgotten", len(gone.tables), gone.guests)

    async def _sweep(self) -> None:
        cleaned = -_CLEANING
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.tables.sweep()
                if time.monotonic() - cleaned >= _CLEANING:
                    cleaned = time.monotonic()
                    await self.clean()
            except AwayError as error:
                _log.warning("the sweep waits: %s", error.message)
            except Exception:
                _log.exception("the sweep failed")


async def provide_known(request: Request[Any, Any, Any], people: GivenPeople) -> Identity | None:
    """Who asks, None if nobody is known."""
    return await people.who(request.cookies.get(COOKIE))


async def provide_identity(known: Known) -> Identity:
    """Who asks; IdentityError if nobody is known."""
    if known is None:
        raise IdentityError("server-nobody")
    return known


async def provide_language(request: Request[Any, Any, Any]) -> str:
    """The language of whoever asks."""
    return language_of(request)


def create_app(settings: Settings | None = None, server: Server | None = None) -> Litestar:
    """The ASGI application."""
    parts = server or Server(settings or Settings.from_environment())

    async def provide_tables() -> Tables:
        return parts.tables

    async def provide_people() -> People:
        return parts.people

    async def provide_settings() -> Settings:
        return parts.settings

    async def provide_database() -> Database:
        return parts.database

    async def provide_metrics() -> Metrics:
        return parts.metrics

    app = Litestar(
        route_handlers=[
            GamesController,
            PeopleController,
            TablesController,
            ArchiveController,
            OperateController,
            *doors(),
        ],
        lifespan=[parts.run],
        before_request=refuse_other_sites,
        before_send=[add_headers],
        # Streams are sent as they come, and static files are compressed already.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=7, exclude=["/events", "^/static/"]),
        exception_handlers=handlers(),
        dependencies={
            "tables": Provide(provide_tables),
            "people": Provide(provide_people),
            "settings": Provide(provide_settings),
            "database": Provide(provide_database),
            "metrics": Provide(provide_metrics),
            "known": Provide(provide_known),
            "identity": Provide(provide_identity),
            "language": Provide(provide_language),
        },
        logging_config=None,
        request_max_body_size=LARGEST_REQUEST,
        openapi_config=OpenAPIConfig(
            title="Tabletown",
            version=tabletown.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    describe(app)
    # Around everything, also around what has no route.
    app.asgi_handler = gate(app.asgi_handler, parts.settings, parts.metrics)
    return app
