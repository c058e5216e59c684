"""Translators turn a message id and arguments into a sentence; the package sets the default one to English."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Say = Callable[[str, Mapping[str, object]], str]
_default: list[Say] = []


def speak_with(say: Say) -> None:
    """Set the default translator, which turns a message id and arguments into a sentence."""
    _default[:] = [say]


def speak(message: str, arguments: Mapping[str, object]) -> str:
    """Translate a message; return the bare id and arguments if no translator is set."""
    if _default:
        return _default[0](message, arguments)
    details = ", ".join(f"{name}={value}" for name, value in arguments.items())
    return f"{message} ({details})" if details else message


def plain(message: str, arguments: Mapping[str, object]) -> str:
    """Return the message id itself, for tests and for pictures without words."""
    del arguments
    return message


def tell_apart(labels: Mapping[int, str], say: Say) -> dict[int, str]:
    """Return the labels of choices with repeated texts numbered from the second on."""
    found: dict[int, str] = {}
    given: dict[str, int] = {}
    for action, text in labels.items():
        given[text] = given.get(text, 0) + 1
        found[action] = text if given[text] == 1 else say("choice-again", {"label": text, "number": given[text]})
    return found
