"""A server in a thread of this process, for notebooks, examples and tests of clients."""

from __future__ import annotations

import socket
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn

from tabletown.server.app import Server, create_app
from tabletown.server.serve import Listener
from tabletown.server.settings import Settings


@contextmanager
def background(database: str = "", port: int = 0, **more: Any) -> Iterator[str]:
    """Run a server until the end of the block and yield its address; tables are lost unless a database is given.

    Port 0 is any free one. `more` are other settings. Bots think in a thread, so that scripts need no guard against being
    imported by other processes.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", port))
        address = database or f"sqlite:///{Path(folder, 'tables.sqlite').as_posix()}"
        settings = Settings(database=address, **{"bots": 1, "par_runs": 0, **more})
        parts = Server(settings, make_pool=lambda: ThreadPoolExecutor(1))
        ready = threading.Event()
        config = uvicorn.Config(create_app(server=parts), log_level="warning", timeout_graceful_shutdown=1, ws="none")
        server = Listener(config, lambda _: ready.set(), parts.bus.end)

        def run() -> None:
            with suppress(SystemExit):  # which is how uvicorn ends if it cannot start
                server.run(sockets=[listener])
            ready.set()

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        ready.wait()
        if not server.started:
            raise RuntimeError("the server has not started")
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()
