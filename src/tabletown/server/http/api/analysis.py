"""API endpoint of the analysis of positions."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody

from tabletown.i18n import Speaker
from tabletown.server.http.api.bodies import Body, Seat
from tabletown.server.http.dependencies import NOT_KEPT, AnalysesDep, Language, Myself


class AnalysisQuestion(Body, frozen=True, kw_only=True):
    """A position as text, the seat to think for (the first that must decide if left out), and whether all cards are open."""

    position: Annotated[str, msgspec.Meta(max_length=20_000)]
    seat: Seat | None = None
    open: bool = False


class AnalyzedChoice(msgspec.Struct, frozen=True):
    """An action with the points and the chance to win that can be expected, and its loss against the best one.

    `line` begins with the action and goes on with what follows in the same turn; errors are standard errors.
    """

    action: int
    text: str
    label: str
    line: list[str]
    points: float
    points_error: float
    chance: float
    loss: float
    error: float
    matches: int


class AnalysisState(msgspec.Struct, frozen=True):
    """What is known of a position: the compared actions, best first, of `legal` ones; `finished` once it does not grow."""

    game: str
    seat: int
    open: bool
    legal: int
    matches: int
    finished: bool
    choices: list[AnalyzedChoice]


class AnalysisController(Controller):
    """The analysis of positions."""

    path = "/api/analysis"
    tags = ("archive",)
    response_headers = NOT_KEPT

    @post("", status_code=200, summary="Analyze a position")
    async def think(
        self, data: JSONBody[AnalysisQuestion], analyses: AnalysesDep, identity: Myself, language: Language
    ) -> AnalysisState:
        """Think about a position for half a second more and return what is known; ask again to refine it."""
        rules, state = await analyses.read(data.position)
        found = await analyses.think(identity, state, data.seat, data.open)
        view = rules.view(state, found.seat)
        actions = [each.action for each in found.choices]
        labels = Speaker.of_match(rules, state.options, language).choices(rules, view, actions)
        choices = [
            AnalyzedChoice(
                action=each.action,
                text=rules.text(each.action),
                label=labels[each.action],
                line=[rules.text(action) for action in each.line],
                points=each.points,
                points_error=each.points_error,
                chance=each.chance,
                loss=each.loss,
                error=each.error,
                matches=each.matches,
            )
            for each in found.choices
        ]
        return AnalysisState(rules.name, found.seat, found.is_open, found.legal, found.matches, found.finished, choices)
