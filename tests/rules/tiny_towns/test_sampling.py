"""States that a viewer considers possible are drawn at random from all of them."""

import random
from typing import Any, cast

from tests.rules.tiny_towns.helpers import GAME, table

from tabletown.games.tiny_towns.rules.material import CARDS, COMMON
from tabletown.testing import rule


def kept(state: Any, seat: int) -> str:
    return str(CARDS[state.towns[seat].kept])


@rule("TT-12.2")
def test_an_unknown_monument_may_be_any_that_the_viewer_has_not_seen() -> None:
    own = "kept=silva_forum other=fort_ironweed"
    state = table(
        f".... .... .... .... {own}", ".... .... .... .... kept=the_starloom other=mandras_palace", resource="wood 0"
    )
    view, rng = GAME.view(state, 0), random.Random(1)
    found = {kept(GAME.sample(view, rng), 1) for _ in range(300)}
    assert found == set(CARDS[COMMON:]) - {"silva_forum", "fort_ironweed"}


@rule("TT-11.1")
def test_monuments_removed_in_solo_are_never_thought_of() -> None:
    state = table(
        ".... .... .... .... kept=the_starloom other=mandras_palace", phase="pick", lines=("open: 1 1 1 0 0",), turn=1
    )
    view, rng = GAME.view(state, None), random.Random(2)
    found = {kept(GAME.sample(view, rng), 0) for _ in range(300)}
    assert found == set(CARDS[COMMON:]) - {"fort_ironweed", "opaleyes_watch"}


@rule("TT-12.3")
def test_sealed_acts_of_somebody_who_is_done_are_drawn_at_random() -> None:
    state = table(".... .... .... ....", ".... .... .... ....", resource="wood 0", monuments=False)
    state.apply(1, GAME.parse("place wood a1"))
    state.apply(1, GAME.parse("done"))
    view, rng = GAME.view(state, 0), random.Random(3)
    samples = [cast(Any, GAME.sample(view, rng)) for _ in range(300)]
    assert {sample.towns[1].filled for sample in samples} == {1 << square for square in range(16)}
