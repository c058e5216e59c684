"""Static files: read and compressed once, and cached by browsers forever, since their URLs change with them."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter

from tabletown.server.errors import NotFoundError

FOLDER = Path(__file__).parents[3] / "web" / "static"
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".woff2": "font/woff2"}
_PACKED = {".woff2", ".png"}
# What browsers need not get: comments that fill lines, and the indentation of style sheets.
_SPARED = {
    ".css": re.compile(rb"/\*.*?\*/\s*|(?<=\n)\s+", re.DOTALL),
    ".js": re.compile(rb"^[ \t]*//.*\n", re.MULTILINE),
}
# Style sheets that always come together: one file of them is smaller than its parts and takes one request.
JOINED = {
    "every_page.css": ("fonts", "tokens", "shell"),
    "all_tables.css": (
        *("table", "table_seats", "table_tabs", "actions", "card", "marks", "told", "log", "hint"),
        *("table_tablet", "table_phone", "table_dock", "actions_phone", "dialogs", "coach", "table_flat"),
    ),
}
_FOREVER = "public, max-age=31536000, immutable"


class File(msgspec.Struct, frozen=True):
    """A file as it is sent; `small` is its compressed form, None where that gains nothing."""

    body: bytes
    small: bytes | None
    media_type: str


@cache
def files() -> dict[str, File]:
    """Return all static files by path."""
    found = {}
    for path in sorted(FOLDER.rglob("*")):
        if path.is_file():
            found[path.relative_to(FOLDER).as_posix()] = _file(path.name, path.read_bytes())
    for name, parts in JOINED.items():
        found[name] = _file(name, b"".join(found[f"{part}.css"].body for part in parts))
    return found


def _file(name: str, body: bytes) -> File:
    suffix = Path(name).suffix
    if suffix in _SPARED:
        body = _SPARED[suffix].sub(b"", body)
    media = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(body, None if suffix in _PACKED else gzip.compress(body, 9, mtime=0), media)


@cache
def edition() -> str:
    """Return a digest of all static files."""
    digest = blake2b(digest_size=5)
    for name, file in files().items():
        digest.update(name.encode() + b"\0" + file.body)
    return digest.hexdigest()


def static(name: str) -> str:
    """Return the URL of a static file."""
    return f"/static/{edition()}/{name}"


def is_vendored() -> bool:
    """Return whether the files from npm are installed."""
    return "vendor/htmx.js" in files()


@get("/static/{_edition:str}/{name:path}", include_in_schema=False, opt={"plain": True})
async def static_file(
    request: Request[None, None, None],  # type: ignore[type-var]
    name: Annotated[str, PathParameter()],
    _edition: Annotated[str, PathParameter()],
) -> Response[bytes]:
    """Return a static file; an old URL gives the present file."""
    file = files().get(name.lstrip("/"))
    if file is None:
        raise NotFoundError("server-no-page")
    headers = {"Cache-Control": _FOREVER, "Vary": "Accept-Encoding"}
    if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.small, media_type=file.media_type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.body, media_type=file.media_type, headers=headers)
