"""Score sheets side by side."""

from typing import Any

import tabletown
from tabletown.core.views import ScoreLine, ScoreSheet
from tabletown.i18n import Speaker
from tabletown.server.http.pages.log.score_table import rows


def test_what_only_one_seat_has_stands_where_it_stands_there() -> None:
    first = [("castles_1", 12), ("castles_2", 20), ("castles_3", 30)]
    second = [("marker_1", 1), ("castles_1", 9), ("king_1", 5), ("castles_3", 28)]
    sheets = [
        ScoreSheet(seat, tuple(ScoreLine("TR-8.6", item, points) for item, points in lines))
        for seat, lines in enumerate((first, second))
    ]
    game = tabletown.game("torres")
    found = rows(game, game.view(game.new(game.options(seats=2)), None), sheets, Speaker("en"))
    told = [(row.name, row.points) for row in found]
    assert [points for _, points in told] == [[0, 1], [12, 9], [0, 5], [20, 0], [30, 28]]
    assert [name for name, _ in told][2:4] == ["King’s bonus, year 1", "Castles, year 2"]


def test_buildings_of_tiny_towns_are_named_after_their_cards() -> None:
    game: Any = tabletown.game("tiny_towns")
    state = game.new(game.options(seats=2, cards="first_game"))
    view = game.view(state, None)
    names = [row.name for row in rows(game, view, [game.score(view, seat) for seat in range(2)], Speaker("en"))]
    cards = [Speaker("en")(f"tiny_towns-card-{card}") for card in view.cards]
    assert names[: len(cards)] == cards
    assert "Cottage" in names
