"""The vectors that a state is kept in: sets of cards and edges, the stack of frames, copies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64
from tests.rules.sweet_lands.helpers import mine, play, realm, table

from tabletown.core.menu import Menu
from tabletown.core.vecs import vec
from tabletown.games.sweet_lands.rules import vectors
from tabletown.games.sweet_lands.rules.effects.origins import ORIGINS
from tabletown.games.sweet_lands.rules.material import AREAS, CARDS, SKILLS
from tabletown.games.sweet_lands.rules.points import DISCARD, frame

AT = 3
NUMBERS = st.sets(st.integers(0, vectors.WORDS * vectors.WIDTH - 1))


def made(numbers: set[int]) -> "vec[i64]":
    """A vector with a set behind three other entries."""
    n = vec[i64]([7] * AT + [0] * vectors.WORDS + [7])
    vectors.assign(n, AT, bytes(sorted(numbers)))
    return n


@given(NUMBERS, st.integers(0, vectors.WORDS * vectors.WIDTH - 1))
def test_a_set_in_a_vector_does_what_a_set_does(numbers: set[int], other: int) -> None:
    n = made(numbers)
    assert vectors.listed(n, AT) == sorted(numbers)
    assert (vectors.size(n, AT), vectors.is_empty(n, AT), vectors.has(n, AT, other)) == (
        len(numbers),
        not numbers,
        other in numbers,
    )
    assert [vectors.nth(n, AT, index) for index in range(len(numbers))] == sorted(numbers)
    menu = Menu()
    vectors.offer(n, AT, 1000, menu)
    assert menu.actions() == [1000 + number for number in sorted(numbers)]
    vectors.put(n, AT, other)
    assert vectors.listed(n, AT) == sorted({*numbers, other})
    for _ in range(2):  # the second time it is not there
        vectors.remove(n, AT, other)
    assert vectors.listed(n, AT) == sorted(numbers - {other})
    assert [n[place] for place in (0, 1, 2, AT + vectors.WORDS)] == [7, 7, 7, 7]


def test_a_set_refuses_a_number_that_comes_twice() -> None:
    with pytest.raises(ValueError, match="F"):
        vectors.assign(made(set()), AT, bytes([5, 70, 5]))


def test_every_part_of_a_vector_has_room() -> None:
    assert len(CARDS) <= vectors.WORDS * vectors.WIDTH
    assert len(AREAS) <= vectors.STOCK - vectors.DISKS
    assert len(SKILLS) <= vectors.TABLE - vectors.STOCK
    assert len(ORIGINS) == vectors.HAND - vectors.EARNED


def test_the_stack_grows_beyond_its_first_size_and_a_copy_keeps_its_own() -> None:
    state = table(realm())
    frames = state.pending + [frame(DISCARD, number) for number in range(1, 60)]
    for made_frame in frames[1:]:
        state.push(made_frame)
    copy = state.copy()
    copy.pending = copy.pending[:-1]
    copy.push(frame(DISCARD, 99))
    assert state.pending == frames
    assert copy.pending == [*frames[:-1], frame(DISCARD, 99)]


def test_a_copy_shares_nothing_that_changes() -> None:
    state = table(realm("have=26/9/9/9/9", hand="w127 w002 w003", columns="agriculture=w017", skills="s01"))
    key = state.key()
    copy = state.copy()
    mine(copy).have = [0, 0, 0, 0, 0]
    mine(copy).employ(5, 0)
    mine(copy).add_skill(3)
    mine(copy).drop(1)
    copy.put_disk(2)
    copy.draw_card(100)
    play(state.copy(), "play w127")
    assert state.key() == key != copy.key()
