"""What an action brings: stocks, prices by reason, notes and warnings, and the accounts of the score."""

import random
from typing import Any

import pytest
from tests.rules.sweet_lands.helpers import GAME, realm, table

from tabletown.core.guide.preview import Preview
from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.i18n import Speaker, languages
from tabletown.testing import rule

SPEAKERS = [Speaker.of_match(GAME, GAME.options(seats=2), language) for language in languages()]


def preview(state: SweetLandsState, action: str) -> Preview:
    return GAME.preview(GAME.view(state, 0), GAME.parse(action))


def changes(found: Preview) -> dict[str, int]:
    return {change.name: change.amount for change in found.assets if change.seat == 0}


def messages(lines: tuple[Any, ...]) -> list[str]:
    return [line.message.removeprefix("sweet_lands-") for line in lines]


@rule("SL-5.4")
def test_an_area_tells_its_price_by_reason_and_what_follows_by_itself() -> None:
    state = table(realm("have=0/9/0/0/0", hand="w001 w002 w003"), lines=("disks: food=1",))
    found = preview(state, "area food")
    assert changes(found) == {"wheat": -4, "cards": -2, "food": 2} | {
        name: amount for name, amount in changes(found).items() if name not in ("wheat", "cards", "food")
    }
    told = [(reason.asset, reason.amount, reason.line.message) for reason in found.reasons]
    assert ("cards", -2, "sweet_lands-reason-slot") in told
    assert ("wheat", -4, "sweet_lands-reason-area") in told
    assert "note-main" in messages(found.notes)


@rule("SL-9.2")
def test_a_card_tells_price_and_effect_apart() -> None:
    state = table(realm("have=9/0/0/0/0", hand="w001 w002", land="-1,0"))
    found = preview(state, "play w001")  # a field token and 2 wheat for 4 gold
    assert changes(found) == {"gold": -4, "wheat": 2, "cards": -1}
    assert [(reason.asset, reason.amount) for reason in found.reasons] == [("gold", -4), ("cards", -1)]
    assert "note-next" in messages(found.notes)


@rule("SL-9.10")
def test_a_card_that_does_nothing_warns() -> None:
    state = table(realm("have=9/0/0/0/0", hand="w003 w002"))  # a property on a field, and there is none
    assert messages(preview(state, "play w003").warnings) == ["warning-nothing"]
    state = table(realm("have=9/0/0/0/0", hand="w001 w002"))
    assert messages(preview(state, "play w001").warnings) == []


@rule("SL-9.5", "SL-9.6")
def test_a_card_tells_whether_it_can_be_employed() -> None:
    def said(**own: str) -> list[str]:
        gems = own.pop("gems", "1")
        return messages(preview(table(realm(f"have=9/0/0/0/{gems}", hand="w001 w002", **own)), "play w001").notes)

    assert "note-works" in said()
    assert "note-no_diamond" in said(gems="0")
    assert "note-no_place" in said(played="w004", columns="agriculture=w004")


@rule("SL-8.2")
def test_steps_that_a_lab_blocks_are_warned_of() -> None:
    def warned(cart: int) -> list[str]:
        state = table(realm(f"have=0/0/0/9/0 cart={cart}", hand="w001 w002"))
        return messages(preview(state, "area industry").warnings)

    limit = next(cart for cart in range(16) if GAME.parse("area industry") not in table(
        realm(f"have=0/0/0/9/0 cart={cart}", hand="w001 w002")).legal(0))  # fmt: skip
    assert warned(limit - 1) == ["warning-blocked"]
    assert warned(limit - 2) == []


@rule("SL-14.11", "SL-13.1")
def test_the_end_of_a_round_tells_what_is_given_up() -> None:
    own = realm("have=4/2/0/0/0", hand="w001 w002 w003")
    assert messages(preview(table(own, turn=5), "end_round").warnings) == ["warning-main", "warning-basics"]
    assert messages(preview(table(own, turn=2), "end_round").warnings) == ["warning-main", "warning-hand"]
    rich = realm("have=4/0/0/0/0", hand="w001")
    assert messages(preview(table(rich, turn=5), "end_round").warnings) == ["warning-main"]


@rule("SL-16.3")
def test_a_milestone_within_reach_is_noted() -> None:
    own = realm("have=60/0/0/0/0", hand="w001 w002", played="w011 w012 w013 w014 w015")
    state = table(own, lines=("milestones: m4a",))
    assert "note-milestone" in messages(preview(state, "play w001").notes)


def random_positions(seed: int, every: int) -> list[tuple[SweetLandsState, int]]:
    rng = random.Random(seed)
    found: list[tuple[SweetLandsState, int]] = []
    state: Any = GAME.new(rng.choice(GAME.presets()))
    number = 0
    while not state.over:
        waiting = state.actors()
        actor = CHANCE if waiting == CHANCE else (waiting & -waiting).bit_length() - 1
        number += 1
        if actor != CHANCE and number % every == 0:
            found.append((state.copy(), actor))
        state.apply(actor, rng.choice(state.legal(actor)))
    return [*found, (state, 0)]


@pytest.mark.parametrize("seed", range(3))
def test_all_that_a_preview_tells_has_words(seed: int) -> None:
    rng = random.Random(seed)
    for state, seat in random_positions(seed, 23)[:-1]:
        view = GAME.view(state, seat)
        found = GAME.preview(view, rng.choice(state.legal(seat)))
        for say in SPEAKERS:
            lines = [*(reason.line for reason in found.reasons), *found.notes, *found.warnings]
            texts = [say.line(line) for line in lines]
            texts += [say(f"sweet_lands-asset-{name}", {"count": n}) for name, n in GAME.assets(view, seat).items()]
            texts += [say(f"sweet_lands-score-{line.item}") for line in GAME.outlook(view, seat).lines]
            assert not [text for text in texts if "sweet_lands" in text or "$" in text or "???" in text]


@rule("SL-14.1")
@pytest.mark.parametrize("seed", range(4))
def test_victory_points_are_accounted_for(seed: int) -> None:
    for state, _ in random_positions(seed, 97):
        for own in state.realms:
            assert sum(own.earned) == own.vp
    again: Any = GAME.from_text(GAME.to_text(state))
    assert [own.earned for own in again.realms] == [own.earned for own in state.realms]
    lines = [line for seat in range(state.seats) for line in state.score(seat).lines if line.rule == "SL-14.1"]
    assert lines
    assert not [line for line in lines if line.item == "victory_points" and line.points]


def test_the_score_of_a_view_is_that_of_its_own_state() -> None:
    """Scores are kept with the last view; another view must not get them."""
    one, two = table(realm("vp=7", hand="w001")), table(realm("vp=9", hand="w001"))
    first, second = GAME.view(one, 0), GAME.view(two, 0)
    assert (GAME.score(first, 0).total + 2, GAME.score(second, 0).total) == (GAME.score(second, 0).total,) * 2
    one.realms[0].vp += 5
    assert GAME.score(first, 0).total + 2 == GAME.score(second, 0).total
