"""The documentation site: every page is reachable, links and pictures lead somewhere, readers find their language."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import tabletown

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
_SPEC = spec_from_file_location("make_site", DOCS / "make_site.py")
assert _SPEC is not None
assert _SPEC.loader is not None
make_site = module_from_spec(_SPEC)
_SPEC.loader.exec_module(make_site)
NAV = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
SECTIONS = {
    found[1]: re.findall(r"[\w/]+\.md", found[2]) for found in re.finditer(r"^  - (\w+):\n((?:      .*\n)+)", NAV, re.M)
}
MADE = {"notebooks/tour.md"}  # out of a notebook


def source(page: str) -> Path:
    outside = {f"{name.lower()}.md": ROOT / f"{name}.md" for name in make_site.OUTSIDE}
    return outside.get(page, DOCS / page)


def test_every_page_of_the_menu_exists() -> None:
    assert SECTIONS.keys() == {"Play", "Host", "Program", "Develop"}
    pages = {page for pages in SECTIONS.values() for page in pages} - MADE
    assert [page for page in sorted(pages) if not source(page).exists()] == []


def test_every_page_is_in_the_menu_or_linked_from_the_index() -> None:
    menu = {page for pages in SECTIONS.values() for page in pages}
    index = (DOCS / "index.md").read_text("utf-8")
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md") if not path.name.endswith(".ru.md")}
    assert [page for page in sorted(pages - menu - {"index.md"}) if f"({page})" not in index] == []


def russian(page: str) -> Path:
    return source(page).with_name(f"{source(page).stem}.ru.md")


@pytest.mark.parametrize("page", ["index.md", "operating.md", *SECTIONS["Play"]])
def test_players_and_hosts_read_their_language(page: str) -> None:
    assert len(re.findall(r"[а-яё]{3}", russian(page).read_text("utf-8"))) > 100


def test_every_name_of_the_menu_is_translated() -> None:
    names = set(re.findall(r"(\w[\w ]*): (?:\[|[\w/]+\.md)", NAV)) | SECTIONS.keys()
    translated = (ROOT / "mkdocs.yml").read_text("utf-8").partition("nav_translations:\n")[2].partition("\nnav:")[0]
    assert names - set(re.findall(r"^ +([\w ]+): ", translated, re.M)) - {"HTTP API"} == set()


def facts(text: str) -> tuple[list[list[str]], set[str]]:
    """Return the code in the first two columns of the tables, row by row, and everything that is typed or asked for."""
    rows = [re.findall(r"`[^`]*`", row) for row in re.findall(r"^\|( `[^|]* \| [^|]*) \|", text, re.M)]
    return rows, set(re.findall(r"TABLETOWN_\w+|tabletown_\w+|--\w[\w-]*|/api/[\w/{}*-]+|systemctl [a-z-]+", text))


def test_hosts_read_the_same_facts_in_both_languages() -> None:
    ours, theirs = (facts(file.read_text("utf-8")) for file in (source("operating.md"), russian("operating.md")))
    assert len(ours[0]) > 20
    assert ours == theirs


def anchors(file: Path) -> set[str]:
    """Return the names that links to sections of a page may have, as the site makes them."""
    names: set[str] = set()
    for title in re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```", "", file.read_text("utf-8"), flags=re.M | re.S), re.M):
        given = re.search(r"\{#([\w-]+)\}$", title)
        words = re.sub(r"[^\w\s-]", "", re.sub(r"\]\([^)]*\)", "", title), flags=re.A).strip().lower()
        names.add(given[1] if given else re.sub(r"[-\s]+", "-", words))
    return names


PAGES = [*(path for path in DOCS.rglob("*.md")), *ROOT.glob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_to_sections_lead_to_sections(page: Path) -> None:
    lost = []
    for address in re.findall(r"\]\(([^)\s:]*#[^)\s]+)\)", page.read_text("utf-8")):
        file, _, name = address.partition("#")
        target = page if not file else (page.parent / file).resolve()
        twin = target.with_suffix(".ru.md")
        # On the site the Russian readers of a page without a translation are led to translated ones.
        is_followed = not page.name.endswith(".ru.md") and not page.with_suffix(".ru.md").exists() and twin.exists()
        if any(name not in anchors(each) for each in ([target, twin] if is_followed else [target])):
            lost.append(address)
    assert lost == []


def test_links_lead_to_pages_of_the_site_or_nowhere() -> None:
    page = DOCS / "decisions/0001-mypyc-build-checked-by-hash.md"
    told = make_site.follow_links(
        "[a](../../README.ru.md) [b](../bots.md#levels) [c](../../src/x.py) [d](https://x.y)", page
    )
    assert told == "[a](../readme.md) [b](../bots.md#levels) c [d](https://x.y)"
    assert make_site.follow_links("```\n[c](x.py)\n```", page) == "```\n[c](x.py)\n```"
    assert make_site.follow_links("[a](docs/bots.md)", ROOT / "README.md") == "[a](bots.md)"


def test_a_russian_page_can_name_the_english_one() -> None:
    page = DOCS / "bots.ru.md"
    assert make_site.follow_links("[a](bots.md#algorithm)", page) == '<a href="../../bots/#algorithm">a</a>'
    assert make_site.follow_links("[a](games/torres/rulebook.md)", page) == '<a href="../../games/torres/rulebook/">a</a>'
    assert (
        make_site.follow_links("[a](review.ru.md#analysis) [b](strength.md)", page)
        == "[a](review.md#analysis) [b](strength.md)"
    )
    assert make_site.follow_links("[a](review.md)", DOCS / "index.ru.md") == '<a href="../review/">a</a>'


@pytest.mark.parametrize("language", ["", ".ru"])
@pytest.mark.parametrize("name", tabletown.games())
def test_rules_that_a_rulebook_names_have_an_anchor_where_they_are_stated(name: str, language: str) -> None:
    folder = DOCS / "games" / name
    book = make_site.link_rules((folder / f"rulebook{language}.md").read_text("utf-8"))
    named = set(re.findall(r"specification\.md#([\w.-]+)\)", book))
    marked = make_site.mark_rules(tabletown.game(name), (folder / f"specification{language}.md").read_text("utf-8"))
    anchors = re.findall(r'<a id="([^"]+)"></a>', marked)
    assert len(anchors) == len(set(anchors))
    assert named - set(anchors) == set()
    stated = set(re.findall(r'(?:^ *- |\| )<a id="([^"]+)"></a>\**\1\b', marked, re.M))
    assert len(named & stated) > 0.9 * len(named)


def test_positions_of_a_rulebook_are_drawn_and_rules_linked(tmp_path: Path) -> None:
    folder = DOCS / "games/torres"
    text = "![Two blocks. [TR-5.6]](positions/build.txt \"seat=0 play='place_block d3'\")\n\nBuild. [TR-3.4, TR-5.6]\n"
    made = make_site.link_rules(make_site.draw_positions(tabletown.game("torres"), "en", text, folder, tmp_path))
    drawn = re.findall(r'src="\.\./([^"]+)"', made)
    assert len(drawn) == 2
    assert all((tmp_path / each).read_text("utf-8").startswith("<svg") for each in drawn)
    assert made.count("](specification.md#TR-5.6)") == 2
    russian = make_site.draw_positions(tabletown.game("torres"), "ru", text, folder, tmp_path)
    drawn = re.findall(r'src="\.\./\.\./\.\./\.\./games/torres/([^"]+)"', russian)  # from ru/games/torres/rulebook/
    assert len(drawn) == 2
    assert all((tmp_path / each).exists() for each in drawn)


def test_the_tour_shows_what_its_cells_give() -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# Tour"]},
        {"cell_type": "code", "source": ["a = 2\n", "print(a)\n", "a + 1"]},
    ]
    page = make_site.run({"cells": cells})
    assert page == "# Tour\n\n```python\na = 2\nprint(a)\na + 1\n```\n\n```text\n2\n```\n\n```text\n3\n```\n"
