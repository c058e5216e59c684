"""The rules of Torres: decision points, who decides, what follows.

    point          who             options                                    next
    start          dealer          start_player                               master, castle or first_knight
    master         dealer          master_card                                castle or first_knight
    castle         in turn         place_castle                               castle, then first_knight (D1)
    first_knight   in turn         place_first_knight                         first_knight, then king (D2)
    king           the last one    place_king                                 the first turn (D3)
    stack          active player   choose_stack                               act (D4)
    act            active player   actions, cards, end_turn                   act, shift, draw, keep, left, next turn (D5)
    shift          active player   shift_to                                   act
    draw           dealer          draw_card                                  draw, keep or act
    keep           active player   keep_card, keep_card_top, _bottom          act (D6)
    left           active player   allocate_leftovers                         the next turn (D7)
    move_king      TR-9.1          move_king, keep_king                       the next phase (D8)

Scoring has no decisions. A point whose options are resolved without asking (TR-4.7) is never entered.
"""

from __future__ import annotations

from typing import cast, final

from tabletown.core.bits import BIT
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE
from tabletown.games.torres.options import TorresOptions
from tabletown.games.torres.rules import actions as act
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import state as at
from tabletown.games.torres.rules.effects import advance_marker, begin_drawing, blocks_in, carry_out, go_on_drawing, keep
from tabletown.games.torres.rules.legal import choices, outcomes
from tabletown.games.torres.rules.scoring import castle_points, king_points, master_points, sheet
from tabletown.games.torres.rules.state import FRAME, FRAME_BITS, Position


@final
class TorresState(Position):
    """A match of Torres."""

    def copy(self) -> TorresState:
        """An independent state, equal to this one."""
        return TorresState(self.settings(), self)

    def settings(self) -> TorresOptions:
        """The options, with their own type."""
        return cast(TorresOptions, self.options)

    def actors(self) -> int:
        """The one seat that decides; the dealer for what is drawn."""
        if self.pending == at.OVER:
            return 0
        return CHANCE if self.pending & 15 <= at.AT_DRAW else BIT[self.seat]

    def winners(self) -> list[int]:
        """TR-10.1: most points; only at 0 can several have them."""
        if self.pending != at.OVER:
            return []
        best = max(self.scores)
        return [seat for seat in range(self.seats) if self.scores[seat] == best]

    def score(self, seat: int) -> ScoreSheet:
        """The score sheet of a seat (TR-8.6)."""
        return sheet(seat, self.tally, self.master)

    def game_name(self) -> str:
        """Return the name of the game."""
        return "torres"

    def outcomes(self) -> list[tuple[int, int]]:
        """What the dealer may turn up."""
        return outcomes(self)

    def choices(self, seat: int) -> list[int]:
        """The legal actions of the seat that decides."""
        return choices(self)

    # What follows.

    def advance(self, actor: int, action: int) -> None:
        """Carry out a legal action."""
        if actor == CHANCE:
            self.turn_up(action)
        elif self.pending == at.AT_ACT:
            if action == act.END:
                self.end_actions()
            elif action == act.BUY:
                begin_drawing(self)
            else:
                carry_out(self, action)
        else:
            self.decide(action)

    def decide(self, action: int) -> None:
        """The decisions other than the actions of a turn."""
        point, board = self.point(), self.board
        if point == at.AT_STACK:
            self.choose(action - act.CHOOSE)
        elif point == at.AT_SHIFT:
            board.shift((self.pending & FRAME) >> 4, action - act.SHIFT_TO)
            self.pending >>= FRAME_BITS
        elif point == at.AT_KEEP:
            self.pending >>= FRAME_BITS
            keep(self, action)
        elif point == at.AT_LEFT:
            left = self.stacks[self.seat]
            self.stacks[self.seat] = m.SPREAD_PACKED[action - act.ALLOCATE]
            self.supply += self.chosen + blocks_in(left) - blocks_in(self.stacks[self.seat])
            self.end_turn()
        elif point == at.AT_MOVE_KING:
            if action != act.KEEP_KING:
                board.put_king(action - act.MOVE_KING)
            self.begin_phase(self.seat)
        elif point == at.AT_CASTLE:
            self.supply -= 1
            board.build(action - act.PLACE_CASTLE)
            self.seat = (self.seat + 1) % self.seats
            if len(board.area) == m.CASTLES:
                self.ask(at.AT_FIRST_KNIGHT, self.start)
        elif point == at.AT_FIRST_KNIGHT:
            board.put_knight(self.seat, action - act.FIRST_KNIGHT)
            self.reserve[self.seat] -= 1
            last = (self.start + self.seats - 1) % self.seats
            if self.seat == last:
                self.pending = at.AT_KING  # TR-2.6: by the one who placed last
            else:
                self.seat = (self.seat + 1) % self.seats
        else:
            board.put_king(action - act.PLACE_KING)
            self.first = self.start
            self.begin_phase(self.start)

    def ask(self, point: int, seat: int) -> None:
        """Put a decision before a seat."""
        self.pending = point
        self.seat = seat

    # Set-up.

    def set_up(self) -> None:
        """TR-2.7: the next step of the set-up that is not fixed."""
        if self.start < 0:
            self.pending = at.AT_START
        elif self.mastered and self.master == m.NO_MASTER:
            self.ask(at.AT_MASTER, self.start)
        else:
            self.ask(at.AT_CASTLE if self.placing else at.AT_FIRST_KNIGHT, self.start)

    def turn_up(self, action: int) -> None:
        """A step of the dealer."""
        if action >= act.DRAW:
            card = action - act.DRAW
            if self.cards == at.COMMON:
                self.unseen[0] -= m.ONE[card]
                self.hands[self.seat] += m.ONE[card]
                self.bought += m.ONE[card]
                self.pending >>= FRAME_BITS
            else:
                self.unseen[self.seat] -= m.ONE[card]
                self.drawn += bytes([card])
                self.pending >>= FRAME_BITS
                go_on_drawing(self)
            return
        if action >= act.MASTER_CARD:
            self.master = action - act.MASTER_CARD
        else:
            self.start = action - act.START_PLAYER
        self.set_up()

    # Phases, rounds, turns.

    def begin_phase(self, mover: int) -> None:
        """TR-4.4, TR-9.3: new stacks, and the first player of the phase; `mover` had the right to move the king."""
        self.phase += 1
        self.round = 1
        stacks = m.STACKS[self.seats][self.phase - 1]
        packed = m.pack(stacks)
        for seat in range(self.seats):
            self.stacks[seat] = packed
            self.supply -= sum(stacks)
        self.first = self.leader() if self.leading else mover
        self.opener = self.first
        self.begin_turn(self.first)

    def leader(self) -> int:
        """TR-12.5: the seat with most points; while all are at 0, the first player of the round before."""
        best = max(self.scores)
        return self.scores.index(best) if best else self.first

    def begin_turn(self, seat: int) -> None:
        """D4 is asked only when the stacks differ."""
        self.points = m.POINTS
        self.ask(at.AT_STACK, seat)
        stacks = self.stacks[seat]
        sizes = [size for size in range(4) if stacks >> 3 * size & 7]
        if len(sizes) == 1:
            self.choose(sizes[0])

    def choose(self, size: int) -> None:
        """Take a stack for the turn."""
        self.stacks[self.seat] -= m.ONE[size]
        self.chosen = size
        self.pending = at.AT_ACT

    def end_actions(self) -> None:
        """TR-6.4: the chosen stack is removed; D7 is asked only when there is a choice."""
        others = self.stacks[self.seat]
        if self.chosen and others and len(m.RESULTS[4096 * self.chosen + others]) > 1:
            self.pending = at.AT_LEFT
            return
        self.supply += self.chosen
        self.end_turn()

    def end_turn(self) -> None:
        """The next player, the next round or the end of the phase."""
        self.points = 0
        self.buys = 0
        self.used = 0
        self.bought = 0
        self.chosen = at.NOT_CHOSEN
        following = (self.seat + 1) % self.seats
        if following != self.first:
            self.begin_turn(following)
        elif self.round < len(m.STACKS[self.seats][self.phase - 1]):
            self.round += 1
            if self.leading:
                self.first = self.leader()
            self.begin_turn(self.first)
        else:
            self.end_phase()

    def end_phase(self) -> None:
        """Section 8, then section 9 or the end."""
        self.score_phase()
        if self.phase == m.PHASES:
            self.pending = at.OVER
            self.seat = 0
            return
        mover = self.last_in_points()
        board = self.board
        if board.over_north[0] & ~board.taken_north or board.over_south[0] & ~board.taken_south:
            self.ask(at.AT_MOVE_KING, mover)
        else:
            self.begin_phase(mover)  # TR-9.4

    def score_phase(self) -> None:
        """TR-8.2: part by part, each clockwise from the player who opened the phase."""
        order = [(self.opener + step) % self.seats for step in range(self.seats)]
        for seat in order:
            advance_marker(self, seat, at.CASTLES, castle_points(self.board, seat))
        for seat in order:
            advance_marker(self, seat, at.KING, king_points(self.board, seat, self.phase))
        if self.master != m.NO_MASTER:
            for seat in order:
                points = master_points(self.board, self.seats, seat, self.phase, self.master)
                advance_marker(self, seat, at.MASTER, points)

    def last_in_points(self) -> int:
        """TR-9.1: fewest points; of several at 0 the last one clockwise from the opener of the phase."""
        fewest = min(self.scores)
        found = self.opener
        for step in range(self.seats):
            seat = (self.opener + step) % self.seats
            if self.scores[seat] == fewest:
                found = seat
        return found


def new_match(options: TorresOptions) -> TorresState:
    """The state before the first step."""
    state = TorresState(options)
    state.supply = m.BLOCKS
    if not state.placing:
        for square in m.START_SQUARES:
            state.board.build(square)
            state.supply -= 1
    for seat in range(state.seats):
        if state.cards == at.IN_HAND:
            state.hands[seat] = m.OWN_DECK
        elif state.cards == at.OWN:
            state.unseen[seat] = m.OWN_DECK
    if state.cards == at.COMMON:
        state.unseen[0] = m.COMMON_DECK
    if options.start_player != "drawn":
        state.start = options.start_player
    state.set_up()
    return state


def inventory(state: TorresState) -> dict[str, int]:
    """Blocks, knights and action cards wherever they are (TR-1.6)."""
    blocks = state.board.blocks() + state.supply + max(state.chosen, 0)
    knights, cards = 0, len(state.drawn)
    for seat in range(state.seats):
        blocks += blocks_in(state.stacks[seat])
        knights += state.reserve[seat] + len(state.board.knights(seat))
        cards += m.in_pack(state.hands[seat] + state.unseen[seat]) + m.in_pack(state.played[seat])
        cards += len(state.top[seat]) + len(state.bottom[seat])
    return {"blocks": blocks, "knights": knights, "action_cards": cards}
