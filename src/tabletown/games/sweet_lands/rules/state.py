"""The compact state of Sweet Lands.

Cards, tokens and roads are `bytes` (one byte each), cells are masks, and everything that a decision may interrupt is on one
stack of frames (points.py): only one seat acts at a time, except in the draft and the clean-up, where `chosen` holds the
sealed choices. Bytes are replaced, never changed, so copies share them.
"""

from __future__ import annotations

from typing import cast, final

from tabletown.core.chance import Rng
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import State
from tabletown.games.sweet_lands.options import SweetLandsOptions
from tabletown.games.sweet_lands.rules import dealing, flow, legal, phases, scoring
from tabletown.games.sweet_lands.rules.material import (
    AREAS,
    CARDS,
    FIRST_UPGRADED,
    LABS,
    PACKS,
    ROWS,
    SHOPS,
    SKILLS,
    Material,
)
from tabletown.games.sweet_lands.rules.points import LAYER, LAYOUT, NOBODY
from tabletown.games.sweet_lands.rules.realm import Realm


@final
class SweetLandsState(State):
    """The state of a match: boards, decks, tokens, realms and the stack of frames."""

    def __init__(self, options: SweetLandsOptions, source: SweetLandsState | None = None) -> None:
        super().__init__(options)
        if source is not None:
            self._become(source)
            return
        self.seats: int = options.seats
        self.solo: bool = options.mode == "solo"
        self.upgraded: bool = options.upgraded_skills
        self.drafting: bool = options.draft
        self.changing: bool = options.changing_turn_order
        self.m: Material = PACKS[options.pack]
        self.phase: int = LAYOUT
        self.step: int = 0  # within the phase
        self.seat: int = 0  # whose frames are on the stack
        self.round: int = 0
        self.first: int = NOBODY  # owner of the first-player marker
        self.order: bytes = b""  # seats in the turn order of the round
        self.ended: bytes = b""  # seats in the order in which they ended the round
        self.waiting: int = 0  # bit set of the seats that must decide, CHANCE for the dealer
        self.pending: list[int] = []
        self.found: list[int] = []  # options of the top frame, derived from the rest
        self.queue: bytes = b""  # industry bonuses that wait (SL-9.8)
        self.granted: bytes = b""  # cards whose employ ability granted its bonus in this queue (SL-9.9)
        self.ripe: int = 0  # tokens turned over before the current action began (SL-7.4)
        self.disks: bytes = bytes(len(AREAS))
        self.deck: bytes = b""
        self.under: bytes = b""
        self.discards: bytes = b""
        self.stock: bytes = bytes(len(SKILLS))
        self.help: bytes = b""  # two tokens a cell, number + 1, 0 for none
        self.milestones: bytes = b"\0\0\0\0\0\0"  # 0 not in play, 1 side a, 2 side b
        self.claimed: int = 0  # milestones claimed by anybody
        self.scoring: bytes = b""
        self.ends_reached: int = 0  # tracks whose last space somebody has entered
        self.chosen: list[int] = [NOBODY] * options.seats
        self.packets: list[bytes] = [b""] * options.seats
        self.revealed: bytes = b""  # solo cards, all so far
        self.mio: int = NOBODY
        self.realms: list[Realm] = [Realm() for _ in range(options.seats)]

    def _become(self, other: SweetLandsState) -> None:
        self.seats, self.m, self.solo = other.seats, other.m, other.solo
        self.upgraded, self.drafting, self.changing = other.upgraded, other.drafting, other.changing
        self.phase, self.step = other.phase, other.step
        self.seat, self.round = other.seat, other.round
        self.first, self.order, self.ended = other.first, other.order, other.ended
        self.waiting, self.pending, self.found = other.waiting, other.pending[:], other.found
        self.queue, self.granted, self.ripe = other.queue, other.granted, other.ripe
        self.disks, self.deck, self.under = other.disks, other.deck, other.under
        self.discards, self.stock, self.help = other.discards, other.stock, other.help
        self.milestones, self.claimed, self.scoring = other.milestones, other.claimed, other.scoring
        self.ends_reached, self.chosen, self.packets = other.ends_reached, other.chosen[:], other.packets[:]
        self.revealed, self.mio = other.revealed, other.mio
        self.realms = [realm.copy() for realm in other.realms]
        self.share(other)

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

    def least_hand(self) -> int:
        """Return how many cards must stay in hand (SL-5.3)."""
        return 0 if self.round >= self.m.rounds else 1

    def push(self, made: int) -> None:
        """Put a frame on the stack."""
        self.pending.append(made)

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
        return legal.choices(self, seat)

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
        shops, labs, towers = (cells.bit_count() for cells in realm.placed[3:])
        left += [len(SHOPS) - shops, LABS - labs, 1 - towers]
        counts["properties"] += sum(left) + realm.built.bit_count()
        counts["hares"] += realm.hares_left + realm.hares.bit_count()
    known = set(state.deck) | set(state.discards) | set(state.under) - {LAYER}
    for realm in state.realms:
        known |= set(realm.hand) | set(realm.played)
    for packet in state.packets:
        known |= set(packet)
    return {"cards": cards, "different": len(known), "whole": len(CARDS), "skills": skills, **counts}
