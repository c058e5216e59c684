"""The rulebook of a game for players: chapters in HTML, rules in the margin, pictures of positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from pathlib import Path

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from tabletown.core.game import Game
from tabletown.core.guide import examples
from tabletown.i18n import Speaker
from tabletown.i18n.typography import with_no_break_spaces
from tabletown.server.http.pages.rules.pictures import draw
from tabletown.server.http.pages.rules.specification import ENGLISH, mentions, specification

QUESTIONS = "questions"
_CHAPTER = re.compile(r"^(.*?)\s*\{#([a-z][a-z0-9-]*)\}$")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_CITED = re.compile(r'<(\w+) class="(?=[^"]*" data-rules="([^"]*)")(pr[^"]*|ask pr)" data-rules="[^"]*"')
_RUNS = 3  # of sections beside the title of a chapter
_LAST = {"about": 2, QUESTIONS: 1}
_CARRIERS = ("paragraph_open", "list_item_open", "td_open", "heading_open")


class BookError(ValueError):
    """A rulebook that is not written as rulebooks are."""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of a rulebook."""

    id: str
    title: str
    body: str
    rules: tuple[str, ...] = ()  # those in its margin
    examples: tuple[examples.Example, ...] = ()

    @property
    def sections(self) -> str:
        """The numbers of the sections of the specification that the chapter covers: "4–6, 9"; empty for many of them."""
        numbers = sorted({int(found[1]) for rule in self.rules if (found := re.search(r"-(\d+)\.", rule))})
        runs: list[list[int]] = []
        for number in numbers:
            if runs and runs[-1][-1] == number - 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        if len(runs) > _RUNS:
            return ""
        return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)

    def find(self, rule: str) -> re.Match[str] | None:
        """Return the paragraph with a rule in its margin; of several the one where it stands nearest to the first place."""
        cited = [found for found in _CITED.finditer(self.body) if rule in found[2].split()]
        return min(cited, key=lambda found: found[2].split().index(rule), default=None)

    def distance(self, rule: str) -> tuple[int, int]:
        """Return how far the chapter is from the place where a rule is explained: overviews and questions come last."""
        found = self.find(rule)
        return _LAST.get(self.id, 0), 0 if found is None else found[2].split().index(rule)

    def shown(self, rule: str = "") -> Markup:
        """Return the chapter as markup, with the paragraph of a rule highlighted."""
        found = self.find(rule) if rule else None
        if found is None:
            return Markup(self.body)
        marked = f'<{found[1]} class="{found[3]} meant" id="{escape(rule)}" data-rules="{found[2]}"'
        return Markup(self.body[: found.start()] + marked + self.body[found.end() :])


class Book(msgspec.Struct, frozen=True):
    """A rulebook in a language; another one than asked for if it is not translated."""

    title: str
    language: str
    chapters: tuple[Chapter, ...]

    def chapter_of(self, rule: str) -> Chapter | None:
        """Return the chapter that explains a rule: one that has it in its margin."""
        return min(
            (each for each in self.chapters if rule in each.rules), key=lambda each: each.distance(rule), default=None
        )


@lru_cache(maxsize=64)
def book(game: Game, language: str = ENGLISH) -> Book | None:
    """Return the rulebook of a game with its pictures, in English if it is not translated, None if there is none."""
    for each in (language, ENGLISH):
        file = game.document("rulebook", each)
        if file is not None:
            known = frozenset(specification(game, language).rules) if game.rules_page() else frozenset()
            text = with_no_break_spaces(each, file.read_text("utf-8"))
            return _Reader(game, each, file.parent, known).read(text)
    return None


class _Reader:
    """A reader of the Markdown of a rulebook."""

    def __init__(self, game: Game, language: str, folder: Path, known: frozenset[str]) -> None:
        self._game, self._language, self._folder = game, language, folder
        self._known = known  # the rules that the last chapter of the page has
        rule = mentions(game).pattern
        self._rules = re.compile(rf"\s*\[({rule}(?:,\s*{rule})*)\]\.?\s*$")
        self._rule = mentions(game)
        self._say = Speaker(language)

    def read(self, text: str) -> Book:
        tokens = _MARKDOWN.parse(text)
        if len(tokens) < 3 or tokens[0].tag != "h1":
            raise BookError("a rulebook begins with its title")
        heads = [place for place, each in enumerate(tokens) if each.type == "heading_open" and each.tag == "h2"]
        ends = [*heads[1:], len(tokens)]
        chapters = tuple(self._chapter(tokens[start:end]) for start, end in zip(heads, ends))
        return Book(tokens[1].content, self._language, chapters)

    def _chapter(self, tokens: list[Token]) -> Chapter:
        found = _CHAPTER.match(tokens[1].content)
        if found is None:
            raise BookError(f"a chapter without an id: {tokens[1].content}")
        title, key = found[1], found[2]
        cited: list[str] = []
        drawn: list[examples.Example] = []
        body = list(self._blocks(tokens[3:], cited, drawn))
        if key == QUESTIONS:
            body = list(_folded(body))
        html = _MARKDOWN.renderer.render(body, _MARKDOWN.options, {})
        html = html.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")
        return Chapter(key, title, html, tuple(dict.fromkeys(cited)), tuple(drawn))

    def _blocks(self, tokens: list[Token], cited: list[str], drawn: list[examples.Example]) -> Iterator[Token]:
        """Yield the blocks of a chapter; rules go to the margin, pictures are drawn."""
        place = 0
        while place < len(tokens):
            token = tokens[place]
            following = tokens[place + 1] if place + 1 < len(tokens) else None
            if token.type == "paragraph_open" and following is not None and (image := _image(following)) is not None:
                yield self._figure(image, cited, drawn)
                place += 3
                continue
            if token.type == "inline":
                self._move_rules(tokens, place, cited)
            yield token
            place += 1

    def _take_rules(self, text: str, cited: list[str]) -> tuple[str, list[str]]:
        found = self._rules.search(text)
        if found is None:
            return text, []
        rules = self._rule.findall(found[1])
        cited += rules
        return text[: found.start()], rules

    def _move_rules(self, tokens: list[Token], place: int, cited: list[str]) -> None:
        """Take the rules at the end of a text and put links to them into the margin of its block."""
        children = tokens[place].children or []
        if not children or children[-1].type != "text":
            return
        children[-1].content, rules = self._take_rules(children[-1].content, cited)
        if not rules:
            return
        carrier = next(each for each in reversed(tokens[:place]) if each.type in _CARRIERS and not each.hidden)
        carrier.attrs = {"class": "pr many" if len(rules) > 2 else "pr", "data-rules": " ".join(rules)}
        children.insert(0, _raw(self._margin(rules), "html_inline"))

    def _margin(self, rules: list[str]) -> str:
        return f'<span class="rn">{" ".join(map(self._link, rules))}</span>'

    def _link(self, rule: str) -> str:
        number = rule.partition("-")[2]
        if rule not in self._known:
            return f"<span>{number}</span>"
        return f'<a href="#{rule}" title="{escape(self._say("web-book-rule", {"rule": rule}))}">{number}</a>'

    def _figure(self, image: Token, cited: list[str], drawn: list[examples.Example]) -> Token:
        file, options = str(image.attrs["src"]), str(image.attrs.get("title", ""))
        example = examples.read(file, options)
        drawn.append(example)
        caption, rules = self._take_rules(image.content, cited)
        pictures = draw(self._game, self._language, example, self._folder)
        arrow = '<span class="arrow" aria-hidden="true"></span>'
        boards = arrow.join(f'<div class="drawn">{each}</div>' for each in pictures)
        words = (self._margin(rules) if rules else "") + _MARKDOWN.renderInline(caption)
        kind = "pair" if len(pictures) > 1 else "one"
        noted = f' data-rules="{" ".join(rules)}"' if rules else ""
        return _raw(
            f'<figure class="pr example {kind} of-{example.part}"{noted}><div class="boards">{boards}</div>'
            f"<figcaption>{words}</figcaption></figure>"
        )


def _raw(html: str, kind: str = "html_block") -> Token:
    return Token(kind, "", 0, content=html)


def _image(inline: Token) -> Token | None:
    """Return the picture of a paragraph that holds nothing else."""
    children = [each for each in inline.children or [] if each.type != "softbreak"]
    return children[0] if len(children) == 1 and children[0].type == "image" else None


def _folded(tokens: list[Token]) -> Iterator[Token]:
    """Yield a chapter of questions, each folded under its heading."""
    is_open = False
    for token in tokens:
        if token.tag == "h3" and token.nesting == 1:
            rules = escape(str(token.attrs.get("data-rules", "")))
            noted = f' class="ask pr" data-rules="{rules}"' if rules else ' class="ask"'
            yield _raw(f"{'</details>' if is_open else ''}<details{noted}><summary>")
            is_open = True
        elif token.tag == "h3":
            yield _raw("</summary>")
        else:
            yield token
    if is_open:
        yield _raw("</details>")
