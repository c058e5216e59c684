"""A table: a match with its seats, dealer and clock; every front end (web, API, terminal, Python) plays through it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import index

import msgspec

from tabletown.core.bits import members
from tabletown.core.errors import IllegalAction, RecordError, TabletownError, UnknownSeat
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.record import BotSeat, Open, Person, Record, Seat
from tabletown.core.state import CHANCE
from tabletown.core.views import Line, ScoreSheet, View
from tabletown.table.clock import Clock, Unlimited
from tabletown.table.dealer import Dealer
from tabletown.table.history import History, Undo
from tabletown.table.log import Entry
from tabletown.table.replay import Replay


class TableError(TabletownError):
    """A request that the table refuses; nothing was changed."""


class Offer(msgspec.Struct, frozen=True):
    """A seat's question to undo more than is free; `waiting` is the bit set of the seats still to answer.

    `whole` is whether the others' steps since then are undone, too.
    """

    seat: int
    whole: bool
    waiting: int

    @property
    def line(self) -> Line:
        """The question to the other seats."""
        return Line("table-offer-whole" if self.whole else "table-offer-own", {"seat": self.seat})


class Table:
    """A match among seats. The dealer begins when no seat is open.

    It may continue from the steps `given`, which come from another match: the dealer deals the unseen rest again.
    `viewer` is a seat, or None for a spectator. `steps` and `record` contain hidden information: they are for storing.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: Sequence[Seat],
        *,
        dealer: Dealer | None = None,
        clock: Clock | None = None,
        given: Sequence[tuple[int, int]] = (),
    ) -> None:
        if len(seats) != options.seats:
            raise TableError("table-seats", expected=options.seats, found=len(seats))
        self.game = game
        self.options = options
        self.clock = clock or Clock(Unlimited(), options.seats)
        self.offer: Offer | None = None
        self._keep = 0  # own steps left to the asking seat if all agree; not shown to viewers
        self._seats = list(seats)
        self._dealer: Dealer | None = dealer or Dealer(game, options, given=given)
        self._commitment: str | None = self._dealer.commitment
        self._history = History(game, game.new(options), given)
        self._deal()

    @classmethod
    def from_record(cls, record: Record, *, seed: str | None = None, clock: Clock | None = None) -> Table:
        """Return the table of a record; it can continue if the dealer's seed is known. Raise RecordError as `check` does."""
        game, options = record.start()
        record.check(game)
        seed = record.seed if seed is None else seed
        try:
            dealer = None if seed is None else Dealer(game, options, bytes.fromhex(seed), record.prefix)
        except (TypeError, ValueError):
            raise RecordError("record-commitment") from None
        if dealer is not None and dealer.commitment != record.commitment:
            raise RecordError("record-commitment")
        given = record.prefix
        table = cls(game, options, (Open(),) * options.seats, dealer=dealer, clock=clock, given=given)
        table._seats = list(record.seats)
        table._dealer, table._commitment = dealer, record.commitment
        if dealer is not None:
            _check_draws(record, game, dealer)
        table.follow((step.actor, step.action) for step in record.steps[len(given) :])
        table._deal()
        return table

    # Seats and turns.

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The holder of each seat."""
        return tuple(self._seats)

    def sit(self, seat: int, holder: Seat) -> None:
        """Give a seat to a person or a bot, even during a match, or free it before the match."""
        self._check(seat)
        if isinstance(holder, Open) and self.started:
            raise TableError("table-started")
        self._seats[seat] = holder
        if self.offer is not None:
            self.offer = msgspec.structs.replace(self.offer, waiting=self.offer.waiting & self._people())
            self._settle_offer()
        self._deal()

    @property
    def started(self) -> bool:
        """Whether the match has begun: no seat is open, or steps were made."""
        return len(self._history.steps) > self._history.given or not any(isinstance(each, Open) for each in self._seats)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._history.state.over

    @property
    def actors(self) -> int:
        """The bit set of the seats that must decide; 0 before and after the match."""
        return max(self._history.state.actors(), 0) if self.started else 0

    def is_turn(self, seat: int) -> bool:
        """Return whether a seat must decide now."""
        return seat >= 0 and (self.actors >> seat) & 1 == 1

    def winners(self) -> list[int]:
        """Return the winning seats; empty while the match is in progress."""
        return self._history.state.winners()

    # Views.

    def view(self, viewer: int | None) -> View:
        """Return what a viewer may know."""
        self._check(viewer)
        return self._history.view(viewer)

    def _repr_svg_(self) -> str:
        """Return the spectator's picture, for notebooks."""
        return self.view(None)._repr_svg_()

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, or an empty list if it has no decision."""
        return self._history.state.legal(seat) if self.is_turn(seat) else []

    def forced(self, seat: int) -> int | None:
        """Return the only legal action of a seat, None if there are several or none."""
        legal = self.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def final(self, seat: int) -> list[int]:
        """Return the legal actions of a seat that it could not undo."""
        return [action for action in self.legal(seat) if self.is_final(seat, action)]

    def is_final(self, seat: int, action: int) -> bool:
        """Return whether a seat could not undo a legal action."""
        state = self._history.state
        after = state.copy()
        after.advance(seat, action)
        return bool((self.game.barrier(state, seat, action, after) >> seat) & 1)

    def prompt(self, viewer: int | None) -> Line:
        """Return what the viewer must do, or whom the table waits for."""
        return self.game.prompt(self.view(viewer)) if self.started else Line("table-waiting")

    def score(self, viewer: int | None, seat: int) -> ScoreSheet:
        """Return the score of a seat as far as the viewer can see it."""
        self._check(seat)
        return self.game.score(self.view(viewer), seat)

    def log(self, viewer: int | None) -> list[Entry]:
        """Return the viewer's log, oldest entry first."""
        self._check(viewer)
        return self._history.replay(viewer).entries[:]

    def replay(self, viewer: int | None) -> Replay:
        """Return the match so far as the viewer saw it."""
        self._check(viewer)
        return self._history.replay(viewer)

    def previous_view(self, viewer: int | None) -> View | None:
        """Return what the viewer saw right after its own last decision, None before it and for spectators."""
        return self.replay(viewer).previous_view(self._history.given) if self.started else None

    def _check(self, viewer: int | None) -> None:
        # Python counts negative indexes from the end, which would give the view of another seat.
        if viewer is not None and not 0 <= viewer < self.options.seats:
            raise UnknownSeat("unknown-seat", number=viewer, seats=self.options.seats)

    # Playing.

    def act(self, seat: int, action: int) -> None:
        """Play a step and the dealer's draws after it; IllegalAction and TableError leave everything unchanged."""
        if self._dealer is None:
            raise TableError("table-no-dealer")
        seat, action = index(seat), index(action)  # True counts as 1, and must be 1 in the record
        if not self.is_turn(seat):
            raise IllegalAction("table-not-your-turn", seat=seat)
        settled = self._history.settled
        if (self._history.add(seat, action) >> seat) & 1:
            self.clock.finish(seat)
        self._deal()
        if self._history.settled != settled:
            self.offer = None

    def follow(self, steps: Iterable[tuple[int, int]]) -> None:
        """Apply stored steps, the dealer's included."""
        for actor, action in steps:
            self._history.add(actor, action)
        self._run_clock()

    def _deal(self) -> None:
        """Make the dealer's pending draws and run the clocks of the seats that must decide."""
        while self.started and self._dealer is not None and self._history.state.actors() == CHANCE:
            self._history.add(CHANCE, self._dealer.draw(self._history.draws, self._history.state.outcomes()))
        self._run_clock()

    # Undo.

    def undoable(self, seat: int) -> Undo:
        """Return how many of its own last steps a seat may undo, and why no more."""
        self._check(seat)
        return self._history.undoable(seat)

    def undo(self, seat: int, steps: int = 1) -> None:
        """Undo a seat's last steps; later steps of other seats are kept."""
        undoable = self.undoable(seat)
        if not 0 < steps <= undoable.steps:
            raise TableError(undoable.reason.message, **undoable.reason.arguments)
        if self.offer is not None and self.offer.seat == seat:
            self.offer = None
        self._history = self._history.without_steps(seat, len(self._history.steps_of(seat)) - steps)
        self._run_clock()

    def ask(self, seat: int, steps: int = 1) -> bool:
        """Ask the other people to let a seat undo `steps` more steps; return True if there is nobody to ask.

        Bots always agree. The offer lapses when all seats have moved on.
        """
        if self.over or self._dealer is None:
            raise TableError("table-over" if self.over else "table-no-dealer")
        if self.offer is not None:
            raise TableError("table-offer-open", seat=self.offer.seat)
        undoable = self.undoable(seat)
        keep = len(self._history.steps_of(seat)) - undoable.steps - steps
        if steps < 1 or keep < sum(place < self._history.given for place in self._history.steps_of(seat)):
            raise TableError("table-undo-given" if self._history.given else "table-undo-start")
        waiting = self._people() & ~(1 << seat)
        self._keep = keep
        self.offer = Offer(seat, self._history.all_have_moved(seat, keep), waiting)
        return self._settle_offer()

    def answer(self, seat: int, accept: bool) -> bool:
        """Answer the offer and return whether that carried it out; one refusal ends it."""
        if self.offer is None or not (self.offer.waiting >> seat) & 1:
            raise TableError("table-offer-none", seat=seat)
        if not accept:
            self.offer = None
            return False
        self.offer = msgspec.structs.replace(self.offer, waiting=self.offer.waiting & ~(1 << seat))
        return self._settle_offer()

    def withdraw(self, seat: int) -> None:
        """Withdraw an offer."""
        if self.offer is None or self.offer.seat != seat:
            raise TableError("table-offer-none", seat=seat)
        self.offer = None

    def _settle_offer(self) -> bool:
        offer = self.offer
        if offer is None or offer.waiting:
            return False
        self.offer = None
        self._history = self._agreed(offer.seat, self._keep)
        self._run_clock()
        return True

    def _agreed(self, seat: int, keep: int) -> History:
        """Return the history after an accepted offer: others' steps stay, unless all have moved on since."""
        if not self._history.all_have_moved(seat, keep):
            try:
                return self._history.without_steps(seat, keep)
            except IllegalAction:  # some depend on those undone after all
                pass
        return self._history.truncated(self._history.steps_of(seat)[keep])

    # Clock.

    def flagged(self, seat: int) -> bool:
        """Return whether a person's time has run out; the front end may `sit` a bot there or `clock.grant` more."""
        self._check(seat)
        return isinstance(self._seats[seat], Person) and self.clock.flagged(seat)

    def _run_clock(self) -> None:
        self.clock.run(self.actors & self._people())

    def _people(self) -> int:
        return sum(1 << seat for seat, holder in enumerate(self._seats) if isinstance(holder, Person))

    # Bots and records.

    def bots(self) -> list[int]:
        """Return the seats of bots that must decide."""
        return [seat for seat in members(self.actors) if isinstance(self._seats[seat], BotSeat)]

    def bot_seed(self, seat: int) -> int:
        """Return the seed for a bot's next decision."""
        self._check(seat)
        if self._dealer is None:
            raise TableError("table-no-dealer")
        return self._dealer.bot_seed(seat, len(self._history.steps_of(seat)))

    @property
    def commitment(self) -> str | None:
        """The dealer's public commitment."""
        return self._commitment

    @property
    def steps(self) -> list[tuple[int, int]]:
        """All steps so far; not for viewers."""
        return self._history.steps[:]

    def record(self, *, reveal: bool = False) -> Record:
        """Return the record so far, not for viewers before the end; it contains the seed after the end or with `reveal`."""
        seed = self._dealer.reveal() if self._dealer is not None and (self.over or reveal) else None
        return Record.of(
            self.game,
            self.options,
            self.steps,
            seats=self._seats,
            commitment=self._commitment,
            seed=seed,
            given=self._history.given,
        )


def _check_draws(record: Record, game: Game, dealer: Dealer) -> None:
    """Raise RecordError for draws that do not follow from the seed."""
    draws = 0
    for number, (before, step) in enumerate(zip(record.replay(game), record.steps), 1):
        if step.actor == CHANCE and number > (record.given or 0):
            if dealer.draw(draws, before.outcomes()) != step.action:
                raise RecordError("record-draw", step=number, text=step.text)
            draws += 1
