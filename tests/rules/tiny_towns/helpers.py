"""Positions of Tiny Towns in the notation of the game, steps in words, and whole score sheets.

Squares are a1 to d4: the letter is the column, the figure the row, so a1 is square 0, d1 square 3 and a2 square 4.
"""

import random
from collections.abc import Iterator
from typing import Any, cast

import tabletown
from tabletown.core.state import CHANCE, State
from tabletown.core.views import ScoreSheet
from tabletown.games.tiny_towns.rules.view import TinyTownsView

GAME = tabletown.game("tiny_towns")
BARE = ".... .... .... ...."
FULL = "wwww wwww wwww wwww"  # without an empty square
DONE = f"{FULL} place=1"  # the town of somebody who has finished
RESOURCES = ("wood", "wheat", "brick", "glass", "stone")
SQUARES = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
COLOURS = {
    "blue": ("cottage",),
    "red": ("farm", "granary", "greenhouse", "orchard"),
    "gray": ("fountain", "millstone", "shed", "well"),
    "orange": ("abbey", "chapel", "cloister", "temple"),
    "green": ("almshouse", "feast_hall", "inn", "tavern"),
    "yellow": ("bakery", "market", "tailor", "theater"),
    "black": ("bank", "factory", "trading_post", "warehouse"),
}
FIRST_GAME = ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory")
MONUMENTS = [
    "architects_guild",
    "archive_of_the_second_age",
    "barrett_castle",
    "cathedral_of_caterina",
    "fort_ironweed",
    "grand_mausoleum_of_the_rodina",
    "grove_university",
    "mandras_palace",
    "obelisk_of_the_crescent",
    "opaleyes_watch",
    "shrine_of_the_elder_tree",
    "silva_forum",
    "the_sky_baths",
    "the_starloom",
    "statue_of_the_bondmaker",
]
LINES = ("blue", "red", "gray", "orange", "green", "yellow", "black", "magenta", "empty")


# Positions.


def in_play(cards: str) -> tuple[str, ...]:
    """The first-game set, with the cards named in the place of those of their colour."""
    named = cards.split()
    chosen = [next((card for card in group if card in named), usual) for group, usual in zip(COLOURS.values(), FIRST_GAME)]
    assert set(named) <= set(chosen), cards
    return tuple(chosen)


def table(
    *towns: str,
    cards: str = "",
    phase: str = "play",
    resource: str = "",
    at: str | tuple[str, ...] = "",
    lines: tuple[str, ...] = (),
    turn: int = 9,
    hammer: int = 0,
    **options: Any,
) -> State:
    """A position; `resource` is "wood 1" (named by seat 1), "wood dealt" or nothing in a free-choice round.

    `at` is the decision of everybody who is active, or of each seat in turn; `turn` is the number of the round.
    """
    options = {"seats": len(towns), "mode": "standard" if len(towns) > 1 else "solo", **options}
    usual = {"play": "resource", "name": "name", "pick": "pick", "choose": "choose", "watch": "watch"}.get(phase, "-")
    text = ["tiny_towns", "options: " + " ".join(f"{name}={_word(value)}" for name, value in options.items())]
    text += [f"phase: {phase}", "cards: " + " ".join(in_play(cards)), f"round: {turn}", *lines]
    if options["mode"] == "standard":
        text.append(f"hammer: {hammer}")
    if resource:
        text.append(f"resource: {resource}")
    for seat, town in enumerate(towns):
        deciding = "place=" not in town and (phase != "name" or seat == hammer)
        point = (at or usual) if isinstance(at, str) else at[seat]
        if point == "resource" and "." not in "".join(town.split()[:4]):
            point = "build"  # a full town has dealt with its cube
        text += [f"town {seat}: {town}", f"pending {seat}: {point if deciding else '-'}"]
    return GAME.from_text("\n".join(text))


def _word(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def building(town: str, *, cards: str = "", **options: Any) -> State:
    """Two players: seat 0 has dealt with its cube and may build, seat 1 is done."""
    return table(town, BARE, cards=cards, resource="wood 1", at=("build", "-"), **options)


def town_of(state: State, seat: int = 0) -> str:
    """The town of a seat, in notation."""
    lines = dict(line.split(": ", 1) for line in state.to_text().splitlines() if ": " in line)
    return lines[f"town {seat}"]


def rows_of(state: State, seat: int = 0) -> str:
    """The four rows of a town."""
    return " ".join(town_of(state, seat).split()[:4])


def view_of(state: State, seat: int | None = None) -> TinyTownsView:
    """What a seat, or a spectator, may know."""
    return cast(TinyTownsView, GAME.view(state, seat))


# Decisions.


def legal(state: State, actor: int = 0, verb: str = "") -> list[str]:
    """What an actor may do, in words; with a verb only that."""
    words = [GAME.text(action) for action in state.legal(actor)]
    return [each for each in words if each.split()[0] == verb] if verb else words


def verbs(state: State, actor: int = 0) -> set[str]:
    """The verbs open to an actor."""
    return {each.split()[0] for each in legal(state, actor)}


def cards_open(state: State, seat: int = 0) -> set[str]:
    """The cards that a seat may construct now."""
    return {each.split()[1] for each in legal(state, seat, "build")}


def sites_open(state: State, seat: int = 0) -> set[tuple[str, str]]:
    """The cards that a seat may construct now, with the squares they take."""
    return {(each.split()[1], each.split()[2]) for each in legal(state, seat, "build")}


def point(state: State, seat: int = 0) -> str:
    """The decision that a seat stands before, nothing if it has none."""
    pending = view_of(state, seat).pending
    return pending[-1][0] if pending else ""


def waiting(state: State) -> list[int]:
    """The seats that must decide now."""
    return [seat for seat in range(state.options.seats) if state.is_actor(seat)]


def play(state: State, *steps: str) -> State:
    """Carry out steps such as "0 place wood a1" and "dealer draw wood"; the same state."""
    for step in steps:
        actor, _, action = step.partition(" ")
        state.apply(CHANCE if actor == "dealer" else int(actor), GAME.parse(action))
    return state


def sit_out(state: State, *seats: int) -> State:
    """Let seats (all that wait, if none is named) take their first option for the cube, and build nothing."""
    for seat in seats or waiting(state):
        if point(state, seat) == "resource":
            state.apply(seat, state.legal(seat)[0])
        play(state, f"{seat} done")
    return state


def whole_round(state: State, resource: str = "wood") -> State:
    """The master builder names a resource, and everybody sits the round out."""
    return sit_out(play(state, f"{waiting(state)[0]} name {resource}"))


def wander(state: State, seed: int) -> Iterator[tuple[int, str]]:
    """Play at random to the end; each step, as actor and action, is told before it is taken."""
    rng = random.Random(seed)
    while not state.over:
        actor = rng.choice(waiting(state)) if state.actors() > 0 else CHANCE
        action = rng.choice(state.legal(actor))
        yield actor, GAME.text(action)
        state.apply(actor, action)


# Scores.


def lines_of(score: ScoreSheet) -> dict[str, int]:
    """Every line of a score sheet, and the total."""
    return {line.item: line.points for line in score.lines} | {"total": score.total}


def scored(town: str, cards: str = "", right: str = BARE) -> dict[str, int]:
    """The score of a finished town whose owner has `right` as the neighbour."""
    place = "" if "place=" in town else " place=1"
    return lines_of(table(town + place, f"{right} place=1", cards=cards, phase="over").score(0))


def sheet(*, total: int, **points: int) -> dict[str, int]:
    """A whole score sheet: what is not named is nothing."""
    assert set(points) <= set(LINES)
    assert sum(points.values()) == total
    return dict.fromkeys(LINES, 0) | points | {"total": total}
