"""What a seat may know of a match of Ginkgopolis (section 11), and who learns what of a step."""

from __future__ import annotations

import msgspec

from tabletown.core.bits import BIT, count, members
from tabletown.core.state import CHANCE
from tabletown.core.views import SEALED, SEEN, VEILED, View
from tabletown.games.ginkgopolis.options import GinkgopolisOptions
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import state as at
from tabletown.games.ginkgopolis.rules.actions import COMMIT_TILES
from tabletown.games.ginkgopolis.rules.flow import GinkgopolisState
from tabletown.games.ginkgopolis.rules.material import CARDS, CELLS, CHARACTERS, TILES
from tabletown.games.ginkgopolis.rules.state import FRAME, GOSHA_SEAT, NOTHING, POINTS


class BuildingView(msgspec.Struct, frozen=True):
    """A building: its tiles from the bottom to the top, its owner (-1: neutral), and whether it is marked."""

    cell: str
    tiles: tuple[str, ...]
    owner: int
    site: bool


class PlayerView(msgspec.Struct, frozen=True):
    """What a player has, as far as the viewer knows; a sealed commitment is counted with hand and tiles (GK-11.5)."""

    resources: int  # behind the screen
    reserve: int
    placed: int
    points: int
    new_hands: int
    tiles: int
    known_tiles: tuple[str, ...]
    shown_tiles: tuple[str, ...]  # those of them that everybody has seen
    gave: int  # tiles returned in D6
    drew: int  # tiles drawn since
    unmet: int  # those of them that were not the viewer's own and laid
    hand: tuple[str, ...]  # cards that the viewer knows
    decks: tuple[int, ...]  # and the decks they came from
    passed: tuple[int, ...]  # and how often, to the viewer's knowledge, they were passed on at least
    unknown: tuple[int, ...]  # of the other cards, the decks they came from
    draws: tuple[tuple[int, int], ...]  # into this hand on its way round: how long ago and from which deck; some were played
    cards: tuple[str, ...]  # building cards in the tableau
    characters: tuple[str, ...]
    with_tile: bool  # whether a tile lies on the card, once all have committed


class PacketView(msgspec.Struct, frozen=True):
    """A packet of the draft: picks that the viewer knows, and what it saw in it when it last passed it on or got it."""

    size: int  # before the pick that is now being made
    picks: tuple[str, ...]
    seen: tuple[str, ...]


class GinkgopolisView(View, frozen=True, kw_only=True):
    """`stack` is what is still to be done, the top last; `pool` are the cards whose place the viewer does not know."""

    options: GinkgopolisOptions
    stack: tuple[tuple[str, int], ...]
    undecided: int  # who has still to decide once the dealer is done
    round: int
    first: int
    turn: int
    acting: int
    card: str
    tile: str
    other_card: str
    ending: bool
    build: int
    deck: int
    discard: tuple[str, ...]
    pool: tuple[tuple[str, int], ...]  # card and deck
    reserve: int
    exhausted: int
    city: tuple[BuildingView, ...]
    tokens: tuple[str, ...]
    players: tuple[PlayerView, ...]
    packets: tuple[PacketView, ...]
    commit: tuple[str, ...]  # the viewer's own card and tile, while sealed
    aside: tuple[str, ...]  # the viewer's own tiles put aside in D6
    returned: tuple[str, ...]  # and those it remembers having returned
    found: tuple[str, ...]  # own tiles that somebody else had returned


def is_last(view: GinkgopolisView) -> bool:
    """Whether this is the last round: the end was triggered, or the cap is reached (GK-8.3, GK-A.30)."""
    return view.ending or (view.options.mode != "solo" and view.round == view.options.round_cap)


def own_picks(view: GinkgopolisView) -> list[str]:
    """The characters that the viewer has kept so far; it may know picks of others from the same packets."""
    if view.seat is None or not view.packets:
        return []
    seats = len(view.packets)
    steps = len(view.packets[0].picks)
    found = [view.packets[(view.seat - step) % seats].picks[step] for step in range(steps)]
    return [name for name in found if name]


def view(state: GinkgopolisState, seat: int | None) -> GinkgopolisView:
    """The allow-list of section 11."""
    hidden = [card for player in range(state.players) for card in state.hand(player) if not knows(state, seat, card)]
    pool = [(card, state.cards[card] // at.BUILD) for card in hidden]
    pool += [(card, state.build) for card in state.cards_at(at.DECK)]
    commit = state.commits[seat] if seat is not None else NOTHING
    acting = state.actors()
    return GinkgopolisView(
        game="ginkgopolis",
        seat=seat,
        actors=acting,
        options=state.settings(),
        stack=tuple([(POINTS[frame & 31], frame // FRAME) for frame in state.stack]),
        undecided=state.waiting if acting == CHANCE else 0,
        round=state.round,
        first=state.first,
        turn=state.turn,
        acting=state.acting,
        card=CARDS[state.card] if state.card != NOTHING else "",
        tile=TILES[state.tile] if state.tile != NOTHING else "",
        other_card=CARDS[state.other_card] if state.other_card != NOTHING else "",
        ending=state.ending,
        build=state.build,
        deck=state.deck,
        discard=_cards(state.cards_at(at.DISCARD)),
        pool=tuple([(CARDS[card], build) for card, build in sorted(pool)]),
        reserve=state.reserve,
        exhausted=state.exhausted,
        city=tuple([_building(state, tile) for tile in members(state.tops)]),
        tokens=tuple([CELLS[cell] if cell != NOTHING else "" for cell in state.tokens]),
        players=tuple([_player(state, player, seat) for player in range(state.players)]),
        packets=tuple([_packet(state, packet, seat) for packet in range(len(state.packets))]),
        commit=_commit(commit),
        aside=_tiles(state.aside[seat]) if seat is not None else (),
        returned=_tiles(state.returned[seat]) if seat is not None else (),
        found=_tiles(found(state, seat)) if seat is not None else (),
    )


def knows(state: GinkgopolisState, seat: int | None, card: int) -> bool:
    """Whether a viewer knows a card that is in a hand (GK-11.1)."""
    return seat is not None and state.knows(seat, card)


def told(age: int, away: int, seats: int) -> int:
    """What a seat that many seats before the holder knows of how often a card was passed on: so often, or NOTHING.

    Congruent to `away` if it drew the card itself; else the card had come from its right, and may have gone further.
    """
    if age == 2 * seats - 2 or age < away:
        return age if age >= away else NOTHING
    since = age - (age - away) % seats
    return since if since == age else since + 1


def found(state: GinkgopolisState, seat: int) -> int:
    """The tiles of a seat that somebody else had returned; the seat knows, since it drew them after D6."""
    others = 0
    for player in range(state.players):
        if player != seat:
            others |= state.returned[player]
    return others & (state.tiles[seat] | state.aside[seat])


def _cards(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


def _tiles(tiles: int) -> tuple[str, ...]:
    return tuple([TILES[tile] for tile in members(tiles)])


def _characters(characters: int) -> tuple[str, ...]:
    return tuple([CHARACTERS[each] for each in members(characters)])


def _commit(commit: int) -> tuple[str, ...]:
    if commit == NOTHING:
        return ()
    tile = commit % COMMIT_TILES - 1
    return CARDS[commit // COMMIT_TILES], TILES[tile] if tile != NOTHING else "none"


def _building(state: GinkgopolisState, tile: int) -> BuildingView:
    stack = [tile]
    while True:
        under = state.below(stack[-1])
        if under == NOTHING:
            break
        stack.append(under)
    return BuildingView(
        cell=CELLS[state.cell_of(tile)],
        tiles=tuple([TILES[each] for each in reversed(stack)]),
        owner=state.owner_of(tile),
        site=state.sites & BIT[tile] != 0,
    )


def _player(state: GinkgopolisState, player: int, viewer: int | None) -> PlayerView:
    hand = state.hand(player)
    draws = [state.cards[card] for card in hand] + [each for each in state.gone if each & at.PLACE == at.IN_HAND + player]
    away = (player - viewer) % state.seats if viewer is not None else NOTHING
    row = viewer if viewer is not None else player
    known = [card for card in hand if knows(state, viewer, card)]
    own = player == viewer
    sealed = state.committed_tile(player)
    return PlayerView(
        resources=state.screen[player],
        reserve=state.store[player],
        placed=state.placed[player],
        points=state.points[player],
        new_hands=state.new_hands[player],
        tiles=count(state.tiles[player] | state.aside[player]),
        known_tiles=_tiles(state.tiles[player] if own else state.shown[player]),
        shown_tiles=_tiles(state.shown[player]),
        gave=state.gave[player],
        drew=state.drew[player * state.players + player],
        unmet=state.drew[row * state.players + player],
        hand=_cards(known),
        decks=tuple([state.cards[card] // at.BUILD for card in known]),
        passed=tuple([told(state.age_of(card), away, state.seats) for card in known]),
        unknown=tuple(sorted([state.cards[card] // at.BUILD for card in hand if not knows(state, viewer, card)])),
        draws=tuple(sorted([(each // at.AGE & at.AGE_PART, each // at.BUILD) for each in draws])),
        cards=_cards(state.tableau(player)),
        characters=_characters(state.characters[player]),
        with_tile=sealed != NOTHING and state.all_committed(),
    )


def _packet(state: GinkgopolisState, packet: int, viewer: int | None) -> PacketView:
    """GK-2.8: who has held a packet remembers what was in it, and what can be told from its coming back."""
    drafting = state.point() == at.DRAFT
    now = state.stack[-1] // FRAME if drafting else 0
    size = m.DRAFT_DEAL - now if drafting else count(state.packets[packet])
    held = [] if viewer is None else [each for each in range(now + 1) if (packet + each) % state.seats == viewer]
    picks = state.picks[m.KEPT * packet : m.KEPT * packet + m.KEPT]
    if not held:
        return PacketView(size, ("",) * m.KEPT, ())
    told = [picks[each] if held[0] <= each <= held[-1] else NOTHING for each in range(m.KEPT)]
    known = [CHARACTERS[each] if each != NOTHING else "" for each in told]
    seen = state.packets[packet]
    for each in range(held[-1] + 1, m.KEPT):
        if picks[each] != NOTHING:
            seen |= BIT[picks[each]]
    return PacketView(size, tuple(known), _characters(seen))


# Who learns what, and when.


def exposure(before: GinkgopolisState, actor: int, action: int, viewer: int | None) -> int:
    """How a viewer learns of a step."""
    if actor == viewer:
        return SEEN
    point = before.point()
    if actor == CHANCE:
        if point == at.CARDS or point == at.TILES:
            receiver = before.stack[-1] // FRAME & 7
            gosha = before.mode == at.SOLO and receiver == GOSHA_SEAT
            return SEEN if receiver == viewer and not gosha else VEILED
        if point == at.CHARACTERS:
            return SEEN if viewer == next_dealt(before) else VEILED
        return SEEN
    if point == at.RETURN:
        return SEALED
    return VEILED if point == at.DRAFT or (point == at.CHOOSE and action != act.NEW_HAND) else SEEN


def next_dealt(state: GinkgopolisState) -> int:
    """The seat that gets the next character (GK-2.11)."""
    seat = 0
    while count(state.packets[seat]) == m.DRAFT_DEAL:
        seat += 1
    return seat


def reveals(before: GinkgopolisState, after: GinkgopolisState) -> bool:
    """Whether everybody is shown how many tiles came back (GK-6.3)."""
    return before.point() == at.RETURN and after.point() != at.RETURN


def discloses(before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> bool:
    """Whether cards, tiles or characters that were dealt unseen are turned over or passed on in this step."""
    if actor != CHANCE and before.point() == at.DRAFT:
        return after.waiting == BIT[after.seats] - 1 or after.point() != at.DRAFT
    if action == act.NEW_HAND:
        return True
    return before.turn != after.turn or before.round != after.round or before.acting != after.acting


def barrier(before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> int:
    """Sealed choices may be taken back until the last one is made; nothing else may."""
    everybody = BIT[before.seats] - 1
    if actor == CHANCE or action == act.NEW_HAND:
        return everybody
    point = before.point()
    if point in (at.DRAFT, at.CHOOSE, at.RETURN) and before.stack == after.stack:
        return 0
    return everybody
