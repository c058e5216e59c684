"""Decision points of Ginkgopolis, and the packed numbers of its state.

    point        who            options                          next
    city         dealer         lay                              discards
    discards     dealer         discard                          the interrupted point
    sets         dealer         deal_set (intro)                 first
    characters   dealer         deal_character (normal)          draft
    draft        all            draft_pick (D0)                  draft, three times, then first
    first        dealer         first_player                     tiles and cards of each player, then a round
    tiles        dealer         draw_tile                        return if the reserve runs out, the interrupted point
    cards        dealer         draw_card                        discards if the deck runs out, the interrupted point
    choose       all            commit new_hand (D1, D2)         a turn of each seat
                 solo           give_card first (GK-A.18)        choose
    asset        acting seat    take_asset (D4)                  tiles, bonus
    token        acting seat    place_token shift_tokens (D5)    tiles, bonus
    return       all            return_tile return_done (D6)     the interrupted point
    expert       dealer         draw_card (solo)                 gosha_tile
    gosha_tile   dealer         draw_tile (solo)                 token or the end of the round

Draft, choice and return are simultaneous and sealed. Points without a decision (start, round, turn, near, bonus, finish,
gosha) lie on the stack between them. A frame of the stack is a point (five bits) plus FRAME * its argument; the top is last.
"""

from __future__ import annotations

from typing import Final

# The dealer's points come before DRAFT, then those of seats, then those without a decision.
CITY: Final = 0
DISCARDS: Final = 1  # argument: how many
SETS: Final = 2
CHARACTERS: Final = 3
FIRST: Final = 4
TILES: Final = 5  # argument: seat + 8 * how many
CARDS: Final = 6  # the same
EXPERT: Final = 7
GOSHA_TILE: Final = 8
DRAFT: Final = 9  # argument: the round of the draft
CHOOSE: Final = 10
ASSET: Final = 11
TOKEN: Final = 12  # argument: letter + 16 * the cell that was built on
RETURN: Final = 13
START: Final = 14  # argument: seat
ROUND: Final = 15
TURN: Final = 16
NEAR: Final = 17  # argument: cell
BONUS: Final = 18  # argument: trigger
FINISH: Final = 19  # argument: 1 if the card goes into the tableau
GOSHA: Final = 20
OVER: Final = 21
POINTS: Final = [
    "city", "discards", "sets", "characters", "first", "tiles", "cards", "expert", "gosha_tile", "draft", "choose", "asset",
    "token", "return", "start", "round", "turn", "near", "bonus", "finish", "gosha", "over",
]  # fmt: skip
FRAME: Final = 32

INTRO: Final = 0
NORMAL: Final = 1
SOLO: Final = 2
MODE_NAMES: Final = ["intro", "normal", "solo"]
GOSHA_SEAT: Final = 1  # in solo Gosha is the second player (GK-10.10)

# A card is its place (five bits). In a hand it has + AGE * how often it was passed on since it was drawn, which tells who
# has held it, + BUILD * the number of the deck it came from (GK-11.1, GK-11.2).
STOCK: Final = 0
DECK: Final = 1
DISCARD: Final = 2
TABLE: Final = 3  # turned over and being carried out
IN_HAND: Final = 8  # + seat
IN_TABLEAU: Final = 16  # + player
PLACE: Final = 31
AGE: Final = 32
AGE_PART: Final = 31
BUILD: Final = 32 * 32

# A laid tile is cell + HEIGHT * level + OWNER * (1 + player, 0 for neutral). Covered tiles keep cell and level, so that a
# stack can be read (GK-11.6).
HEIGHT: Final = 1 << 14
OWNER: Final = 1 << 20
CELL_PART: Final = HEIGHT - 1
HEIGHT_PART: Final = 63

# A cell of the grid is 0, 1 + the top tile, or GRID_TOKEN + letter.
GRID_TOKEN: Final = 64
NOTHING: Final = -1
