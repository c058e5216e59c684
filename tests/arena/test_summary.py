"""Shares, intervals and ratings count right, and tell people and programs the same."""

import math
import re
from pathlib import Path

import msgspec
import pytest
from openskill.models import PlackettLuce
from tests.arena.test_contest import contest

from tabletown.arena import Result, Summary, summarise
from tabletown.arena.contest import ArenaError
from tabletown.arena.ladder import insert, run_ladder, text
from tabletown.arena.report import duel_rows, markdown, page, plot, rows, table, title, write
from tabletown.arena.summary import mean, wilson
from tabletown.i18n import languages


def result(lineup: tuple[int, ...], scores: tuple[int, ...], winners: tuple[int, ...], deal: int = 0) -> Result:
    return Result(deal, lineup, scores, winners, 10, (4,) * len(lineup), (2.0,) * len(lineup))


def test_wilson_intervals_are_those_of_the_books() -> None:
    nine = wilson(9, 10)
    assert (round(nine.low, 4), round(nine.high, 4)) == (0.5958, 0.9821)
    assert wilson(0, 10).low == 0.0
    assert round(wilson(0, 10).high, 4) == 0.2775
    assert wilson(10, 10).high == 1.0


def test_the_mean_has_the_interval_of_the_normal_law() -> None:
    found = mean([1, 2, 3, 4])
    assert found.value == 2.5
    assert math.isclose(found.high - found.value, 1.959964 * math.sqrt(5 / 3 / 4))


def test_shared_wins_are_split() -> None:
    summary = summarise(contest(), [result((0, 1), (5, 5), (0, 1)), result((1, 0), (3, 9), (1,))])
    assert [each.share.value for each in summary.standings] == [0.75, 0.25]
    assert summary.duels[0].share.value == 0.75
    assert [each.points.value for each in summary.standings] == [7.0, 4.0]
    assert summary.standings[0].seconds == 0.5


def test_the_fair_share_counts_the_seats_of_a_bot() -> None:
    summary = summarise(
        contest(seats=4), [result((0, 1, 1, 1), (9, 1, 2, 3), (0,)), result((1, 1, 1, 0), (9, 1, 2, 3), (0,))]
    )
    assert [each.fair for each in summary.standings] == [0.25, 0.75]
    assert [each.share.value for each in summary.standings] == [0.5, 0.5]


def test_a_tie_broken_by_the_rules_counts_as_a_win() -> None:
    summary = summarise(contest(), [result((0, 1), (5, 5), (1,))])
    assert summary.duels[0].share.value == 0.0


def test_who_wins_more_is_rated_higher() -> None:
    played = [result((0, 1), (9, 1), (0,), deal) for deal in range(40)]
    first, second = summarise(contest(), played).standings
    assert first.rating is not None
    assert second.rating is not None
    assert first.rating.low > second.rating.high


def test_ratings_go_by_the_order_of_matches() -> None:
    won, lost = result((0, 1), (9, 1), (0,)), result((0, 1), (1, 9), (1,))
    rising, falling = (summarise(contest(), played).standings[0].rating for played in ([lost, won], [won, lost]))
    assert rising is not None
    assert falling is not None
    assert rising.value != falling.value
    # after one match each, by openskill itself
    model = PlackettLuce()
    teams = [[model.rating()], [model.rating()]]
    for ranks in ([2.0, 1.0], [1.0, 2.0]):
        teams = model.rate(teams, ranks=ranks)
    assert rising.value == pytest.approx(teams[0][0].mu)


def test_a_plot_shows_shares_their_intervals_and_what_is_fair() -> None:
    played = [result((0, 1), (9, 1), (0,), deal) for deal in range(3)] + [result((0, 1), (1, 9), (1,), 3)]
    drawn = plot(summarise(contest(), played), "en")
    bars = [(float(x), float(width)) for x, width in re.findall(r'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', drawn)]
    left, width = bars[0]
    assert bars[1][0] == left
    assert bars[1][1] == pytest.approx(0.75 * width)
    lines = [[float(each) for each in line] for line in re.findall(r'd="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"', drawn)]
    low, high = ((x - left) / width for x in (lines[0][0], lines[0][2]))
    found = summarise(contest(), played).standings[0].share
    assert low == pytest.approx(found.low, abs=0.01)
    assert high == pytest.approx(found.high, abs=0.01)
    assert (lines[3][0] - left) / width == pytest.approx(0.5, abs=0.01)  # fair


def test_solo_play_has_points_and_no_rating() -> None:
    alone = contest("tiny_towns", ("greedy",), mode="solo", seats=1)
    summary = summarise(alone, [result((0,), (20,), (0,)), result((0,), (30,), (0,), 1)])
    assert summary.standings[0].points.value == 25.0
    assert summary.standings[0].rating is None
    assert summary.duels == ()
    assert "25" in plot(summary, "en")


def test_points_below_nothing_are_told_and_drawn() -> None:
    alone = contest("tiny_towns", ("random",), mode="solo", seats=1)
    summary = summarise(alone, [result((0,), (-16,), (0,)), result((0,), (-12,), (0,), 1)])
    assert "−14.0 (−17.9…−10.1)" in rows(summary, "en")[1]
    bars = re.findall(r'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', plot(summary, "en"))
    (left, width), (begin, length) = [(float(x), float(w)) for x, w in bars]
    assert left < begin < begin + length == pytest.approx(left + width)  # nothing lies at the right end
    assert length > width / 2


def test_an_automatic_opponent_may_win_a_solo_match() -> None:
    alone = contest("ginkgopolis", ("greedy",), mode="solo", seats=1)
    summary = summarise(alone, [result((0,), (20,), (1,)), result((0,), (30,), (0, 1), 1), result((0,), (40,), (0,), 2)])
    assert summary.standings[0].share.value == 0.5


@pytest.mark.parametrize("language", languages())
def test_table_plot_and_page_tell_the_same(language: str, tmp_path: Path) -> None:
    two = contest()
    summary = summarise(two, [result((0, 1), (9, 1), (0,))])
    share = "100.0 %"
    told = table(rows(summary, language))
    assert share in told
    assert share in markdown(rows(summary, language))
    write(summary, tmp_path, language)
    for name in ("plot.svg", "result.html"):
        written = (tmp_path / name).read_text("utf-8")
        assert share in written
        assert title(summary, language) in written
        assert "greedy" in written
    again = msgspec.json.decode((tmp_path / "result.json").read_bytes(), type=Summary)
    assert again == summary


def test_more_than_two_bots_are_compared_one_to_one() -> None:
    known = contest()
    three = msgspec.structs.replace(known, bots=("greedy", "random", "third"))
    played = [result((0, 1), (9, 1), (0,)), result((0, 2), (1, 9), (1,)), result((1, 2), (1, 9), (1,))]
    cells = duel_rows(summarise(three, played), "en")
    assert [row[:2] for row in cells[1:]] == [["greedy", "random"], ["greedy", "third"], ["random", "third"]]
    assert cells[2][3].startswith("0.0 %")
    assert "<table>" in page(summarise(three, played), "en")


def test_the_ladder_fills_its_place_in_a_document(tmp_path: Path) -> None:
    document = tmp_path / "strength.md"
    document.write_text("# Strength\n\nWords.\n", "utf-8")
    summary = summarise(contest(), [result((0, 1), (9, 1), (0,))])
    for _ in range(2):
        insert(document, "torres", text([summary], "en"))
    insert(document, "tiny_towns", "nothing yet")
    written = document.read_text("utf-8")
    assert written.count("| greedy | random | 2 | 1 |") == 1
    assert written.startswith("# Strength\n\nWords.\n")
    assert written.index("### Torres") < written.index("### Tiny Towns")
    assert "nothing yet" in written


def test_the_ladder_tells_what_part_of_the_time_was_given() -> None:
    played = [result((0, 1), (9, 1), (0,))]
    part = msgspec.structs.replace(contest(), part=0.05)
    assert "5 %" in text([summarise(part, played)], "en").splitlines()[1]
    assert text([summarise(contest(), played)], "en").splitlines()[1] == ""


@pytest.mark.parametrize(
    "written",
    [
        "A\r\n<!-- ladder torres -->\r\nB\r\n",
        "A\n<!-- end of ladder torres -->\nB\n<!-- ladder torres -->\nC\n",
    ],
    ids=["no end", "the end before the beginning"],
)
def test_the_ladder_leaves_what_is_not_its_own(tmp_path: Path, written: str) -> None:
    document = tmp_path / "strength.md"
    document.write_bytes(written.encode())
    insert(document, "torres", "new")
    assert document.read_bytes().startswith(written.rstrip().encode())
    assert document.read_bytes().endswith(b"<!-- ladder torres -->\nnew\n<!-- end of ladder torres -->\n")


def test_a_document_in_another_code_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    document = tmp_path / "strength.md"
    document.write_bytes("Сила".encode("cp1251"))
    with pytest.raises(ArenaError, match="UTF-8"):
        run_ladder(
            ["torres"], 2, tmp_path / "out", document, "en", jobs=1, announce=lambda contest: lambda done, total: None
        )
    assert not (tmp_path / "out").exists()
