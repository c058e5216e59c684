"""Every rule of every rules page is proven by a test that names it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs/games").glob("*/rules.md"))
RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?\b")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_every_rule_is_cited_by_a_test(page: Path) -> None:
    tests = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)]
    marks = " ".join(mark for text in tests for mark in re.findall(r"\brule\(([^)]*)\)", text))
    uncited = set(RULE_ID.findall(page.read_text("utf-8"))) - set(RULE_ID.findall(marks))
    assert sorted(uncited) == []
