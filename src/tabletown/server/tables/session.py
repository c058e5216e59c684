"""A table in memory: the match, who holds the seats, and what each viewer sees of it, in one word."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from hashlib import blake2b

import msgspec

from tabletown.core.bits import members
from tabletown.core.errors import RecordError
from tabletown.core.options import Options
from tabletown.core.registry import game
from tabletown.core.state import CHANCE
from tabletown.server.errors import OldRulesError
from tabletown.server.store.repository import OVER, RUNNING, WAITING, Ending, Standing
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Happening, Holder
from tabletown.table import Bank, Clock, Dealer, Open, PerMove, Table, Timing, Unlimited

_DIGEST_BYTES = 6
_RETURN = 0.1  # the share of its bank that a seat gets again when its holder comes back
_TALKS = (kinds.ASK, kinds.ANSWER, kinds.WITHDRAW)


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed before the match."""

    id: str
    game: str
    rules_version: int
    options: Options
    seed: str
    timing: Timing
    private: bool
    undo: str
    owner: str
    created: float
    given: tuple[tuple[int, int], ...] = ()  # the steps of another match from which this one goes on
    origin: str | None = None  # where they come from: the id of a table or of a stored record


class LiveTable:
    """The sum of what happened at a table.

    Between two awaits it does not change, and what `Tables.get` returns is stored: answer from it before awaiting anything.
    """

    def __init__(self, terms: Terms, now: Callable[[], float]) -> None:
        rules = game(terms.game)
        if rules.rules_version != terms.rules_version:
            found, known = terms.rules_version, rules.rules_version
            raise OldRulesError("server-old-rules", table=terms.id, game=terms.game, found=found, known=known)
        self.terms = terms
        self.count = 0  # happenings so far
        self.rematch: str | None = None  # the table that was opened after the match
        self.rewinds = 0  # of them, those that took something back
        self._talks = 0  # of them, questions and answers, which all see
        self._now = now
        self._at: float | None = None
        self._latest = 0.0
        seats = terms.options.seats
        dealer = Dealer(rules, terms.options, bytes.fromhex(terms.seed), terms.given)
        clock = Clock(terms.timing, seats, self._time)
        self.table = Table(rules, terms.options, [Open()] * seats, dealer=dealer, clock=clock, given=terms.given)
        self.holders = [Holder("open")] * seats
        self._own = [0] * seats
        self._last: list[Happening | None] = [None] * seats
        self._turns = [(0.0, 0)] * seats  # when the turn of each seat began, and what it had done by then
        self._waiting = 0  # the seats that must decide
        self._draws: deque[int] = deque()
        self._versions: dict[int | None, str] = {}

    @property
    def id(self) -> str:
        """The name of the table in addresses."""
        return self.terms.id

    # What happens.

    def happen(self, *wishes: Happening) -> list[Happening]:
        """Carry out what is wished, and give it back to be stored, with the draws of the dealer that followed.

        A refusal of a single wish changes nothing.
        """
        done = []
        for wish in wishes:
            self._carry_out(wish)
            done.append(wish)
            while self._draws:
                done.append(Happening(wish.at, kinds.STEP, CHANCE, self._draws.popleft()))
                self.count += 1
        return done

    def follow(self, stored: Sequence[Happening]) -> None:
        """Take in what was stored, here or by another server."""
        for each in stored:
            if each.seat != CHANCE:
                self._carry_out(each)
                continue
            if not self._draws or self._draws.popleft() != each.action:
                raise RecordError("server-damaged", table=self.id, step=self.count)
            self.count += 1

    def _carry_out(self, wish: Happening) -> None:
        self._at = wish.at
        before = self.table.steps
        try:
            self._change(wish)
        finally:
            self._at = None
        after = self.table.steps
        same = next((n for n, (old, new) in enumerate(zip(before, after)) if old != new), min(len(before), len(after)))
        drawn = [action for actor, action in after[same:] if actor == CHANCE]
        self._draws.extend(drawn)
        self.rewinds += same < len(before)
        # A question is also answered by the bot that takes over a seat.
        self._talks += wish.kind in _TALKS or (wish.kind in (kinds.SIT, kinds.FLAG) and same < len(before))
        self._latest = max(self._latest, wish.at)
        self.count += 1
        self._own[wish.seat] += 1
        self._last[wish.seat] = wish
        for seat in members(self.table.actors if drawn else self.table.actors & ~self._waiting):
            self._turns[seat] = (wish.at, self._own[seat])
        self._waiting = self.table.actors
        self._versions.clear()

    def _change(self, wish: Happening) -> None:
        if wish.kind == kinds.STEP:
            self.table.act(wish.seat, wish.action)
        elif wish.kind in (kinds.SIT, kinds.FLAG) and wish.holder is not None:
            self._welcome(wish.seat, wish.holder)
            self.table.sit(wish.seat, wish.holder.seat)
            self.holders[wish.seat] = wish.holder
        elif wish.kind == kinds.UNDO:
            self.table.undo(wish.seat, wish.action)
        elif wish.kind == kinds.ASK:
            self.table.ask(wish.seat, wish.action)
        elif wish.kind == kinds.ANSWER:
            self.table.answer(wish.seat, bool(wish.action))
        elif wish.kind == kinds.WITHDRAW:
            self.table.withdraw(wish.seat)
        elif wish.kind == kinds.REMATCH:
            self.rematch = wish.version
        else:
            raise RecordError("server-damaged", table=self.id, step=self.count)

    def _welcome(self, seat: int, holder: Holder) -> None:
        """Give time to who comes back to a seat whose flag has fallen."""
        clock = self.table.clock
        if holder.kind == "person" and clock.flagged(seat):
            if isinstance(clock.timing, PerMove):
                clock.grant(seat, clock.timing.seconds)
            elif isinstance(clock.timing, Bank):
                clock.grant(seat, max(clock.timing.seconds * _RETURN, clock.timing.increment))

    def _time(self) -> float:
        # While something that happened is carried out it is the time at which it happened. Clocks of machines may go back.
        return max(self._latest, self._now() if self._at is None else self._at)

    # Who sits here.

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        """The seats that a user holds; several at one device."""
        return tuple(seat for seat, holder in enumerate(self.holders) if user is not None and holder.user == user)

    def viewer_of(self, user: str | None) -> int | None:
        """The seat through whose eyes a user looks at first: one that must decide, else any; None for a spectator."""
        seats = self.seats_of(user)
        return next((seat for seat in seats if self.table.is_turn(seat)), seats[0] if seats else None)

    def may_watch(self, user: str | None) -> bool:
        """Whether a user may see the table at all."""
        if not self.terms.private or user == self.terms.owner:
            return True
        return user is not None and any(holder.listed == user for holder in self.holders)

    def left_by(self, user: str | None) -> tuple[int, ...]:
        """The seats at which a bot plays for a user who may come back."""
        return tuple(seat for seat, holder in enumerate(self.holders) if user is not None and holder.former == user)

    def flagged(self) -> list[int]:
        """The seats of people whose time has run out while they must decide."""
        return [seat for seat in members(self.table.actors) if self.table.flagged(seat)]

    def is_repeated(self, wish: Happening) -> bool:
        """Whether the last thing that the seat did is this very wish: the answer to it was lost on the way."""
        last = self._last[wish.seat]
        return last is not None and msgspec.structs.replace(last, at=wish.at) == wish

    def decision(self, seat: int) -> tuple[int, int]:
        """A mark of the decision that a seat has before it; another one as soon as that is made or may have changed."""
        return self._own[seat], self.rewinds

    def turn(self, seat: int) -> tuple[float, int]:
        """For how many seconds a seat has had its turn, and how many decisions it has made in it.

        A draw begins a new one: there is something new to think about.
        """
        began, own = self._turns[seat]
        return max(self._time() - began, 0.0), self._own[seat] - own

    # What is seen of it.

    def version(self, viewer: int | None) -> str:
        """A word that changes when, and only when, the viewer sees something new or has done something itself.

        It is made from what the viewer is shown, so it cannot tell of sealed steps. Its first half stands for the decision
        alone: it stays while others decide at the same time.
        """
        if viewer not in self._versions:
            table, offer = self.table, self.table.offer
            own = 0 if viewer is None else self._own[viewer]
            legal = [] if viewer is None else table.legal(viewer)
            seen = [
                table.view(viewer),
                table.prompt(viewer),
                table.log(viewer),
                None if viewer is None else table.undoable(viewer),
                None if offer is None else (offer.seat, offer.whole, offer.waiting),
                self.holders,
                table.started,
                self.rematch,
            ]
            self._versions[viewer] = f"{_digest([own, self._talks, legal])}-{_digest(seen)}"
        return self._versions[viewer]

    def is_stale(self, seat: int, version: str) -> bool:
        """Whether somebody who saw this version had another decision before it than the seat has now."""
        return version.partition("-")[0] != self.version(seat).partition("-")[0]

    @property
    def phase(self) -> str:
        """Whether the match waits for people, is running or is over."""
        return OVER if self.table.over else RUNNING if self.table.started else WAITING

    def standing(self) -> Standing:
        """Where the table stands, for storing."""
        table = self.table
        due = None
        if not isinstance(self.terms.timing, Unlimited):
            people = [seat for seat in members(table.actors) if self.holders[seat].kind == "person"]
            left = [table.clock.left(seat) for seat in people]
            due = min((self._time() + each for each in left if each is not None), default=None)
        bots = sum(1 << seat for seat in table.bots())
        return Standing(self.phase, table.actors, bots, due, tuple(self.holders), ending(table))


def ending(table: Table) -> Ending | None:
    """How the match ended; None while it goes on."""
    if not table.over:
        return None
    totals = tuple(table.score(None, seat).total for seat in range(table.options.seats))
    return Ending(tuple(table.winners()), totals, table.log(None)[-1].line)


def _digest(seen: list[object]) -> str:
    return blake2b(msgspec.json.encode(seen, order="sorted"), digest_size=_DIGEST_BYTES).hexdigest()
