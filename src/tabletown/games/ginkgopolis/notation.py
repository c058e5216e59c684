"""Positions of Ginkgopolis as text.

A building is `cell: tiles from the bottom to the top @owner !`, with ! for a construction site. A card in a hand is
followed by the seats that have held it since it was drawn, in this order, and by the deck it came from: `urban_A:0+1/2`.
Played cards in `gone` are written in the same way, without their names. `drew` counts tiles drawn since D6, seat by seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mypy_extensions import i64

from tabletown.core.bits import BIT, members
from tabletown.core.errors import PositionError
from tabletown.core.notation import Lines, write_options
from tabletown.core.vecs import vec
from tabletown.games.ginkgopolis.options import GinkgopolisOptions
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.actions import sealed, sealed_card
from tabletown.games.ginkgopolis.rules.effects import keep_card, keep_characters
from tabletown.games.ginkgopolis.rules.material import CARD, CARDS, CELL, CELLS, CHARACTER, CHARACTERS, LETTERS, TILE, TILES
from tabletown.games.ginkgopolis.rules.points import FRAME, NOTHING, POINTS
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.rules.tokens import move_token
from tabletown.games.ginkgopolis.validation import flaw

NONE = "-"
NUMBERS = {"screen": v.SCREEN, "store": v.STORE, "points": v.POINTS, "new_hands": v.NEW_HANDS, "gave": v.GAVE}
TILE_SETS = {"tiles": v.TILES, "shown": v.SHOWN, "aside": v.ASIDE, "returned": v.RETURNED}
COUNTERS = {"round": 0, "first": NOTHING, "turn": 0, "acting": NOTHING, "build": 0, "reserve": 0, "exhausted": 0}


def write(state: GinkgopolisState) -> str:
    """Return the position as text."""
    lines = ["ginkgopolis", f"options: {write_options(state.options)}"]
    lines.append("stack: " + " ".join(_write_frame(frame) for frame in state.stack))
    lines += [f"{name}: {getattr(state, name)}" for name, usual in COUNTERS.items() if getattr(state, name) != usual]
    lines.append("waiting: " + _join(str(seat) for seat in members(state.waiting)))
    if state.ending:
        lines.append("ending: yes")
    for name, card in (("card", state.card), ("other_card", state.other_card)):
        if card != NOTHING:
            lines.append(f"{name}: {CARDS[card]}")
    if state.tile != NOTHING:
        lines.append(f"tile: {TILES[state.tile]}")
    lines += [f"building {_write_building(state, tile)}" for tile in members(state.tops)]
    tokens = zip(LETTERS, state.tokens)
    lines.append("tokens: " + " ".join(f"{letter}({CELLS[cell]})" for letter, cell in tokens if cell != NOTHING))
    lines.append("deck: " + _join(CARDS[card] for card in state.cards_at(at.DECK)))
    lines.append("discard: " + _join(CARDS[card] for card in state.cards_at(at.DISCARD)))
    if state.card != NOTHING:
        lines.append("table: " + _join(CARDS[card] for card in state.cards_at(at.TABLE)))
    lines += [f"{name}: {_write_tiles(getattr(state, name))}" for name in ("unseen", "removed") if getattr(state, name)]
    if state.gone:
        lines.append("gone: " + _join(_write_held(state, each) for each in state.gone))
    for player in range(state.players):
        lines += _write_player(state, player)
    if state.packets:
        lines += [f"packet {seat}: {_write_characters(state.packets[seat])}" for seat in range(state.seats)]
        lines.append("picks: " + " ".join(CHARACTERS[each] if each != NOTHING else NONE for each in state.picks))
    return "\n".join(lines) + "\n"


def _join(words: Iterable[str]) -> str:
    return " ".join(words) or NONE


def _write_frame(frame: int) -> str:
    return POINTS[frame & 31] + (f"={frame // FRAME}" if frame // FRAME else "")


def _write_building(state: GinkgopolisState, tile: int) -> str:
    words = [f"{CELLS[state.cell_of(tile)]}:", *(TILES[each] for each in state.tiles_of(tile))]
    if state.owner_of(tile) != NOTHING:
        words.append(f"@{state.owner_of(tile)}")
    if state.sites & BIT[tile]:
        words.append("!")
    return " ".join(words)


def _write_card(state: GinkgopolisState, card: int) -> str:
    return f"{CARDS[card]}:{_write_held(state, state.cards[card])}"


def _write_held(state: GinkgopolisState, held: int) -> str:
    """Return who has held a card, the holder last, and its deck; nobody for Gosha's card."""
    holder, age, build = (held & at.PLACE) - at.IN_HAND, held // at.AGE & at.AGE_PART, held // at.BUILD
    seats = "+".join(str((holder - each) % state.seats) for each in range(age, -1, -1))
    return (seats if holder < state.seats else "") + (f"/{build}" if build else "")


def _write_tiles(tiles: int) -> str:
    return _join(TILES[tile] for tile in members(tiles))


def _write_characters(characters: int) -> str:
    return _join(CHARACTERS[each] for each in members(characters))


def _write_player(state: GinkgopolisState, player: int) -> list[str]:
    numbers = {name: state.n[place + player] for name, place in NUMBERS.items()}
    lines = [f"player {player}: " + " ".join(f"{name}={n}" for name, n in numbers.items() if n or name != "gave")]
    drew = state.drew[player * state.players : (player + 1) * state.players]
    if any(drew):
        lines.append(f"drew {player}: " + _join(map(str, drew)))
    sets = {name: state.n[place + player] for name, place in TILE_SETS.items()}
    lines += [f"{name} {player}: {_write_tiles(tiles)}" for name, tiles in sets.items() if tiles]
    lines.append(f"hand {player}: " + _join(_write_card(state, card) for card in state.hand(player)))
    if state.tableau(player):
        lines.append(f"tableau {player}: " + _join(CARDS[card] for card in state.tableau(player)))
    if state.characters[player]:
        lines.append(f"characters {player}: {_write_characters(state.characters[player])}")
    commit = state.commits[player]
    if commit != NOTHING:
        tile = state.committed_tile(player)
        lines.append(f"commit {player}: {CARDS[sealed_card(commit)]} {TILES[tile] if tile != NOTHING else 'none'}")
    return lines


# Reading.


def read(text: str, make_options: Callable[..., GinkgopolisOptions]) -> GinkgopolisState:
    """Return the position of a text; `make_options` is `game.options`."""
    lines = Lines(text, "ginkgopolis")
    given = dict(lines.values)
    state = GinkgopolisState(make_options(**lines.options()))
    for word in lines.take("stack").split():
        name, _, argument = word.partition("=")
        if name not in POINTS or not _is_number(argument or "0"):
            raise lines.wrong("stack", word)
        state.push(POINTS.index(name), int(argument or "0"))
    if not state.depth:
        raise lines.wrong("stack", "")
    for name, usual in COUNTERS.items():
        setattr(state, name, lines.number(name, usual))
    state.waiting = sum(BIT[seat] for seat in _seats(lines, "waiting", state.seats))
    ending = lines.take("ending", "no")
    if ending not in ("yes", "no"):
        raise lines.wrong("ending", ending)
    state.ending = ending == "yes"
    state.card = _one(lines, "card", CARD)
    state.other_card = _one(lines, "other_card", CARD)
    state.tile = _one(lines, "tile", TILE)
    _read_city(state, lines)
    _read_cards(state, lines, "deck", at.DECK)
    _read_cards(state, lines, "discard", at.DISCARD)
    _read_cards(state, lines, "table", at.TABLE)
    state.deck = len(state.cards_at(at.DECK))
    state.unseen = _set(lines, "unseen", TILE)
    state.removed = _set(lines, "removed", TILE)
    for player in range(state.players):
        _read_player(state, lines, player)
    if "picks" in lines.values:
        state.packets = [_set(lines, f"packet {seat}", CHARACTER) for seat in range(state.seats)]
        state.picks = [
            NOTHING if name == NONE else _known(lines, "picks", name, CHARACTER) for name in _words(lines, "picks")
        ]
        if len(state.picks) != m.KEPT * state.seats:
            raise lines.wrong("picks", str(len(state.picks)))
    state.gone = vec[i64](sorted(_held(state, lines, "gone", word, NOTHING) for word in _words(lines, "gone")))
    lines.finish()
    key = flaw(state)
    if key:
        raise PositionError("ginkgopolis-position-unsound", key=key, text=given.get(key, NONE))
    return state


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) < 8


def _words(lines: Lines, key: str) -> list[str]:
    text = lines.take(key, NONE)
    return text.split() if text != NONE else []


def _known(lines: Lines, key: str, name: str, names: dict[str, int]) -> int:
    if name not in names:
        raise lines.wrong(key, name)
    return names[name]


def _one(lines: Lines, key: str, names: dict[str, int]) -> int:
    words = _words(lines, key)
    return _known(lines, key, " ".join(words), names) if words else NOTHING


def _set(lines: Lines, key: str, names: dict[str, int]) -> int:
    return sum({BIT[_known(lines, key, name, names)] for name in _words(lines, key)})


def _seats(lines: Lines, key: str, seats: int) -> list[int]:
    words = _words(lines, key)
    if any(not _is_number(word) or int(word) >= seats for word in words):
        raise lines.wrong(key, " ".join(words))
    return [int(word) for word in words]


def _read_city(state: GinkgopolisState, lines: Lines) -> None:
    for key in [key for key in lines.values if key.startswith("building ")]:
        cell = _known(lines, key, key.removeprefix("building "), CELL)
        words = _words(lines, key)
        site, owner = "!" in words, next((word[1:] for word in words if word.startswith("@")), "")
        if owner and not (_is_number(owner) and int(owner) < state.players):
            raise lines.wrong(key, owner)
        tiles = [_known(lines, key, word, TILE) for word in words if word != "!" and not word.startswith("@")]
        twice = len(set(words)) < len(words) or any(state.laid[tile] for tile in tiles)
        if not tiles or twice or len(words) > len(tiles) + site + (owner != ""):
            raise lines.wrong(key, " ".join(words))
        for height, tile in enumerate(tiles, 1):
            last = height == len(tiles)
            state.lay(tile, cell, height, 1 + int(owner) if owner and last else 0)
            if site and last:
                state.sites |= BIT[tile]
            if owner and last:
                state.n[v.PLACED + int(owner)] += height
    v.assign(state.n, v.TOKENS, [NOTHING] * m.TOKEN_COUNT)
    default = " ".join(f"{letter}({CELLS[cell]})" for letter, cell in zip(LETTERS, m.TOKEN_CELLS))
    for word in lines.take("tokens", default).split():
        letter, _, place = word.partition("(")
        if letter not in LETTERS:
            raise lines.wrong("tokens", word)
        cell = _known(lines, "tokens", place.removesuffix(")"), CELL)
        if state.content(cell) or state.tokens[LETTERS.index(letter)] != NOTHING:
            raise lines.wrong("tokens", word)
        move_token(state, LETTERS.index(letter), cell)


def _read_cards(state: GinkgopolisState, lines: Lines, key: str, place: int) -> list[int]:
    found = []
    for word in _words(lines, key):
        name, _, held = word.partition(":")
        card = _known(lines, key, name, CARD)
        in_hand = at.IN_HAND <= place < at.IN_TABLEAU
        if state.place_of(card) != at.STOCK or (held and not in_hand):
            raise lines.wrong(key, word)
        state.move(card, _held(state, lines, key, held, place - at.IN_HAND) if in_hand else place)
        found.append(card)
    return found


def _held(state: GinkgopolisState, lines: Lines, key: str, word: str, holder: int) -> int:
    """Read holders and deck of a card in a hand, such as `0+1/2`; without `holder` the last one has it."""
    chain, _, build = word.partition("/")
    seats = chain.split("+") if chain else []
    if not all(map(_is_number, [*seats, build or "0"])):
        raise lines.wrong(key, word)
    held = [int(seat) for seat in seats] or [holder]
    holder = held[-1] if holder == NOTHING else holder
    age = len(held) - 1
    usual = [(holder - each) % state.seats for each in range(age, -1, -1)]
    if held != (usual if holder < state.seats else [holder]) or not 0 <= holder < state.players or age > state.oldest():
        raise lines.wrong(key, word)
    return at.IN_HAND + holder + at.AGE * age + at.BUILD * int(build or "0")


def _read_player(state: GinkgopolisState, lines: Lines, player: int) -> None:
    for word in lines.take(f"player {player}", "").split():
        name, _, value = word.partition("=")
        if name not in NUMBERS or not _is_number(value):
            raise lines.wrong(f"player {player}", word)
        state.n[NUMBERS[name] + player] = int(value)
    for name, place in TILE_SETS.items():
        state.n[place + player] = _set(lines, f"{name} {player}", TILE)
    _read_cards(state, lines, f"hand {player}", at.IN_HAND + player)
    for card in _read_cards(state, lines, f"tableau {player}", at.IN_TABLEAU + player):
        if card >= m.URBAN:
            raise lines.wrong(f"tableau {player}", CARDS[card])
        keep_card(state, player, card)
    keep_characters(state, player, _set(lines, f"characters {player}", CHARACTER))
    drew = _words(lines, f"drew {player}") or ["0"] * state.players
    if len(drew) != state.players or not all(map(_is_number, drew)):
        raise lines.wrong(f"drew {player}", " ".join(drew))
    v.assign(state.n, v.DREW + player * state.players, [int(word) for word in drew])
    words = _words(lines, f"commit {player}")
    if words:
        if len(words) != 2:
            raise lines.wrong(f"commit {player}", " ".join(words))
        tile = NOTHING if words[1] == "none" else _known(lines, f"commit {player}", words[1], TILE)
        state.n[v.COMMITS + player] = sealed(_known(lines, f"commit {player}", words[0], CARD), tile)
