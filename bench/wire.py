"""Small HTTP clients for load tests: their cost must not hide that of the server. Loopback only."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any


class Wire:
    """A persistent connection; one request at a time."""

    def __init__(self, port: int, headers: dict[str, str]) -> None:
        self._port = port
        self._headers = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookie = ""

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """Return the JSON of a response, or raise RuntimeError for a refusal."""
        status, content = await self.ask(method, path, body)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {content[:200]!r}")
        return json.loads(content) if content else None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """Return the status and body of a response, reconnecting if the server closed the connection meanwhile."""
        data = b"" if body is None else json.dumps(body).encode()
        if self._streams is not None:
            try:
                return await self._exchange(*self._streams, method, path, data)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.close()
        self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        return await self._exchange(*self._streams, method, path, data)

    async def _exchange(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, method: str, path: str, data: bytes
    ) -> tuple[int, bytes]:
        writer.write(self._head(method, path, len(data)) + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        if "set-cookie" in fields:
            self.cookie = fields["set-cookie"].partition(";")[0]
        content = await reader.readexactly(int(fields.get("content-length", 0)))
        return int(head[0].split()[1]), content

    def _head(self, method: str, path: str, length: int) -> bytes:
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        lines = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n{self._headers}{cookie}"
        return f"{lines}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n".encode()

    async def listen(self, path: str, heard: Callable[[], None]) -> None:
        """Call `heard` for each event of a stream until it ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            writer.write(self._head("GET", path, 0))
            async for line in reader:
                if line.startswith(b"event: changed"):
                    heard()
        finally:
            writer.close()

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
