"""Every rule of every rules page is proven by a test that names it."""

from pathlib import Path

import pytest

from tabletown.core import registry
from tabletown.testing import coverage, rule

ROOT = Path(__file__).resolve().parents[2]
SOURCE = """
@rule("TT-1.1",
      "TT-A2")
def test(): "rule('TT-9.9')"
M = [param(marks=pytest.mark.rule("TT-7.7"))]  # rule("TT-9.9")
"""
PAGES = sorted(path.parent.name for path in (ROOT / "docs/games").glob("*/specification.md"))


@pytest.mark.parametrize("game", sorted({*PAGES, *registry.games()}))
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    assert coverage.rules(game, ROOT) != []
    assert coverage.missing(game, ROOT) == []


@pytest.mark.parametrize("game", PAGES)
def test_every_rule_cited_exists(game: str) -> None:
    assert coverage.unknown(game, ROOT) == []


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "docs/games/tiny_towns").mkdir(parents=True)
    (tmp_path / "docs/games/tiny_towns/specification.md").write_text(
        "- **TT-1.1** a\n| TT-6.1 | b |\n**TT-A2** TT-9.9, XX-1.1\n"
    )
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_some.py").write_text(SOURCE)
    (tmp_path / "tests/helper.py").write_text('rule("TT-9.9")\n')
    assert coverage.rules("tiny_towns", tmp_path) == ["TT-1.1", "TT-6.1", "TT-A2", "TT-9.9"]
    assert coverage.missing("tiny_towns", tmp_path) == ["TT-6.1", "TT-9.9"]
    assert coverage.unknown("tiny_towns", tmp_path) == ["TT-7.7"]
    assert coverage.cited(tmp_path)["TT-A2"] == ["tests/test_some.py:3"]


def test_the_command_lists_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs/games/tiny_towns").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "docs/games/tiny_towns/specification.md").write_text("- **TT-1.1** a\n")
    monkeypatch.chdir(tmp_path / "tests")
    assert coverage.main(["tiny_towns"]) == 1
    assert capsys.readouterr().out == "TT-1.1\n"
    (tmp_path / "tests/test_some.py").write_text('rule("TT-1.1")\n')
    assert coverage.main(["tiny_towns"]) == 0
    assert capsys.readouterr().out == ""


def test_the_mark_carries_its_rules() -> None:
    assert rule("XX-1.1", "XX-A2").mark == pytest.mark.rule("XX-1.1", "XX-A2").mark
