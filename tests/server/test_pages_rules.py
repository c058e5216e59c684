"""The rules pages: a rulebook as a browser gets it, whole and in the drawer, and a game that has none."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.fixtures import Servers
from tests.server.pages import seen

import tabletown
from tabletown.core.game import Game
from tabletown.server.http.pages.rules import book as books
from tabletown.server.http.pages.rules.book import BookError, book
from tabletown.server.http.pages.rules.specification import specification

pytestmark = pytest.mark.anyio

BOOK = """# Torres

## About {#about}

Castles grow, knights climb. [TR-1.1, TR-1.2]

- A list says it, too. [TR-3.1]

| what | price |
|---|---|
| a knight | 2 [TR-5.2] |

## Questions {#questions}

### May a knight <b>jump</b>?

No. [TR-A1]

### Who begins?

Whoever wants to.

## Pictures {#pictures}

![**Example.** The first knight stands. [TR-2.5]](positions/start.txt "seat=0 play='%s'")
"""


@pytest.fixture
def torres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Torres with a rulebook in English alone."""
    game = tabletown.game("torres")
    state = game.new(game.options(seats=2))
    (tmp_path / "positions").mkdir()
    (tmp_path / "positions/start.txt").write_text(game.to_text(state), "utf-8")
    (tmp_path / "rulebook.md").write_text(BOOK % game.text(state.legal(0)[0]), "utf-8")
    usual = Game.document

    def document(self: Game, name: str, language: str = "en") -> Path | None:
        if name != "rulebook" or self.name != "torres":
            return usual(self, name, language)
        return tmp_path / "rulebook.md" if language == "en" else None

    monkeypatch.setattr(Game, "document", document)
    books.book.cache_clear()
    yield game
    books.book.cache_clear()


def test_rules_move_to_the_margin_of_what_they_rule(torres: Game) -> None:
    found = book(torres)
    assert found is not None
    about, questions, pictures = found.chapters
    assert (about.id, about.title, about.sections) == ("about", "About", "1, 3, 5")
    assert about.rules == ("TR-1.1", "TR-1.2", "TR-3.1", "TR-5.2")
    assert '<p class="pr" data-rules="TR-1.1 TR-1.2"><span class="rn"><a href="#TR-1.1"' in about.body
    assert '<li class="pr" data-rules="TR-3.1">' in about.body
    assert '<td class="pr" data-rules="TR-5.2">' in about.body
    assert "climb.</p>" in about.body
    assert questions.body.count("<details") == questions.body.count("</details>") == 2
    assert "&lt;b&gt;jump" in questions.body
    assert pictures.body.count("<svg") == 2
    assert 'data-rules="TR-2.5"' in pictures.body
    assert ' id="' not in pictures.body
    assert found.chapter_of("TR-3.1") is about
    assert found.chapter_of("TR-9.9") is None


def test_the_paragraph_of_a_rule_is_highlighted_once(torres: Game) -> None:
    found = book(torres)
    assert found is not None
    shown = found.chapters[0].shown("TR-1.2")
    assert shown.count("meant") == shown.count('id="TR-1.2"') == 1
    assert "meant" not in found.chapters[0].shown("TR-9.9")


@pytest.mark.parametrize("text", ["Castles.", "# Torres\n\n## About\n\nCastles."])
def test_a_book_without_title_or_chapter_ids_is_refused(torres: Game, tmp_path: Path, text: str) -> None:
    (tmp_path / "rulebook.md").write_text(text, "utf-8")
    with pytest.raises(BookError):
        book(torres)


async def test_a_page_has_chapters_cards_and_every_rule(servers: Servers, torres: Game) -> None:
    async with servers.open() as site:
        page = await seen(await site.visit(), "/rules/torres")
        anchors = re.findall(r' id="([^"]+)"', page)
        assert len(anchors) == len(set(anchors))
        assert set(re.findall(r'href="#([^"]+)"', page)) <= set(anchors)
        assert {"about", "questions", "gallery", "rules", "TR-5.2"} <= set(anchors)
        russian = await seen(await site.visit(language="ru"), "/rules/torres")
        assert "только на английском" in russian
        assert 'lang="en"' in russian


async def test_the_drawer_opens_the_chapter_with_the_exact_rule_below(servers: Servers, torres: Game) -> None:
    async with servers.open() as site:
        person = await site.visit()
        part = await seen(person, "/rules/torres/part?rule=TR-3.1")
        assert 'class="pr meant" id="TR-3.1"' in part
        assert "Castles grow" in part
        assert '<a target="_blank" href="/rules/torres#TR-3.1"' in part
        assert "&lt;" not in part
        assert "Who begins" not in part
        assert "maximal set" not in part
        assert "TR-3.1, word for word" in part
        assert "blocks stacked on it" in part  # the specification says it so
        exact = await seen(person, "/rules/torres/part?rule=TR-3.3")  # no chapter has it in its margin
        assert 'class="rule meant" id="TR-3.3"' in exact
        whole = await seen(person, "/rules/torres/part")
        assert "Who begins" in whole
        assert 'id="TR-' not in whole


def test_the_statement_of_a_rule_is_its_paragraph_or_row() -> None:
    rules = specification(tabletown.game("torres"))
    assert "orthogonally adjacent" in rules.statement("TR-3.2")
    assert "Castle" not in rules.statement("TR-3.2")
    assert rules.statement("TR-99.1") == ""
    towns = specification(tabletown.game("tiny_towns"))
    assert "3 if fed" in towns.statement("TT-6.1")
    assert "<td>" not in towns.statement("TT-6.1")
    assert ' id="' not in towns.statement("TT-6.1")
