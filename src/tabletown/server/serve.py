"""`tabletown serve`: the server on its own."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

import msgspec
import uvicorn

from tabletown.i18n import preferred, say
from tabletown.server.app import create_app
from tabletown.server.settings import Settings

_SHUTDOWN = 3  # seconds that open streams have to end


def main(argv: Sequence[str] | None = None, language: str | None = None) -> int:
    """Serve until interrupted; settings come from the environment, host and port also from arguments."""
    chosen = preferred(language, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    settings = Settings.from_environment()
    parser = argparse.ArgumentParser(prog="tabletown serve", description=say(chosen, "server-about-serve"))
    parser.add_argument("--host", default=settings.host, help=say(chosen, "server-help-host"))
    parser.add_argument("--port", type=int, default=settings.port, metavar="N", help=say(chosen, "server-help-port"))
    parser.add_argument("--database", default=settings.database, metavar="URL", help=say(chosen, "server-help-database"))
    settings = msgspec.structs.replace(settings, **vars(parser.parse_args(argv)))
    print(say(chosen, "server-ready", {"address": f"http://{settings.host}:{settings.port}/"}), flush=True)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        timeout_graceful_shutdown=_SHUTDOWN,
    )
    return 0
