"""Faults planted into the guessing game, each with the laws that notice it."""

from __future__ import annotations

import random
from typing import Any, Self, cast

import msgspec
from tests.laws.guessing import CARDS, DONE, GUESS, GUESSING, LOOK, NONE, Guessing, GuessingState, GuessingView

from tabletown.core.errors import IllegalAction
from tabletown.core.game import Game
from tabletown.core.guide.refusals import Refusal
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEEN, VEILED, Line, ScoreSheet, View

FAULTS: dict[str, tuple[Game, set[str]]] = {}


def plant(name: str, laws: str, state: type[GuessingState] | None = None, **methods: Any) -> None:
    """A game that differs from the honest one in its state or in some methods; the laws that must notice it."""
    if state is not None:
        methods["state_type"] = state
    FAULTS[name] = type(name.title().replace(" ", ""), (Guessing,), methods)(), set(laws.split())


# Knowledge.


def view_with_neighbour(self: Guessing, state: State, seat: int | None) -> View:
    view = cast(GuessingView, Guessing.observe(self, state, seat))
    cards = cast(GuessingState, state).cards
    return msgspec.structs.replace(view, neighbour=NONE if seat is None else cards[(seat + 1) % len(cards)])


def sample_with_neighbour(self: Guessing, view: View, rng: random.Random) -> State:
    known = cast(GuessingView, view)
    state = Guessing.sample(self, msgspec.structs.replace(known, looked=known.neighbour != NONE), rng)
    if known.seat is not None:
        cast(GuessingState, state).looked[known.seat] = int(known.looked)
    return state


# The sample takes the leak over, so that law 6 alone would be content.
plant("the view shows a hidden card", "noninterference", observe=view_with_neighbour, sample=sample_with_neighbour)


def log_of_looks(self: Guessing, before: State, actor: int, action: int, after: State) -> list[Line]:
    lines = Guessing.log(self, before, actor, action, after)
    return [*lines, Line("guessing-log-total", {"cards": sum(cast(GuessingState, after).cards)})]


plant("the log tells the sum of hidden cards", "noninterference", log=log_of_looks)
plant("hidden deals are declared seen", "exposure", exposure=lambda self, before, actor, action, viewer: SEEN)


def exposure_by_card(self: Guessing, before: State, actor: int, action: int, viewer: int | None) -> int:
    hidden = Guessing.exposure(self, before, actor, action, viewer)
    card = cast(GuessingState, before).cards[-1]
    return VEILED if actor == CHANCE and card != NONE and card % 2 else hidden


plant("what is told depends on a hidden card", "noninterference", exposure=exposure_by_card)


class HintingState(GuessingState):
    """Cards that nobody holds cannot be guessed."""

    def choices(self, seat: int) -> list[int]:
        neighbour = self.cards[(seat + 1) % self.seats]
        return [action for action in super().choices(seat) if action >= LOOK or action % 2 == neighbour % 2]


plant("what is legal depends on a hidden card", "noninterference sample", HintingState)


class SkippingState(GuessingState):
    """Who was dealt card 0 or 1 does not guess."""

    def advance(self, actor: int, action: int) -> None:
        super().advance(actor, action)
        if actor == CHANCE and self.phase == GUESSING:
            self.waiting = sum(1 << seat for seat in range(self.seats) if self.cards[seat] > 1) or 1


plant("who decides depends on a hidden card", "noninterference", SkippingState)


def barrier_for_all(self: Guessing, before: State, actor: int, action: int, after: State) -> int:
    return (1 << before.options.seats) - 1


plant("a sealed step ends what others may take back", "noninterference", barrier=barrier_for_all)


class RacingState(GuessingState):
    """A card can be guessed once only."""

    def choices(self, seat: int) -> list[int]:
        taken = [GUESS + card for other, card in enumerate(self.guesses) if other != seat]
        return [action for action in super().choices(seat) if action >= LOOK or action not in taken]


plant("a sealed guess limits the others", "simultaneous noninterference", RacingState)


def sample_the_last(self: Guessing, view: View, rng: random.Random) -> State:
    return LAST[-1].copy()


def view_remembered(self: Guessing, state: State, seat: int | None) -> View:
    LAST[:] = [state.copy()]
    return Guessing.observe(self, state, seat)


LAST: list[State] = []
plant("bots get the true state", "sample", observe=view_remembered, sample=sample_the_last)


def sample_anything(self: Guessing, view: View, rng: random.Random) -> State:
    state = cast(GuessingState, Guessing.sample(self, view, rng))
    unseen = state.unseen()
    if state.phase == GUESSING and view.seat is not None:
        state.cards[view.seat] = rng.choice(unseen)
    return state


plant("a sample forgets the viewer's own card", "sample", sample=sample_anything)


def sample_twice(self: Guessing, view: View, rng: random.Random) -> State:
    state = cast(GuessingState, Guessing.sample(self, view, rng))
    if state.phase == GUESSING and view.seat is None:
        state.cards[1] = state.cards[0]
    return state


plant("a sample deals a card twice", "sample", sample=sample_twice)


# Taking back.


def barrier_without_look(self: Guessing, before: State, actor: int, action: int, after: State) -> int:
    return 0 if action == LOOK else Guessing.barrier(self, before, actor, action, after)


plant("a look can be taken back", "undo", barrier=barrier_without_look, discloses=None)


def barrier_without_chance(self: Guessing, before: State, actor: int, action: int, after: State) -> int:
    return 0 if actor == CHANCE or action == DONE else Guessing.barrier(self, before, actor, action, after)


plant("steps before a deal can be taken back", "undo", barrier=barrier_without_chance)


# States.


class LosingState(GuessingState):
    """The card turned up is lost on the way."""

    def end_round(self) -> None:
        super().end_round()
        self.thrown = self.thrown[1:] + self.thrown[-1:]


plant("a card appears twice", "inventory", LosingState)


class SharingState(GuessingState):
    """Copies share one list."""

    def copy(self) -> Self:
        new = super().copy()
        new.looked = self.looked
        return new


plant("copies share a list", "copy", SharingState)


class ForgetfulState(GuessingState):
    """Copies lose a look."""

    def copy(self) -> Self:
        new = super().copy()
        new.looked = [0] * self.seats
        return new


plant("copies forget", "copy", ForgetfulState)


class StaleState(GuessingState):
    """Copies take over what was legal before the last step."""

    def apply(self, actor: int, action: int) -> None:
        super().apply(actor, action)
        self._seat, self._known = actor, [LOOK]


plant("legal actions are remembered too long", "contract", StaleState)


class UnsortedState(GuessingState):
    """The order of legal actions is that of a set."""

    def choices(self, seat: int) -> list[int]:
        return sorted(super().choices(seat), key=lambda action: action * 7 % 5)


plant("legal actions are in disorder", "contract", UnsortedState)


class EmptyState(GuessingState):
    """Nothing is legal at the end of a round."""

    def choices(self, seat: int) -> list[int]:
        return [action for action in super().choices(seat) if action != DONE or self.round == 1]


plant("an actor has nothing to do", "legal", EmptyState)


class LenientState(GuessingState):
    """Guessing one's own card is carried out although it is not offered."""

    def apply(self, actor: int, action: int) -> None:
        if self.is_actor(actor) and action == GUESS + self.cards[actor] and self.guesses[actor] == NONE:
            self.guesses[actor] = action - GUESS
        else:
            super().apply(actor, action)


plant("an action is taken though not legal", "illegal", LenientState)


class HalfwayState(GuessingState):
    """A refused step costs a look."""

    def apply(self, actor: int, action: int) -> None:
        try:
            super().apply(actor, action)
        except IllegalAction:
            if self.phase == GUESSING:
                self.looked[0] = 1
            raise


plant("a refusal changes the state", "illegal", HalfwayState)


class CrashingState(GuessingState):
    """A legal guess fails."""

    def advance(self, actor: int, action: int) -> None:
        if action == GUESS + CARDS - 1:
            raise KeyError(action)
        super().advance(actor, action)


plant("a legal action raises", "legal", CrashingState)


class EndlessState(GuessingState):
    """A guess can be changed for ever."""

    def choices(self, seat: int) -> list[int]:
        guesses = [GUESS + card for card in range(CARDS) if card not in (*self.thrown, self.open, self.cards[seat])]
        return guesses if self.guesses[seat] == NONE else [*guesses, DONE]


plant("a guess can be changed for ever", "length", EndlessState)


class CoarseState(GuessingState):
    """The key leaves out the looks of the round."""

    def key(self) -> bytes:
        numbers = self.numbers()
        return repr((self.options, numbers[:4], numbers[5:])).encode()


plant("the key leaves something out", "replay", CoarseState)


class CountingState(GuessingState):
    """The class counts looks over all matches."""

    looks_ever = 0

    def advance(self, actor: int, action: int) -> None:
        super().advance(actor, action)
        if action == LOOK:
            CountingState.looks_ever += 1
            self.looked[actor] = 1 + CountingState.looks_ever % 2


plant("a match depends on other matches", "replay", CountingState)


class PlayoutState(GuessingState):
    """The fast way takes the first action always."""

    def playout(self, seed: int) -> int:
        steps = 0
        while not self.over:
            actor = CHANCE if self.actors() < 0 else self.actors().bit_length() - 1
            self.apply(actor, self.legal(actor)[0])
            steps += 1
        return steps


plant("the fast way plays otherwise", "playout", PlayoutState)


class GenerousState(GuessingState):
    """Ties are won by the seat with fewer points, too."""

    def winners(self) -> list[int]:
        return [0] if self.over else []


plant("the wrong seat wins", "scores", GenerousState)


class PaddedSheet(ScoreSheet, frozen=True):
    """A sheet with a total of its own."""

    @property
    def total(self) -> int:
        return super().total + 1


def padded_score(self: Guessing, view: View, seat: int) -> ScoreSheet:
    return PaddedSheet(seat, Guessing.score(self, view, seat).lines)


plant("totals do not add up", "scores", score=padded_score)


def score_without_looks(self: Guessing, view: View, seat: int) -> ScoreSheet:
    honest = Guessing.score(self, view, seat)
    return ScoreSheet(seat, honest.lines[:1])


plant("the view is scored otherwise", "scores", score=score_without_looks)


# Texts.


class TerseState(GuessingState):
    """The position leaves out who has looked."""

    def to_text(self) -> str:
        lines = super().to_text().splitlines()
        return "\n".join("looked: " + " 0" * self.seats if line.startswith("looked") else line for line in lines) + "\n"


plant("a position leaves something out", "round_trips", TerseState)


def careless_from_text(self: Guessing, text: str) -> State:
    if "99" in text:
        raise KeyError("99")
    return Guessing.from_text(self, text)


plant("a damaged position crashes", "round_trips", from_text=careless_from_text)
plant("two texts are read alike", "action_texts", parse=lambda self, text: Guessing.parse(self, text.replace("11", "10")))


def lenient_options(self: Guessing, **chosen: Any) -> Options:
    return Guessing.options(self, **{**chosen, "mode": "duel", "seats": 2} if chosen.get("seats") == 99 else chosen)


plant("impossible options are accepted", "options", options=lenient_options)


# Refusals.


def refuse_a_legal_look(self: Guessing, state: State, seat: int, action: int) -> Refusal | None:
    return Guessing.refuse(self, state, seat, action) or (Refusal("", Line("why-not-now")) if action == LOOK else None)


def refuse_by_the_neighbors_card(self: Guessing, state: State, seat: int, action: int) -> Refusal | None:
    found = Guessing.refuse(self, state, seat, action)
    cards = cast(GuessingState, state).cards
    return found and msgspec.structs.replace(found, passed=cards[(seat + 1) % len(cards)])


def refuse_without_a_rule(self: Guessing, state: State, seat: int, action: int) -> Refusal | None:
    return Guessing.refuse(self, state, seat, action) and Refusal("", Line(f"{self.name}-why-cards"))


plant("a legal action is refused in words", "refusals", refuse=refuse_a_legal_look)
plant("an illegal action is not refused in words", "refusals", refuse=lambda *_: None)
plant("a refusal tells a hidden card", "refusals", refuse=refuse_by_the_neighbors_card)
plant("a refusal of the game has no rule", "refusals", refuse=refuse_without_a_rule)
plant("nobody is told to wait", "refusals", why_not=lambda *_: None)
