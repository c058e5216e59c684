"""Why not: the reasons why a piece or an action cannot be chosen now, from the view of a seat alone."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import msgspec

from tabletown.core.guide.refusals import Refusal
from tabletown.core.views import Line
from tabletown.drawing.touch import candidates
from tabletown.i18n import Speaker
from tabletown.server.errors import ConflictError
from tabletown.server.tables.responses import Sentence, sentence
from tabletown.server.tables.session import TableSession

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
    """Return why an action is not legal for a seat, None if it is; it is judged on a state sampled from the seat's view."""
    table = session.table
    if not table.started:
        raise ConflictError("table-waiting")
    table.game.describe(action)  # raises MalformedAction if there is no such action
    return table.game.why_not(table.game.sample(table.view(seat), random.Random(0)), seat, action)


def respond(session: TableSession, seat: int, action: int, say: Speaker) -> WhyResponse:
    """Return the refusal of an action with its text."""
    found = why_action(session, seat, action)
    if found is None:
        return WhyResponse(action, legal=True)
    return WhyResponse(action, False, found.rule, sentence(found.line, say))


def why_piece(session: TableSession, seat: int, key: str, picks: Sequence[str], say: Speaker) -> list[Reason]:
    """Return why a thing cannot be chosen now beside what is picked already, what comes closest to being legal first.

    Nothing is returned for a thing that can be chosen.
    """
    table, game = session.table, session.table.game
    if not table.started:
        raise ConflictError("table-waiting")
    view = table.view(seat)
    state = game.sample(view, random.Random(0))
    if not state.is_actor(seat):
        waiting = game.why_not(state, seat, 0)
        return [] if waiting is None else [Reason("", say.line(waiting.line), waiting.rule)]
    actions, fits = candidates(game, view, key, picks)
    refused = [(action, game.why_not(state, seat, action)) for action in sorted(actions)]
    possible = any(found is None for _, found in refused)
    if possible or not fits:
        return [Reason("", say.line(MISFIT))] if picks else []
    return _told(session, refused, say) or [Reason("", say.line(NOT_NOW))]


def _told(session: TableSession, refused: Iterable[tuple[int, Refusal | None]], say: Speaker) -> list[Reason]:
    """Return the refusal of each verb that passed most conditions, without repeating a sentence."""
    game = session.table.game
    best: dict[str, Refusal] = {}
    for action, found in refused:
        verb = game.describe(action).verb
        if found is not None and (verb not in best or found.passed > best[verb].passed):
            best[verb] = found
    texts: dict[str, Reason] = {}
    closest = max((found.passed for found in best.values()), default=0)
    meant = {verb: found for verb, found in best.items() if found.passed or not closest}
    for verb, found in sorted(meant.items(), key=lambda each: -each[1].passed):
        text = say.line(found.line)
        texts.setdefault(text, Reason(say.verb(game.name, verb), text, found.rule))
    return list(texts.values())[:MOST]
