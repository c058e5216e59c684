"""Page scaffolding: rendering, icons and drawings, language, theme and security headers."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Controller, MediaType, Request, Response, post
from litestar.datastructures import Cookie
from litestar.params import URLEncodedBody
from litestar.response import Redirect
from litestar.types import Message, Scope
from markupsafe import Markup

from tabletown.drawing import PAINTS, Picture
from tabletown.drawing.canvas import LAYERS
from tabletown.drawing.icons import ICONS
from tabletown.i18n import languages
from tabletown.server.http.dependencies import LANGUAGE_COOKIE, language_of
from tabletown.server.http.pages.files import static
from tabletown.server.http.pages.game_info import scene
from tabletown.server.http.pages.times import date_parts, moment_parts, zone_of
from tabletown.server.http.pages.translator import translator_of
from tabletown.server.http.shared_parts import mark

TEMPLATES = Path(__file__).parents[3] / "web" / "templates"
THEME = "theme"
THEMES = ("auto", "light", "dark", "contrast")
_LEAST = 400  # characters of a layer that is worth a mark
_YEAR = 60 * 60 * 24 * 365
_Request = Request[Any, Any, Any]

# Only our own scripts and styles; nothing from other origins; no framing.
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


@cache
def environment() -> Environment:
    """Return the template environment; a missing name is an error, not an empty string."""
    found = Environment(
        loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    found.globals |= {
        "static": static,
        "icon": icon,
        "icons": icons,
        "badge": badge,
        "languages": languages(),
        "themes": THEMES,
        "scene": scene,
        "date": date_parts,
    }
    return found


@cache
def icon(name: str) -> Markup:
    """Return an icon in the color of the surrounding text; a label is beside it."""
    assert name in ICONS
    return Markup(f'<svg class="icon" aria-hidden="true"><use href="#i-{name}"/></svg>')


@cache
def icons() -> Markup:
    """Return the symbols of all icons, which a page has once."""
    symbols = "".join(f'<symbol id="i-{name}" viewBox="0 0 20 20"><path d="{d}"/></symbol>' for name, d in ICONS.items())
    return Markup(f'<svg class="sprite" aria-hidden="true" width="0" height="0"><defs>{symbols}</defs></svg>')


@cache
def badge(paint: int) -> Markup:
    """Return the color and sign of a paint (1 to 6); the name is beside it."""
    sign = PAINTS[paint - 1].sign
    return Markup(f'<span class="badge" data-seat="{paint}"><svg viewBox="0 0 20 20" aria-hidden="true">{sign}</svg></span>')


# Drawings are marked with a digest, so that a browser is not sent again what it has.


def marked(picture: Picture) -> Markup:
    """Return a drawing for a page, marked as a whole."""
    return Markup(mark(picture.svg(standalone=False)))


def marked_layers(picture: Picture) -> Markup:
    """Return a drawing that changes at every step, each of its layers marked."""
    drawn = picture.svg(standalone=False)
    for name in LAYERS:
        body = picture.body(name)
        if len(body) > _LEAST:
            drawn = drawn.replace(body, mark(body), 1)
    return Markup(drawn)


def theme_of(request: _Request) -> str:
    """Return the chosen theme; `auto` follows the system."""
    chosen = request.cookies.get(THEME, "")
    return chosen if chosen in THEMES else "auto"


def render(request: _Request, template: str, **context: Any) -> str:
    """Render a template with the common context: `t` translates messages, `me` is the caller where the handler knows it."""
    language = context.pop("language", None) or language_of(request)
    speaker = translator_of(language)

    def t(message: str, **arguments: object) -> str:
        return speaker(message, arguments)

    def moment(at: float) -> str:
        return t("server-moment", **moment_parts(at, zone_of(request)))

    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    known = {"t": t, "moment": moment, "language": language, "theme": theme_of(request), "here": here, "me": None, **context}
    return environment().get_template(template).render(known)


def page(request: _Request, template: str, *, status: int = 200, **context: Any) -> Response[str]:
    """Return a page that browsers do not cache, since it may show what only one seat may know."""
    body = render(request, template, **context)
    return Response(body, status_code=status, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


_ENCODED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


async def add_headers(message: Message, _scope: Scope) -> None:
    """Add the security headers to a response."""
    if message["type"] == "http.response.start":
        headers = list(message["headers"])
        known = {name.lower() for name, _ in headers}
        message["headers"] = headers + [each for each in _ENCODED if each[0] not in known]


class Switch(msgspec.Struct, frozen=True):
    """A choice of language or theme, and the page to go back to."""

    back: str = "/"
    language: str = ""
    theme: str = ""


class ShellController(Controller):
    """The switches in the bar, which work without scripts."""

    include_in_schema = False

    @post("/switch", status_code=303)
    async def switch(self, data: URLEncodedBody[Switch]) -> Redirect:
        """Store a language or a theme, and go back."""
        cookies = []
        if data.language in languages():
            cookies.append(_kept(LANGUAGE_COOKIE, data.language))
        if data.theme in THEMES:
            cookies.append(_kept(THEME, data.theme))
        return Redirect(local(data.back), status_code=303, cookies=cookies)


def _kept(key: str, value: str) -> Cookie:
    return Cookie(key=key, value=value, path="/", httponly=True, samesite="lax", max_age=_YEAR)


def local(path: str) -> str:
    """Return a path of this server; anything else becomes the home page."""
    safe = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if safe else "/"
