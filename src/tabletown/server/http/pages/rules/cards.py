"""The gallery and the legend of a rulebook: everything with a text of its own, and every sign with its word."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec
from markupsafe import Markup

from tabletown.core.game import Game
from tabletown.drawing.gallery import Drawing, Exhibit
from tabletown.drawing.parts import Parts
from tabletown.i18n import Speaker
from tabletown.i18n.messages import messages
from tabletown.server.http.pages.rules.pictures import middle


class Shown(msgspec.Struct, frozen=True):
    """An exhibit on the page."""

    key: str
    kind: str
    title: str
    text: str
    rule: str = ""
    drawings: tuple[Markup, ...] = ()
    more: tuple[Markup, ...] = ()


class Kind(msgspec.Struct, frozen=True):
    """A filter of the gallery."""

    key: str
    title: str
    count: int


class Sign(msgspec.Struct, frozen=True):
    """A row of the legend: a symbol or an icon, its word and what it means."""

    word: str
    help: str
    symbol: str = ""  # the id of its element
    icon: str = ""
    rule: str = ""


@lru_cache(maxsize=32)
def gallery(game: Game, language: str) -> tuple[Shown, ...]:
    """Return the exhibits of a game; those without a picture if the game draws none."""
    say = Speaker(language)
    drawn: tuple[Exhibit, ...] = tuple(game.gallery(say))
    if drawn:
        return tuple(map(_shown, drawn))
    found = []
    for message in messages(language).starting(f"{game.name}-card-"):
        name = message.removesuffix("-help")
        if name != message and say.has(name):
            found.append(Shown(name.removeprefix(f"{game.name}-card-"), "", say(name), say(message)))
    return tuple(found)


def _shown(each: Exhibit) -> Shown:
    title = each.title[:1].upper() + each.title[1:]
    return Shown(each.key, each.kind, title, each.text, each.rule, _svgs(each.drawings), _svgs(each.more))


def _svgs(drawings: tuple[Drawing, ...]) -> tuple[Markup, ...]:
    return tuple(Markup(each.svg()) for each in drawings)


def gallery_title(game: Game, language: str) -> str:
    """Return the title of a gallery: `<game>-gallery`, or the usual one."""
    say = Speaker(language)
    message = f"{game.name}-gallery"
    return say(message if say.has(message) else "web-book-cards")


def kinds(game: Game, shown: tuple[Shown, ...], language: str) -> list[Kind]:
    """Return the filters of a gallery; none if there is nothing to tell apart."""
    say = Speaker(language)
    found = [kind for kind in dict.fromkeys(each.kind for each in shown) if kind]
    counts = {kind: sum(each.kind == kind for each in shown) for kind in found}
    return [Kind(kind, say(f"{game.name}-gallery-{kind}"), counts[kind]) for kind in found] if len(found) > 1 else []


class Terms(msgspec.Struct, frozen=True):
    """Words with their meaning and rule, for whatever on the table has no text of its own."""

    symbols: dict[str, tuple[str, str, str]]  # by the id of an element
    assets: dict[str, tuple[str, str, str]]


def _ids(game: Game) -> dict[str, str]:
    """Return the ids of the elements of all symbols."""
    parts: Parts = game.parts(middle(game)[0])
    return {name: each.id(name) for each in parts.sprites for name in each.symbols}


@lru_cache(maxsize=32)
def terms(game: Game, language: str) -> Terms:
    """Return the terms of the glossary by what shows them; a symbol in several paints has one term."""
    ids, found = _ids(game) if game.glossary else {}, Terms({}, {})
    for key, term in game.glossary.items():
        words = term.wording(language)
        told = (words.word, words.help, term.rule)
        family = re.sub(r"-\d+$", "", term.symbol)
        for name, id_ in ids.items():
            if term.symbol and (name == term.symbol or re.fullmatch(rf"{re.escape(family)}-\d+", name)):
                found.symbols.setdefault(id_, told)
        for asset in (term.asset,) if term.asset else (key, f"{key}s"):
            found.assets.setdefault(asset, told)
    return found


@lru_cache(maxsize=32)
def legend(game: Game, language: str) -> tuple[Sign, ...]:
    """Return the terms of the glossary that have a sign."""
    if not game.glossary:
        return ()
    ids = _ids(game)
    found = []
    for term in game.glossary.values():
        words = term.wording(language)
        if term.symbol or term.icon:
            found.append(Sign(words.word, words.help, ids.get(term.symbol, ""), term.icon, term.rule))
    return tuple(found)
