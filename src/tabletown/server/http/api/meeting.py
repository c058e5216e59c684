"""Play now and the lobby over the API: who waits, and streams to wait over and to listen to."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get
from litestar.params import PathParameter, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from tabletown.core.errors import TabletownError
from tabletown.server.http.dependencies import NOT_KEPT, RELEASE, Known, MeetingDep, Myself, StreamsDep
from tabletown.server.live.streams import CHANGED
from tabletown.server.tables.meeting.queue import Kind
from tabletown.server.tables.meeting.service import News

_Game = Annotated[str, PathParameter(max_length=64, description="The name of a game.")]
_Seats = Annotated[int, QueryParameter(ge=2, le=99, description="The number of players.")]
_Rated = Annotated[bool, QueryParameter(description="Whether the match is rated; only accounts wait for those.")]
_Bots = Annotated[bool, QueryParameter(description="Whether bots may take the free seats after a minute.")]


class Waiting(msgspec.Struct, frozen=True):
    """How many people wait for a game with a number of players."""

    game: str
    seats: int
    rated: bool
    count: int


class Lobby(msgspec.Struct, frozen=True):
    """Who waits to play now."""

    waiting: list[Waiting]


class MeetingController(Controller):
    """Meeting others."""

    path = "/api"
    tags = ("lobby",)
    response_headers = NOT_KEPT

    @get("/lobby", summary="Who waits to play now")
    async def lobby(self, meeting: MeetingDep) -> Lobby:
        """Return how many people wait for which game."""
        found = sorted((await meeting.counts()).items())
        return Lobby([Waiting(kind.game, kind.seats, kind.rated, count) for kind, count in found])

    @get("/lobby/events", summary="A stream of changes in the lobby", media_type="text/event-stream")
    async def events(
        self, request: Request[Any, Any, Any], meeting: MeetingDep, streams: StreamsDep, known: Known
    ) -> ServerSentEvent:
        """Stream `changed` when open tables change or people come to wait or go."""
        request.scope["state"][RELEASE] = streams.take(None if known is None else known.id)
        return ServerSentEvent(_changes(meeting.lobby()))

    @get("/play-now/{name:str}/events", summary="Wait for others to play with", media_type="text/event-stream")
    async def wait(
        self,
        request: Request[Any, Any, Any],
        name: _Game,
        meeting: MeetingDep,
        streams: StreamsDep,
        identity: Myself,
        seats: _Seats = 2,
        rated: _Rated = False,
        bots: _Bots = False,
    ) -> ServerSentEvent:
        """Stream `waiting` (how many wait), `found` (the table) or `elsewhere` (another stream of mine waits instead).

        I wait while the stream is open. After `found` and `elsewhere` it ends.
        """
        kind = Kind(name, seats, rated)
        await meeting.check(identity, kind)  # a refusal has its own status
        request.scope["state"][RELEASE] = streams.take(identity.id)
        return ServerSentEvent(_news(meeting.wait(identity, kind, bots)))


async def _changes(messages: AsyncGenerator[bytes, None]) -> AsyncIterator[ServerSentEventMessage]:
    async with aclosing(messages) as found:
        async for message in found:
            changed = message == CHANGED
            yield ServerSentEventMessage(data="{}", event="changed") if changed else _sign_of_life()


async def _news(news: AsyncGenerator[News, None]) -> AsyncIterator[ServerSentEventMessage]:
    yield _sign_of_life()
    try:
        async with aclosing(news) as found:
            async for each in found:
                if each.kind == "quiet":
                    yield _sign_of_life()
                    continue
                fields = {"table": each.table} if each.kind == "found" else {"count": each.count}
                yield ServerSentEventMessage(data=msgspec.json.encode(fields).decode(), event=each.kind)
    except TabletownError:
        pass  # a reconnect gets the reason


def _sign_of_life() -> ServerSentEventMessage:
    return ServerSentEventMessage(data=None, comment="", retry=1000)
