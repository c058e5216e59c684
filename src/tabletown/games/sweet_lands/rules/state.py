"""The compact state of Sweet Lands.

What is counted or a set is in one vector here and in each realm, so that a copy is a copy of memory. Everything that a
decision may interrupt is on one stack of frames (points.py): only one seat acts at a time, except in the draft and the
clean-up, where `chosen` holds the sealed choices. Bytes and lists are replaced, never changed, so copies share them.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tabletown.core.bits import BIT, count
from tabletown.core.chance import Rng
from tabletown.core.menu import Menu, listed, take
from tabletown.core.state import State
from tabletown.core.vecs import append, vec
from tabletown.core.views import ScoreSheet
from tabletown.games.sweet_lands.options import SweetLandsOptions
from tabletown.games.sweet_lands.rules import dealing, flow, legal, phases, scoring, vectors
from tabletown.games.sweet_lands.rules.material import (
    AREAS,
    CARDS,
    FIRST_UPGRADED,
    LABS,
    MILESTONES,
    PACKS,
    ROWS,
    SHOPS,
    SKILLS,
    Material,
)
from tabletown.games.sweet_lands.rules.points import LAYER, LAYOUT, NOBODY
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.vectors import DECK, DISCARDS, DISKS, STACK, STOCK, TABLE

_FRESH: Final = vec[i64]([0] * TABLE)


@final
class SweetLandsState(State):
    """The state of a match: boards, decks, tokens, realms and the stack of frames."""

    def __init__(self, options: SweetLandsOptions, old: SweetLandsState | None = None) -> None:
        super().__init__(options)
        if old is None:
            self.seats: i64 = options.seats
            self.solo: bool = options.mode == "solo"
            self.upgraded: bool = options.upgraded_skills
            self.drafting: bool = options.draft
            self.changing: bool = options.changing_turn_order
            self.m: Material = PACKS[options.pack]
            self.n: vec[i64] = _FRESH[:]
            self.phase: i64 = LAYOUT
            self.step: i64 = 0  # within the phase
            self.seat: i64 = 0  # whose frames are on the stack
            self.round: i64 = 0
            self.first: i64 = NOBODY  # owner of the first-player marker
            self.order: bytes = b""  # seats in the turn order of the round
            self.ended: bytes = b""  # seats in the order in which they ended the round
            self.waiting: i64 = 0  # bit set of the seats that must decide, CHANCE for the dealer
            self.depth: i64 = 0  # of the stack
            self.queue: bytes = b""  # industry bonuses that wait (SL-9.8)
            self.granted: bytes = b""  # cards whose employ ability granted its bonus in this queue (SL-9.9)
            self.ripe: i64 = 0  # tokens turned over before the current action began (SL-7.4)
            self.under: bytes = b""
            self.in_stock: i64 = 0  # bit set of the skills that are
            self.help: bytes = b""  # two tokens a cell, number + 1, 0 for none
            self.milestones: bytes = bytes(len(MILESTONES))  # 0 not in play, 1 side a, 2 side b
            self.claimed: i64 = 0  # milestones claimed by anybody
            self.scoring: bytes = b""
            self.ends_reached: i64 = 0  # tracks whose last space somebody has entered
            self.chosen: list[int] = [NOBODY] * options.seats
            self.packets: list[bytes] = [b""] * options.seats
            self.revealed: bytes = b""  # solo cards, all so far
            self.mio: i64 = NOBODY
            self.realms: list[Realm] = [Realm() for _ in range(options.seats)]
        else:
            self.seats = old.seats
            self.solo = old.solo
            self.upgraded = old.upgraded
            self.drafting = old.drafting
            self.changing = old.changing
            self.m = old.m
            self.n = old.n[:]
            self.phase = old.phase
            self.step = old.step
            self.seat = old.seat
            self.round = old.round
            self.first = old.first
            self.order = old.order
            self.ended = old.ended
            self.waiting = old.waiting
            self.depth = old.depth
            self.queue = old.queue
            self.granted = old.granted
            self.ripe = old.ripe
            self.under = old.under
            self.in_stock = old.in_stock
            self.help = old.help
            self.milestones = old.milestones
            self.claimed = old.claimed
            self.scoring = old.scoring
            self.ends_reached = old.ends_reached
            self.chosen = old.chosen
            self.packets = old.packets
            self.revealed = old.revealed
            self.mio = old.mio
            self.realms = [Realm(realm) for realm in old.realms]
            self.share(old)

    def key(self) -> bytes:
        """Return the whole state in bytes."""
        numbers: list[int] = [
            self.phase, self.step, self.seat, self.round, self.first, self.ripe, self.claimed, self.ends_reached, self.mio,
            self.waiting, *self.chosen, *self.pending,
        ]  # fmt: skip
        strings: list[bytes] = [
            self.order, self.ended, self.queue, self.granted, self.disks, self.deck, self.under, self.discards, self.stock,
            self.help, self.milestones, self.scoring, self.revealed, *self.packets,
        ]  # fmt: skip
        for realm in self.realms:
            numbers += realm.numbers()
            strings += realm.strings()
        return (repr(self.options) + repr(numbers) + repr(strings)).encode()

    # Parts of the vectors, for everything that is not in a hurry.

    @property
    def pending(self) -> list[int]:
        """The stack of frames, the top last."""
        return [int(self.n[STACK + place]) for place in range(self.depth)]

    @pending.setter
    def pending(self, frames: list[int]) -> None:
        self.depth = 0
        for made in frames:
            self.push(made)

    @property
    def deck(self) -> bytes:
        """The cards of the deck's top layer, sorted."""
        return bytes(vectors.listed(self.n, DECK))

    @deck.setter
    def deck(self, cards: bytes) -> None:
        vectors.assign(self.n, DECK, cards)

    @property
    def discards(self) -> bytes:
        """The discard pile, sorted."""
        return bytes(vectors.listed(self.n, DISCARDS))

    @discards.setter
    def discards(self, cards: bytes) -> None:
        vectors.assign(self.n, DISCARDS, cards)

    @property
    def disks(self) -> bytes:
        """The disks of each area."""
        return bytes([int(self.n[DISKS + area]) for area in range(len(AREAS))])

    @disks.setter
    def disks(self, disks: bytes) -> None:
        for area in range(len(AREAS)):
            self.n[DISKS + area] = disks[area]

    @property
    def stock(self) -> bytes:
        """The skill tokens left of each kind."""
        return bytes([int(self.n[STOCK + skill]) for skill in range(len(SKILLS))])

    @stock.setter
    def stock(self, stock: bytes) -> None:
        self.in_stock = 0
        for skill in range(len(SKILLS)):
            self.n[STOCK + skill] = stock[skill]
            if stock[skill]:
                self.in_stock |= BIT[skill]

    def add_upgraded(self, skill: i64) -> None:
        """Lay out an upgraded skill token."""
        self.n[STOCK + skill] = 1
        self.in_stock |= BIT[skill]

    def take_skill(self, skill: i64) -> None:
        """Take a skill token out of the stock."""
        self.n[STOCK + skill] -= 1
        if self.n[STOCK + skill] == 0:
            self.in_stock ^= BIT[skill]

    def least_hand(self) -> i64:
        """Return how many cards must stay in hand (SL-5.3)."""
        return 0 if self.round >= self.m.rounds else 1

    def push(self, made: i64) -> None:
        """Put a frame on the stack."""
        if STACK + self.depth == len(self.n):
            self.n = append(self.n, made)
        else:
            self.n[STACK + self.depth] = made
        self.depth += 1

    def top(self) -> i64:
        """Return the frame on top of the stack."""
        return self.n[STACK + self.depth - 1]

    def replace_top(self, made: i64) -> None:
        """Replace the frame on top of the stack."""
        self.n[STACK + self.depth - 1] = made

    def put_disk(self, area: i64) -> None:
        """Put a disk on the leftmost free slot of an area."""
        self.n[DISKS + area] += 1

    def draw_card(self, card: i64) -> None:
        """Take a card out of the deck."""
        vectors.remove(self.n, DECK, card)

    def discard(self, realm: Realm, card: i64) -> None:
        """Put a hand card on the discard pile."""
        realm.drop(card)
        vectors.put(self.n, DISCARDS, card)

    # The contract.

    def copy(self) -> SweetLandsState:
        """Return an independent state, equal to this one."""
        return SweetLandsState(self.settings(), self)

    def settings(self) -> SweetLandsOptions:
        """Return the options, with their own type."""
        return cast(SweetLandsOptions, self.options)

    def game_name(self) -> str:
        """Return the name of the game."""
        return "sweet_lands"

    def actors(self) -> int:
        """Return the seats that must decide."""
        return self.waiting

    def choices(self, seat: int) -> list[int]:
        """Return the legal actions of a seat."""
        menu = take()
        legal.fill(self, seat, menu)
        return listed(menu)

    def fill(self, seat: int, menu: Menu) -> None:
        """Add the legal actions of a seat."""
        legal.fill(self, seat, menu)

    def outcomes(self) -> list[tuple[int, int]]:
        """Return what the dealer may turn up."""
        return dealing.outcomes(self)

    def draw(self, rng: Rng) -> int:
        """Return one of the outcomes at random."""
        return dealing.draw(self, rng)

    def advance(self, actor: int, action: int) -> None:
        """Carry out a legal action."""
        flow.advance(self, actor, action)

    def score(self, seat: int) -> ScoreSheet:
        """Return the final score of a seat as it would be now."""
        return scoring.sheet(self, seat)

    def total(self, seat: int) -> int:
        """Return the points of a seat as they would be now."""
        return scoring.total(self, seat)

    def winners(self) -> list[int]:
        """Return the seats that have won."""
        return scoring.winners(self)


def new_match(options: SweetLandsOptions) -> SweetLandsState:
    """Return the state before the first token is laid out."""
    state = SweetLandsState(options)
    phases.new_table(state)
    flow.settle(state)
    return state


def inventory(state: SweetLandsState) -> dict[str, int]:
    """Return the counts of cards and pieces wherever they are."""
    cards = len(state.deck) + len(state.discards) + sum([len(packet) for packet in state.packets])
    cards += len(state.under) - state.under.count(LAYER)
    skills = sum(state.stock[:FIRST_UPGRADED])
    counts = {"properties": 0, "hares": 0}
    for realm in state.realms:
        cards += len(realm.hand) + len(realm.played)
        skills += sum([1 for skill in realm.skills if skill < FIRST_UPGRADED])
        left = [ROWS - cells.bit_count() for cells in realm.placed[:3]]
        shops, labs, towers = [cells.bit_count() for cells in realm.placed[3:]]
        left += [len(SHOPS) - shops, LABS - labs, 1 - towers]
        counts["properties"] += sum(left) + count(realm.built)
        counts["hares"] += realm.hares_left + count(realm.hares)
    known = set(state.deck) | set(state.discards) | set(state.under) - {LAYER}
    for realm in state.realms:
        known |= set(realm.hand) | set(realm.played)
    for packet in state.packets:
        known |= set(packet)
    return {"cards": cards, "different": len(known), "whole": len(CARDS), "skills": skills, **counts}
