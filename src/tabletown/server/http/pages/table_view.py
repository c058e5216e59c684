"""The template context of a table's page: the match from one perspective."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from markupsafe import Markup

from tabletown.bots.levels import turn
from tabletown.core.facets import Look
from tabletown.drawing import Picture, deal
from tabletown.drawing.parts import Parts
from tabletown.drawing.sprite import Sprite
from tabletown.server.bots.hints import is_fair
from tabletown.server.http.pages.preview import ends, idle
from tabletown.server.http.pages.translator import Translator, translator
from tabletown.server.tables.session import TableSession
from tabletown.server.users.accounts import Identity

LOG_LINES = 48  # the whole log is in the replay


class TableQuery(msgspec.Struct, frozen=True):
    """The way a table is displayed."""

    seat: int | None = None  # the revealed seat, if people share a device
    look: int | None = None  # the seat whose board is shown
    step: int | None = None  # a past step
    flip: bool = False  # the other view of the board
    narrow: bool = False  # on a phone


class Perspective(msgspec.Struct, frozen=True):
    """The seat whose view is rendered, and the seat for which the pass-the-device screen covers it."""

    viewer: int | None
    curtain: int | None = None


def perspective(session: TableSession, identity: Identity | None, seat: int | None) -> Perspective:
    """Return the perspective of a page; where people share a device, only the revealed seat's."""
    session.check_seat(seat)
    mine = session.seats_of(None if identity is None else identity.id)
    if session.table.over:
        return Perspective(seat if seat is not None else mine[0] if mine else None)
    if len(mine) <= 1 or not session.table.started:
        return Perspective(mine[0] if mine else None)
    deciding = [each for each in mine if session.table.is_turn(each)]
    if seat in mine and (seat in deciding or not deciding):
        return Perspective(seat)
    if not deciding:
        return Perspective(None)
    after = [each for each in deciding if seat is not None and each > seat]
    return Perspective(None, (after or deciding)[0])


# Pictures.


@lru_cache(maxsize=16)
def sprite(sprites: tuple[Sprite, ...]) -> Markup:
    """Return the symbols of a game, which a page includes once."""
    parts: dict[str, str] = {}
    for each in sprites:
        parts |= each.parts
    return Markup(
        f'<svg class="sprite" aria-hidden="true" width="0" height="0"><defs>{"".join(parts.values())}</defs></svg>'
    )


def _svg(picture: Picture) -> Markup:
    return Markup(picture.svg(standalone=False))


# The page.


def context(session: TableSession, identity: Identity | None, query: TableQuery, language: str) -> dict[str, Any]:
    """Return the context for the template of a running or finished match."""
    table, say = session.table, translator(session, language)
    shown_to = perspective(session, identity, query.seat)
    replay = None if query.step is None else table.replay(shown_to.viewer)
    legal = [] if shown_to.viewer is None or replay is not None else table.legal(shown_to.viewer)
    view = table.view(shown_to.viewer) if replay is None else replay.view(query.step or 0)
    middle = query.look if query.look is not None and 0 <= query.look < len(session.holders) else None
    before = table.previous_view(shown_to.viewer) if replay is None else replay.view(max((query.step or 0) - 1, 0))
    parts: Parts = table.game.parts(view, legal, say, Look(since=before, seat=middle, narrow=query.narrow))
    board, other = parts.board, parts.other
    if other is not None and query.flip != query.narrow:
        board, other = other, board
    undo = _undo(session, shown_to.viewer, say) if replay is None else None
    final = table.final(shown_to.viewer) if legal and shown_to.viewer is not None else []
    line = table.prompt(shown_to.viewer) if replay is None else replay.prompt(query.step or 0)
    return {
        "session": session,
        "game": table.game.name,
        "version": session.version(shown_to.viewer),
        "decision": session.version(shown_to.viewer).partition("-")[0],
        "viewer": shown_to.viewer,
        "curtain": shown_to.curtain,
        "curtain_name": None if shown_to.curtain is None else say.seat(shown_to.curtain),
        "look": query,
        "middle": middle if middle != shown_to.viewer else None,
        "say": say,
        "facts": parts.facts,
        "prompt": say.line(line),
        "rule": table.game.rule_of(line),
        "turn": bool(legal),
        "past": None if replay is None else [say.line(each) for each in replay.lines(query.step or 0)],
        "legal": list(say.choices(table.game, view, legal).items()),
        "final": final,
        # A move that ends a turn or the last chance to undo is not played automatically.
        "forced": legal[0]
        if len(legal) == 1 and not (undo and undo["steps"] and (final or ends(parts, legal[0])))
        else None,
        "idle": idle(session, shown_to.viewer, say, parts, legal),
        "budget": parts.budget,
        "choices": parts.choices,
        "board": _svg(board),
        "board_wide": board.width > board.height * 1.2,
        "other": None if other is None else _svg(other),
        "under": [_svg(each) for each in parts.under],
        "panels": [] if query.narrow else [_svg(each) for each in parts.seats],
        "about": [_svg(each) for each in parts.about],
        "side": [_svg(each) for each in parts.side],
        "boards": parts.boards,
        "sprite": sprite(parts.sprites),
        "seats": seats(session, identity, shown_to.viewer, say, parts),
        "sheet": sheet(session, shown_to.viewer, say),
        "log": log(session, shown_to.viewer, say, parts),
        "undo": undo,
        "hints": bool(len(legal) > 1 and query.step is None and is_fair(session)),
        "question": _question(session, identity, say),
        "returning": bool(identity and session.stand_in_seats_of(identity.id) and not table.over),
        "spectator": not session.seats_of(None if identity is None else identity.id),
    }


def seats(
    session: TableSession, identity: Identity | None, viewer: int | None, say: Translator, parts: Parts | None
) -> list[dict[str, Any]]:
    """Return the seats with their holders, points and clocks."""
    table, user = session.table, None if identity is None else identity.id
    paints = deal(len(session.holders)) if parts is None else parts.paints
    actors = max(table.view(viewer).actors, 0) if table.started and not table.over else 0
    return [
        {
            "seat": seat,
            "name": say.seat(seat),
            "kind": holder.kind,
            "bot": holder.bot,
            "invited": holder.invited,
            "mine": user is not None and holder.user == user,
            "you": seat == viewer and holder.user == user,
            "deciding": bool((actors >> seat) & 1),
            "points": table.score(viewer, seat).total if table.started else None,
            "left": table.clock.left(seat) if holder.kind == "person" else None,
            "thinks": turn(holder.bot) if holder.kind == "bot" and (actors >> seat) & 1 else None,
            "since": session.turn(seat)[0],
            "paint": paints[seat].number,
            "won": table.over and seat in table.winners(),
        }
        for seat, holder in enumerate(session.holders)
    ]


def sheet(session: TableSession, viewer: int | None, say: Translator) -> list[dict[str, Any]]:
    """Return the score sheets of all seats, line by line."""
    sheets = [session.table.score(viewer, seat) for seat in range(len(session.holders))]
    items: dict[str, dict[str, Any]] = {}
    name = session.table.game.name
    for each in sheets:
        for line in each.lines:
            row = items.setdefault(line.item, {"rule": line.rule, "points": [0] * len(sheets)})
            row["points"][each.seat] += line.points
    return [{"name": _item(name, item, say), **row} for item, row in items.items()]


def _item(game: str, item: str, say: Translator) -> str:
    for message in (f"{game}-score-{item}", f"{game}-card-{item}"):
        if say.has(message):
            return say(message)
    return item


def log(session: TableSession, viewer: int | None, say: Translator, parts: Parts) -> list[dict[str, Any]]:
    """Return the last lines of the log; `since` marks the first line after the viewer's own last step."""
    entries = session.table.log(viewer)
    own = [place for place, entry in enumerate(entries) if viewer is not None and entry.line.arguments.get("seat") == viewer]
    first = own[-1] + 1 if own else len(entries)
    while first < len(entries) and entries[first].number == entries[first - 1].number:
        first += 1
    shown: list[dict[str, Any]] = []
    for place, entry in list(enumerate(entries))[-LOG_LINES:]:
        seat = entry.line.arguments.get("seat")
        paint = parts.paints[seat].number if isinstance(seat, int) and 0 <= seat < len(parts.paints) else None
        text = say.line(entry.line)
        if shown and shown[-1]["text"] == text and place != first:  # repeated lines are merged
            shown[-1] |= {"times": shown[-1]["times"] + 1, "number": entry.number, "place": place}
            continue
        line = {"number": entry.number, "text": text, "paint": paint, "seat": seat if paint else None}
        shown.append({**line, "since": place == first, "place": place, "times": 1})
    return shown


def _undo(session: TableSession, viewer: int | None, say: Translator) -> dict[str, Any] | None:
    if viewer is None or session.config.undo == "none" or session.table.over:
        return None
    undo = session.table.undoable(viewer)
    own = any(actor == viewer for actor, _ in session.table.steps) if session.config.undo == "free" else False
    return {
        "steps": undo.steps,
        "reason": say.line(undo.reason),
        "ask": own and not undo.steps and session.table.offer is None,
    }


def _question(session: TableSession, identity: Identity | None, say: Translator) -> dict[str, Any] | None:
    offer = session.table.offer
    if offer is None:
        return None
    mine = session.seats_of(None if identity is None else identity.id)
    return {
        "text": say.line(offer.line),
        "waiting": say.seats(offer.waiting),
        "asking": offer.seat if offer.seat in mine else None,
        "answering": next((seat for seat in mine if (offer.waiting >> seat) & 1), None),
    }
