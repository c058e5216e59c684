"""Positions of Ginkgopolis in a shortened notation, steps in words, and what a player has.

`red_7` is a tile or its card, a letter an urbanization token or card, `c07` a character. What a position does not say is
filled in: neutral start buildings, a deck with all other cards in circulation, hands, and unseen tiles; buildings that
nobody is said to own are shared out. What no match comes to and a test needs all the same is done afterwards: buildings that
touch no other, cards left out, resources left out.
"""

import random
from typing import Any, cast

import tabletown
from tabletown.core.state import CHANCE
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.material import CELL
from tabletown.games.ginkgopolis.rules.points import DECK, STOCK
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.rules.view import GinkgopolisView

GAME = tabletown.game("ginkgopolis")
COLOURS = ("red", "yellow", "blue")
TILES = [f"{colour}_{number}" for colour in COLOURS for number in range(1, 21)]
LETTERS = "ABCDEFGHIJKL"
START = ("-1,1", "0,1", "1,1", "-1,0", "0,0", "1,0", "-1,-1", "0,-1", "1,-1")
START_TILES = ("red_1", "red_2", "red_3", "yellow_1", "yellow_2", "yellow_3", "blue_1", "blue_2", "blue_3")
TOKENS = "A(-1,2) B(0,2) C(1,2) D(2,1) E(2,0) F(2,-1) G(1,-2) H(0,-2) I(-1,-2) J(-2,-1) K(-2,0) L(-2,1)"
TOTALS = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}
REMOVED = {1: 6, 2: 6, 3: 6, 4: 0, 5: 0}
CARD_KEYS = ("hand", "deck", "discard", "tableau", "card", "table", "other_card")


def card(word: str) -> str:
    """The id of a card; what follows a colon or slash stays."""
    name = word.replace("/", ":").partition(":")[0]
    return ("urban_" if len(name) == 1 else "card_") + word


def tile(word: str) -> str:
    """The id of a tile."""
    return f"tile_{word}" if word[0] in "rby" else word


def _expand(key: str, value: str) -> str:
    words = value.split()
    kind = key.split(maxsplit=1)[0]
    if kind in CARD_KEYS:
        return " ".join(map(card, words))
    if kind in ("building", "tiles", "shown", "aside", "returned", "unseen", "removed", "tile"):
        return " ".join(map(tile, words))
    if kind == "commit":
        return f"{card(words[0])} {tile(words[1])}"
    if kind in ("characters", "packet", "picks"):
        return " ".join("char_" + word[1:] if word != "-" else word for word in words)
    return value


def _complete_city(given: dict[str, str]) -> None:
    laid = {word for key, value in given.items() if key.startswith("building") for word in value.split()}
    left = [each for each in START_TILES if each not in laid]
    for cell in START:
        if f"building {cell}" not in given:
            given[f"building {cell}"] = left.pop(0)
    for key, value in given.items():
        if key.startswith("building") and "@" not in value and value not in START_TILES:
            given[key] = f"{value} @{min((1, 0), key=lambda player: _placed(given, player))}"


def _placed(given: dict[str, str], player: int) -> int:
    stacks = [value.split() for key, value in given.items() if key.startswith("building") and f"@{player}" in value.split()]
    return sum(word[0] in "rby" for words in stacks for word in words)


def _take_far(given: dict[str, str]) -> dict[str, str]:
    """The buildings that do not hang together with the others."""
    places = {tuple(map(int, key.split()[1].split(","))): key for key in given if key.startswith("building")}
    reached = [(0, 0)]
    for x, y in reached:
        reached += [at for at in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)) if at in places and at not in reached]
    return {key: given.pop(key) for at, key in places.items() if at not in reached}


def _put_down(state: GinkgopolisState, buildings: dict[str, str]) -> None:
    for key, value in buildings.items():
        words = value.split()
        owner = int(next(word[1:] for word in words if word[0] == "@"))
        tiles = [TILES.index(word) for word in words if word[0] in "rby"]
        for height, each in enumerate(tiles, 1):
            state.lay(each, CELL[key.split()[1]], height, 1 + owner if height == len(tiles) else 0)
        state.n[v.PLACED + owner] += len(tiles)
        state.n[v.STORE + owner] -= len(tiles)
        if "!" in words:
            state.sites |= 1 << tiles[-1]
        elif state.place_of(tiles[-1]) == STOCK:
            state.move(tiles[-1], DECK)
            state.deck += 1


def _words(given: dict[str, str], *kinds: str) -> list[str]:
    return [word.partition(":")[0] for key, value in given.items() if key.split()[0] in kinds for word in value.split()]


def _complete_cards(given: dict[str, str], seats: int, over: bool) -> list[str]:
    """Every top tile without a marker has its card in circulation, and so have the tokens (GK-4.15); those left out."""
    stacks = [value.split() for key, value in given.items() if key.startswith("building")]
    tops = [[word for word in words if word[0] in "rby"][-1] for words in stacks if "!" not in words]
    used = _words(given, *CARD_KEYS)
    free = [each for each in [*reversed(LETTERS), *tops] if each not in used]
    for seat in range(seats):
        if f"hand {seat}" not in given:
            given[f"hand {seat}"] = " ".join(f"{free.pop(0)}:{seat}" for _ in range((4 if seats > 1 else 2) - over))
    if over and seats == 1:
        free += given.pop("hand 0").replace(":0", "").split()
    elif seats == 1 and "hand 1" not in given and len(given["hand 0"].split()) < 3:
        given["hand 1"] = free.pop(0)  # Gosha's, which nobody knows
    if "deck" not in given:
        given["deck"] = " ".join(free)
        return []
    given["discard"] = " ".join([*given.get("discard", "").split(), *free])
    return free


def _complete_players(given: dict[str, str], seats: int) -> None:
    for player in range(max(seats, 2)):
        numbers = {word[0]: int(word[1:]) for word in given.get(f"player {player}", "").split()}
        screen = numbers.get("R", 0)
        store = TOTALS[seats] - _placed(given, player) - screen
        more = f"points={numbers.get('P', 0)} new_hands={numbers.get('N', 0)} gave={numbers.get('G', 0)}"
        given[f"player {player}"] = f"screen={screen} store={store} {more}"


def table(*lines: str, seats: int = 2, mode: str = "", **more: Any) -> GinkgopolisState:
    """A position from lines such as `building 1,2: red_6 red_8 @0 !` and `player 0: R3 P2`.

    Without a stack: a round in which everybody still has to choose; seat 0 is first.
    """
    mode = mode or ("intro" if seats > 1 else "solo")
    counters = {"round": 3, "first": 0, "stack": "turn choose", "waiting": " ".join(map(str, range(seats))), **more}
    options = counters.pop("options", "")
    over = counters["stack"] == "over"
    if over:
        counters |= {"turn": seats, "ending": "yes"}
    given = {line.rpartition(": ")[0]: line.rpartition(": ")[2] for line in lines}
    stores = {key.split()[1]: word[1:] for key, value in given.items() for word in value.split() if word[0] == "S"}
    _complete_city(given)
    used = _words(given, "building")
    far = _take_far(given)
    left_out = _complete_cards(given, seats, over)
    _complete_players(given, seats)
    places = used + _words(given, "tiles", "removed", "aside")
    unseen = given.get("unseen", "").split() or [each for each in TILES if each not in places and each not in START_TILES]
    given["unseen"] = " ".join(unseen) or "-"
    counters.setdefault("reserve", max(0, len(unseen) - (0 if counters.get("exhausted") else REMOVED[seats])))
    text = ["ginkgopolis", f"options: seats={seats} mode={mode} {options}"]
    text += [f"{name}: {value}" for name, value in counters.items()]
    text += [f"{key}: {_expand(key, value)}" for key, value in given.items() if value]
    state = cast(GinkgopolisState, GAME.from_text("\n".join(text)))
    _put_down(state, far)
    for player, store in stores.items():
        state.n[v.STORE + int(player)] = int(store)
    for name in left_out:
        state.move(LETTERS.index(name) + 60 if len(name) == 1 else TILES.index(name), STOCK)
    return state


# Steps.


def say(step: str) -> str:
    """An action in the game's notation: `commit red_7 yellow_4`, `take_asset tile`, `draw_card A`."""
    verb, *words = step.split()
    if verb == "commit":
        return f"commit {card(words[0])} {tile(words[1]) if words[1:] else 'none'}"
    if verb in ("draw_card", "discard", "give_card"):
        return f"{verb} {card(words[0])}"
    if verb in ("draw_tile", "return_tile", "lay"):
        return f"{verb} {tile(words[0])}"
    if verb in ("draft_pick", "deal_character"):
        return f"{verb} char_{words[0][1:]}"
    return step


def play(state: GinkgopolisState, *steps: str) -> GinkgopolisState:
    """Carry out steps such as "0 commit red_7 yellow_4" and "dealer draw_tile red_9"; the same state."""
    for step in steps:
        actor, _, action = step.partition(" ")
        state.apply(CHANCE if actor == "dealer" else int(actor), GAME.parse(say(action)))
    return state


def act(state: GinkgopolisState, name: str, with_tile: str = "") -> GinkgopolisState:
    """Seat 0 plays a card; the others play an urbanization card alone, so that they are asked at D4 before anything else."""
    for seat in range(1, state.seats):
        letter = next(each for each in state.hand(seat) if each >= 60)
        state.apply(seat, GAME.parse(say(f"commit {LETTERS[letter - 60]}")))
    return play(state, f"0 commit {name} {with_tile}".strip())


def legal(state: GinkgopolisState, actor: int = 0) -> list[str]:
    """What an actor may do, in the game's notation."""
    return [GAME.text(action) for action in state.legal(actor)]


def waiting(state: GinkgopolisState) -> list[int]:
    """The seats that must decide now."""
    return [seat for seat in range(state.seats) if state.is_actor(seat)]


def draw(state: GinkgopolisState, number: int = 1) -> GinkgopolisState:
    """Let the dealer take his first outcome so many times."""
    for _ in range(number):
        state.apply(CHANCE, state.legal(CHANCE)[0])
    return state


def deal(state: GinkgopolisState) -> GinkgopolisState:
    """Let the dealer go on until somebody must decide."""
    while state.actors() == CHANCE:
        draw(state)
    return state


def wander(state: GinkgopolisState, steps: int, seed: int) -> GinkgopolisState:
    """Play so many random steps, or to the end."""
    rng = random.Random(seed)
    for _ in range(steps):
        if state.over:
            break
        actor = rng.choice(waiting(state)) if state.actors() > 0 else CHANCE
        state.apply(actor, rng.choice(state.legal(actor)))
    return state


def new(seats: int = 2, mode: str = "intro", **options: Any) -> GinkgopolisState:
    """A match before its first step."""
    return cast(GinkgopolisState, GAME.new(GAME.options(seats=seats, mode=mode, **options)))


# What there is.


def has(state: GinkgopolisState, player: int = 0) -> tuple[int, int, int]:
    """Resources, points and tiles of a player."""
    return state.screen[player], state.points[player], bin(state.tiles[player]).count("1")


def view_of(state: GinkgopolisState, seat: int | None = None) -> GinkgopolisView:
    """What a seat, or a spectator, may know."""
    return cast(GinkgopolisView, GAME.view(state, seat))


def building(state: GinkgopolisState, cell: str) -> tuple[str, int, int, bool]:
    """Top tile, height, owner and marker of a building."""
    found = next(each for each in view_of(state).city if each.cell == cell)
    return found.tiles[-1].removeprefix("tile_"), len(found.tiles), found.owner, found.site


def tokens(state: GinkgopolisState) -> dict[str, str]:
    """The cells of the tokens."""
    return {letter: cell for letter, cell in zip(LETTERS, view_of(state).tokens) if cell}


def place_of(state: GinkgopolisState, name: str) -> int:
    """The place of a card, as in `state.py`."""
    return state.place_of(LETTERS.index(name) + 60 if len(name) == 1 else TILES.index(name))


def lines_of(state: GinkgopolisState, player: int) -> dict[str, int]:
    """The score of a player by item, several lines of one item and all cards added up."""
    found: dict[str, int] = {}
    for line in state.score(player).lines:
        item = "card" if line.item.startswith("card_") else line.item
        found[item] = found.get(item, 0) + line.points
    return found
