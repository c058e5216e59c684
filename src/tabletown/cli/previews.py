"""What a choice brings, or why it is impossible now, in lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabletown.cli.selection import Option, means
from tabletown.core.errors import MalformedAction
from tabletown.core.game import Game
from tabletown.core.guide.preview import Change, Preview
from tabletown.core.views import View
from tabletown.i18n import Speaker
from tabletown.table.refusals import closest

MOST = 3  # reasons
LIKELY = 3000  # actions that a text may mean; beyond it says too little to be answered


def preview_lines(rules: Game, view: View, found: Preview, say: Speaker) -> list[str]:
    """Return the warnings first, then price and gains, points, other seats, totals and notes."""
    game = rules.name
    lines = [say("cli-preview-warning", {"text": say.line(line)}) for line in found.warnings]
    lines += _stocks(game, found, say)
    for change in found.scores:
        if change.seat == found.seat:
            lines.append(_points(rules, view, change, say))
    for seat in range(len(found.totals)):
        changed = [say.change(game, each.name, each.amount) for each in found.assets if each.seat == seat]
        if seat != found.seat and changed:
            lines.append(say("cli-preview-seat", {"seat": seat, "changes": ", ".join(changed)}))
    if any(before != after for before, after in found.totals):
        totals = [f"{say.seat(seat)} {_then(before, after)}" for seat, (before, after) in enumerate(found.totals)]
        lines.append(say("cli-preview-totals", {"totals": ", ".join(totals)}))
    lines += [say.line(line) for line in found.notes]
    return lines or [say("cli-preview-none")]


def _stocks(game: str, found: Preview, say: Speaker) -> Iterator[str]:
    explained = {each.asset for each in found.reasons}
    for each in found.reasons:
        arguments = {"reason": say.line(each.line), "change": say.change(game, each.asset, each.amount)}
        yield say("cli-preview-reason", arguments)
    for change in found.assets:
        if change.seat == found.seat and change.name not in explained:
            words = say.change(game, change.name, change.amount)
            yield say("cli-preview-stock", {"change": words, "left": change.after})


def _points(game: Game, view: View, change: Change, say: Speaker) -> str:
    arguments = {"item": say.item(game, change.name, view), "before": change.before, "after": change.after}
    return say("cli-preview-points", arguments)


def _then(before: int, after: int) -> str:
    text = str(before) if before == after else f"{before} → {after}"
    return text.replace("-", "\N{MINUS SIGN}")


# Why not.


def refusal_lines(game: Game, say: Speaker, view: View, text: str) -> list[str]:
    """Return the reasons against what a text most likely means; none if it means no action at all."""
    actions = _meant(game, say, text)
    if not actions or len(actions) > LIKELY:
        return []
    _, refused = closest(game, view, actions)
    told = {say.line(found.line): found.rule for found in refused.values()}
    return [say("cli-why", {"reason": line, "rule": rule}) if rule else line for line, rule in told.items()][:MOST]


def _meant(game: Game, say: Speaker, text: str) -> list[int]:
    """Return the actions that a notation or words mean, legal or not."""
    try:
        return [game.parse(text)]
    except MalformedAction:
        tokens = text.casefold().split()
        options = list(_options(game, say)) if not text.isdecimal() else []
        exact = [option.action for option in options if means(option, tokens, True)]
        return exact or [option.action for option in options if means(option, tokens, False)]


def _options(game: Game, say: Speaker) -> Iterator[Option]:
    @cache
    def word(kind: str, value: str) -> str:
        return say.word(game.name, kind, value)

    for verb in game.actions.verbs:
        if not verb.chance:
            label = say.verb(game.name, verb.name)
            for action in range(verb.base, verb.base + verb.count):
                said = game.describe(action)
                words = (label, *(word(kind, value) for kind, value in zip(said.kinds, said.values)))
                yield Option(action, (said.verb, *said.values), words, ("", *said.kinds), "")
