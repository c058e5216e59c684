"""What all pages share: how they are rendered, the language and the theme, and what a browser is told to allow."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Controller, MediaType, Request, Response, post
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.params import URLEncodedBody
from litestar.response import Redirect
from litestar.types import Message, Scope
from markupsafe import Markup

from tabletown.drawing import PAINTS
from tabletown.drawing.icons import ICONS
from tabletown.i18n import languages
from tabletown.server.http.pages.files import static
from tabletown.server.http.pages.game_info import scene
from tabletown.server.http.pages.translator import voice_of
from tabletown.server.languages import COOKIE as LANGUAGE
from tabletown.server.languages import language_of

TEMPLATES = Path(__file__).parents[3] / "web" / "templates"
THEME = "theme"
THEMES = ("auto", "light", "dark", "contrast")
_YEAR = 60 * 60 * 24 * 365
_Request = Request[Any, Any, Any]

# No script and no style but our own files; nothing from elsewhere; nobody may put a page into a frame.
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


@cache
def environment() -> Environment:
    """The templates; a name that is missing is an error, not an empty place."""
    found = Environment(
        loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    found.globals |= {
        "static": static,
        "icon": icon,
        "badge": badge,
        "languages": languages(),
        "themes": THEMES,
        "scene": scene,
    }
    return found


@cache
def icon(name: str) -> Markup:
    """An icon in the colour of the text around it; a word or a label stands beside it."""
    return Markup(f'<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="{ICONS[name]}"/></svg>')


@cache
def badge(paint: int) -> Markup:
    """Colour and sign of a paint (1 to 6); the name stands beside it."""
    sign = PAINTS[paint - 1].sign
    return Markup(f'<span class="badge" data-seat="{paint}"><svg viewBox="0 0 20 20" aria-hidden="true">{sign}</svg></span>')


def theme_of(request: _Request) -> str:
    """The theme that was chosen; `auto` follows the system."""
    chosen = request.cookies.get(THEME, "")
    return chosen if chosen in THEMES else "auto"


def render(request: _Request, template: str, **context: Any) -> str:
    """A template with what every page knows: `t` says messages, `me` is who asks (as far as the door has asked)."""
    language = context.pop("language", None) or language_of(request)
    speaker = voice_of(language)

    def t(message: str, **arguments: object) -> str:
        return speaker(message, arguments)

    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    known = {"t": t, "language": language, "theme": theme_of(request), "here": here, "me": None, **context}
    return environment().get_template(template).render(known)


def page(request: _Request, template: str, *, status: int = 200, **context: Any) -> Response[str]:
    """A page for whoever asks; what a seat may know is for nobody who uses the same browser later."""
    body = render(request, template, **context)
    return Response(body, status_code=status, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


async def add_headers(message: Message, _scope: Scope) -> None:
    """Tell the browser what to allow, with every answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


class Switch(msgspec.Struct, frozen=True):
    """A choice of language or theme, and the page to go back to."""

    back: str = "/"
    language: str = ""
    theme: str = ""


class ShellController(Controller):
    """The switches in the bar; they work without any script."""

    include_in_schema = False

    @post("/switch", status_code=303)
    async def switch(self, data: URLEncodedBody[Switch]) -> Redirect:
        """Remember a language or a theme, and go back."""
        cookies = []
        if data.language in languages():
            cookies.append(_kept(LANGUAGE, data.language))
        if data.theme in THEMES:
            cookies.append(_kept(THEME, data.theme))
        return Redirect(local(data.back), status_code=303, cookies=cookies)


def _kept(key: str, value: str) -> Cookie:
    return Cookie(key=key, value=value, path="/", httponly=True, samesite="lax", max_age=_YEAR)


def local(path: str) -> str:
    """A path of this server; anything else leads home."""
    safe = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if safe else "/"
