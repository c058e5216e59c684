"""No-break spaces in Russian sentences: one rule, so that no message has to contain them."""

from __future__ import annotations

import re

RUSSIAN = "ru"
NO_BREAK = "\N{NO-BREAK SPACE}"

_LETTERS = "[авикосуАВИКОСУ]"
_SHORT = "во|до|за|из|ко|на|не|ни|но|об|от|по|со"
_LINKS = "а|и|или|но|на|за|до|по|от|в|к|о|с|у"  # words that a number does not count
_NAMED = (  # what a number follows
    "год|года|году|раунд|раунда|раунде|уровень|уровня|уровне|территория|территории|территорию|урок|шаг|ход|№|×"
)
# A space that must not end a line, by what stands before and after it.
_SPACE = re.compile(
    rf"""
    [ ] (?:
      (?<= (?<![\w-]) {_LETTERS} [ ])
    | (?<= (?<![\w-]) (?: {_SHORT}|{_SHORT.title()}) [ ])
    | (?<= \d [ ]) (?<! [a-z]\d [ ]) (?! (?:{_LINKS}) \b) (?= [а-яё×%] | АП\b)
    | (?: {"|".join(f"(?<={each}[ ])" for each in _NAMED.split("|"))}) (?= \d)
    | (?<= \d [ ]) (?= [+=] [ ] \d)
    | (?<= \d [ ] [+=] [ ]) (?= \d)
    | (?= — | (?: бы | же | ли | б | ж) \b)
    )
    """,
    re.VERBOSE,
)


def with_no_break_spaces(language: str, text: str) -> str:
    """Return a text in which words that belong together stay on one line; only Russian is changed."""
    return _SPACE.sub(NO_BREAK, text) if language == RUSSIAN else text
