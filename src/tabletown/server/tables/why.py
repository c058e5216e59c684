"""Why not: the reasons why a piece or an action cannot be chosen now, from the view of a seat alone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tabletown.core.game import Game
from tabletown.core.guide.refusals import Refusal
from tabletown.core.views import Line, View
from tabletown.drawing.scene import candidates
from tabletown.i18n import Speaker
from tabletown.server.errors import ConflictError
from tabletown.server.tables.responses import Sentence, sentence
from tabletown.server.tables.session import TableSession
from tabletown.table.refusals import closest, why_not

MOST = 3  # reasons of a piece
NOT_NOW = Line("why-not-now")
MISFIT = Line("why-misfit")


class WhyResponse(msgspec.Struct, frozen=True):
    """Whether a seat may take an action now; if not, the first condition that fails and the rule behind it."""

    action: int
    legal: bool
    rule: str = ""
    reason: Sentence | None = None


class Reason(msgspec.Struct, frozen=True):
    """Why a piece cannot be used with a verb now; an empty verb is for the piece as such."""

    verb: str
    text: str
    rule: str = ""


def why_action(session: TableSession, seat: int, action: int) -> Refusal | None:
    """Return why an action is not legal for a seat, None if it is; raise MalformedAction if there is no such action."""
    if not session.table.started:
        raise ConflictError("table-waiting")
    return why_not(session.table.game, session.table.view(seat), action)


def respond(session: TableSession, seat: int, action: int, say: Speaker) -> WhyResponse:
    """Return the refusal of an action with its text."""
    found = why_action(session, seat, action)
    if found is None:
        return WhyResponse(action, legal=True)
    return WhyResponse(action, False, found.rule, sentence(found.line, say))


def why_piece(session: TableSession, seat: int, key: str, picks: Sequence[str], say: Speaker) -> list[Reason]:
    """Return the reasons of a table; see `reasons`."""
    if not session.table.started:
        raise ConflictError("table-waiting")
    return reasons(session.table.game, session.table.view(seat), key, picks, say)


def reasons(
    game: Game, view: View, key: str, picks: Sequence[str], say: Speaker, withheld: Line | None = None
) -> list[Reason]:
    """Return why a thing cannot be chosen now beside what is picked already, what comes closest to being legal first.

    Of a thing that can be chosen by the rules `withheld` is said, or nothing.
    """
    seat = view.seat
    assert seat is not None
    if not view.actors > 0 or not view.actors >> seat & 1:
        waiting = why_not(game, view, 0)
        return [] if waiting is None else [Reason("", say.line(waiting.line), waiting.rule)]
    actions, fits = candidates(game, view, key, picks)
    possible, refused = closest(game, view, actions)
    if possible or not fits:
        said = MISFIT if picks else withheld
        return [] if said is None else [Reason("", say.line(said))]
    told: dict[str, Reason] = {}
    for verb, found in refused.items():
        text = say.line(found.line)
        told.setdefault(text, Reason(say.verb(game.name, verb), text, found.rule))
    return list(told.values())[:MOST] or [Reason("", say.line(NOT_NOW))]
