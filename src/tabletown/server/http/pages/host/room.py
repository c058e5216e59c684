"""The room of the hosts: health, reports, people, tables, the load of the bots, and the log. It shows no cards."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import QueryParameter, URLEncodedBody
from litestar.response import Redirect
from markupsafe import Markup

from tabletown.core.errors import TabletownError
from tabletown.i18n import Speaker
from tabletown.server.bots.load import BotLoad
from tabletown.server.errors import status_of
from tabletown.server.http.dependencies import (
    BackupsDep,
    HealthDep,
    LoadDep,
    ModerationDep,
    Myself,
    TableId,
    VisitorDep,
)
from tabletown.server.http.dependencies import Visitor as Caller
from tabletown.server.http.pages.host.load_chart import draw
from tabletown.server.http.pages.shell import page
from tabletown.server.ops.backup_job import BackupJob
from tabletown.server.ops.health import HealthMonitor
from tabletown.server.tables.moderation import records
from tabletown.server.tables.moderation.records import Moderator
from tabletown.server.tables.moderation.service import LONGEST_REASON, Moderation
from tabletown.server.users.accounts import Identity

LENGTHS: dict[str, float | None] = {"hour": 3600.0, "day": 86400.0, "week": 7 * 86400.0, "ever": None}
_PEOPLE, _TABLES, _LOG = 30, 30, 40
_Find = Annotated[str, QueryParameter(max_length=100)]


class HostForm(msgspec.Struct, frozen=True):
    """What to do, about whom, for how long, and why."""

    verb: str = ""
    user: str = ""
    table: str = ""
    seat: int = -1
    number: int = 0
    length: str = "day"
    reason: str = ""


class HostController(Controller):
    """The page at `/host`; only for accounts that `tabletown admin host` has marked."""

    path = "/host"
    include_in_schema = False

    @get()
    async def show(
        self,
        identity: Myself,
        moderation: ModerationDep,
        health: HealthDep,
        load: LoadDep,
        backups: BackupsDep,
        visitor: VisitorDep,
        find: _Find = "",
    ) -> Response[str]:
        """Show the room."""
        return await _room(visitor, identity, moderation, health, load, backups, find)

    @post(status_code=303)
    async def act(
        self,
        data: URLEncodedBody[HostForm],
        identity: Myself,
        moderation: ModerationDep,
        health: HealthDep,
        load: LoadDep,
        backups: BackupsDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Do what a form says; a refusal is shown in the room, and so is a one-time word."""
        host = await moderation.check_host(identity)
        try:
            word = await _carry_out(data, host, identity, moderation, backups)
        except TabletownError as error:
            return await _room(visitor, identity, moderation, health, load, backups, "", wrong=error)
        if word:
            return await _room(visitor, identity, moderation, health, load, backups, "", word=word)
        return Redirect(f"/host/tables/{data.table}" if data.table else "/host", status_code=303)

    @get("/tables/{table:str}")
    async def table(self, table: TableId, identity: Myself, moderation: ModerationDep, visitor: VisitorDep) -> Response[str]:
        """Show the chat and the seats of a table, and nothing of its match."""
        session, messages = await moderation.oversee(identity, table)
        return page(
            visitor.request,
            "host_table.html",
            me=identity,
            table=session.id,
            game=session.config.game,
            phase=session.phase,
            private=session.config.private,
            holders=tuple(session.holders),
            messages=messages,
            longest=LONGEST_REASON,
        )


async def _carry_out(data: HostForm, host: Moderator, identity: Identity, moderation: Moderation, backups: BackupJob) -> str:
    """Do what a form says and return the one-time word, if that was asked for."""
    if data.verb in (records.MUTE, records.BAN):
        seconds = LENGTHS.get(data.length, LENGTHS["day"])
        await moderation.restrict(host, data.user, data.verb, seconds, data.reason)
    elif data.verb in (records.UNMUTE, records.UNBAN):
        await moderation.lift(host, data.user, data.verb.removeprefix("un"), data.reason)
    elif data.verb == records.CODE:
        return await moderation.one_time_word(host, data.user, data.reason)
    elif data.verb == records.BACKUP:
        backups.start()
        await moderation.note_backup(host)
    elif data.verb == records.DISMISS:
        await moderation.dismiss(host, data.number, data.reason)
    elif data.verb == records.KICK:
        await moderation.kick(identity, data.table, data.seat, data.reason)
    elif data.verb in ("bot", "vacant"):
        await moderation.replace(host, data.table, data.seat, data.verb == "vacant", data.reason)
    else:
        await moderation.undo(host, data.number, data.reason)
    return ""


async def _room(
    visitor: Caller,
    identity: Identity,
    moderation: Moderation,
    health: HealthMonitor,
    load: BotLoad,
    backups: BackupJob,
    find: str,
    wrong: TabletownError | None = None,
    word: str = "",
) -> Response[str]:
    await moderation.check_host(identity)
    tables = await moderation.store.tables(_TABLES)
    return page(
        visitor.request,
        "host.html",
        status=200 if wrong is None else int(status_of(wrong)),
        me=identity,
        error="" if wrong is None else Speaker(visitor.language)(wrong.message, wrong.arguments),
        word=word,
        health=await health.examine(),
        reports=await moderation.store.reports(),
        people=await moderation.store.people(find, _PEOPLE, moderation.now()),
        count=await moderation.store.count_people(),
        find=find,
        tables=tables,
        load=load,
        backups=backups,
        chart=_chart(load),
        log=await moderation.log(_LOG),
        undoable=moderation.can_undo,
        lengths=tuple(LENGTHS),
        longest=LONGEST_REASON,
    )


def _chart(load: BotLoad) -> dict[str, Any]:
    """Return the load of the bots, as a wide and a narrow picture."""
    history = load.history()
    return {"wide": Markup(draw(history, 720, 150)), "narrow": Markup(draw(history, 340, 110))}
