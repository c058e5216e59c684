"""`tabletown serve`: the server on its own."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from collections.abc import Callable, Sequence

import msgspec
import uvicorn

from tabletown.i18n import preferred, say
from tabletown.server import logs
from tabletown.server.app import Server, create_app
from tabletown.server.pages.files import is_vendored
from tabletown.server.settings import Settings

_SHUTDOWN = 3  # seconds that open streams have to end


class Listener(uvicorn.Server):
    """A server that tells when it listens, or has failed to, and lets open streams end before it stops."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[bool], None], end: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = tell
        self._end = end

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._end()
        await super().shutdown(sockets=sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets=sockets)
        finally:
            self._tell(self.started)


def main(argv: Sequence[str] | None = None, language: str | None = None) -> int:
    """Serve until interrupted; settings come from the environment, some also from arguments."""
    chosen = preferred(language, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    settings = Settings.from_environment()
    parser = argparse.ArgumentParser(prog="tabletown serve", description=say(chosen, "server-about-serve"))
    parser.add_argument("--host", default=settings.host, help=say(chosen, "server-help-host"))
    parser.add_argument("--port", type=int, default=settings.port, metavar="N", help=say(chosen, "server-help-port"))
    parser.add_argument("--database", default=settings.database, metavar="URL", help=say(chosen, "server-help-database"))
    settings = msgspec.structs.replace(settings, **vars(parser.parse_args(argv)))
    if not is_vendored():
        print(say(chosen, "web-no-vendor"), file=sys.stderr)
    if not _is_free(settings.host, settings.port):
        print(say(chosen, "web-port-busy", {"host": settings.host, "port": settings.port}), file=sys.stderr)
        return 1
    parts = Server(settings)
    config = uvicorn.Config(
        create_app(server=parts),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        log_config=logs.config(settings.log),
        proxy_headers=False,  # the gate of the application knows which proxies to believe
        timeout_graceful_shutdown=_SHUTDOWN,
        ws="none",
    )

    def tell(started: bool) -> None:
        if started:
            print(say(chosen, "server-ready", {"address": f"http://{settings.host}:{settings.port}/"}), flush=True)

    server = Listener(config, tell, parts.live.end)
    try:
        server.run()
    except KeyboardInterrupt:  # uvicorn raises it again when it has stopped in order
        return 0
    return 0 if server.started else 1


def _is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet; port 0 means any that is free."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(kind, socket.SOCK_STREAM) as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            attempt.bind((host, port))
    except OSError:
        return False
    return True
