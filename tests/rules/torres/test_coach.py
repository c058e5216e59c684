"""The coach of Torres speaks of every decision that a player meets in a first match."""

import pytest
from tests.rules.torres.helpers import GAME, seat_of, view_of

from tabletown.core.state import CHANCE
from tabletown.i18n import Speaker
from tabletown.testing.matches import play


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_decision_of_a_first_match_has_a_sentence(language: str) -> None:
    options = GAME.options(**GAME.meta.first_match)
    speaker = Speaker(language)
    met = set()
    for seed in range(3):
        for _, state in play(GAME, options, seed, "curious").positions():
            if not state.over and (seat := seat_of(state)) != CHANCE:
                met.add(GAME.prompt(view_of(state, seat)).message.removeprefix("torres-prompt-"))
    assert met == {"first_knight", "king", "stack", "act", "act-spent", "shift", "left", "move_king"}
    for decision in met:
        text = speaker(f"torres-coach-{decision}")
        assert text != f"torres-coach-{decision}"
        assert text.count(".") <= 2  # two sentences at most
