"""A sixth game, in plain Python outside the package: guess the card of the seat on the left.

Each round everybody is dealt a card face down and one is turned up. All guess at once, sealed, after a look at the card for
who wants one; a right guess is worth three points, and a look costs two. The cards of a round are thrown away face up.
"""

from __future__ import annotations

import random
from typing import Any, Self, cast

from tabletown.core.actions import Actions, Verb, domain
from tabletown.core.errors import PositionError
from tabletown.core.game import Game
from tabletown.core.notation import Lines, write_options
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEALED, SEEN, VEILED, Line, ScoreLine, ScoreSheet, View

CARDS = 12
NONE = -1
DEALING, TURNING, GUESSING, OVER = range(4)
_card = domain("card", [str(card) for card in range(CARDS)])
ACTIONS = Actions(
    Verb("guess", _card), Verb("look"), Verb("done"), Verb("deal", _card, chance=True), Verb("turn", _card, chance=True)
)
GUESS, LOOK, DONE, DEAL, TURN = (ACTIONS.base(name) for name in ("guess", "look", "done", "deal", "turn"))


class GuessingOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many rounds are played."""

    rounds: int = 2


class GuessingView(View, frozen=True, kw_only=True):
    """What is open, and the viewer's own affairs."""

    options: GuessingOptions
    phase: int
    round: int
    open: int
    thrown: tuple[int, ...]
    told: tuple[int, ...]  # the guesses of the round before
    right: tuple[int, ...]
    looks: tuple[int, ...]
    dealt: int
    card: int
    guess: int
    looked: bool
    neighbour: int  # the card looked at


class GuessingState(State):
    """Lists by seat; `looks` counts those that all have been shown, `looked` those of this round."""

    def __init__(self, options: GuessingOptions) -> None:
        super().__init__(options)
        self.seats = options.seats
        self.rounds = options.rounds
        self.phase = DEALING
        self.round = 1
        self.open = NONE
        self.thrown: list[int] = []
        self.cards = [NONE] * self.seats
        self.guesses = [NONE] * self.seats
        self.looked = [0] * self.seats
        self.waiting = 0
        self.told = [NONE] * self.seats
        self.right = [0] * self.seats
        self.looks = [0] * self.seats

    def numbers(self) -> list[list[int]]:
        """Everything that changes, in the order of FIELDS."""
        single = [self.phase, self.round, self.open, self.waiting]
        return [single, self.thrown, self.cards, self.guesses, self.looked, self.told, self.right, self.looks]

    def set_numbers(self, numbers: list[list[int]]) -> None:
        """The reverse of `numbers`."""
        self.phase, self.round, self.open, self.waiting = numbers[0]
        lists = [each[:] for each in numbers[1:]]
        self.thrown, self.cards, self.guesses, self.looked, self.told, self.right, self.looks = lists

    def copy(self) -> Self:
        new = type(self)(cast(GuessingOptions, self.options))
        new.set_numbers(self.numbers())
        return new

    def key(self) -> bytes:
        return repr((self.options, self.numbers())).encode()

    def actors(self) -> int:
        return CHANCE if self.phase in (DEALING, TURNING) else self.waiting

    def unseen(self) -> list[int]:
        """The cards still in the deck."""
        return [card for card in range(CARDS) if card not in (*self.thrown, *self.cards, self.open)]

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase == DEALING:
            return [(DEAL + card, 1) for card in self.unseen()]
        return [(TURN + card, 1) for card in self.unseen()] if self.phase == TURNING else []

    def choices(self, seat: int) -> list[int]:
        if self.guesses[seat] != NONE:
            return [DONE]
        known = (*self.thrown, self.open, self.cards[seat])
        guesses = [GUESS + card for card in range(CARDS) if card not in known]
        return guesses if self.looked[seat] else [*guesses, LOOK]

    def advance(self, actor: int, action: int) -> None:
        if self.phase == DEALING:
            self.cards[self.cards.index(NONE)] = action - DEAL
            self.phase = DEALING if NONE in self.cards else TURNING
        elif self.phase == TURNING:
            self.open = action - TURN
            self.phase = GUESSING
            self.waiting = (1 << self.seats) - 1
        elif action == LOOK:
            self.looked[actor] = 1
        elif action == DONE:
            self.waiting &= ~(1 << actor)
            if not self.waiting:
                self.end_round()
        else:
            self.guesses[actor] = action - GUESS

    def end_round(self) -> None:
        """Guesses are compared and shown, cards thrown away."""
        for seat in range(self.seats):
            self.right[seat] += self.guesses[seat] == self.cards[(seat + 1) % self.seats]
            self.looks[seat] += self.looked[seat]
        self.told = self.guesses
        self.thrown = sorted([*self.thrown, *self.cards, self.open])
        self.open = NONE
        self.cards, self.guesses, self.looked = [NONE] * self.seats, [NONE] * self.seats, [0] * self.seats
        self.phase = OVER if self.round == self.rounds else DEALING
        self.round += self.phase == DEALING

    def winners(self) -> list[int]:
        totals = [self.score(seat).total for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if totals[seat] == max(totals)] if self.phase == OVER else []

    def score(self, seat: int) -> ScoreSheet:
        return sheet(seat, self.right[seat], self.looks[seat])

    def game_name(self) -> str:
        return "guessing"

    def to_text(self) -> str:
        lines = ["guessing", f"options: {write_options(self.options)}"]
        for name, numbers in zip(FIELDS, self.numbers()):
            lines.append(f"{name}: " + " ".join(map(str, numbers)))
        return "\n".join(lines) + "\n"


FIELDS = ("state", "thrown", "cards", "guesses", "looked", "told", "right", "looks")


def sheet(seat: int, right: int, looks: int) -> ScoreSheet:
    """Three points for a right guess, two less for a look."""
    return ScoreSheet(seat, (ScoreLine("GG-1", "right", 3 * right), ScoreLine("GG-2", "looks", -2 * looks)))


class Guessing(Game):
    """The game of guessing."""

    name = "guessing"
    prefix = "GG"
    max_length = 40
    modes = {"duel": range(2, 3), "round": range(2, 4)}  # noqa: RUF012
    options_type = GuessingOptions
    actions = ACTIONS
    state_type = GuessingState

    def presets(self) -> list[Options]:
        return [self.options(mode="duel"), *(self.options(mode="round", seats=seats) for seats in (2, 3))]

    def new(self, options: Options) -> State:
        return self.state_type(cast(GuessingOptions, options))

    def to_text(self, state: State) -> str:
        return state.to_text()

    def from_text(self, text: str) -> State:
        lines = Lines(text, self.name)
        state = self.state_type(cast(GuessingOptions, self.options(**cast(dict[str, Any], lines.options()))))
        try:
            numbers = [[int(word) for word in lines.take(name).split()] for name in FIELDS]
        except ValueError as error:
            raise error if isinstance(error, PositionError) else PositionError("position-line", line=0, text=text) from None
        lengths = [4, len(numbers[1]), *[state.seats] * 6]
        if [len(each) for each in numbers] != lengths or not all(-1 <= each < CARDS for row in numbers for each in row):
            raise PositionError("position-line", line=0, text=text)
        lines.finish()
        state.set_numbers(numbers)
        return state

    def inventory(self, state: State) -> dict[str, int]:
        state = cast(GuessingState, state)
        dealt = [card for card in (*state.cards, state.open, *state.thrown) if card != NONE]
        return {"cards": len(dealt) + len(set(range(CARDS)) - set(dealt))}

    def observe(self, state: State, seat: int | None) -> View:
        state = cast(GuessingState, state)
        looked = seat is not None and bool(state.looked[seat])
        return GuessingView(
            game=self.name,
            seat=seat,
            actors=state.actors(),
            options=cast(GuessingOptions, state.options),
            phase=state.phase,
            round=state.round,
            open=state.open,
            thrown=tuple(state.thrown),
            told=tuple(state.told),
            right=tuple(state.right),
            looks=tuple(state.looks),
            dealt=sum(card != NONE for card in state.cards),
            card=NONE if seat is None else state.cards[seat],
            guess=NONE if seat is None else state.guesses[seat],
            looked=looked,
            neighbour=state.cards[(seat + 1) % state.seats] if looked and seat is not None else NONE,
        )

    def sample(self, view: View, rng: random.Random) -> State:
        view = cast(GuessingView, view)
        state = self.state_type(view.options)
        single = [view.phase, view.round, view.open, max(view.actors, 0)]
        empty = [[NONE] * state.seats, [NONE] * state.seats, [0] * state.seats]
        state.set_numbers([single, list(view.thrown), *empty, list(view.told), list(view.right), list(view.looks)])
        if view.seat is not None:
            state.cards[view.seat], state.guesses[view.seat] = view.card, view.guess
            state.looked[view.seat] = int(view.looked)
            if view.looked:
                state.cards[(view.seat + 1) % state.seats] = view.neighbour
        for seat in range(view.dealt):
            if state.cards[seat] == NONE:
                state.cards[seat] = rng.choice(state.unseen())
        for seat in range(state.seats):
            if state.phase == GUESSING and seat != view.seat and not state.waiting >> seat & 1:
                state.looked[seat] = rng.randrange(2)
                state.guesses[seat] = rng.choice([action for action in state.choices(seat) if action < LOOK])
        return state

    def exposure(self, before: State, actor: int, action: int, viewer: int | None) -> int:
        before = cast(GuessingState, before)
        if before.phase == DEALING:
            return SEEN if viewer == before.cards.index(NONE) else VEILED
        return SEEN if before.phase == TURNING or actor == viewer else SEALED

    def reveals(self, before: State, actor: int, action: int, after: State) -> bool:
        return cast(GuessingState, before).phase == GUESSING and cast(GuessingState, after).phase != GUESSING

    def discloses(self, before: State, actor: int, action: int, after: State, viewer: int | None) -> bool:
        """Whether the viewer is shown cards that were dealt face down."""
        return (action == LOOK and actor == viewer) or self.reveals(before, actor, action, after)

    def barrier(self, before: State, actor: int, action: int, after: State) -> int:
        if actor == CHANCE or self.reveals(before, actor, action, after):
            return (1 << before.options.seats) - 1
        return 1 << actor if action in (LOOK, DONE) else 0

    def score(self, view: View, seat: int) -> ScoreSheet:
        view = cast(GuessingView, view)
        return sheet(seat, view.right[seat], view.looks[seat])

    def prompt(self, view: View) -> Line:
        return Line("guessing-prompt-guess" if view.actors > 0 else "guessing-prompt-wait", {"actors": view.actors})
