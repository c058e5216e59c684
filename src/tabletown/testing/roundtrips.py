"""Law 7: everything written can be read back, and damaged texts are refused with the right error."""

from __future__ import annotations

import pickle
import random

from tabletown.core import registry
from tabletown.core.errors import MalformedAction, TabletownError
from tabletown.core.game import Game
from tabletown.core.notation import Lines, write_options
from tabletown.core.record import Record
from tabletown.testing.matches import Match, difference, snapshot, viewers


def check_action_texts(game: Game, actions: range | None = None) -> None:
    """Check that every action id has a unique text that parses back, and that other texts raise MalformedAction."""
    seen: dict[str, int] = {}
    for action in actions if actions is not None else range(game.num_actions):
        text = game.text(action)
        if game.parse(text) != action or seen.setdefault(text, action) != action or text != str(game.describe(action)):
            raise AssertionError(f"round trips: {action} is written {text!r}, which is read as {game.parse(text)}")
    for text in ("", " ", "no_such_verb", game.text(0) + " and more", game.text(0)[1:], "\x00", game.text(0) * 2):
        if text not in seen:
            _refuse_action(game, text)
    for action in (-1, game.num_actions, 2**40):
        try:
            game.text(action)
        except MalformedAction:
            continue
        raise AssertionError(f"round trips: {action} is no action and has a text")


def _refuse_action(game: Game, text: str) -> None:
    try:
        action = game.parse(text)
    except MalformedAction:
        return
    if game.text(action) != text:
        raise AssertionError(f"round trips: {text!r} is read as {action}")


def check_round_trips(match: Match, probes: int = 10, damages: int = 8) -> None:
    """Check that positions, views and options survive a round trip; a damaged position is refused or another valid one."""
    game, rng = match.game, match.rng("round trips")
    for index, state in match.probes("round trips", probes):
        text = state.to_text()
        try:
            back = game.from_text(text)
        except TabletownError as error:
            raise match.broken(index, "round trips", f"its own position is refused: {error!r}") from error
        found = difference(snapshot(game, state), snapshot(game, back))
        if found:
            raise match.broken(index, "round trips", f"another state is read from the text: {found}")
        if game.name in registry.games() and pickle.loads(pickle.dumps(state)).key() != state.key():
            raise match.broken(index, "round trips", "the state does not survive pickling")
        for viewer in viewers(state):
            view = game.view(state, viewer)
            if pickle.loads(pickle.dumps(view)) != view:
                raise match.broken(index, "round trips", f"the view of {viewer} does not survive pickling")
        for _ in range(damages):
            damaged = damage(text, rng)
            finding = _damage_finding(game, damaged)
            if finding:
                raise match.broken(index, "round trips", f"{finding}, read from\n{damaged}")
    if not match.start:
        _check_record(match)
    written = Lines(f"{game.name}\noptions: {write_options(match.options)}", game.name).options()
    if game.options(**written) != match.options:
        raise match.broken(0, "round trips", f"the options are read back as {written}")


def _check_record(match: Match) -> None:
    """Check that a record file gives the same match; `tests/table` tries damaged ones."""
    record = Record.of(match.game, match.options, match.steps)
    back = Record.decode(record.encode())
    if back != record or back.encode() != record.encode():
        raise match.broken(0, "round trips", "the record does not survive its file")
    states = back.replay(match.game)
    for (index, state), again in zip(match.positions(), states, strict=True):
        if state.key() != again.key():
            raise match.broken(index, "round trips", "the record leads to another state")


def damage(text: str, rng: random.Random) -> str:
    """Return the text with one fault: a line lost, doubled or cut, a word or letter changed, a number grown."""
    lines = text.splitlines()
    number = rng.randrange(len(lines))
    words = lines[number].split(" ")
    place = rng.randrange(len(words))
    kind = rng.randrange(7)
    if kind == 0:
        del lines[number]
    elif kind == 1:
        lines.insert(number, lines[number])
    elif kind == 2:
        lines[number] = lines[number][: rng.randrange(len(lines[number]) + 1)]
    elif kind == 3:
        del words[place]
    elif kind == 4:
        words[place] = rng.choice(["99", "-3", "x", "", "=", ":", "a:b", "a=b", "é", "1" * 30])
    elif kind == 5:
        words[place] = rng.choice([word for line in lines for word in line.split(" ")])
    else:
        at = rng.randrange(len(words[place]) + 1)
        words[place] = words[place][:at] + rng.choice("abwMK.09+-=:é ") + words[place][at + 1 :]
    if kind > 2:
        lines[number] = " ".join(words)
    return "\n".join(lines) + "\n"


def _damage_finding(game: Game, text: str) -> str:
    """Describe what is wrong if a damaged text is neither refused nor read as a state that can be written again."""
    try:
        state = game.from_text(text)
    except TabletownError:
        return ""
    except Exception as error:
        return f"a damaged position raises {error!r}"
    try:
        written = state.to_text()
        again = game.from_text(written).to_text()
    except Exception as error:
        return f"a damaged position is accepted and then raises {error!r}"
    return "" if again == written else "a damaged position is accepted and changes when written again"
