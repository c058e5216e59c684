"""A match as a file: options and steps, from which everything is rebuilt.

The format is JSON with one step per line, [actor, action, text]; the text repeats the action for readers and must agree
with it. The record of a match in progress contains hidden information: it is for storage, not for display.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec

from tabletown.core import registry
from tabletown.core.errors import IllegalAction, MalformedAction, OptionsError, RecordError, UnknownGame
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import State

FORMAT = "tabletown"
VERSION = 1
LARGEST = 4 * 1024 * 1024  # bytes; the longest match needs a tenth of it

_T = TypeVar("_T")
_BYTE = re.compile(r"\(byte (\d+)\)$")  # positions in the decoder's messages: in the text, and in the structure
_PATH = re.compile(r" - at `(.+)`$")

Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Person(msgspec.Struct, frozen=True, tag_field="kind", tag="person", forbid_unknown_fields=True):
    """A seat held by a person."""

    name: str


class BotSeat(msgspec.Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat held by a bot; `bot` is its name, such as `level:3`."""

    bot: str
    name: str = ""


class Open(msgspec.Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A free seat."""


Seat = Person | BotSeat | Open


class Step(NamedTuple):
    """An actor, its action and the notation of the action."""

    actor: int
    action: int
    text: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a match: the winning seats and the total of each seat."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


class _Head(msgspec.Struct):
    format: str = ""
    version: int = 0


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match so far; `seed` is present once the dealer has revealed it, `result` once the match is over.

    `given` is the number of leading steps copied from another match, which this dealer did not deal.
    """

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    commitment: Digest | None = None
    seed: Digest | None = None
    given: Annotated[int, msgspec.Meta(ge=1)] | None = None
    steps: tuple[Step, ...]
    result: Result | None = None

    @classmethod
    def of(
        cls,
        game: Game,
        options: Options,
        steps: Iterable[tuple[int, int]],
        *,
        seats: Iterable[Seat] = (),
        commitment: str | None = None,
        seed: str | None = None,
        given: int = 0,
    ) -> Record:
        """Return the record of these steps, or raise RecordError naming the first that breaks the rules."""
        written = []
        for number, (actor, action) in enumerate(steps, 1):
            written.append(Step(actor, action, _text(game, number, action)))
        record = cls(
            game=game.name,
            rules_version=game.rules_version,
            options=msgspec.to_builtins(options),
            seats=tuple(seats) or (Open(),) * options.seats,
            commitment=commitment,
            seed=seed,
            given=given or None,
            steps=tuple(written),
        )
        for state in record._play(game, options):
            last = state
        return msgspec.structs.replace(record, result=result(last))

    def encode(self) -> bytes:
        """Return the record as the bytes of a file."""
        lines = []
        for field in msgspec.structs.fields(self):
            value = getattr(self, field.name)
            if value is None:
                continue
            text = msgspec.json.encode(value)
            if field.name == "steps" and value:
                text = b"[\n    " + b",\n    ".join(msgspec.json.encode(step) for step in value) + b"\n  ]"
            lines.append(b'  "' + field.name.encode() + b'": ' + text)
        return b"{\n" + b",\n".join(lines) + b"\n}\n"

    @classmethod
    def decode(cls, data: bytes) -> Record:
        """Return the record in a file, with its steps unchecked, or raise RecordError naming the fault and its place."""
        if len(data) > LARGEST:
            raise RecordError("record-size", size=len(data), limit=LARGEST)
        data = data.removeprefix(BOM_UTF8)  # written by some editors
        try:
            data.decode()
        except UnicodeDecodeError as error:
            raise _broken(data, len(data) if error.end == len(data) else error.start) from None
        head = _decode(data, _Head)
        if head.format != FORMAT:
            raise RecordError("record-foreign")
        if head.version != VERSION:
            raise RecordError("record-version", found=head.version, known=VERSION)
        return _decode(data, cls)

    def start(self, game: Game | None = None) -> tuple[Game, Options]:
        """Return the game and the options, or raise RecordError if either is unknown or impossible."""
        if game is None:
            try:
                game = registry.game(self.game)
            except UnknownGame as error:
                raise RecordError(error.message, **{**error.arguments, "name": printable(self.game)}) from None
        if self.game != game.name:
            raise RecordError("record-game", found=printable(self.game), expected=game.name)
        if self.rules_version != game.rules_version:
            raise RecordError("record-rules", game=game.name, found=self.rules_version, known=game.rules_version)
        try:
            options = msgspec.convert(self.options, game.options_type)
            options = game.options(**{name: getattr(options, name) for name in options.__struct_fields__})
        except msgspec.ValidationError as error:
            raise RecordError("record-field", path=_path(error).replace("$", "$.options", 1)) from None
        except OptionsError as error:
            raise RecordError(error.message, **error.arguments) from None
        if len(self.seats) != options.seats:
            raise RecordError("record-seats", expected=options.seats, found=len(self.seats))
        if self.given is not None and self.given > len(self.steps):
            raise RecordError("record-field", path="$.given")
        return game, options

    @property
    def prefix(self) -> list[tuple[int, int]]:
        """The steps that were copied from another match."""
        return [(step.actor, step.action) for step in self.steps[: self.given or 0]]

    def replay(self, game: Game | None = None) -> Iterator[State]:
        """Yield the state before the first step and after each; raise RecordError naming a step that breaks the rules."""
        game, options = self.start(game)
        for state in self._play(game, options):
            yield state.copy()
        if self.result != result(state):
            raise RecordError("record-result", steps=len(self.steps))

    def _repr_svg_(self) -> str:
        """Return a picture of the last state, for notebooks."""
        return self.check()._repr_svg_()

    def check(self, game: Game | None = None) -> State:
        """Check the whole record and return the last state."""
        for state in self.replay(game):
            last = state
        return last

    def _play(self, game: Game, options: Options) -> Iterator[State]:
        state = game.new(options)
        yield state
        for number, step in enumerate(self.steps, 1):
            expected = _text(game, number, step.action)
            if step.text != expected:
                raise RecordError("record-step-text", step=number, text=printable(step.text), expected=expected)
            if state.over:
                raise RecordError("record-step-over", step=number, text=step.text)
            try:
                state.apply(step.actor, step.action)
            except IllegalAction:
                raise RecordError("record-step-illegal", step=number, text=step.text, actor=step.actor) from None
            yield state


def result(state: State) -> Result | None:
    """Return the result of a match, or None while it is in progress."""
    if not state.over:
        return None
    totals = tuple(state.score(seat).total for seat in range(state.options.seats))
    return Result(tuple(state.winners()), totals)


def _text(game: Game, number: int, action: int) -> str:
    try:
        return game.text(action)
    except MalformedAction:
        raise RecordError("record-step-action", step=number, action=action, size=game.num_actions) from None


def printable(text: str) -> str:
    """Replace characters that are not printable: a terminal could obey them."""
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text)


def _decode(data: bytes, kind: type[_T]) -> _T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        if kind is _Head:
            raise RecordError("record-foreign") from None
        raise RecordError("record-field", path=_path(error)) from None
    except msgspec.DecodeError as error:
        place = _BYTE.search(str(error))
        raise _broken(data, int(place[1]) if place else len(data)) from None
    except RecursionError:
        raise RecordError("record-nested") from None


def _path(error: msgspec.ValidationError) -> str:
    place = _PATH.search(str(error))
    return place[1] if place else "$"


def _broken(data: bytes, offset: int) -> RecordError:
    message = "record-json" if offset < len(data) else "record-truncated"
    start = data.rfind(b"\n", 0, offset) + 1
    return RecordError(message, line=data.count(b"\n", 0, offset) + 1, column=offset - start + 1, offset=offset)
