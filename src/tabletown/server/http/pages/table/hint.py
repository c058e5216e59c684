"""Hints on the page of a table."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, post
from litestar.params import URLEncodedBody

from tabletown.server.bots.hints import STAGES, HintResponse
from tabletown.server.http.dependencies import HintsDep, Language, Myself, TableId
from tabletown.server.http.pages.shell import page

_WIDTH, _MARGIN = 316.0, 22.0
_STEPS = (1, 2, 5, 10, 20, 50, 100)  # points between two marks of the scale


class HintForm(msgspec.Struct, frozen=True):
    """A request for a hint: how long it may be thought about, from 1 on."""

    stage: int = len(STAGES)


class HintController(Controller):
    """Hints at `/tables/{table}/hint`."""

    path = "/tables/{table:str}/hint"
    include_in_schema = False

    @post("", status_code=200)
    async def hint(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        data: URLEncodedBody[HintForm],
        hints: HintsDep,
        identity: Myself,
        language: Language,
    ) -> Response[str]:
        """Return the hint as a part of the page."""
        hint = await hints.hint(identity, table, None, language, data.stage)
        return page(request, "table_hint.html", hint=hint, scale=scale(hint))


def scale(hint: HintResponse) -> dict[str, Any]:
    """Return the places of the expected points on a line, each with its standard error, and of the marks."""
    rated = [hint.choice] if hint.instead is None else [hint.choice, hint.instead]
    low = min(each.points for each in rated) - max(hint.error, 1.0)
    high = max(each.points for each in rated) + max(hint.error, 1.0)
    step = next((each for each in _STEPS if (high - low) / each <= 5), _STEPS[-1])
    start, end = int(low // step) * step, -int(-high // step) * step

    def at(points: float) -> float:
        return round(_MARGIN + (points - start) / (end - start) * (_WIDTH - 2 * _MARGIN), 1)

    return {
        "marks": [(number, at(number)) for number in range(start, end + 1, step)],
        "dots": [(at(each.points), at(each.points - hint.error), at(each.points + hint.error)) for each in rated],
    }
