"""API endpoints of games and verification."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath

from tabletown.core.record import LARGEST, Record, Result
from tabletown.core.registry import game, games
from tabletown.i18n import Speaker
from tabletown.server.http.dependencies import ArchiveDep, Language, address_of
from tabletown.server.tables.requests import BOTS
from tabletown.server.tables.responses import Sentence, sentence
from tabletown.table import verify


class GameShown(msgspec.Struct, frozen=True):
    """A game: its modes with the numbers of seats, and its options as a JSON schema."""

    name: str
    title: str
    about: str
    rules_version: int
    modes: dict[str, list[int]]
    options: dict[str, Any]
    bots: list[str]


class Verdict(msgspec.Struct, frozen=True):
    """The contents of a record, and whether its dealer kept the promise."""

    game: str
    steps: int
    result: Result | None
    holds: bool
    draws: int
    sentence: Sentence


class GamesController(Controller):
    """The games, and verification of records."""

    path = "/api"
    tags = ("games",)

    @get("/games", summary="All games")
    async def all_games(self, language: Language) -> list[GameShown]:
        """Return all games."""
        return [_shown(name, language) for name in games()]

    @get("/games/{name:str}", summary="A game")
    async def one_game(self, name: FromPath[str], language: Language) -> GameShown:
        """Return a game."""
        return _shown(name, language)

    @post("/verify", status_code=200, request_max_body_size=LARGEST, summary="Check a record")
    async def check(self, request: Request[Any, Any, Any], archive: ArchiveDep, language: Language) -> Verdict:
        """Verify the record in the body: every step and every draw of the dealer is computed again."""
        archive.verifications.check(address_of(request))
        data = await request.body()
        return await asyncio.to_thread(_verdict, data, language)


def _shown(name: str, language: str) -> GameShown:
    rules, say = game(name), Speaker(language)
    return GameShown(
        name=rules.name,
        title=say(f"{rules.name}-name") if say.has(f"{rules.name}-name") else rules.name,
        about=say(f"{rules.name}-about") if say.has(f"{rules.name}-about") else "",
        rules_version=rules.rules_version,
        modes={mode: list(seats) for mode, seats in rules.modes.items()},
        options=msgspec.json.schema(rules.options_type),
        bots=list(BOTS),
    )


def _verdict(data: bytes, language: str) -> Verdict:
    record = Record.decode(data)
    found = verify(record)
    line = sentence(found.line, Speaker(language))
    return Verdict(record.game, len(record.steps), record.result, found.holds, found.draws, line)
