"""The compact state of Sweet Lands.

Cards, tokens and roads are `bytes` (one byte each), cells are masks, and everything that a decision may interrupt is on one
stack of frames (points.py): only one seat acts at a time, except in the draft and the clean-up, where `chosen` holds the
sealed choices. Bytes are replaced, never changed, so copies share them.
"""

from __future__ import annotations

from typing import cast, final

from tabletown.core.chance import Rng
from tabletown.core.state import State
from tabletown.core.views import ScoreSheet
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

    def __init__(self, options: SweetLandsOptions, old: SweetLandsState | None = None) -> None:
        super().__init__(options)
        self.seats: int = old.seats if old else options.seats
        self.solo: bool = old.solo if old else options.mode == "solo"
        self.upgraded: bool = old.upgraded if old else options.upgraded_skills
        self.drafting: bool = old.drafting if old else options.draft
        self.changing: bool = old.changing if old else options.changing_turn_order
        self.m: Material = old.m if old else PACKS[options.pack]
        self.phase: int = old.phase if old else LAYOUT
        self.step: int = old.step if old else 0  # within the phase
        self.seat: int = old.seat if old else 0  # whose frames are on the stack
        self.round: int = old.round if old else 0
        self.first: int = old.first if old else NOBODY  # owner of the first-player marker
        self.order: bytes = old.order if old else b""  # seats in the turn order of the round
        self.ended: bytes = old.ended if old else b""  # seats in the order in which they ended the round
        self.waiting: int = old.waiting if old else 0  # bit set of the seats that must decide, CHANCE for the dealer
        self.pending: list[int] = old.pending[:] if old else []
        self.found: list[int] = old.found if old else []  # options of the top frame, derived from the rest
        self.queue: bytes = old.queue if old else b""  # industry bonuses that wait (SL-9.8)
        self.granted: bytes = (
            old.granted if old else b""
        )  # cards whose employ ability granted its bonus in this queue (SL-9.9)
        self.ripe: int = old.ripe if old else 0  # tokens turned over before the current action began (SL-7.4)
        self.disks: bytes = old.disks if old else bytes(len(AREAS))
        self.deck: bytes = old.deck if old else b""
        self.under: bytes = old.under if old else b""
        self.discards: bytes = old.discards if old else b""
        self.stock: bytes = old.stock if old else bytes(len(SKILLS))
        self.help: bytes = old.help if old else b""  # two tokens a cell, number + 1, 0 for none
        self.milestones: bytes = old.milestones if old else b"\0\0\0\0\0\0"  # 0 not in play, 1 side a, 2 side b
        self.claimed: int = old.claimed if old else 0  # milestones claimed by anybody
        self.scoring: bytes = old.scoring if old else b""
        self.ends_reached: int = old.ends_reached if old else 0  # tracks whose last space somebody has entered
        self.chosen: list[int] = old.chosen[:] if old else [NOBODY] * options.seats
        self.packets: list[bytes] = old.packets[:] if old else [b""] * options.seats
        self.revealed: bytes = old.revealed if old else b""  # solo cards, all so far
        self.mio: int = old.mio if old else NOBODY
        self.realms: list[Realm] = [realm.copy() for realm in old.realms] if old else [Realm() for _ in range(options.seats)]
        if old:
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
