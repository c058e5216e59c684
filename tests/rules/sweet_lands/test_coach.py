"""The coach has a sentence for every decision of a first match, and the options of a first match are valid."""

import re

import pytest
from tests.i18n.catalogue import messages
from tests.rules.sweet_lands.helpers import GAME

from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.i18n import Speaker

SILENT = {"", "dealer", "over", "wait"}  # nobody decides


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_coach_speaks_of_every_decision_in_two_sentences_at_most(language: str) -> None:
    told = {each.removeprefix("sweet_lands-coach-") for each in messages(language) if each.startswith("sweet_lands-coach-")}
    assert told == set(GAME.prompt_rules) - SILENT
    for decision in told:
        text = Speaker(language)(f"sweet_lands-coach-{decision}")
        assert len(re.findall(r"[.?!](?=\s|$)", text)) <= 2, text
        assert len(text) <= 190, text


def test_a_first_match_has_two_seats_and_no_variant() -> None:
    options = GAME.options(**GAME.meta.first_match)
    assert options == GAME.options(seats=2)
    assert GAME.meta.coach in SPRITE.symbols
    assert GAME.meta.mistake > 0
