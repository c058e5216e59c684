"""What players and hosts can do about somebody who spoils the game. Every act of a moderator is in the log.

Nothing here reads a view: a host knows no more about a match than a spectator.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tabletown.server.errors import (
    ConflictError,
    ForbiddenError,
    NotFoundError,
    RulesVersionError,
    ServerError,
    UniqueConflict,
)
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Event, Holder, person
from tabletown.server.tables.moderation import records
from tabletown.server.tables.moderation.records import Act, ActShown, ModerationStore, Moderator, Report
from tabletown.server.tables.moderation.replacement import Patience, substitute, vote
from tabletown.server.tables.play import Command, MoveService
from tabletown.server.tables.seats import stand_in
from tabletown.server.tables.session import RUNNING, WAITING, TableSession
from tabletown.server.tables.storage import ChatMessage, TableStore
from tabletown.server.users.accounts import Accounts, Identity
from tabletown.server.users.conduct import Conduct
from tabletown.server.users.credentials import make_codes, plain
from tabletown.server.users.filters import Filters
from tabletown.server.users.limits import Limit
from tabletown.server.users.names import clean_text

LONGEST_REASON = 200
_APPOINTMENTS = (records.HOST, records.UNHOST)
_EVERYTHING = 10_000
_UNDO = {
    records.MUTE: records.UNMUTE,
    records.UNMUTE: records.MUTE,
    records.BAN: records.UNBAN,
    records.UNBAN: records.BAN,
    records.KICK: records.UNKICK,
    records.UNKICK: records.KICK,
    records.REPLACE: records.RETURN,
    records.RETURN: records.REPLACE,
    records.DISMISS: records.REOPEN,
    records.REOPEN: records.DISMISS,
    records.CODE: records.UNCODE,
    records.HOST: records.UNHOST,
    records.UNHOST: records.HOST,
}


class Moderation:
    """Reports of players, votes of a table, and the acts of hosts."""

    def __init__(
        self,
        store: ModerationStore,
        tables: TableStore,
        moves: MoveService,
        accounts: Accounts,
        patience: Patience,
        now: Callable[[], float],
        monotonic: Callable[[], float],
    ) -> None:
        self.store = store
        self.patience = patience
        self._tables = tables
        self._moves = moves
        self._accounts = accounts
        self.now = self._now = now
        self._conduct = Conduct(store, Filters(), now)
        self._reports = Limit(10, 10 * 60, monotonic)

    # Players.

    async def report(self, identity: Identity, table: str, seat: int | None, message: int | None, note: str) -> None:
        """Report the holder of a seat, or who wrote a chat message, at a table where the caller sits or has sat."""
        session = await self._moves.get(table, identity)
        session.check_seat(seat)
        if identity.id not in {holder.listed for holder in session.holders}:
            raise ForbiddenError("server-not-seated")
        said = None if message is None else await self.store.message(table, message)
        about = said.user if said is not None else None if seat is None else session.holders[seat].listed
        if about is None or about == identity.id:
            raise NotFoundError("server-no-player")
        self._reports.check(identity.id)
        words, written = "" if said is None else said.text, clean_text(note)[:LONGEST_REASON]
        report = Report(at=self._now(), table=table, by=identity.id, user=about, words=words, note=written)
        await self.store.add_report(report)

    async def kick(self, identity: Identity, table: str, seat: int, reason: str = "") -> None:
        """Send somebody away before the match; for the owner of the table, and for hosts, who say why."""
        session = await self._moves.load(table)
        await self._conduct.check_entry(identity)
        if identity.id != session.config.owner:
            await self.check_host(identity)
            reason = _checked(reason)
        await self._kick(table, seat, Moderator(identity.id), clean_text(reason)[:LONGEST_REASON])

    async def _kick(self, table: str, seat: int, by: Moderator, reason: str) -> None:
        gone: list[str] = []

        def command(session: TableSession) -> Event | None:
            session.check_seat(seat)
            if session.phase != WAITING:
                raise ConflictError("table-started")
            user = session.holders[seat].user
            if user is None or user == by.user:
                raise NotFoundError("server-no-player")
            gone.append(user)
            return Event(self._now(), kinds.SIT, seat, holder=Holder("open", invited=session.config.private))

        await self._moves.change(table, command)
        await self._log(records.KICK, by, gone[-1], table=table, seat=seat, reason=reason)

    async def vote(self, identity: Identity, table: str, seat: int, vacant: bool) -> TableSession:
        """Vote to replace somebody who is gone; the last vote that is needed does it."""
        gone: list[str | None] = []

        def command(session: TableSession) -> Event | None:
            event = vote(session, identity.id, seat, vacant, self.patience, self._now())
            gone[:] = [session.holders[seat].user] if event is not None and event.kind == kinds.SIT else []
            return event

        session = await self._moves.change(table, command)
        for user in gone:
            became = _became(vacant, "vote")
            await self._log(records.REPLACE, Moderator(identity.id), user, table=table, seat=seat, detail=became)
        return session

    # Hosts.

    async def is_host(self, identity: Identity | None) -> bool:
        """Return whether a user may moderate."""
        return identity is not None and identity.account and await self.store.is_host(identity.id)

    async def check_host(self, identity: Identity) -> Moderator:
        """Return the user as a moderator; raise ForbiddenError if it is none."""
        if not await self.is_host(identity):
            raise ForbiddenError("server-not-host")
        await self._conduct.check_entry(identity)
        return Moderator(identity.id)

    async def restrict(self, by: Moderator, user: str, kind: str, seconds: float | None, reason: str) -> None:
        """Mute or ban somebody for some time or, without `seconds`, for good; bots play on for who is banned."""
        await self._check_subject(by, user)
        until = None if seconds is None else self._now() + seconds
        await self._log(kind, by, user, until=until, reason=_checked(reason))
        if kind == records.BAN:
            await self._vacate(user)

    async def lift(self, by: Moderator, user: str, kind: str, reason: str) -> None:
        """End a mute or a ban."""
        found = await self.store.restrictions_of(user)
        if kind not in found:
            raise NotFoundError("server-not-limited")
        await self._log(_UNDO[kind], by, user, until=found[kind], reason=_checked(reason))

    async def replace(self, by: Moderator, table: str, seat: int, vacant: bool, reason: str) -> None:
        """Let a bot play for somebody who is gone, whatever the clock says."""
        gone: list[str | None] = []

        def command(session: TableSession) -> Event | None:
            session.check_seat(seat)
            holder = session.holders[seat]
            if session.phase != RUNNING or holder.kind != "person":
                raise ConflictError("server-nobody-there")
            gone[:] = [holder.user]
            return Event(self._now(), kinds.SIT, seat, holder=substitute(holder, vacant))

        reason = _checked(reason)
        await self._moves.change(table, command)
        await self._log(records.REPLACE, by, gone[0], table=table, seat=seat, detail=_became(vacant), reason=reason)

    async def dismiss(self, by: Moderator, report: int, reason: str) -> None:
        """Close a report."""
        found = await self.store.report(report)
        if found is None or found.closed is not None:
            raise NotFoundError("server-no-report")
        await self._log(records.DISMISS, by, found.user, table=found.table, detail=str(report), reason=_checked(reason))

    async def one_time_word(self, by: Moderator, user: str, reason: str) -> str:
        """Return a recovery code for an account whose owner has forgotten the passphrase; it is shown only this once."""
        identity = await self._check_subject(by, user)
        if not identity.account:
            raise ConflictError("server-guest-passphrase")
        (code,) = make_codes(1)
        hashed = await self._accounts.hash(plain(code))
        act = self._act(records.CODE, by, user, detail=code[0], reason=_checked(reason))
        await self.store.add_act(act, (code[0], hashed))
        return code

    async def note_backup(self, by: Moderator) -> None:
        """Note that a host has asked for a backup."""
        await self._log(records.BACKUP, by, None)

    async def appoint(self, by: Moderator, user: str, kind: str) -> None:
        """Make an account a host, or a host a player again; only from the command line."""
        found = await self.store.user(user)
        if not by.console or found is None or not found.account:
            raise ForbiddenError("server-host-account")
        await self._log(kind, by, user)

    async def oversee(self, identity: Identity, table: str) -> tuple[TableSession, list[ChatMessage]]:
        """Return any table with its chat, for hosts; they see its seats, and of its match what spectators do."""
        await self.check_host(identity)
        messages = await self._tables.messages(table, 0)
        return await self._moves.load(table), messages

    async def log(self, limit: int) -> list[ActShown]:
        """Return the last acts, newest first."""
        return await self.store.log(limit)

    # Undo.

    @staticmethod
    def can_undo(shown: ActShown) -> bool:
        """Return whether an act can still be undone on the page."""
        act = shown.act
        return not shown.undone and act.user is not None and act.kind in _UNDO and act.kind not in _APPOINTMENTS

    async def undo(self, by: Moderator, number: int, reason: str) -> None:
        """Undo an act of the log; the log keeps both."""
        act, reason = await self.store.act(number), _checked(reason)
        if act is None or act.kind not in _UNDO or act.user is None:
            raise NotFoundError("server-no-act")
        if act.kind in _APPOINTMENTS and not by.console:
            raise ForbiddenError("server-host-account")
        kind = _UNDO[act.kind]
        undo = self._act(kind, by, act.user, table=act.table, seat=act.seat, until=act.until, detail=act.detail)
        try:
            await self.store.add_act(msgspec.structs.replace(undo, reason=reason, undoes=number))
        except UniqueConflict:
            raise ConflictError("server-act-undone") from None
        if kind == records.BAN:
            await self._vacate(act.user)
        elif act.table is not None and act.seat is not None:
            await self._give_back(kind, act.table, act.seat, act.user, act.detail)

    async def _give_back(self, kind: str, table: str, seat: int, user: str, detail: str) -> None:
        """Change a seat as an undone act says, unless it has changed hands since."""
        identity = await self.store.user(user)

        def command(session: TableSession) -> Event | None:
            holder, free = session.holders[seat], Holder("open", invited=session.config.private)
            changed: Holder | None = None
            if kind == records.UNKICK and holder == free:
                changed = Holder("open", "" if identity is None else identity.name, invited=True, kept=user)
            elif kind == records.KICK and holder.listed == user and session.phase == WAITING:
                changed = free
            elif kind == records.RETURN and holder.former == user and not session.table.over and identity is not None:
                changed = person(identity, holder.name)
            elif kind == records.REPLACE and holder.user == user and session.phase == RUNNING:
                changed = substitute(holder, detail.startswith("vacant"))
            return None if changed is None else Event(self._now(), kinds.SIT, seat, holder=changed)

        await self._moves.change(table, command)

    # Helpers of several acts.

    async def _check_subject(self, by: Moderator, user: str) -> Identity:
        """Return the user; raise ForbiddenError if it is a host, who can be moderated only from the command line."""
        found = await self.store.user(user)
        if found is None:
            raise NotFoundError("server-no-player")
        if not by.console and await self.store.is_host(user):
            raise ForbiddenError("server-host-subject")
        return found

    async def _vacate(self, user: str) -> None:
        """Take somebody who is banned out of all tables: bots play on, and seats before a match are free again."""
        for table in await self._tables.tables_of(user, (WAITING, RUNNING), _EVERYTHING):
            for seat in [each.seat for each in table.seats if each.user == user]:
                try:
                    await self._moves.change(table.id, self._leave(seat, user))
                except RulesVersionError:  # nobody can play there
                    break

    def _leave(self, seat: int, user: str) -> Command:
        def command(session: TableSession) -> Event | None:
            holder = session.holders[seat]
            if holder.user != user or session.table.over:
                return None
            free = Holder("open", invited=session.config.private)
            return Event(self._now(), kinds.SIT, seat, holder=stand_in(holder) if session.table.started else free)

        return command

    def _act(
        self,
        kind: str,
        by: Moderator,
        user: str | None,
        *,
        table: str | None = None,
        seat: int | None = None,
        until: float | None = None,
        detail: str = "",
        reason: str = "",
    ) -> Act:
        return Act(
            at=self._now(),
            kind=kind,
            by=by.user,
            console=by.console,
            user=user,
            table=table,
            seat=seat,
            until=until,
            detail=detail,
            reason=reason,
        )

    async def _log(
        self,
        kind: str,
        by: Moderator,
        user: str | None,
        *,
        table: str | None = None,
        seat: int | None = None,
        until: float | None = None,
        detail: str = "",
        reason: str = "",
    ) -> None:
        act = self._act(kind, by, user, table=table, seat=seat, until=until, detail=detail, reason=reason)
        await self.store.add_act(act)


def _became(vacant: bool, how: str = "host") -> str:
    """Return what became of a seat, and how."""
    return f"{'vacant' if vacant else 'bot'} {how}"


def _checked(reason: str) -> str:
    """Return a reason; raise ServerError if there is none or it is too long."""
    reason = clean_text(reason)
    if not 0 < len(reason) <= LONGEST_REASON:
        raise ServerError("server-reason", most=LONGEST_REASON)
    return reason
