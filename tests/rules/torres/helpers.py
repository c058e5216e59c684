"""Positions of Torres in the notation of the game, written with the (row, column) of the rules; steps in words.

`A` to `D` are the knights of seats 0 to 3, `K` is the king, as in the worked examples.
"""

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

import tabletown
from tabletown.core.state import CHANCE, State
from tabletown.games.torres.rules.material import STACKS
from tabletown.games.torres.rules.view import TorresView

GAME = tabletown.game("torres")
Place = tuple[int, int]
Heights = dict[Place, int]
CARDS = (
    "six_ap", "seven_ap", "extra_block", "raise_knight", "shift_block", "regroup", "diagonal_step", "door_passage", "vault",
    "climb_two",
)  # fmt: skip
PRINTED = [(0, 3), (2, 2), (2, 5), (3, 7), (4, 0), (5, 2), (5, 5), (7, 4)]
START: Heights = dict.fromkeys(PRINTED, 1)


def name(place: Place) -> str:
    """The notation of a square."""
    return "abcdefgh"[place[1]] + str(place[0] + 1)


def place(square: str) -> Place:
    """The row and column of a square."""
    return int(square[1]) - 1, "abcdefgh".index(square[0])


def row(number: int, *heights: int, start: int = 0) -> Heights:
    """Heights of neighbouring squares in one row."""
    return {(number, start + offset): height for offset, height in enumerate(heights)}


def rows(heights: Heights) -> str:
    """Heights in notation."""
    letters = [[str(heights.get((r, c), 0) or ".") for c in range(8)] for r in range(8)]
    return " ".join("".join(line) for line in letters)


def table(
    heights: Heights,
    knights: Mapping[str, Iterable[Place]] | None = None,
    *,
    king: Place | None = None,
    lines: Iterable[str] = (),
    pending: str = "act",
    year: str | None = None,
    turn: str | None = None,
    seat: int = 0,
    **options: Any,
) -> State:
    """A position; what is not said is empty, stacks that are needed too; who acts has 5 action points and 2 blocks."""
    options = {"seats": 2, "mode": "basic", **options}
    lines = list(lines)
    if turn is None:
        turn = "points=5 buys=0 used=0 chosen=2" if pending.startswith(("act", "left")) else ""
    said = dict(line.partition(": ")[::2] for line in lines)
    if year is None:  # the round for which the stacks of who acts are enough
        left = len(said.get(f"stacks {seat}", "0 0 0").split()) + (pending != "stack")
        year = f"phase=1 round={5 - left} opener=0 first=0"
    if year and pending.startswith(("act", "stack")):
        needed = _stacks_needed(year, seat, options["seats"], pending == "stack")
        lines += [f"stacks {each}: " + "0 " * n for each, n in enumerate(needed) if n and f"stacks {each}" not in said]
    text = ["torres", "options: " + " ".join(f"{key}={value}" for key, value in options.items())]
    text += [f"pending: {pending}", f"seat: {seat}", f"heights: {rows(heights)}", *lines]
    if year:
        text.append(f"year: {year}")
    if turn:
        text.append(f"turn: {turn}")
    if king is not None:
        text.append(f"king: {name(king)}")
    for letter, places in (knights or {}).items():
        text.append(f"knights {'ABCD'.index(letter)}: " + " ".join(name(each) for each in places))
    return GAME.from_text("\n".join(text))


def _stacks_needed(year: str, acting: int, seats: int, asked: bool) -> list[int]:
    """How many stacks each seat needs for the rest of the phase (TR-6.1)."""
    now = {key: int(value) for key, _, value in (word.partition("=") for word in year.split())}
    rounds = len(STACKS[seats][now["phase"] - 1]) - now["round"]
    order = [(seat - now.get("first", 0)) % seats for seat in range(seats)]
    return [rounds + (order[seat] > order[acting] or (asked and seat == acting)) for seat in range(seats)]


def holding(cards: str, heights: Heights, knights: Mapping[str, Iterable[Place]], **more: Any) -> State:
    """A position in which seat 0 has cards in hand that it may play."""
    lines = [*more.pop("lines", ()), f"hand 0: {cards}"]
    return table(heights, knights, lines=lines, **more)


def new(**options: Any) -> State:
    """A match before its first step."""
    return GAME.new(GAME.options(**{"seats": 2, "mode": "basic", **options}))


# Decisions.


def seat_of(state: State) -> int:
    """Who must decide: a seat, or CHANCE."""
    waiting = state.actors()
    return CHANCE if waiting < 0 else waiting.bit_length() - 1


def legal(state: State, verb: str = "") -> list[str]:
    """What is legal for who must decide, in words; with a verb only that."""
    words = [GAME.text(action) for action in state.legal(seat_of(state))]
    return [each for each in words if each.split()[0] == verb] if verb else words


def verbs(state: State) -> set[str]:
    """The verbs that are legal."""
    return {each.split()[0] for each in legal(state)}


def targets(state: State, verb: str, source: Place | None = None) -> set[Place]:
    """The last squares of the legal actions of a verb; with a source only of those from there."""
    found = [each.split()[1:] for each in legal(state, verb)]
    if source is not None:
        found = [squares for squares in found if squares[0] == name(source)]
    return {place(squares[-1]) for squares in found}


def play(state: State, *steps: str) -> State:
    """Carry out actions such as "move_knight c3 c4" for whoever must decide; the same state."""
    for step in steps:
        state.apply(seat_of(state), GAME.parse(step))
    return state


def go(state: State, verb: str, *places: Place) -> State:
    """Carry out one action with squares given as row and column."""
    return play(state, " ".join([verb, *map(name, places)]))


def wander(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Play at random to the end; each step, as actor and action, is told before it is taken."""
    rng = random.Random(seed)
    while not state.over:
        actor = seat_of(state)
        action = rng.choice(state.legal(actor))
        yield actor, action
        state.apply(actor, action)


def end_turns(state: State, count: int) -> State:
    """End so many turns, taking the first stack, keeping no leftovers where that is asked."""
    for _ in range(count):
        while legal(state, "choose_stack"):
            play(state, legal(state)[0])
        play(state, "end_turn")
        if legal(state, "allocate_leftovers"):
            play(state, legal(state)[-1])
    return state


# What is there.


def view_of(state: State, seat: int | None = None) -> TorresView:
    """What a seat, or a spectator, may know."""
    return cast(TorresView, GAME.view(state, seat))


def point(state: State) -> str:
    """The decision point."""
    pending = view_of(state).pending
    return pending[-1][0] if pending else "over"


def height(state: State, place: Place) -> int:
    """The height of a square."""
    return view_of(state).heights[8 * place[0] + place[1]]


def scores(state: State) -> list[int]:
    """The markers."""
    return [each.score for each in view_of(state).seats]


def lines_of(state: State, seat: int) -> dict[str, int]:
    """The points of a score sheet by rule, the phases added up."""
    found: dict[str, int] = {}
    for line in state.score(seat).lines:
        found[line.rule] = found.get(line.rule, 0) + line.points
    return found


def marker(points: int) -> str:
    """A score line in notation that adds up to some points."""
    return f"castles_1={points}" if points else ""


def markers(*points: int) -> list[str]:
    """The score lines of all seats."""
    return [f"score {seat}: {marker(each)}" for seat, each in enumerate(points)]
