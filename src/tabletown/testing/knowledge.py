"""Laws 5 and 6: what a viewer cannot know changes nothing that it is shown, and samples fit what it knows."""

from __future__ import annotations

import pickle
import random

import msgspec

from tabletown.core.game import Game
from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEEN, VEILED, encode
from tabletown.testing.matches import Match, Viewer, actors, difference, portrait, viewers
from tabletown.testing.shadow import Shadow
from tabletown.testing.sight import sight

ENOUGH = 12  # samples, of which not all are the true state unless it leaked


def check_noninterference(match: Match, tries: int = 3, length: int = 40, pictures: int = 1) -> None:
    """Law 5: whatever a viewer was not shown of this match may have gone otherwise without any difference to it.

    For every viewer, some steps that `Game.exposure` veils or seals are exchanged for other legal ones. The match then goes
    on alike as far as it can (other seats act anew where their step became impossible), and at each step the viewer's
    view, legal actions, prompt, scores, log lines, way back and, now and then, picture are compared byte for byte.

    Sealed steps are all told at the next reveal, so such a comparison ends there. Veiled ones never are: it goes on to the
    end of the match, unless the game has a method `discloses(before, actor, action, after, viewer)` that says that this
    step shows the viewer something that was veiled (a hand passed on).
    """
    rng = match.rng("noninterference")
    hidden: dict[Viewer, list[int]] = {}
    for index, state in match.positions():
        for viewer in viewers(state) if index < len(match.steps) else ():
            if match.game.exposure(state, *match.steps[index], viewer) != SEEN:
                hidden.setdefault(viewer, []).append(index)
    starts = [(index, viewer) for viewer, found in hidden.items() for index in rng.sample(found, min(tries, len(found)))]
    for index, state in match.positions():
        for start, viewer in starts:
            if start == index:
                Shadow(match, index, state, viewer, rng).run(length, pictures)


def check_exposure(match: Match, probes: int = 12) -> None:
    """What a viewer is told of a step it can also see: else either `exposure` tells too much or the view forgets."""
    game, rng = match.game, match.rng("exposure")
    for index, state in match.probes("exposure", probes):
        if index == len(match.steps):
            continue
        actor, action = match.steps[index]
        legal = state.legal(actor)
        for viewer in viewers(state):
            seen: dict[bytes, tuple[int, bytes]] = {}
            for other in {action, *rng.sample(legal, min(4, len(legal)))}:
                if game.exposure(state, actor, other, viewer) == SEEN:
                    after = state.copy()
                    after.apply(actor, other)
                    shown = encode(game.view(after, viewer))
                    known, key = seen.setdefault(shown, (other, after.key()))
                    if key != after.key():
                        finding = f"{viewer} is told {game.text(known)} or {game.text(other)} and shown the same"
                        raise match.broken(index, "exposure", finding)


def check_sample(match: Match, probes: int = 8, samples: int = 2) -> None:
    """Law 6: a sampled state looks to the viewer like the one its view was made of, and is a whole state of the match."""
    game, rng = match.game, match.rng("sample")
    counts = game.inventory(game.new(match.options))
    secrets, chances, varied = _secrets(match), 0, False
    for index, state in match.probes("sample", probes):
        for viewer in viewers(state):
            for _ in range(samples):
                seed = rng.getrandbits(30)
                possible = _sample(match, index, state, viewer, seed)
                if game.inventory(possible) != counts:
                    raise match.broken(index, "sample", f"{viewer}: pieces {game.inventory(possible)} instead of {counts}")
                chances += (index, viewer) in secrets
                varied = varied or possible.key() != state.key()
                _step_together(match, index, state.copy(), possible.copy(), viewer, rng)
                possible.playout(seed)
                if game.inventory(possible) != counts:
                    raise match.broken(index, "sample", f"{viewer}: a sample played on loses pieces")
    if chances > ENOUGH and not varied:
        raise match.broken(0, "sample", f"{chances} samples are all the true state, although steps were hidden")


def _secrets(match: Match) -> set[tuple[int, Viewer]]:
    """When and for whom something that could have gone otherwise is hidden; sealed steps are until the next reveal."""
    game = match.game
    veiled, sealed, found = set[Viewer](), set[Viewer](), set[tuple[int, Viewer]]()
    before = game.new(match.options)
    for index, (actor, action) in enumerate(match.steps):
        after = before.copy()
        after.apply(actor, action)
        for viewer in viewers(before) if len(before.legal(actor)) > 1 else ():
            exposure = game.exposure(before, actor, action, viewer)
            if exposure != SEEN:
                (veiled if exposure == VEILED else sealed).add(viewer)
        if game.reveals(before, actor, action, after):
            sealed.clear()
        found |= {(index + 1, viewer) for viewer in veiled | sealed}
        before = after
    return found


def _sample(match: Match, index: int, state: State, viewer: Viewer, seed: int) -> State:
    """A sample that passed as the state it was made from."""
    game = match.game
    view = game.view(state, viewer)
    written = encode(view)
    try:
        possible = game.sample(view, random.Random(seed))
        again = game.sample(pickle.loads(pickle.dumps(view)), random.Random(seed))  # as another process would
    except Exception as error:
        raise match.broken(index, "sample", f"sampling the view of {viewer} raises {error!r}") from error
    found = difference(sight(game, state, viewer), sight(game, possible, viewer))
    if found:
        raise match.broken(index, "sample", f"a sample looks different to {viewer}: {found}")
    if encode(view) != written or possible.key() != again.key():
        raise match.broken(index, "sample", f"sampling for {viewer} changes the view or depends on more than view and seed")
    found = difference(portrait(game, possible), portrait(game, game.from_text(possible.to_text())))
    if found:
        raise match.broken(index, "sample", f"a sample for {viewer} is no state that can be written: {found}")
    return possible


def _step_together(match: Match, index: int, state: State, possible: State, viewer: Viewer, rng: random.Random) -> None:
    """Let the viewer act in both states: until something is revealed they go on looking the same."""
    game = match.game
    while viewer is not None and state.is_actor(viewer):
        action = rng.choice(state.legal(viewer))
        revealed = []
        for each in (state, possible):
            before = each.copy()
            each.apply(viewer, action)
            revealed.append(game.reveals(before, viewer, action, each))
        if revealed[0] != revealed[1]:
            raise match.broken(index, "sample", f"{game.text(action)} by {viewer} reveals in one possible state only")
        if revealed[0]:
            return
        found = difference(sight(game, state, viewer), sight(game, possible, viewer))
        if found:
            raise match.broken(index, "sample", f"after {game.text(action)} a sample looks different to {viewer}: {found}")


def check_simultaneous(match: Match, probes: int = 20) -> None:
    """Seats that decide at once do so independently: in either order both steps are legal and give the same state."""
    game, rng = match.game, match.rng("simultaneous")
    for index, state in match.probes("simultaneous", probes):
        waiting = actors(state)
        if len(waiting) < 2:
            continue
        one, other = rng.sample(waiting, 2)
        first, second = rng.choice(state.legal(one)), rng.choice(state.legal(other))
        ends = []
        for steps in (((one, first), (other, second)), ((other, second), (one, first))):
            after = state.copy()
            after.apply(*steps[0])
            if after.legal(steps[1][0]) != state.legal(steps[1][0]):
                finding = f"{game.text(steps[0][1])} by {steps[0][0]} changes what is legal for {steps[1][0]}"
                raise match.broken(index, "simultaneous", finding)
            after.apply(*steps[1])
            ends.append(portrait(game, after))
        found = difference(*ends)
        if found:
            raise match.broken(index, "simultaneous", f"{game.text(first)} and {game.text(second)} in either order: {found}")


def check_undo(match: Match, probes: int = 10) -> None:
    """Law 8: what `Game.barrier` lets a seat take back has taught it nothing and leaves the others' steps as they are."""
    rng = match.rng("undo")
    for seat in range(match.options.seats):
        for start, end in _spans(match, seat, rng, probes):
            _take_back(match, seat, start, end, rng)


def _spans(match: Match, seat: int, rng: random.Random, count: int) -> list[tuple[int, int]]:
    """Some (first, end) such that after `end` steps the seat may take back its own steps from number `first` on."""
    game, start, found = match.game, 0, []
    before = game.new(match.options)
    for index, (actor, action) in enumerate(match.steps):
        after = before.copy()
        after.apply(actor, action)
        if game.barrier(before, actor, action, after) >> seat & 1:
            start = index + 1
        own = [each for each in range(start, index + 1) if match.steps[each][0] == seat]
        if own:
            found.append((own[0], index + 1))
        before = after
    return rng.sample(found, min(count, len(found)))


def _take_back(match: Match, seat: int, start: int, end: int, rng: random.Random) -> None:
    game = match.game
    then = next(state.copy() for index, state in match.positions() if index == start)
    without, possible = then.copy(), _sample(match, start, then, seat, rng.getrandbits(30))
    now = then.copy()
    for index in range(start, end):
        actor, action = match.steps[index]
        before = now.copy()
        now.apply(actor, action)
        if actor == CHANCE or game.reveals(before, actor, action, now):
            raise match.broken(index, "undo", f"{seat} may take back what lies before {game.text(action)}")
        if actor == seat:
            # Had it learned something by its own step, a state that looked the same would look different now.
            if action not in possible.legal(seat):
                raise match.broken(index, "undo", f"{seat} learns by {game.text(action)} and may take it back")
            possible.apply(seat, action)
            continue
        if game.exposure(before, actor, action, seat) == SEEN:
            raise match.broken(
                index, "undo", f"{seat} sees {game.text(action)} by {actor} and may take back an earlier step"
            )
        if action not in without.legal(actor):
            raise match.broken(index, "undo", f"without the steps of {seat}, {game.text(action)} by {actor} is illegal")
        without.apply(actor, action)
    if _without_actors(game, without, seat) != _without_actors(game, then, seat):
        raise match.broken(end, "undo", f"{seat} knows more after taking back its steps from number {start} on")
    if without.legal(seat) != then.legal(seat):
        raise match.broken(end, "undo", f"{seat} has other actions after taking back its steps from number {start} on")
    own = [match.steps[index] for index in range(start, end) if match.steps[index][0] == seat]
    alone = then.copy()
    for step in own:
        alone.apply(*step)
    if _without_actors(game, alone, seat) != _without_actors(game, possible, seat):
        raise match.broken(end, "undo", f"{seat} learns by its steps from number {start} on and may take them back")
    for step in own:  # and taking them again leads to the same place
        without.apply(*step)
    if without.key() != now.key():
        raise match.broken(end, "undo", f"the steps of {seat} from number {start} on, taken back and again, lead elsewhere")


def _without_actors(game: Game, state: State, seat: int) -> bytes:
    """What a seat is shown, but for who is still deciding."""
    return encode(msgspec.structs.replace(game.view(state, seat), actors=0))
