"""Names and other text of people: without invisible characters, and compared by what they look like."""

from __future__ import annotations

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

from tabletown.server.errors import ServerError

LONGEST_NAME = 24
_FILLERS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and a symbol that are drawn as nothing
_VISIBLE = "LNPS"  # categories of which a name has at least one character
_IGNORED = ("Mn", "Me", "Cf", "Zs")  # categories that hardly change what a name looks like


def clean_text(text: str) -> str:
    """Return a text as one line without invisible characters, which could reverse the text around it."""
    normal = unicodedata.normalize("NFC", text)
    return " ".join("".join(each if each.isprintable() and each not in _FILLERS else " " for each in normal).split())


def clean_name(name: str) -> str:
    """Return a name as one line; raise ServerError if nothing of it can be seen, or it is too long."""
    name = clean_text(name)
    if len(name) > LONGEST_NAME or not any(unicodedata.category(each)[0] in _VISIBLE for each in name):
        raise ServerError("server-name", most=LONGEST_NAME)
    return name


def folded(name: str) -> str:
    """Return the form of a name by which its owner signs in."""
    return unicodedata.normalize("NFKC", clean_text(name)).casefold()


def looks(name: str) -> set[str]:
    """Return what a name looks like, as it is and in small and capital letters; names that share one look alike.

    Three, since letters that differ when small may look the same as capitals, and the other way around.
    """
    plain = unicodedata.normalize("NFKC", clean_text(name))
    return {_skeleton(each) for each in (plain, plain.casefold(), plain.upper())}


def _skeleton(text: str) -> str:
    seen = (each for each in unicodedata.normalize("NFD", text) if unicodedata.category(each) not in _IGNORED)
    return "".join(map(_prototype, seen)).casefold().replace("rn", "m")


@cache
def _prototype(letter: str) -> str:
    """Return the letter that stands for all that look like it: one of ASCII, else the one with the most look-alikes."""
    near = _near(letter)
    plain = [each for each in near if each.isascii() and each.isalnum()]
    best = max(plain or [letter, *near], key=lambda each: (len(_near(each)), each))
    return best if not letter.isascii() or len(_near(best)) > len(near) else letter


def _near(letter: str) -> list[str]:
    return [each["c"] for each in confusables_data.get(letter, ()) if len(each["c"]) == 1]
