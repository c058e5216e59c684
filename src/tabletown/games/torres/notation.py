"""Readable positions of Torres: `to_text` and `from_text`.

`heights` is eight rows of eight: a dot is bare ground, 1 to 9 and then letters are levels. What can be counted from the rest
(the supply, the unseen cards) is not written. A line that is left out has nothing in it.
"""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_letters, digits
from typing import cast

from tabletown.core.errors import PositionError
from tabletown.core.notation import Lines, write_options
from tabletown.core.options import Options
from tabletown.games.torres.options import TorresOptions
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import state as at
from tabletown.games.torres.rules.effects import blocks_in
from tabletown.games.torres.rules.flow import TorresState
from tabletown.games.torres.rules.material import CARDS, SQUARE, SQUARES
from tabletown.games.torres.rules.state import FRAME, FRAME_BITS, ITEMS, POINT_NAMES, TALLY, Position

LEVELS = "." + digits[1:] + ascii_letters
TURN = ("points", "buys", "used", "chosen")
COPIES = m.COMMON_DECK // m.OWN_DECK
WITHIN_ACT = ("draw", "shift", "keep")  # what is decided before the turn goes on


def write(state: Position) -> str:
    """The position as text."""
    board = state.board
    lines = ["torres", f"options: {write_options(state.options)}", f"pending: {_write_pending(state.pending)}"]
    lines.append(f"seat: {state.seat}")
    lines.append(f"start: {state.start}")
    if state.master != m.NO_MASTER:
        lines.append(f"master: {m.MASTERS[state.master]}")
    if state.phase:
        lines.append(f"year: phase={state.phase} round={state.round} opener={state.opener} first={state.first}")
    if state.chosen != at.NOT_CHOSEN:
        lines.append("turn: " + " ".join(f"{name}={getattr(state, name)}" for name in TURN))
    elif state.points:
        lines.append(f"turn: points={state.points}")
    rows = ["".join(LEVELS[each] for each in board.height[row : row + 8]) for row in range(0, 64, 8)]
    lines.append("heights: " + " ".join(rows))
    if board.king >= 0:
        lines.append(f"king: {SQUARES[board.king]}")
    for name, cards in (("bought", m.kinds_in(state.bought)), ("drawn", list(state.drawn))):
        if cards:
            lines.append(f"{name}: {_cards(cards)}")
    for seat in range(state.seats):
        lines += _write_seat(state, seat)
    return "\n".join(lines) + "\n"


def _write_seat(state: Position, seat: int) -> list[str]:
    tally = state.tally[TALLY * seat : TALLY * (seat + 1)]
    named = [(f"{name}_{phase + 1}", tally[3 * item + phase]) for item, name in enumerate(ITEMS) for phase in range(3)]
    parts = {
        "knights": " ".join(SQUARES[square] for square in state.board.knights(seat)),
        "stacks": " ".join(str(size) for size in reversed(m.kinds_in(state.stacks[seat]))),
        "score": " ".join(f"{name}={points}" for name, points in named if points),
        "hand": _cards(m.kinds_in(state.hands[seat])),
        "played": _cards(m.kinds_in(state.played[seat])),
        "top": _cards(list(state.top[seat])),
        "bottom": _cards(list(state.bottom[seat])),
    }
    return [f"{name} {seat}: {text}" for name, text in parts.items() if text]


def _cards(cards: list[int]) -> str:
    return " ".join(CARDS[card] for card in cards)


def _write_pending(pending: int) -> str:
    words = []
    while pending:
        frame = pending & FRAME
        point = frame & 15
        words.append(POINT_NAMES[point] + (f"={SQUARES[frame >> 4]}" if point == at.AT_SHIFT else ""))
        pending >>= FRAME_BITS
    return " ".join(reversed(words)) or POINT_NAMES[at.OVER]


def read(text: str, make_options: Callable[..., Options]) -> TorresState:
    """The position of a text; `make_options` is `game.options`."""
    lines = Lines(text, "torres")
    options = cast(TorresOptions, make_options(**lines.options()))
    state = TorresState(options)
    state.pending = _read_pending(lines)
    state.seat = _seat(state, lines, "seat", 0)
    default = options.start_player if isinstance(options.start_player, int) else -1
    state.start = _seat(state, lines, "start", default)
    master = lines.take("master", "")
    if master:
        state.master = _index(lines, "master", master, m.MASTERS)
    _read_words(state, lines, "year", ("phase", "round", "opener", "first"))
    _read_words(state, lines, "turn", TURN)
    _read_board(state, lines)
    for seat in range(state.seats):
        _read_seat(state, lines, seat)
    state.bought = m.pack(_read_cards(lines, "bought"))
    state.drawn = bytes(_read_cards(lines, "drawn"))
    _count(state, lines)
    lines.finish()
    if not _can_go_on(state):
        raise PositionError("torres-position-stuck", pending=_write_pending(state.pending))
    return state


def _can_go_on(state: TorresState) -> bool:
    """Whether the decision that the position stands before has an option, and the turns after it too."""
    point, stacks = state.point(), m.in_pack(state.stacks[state.seat])
    if state.seat < 0 or (state.start < 0 and point > at.AT_START):
        return False
    if point >= at.AT_STACK and point != at.OVER and state.phase == 0:
        return False
    if point == at.AT_SHIFT and state.board.height[(state.pending & FRAME) >> 4] != 1:
        return False
    if point == at.AT_LEFT and not (1 <= stacks <= 3 and state.chosen > 0):
        return False
    if point == at.AT_MOVE_KING and state.phase == m.PHASES:
        return False
    if not (_turn_fits(state) and _cards_fit(state) and _stacks_last(state)):
        return False
    return point == at.OVER or bool(state.outcomes() if point <= at.AT_DRAW else state.choices(state.seat))


def _acts(state: Position) -> bool:
    return at.AT_ACT <= state.point() <= at.AT_LEFT or state.point() == at.AT_DRAW


def _turn_fits(state: Position) -> bool:
    """A stack is chosen, and cards are bought, by a player who acts and by nobody else."""
    if not _acts(state):
        return state.chosen == at.NOT_CHOSEN and not (state.bought or state.buys or state.used)
    return state.chosen != at.NOT_CHOSEN


def _cards_fit(state: Position) -> bool:
    """What is bought is in the hand; only an own deck is looked at (TR-11.3), what is known on top of it first."""
    for card in range(m.KINDS):
        if state.bought >> 3 * card & 7 > state.hands[state.seat] >> 3 * card & 7:
            return False
    if state.cards != at.OWN:
        return not (state.drawn or any(state.top) or any(state.bottom))
    point, looked = state.point(), len(state.drawn)
    if point == at.AT_DRAW:
        return looked < m.DRAWN and not state.top[state.seat]
    return 1 <= looked <= m.DRAWN if point == at.AT_KEEP else looked == 0


def _stacks_last(state: Position) -> bool:
    """TR-4.5: every seat has a stack for each turn that it still has in this phase."""
    if not (_acts(state) or state.point() == at.AT_STACK):
        return True
    rounds = len(m.STACKS[state.seats][state.phase - 1]) - state.round
    for seat in range(state.seats):
        before = (seat - state.first) % state.seats - (state.seat - state.first) % state.seats
        waits = before > 0 or (before == 0 and state.point() == at.AT_STACK)
        if m.in_pack(state.stacks[seat]) < rounds + waits:
            return False
    return True


def _index(lines: Lines, key: str, name: str, names: list[str]) -> int:
    if name not in names:
        raise lines.wrong(key, name)
    return names.index(name)


def _seat(state: Position, lines: Lines, key: str, default: int) -> int:
    number = lines.number(key, default)
    if not -1 <= number < state.seats:
        raise lines.wrong(key, str(number))
    return number


def _read_pending(lines: Lines) -> int:
    pending = 0
    words = lines.take("pending").split()
    for word in words:
        name, _, square = word.partition("=")
        point = _index(lines, "pending", name, POINT_NAMES)
        argument = 0
        if point == at.AT_SHIFT:
            argument = _index(lines, "pending", square, SQUARES)
        elif square:
            raise lines.wrong("pending", word)
        pending = pending << FRAME_BITS | point | argument << 4
    inner = [word.partition("=")[0] in WITHIN_ACT for word in words]
    if inner != [False] and (inner != [False, True] or words[0] != POINT_NAMES[at.AT_ACT]):
        raise lines.wrong("pending", " ".join(words))
    return pending


def _read_words(state: Position, lines: Lines, key: str, names: tuple[str, ...]) -> None:
    for word in lines.take(key, "").split():
        name, _, value = word.partition("=")
        if name not in names or not value.isdecimal() or len(value) > 3 or int(value) > _most(state, name):
            raise lines.wrong(key, word)
        setattr(state, name, int(value))


def _most(state: Position, name: str) -> int:
    """The largest number that a word of the year or the turn can have."""
    if name in ("opener", "first"):
        return state.seats - 1
    return {"phase": m.PHASES, "round": 4, "points": m.POINTS + 2, "buys": m.BUYS, "used": 1, "chosen": m.STACK_LIMIT}[name]


def _read_board(state: Position, lines: Lines) -> None:
    rows = lines.take("heights").split()
    text = "".join(rows)
    if len(rows) != 8 or any(len(row) != 8 for row in rows) or not set(text) <= set(LEVELS):
        raise lines.wrong("heights", " ".join(rows))
    state.board.set_heights([LEVELS.index(letter) for letter in text])
    king = lines.take("king", "")
    if king:
        state.board.put_king(_index(lines, "king", king, SQUARES))


def _read_seat(state: Position, lines: Lines, seat: int) -> None:
    for name in lines.take(f"knights {seat}", "").split():
        square = SQUARE.get(name, -1)
        if square < 0 or not state.board.is_free(square) or state.reserve[seat] == 0:
            raise lines.wrong(f"knights {seat}", name)
        state.board.put_knight(seat, square)
        state.reserve[seat] -= 1
    stacks = lines.take(f"stacks {seat}", "").split()
    if len(stacks) > 4 or not set(stacks) <= {"0", "1", "2", "3"}:
        raise lines.wrong(f"stacks {seat}", " ".join(stacks))
    state.stacks[seat] = m.pack([int(size) for size in stacks])
    state.hands[seat] = m.pack(_read_cards(lines, f"hand {seat}"))
    state.played[seat] = m.pack(_read_cards(lines, f"played {seat}"))
    state.top[seat] = bytes(_read_cards(lines, f"top {seat}"))
    state.bottom[seat] = bytes(_read_cards(lines, f"bottom {seat}"))
    places = {f"{name}_{phase + 1}": 3 * item + phase for item, name in enumerate(ITEMS) for phase in range(3)}
    for word in lines.take(f"score {seat}", "").split():
        name, _, value = word.partition("=")
        if name not in places or not value.isdecimal() or len(value) > 6:
            raise lines.wrong(f"score {seat}", word)
        state.tally[TALLY * seat + places[name]] = int(value)
        state.scores[seat] += int(value)


def _read_cards(lines: Lines, key: str) -> list[int]:
    cards = [_index(lines, key, name, CARDS) for name in lines.take(key, "").split()]
    for card in cards:
        if cards.count(card) > COPIES:  # more would not fit a packed count
            raise PositionError("torres-position-cards", card=CARDS[card], copies=COPIES)
    return cards


def _count(state: Position, lines: Lines) -> None:
    """The supply and the unseen cards are what is nowhere else (TR-1.6, TR-13.1)."""
    state.supply = m.BLOCKS - state.board.blocks() - max(state.chosen, 0) - sum(map(blocks_in, state.stacks))
    if state.supply < 0:
        raise PositionError("torres-position-blocks", blocks=m.BLOCKS - state.supply, most=m.BLOCKS)
    for seat in range(1 if state.cards == at.COMMON else state.seats):
        seats = range(state.seats) if state.cards == at.COMMON else (seat,)
        copies = COPIES if state.cards == at.COMMON else 1
        for card in range(m.KINDS):
            there = sum((state.hands[each] >> 3 * card & 7) + (state.played[each] >> 3 * card & 7) for each in seats)
            there += sum(state.top[each].count(card) + state.bottom[each].count(card) for each in seats)
            if seat == state.seat:
                there += state.drawn.count(card)
            if there > copies:
                raise PositionError("torres-position-cards", card=CARDS[card], copies=copies)
            if state.cards != at.IN_HAND:
                state.unseen[seat] += (copies - there) * m.ONE[card]
