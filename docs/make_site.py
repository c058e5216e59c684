"""Write the sources of the documentation site: `.venv/bin/python docs/make_site.py FOLDER`; `make docs` builds it.

The pages are those of this folder and of the root of the repository. Positions of the rulebooks are drawn, the tour is run,
rules are linked to the specification, and links that lead out of the site become plain text.
"""

import ast
import contextlib
import io
import json
import os
import re
import shutil
import sys
from pathlib import Path

import tabletown
from tabletown.core.game import Game
from tabletown.core.guide import examples
from tabletown.server.http.pages.rules.pictures import pictures
from tabletown.server.http.pages.rules.specification import mentions

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
OUTSIDE = ("README", "CONTRIBUTING", "SECURITY", "CHANGELOG")
TOUR = "notebooks/tour.ipynb"
_COPIED = {".md", ".png", ".svg", ".json", ".css"}
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)((?:\s+\"[^\"]*\")?)\)")
_OTHER_LANGUAGE = re.compile(r"^\[(?:По-русски|In English)\]\(.*\)\n\n", re.M)


def main(target: Path) -> None:
    """Write all pages and pictures into a folder, which is emptied first."""
    shutil.rmtree(target, ignore_errors=True)
    for path in sorted(DOCS.rglob("*")):
        if path.suffix in _COPIED:
            write(target / path.relative_to(DOCS), path)
    for name in OUTSIDE:
        for path in sorted(ROOT.glob(f"{name}*.md")):
            write(target / path.name.lower(), path)
    (target / "notebooks").mkdir(exist_ok=True)
    (target / "notebooks/tour.md").write_text(run(json.loads((DOCS / TOUR).read_text("utf-8"))), "utf-8")


def write(place: Path, path: Path) -> None:
    """Copy a file; a page is changed on the way."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix != ".md":
        shutil.copyfile(path, place)
        return
    text = _OTHER_LANGUAGE.sub("", path.read_text("utf-8"))
    game = path.parent.name if path.parent.parent.name == "games" else ""
    if game and path.name.startswith("rulebook"):
        text = draw_positions(
            tabletown.game(game), "ru" if path.name.endswith(".ru.md") else "en", text, path.parent, place.parent
        )
        text = link_rules(text)
    elif path.name.startswith("specification"):
        text = mark_rules(tabletown.game(game), text)
    place.write_text(follow_links(text, path), "utf-8")


def draw_positions(game: Game, language: str, text: str, folder: Path, target: Path) -> str:
    """Return a rulebook with pictures in the place of positions; their files are written to a folder."""

    place = "../" if language == "en" else f"../../../../games/{game.name}/"  # pictures lie beside the English page

    def figure(found: re.Match[str]) -> str:
        caption, file, options = found.groups()
        example = examples.read(file, options)
        tags = []
        for number, shown in enumerate(each for group in pictures(game, language, example, folder) for each in group):
            name = f"{Path(file).stem}-{found.start()}-{number}-{language}.svg"
            (target / name).write_text(shown.svg(), "utf-8")
            tags.append(f'<img src="{place}{name}" alt="" loading="lazy">')
        return f'<figure markdown>\n{"".join(tags)}\n<figcaption markdown="span">{caption}</figcaption>\n</figure>'

    return re.sub(r'^!\[([^\]]*(?:\[[^\]]*\][^\]]*)*)\]\((\S+\.txt) "([^"]*)"\)$', figure, text, flags=re.M)


def link_rules(text: str) -> str:
    """Return a rulebook with its rule numbers as links to the exact rules."""

    def links(found: re.Match[str]) -> str:
        rules = [each.strip() for each in found[1].split(",")]
        return '<small class="rules">' + ", ".join(f"[{rule}](specification.md#{rule})" for rule in rules) + "</small>"

    return re.sub(r"\[([A-Z]{2}-[A-Z]?\d[\d.]*(?:, ?[A-Z]{2}-[A-Z]?\d[\d.]*)*)\](?!\()", links, text)


def mark_rules(game: Game, text: str) -> str:
    """Return a specification with an anchor for every rule, where it is stated, else where it is first mentioned."""
    mention = mentions(game).pattern
    places: dict[str, int] = {}
    for said in [*re.finditer(rf"(?:\| |- )(\**)({mention})", text), *re.finditer(f"()({mention})", text)]:
        places.setdefault(said[2], said.start(1))
    for rule, place in sorted(places.items(), key=lambda each: -each[1]):
        text = f'{text[:place]}<a id="{rule}"></a>{text[place:]}'
    return text


def follow_links(text: str, path: Path) -> str:
    """Return a page whose links lead to pages of the site, in the language of the reader, or are plain text.

    A Russian page that names an English one which has a translation means the English one.
    """

    def link(found: re.Match[str]) -> str:
        mark, words, address, title = found.groups()
        file, _, anchor = address.partition("#")
        if ":" in address or not file:
            return found[0]
        target = (path.parent / file).resolve()
        if mark and "{" not in file and not target.exists():
            return found[0]
        here = Path(path.name.lower()) if path.parent == ROOT else path.relative_to(DOCS)
        if target.is_relative_to(DOCS) and target.suffix in (*_COPIED, ".ipynb"):
            there = target.relative_to(DOCS).with_suffix(".md" if target.suffix == ".ipynb" else target.suffix)
        elif target.parent == ROOT and target.name.partition(".")[0] in OUTSIDE:
            there = Path(target.name.lower())
        else:
            return words
        if here.name.endswith(".ru.md") and target.suffix == ".md" and target.with_suffix(".ru.md").exists():
            return f'<a href="{os.path.relpath(url(there), "ru" / url(here))}/{"#" if anchor else ""}{anchor}">{words}</a>'
        relative = Path(os.path.relpath(there, here.parent)).as_posix().replace(".ru.md", ".md")
        return f"{mark}[{words}]({relative}{'#' if anchor else ''}{anchor}{title})"

    lines, fenced = [], False
    for line in text.split("\n"):
        fenced ^= line.lstrip().startswith("```")
        lines.append(line if fenced else _LINK.sub(link, line))
    return "\n".join(lines)


def url(page: Path) -> Path:
    """Return the folder of a page on the site, below that of its language."""
    name = page.name.partition(".")[0]
    return page.parent if name == "index" else page.parent / name


def run(notebook: dict[str, list[dict[str, str]]]) -> str:
    """Return a notebook as a page, with what its cells print and show."""
    names: dict[str, object] = {}
    blocks = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            blocks.append(source)
            continue
        blocks.append(f"```python\n{source}\n```")
        blocks += [each for each in execute(source, names) if each]
    return "\n\n".join(blocks) + "\n"


def execute(source: str, names: dict[str, object]) -> tuple[str, str]:
    """Run a cell and return what it prints as a block, and its last expression, drawn if it can be."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value: object = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "tour", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "tour", "eval"), names)
    text = f"```text\n{printed.getvalue().rstrip()}\n```" if printed.getvalue() else ""
    draw = getattr(value, "_repr_svg_", None)
    shown = (
        ""
        if value is None
        else f"```text\n{value!r}\n```"
        if draw is None
        else f'<div class="shown">{one_line(draw())}</div>'
    )
    return text, shown


def one_line(svg: str) -> str:
    """Return a picture without line breaks, which would end it in Markdown."""
    return re.sub(r"\s*\n\s*", " ", svg)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
