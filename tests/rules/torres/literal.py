"""Torres read literally: a second way to find every option of a turn, from heights and figures alone.

Nothing here is fast or shared with the engine: castles are sets, passages are searched over (square, floor).
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product

from tabletown.games.torres.rules.view import TorresView

Place = tuple[int, int]
ALL = [(r, c) for r in range(8) for c in range(8)]


def near(place: Place) -> list[Place]:
    """The orthogonal neighbours."""
    r, c = place
    return [each for each in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if each in _BOARD]


_BOARD = set(ALL)


def name(place: Place) -> str:
    """The notation of a square."""
    return "abcdefgh"[place[1]] + str(place[0] + 1)


def place(square: str) -> Place:
    """The row and column of a square."""
    return int(square[1]) - 1, "abcdefgh".index(square[0])


def castles(heights: dict[Place, int]) -> list[set[Place]]:
    """TR-3.3: the maximal connected sets of squares with blocks."""
    left = {each for each in ALL if heights[each] > 0}
    found = []
    while left:
        castle, queue = set[Place](), deque([left.pop()])
        while queue:
            here = queue.popleft()
            castle.add(here)
            for beside in near(here):
                if beside in left:
                    left.remove(beside)
                    queue.append(beside)
        found.append(castle)
    return found


@dataclass
class Table:
    """What a turn can be about: the board, and what the player whose turn it is has left."""

    heights: dict[Place, int]
    knights: list[list[Place]]
    king: Place | None
    seat: int = 0
    points: int = 0
    chosen: int = 0
    stacks: list[int] = field(default_factory=list)
    buys: int = 0
    used: int = 0
    deck: int = 0  # cards that can be bought
    hand: list[str] = field(default_factory=list)  # cards that can be played, but for those bought this turn
    door_rule: str = "no_climb_inside"

    def __post_init__(self) -> None:
        self.figures = {each for knights in self.knights for each in knights} | ({self.king} if self.king else set())
        self.castles = castles(self.heights)
        self.mine = self.knights[self.seat]

    def castle(self, square: Place) -> set[Place]:
        """The castle of a square, empty for bare ground."""
        return next((each for each in self.castles if square in each), set())

    def free(self, squares: Iterable[Place]) -> Iterator[Place]:
        """The squares without a figure."""
        return (each for each in squares if each in _BOARD and each not in self.figures)

    # Knights.

    def beside(self, knights: list[Place]) -> set[Place]:
        """TR-5.2."""
        return {to for knight in knights for to in self.free(near(knight)) if self.heights[to] <= self.heights[knight]}

    def steps(self, start: Place) -> set[Place]:
        """TR-5.4."""
        return {to for to in self.free(near(start)) if self.heights[to] <= self.heights[start] + 1}

    def passages(self, start: Place, rule: str) -> set[Place]:
        """TR-5.5: a search over (square, floor), through one castle at a time; `rule` may let him climb inside."""
        level = self.heights[start]
        found = set[Place]()
        for castle in self.castles:
            doors = [(each, level) for each in near(start) if each in castle and self.heights[each] > level]
            seen, queue = set(doors), deque(doors)
            while queue:
                here, floor = queue.popleft()
                found |= {to for to in near(here) if self.heights[to] == floor}
                onward = [(here, floor - 1)]
                onward += [(beside, floor) for beside in near(here) if beside in castle]
                if rule == "climb":
                    onward.append((here, floor + 1))
                if rule == "exit_level_only":
                    onward += [(here, higher) for higher in range(floor + 1, level + 1)]
                for square, story in onward:
                    if 0 <= story < self.heights[square] and (square, story) not in seen:
                        seen.add((square, story))
                        queue.append((square, story))
        return set(self.free(found - {start}))

    def moves(self, start: Place) -> set[Place]:
        """TR-5.3."""
        return self.steps(start) | self.passages(start, self.door_rule)

    def jumps(self, start: Place, verb: str) -> set[Place]:
        """TR-7.7, TR-7.9, TR-7.10."""
        r, c = start
        found = set[Place]()
        for down, right in product((-1, 0, 1), repeat=2):
            straight = abs(down) + abs(right) == 1
            reach = 2 if verb == "vault" else 1
            to = (r + reach * down, c + reach * right)
            if to not in _BOARD or to in self.figures or straight == (verb == "diagonal_step") or down == right == 0:
                continue
            rise = self.heights[to] - self.heights[start]
            between = (r + down, c + right)
            fits = {
                "diagonal_step": rise <= 1,
                "climb_two": rise == 2,
                "vault": rise <= 1 and any(between in knights for knights in self.knights),
            }
            if fits[verb]:
                found.add(to)
        return found

    # Blocks.

    def blocks(self) -> set[Place]:
        """TR-5.6."""
        found = set[Place]()
        for at in self.free(ALL):
            castle = self.castle(at)
            if castle and self.heights[at] + 1 <= len(castle):
                found.add(at)
            touching = [each for each in self.castles if each & set(near(at))]
            if not castle and len(touching) == 1:
                found.add(at)
        return found

    def can_rise(self, knight: Place) -> bool:
        """TR-7.4."""
        castle = self.castle(knight)
        if castle:
            return self.heights[knight] + 1 <= len(castle)
        return len([each for each in self.castles if each & set(near(knight))]) <= 1

    def shifts(self, start: Place) -> set[Place]:
        """TR-7.5, by carrying each shift out."""
        if self.heights[start] != 1 or start in self.figures:
            return set()
        without = self.heights | {start: 0}
        remaining = castles(without)
        if len([each for each in remaining if each <= self.castle(start)]) > 1:
            return set()
        found = set[Place]()
        for to in self.free(ALL):
            if to == start or self.heights[to] or len([each for each in remaining if each & set(near(to))]) > 1:
                continue
            after = without | {to: 1}
            result = castles(after)
            if len(result) >= 6 and all(max(after[each] for each in castle) <= len(castle) for castle in result):
                found.add(to)
        return found

    # A turn.

    def options(self) -> set[str]:
        """D5: every option in words."""
        found = {"end_turn"}
        if self.points >= 2 and len(self.mine) < 6:
            found |= {f"add_knight {name(to)}" for to in self.beside(self.mine)}
        if self.points:
            found |= {"advance_score"}
            found |= {f"move_knight {name(knight)} {name(to)}" for knight in self.mine for to in self.moves(knight)}
            if self.chosen:
                found |= {f"place_block {name(at)}" for at in self.blocks()}
            if self.buys < 2 and self.deck:
                found |= {"buy_card"}
        if not self.used:
            for card in set(self.hand):
                found |= self.card(card)
        return found

    def card(self, card: str) -> set[str]:
        """Section 7: the ways to play a card."""
        if card in ("six_ap", "seven_ap"):
            return {card}
        if card == "extra_block":
            return {f"{card} {name(at)}" for at in self.blocks()}
        if card == "shift_block":
            return {f"{card} {name(start)}" for start in ALL if self.shifts(start)}
        if card == "raise_knight":
            sources = {"chosen"} if self.chosen else set()
            sources |= {str(size) for size in self.stacks if size}
            return {f"{card} {name(each)} {source}" for each in self.mine if self.can_rise(each) for source in sources}
        found = set()
        for knight in self.mine:
            if card == "regroup":
                reached = self.beside([each for each in self.mine if each != knight])
            elif card == "door_passage":
                reached = self.passages(knight, "climb")
            else:
                reached = self.jumps(knight, card)
            found |= {f"{card} {name(knight)} {name(to)}" for to in reached}
        return found


def seen(view: TorresView) -> Table:
    """The table as a view shows it."""
    seat = view.seats[view.turn]
    hand = list(seat.hand)
    for card in view.bought:
        hand.remove(card)
    return Table(
        heights={each: view.heights[8 * each[0] + each[1]] for each in ALL},
        knights=[[place(square) for square in each.knights] for each in view.seats],
        king=place(view.king) if view.king else None,
        seat=view.turn,
        points=view.points,
        chosen=max(view.chosen, 0),
        stacks=list(seat.stacks),
        buys=view.buys,
        used=view.used,
        deck=view.deck + seat.deck,
        hand=hand,
        door_rule=view.options.door_rule,
    )
