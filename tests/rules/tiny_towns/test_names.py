"""Names of cards where the sources are unclear (TT-A26); all others are in the glossary of the rules."""

import pytest

from tabletown.i18n import say
from tabletown.testing import rule


@rule("TT-A26")
@pytest.mark.parametrize(
    "card, english, russian",
    [
        ("inn", "Inn", "Трактир"),
        ("tavern", "Tavern", "Таверна"),
        ("shrine_of_the_elder_tree", "Shrine of the Elder Tree", "Святилище Старшего дерева"),
        ("grand_mausoleum_of_the_rodina", "Grand Mausoleum of the Rodina", "Великий мавзолей Родины"),
        ("obelisk_of_the_crescent", "Obelisk of the Crescent", "Обелиск Полумесяца"),
        ("the_sky_baths", "The Sky Baths", "Небесные купальни"),
    ],
)
def test_cards_with_unclear_sources_have_the_names_of_the_ruling(card: str, english: str, russian: str) -> None:
    assert say("en", f"tiny_towns-card-{card}", {}) == english
    assert say("ru", f"tiny_towns-card-{card}", {}) == russian
