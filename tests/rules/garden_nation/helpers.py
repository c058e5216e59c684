"""Positions of Garden Nation in the notation of the game, steps in words, and what is asked.

Positions lie in the reference layout L0 (GN-2.7) unless a test says otherwise: T4 in the centre, then clockwise from the
upper left T1, T2, T5, T7, T6, T3, none turned.
"""

import random
from typing import Any, cast

import tabletown
from tabletown.core.bits import members
from tabletown.core.state import CHANCE, State
from tabletown.games.garden_nation.rules.state import GardenNationState
from tabletown.games.garden_nation.rules.view import GardenNationView

GAME = tabletown.game("garden_nation")
L0 = "4 1 2 5 7 6 3"
NO_CARDS = "- - - -"
V23_DISPLAY = "terraced_houses sanctuary house forge"
WORDS = ("population", "ploys", "kept", "dealt", "completed")


def table(
    *seats: str,
    crane: int | str = 1,
    display: str = NO_CARDS,
    phase: str = "play",
    order: str = "0",
    tokens: str = "-",
    layout: str = L0,
    lines: tuple[str, ...] = (),
    **options: Any,
) -> GardenNationState:
    """A position; a seat is its buildings and, after semicolons, `population 5`, `kept market belfry` and so on."""
    text = [
        "garden_nation",
        "options: " + " ".join(f"{name}={value}" for name, value in {"seats": len(seats), **options}.items()),
    ]
    text += [f"phase: {phase}", f"layout: {layout}", f"crane: {crane}", f"order: {order}", f"display: {display}"]
    text += [f"tokens: {tokens}", *lines]
    told = [_words(seat) for seat in seats]
    text.append("population: " + " ".join(each.get("population", "35") for each in told))
    text.append("ploys: " + " ".join(each.get("ploys", "4") for each in told))
    for seat, each in enumerate(told):
        text.append(f"buildings {seat}: {each['buildings'] or '-'}")
        text += [f"{name} {seat}: {each[name]}" for name in ("kept", "dealt", "completed") if name in each]
    return cast(GardenNationState, GAME.from_text("\n".join(text)))


def _words(seat: str) -> dict[str, str]:
    buildings, *rest = [part.strip() for part in seat.split(";")]
    words = {"buildings": buildings}
    for part in rest:
        name, _, value = part.partition(" ")
        assert name in WORDS, part
        words[name] = value
    return words


def start(seats: int = 2, display: str = V23_DISPLAY, first: int = 0, layout: str = L0, **options: Any) -> GardenNationState:
    """The state after set-up and D1, as GN-V23 has it: everything by steps of the dealer, objectives as they come."""
    state = GAME.new(GAME.options(seats=seats, **options))
    for slot, word in enumerate(layout.split()):
        number, _, turn = word.partition("+")
        play(state, f"- territory {slot} {number} {turn or 0}")
    for place, name in enumerate(display.split(), 1):
        play(state, f"- project {place} {name}")
    play(state, f"- first_player {first}")
    while state.actors() == CHANCE:
        state.apply(CHANCE, state.legal(CHANCE)[0])
    for seat in range(seats):
        state.apply(seat, state.legal(seat)[0])
    return cast(GardenNationState, state)


def play(state: State, *steps: str) -> GardenNationState:
    """Take steps such as `0 build T1.1` or, for the dealer, `- project 1 house`."""
    for step in steps:
        actor, _, action = step.partition(" ")
        state.apply(CHANCE if actor == "-" else int(actor), GAME.parse(action))
    return cast(GardenNationState, state)


def legal(state: State, seat: int | None = None) -> list[str]:
    """The legal actions of the seat that must decide, in words."""
    return [GAME.text(action) for action in state.legal(waiting(state)[0] if seat is None else seat)]


def verbs(state: State) -> set[str]:
    """The verbs that are legal now, `build` also where a token has to be chosen."""
    return {text.split()[0].removesuffix("_bramble") for text in legal(state)}


def waiting(state: State) -> list[int]:
    """The seats that must decide, [-1] for the dealer."""
    return [CHANCE] if state.actors() == CHANCE else members(state.actors())


def view_of(state: State, seat: int | None = None) -> GardenNationView:
    """The view of a seat."""
    return cast(GardenNationView, GAME.view(state, seat))


def lines_of(state: State, seat: int) -> dict[str, int]:
    """The score sheet: points by item."""
    return {line.item: line.points for line in state.score(seat).lines}


def random_states(seed: int, matches: int, share: float = 1.0, **options: Any) -> list[GardenNationState]:
    """Copies of states of random matches at seats' decisions, each taken with probability `share`."""
    rng = random.Random(seed)
    found = []
    for number in range(matches):
        state = GAME.new(GAME.options(seats=2 + number % 3, **options))
        while not state.over:
            actor = rng.choice(waiting(state))
            if actor != CHANCE and rng.random() < share:
                found.append(cast(GardenNationState, state.copy()))
            state.apply(actor, rng.choice(state.legal(actor)))
        found.append(cast(GardenNationState, state))
    return found
