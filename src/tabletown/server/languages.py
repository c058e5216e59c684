"""The language in which a request is answered."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection

from tabletown.i18n import languages, preferred

COOKIE = "language"
_Connection = ASGIConnection[Any, Any, Any, Any]


def language_of(request: _Connection) -> str:
    """The language chosen (`?language=ru` or a cookie), else the best that the browser names, else English."""
    wishes = (request.query_params.get(COOKIE), request.cookies.get(COOKIE))
    return _best(wishes, request.headers.get("accept-language", ""))


@lru_cache(maxsize=256)
def _best(wishes: tuple[str | None, ...], header: str) -> str:
    return preferred(*wishes, *accepted(header))


def accepted(header: str) -> list[str]:
    """The languages on offer of an Accept-Language header, the most wanted first."""
    weighed = []
    for each in header[:500].split(","):
        code, _, quality = each.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        if preferred(code) == code.split("-")[0].lower() in languages() and weight > 0:
            weighed.append((weight, code))
    return [code for _, code in sorted(weighed, key=lambda pair: -pair[0])]
