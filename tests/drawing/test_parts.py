"""Pictures in parts: together they show every legal action, ids are told apart, and a phone gets what fits it."""

import importlib
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.i18n.catalogue import messages

import tabletown
from tabletown.core.game import Game
from tabletown.core.state import CHANCE
from tabletown.core.views import View
from tabletown.drawing.parts import Parts
from tabletown.i18n import Speaker

GAMES = tabletown.games()
ROOT = Path(__file__).resolve().parents[2]


def positions(game: Game, seats: int, every: int) -> Iterator[tuple[View, list[int]]]:
    """What some seats see in a random match, and what they may do."""
    rng = random.Random(4)
    state = game.new(next(options for options in game.presets() if options.seats == seats))
    count = 0
    while not state.over:
        actors = state.actors()
        if actors == CHANCE:
            outcomes = state.outcomes()
            state.apply(CHANCE, rng.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0])
            continue
        seat = (actors & -actors).bit_length() - 1
        legal = state.legal(seat)
        count += 1
        if count % every == 0:
            yield game.view(state, seat), legal
        state.apply(seat, rng.choice(legal))
    yield game.view(state, 0), []
    yield game.view(state, None), []


def draw(game: Game, view: View, legal: list[int], **wishes: object) -> Parts:
    module = importlib.import_module(f"tabletown.games.{game.name}.picture_parts")
    found: Parts = module.parts(view, legal, Speaker("en", ["Ann", "Ben", "Cat", "Dan"]), **wishes)
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_parts_show_every_legal_action_under_ids_of_their_own(name: str, seats: int) -> None:
    game = tabletown.game(name)
    for view, legal in positions(game, seats, 11 if name != "sweet_lands" else 61):
        parts = draw(game, view, legal)
        marks = [mark for picture in parts.pictures for mark in picture.marks]
        shown = {action for mark in marks for action in mark.actions}
        shown |= {action for choice in parts.choices for action in choice.actions}
        assert shown == set(legal)
        assert len({picture.name for picture in parts.pictures}) == len(parts.pictures)
        assert len({mark.id for mark in marks}) == len(marks)
        assert len(parts.seats) >= seats
        assert len(parts.paints) >= seats


@pytest.mark.parametrize("name", GAMES)
def test_no_part_is_wider_on_a_phone_than_its_side_column(name: str) -> None:
    game = tabletown.game(name)
    narrow = {} if name == "torres" else {"narrow": True}  # of which nothing but the board is wide
    for view, legal in positions(game, 3, 97):
        parts = draw(game, view, legal, **narrow)
        assert [picture.name for picture in (*parts.under, *parts.side, *parts.about) if picture.width > 344] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_prompt_leads_to_a_rule_that_is_written(name: str) -> None:
    rules: dict[str, str] = importlib.import_module(f"tabletown.games.{name}.picture_parts").RULES
    text = (ROOT / f"docs/games/{name}/rules.md").read_text("utf-8")
    prompts = {message.removeprefix(f"{name}-prompt-") for message in messages("en")}
    assert [point for point in rules if point and point not in prompts] == []
    assert [rule for rule in rules.values() if not re.search(rf"^(- \**|\| ){re.escape(rule)}\b", text, re.M)] == []
