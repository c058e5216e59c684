"""The contract of a game: options, states, actions, views, words, and the facets that front ends use."""

from __future__ import annotations

import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic

import msgspec
from typing_extensions import TypeVar

from tabletown.core.actions import Action, Actions
from tabletown.core.errors import OptionsError, UnknownSeat
from tabletown.core.facets import DEFAULT_LOOK, Bot, Features, Look, Meta, Terminal
from tabletown.core.guide import glossary, lessons, refusals
from tabletown.core.guide.preview import Preview, Reason, preview
from tabletown.core.guide.refusals import Refusal
from tabletown.core.options import Options, describe_values
from tabletown.core.state import CHANCE, State
from tabletown.core.translate import Say, speak
from tabletown.core.views import SEEN, Line, ScoreSheet, View

S = TypeVar("S", bound=State, default=State)
V = TypeVar("V", bound=View, default=View)
Opt = TypeVar("Opt", bound=Options, default=Options)


class Game(ABC, Generic[S, V, Opt]):
    """A rule set with its state, view and options; `GAME` in each package of `tabletown.games` is an instance."""

    name: ClassVar[str]
    prefix: ClassVar[str]  # prefix of the rule ids
    rules_version: ClassVar[int] = 1
    max_length: ClassVar[int]  # upper limit on the steps of a match
    modes: ClassVar[dict[str, range]]  # mode to its possible numbers of seats
    options_type: type[Opt]
    actions: ClassVar[Actions]
    meta: ClassVar[Meta] = Meta()
    # Score items that count what is left in stock at the end. Spending it is a price, which chips show: no player calls a
    # coin spent on the way a lost point, and taking it no won one.
    stocks: ClassVar[frozenset[str]] = frozenset()
    moments: ClassVar[frozenset[str]] = frozenset()  # log messages of big moments, which a page announces
    prompt_rules: ClassVar[Mapping[str, str]] = {}  # decision (`<game>-prompt-<decision>`) to rule id; "" is the default

    @property
    def folder(self) -> Path:
        """The folder of the game's package, with its locales and scene."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def document(self, name: str, language: str = "en") -> Path | None:
        """Return `<name>.md` in a language, from the game's folder, a wheel or a checkout; None if there is none."""
        file = f"{name}.md" if language == "en" else f"{name}.{language}.md"
        package = Path(__file__).parents[1]
        places = (self.folder, package / "web/rules" / self.name, package.parents[1] / "docs/games" / self.name)
        return next((page for place in places if (page := place / file).exists()), None)

    def rules_page(self, language: str = "en") -> Path | None:
        """Return the specification, every rule by number, in a language; None if there is none."""
        return self.document("specification", language)

    @property
    def num_actions(self) -> int:
        """The number of action ids, including those of the dealer."""
        return self.actions.size

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()  # facets are made again where they are needed

    # Options.

    def options(self, **chosen: Any) -> Opt:
        """Return complete options, or raise OptionsError if the chosen ones are impossible."""
        fields = {field.name: field for field in msgspec.structs.fields(self.options_type)}
        for name in chosen:
            if name not in fields:
                raise OptionsError("options-unknown", game=self.name, option=name, known=", ".join(fields))
        chosen = {"mode": self._mode_for(chosen.get("seats")), **chosen}
        if not isinstance(chosen["mode"], str) or chosen["mode"] not in self.modes:
            raise OptionsError("options-mode", game=self.name, mode=str(chosen["mode"]), known=", ".join(self.modes))
        seats = self.modes[chosen["mode"]]
        chosen = {"seats": seats[0], **chosen}
        try:
            options: Opt = msgspec.convert(chosen, self.options_type)
        except msgspec.ValidationError as error:
            name = str(error).rpartition("$.")[2].rstrip("`").partition("[")[0]
            allowed = describe_values(fields[name].type) if name in fields else ", ".join(fields)
            raise OptionsError(
                "options-value", game=self.name, option=name, value=str(chosen.get(name)), allowed=allowed
            ) from None
        if options.seats not in seats:
            known: dict[str, Any] = {"game": self.name, "mode": options.mode, "seats": options.seats, "least": seats[0]}
            if len(seats) == 1:
                raise OptionsError("options-seats-only", **known)
            raise OptionsError("options-seats", most=seats[-1], **known)
        return self.check(options)

    def _mode_for(self, seats: object) -> str:
        fitting = [mode for mode, counts in self.modes.items() if seats is None or seats in counts]
        return fitting[0] if fitting else next(iter(self.modes))

    def check(self, options: Opt) -> Opt:
        """Return the options, completed; a game raises OptionsError here for an invalid combination."""
        return options

    @abstractmethod
    def presets(self) -> list[Opt]:
        """Return options for every mode and number of seats on offer, with the variants."""

    # States.

    @abstractmethod
    def new(self, options: Opt) -> S:
        """Return the state before the first step."""

    @abstractmethod
    def to_text(self, state: S) -> str:
        """Return a state as readable lines, the first of which is the name of the game."""

    @abstractmethod
    def from_text(self, text: str) -> S:
        """Return the state written by `to_text`, or raise PositionError naming the wrong line."""

    @abstractmethod
    def inventory(self, state: S) -> dict[str, int]:
        """Return the number of pieces of each kind, wherever they are; it is constant during a match."""

    # Information sets.

    def view(self, state: S, seat: int | None) -> V:
        """Return the view of a seat, or of a spectator (None); raise UnknownSeat if there is no such seat."""
        # A negative index would silently give the view of another seat.
        if seat is not None and not 0 <= seat < state.options.seats:
            raise UnknownSeat("unknown-seat", number=seat, seats=state.options.seats)
        return self.observe(state, seat)

    @abstractmethod
    def observe(self, state: S, seat: int | None) -> V:
        """Return the view of an existing seat, or of a spectator."""

    @abstractmethod
    def sample(self, view: V, rng: random.Random) -> S:
        """Return a random state that is consistent with the view."""

    def exposure(self, before: S, actor: int, action: int, viewer: int | None) -> int:
        """Return what the viewer learns of a step taken in `before`: SEEN, VEILED or SEALED."""
        return SEEN

    def reveals(self, before: S, actor: int, action: int, after: S) -> bool:
        """Return whether this step reveals sealed steps."""
        return False

    def discloses(self, before: S, actor: int, action: int, after: S, viewer: int | None) -> bool:
        """Return whether this step discloses a veiled step to the viewer."""
        return False

    def stages(self, before: S, actor: int, action: int, after: S) -> list[S]:
        """Return the states through which a step leads, `after` as the last: one for each event that everybody watches."""
        return [after]

    def barrier(self, before: S, actor: int, action: int, after: S) -> int:
        """Return the bit set of seats that cannot undo past this step.

        By default all seats after a step of the dealer, all other seats after a step of a seat, and the seat itself once it
        has no more decisions.
        """
        all_seats = (1 << before.options.seats) - 1
        if actor == CHANCE:
            return all_seats
        return all_seats & ~(1 << actor) if after.is_actor(actor) else all_seats

    @abstractmethod
    def score(self, view: V, seat: int) -> ScoreSheet:
        """Return the score of a seat as far as the viewer knows it."""

    def rival(self, state: S) -> int | None:
        """Return the points that a solo player must exceed: those of an automaton, or a benchmark; None if there is none."""
        return None

    def cards_of(self, view: V, seat: int) -> Iterable[str]:
        """Return the messages of the cards and characters that a seat had, in the last view; statistics compare them."""
        return ()

    # Why an action cannot be taken.

    def why_not(self, state: S, seat: int, action: int) -> Refusal | None:
        """Return why an action is not legal for a seat now, None if it is legal; it depends on the seat's view alone."""
        if state.is_actor(seat):
            return self.refuse(state, seat, action)
        actors = state.actors()
        return refusals.OVER if actors == 0 else refusals.DEALER if actors == CHANCE else refusals.waiting(actors)

    def refuse(self, state: S, seat: int, action: int) -> Refusal | None:
        """Return the first condition that an action of a seat with a decision fails, None if it is legal."""
        return None if action in state.legal(seat) else Refusal("", Line("why-not-now"))

    def items(self, view: V) -> Mapping[str, str]:
        """Return the messages of score items that a view names better than `<game>-score-<item>`."""
        return {}

    # What an action brings.

    def assets(self, view: V, seat: int) -> dict[str, int]:
        """Return what a seat has in stock as far as the viewer knows: name (`<game>-asset-<name>`) to amount."""
        return {}

    def outlook(self, view: V, seat: int) -> ScoreSheet:
        """Return the score of a seat if scoring happened now, as far as the viewer knows it."""
        return self.score(view, seat)

    def foresee(self, state: S, seat: int, action: int) -> S:
        """Return the state after an action, and after what follows from it without a further choice of anyone."""
        after = state.copy()
        after.apply(seat, action)
        return after

    def reasons(self, view: V, action: int) -> list[Reason]:
        """Return what an action pays and gains by reason; amounts of an asset add up to its change."""
        return []

    def remarks_on(self, view: V, action: int, after: V | None) -> tuple[list[Line], list[Line]]:
        """Return notes and warnings for somebody who considers an action; `after` is the view afterwards, if known."""
        return [], []

    def preview(self, view: V, action: int) -> Preview:
        """Return what an action of the view's seat brings, as far as the seat knows."""
        return preview(self, view, action)

    # Text and pictures.

    def text(self, action: int) -> str:
        """Return the notation of an action."""
        return self.actions.text(action)

    def parse(self, text: str) -> int:
        """Return the action of a notation, or raise MalformedAction."""
        return self.actions.parse(text)

    def describe(self, action: int) -> Action:
        """Return the verb and arguments of an action."""
        return self.actions.describe(action)

    def labels(self, view: V, legal: Iterable[int], say: Say = speak) -> Mapping[int, str]:
        """Return texts for choices that the view describes better than verb and arguments do."""
        return {}

    def texts(self, options: Opt, say: Say = speak) -> Mapping[str, str]:
        """Return messages that a match with these options words differently: id to text, in the language of `say`."""
        return {}

    @abstractmethod
    def prompt(self, view: V) -> Line:
        """Return one sentence: what the viewer must do now, or which seats the table waits for."""

    def log(self, before: S, actor: int, action: int, after: S) -> list[Line]:
        """Return the log of a step for a viewer who sees it: `<game>-log-<verb>` with the seat and the arguments by kind.

        The first line is the step itself, which may be veiled or sealed; the others are public events.
        """
        said = self.describe(action)
        seat = {} if actor == CHANCE else {"seat": actor}
        return [Line(f"{self.name}-log-{said.verb}", {**seat, **said.by_kind()})]

    def pieces_of(self, view: V, line: Line) -> list[str]:
        """Return the pieces that a big moment is about, in the view before it; none leaves it to the score lines."""
        return []

    def rule_of(self, line: Line) -> str:
        """Return the id of the rule behind a prompt, empty if the game names none."""
        decision = line.message.removeprefix(f"{self.name}-prompt-")
        return self.prompt_rules.get(decision, self.prompt_rules.get("", ""))

    def remarks(self, state: S) -> list[Line]:
        """Return remarks on the result of a finished match, besides scores and winners."""
        return []

    # For learners.

    @cached_property
    def lessons(self) -> tuple[lessons.Lesson, ...]:
        """The lessons, in order; empty if the game has none."""
        return lessons.read(self.folder / "lessons")

    @cached_property
    def glossary(self) -> dict[str, glossary.Term]:
        """The terms of the game by id; empty if it has no glossary."""
        return glossary.read(self.folder / "glossary.toml")

    # Facets; a game overrides those it has.

    def parts(self, view: V, legal: Iterable[int] = (), say: Say = speak, look: Look = DEFAULT_LOOK) -> Any:
        """Return the `drawing.Parts` of a view with the legal actions marked; `say` translates messages."""
        from tabletown.drawing.plain import plain_parts

        return plain_parts(self, view, tuple(legal), say)

    def picture(self, view: V, legal: Iterable[int] = (), say: Say = speak, look: Look = DEFAULT_LOOK) -> Any:
        """Return the whole `drawing.Picture` of a view, composed from its parts."""
        line = self.prompt(view)
        return self.parts(view, legal, say, look).compose(self.name, say(line.message, line.arguments), look.narrow)

    def scene(self, view: V, legal: Iterable[int] = (), say: Say = speak) -> Any:
        """Return the `drawing.scene.Scene` of a view, None if the game draws no pictures."""
        return None

    def gallery(self, say: Say = speak) -> Any:
        """Return the `drawing.gallery.Exhibit`s of the rulebook: everything that has a text of its own."""
        return ()

    @property
    def bot(self) -> Bot[S]:
        """The heuristics for bots; by default the points of a seat."""
        return Bot(_points)

    @property
    def features(self) -> Features[S] | None:
        """The observation vector for learners, None if the game has none."""
        return None

    @property
    def terminal(self) -> Terminal[V]:
        """The board as text."""
        return Terminal()


def _points(state: State, seat: int) -> float:
    return float(state.score(seat).total)
