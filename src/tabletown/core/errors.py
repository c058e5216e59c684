"""Errors that carry a message id and arguments; the text for people is in the locale files."""

from __future__ import annotations

from tabletown.core.translate import speak


class TabletownError(Exception):
    """A refused request, which changed nothing: `message` is a message id and `arguments` fill it in."""

    def __init__(self, message: str, **arguments: object) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def __str__(self) -> str:
        return speak(self.message, self.arguments)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.message, self.arguments)


def _rebuild(kind: type[TabletownError], message: str, arguments: dict[str, object]) -> TabletownError:
    return kind(message, **arguments)


class OptionsError(TabletownError, ValueError):
    """Options that are impossible for a match."""


class IllegalAction(TabletownError, ValueError):
    """An action that is not legal now."""


class MalformedAction(TabletownError, ValueError):
    """A text that is not an action of the game."""


class PositionError(TabletownError, ValueError):
    """A text that is not a position of the game."""


class RecordError(TabletownError, ValueError):
    """A record that is damaged, of another format, or breaks the rules."""


class UnknownSeat(TabletownError, IndexError):
    """A seat that the match does not have."""


class UnknownStep(TabletownError, IndexError):
    """A step number that the viewer's replay does not have."""


class UnknownGame(TabletownError, KeyError):
    """A game that is not registered."""

    __str__ = TabletownError.__str__
