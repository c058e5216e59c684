"""Matches step by step and stored records over the API."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from tabletown.core.record import Result
from tabletown.core.registry import game
from tabletown.core.scores import ScoreSheet
from tabletown.i18n import Speaker
from tabletown.server.errors import ConflictError
from tabletown.server.http.api import bodies
from tabletown.server.http.api.tables import Opened
from tabletown.server.http.dependencies import NOT_KEPT, RECORD, GivenTables, Known, Language, Myself, SeatNumber, TableId
from tabletown.server.store.models import UploadRow
from tabletown.server.store.repository import Ending
from tabletown.server.tables.archive import LARGEST_UPLOAD
from tabletown.server.tables.responses import Sentence, called, sentence, speaker
from tabletown.table.replay import Film, Plotted

StepNumber = Annotated[int, PathParameter(ge=0, lt=2**31, description="The number of a step, as in the log.")]
RecordId = Annotated[str, PathParameter(max_length=32, description="The id of a stored record.")]


class Shot(msgspec.Struct, frozen=True, kw_only=True):
    """A match at one of its steps, as the viewer knew it then; `last` is the number of the last step."""

    step: int
    last: int
    seat: int | None
    view: dict[str, Any]
    prompt: Sentence
    said: list[Sentence]
    scores: list[ScoreSheet]


class Uploaded(msgspec.Struct, frozen=True):
    """A stored record; `holds` tells whether the dealer kept its promise, null where nothing can be checked."""

    id: str
    game: str
    options: dict[str, Any]
    names: list[str]
    steps: int
    result: Result | None
    verdict: Sentence | None
    holds: bool | None
    created: float


def shot(film: Film, number: int, say: Speaker) -> Shot:
    """A step of a match in words."""
    return Shot(
        step=number,
        last=film.last,
        seat=film.viewer,
        view=msgspec.to_builtins(film.view(number)),
        prompt=sentence(film.prompt(number), say),
        said=[sentence(line, say) for line in film.lines(number)],
        scores=film.sheets(number),
    )


def uploaded(row: UploadRow, language: str) -> Uploaded:
    """A stored record in words."""
    end = None if row.ending is None else msgspec.convert(row.ending, Ending)
    say = upload_speaker(row, language)
    return Uploaded(
        id=row.id,
        game=row.game,
        options=row.options,
        names=list(say.names),
        steps=row.steps,
        result=None if end is None else Result(end.winners, end.totals),
        verdict=None if end is None else sentence(end.verdict, say),
        holds=row.holds,
        created=row.created,
    )


def upload_speaker(row: UploadRow, language: str) -> Speaker:
    """Says what a stored record has to say."""
    names = [called(row.id, seat, "bot", name, language) for seat, name in enumerate(row.names["seats"])]
    rules = game(row.game)
    return Speaker.of_match(rules, msgspec.convert(row.options, rules.options_type), language, names)


class ArchiveController(Controller):
    """Looking back, and going on from there."""

    path = "/api"
    tags = ("archive",)
    response_headers = NOT_KEPT

    @get("/tables/{table:str}/steps/{step:int}", summary="A table at one of its steps")
    async def step(
        self,
        table: TableId,
        step: StepNumber,
        tables: GivenTables,
        known: Known,
        language: Language,
        seat: SeatNumber = None,
    ) -> Shot:
        """As I knew it then; after the match as any seat knew it."""
        film = await tables.archive.film(table, known, seat)
        return shot(film, step, speaker(await tables.get(table, known), language))

    @get("/tables/{table:str}/scores", summary="The totals over time")
    async def scores(self, table: TableId, tables: GivenTables, known: Known, seat: SeatNumber = None) -> list[Plotted]:
        """As far as I could see them at each step."""
        return (await tables.archive.film(table, known, seat)).plot()

    @post("/tables/{table:str}/play_on", summary="Go on from a step against bots")
    async def play_on(self, table: TableId, data: JSONBody[bodies.PlayOn], identity: Myself, tables: GivenTables) -> Opened:
        """Only of a match that is over; what was unseen at that step is dealt anew, under a promise of its own."""
        if not (await tables.get(table, identity)).table.over:
            raise ConflictError("server-running")
        film = await tables.archive.film(table, identity, data.seat)
        return Opened(await tables.sequels.play_on(identity, film, table, data.step, data.seat, data.bot))

    # Stored records.

    @post("/records", request_max_body_size=LARGEST_UPLOAD, summary="Store a record")
    async def store(
        self, request: Request[Any, Any, Any], identity: Myself, tables: GivenTables, language: Language
    ) -> Uploaded:
        """The body is the record; it is kept when all its steps are legal. Who knows its id may look at it."""
        return uploaded(await tables.archive.store(identity, await request.body()), language)

    @get("/me/records", summary="My stored records")
    async def mine(self, identity: Myself, tables: GivenTables, language: Language) -> list[Uploaded]:
        """The newest first."""
        return [uploaded(row, language) for row in await tables.archive.uploads(identity)]

    @get("/records/{record:str}", media_type=MediaType.JSON, summary="A stored record", responses=RECORD)
    async def file(self, record: RecordId, tables: GivenTables) -> Response[bytes]:
        """The file as it was stored."""
        row = await tables.archive.upload(record)
        name = f'attachment; filename="{row.game}-{row.id}.json"'
        return Response(row.data.encode(), media_type=MediaType.JSON, headers={"Content-Disposition": name})

    @delete("/records/{record:str}", summary="Forget a stored record")
    async def remove(self, record: RecordId, identity: Myself, tables: GivenTables) -> None:
        """Only who stored it may."""
        await tables.archive.remove(identity, record)

    @get("/records/{record:str}/steps/{step:int}", summary="A stored record at one of its steps")
    async def record_step(
        self, record: RecordId, step: StepNumber, tables: GivenTables, language: Language, seat: SeatNumber = None
    ) -> Shot:
        """As any seat knew it then, or a spectator."""
        film = await tables.archive.film_of_upload(record, seat)
        return shot(film, step, upload_speaker(await tables.archive.upload(record), language))

    @post("/records/{record:str}/play_on", summary="Go on from a step of a stored record against bots")
    async def record_play_on(
        self, record: RecordId, data: JSONBody[bodies.PlayOn], identity: Myself, tables: GivenTables
    ) -> Opened:
        """What was unseen at that step is dealt anew, under a promise of its own."""
        film = await tables.archive.film_of_upload(record, data.seat)
        return Opened(await tables.sequels.play_on(identity, film, record, data.step, data.seat, data.bot))
