"""Positions of Sweet Lands in the notation of the game, and steps in words; whoever must act takes them."""

from typing import Any, cast

import tabletown
from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.rules.points import write_frame
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.state import SweetLandsState

GAME = tabletown.game("sweet_lands")
HELP = {
    1: "h04+e1 h05+e2 h01+h02 h03+h06 h07+h08",
    2: "h04+e1 h05+e2 h01+h02 h03+h06 h07+h08",
    3: "h04+e1 h05+e2 h01+e3 h02+h03 h06+h07 h08+h09",
    4: "h04+e1 h05+e2 h01+e3 h02+h03 h06+h07 h08+h09 h10+h11",
}
PARTS = (
    "victory_points",
    "prosperity",
    "city_points",
    "rows",
    "gold",
    "diamonds",
    "ports",
    "milestones",
    "scoring",
)  # of the score, SL-14.1 to SL-14.9
SPARE = "w201 w202 w203 w204 w205 w206"  # end-of-round cards that nobody can pay for in these positions
RING = "-1,0 -1,1 -1,2 0,-1 0,2 1,-1 1,1 2,-1 2,0"  # the first cells of side A


def realm(main: str = "", **parts: str) -> dict[str, str]:
    """The lines of a realm; what `main` leaves out is Elina Macaron on side A with an empty purse."""
    for word in ("have=0/0/0/0/0", "production=10/5/5/3"):
        if word.partition("=")[0] + "=" not in main:
            main += f" {word}"
    return {"realm": main, **parts}


def table(
    *realms: dict[str, str],
    pending: str = "turn",
    phase: str = "action",
    turn: int = 2,
    lines: tuple[str, ...] = (),
    **options: Any,
) -> SweetLandsState:
    """A position; the seats that are not given sit idle with a spare hand."""
    seats = options.pop("seats", max(len(realms), 2))
    options = {"seats": seats, "mode": "standard" if seats > 1 else "solo", **options}
    text = ["sweet_lands", "options: " + " ".join(f"{name}={_word(value)}" for name, value in options.items())]
    text += [f"phase: {phase}", f"round: {turn}", "first: 0", "order: " + " ".join(map(str, range(seats)))]
    text += lines
    if not any(line.startswith("help:") for line in lines):
        text.append(f"help: {HELP[seats]}")
    if pending:
        text.append(f"pending: {pending}")
    idle = ["nata_pastel", "solby_chocolate", "che_lotus", "sena_lokum"]
    for seat in range(seats):
        given = (
            realms[seat] if seat < len(realms) else realm(f"character={idle[seat]}", hand=f"w19{seat} w18{seat} w17{seat}")
        )
        main = given["realm"]
        for name, usual in (("character", "elina_macaron"), ("board", f"d{seat + 1}a"), ("help", str(seat + 1))):
            if f"{name}=" not in main:
                main = f"{name}={usual} {main}"
        text.append(f"realm {seat}: {main}")
        text += [f"{name} {seat}: {value}" for name, value in given.items() if name != "realm"]
    return cast(SweetLandsState, GAME.from_text("\n".join(text)))


def _word(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def actor_of(state: SweetLandsState) -> int:
    """Who must act, the lowest seat first."""
    waiting = state.actors()
    return CHANCE if waiting < 0 else (waiting & -waiting).bit_length() - 1


def legal(state: SweetLandsState, verb: str = "", seat: int | None = None) -> list[str]:
    """What may be done now, in words; with a verb only that."""
    words = [GAME.text(action) for action in state.legal(actor_of(state) if seat is None else seat)]
    return [each for each in words if each.split()[0] == verb] if verb else words


def verbs(state: SweetLandsState) -> set[str]:
    """The verbs open now."""
    return {each.split()[0] for each in legal(state)}


def play(state: SweetLandsState, *steps: str) -> SweetLandsState:
    """Take steps such as "road 0 0 1 0"; "draw" alone is the first card of the deck; the same state."""
    for step in steps:
        actor = actor_of(state)
        action = state.legal(actor)[0] if step == "draw" else GAME.parse(step)
        state.apply(actor, action)
    return state


def mine(state: SweetLandsState, seat: int = 0) -> Realm:
    """The realm of a seat."""
    return state.realms[seat]


def have(state: SweetLandsState, seat: int = 0) -> list[int]:
    """Gold, wheat, wood, iron, diamonds."""
    return state.realms[seat].have


def points(state: SweetLandsState, seat: int = 0) -> dict[str, int]:
    """The nine parts of the score sheet, each the sum of its lines."""
    found = dict.fromkeys(PARTS, 0)
    for line in state.score(seat).lines:
        found[PARTS[int(line.rule.removeprefix("SL-14.")) - 1]] += line.points
    return found


def top(state: SweetLandsState) -> str:
    """The frame on top of the stack."""
    return write_frame(state.pending[-1]) if state.pending else ""
