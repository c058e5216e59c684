"""A table: a match with its seats, its dealer and its clock; every door plays through it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import index

import msgspec

from tabletown.core.bits import members
from tabletown.core.errors import IllegalAction, RecordError, TabletownError, UnknownSeat
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.record import BotSeat, Open, Person, Record, Seat
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE
from tabletown.core.views import Line, View
from tabletown.table.clock import Clock, Unlimited
from tabletown.table.dealer import Dealer
from tabletown.table.history import History, Undo
from tabletown.table.log import Entry


class TableError(TabletownError):
    """Something that the table does not allow; nothing was changed."""


class Offer(msgspec.Struct, frozen=True):
    """A seat asks to take back more than it may by itself; `waiting` is the bit set of the seats still to answer.

    `whole` tells whether the steps of the others since then go, too.
    """

    seat: int
    whole: bool
    waiting: int

    @property
    def line(self) -> Line:
        """The question to the others."""
        return Line("table-offer-whole" if self.whole else "table-offer-own", {"seat": self.seat})


class Table:
    """A match among seats. The dealer begins when no seat is open any more.

    It may go on from the steps `given`, which come from another match: the dealer deals what is unseen anew.
    `viewer` is a seat, or None for a spectator. `steps` and `record` hold what is hidden from seats: they are for storing.
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
        self._keep = 0  # how many steps of its own the seat that offers would be left with; nobody is told
        self._seats = list(seats)
        self._dealer: Dealer | None = dealer or Dealer(game, options, given=given)
        self._commitment: str | None = self._dealer.commitment
        self._history = History(game, game.new(options), given)
        self._go_on()

    @classmethod
    def from_record(cls, record: Record, *, seed: str | None = None, clock: Clock | None = None) -> Table:
        """The table of a record, to be continued if the dealer's seed is in it or given; RecordError as by `check`."""
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
        table._go_on()
        return table

    # Who sits here and whose turn it is.

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who holds each seat."""
        return tuple(self._seats)

    def sit(self, seat: int, holder: Seat) -> None:
        """Give a seat to a person or a bot, also in the middle of a match, or free it before the match."""
        self._check(seat)
        if isinstance(holder, Open) and self.started:
            raise TableError("table-started")
        self._seats[seat] = holder
        if self.offer is not None:
            self.offer = msgspec.structs.replace(self.offer, waiting=self.offer.waiting & self._people())
            self._settle_offer()
        self._go_on()

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
        """The bit set of the seats that must decide now; 0 before the match and after it."""
        return max(self._history.state.actors(), 0) if self.started else 0

    def is_turn(self, seat: int) -> bool:
        """Whether a seat must decide now."""
        return seat >= 0 and (self.actors >> seat) & 1 == 1

    def winners(self) -> list[int]:
        """The seats that have won; empty while the match goes on."""
        return self._history.state.winners()

    # What a viewer may know.

    def view(self, viewer: int | None) -> View:
        """What a viewer may know."""
        self._check(viewer)
        return self._history.view(viewer)

    def _repr_svg_(self) -> str:
        """The picture that a spectator sees, for notebooks."""
        return self.view(None)._repr_svg_()

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now; empty when it is not its turn."""
        return self._history.state.legal(seat) if self.is_turn(seat) else []

    def forced(self, seat: int) -> int | None:
        """The only thing that a seat can do now, None if there are several or none."""
        legal = self.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def final(self, seat: int) -> list[int]:
        """What a seat may do now and could not take back."""
        state = self._history.state
        found = []
        for action in self.legal(seat):
            after = state.copy()
            after.advance(seat, action)
            if (self.game.barrier(state, seat, action, after) >> seat) & 1:
                found.append(action)
        return found

    def prompt(self, viewer: int | None) -> Line:
        """What the viewer must do now, or whom the table waits for."""
        return self.game.prompt(self.view(viewer)) if self.started else Line("table-waiting")

    def score(self, viewer: int | None, seat: int) -> ScoreSheet:
        """The score of a seat as far as the viewer can see it."""
        self._check(seat)
        return self.game.score(self.view(viewer), seat)

    def log(self, viewer: int | None) -> list[Entry]:
        """What the viewer has been told, the oldest first."""
        self._check(viewer)
        return self._history.log(viewer)

    def _check(self, viewer: int | None) -> None:
        # Python counts negative places from the end, which would be the knowledge of another seat.
        if viewer is not None and not 0 <= viewer < self.options.seats:
            raise UnknownSeat("unknown-seat", number=viewer, seats=self.options.seats)

    # Playing.

    def act(self, seat: int, action: int) -> None:
        """Play a step of a seat and what the dealer does after it; IllegalAction or TableError changes nothing."""
        if self._dealer is None:
            raise TableError("table-no-dealer")
        seat, action = index(seat), index(action)  # True counts as 1, and must stand as 1 in the record
        if not self.is_turn(seat):
            raise IllegalAction("table-not-your-turn", seat=seat)
        settled = self._history.settled
        if (self._history.add(seat, action) >> seat) & 1:
            self.clock.finish(seat)
        self._go_on()
        if self._history.settled != settled:
            self.offer = None

    def follow(self, steps: Iterable[tuple[int, int]]) -> None:
        """Take over steps that were made and stored elsewhere, the dealer's included."""
        for actor, action in steps:
            self._history.add(actor, action)
        self._run_clock()

    def _go_on(self) -> None:
        """Let the dealer do what is due, and time pass for those who must decide."""
        while self.started and self._dealer is not None and self._history.state.actors() == CHANCE:
            self._history.add(CHANCE, self._dealer.draw(self._history.draws, self._history.state.outcomes()))
        self._run_clock()

    # Taking back.

    def undoable(self, seat: int) -> Undo:
        """How many of its own last steps a seat may take back, and why no more."""
        self._check(seat)
        return self._history.undoable(seat)

    def undo(self, seat: int, steps: int = 1) -> None:
        """Take back the last steps of a seat; what others did meanwhile stays as it is."""
        undoable = self.undoable(seat)
        if not 0 < steps <= undoable.steps:
            raise TableError(undoable.reason.message, **undoable.reason.arguments)
        if self.offer is not None and self.offer.seat == seat:
            self.offer = None
        self._history = self._history.without(seat, len(self._history.own(seat)) - steps)
        self._run_clock()

    def ask(self, seat: int, steps: int = 1) -> bool:
        """Ask the other people to let a seat take back so many steps from beyond the barrier; True if nobody is asked.

        Bots always agree. The offer lapses when the match moves on for everybody.
        """
        if self.over or self._dealer is None:
            raise TableError("table-over" if self.over else "table-no-dealer")
        if self.offer is not None:
            raise TableError("table-offer-open", seat=self.offer.seat)
        undoable = self.undoable(seat)
        keep = len(self._history.own(seat)) - undoable.steps - steps
        if steps < 1 or keep < sum(place < self._history.given for place in self._history.own(seat)):
            raise TableError("table-undo-given" if self._history.given else "table-undo-start")
        waiting = self._people() & ~(1 << seat)
        self._keep = keep
        self.offer = Offer(seat, self._history.is_settled(seat, keep), waiting)
        return self._settle_offer()

    def answer(self, seat: int, accept: bool) -> bool:
        """Answer the offer; True if it has been carried out by that. One refusal ends it."""
        if self.offer is None or not (self.offer.waiting >> seat) & 1:
            raise TableError("table-offer-none", seat=seat)
        if not accept:
            self.offer = None
            return False
        self.offer = msgspec.structs.replace(self.offer, waiting=self.offer.waiting & ~(1 << seat))
        return self._settle_offer()

    def withdraw(self, seat: int) -> None:
        """Take an offer back."""
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
        """The history after an offer: what others did stays, unless all have moved on since."""
        if not self._history.is_settled(seat, keep):
            try:
                return self._history.without(seat, keep)
            except IllegalAction:  # some depend on those taken back after all
                pass
        return self._history.until(self._history.own(seat)[keep])

    # Time.

    def flagged(self, seat: int) -> bool:
        """Whether the time of the person on a seat has run out; the door may `sit` a bot there or `clock.grant` more."""
        self._check(seat)
        return isinstance(self._seats[seat], Person) and self.clock.flagged(seat)

    def _run_clock(self) -> None:
        self.clock.run(self.actors & self._people())

    def _people(self) -> int:
        return sum(1 << seat for seat, holder in enumerate(self._seats) if isinstance(holder, Person))

    # Bots, storing, proof.

    def bots(self) -> list[int]:
        """The seats of bots that must decide now."""
        return [seat for seat in members(self.actors) if isinstance(self._seats[seat], BotSeat)]

    def bot_seed(self, seat: int) -> int:
        """The seed for a bot's next decision."""
        self._check(seat)
        if self._dealer is None:
            raise TableError("table-no-dealer")
        return self._dealer.bot_seed(seat, len(self._history.own(seat)))

    @property
    def commitment(self) -> str | None:
        """What the dealer has committed to, for all to see."""
        return self._commitment

    @property
    def steps(self) -> list[tuple[int, int]]:
        """All steps so far; not for viewers."""
        return self._history.steps[:]

    def record(self, *, reveal: bool = False) -> Record:
        """The match so far; not for viewers before it is over. The seed is in it then, or with `reveal`."""
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
    """Refuse to go on with draws that do not follow from the seed."""
    draws = 0
    for number, (before, step) in enumerate(zip(record.replay(game), record.steps), 1):
        if step.actor == CHANCE and number > (record.given or 0):
            if dealer.draw(draws, before.outcomes()) != step.action:
                raise RecordError("record-draw", step=number, text=step.text)
            draws += 1
