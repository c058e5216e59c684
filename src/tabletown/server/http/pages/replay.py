"""Replays of tables and of uploaded records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body, QueryParameter, URLEncodedBody
from litestar.response import Redirect
from markupsafe import Markup

from tabletown.core.errors import TabletownError
from tabletown.core.facets import Look
from tabletown.core.record import Record
from tabletown.drawing import Paint
from tabletown.drawing.parts import Parts
from tabletown.i18n import Speaker
from tabletown.server.errors import ConflictError, status_of
from tabletown.server.http.dependencies import (
    ArchiveDep,
    Known,
    Myself,
    RecordId,
    RematchesDep,
    SeatNumber,
    TableId,
    TablesDep,
    Visitor,
    VisitorDep,
)
from tabletown.server.http.pages.game_info import strength, strengths, usual_strength
from tabletown.server.http.pages.log.score_table import rows_of
from tabletown.server.http.pages.log.turns import Turn, told
from tabletown.server.http.pages.new_table.option_form import options
from tabletown.server.http.pages.plot import plot
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table.view import sprite
from tabletown.server.http.pages.translator import Translator, translator
from tabletown.server.tables.archive import LARGEST_UPLOAD
from tabletown.server.tables.responses import upload_speaker
from tabletown.table import Replay

_Request = Request[Any, Any, Any]
Number = Annotated[int | None, QueryParameter(ge=0, lt=2**31)]
_AROUND = 60  # numbered steps of the log before and after the step
_Flag = Annotated[bool, QueryParameter()]


class PlayOn(msgspec.Struct, frozen=True):
    """A fork: the step, the seat whose log numbers it, the seat to play and the bots."""

    step: int
    seat: int = 0
    eyes: int | None = None
    bot: str = ""


class Source(msgspec.Struct, frozen=True):
    """The source of a replay: its address, its record, and the perspectives on offer."""

    path: str
    record: str | None
    eyes: list[int | None]  # perspectives on offer
    verdict: str | None
    holds: bool | None = None
    result: str | None = None


def _shown(
    visitor: Visitor, replay: Replay, step: int | None, source: Source, say: Translator, home: bool = False
) -> Response[str]:
    number = replay.last if step is None else min(step, replay.last)
    view = replay.view(number)
    narrow = visitor.request.cookies.get("narrow") == "1"
    seat = replay.shown(replay.start(number)).actor if number else -1
    look = Look(since=replay.before(number), seat=None if home or seat < 0 else seat, narrow=narrow)
    parts: Parts = replay.game.parts(view, [], say, look)
    sheets = replay.sheets(number)
    end = number == replay.last and replay.over
    pictures = [*parts.seats, *parts.side, *(each for tab in parts.tabs for each in tab.pictures)]
    fragment = visitor.request.headers.get("hx-request") == "true"
    turns = _turns(replay, number, say, parts)
    return page(
        visitor.request,
        "replay_film.html" if fragment else "replay.html",
        me=visitor.known,
        source=source,
        game=replay.game.name,
        replay=replay,
        number=number,
        home=home,
        shown=seat if parts.boards and look.seat is not None and seat != replay.viewer else None,
        narrow=narrow,
        end=end,
        seats=_seats(say, parts.paints, [sheet.total for sheet in sheets]),
        facts=parts.facts,
        events=[event for turn in turns for event in turn.events if event.first <= number <= event.number],
        prompt=say.line(replay.prompt(number)),
        boards=parts.boards,
        board=Markup(parts.board.svg(standalone=False)),
        under=[Markup(each.svg(standalone=False)) for each in parts.under],
        pictures=[Markup(each.svg(standalone=False)) for each in pictures],
        sprite=sprite(parts.sprites),
        plot=plot(replay.scores(), parts.paints, say("server-replay-plot-label"), number),
        rows=rows_of(replay.game, view, say),
        turns=turns,
        ends={"turn": replay.turn_ends(), "round": replay.round_ends()},
        bots=options([(each, strength(each, say)) for each in strengths()], usual_strength()),
    )


def _turns(replay: Replay, number: int, say: Translator, parts: Parts) -> list[Turn]:
    """Return the turns around a numbered step."""
    if not replay.last:
        return []
    first = replay.start(min(max(number - _AROUND, 1), replay.last)) - 1
    return told(replay, say, parts, first, number + _AROUND)


def _seats(say: Translator, paints: Sequence[Paint], totals: Sequence[int]) -> list[dict[str, Any]]:
    return [
        {"name": say.seat(seat), "paint": paint.number, "total": total}
        for seat, (paint, total) in enumerate(zip(paints, totals))
    ]


class ReplayController(Controller):
    """The replay of a table: the caller's own perspective during the match, any seat's afterwards."""

    path = "/tables/{table:str}"
    include_in_schema = False

    @get("/replay")
    async def replay(
        self,
        table: TableId,
        tables: TablesDep,
        archive: ArchiveDep,
        visitor: VisitorDep,
        step: Number = None,
        seat: SeatNumber = None,
        spectator: _Flag = False,
        home: _Flag = False,
    ) -> Response[str]:
        """Show a step of the match."""
        known = visitor.known
        session = await tables.get(table, known)
        mine = session.seats_of(None if known is None else known.id)
        over = session.table.over
        # While several people share a device, a replay must not show what the pass-the-device screen hides.
        shared = not over and len(mine) > 1
        replay = await archive.replay(table, known, seat, shared or (over and spectator))
        eyes: list[int | None] = [None, *range(len(session.holders))] if over else [replay.viewer]
        source = Source(
            path=f"/tables/{table}",
            record=f"/api/tables/{table}/record" if over and not session.is_secret else None,
            eyes=eyes,
            verdict=None,
            result=f"/tables/{table}/result" if over else None,
        )
        return _shown(visitor, replay, step, source, translator(session, visitor.language), home)

    @post("/play_on", status_code=303)
    async def play_on(
        self,
        table: TableId,
        data: URLEncodedBody[PlayOn],
        tables: TablesDep,
        archive: ArchiveDep,
        rematches: RematchesDep,
        visitor: VisitorDep,
    ) -> Redirect:
        """Fork a finished match at a step, against bots."""
        session = await tables.get(table, visitor.known)
        if not session.table.over:
            raise ConflictError("server-running")
        session.check_revealed()
        replay = await archive.replay(table, visitor.known, data.eyes, data.eyes is None)
        identity, cookies = await visitor.sign_in()
        opened = await rematches.play_on(identity, replay, table, data.step, data.seat, data.bot or usual_strength())
        return Redirect(f"/tables/{opened}", status_code=303, cookies=cookies)


class RecordController(Controller):
    """Uploaded records."""

    path = "/records"
    include_in_schema = False

    @get("/new")
    async def bring(self, request: _Request, known: Known) -> Response[str]:
        """Show the upload form."""
        return page(request, "upload.html", me=known, error="")

    @post("/new", status_code=303, request_max_body_size=LARGEST_UPLOAD + 4096)
    async def store(
        self,
        data: Annotated[dict[str, UploadFile], Body(media_type=RequestEncodingType.MULTI_PART)],
        archive: ArchiveDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Store the file if it is in order, else show what is wrong with it."""
        content = await data["file"].read() if "file" in data else b""
        try:
            record = Record.decode(content)  # before a guest is created
            identity, cookies = await visitor.sign_in()
            row = await archive.store(identity, content, record)
        except TabletownError as error:
            reason = Speaker(visitor.language)(error.message, error.arguments)
            return page(visitor.request, "upload.html", status=int(status_of(error)), me=visitor.known, error=reason)
        return Redirect(f"/records/{row.id}/replay?step=0", status_code=303, cookies=cookies)

    @get("/{record:str}/replay")
    async def replay(
        self,
        record: RecordId,
        archive: ArchiveDep,
        visitor: VisitorDep,
        step: Number = None,
        seat: SeatNumber = None,
        home: _Flag = False,
    ) -> Response[str]:
        """Show a step of a stored record."""
        row = await archive.upload(record)
        replay = await archive.replay_upload(record, seat)
        said = upload_speaker(row, visitor.language)
        say = Translator(visitor.language, said.names, said.texts)
        end = row.ending
        source = Source(
            path=f"/records/{record}",
            record=f"/api/records/{record}",
            eyes=[None, *range(replay.options.seats)],
            verdict=None if end is None else say.line(end.verdict),
            holds=row.holds,
        )
        return _shown(visitor, replay, step, source, say, home)

    @post("/{record:str}/play_on", status_code=303)
    async def play_on(
        self,
        record: RecordId,
        data: URLEncodedBody[PlayOn],
        archive: ArchiveDep,
        rematches: RematchesDep,
        visitor: VisitorDep,
    ) -> Redirect:
        """Fork a stored record at a step, against bots."""
        replay = await archive.replay_upload(record, data.eyes)
        identity, cookies = await visitor.sign_in()
        opened = await rematches.play_on(identity, replay, record, data.step, data.seat, data.bot or usual_strength())
        return Redirect(f"/tables/{opened}", status_code=303, cookies=cookies)

    @post("/{record:str}/remove", status_code=303)
    async def remove(self, record: RecordId, identity: Myself, archive: ArchiveDep) -> Redirect:
        """Delete a record."""
        await archive.remove(identity, record)
        return Redirect("/me", status_code=303)
