"""`tabletown serve`: the server in one or several processes."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from tabletown.i18n import preferred, say
from tabletown.server.app import Server, create_app
from tabletown.server.http.pages.files import is_vendored
from tabletown.server.http.slow_requests import GuardedProtocol
from tabletown.server.ops import logs
from tabletown.server.ops.metrics import SHARED
from tabletown.server.settings import Settings
from tabletown.server.store import Database

_SHUTDOWN = 10  # seconds for pending requests to finish; streams end immediately
_START = 300.0  # seconds for processes to start, even on a busy machine
_SILENCE = 60  # seconds after which an unresponsive process is replaced; load alone must not trigger it

_log = logging.getLogger(__name__)


class Listener(uvicorn.Server):
    """A server that reports whether it has started, and ends open streams before it stops."""

    def __init__(self, config: uvicorn.Config, report: Callable[[bool], None], end: Callable[[], None]) -> None:
        super().__init__(config)
        self._report = report
        self._end = end

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._end()
        await super().shutdown(sockets=sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets=sockets)
        finally:
            self._report(self.started)


class Listeners(Multiprocess):
    """Several server processes on one port; dead ones are replaced, and SIGHUP replaces all of them or none."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], report: Callable[[bool], None]) -> None:
        super().__init__(config, sockets)
        self._report = report
        self.started = False

    def init_processes(self) -> None:
        super().init_processes()
        self.started = all(process.wait_until_ready(_START, self.should_exit) for process in self.processes)
        self._report(self.started)

    def restart_all(self) -> None:
        """Replace all processes when every replacement is ready; otherwise change nothing."""
        replacements: list[Process] = []
        for _ in self.processes:  # one after the other, since the machine may be busy
            process = Process(self.config, self.sockets)
            replacements.append(process)
            process.start()
            if not process.wait_until_ready(_START, _Ending(self)):
                for each in replacements:
                    each.kill()
                    each.join()
                _log.error("a new process was not ready in time; the old ones go on")
                return
        old, self.processes = self.processes, replacements
        for process in old:
            process.terminate()
        for process in old:
            process.join()
            _forget(process.pid)

    def keep_subprocess_alive(self) -> None:
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        for pid in before - {process.pid for process in self.processes}:
            _forget(pid)


def _forget(pid: int | None) -> None:
    """Take what a process had open, such as streams, out of the metrics."""
    if SHARED in os.environ:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]


class _Ending(threading.Event):
    """Set when the processes are to end, also by a signal that is not handled yet."""

    def __init__(self, listeners: Listeners) -> None:
        super().__init__()
        self._listeners = listeners

    def is_set(self) -> bool:
        signals = {signal.SIGINT, signal.SIGTERM}
        return self._listeners.should_exit.is_set() or not signals.isdisjoint(self._listeners.signal_queue)


def main(argv: Sequence[str] | None = None, language: str | None = None) -> int:
    """Serve until interrupted, with settings from the environment and arguments."""
    chosen = preferred(language, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    settings = Settings.from_environment()
    parser = argparse.ArgumentParser(prog="tabletown serve", description=say(chosen, "server-about-serve"))
    parser.add_argument("--host", default=settings.host, help=say(chosen, "server-help-host"))
    parser.add_argument("--port", type=int, default=settings.port, metavar="N", help=say(chosen, "server-help-port"))
    parser.add_argument("--database", default=settings.database, metavar="URL", help=say(chosen, "server-help-database"))
    parser.add_argument(
        "--workers", type=int, default=settings.workers, metavar="N", help=say(chosen, "server-help-workers")
    )
    settings = msgspec.structs.replace(settings, **vars(parser.parse_args(argv)))
    settings.check()
    if not is_vendored():
        print(say(chosen, "web-no-vendor"), file=sys.stderr)
    if not _is_free(settings.host, settings.port):
        print(say(chosen, "web-port-busy", {"host": settings.host, "port": settings.port}), file=sys.stderr)
        return 1

    asyncio.run(_prepare(settings))

    def report(started: bool) -> None:
        if started:
            print(say(chosen, "server-ready", {"address": f"http://{settings.host}:{settings.port}/"}), flush=True)

    try:
        return (_serve_single if settings.workers == 1 else _serve_multiple)(settings, report)
    except KeyboardInterrupt:  # raised again by uvicorn after an orderly stop
        return 0


async def _prepare(settings: Settings) -> None:
    """Check and migrate the database, so that a problem is one sentence instead of a failed start."""
    database = Database(settings.url)
    try:
        database.check()
        await database.upgrade()
    finally:
        await database.close()


def _config(app: Litestar | str, settings: Settings, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        log_config=logs.config(settings.log),
        proxy_headers=False,  # the application's middleware knows which proxies to trust
        timeout_graceful_shutdown=_SHUTDOWN,
        timeout_worker_healthcheck=_SILENCE,
        http=GuardedProtocol,
        ws="none",
        **more,
    )


def _serve_single(settings: Settings, report: Callable[[bool], None]) -> int:
    parts = Server(settings)
    server = Listener(_config(create_app(server=parts), settings), report, parts.bus.end)
    server.run()
    return 0 if server.started else 1


def _serve_multiple(settings: Settings, report: Callable[[bool], None]) -> int:
    shared = msgspec.structs.replace(settings, bots=-(-settings.bots // settings.workers))
    os.environ.update(shared.to_environment())  # which the processes read
    config = _config("tabletown.server.serve:one_of_several", settings, factory=True, workers=settings.workers)
    with TemporaryDirectory(prefix="tabletown-metrics-") as folder:
        os.environ[SHARED] = folder
        servers = Listeners(config, [config.bind_socket()], report)
        servers.run()
    return 0 if servers.started else 1


def one_of_several() -> Litestar:
    """Return the application of one of several processes, with settings from the environment; a signal ends its streams."""
    parts = Server(Settings.from_environment())

    async def end_streams_early(_: Litestar) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            before = signal.getsignal(number)

            def stop(number: int, frame: Any, before: Any = before) -> None:
                loop.call_soon_threadsafe(parts.bus.end)
                before(number, frame)

            signal.signal(number, stop)

    app = create_app(server=parts)
    app.on_startup.append(end_streams_early)
    return app


def _is_free(host: str, port: int) -> bool:
    """Return whether the port is free; port 0 means any free one."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(kind, socket.SOCK_STREAM) as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            attempt.bind((host, port))
    except OSError:
        return False
    return True
