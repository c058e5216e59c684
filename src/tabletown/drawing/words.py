"""Words in pictures: a message id and arguments, made into text by whoever asks for the picture."""

from collections.abc import Callable, Mapping

Say = Callable[[str, Mapping[str, object]], str]


def plain(message: str, args: Mapping[str, object]) -> str:
    """The message id itself: for tests and for pictures without words."""
    del args
    return message
