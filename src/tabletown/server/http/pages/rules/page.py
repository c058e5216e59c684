"""The rules pages: the rulebook of a game in the reader's language, and its parts for the drawer at a table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter
from markupsafe import Markup

from tabletown.core.game import Game
from tabletown.core.registry import game
from tabletown.drawing.scene import prepare
from tabletown.i18n import Speaker
from tabletown.server.errors import NotFoundError
from tabletown.server.http.dependencies import Known, Language
from tabletown.server.http.pages.game_info import facts
from tabletown.server.http.pages.rules.book import Book, book
from tabletown.server.http.pages.rules.cards import Terms, gallery, gallery_title, kinds, legend, terms
from tabletown.server.http.pages.rules.pictures import board, middle
from tabletown.server.http.pages.rules.specification import ENGLISH, Specification, is_translated, shown, specification
from tabletown.server.http.pages.shell import page

_Request = Request[Any, Any, Any]
_SENTENCES = 9  # at most
Rule = Annotated[str, QueryParameter(max_length=80)]


def _how(name: str, say: Speaker) -> list[str]:
    """Return a summary of the game in a few sentences."""
    numbered = (f"{name}-how-{number}" for number in range(1, _SENTENCES + 1))
    return [say(message) for message in numbered if say.has(message)]


def _exact(rules: Game, language: str) -> Specification | None:
    """Return the specification, None if there is none."""
    try:
        return specification(rules, language)
    except NotFoundError:
        return None


def _read(rules: Game, language: str) -> dict[str, Any]:
    """Return everything that the page shows; pictures take a while at the first time."""
    read, exact = book(rules, language), _exact(rules, language)
    if read is None and exact is None:
        raise NotFoundError("server-no-rules", game=rules.name)
    drawn, symbols = board(rules, language)
    cards = gallery(rules, language)
    return {
        "book": read,
        "chapters": [] if read is None else [(each, each.shown()) for each in read.chapters],
        "sections": [] if exact is None else [(each, shown(each)) for each in exact.sections],
        "board": drawn,
        "sprite": symbols,
        "cards": cards,
        "gallery_title": gallery_title(rules, language),
        "kinds": kinds(rules, cards, language),
        "legend": legend(rules, language),
        "english": language != ENGLISH and not is_translated(rules, language),
        "foreign": None if read is None or read.language == language else read.language,
    }


def _explain(rules: Game, language: str) -> Terms:
    """Return the terms of a game; the answers to touches are prepared, too, before somebody asks for one."""
    prepare(rules, middle(rules)[0])
    return terms(rules, language)


class RulesController(Controller):
    """The rules, whole or by chapter."""

    path = "/rules/{name:str}"
    include_in_schema = False

    @get()
    async def rules(self, request: _Request, name: FromPath[str], known: Known, language: Language) -> Response[str]:
        """Show the rulebook of a game, or its specification if it has none."""
        rules = game(name)
        read = await asyncio.to_thread(_read, rules, language)
        return page(
            request,
            "rules.html",
            me=known,
            game=facts(rules.name),
            modes=[(mode, f"{rules.name}-mode-{mode}") for mode in rules.modes],
            how=_how(rules.name, Speaker(language)),
            course=bool(rules.lessons),
            **read,
        )

    @get("/part")
    async def part(
        self, request: _Request, name: FromPath[str], known: Known, language: Language, rule: Rule = ""
    ) -> Response[str]:
        """Return the chapter of a rule, for display beside a table; everything if there is no such rule."""
        rules = game(name)
        read = await asyncio.to_thread(book, rules, language)
        chapter = None if read is None else read.chapter_of(rule)
        exact = specification(rules, language) if read is None else _exact(rules, language)
        if read is not None and (chapter is not None or exact is None or rule not in specification(rules).rules):
            return self._of_book(request, known, rules, read, exact, rule, language)
        known_here = rule in specification(rules, language).rules or rule not in specification(rules).rules
        english = language != ENGLISH and not (is_translated(rules, language) and known_here)
        found = specification(rules) if english else specification(rules, language)  # developers' parts are in English
        parts = [(each, shown(each, rule)) for each in found.part(rule)]
        whole = len(parts) == len(found.sections)
        cards = gallery(rules, language) if whole else ()
        return page(request, "rules_part.html", me=known, game=rules.name, sections=parts, cards=cards, english=english)

    @get("/terms")
    async def terms(self, name: FromPath[str], language: Language) -> Terms:
        """Return the terms of the game, by which a table explains its signs."""
        return await asyncio.to_thread(_explain, game(name), language)

    @staticmethod
    def _of_book(
        request: _Request,
        known: Known,
        rules: Game,
        read: Book,
        exact: Specification | None,
        rule: str,
        language: str,
    ) -> Response[str]:
        """Return the chapter that has a rule in its margin, with its exact wording; without a rule the whole book."""
        chapter = read.chapter_of(rule)
        stated = None if exact is None or chapter is None else exact.statement(rule)
        chapters = (chapter,) if chapter else read.chapters
        link = Markup('<a target="_blank" href="/rules/{}#').format(rules.name)
        return page(
            request,
            "rules_chapter.html",
            me=known,
            game=rules.name,
            how=[] if chapter else _how(rules.name, Speaker(language)),
            chapters=[(each, each.shown(rule).replace('<a href="#', link)) for each in chapters],
            rule=rule if chapter else "",
            stated=stated,
            foreign=None if read.language == language else read.language,
        )
