"""Matches step by step: those of tables, and records that people bring."""

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
from tabletown.i18n import Speaker
from tabletown.server.errors import ConflictError, status_of
from tabletown.server.http.api.archive import RecordId, upload_speaker
from tabletown.server.http.dependencies import (
    GivenPeople,
    GivenSettings,
    GivenTables,
    Known,
    Language,
    Myself,
    SeatNumber,
    TableId,
)
from tabletown.server.http.pages.game_info import strength, strengths, usual_strength
from tabletown.server.http.pages.guests import welcome
from tabletown.server.http.pages.option_form import options
from tabletown.server.http.pages.plot import plot
from tabletown.server.http.pages.score_table import rows
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table_view import sprite
from tabletown.server.http.pages.translator import Voice, voice
from tabletown.server.store.repository import Ending
from tabletown.server.tables.archive import LARGEST_UPLOAD
from tabletown.server.users.accounts import Identity
from tabletown.table.replay import Film

_Request = Request[Any, Any, Any]
Number = Annotated[int | None, QueryParameter(ge=0, lt=2**31)]
_LINES = 400  # of the log around the step


class PlayOn(msgspec.Struct, frozen=True):
    """Where to go on, through whose eyes that step is numbered, for which seat, against which bots."""

    step: int
    seat: int = 0
    eyes: int | None = None
    bot: str = ""


class Source(msgspec.Struct, frozen=True):
    """What is replayed: where it is, who sits in it, what can be seen of it."""

    path: str
    record: str | None
    eyes: list[int | None]  # through which it can be seen
    verdict: str | None
    holds: bool | None = None
    result: str | None = None


def _shown(
    request: _Request, film: Film, step: int | None, source: Source, say: Voice, known: Identity | None
) -> Response[str]:
    number = film.last if step is None else min(step, film.last)
    view = film.view(number)
    narrow = request.cookies.get("narrow") == "1"
    parts = film.game.parts(view, [], say, Look(narrow=narrow))
    sheets = film.sheets(number)
    end = number == film.last and film.over
    pictures = [*parts.seats, *parts.side]
    fragment = request.headers.get("hx-request") == "true"
    return page(
        request,
        "replay_film.html" if fragment else "replay.html",
        language=say.language,
        me=known,
        source=source,
        game=film.game.name,
        film=film,
        number=number,
        narrow=narrow,
        end=end,
        seats=_seats(say, parts.paints, [sheet.total for sheet in sheets]),
        facts=parts.facts,
        said=[say.line(line) for line in film.lines(number)],
        prompt=say.line(film.prompt(number)),
        board=Markup(parts.board.svg(standalone=False)),
        under=[Markup(each.svg(standalone=False)) for each in parts.under],
        pictures=[Markup(each.svg(standalone=False)) for each in pictures],
        sprite=sprite(parts.sprites),
        plot=plot(film.plot(), parts.paints, say("server-replay-plot-label"), number),
        rows=rows(film.game.name, sheets, say),
        log=_log(film, number, say),
        bots=options([(each, strength(each, say)) for each in strengths()], usual_strength()),
    )


def _seats(say: Voice, paints: Sequence[Paint], totals: Sequence[int]) -> list[dict[str, Any]]:
    return [
        {"name": say.seat(seat), "paint": paint.number, "total": total}
        for seat, (paint, total) in enumerate(zip(paints, totals))
    ]


def _log(film: Film, number: int, say: Voice) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []
    for each in film.entries:
        told.append({"number": each.number, "text": say.line(each.line), "now": each.number == number})
    if len(told) <= _LINES:
        return told
    here = next((place for place, each in enumerate(told) if each["number"] >= number), 0)
    start = max(0, min(here - _LINES // 2, len(told) - _LINES))
    return told[start : start + _LINES]


class ReplayController(Controller):
    """The film of a table: while the match goes on what I may see of it, afterwards through anybody's eyes."""

    path = "/tables/{table:str}"
    include_in_schema = False

    @get("/replay")
    async def replay(
        self,
        request: _Request,
        table: TableId,
        tables: GivenTables,
        known: Known,
        language: Language,
        step: Number = None,
        seat: SeatNumber = None,
        spectator: Annotated[bool, QueryParameter()] = False,
    ) -> Response[str]:
        """A step of the match."""
        live = await tables.get(table, known)
        mine = live.seats_of(None if known is None else known.id)
        over = live.table.over
        # While several play at one device, a replay must not show what a curtain hides.
        shared = not over and len(mine) > 1
        film = await tables.archive.film(table, known, seat, shared or (over and spectator))
        eyes: list[int | None] = [None, *range(len(live.holders))] if over else [film.viewer]
        source = Source(
            path=f"/tables/{table}",
            record=f"/api/tables/{table}/record" if over else None,
            eyes=eyes,
            verdict=None,
            result=f"/tables/{table}/result" if over else None,
        )
        return _shown(request, film, step, source, voice(live, language), known)

    @post("/play_on", status_code=303)
    async def play_on(
        self,
        request: _Request,
        table: TableId,
        data: URLEncodedBody[PlayOn],
        tables: GivenTables,
        known: Known,
        people: GivenPeople,
        settings: GivenSettings,
        language: Language,
    ) -> Redirect:
        """Go on from a step of a match that is over, against bots."""
        live = await tables.get(table, known)
        if not live.table.over:
            raise ConflictError("server-running")
        film = await tables.archive.film(table, known, data.eyes, data.eyes is None)
        identity, cookies = await welcome(request, known, people, settings, language)
        opened = await tables.sequels.play_on(identity, film, table, data.step, data.seat, data.bot or usual_strength())
        return Redirect(f"/tables/{opened}", status_code=303, cookies=cookies)


class RecordController(Controller):
    """Records that people bring."""

    path = "/records"
    include_in_schema = False

    @get("/new")
    async def bring(self, request: _Request, known: Known) -> Response[str]:
        """A form for a file."""
        return page(request, "upload.html", me=known, error="")

    @post("/new", status_code=303, request_max_body_size=LARGEST_UPLOAD + 4096)
    async def store(
        self,
        request: _Request,
        data: Annotated[dict[str, UploadFile], Body(media_type=RequestEncodingType.MULTI_PART)],
        tables: GivenTables,
        known: Known,
        people: GivenPeople,
        settings: GivenSettings,
        language: Language,
    ) -> Redirect | Response[str]:
        """Keep the file if it is in order, else say what is wrong with it."""
        content = await data["file"].read() if "file" in data else b""
        try:
            Record.decode(content)  # nobody becomes a guest for nothing
            identity, cookies = await welcome(request, known, people, settings, language)
            row = await tables.archive.store(identity, content)
        except TabletownError as error:
            reason = Speaker(language)(error.message, error.arguments)
            return page(request, "upload.html", status=int(status_of(error)), me=known, error=reason)
        return Redirect(f"/records/{row.id}/replay?step=0", status_code=303, cookies=cookies)

    @get("/{record:str}/replay")
    async def replay(
        self,
        request: _Request,
        record: RecordId,
        tables: GivenTables,
        known: Known,
        language: Language,
        step: Number = None,
        seat: SeatNumber = None,
    ) -> Response[str]:
        """A step of a stored record."""
        row = await tables.archive.upload(record)
        film = await tables.archive.film_of_upload(record, seat)
        said = upload_speaker(row, language)
        say = Voice(language, said.names, said.texts)
        end = None if row.ending is None else msgspec.convert(row.ending, Ending)
        source = Source(
            path=f"/records/{record}",
            record=f"/api/records/{record}",
            eyes=[None, *range(film.options.seats)],
            verdict=None if end is None else say.line(end.verdict),
            holds=row.holds,
        )
        return _shown(request, film, step, source, say, known)

    @post("/{record:str}/play_on", status_code=303)
    async def play_on(
        self,
        request: _Request,
        record: RecordId,
        data: URLEncodedBody[PlayOn],
        tables: GivenTables,
        known: Known,
        people: GivenPeople,
        settings: GivenSettings,
        language: Language,
    ) -> Redirect:
        """Go on from a step of a stored record against bots."""
        film = await tables.archive.film_of_upload(record, data.eyes)
        identity, cookies = await welcome(request, known, people, settings, language)
        opened = await tables.sequels.play_on(identity, film, record, data.step, data.seat, data.bot or usual_strength())
        return Redirect(f"/tables/{opened}", status_code=303, cookies=cookies)

    @post("/{record:str}/remove", status_code=303)
    async def remove(self, record: RecordId, identity: Myself, tables: GivenTables) -> Redirect:
        """Forget a record."""
        await tables.archive.remove(identity, record)
        return Redirect("/me", status_code=303)
