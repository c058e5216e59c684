"""Readable positions of Torres: `to_text` and `from_text`.

`heights` is eight rows of eight: a dot is bare ground, 1 to 9 and then letters are levels. The supply and the unseen cards
follow from the rest and are not written. A missing line is empty.
"""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_letters, digits

from tabletown.core.errors import PositionError
from tabletown.core.notation import Lines, write_options
from tabletown.games.torres.options import TorresOptions
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import points as at
from tabletown.games.torres.rules.material import CARDS, PHASES, SIDE, SQUARE, SQUARES
from tabletown.games.torres.rules.scoring import ITEMS, TALLY
from tabletown.games.torres.rules.state import TorresState

LEVELS = "." + digits[1:] + ascii_letters
TURN = ("points", "buys", "used", "chosen")
COPIES = m.COMMON_DECK // m.OWN_DECK
SCORE_PLACES = {f"{name}_{phase + 1}": PHASES * item + phase for item, name in enumerate(ITEMS) for phase in range(PHASES)}
STACK_SIZES = [str(size) for size in range(m.SIZES)]
WITHIN_ACT = ("draw", "shift", "keep")  # decided before the turn continues


def write(state: TorresState) -> str:
    """Return the position as text."""
    board = state.board
    lines = ["torres", f"options: {write_options(state.options)}", f"pending: {_write_pending(state.pending)}"]
    lines.append(f"seat: {state.seat}")
    lines.append(f"start: {state.start}")
    if state.master != m.NO_MASTER:
        lines.append(f"master: {m.MASTERS[state.master]}")
    if state.phase:
        lines.append(f"year: phase={state.phase} round={state.round} opener={state.opener} first={state.first}")
    if state.chosen != m.NO_STACK:
        lines.append("turn: " + " ".join(f"{name}={getattr(state, name)}" for name in TURN))
    elif state.points:
        lines.append(f"turn: points={state.points}")
    rows = ["".join(LEVELS[each] for each in board.height[row : row + SIDE]) for row in range(0, m.CELLS, SIDE)]
    lines.append("heights: " + " ".join(rows))
    if board.king >= 0:
        lines.append(f"king: {SQUARES[board.king]}")
    for name, cards in (("bought", m.kinds_in(state.bought)), ("drawn", list(state.drawn))):
        if cards:
            lines.append(f"{name}: {_cards(cards)}")
    for seat in range(state.seats):
        lines += _write_seat(state, seat)
    return "\n".join(lines) + "\n"


def _write_seat(state: TorresState, seat: int) -> list[str]:
    tally = state.tally[TALLY * seat : TALLY * (seat + 1)]
    parts = {
        "knights": " ".join(SQUARES[square] for square in state.board.knights(seat)),
        "stacks": " ".join(str(size) for size in reversed(m.kinds_in(state.stacks[seat]))),
        "score": " ".join(f"{name}={tally[place]}" for name, place in SCORE_PLACES.items() if tally[place]),
        "hand": _cards(m.kinds_in(state.hands[seat])),
        "played": _cards(m.kinds_in(state.played[seat])),
        "top": _cards(list(state.top[seat])),
        "bottom": _cards(list(state.bottom[seat])),
    }
    return [f"{name} {seat}: {text}" for name, text in parts.items() if text]


def _cards(cards: list[int]) -> str:
    return " ".join(CARDS[card] for card in cards)


def _write_pending(pending: int) -> str:
    found = at.frames(pending)
    words = [at.NAMES[point] + (f"={SQUARES[square]}" if point == at.SHIFT else "") for point, square in found]
    return " ".join(words) or at.NAMES[at.OVER]


def read(text: str, make_options: Callable[..., TorresOptions]) -> TorresState:
    """Return the position of a text; `make_options` is `game.options`."""
    lines = Lines(text, "torres")
    options = make_options(**lines.options())
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
    """Return whether the pending decision has an option, and the turns after it too."""
    point, stacks = at.point_of(state.pending), m.in_pack(state.stacks[state.seat])
    if state.seat < 0 or (state.start < 0 and point > at.START):
        return False
    if point >= at.STACK and point != at.OVER and state.phase == 0:
        return False
    if point == at.SHIFT and state.board.height[at.argument_of(state.pending)] != 1:
        return False
    if point == at.LEFT and not (1 <= stacks <= 3 and state.chosen > 0):
        return False
    if point == at.MOVE_KING and state.phase == PHASES:
        return False
    if not (_turn_fits(state) and _cards_fit(state) and _stacks_last(state)):
        return False
    return point == at.OVER or bool(state.outcomes() if point <= at.DRAW else state.choices(state.seat))


def _acts(state: TorresState) -> bool:
    return at.ACT <= at.point_of(state.pending) <= at.LEFT or at.point_of(state.pending) == at.DRAW


def _turn_fits(state: TorresState) -> bool:
    """Return whether a stack is chosen if a player acts; otherwise nothing may be chosen, bought or played."""
    if not _acts(state):
        return state.chosen == m.NO_STACK and not (state.bought or state.buys or state.used)
    return state.chosen != m.NO_STACK


def _cards_fit(state: TorresState) -> bool:
    """Return whether bought cards are in the hand, and only an own deck is looked at (TR-11.3), its known top first."""
    for card in range(m.KINDS):
        if state.bought >> 3 * card & 7 > state.hands[state.seat] >> 3 * card & 7:
            return False
    if state.cards != m.OWN:
        return not (state.drawn or any(state.top) or any(state.bottom))
    point, looked = at.point_of(state.pending), len(state.drawn)
    if point == at.DRAW:
        return looked < m.DRAWN and not state.top[state.seat]
    return 1 <= looked <= m.DRAWN if point == at.KEEP else looked == 0


def _stacks_last(state: TorresState) -> bool:
    """TR-4.5: return whether every seat has a stack for each turn that it still has in this phase."""
    if not (_acts(state) or at.point_of(state.pending) == at.STACK):
        return True
    rounds = len(m.STACKS[state.seats][state.phase - 1]) - state.round
    for seat in range(state.seats):
        before = (seat - state.first) % state.seats - (state.seat - state.first) % state.seats
        waits = before > 0 or (before == 0 and at.point_of(state.pending) == at.STACK)
        if m.in_pack(state.stacks[seat]) < rounds + waits:
            return False
    return True


def _index(lines: Lines, key: str, name: str, names: list[str]) -> int:
    if name not in names:
        raise lines.wrong(key, name)
    return names.index(name)


def _seat(state: TorresState, lines: Lines, key: str, default: int) -> int:
    number = lines.number(key, default)
    if not -1 <= number < state.seats:
        raise lines.wrong(key, str(number))
    return number


def _read_pending(lines: Lines) -> int:
    pending = 0
    words = lines.take("pending").split()
    for word in words:
        name, _, square = word.partition("=")
        point = _index(lines, "pending", name, at.NAMES)
        argument = 0
        if point == at.SHIFT:
            argument = _index(lines, "pending", square, SQUARES)
        elif square:
            raise lines.wrong("pending", word)
        pending = at.push(pending, point, argument)
    inner = [word.partition("=")[0] in WITHIN_ACT for word in words]
    if inner != [False] and (inner != [False, True] or words[0] != at.NAMES[at.ACT]):
        raise lines.wrong("pending", " ".join(words))
    return pending


def _read_words(state: TorresState, lines: Lines, key: str, names: tuple[str, ...]) -> None:
    for word in lines.take(key, "").split():
        name, _, value = word.partition("=")
        if name not in names or not value.isdecimal() or len(value) > 3 or int(value) > _most(state, name):
            raise lines.wrong(key, word)
        setattr(state, name, int(value))


def _most(state: TorresState, name: str) -> int:
    """Return the largest value of a word of the year or the turn."""
    if name in ("opener", "first"):
        return state.seats - 1
    return {"phase": PHASES, "round": 4, "points": m.POINTS + 2, "buys": m.BUYS, "used": 1, "chosen": m.STACK_LIMIT}[name]


def _read_board(state: TorresState, lines: Lines) -> None:
    rows = lines.take("heights").split()
    text = "".join(rows)
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows) or not set(text) <= set(LEVELS):
        raise lines.wrong("heights", " ".join(rows))
    state.board.set_heights([LEVELS.index(letter) for letter in text])
    king = lines.take("king", "")
    if king:
        state.board.put_king(_index(lines, "king", king, SQUARES))


def _read_seat(state: TorresState, lines: Lines, seat: int) -> None:
    for name in lines.take(f"knights {seat}", "").split():
        square = SQUARE.get(name, -1)
        if square < 0 or not state.board.is_free(square) or state.reserve[seat] == 0:
            raise lines.wrong(f"knights {seat}", name)
        state.board.put_knight(seat, square)
        state.reserve[seat] -= 1
    stacks = lines.take(f"stacks {seat}", "").split()
    if len(stacks) > 4 or not set(stacks) <= set(STACK_SIZES):
        raise lines.wrong(f"stacks {seat}", " ".join(stacks))
    state.stacks[seat] = m.pack([int(size) for size in stacks])
    state.hands[seat] = m.pack(_read_cards(lines, f"hand {seat}"))
    state.played[seat] = m.pack(_read_cards(lines, f"played {seat}"))
    state.top[seat] = bytes(_read_cards(lines, f"top {seat}"))
    state.bottom[seat] = bytes(_read_cards(lines, f"bottom {seat}"))
    for word in lines.take(f"score {seat}", "").split():
        name, _, value = word.partition("=")
        if name not in SCORE_PLACES or not value.isdecimal() or len(value) > 6:
            raise lines.wrong(f"score {seat}", word)
        state.tally[TALLY * seat + SCORE_PLACES[name]] = int(value)
        state.scores[seat] += int(value)


def _read_cards(lines: Lines, key: str) -> list[int]:
    cards = [_index(lines, key, name, CARDS) for name in lines.take(key, "").split()]
    for card in cards:
        if cards.count(card) > COPIES:  # more would not fit a packed count
            raise PositionError("torres-position-cards", card=CARDS[card], copies=COPIES)
    return cards


def _count(state: TorresState, lines: Lines) -> None:
    """Count the supply and the unseen cards: whatever is nowhere else (TR-1.6, TR-13.1)."""
    state.supply = m.BLOCKS - state.board.blocks() - max(state.chosen, 0) - sum(map(m.blocks_in, state.stacks))
    if state.supply < 0:
        raise PositionError("torres-position-blocks", blocks=m.BLOCKS - state.supply, most=m.BLOCKS)
    for seat in range(1 if state.cards == m.COMMON else state.seats):
        seats = range(state.seats) if state.cards == m.COMMON else (seat,)
        copies = COPIES if state.cards == m.COMMON else 1
        for card in range(m.KINDS):
            there = sum((state.hands[each] >> 3 * card & 7) + (state.played[each] >> 3 * card & 7) for each in seats)
            there += sum(state.top[each].count(card) + state.bottom[each].count(card) for each in seats)
            if seat == state.seat:
                there += state.drawn.count(card)
            if there > copies:
                raise PositionError("torres-position-cards", card=CARDS[card], copies=copies)
            if state.cards != m.IN_HAND:
                state.unseen[seat] += (copies - there) * m.ONE[card]
