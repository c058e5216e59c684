"""The rules of Sweet Lands: decision points, what is legal at each, and what follows.

    frame         point        options                                          next
    CHARACTER     DP1          character                                        DOMAIN
    DOMAIN        DP1          domain                                           next player, then HELP_CELL
    HELP_CELL     DP2          help_cell                                        production phase
    (draft)       DP3          draft, all at once                               five picks, then the rest of step 4
    ORDER         DP4 19 25    help_token, effect, flip                         that list or element
    TURN          DP5          area play flip_skill free claim ability          sub-decisions, then AFTER
                               end_round                                        end of round, section 12
    AFTER         DP6          free claim ability pass                          next player
    HAND_COST     DP7          use_disk discard_card pay_diamonds               area effect
    TERRAIN       DP8          terrain stop                                     printed bonus, flip, areas, next
    ROAD          DP9          road stop                                        flips, areas, next
    PROPERTY      DP10         property stop                                    flip effect, triggers, next; then bonuses
    BUILD         DP10         the same, each piece paid
    HARE          DP11         hare stop                                        bonus, triggers, next
    INDUSTRY      DP12         step stop                                        bonus, next
    PROSPERITY    DP13         prosper stop                                     bonus, next
    OPTION TAKE PRODUCE  DP14  option, take, produce
    SKILL         DP15         skill stop
    EMPLOY        DP16         employ stop
    COLUMN        DP17         column                                           that industry bonus
    SPEND         DP18         spend stop                                       payments, `then`
    SEARCH        DP20         search                                           next card, then SEARCH_PLAY (Sakura)
    HELP_MOVE     DP21         help_cell                                        next player
    (clean-up)    DP22         keep, all at once                                next round
    MIX AREA_MIX  DP23         pay_mix                                          effect
    DISK_OR_CARD  DP23         use_disk discard_card (F7)                       effect
    DISCARD       DP24         discard_card                                     effect
    FLIP          DP25         flip stop                                        flip effect
    COPY          DP26         copy                                             that area
    TERRAIN_ROAD  DP27         next_terrain next_road stop                      TERRAIN or ROAD without stop
    CARMEN        DP28         employ_card                                      twice
    LEAST         DP29         color                                            PROSPERITY
    EMPLOY_CARD   -            employ_card stop (draw_then_employ)
    PLAY_CARD     -            play stop
    TOWER         DP10         property clock_tower                             flip effect, triggers, tower effect

How an interruption works. Effects are data (program.py): numbered lists of numbered nodes. Everything that is asked or has
still to be done is a frame, one number (frames.py), on `pending`. Carrying out an element pushes what it sets off on top of
what follows it, so nesting is depth-first without recursion or depth limit (SL-19.11). The two exceptions lie in the data of
frames too: bonuses of pieces wait as LIST frames *below* the placement that earned them and are ordered when it is over
(SL-7.5), and industry bonuses wait in `queue`, which the QUEUE frame empties (SL-9.8). `settle` carries out silent frames
until one asks, the dealer has to draw, or the stack is empty; then phases.py says what comes next. What the top frame offers
is worked out once, there, and kept in `found`.
"""

from __future__ import annotations

from typing import cast, final

from tabletown.core.bits import BIT
from tabletown.core.chance import Rng
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.options import SweetLandsOptions
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import phases
from tabletown.games.sweet_lands.rules import state as at
from tabletown.games.sweet_lands.rules.dealing import draw_outcomes, layout_outcomes, solo_outcomes
from tabletown.games.sweet_lands.rules.effects import frames as f
from tabletown.games.sweet_lands.rules.effects.choices import choose, end_search
from tabletown.games.sweet_lands.rules.effects.frames import kind_of
from tabletown.games.sweet_lands.rules.effects.resolution import automatic, carry_out, finish_pieces
from tabletown.games.sweet_lands.rules.legal import options
from tabletown.games.sweet_lands.rules.material import CARDS, FIRST_UPGRADED
from tabletown.games.sweet_lands.rules.scoring import sheet, total
from tabletown.games.sweet_lands.rules.state import LAYER, Position


@final
class SweetLandsState(Position):
    """A match of Sweet Lands."""

    def copy(self) -> SweetLandsState:
        """An independent state, equal to this one."""
        return SweetLandsState(self.settings(), self)

    def settings(self) -> SweetLandsOptions:
        """The options, with their own type."""
        return cast(SweetLandsOptions, self.options)

    def actors(self) -> int:
        """The seats that must decide."""
        return self.waiting

    def winners(self) -> list[int]:
        """SL-14.10; solo: more than the benchmark (SL-18.5)."""
        if self.phase != at.OVER:
            return []
        totals = [total(self, seat) for seat in range(self.seats)]
        if self.solo:
            return [0] if totals[0] > self.m.solo_good else []
        results = [(totals[seat], self.realms[seat].hares.bit_count()) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if results[seat] == max(results)]

    def score(self, seat: int) -> ScoreSheet:
        """The final score as it would be now."""
        return sheet(self, seat)

    def total(self, seat: int) -> int:
        """The points of a seat as they would be now."""
        return total(self, seat)

    def game_name(self) -> str:
        """Return the name of the game."""
        return "sweet_lands"

    # What is legal.

    def outcomes(self) -> list[tuple[int, int]]:
        """What the dealer may turn up."""
        if self.waiting != CHANCE:
            return []
        if self.phase == at.LAYOUT:
            return layout_outcomes(self)
        return solo_outcomes(self) if self.phase == at.REVEAL else draw_outcomes(self)

    def draw(self, rng: Rng) -> int:
        """One of them, by its weight; from the deck without listing it."""
        if self.phase == at.LAYOUT or self.phase == at.REVEAL:
            return rng.weighted(self.outcomes())
        return act.DRAW + self.deck[rng.below(len(self.deck))]

    def choices(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        if self.phase == at.DRAFT:
            return [act.DRAFT + card for card in self.packets[seat]]
        if self.phase == at.CLEANUP:
            return [act.KEEP + card for card in self.realms[seat].hand]
        return self.found

    # What follows.

    def advance(self, actor: int, action: int) -> None:
        """Carry out a legal action."""
        if actor == CHANCE:
            self.turn_up(action)
        elif self.phase == at.DRAFT:
            phases.pick(self, actor, action - act.DRAFT)
        elif self.phase == at.CLEANUP:
            phases.keep(self, actor, action - act.KEEP)
        elif action == act.END_ROUND:
            phases.end_round(self)
        else:
            choose(self, action)
        self.settle()

    def turn_up(self, outcome: int) -> None:
        """Carry out an outcome of the dealer."""
        if self.phase == at.LAYOUT:
            phases.lay_out(self, outcome)
        elif self.phase == at.REVEAL:
            phases.reveal(self, outcome - act.SOLO)
        elif self.phase == at.DEAL:
            phases.deal(self, outcome - act.DRAW)
        else:
            phases.draw(self, outcome - act.DRAW)

    def settle(self) -> None:
        """Carry out everything that asks nobody; stop at the next question."""
        while True:
            if not self.pending:
                if not phases.next_step(self):
                    return
                continue
            top = self.pending[-1]
            kind = kind_of(top)
            if kind == f.DRAW:
                if phases.refill(self):
                    self.waiting = CHANCE
                    return
                self.pending.pop()
            elif kind >= f.FIRST_SILENT:
                self.pending.pop()
                carry_out(self, top)
            elif not automatic(self, top):
                if kind == f.TURN or kind == f.AFTER:  # the next action has not begun (SL-7.4)
                    self.ripe = self.realms[self.seat].flipped
                self.found = options(self, top)
                if self.found:
                    self.waiting = BIT[self.seat]
                    return
                self.pending.pop()
                self.skip(top, kind)

    def skip(self, top: int, kind: int) -> None:
        """A question without options (SL-20.1)."""
        if kind == f.PROPERTY or kind == f.BUILD:
            finish_pieces(self, top)
        elif kind == f.SEARCH:
            end_search(self, self.realms[self.seat], top)
        elif kind == f.CARMEN:
            self.push(f.frame(f.REDRAW))


def new_match(options: SweetLandsOptions) -> SweetLandsState:
    """The state before the first token is laid out."""
    state = SweetLandsState(options)
    phases.new_table(state)
    state.settle()
    return state


def inventory(state: SweetLandsState) -> dict[str, int]:
    """Cards and tokens wherever they are."""
    cards = len(state.deck) + len(state.discards) + sum([len(packet) for packet in state.packets])
    cards += len(state.under) - state.under.count(LAYER)
    skills = sum(state.stock[:FIRST_UPGRADED])
    counts = {"properties": 0, "hares": 0}
    for realm in state.realms:
        cards += len(realm.hand) + len(realm.played)
        skills += sum([1 for skill in realm.skills if skill < FIRST_UPGRADED])
        left = [at.ROWS - cells.bit_count() for cells in realm.placed[:3]]
        left += [3 - realm.placed[3].bit_count(), at.LABS - realm.placed[4].bit_count(), 1 - realm.placed[5].bit_count()]
        counts["properties"] += sum(left) + realm.built.bit_count()
        counts["hares"] += realm.hares_left + realm.hares.bit_count()
    known = set(state.deck) | set(state.discards) | set(state.under) - {LAYER}
    for realm in state.realms:
        known |= set(realm.hand) | set(realm.played)
    for packet in state.packets:
        known |= set(packet)
    return {"cards": cards, "different": len(known), "whole": len(CARDS), "skills": skills, **counts}
