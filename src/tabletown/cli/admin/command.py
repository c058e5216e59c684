"""The actions of `tabletown admin`. A server that runs meanwhile finds every change at its next request."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

import msgspec

from tabletown.i18n import Speaker
from tabletown.server.errors import NotFoundError, ServerError
from tabletown.server.ops.backup import back_up
from tabletown.server.settings import Settings
from tabletown.server.store import Database, Repository
from tabletown.server.store.moderation.store import ModerationDatabase
from tabletown.server.tables.moderation import records
from tabletown.server.tables.moderation.records import Moderator
from tabletown.server.tables.moderation.replacement import Patience
from tabletown.server.tables.moderation.service import Moderation
from tabletown.server.tables.play import MoveService
from tabletown.server.users.accounts import Accounts, Identity

_MOST = 200  # lines of a list
_KEPT = 14  # backups
_HOUR = 60 * 60.0
_CONSOLE = Moderator()
# The argument that each action takes.
SUBJECTS = {
    "users": "find",
    "tables": "",
    "reports": "",
    "log": "",
    "mute": "user",
    "unmute": "user",
    "ban": "user",
    "unban": "user",
    "passphrase": "user",
    "host": "user",
    "unhost": "user",
    "dismiss": "number",
    "undo": "number",
    "backup": "folder",
}


def admin(arguments: argparse.Namespace) -> int:
    """Carry out an action."""
    settings = Settings.from_environment()
    if arguments.database is not None:
        settings = msgspec.structs.replace(settings, database=arguments.database)
    asyncio.run(_carry_out(settings, Admin(arguments)))
    return 0


async def _carry_out(settings: Settings, work: Admin) -> None:
    database = Database(settings.url)
    try:
        await database.upgrade()
        await work.run(database, settings)
    finally:
        await database.close()


class Admin:
    """One action, with its arguments and the language of its answers."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self._action: str = arguments.action
        self._subject: str = arguments.subject or ""
        self._seconds: float | None = None if arguments.hours is None else arguments.hours * _HOUR
        self._reason: str = arguments.reason or ""
        self._say = Speaker(arguments.language)

    async def run(self, database: Database, settings: Settings) -> None:
        """Carry it out and print what came of it."""
        if SUBJECTS[self._action] not in ("", "find") and not self._subject:
            raise ServerError("cli-admin-subject", action=self._action)
        store, repository = ModerationDatabase(database), Repository(database)
        moves, accounts = MoveService(repository, time.time), Accounts(repository, time.time, time.monotonic)
        patience = Patience(settings.vote_minutes * 60, settings.gone_hours * _HOUR)
        self._moderation = Moderation(store, repository, moves, accounts, patience, time.time, time.monotonic)
        if self._action == "backup":
            file, rows = await back_up(database, Path(self._subject), _KEPT)
            self._print("cli-backed-up", file=str(file), users=rows["users"], tables=rows["tables"], steps=rows["steps"])
            return
        lists: dict[str, Callable[[], Awaitable[None]]] = {
            "users": self._users,
            "tables": self._tables,
            "reports": self._reports,
            "log": self._log,
        }
        if self._action in lists:
            await lists[self._action]()
        elif SUBJECTS[self._action] == "number":
            await self._number()
        else:
            await self._person()

    def _print(self, message: str, **arguments: object) -> None:
        print(self._say(message, arguments))

    # Lists.

    async def _users(self) -> None:
        for each in await self._moderation.store.people(self._subject, _MOST, time.time()):
            kind = "host" if each.host else "account" if each.account else "guest"
            states = [self._say(f"web-host-kind-{kind}")]
            for limit, until in each.limits.items():
                ends = {} if until is None else {"date": _time(until)}
                states.append(self._say(f"web-host-{limit}-{'ever' if until is None else 'until'}", ends))
            self._print("cli-admin-user", id=each.id, name=each.name, state=", ".join(states))

    async def _tables(self) -> None:
        for each in await self._moderation.store.tables(_MOST):
            names = ", ".join(seat.name or self._say(f"web-host-seat-{seat.kind}") for seat in each.seats)
            phase = self._say(f"web-host-phase-{each.phase}")
            self._print("cli-admin-table", id=each.id, game=self._say(f"{each.game}-name"), phase=phase, names=names)

    async def _reports(self) -> None:
        for each in await self._moderation.store.reports():
            report, by = each.report, each.by or self._say("server-former-player")
            said = " ".join(part for part in (report.words, report.note) if part)
            self._print("cli-admin-report", id=report.id, at=_time(report.at), by=by, name=each.name, words=said)

    async def _log(self) -> None:
        for each in await self._moderation.log(_MOST):
            former = self._say("server-former-player")
            by = self._say("web-host-console") if each.act.console else each.by or former
            done = self._say(f"web-host-act-{each.act.kind}", {"by": by, "name": each.name or former})
            self._print("cli-admin-act", id=each.act.id, at=_time(each.act.at), done=done, reason=each.act.reason)

    # Acts.

    async def _number(self) -> None:
        if not self._subject.isdecimal():
            raise ServerError("cli-admin-subject", action=self._action)
        if self._action == "dismiss":
            await self._moderation.dismiss(_CONSOLE, int(self._subject), self._reason)
        else:
            await self._moderation.undo(_CONSOLE, int(self._subject), self._reason)
        self._print("cli-admin-done")

    async def _person(self) -> None:
        user = await self._find()
        if self._action in (records.MUTE, records.BAN):
            await self._moderation.restrict(_CONSOLE, user.id, self._action, self._seconds, self._reason)
        elif self._action in (records.UNMUTE, records.UNBAN):
            await self._moderation.lift(_CONSOLE, user.id, self._action.removeprefix("un"), self._reason)
        elif self._action == "passphrase":
            word = await self._moderation.one_time_word(_CONSOLE, user.id, self._reason)
            self._print("cli-admin-word", name=user.name, word=word)
            return
        else:
            await self._moderation.appoint(_CONSOLE, user.id, self._action)
        self._print("cli-admin-done")

    async def _find(self) -> Identity:
        found = await self._moderation.store.find_user(self._subject)
        if found is None:
            raise NotFoundError("server-no-player")
        return found


def _time(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(sep=" ", timespec="minutes")
