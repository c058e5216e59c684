"""Places and streaks of the daily deal."""

import pytest

from tabletown.server.tables.daily.model import Result, standings, streak


def test_equal_points_share_a_place() -> None:
    results = [Result(name, name, name, points, seconds) for name, points, seconds in
               (("a", 5, 9.0), ("b", 7, 5.0), ("c", 5, 3.0), ("d", 1, 1.0))]  # fmt: skip
    found = standings(results, "c", watched=True)
    assert [(each.place, each.name, each.mine, each.table) for each in found] == [
        (1, "b", False, "b"),
        (2, "c", True, "c"),
        (2, "a", False, "a"),
        (4, "d", False, "d"),
    ]


@pytest.mark.parametrize(
    ("days", "current", "best"),
    [
        ([], 0, 0),
        (["2026-11-18"], 1, 1),
        (["2026-11-17"], 1, 1),  # today may still come
        (["2026-11-16"], 0, 1),
        (["2026-11-16", "2026-11-17", "2026-11-18"], 3, 3),
        (["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-18"], 1, 3),
    ],
)
def test_a_streak_is_days_in_a_row(days: list[str], current: int, best: int) -> None:
    found = streak(dict.fromkeys(days, 2), "2026-11-18")
    assert (found.days, found.best) == (current, best)
    assert [day for day, _ in found.week] == [f"2026-11-{number}" for number in range(13, 19)]
    assert [count for _, count in found.week] == [2 * (day in days) for day, _ in found.week]
