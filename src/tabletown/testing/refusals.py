"""The law of refusals: an action is legal exactly if no reason against it is given, and reasons depend on the view alone."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabletown.core.game import Game
from tabletown.core.guide.refusals import Refusal
from tabletown.core.state import CHANCE, State
from tabletown.testing.coverage import RULE_ID
from tabletown.testing.matches import Match, actors

PROBES: Final = 12  # positions of a match
TRIED: Final = 120  # actions in each, besides the legal ones


def check_refusals(match: Match) -> None:
    """Check that refusals are given for the illegal actions and no other, and that hidden information changes none."""
    rng, game = match.rng("refusals"), match.game
    for index, state in match.probes("refusals", PROBES):
        for seat in (seat for seat in actors(state) if seat != CHANCE):
            legal = set(state.legal(seat))
            same = game.sample(game.view(state, seat), rng)
            verbs = [verb for verb in game.actions.verbs for _ in range(TRIED // len(game.actions.verbs) + 1)]
            tried = legal | {verb.base + rng.randrange(verb.count) for verb in verbs}
            for action in sorted(tried):
                finding = _misjudged(game, state, same, seat, action, action in legal)
                if finding:
                    raise match.broken(index, "refusals", f"{game.text(action)} of seat {seat}: {finding}")
        for seat in range(state.options.seats):
            if not state.is_actor(seat) and game.why_not(state, seat, 0) is None:
                raise match.broken(index, "refusals", f"seat {seat} has no decision, and nothing says why")


def _misjudged(game: Game, state: State, same: State, seat: int, action: int, legal: bool) -> str:
    found = game.why_not(state, seat, action)
    if (found is None) != legal:
        return f"legal {legal}, refusal {found}"
    if found != game.why_not(same, seat, action):
        return f"{found} becomes {game.why_not(same, seat, action)} by information that is hidden"
    return "" if found is None else _misform(game, found)


def _misform(game: Game, found: Refusal) -> str:
    if found.rule and (rules := _rules(game)) and found.rule not in rules:
        return f"no such rule: {found.rule}"
    own = found.line.message.startswith(f"{game.name}-why-")
    return "" if own == bool(found.rule) else f"{found.line.message} with rule {found.rule!r}"


@cache
def _rules(game: Game) -> frozenset[str]:
    page = game.rules_page()
    return frozenset() if page is None else frozenset(RULE_ID.findall(page.read_text("utf-8")))
