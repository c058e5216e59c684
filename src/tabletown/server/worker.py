"""`tabletown worker`: runs bots on any machine that reaches the database."""

from __future__ import annotations

import argparse
import asyncio
import logging.config
import os
import signal
from collections.abc import Callable, Sequence

import msgspec

from tabletown.i18n import preferred, say
from tabletown.server.app import Server
from tabletown.server.errors import ServerError
from tabletown.server.ops import logs
from tabletown.server.settings import Settings


def main(argv: Sequence[str] | None = None, language: str | None = None) -> int:
    """Work until interrupted, with settings from the environment and arguments."""
    chosen = preferred(language, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    settings = Settings.from_environment()
    parser = argparse.ArgumentParser(prog="tabletown worker", description=say(chosen, "server-about-worker"))
    parser.add_argument("--database", default=settings.database, metavar="URL", help=say(chosen, "server-help-database"))
    parser.add_argument(
        "--processes",
        dest="bots",
        type=int,
        default=max(1, settings.bots),  # the environment may be that of a server without bots
        metavar="N",
        help=say(chosen, "server-help-processes"),
    )
    settings = msgspec.structs.replace(settings, **vars(parser.parse_args(argv)))
    if settings.bots < 1:
        raise ServerError("server-setting", name="--processes", value=settings.bots)
    if not settings.is_shared:
        raise ServerError("server-worker-sqlite")
    logging.config.dictConfig(logs.config(settings.log))
    asyncio.run(work(settings, lambda: print(say(chosen, "server-worker-ready", {"count": settings.bots}), flush=True)))
    return 0


async def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Process bot jobs until a signal arrives, then release unfinished ones immediately."""
    server = Server(settings, sweeping=False)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with server.run():
        ready()
        await stop.wait()
