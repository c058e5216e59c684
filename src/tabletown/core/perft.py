"""Perft: the number of action sequences from a state.

The dealer's outcomes count as actions, whatever their weights. Of several seats that decide simultaneously the lowest is
first: their decisions are independent (a law), so any order leads to the same states, and counting all interleavings
would only multiply the numbers. A match that ends earlier has no sequence of that length.
"""

from __future__ import annotations

from tabletown.core.state import CHANCE, State


def perft(state: State, depth: int) -> int:
    """Return the number of action sequences of length `depth`."""
    if depth <= 0:
        return 1
    actor = next_actor(state)
    legal = state.legal(actor)
    if depth == 1:
        return len(legal)
    nodes = 0
    for action in legal:
        after = state.copy()
        after.apply(actor, action)
        nodes += perft(after, depth - 1)
    return nodes


def divide(state: State, depth: int) -> list[tuple[int, int, int]]:
    """Return `perft` split by first action: (actor, action, number of sequences)."""
    if depth <= 0:
        return []
    actor = next_actor(state)
    found: list[tuple[int, int, int]] = []
    for action in state.legal(actor):
        after = state.copy()
        after.apply(actor, action)
        found.append((actor, action, perft(after, depth - 1)))
    return found


def next_actor(state: State) -> int:
    """Return the actor that is counted first: the dealer, or the lowest seat with a decision."""
    waiting = state.actors()
    if waiting < 0:
        return CHANCE
    seat = 0
    while waiting & 1 == 0 and waiting:
        waiting >>= 1
        seat += 1
    return seat
