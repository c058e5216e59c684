"""The template context of a table's page: the match from one perspective."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from markupsafe import Markup

from tabletown.bots.levels import turn
from tabletown.core.facets import Look
from tabletown.core.game import Game
from tabletown.core.guide.preview import gains
from tabletown.core.views import Line, View
from tabletown.drawing import Picture, deal
from tabletown.drawing.parts import Chip, Parts
from tabletown.drawing.sprite import Sprite
from tabletown.server.bots.hints import can_ask
from tabletown.server.http.pages.log.score_table import rows_of
from tabletown.server.http.pages.log.turns import Turn, since, told
from tabletown.server.http.pages.shell import marked, marked_layers
from tabletown.server.http.pages.table.preview import ends, idle
from tabletown.server.http.pages.translator import Translator, translator
from tabletown.server.tables.session import TableSession
from tabletown.server.users.accounts import Identity
from tabletown.table import Replay
from tabletown.table.table import Table

LOG_LINES = 48  # numbered steps; older ones are fetched on demand
LOG_NEWS = 10  # numbered steps of a page that has the older ones already
_GAINS = 400  # legal actions up to which their gains are told at once
_TABS = 5  # of a phone
_STANDINGS = ("game-forecast", "game-score")  # tabs of a game that the score can share
_SEATS, _SEATS_SHORT = 800, 632  # room for the panels of seats, on a usual and on a low screen
_WHOLE_SHORT = 712  # and for all beside them, where the column is narrower


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


# The page.


def context(
    session: TableSession, identity: Identity | None, query: TableQuery, language: str, steps: int = LOG_LINES
) -> dict[str, Any]:
    """Return the context for the template of a running or finished match, with so many steps of the log."""
    table, say = session.table, translator(session, language)
    shown_to = perspective(session, identity, query.seat)
    replay = None if query.step is None else table.replay(shown_to.viewer)
    legal = [] if shown_to.viewer is None or replay is not None else table.legal(shown_to.viewer)
    view = table.view(shown_to.viewer) if replay is None else replay.view(query.step or 0)
    middle = query.look if query.look is not None and 0 <= query.look < len(session.holders) else None
    before = table.previous_view(shown_to.viewer) if replay is None else replay.before(query.step or 0)
    parts: Parts = table.game.parts(view, legal, say, Look(since=before, seat=middle, narrow=query.narrow))
    undo = _undo(session, shown_to.viewer, say) if replay is None else None
    final = table.final(shown_to.viewer) if legal and shown_to.viewer is not None else []
    line = table.prompt(shown_to.viewer) if replay is None else replay.prompt(query.step or 0)
    past = None if replay is None else replay.lines(query.step or 0)
    placed = seats(session, identity, shown_to.viewer, say, parts)
    if replay is not None:
        placed = [{**each, **_then(table, replay, query.step or 0, view, each["seat"])} for each in placed]
    return {
        **drawn(table.game, view, legal, say, query, parts),
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
        "prompt": say.line(line),
        "rule": table.game.rule_of(line),
        "turn": bool(legal),
        "past": None if past is None else [say.line(each) for each in past],
        "final": final,
        # A move that ends a turn or the last chance to undo is not played automatically.
        "forced": legal[0]
        if len(legal) == 1 and not (undo and undo["steps"] and (final or ends(parts, legal[0])))
        else None,
        "idle": idle(table.game, table.view(shown_to.viewer), say, parts, legal, session.config.aids),
        "notes": parts.notes,
        "aids": session.config.aids,
        "gains": gains_of(table.game, view, legal) if session.config.aids else "",
        "seats": placed,
        "actor": _actor(
            placed, shown_to.viewer if legal else None, None if replay is None else replay.lines(query.step or 0)
        ),
        "sheet": rows_of(table.game, table.view(shown_to.viewer), say),
        "log": log(session, shown_to.viewer, say, parts, steps),
        "undo": undo,
        "hints": len(legal) > 1 and query.step is None and can_ask(session),
        "question": _question(session, identity, say),
        "returning": bool(identity and session.stand_in_seats_of(identity.id) and not table.over),
        "spectator": not session.seats_of(None if identity is None else identity.id),
    }


def drawn(game: Game, view: View, legal: list[int], say: Translator, query: TableQuery, parts: Parts) -> dict[str, Any]:
    """Return what the templates draw of a view: its parts, and the legal actions with their labels."""
    board, other = parts.board, parts.other
    if other is not None and query.flip != query.narrow:
        board, other = other, board
    return {
        "facts": parts.facts,
        "legal": list(say.choices(game, view, legal).items()),
        "choices": parts.choices,
        "costly": parts.costly,
        "board": marked_layers(board),
        "other": None if other is None else marked_layers(other),
        "under": [marked(each) for each in (parts.rail if query.narrow and parts.rail else parts.under)],
        "tray_height": _heights(parts.tray_height or (150 if parts.under else 0), 0.86),
        "card_height": _heights(parts.card_height, 0.88 if parts.side else 0.8),
        "panels": [] if query.narrow else [marked(each) for each in parts.seats],
        "fits": _fits(parts),
        "about": [marked(each) for each in parts.about],
        "has_lying": bool(parts.side or other) and not query.narrow,
        "panes": _panes(parts, query, say, other),
        "budget": chips_of(parts.budget, parts),
        "mine": chips_of(parts.mine, parts),
        "boards": parts.boards,
        "sprite": sprite(parts.sprites),
    }


def _heights(height: int, short: float) -> tuple[int, int]:
    """Return the height of a fixed row, and the one on low screens."""
    return height, round(height * short)


def _fits(parts: Parts) -> str:
    """Return whether all panels of the seats fit below each other: always, not on low screens, or never."""
    high, more = (sum(each.height * 268 / each.width + 8 for each in panels) for panels in (parts.seats, parts.about))
    return "never-fit" if high > _SEATS else "rarely-fit" if high > _SEATS_SHORT or high + more > _WHOLE_SHORT else "fit"


def chips_of(chips: tuple[Chip, ...], parts: Parts) -> list[dict[str, Any]]:
    """Return chips with the element ids of their symbols."""
    ids = {name: each.id(name) for each in parts.sprites for name in each.symbols}
    return [
        {
            "label": each.label,
            "text": each.text,
            "symbol": ids.get(each.symbol, each.symbol),
            "icon": each.icon,
            "asset": each.asset,
            "extra": each.extra,
            "pips": each.pips,
        }
        for each in chips
    ]


def _panes(parts: Parts, query: TableQuery, say: Translator, other: Picture | None) -> list[dict[str, Any]]:
    """Return the panes behind tabs; on a phone the last ones share a tab with another pane."""

    def own(key: str, icon: str, pictures: list[Markup] | None = None, where: str = "") -> dict[str, Any]:
        title = say(f"web-table-tab-{key}")
        return {"key": key, "title": title, "icon": icon, "count": None, "within": "", "pictures": pictures, "where": where}

    side = parts.side + (parts.about if query.narrow else ())
    drawn = [
        {
            "key": f"game-{tab.key}",
            "title": tab.title,
            "icon": tab.icon or "grid",
            "count": tab.count,
            "within": "",
            "pictures": [marked(each) for each in tab.pictures],
            "where": "",
        }
        for tab in parts.tabs
    ]
    if side or (other is not None and not query.narrow):
        beside = own("side", "grid", [marked(each) for each in side], "" if query.narrow else "if-low")
        drawn.insert(0, {**beside, "title": parts.side_title or beside["title"]})
    log, score, chat = own("log", "log"), own("score", "chart"), own("chat", "chat")
    if not query.narrow:
        about = [own("about", "hint", [], "if-tablet")] if parts.about else []
        return [*drawn, *about, log, score, chat]
    players = own("players", "friends")
    for extra in drawn[3:]:
        extra["within"] = drawn[2]["key"]
    standing = next((each["key"] for each in drawn if each["key"] in _STANDINGS), "")
    room = _TABS - 2 - min(len(drawn), 3)
    score["within"] = standing or ("" if room > 0 else "players")
    chat["within"] = "" if room > (0 if score["within"] else 1) else "log"
    return [*drawn, score, players, log, chat]


def gains_of(game: Game, view: View, legal: list[int]) -> str:
    """Return what each action adds to the own outlook at once, as JSON."""
    if view.seat is None or not 0 < len(legal) <= _GAINS:
        return ""
    found = gains(game, view, legal)
    return msgspec.json.encode(found).decode() if found else ""


def _actor(placed: list[dict[str, Any]], deciding: int | None, past: list[Line] | None) -> int | None:
    """Return the seat that the headline is about."""
    if past is not None:
        named = [each.arguments.get("seat") for each in past]
        return next((seat for seat in named if isinstance(seat, int) and 0 <= seat < len(placed)), None)
    if deciding is not None:
        return deciding
    return next((each["seat"] for each in placed if each["deciding"] or each["won"]), None)


def seats(
    session: TableSession, identity: Identity | None, viewer: int | None, say: Translator, parts: Parts | None
) -> list[dict[str, Any]]:
    """Return the seats with their holders, points and clocks."""
    table, user = session.table, None if identity is None else identity.id
    paints = deal(len(session.holders)) if parts is None else parts.paints
    actors = max(table.view(viewer).actors, 0) if table.started and not table.over else 0
    count = range(len(session.holders))
    public, known = ([table.score(eyes, seat).total if table.started else 0 for seat in count] for eyes in (None, viewer))
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
            "points": public[seat],  # what everybody may know
            "total": known[seat],
            "secret": known[seat] - public[seat],
            "vitals": chips_of(parts.vitals[seat], parts) if parts is not None and seat < len(parts.vitals) else [],
            "left": table.clock.left(seat) if holder.kind == "person" else None,
            "thinks": turn(holder.bot) if holder.kind == "bot" and (actors >> seat) & 1 else None,
            "since": session.turn(seat)[0],
            "paint": paints[seat].number,
            "won": table.over and seat in table.winners(),
        }
        for seat, holder in enumerate(session.holders)
    ]


def _then(table: Table, replay: Replay, step: int, view: View, seat: int) -> dict[str, Any]:
    """Return what the panel of a seat said after a numbered step; the result is not told before its time."""
    index, last = replay.index_of(step), step == replay.last
    whole = last or replay.index_of(step + 1) != index
    everybody = table.game.view(replay.state_at(index if whole else index - 1), None)
    known, public = (table.game.score(each, seat).total for each in (view, everybody))
    points = public if seat == view.seat else known
    over = last and table.over
    return {
        "points": points,
        "total": known,
        "secret": known - points,
        "deciding": bool(max(view.actors, 0) >> seat & 1),
        "thinks": None,
        "won": over and seat in table.winners(),
    }


def log(session: TableSession, viewer: int | None, say: Translator, parts: Parts, steps: int) -> list[Turn]:
    """Return the last turns of the log, whole; `since` marks the first one after the viewer's own last decision."""
    replay = session.table.replay(viewer)
    own = 0 if viewer is None else replay.since
    first = max(0, min(replay.last - LOG_LINES, own or replay.last))
    first = replay.start(first + 1) - 1 if first else 0
    turns = [*told(replay, say, parts, first, own), *since(told(replay, say, parts, max(own, first)), own)]
    return [turn for turn in turns if turn.number > min(replay.last - steps, own or replay.last)]


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
