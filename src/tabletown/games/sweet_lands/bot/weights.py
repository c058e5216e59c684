"""The weights of the evaluation, in points, and the tables made from them once for each pack.

`tabletown arena tune sweet_lands` may change them. A weight marked "a round" counts for each round to come.
"""

from __future__ import annotations

from typing import Final, final

from tabletown.games.sweet_lands.rules.geometry import NEIGHBOURS, cells_of
from tabletown.games.sweet_lands.rules.material import Material

ROUNDS: Final = 5  # rows of the tables by rounds still to come


@final
class Weights:
    """One weight for each idea of the game."""

    def __init__(self) -> None:
        # Resources while a round follows; the last round counts a share, and resources beyond plenty count less.
        self.gold: float = 0.07
        self.wheat: float = 0.44
        self.wood: float = 1.14
        self.iron: float = 0.79
        self.gem: float = 1.26
        self.last: float = 0.58
        self.plenty: float = 8.37
        self.beyond: float = 0.41
        # Production, a round.
        self.made_gold: float = 0.10
        self.made_wheat: float = 0.59
        self.made_wood: float = 0.47
        self.made_iron: float = 0.25
        self.enough: float = 8.15
        # Cards in hand are actions; the best of them are also plays.
        self.card: float = 3.85
        self.card_last: float = 1.13
        self.serve: float = 8.68  # resources that an action needs
        self.disk: float = 1.42
        self.best: float = 0.49
        self.second: float = 0.27
        self.area: float = 3.24  # an active bonus-card area, a round
        # Land, at the start of the match; fades with the rounds.
        self.token: float = 3.03
        self.face_up: float = 0.30  # a token still to be turned over
        self.flippable: float = 1.11  # the same where a road may be placed beside it
        self.prepared: float = 1.25  # an empty cell beside a road
        self.site: float = 3.05  # a place to build on
        self.road: float = 3.42
        self.piece: float = 9.95
        self.reach: float = 0.57  # share of a printed bonus that is within reach
        self.harbour: float = 0.42  # share of a port's points, by the distance covered
        # Cities, now and to come.
        self.pair: float = 0.93  # two properties of two types side by side
        self.town: float = 0.72  # three that are no city yet
        self.cities: float = 1.18  # city points of later rounds
        self.growth: float = 0.91  # the same for cards, skills and the tower
        # Rows: the share of the final bonus with three and four pieces placed.
        self.row3: float = 0.18
        self.row4: float = 0.32
        self.row: float = 1.89  # pieces of one type, for wonders
        # Tracks.
        self.food: float = 1.17
        self.industry: float = 1.51
        self.loco: float = 3.55
        self.spaces: float = 0.86  # a space open before the next lab
        self.next: float = 0.20  # share of the bonus on the next space
        self.ready: float = 0.98  # a hare that may be placed
        self.climb: float = 0.30  # steps a round on a prosperity track
        self.smooth: float = 0.84  # how far steps between two rates count
        # What a realm gains a round: tokens, hares, roads, properties, workers, industry points.
        self.more_tokens: float = 10.7
        self.more_hares: float = 1.20
        self.more_roads: float = 5.63
        self.more_pieces: float = 1.19
        self.more_workers: float = 0.55
        self.more_points: float = 2.04
        # Skills, workers, wonders.
        self.skill: float = 1.92
        self.worker: float = 1.03  # a round
        self.bonuses: float = 0.51  # industry bonuses of a column, a round
        self.wonder: float = 1.44
        self.tower: float = 5.04
        self.played: float = 0.91
        self.discount: float = 0.68  # a round
        # What is still on the stack.
        self.flip: float = 2.51  # turning a token over
        self.meet: float = 0.22  # share of a token turned over that a road brings
        self.beside: float = 0.13  # the same for a token
        self.build: float = 4.09  # cost of a property that is built
        self.bonus: float = 1.32
        self.find: float = 3.74
        self.now: float = 0.99  # how much of a round the present one still is
        self.turn: float = 0.33
        self.optimism: float = 1.6  # the same in the last round, where it also stands for what it leads to
        # By rounds to come: corrects the optimism of the features, so that a new round is worth the end of the last.
        self.par: list[float] = [0.0, -106.0, -173.0, -214.0, -236.0, -240.0]


W: Final = Weights()
# The weights by name; `tabletown arena tune sweet_lands` may change them.
WEIGHTS: Final[dict[str, float]] = {name: getattr(W, name) for name in dir(W) if isinstance(getattr(W, name), float)}


@final
class Tables:
    """Lookup tables of the evaluation for one pack."""

    def __init__(self, m: Material) -> None:
        # Points an element of a track, by rounds to come and steps made.
        self.rate: list[list[list[float]]] = [
            [[_rate(m, track, step, later) for step in range(m.track_length[track] + 1)] for later in range(ROUNDS + 1)]
            for track in range(6)
        ]
        # For each side and port: the cells at each distance from it; the last is how far the capital is.
        self.ways: list[list[list[int]]] = []
        self.prizes: list[list[int]] = []  # cells with a printed bonus
        for side in m.sides:
            self.ways.append([_way(1 << port, side.land, side.capital) for port in cells_of(side.port)])
            self.prizes.append([cell for cell in cells_of(side.land) if side.bonus[cell]])


def _exact(m: Material, track: int, step: int) -> float:
    rate = m.track_rate[track][step]
    return rate[0] / rate[1]


def _rate(m: Material, track: int, step: int, later: int) -> float:
    """Return the rate that a marker will probably reach, with progress to the next rate counted in part."""
    length = m.track_length[track]
    final = min(float(length), step + W.climb * later)
    low = int(final)
    rates = [_exact(m, track, each) for each in range(length + 1)]
    rising = _between(rates)
    smooth = rising[low] if low == length else rising[low] + (final - low) * (rising[low + 1] - rising[low])
    share = W.smooth if later else 0.3 * W.smooth
    return (1.0 - share) * rates[low] + share * smooth


def _between(rates: list[float]) -> list[float]:
    """Return the rates, interpolated between the steps where they change."""
    changes = [0] + [step for step in range(1, len(rates)) if rates[step] != rates[step - 1]]
    filled = [0.0] * len(rates)
    for number in range(1, len(changes)):
        start, end = changes[number - 1], changes[number]
        for step in range(start, end + 1):
            filled[step] = rates[start] + (rates[end] - rates[start]) * (step - start) / (end - start)
    return filled


def _way(port: int, land: int, capital: int) -> list[int]:
    """Return the cells by distance from a port, as far as the capital."""
    layers = [port]
    seen = port
    while True:
        wave = 0
        for cell in cells_of(layers[-1]):
            wave |= NEIGHBOURS[cell]
        if wave & capital or not wave & land & ~seen:
            return layers
        wave &= land & ~seen
        seen |= wave
        layers.append(wave)


_MADE: Final[dict[str, Tables]] = {}


def tables(m: Material) -> Tables:
    """Return the tables of a pack."""
    made = _MADE.get(m.name)
    if made is None:
        made = Tables(m)
        _MADE[m.name] = made
    return made


_OTHERS: Final[dict[tuple[float, float], dict[str, Tables]]] = {}  # by the weights that they depend on


def use(changed: dict[str, float]) -> None:
    """Replace weights."""
    _OTHERS[W.climb, W.smooth] = dict(_MADE)
    for name, value in changed.items():
        setattr(W, name, value)
    _MADE.clear()
    _MADE.update(_OTHERS.get((W.climb, W.smooth), {}))
