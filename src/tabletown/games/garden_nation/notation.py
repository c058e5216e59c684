"""Positions of Garden Nation as text: `write` and `read`.

`layout` names the territory in each board slot, with `+r` for its rotation; a building is `zone=floors`, with `^` under a
roof. Supplies, roofs and the deck follow from the rest. Lines with default values may be left out.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from tabletown.core.bits import BIT, members
from tabletown.core.errors import PositionError
from tabletown.core.notation import Lines, write_options
from tabletown.core.vecs import vec
from tabletown.games.garden_nation.options import GardenNationOptions
from tabletown.games.garden_nation.rules import effects
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.legal import next_seats, undealt
from tabletown.games.garden_nation.rules.points import PHASES, POINTS
from tabletown.games.garden_nation.rules.projects import completed_by
from tabletown.games.garden_nation.rules.state import GardenNationState

NONE = "-"
TURNED = [str(turn) for turn in range(m.ROTATIONS)]
NUMBERS = [str(territory + 1) for territory in range(m.TERRITORIES)]
TURN_PHASES = (at.PLAYING, at.REFILLING)
PLACES = [str(place + 1) for place in range(m.PLACES)]
ARGUMENTS = {at.AT_PROJECT: m.ZONE_NAMES, at.AT_CRANE: m.ZONE_NAMES, at.AT_REFILL: PLACES}  # names by decision point


def write(state: GardenNationState) -> str:
    """Return the position as text."""
    lines = ["garden_nation", f"options: {write_options(state.options)}", f"phase: {PHASES[state.phase]}"]
    lines.append(
        "layout: " + " ".join(f"{t + 1}+{turn}" if turn else str(t + 1) for t, turn in zip(state.layout, state.turns))
    )
    lines.append(f"crane: {state.crane + 1 if state.crane != m.OFF else NONE}")
    lines.append(f"round: {state.round}")
    lines.append("order: " + (" ".join(map(str, state.order)) or NONE))
    if state.phase in TURN_PHASES:
        lines.append(f"pending: {_write_pending(state.pending)}")
        lines.append(f"turn: {_write_turn(state)}")
    if state.ended:
        lines.append("ended: yes")
    lines.append("display: " + " ".join(m.PROJECTS[card] if card != m.NO_CARD else NONE for card in state.display))
    lines.append("population: " + " ".join(map(str, state.population)))
    lines.append("ploys: " + " ".join(map(str, state.ploys)))
    tokens = [
        f"{m.ZONE_NAMES[zone]}={m.LANDS[state.land_of(zone)]}" for zone in m.BRAMBLES if state.land_of(zone) < m.BRAMBLE
    ]
    lines.append("tokens: " + (" ".join(tokens) or NONE))
    for seat in range(state.seats):
        lines += _write_seat(state, seat)
    return "\n".join(lines) + "\n"


def _write_pending(pending: int) -> str:
    words = []
    for point, argument in at.frames(pending):
        names = ARGUMENTS.get(point)
        words.append(f"{POINTS[point]}={names[argument]}" if names else POINTS[point])
    return " ".join(words)


def _write_turn(state: GardenNationState) -> str:
    words = [f"left={state.left}"]
    if state.visited:
        words.append("visited=" + "+".join(str(territory + 1) for territory in members(state.visited)))
    return " ".join(words + ["ploy"] * state.ployed + ["locked"] * state.locked)


def _write_seat(state: GardenNationState, seat: int) -> list[str]:
    zones = members(state.own[seat])
    buildings = [f"{m.ZONE_NAMES[zone]}={state.floors[zone]}" + "^" * (state.closed >> zone & 1) for zone in zones]
    lines = [f"buildings {seat}: " + (" ".join(buildings) or NONE)]
    if state.done[seat]:
        lines.append(f"completed {seat}: " + " ".join(m.PROJECTS[card] for card in members(state.done[seat])))
    if state.dealt[seat]:
        lines.append(f"dealt {seat}: " + " ".join(m.OBJECTIVES[card] for card in state.hand(seat)))
    if state.kept[seat]:
        lines.append(f"kept {seat}: " + " ".join(m.OBJECTIVES[card] for card in members(state.kept[seat])))
    return lines


def read(text: str, make_options: Callable[..., GardenNationOptions]) -> GardenNationState:
    """Return the position of a text; `make_options` is `game.options`."""
    lines = Lines(text, "garden_nation")
    state = GardenNationState(make_options(**lines.options()))
    state.phase = _index(lines, "phase", lines.take("phase"), PHASES)
    _read_garden(state, lines)
    state.round = lines.number("round", 1 if state.phase in (*TURN_PHASES, at.OVER) else 0)
    state.order = _numbers(lines, "order", "0", range(state.seats))
    state.ended = _index(lines, "ended", lines.take("ended", "no"), ["no", "yes"]) == 1
    state.population = vec[i64](_per_seat(lines, "population", str(m.POPULATION), range(1, 10000), state.seats))
    state.ploys = vec[i64](_per_seat(lines, "ploys", str(m.PLOYS), range(m.PLOYS + 1), state.seats))
    cards = [
        _index(lines, "display", name, m.PROJECTS) for name in _words(lines, "display", " ".join([NONE] * m.PLACES), ())
    ]
    if len(cards) != m.PLACES:
        raise lines.wrong("display", str(len(cards)))
    for place, card in enumerate(cards):
        effects.show(state, place, card)
    for seat in range(state.seats):
        _read_seat(state, lines, seat)
    if state.phase in TURN_PHASES:
        _read_turn(state, lines)
    elif state.phase == at.CHOOSING:
        state.waiting = sum(BIT[seat] for seat in range(state.seats) if not state.kept[seat])
    lines.finish()
    _check(state)
    return state


def _words(lines: Lines, key: str, default: str, empty: tuple[str, ...] = (NONE,)) -> list[str]:
    return [word for word in lines.take(key, default).split() if word not in empty]


def _index(lines: Lines, key: str, name: str, names: list[str]) -> int:
    if name == NONE and key == "display":
        return m.NO_CARD
    if name not in names:
        raise lines.wrong(key, name)
    return names.index(name)


def _numbers(lines: Lines, key: str, default: str, fitting: range) -> list[int]:
    words = _words(lines, key, default)
    for word in words:
        if not word.isdecimal() or len(word) > 4 or int(word) not in fitting:
            raise lines.wrong(key, word)
    return [int(word) for word in words]


def _per_seat(lines: Lines, key: str, default: str, fitting: range, seats: int) -> list[int]:
    numbers = _numbers(lines, key, " ".join([default] * seats), fitting)
    if len(numbers) != seats:
        raise lines.wrong(key, " ".join(map(str, numbers)))
    return numbers


def _read_garden(state: GardenNationState, lines: Lines) -> None:
    layout, turns = [], []
    for word in _words(lines, "layout", "4 1 2 5 7 6 3"):
        number, _, turn = word.partition("+")
        if number not in NUMBERS or (turn or "0") not in TURNED:
            raise lines.wrong("layout", word)
        layout.append(int(number) - 1)
        turns.append(int(turn or "0"))
    if len(set(layout)) != len(layout):
        raise lines.wrong("layout", " ".join(str(territory + 1) for territory in layout))
    state.lay(layout, turns)
    crane = _numbers(lines, "crane", NONE, range(1, m.TERRITORIES + 1))
    state.crane = crane[0] - 1 if crane else m.OFF
    for word in _words(lines, "tokens", NONE):
        zone, _, land = word.partition("=")
        if m.ZONE.get(zone) not in m.BRAMBLES or land not in m.LANDS[: m.BRAMBLE]:
            raise lines.wrong("tokens", word)
        effects.plant(state, m.ZONE[zone], m.LANDS.index(land))


def _read_seat(state: GardenNationState, lines: Lines, seat: int) -> None:
    key = f"buildings {seat}"
    for word in _words(lines, key, NONE):
        name, _, floors = word.partition("=")
        number = floors.removesuffix("^")
        zone = m.ZONE.get(name, -1)
        counts = number.isdecimal() and len(number) < 3 and int(number) > 0
        if zone < 0 or not counts or state.taken & BIT[zone] or state.land_of(zone) == m.BRAMBLE:
            raise lines.wrong(key, word)
        effects.erect(state, seat, zone, int(number))
        if floors.endswith("^"):
            effects.close(state, zone)
    for card in (_index(lines, f"completed {seat}", name, m.PROJECTS) for name in _words(lines, f"completed {seat}", NONE)):
        if not state.deck & BIT[card]:
            raise lines.wrong(f"completed {seat}", m.PROJECTS[card])
        state.done[seat] |= BIT[card]
        state.deck &= ~BIT[card]
    hand = [_index(lines, f"dealt {seat}", name, m.OBJECTIVES) for name in _words(lines, f"dealt {seat}", NONE)]
    for card in hand:
        if hand.count(card) > m.COPIES[card]:
            raise lines.wrong(f"dealt {seat}", m.OBJECTIVES[card])
        state.give(seat, card)
    kept = [_index(lines, f"kept {seat}", name, m.OBJECTIVES) for name in _words(lines, f"kept {seat}", NONE)]
    if len(set(kept)) != len(kept) or len(kept) not in (0, 2) or (hand and not set(kept) <= set(hand)):  # GN-3.6
        raise lines.wrong(f"kept {seat}", " ".join(m.OBJECTIVES[card] for card in kept))
    state.kept[seat] = sum(BIT[card] for card in kept)


def _read_turn(state: GardenNationState, lines: Lines) -> None:
    if not state.order or len(state.order) > m.TURNS[state.seats]:
        raise lines.wrong("order", " ".join(map(str, state.order)))
    state.active = state.order[-1]
    state.waiting = BIT[state.active]
    for word in lines.take("pending", "act").split():
        name, _, argument = word.partition("=")
        point = _index(lines, "pending", name, POINTS)
        names = ARGUMENTS.get(point)
        state.pending = at.push(state.pending, point, _index(lines, "pending", argument, names) if names else 0)
    at_next = at.point_of(state.pending) == at.AT_NEXT
    state.left = 0 if at_next else m.ACTIONS_AT[len(state.order) - 1]
    state.visited = BIT[state.crane] if state.crane != m.OFF and not at_next else 0
    for word in lines.take("turn", "").split():
        name, _, argument = word.partition("=")
        if name == "left" and argument in ("0", "1", "2"):
            state.left = int(argument)
        elif name == "visited" and all(each in NUMBERS for each in argument.split("+")):
            state.visited = sum(BIT[int(each) - 1] for each in argument.split("+"))
        elif word == "ploy":
            state.ployed = True
        elif word == "locked":
            state.locked = True
        else:
            raise lines.wrong("turn", word)


def _check(state: GardenNationState) -> None:
    """Refuse positions with too many pieces, or that no match can reach."""
    if min(state.supply) < 0 or state.roofs < 0 or min(state.tokens) < 0 or min(_unseen(state)) < 0:
        raise PositionError("garden_nation-position-pieces")
    cards = [card for card in state.display if card != m.NO_CARD]
    if len(set(cards)) != len(cards):
        raise PositionError("garden_nation-position-display")
    if (len(state.layout) == m.SLOTS) != (state.phase > at.TERRITORIES_LAID):
        raise PositionError("garden_nation-position-layout")
    begun = state.phase in (*TURN_PHASES, at.OVER)
    if not (1 <= state.round <= state.round_cap if begun else state.round == 0):
        raise PositionError("garden_nation-position-phase", phase=PHASES[state.phase])
    fits = _fits_match(state) and _fits_turn(state) if state.phase in TURN_PHASES else _fits_setup(state)
    if not fits or any(not state.choices(actor) for actor in members(max(state.actors(), 0))):
        raise PositionError("garden_nation-position-phase", phase=PHASES[state.phase])


def _unseen(state: GardenNationState) -> list[int]:
    """Return how many copies of each objective no seat has; a position may give only the kept cards."""
    copies = undealt(state)
    for seat in range(state.seats):
        for card in members(state.kept[seat]) if not state.dealt[seat] else []:
            copies[card] -= 1
    return copies


def _fits_setup(state: GardenNationState) -> bool:
    """Return whether display, first player and hands fit the phase of set-up."""
    hands = [state.hand_size(seat) for seat in range(state.seats)]
    if state.phase == at.TERRITORIES_LAID:
        return state.deck == m.FULL_DECK
    if state.phase == at.PROJECTS_SHOWN:
        return m.NO_CARD in state.display
    if state.phase == at.FIRST_CHOSEN:
        return m.NO_CARD not in state.display
    if state.phase == at.DEALING:
        return len(state.order) == 1 and state.next_dealt() >= 0 and max(hands) <= m.HAND
    if state.phase == at.CHOOSING:
        return len(state.order) == 1 and set(hands) == {m.HAND} and state.waiting > 0
    return True


def _fits_match(state: GardenNationState) -> bool:
    """Return whether a match can reach these hands, this end, crane and ploy."""
    if any(state.hand_size(seat) not in (0, m.HAND) for seat in range(state.seats)):
        return False
    if 0 in state.supply and not state.ended:  # GN-9.1
        return False
    if state.crane == m.OFF:  # GN-4.5
        return state.round == 1 and len(state.order) == 1 and not state.taken and not state.ployed
    if at.point_of(state.pending) == at.AT_ACT and not state.visited & BIT[state.crane]:  # GN-5.9
        return False
    return state.ployed or not state.locked  # GN-7.3


def _fits_turn(state: GardenNationState) -> bool:
    """Return whether the pending decisions, the turn order and the display fit together."""
    frames = at.frames(state.pending)
    for place, seat in enumerate(state.order):
        if seat not in next_seats(state.order[:place], state.seats):
            return False
    if state.left > m.ACTIONS_AT[len(state.order) - 1]:  # GN-3.2
        return False
    if state.phase == at.REFILLING:
        if [point for point, _ in frames] != [at.AT_CRANE, at.AT_REFILL]:
            return False
        (_, built), (_, place) = frames
        closed = state.own[state.active] & state.closed & BIT[built]  # GN-6.2
        return bool(closed) and state.display[place] == m.NO_CARD and state.deck > 0 and state.left > 0
    if len(frames) != 1:
        return False
    point, zone = frames[0]
    if point not in (at.AT_ACT, at.AT_PROJECT, at.AT_NEXT):
        return False
    if point == at.AT_NEXT:
        return state.left == 0 and len(next_seats(state.order, state.seats)) > 1
    if point == at.AT_PROJECT:
        is_open = state.own[state.active] & ~state.closed & BIT[zone]
        if not is_open or not completed_by(state, state.active, zone):  # GN-6.3
            return False
    return state.left > 0
