"""A slow second scorer, written sentence by sentence from sections 6 to 9 of the rules, apart from the engine."""

from dataclasses import dataclass, field
from itertools import combinations

LETTER = {"C": "blue", "F": "red", "W": "gray", "O": "orange", "T": "green", "Y": "yellow", "K": "black", "M": "magenta"}
CORNERS, CENTRE = {0, 3, 12, 15}, {5, 6, 9, 10}


def adjacent(one: int, two: int) -> bool:
    return abs(one // 4 - two // 4) + abs(one % 4 - two % 4) == 1


def surrounding(one: int, two: int) -> bool:
    return one != two and abs(one // 4 - two // 4) <= 1 and abs(one % 4 - two % 4) <= 1


def in_line(one: int, two: int) -> bool:
    return one != two and (one // 4 == two // 4 or one % 4 == two % 4)


@dataclass
class LiteralTown:
    """A town of sixteen letters; `cards` has the card of each colour."""

    squares: str
    cards: dict[str, str]
    monument: str = ""
    stored: dict[int, int] = field(default_factory=dict)  # cubes on each Warehouse
    shrine: int = 0
    place: int = 0
    right_green: int | None = None  # green buildings of the right neighbour

    def where(self, colour: str) -> list[int]:
        return [square for square in range(16) if LETTER.get(self.squares[square]) == colour]

    @property
    def castle(self) -> list[int]:
        return self.where("magenta") if self.monument == "barrett_castle" else []

    @property
    def feedable(self) -> list[int]:
        return sorted(self.where("blue") + self.castle)

    def scoring_type(self, square: int) -> str | None:
        """TT-7.3: for all scoring the Castle is no monument but a cottage."""
        return "blue" if square in self.castle else LETTER.get(self.squares[square])

    def cottages(self, squares: list[int]) -> int:
        return sum(2 if square in self.castle else 1 for square in squares if square in self.feedable)

    def near(self, square: int) -> list[int]:
        return [other for other in range(16) if adjacent(square, other)]

    def groups(self, squares: list[int]) -> list[list[int]]:
        """The orthogonally connected groups, by walking from square to square."""
        left, found = set(squares), []
        while left:
            group, edge = [], [min(left)]
            while edge:
                square = edge.pop()
                if square in left:
                    left.remove(square)
                    group.append(square)
                    edge += [other for other in left if adjacent(square, other)]
            found.append(sorted(group))
        return found

    # Feeding.

    def feedings(self) -> list[list[int]]:
        """Every set of squares that the red buildings can feed (TT-8.1 to TT-8.3)."""
        feeders, hungry = self.where("red"), self.feedable
        card = self.cards["red"]
        if card == "farm":
            return [list(each) for each in combinations(hungry, min(4 * len(feeders), len(hungry)))]
        if card == "greenhouse":
            parts = self.groups(hungry)
            chosen = combinations(parts, min(len(feeders), len(parts)))
            return [sorted(square for part in each for square in part) for each in chosen]
        reaches = surrounding if card == "granary" else in_line
        return [[square for square in hungry if any(reaches(feeder, square) for feeder in feeders)]]

    def best_feeding(self) -> list[int]:
        """TT-8.4 and TT-8.5."""
        found = []
        for fed in self.feedings():
            blue, orange, magenta = self.blue(fed), self.orange(fed), self.magenta(fed)
            castle = magenta if self.castle else 0
            found.append((-(blue + orange + magenta), -blue, -castle, fed))
        return min(found)[3]

    # Points.

    def blue(self, fed: list[int]) -> int:
        cottages = self.where("blue")
        if self.monument == "grand_mausoleum_of_the_rodina" and self.where("magenta"):
            return 3 * len(cottages)
        return 3 * len([square for square in cottages if square in fed])

    def gray(self) -> int:
        points = 0
        for square in self.where("gray"):
            types = [self.scoring_type(other) for other in self.near(square)]
            if self.cards["gray"] == "fountain":
                points += 2 if "gray" in types else 0
            elif self.cards["gray"] == "millstone":
                points += 2 if "red" in types or "yellow" in types else 0
            elif self.cards["gray"] == "shed":
                points += 1
            else:
                points += self.cottages(self.near(square))
        return points

    def orange(self, fed: list[int]) -> int:
        squares, card, points = self.where("orange"), self.cards["orange"], 0
        for square in squares:
            types = [self.scoring_type(other) for other in self.near(square)]
            if card == "abbey":
                points += 0 if {"black", "green", "yellow"} & set(types) else 3
            elif card == "chapel":
                points += self.cottages(fed)
            elif card == "cloister":
                points += len([other for other in squares if other in CORNERS])
            else:
                points += 4 if self.cottages([other for other in self.near(square) if other in fed]) >= 2 else 0
        return points

    def green(self) -> int:
        squares, card = self.where("green"), self.cards["green"]
        number = len(squares)
        if card == "almshouse":
            return {0: 0, 1: -1, 2: 5, 3: -3, 4: 15, 5: -5}.get(number, 26)
        if card == "tavern":
            return {0: 0, 1: 2, 2: 5, 3: 9, 4: 14}.get(number, 20)
        if card == "feast_hall":
            return number * (3 if self.right_green is not None and number > self.right_green else 2)
        return sum(3 for square in squares if not any(in_line(square, other) for other in squares))

    def yellow(self) -> int:
        squares, card, points = self.where("yellow"), self.cards["yellow"], 0
        for square in squares:
            if card == "bakery":
                types = [self.scoring_type(other) for other in self.near(square)]
                points += 3 if "red" in types or "black" in types else 0
            elif card == "market":
                in_row = len([other for other in squares if other // 4 == square // 4])
                in_column = len([other for other in squares if other % 4 == square % 4])
                points += max(in_row, in_column)
            elif card == "tailor":
                points += 1 + len([other for other in squares if other in CENTRE])
            else:
                types = [self.scoring_type(other) for other in range(16) if in_line(square, other)]
                points += len(set(types) - {None, "yellow"})
        return points

    def black(self) -> int:
        worth = {"bank": 4, "factory": 0, "trading_post": 1, "warehouse": 0}[self.cards["black"]]
        return sum(worth - self.stored.get(square, 0) for square in self.where("black"))

    def magenta(self, fed: list[int]) -> int:
        if not self.where("magenta"):
            return 0
        square = self.where("magenta")[0]
        types = {LETTER[letter] for letter in self.squares if letter in LETTER}
        beside = {LETTER.get(self.squares[other]) for other in self.near(square)} - {None}
        largest = max(len(group) for colour in types for group in self.groups(self.where(colour)))
        return {
            "architects_guild": 1,
            "archive_of_the_second_age": len(types - {"magenta"}),
            "barrett_castle": 5 if square in fed else 0,
            "cathedral_of_caterina": 2,
            "fort_ironweed": 7,
            "grove_university": 3,
            "mandras_palace": 2 * len(beside),
            "shrine_of_the_elder_tree": self.shrine,
            "silva_forum": 1 + largest,
            "the_sky_baths": 2 * (7 - len(types - {"magenta"})),
            "the_starloom": {1: 6, 2: 3, 3: 2}.get(self.place, 0),
        }.get(self.monument, 0)

    def score(self) -> dict[str, int]:
        """Every line of the score sheet (TT-9.5), and the total."""
        fed = self.best_feeding()
        bare = len([letter for letter in self.squares if letter not in LETTER])
        spared = self.monument == "cathedral_of_caterina" and self.where("magenta")
        points = {
            "blue": self.blue(fed),
            "red": 0,
            "gray": self.gray(),
            "orange": self.orange(fed),
            "green": self.green(),
            "yellow": self.yellow(),
            "black": self.black(),
            "magenta": self.magenta(fed),
            "empty": 0 if spared else -bare,
        }
        return points | {"total": sum(points.values())}

    def fed_cottages(self) -> list[int]:
        """The Cottages of the feeding that is reported."""
        return [square for square in self.best_feeding() if square in self.where("blue")]
