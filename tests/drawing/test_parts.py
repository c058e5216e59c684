"""Pictures in parts: together they show every legal action, ids are told apart, and a phone gets what fits it."""

import random
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

import pytest
from tests.i18n.catalogue import messages

import tabletown
from tabletown.core.bits import members
from tabletown.core.facets import DEFAULT_LOOK, Look
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State
from tabletown.core.views import View
from tabletown.drawing.cache import forget
from tabletown.drawing.parts import Parts
from tabletown.i18n import Speaker

GAMES = tabletown.games()
ROOT = Path(__file__).resolve().parents[2]


def positions(game: Game, seats: int, every: int, options: Options | None = None) -> Iterator[tuple[View, list[int]]]:
    """Yield views and legal actions of some seats in a random match."""
    rng = random.Random(4)
    state = game.new(options or next(each for each in game.presets() if each.seats == seats))
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


COSTLY = {  # what gives up something rare; none of it is done by a first click
    "garden_nation": {"demolish", "invade", "strategic", "transfer_roof"},
    "ginkgopolis": {"commit", "new_hand"},
    "sweet_lands": {"play", "area", "employ", "prosper", "skill"},
    "tiny_towns": {"discard"},
    "torres": {"six_ap", "seven_ap", "extra_block", "raise_knight", "shift_block", "regroup", "diagonal_step",
               "door_passage", "vault", "climb_two"},
}  # fmt: skip


@pytest.mark.parametrize("name", COSTLY)
def test_what_gives_up_something_rare_is_asked_about(name: str) -> None:
    game, found = tabletown.game(name), set[str]()
    options = game.options(seats=2, cavern=True) if name == "tiny_towns" else None
    for view, legal in positions(game, 2, 3, options):
        costly = game.parts(view, legal).costly
        assert set(costly) <= set(legal)
        found |= {game.describe(action).verb for action in costly}
        if name != "sweet_lands":  # there it depends on the price
            assert {action for action in legal if game.describe(action).verb in COSTLY[name]} == set(costly)
    assert found
    assert found <= COSTLY[name]


class Voice(Speaker):
    """Says a sentence once."""

    @cached_property
    def said(self) -> dict[object, str]:
        """By message and arguments."""
        return {}

    def __call__(self, message: str, arguments: Mapping[str, object] | None = None) -> str:
        """The sentence of a message."""
        key = (message, *(arguments or {}).items())
        if key not in self.said:
            self.said[key] = super().__call__(message, arguments)
        return self.said[key]


VOICE = Voice("en", ["Ann", "Ben", "Cat", "Dan"])


def draw(game: Game, view: View, legal: list[int], look: Look = DEFAULT_LOOK) -> Parts:
    found: Parts = game.parts(view, legal, VOICE, look)
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
        assert [mark.id for mark in marks if mark.kind != "piece" and not mark.label] == []
        assert len(parts.seats) >= seats
        assert len(parts.paints) >= seats


def shown(parts: Parts) -> list[str]:
    """All that a page gets."""
    return [*(picture.svg(standalone=False) for picture in parts.pictures), repr(parts.choices), repr(parts.facts)]


@pytest.mark.parametrize("name", GAMES)
def test_a_drawing_that_is_kept_is_the_same_as_a_new_one(name: str) -> None:
    game, rng = tabletown.game(name), random.Random(5)
    for options in rng.sample(game.presets(), min(3, len(game.presets()))):
        seen: list[tuple[View, list[int], Look, list[str]]] = []
        forget()
        for _ in range(2):  # a second match meets much of what the first has left
            earlier: View | None = None
            for view, legal in wandering(game, options, rng):
                look = Look(since=rng.choice([None, earlier]), seat=rng.choice([None, 0]))
                seen.append((view, legal, look, shown(draw(game, view, legal, look))))
                earlier = view if earlier is None or view.seat == earlier.seat else earlier
        for view, legal, look, drawn in rng.sample(seen, min(20, len(seen))):
            forget()
            assert shown(draw(game, view, legal, look)) == drawn


def wandering(game: Game, options: Options, rng: random.Random) -> Iterator[tuple[View, list[int]]]:
    """Yield all views at some positions of a random match, in runs of four, and at its end."""
    state = game.new(options)
    length = 0
    while not state.over:
        apply_any(state, rng)
        length += 1
    state = game.new(options)
    starts = {rng.randrange(length) for _ in range(5)}
    left = number = 0
    while not state.over:
        left = 4 if number in starts else left
        if left and state.actors() != CHANCE:
            left -= 1
            yield from seen_by_all(game, state, options.seats)
        apply_any(state, rng)
        number += 1
    yield from seen_by_all(game, state, options.seats)


def seen_by_all(game: Game, state: State, seats: int) -> Iterator[tuple[View, list[int]]]:
    """Yield the view and legal actions of each seat, and the view of a spectator."""
    for seat in range(seats):
        yield game.view(state, seat), state.legal(seat) if not state.over and state.actors() >> seat & 1 else []
    yield game.view(state, None), []


def apply_any(state: State, rng: random.Random) -> None:
    """One random step."""
    actors = state.actors()
    if actors == CHANCE:
        outcomes = state.outcomes()
        state.apply(CHANCE, rng.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0])
    else:
        seat = (actors & -actors).bit_length() - 1
        state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("name", GAMES)
def test_no_part_is_wider_on_a_phone_than_its_side_column(name: str) -> None:
    game = tabletown.game(name)
    for view, legal in positions(game, 3, 97):
        parts = draw(game, view, legal, Look(narrow=True))
        assert [picture.name for picture in (*parts.under, *parts.side, *parts.about) if picture.width > 344] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_prompt_leads_to_a_rule_that_is_written(name: str) -> None:
    rules = tabletown.game(name).prompt_rules
    page = tabletown.game(name).rules_page()
    assert page is not None
    text = page.read_text("utf-8")
    prompts = {message.removeprefix(f"{name}-prompt-") for message in messages("en")}
    assert [point for point in rules if point and point not in prompts] == []
    assert [rule for rule in rules.values() if not re.search(rf"^(- \**|\| ){re.escape(rule)}\b", text, re.M)] == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_chips_name_symbols_that_a_page_has(name: str) -> None:
    rules, found, known = tabletown.game(name), 0, set[str]()
    for options in {each.mode: each for each in rules.presets()}.values():
        state = rules.new(options)
        for step in range(160):
            if state.over:
                break
            if step % 20 == 7:
                parts: Parts = rules.parts(rules.view(state, 0), [], look=Look(narrow=True))
                known = {each.id(symbol) for each in parts.sprites for symbol in each.symbols}
                chips = [*parts.budget, *parts.mine, *(chip for row in parts.vitals for chip in row)]
                found += sum(bool(chip.symbol) for chip in chips)
                assert {chip.symbol for chip in chips if chip.symbol} <= known
            actor = CHANCE if state.actors() == CHANCE else members(state.actors())[0]
            state.apply(actor, state.legal(actor)[0])
    assert found or not known  # a game may draw no symbols
