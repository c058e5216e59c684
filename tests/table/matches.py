"""Tables for the tests: dealt from a fixed seed, played by a fixed choice."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

import tabletown
from tabletown.core.bits import members
from tabletown.table import Clock, Dealer, Entry, Person, Table

GAME = tabletown.game("tiny_towns")
SEED = bytes(range(32))


def table(seed: bytes = SEED, clock: Clock | None = None, **chosen: Any) -> Table:
    """A table of people at which the dealer has dealt."""
    options = GAME.options(**chosen)
    people = [Person(f"person {seat}") for seat in range(options.seats)]
    return Table(GAME, options, people, dealer=Dealer(GAME, options, seed), clock=clock)


def plain(mode: str = "standard", **chosen: Any) -> Table:
    """A table at which nothing is dealt before the first round in standard mode: seat 0 names."""
    return table(mode=mode, cards="first_game", monuments=False, **chosen)


def act(table: Table, seat: int, text: str) -> None:
    """Play a step that is given by its notation."""
    table.act(seat, GAME.parse(text))


def act_all(table: Table, *steps: str) -> None:
    """Play steps such as `0 place wood a1`."""
    for step in steps:
        seat, _, text = step.partition(" ")
        act(table, int(seat), text)


def wander(table: Table, seed: int, steps: int = 10_000) -> Iterator[tuple[int, int]]:
    """Play at random, telling each step that was made; in simultaneous rounds the seats take turns at random."""
    rng = random.Random(seed)
    for _ in range(steps):
        if table.over:
            return
        seat = rng.choice(members(table.actors))
        action = rng.choice(table.legal(seat))
        table.act(seat, action)
        yield seat, action


def finish(table: Table, seed: int = 1) -> Table:
    """Play at random to the end."""
    for _ in wander(table, seed):
        pass
    return table


def told(table: Table, viewer: int | None) -> bytes:
    """Everything that the table tells a viewer, in bytes."""
    undo = None if viewer is None else table.undoable(viewer)
    legal = [] if viewer is None else table.legal(viewer)
    entries = table.log(viewer)
    return msgspec.json.encode([table.view(viewer), entries, table.prompt(viewer), undo, legal, table.actors, table.offer])


def messages(entries: list[Entry]) -> list[str]:
    """The message ids of a log, without the name of the game."""
    return [entry.line.message.removeprefix("tiny_towns-log-") for entry in entries]
