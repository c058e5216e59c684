"""The rules of Garden Nation: decision points, what is legal at each, and what follows.

    phase         who          decision point  options                                          next
    territory     dealer       -               a territory and its rotation for the next slot   project
    project       dealer       -               a project card for the next place                first_player
    first_player  dealer       -               a seat                                           deal
    deal          dealer       -               an objective for the next seat                   choose
    choose        all          -               choose_objectives                                the first turn
    play          active seat  AT_ACT          build demolish invade                            AT_PROJECT or the crane moves
                                               strategic transfer_roof move_on                  AT_ACT
                                               pass                                             the end of the turn
                               AT_PROJECT      complete                                         refill, then the crane moves
                                               decline                                          the crane moves
                               AT_NEXT         next_player                                      the turn of that seat
    refill        dealer       AT_REFILL       a project card for the place                     AT_CRANE: the crane moves

When the crane has moved, the next action or the end of the turn follows; after the last turn territory control and the next
round, or the end of the match.
"""

from __future__ import annotations

from typing import cast, final

from tabletown.core.bits import BIT, count
from tabletown.core.chance import Rng
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE
from tabletown.games.garden_nation.options import GardenNationOptions
from tabletown.games.garden_nation.rules import actions as act
from tabletown.games.garden_nation.rules import effects
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import state as at
from tabletown.games.garden_nation.rules.legal import choices, draw, free_place, outcomes, undealt
from tabletown.games.garden_nation.rules.projects import completed_by
from tabletown.games.garden_nation.rules.scoring import sheet, total
from tabletown.games.garden_nation.rules.state import FRAME, FRAME_BITS, Position


@final
class GardenNationState(Position):
    """A match of Garden Nation."""

    def copy(self) -> GardenNationState:
        """An independent state, equal to this one."""
        return GardenNationState(self.settings(), self)

    def settings(self) -> GardenNationOptions:
        """The options, with their own type."""
        return cast(GardenNationOptions, self.options)

    def actors(self) -> int:
        """The seats that must decide; the dealer in the first phases."""
        return self.waiting if self.phase >= at.CHOOSING else CHANCE

    def winners(self) -> list[int]:
        """The seats with the most points; they share a tie (GN-9.4)."""
        if self.phase != at.OVER:
            return []
        results = [total(self, seat) for seat in range(self.seats)]
        best = max(results)
        return [seat for seat in range(self.seats) if results[seat] == best]

    def score(self, seat: int) -> ScoreSheet:
        """What the match gives if it ends now (GN-9.5)."""
        return sheet(self, seat)

    def game_name(self) -> str:
        """Return the name of the game."""
        return "garden_nation"

    def outcomes(self) -> list[tuple[int, int]]:
        """What the dealer may turn up."""
        return outcomes(self)

    def draw(self, rng: Rng) -> int:
        """One of them, by its weight."""
        return draw(self, rng)

    def choices(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        return choices(self, seat)

    # What follows.

    def advance(self, actor: int, action: int) -> None:
        """Carry out a legal action."""
        if actor == CHANCE:
            self.turn_up(action)
            return
        if self.phase == at.CHOOSING:
            self.kept[actor] = m.PAIR_SET[action - act.CHOOSE]
            self.waiting &= ~BIT[actor]
            if self.waiting == 0:
                self.phase = at.PLAYING
                self.begin_round(self.order[0])
            return
        frame = self.pending & FRAME
        point = frame & 15
        if point == at.AT_ACT:
            self.act(actor, action)
        elif point == at.AT_PROJECT:
            self.answer_project(actor, action, frame >> 4)
        else:
            self.start_turn(action - act.NEXT_PLAYER)

    def act(self, seat: int, action: int) -> None:
        """D2: an action, a ploy before it, moving on or passing."""
        if action < act.BUILD_BRAMBLE:
            effects.build(self, seat, action - act.BUILD)
            self.after_floors(seat, action - act.BUILD)
        elif action < act.DEMOLISH:
            number, land = divmod(action - act.BUILD_BRAMBLE, 3)
            zone = m.BRAMBLES[number]
            effects.plant(self, zone, land)
            effects.build(self, seat, zone)
            self.after_floors(seat, zone)
        elif action < act.INVADE:
            effects.clear(self, seat, action - act.DEMOLISH)
            self.end_action(action - act.DEMOLISH)
        elif action < act.STRATEGIC:
            effects.invade(self, seat, action - act.INVADE)
            self.after_floors(seat, action - act.INVADE)
        elif action < act.TRANSFER:
            self.ploys[seat] -= 1
            self.ployed = True
            self.crane = action - act.STRATEGIC
            self.visited = BIT[self.crane]
        elif action < act.MOVE_ON:
            source, goal = divmod(action - act.TRANSFER, m.ZONES)
            self.ploys[seat] -= 1
            self.ployed = True
            self.locked = True
            self.closed ^= BIT[source] | BIT[goal]
        elif action == act.MOVE_ON:
            self.crane = self.next_territory()
            self.visited |= BIT[self.crane]
        else:
            self.end_turn()

    def after_floors(self, seat: int, zone: int) -> None:
        """GN-5.7 (3): the end may be near, and a project may be completed."""
        if self.supply[seat] == 0:
            self.ended = True
        if completed_by(self, seat, zone):
            self.pending = at.AT_PROJECT | zone << 4
        else:
            self.end_action(zone)

    def answer_project(self, seat: int, action: int, zone: int) -> None:
        """D3: a project is completed (GN-6.2), or nothing."""
        if action == act.DECLINE:
            self.end_action(zone)
            return
        place = action - act.COMPLETE
        self.done[seat] |= BIT[self.display[place]]
        effects.close(self, zone)
        effects.show(self, place, m.NO_CARD)
        if self.deck:
            self.pending = (at.AT_CRANE | zone << 4) << FRAME_BITS | at.AT_REFILL | place << 4
            self.phase = at.REFILLING
        else:
            self.end_action(zone)

    def end_action(self, zone: int) -> None:
        """GN-4.4: the crane moves; the next action or the end of the turn."""
        self.crane = self.leads[zone]
        self.left -= 1
        if self.left:
            self.begin_action()
        else:
            self.end_turn()

    def begin_action(self) -> None:
        """The active seat is asked to act."""
        self.pending = at.AT_ACT
        self.visited = BIT[self.crane] if self.crane != m.OFF else 0
        self.ployed = False
        self.locked = False

    # Turns and rounds.

    def begin_round(self, seat: int) -> None:
        """GN-4.8: a seat takes the first place."""
        self.round += 1
        self.order = []
        self.start_turn(seat)

    def start_turn(self, seat: int) -> None:
        """A seat takes the next place and acts: once on the first place, twice on the others (GN-3.2)."""
        self.left = 2 if self.order else 1
        self.order.append(seat)
        self.active = seat
        self.waiting = BIT[seat]
        self.begin_action()

    def end_turn(self) -> None:
        """E1: the next turn, the question whose it is, or the end of the round."""
        self.left = 0
        if len(self.order) == self.places():
            self.end_round()
        elif self.seats == 2:  # GN-4.3
            self.start_turn(1 - self.active)
        else:
            others = [seat for seat in range(self.seats) if seat not in self.order]
            if len(others) == 1:  # GN-11.2
                self.start_turn(others[0])
            else:
                self.pending = at.AT_NEXT
                self.visited = 0
                self.ployed = False
                self.locked = False

    def end_round(self) -> None:
        """E2: territory control, then the end of the match or the next round."""
        effects.control(self)
        if self.ended or self.round >= self.round_cap:  # GN-9.2, GN-13.15
            self.phase = at.OVER
            self.waiting = 0
            self.pending = 0
            self.active = -1
            self.visited = 0
            self.ployed = False
            self.locked = False
        else:
            self.begin_round(self.active)

    # Set-up.

    def turn_up(self, action: int) -> None:
        """A step of the dealer (GN-11.1)."""
        if self.phase == at.REFILLING:
            effects.show(self, free_place(self), (action - act.TURN_UP) % len(m.PROJECTS))
            self.phase = at.PLAYING
            self.pending >>= FRAME_BITS
            self.end_action(self.pending >> 4)
        elif self.phase == at.TERRITORIES_LAID:
            number = (action - act.TERRITORY) % 42
            self.lay([*self.layout, number // 6], [*self.turns, number % 6])
            if len(self.layout) == m.SLOTS:
                self.phase = at.PROJECTS_SHOWN
        elif self.phase == at.PROJECTS_SHOWN:
            effects.show(self, free_place(self), (action - act.TURN_UP) % len(m.PROJECTS))
            if m.NO_CARD not in self.display:
                self.phase = at.FIRST_CHOSEN
        elif self.phase == at.FIRST_CHOSEN:
            first = action - act.FIRST_PLAYER
            self.order = [first]
            self.population[first] = m.FIRST_POPULATION
            self.phase = at.DEALING
        else:
            self.give(self.next_dealt(), (action - act.DEAL) % len(m.OBJECTIVES))
            if self.next_dealt() < 0:
                self.phase = at.CHOOSING
                self.waiting = BIT[self.seats] - 1


def new_match(options: GardenNationOptions) -> GardenNationState:
    """The state before the first step."""
    return GardenNationState(options)


def inventory(state: GardenNationState) -> dict[str, int]:
    """Floors of each seat, roofs, bramble tokens, project and objective cards, territories (GN-I1, I2, I4, I8)."""
    counts = {
        "roofs": state.roofs + count(state.closed),
        "projects": count(state.deck) + sum([card != m.NO_CARD for card in state.display]),
        "objectives": sum(undealt(state)) + sum([state.hand_size(seat) for seat in range(state.seats)]),
        "territories": m.TERRITORIES - len(state.layout) + len(set(state.layout)),
    }
    for seat in range(state.seats):
        counts[f"floors {seat}"] = state.supply[seat] + sum(
            [state.floors[zone] for zone in range(m.ZONES) if state.own[seat] & BIT[zone]]
        )
        counts["projects"] += count(state.done[seat])
    for land in range(3):
        counts[f"tokens {m.LANDS[land]}"] = state.tokens[land] + count(state.lands[land] & m.BRAMBLE_ZONES)
    return counts
