"""Torres once more, word for word from the rules page: a slow second model of whole matches, to count and compare with.

Actions are their notation. Decks are lists of unseen cards; a state is copied whole for each step.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations

from tests.rules.torres.literal import ALL, Place, Table, castles, name, place

DEALER = -1
CARDS = (
    "six_ap", "seven_ap", "extra_block", "raise_knight", "shift_block", "regroup", "diagonal_step", "door_passage", "vault",
    "climb_two",
)  # fmt: skip
MASTERS = ("border", "diagonals", "castle_spread", "cluster", "levels_differ", "line", "square", "same_level")
STACKS = {2: ["3333"] * 3, 3: ["3322", "332", "332"], 4: ["2222", "222", "222"]}
MARKED = [(0, 3), (2, 2), (2, 5), (3, 7), (4, 0), (5, 2), (5, 5), (7, 4)]
BORDER = {(r, c) for r, c in ALL if r in (0, 7) or c in (0, 7)}
DIAGONAL = {(r, c) for r, c in ALL if r == c or r + c == 7}


class Match:
    """A match at some decision: `actor`, `legal` and `play`."""

    def __init__(self, seats: int, mode: str, door_rule: str = "no_climb_inside") -> None:
        self.seats, self.mode, self.door_rule = seats, mode, door_rule
        marked = [] if mode == "master" else MARKED
        self.heights = {each: int(each in marked) for each in ALL}
        self.knights: list[list[Place]] = [[] for _ in range(seats)]
        self.king: Place | None = None
        self.scores = [0] * seats
        self.hands = [list(CARDS) if mode == "master" else [] for _ in range(seats)]
        self.common = [card for card in CARDS for _ in range(4)] if mode == "basic" else []
        own = list(CARDS) if mode == "own_deck" else []
        self.unseen = [list(own) for _ in range(seats)]
        self.top: list[list[str]] = [[] for _ in range(seats)]
        self.bottom: list[list[str]] = [[] for _ in range(seats)]
        self.stacks: list[list[int]] = [[] for _ in range(seats)]
        self.bought: list[str] = []
        self.drawn: list[str] = []
        self.lifted: Place = (0, 0)
        self.seat = self.first = self.opener = 0
        self.phase = self.round = self.points = self.buys = self.used = self.chosen = 0
        self.master = ""
        self.at = "master" if mode == "master" else "first_knight"

    @classmethod
    def read(cls, text: str) -> Match:
        """A position in the notation of the game; only what a literal match has of its own."""
        lines = {key: value.split() for key, _, value in (line.partition(": ") for line in text.splitlines())}
        options = _words(lines["options"])
        match = cls(int(options["seats"]), options["mode"])
        match.heights = {(r, c): ".123456789".index(lines["heights"][r][c]) for r, c in ALL}
        match.king = place(lines["king"][0]) if "king" in lines else None
        match.at, match.seat = lines["pending"][-1], int(lines["seat"][0])
        year = {"phase": "0", "round": "0", "opener": "0", "first": "0"} | _words(lines.get("year", []))
        match.phase, match.round, match.opener, match.first = (int(each) for each in year.values())
        turn = {"points": "0", "buys": "0", "used": "0", "chosen": "0"} | _words(lines.get("turn", []))
        match.points, match.buys, match.used, match.chosen = (int(each) for each in turn.values())
        match.master = lines.get("master", [""])[0]
        match.bought = lines.get("bought", [])
        for seat in range(match.seats):
            match.knights[seat] = [place(square) for square in lines.get(f"knights {seat}", [])]
            match.stacks[seat] = [int(size) for size in lines.get(f"stacks {seat}", [])]
            match.scores[seat] = sum(int(points) for points in _words(lines.get(f"score {seat}", [])).values())
            match.hands[seat] = lines.get(f"hand {seat}", [])
            match.top[seat], match.bottom[seat] = lines.get(f"top {seat}", []), lines.get(f"bottom {seat}", [])
            gone = match.hands[seat] + match.top[seat] + match.bottom[seat] + lines.get(f"played {seat}", [])
            for card in gone:
                for deck in (match.common, match.unseen[seat]):
                    if card in deck:
                        deck.remove(card)
        return match

    def copy(self) -> Match:
        return deepcopy(self)

    def table(self) -> Table:
        hand = list(self.hands[self.seat])
        for card in self.bought:
            hand.remove(card)
        deck = self.common + self.top[self.seat] + self.unseen[self.seat] + self.bottom[self.seat]
        return Table(
            self.heights, self.knights, self.king, self.seat, self.points, self.chosen, self.stacks[self.seat], self.buys,
            self.used, len(deck), hand, self.door_rule,
        )  # fmt: skip

    def actor(self) -> int:
        return DEALER if self.at in ("master", "draw") else self.seat

    # What is legal.

    def legal(self) -> set[str]:
        table = self.table()
        roofs = {name(each) for each in table.free(ALL) if self.heights[each]}
        if self.at == "master":
            return {f"master_card {card}" for card in MASTERS}
        if self.at == "draw":
            return {f"draw_card {card}" for card in (self.common or self.unseen[self.seat])}
        if self.at == "castle":
            placed = [each for each in ALL if self.heights[each]]
            apart = [(r, c) for r, c in ALL if all(abs(r - y) + abs(c - x) > 2 for y, x in placed)]
            return {f"place_castle {name(each)}" for each in apart}
        if self.at == "first_knight":
            return {f"place_first_knight {square}" for square in roofs}
        if self.at == "king":
            return {f"place_king {square}" for square in roofs}
        if self.at == "stack":
            return {f"choose_stack {size}" for size in self.stacks[self.seat]}
        if self.at == "act":
            return table.options()
        if self.at == "shift":
            return {f"shift_to {name(to)}" for to in table.shifts(self.lifted)}
        if self.at == "keep":
            ways = ["keep_card_top", "keep_card_bottom"] if len(self.drawn) > 1 else ["keep_card"]
            return {f"{way} {card}" for way in ways for card in self.drawn}
        if self.at == "left":
            return {"allocate_leftovers " + "+".join(map(str, sizes)) for sizes in self.spreads()}
        if self.at == "move_king":
            return {"keep_king"} | {f"move_king {square}" for square in roofs}
        return set()

    def spreads(self) -> set[tuple[int, ...]]:
        """TR-6.4: add the blocks one by one in every way."""
        found = {tuple(sorted(self.stacks[self.seat], reverse=True))}
        for _ in range(self.chosen):
            for sizes in list(found):
                for i, size in enumerate(sizes):
                    if size < 3:
                        found.add(tuple(sorted([*sizes[:i], size + 1, *sizes[i + 1 :]], reverse=True)))
        return found

    # What follows.

    def play(self, words: str) -> Match:
        after = self.copy()
        verb, *values = words.split()
        squares = [place(each) for each in values if len(each) == 2 and each[0] in "abcdefgh" and each[1].isdigit()]
        if verb in CARDS:
            after.hands[after.seat].remove(verb)
            after.used = 1
        getattr(after, f"do_{verb}")(values, squares)
        return after

    def do_master_card(self, values: list[str], squares: list[Place]) -> None:
        self.master, self.at = values[0], "castle"

    def do_place_castle(self, values: list[str], squares: list[Place]) -> None:
        self.heights[squares[0]] = 1
        self.seat = (self.seat + 1) % self.seats
        if sum(self.heights.values()) == 8:
            self.at, self.seat = "first_knight", 0

    def do_place_first_knight(self, values: list[str], squares: list[Place]) -> None:
        self.knights[self.seat].append(squares[0])
        if self.seat == self.seats - 1:
            self.at = "king"
        else:
            self.seat += 1

    def do_place_king(self, values: list[str], squares: list[Place]) -> None:
        self.king = squares[0]
        self.start_phase(0)

    def do_choose_stack(self, values: list[str], squares: list[Place]) -> None:
        self.chosen = int(values[0])
        self.stacks[self.seat].remove(self.chosen)
        self.at = "act"

    def do_add_knight(self, values: list[str], squares: list[Place]) -> None:
        self.points -= 2
        self.knights[self.seat].append(squares[0])

    def step(self, squares: list[Place]) -> None:
        self.knights[self.seat].remove(squares[0])
        self.knights[self.seat].append(squares[1])

    def do_move_knight(self, values: list[str], squares: list[Place]) -> None:
        self.points -= 1
        self.step(squares)

    def do_regroup(self, values: list[str], squares: list[Place]) -> None:
        self.step(squares)

    do_diagonal_step = do_door_passage = do_vault = do_climb_two = do_regroup

    def do_place_block(self, values: list[str], squares: list[Place]) -> None:
        self.points -= 1
        self.chosen -= 1
        self.heights[squares[0]] += 1

    def do_extra_block(self, values: list[str], squares: list[Place]) -> None:
        self.heights[squares[0]] += 1

    def do_raise_knight(self, values: list[str], squares: list[Place]) -> None:
        self.heights[squares[0]] += 1
        if values[1] == "chosen":
            self.chosen -= 1
        else:
            self.stacks[self.seat].remove(int(values[1]))
            self.stacks[self.seat].append(int(values[1]) - 1)

    def do_six_ap(self, values: list[str], squares: list[Place]) -> None:
        self.points += 1

    def do_seven_ap(self, values: list[str], squares: list[Place]) -> None:
        self.points += 2

    def do_shift_block(self, values: list[str], squares: list[Place]) -> None:
        self.at, self.lifted = "shift", squares[0]

    def do_shift_to(self, values: list[str], squares: list[Place]) -> None:
        self.heights[self.lifted], self.heights[squares[0]], self.at = 0, 1, "act"

    def do_advance_score(self, values: list[str], squares: list[Place]) -> None:
        self.points -= 1
        self.gain(self.seat, 1)

    def do_buy_card(self, values: list[str], squares: list[Place]) -> None:
        self.points -= 1
        self.buys += 1
        if self.mode == "basic":
            self.at = "draw"
        else:
            self.draw()

    def draw(self) -> None:
        """TR-11.5."""
        top, bottom = self.top[self.seat], self.bottom[self.seat]
        while len(self.drawn) < 3 and top:
            self.drawn.append(top.pop(0))
        if len(self.drawn) < 3 and self.unseen[self.seat]:
            self.at = "draw"
            return
        while len(self.drawn) < 3 and bottom:
            self.drawn.append(bottom.pop(0))
        self.at = "keep"

    def do_draw_card(self, values: list[str], squares: list[Place]) -> None:
        if self.mode == "basic":
            self.common.remove(values[0])
            self.hands[self.seat].append(values[0])
            self.bought.append(values[0])
            self.at = "act"
        else:
            self.unseen[self.seat].remove(values[0])
            self.drawn.append(values[0])
            self.draw()

    def keep(self, card: str) -> list[str]:
        self.hands[self.seat].append(card)
        self.bought.append(card)
        rest = [each for each in self.drawn if each != card]
        self.drawn, self.at = [], "act"
        return rest

    def do_keep_card(self, values: list[str], squares: list[Place]) -> None:
        self.keep(values[0])

    def do_keep_card_top(self, values: list[str], squares: list[Place]) -> None:
        self.top[self.seat][:0] = self.keep(values[0])

    def do_keep_card_bottom(self, values: list[str], squares: list[Place]) -> None:
        self.bottom[self.seat] += self.keep(values[0])

    def do_end_turn(self, values: list[str], squares: list[Place]) -> None:
        if len(self.spreads()) > 1:
            self.at = "left"
        else:
            self.end_turn()

    def do_allocate_leftovers(self, values: list[str], squares: list[Place]) -> None:
        self.stacks[self.seat] = [int(size) for size in values[0].split("+")]
        self.end_turn()

    def do_move_king(self, values: list[str], squares: list[Place]) -> None:
        self.king = squares[0]
        self.start_phase(self.seat)

    def do_keep_king(self, values: list[str], squares: list[Place]) -> None:
        self.start_phase(self.seat)

    # Turns, rounds, phases.

    def start_phase(self, mover: int) -> None:
        self.phase, self.round = self.phase + 1, 1
        self.stacks = [[int(size) for size in STACKS[self.seats][self.phase - 1]] for _ in range(self.seats)]
        self.first = self.leader() if self.mode == "master" and self.phase > 1 else mover
        self.opener = self.first
        self.start_turn(self.first)

    def leader(self) -> int:
        return self.first if not any(self.scores) else self.scores.index(max(self.scores))

    def start_turn(self, seat: int) -> None:
        self.seat, self.points, self.buys, self.used, self.bought, self.at = seat, 5, 0, 0, [], "stack"
        if len(set(self.stacks[seat])) == 1:
            self.do_choose_stack([str(self.stacks[seat][0])], [])

    def end_turn(self) -> None:
        self.bought = []
        following = (self.seat + 1) % self.seats
        if following != self.first:
            self.start_turn(following)
        elif self.stacks[self.seat]:
            self.round += 1
            if self.mode == "master":
                self.first = self.leader()
            self.start_turn(self.first)
        else:
            self.end_phase()

    def end_phase(self) -> None:
        order = [(self.opener + i) % self.seats for i in range(self.seats)]
        for part in (self.castle_points, self.king_points, self.master_points):
            for seat in order:
                self.gain(seat, part(seat))
        if self.phase == 3:
            self.at = "over"
            return
        self.seat = [seat for seat in order if self.scores[seat] == min(self.scores)][-1]
        self.at = "move_king"
        if self.legal() == {"keep_king"}:
            self.start_phase(self.seat)

    # Points.

    def gain(self, seat: int, points: int) -> None:
        if points:
            others = [score for each, score in enumerate(self.scores) if each != seat and score]
            space = self.scores[seat] + points
            while space in others:
                space += 1
            self.scores[seat] = space

    def castle_points(self, seat: int) -> int:
        return sum(
            len(castle) * max(self.heights[each] for each in self.knights[seat] if each in castle)
            for castle in castles(self.heights)
            if castle & set(self.knights[seat])
        )

    def king_points(self, seat: int) -> int:
        castle = next(each for each in castles(self.heights) if self.king in each)
        there = [each for each in self.knights[seat] if each in castle and self.heights[each] == self.phase]
        return 5 * self.phase if there else 0

    def master_points(self, seat: int) -> int:
        mine, index = set(self.knights[seat]), self.phase - 1
        if self.master in ("border", "diagonals"):
            squares = BORDER if self.master == "border" else DIAGONAL
            counts = [len(squares & set(knights)) for knights in self.knights]
            most = counts.count(max(counts)) == 1 and counts[seat] == max(counts)
            return (2, 5, 10)[index] * (counts[seat] + most)
        if self.master == "castle_spread":
            held = sum(bool(castle & mine) for castle in castles(self.heights))
            return (5, 15, 30)[index] if held == (4, 5, 6)[index] else 0
        if self.phase < 3 or not self.master:
            return 0
        if self.master == "square":
            return 50 if any(is_square(four) for four in combinations(sorted(mine), 4)) else 0
        if len(mine) < 6:
            return 0
        levels = {self.heights[each] for each in mine}
        worth = {
            "cluster": 40 * (len(castles({each: int(each in mine) for each in ALL})) == 1),
            "levels_differ": 40 * (len(levels) == 6),
            "line": 50 * (len({r for r, _ in mine}) == 1 or len({c for _, c in mine}) == 1),
            "same_level": 50 * (len(levels) == 1),
        }
        return worth[self.master]


def _words(words: list[str]) -> dict[str, str]:
    return {key: value for key, _, value in (word.partition("=") for word in words)}


def is_square(points: tuple[Place, ...]) -> bool:
    """Four points with four equal sides and two equal, longer diagonals."""
    lengths = sorted((a - c) ** 2 + (b - d) ** 2 for (a, b), (c, d) in combinations(points, 2))
    return lengths[0] == lengths[3] and lengths[4] == lengths[5] == 2 * lengths[0]


def perft(match: Match, depth: int) -> int:
    """The number of action sequences of a length."""
    options = match.legal()
    return len(options) if depth == 1 else sum(perft(match.play(words), depth - 1) for words in sorted(options))
