"""Pictures of the rules pages: positions of a rulebook, and a match in its middle for a game without one."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from pathlib import Path

from markupsafe import Markup

from tabletown.bots import bot
from tabletown.core.bits import members
from tabletown.core.facets import Look
from tabletown.core.game import Game
from tabletown.core.guide.examples import Example
from tabletown.core.state import CHANCE
from tabletown.core.views import View
from tabletown.drawing import Picture
from tabletown.drawing.parts import Parts
from tabletown.i18n import Speaker
from tabletown.server.http.pages.table.view import sprite
from tabletown.server.http.pages.translator import Translator
from tabletown.table import Dealer, Replay

_SEATS = 3
_STEPS = 600  # of a match that is drawn as an example
_SHARE = 0.7  # of the steps that the picture shows
_NAMED = re.compile(r' id="[^"]*"')


def names(seats: int, language: str) -> tuple[str, ...]:
    """Return the names of the seats in a picture."""
    say = Speaker(language)
    return tuple(say("server-holder-person", {"number": seat + 1}) for seat in range(seats))


def still(picture: Picture) -> Markup:
    """Return a picture that nobody can act on; its elements have no ids, so that a page may hold it twice."""
    return Markup(_NAMED.sub("", picture.svg(standalone=False)))


def draw(game: Game, language: str, example: Example, folder: Path) -> list[Markup]:
    """Return the pictures of an example as markup: the position, and the one after its steps."""
    return [Markup("").join(map(still, each)) for each in pictures(game, language, example, folder)]


def pictures(game: Game, language: str, example: Example, folder: Path) -> list[tuple[Picture, ...]]:
    """Return what an example shows of its position, and of the one after its steps, where changes are marked."""
    views = [game.view(state, example.seat) for state in example.states(game, folder)]
    say = Translator(language, names(views[0].options.seats, language))
    found = []
    for place, view in enumerate(views):
        since = views[place - 1] if place else None
        parts: Parts = game.parts(view, (), say, Look(since=since))
        found.append(_chosen(parts, example))
    return found


def _chosen(parts: Parts, example: Example) -> tuple[Picture, ...]:
    """Return the part of a table that an example shows."""
    if example.part == "seat":
        return parts.seats[example.seat : example.seat + 1] or (parts.board,)
    if example.part == "tracks":
        return next((tab.pictures for tab in parts.tabs if tab.key == example.part), (parts.board,))
    if example.part == "tray":
        return parts.under or (parts.board,)
    if example.part == "side":
        return parts.side or (parts.tabs[0].pictures if parts.tabs else (parts.board,))
    return (parts.other or parts.board,) if example.part == "other" else (parts.board,)


@lru_cache(maxsize=16)
def middle(game: Game) -> tuple[View, int]:
    """Return a spectator's view of a fixed match in its later half, and its number of seats."""
    most = max(count for counts in game.modes.values() for count in counts)
    options = game.options(seats=min(_SEATS, most))
    state, dealer, rng, player = game.new(options), Dealer(game, options, bytes(32)), random.Random(1), bot("greedy")
    steps: list[tuple[int, int]] = []
    draws = 0
    while not state.over and len(steps) < _STEPS:
        if state.actors() == CHANCE:
            steps.append((CHANCE, dealer.draw(draws, state.outcomes())))
            draws += 1
        else:
            seat = members(state.actors())[0]
            steps.append((seat, player.choose(game, game.view(state, seat), state.legal(seat), rng)))
        state.apply(*steps[-1])
    shown = Replay(game, options, steps).state_at(round(len(steps) * _SHARE))
    return game.view(shown, None), options.seats


@lru_cache(maxsize=32)
def board(game: Game, language: str) -> tuple[Markup, Markup]:
    """Return the board of that match, and the symbols of all pictures of the game."""
    view, seats = middle(game)
    parts: Parts = game.parts(view, (), Translator(language, names(seats, language)))
    return still(parts.board), sprite(parts.sprites)
