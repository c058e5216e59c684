"""The view of a seat in Ginkgopolis, and what a step shows to whom (section 11)."""

from __future__ import annotations

import msgspec

from tabletown.core.bits import BIT, count, members
from tabletown.core.state import CHANCE
from tabletown.core.views import SEALED, SEEN, VEILED, View
from tabletown.games.ginkgopolis.options import GinkgopolisOptions
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.material import CARDS, CELLS, CHARACTERS, TILES
from tabletown.games.ginkgopolis.rules.points import FRAME, NOTHING, POINTS
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState


class BuildingView(msgspec.Struct, frozen=True):
    """A building: its tiles from the bottom to the top, its owner (-1: neutral), and whether it is marked."""

    cell: str
    tiles: tuple[str, ...]
    owner: int
    site: bool


class PlayerView(msgspec.Struct, frozen=True):
    """Public and known possessions of a player; a sealed commitment counts with hand and tiles (GK-11.5)."""

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
    """A packet of the draft: picks that the viewer knows, and the characters it saw when it last held the packet."""

    size: int  # before the pick that is now being made
    picks: tuple[str, ...]
    seen: tuple[str, ...]


class GinkgopolisView(View, frozen=True, kw_only=True):
    """The view of a seat or spectator."""

    options: GinkgopolisOptions
    stack: tuple[tuple[str, int], ...]  # points with their arguments, the next one last
    undecided: int  # seats that must decide after the dealer
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
    pool: tuple[tuple[str, int], ...]  # cards whose place the viewer does not know, each with its deck
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
    """Return whether this is the last round: the end was triggered, or the cap is reached (GK-8.3, GK-A.30)."""
    return view.ending or (view.options.mode != "solo" and view.round == view.options.round_cap)


def must_give(view: GinkgopolisView) -> bool:
    """Return whether a card must be given to Gosha before one is chosen (GK-A.18)."""
    gosha = view.players[-1]
    return view.options.solo_deal == "give_one" and not gosha.hand and not gosha.unknown


def own_picks(view: GinkgopolisView) -> list[str]:
    """Return the characters that the viewer has kept; it may know picks of others from the same packets."""
    if view.seat is None or not view.packets:
        return []
    seats = len(view.packets)
    steps = len(view.packets[0].picks)
    found = [view.packets[(view.seat - step) % seats].picks[step] for step in range(steps)]
    return [name for name in found if name]


def view(state: GinkgopolisState, seat: int | None) -> GinkgopolisView:
    """Return the view of a seat or spectator: the allow-list of section 11."""
    hidden = [card for player in range(state.players) for card in state.hand(player) if not knows(state, seat, card)]
    pool = [(card, state.n[v.CARDS + card] // at.BUILD) for card in hidden]
    pool += [(card, state.build) for card in state.cards_at(at.DECK)]
    commit = state.n[v.COMMITS + seat] if seat is not None else NOTHING
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
        aside=_tiles(state.n[v.ASIDE + seat]) if seat is not None else (),
        returned=_tiles(state.n[v.RETURNED + seat]) if seat is not None else (),
        found=_tiles(found(state, seat)) if seat is not None else (),
    )


def knows(state: GinkgopolisState, seat: int | None, card: int) -> bool:
    """Return whether a viewer knows a card that is in a hand (GK-11.1)."""
    return seat is not None and state.knows(seat, card)


def told(age: int, away: int, seats: int) -> int:
    """Return how often a seat that sits `away` seats before the holder knows a card to be passed on, or NOTHING.

    It is congruent to `away` if the seat drew the card itself; otherwise the card came from its right, and may have gone
    further.
    """
    if age == 2 * seats - 2 or age < away:
        return age if age >= away else NOTHING
    since = age - (age - away) % seats
    return since if since == age else since + 1


def found(state: GinkgopolisState, seat: int) -> int:
    """Return the tiles of a seat that another seat had returned: it knows because it drew them after D6."""
    others = 0
    for player in range(state.players):
        if player != seat:
            others |= state.n[v.RETURNED + player]
    return others & (state.n[v.TILES + seat] | state.n[v.ASIDE + seat])


def _cards(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


def _tiles(tiles: int) -> tuple[str, ...]:
    return tuple([TILES[tile] for tile in members(tiles)])


def _characters(characters: int) -> tuple[str, ...]:
    return tuple([CHARACTERS[each] for each in members(characters)])


def _commit(commit: int) -> tuple[str, ...]:
    if commit == NOTHING:
        return ()
    tile = act.sealed_tile(commit)
    return CARDS[act.sealed_card(commit)], TILES[tile] if tile != NOTHING else "none"


def _building(state: GinkgopolisState, tile: int) -> BuildingView:
    return BuildingView(
        cell=CELLS[state.cell_of(tile)],
        tiles=tuple([TILES[each] for each in state.tiles_of(tile)]),
        owner=state.owner_of(tile),
        site=state.sites & BIT[tile] != 0,
    )


def _player(state: GinkgopolisState, player: int, viewer: int | None) -> PlayerView:
    hand = state.hand(player)
    draws = [state.n[v.CARDS + card] for card in hand] + [
        each for each in state.gone if each & at.PLACE == at.IN_HAND + player
    ]
    away = (player - viewer) % state.seats if viewer is not None else NOTHING
    row = viewer if viewer is not None else player
    known = [card for card in hand if knows(state, viewer, card)]
    own = player == viewer
    sealed = state.committed_tile(player)
    return PlayerView(
        resources=state.n[v.SCREEN + player],
        reserve=state.n[v.STORE + player],
        placed=state.n[v.PLACED + player],
        points=state.n[v.POINTS + player],
        new_hands=state.n[v.NEW_HANDS + player],
        tiles=count(state.n[v.TILES + player] | state.n[v.ASIDE + player]),
        known_tiles=_tiles(state.n[v.TILES + player] if own else state.n[v.SHOWN + player]),
        shown_tiles=_tiles(state.n[v.SHOWN + player]),
        gave=state.n[v.GAVE + player],
        drew=state.n[v.DREW + player * state.players + player],
        unmet=state.n[v.DREW + row * state.players + player],
        hand=_cards(known),
        decks=tuple([state.n[v.CARDS + card] // at.BUILD for card in known]),
        passed=tuple([told(state.age_of(card), away, state.seats) for card in known]),
        unknown=tuple(sorted([state.n[v.CARDS + card] // at.BUILD for card in hand if not knows(state, viewer, card)])),
        draws=tuple(sorted([(each // at.AGE & at.AGE_PART, each // at.BUILD) for each in draws])),
        cards=_cards(state.tableau(player)),
        characters=_characters(state.n[v.CHARACTERS + player]),
        with_tile=sealed != NOTHING and state.all_committed(),
    )


def _packet(state: GinkgopolisState, packet: int, viewer: int | None) -> PacketView:
    """Return a packet as a seat knows it that has held it, and perhaps seen it come back (GK-2.8)."""
    drafting = state.point() == at.DRAFT
    now = state.argument() if drafting else 0
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


# Steps.


def exposure(before: GinkgopolisState, actor: int, action: int, viewer: int | None) -> int:
    """Return how a viewer learns of a step: SEEN, VEILED or SEALED."""
    if actor == viewer:
        return SEEN
    point = before.point()
    if actor == CHANCE:
        if point == at.CARDS or point == at.TILES:
            receiver = before.argument() & 7
            return SEEN if receiver == viewer and not before.is_gosha(receiver) else VEILED
        if point == at.CHARACTERS:
            return SEEN if viewer == before.next_packet() else VEILED
        return SEEN
    if point == at.RETURN:
        return SEALED
    return VEILED if point == at.DRAFT or (point == at.CHOOSE and action != act.NEW_HAND) else SEEN


def reveals(before: GinkgopolisState, after: GinkgopolisState) -> bool:
    """Return whether a step shows everybody how many tiles were returned (GK-6.3)."""
    return before.point() == at.RETURN and after.point() != at.RETURN


def discloses(before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> bool:
    """Return whether a step turns over or passes on cards, tiles or characters that were veiled (GK-11)."""
    if actor != CHANCE and before.point() == at.DRAFT:
        return after.waiting == BIT[after.seats] - 1 or after.point() != at.DRAFT
    if action == act.NEW_HAND:
        return True
    return before.turn != after.turn or before.round != after.round or before.acting != after.acting


def barrier(before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> int:
    """Return the seats that cannot undo past a step: sealed choices can be undone until the last one is made."""
    everybody = BIT[before.seats] - 1
    if actor == CHANCE or action == act.NEW_HAND:
        return everybody
    point = before.point()
    if point in (at.DRAFT, at.CHOOSE, at.RETURN) and before.stack == after.stack:
        return 0
    return everybody
