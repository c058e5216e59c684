"""The app: its manifest, the service worker, the page that is shown offline, and the next table where it is one's turn."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter
from litestar.response import Redirect

from tabletown.i18n import Speaker
from tabletown.server.http.dependencies import Known, Language, TablesDep
from tabletown.server.http.pages.files import TYPES, edition, files, static
from tabletown.server.http.pages.shell import page

_Table = Annotated[str, QueryParameter(max_length=32)]
_STYLES = ("every_page.css", "pages.css", "icon.svg")
_SCRIPTS = ("shell.js", "viewport.js", "offline.js", "vendor/htmx.js")
_FONTS = {"ru": "cyrillic"}  # those of a language, else the Latin ones
_COLORS = {"background_color": "#f6eee2", "theme_color": "#0a6b66"}


def shell_files(language: str) -> list[str]:
    """Return the addresses of what the offline page needs."""
    script = _FONTS.get(language, "latin")
    fonts = [f"vendor/{family}-{script}.woff2" for family in ("onest", "podkova")]
    return [static(name) for name in (*_STYLES, *_SCRIPTS, *fonts) if name in files()]


class AppController(Controller):
    """The app around the pages."""

    include_in_schema = False

    @get("/manifest.webmanifest")
    async def manifest(self, language: Language) -> Response[bytes]:
        """Return what a browser needs to install the app; it opens at the next turn."""
        say = Speaker(language)
        icons = [{"src": static(f"icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
        maskable = {"src": static("icon-maskable.png"), "sizes": "512x512", "type": "image/png", "purpose": "maskable"}
        found = {
            "id": "/",
            "name": say("web-brand"),
            "short_name": say("web-brand"),
            "description": say("web-description"),
            "lang": language,
            "start_url": "/next",
            "scope": "/",
            "display": "standalone",
            **_COLORS,
            "icons": [*icons, maskable],
        }
        return Response(msgspec.json.encode(found), media_type="application/manifest+json")

    @get("/service-worker.js")
    async def worker(self, language: Language) -> Response[bytes]:
        """Return the service worker with the list of files that it keeps; browsers ask for it anew."""
        offline = f"/offline?language={language}"
        kept = {
            "cache": f"shell-{edition()}-{language}",
            "offline": offline,
            "icon": static("icon-192.png"),
            "files": [offline, *shell_files(language)],
        }
        body = b"self.SHELL = " + msgspec.json.encode(kept) + b";\n" + files()["service_worker.js"].body
        return Response(body, media_type=TYPES[".js"], headers={"Cache-Control": "no-cache"})

    @get("/offline")
    async def offline(self, request: Request[Any, Any, Any]) -> Response[str]:
        """Return the page that says that there is no connection; it knows nobody, since it is kept."""
        return page(request, "offline.html")

    @get("/next")
    async def next_turn(self, tables: TablesDep, known: Known, after: _Table = "") -> Redirect:
        """Go to the next table where it is the caller's turn, or home."""
        table = None if known is None else await tables.next_turn(known, after)
        return Redirect("/" if table is None else f"/tables/{table}", status_code=303)
