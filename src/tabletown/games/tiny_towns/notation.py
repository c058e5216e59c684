"""Readable positions of Tiny Towns: `to_text` and `from_text`.

A town is four rows of four: capitals are building types, small letters cubes, a dot is an empty square (TT-0.5). What lies
on or belongs to a building follows in words; `shown` lines appear during a round in which a town has changed.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletown.core.bits import BIT, members
from tabletown.core.errors import PositionError
from tabletown.core.notation import Lines, write_options
from tabletown.games.tiny_towns.options import TinyTownsOptions
from tabletown.games.tiny_towns.rules import points as at
from tabletown.games.tiny_towns.rules.material import (
    BLACK,
    CARD,
    CARD_TABLE,
    CARD_TYPE,
    CARDS,
    CELL,
    COMMON,
    CONTENT,
    CONTENTS,
    CUBE,
    LETTERS,
    MAGENTA,
    NO_CARD,
    RESOURCES,
    SHRINE,
    SQUARES,
    TYPE_LETTERS,
    TYPES,
    WATCH,
)
from tabletown.games.tiny_towns.rules.points import PHASES, POINT_NAMES, frames, push
from tabletown.games.tiny_towns.rules.state import TinyTownsState
from tabletown.games.tiny_towns.rules.town import Town

NONE = "-"
SOURCES = {at.FREE: "free", at.DEALT: "dealt"}
NUMBERS = ("watch_round", "shrine", "cavern", "place")


def write(state: TinyTownsState) -> str:
    """Return the position as text."""
    lines = ["tiny_towns", f"options: {write_options(state.options)}", f"phase: {PHASES[state.phase]}"]
    lines.append("cards: " + " ".join(CARDS[card] if card != NO_CARD else NONE for card in state.cards))
    lines.append(f"round: {state.round}")
    if state.mode == at.STANDARD:
        lines.append(f"hammer: {state.hammer}")
        lines.append("named: " + " ".join(str(state.times_named(seat)) for seat in range(state.seats)))
    if state.resource >= 0:
        lines.append(f"resource: {RESOURCES[state.resource]} {SOURCES.get(state.source, str(state.source))}")
    if state.mode != at.STANDARD:
        lines.append(f"unseen: {_write_counts(state.unseen)}")
    if state.mode == at.SOLO:
        lines.append(f"open: {_write_counts(state.open)}")
        lines.append("returned: " + " ".join(RESOURCES[each] for each in state.returned))
    if state.skipped:
        lines.append("skipped: " + " ".join(str(seat) for seat in members(state.skipped)))
    for seat in range(state.seats):
        lines.append(f"pending {seat}: {_write_pending(state.pending[seat])}")
        lines.append(f"town {seat}: {write_town(state.towns[seat])}")
        if state.towns[seat] is not state.shown[seat]:
            lines.append(f"shown {seat}: {write_town(state.shown[seat])}")
    return "\n".join(lines) + "\n"


def _write_counts(packed: int) -> str:
    return " ".join(str((packed >> 3 * each) & 7) for each in range(5))


def _write_pending(pending: int) -> str:
    words = [POINT_NAMES[point] + (f"={argument}" if argument else "") for point, argument in frames(pending)]
    return " ".join(words) or NONE


def write_town(town: Town) -> str:
    """Return a town on one line."""
    letters = ["."] * 16
    for square in range(16):
        kind, cube = town.type_at(square), (town.cubes >> 3 * square) & 7
        if kind >= 0:
            letters[square] = TYPE_LETTERS[kind]
        elif cube:
            letters[square] = LETTERS[cube - 1]
    words = ["".join(letters[row : row + 4]) for row in (0, 4, 8, 12)]
    for name, packed in (("marks", town.marks), ("resting", town.resting)):
        found = [(square, (packed >> 3 * square) & 7) for square in range(16)]
        words += [f"{name}={SQUARES[square]}:{RESOURCES[cube - 1]}" for square, cube in found if cube]
    for square in range(16):
        if town.stored[square]:
            words.append(f"stored={SQUARES[square]}:" + "+".join(RESOURCES[each] for each in CONTENTS[town.stored[square]]))
    if town.old != town.black:
        words.append("old=" + ("+".join(SQUARES[square] for square in members(town.old)) or NONE))
    for name, kinds in (("constructed", town.constructed), ("aside", town.aside), ("won", town.won)):
        if kinds:
            words.append(f"{name}=" + "+".join(TYPES[kind] for kind in members(kinds)))
    words += [f"{name}={getattr(town, name)}" for name in NUMBERS if getattr(town, name)]
    for name, card in (("kept", town.kept), ("other", town.other)):
        if card != NO_CARD:
            words.append(f"{name}={CARDS[card]}")
    return " ".join(words)


def read(text: str, make_options: Callable[..., TinyTownsOptions]) -> TinyTownsState:
    """Return the position of a text; `make_options` is `game.options`."""
    lines = Lines(text, "tiny_towns")
    state = TinyTownsState(make_options(**lines.options()))
    state.phase = _one_of(lines, "phase", PHASES)
    state.cards = [_card(lines, "cards", name) for name in lines.take("cards").split()]
    if len(state.cards) != 7:
        raise lines.wrong("cards", " ".join(CARDS[card] for card in state.cards))
    state.round = lines.number("round", 0)
    if state.mode == at.STANDARD:
        word = lines.take("hammer", "0")
        state.hammer = -1 if word == "-1" else _seat(lines, "hammer", word, state.seats)
        named = _numbers(lines, "named", "0 " * state.seats, state.seats)
        if max(named) > 0xFF:
            raise lines.wrong("named", str(max(named)))
        state.named = sum(times << 8 * seat for seat, times in enumerate(named))
    _read_resource(state, lines)
    if state.mode != at.STANDARD:
        state.unseen = _read_counts(lines, "unseen", "3 3 3 3 3")
    if state.mode == at.SOLO:
        state.open = _read_counts(lines, "open", "0 0 0 0 0")
        state.returned = bytes(_index(lines, "returned", name, RESOURCES) for name in lines.take("returned", "").split())
    state.skipped = sum(BIT[_seat(lines, "skipped", word, state.seats)] for word in lines.take("skipped", "").split())
    for seat in range(state.seats):
        state.pending[seat] = _read_pending(lines, f"pending {seat}")
        if state.pending[seat]:
            state.waiting |= BIT[seat]
        state.towns[seat] = state.shown[seat] = _read_town(lines, f"town {seat}")
        if f"shown {seat}" in lines.values:
            state.shown[seat] = _read_town(lines, f"shown {seat}")
    lines.finish()
    _check(state, lines)
    return state


def _seat(lines: Lines, key: str, word: str, seats: int) -> int:
    if not word.isdecimal() or int(word) >= seats:
        raise lines.wrong(key, word)
    return int(word)


# The decisions that a seat can have in each phase, from the bottom of its stack.
_FIRST = {
    at.CHOOSING: (at.AT_CHOOSE,),
    at.NAMING: (at.AT_NAME,),
    at.PICKING: (at.AT_PICK,),
    at.PLAYING: (at.AT_RESOURCE, at.AT_BUILD),
    at.WATCHING: (at.AT_WATCH, at.AT_EXTRA),
}
_AFTER = {
    at.AT_BUILD: (at.AT_MARK, at.AT_GUILD, at.AT_GROVE, at.AT_WATCH_SETUP),
    at.AT_WATCH: (at.AT_MARK,),
    at.AT_GUILD: (at.AT_MARK,),
}
_AFTER[at.AT_EXTRA] = _AFTER[at.AT_BUILD]


_MODE_OF = {at.NAMING: at.STANDARD, at.DRAWING: at.TOWN_HALL, at.OPENING: at.SOLO, at.PICKING: at.SOLO}


def _check(state: TinyTownsState, lines: Lines) -> None:
    """Refuse what no match can reach, so that nothing fails later."""
    if state.phase == at.OVER and state.waiting:
        raise PositionError("position-over", phase=PHASES[state.phase])
    if state.phase >= at.CHOOSING and state.phase != at.OVER and not state.waiting:
        raise PositionError("position-nobody", phase=PHASES[state.phase])
    if state.phase < at.CHOOSING and (state.waiting or not state.outcomes()):
        raise lines.wrong("phase", PHASES[state.phase])
    if state.mode != _MODE_OF.get(state.phase, state.mode):
        raise lines.wrong("phase", PHASES[state.phase])
    if state.round < 0:
        raise lines.wrong("round", str(state.round))
    if state.phase > at.CARDS_DRAWN and NO_CARD in state.cards:
        raise lines.wrong("cards", NONE)
    if any(card != NO_CARD and CARD_TYPE[card] != kind for kind, card in enumerate(state.cards)):
        raise lines.wrong("cards", " ".join(CARDS[card] for card in state.cards))
    if state.mode == at.STANDARD and state.phase >= at.NAMING and state.hammer < 0:
        raise lines.wrong("hammer", str(state.hammer))
    if state.phase == at.PLAYING and state.resource < 0 and state.mode == at.STANDARD:
        raise lines.wrong("resource", "")
    for seat in range(state.seats):
        _check_pending(state, lines, seat)
        for key, town in ((f"town {seat}", state.towns[seat]), (f"shown {seat}", state.shown[seat])):
            problem = _problem(state, town)
            if problem:
                raise lines.wrong(key, problem)


def _check_pending(state: TinyTownsState, lines: Lines, seat: int) -> None:
    stack = frames(state.pending[seat])
    allowed = [_FIRST.get(state.phase, ()), *(_AFTER.get(point, ()) for point, _ in stack)]
    fits = all(point in each for (point, _), each in zip(stack, allowed))
    if not fits or (stack and not _fits(state, seat, *stack[-1])):
        raise lines.wrong(f"pending {seat}", _write_pending(state.pending[seat]))


def _fits(state: TinyTownsState, seat: int, point: int, argument: int) -> bool:
    """Return whether the decision on top can be made in this town."""
    town = state.towns[seat]
    if point == at.AT_CHOOSE and NO_CARD in (town.kept, town.other):
        return False
    if point == at.AT_NAME and seat != state.hammer:
        return False
    if point == at.AT_MARK and not (argument < 16 and town.black & BIT[argument] and town.mark_at(argument) < 0):
        return False
    return bool(state.choices(seat))


def _problem(state: TinyTownsState, town: Town) -> str:
    """Return what is impossible in a town, empty if nothing is."""
    black = CARDS[state.cards[BLACK]] if state.cards[BLACK] != NO_CARD else ""
    marks = [square for square in range(16) if (town.marks >> 3 * square) & 7]
    if marks and (black not in ("bank", "factory") or any(not town.black & BIT[square] for square in marks)):
        return "marks"
    if black == "bank" and len({town.mark_at(square) for square in marks}) != len(marks):
        return "marks"
    if any(town.stored[square] and not (black == "warehouse" and town.black & BIT[square]) for square in range(16)):
        return "stored"
    if any((town.resting >> 3 * square) & 7 and not town.blue & BIT[square] for square in range(16)):
        return "resting"
    if len(members(town.magenta)) > 1 or (town.magenta and town.kept == NO_CARD):
        return "kept"
    if town.kept != NO_CARD and not state.monuments:
        return "kept"
    if town.old & ~town.black:
        return "old"
    if town.shrine and not (town.has_built(SHRINE) and town.shrine in CARD_TABLE[SHRINE]):
        return "shrine"
    if (town.constructed | town.aside | town.won) & BIT[MAGENTA]:
        return "aside"
    if any(card != NO_CARD and card < COMMON for card in (town.kept, town.other)):
        return "kept"
    if (town.aside or town.won or town.watch_round) and not town.has_built(WATCH):
        return "aside"
    if town.watch_round > state.round or not 0 <= town.place <= 6 or not 0 <= town.cavern <= 2:
        return "place"
    return ""


def _index(lines: Lines, key: str, name: str, names: list[str]) -> int:
    if name not in names:
        raise lines.wrong(key, name)
    return names.index(name)


def _one_of(lines: Lines, key: str, names: list[str]) -> int:
    return _index(lines, key, lines.take(key), names)


def _card(lines: Lines, key: str, name: str) -> int:
    if name == NONE:
        return NO_CARD
    if CARD.get(name, COMMON) >= COMMON:
        raise lines.wrong(key, name)
    return CARD[name]


def _numbers(lines: Lines, key: str, default: str, size: int) -> list[int]:
    text = lines.take(key, default)
    words = text.split()
    if len(words) != size or not all(word.isdecimal() for word in words):
        raise lines.wrong(key, text)
    return [int(word) for word in words]


def _read_counts(lines: Lines, key: str, default: str) -> int:
    counts = _numbers(lines, key, default, 5)
    if max(counts) > 3:
        raise lines.wrong(key, " ".join(map(str, counts)))
    return sum(number << 3 * each for each, number in enumerate(counts))


def _read_resource(state: TinyTownsState, lines: Lines) -> None:
    text = lines.take("resource", "")
    if not text:
        return
    name, _, source = text.partition(" ")
    state.resource = _index(lines, "resource", name, RESOURCES)
    sources = {word: number for number, word in SOURCES.items()} | {str(seat): seat for seat in range(state.seats)}
    if source not in sources:
        raise lines.wrong("resource", text)
    state.source = sources[source]


def _read_pending(lines: Lines, key: str) -> int:
    text = lines.take(key, NONE)
    pending = 0
    for word in text.split() if text != NONE else ():
        name, _, argument = word.partition("=")
        if name not in POINT_NAMES[1:] or not (argument or "0").isdecimal() or int(argument or "0") > 16:
            raise lines.wrong(key, word)
        pending = push(pending, POINT_NAMES.index(name), int(argument or "0"))
    return pending


def _read_town(lines: Lines, key: str) -> Town:
    words = lines.take(key).split()
    rows = "".join(words[:4])
    if len(rows) != 16 or any(len(row) != 4 for row in words[:4]):
        raise lines.wrong(key, " ".join(words[:4]))
    town = Town()
    for square, letter in enumerate(rows):
        if letter in LETTERS:
            town.put_cube(LETTERS.index(letter), square)
        elif letter in TYPE_LETTERS:
            kind = TYPE_LETTERS.index(letter)
            town.set_type(kind, town.of(kind) | BIT[square])
            town.built |= BIT[square]
        elif letter != ".":
            raise lines.wrong(key, letter)
    town.old = town.black
    for word in words[4:]:
        try:
            _read_word(town, *word.split("=", 1))
        except (ValueError, KeyError, TypeError, IndexError):
            raise lines.wrong(key, word) from None
    return town


def _read_word(town: Town, name: str, value: str) -> None:
    place, _, what = value.partition(":")
    if name in ("marks", "resting"):
        cube = CUBE[SQUARES.index(place) * 5 + RESOURCES.index(what)]
        if getattr(town, name) & CELL[SQUARES.index(place)]:
            raise ValueError(place)
        setattr(town, name, getattr(town, name) | cube)
    elif name == "stored":
        cells = bytearray(town.stored)
        cells[SQUARES.index(place)] = CONTENT[tuple(sorted(RESOURCES.index(each) for each in what.split("+")))]
        town.stored = bytes(cells)
    elif name == "old":
        town.old = sum(BIT[SQUARES.index(each)] for each in value.split("+")) if value != NONE else 0
    elif name in ("constructed", "aside", "won"):
        setattr(town, name, sum(BIT[TYPES.index(each)] for each in value.split("+")))
    elif name in NUMBERS:
        setattr(town, name, int(value))
    elif name in ("kept", "other"):
        setattr(town, name, CARD[value])
    else:
        raise ValueError(name)
