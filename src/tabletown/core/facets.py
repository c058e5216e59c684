"""Facets of a game besides its rules: facts for players, heuristics for bots, features, the terminal board, pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec

from tabletown.core.state import State
from tabletown.core.views import Line, View

if TYPE_CHECKING:
    from tabletown.core.features import FeatureWriter, Layout

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Panel = tuple[Line, list[list[Line]]]  # a title and rows of cells; see Terminal.board


class Look(msgspec.Struct, frozen=True):
    """Display options of a picture; a game uses those that concern it."""

    since: Any = None  # an earlier view of the same seat; changes since then are highlighted
    seat: int | None = None  # the seat whose board is in the center
    narrow: bool = False  # phone layout
    aids: bool = True  # whether marks may tell what an action would lead to


DEFAULT_LOOK = Look()


class Packs:
    """Data files that people may load instead of those of a game; the option `pack` names the one of a match."""

    def __init__(
        self,
        variable: str,
        names: Callable[[], Sequence[str]],
        check: Callable[[str], list[Line]],
        load: Callable[[str], str],
    ) -> None:
        self.variable = variable  # of the environment, with the files that every process loads
        self.names = names  # values of the option `pack`
        self.check = check  # returns the problems of a file
        self.load = load  # makes a file playable and returns its name


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """Facts for people choosing a game; players and modes are in `Game.modes`."""

    order: int = 100  # position in lists of games, light games first
    minutes: tuple[int, int] | None = None
    weight: int | None = None  # complexity, 1 to 5
    scene: str = ""  # an SVG file in the game's package, shown where games are listed
    quick_start: Mapping[str, Any] = {}  # options of a table that is opened in one click
    first_match: Mapping[str, Any] = {}  # options of somebody's first match, played with a coach
    coach: str = ""  # a symbol of the game's sprites that stands for the coach
    mistake: float = 3.0  # expected points lost by a choice that the coach warns of
    solo: Mapping[str, Any] = {}  # options of the hardest solo game, used to measure bots
    packs: Packs | None = None  # data files that replace those of the game
    card_choices: Callable[[], list[list[str]]] | None = None  # groups of cards; an option selects one card from each


class Tunable(Generic[S]):
    """Weights of an evaluation that `tabletown arena tune` and `learn` may change."""

    def __init__(
        self,
        weights: Mapping[str, float],
        use: Callable[[dict[str, float]], None],
        features: Callable[[S, int], list[float]] | None = None,
        learned: Callable[[str], list[str]] = lambda mode: [],
    ) -> None:
        self.weights = weights  # by name
        self.use = use  # replaces them
        self.features = features  # the seat's lead, then the inputs of the learned weights
        self.learned = learned  # names of the weights learned in a mode


class Ending(Generic[S]):
    """How a seat may end its last turn, so that no bot plays on at a loss."""

    def __init__(self, action: int, points: Callable[[S, int], float | None]) -> None:
        self.action = action
        self.points = points  # of a seat if it takes that action now; None before its last turn and after its end


class Levels(NamedTuple):
    """How well the lower levels play a game (bots/levels.py)."""

    noticed: tuple[float, float] = (0.3, 0.7)  # the share of the actions that levels 1 and 2 notice
    simulations: int = 48  # of level 3


DEFAULT_LEVELS = Levels()


class Bot(Generic[S]):
    """Heuristics for bots."""

    def __init__(
        self,
        evaluate: Callable[[S, int], float],
        *,
        prior: Callable[[S, int, list[int]], list[float]] | None = None,
        action_values: Callable[[S, int, list[int]], list[float]] | None = None,
        search: Mapping[str, float] | None = None,
        search_solo: Mapping[str, float] | None = None,
        levels: Levels = DEFAULT_LEVELS,
        decision_scale: float = 1.0,
        tunable: Tunable[S] | None = None,
        ending: Ending[S] | None = None,
    ) -> None:
        self.evaluate = evaluate  # value of a state for a seat, in points
        self.prior = prior  # cheap positive weights of actions
        self.action_values = action_values  # values of actions, if better than evaluating the states they lead to
        self.search = search or {}  # settings of the search that differ from the defaults
        self.search_solo = search_solo or {}  # the same for one seat
        self.levels = levels
        self.decision_scale = decision_scale  # below 1 where a match has very many small decisions; for puzzles
        self.tunable = tunable
        self.ending = ending  # of a game whose turns a seat ends itself

    def values(self, state: S, seat: int, actions: Sequence[int]) -> list[float]:
        """Return the estimated value of each action for a seat, one step ahead."""
        if self.action_values is not None:
            return self.action_values(state, seat, list(actions))
        found = []
        for action in actions:
            tried = state.copy()
            tried.apply(seat, action)
            found.append(self.evaluate(tried, seat))
        return found


class Features(Generic[S]):
    """An observation vector: its layout and the function that writes it."""

    def __init__(self, layout: Layout, encode: Callable[[S, int, FeatureWriter], None]) -> None:
        self.layout = layout
        self.encode = encode


class Terminal(Generic[V]):
    """The board as text, for the terminal and screen readers; without `board` the fields of the view are listed.

    Panel cells with a `square` form a grid, any other row is a remark; `tone` is the color of a cell.
    """

    def __init__(
        self,
        board: Callable[[V], list[Panel]] | None = None,
        *,
        cards: Callable[[V], list[str]] | None = None,
        illustrate: Callable[[str], Panel] | None = None,
        scored: Mapping[str, str] | None = None,
    ) -> None:
        self.board = board
        self.cards = cards  # ids of cards the viewer may want explained
        self.illustrate = illustrate  # a card as a small grid
        self.scored = scored or {}  # score item to the kind of thing it counts
