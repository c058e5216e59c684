"""Phases and decision points of a match, and the frames of the `pending` stack.

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

How an interruption works. Effects are data (effects/compiler.py): numbered lists of numbered nodes. Every pending
question or action is a frame on the `pending` stack. An element pushes what it sets off on top of what follows it, so
nesting is depth-first, without recursion or a depth limit (SL-19.11). There are two exceptions: the bonuses of pieces wait
as LIST frames *below* the placement that earned them and are ordered when it is over (SL-7.5), and industry bonuses wait in
`queue`, which the QUEUE frame empties (SL-9.8). `flow.settle` carries out silent frames until one asks, the dealer has to
draw, or the stack is empty; then phases.py decides what comes next. The options of the top frame are worked out once, there,
and kept in `found`.

A frame is `kind + 64 * a + 2**22 * b + 2**38 * c + 2**54 * must`, with a, b, c below 65536 and `must` 1 where the first
unit cannot be declined (SL-20.5). Kinds below FIRST_SILENT ask; the others are carried out as soon as they are on top.
An ORDER frame asks which of the `a` frames below it comes next (SL-20.2, SL-20.8).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Phases.
LAYOUT: Final = 0  # the dealer lays out tokens (SL-2.12)
CHARACTERS: Final = 1
HELP_CELLS: Final = 2
REVEAL: Final = 3  # solo cards (SL-18.2)
PRODUCTION: Final = 4
DEAL: Final = 5  # draft packets
DRAFT: Final = 6
ACTION: Final = 7
ENDING: Final = 8
CLEANUP: Final = 9
OVER: Final = 10
PHASES: Final = [
    "layout", "characters", "help_cells", "reveal", "production", "deal", "draft", "action", "ending", "cleanup", "over",
]  # fmt: skip

NOBODY: Final = -1
LAYER: Final = 255  # between the layers of cards under the deck (SL-4.6)

# Frames that ask.
CHARACTER: Final = 1
DOMAIN: Final = 2
HELP_CELL: Final = 3
TURN: Final = 4
AFTER: Final = 5
HAND_COST: Final = 6  # a: area, b: cards still to discard, c: 1 before the first (a disk or diamonds may pay)
TERRAIN: Final = 7  # a: number, b: type, c: 1 without adjacency
ROAD: Final = 8  # a: number
PROPERTY: Final = 9  # a: number, b: terrain below it, c: pieces placed (their bonuses are below this frame)
BUILD: Final = 10  # the same, paying
HARE: Final = 11  # a: number
INDUSTRY: Final = 12  # a: number
PROSPERITY: Final = 13  # a: number, b: colour
OPTION: Final = 14  # a: node
TAKE: Final = 15  # a: number
PRODUCE: Final = 16  # a: number
SKILL: Final = 17  # a: number
EMPLOY: Final = 18  # a: card
COLUMN: Final = 19
SPEND: Final = 20  # a: node
ORDER: Final = 21  # a: number of frames below
SEARCH: Final = 22  # a: number, b: node, c: first card found + 1
SEARCH_PLAY: Final = 23  # a, b: the two cards found
HELP_MOVE: Final = 24
MIX: Final = 25  # a: number of basic resources
AREA_MIX: Final = 26  # a: area, its cost paid in two resources
DISK_OR_CARD: Final = 27  # F7
DISCARD: Final = 28  # a: number
FLIP: Final = 29  # a: number
COPY: Final = 30  # a: bit set of categories
TERRAIN_ROAD: Final = 31  # a: tokens, b: roads, c: 1 for only one of the two (F1)
CARMEN: Final = 32  # a: cards still to employ
EMPLOY_CARD: Final = 33  # a: number
LEAST: Final = 34  # a: steps to make
PLAY_CARD: Final = 35  # a: node
TOWER: Final = 36  # where the clock tower goes

# Frames that are carried out without asking.
FIRST_SILENT: Final = 40
LIST: Final = 40  # a: effect list, b: index for ORDER
ELEMENT: Final = 41  # a: node, b: index for ORDER
DRAW: Final = 42  # a: number; the dealer acts
FOOD: Final = 43  # a: number
WONDER: Final = 44  # a: number
REPEAT: Final = 45  # a: effect list, b: times
QUEUE: Final = 46  # the industry bonuses that wait (SL-9.8)
TURNED: Final = 47  # a: cell whose flip effect applies
PLACED: Final = 48  # a: cell; after its printed bonus the new token meets its roads (SL-6.3)
AREAS_CHECK: Final = 49  # bonus-card areas (SL-6.8)
HELP: Final = 50  # a: ordinary help token
AREA: Final = 51  # a: area whose cost is paid and whose effect is carried out
AREA_EFFECT: Final = 52  # a: area
RUN: Final = 53  # a: effect list, carried out as the effect of an area, flip skill or free action
TRIGGER: Final = 54  # a: trigger
PAY: Final = 55  # a: cost, its fixed part
REDRAW: Final = 56  # Carmen's hand without a legal pair (SL-15.10)
RISEN: Final = 57  # the clock tower's ability becomes active (SL-7.8)

KIND_NAMES: Final[dict[int, str]] = {
    CHARACTER: "character", DOMAIN: "domain", HELP_CELL: "help_cell", TURN: "turn", AFTER: "after", HAND_COST: "hand_cost",
    TERRAIN: "terrain", ROAD: "road", PROPERTY: "property", BUILD: "build", HARE: "hare", INDUSTRY: "industry",
    PROSPERITY: "prosperity", OPTION: "option", TAKE: "take", PRODUCE: "produce", SKILL: "skill", EMPLOY: "employ",
    COLUMN: "column", SPEND: "spend", ORDER: "order", SEARCH: "search", SEARCH_PLAY: "search_play", HELP_MOVE: "help_move",
    MIX: "mix", AREA_MIX: "area_mix", DISK_OR_CARD: "disk_or_card", DISCARD: "discard", FLIP: "flip", COPY: "copy",
    TERRAIN_ROAD: "terrain_road", CARMEN: "carmen", EMPLOY_CARD: "employ_card", LEAST: "least", PLAY_CARD: "play_card",
    TOWER: "tower", LIST: "list", ELEMENT: "element", DRAW: "draw", FOOD: "food", WONDER: "wonder", REPEAT: "repeat",
    QUEUE: "queue", TURNED: "turned", PLACED: "placed", AREAS_CHECK: "areas", HELP: "help", AREA: "area",
    AREA_EFFECT: "area_effect", RUN: "run", TRIGGER: "trigger", PAY: "pay", REDRAW: "redraw",
    RISEN: "risen",
}  # fmt: skip
KINDS: Final[dict[str, int]] = {name: kind for kind, name in KIND_NAMES.items()}
MUST: Final = 18014398509481984  # 2**54


def frame(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Return a frame without `must`."""
    return kind | a << 6 | b << 22 | c << 38


def with_must(made: i64, must: bool) -> i64:
    """Return the frame; with `must`, its first unit cannot be declined."""
    return made + MUST if must else made


def kind_of(made: i64) -> i64:
    """Return the kind of a frame."""
    return made & 63


def a_of(made: i64) -> i64:
    """Return the first argument."""
    return (made >> 6) & 65535


def b_of(made: i64) -> i64:
    """Return the second argument."""
    return (made >> 22) & 65535


def c_of(made: i64) -> i64:
    """Return the third argument."""
    return (made >> 38) & 65535


def must_of(made: i64) -> bool:
    """Return whether the first unit cannot be declined."""
    return made >= MUST


def write_frame(made: int) -> str:
    """Return a frame in words."""
    numbers = [a_of(made), b_of(made), c_of(made)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    arguments = "=" + ",".join(map(str, numbers)) if numbers else ""
    return KIND_NAMES[kind_of(made)] + arguments + ("!" if must_of(made) else "")


def read_frame(word: str) -> int:
    """Return the frame that `write_frame` wrote."""
    name, _, numbers = word.rstrip("!").partition("=")
    return with_must(frame(KINDS[name], *(int(number) for number in numbers.split(",") if number)), word.endswith("!"))
