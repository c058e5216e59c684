"""Words that a host does not want in names or in the chat, from a file."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

import msgspec

from tabletown.server.errors import ServerError
from tabletown.server.users.names import looks

_WORD = re.compile(r"\w+")
_HIDDEN = "•"


class WordList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: words that no name may contain, and words that are hidden in the chat."""

    names: tuple[str, ...] = ()
    chat: tuple[str, ...] = ()


class Filters:
    """Compares by what words look like, so that a Cyrillic letter in a Latin word changes nothing."""

    def __init__(self, words: WordList = WordList()) -> None:  # noqa: B008  (it never changes)
        self._names = _all_looks(words.names)
        self._chat = _all_looks(words.chat)

    @classmethod
    def from_file(cls, path: str) -> Filters:
        """Return the filters of a TOML file; without a path nothing is filtered. Raise ServerError if it cannot be read."""
        if not path:
            return cls()
        try:
            return cls(msgspec.toml.decode(Path(path).read_bytes(), type=WordList))
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            raise ServerError("server-setting", name="TABLETOWN_FILTERS", value=path) from None

    def check_name(self, name: str) -> None:
        """Raise ServerError if a name contains an unwanted word."""
        if any(word in look for look in looks(name) for word in self._names):
            raise ServerError("server-name-unwanted")

    def hide_words(self, text: str) -> str:
        """Return a text with dots in place of unwanted words."""
        return _WORD.sub(lambda found: _HIDDEN * len(found[0]) if looks(found[0]) & self._chat else found[0], text)


def _all_looks(words: Collection[str]) -> set[str]:
    return {look for word in words for look in looks(word) if look}
