"""Readable positions of Sweet Lands: `to_text` and `from_text`.

Cells are written `q,r`, edges `q,r/q,r`; a token turned over ends with `*`, a special token names itself (`1,0:sp_gold*`).
Derived values are left out: the deck is every card that is nowhere else, the stock every skill token without an owner,
symbols and modifiers come from character, cards and tokens. A realm line may leave out start values and zeros.
Frames are `kind=a,b,c`, with `!` where the first unit cannot be declined (rules/points.py).
"""

from __future__ import annotations

from collections.abc import Callable

from tabletown.core.bits import BIT, members
from tabletown.core.errors import PositionError
from tabletown.core.notation import Lines, write_options
from tabletown.games.sweet_lands.options import SweetLandsOptions
from tabletown.games.sweet_lands.rules.effects.compiler import INDUSTRIES, RESOURCES
from tabletown.games.sweet_lands.rules.effects.origins import ORIGINS
from tabletown.games.sweet_lands.rules.flow import settle
from tabletown.games.sweet_lands.rules.geometry import cell_of, cells_of, name_cell, name_edge
from tabletown.games.sweet_lands.rules.material import (
    AREAS,
    BOARDS,
    CARD,
    CARDS,
    CHARACTERS,
    FIRST_UPGRADED,
    HELP,
    MILESTONES,
    PIECES,
    SCORING,
    SKILLS,
    SOLO_CARDS,
    SPECIALS,
    TRACKS,
)
from tabletown.games.sweet_lands.rules.phases import new_table
from tabletown.games.sweet_lands.rules.placement import complete_realm, pieces_of, put_piece, set_roads
from tabletown.games.sweet_lands.rules.points import LAYER, NOBODY, PHASES, read_frame, write_frame
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.sides import ROAD, SPECIAL
from tabletown.games.sweet_lands.rules.state import SweetLandsState

NONE = "-"
NUMBERS = (
    "vp", "cp", "ip", "ip_before", "ip_round", "food", "cart", "wonders", "discount", "disks", "markers",
)  # fmt: skip
TABLE = ("round", "step", "seat")


def write(state: SweetLandsState) -> str:
    """Return the position as text."""
    lines = ["sweet_lands", f"options: {write_options(state.options)}", f"phase: {PHASES[state.phase]}"]
    lines += [f"{name}: {getattr(state, name)}" for name in TABLE]
    lines.append(f"first: {state.first if state.first != NOBODY else NONE}")
    words: dict[str, list[str]] = {
        "order": [str(seat) for seat in state.order],
        "ended": [str(seat) for seat in state.ended],
        "pending": [write_frame(made) for made in state.pending],
        "queue": [[*INDUSTRIES, "any"][which] for which in state.queue],
        "granted": [CARDS[card] for card in state.granted],
        "ripe": [name_cell(cell) for cell in cells_of(state.ripe)],
        "disks": [f"{AREAS[area]}={number}" for area, number in enumerate(state.disks) if number],
        "under": [CARDS[card] if card != LAYER else "|" for card in state.under],
        "discards": [CARDS[card] for card in state.discards],
        "upgraded": [SKILLS[each] for each in range(FIRST_UPGRADED, len(SKILLS)) if state.stock[each]],
        "help": ["+".join(HELP[token - 1] if token else NONE for token in state.help[cell : cell + 2])
                 for cell in range(0, len(state.help), 2)],
        "milestones": [MILESTONES[token] + "ab"[side - 1] for token, side in enumerate(state.milestones) if side],
        "scoring": [SCORING[token] for token in state.scoring],
        "ends": [TRACKS[track] for track in members(state.ends_reached)],
        "revealed": [SOLO_CARDS[card] for card in state.revealed],
        "mio": [str(state.mio + 1)] if state.mio != NOBODY else [],
    }  # fmt: skip
    lines += [f"{key}: {' '.join(values)}" for key, values in words.items() if values]
    for seat, realm in enumerate(state.realms):
        if state.chosen[seat] != NOBODY:
            lines.append(f"chosen {seat}: {CARDS[state.chosen[seat]]}")
        if state.packets[seat]:
            lines.append(f"packet {seat}: {_cards(state.packets[seat])}")
        lines += _write_realm(state, seat, realm)
    return "\n".join(lines) + "\n"


def _cards(cards: bytes) -> str:
    return " ".join(CARDS[card] for card in cards)


def _write_realm(state: SweetLandsState, seat: int, realm: Realm) -> list[str]:
    if realm.character == NOBODY:
        return []
    words = [f"character={CHARACTERS[realm.character]}"]
    if realm.board != NOBODY:
        words.append(f"board={BOARDS[realm.board]}{'b' if realm.side else 'a'}")
    if realm.help != NOBODY:
        words.append(f"help={realm.help + 1}")
    words.append("have=" + "/".join(map(str, realm.have)))
    words.append("production=" + "/".join(map(str, realm.production)))
    words += [f"{name}={getattr(realm, name)}" for name in NUMBERS if getattr(realm, name)]
    if realm.loco != NOBODY:
        words.append(f"loco={realm.loco}")
    if any(realm.earned):
        words.append("earned=" + "/".join(map(str, realm.earned)))
    if any(realm.steps):
        words.append("steps=" + "/".join(map(str, realm.steps)))
    for name, bits in (("areas", realm.areas), ("used", realm.used)):
        if bits:
            words.append(f"{name}=" + "+".join(map(str, members(bits))))
    if realm.loose:
        words.append("loose=1")
    lines = {
        "realm": words,
        "land": [_write_token(state, realm, cell) for cell in cells_of(realm.tokens)],
        "roads": [name_edge(edge) for edge, byte in enumerate(realm.roads) if byte == ROAD],
        "pieces": _write_pieces(realm),
        "skills": [SKILLS[skill] + ("*" if realm.turned & BIT[skill] else "") for skill in realm.skills],
        "hand": [CARDS[card] for card in realm.hand],
        "shown": [CARDS[card] for card in realm.shown],
        "played": [CARDS[card] for card in realm.played],
        "columns": [f"{INDUSTRIES[column]}={CARDS[card]}" for column in range(3) for card in realm.columns[column]],
        "claimed": [MILESTONES[each // 2] + "ab"[each % 2] for each in realm.milestones],
    }
    return [f"{key} {seat}: {' '.join(values)}" for key, values in lines.items() if values]


def _write_token(state: SweetLandsState, realm: Realm, cell: int) -> str:
    side = state.m.sides[realm.side]
    text = name_cell(cell)
    if side.kind_of[cell] == SPECIAL:
        text += ":" + SPECIALS[((realm.special >> 3 * side.special_index[cell]) & 7) - 1]
    return text + ("*" if realm.flipped & BIT[cell] else "")


def _write_pieces(realm: Realm) -> list[str]:
    """Return properties and hares in words."""
    words = [f"{PIECES[piece]}@{name_cell(cell)}" for piece, cell in pieces_of(realm)]
    return words + [f"hare@{name_cell(cell)}" for cell in cells_of(realm.hares)]


# Reading.


def read(text: str, make_options: Callable[..., SweetLandsOptions]) -> SweetLandsState:
    """Return the position of a text; `make_options` is `game.options`."""
    lines = Lines(text, "sweet_lands")
    state = SweetLandsState(make_options(**lines.options()))
    new_table(state)
    phase = lines.take("phase")
    if phase not in PHASES:
        raise lines.wrong("phase", phase)
    state.phase = PHASES.index(phase)
    for name in TABLE:
        setattr(state, name, lines.number(name, 0))
    keys = list(lines.values)
    for key in keys:
        value = lines.take(key)
        try:
            _read_line(state, key, value)
        except (ValueError, KeyError, IndexError, TypeError, OverflowError):
            raise PositionError("position-value", key=key, text=value, line=lines.place.get(key, 0)) from None
    try:
        _complete(state)
        settle(state)
        possible = (state.actors() == 0) == (phase == "over")
    except (ValueError, KeyError, IndexError, TypeError, OverflowError):  # lines that do not go together
        possible = False
    if not possible:
        raise PositionError("position-nobody", phase=phase)
    return state


def _read_line(state: SweetLandsState, key: str, value: str) -> None:
    name, _, seat = key.partition(" ")
    words = value.split()
    if seat:
        _read_seat_line(state, name, state.realms[int(seat)], int(seat), words)
    elif name == "first":
        state.first = int(value) if value != NONE else NOBODY
    elif name in ("order", "ended"):
        setattr(state, name, bytes(int(word) for word in words))
    elif name == "pending":
        state.pending = [read_frame(word) for word in words]
    elif name == "queue":
        state.queue = bytes([*INDUSTRIES, "any"].index(word) for word in words)
    elif name in ("granted", "discards"):
        setattr(state, name, bytes(CARD[word] for word in words))
    elif name == "under":
        state.under = bytes(CARD[word] if word != "|" else LAYER for word in words)
    elif name == "ripe":
        state.ripe = sum(BIT[cell_of(word)] for word in words)
    elif name == "disks":
        disks = bytearray(len(AREAS))
        for word in words:
            area, _, number = word.partition("=")
            disks[AREAS.index(area)] = int(number)
        state.disks = bytes(disks)
    elif name == "upgraded":
        stock = bytearray(state.stock)
        for word in words:
            stock[SKILLS.index(word)] = 1
        state.stock = bytes(stock)
    elif name == "help":
        state.help = bytes(1 + HELP.index(token) if token != NONE else 0 for word in words for token in word.split("+"))
    elif name == "milestones":
        tokens = bytearray(len(MILESTONES))
        for word in words:
            tokens[MILESTONES.index(word[:-1])] = 1 + "ab".index(word[-1])
        state.milestones = bytes(tokens)
    else:
        _read_rest(state, name, words)


def _read_rest(state: SweetLandsState, name: str, words: list[str]) -> None:
    if name == "scoring":
        state.scoring = bytes(SCORING.index(word) for word in words)
    elif name == "ends":
        state.ends_reached = sum(BIT[TRACKS.index(word)] for word in words)
    elif name == "revealed":
        state.revealed = bytes(SOLO_CARDS.index(word) for word in words)
    elif name == "mio":
        state.mio = int(words[0]) - 1
    else:
        raise ValueError(name)


def _read_seat_line(state: SweetLandsState, name: str, realm: Realm, seat: int, words: list[str]) -> None:
    if name == "chosen":
        state.chosen[seat] = CARD[words[0]]
    elif name == "packet":
        state.packets[seat] = bytes(CARD[word] for word in words)
    elif name == "realm":
        for word in words:
            _read_realm_word(state, realm, *word.split("=", 1))
    elif name == "land":
        for word in words:
            _read_token(state, realm, word)
    elif name == "roads":
        set_roads(realm, words)
    elif name == "pieces":
        for word in words:
            _read_piece(realm, word)
    elif name == "skills":
        realm.skills = bytes(SKILLS.index(word.rstrip("*")) for word in words)
        realm.turned = sum(BIT[SKILLS.index(word[:-1])] for word in words if word.endswith("*"))
    elif name == "hand":
        realm.hand = bytes(sorted(CARD[word] for word in words))
    elif name == "shown":
        realm.shown = bytes(sorted(CARD[word] for word in words))
    elif name == "played":
        realm.played = bytes(CARD[word] for word in words)
    elif name == "columns":
        for word in words:
            column, _, card = word.partition("=")
            realm.columns[INDUSTRIES.index(column)] += bytes([CARD[card]])
    elif name == "claimed":
        realm.milestones = bytes(2 * MILESTONES.index(word[:-1]) + "ab".index(word[-1]) for word in words)
    else:
        raise ValueError(name)


def _read_realm_word(state: SweetLandsState, realm: Realm, name: str, value: str) -> None:
    if name == "character":
        realm.character = CHARACTERS.index(value)
        character = state.m.characters[realm.character]
        realm.have, realm.production = character.have, character.production
    elif name == "board":
        realm.board = BOARDS.index(value[:-1])
        realm.side = realm.board + 1 if "ab".index(value[-1]) else 0
        realm.roads = state.m.sides[realm.side].fresh
    elif name == "help":
        realm.help = int(value) - 1
    elif name == "have":
        realm.have = _numbers(value, len(RESOURCES))
    elif name == "production":
        realm.production = _numbers(value, 4)
    elif name == "earned":
        realm.earned = _numbers(value, len(ORIGINS))
    elif name == "steps":
        realm.steps = _numbers(value, 6)
    elif name in ("areas", "used"):
        setattr(realm, name, sum(BIT[int(number)] for number in value.split("+")))
    elif name == "loose":
        realm.loose = value == "1"
    elif name == "loco" or name in NUMBERS:
        setattr(realm, name, int(value))
    else:
        raise ValueError(name)


def _numbers(text: str, size: int) -> list[int]:
    numbers = [int(number) for number in text.split("/")]
    if len(numbers) != size or min(numbers) < 0:
        raise ValueError(text)
    return numbers


def _read_token(state: SweetLandsState, realm: Realm, word: str) -> None:
    side = state.m.sides[realm.side]
    place, _, special = word.rstrip("*").partition(":")
    cell = cell_of(place)
    if not side.land & BIT[cell] or (side.kind_of[cell] == SPECIAL) != bool(special):
        raise ValueError(word)
    realm.tokens |= BIT[cell]
    if special:
        realm.special += (SPECIALS.index(special) + 1) * BIT[3 * side.special_index[cell]]
    if word.endswith("*"):
        realm.flipped |= BIT[cell]


def _read_piece(realm: Realm, word: str) -> None:
    kind, _, place = word.partition("@")
    cell = cell_of(place)
    if kind == "hare":
        realm.hares |= BIT[cell]
    elif realm.built & BIT[cell]:
        raise ValueError(word)
    else:
        put_piece(realm, PIECES.index(kind), cell)


def _complete(state: SweetLandsState) -> None:
    """Derive what the text leaves out."""
    elsewhere = set(state.discards) | set(state.under)
    stock = bytearray(state.stock)
    for seat, realm in enumerate(state.realms):
        elsewhere |= {*realm.hand, *realm.played, *state.packets[seat]}
        for skill in realm.skills:
            if skill < FIRST_UPGRADED:
                stock[skill] -= 1
        state.claimed += len(realm.milestones)
        complete_realm(state, realm, seat)
    state.stock = bytes(stock)
    state.deck = bytes(card for card in range(len(CARDS)) if card not in elsewhere)
