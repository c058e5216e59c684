"""Previews: what an action brings to the seat that considers it, with texts."""

from __future__ import annotations

import msgspec

from tabletown.core.errors import IllegalAction
from tabletown.core.guide.preview import Preview
from tabletown.i18n import Speaker
from tabletown.server.errors import ConflictError
from tabletown.server.tables.play import ILLEGAL
from tabletown.server.tables.responses import Choice, Sentence, sentence
from tabletown.server.tables.session import TableSession


class AssetChange(msgspec.Struct, frozen=True):
    """A stock that the action changes; `text` is the change in words."""

    seat: int
    asset: str
    before: int
    after: int
    text: str


class ScoreChange(msgspec.Struct, frozen=True):
    """A line of a score sheet that the action changes, if scoring happened at once; `pieces` are those counted then."""

    seat: int
    item: str
    label: str
    rule: str
    before: int
    after: int
    pieces: list[str]


class PreviewReason(msgspec.Struct, frozen=True):
    """A part of the change of one of the seat's own stocks, and why."""

    asset: str
    amount: int
    sentence: Sentence


class PreviewResponse(msgspec.Struct, frozen=True):
    """Consequences of an action, as far as the seat knows; only what changes is listed.

    `totals` are the points of every seat before and after, if scoring happened at once. `final`: it cannot be undone.
    """

    seat: int
    version: str
    choice: Choice
    final: bool
    gain: int
    assets: list[AssetChange]
    reasons: list[PreviewReason]
    scores: list[ScoreChange]
    totals: list[tuple[int, int]]
    notes: list[Sentence]
    warnings: list[Sentence]


def check_aids(session: TableSession) -> None:
    """Raise ConflictError if the table was opened without aids."""
    if not session.config.aids:
        raise ConflictError("server-no-aids")


def deciding_seat(session: TableSession, user: str, seat: int | None, version: str | None = None) -> int:
    """Return the user's seat that must decide; raise ConflictError if none must, or if the version is an old one."""
    chosen = session.own_seat(user, seat)
    check_aids(session)
    if not session.table.is_turn(chosen):
        raise ConflictError("table-not-your-turn")
    if version is not None and session.is_stale(chosen, version):
        raise ConflictError("server-stale")
    return chosen


def preview_of(session: TableSession, seat: int, action: int) -> Preview:
    """Return what a legal action of the seat brings; made from its view alone."""
    table = session.table
    if action not in table.legal(seat):
        raise IllegalAction(ILLEGAL, actor=seat, action=action)
    return table.game.preview(table.view(seat), action)


def respond(session: TableSession, seat: int, action: int, say: Speaker) -> PreviewResponse:
    """Return a preview with its texts."""
    table, game = session.table, session.table.game
    found, view = preview_of(session, seat, action), table.view(seat)
    label = say.choices(game, view, [action])[action]
    return PreviewResponse(
        seat=seat,
        version=session.version(seat),
        choice=Choice(action, game.text(action), label),
        final=table.is_final(seat, action),
        gain=found.gain,
        assets=[
            AssetChange(each.seat, each.name, each.before, each.after, say.change(game.name, each.name, each.amount))
            for each in found.assets
        ],
        reasons=[PreviewReason(each.asset, each.amount, sentence(each.line, say)) for each in found.reasons],
        scores=[
            ScoreChange(
                each.seat,
                each.name,
                say.item(game, each.name, view),
                each.rule,
                each.before,
                each.after,
                list(each.pieces),
            )
            for each in found.scores
        ],
        totals=list(found.totals),
        notes=[sentence(line, say) for line in found.notes],
        warnings=[sentence(line, say) for line in found.warnings],
    )
