"""Error responses: a code for programs, a sentence for people, a proper status."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS, HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ExceptionHandlersMap

from tabletown.core.errors import TabletownError
from tabletown.i18n import Speaker
from tabletown.i18n.messages import LONGEST_ARGUMENT
from tabletown.server.errors import status_of
from tabletown.server.http.dependencies import language_of
from tabletown.server.http.pages.shell import page
from tabletown.server.tables.play import ILLEGAL

_Request = Request[Any, Any, Any]
_MESSAGES = {404: "server-no-page", 405: "server-method", 413: "server-too-large", 503: "server-busy"}
_KINDS = {401: "private", 403: "private", 404: "missing", 405: "missing", 410: "missing"}
_GONE = "client disconnected prematurely"  # Litestar's text for a closed connection
# Names of fields and numbers are for programs; readers of a page get an instruction.
_ON_PAGES = {"server-request": "server-request-page", "unknown-seat": "server-request-page"}
_HUGE = 10**12
_log = logging.getLogger(__name__)


class Refused(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused; nothing was changed. `rule` and `reason` belong to an action that the rules forbid."""

    code: str
    arguments: dict[str, Any]
    text: str
    rule: str = ""
    reason: str = ""


def _respond(request: _Request, status: int, message: str, arguments: dict[str, Any]) -> Response[Any]:
    try:
        language = language_of(request)
    except ValueError:  # cookies or a query that cannot be read
        language = "en"
    plain = {name: _plain(value) for name, value in arguments.items()}
    on_page = _wants_page(request)
    spoken = "server-illegal" if message == ILLEGAL and "prompt" in plain else message
    spoken = _ON_PAGES.get(spoken, spoken) if on_page else spoken
    if spoken == "server-illegal" and plain.get("reason"):
        spoken = "server-refused"
    rule, reason = (str(plain.get(name, "")) if message == ILLEGAL else "" for name in ("rule", "reason"))
    refused = Refused(message, plain, Speaker(language)(spoken, plain), rule, reason)
    answer = _page(request, status, refused, language) if on_page else Response(refused, status_code=status)
    if "seconds" in arguments:
        answer.headers["Retry-After"] = str(arguments["seconds"])
    return answer


def _wants_page(request: _Request) -> bool:
    """Return whether the response is for a person: a page in a browser, or a part of one."""
    if request.url.path.startswith("/api/"):
        return False
    return "text/html" in request.headers.get("accept", "") or "hx-request" in request.headers


def _page(request: _Request, status: int, refused: Refused, language: str) -> Response[Any]:
    """Return an error page, or a line for the place that every page has for it."""
    if "hx-request" not in request.headers:
        kind = _KINDS.get(status, "later")
        again = status == HTTP_429_TOO_MANY_REQUESTS or status >= HTTP_500_INTERNAL_SERVER_ERROR
        return page(request, "refusal.html", status=status, text=refused.text, kind=kind, again=again, language=language)
    rule = refused.arguments.get("rule", "")
    answer = page(request, "refusal_line.html", status=status, text=refused.text, rule=rule, language=language)
    answer.headers["HX-Retarget"], answer.headers["HX-Reswap"] = "#refusal", "outerMorph"
    return answer


def _plain(value: object) -> str | int:
    """Format a value for a message; huge numbers in requests cannot be written out."""
    return value if isinstance(value, int) and abs(value) < _HUGE else str(value)[:LONGEST_ARGUMENT]


def _refuse(request: _Request, error: TabletownError) -> Response[Any]:
    return _respond(request, int(status_of(error)), error.message, error.arguments)


def _refuse_http(request: _Request, error: HTTPException) -> Response[Any]:
    status = error.status_code
    if status == 500 and error.detail == _GONE:
        _log.info("%s %s was given up", request.method, _route(request))
        return _respond(request, 400, "server-request", {"reason": error.detail})
    if status >= 500:
        return _fail(request, error)
    message = _MESSAGES.get(status, "server-request")
    return _respond(request, status, message, {"reason": _reason(error)} if message == "server-request" else {})


def _refuse_nested(request: _Request, _error: RecursionError) -> Response[Any]:
    return _respond(request, 400, "server-nested", {})


def _refuse_encoding(request: _Request, error: UnicodeDecodeError) -> Response[Any]:
    return _respond(request, 400, "server-request", {"reason": error.encoding.upper()})


def _reason(error: HTTPException) -> str:
    """Return what is wrong with the request, as the parser says it."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(str(each.get("message", each)) for each in error.extra if isinstance(each, dict))
    return error.detail


def _route(request: _Request) -> str:
    """Return the route of a request for the log; its path may contain an invitation."""
    return str(request.scope.get("path_template", "unknown"))


def _fail(request: _Request, error: Exception) -> Response[Any]:
    _log.error("%s %s failed", request.method, _route(request), exc_info=error)
    return _respond(request, 500, "server-failed", {})


def refusal(request: _Request, error: Exception) -> Response[Any]:
    """Return the response to an error outside the routes."""
    return _refuse(request, error) if isinstance(error, TabletownError) else _fail(request, error)


def handlers() -> ExceptionHandlersMap:
    """Return the exception handlers."""
    return {
        TabletownError: _refuse,
        HTTPException: _refuse_http,
        RecursionError: _refuse_nested,
        UnicodeDecodeError: _refuse_encoding,
        Exception: _fail,
    }


REFUSALS = {
    400: "The request cannot be understood, or a value is out of range.",
    401: "The caller is not signed in, or the passphrase is wrong.",
    403: "Not your seat, a private table, or a page of another site.",
    404: "There is no such table, game, seat or address.",
    409: "Not your turn, stale, full, taken, over, or not agreed.",
    413: "Too large.",
    422: "Against the rules: an illegal action, impossible options, a damaged record.",
    429: "Too many requests; Retry-After gives the seconds to wait.",
    503: "The server cannot reach its database; try again later.",
}


def describe(app: Litestar) -> None:
    """Add the error responses to every documented route."""
    specs = {status: ResponseSpec(Refused, generate_examples=False, description=text) for status, text in REFUSALS.items()}
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and handler.resolve_include_in_schema():
                handler.responses = {**specs, **(handler.responses or {})}
