"""Set-up, rounds, phases and their steps (sections 2, 4, 12, 13, 17, 18).

`next_step` is called when the stack is empty; it pushes the next frame, or sets who must act outside the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT, changed, ones
from tabletown.core.state import CHANCE
from tabletown.core.vecs import append, vec
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules import vectors
from tabletown.games.sweet_lands.rules.characters import END_OF_ROUND, TOWER_STANDS
from tabletown.games.sweet_lands.rules.dealing import all_cards, upgraded_count
from tabletown.games.sweet_lands.rules.effects.apply import joined, score, start, start_nodes, start_top
from tabletown.games.sweet_lands.rules.effects.counters import city_points, count_cities, symbol_points
from tabletown.games.sweet_lands.rules.effects.feasibility import areas_open
from tabletown.games.sweet_lands.rules.material import AREAS, FIRST_END_HELP, FIRST_UPGRADED
from tabletown.games.sweet_lands.rules.points import LAYER, NOBODY, a_of, frame
from tabletown.games.sweet_lands.rules.realm import BYTE, Realm
from tabletown.games.sweet_lands.rules.vectors import DECK, DISCARDS, DISKS, HAVE, MADE

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

DRAFTED = 6
ENDING_STEPS = 6  # of the end of a round, before the help piece moves (section 12)


def next_step(s: SweetLandsState) -> bool:
    """Continue with the next step; return False when a seat or the dealer must act, or the match is over."""
    phase = s.phase
    if phase == at.ACTION:
        return _next_turn(s)
    if phase == at.ENDING:
        return next_ending(s)
    if phase == at.PRODUCTION:
        return _next_production(s)
    if phase == at.LAYOUT:
        s.waiting = CHANCE
        return False
    if phase == at.CHARACTERS or phase == at.HELP_CELLS:
        return _next_setup(s)
    if phase == at.REVEAL:
        if s.step < 2:
            s.waiting = CHANCE
            return False
        s.phase, s.step = at.PRODUCTION, 0
        return True
    s.waiting = 0
    if phase == at.DEAL:
        s.waiting = CHANCE
    elif phase != at.OVER:
        for seat in range(s.seats):
            if s.chosen[seat] == NOBODY and (phase == at.DRAFT or s.realms[seat].held):
                s.waiting |= BIT[seat]
    return False


# Set-up.


def layout_size(s: SweetLandsState) -> i64:
    """Return how many tokens and markers the dealer lays out (SL-2.12)."""
    board = s.m.help_board[s.seats]
    size = board[0] + board[1] + upgraded_count(s)
    return size if s.solo else size + s.m.milestones_in_play + s.m.scoring_in_play + 1


def lay_out(s: SweetLandsState, outcome: i64) -> None:
    """Carry out one draw of the set-up."""
    if outcome >= act.FIRST_PLAYER:
        s.first = outcome - act.FIRST_PLAYER
    elif outcome >= act.SCORING:
        s.scoring += bytes([outcome - act.SCORING])
    elif outcome >= act.MILESTONE:
        tokens = bytearray(s.milestones)
        tokens[(outcome - act.MILESTONE) // 2] = 1 + (outcome - act.MILESTONE) % 2
        s.milestones = bytes(tokens)
    elif outcome >= act.UPGRADED:
        s.add_upgraded(FIRST_UPGRADED + outcome - act.UPGRADED)
    else:
        cells = bytearray(s.help)
        cells[_help_place(s)] = 1 + outcome - act.LAY_HELP
        s.help = bytes(cells)
    s.step += 1
    if s.step == layout_size(s):
        if s.solo:
            s.first = 0
        s.phase, s.step = at.CHARACTERS, 0


def _help_place(s: SweetLandsState) -> i64:
    """Return the place of the next help token: cells with an end-of-round token first get one ordinary token each."""
    board = s.m.help_board[s.seats]
    ordinary, ending = board[0], board[1]
    if s.step >= ordinary:
        return 2 * (s.step - ordinary) + 1
    return 2 * s.step if s.step < ending else ending + s.step


def new_table(s: SweetLandsState) -> None:
    """Set up everything that is not drawn at random (SL-2.1 to SL-2.6)."""
    s.stock = bytes([s.m.copies] * FIRST_UPGRADED) + bytes(len(s.stock) - FIRST_UPGRADED)
    s.help = bytes(2 * s.m.help_board[s.seats][2])
    s.deck = all_cards()


def _next_setup(s: SweetLandsState) -> bool:
    if s.step == s.seats:
        if s.phase == at.CHARACTERS:
            s.phase, s.step = at.HELP_CELLS, 0
        else:
            start_round(s)
        return True
    s.seat = (s.first - 1 - s.step) % s.seats  # SL-2.8
    s.step += 1
    if s.phase == at.CHARACTERS:
        s.push(frame(at.DOMAIN))
        s.push(frame(at.CHARACTER))
    else:
        s.push(frame(at.HELP_CELL))
    return True


# Rounds.


def start_round(s: SweetLandsState) -> None:
    """Begin a round and fix its turn order (SL-4.2, SL-12.9, SL-17.1)."""
    if s.ended:
        s.first = s.ended[0]
    if s.ended and s.changing:
        s.order = s.ended
    else:
        s.order = bytes([(s.first + each) % s.seats for each in range(s.seats)])
    s.round += 1
    s.ended = b""
    s.phase, s.step = at.REVEAL if s.solo else at.PRODUCTION, 0


def reveal(s: SweetLandsState, card: i64) -> None:
    """Reveal a solo card and put Mio's disks (SL-18.2)."""
    s.revealed += bytes([card])
    s.step += 1
    for area in s.m.solo_areas[card]:
        if areas_open(s) & BIT[area] and s.n[DISKS + area] < s.m.area_slots[area]:
            s.put_disk(area)


def _next_production(s: SweetLandsState) -> bool:
    """Begin the next production step; with a draft, everyone's first three steps come first (SL-4.3, SL-17.2)."""
    number = s.step
    draft = s.drafting and s.round == 1
    if number == 4 * s.seats:
        s.phase = at.ACTION
        s.seat = s.order[-1]
        return True
    if draft:
        place, part = (number // 3, number % 3) if number < 3 * s.seats else (number - 3 * s.seats, 3)
    else:
        place, part = number // 4, number % 4
    s.step += 1
    s.seat = s.order[place]
    realm = s.realms[s.seat]
    s.ripe = realm.flipped
    if part == 0:
        waiting = 0
        for place in range(2):
            token: i64 = s.help[2 * realm.help + place]
            if 0 < token <= FIRST_END_HELP:
                s.push(frame(at.HELP, token - 1))
                waiting += 1
        start_top(s, waiting)
    elif part == 1:
        start(s, s.m.characters[realm.character].producing, False)
    elif part == 2:
        for each in range(4):
            realm.n[HAVE + each] += realm.n[MADE + each]
        if draft and number == 3 * s.seats - 1:
            s.phase = at.DEAL
    else:
        _draw_hand(s, realm, draft)
    return True


def _draw_hand(s: SweetLandsState, realm: Realm, drafted: bool) -> None:
    character = s.m.characters[realm.character]
    number = ones(realm.areas) * s.m.draw_area
    if s.round > 1:
        number += s.m.draw_later
    else:
        number += character.first_draw + (0 if drafted else s.m.draw_first)
        if character.first_employ:
            s.push(frame(at.CARMEN, character.first_employ))
    if number:
        s.push(frame(at.DRAW, number))


def _next_turn(s: SweetLandsState) -> bool:
    """Begin the next turn, or end the round (SL-5.1)."""
    if len(s.ended) == s.seats:
        if s.round == s.m.rounds:
            s.phase = at.OVER
        else:
            s.phase, s.step = at.CLEANUP, 0
            for area in range(len(AREAS)):
                s.n[DISKS + area] = 0
            for realm in s.realms:
                realm.disks = 0
        return True
    place = s.order.index(s.seat)
    while True:
        place = (place + 1) % s.seats
        if s.order[place] not in s.ended:
            break
    s.seat = s.order[place]
    s.push(frame(at.TURN))
    return True


def end_round(s: SweetLandsState) -> None:
    """End the round for the seat whose turn it is: the steps of section 12 follow."""
    s.depth = 0
    s.phase, s.step = at.ENDING, 0


def next_ending(s: SweetLandsState) -> bool:
    """Begin the next step of the end of a round (section 12)."""
    realm = s.realms[s.seat]
    m = s.m
    character = m.characters[realm.character]
    nodes = vec[i64]()
    stands = realm.modifiers & TOWER_STANDS != 0
    s.ripe = realm.flipped  # SL-7.11
    s.step += 1
    if s.step == 1:
        realm.ip_before, realm.ip_round = realm.ip, 0
        nodes = joined(m.program, nodes, character.ending)
        if stands and character.tower_score >= 0 and not character.late:
            nodes = append(nodes, character.tower_score)
    elif s.step == 2:
        realm.cp += city_points(m, realm, count_cities(m, realm, 0), stands)
    elif s.step == 3:
        realm.ip += symbol_points(m, realm)
        realm.ip_round = realm.ip - realm.ip_before
        if stands and character.late:  # SL-12.4
            score(s, realm, character.tower_score)
    elif s.step == 4:
        token = s.help[2 * realm.help + 1]
        if token > FIRST_END_HELP:
            start(s, m.help_effect[token - 1], False)
    elif s.step == 5:
        for skill in realm.skills:
            if m.skills[skill].timing == END_OF_ROUND:
                nodes = joined(m.program, nodes, m.skill_effect[skill])
    elif s.step == 6:
        for card in realm.played:
            if m.card_kind[card] == END_OF_ROUND:
                nodes = joined(m.program, nodes, m.card_effect[card])
    elif s.step == 7:
        if s.round < m.rounds:
            s.push(frame(at.HELP_MOVE))
    else:
        s.ended += BYTE[s.seat]
        s.phase = at.ACTION
    start_nodes(s, nodes, 0, len(nodes))
    return True


# Simultaneous choices and the deck.


def deal(s: SweetLandsState, card: i64) -> None:
    """Deal a card of the draft packets, seat after seat in turn order (SL-17.2)."""
    s.draw_card(card)
    seat = drawing_seat(s)
    packets = s.packets[:]
    packets[seat] = bytes(sorted([*packets[seat], card]))
    s.packets = packets
    if len(s.packets[s.order[-1]]) == DRAFTED:
        s.phase = at.DRAFT


def drawing_seat(s: SweetLandsState) -> i64:
    """Return the seat that the next card goes to; the draft fills one packet after the other."""
    if s.phase != at.DEAL:
        return s.seat
    for seat in s.order:
        if len(s.packets[seat]) < DRAFTED:
            return seat
    return s.order[0]


def pick(s: SweetLandsState, seat: i64, card: i64) -> None:
    """Make a sealed choice of the draft; after the last one the packets are passed to the left."""
    s.chosen = changed(s.chosen, seat, card)
    if NOBODY in s.chosen:
        return
    packets: list[bytes] = []
    for each in range(s.seats):
        s.realms[each].hold(s.chosen[each])
        packets.append(without(s.packets[each], s.chosen[each]))
    s.chosen = [NOBODY] * len(packets)
    s.packets = [packets[-1], *packets[:-1]]
    if len(s.packets[0]) == 1:  # SL-20.6: the last card is forced
        for each in range(s.seats):
            s.realms[each].hold(s.packets[each][0])
        s.packets = [b""] * len(packets)
        s.phase = at.PRODUCTION


def keep(s: SweetLandsState, seat: i64, card: i64) -> None:
    """Make a sealed choice of the clean-up; after the last one all other cards are discarded (SL-13.1)."""
    s.chosen = changed(s.chosen, seat, card)
    for each in range(s.seats):
        if s.chosen[each] == NOBODY and s.realms[each].held:
            return
    for each in range(s.seats):
        realm = s.realms[each]
        for other in realm.hand:
            if other != s.chosen[each]:
                s.discard(realm, other)
        realm.turned = 0
        realm.used = 0
    s.chosen = [NOBODY] * len(s.chosen)
    start_round(s)


def draw(s: SweetLandsState, card: i64) -> None:
    """Draw a card for the seat on the stack."""
    s.draw_card(card)
    s.realms[s.seat].hold(card)
    left = a_of(s.top()) - 1
    if left:
        s.replace_top(frame(at.DRAW, left))
    else:
        s.depth -= 1


def refill(s: SweetLandsState) -> bool:
    """Bring up the next layer or the shuffled discard pile if needed; return whether there is a card (SL-4.5, SL-4.6)."""
    if not vectors.is_empty(s.n, DECK):
        return True
    if s.under:
        cut = s.under.find(LAYER)
        s.deck, s.under = (s.under, b"") if cut < 0 else (s.under[:cut], s.under[cut + 1 :])
    else:
        for word in range(vectors.WORDS):
            s.n[DECK + word] = s.n[DISCARDS + word]
            s.n[DISCARDS + word] = 0
    return not vectors.is_empty(s.n, DECK)


def without(cards: bytes, card: int) -> bytes:
    """Return a packet without one card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
