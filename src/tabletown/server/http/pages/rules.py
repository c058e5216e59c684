"""The rules pages, with pictures and cards in the reader's language."""

from __future__ import annotations

import asyncio
import random
from functools import lru_cache
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter
from markupsafe import Markup

from tabletown.bots import bot
from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.registry import game
from tabletown.core.state import CHANCE
from tabletown.core.views import View
from tabletown.i18n import Speaker
from tabletown.i18n.messages import messages
from tabletown.server.http.dependencies import Known, Language
from tabletown.server.http.pages.game_info import facts
from tabletown.server.http.pages.rulebook import ENGLISH, is_translated, rulebook, shown
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table_view import sprite
from tabletown.server.http.pages.translator import Translator
from tabletown.table import Dealer, Replay

_Request = Request[Any, Any, Any]
_SEATS = 3
_SENTENCES = 9  # at most
_STEPS = 600  # of a match that is drawn as an example
_SHARE = 0.7  # of the steps that the picture shows
Rule = Annotated[str, QueryParameter(max_length=80)]


@lru_cache(maxsize=16)
def _example(rules: Game) -> tuple[View, int]:
    """Return a spectator's view of a fixed match in its later half, and its number of seats."""
    most = max(count for counts in rules.modes.values() for count in counts)
    options = rules.options(seats=min(_SEATS, most))
    state, dealer, rng, player = rules.new(options), Dealer(rules, options, bytes(32)), random.Random(1), bot("greedy")
    steps: list[tuple[int, int]] = []
    draws = 0
    while not state.over and len(steps) < _STEPS:
        if state.actors() == CHANCE:
            steps.append((CHANCE, dealer.draw(draws, state.outcomes())))
            draws += 1
        else:
            seat = members(state.actors())[0]
            steps.append((seat, player.choose(rules, rules.view(state, seat), state.legal(seat), rng)))
        state.apply(*steps[-1])
    shown = Replay(rules, options, steps).state_at(round(len(steps) * _SHARE))
    return rules.view(shown, None), options.seats


@lru_cache(maxsize=32)
def _pictures(rules: Game, language: str) -> tuple[Markup, Markup, Markup]:
    """Return the board of the example, the pictures beside it, and their symbols."""
    view, seats = _example(rules)
    say = Speaker(language)
    names = tuple(say("server-holder-person", {"number": seat + 1}) for seat in range(seats))
    parts = rules.parts(view, [], Translator(language, names))
    beside = Markup("").join(
        Markup('<div class="piece-of">{}</div>').format(Markup(each.svg(standalone=False))) for each in parts.side
    )
    return Markup(parts.board.svg(standalone=False)), beside, sprite(parts.sprites)


@lru_cache(maxsize=32)
def _cards(name: str, language: str) -> list[tuple[str, str]]:
    """Return the names and effects of the game's cards."""
    say, found = Speaker(language), []
    for message in messages(language).starting(f"{name}-card-"):
        if message.endswith("-help") and say.has(message.removesuffix("-help")):
            found.append((say(message.removesuffix("-help")), say(message)))
    return found


def _how(name: str, say: Speaker) -> list[str]:
    """Return a summary of the game in a few sentences."""
    numbered = (f"{name}-how-{number}" for number in range(1, _SENTENCES + 1))
    return [say(message) for message in numbered if say.has(message)]


class RulesController(Controller):
    """The rules, whole or by section."""

    path = "/rules/{name:str}"
    include_in_schema = False

    @get()
    async def rules(self, request: _Request, name: FromPath[str], known: Known, language: Language) -> Response[str]:
        """Show the rules of a game."""
        rules = game(name)
        book = rulebook(rules, language)
        board, beside, symbols = await asyncio.to_thread(_pictures, rules, language)
        return page(
            request,
            "rules.html",
            me=known,
            game=facts(rules.name),
            modes=[(mode, f"{rules.name}-mode-{mode}") for mode in rules.modes],
            how=_how(rules.name, Speaker(language)),
            sections=[(each, shown(each)) for each in book.sections],
            board=board,
            beside=beside,
            sprite=symbols,
            cards=_cards(rules.name, language),
            english=language != ENGLISH and not is_translated(rules, language),
        )

    @get("/part")
    async def part(
        self, request: _Request, name: FromPath[str], known: Known, language: Language, rule: Rule = ""
    ) -> Response[str]:
        """Return the section of a rule, for display beside a table; everything if there is no such rule."""
        rules = game(name)
        book = rulebook(rules, language)
        known_here = rule in book.rules or rule not in rulebook(rules).rules  # else English has it
        english = language != ENGLISH and not (is_translated(rules, language) and known_here)
        if english:  # the developers' part of the rules is only in English
            book = rulebook(rules)
        parts = [(each, shown(each, rule)) for each in book.part(rule)]
        whole = len(parts) == len(book.sections)
        cards = _cards(rules.name, language) if whole else []
        return page(request, "rules_part.html", me=known, game=rules.name, sections=parts, cards=cards, english=english)
