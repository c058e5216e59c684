"""The specification of a game as HTML: every rule has an anchor, and every mention of a rule links to it."""

from __future__ import annotations

import re
from functools import cache
from html import escape

import msgspec
from markdown_it import MarkdownIt
from markupsafe import Markup

from tabletown.core.game import Game
from tabletown.server.errors import NotFoundError

ENGLISH = "en"
_HEAD = re.compile(r"<h2>(.*?)</h2>", re.S)
_TAG = re.compile(r"(<[^>]+>)")
_BLOCK = re.compile(r"<(li|p|tr)>")
_UNIQUE = re.compile(r' id="[^"]*"')


class Section(msgspec.Struct, frozen=True):
    """A section of a specification."""

    id: str
    title: str
    body: str


class Specification(msgspec.Struct, frozen=True):
    """Every rule of a game, in sections; the first is the text before all headings."""

    sections: tuple[Section, ...]
    rules: dict[str, str]  # rule to the id of its section

    def part(self, rule: str) -> tuple[Section, ...]:
        """Return the section of a rule, all sections if there is no such rule."""
        found = self.rules.get(rule)
        return self.sections if found is None else tuple(each for each in self.sections if each.id == found)

    def statement(self, rule: str) -> Markup:
        """Return the paragraph, list item or row that states a rule; empty if there is no such rule."""
        (section, *_) = self.part(rule)
        place = section.body.find(f'class="rule" id="{escape(rule)}"')
        starts = list(_BLOCK.finditer(section.body, 0, max(place, 0)))
        if place < 0 or not starts:
            return Markup()
        start, tag = starts[-1].end(), starts[-1][1]
        depth, end = 1, start
        while depth:
            found = re.compile(rf"<(/?){tag}>").search(section.body, end)
            if found is None:
                return Markup()
            depth, end = depth + (-1 if found[1] else 1), found.end()
        inner = section.body[start : end - len(tag) - 3]
        cells = re.sub(r"</t[dh]>\s*<t[dh]>", " · ", inner) if tag == "tr" else inner
        return Markup(_UNIQUE.sub("", re.sub(r"</?t[dh]>", "", cells)))


@cache
def specification(game: Game, language: str = ENGLISH) -> Specification:
    """Return the rules of a game in a language, or in English; raise NotFoundError if there are none."""
    file = game.rules_page(language) or game.rules_page()
    if file is None:
        raise NotFoundError("server-no-rules", game=game.name)
    text = file.read_text("utf-8")
    # The text is ours, yet markup in it is not interpreted.
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = re.sub(r"<h1>.*?</h1>", "", html, count=1, flags=re.S)
    html = html.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")
    html = re.sub(r'<a href="(?!#)[^"]*">(.*?)</a>', r"\1", html)  # files of the project without a page
    return _divided(_anchored(html, mentions(game)))


def mentions(game: Game) -> re.Pattern[str]:
    """Return the pattern of the ids of a game's rules."""
    return re.compile(rf"\b{game.prefix}-(?:[A-Z]{{1,2}}\.?)?\d+(?:\.\d+)?[a-z]?\b")


def is_translated(game: Game, language: str) -> bool:
    """Return whether the rules exist in this language."""
    return game.rules_page(language) is not None


def _anchored(html: str, mention: re.Pattern[str]) -> str:
    """Give every rule an anchor where it is stated, and turn all other mentions into links."""
    found: dict[str, int] = {}
    for said in re.finditer(rf"(?:<(?:li|p|td|strong)>\s*|- )({mention.pattern})", html):
        found.setdefault(said[1], said.start(1))
    for said in mention.finditer(html):
        found.setdefault(said[0], said.start())
    places = {start: rule for rule, start in found.items()}
    out, place, code = [], 0, False
    for piece in _TAG.split(html):
        if piece.startswith("<"):
            code = piece == "<code>" or (code and piece != "</code>")
            out.append(piece)
        else:
            out.append(mention.sub(lambda said, start=place: _mark(said, places.get(start + said.start())), piece))
        place += len(piece)
    return "".join(out)


def _mark(said: re.Match[str], rule: str | None) -> str:
    if rule is not None:
        return f'<span class="rule" id="{rule}">{rule}</span>'
    return f'<a href="#{said[0]}">{said[0]}</a>'


def _divided(html: str) -> Specification:
    pieces = _HEAD.split(html)
    sections = [Section("s0", "", pieces[0])]
    sections += [
        Section(f"s{number}", title, body) for number, (title, body) in enumerate(zip(pieces[1::2], pieces[2::2]), 1)
    ]
    rules = {rule: each.id for each in sections for rule in re.findall(r'class="rule" id="([^"]+)"', each.body)}
    return Specification(tuple(sections), rules)


def shown(section: Section, rule: str = "") -> Markup:
    """Return a section as markup, with a rule highlighted."""
    body = section.body
    if rule:
        body = body.replace(f'class="rule" id="{escape(rule)}"', f'class="rule meant" id="{escape(rule)}"')
    return Markup(body)
