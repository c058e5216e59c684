"""The server: tables for many people at once, over HTTP. What it needs is imported when it is first used."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar import Litestar

    from tabletown.server.settings import Settings


def main(argv: Sequence[str] | None = None, language: str | None = None) -> int:
    """Serve until interrupted."""
    from tabletown.server.serve import main

    return main(argv, language)


def run_worker(argv: Sequence[str] | None = None, language: str | None = None) -> int:
    """Think for bots until interrupted."""
    from tabletown.server.bots.worker import main

    return main(argv, language)


def create_app(settings: Settings | None = None) -> Litestar:
    """The ASGI application, by the settings of the environment unless others are given."""
    from tabletown.server.app import create_app

    return create_app(settings)


def serving(database: str = "") -> AbstractContextManager[str]:
    """The address of a server that runs in this process until the end of the block."""
    from tabletown.server.background import background

    return background(database)
