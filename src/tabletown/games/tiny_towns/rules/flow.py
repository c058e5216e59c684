"""The rules of Tiny Towns: decision points, what is legal at each, and what follows.

    phase      who             decision point   options                                  next
    cards      dealer          -                a card of the colour                     hammer, deal, open or a round
    hammer     dealer          -                a seat                                   deal or a round
    deal       dealer          -                a monument                               choose
    choose     all             AT_CHOOSE        keep                                     open or a round
    open       dealer          -                a resource card (solo)                   open or a round
    name       master builder  AT_NAME          name                                     play
    draw       dealer          -                a resource card (town hall)              play
    pick       the player      AT_PICK          pick                                     play
    play       all in the      AT_RESOURCE      place store swap rest discard            AT_BUILD
               round           AT_BUILD         build done                               watch or the end of the round
                               AT_MARK          mark                                     back
                               AT_GUILD         replace stop                             back
                               AT_GROVE         grove                                    back
                               AT_WATCH_SETUP   set_aside                                back
    watch      Watch owner     AT_WATCH         claim                                    AT_EXTRA or the end of the round
                               AT_EXTRA         build done                               the end of the round

A round is simultaneous: seats act on their own towns in any order, and all are shown the result when the last one is done.
"""

from __future__ import annotations

from typing import Final, cast, final

from tabletown.core.bits import BIT, count
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE
from tabletown.games.tiny_towns.options import TinyTownsOptions
from tabletown.games.tiny_towns.rules import actions as act
from tabletown.games.tiny_towns.rules import material as m
from tabletown.games.tiny_towns.rules import state as at
from tabletown.games.tiny_towns.rules.building import build
from tabletown.games.tiny_towns.rules.effects import (
    ALL_RESOURCES,
    add_to_warehouse,
    enter,
    replace,
    swap_in_warehouse,
)
from tabletown.games.tiny_towns.rules.legal import choices, on_banks, outcomes, placeable, undealt
from tabletown.games.tiny_towns.rules.material import CARD_TYPE, COMMON, NO_CARD
from tabletown.games.tiny_towns.rules.scoring import quality, sheet, tally
from tabletown.games.tiny_towns.rules.state import FRAME, FRAME_BITS, Position, Town

FULL_DECK: Final = 0o33333  # three cards of each resource
TOWN_HALL_BURNED: Final = 5
OPEN_CARDS: Final = 3


@final
class TinyTownsState(Position):
    """A match of Tiny Towns."""

    def copy(self) -> TinyTownsState:
        """An independent state, equal to this one."""
        return TinyTownsState(self.settings(), self)

    def settings(self) -> TinyTownsOptions:
        """The options, with their own type."""
        return cast(TinyTownsOptions, self.options)

    def actors(self) -> int:
        """The seats that must decide; the dealer in the first phases."""
        return self.waiting if self.phase >= at.CHOOSING else CHANCE

    def winners(self) -> list[int]:
        """The seats with the highest total, ties broken by TT-9.6."""
        if self.phase != at.OVER:
            return []
        results = [(self.total(seat), *quality(self.towns[seat], self.times_named(seat))) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if results[seat] == max(results)]

    def score(self, seat: int) -> ScoreSheet:
        """The score of a town as it stands (TT-9.7)."""
        return sheet(seat, self.towns[seat], self.cards, self.right_of(seat))

    def total(self, seat: int) -> int:
        """The points of a town as it stands."""
        return tally(self.towns[seat], self.cards, self.right_of(seat)).total()

    def right_of(self, seat: int) -> Town | None:
        """The town of the player on the right, None in solo (TT-A18)."""
        return self.towns[(seat + self.seats - 1) % self.seats] if self.seats > 1 else None

    def game_name(self) -> str:
        """Return the name of the game."""
        return "tiny_towns"

    # What is legal.

    def outcomes(self) -> list[tuple[int, int]]:
        """What the dealer may turn up."""
        return outcomes(self)

    def choices(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        return choices(self, seat)

    # What follows.

    def advance(self, actor: int, action: int) -> None:
        """Carry out a legal action."""
        if actor == CHANCE:
            self.turn_up(action)
            return
        frame = self.pending[actor] & FRAME
        point = frame & 15
        if point == at.AT_RESOURCE:
            self.pending[actor] = at.AT_BUILD
            self.use_resource(self.own(actor), action)
            return
        if action == act.DONE or action == act.STOP:
            self.pending[actor] >>= FRAME_BITS
        elif point == at.AT_BUILD or point == at.AT_EXTRA:
            town = self.own(actor)
            follow = build(town, action - act.BUILD, point == at.AT_BUILD)
            if follow:
                self.pending[actor] = self.pending[actor] << FRAME_BITS | follow
            return
        else:
            self.decide(actor, action, frame)
        self.settle(actor)

    def use_resource(self, town: Town, action: int) -> None:
        """Section 4: what becomes of the cube."""
        if action < act.STORE:
            town.put_cube((action - act.PLACE) >> 4, (action - act.PLACE) & 15)
        elif action < act.SWAP:
            add_to_warehouse(town, action - act.STORE, self.resource)
        elif action < act.REST:
            number = action - act.SWAP
            out = number // 16 % 5
            swap_in_warehouse(town, number // 80, out, self.resource)
            town.put_cube(out, number & 15)
        elif action < act.DISCARD:
            town.resting |= m.CUBE[(action - act.REST) * 5 + self.resource]
        else:
            town.cavern += 1

    def decide(self, seat: int, action: int, frame: int) -> None:
        """The decisions other than placing and building."""
        point, argument = frame & 15, frame >> 4
        self.pending[seat] >>= FRAME_BITS
        if point == at.AT_NAME:
            self.named += 1 << 8 * seat
            self.start_play(action - act.NAME, seat)
            return
        if point == at.AT_PICK:
            self.open -= 1 << 3 * (action - act.PICK)
            self.start_play(action - act.PICK, at.DEALT)
            return
        town = self.own(seat)
        follow = 0
        if point == at.AT_CHOOSE:
            chosen = action - act.KEEP + COMMON
            town.kept, town.other = chosen, town.other if chosen == town.kept else town.kept
        elif point == at.AT_MARK:
            town.set_mark(argument, action - act.MARK)
        elif point == at.AT_GUILD:
            square, card = divmod(action - act.REPLACE, COMMON)
            if argument == 0:
                self.pending[seat] = self.pending[seat] << FRAME_BITS | at.AT_GUILD | (square + 1) << 4
            follow = replace(town, card, square)
        elif point == at.AT_GROVE:
            follow = enter(town, (action - act.PLANT) >> 4, (action - act.PLANT) & 15)
        elif point == at.AT_WATCH_SETUP:
            for card in m.TRIPLES[action - act.SET_ASIDE]:
                town.aside |= BIT[CARD_TYPE[card]]
            town.watch_round = self.round
        else:
            card = (action - act.CLAIM) >> 4
            town.aside &= ~BIT[CARD_TYPE[card]]
            town.won &= ~BIT[CARD_TYPE[card]]
            self.pending[seat] = self.pending[seat] << FRAME_BITS | at.AT_WATCH
            follow = enter(town, card, (action - act.CLAIM) & 15)
        if follow:
            self.pending[seat] = self.pending[seat] << FRAME_BITS | follow

    def settle(self, seat: int) -> None:
        """End what has nothing left to decide: WATCH, the seat's part, the phase."""
        frame = self.pending[seat] & FRAME
        if frame & 15 == at.AT_WATCH and not self.has_claim(seat):
            self.own(seat).won = 0
            self.pending[seat] = 0 if self.skipped & BIT[seat] else at.AT_EXTRA  # TT-10.4
        if self.pending[seat] == 0:
            self.waiting &= ~BIT[seat]
            if self.waiting == 0:
                self.end_phase()

    def has_claim(self, seat: int) -> bool:
        """Whether a piece won can be placed (TT-7.17)."""
        town = self.towns[seat]
        if not town.empty():
            return False
        return any(town.won & BIT[CARD_TYPE[card]] for card in placeable(self, town))

    def end_phase(self) -> None:
        """Everybody asked has decided."""
        if self.phase == at.CHOOSING:
            self.shown = self.towns[:]
            self.after_monuments()
        elif self.phase == at.PLAYING:
            self.shown = self.towns[:]
            if not self.start_watch():
                self.end_round()
        else:
            self.end_round()

    def start_watch(self) -> bool:
        """TT-7.16, TT-7.17: whether the owner of the Watch has a piece to place now."""
        for seat in range(self.seats):
            town = self.towns[seat]
            if town.aside and town.place == 0 and 0 < town.watch_round < self.round:
                left, right = self.towns[(seat + 1) % self.seats], self.towns[(seat + self.seats - 1) % self.seats]
                won = town.aside & (left.constructed | right.constructed)
                if won:
                    town = self.own(seat)
                    town.won = won
                    self.shown[seat] = town
                    if self.has_claim(seat):
                        self.phase = at.WATCHING
                        self.pending[seat] = at.AT_WATCH
                        self.waiting = BIT[seat]
                        return True
        return False

    # Set-up and rounds.

    def set_up(self) -> None:
        """TT-2.5: the next step of set-up that no option has fixed."""
        if NO_CARD in self.cards:
            self.phase = at.CARDS_DRAWN
            return
        if self.mode == at.STANDARD and self.hammer < 0:
            self.phase = at.HAMMER_GIVEN
        elif self.monuments and self.next_dealt() >= 0:
            self.phase = at.DEALING
        elif self.monuments:
            self.phase = at.CHOOSING
            self.ask_all(at.AT_CHOOSE)
        else:
            self.after_monuments()

    def after_monuments(self) -> None:
        """Solo turns up its first cards; otherwise the first round begins."""
        if self.mode == at.SOLO:
            self.phase = at.OPENING
        else:
            self.begin_round()

    def ask_all(self, frame: int) -> None:
        """Put the same decision before every active seat that is in the round."""
        for seat in range(self.seats):
            if self.towns[seat].place == 0 and not self.skipped & BIT[seat]:
                self.pending[seat] = frame
                self.waiting |= BIT[seat]

    def turn_up(self, action: int) -> None:
        """A step of the dealer."""
        if self.phase == at.CARDS_DRAWN:
            card = action - act.CARD_DRAWN
            self.cards = [card if kind == CARD_TYPE[card] else self.cards[kind] for kind in range(7)]
            self.set_up()
        elif self.phase == at.HAMMER_GIVEN:
            self.hammer = action - act.FIRST_PLAYER
            self.set_up()
        elif self.phase == at.DEALING:
            self.deal(action - act.DEAL + COMMON)
            self.set_up()
        elif self.phase == at.DRAWING:
            resource = action - act.DRAW
            self.unseen -= 1 << 3 * resource
            self.start_play(resource, at.DEALT)
        else:
            resource = action - act.OPEN
            self.unseen -= 1 << 3 * resource
            self.open += 1 << 3 * resource
            if _cards(self.open) == OPEN_CARDS:
                self.begin_round()

    def next_dealt(self) -> int:
        """The seat that gets the next monument, -1 if everybody has two (TT-2.5)."""
        for seat in range(self.seats):
            if self.towns[seat].other == NO_CARD:
                return seat
        return -1

    def deal(self, card: int) -> None:
        """Give a monument to the next seat; the order of its two means nothing (TT-2.5)."""
        seat = self.next_dealt()
        town = self.own(seat)
        if town.kept == NO_CARD:
            town.kept = card
        else:
            town.kept, town.other = min(town.kept, card), max(town.kept, card)
        self.shown[seat] = town

    def begin_round(self) -> None:
        """A new round: what stands now is old, and somebody says which resource it is."""
        while True:
            self.round += 1
            self.resource = -1
            self.source = at.FREE
            self.skipped = 0
            for seat in range(self.seats):
                town = self.towns[seat]
                if town.old != town.black or town.constructed or town.won:
                    town = self.own(seat)
                    town.old = town.black
                    town.constructed = 0
                    town.won = 0
                self.shown[seat] = town
            if self.mode == at.STANDARD:
                self.phase = at.NAMING
                self.pending[self.hammer] = at.AT_NAME
                self.waiting = BIT[self.hammer]
                return
            if self.mode == at.SOLO:
                self.phase = at.PICKING
                self.pending[0] = at.AT_PICK
                self.waiting = 1
                return
            if self.round % 3:
                self.phase = at.DRAWING
                if _cards(self.unseen) == TOWN_HALL_BURNED:  # TT-10.2: the deck is empty, all 15 are shuffled
                    self.unseen = FULL_DECK
                return
            self.start_free_round()
            if self.waiting:
                return

    def start_free_round(self) -> None:
        """TT-10.4: everybody chooses a resource; a Fort or five Banks sit it out."""
        self.phase = at.PLAYING
        alone = self.active() == 1
        for seat in range(self.seats):
            town = self.towns[seat]
            if town.place == 0 and ((town.has_built(m.FORT) and not alone) or on_banks(self, town) == ALL_RESOURCES):
                self.skipped |= BIT[seat]
        self.ask_all(at.AT_RESOURCE)

    def start_play(self, resource: int, source: int) -> None:
        """Everybody gets the resource."""
        self.resource = resource
        self.source = source
        self.phase = at.PLAYING
        self.ask_all(at.AT_RESOURCE)

    def active(self) -> int:
        """The number of towns that are not complete."""
        number = 0
        for town in self.towns:
            if town.place == 0:
                number += 1
        return number

    def end_round(self) -> None:
        """TT-3.4: completion, the end of the match, the next round."""
        finished = self.seats - self.active()
        for seat in range(self.seats):
            if self.towns[seat].place == 0 and not self.towns[seat].empty():
                self.complete(seat, finished + 1)
        if self.mode == at.STANDARD and self.active():
            self.hammer = self.next_builder()
            if self.hammer < 0:  # TT-A13
                for seat in range(self.seats):
                    if self.towns[seat].place == 0:
                        self.complete(seat, finished + 1)
        if self.active() == 0:
            self.phase = at.OVER
            self.shown = self.towns[:]
            return
        if self.mode == at.SOLO:
            self.returned += bytes([self.resource])
            if self.unseen:
                self.phase = at.OPENING
                self.shown = self.towns[:]
                return
            self.open += 1 << 3 * self.returned[0]
            self.returned = self.returned[1:]
        self.begin_round()

    def complete(self, seat: int, place: int) -> None:
        """A town is finished."""
        self.own(seat).place = place

    def next_builder(self) -> int:
        """The next seat on the left that is active and able to name, -1 if there is none."""
        alone = self.active() == 1
        for step in range(1, self.seats + 1):
            seat = (self.hammer + step) % self.seats
            town = self.towns[seat]
            if town.place == 0 and (alone or not town.has_built(m.FORT)) and on_banks(self, town) != ALL_RESOURCES:
                return seat
        return -1


def _cards(packed: int) -> int:
    """How many cards a packed count has."""
    return sum([(packed >> 3 * each) & 7 for each in range(5)])


def new_match(options: TinyTownsOptions) -> TinyTownsState:
    """The state before the first step."""
    state = TinyTownsState(options)
    state.unseen = FULL_DECK if state.mode != at.STANDARD else 0
    if options.cards == "first_game":
        state.cards = m.FIRST_GAME
    elif isinstance(options.cards, tuple):
        state.cards = [m.CARD[name] for name in options.cards]
    else:
        state.cards = [m.CARDS_OF[m.BLUE][0], *[NO_CARD] * 6]
    if isinstance(options.first_player, int):
        state.hammer = options.first_player
    state.set_up()
    return state


def inventory(state: TinyTownsState) -> dict[str, int]:
    """Squares of all towns by what is on them, monument cards, and in solo the resource cards."""
    squares = 0
    for town in state.towns:
        squares += count(town.empty()) + sum([1 for each in range(16) if (town.cubes >> 3 * each) & 7])
        squares += sum([count(town.of(kind)) for kind in range(8)])
    dealt = [card for town in state.towns for card in (town.kept, town.other) if card != NO_CARD]
    counts = {"squares": squares, "monuments": len(set(dealt) | set(undealt(state)))}
    if state.mode == at.SOLO:
        in_hand = 1 if state.phase == at.PLAYING or state.phase == at.OVER else 0
        counts["resource_cards"] = _cards(state.unseen) + _cards(state.open) + len(state.returned) + in_hand
    return counts
