"""Caching translators: pages repeat most sentences from move to move. Russian ones get their no-break spaces here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tabletown.core import registry
from tabletown.core.actions import Action
from tabletown.core.options import Options
from tabletown.i18n import Speaker
from tabletown.i18n.typography import with_no_break_spaces
from tabletown.server.tables.responses import speaker
from tabletown.server.tables.session import TableSession

_MOST = 20_000  # sentences, after which the cache is cleared


class Translator(Speaker):
    """A speaker that caches its sentences and keeps words together that belong on one line."""

    def __init__(self, language: str, names: tuple[str, ...], texts: Mapping[str, str] | None = None) -> None:
        super().__init__(language, names, texts)
        self._said: dict[object, str] = {}

    def __call__(self, message: str, arguments: Mapping[str, object] | None = None) -> str:
        """Translate a message."""
        key = (message, *arguments.items()) if arguments else message
        try:
            return self._said[key]
        except KeyError:
            return self._keep(key, super().__call__(message, arguments))
        except TypeError:  # an argument that cannot be a key
            return with_no_break_spaces(self.language, super().__call__(message, arguments))

    def action(self, game: str, action: Action) -> str:
        """Return the label of an action: its verb and its arguments."""
        key = (game, action)
        return self._said.get(key) or self._keep(key, super().action(game, action))

    def _keep(self, key: object, text: str) -> str:
        text = with_no_break_spaces(self.language, text)
        if len(self._said) >= _MOST:
            self._said.clear()
        self._said[key] = text
        return text


@lru_cache(maxsize=64)
def translator_of(language: str, names: tuple[str, ...] = (), game: str = "", options: Options | None = None) -> Translator:
    """Return a translator for these names and the special texts of a game with these options."""
    texts = None if options is None else registry.game(game).texts(options, Speaker(language))
    return Translator(language, names, texts)


def translator(session: TableSession, language: str) -> Translator:
    """Return the translator of a table; tables with the same texts share one."""
    said = speaker(session, language)
    if not said.texts:
        return translator_of(language, said.names)
    return translator_of(language, said.names, session.config.game, session.config.options)
