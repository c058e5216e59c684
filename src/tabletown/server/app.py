"""The application: builds the services, starts and stops them in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager

from argon2 import PasswordHasher
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tabletown
from tabletown.server.bots.analysis import AnalysisService
from tabletown.server.bots.claims import ClaimingScheduler
from tabletown.server.bots.coach import CoachService
from tabletown.server.bots.hints import HintService, RemoteHints
from tabletown.server.bots.load import BotLoad
from tabletown.server.bots.par import ParMaker
from tabletown.server.bots.pool import BotPool, processes
from tabletown.server.bots.reviews import ReviewService
from tabletown.server.bots.running import RunningMatches
from tabletown.server.bots.schedule import LocalScheduler, Scheduler
from tabletown.server.errors import UnavailableError
from tabletown.server.http.api.account import AccountController
from tabletown.server.http.api.analysis import AnalysisController
from tabletown.server.http.api.archive import ArchiveController
from tabletown.server.http.api.daily import DailyController
from tabletown.server.http.api.games import GamesController
from tabletown.server.http.api.meeting import MeetingController
from tabletown.server.http.api.notices import NoticesController
from tabletown.server.http.api.operate import OperateController
from tabletown.server.http.api.passkeys import PasskeysController
from tabletown.server.http.api.people import PeopleController
from tabletown.server.http.api.reviews import ReviewController
from tabletown.server.http.api.tables import TablesController
from tabletown.server.http.dependencies import providers, resolve_in_order
from tabletown.server.http.errors import describe, handlers
from tabletown.server.http.hot_paths import HotPaths
from tabletown.server.http.middleware import refuse_other_sites, wrap
from tabletown.server.http.pages import routes
from tabletown.server.http.pages.shell import add_headers
from tabletown.server.http.shared_parts import LEVEL, SharedParts
from tabletown.server.http.slow_requests import GuardedProtocol
from tabletown.server.live.presence import Presence
from tabletown.server.live.streams import EventBus
from tabletown.server.notices.assembly import NoticeServices
from tabletown.server.ops.backup_job import BackupJob
from tabletown.server.ops.cleanup import Cleaner, ClockJump
from tabletown.server.ops.health import HealthMonitor, LoopLag
from tabletown.server.ops.metrics import Metrics
from tabletown.server.settings import Settings
from tabletown.server.store import Database, Repository
from tabletown.server.store.access.credentials import CredentialsStore
from tabletown.server.store.access.passkeys import PasskeyDatabase
from tabletown.server.store.blocks import BlocksStore
from tabletown.server.store.coaching import CoachingStore
from tabletown.server.store.daily import DailyDatabase
from tabletown.server.store.jobs import JobStore
from tabletown.server.store.learning import LearningStore
from tabletown.server.store.meeting import QueueDatabase
from tabletown.server.store.moderation.store import ModerationDatabase
from tabletown.server.store.notices.channels import ChannelDatabase
from tabletown.server.store.notices.outbox import OutboxDatabase
from tabletown.server.store.personal import PersonalStore
from tabletown.server.store.ratings import RatingsStore
from tabletown.server.store.reviews import ReviewStore
from tabletown.server.store.statistics import StatisticsDatabase
from tabletown.server.tables.archive import Archive
from tabletown.server.tables.daily.service import DailyService
from tabletown.server.tables.meeting.service import Meeting
from tabletown.server.tables.moderation.replacement import Patience
from tabletown.server.tables.moderation.service import Moderation
from tabletown.server.tables.personal import PersonalService
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.ratings import Ratings
from tabletown.server.tables.rematch import RematchService
from tabletown.server.tables.responses import EncodedViews
from tabletown.server.tables.service import TableService
from tabletown.server.tables.statistics.service import Statistics
from tabletown.server.tasks import end
from tabletown.server.users.accounts import Accounts
from tabletown.server.users.blocks import Blocks
from tabletown.server.users.conduct import Conduct
from tabletown.server.users.credentials import Credentials
from tabletown.server.users.filters import Filters
from tabletown.server.users.learning import Learning
from tabletown.server.users.limits import StreamPlaces
from tabletown.server.users.passkeys import Passkeys

LARGEST_REQUEST = 64 * 1024
_SERVICES = (
    "tables", "moves", "archive", "rematches", "hints", "learning", "accounts", "settings", "health", "metrics",
    "coach", "reviews", "analyses", "streams", "shared_parts",
    "credentials", "blocks", "personal", "ratings", "statistics", "moderation", "load", "backups", "meeting", "daily",
    "channels", "mailbox", "notices", "passkeys",
)  # fmt: skip
# Streams are sent as they come; static files and the changing parts of tables are already compressed.
_AS_IS = ["/events", "^/static/", "^/tables/[^/]+/(part|act|undo|ask|answer|withdraw)$"]
_CLEANING = 60 * 60.0  # seconds between two clean-ups
_log = logging.getLogger(__name__)
_all_logs = logging.getLogger("tabletown")


class Server:
    """The services of a running server; those not given are made from the settings."""

    def __init__(
        self,
        settings: Settings,
        *,
        now: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        make_pool: Callable[[], Executor] | None = None,
        hasher: PasswordHasher | None = None,
        sweeping: bool = True,
    ) -> None:
        self.settings = settings
        self.database = Database(settings.url)
        self.metrics = Metrics(self.database)
        self.repository = repository = Repository(self.database)
        self.bus = EventBus(self.database.dsn if self.database.postgresql else None)
        self.pool = BotPool(make_pool or processes(settings.bots), max(1, settings.bots), monotonic)
        studying = max(1, settings.bots - 1)  # analysis, reviews and pars, apart from the bots that play
        self.study = BotPool(make_pool or processes(studying, idle=True), studying, monotonic)
        filters, limits = Filters.from_file(settings.filters), ModerationDatabase(self.database)
        self.accounts = Accounts(repository, now, monotonic, hasher, filters)
        self.moves = moves = MoveService(repository, now)
        self.credentials = Credentials(CredentialsStore(self.database), self.accounts)
        self.passkeys = Passkeys(
            PasskeyDatabase(self.database), self.accounts, self.credentials, settings.address, now, monotonic
        )
        self.blocks = Blocks(BlocksStore(self.database), now)
        self.personal = PersonalService(PersonalStore(self.database), repository, moves, now)
        self.statistics = Statistics(StatisticsDatabase(self.database))
        self.ratings = Ratings(RatingsStore(self.database), moves.forget)
        conduct = Conduct(limits, filters, now)
        presence = Presence(now)
        self.tables = TableService(
            repository, moves, self.bus, now, monotonic, self.accounts.check_name, self.blocks, conduct, presence
        )
        stores = ChannelDatabase(self.database), OutboxDatabase(self.database)
        calling = NoticeServices(settings, *stores, moves, self.accounts, repository, presence, now, monotonic)
        self.channels, self.mailbox, self.notices = calling.channels, calling.mailbox, calling.notices
        self.links = calling.links
        self.meeting = Meeting(QueueDatabase(self.database), self.tables, self.bus, conduct, now)
        patience = Patience(settings.vote_minutes * 60, settings.gone_hours * 60 * 60)
        self.moderation = Moderation(limits, repository, moves, self.accounts, patience, now, monotonic)
        self.archive = Archive(repository, repository.archive, moves, now, monotonic)
        self.rematches = RematchService(repository, moves, self.tables, now, self.blocks)
        self.learning = Learning(LearningStore(self.database), now)
        self.backups = BackupJob(settings)
        self.load = BotLoad(self.pool.queue, settings.bots, now)
        jobs = JobStore(self.database)
        make_hint = self.pool.hint if settings.bots else RemoteHints(jobs, self.bus).hint
        self.hints = HintService(moves, make_hint, monotonic)
        self.coach = CoachService(moves, CoachingStore(self.database), make_hint, now, bool(settings.bots))
        reviews, works = ReviewStore(self.database), bool(settings.bots)
        self.reviews = ReviewService(moves, reviews, self.study, now, monotonic, works)
        running = RunningMatches(moves, reviews, monotonic)
        self.analyses = AnalysisService(moves, self.archive, running, self.study, monotonic)
        deals = DailyDatabase(self.database)
        self.daily = DailyService(deals, self.tables, now, settings.par_runs)
        self.pars = ParMaker(self.daily, deals, self.study, now, works)
        self.bots: Scheduler
        if not self.database.postgresql:
            self.bots = LocalScheduler(repository, moves, now, self.pool)
        elif settings.bots:
            self.bots = ClaimingScheduler(repository, moves, now, self.pool, jobs, self.bus, settings.bots)
        else:
            self.bots = Scheduler(repository, moves, now)
        moves.listeners += [self.metrics.stored, self.bots.begin, lambda session, _: self.bus.publish(session.id)]
        moves.listeners += [self.ratings.heard, self.meeting.heard, self.daily.heard, self.notices.heard]
        self.cleaner = Cleaner(self.database, now, settings.retention_days)
        self.lag = LoopLag(time.monotonic, self.metrics.lag.set)
        self.health = HealthMonitor(self.database, self.cleaner, self.lag, now, monotonic)
        self.streams = StreamPlaces()
        self.shared_parts = SharedParts()
        self.views = EncodedViews()
        self._sweeping = sweeping
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """Run the services until the end of the block."""
        _all_logs.addHandler(self.metrics)
        try:
            await self.database.upgrade()
            async with self.bus.run():
                await self._start()
                try:
                    yield
                finally:
                    await self._stop()
        finally:
            _all_logs.removeHandler(self.metrics)
            await self.database.close()

    async def _start(self) -> None:
        await self.bots.sweep(0)
        await self.daily.prepare()
        await self.links.prepare()
        if self._sweeping:
            self._tasks += [asyncio.create_task(self._sweep()), asyncio.create_task(self.notices.run())]
        self._tasks += [asyncio.create_task(each.run()) for each in (self.bots, self.lag, self.reviews, self.pars)]

    async def _stop(self) -> None:
        await end(self._tasks)
        await self.backups.close()
        await self.mailbox.settle()
        await self.meeting.close()
        await self.coach.close()
        await self.ratings.close()
        await self.daily.close()
        await self.pool.close()
        await self.study.close()

    async def clean(self) -> None:
        """Delete what guests have left behind, unless the clock may be wrong."""
        try:
            gone = await self.cleaner.clean()
        except ClockJump as jump:
            _log.error(
                "nothing is deleted: the clock is %s days ahead of the last time known. If it is right, "
                "run `tabletown confirm-clock`.",
                jump.arguments["days"],
            )
            return
        for table in gone.tables:
            self.moves.forget(table)
        if gone.tables or gone.guests:
            _log.info("%s tables and %s guests were deleted", len(gone.tables), gone.guests)

    async def _sweep(self) -> None:
        cleaned = -_CLEANING
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                self.load.sample()
                await self.bots.sweep()
                await self.ratings.settle()
                await self.meeting.sweep()
                if time.monotonic() - cleaned >= _CLEANING:
                    cleaned = time.monotonic()
                    await self.clean()
            except UnavailableError as error:
                _log.warning("the sweep waits: %s", error.message)
            except Exception:
                _log.exception("the sweep failed")


class Application:
    """The routes, which take long to set up; they can be given to one server after the other."""

    def __init__(self) -> None:
        self._server: Server | None = None
        self._services: dict[str, object] = {}
        self._app = app = Litestar(
            route_handlers=[
                GamesController,
                PeopleController,
                PasskeysController,
                NoticesController,
                AccountController,
                TablesController,
                MeetingController,
                ArchiveController,
                ReviewController,
                AnalysisController,
                DailyController,
                OperateController,
                *routes(),
            ],
            lifespan=[self._run],
            before_request=refuse_other_sites,
            before_send=[add_headers],
            compression_config=CompressionConfig(backend="gzip", gzip_compress_level=LEVEL, exclude=_AS_IS),
            exception_handlers=handlers(),
            dependencies=providers(_SERVICES, self._services),
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
        resolve_in_order(app)
        self._handler = app.asgi_handler

    def serve(self, server: Server) -> Litestar:
        """Return the ASGI application of a server."""
        self._server = server
        self._services.update({name: getattr(server, name) for name in _SERVICES})
        GuardedProtocol.trusted = frozenset(each.strip() for each in server.settings.proxies.split(","))
        # Around everything, unknown routes included.
        hot = HotPaths(self._handler, server.accounts, server.tables, server.moves, server.views)
        self._app.asgi_handler = wrap(hot, server.settings, server.metrics)
        return self._app

    @asynccontextmanager
    async def _run(self, _app: Litestar) -> AsyncIterator[None]:
        assert self._server is not None
        async with self._server.run():
            yield


def create_app(settings: Settings | None = None, server: Server | None = None) -> Litestar:
    """Return the ASGI application."""
    return Application().serve(server or Server(settings or Settings.from_environment()))
