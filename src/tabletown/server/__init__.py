"""The server: tables for many people over HTTP. Its dependencies are imported on first use."""

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
    """Run a bot worker until interrupted."""
    from tabletown.server.worker import main

    return main(argv, language)


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the ASGI application, with settings from the environment unless given."""
    from tabletown.server.app import create_app

    return create_app(settings)


def serving(database: str = "") -> AbstractContextManager[str]:
    """Run a server in this process until the end of the block, and yield its address."""
    from tabletown.server.background import background

    return background(database)
