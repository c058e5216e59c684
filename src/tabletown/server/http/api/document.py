"""What the OpenAPI document says of refusals: the same of every door."""

from __future__ import annotations

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from tabletown.server.http.errors import Refused

REFUSALS = {
    400: "The request cannot be understood, or a value is out of range.",
    401: "Nobody is signed in, or the passphrase is wrong.",
    403: "Not your seat, a private table, or a page of another site.",
    404: "There is no such table, game, seat or address.",
    409: "Not your turn, stale, full, taken, over, or not agreed.",
    413: "Too large.",
    422: "Against the rules: an illegal action, impossible options, a damaged record.",
    429: "Too often; Retry-After tells how long to wait.",
    503: "The server cannot reach its database; try again later.",
}


def describe(app: Litestar) -> None:
    """Add the refusals to every door that is in the document."""
    told = {status: ResponseSpec(Refused, generate_examples=False, description=text) for status, text in REFUSALS.items()}
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and handler.resolve_include_in_schema():
                handler.responses = {**told, **(handler.responses or {})}
