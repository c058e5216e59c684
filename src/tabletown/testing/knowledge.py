"""Laws 5 and 6: hidden information changes nothing that a viewer is shown, and samples fit what the viewer knows."""

from __future__ import annotations

import pickle
import random

from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEEN, VEILED, encode
from tabletown.testing.matches import Match, Viewer, actors, difference, snapshot, verb, viewers
from tabletown.testing.noninterference import Shadow, hidden
from tabletown.testing.observation import observe

ENOUGH = 12  # samples, of which not all are the true state unless it leaked


def check_noninterference(match: Match, tries: int = 3, pictures: int = 2) -> int:
    """Check law 5: had steps that a viewer was not shown gone otherwise, the viewer would see no difference.

    For every viewer, some steps that `Game.exposure` veils or seals are exchanged for other legal ones. The match then
    continues with the same steps as far as possible (seats whose step became illegal take another one). After each step
    the viewer's view, legal actions, prompt, scores, log lines, undo and, in `pictures` of them, picture are compared.

    Sealed steps are all shown at the next reveal, so such a comparison ends there. Veiled ones never are: it goes on to the
    end of the match, unless the game has a method `discloses(before, actor, action, after, viewer)` that says that this
    step shows the viewer something that was veiled (a hand passed on). Return the number of states compared.
    """
    rng = match.rng("noninterference")
    found = hidden(match)
    starts = [(index, viewer) for (viewer, _), each in found.items() for index in rng.sample(each, min(tries, len(each)))]
    drawn = rng.sample(starts, min(pictures, len(starts)))
    compared = 0
    for index, state in match.positions():
        for start, viewer in starts:
            if start == index:
                compared += Shadow(match, index, state, viewer, rng).run(picture=(start, viewer) in drawn)
    return compared


def check_exposure(match: Match, probes: int = 3) -> None:
    """Check that a viewer who is told of a step can see it; else `exposure` tells too much or the view forgets.

    Probes some steps of each verb to which there were alternatives.
    """
    game, rng = match.game, match.rng("exposure")
    by_verb: dict[str, list[int]] = {}
    for index, state in match.positions():
        if index < len(match.steps) and len(state.legal(match.steps[index][0])) > 1:
            by_verb.setdefault(verb(game, match.steps[index][1]), []).append(index)
    chosen = {index for found in by_verb.values() for index in rng.sample(found, min(probes, len(found)))}
    for index, state in match.positions():
        if index in chosen:
            _check_distinct(match, index, state, rng)


def _check_distinct(match: Match, index: int, state: State, rng: random.Random) -> None:
    """Check that each viewer who is told of the step can tell it from its alternatives."""
    game, (actor, action) = match.game, match.steps[index]
    legal = state.legal(actor)
    for viewer in viewers(state):
        seen: dict[bytes, tuple[int, bytes]] = {}
        for other in {action, *rng.sample(legal, min(4, len(legal)))}:
            if game.exposure(state, actor, other, viewer) == SEEN:
                after = state.copy()
                after.apply(actor, other)
                known, key = seen.setdefault(encode(game.view(after, viewer)), (other, after.key()))
                if key != after.key():
                    finding = f"{viewer} is told {game.text(known)} or {game.text(other)} and shown the same"
                    raise match.broken(index, "exposure", finding)


def check_sample(match: Match, probes: int = 8, samples: int = 2) -> None:
    """Check law 6: a sampled state looks to the viewer like the true one, and is a complete state of the match."""
    game, rng = match.game, match.rng("sample")
    counts = game.inventory(match.first())
    secrets, chances, varied = _hidden_from(match), 0, False
    for index, state in match.probes("sample", probes):
        for viewer in viewers(state):
            for _ in range(samples):
                seed = rng.getrandbits(30)
                possible = draw_sample(match, index, state, viewer, seed)
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


def _hidden_from(match: Match) -> set[tuple[int, Viewer]]:
    """Return the step counts and viewers with hidden information; sealed steps are hidden until the next reveal."""
    game = match.game
    veiled, sealed, found = set[Viewer](), set[Viewer](), set[tuple[int, Viewer]]()
    before = match.first()
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


def draw_sample(match: Match, index: int, state: State, viewer: Viewer, seed: int) -> State:
    """Return a sample that looks to the viewer like the state it was drawn from; raise BrokenLaw if it does not."""
    game = match.game
    view = game.view(state, viewer)
    written = encode(view)
    try:
        possible = game.sample(view, random.Random(seed))
        again = game.sample(pickle.loads(pickle.dumps(view)), random.Random(seed))  # as another process would
    except Exception as error:
        raise match.broken(index, "sample", f"sampling the view of {viewer} raises {error!r}") from error
    found = difference(observe(game, state, viewer), observe(game, possible, viewer))
    if found:
        raise match.broken(index, "sample", f"a sample looks different to {viewer}: {found}")
    if encode(view) != written or possible.key() != again.key():
        raise match.broken(index, "sample", f"sampling for {viewer} changes the view or depends on more than view and seed")
    found = difference(snapshot(game, possible), snapshot(game, game.from_text(possible.to_text())))
    if found:
        raise match.broken(index, "sample", f"a sample for {viewer} is no state that can be written: {found}")
    return possible


def _step_together(match: Match, index: int, state: State, possible: State, viewer: Viewer, rng: random.Random) -> None:
    """Let the viewer act in both states and check that they look the same until something is revealed."""
    game = match.game
    while viewer is not None and state.is_actor(viewer):
        action = rng.choice(state.legal(viewer))
        revealed = []
        for each in (state, possible):
            before = each.copy()
            each.apply(viewer, action)
            shown = each.over or game.discloses(before, viewer, action, each, viewer)
            revealed.append(shown or game.reveals(before, viewer, action, each))
        if revealed[0] != revealed[1]:
            raise match.broken(index, "sample", f"{game.text(action)} by {viewer} reveals in one possible state only")
        if revealed[0]:
            return
        found = difference(observe(game, state, viewer), observe(game, possible, viewer))
        if found:
            raise match.broken(index, "sample", f"after {game.text(action)} a sample looks different to {viewer}: {found}")


def check_simultaneous(match: Match, probes: int = 20) -> None:
    """Check that simultaneous decisions are independent: in either order both steps are legal and give the same state."""
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
            if after.actors() == CHANCE:  # the dealer is called in, and the others go on when he is done
                break
            if after.legal(steps[1][0]) != state.legal(steps[1][0]):
                finding = f"{game.text(steps[0][1])} by {steps[0][0]} changes what is legal for {steps[1][0]}"
                raise match.broken(index, "simultaneous", finding)
            after.apply(*steps[1])
            ends.append(snapshot(game, after))
        found = difference(*ends) if len(ends) == 2 else ""
        if found:
            raise match.broken(index, "simultaneous", f"{game.text(first)} and {game.text(second)} in either order: {found}")
