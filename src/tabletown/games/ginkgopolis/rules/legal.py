"""Legal actions and outcomes at each decision point of Ginkgopolis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT, nth, ones
from tabletown.core.chance import Rng
from tabletown.core.menu import Menu
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.actions import COMMIT_TILES, OUTCOME
from tabletown.games.ginkgopolis.rules.points import DECK, NOTHING
from tabletown.games.ginkgopolis.rules.tokens import token_options

if TYPE_CHECKING:
    from tabletown.games.ginkgopolis.rules.state import GinkgopolisState


def outcomes(state: GinkgopolisState) -> list[tuple[int, int]]:
    """Return the dealer's outcomes with their weights (GK-2.11, GK-3.7)."""
    point = state.point()
    if point == at.CARDS or point == at.EXPERT:
        return in_deck(state, act.DRAW_CARD)
    if point == at.TILES or point == at.GOSHA_TILE:
        return in_set(state.unseen, act.DRAW_TILE)
    if point == at.DISCARDS:
        return in_deck(state, act.DISCARD)
    if point == at.CITY:
        return [act.outcome(act.LAY + tile) for tile in m.START_TILES if not state.n[v.LAID + tile]]
    if point == at.CHARACTERS:
        return in_set(undealt(state), act.DEAL_CHARACTER)
    if point == at.SETS:
        dealt = sum(state.characters)
        return [act.outcome(act.DEAL_SET + each) for each in range(m.SET_COUNT) if not m.SETS[each] & dealt]
    if point == at.FIRST:
        return [act.outcome(act.FIRST_PLAYER + seat) for seat in range(state.seats)]
    return []


def draw(state: GinkgopolisState, rng: Rng) -> int:
    """Draw one of the outcomes, without listing them where it is a piece of a deck or a set."""
    point = state.point()
    if point == at.CARDS or point == at.EXPERT or point == at.DISCARDS:
        card = v.pick(state.n, DECK, rng.below(state.deck))
        return card + (act.DISCARD if point == at.DISCARDS else act.DRAW_CARD)
    if point == at.TILES or point == at.GOSHA_TILE:
        return act.DRAW_TILE + nth(state.unseen, rng.below(ones(state.unseen)))
    if point == at.CITY:
        left: i64 = m.START_SET
        left &= ~state.tops
        return act.LAY + nth(left, rng.below(ones(left)))
    return rng.weighted(outcomes(state))


def in_deck(state: GinkgopolisState, base: int) -> list[tuple[int, int]]:
    """Return an outcome for each card of the deck."""
    start = base - act.LAY
    return [OUTCOME[start + card] for card in v.cards_at(state.n, DECK)]


def in_set(bits: int, base: int) -> list[tuple[int, int]]:
    """Return an outcome for each piece of a set."""
    found: list[tuple[int, int]] = []
    start = base - act.LAY
    left: i64 = bits
    while left:
        if left & 1:
            found.append(OUTCOME[start])
        left >>= 1
        start += 1
    return found


def undealt(state: GinkgopolisState) -> int:
    """Return the characters that have not been dealt."""
    dealt = 0
    for packet in state.packets:
        dealt |= packet
    return m.CHARACTER_DECKS[state.variant] & ~dealt


def fill(state: GinkgopolisState, seat: int, menu: Menu) -> None:
    """Add the legal actions of a seat."""
    point = state.point()
    if point == at.CHOOSE:
        if state.must_give():
            for card in state.hand(seat):
                menu.one(act.GIVE_CARD + card)
        else:
            commit_options(state, seat, menu)
    elif point == at.TOKEN:
        argument = state.argument()
        menu.hold(token_options(state, argument & 15, argument >> 4))
    elif point == at.ASSET:
        if can_take_resource(state, seat):  # D4: as far as there are any (GK-4.1)
            menu.one(act.TAKE_RESOURCE)
        if can_take_tile(state):
            menu.one(act.TAKE_TILE)
    elif point == at.RETURN:
        menu.add(act.RETURN_TILE, returnable(state, seat))  # D6: one by one (GK-6.2, GK-6.6)
        menu.one(act.RETURN_DONE)
    else:
        menu.add(act.PICK, packet_of(state, seat))


def packet_of(state: GinkgopolisState, seat: int) -> int:
    """Return the characters of which a seat keeps one now (GK-2.8)."""
    return state.packets[(seat - state.argument()) % state.seats]


def commit_options(state: GinkgopolisState, seat: int, menu: Menu) -> None:
    """Add D1 and D2: each card of the hand without or with each tile (GK-3.2, GK-3.3), or a new hand (GK-3.4)."""
    tiles = 2 * state.n[v.TILES + seat] + 1
    hand: i64 = v.SETS + 2 * (at.IN_HAND + seat)
    bits = state.n[hand]
    while bits:
        menu.add(act.COMMIT + COMMIT_TILES * ones((bits & -bits) - 1), tiles)
        bits &= bits - 1
    bits = state.n[hand + 1]
    while bits:
        menu.add(act.COMMIT + COMMIT_TILES * (m.URBAN + ones((bits & -bits) - 1)), tiles)
        bits &= bits - 1
    if state.n[v.NEW_HANDS + seat] > 0:
        menu.one(act.NEW_HAND)


def can_take_resource(state: GinkgopolisState, seat: int) -> bool:
    """Return whether the own reserve of a seat holds a resource."""
    return state.n[v.STORE + seat] > 0


def can_take_tile(state: GinkgopolisState) -> bool:
    """Return whether the tile reserve holds a tile."""
    return state.reserve > 0


def returnable(state: GinkgopolisState, seat: int) -> int:
    """Return the tiles behind the screen of a seat, without the one on a card that lies face down (GK-6.2)."""
    committed = state.committed_tile(seat)
    return state.n[v.TILES + seat] & ~BIT[committed] if committed != NOTHING else state.n[v.TILES + seat]
