"""A game: its options, its states, its actions in words, and what a seat may know of a state."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from tabletown.core.actions import Action, Actions
from tabletown.core.errors import OptionsError, UnknownSeat
from tabletown.core.options import Options, describe_values
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE, State
from tabletown.core.translate import Say, speak
from tabletown.core.views import SEEN, Line, View


class Game(ABC):
    """One rule set. `GAME` in each package of `tabletown.games` is an instance."""

    name: ClassVar[str]
    prefix: ClassVar[str]  # of the rule ids
    rules_version: ClassVar[int] = 1
    max_length: ClassVar[int]  # no match has more steps
    modes: ClassVar[dict[str, range]]  # mode to the numbers of seats it can have
    options_type: ClassVar[type[Options]]
    actions: ClassVar[Actions]

    @property
    def num_actions(self) -> int:
        """Action ids, the dealer's included, are below this number."""
        return self.actions.size

    # Options.

    def options(self, **chosen: Any) -> Options:
        """The options with what was chosen; OptionsError says what is impossible."""
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
            options = msgspec.convert(chosen, self.options_type)
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

    def check(self, options: Options) -> Options:
        """The options themselves, completed; a game refuses here what does not go together."""
        return options

    @abstractmethod
    def presets(self) -> list[Options]:
        """Every mode and number of seats on offer, with the variants."""

    # States.

    @abstractmethod
    def new(self, options: Options) -> State:
        """The state before the first step."""

    @abstractmethod
    def from_text(self, text: str) -> State:
        """The state that `to_text` wrote; PositionError names the line that is wrong."""

    @abstractmethod
    def inventory(self, state: State) -> dict[str, int]:
        """Counts of pieces wherever they are; they stay the same through a match."""

    # Knowledge.

    def view(self, state: State, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know; UnknownSeat if nobody sits there."""
        # Python counts negative places from the end, which would be the knowledge of another seat.
        if seat is not None and not 0 <= seat < state.options.seats:
            raise UnknownSeat("unknown-seat", number=seat, seats=state.options.seats)
        return self.look(state, seat)

    @abstractmethod
    def look(self, state: State, seat: int | None) -> View:
        """The view of a seat that exists, or of a spectator."""

    @abstractmethod
    def sample(self, view: View, rng: random.Random) -> State:
        """A state that the viewer considers possible."""

    def exposure(self, before: State, actor: int, action: int, viewer: int | None) -> int:
        """How the viewer learns of a step: SEEN, VEILED or SEALED. `before` is the state in which it is taken."""
        return SEEN

    def reveals(self, before: State, actor: int, action: int, after: State) -> bool:
        """Whether this step turns over what was sealed until now."""
        return False

    def barrier(self, before: State, actor: int, action: int, after: State) -> int:
        """The bit set of the seats that can take back nothing from before the end of this step.

        By default: everybody after the dealer's steps, everybody else after a seat's step, and the seat itself when
        its decisions are at an end.
        """
        everybody = (1 << before.options.seats) - 1
        if actor == CHANCE:
            return everybody
        return everybody & ~(1 << actor) if after.is_actor(actor) else everybody

    @abstractmethod
    def score(self, view: View, seat: int) -> ScoreSheet:
        """The score of a seat as far as the viewer can see it."""

    # Words and pictures.

    def text(self, action: int) -> str:
        """The notation of an action."""
        return self.actions.text(action)

    def parse(self, text: str) -> int:
        """The action of a notation; MalformedAction if there is none."""
        return self.actions.parse(text)

    def describe(self, action: int) -> Action:
        """The verb and the arguments of an action."""
        return self.actions.describe(action)

    def labels(self, view: View, legal: Iterable[int], say: Say = speak) -> Mapping[int, str]:
        """The choices that the view can put into better words than their verb and arguments do."""
        return {}

    def texts(self, options: Options, say: Say = speak) -> Mapping[str, str]:
        """Messages that a match with these options words in its own way: id to text, in the language of `say`."""
        return {}

    @abstractmethod
    def prompt(self, view: View) -> Line:
        """What the viewer must do now, or whom the table waits for, in one sentence."""

    def log(self, before: State, actor: int, action: int, after: State) -> list[Line]:
        """What a step says to somebody who may see it: `<game>-log-<verb>` with the seat and the arguments by kind.

        The first line is the step itself, which may be veiled or sealed; lines after it tell public events.
        """
        said = self.describe(action)
        arguments: dict[str, str | int] = {} if actor == CHANCE else {"seat": actor}
        for kind, value in zip(said.kinds, said.values):
            same = said.kinds.count(kind)
            number = sum(1 for each in arguments if each.startswith(kind)) + 1
            arguments[kind if same == 1 else f"{kind}{number}"] = value
        return [Line(f"{self.name}-log-{said.verb}", arguments)]

    def remarks(self, state: State) -> list[Line]:
        """What there is to say about the result of a finished match besides scores and winners."""
        return []

    @abstractmethod
    def picture(self, view: View, legal: Iterable[int] = (), say: Say = speak) -> Any:
        """The view as a drawing, with what is legal marked on it; `say` puts messages into words."""

    # Heuristics.

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """How good the state is for a seat, in points; for bots."""
