"""The laws that do not depend on viewers: contract, replay, copies, illegal actions, inventory, length, scores."""

from __future__ import annotations

import math
import random
from typing import Any, Final

import msgspec

from tabletown.core.chance import Rng
from tabletown.core.errors import IllegalAction, OptionsError
from tabletown.core.game import Game
from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEALED, SEEN, VEILED
from tabletown.testing.matches import Match, actors, difference, play, snapshot, viewers

NOT_SEATS = (-2, -7, 31, 32, 63, 64, 1000)
WRONG_OPTIONS: Final[list[dict[str, Any]]] = [
    {"seats": -1},
    {"seats": 0},
    {"seats": 99},
    {"seats": "2"},
    {"mode": "no_such_mode"},
    {"no_such_option": 1},
]


def check_contract(match: Match) -> None:
    """Check that actors, legal actions, prompts and log lines have the form that all other code relies on."""
    for index, state in match.positions():
        finding = _misform(match.game, state) or (index < len(match.steps) and _misstep(match, index, state)) or ""
        if finding:
            raise match.broken(index, "contract", finding)


def _misform(game: Game, state: State) -> str:
    waiting, seats = state.actors(), state.options.seats
    if not (waiting == CHANCE or 0 <= waiting < 1 << seats):
        return f"actors {waiting} with {seats} seats"
    lost = state.options.seats == 1 and not state.winners()  # a solo player may lose against the game
    if state.over != (waiting == 0) or (bool(state.winners()) != state.over and not lost):
        return f"over {state.over}, actors {waiting}, winners {state.winners()}"
    outcomes = state.outcomes()
    if bool(outcomes) != (waiting == CHANCE) or any(weight <= 0 for _, weight in outcomes):
        return f"outcomes {outcomes} with actors {waiting}"
    if [outcome for outcome, _ in outcomes] != state.legal(CHANCE):
        return "legal(CHANCE) is not the outcomes"
    chance = [range(verb.base, verb.base + verb.count) for verb in game.actions.verbs if verb.chance]
    for actor in (CHANCE, *range(seats)):
        legal = state.legal(actor)
        if bool(legal) != state.is_actor(actor) or state.is_actor(actor) != (actor in actors(state)):
            return f"{actor} has {len(legal)} legal actions with actors {waiting}"
        if legal != sorted(set(legal)) or (legal and not 0 <= legal[0] <= legal[-1] < game.num_actions):
            return f"legal actions of {actor} are not ascending ids below {game.num_actions}: {legal}"
        if any(any(action in each for each in chance) != (actor == CHANCE) for action in legal):
            return f"{actor} has actions of the wrong kind: {legal}"
        if actor != CHANCE and legal and legal != state.choices(actor):
            return f"legal({actor}) is not choices({actor})"
    return ""


def _misstep(match: Match, index: int, before: State) -> str:
    game, (actor, action) = match.game, match.steps[index]
    after = before.copy()
    after.apply(actor, action)
    everybody = (1 << before.options.seats) - 1
    for viewer in viewers(before):
        exposure = game.exposure(before, actor, action, viewer)
        if exposure not in (SEEN, VEILED, SEALED):
            return f"exposure {exposure} of {game.text(action)}"
        if viewer == actor and exposure != SEEN:
            return f"{actor} does not see its own step {game.text(action)}"
        if not game.prompt(game.view(before, viewer)).message.startswith(game.name):
            return f"prompt of {viewer} is no message of the game"
    if not 0 <= game.barrier(before, actor, action, after) <= everybody:
        return f"barrier of {game.text(action)} names seats that are not there"
    lines = game.log(before, actor, action, after)
    if not lines or not all(line.message.startswith(game.name) for line in lines):
        return f"log of {game.text(action)}: {lines}"
    if not math.isfinite(game.bot.evaluate(before, index % before.options.seats)):
        return "evaluate gives no number"
    return ""


def check_replay(match: Match, probes: int = 8) -> None:
    """Check law 1: the same steps give the same states, whatever else is played meanwhile; equal keys mean equal states."""
    game = match.game
    keys = [state.key() for _, state in match.positions()]
    other = match.first()
    other_rng = match.rng("replay")
    known: dict[bytes, dict[str, object]] = {}
    looked = {index for index, _ in match.probes("replay", probes)}
    for index, state in match.positions():
        if state.key() != keys[index]:
            raise match.broken(index, "replay", "a second replay comes to another state")
        for near in _siblings(state, other_rng) if index in looked else ():
            shown = snapshot(game, near)
            found = difference(known.setdefault(shown["key"], shown), shown)
            if found:
                raise match.broken(index, "replay", f"equal keys, different states: {found}")
        if other.over:
            other = match.first()
        else:  # another match goes on in between, as on a server
            actor = other_rng.choice(actors(other))
            other.apply(actor, other_rng.choice(other.legal(actor)))


def _siblings(state: State, rng: random.Random, count: int = 6) -> list[State]:
    """Return the state and some that are one step away from it."""
    found = [state]
    for actor in actors(state):
        legal = state.legal(actor)
        for action in rng.sample(legal, min(count, len(legal))):
            found.append(state.copy())
            found[-1].apply(actor, action)
    return found


def check_playout(match: Match, probes: int = 4) -> None:
    """Check that playouts take only legal steps, depend only on their seed, and end."""
    for index, state in match.probes("playout", probes):
        seed = match.seed * 1000 + index
        played = state.copy()
        steps = played.playout(seed)
        rng, slow, count = Rng(seed), state.copy(), 0
        while not slow.over:
            actor = actors(slow)[0]
            legal = slow.legal(actor)
            slow.apply(actor, rng.weighted(slow.outcomes()) if actor == CHANCE else legal[rng.below(len(legal))])
            count += 1
        found = difference(snapshot(match.game, slow), snapshot(match.game, played))
        if found or count != steps or index + steps > match.game.max_length:
            raise match.broken(index, "playout", f"{steps} steps in the engine, {count} one by one; {found}")


def check_copy(match: Match, probes: int = 10, branches: int = 12) -> None:
    """Check law 2: a copy equals its original, and changes of one never show in the other."""
    game, rng = match.game, match.rng("copy")
    for index, state in match.probes("copy", probes):
        before = snapshot(game, state)
        twin = state.copy()
        found = difference(before, snapshot(game, twin))
        if found:
            raise match.broken(index, "copy", f"a copy differs: {found}")
        for actor in actors(state):
            state.legal(actor).clear()  # a list that was handed out is not the state's own
            legal = twin.legal(actor)
            for action in rng.sample(legal, min(branches, len(legal))):
                branch = twin.copy()
                try:
                    branch.apply(actor, action)
                except Exception as error:
                    raise match.broken(index, "copy", f"{game.text(action)} is legal and raises {error!r}") from error
                branch.playout(rng.getrandbits(30))
        other = twin.copy()
        twin.playout(rng.getrandbits(30))
        for each in (state, other):
            found = difference(before, snapshot(game, each))
            if found:
                raise match.broken(index, "copy", f"a step on a copy shows in another: {found}")


def check_illegal(match: Match, probes: int = 6, sweep: bool = True) -> None:
    """Check law 2: anything but a legal action raises IllegalAction and changes nothing."""
    game, rng = match.game, match.rng("illegal")
    swept = rng.randrange(len(match.steps) + 1) if sweep else -1
    chosen = {index for index, _ in match.probes("illegal", probes)} | {swept}
    for index, state in match.positions():
        if index not in chosen:
            continue
        before = snapshot(game, state)
        everybody = (CHANCE, *range(state.options.seats))
        legal = {actor: set(state.legal(actor)) for actor in everybody}
        ids = rng.sample(range(game.num_actions), min(40, game.num_actions))
        tries = [*ids, -1, -2, game.num_actions, game.num_actions + 99, 2**31, 2**40, -(2**40)]
        steps = [(actor, action) for actor in everybody for action in tries if action not in legal[actor]]
        if index == swept:
            actor = rng.choice(actors(state) or [0])
            steps += [(actor, action) for action in range(game.num_actions) if action not in legal[actor]]
        steps += [(actor, action) for actor in NOT_SEATS for known in legal.values() for action in list(known)[:3]]
        steps += [(state.options.seats, action) for known in legal.values() for action in list(known)[:3]]
        for other in everybody:  # what is legal for one is not for another
            steps += [(actor, action) for actor in everybody for action in legal[other] - legal[actor]]
        for actor, action in steps:
            try:
                state.apply(actor, action)
            except IllegalAction:
                continue
            except Exception as error:
                raise match.broken(index, "illegal", f"{action} by {actor} raises {error!r}") from error
            raise match.broken(index, "illegal", f"{action} by {actor} is not legal and is carried out")
        found = difference(before, snapshot(game, state))
        if found:
            raise match.broken(index, "illegal", f"refusals change the state: {found}")


def check_inventory(match: Match) -> None:
    """Check law 3: no piece appears or vanishes."""
    counts: dict[str, int] = {}
    for index, state in match.positions():
        found = match.game.inventory(state)
        counts = counts or found
        if not found or found != counts or min(found.values()) < 0:
            raise match.broken(index, "inventory", f"{counts} at first, {found} now")


def check_length(match: Match) -> None:
    """Check law 4: this match, and those that always take the first or the last action, end within `max_length`."""
    game = match.game
    for way in ("recorded", "first", "last"):
        played = match if way == "recorded" else play(game, match.options, match.seed, way)
        if len(played.steps) > game.max_length:
            raise played.broken(0, "length", f"more than {game.max_length} steps, {way}")


def check_scores(match: Match, probes: int = 12) -> None:
    """Check law 9: sheets add up, cite rules of the game and agree with the views, and the winners have the most."""
    game = match.game
    for index, state in match.probes("scores", probes):
        sheets = [state.score(seat) for seat in range(state.options.seats)]
        for seat, sheet in enumerate(sheets):
            if sheet.seat != seat or not sheet.lines or sheet.total != sum(line.points for line in sheet.lines):
                raise match.broken(index, "scores", f"the sheet of seat {seat} does not add up: {sheet}")
            if state.total(seat) != sheet.total:
                raise match.broken(
                    index, "scores", f"{state.total(seat)} points of seat {seat}, but {sheet.total} in the sheet"
                )
            for line in sheet.lines:
                if not line.rule.startswith(f"{game.prefix}-") or not line.item:
                    raise match.broken(index, "scores", f"a line without rule or item: {line}")
            for viewer in viewers(state):
                seen = game.score(game.view(state, viewer), seat)
                if seen.seat != seat or seen.total != sum(line.points for line in seen.lines):
                    raise match.broken(index, "scores", f"the sheet that {viewer} sees does not add up: {seen}")
                if state.over and seen != sheet:
                    raise match.broken(index, "scores", f"at the end {viewer} sees {seen}, not {sheet}")
        winners = state.winners()
        if winners != sorted(set(winners)) or any(seat < 0 for seat in winners):
            raise match.broken(index, "scores", f"winners {winners}")
        # A winner beyond the seats is a player whom the rules play, such as the opponent of a solo mode.
        if any(state.score(seat).total < max(sheet.total for sheet in sheets) for seat in winners):
            raise match.broken(index, "scores", f"winners {winners} with totals {[sheet.total for sheet in sheets]}")


def check_options(game: Game) -> None:
    """Check that presets are valid options and that invalid options raise OptionsError."""
    presets = game.presets()
    for mode, counts in game.modes.items():
        for seats in counts:
            if not any(each.mode == mode and each.seats == seats for each in presets):
                raise AssertionError(f"options: no preset for {mode} with {seats} seats")
    for options in presets:
        chosen = {name: getattr(options, name) for name in options.__struct_fields__}
        if game.options(**chosen) != options or presets.count(options) != 1:
            raise AssertionError(f"options: a preset that is given twice or changed on the way: {options}")
        if msgspec.json.decode(msgspec.json.encode(options), type=game.options_type) != options:
            raise AssertionError(f"options: a preset that JSON does not keep: {options}")
        for change in WRONG_OPTIONS:
            try:
                game.options(**{**chosen, **change})
            except OptionsError:
                continue
            raise AssertionError(f"options: {change} is accepted")
