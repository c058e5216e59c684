"""Why an action of Tiny Towns cannot be taken: the first condition that fails, with its figures and its rule."""

import msgspec
import pytest
from tests.rules.tiny_towns.helpers import BARE, FIRST_GAME, GAME, building, play, table

from tabletown.core.guide.refusals import Refusal
from tabletown.core.state import State
from tabletown.games.tiny_towns.rules import refusals
from tabletown.games.tiny_towns.rules.state import TinyTownsState
from tabletown.i18n.speaker import Speaker
from tabletown.testing import BrokenLaw, check_refusals, rule
from tabletown.testing.matches import play as play_match

Figures = dict[str, str | int]


def told(state: State, action: str, seat: int = 0) -> tuple[str, str, Figures]:
    """The rule of a refusal, its condition and figures; the sentence exists in both languages."""
    found = GAME.why_not(state, seat, GAME.parse(action))
    assert found is not None, action
    assert GAME.parse(action) not in state.legal(seat)
    for language in ("en", "ru"):
        said = Speaker(language).line(found.line)
        assert said != found.line.message
        assert "{" not in said
    return found.rule, found.line.message.removeprefix("tiny_towns-why-"), dict(found.line.arguments)


def passed(state: State, action: str) -> int:
    """How many conditions hold before the one that fails."""
    found = GAME.why_not(state, 0, GAME.parse(action))
    assert found is not None, action
    return found.passed


# Decisions.


@pytest.mark.parametrize(
    "state, action, expected",
    [
        (table(BARE, BARE, phase="name"), "place wood a1", ("TT-3.1", "now-name", {})),
        (table(BARE, phase="pick", lines=("open: 1 1 1 0 0",)), "build well a1+b1 a1", ("TT-11.2", "now-pick", {})),
        (table(BARE, BARE, resource="wood 1"), "build well a1+b1 a1", ("TT-5.1", "now-resource", {})),
        (table(BARE, BARE, resource="wood 1"), "done", ("TT-5.1", "now-resource", {})),
        (building("w... .... .... ...."), "place wood b1", ("TT-3.1", "placed", {})),
        (building("w... .... .... ...."), "mark wood", ("TT-5.1", "now-build", {})),
        (building("w... .... .... ...."), "card farm", ("TT-12.5", "dealer", {})),
    ],
)
def test_what_comes_first(state: State, action: str, expected: tuple[str, str, Figures]) -> None:
    assert told(state, action) == expected


def test_what_comes_first_after_a_building() -> None:
    bank = table("K... .... .... ....", BARE, cards="bank", resource="wood 1", at=("build mark=0", "-"))
    assert told(bank, "done") == ("TT-6.22", "now-mark", {"card": "bank"})
    factory = table("K... .... .... ....", BARE, resource="wood 1", at=("build mark=0", "-"))
    assert told(factory, "done") == ("TT-6.23", "now-mark", {"card": "factory"})
    for monument, point, number in (
        ("architects_guild", "guild", "TT-7.1"),
        ("grove_university", "grove", "TT-7.7"),
        ("opaleyes_watch", "watch_setup", "TT-7.10"),
    ):
        town = f"M... .... .... .... kept={monument}"
        state = table(town, BARE, resource="wood 1", at=(f"build {point}", "-"))
        assert told(state, "done") == (number, f"now-{point}", {})
    town = "M... .... .... .... kept=opaleyes_watch aside=gray won=gray watch_round=2"
    watch = table(town, BARE, phase="watch", resource="wood 1", at=("watch", "-"))
    assert told(watch, "done") == ("TT-7.17", "now-watch", {})


@rule("TT-2.3")
def test_a_monument_that_was_not_dealt_cannot_be_kept() -> None:
    state = table(
        f"{BARE} kept=silva_forum other=the_starloom", f"{BARE} kept=fort_ironweed other=the_sky_baths", phase="choose"
    )
    assert told(state, "keep fort_ironweed") == ("TT-2.3", "not-dealt", {"card": "fort_ironweed"})
    assert told(state, "name wood") == ("TT-2.3", "now-choose", {})


@rule("TT-11.2")
def test_only_a_face_up_card_can_be_picked() -> None:
    state = table(BARE, phase="pick", lines=("open: 1 2 0 0 0",))
    assert told(state, "pick glass") == ("TT-11.2", "not-open", {"resource": "glass"})


@rule("TT-6.22", "TT-10.4")
def test_a_bank_forbids_its_resource() -> None:
    town = "KK.. .... .... .... marks=a1:wood marks=b1:glass"
    assert told(table(town, BARE, cards="bank", phase="name"), "name glass") == (
        "TT-6.22",
        "bank-name",
        {"resource": "glass"},
    )
    free = table(town, BARE, cards="bank", mode="town_hall")
    assert told(free, "place wood c1") == ("TT-10.4", "bank-free", {"resource": "wood"})
    marking = table("KK.. .... .... .... marks=a1:wood", BARE, cards="bank", resource="wood 1", at=("build mark=1", "-"))
    assert told(marking, "mark wood") == ("TT-6.22", "bank-mark", {"resource": "wood"})


# The cube of the round.


@rule("TT-4.1", "TT-4.2")
def test_only_the_resource_of_the_round_can_be_placed() -> None:
    named = {"resource": "wood"}
    assert told(table(BARE, BARE, resource="wood 1"), "place glass a1") == ("TT-4.1", "resource", named)
    town = "K... .... .... .... marks=a1:glass"
    assert told(table(town, BARE, resource="wood 1"), "place glass b1") == ("TT-4.2", "factory", named)
    own = table("K... .... .... .... marks=a1:wood", BARE, resource="wood 0")
    assert told(own, "place glass b1") == ("TT-4.1", "resource", named)


@rule("TT-4.1")
def test_a_cube_goes_on_an_empty_square() -> None:
    state = table("sC.M .... .... .... kept=silva_forum", BARE, resource="wood 1")
    assert told(state, "place wood a1") == ("TT-4.1", "square-cube", {"resource": "stone"})
    assert told(state, "place wood b1") == ("TT-4.1", "square-building", {"card": "cottage"})
    assert told(state, "place wood d1") == ("TT-4.1", "square-building", {"card": "silva_forum"})


@rule("TT-4.3", "TT-4.4")
def test_a_warehouse_has_its_limits() -> None:
    town = "K... s... .... .... stored=a1:wood+wood+glass"
    state = table(town, BARE, cards="warehouse", resource="wood 1")
    assert told(state, "store a1") == ("TT-4.3", "warehouse-full", {"held": 3, "most": 3})
    assert told(state, "store b1") == ("TT-4.3", "no-warehouse", {})
    assert told(state, "swap a1 wood c1") == ("TT-4.4", "swap-same", {"resource": "wood"})
    assert told(state, "swap a1 brick c1") == ("TT-4.4", "swap-missing", {"resource": "brick"})
    assert told(state, "swap a1 glass a2") == ("TT-4.4", "square-cube", {"resource": "stone"})
    assert told(state, "swap a2 glass c1") == ("TT-4.4", "no-warehouse", {})


@rule("TT-4.1", "TT-4.7")
def test_abilities_do_not_work_on_a_resource_of_ones_own_choice() -> None:
    own = table("K... .... .... ....", BARE, cards="warehouse", resource="wood 0", cavern=True)
    assert told(own, "store a1") == ("TT-4.1", "own", {"resource": "wood"})
    assert told(own, "discard") == ("TT-4.1", "own", {"resource": "wood"})
    free = table("KC.M .... .... .... kept=statue_of_the_bondmaker", BARE, cards="warehouse", mode="town_hall", cavern=True)
    for action in ("store a1", "rest b1", "discard"):
        assert told(free, action) == ("TT-4.7", "free", {})


@rule("TT-4.5")
def test_the_statue_needs_a_cottage_without_a_cube() -> None:
    statue = "CCwM .... .... .... kept=statue_of_the_bondmaker resting=a1:brick"
    state = table(statue, BARE, resource="wood 1")
    assert told(state, "rest a1") == ("TT-4.5", "cottage-full", {"resource": "brick"})
    assert told(state, "rest c1") == ("TT-4.5", "no-cottage", {})
    assert told(table("C... .... .... ....", BARE, resource="wood 1"), "rest a1") == ("TT-4.5", "no-statue", {})


@rule("TT-4.6", "TT-10.1")
def test_the_cavern_takes_two_cubes() -> None:
    state = table(f"{BARE} cavern=2", BARE, resource="wood 1", cavern=True)
    assert told(state, "discard") == ("TT-4.6", "cavern-used", {"used": 2, "most": 2})
    assert told(table(BARE, BARE, resource="wood 1"), "discard") == ("TT-10.1", "no-cavern", {})


# Buildings.


@rule("TT-2.2", "TT-5.6")
def test_a_card_must_be_in_play() -> None:
    state = building("ws.. .... .... .... kept=silva_forum")
    assert told(state, "build fountain a1+b1 a1") == ("TT-2.2", "card-out", {"card": "fountain"})
    assert told(state, "build the_starloom a1+b1+a2+b2 a1") == ("TT-5.6", "other-monument", {"card": "silva_forum"})
    built = building("ggM. wh.. .... .... kept=the_starloom")
    assert told(built, "build the_starloom a1+b1+a2+b2 a1") == ("TT-5.6", "monument-built", {})
    bare = building("gg.. wh.. .... ....", monuments=False)
    assert told(bare, "build the_starloom a1+b1+a2+b2 a1") == ("TT-2.3", "no-monuments", {})


@rule("TT-6.26")
def test_a_sixth_bank_is_refused() -> None:
    marks = "marks=a1:wood marks=b1:wheat marks=c1:brick marks=d1:glass marks=a2:stone"
    state = building(f"KKKK K... hh.. wgb. {marks}", cards="bank")
    assert told(state, "build bank a3+b3+a4+b4+c4 a3") == ("TT-6.26", "banks-full", {"most": 5})


@rule("TT-5.2")
def test_a_pattern_is_missing_cubes_or_has_them_in_the_wrong_place() -> None:
    state = building("sg.. ..s. .... ....")
    assert told(state, "build tavern a1+b1+c1 a1") == (
        "TT-5.2",
        "cubes",
        {"card": "tavern", "resource": "brick", "needed": 2, "has": 0},
    )
    chapel = building("sg.. s.g. .... ....")
    figures: Figures = {"card": "chapel", "right": 3, "needed": 4}
    assert told(chapel, "build chapel a1+b1+c1+c2 c1") == ("TT-5.2", "pattern", figures)
    assert told(chapel, "build chapel a4+b4+c4+c3 a4")[2] == {**figures, "right": 0}
    # Of all sites of a card, the one with most cubes in place is what its player probably means.
    assert passed(chapel, "build chapel a1+b1+c1+c2 c1") > passed(chapel, "build chapel a4+b4+c4+c3 a4")


@rule("TT-5.3", "TT-5.4")
def test_a_building_lands_on_a_square_of_its_cubes() -> None:
    state = building("ws.h .... .... ....")
    assert told(state, "build well a1+b1 c1") == ("TT-5.3", "landing", {"card": "well"})
    shed = building("wsCh .... .... ....", cards="shed")
    assert told(shed, "build shed a1+b1 d1") == ("TT-5.4", "square-cube", {"resource": "wheat"})
    assert told(shed, "build shed a1+b1 c1") == ("TT-5.4", "square-building", {"card": "cottage"})


@rule("TT-5.5")
def test_a_trading_post_has_its_limits() -> None:
    posts = building("KK.. s... .... ....", cards="trading_post")
    assert told(posts, "build well a1+b1 a1") == ("TT-5.5", "post-alone", {})
    assert told(posts, "build well a1+a2 a1") == ("TT-5.5", "landing-post", {})
    new = building("K... s... .... .... old=-", cards="trading_post")
    assert told(new, "build well a1+a2 a2") == ("TT-5.5", "post-new", {})
    assert GAME.why_not(building("K... s... .... ....", cards="trading_post"), 0, GAME.parse("build well a1+a2 a2")) is None


@rule("TT-7.1", "TT-A11")
def test_the_guild_replaces_other_buildings_by_other_types() -> None:
    town = "MC.. .... .... .... kept=architects_guild"
    state = table(town, BARE, resource="wood 1", at=("build guild", "-"))
    assert told(state, "replace c1 well") == ("TT-7.1", "no-building", {})
    assert told(state, "replace a1 well") == ("TT-A11", "monument-stays", {})
    assert told(state, "replace b1 fountain") == ("TT-2.2", "card-out", {"card": "fountain"})
    assert told(state, "replace b1 cottage") == ("TT-A11", "same-type", {"card": "cottage"})
    play(state, "0 replace b1 well")
    assert told(state, "replace b1 farm") == ("TT-A11", "replaced", {})


@rule("TT-7.7")
def test_the_university_needs_a_card_in_play_and_an_empty_square() -> None:
    state = table("Mw.. .... .... .... kept=grove_university", BARE, resource="wood 1", at=("build grove", "-"))
    assert told(state, "grove inn c1") == ("TT-2.2", "card-out", {"card": "inn"})
    assert told(state, "grove well b1") == ("TT-7.7", "square-cube", {"resource": "wood"})


@rule("TT-7.10", "TT-7.16", "TT-7.17")
def test_the_watch_brings_what_it_has_won() -> None:
    set_up = table("M... .... .... .... kept=opaleyes_watch", BARE, resource="wood 1", at=("build watch_setup", "-"))
    assert told(set_up, "set_aside cottage farm inn") == ("TT-2.2", "card-out", {"card": "inn"})
    town = "Mw.. .... .... .... kept=opaleyes_watch aside=gray+blue won=gray watch_round=2"
    state = table(town, BARE, phase="watch", resource="wood 1", at=("watch", "-"))
    assert told(state, "claim cottage c1") == ("TT-7.16", "not-won", {"card": "cottage"})
    assert told(state, "claim well b1") == ("TT-7.17", "square-cube", {"resource": "wood"})
    extra = table(town, BARE, phase="watch", resource="wood 1", at=("extra", "-"))
    assert told(extra, "claim well c1") == ("TT-5.1", "now-build", {})


# The law.


def test_a_touched_square_is_told_the_likeliest_reason() -> None:
    # An empty square while building: a second cube was meant, unless a finished pattern waits for its landing.
    state = building("w... .... .... ....")
    assert passed(state, "place wood b1") > passed(state, "build well a1+b1 b1")
    assert passed(state, "place wood a1") == 0


def test_the_law_notices_a_reason_that_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_match(GAME, GAME.options(seats=2, cards=FIRST_GAME, monuments=False), seed=3)
    check_refusals(match)

    def forgetful(state: TinyTownsState, seat: int, action: int) -> Refusal | None:
        found = refusals.refuse(state, seat, action)
        return None if found is not None and found.line.message == "tiny_towns-why-square-cube" else found

    monkeypatch.setattr(type(GAME), "refuse", staticmethod(forgetful))
    with pytest.raises(BrokenLaw, match="legal False, refusal None"):
        check_refusals(match)


def test_the_law_notices_a_reason_against_a_legal_action(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_match(GAME, GAME.options(seats=2, cards=FIRST_GAME, monuments=False), seed=3)
    wrong = GAME.why_not(building("w... .... .... ...."), 0, GAME.parse("place wood b1"))
    assert wrong is not None

    def stubborn(state: TinyTownsState, seat: int, action: int) -> Refusal | None:
        return refusals.refuse(state, seat, action) or msgspec.structs.replace(wrong, passed=0)

    monkeypatch.setattr(type(GAME), "refuse", staticmethod(stubborn))
    with pytest.raises(BrokenLaw, match="legal True"):
        check_refusals(match)
