"""Readable positions: lines of `key: value`, written and read alike for every game."""

from __future__ import annotations

import msgspec

from tabletown.core.errors import PositionError
from tabletown.core.options import Options


def write_options(options: Options) -> str:
    """Return the options on one line, without defaults."""
    words = []
    for field in msgspec.structs.fields(options):
        value = getattr(options, field.name)
        if field.required or value != field.default:
            words.append(f"{field.name}={_write(value)}")
    return " ".join(words)


def _write(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "+".join(str(each) for each in value)
    return str(value)


class Lines:
    """The lines of a position; each key is taken once, and a key that remains is an error."""

    def __init__(self, text: str, game: str) -> None:
        self.place: dict[str, int] = {}
        self.values: dict[str, str] = {}
        lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
        lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
        if not lines or lines[0][1] != game:
            raise PositionError("position-game", line=lines[0][0] if lines else 1, game=game)
        for number, line in lines[1:]:
            key, colon, value = line.partition(":")
            key = key.strip()
            if not colon or key in self.values:
                raise PositionError("position-line", line=number, text=line)
            self.place[key] = number
            self.values[key] = value.strip()

    def take(self, key: str, default: str | None = None) -> str:
        """Remove a key and return its value."""
        if key in self.values:
            return self.values.pop(key)
        if default is None:
            raise PositionError("position-missing", key=key)
        return default

    def number(self, key: str, default: int | None = None) -> int:
        """Remove a key and return its value as an integer."""
        text = self.take(key, None if default is None else str(default))
        if not text.lstrip("-").isdecimal() or len(text) > 9:
            raise self.wrong(key, text)
        return int(text)

    def wrong(self, key: str, text: str) -> PositionError:
        """Return the error for a value that does not fit its key."""
        return PositionError("position-value", key=key, text=text, line=self.place.get(key, 0))

    def options(self) -> dict[str, object]:
        """Return the arguments for `game.options`."""
        found: dict[str, object] = {}
        for word in self.take("options").split():
            name, sign, value = word.partition("=")
            if not sign:
                raise self.wrong("options", word)
            found[name] = _read(value)
        return found

    def finish(self) -> None:
        """Raise PositionError if a key remains."""
        for key in self.values:
            raise PositionError("position-unknown", key=key, line=self.place[key])


def _read(value: str) -> object:
    if value in ("yes", "no"):
        return value == "yes"
    if "+" in value:
        return tuple(value.split("+"))
    return int(value) if value.lstrip("-").isdecimal() and len(value) < 10 else value
