"""A table in memory: the match, the holders of its seats, and a version for each viewer."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

import msgspec

from tabletown.core.bits import members
from tabletown.core.errors import RecordError, UnknownSeat
from tabletown.core.options import Options
from tabletown.core.registry import game
from tabletown.core.state import CHANCE
from tabletown.core.views import Line
from tabletown.i18n import Speaker
from tabletown.server.errors import ConflictError, ForbiddenError, RulesVersionError, ServerError
from tabletown.server.tables import events as kinds
from tabletown.server.tables.digests import LogDigests, digest
from tabletown.server.tables.events import Event, Holder
from tabletown.table import Bank, Clock, Dealer, Open, PerMove, Table, Timing, Unlimited

WAITING, RUNNING, OVER = "waiting", "running", "over"
PHASES = (WAITING, RUNNING, OVER)
_RETURN = 0.1  # share of its bank that a seat gets again when its holder comes back
_numbers = itertools.count()
_QUESTIONS = (kinds.ASK, kinds.ANSWER, kinds.WITHDRAW)


class Ending(msgspec.Struct, frozen=True):
    """The end of a match: the winners, the totals, and the log line that says so."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    verdict: Line


class TableStatus(msgspec.Struct, frozen=True):
    """The state of a table that lists show and the sweep searches."""

    phase: str
    actors: int
    bots: int
    due: float | None
    holders: tuple[Holder, ...]
    ending: Ending | None = None

    @property
    def columns(self) -> dict[str, Any]:
        """The columns of the table's row that repeat it."""
        ending = msgspec.to_builtins(self.ending)
        return {"phase": self.phase, "actors": self.actors, "bots": self.bots, "due": self.due, "ending": ending}


class TableConfig(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a table, fixed when it is opened."""

    id: str
    game: str
    rules_version: int
    options: Options
    seed: str
    timing: Timing
    private: bool
    undo: str
    aids: bool = True  # points on targets, previews and hints, for everybody at the table
    rated: bool = False  # whether the match changes the ratings of its players, who all have accounts
    owner: str
    created: float
    given: tuple[tuple[int, int], ...] = ()  # the steps of another match from which this one continues
    origin: str | None = None  # their source: the id of a table or of an uploaded record
    day: str | None = None  # of the daily deal that is played
    begins: float | None = None  # the match does not begin before; None: as soon as all seats are taken


class TableSession:
    """A table built from its events.

    It does not change between two awaits, and what `MoveService.get` returns is stored: respond from it before awaiting
    anything else.
    """

    def __init__(self, config: TableConfig, now: Callable[[], float]) -> None:
        rules = game(config.game)
        if rules.rules_version != config.rules_version:
            found, known = config.rules_version, rules.rules_version
            raise RulesVersionError("server-old-rules", table=config.id, game=config.game, found=found, known=known)
        self.config = config
        self.number = next(_numbers)  # another one if the table is built again
        self.count = 0  # events so far
        self.begun = config.begins is None  # whether the match may begin
        self.rematch: str | None = None  # the table that was opened after the match
        self.votes: dict[int, dict[int, bool]] = {}  # against a seat, by seat: whether anybody may take it then
        self.rewinds = 0  # of them, undos
        self._questions = 0  # of them, questions and answers, which every viewer sees
        self._now = now
        self._at: float | None = None
        self._latest = 0.0
        seats = config.options.seats
        dealer = Dealer(rules, config.options, bytes.fromhex(config.seed), config.given)
        clock = Clock(config.timing, seats, self._time)
        self.table = Table(rules, config.options, [Open()] * seats, dealer=dealer, clock=clock, given=config.given)
        self.holders = [Holder("open")] * seats
        self._own = [0] * seats
        self._last: list[Event | None] = [None] * seats
        self._turns = [(0.0, 0)] * seats  # when the turn of each seat began, and its events by then
        self._waiting = 0  # the seats that must decide
        self._draws: deque[int] = deque()
        self._versions: dict[int | None, str] = {}
        self._logs = LogDigests()
        self.speakers: dict[str, Speaker] = {}  # by language, until somebody takes or leaves a seat
        self.memo: dict[Hashable, Any] = {}  # what was made from the table for its viewers, until the next event

    @property
    def id(self) -> str:
        """The id of the table, as in its URL."""
        return self.config.id

    # Events.

    def apply(self, *events: Event) -> list[Event]:
        """Apply new events and return them for storing, with the dealer's draws that followed.

        If a single event is refused, nothing has changed.
        """
        done = []
        for event in events:
            self._apply(event)
            done.append(event)
            while self._draws:
                done.append(Event(event.at, kinds.STEP, CHANCE, self._draws.popleft()))
                self.count += 1
        return done

    def replay(self, stored: Sequence[Event]) -> None:
        """Apply stored events, from this or another server."""
        for each in stored:
            if each.seat != CHANCE:
                self._apply(each)
                continue
            if not self._draws or self._draws.popleft() != each.action:
                raise RecordError("server-damaged", table=self.id, step=self.count)
            self.count += 1

    @property
    def is_complete(self) -> bool:
        """Whether all draws that followed from the stored events are stored, too."""
        return not self._draws

    def _apply(self, event: Event) -> None:
        self._at = event.at
        before = self.table.steps
        try:
            self._change(event)
        finally:
            self._at = None
        after = self.table.steps
        same = len(before) if event.kind == kinds.STEP else _common(before, after)
        drawn = [action for actor, action in after[same:] if actor == CHANCE]
        self._draws.extend(drawn)
        self.rewinds += same < len(before)
        # A bot that takes over a seat also answers a question to it.
        self._questions += event.kind in _QUESTIONS or (event.kind in (kinds.SIT, kinds.FLAG) and same < len(before))
        self._latest = max(self._latest, event.at)
        self.count += 1
        self._own[event.seat] += 1
        self._last[event.seat] = event
        for seat in members(self.table.actors if drawn else self.table.actors & ~self._waiting):
            self._turns[seat] = (event.at, self._own[seat])
        self._waiting = self.table.actors
        self._versions.clear()
        self.memo.clear()

    def _change(self, event: Event) -> None:
        if event.kind == kinds.STEP:
            self.table.act(event.seat, event.action)
            self.votes.pop(event.seat, None)  # it is not gone
        elif event.kind in (kinds.SIT, kinds.FLAG) and event.holder is not None:
            self._grant_time(event.seat, event.holder)
            if self.begun:
                self.table.sit(event.seat, event.holder.seat)
            self.holders[event.seat] = event.holder
            self.speakers.clear()
            self.votes = {seat: votes for seat, votes in self._votes_without(event.seat).items() if votes}
        elif event.kind == kinds.BEGIN:
            self.begun = True
            for seat, holder in enumerate(self.holders):
                self.table.sit(seat, holder.seat)
        elif event.kind == kinds.UNDO:
            self.table.undo(event.seat, event.action)
        elif event.kind == kinds.ASK:
            self.table.ask(event.seat, event.action)
        elif event.kind == kinds.ANSWER:
            self.table.answer(event.seat, bool(event.action))
        elif event.kind == kinds.WITHDRAW:
            self.table.withdraw(event.seat)
        elif event.kind == kinds.VOTE:
            self.check_seat(event.action // 2)
            self.votes.setdefault(event.action // 2, {})[event.seat] = bool(event.action % 2)
        elif event.kind == kinds.REMATCH:
            self.rematch = event.version
        else:
            raise RecordError("server-damaged", table=self.id, step=self.count)

    def _votes_without(self, gone: int) -> dict[int, dict[int, bool]]:
        """Return the votes without those against a seat that changes hands, and those of its holder."""
        return {
            seat: {voter: vacant for voter, vacant in votes.items() if voter != gone}
            for seat, votes in self.votes.items()
            if seat != gone
        }

    def _grant_time(self, seat: int, holder: Holder) -> None:
        """Give time to a player who comes back to a seat whose flag has fallen."""
        clock = self.table.clock
        if holder.kind == "person" and clock.flagged(seat):
            if isinstance(clock.timing, PerMove):
                clock.grant(seat, clock.timing.seconds)
            elif isinstance(clock.timing, Bank):
                clock.grant(seat, max(clock.timing.seconds * _RETURN, clock.timing.increment))

    def _time(self) -> float:
        # While an event is applied, its own time counts. Clocks of machines may go back.
        return max(self._latest, self._now() if self._at is None else self._at)

    # Seats.

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        """Return the seats that a user holds: several if people share a device."""
        return tuple(seat for seat, holder in enumerate(self.holders) if user is not None and holder.user == user)

    @property
    def has_people(self) -> bool:
        """Whether a person holds a seat."""
        return any(holder.kind == "person" for holder in self.holders)

    def check_seat(self, seat: int | None) -> None:
        """Raise UnknownSeat if there is no such seat."""
        check_seat(seat, self.config.options.seats)

    def own_seat(self, user: str, seat: int | None) -> int:
        """Return the seat for which a user acts: the one named, else the only one, else the only one that must decide."""
        self.check_seat(seat)
        mine = self.seats_of(user)
        if not mine:
            raise ForbiddenError("server-not-seated")
        if seat is not None:
            if seat not in mine:
                raise ForbiddenError("server-not-your-seat")
            return seat
        deciding = [each for each in mine if self.table.is_turn(each)]
        for seats in (list(mine), deciding):
            if len(seats) == 1:
                return seats[0]
        raise ServerError("server-which-seat")

    def viewer_of(self, user: str | None, seat: int | None = None) -> int | None:
        """Return the seat whose view a user gets: the one named, else one that must decide, else any; None for spectators.

        Before the end of the match users can only name seats of their own.
        """
        self.check_seat(seat)
        seats = self.seats_of(user)
        if seat is None:
            return next((each for each in seats if self.table.is_turn(each)), seats[0] if seats else None)
        if seat not in seats and not self.table.over:
            raise ForbiddenError("server-not-your-seat")
        return seat

    def may_watch(self, user: str | None) -> bool:
        """Return whether a user may see the table at all."""
        if not self.config.private or user == self.config.owner:
            return True
        if self.config.day is not None and self.table.over and not self.is_secret:
            return True
        return user is not None and any(holder.listed == user for holder in self.holders)

    @property
    def is_secret(self) -> bool:
        """Whether a daily deal is played of which others must not learn anything yet."""
        return self.config.day is not None and self._now() < end_of(self.config.day)

    def check_revealed(self) -> None:
        """Raise ConflictError while the daily deal that is played is a secret."""
        if self.is_secret:
            raise ConflictError("server-daily-secret")

    def stand_in_seats_of(self, user: str | None) -> tuple[int, ...]:
        """Return the seats where a bot stands in for a user, who may come back."""
        return tuple(seat for seat, holder in enumerate(self.holders) if user is not None and holder.former == user)

    def flagged(self) -> list[int]:
        """Return the seats of people whose time has run out while they must decide."""
        return [seat for seat in members(self.table.actors) if self.table.flagged(seat)]

    @property
    def until_start(self) -> float:
        """The seconds until the start time; 0 if there is none."""
        return 0.0 if self.config.begins is None else max(self.config.begins - self._time(), 0.0)

    @property
    def must_begin(self) -> bool:
        """Whether the start time has come, and nothing says so yet."""
        return not self.begun and self.until_start == 0

    def is_repeated(self, event: Event) -> bool:
        """Return whether the seat's last event is this very one, sent again because the response was lost."""
        last = self._last[event.seat]
        return last is not None and msgspec.structs.replace(last, at=event.at) == event

    def decision(self, seat: int) -> tuple[int, int]:
        """Return a mark of the decision a seat faces; it changes when the decision is made or may have changed."""
        return self._own[seat], self.rewinds

    def turn(self, seat: int) -> tuple[float, int]:
        """Return how many seconds a seat has had its turn, and how many decisions it has made in it.

        A draw begins a new turn: there is something new to think about.
        """
        began, own = self._turns[seat]
        return max(self._time() - began, 0.0), self._own[seat] - own

    def turn_mark(self, seat: int) -> tuple[int, float]:
        """Return a number that differs for each turn of a seat, and when its turn began."""
        began, own = self._turns[seat]
        return own, began

    def silence(self, seat: int) -> float:
        """Return for how many seconds a seat has had its turn without doing anything."""
        last = self._last[seat]
        return max(self._time() - max(self._turns[seat][0], 0.0 if last is None else last.at), 0.0)

    # What viewers see.

    def version(self, viewer: int | None) -> str:
        """Return a digest that changes if and only if the viewer sees something new or has acted itself.

        It is made from what the viewer is shown, so it cannot reveal sealed steps. Its first half covers only the viewer's
        decision, so it stays the same while others decide simultaneously.
        """
        if viewer not in self._versions:
            table, offer = self.table, self.table.offer
            own = 0 if viewer is None else self._own[viewer]
            legal = [] if viewer is None else table.legal(viewer)
            seen = [
                table.view(viewer),
                table.prompt(viewer),
                self._logs.of(table, viewer),
                None if viewer is None else table.undoable(viewer),
                None if offer is None else (offer.seat, offer.whole, offer.waiting),
                self.holders,
                table.started,
                self.begun,
                self.rematch,
                [(seat, sorted(votes.items())) for seat, votes in sorted(self.votes.items())],
            ]
            self._versions[viewer] = f"{digest([own, self._questions, legal])}-{digest(seen)}"
        return self._versions[viewer]

    def is_stale(self, seat: int, version: str) -> bool:
        """Return whether this version was about another decision than the one the seat faces now."""
        return version.partition("-")[0] != self.version(seat).partition("-")[0]

    @property
    def phase(self) -> str:
        """Whether the match is waiting for players, running or over."""
        return OVER if self.table.over else RUNNING if self.table.started else WAITING

    def status(self) -> TableStatus:
        """Return the status of the table, for storing."""
        table = self.table
        due = None if self.begun else self.config.begins
        if not isinstance(self.config.timing, Unlimited):
            people = [seat for seat in members(table.actors) if self.holders[seat].kind == "person"]
            left = [table.clock.left(seat) for seat in people]
            due = min((self._time() + each for each in left if each is not None), default=due)
        bots = sum(1 << seat for seat in table.bots())
        return TableStatus(self.phase, table.actors, bots, due, tuple(self.holders), ending(table))


def end_of(day: str) -> float:
    """Return the time at which a day, as in 2026-11-18, is over."""
    return datetime.combine(date.fromisoformat(day) + timedelta(days=1), time(), UTC).timestamp()


def check_seat(seat: int | None, seats: int) -> None:
    """Raise UnknownSeat if a match with this many seats has no such one."""
    if seat is not None and not 0 <= seat < seats:
        raise UnknownSeat("unknown-seat", number=seat, seats=seats)


def ending(table: Table) -> Ending | None:
    """Return how the match ended, None while it is in progress."""
    if not table.over:
        return None
    totals = tuple(table.score(None, seat).total for seat in range(table.options.seats))
    return Ending(tuple(table.winners()), totals, table.log(None)[-1].line)


def _common(before: Sequence[object], after: Sequence[object]) -> int:
    """Return how many first steps are the same."""
    return next((n for n, (old, new) in enumerate(zip(before, after)) if old != new), min(len(before), len(after)))
