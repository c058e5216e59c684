"""The rules of Ginkgopolis: decision points, what is legal at each, and what follows.

    point        who            options                          next
    city         dealer         lay                              discards
    discards     dealer         discard                          what was interrupted
    sets         dealer         deal_set (intro)                 first
    characters   dealer         deal_character (normal)          draft
    draft        all            draft_pick (D0)                  draft, three times, then first
    first        dealer         first_player                     tiles and cards of each player, then a round
    tiles        dealer         draw_tile                        return when the reserve runs out, what was interrupted
    cards        dealer         draw_card                        discards when the deck runs out, what was interrupted
    choose       all            commit new_hand (D1, D2)         a turn of each seat
    asset        acting seat    take_asset (D4)                  tiles, bonus
    token        acting seat    place_token shift_tokens (D5)    tiles, bonus
    return       all            return_tile return_done (D6)     what was interrupted
    expert       dealer         draw_card (solo)                 gosha_tile
    gosha_tile   dealer         draw_tile (solo)                 token or the end of the round

Draft, choice and return are simultaneous and sealed. Points that happen by themselves (start, round, turn, near, bonus,
finish, gosha) lie on the stack between them.
"""

from __future__ import annotations

from typing import cast, final

from tabletown.core.bits import BIT, count
from tabletown.core.chance import Rng
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE
from tabletown.games.ginkgopolis.options import GinkgopolisOptions
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import state as at
from tabletown.games.ginkgopolis.rules.dealing import pass_on, turn_up
from tabletown.games.ginkgopolis.rules.effects import (
    gain,
    gain_resources,
    gain_tiles,
    gosha_can_build,
    heights_near,
    keep_card,
    keep_characters,
    output_near,
    resolve,
)
from tabletown.games.ginkgopolis.rules.legal import choices, draw, outcomes
from tabletown.games.ginkgopolis.rules.material import URBAN
from tabletown.games.ginkgopolis.rules.scoring import sheet, tally
from tabletown.games.ginkgopolis.rules.state import FRAME, GOSHA_SEAT, NOTHING, PLACE, Position
from tabletown.games.ginkgopolis.rules.tokens import BACK, CLOCKWISE, move_all, move_token, shift


@final
class GinkgopolisState(Position):
    """A match of Ginkgopolis."""

    def copy(self) -> GinkgopolisState:
        """An independent state, equal to this one."""
        return GinkgopolisState(self.settings(), self)

    def settings(self) -> GinkgopolisOptions:
        """The options, with their own type."""
        return cast(GinkgopolisOptions, self.options)

    def actors(self) -> int:
        """The seats that must decide; the dealer at his points."""
        return self.waiting if self.stack[-1] & 31 >= at.DRAFT else CHANCE

    def winners(self) -> list[int]:
        """The players with the highest score (GK-8.8, GK-A.17); Gosha may be one of them (GK-10.10)."""
        if self.point() != at.OVER:
            return []
        totals = [self.worth(player) for player in range(self.players)]
        return [player for player in range(self.players) if totals[player] == max(totals)]

    def score(self, seat: int) -> ScoreSheet:
        """The score as it stands (GK-8.4); seat 1 is Gosha in solo."""
        return sheet(self, seat)

    def worth(self, player: int) -> int:
        """The points of a player as they stand."""
        return tally(self)[player]

    def game_name(self) -> str:
        """Return the name of the game."""
        return "ginkgopolis"

    # What is legal.

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
            turn_up(self, action)
        else:
            self.decide(actor, action)
        self.run()

    def decide(self, seat: int, action: int) -> None:
        """A decision of a seat."""
        point = self.point()
        if point == at.CHOOSE:
            if action == act.NEW_HAND:  # GK-3.4
                self.new_hands[seat] -= 1
                for card in self.hand(seat):
                    self.cards[card] = at.DISCARD
                self.gone = [each for each in self.gone if each & PLACE != at.IN_HAND + seat]
                self.push(at.CARDS, seat + 8 * m.HAND)
                return
            self.commits[seat] = action - act.COMMIT
            self.waiting &= ~BIT[seat]
            if self.waiting == 0:
                self.stack.pop()
        elif point == at.ASSET:
            self.stack.pop()
            self.waiting = 0
            if action == act.TAKE_RESOURCE:
                gain_resources(self, seat, 1)
            else:
                gain_tiles(self, seat, 1)
        elif point == at.TOKEN:
            self.relocate(action)
        elif point == at.RETURN:
            self.put_aside(seat, action)
        else:
            self.pick(seat, action - act.PICK)

    def relocate(self, action: int) -> None:
        """D5: the token whose cell was built on finds another (section 5)."""
        letter = self.stack[-1] // FRAME & 15
        self.waiting = 0
        if action < act.SHIFT_CLOCKWISE:
            move_token(self, letter, action - act.PLACE_TOKEN)
        else:
            move_all(self, shift(self, letter, CLOCKWISE if action == act.SHIFT_CLOCKWISE else BACK))
        self.stack.pop()

    def put_aside(self, seat: int, action: int) -> None:
        """D6: a tile is put aside, or a seat is done; when all are, the tiles make the new reserve (GK-6.3)."""
        if action != act.RETURN_DONE:
            tile = BIT[action - act.RETURN_TILE]
            self.tiles[seat] &= ~tile
            self.aside[seat] |= tile
            return
        self.waiting &= ~BIT[seat]
        if self.waiting:
            return
        for each in range(self.seats):
            tiles = self.aside[each]
            if tiles:
                self.points[each] += count(tiles)
                self.reserve += count(tiles)
                self.unseen |= tiles
                self.returned[each] |= tiles
                self.gave[each] = count(tiles)
                self.shown[each] = 0  # GK-11.3
                self.aside[each] = 0
        if self.reserve == 0:  # GK-6.4
            self.exhausted = 2
            self.ending = True
        self.stack.pop()

    def pick(self, seat: int, character: int) -> None:
        """D0: a character is kept; when all have one, packets go on to the left (GK-2.8)."""
        number = self.stack[-1] // FRAME
        packet = (seat - number) % self.seats
        self.packets[packet] &= ~BIT[character]
        self.picks[m.KEPT * packet + number] = character
        self.waiting &= ~BIT[seat]
        if self.waiting:
            return
        self.stack.pop()
        if number + 1 < m.KEPT:
            self.waiting = BIT[self.seats] - 1
            self.push(at.DRAFT, number + 1)
            return
        for each in range(self.seats):
            kept = 0
            for step in range(m.KEPT):
                kept |= BIT[self.picks[m.KEPT * ((each - step) % self.seats) + step]]
            keep_characters(self, each, kept)
        self.packets = []
        self.picks = []

    # What happens by itself.

    def run(self) -> None:
        """Do what needs no decision, until something does."""
        while True:
            frame = self.stack[-1]
            point = frame & 31
            if point == at.TILES:
                if self.reserve:
                    return
                self.stack.pop()
            elif point == at.ASSET:
                if self.store[self.acting] or self.reserve:
                    self.waiting = BIT[self.acting]
                    return
                self.stack.pop()
            elif point == at.TOKEN:
                self.waiting = 1 if self.mode == at.SOLO else BIT[self.acting]
                return
            elif point < at.START or point == at.OVER:
                return
            else:
                self.stack.pop()
                self.happen(point, frame // FRAME)

    def happen(self, point: int, argument: int) -> None:
        """One thing that needs no decision."""
        if point == at.TURN:
            self.next_turn()
        elif point == at.BONUS:
            gain(self, self.acting, self.bonus[3 * self.acting + argument])
        elif point == at.FINISH:
            if argument:
                keep_card(self, self.acting, self.card)
            else:
                self.cards[self.card] = at.DISCARD
            self.card = NOTHING
            self.tile = NOTHING
        elif point == at.NEAR:
            if self.mode == at.SOLO and self.acting == GOSHA_SEAT:
                self.points[GOSHA_SEAT] += heights_near(self, argument)
            else:
                gain(self, self.acting, output_near(self, argument))
        elif point == at.ROUND:
            self.begin_round()
        elif point == at.START:
            packed = 0
            for number in range(m.CHARACTER_COUNT):
                if self.characters[argument] & BIT[number]:
                    packed += m.CHARACTER_START[number]
            gain(self, argument, packed)
        else:
            self.gosha_turn(argument)

    def begin_round(self) -> None:
        """GK-3.1; in solo cards are dealt first, Gosha's unseen (GK-10.3)."""
        self.round += 1
        self.turn = 0
        self.acting = NOTHING
        self.waiting = BIT[self.seats] - 1
        self.push(at.TURN)
        self.push(at.CHOOSE)
        if self.mode == at.SOLO:
            self.push(at.CARDS, 8 * self.dealt)
            self.push(at.CARDS, GOSHA_SEAT + 8)

    def next_turn(self) -> None:
        """The next seat turns over its card (GK-3.5), or the round ends."""
        if self.turn == self.seats:
            if self.mode == at.SOLO and self.acting != GOSHA_SEAT:
                self.acting = GOSHA_SEAT
                self.push(at.TURN)
                self.push(at.GOSHA)
                return
            self.end_round()
            return
        seat = (self.first + self.turn) % self.seats
        self.turn += 1
        self.acting = seat
        self.push(at.TURN)
        commit = self.commits[seat]
        self.commits[seat] = NOTHING
        self.card = commit // act.COMMIT_TILES
        self.tile = commit % act.COMMIT_TILES - 1
        if self.mode != at.SOLO:
            self.gone.append(self.cards[self.card])
            self.gone.sort()
        self.cards[self.card] = at.TABLE
        if self.tile != NOTHING:
            self.tiles[seat] &= ~BIT[self.tile]
            self.shown[seat] &= ~BIT[self.tile]
        resolve(self, seat, self.card, self.tile)

    def end_round(self) -> None:
        """GK-3.6, GK-8.3, GK-10.3 (d): hands and first-player card go on and everybody draws, or the match is over."""
        self.acting = NOTHING
        if self.mode == at.SOLO:
            for card in self.hand(0):
                self.cards[card] = at.DISCARD
        if self.ending or self.round >= self.cap:
            self.waiting = 0
            self.push(at.OVER)
            return
        self.push(at.ROUND)
        if self.mode == at.SOLO:
            return
        pass_on(self)
        self.first = (self.first + 1) % self.seats
        for step in range(self.seats - 1, -1, -1):
            self.push(at.CARDS, (self.first + step) % self.seats + 8)

    def gosha_turn(self, drawn: int) -> None:
        """GK-10.11; `drawn` once an expert has drawn his second card, which is then the one at hand."""
        if not drawn:
            self.card = self.hand(GOSHA_SEAT)[0]
            self.cards[self.card] = at.TABLE
            if self.reserve == 0:
                self.push(at.FINISH)
                return
            if self.expert and self.card >= URBAN:
                self.other_card = self.card
                self.push(at.EXPERT)
                return
        elif self.better_card(self.other_card, self.card) != self.card:
            self.card, self.other_card = self.other_card, self.card
        if drawn:
            self.cards[self.other_card] = at.DISCARD
            self.other_card = NOTHING
        if gosha_can_build(self, self.card):
            self.push(at.GOSHA_TILE)
        else:
            self.ending = True
            self.push(at.FINISH)

    def better_card(self, first: int, drawn: int) -> int:
        """Which of two cards an expert Gosha uses; equal points keep the first (GK-10.9, GK-A.23)."""
        if drawn < URBAN or self.expert_value(drawn) > self.expert_value(first):
            return drawn
        return first

    def expert_value(self, card: int) -> int:
        """What an urbanization card brings Gosha now (GK-10.9)."""
        return heights_near(self, self.tokens[card - URBAN])


def new_match(options: GinkgopolisOptions) -> GinkgopolisState:
    """The state before the first step."""
    state = GinkgopolisState(options)
    state.unseen = m.ALL_TILES
    for tile in m.START_TILES:
        state.unseen &= ~BIT[tile]
        state.cards[tile] = at.DECK
    state.reserve = count(state.unseen) - m.REMOVED_OF[state.players]
    for letter in range(m.TOKEN_COUNT):
        state.cards[URBAN + letter] = at.DECK
        move_token(state, letter, m.TOKEN_CELLS[letter])
    state.deck = len(m.START_TILES) + m.TOKEN_COUNT
    state.push(at.ROUND)
    if state.mode == at.SOLO:
        start = m.HUMAN_START
        state.first = 0
        gain_resources(state, 0, start["resource"])
        state.points[0] = start["point"]
        state.push(at.TILES, 8 * start["tile"])
    else:
        state.push(at.FIRST)
        if state.mode == at.NORMAL:
            state.packets = [0] * state.seats
            state.picks = [NOTHING] * (m.KEPT * state.seats)
            state.push(at.DRAFT)
            state.push(at.CHARACTERS)
        else:
            state.push(at.SETS)
    if m.DISCARDED_OF[state.players]:
        state.push(at.DISCARDS, m.DISCARDED_OF[state.players])
    state.push(at.CITY)
    return state


def inventory(state: GinkgopolisState) -> dict[str, int]:
    """Tiles, cards, characters and resources wherever they are."""
    tiles = count(state.unseen) + count(state.removed) + sum([1 for each in state.laid if each])
    for player in range(state.players):
        tiles += count(state.tiles[player]) + count(state.aside[player])
    if state.point() == at.CITY:
        tiles += len(m.START_TILES) - count(state.tops)
    places = [state.place_of(card) for card in range(m.CARD_COUNT)]
    circulating = [card for card in range(m.CARD_COUNT) if 0 < places[card] < at.IN_TABLEAU and places[card] != at.TABLE]
    matched = sum([1 for card in circulating if card >= URBAN or not state.laid[card] or state.tops & BIT[card]])
    counts = {"tiles": tiles, "cards": m.CARD_COUNT - len(circulating) + matched}
    for player in range(state.players):
        counts[f"resources_{player}"] = state.screen[player] + state.store[player] + state.placed[player]
    return counts
