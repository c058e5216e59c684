"""Why something cannot be done now: what is to be done instead, and the rule that says so."""

from __future__ import annotations

import importlib
import sys
from functools import cache

from tabletown.core.errors import IllegalAction
from tabletown.core.game import Game
from tabletown.server.tables.responses import speaker
from tabletown.server.tables.seats import own_seat
from tabletown.server.tables.service import Tables
from tabletown.server.tables.session import LiveTable
from tabletown.server.users.accounts import Identity

ILLEGAL = "illegal-action"


@cache
def _rules(game: Game) -> dict[str, str]:
    """The rule behind each prompt of a game, as its drawing names them."""
    try:
        module = importlib.import_module(f"{sys.modules[type(game).__module__].__name__}.picture.parts")
    except ModuleNotFoundError:
        return {}
    rules: dict[str, str] = getattr(module, "RULES", {})
    return rules


def rule_of(game: Game, prompt: str) -> str:
    """The id of the rule behind a prompt, nothing where the game names none."""
    rules = _rules(game)
    return rules.get(prompt.removeprefix(f"{game.name}-prompt-"), rules.get("", ""))


async def act(
    tables: Tables, identity: Identity, table: str, seat: int | None, action: int | str, version: str, language: str
) -> LiveTable:
    """`Tables.act`; what the rules forbid is refused with what the seat has to decide and the rule for it."""
    try:
        return await tables.act(identity, table, seat, action, version)
    except IllegalAction as error:
        if error.message != ILLEGAL:
            raise
        live = await tables.get(table, identity)
        line = live.table.prompt(own_seat(live, identity, seat))
        told = speaker(live, language).line(line)
        more = {"prompt": told, "rule": rule_of(live.table.game, line.message)}
        raise IllegalAction(ILLEGAL, **error.arguments, **more) from None
