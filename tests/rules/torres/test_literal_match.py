"""Whole matches in two models: who decides, what is legal, and the score at the end of each year."""

import random

import pytest
from tests.rules.torres.helpers import legal, new, play, scores, seat_of
from tests.rules.torres.literal_match import Match

from tabletown.testing import rule


@rule("TR-4.1", "TR-4.4", "TR-8.1", "TR-8.3", "TR-8.4", "TR-8.5", "TR-9.1", "TR-11.5", "TR-12.5", "TR-12.6")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["basic", "own_deck", "master"])
def test_the_second_model_plays_whole_matches_alike(mode: str, seats: int, seed: int) -> None:
    rng = random.Random(f"{mode} {seats} {seed}")
    state, match = new(seats=seats, mode=mode), Match(seats, mode)
    seen: dict[str, int] = {}
    steps = 0
    while not state.over:
        assert match.actor() == seat_of(state), state.to_text()
        options = legal(state)
        if steps % 4 == 0 or match.at != "act":
            assert set(options) == match.legal(), state.to_text()
        assert scores(state) == match.scores, state.to_text()
        by_verb: dict[str, list[str]] = {}
        for words in options:
            by_verb.setdefault(words.split()[0], []).append(words)
        verb = rng.choices(list(by_verb), [1 / (1 + seen.get(each, 0)) for each in by_verb])[0]
        seen[verb] = seen.get(verb, 0) + 1
        words = rng.choice(by_verb[verb])
        play(state, words)
        match = match.play(words)
        steps += 1
    assert match.at == "over"
    assert scores(state) == match.scores
    assert min(scores(state)) >= 0
