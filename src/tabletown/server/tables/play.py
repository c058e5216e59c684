"""Why something cannot be done now: what is to be done instead, and the rule that says so."""

from __future__ import annotations

from tabletown.core.errors import IllegalAction
from tabletown.server.tables.responses import speaker
from tabletown.server.tables.seats import own_seat
from tabletown.server.tables.service import Tables
from tabletown.server.tables.session import LiveTable
from tabletown.server.users.accounts import Identity

ILLEGAL = "illegal-action"


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
        more = {"prompt": told, "rule": live.table.game.rule_of(line)}
        raise IllegalAction(ILLEGAL, **error.arguments, **more) from None
