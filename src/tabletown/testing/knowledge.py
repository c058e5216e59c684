"""Laws 5 and 6: what a viewer cannot know changes nothing that it is shown, and samples fit what it knows."""

from __future__ import annotations

import pickle
import random

from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEEN, VEILED, encode
from tabletown.testing.matches import Match, Viewer, actors, difference, portrait, verb, viewers
from tabletown.testing.noninterference import Shadow, hidden
from tabletown.testing.observation import sight

ENOUGH = 12  # samples, of which not all are the true state unless it leaked


def check_noninterference(match: Match, tries: int = 3, pictures: int = 2) -> int:
    """Law 5: whatever a viewer was not shown of this match may have gone otherwise without any difference to it.

    For every viewer, some steps that `Game.exposure` veils or seals are exchanged for other legal ones. The match then goes
    on alike as far as it can (other seats act anew where their step became impossible), and at each step the viewer's
    view, legal actions, prompt, scores, log lines, way back and, in `pictures` of them, picture are compared byte for byte.

    Sealed steps are all told at the next reveal, so such a comparison ends there. Veiled ones never are: it goes on to the
    end of the match, unless the game has a method `discloses(before, actor, action, after, viewer)` that says that this
    step shows the viewer something that was veiled (a hand passed on). Returns how many states were compared.
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
    """What a viewer is told of a step it can also see: else either `exposure` tells too much or the view forgets.

    Looks at some steps of each verb that could have gone otherwise.
    """
    game, rng = match.game, match.rng("exposure")
    by_verb: dict[str, list[int]] = {}
    for index, state in match.positions():
        if index < len(match.steps) and len(state.legal(match.steps[index][0])) > 1:
            by_verb.setdefault(verb(game, match.steps[index][1]), []).append(index)
    chosen = {index for found in by_verb.values() for index in rng.sample(found, min(probes, len(found)))}
    for index, state in match.positions():
        if index in chosen:
            _tell_apart(match, index, state, rng)


def _tell_apart(match: Match, index: int, state: State, rng: random.Random) -> None:
    """Whoever is told of the step sees which of several it was."""
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
    """Law 6: a sampled state looks to the viewer like the one its view was made of, and is a whole state of the match."""
    game, rng = match.game, match.rng("sample")
    counts = game.inventory(match.first())
    secrets, chances, varied = _secrets(match), 0, False
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


def _secrets(match: Match) -> set[tuple[int, Viewer]]:
    """When and for whom something that could have gone otherwise is hidden; sealed steps are until the next reveal."""
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
    """Let the viewer act in both states: until something is revealed, or all at the end, they go on looking the same."""
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
            if after.actors() == CHANCE:  # the dealer is called in, and the others go on when he is done
                break
            if after.legal(steps[1][0]) != state.legal(steps[1][0]):
                finding = f"{game.text(steps[0][1])} by {steps[0][0]} changes what is legal for {steps[1][0]}"
                raise match.broken(index, "simultaneous", finding)
            after.apply(*steps[1])
            ends.append(portrait(game, after))
        found = difference(*ends) if len(ends) == 2 else ""
        if found:
            raise match.broken(index, "simultaneous", f"{game.text(first)} and {game.text(second)} in either order: {found}")
