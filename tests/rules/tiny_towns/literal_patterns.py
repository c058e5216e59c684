"""A slow second way to find building sites: every drawn pattern, turned and mirrored, laid on every place of the grid.

Written from section 5 of the rules and the drawings of sections 6 and 7 alone; it shares nothing with the engine.
"""

from collections.abc import Iterator

from tests.rules.tiny_towns.helpers import SQUARES

PATTERNS = {
    "cottage": ".h/bg",
    "farm": "hh/ww",
    "granary": "hh/wb",
    "greenhouse": "hg/ww",
    "orchard": "sh/hw",
    "fountain": "ws",
    "millstone": "ws",
    "shed": "ws",
    "well": "ws",
    "abbey": "..g/bss",
    "chapel": "..g/sgs",
    "cloister": "..g/wbs",
    "temple": "..g/bbs",
    "almshouse": "ssg",
    "feast_hall": "wwg",
    "inn": "hsg",
    "tavern": "bbg",
    "bakery": ".h./bgb",
    "market": ".w./sgs",
    "tailor": ".h./sgs",
    "theater": ".s./wgw",
    "bank": "hh./wgb",
    "factory": "w.../bssb",
    "trading_post": "sw./swb",
    "warehouse": "hwh/b.b",
    "architects_guild": "..g/.hs/wb.",
    "archive_of_the_second_age": "hh/bg",
    "barrett_castle": "h..s/wggb",
    "cathedral_of_caterina": ".h/sg",
    "fort_ironweed": "h.b/sws",
    "grand_mausoleum_of_the_rodina": "ww/bs",
    "grove_university": ".b./sgs",
    "mandras_palace": "hg/bw",
    "obelisk_of_the_crescent": "h../bgb",
    "opaleyes_watch": "w.../bghh/s...",
    "shrine_of_the_elder_tree": "bhs/wgw",
    "silva_forum": "..h./bbsw",
    "the_sky_baths": ".h./sgw/b.b",
    "the_starloom": "gg/wh",
    "statue_of_the_bondmaker": "wssg/h...",
}
Placement = tuple[tuple[int, str], ...]  # the squares of a pattern with the letter each must carry


def turned(drawing: list[str]) -> list[str]:
    """A drawing, a quarter turn clockwise."""
    return ["".join(row[column] for row in reversed(drawing)) for column in range(len(drawing[0]))]


def mirrored(drawing: list[str]) -> list[str]:
    """A drawing as a mirror shows it."""
    return [row[::-1] for row in drawing]


def drawings(card: str) -> Iterator[list[str]]:
    """The pattern of a card in its eight positions, equal ones repeated."""
    drawing = PATTERNS[card].split("/")
    for start in (drawing, mirrored(drawing)):
        for _ in range(4):
            yield start
            start = turned(start)


def laid(card: str) -> set[Placement]:
    """Every way the pattern of a card can lie on a town."""
    found = set()
    for drawing in drawings(card):
        for top in range(4 - len(drawing) + 1):
            for left in range(4 - len(drawing[0]) + 1):
                cells = []
                for row, letters in enumerate(drawing):
                    for column, letter in enumerate(letters):
                        if letter != ".":
                            cells.append((4 * (top + row) + left + column, letter))
                found.add(tuple(sorted(cells)))
    return found


LAID = {card: laid(card) for card in PATTERNS}


def builds(squares: str, cards: list[str], posts: set[int], anywhere: bool) -> set[str]:
    """The `build` actions of a town of sixteen letters.

    `cards` may be constructed, `posts` are the Trading Posts that stood before the round, and `anywhere` tells whether the
    Obelisk stands.
    """
    found = set()
    for card in cards:
        for placement in LAID[card]:
            real = [(square, letter) for square, letter in placement if square not in posts]
            if not real or any(squares[square] != letter for square, letter in real):
                continue
            landings = {square for square, _ in real}
            if anywhere or card == "shed":
                landings |= {square for square in range(16) if squares[square] == "."}
            names = "+".join(SQUARES[square] for square, _ in placement)
            found |= {f"build {card} {names} {SQUARES[square]}" for square in landings}
    return found
