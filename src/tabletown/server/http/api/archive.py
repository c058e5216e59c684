"""API endpoints of replays and stored records."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from tabletown.core.views import ScoreSheet
from tabletown.i18n import Speaker
from tabletown.server.errors import ConflictError
from tabletown.server.http.api import bodies
from tabletown.server.http.api.tables import Opened
from tabletown.server.http.dependencies import (
    NOT_KEPT,
    RECORD,
    ArchiveDep,
    Known,
    Language,
    Myself,
    RecordId,
    RematchesDep,
    SeatNumber,
    TableId,
    TablesDep,
)
from tabletown.server.tables.archive import LARGEST_UPLOAD
from tabletown.server.tables.responses import Sentence, Uploaded, sentence, speaker, upload_speaker, uploaded
from tabletown.table import Replay, ScoresAtStep

StepNumber = Annotated[int, PathParameter(ge=0, lt=2**31, description="The number of a step, as in the log.")]


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A match after one of its steps, as the viewer knew it then; `last` is the number of the last step."""

    step: int
    last: int
    seat: int | None
    view: dict[str, Any]
    prompt: Sentence
    said: list[Sentence]
    scores: list[ScoreSheet]


def replay_step(replay: Replay, number: int, say: Speaker) -> ReplayStep:
    """Return a step of a replay with its texts."""
    return ReplayStep(
        step=number,
        last=replay.last,
        seat=replay.viewer,
        view=msgspec.to_builtins(replay.view(number)),
        prompt=sentence(replay.prompt(number), say),
        said=[sentence(line, say) for line in replay.lines(number)],
        scores=replay.sheets(number),
    )


class ArchiveController(Controller):
    """Replays and stored records, and forking matches from them."""

    path = "/api"
    tags = ("archive",)
    response_headers = NOT_KEPT

    @get("/tables/{table:str}/steps/{step:int}", summary="A table at one of its steps")
    async def step(
        self,
        table: TableId,
        step: StepNumber,
        tables: TablesDep,
        archive: ArchiveDep,
        known: Known,
        language: Language,
        seat: SeatNumber = None,
    ) -> ReplayStep:
        """Return the table as the caller knew it then; after the match, as any seat knew it."""
        replay = await archive.replay(table, known, seat)
        return replay_step(replay, step, speaker(await tables.get(table, known), language))

    @get("/tables/{table:str}/scores", summary="The totals over time")
    async def scores(self, table: TableId, archive: ArchiveDep, known: Known, seat: SeatNumber = None) -> list[ScoresAtStep]:
        """Return the totals at each step, as far as the caller could see them."""
        return (await archive.replay(table, known, seat)).scores()

    @post("/tables/{table:str}/play_on", summary="Go on from a step against bots")
    async def play_on(
        self,
        table: TableId,
        data: JSONBody[bodies.PlayOn],
        identity: Myself,
        tables: TablesDep,
        archive: ArchiveDep,
        rematches: RematchesDep,
    ) -> Opened:
        """Fork a finished match; what was unseen at that step is dealt again, with a new commitment."""
        session = await tables.get(table, identity)
        if not session.table.over:
            raise ConflictError("server-running")
        session.check_revealed()
        replay = await archive.replay(table, identity, data.seat)
        return Opened(await rematches.play_on(identity, replay, table, data.step, data.seat, data.bot))

    # Stored records.

    @post("/records", request_max_body_size=LARGEST_UPLOAD, summary="Store a record")
    async def store(
        self, request: Request[Any, Any, Any], identity: Myself, archive: ArchiveDep, language: Language
    ) -> Uploaded:
        """Store the record in the body if all its steps are legal. Anybody who knows its id may see it."""
        return uploaded(await archive.store(identity, await request.body()), language)

    @get("/me/records", summary="My stored records")
    async def mine(self, identity: Myself, archive: ArchiveDep, language: Language) -> list[Uploaded]:
        """Return the caller's records, newest first."""
        return [uploaded(row, language) for row in await archive.uploads(identity)]

    @get("/records/{record:str}", media_type=MediaType.JSON, summary="A stored record", responses=RECORD)
    async def file(self, record: RecordId, archive: ArchiveDep) -> Response[bytes]:
        """Return the file as it was stored."""
        row = await archive.upload(record)
        name = f'attachment; filename="{row.game}-{row.id}.json"'
        return Response(row.data.encode(), media_type=MediaType.JSON, headers={"Content-Disposition": name})

    @delete("/records/{record:str}", summary="Forget a stored record")
    async def remove(self, record: RecordId, identity: Myself, archive: ArchiveDep) -> None:
        """Delete a record; only its owner may do this."""
        await archive.remove(identity, record)

    @get("/records/{record:str}/steps/{step:int}", summary="A stored record at one of its steps")
    async def record_step(
        self,
        record: RecordId,
        step: StepNumber,
        archive: ArchiveDep,
        known: Known,
        language: Language,
        seat: SeatNumber = None,
    ) -> ReplayStep:
        """Return the record as any seat or a spectator knew it then."""
        replay = await archive.replay_upload(record, seat, known)
        return replay_step(replay, step, upload_speaker(await archive.upload(record), language))

    @post("/records/{record:str}/play_on", summary="Go on from a step of a stored record against bots")
    async def record_play_on(
        self, record: RecordId, data: JSONBody[bodies.PlayOn], identity: Myself, archive: ArchiveDep, rematches: RematchesDep
    ) -> Opened:
        """Fork a stored match; what was unseen at that step is dealt again, with a new commitment."""
        replay = await archive.replay_upload(record, data.seat, identity)
        return Opened(await rematches.play_on(identity, replay, record, data.step, data.seat, data.bot))
