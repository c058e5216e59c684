"""The log: what is sealed is held back, what is veiled says no more than that it happened, and nothing else tells of it."""

import pytest
from tests.table.matches import GAME, act_all, finish, messages, plain, table, told

from tabletown.core.views import Line
from tabletown.table import Entry, Open, Person, Table, describe


def named(seats: int = 2) -> Table:
    match = plain(seats=seats, first_player=0)
    act_all(match, "0 name wood")
    return match


def line(verb: str, **arguments: str | int) -> Line:
    return Line(f"tiny_towns-log-{verb}", arguments)


@pytest.mark.rule("TT-12.3", "TT-12.6")
def test_a_sealed_round_is_told_when_it_is_turned_over() -> None:
    match = named()
    act_all(match, "1 place wood b2", "0 place wood a1", "1 done")
    name = Entry(1, line("name", seat=0, resource="wood"))
    mine = Entry(2, line("place", seat=0, resource="wood", square="a1"))
    assert match.log(0) == [name, mine]
    assert match.log(None) == [name]
    act_all(match, "0 done")
    assert match.log(0) == [
        name,
        mine,
        Entry(3, line("done", seat=0)),
        Entry(4, line("place", seat=1, resource="wood", square="b2")),
        Entry(5, line("done", seat=1)),
        Entry(5, line("round", round=2)),
    ]
    assert match.log(None) == [
        name,
        Entry(2, line("place", seat=0, resource="wood", square="a1")),
        Entry(3, line("done", seat=0)),
        Entry(4, line("place", seat=1, resource="wood", square="b2")),
        Entry(5, line("done", seat=1)),
        Entry(5, line("round", round=2)),
    ]


@pytest.mark.rule("TT-12.2")
def test_veiled_steps_tell_only_who() -> None:
    match = table(seats=2, cards="first_game", first_player=0)
    match.act(0, match.legal(0)[0])
    assert messages(match.log(0)) == ["deal", "deal", "deal-veiled", "deal-veiled", "keep"]
    assert messages(match.log(1)) == ["deal-veiled", "deal-veiled", "deal", "deal", "keep-veiled"]
    assert messages(match.log(None)) == ["deal-veiled"] * 4 + ["keep-veiled"]
    assert match.log(1)[-1].line == line("keep-veiled", seat=0)
    match.act(1, match.legal(1)[0])
    assert [entry.line for entry in match.log(None)[-2:]] == [line("keep-veiled", seat=1), line("round", round=1)]


def test_a_log_asked_for_late_is_the_log_kept_from_the_start() -> None:
    asked, late = table(seats=3), table(seats=3)
    for viewer in (None, 0, 1, 2):
        asked.log(viewer)
    finish(asked)
    finish(late)
    for viewer in (None, 0, 1, 2):
        assert asked.log(viewer) == late.log(viewer)
        numbers = [entry.number for entry in asked.log(viewer)]
        assert numbers == sorted(numbers)
        assert set(numbers) == set(range(1, len(asked.steps) + 1))


def test_a_log_given_out_is_not_changed() -> None:
    match = named()
    given = match.log(0)
    act_all(match, "0 place wood a1")
    assert messages(given) == ["name"]


def test_describe_tells_one_step() -> None:
    match = named()
    states = [match._history.state]
    step = (1, GAME.parse("place wood b2"))
    match.act(*step)
    states.append(match._history.state)
    assert describe(GAME, states[0], step, states[1], 0) == []
    assert describe(GAME, states[0], step, states[1], 1) == [line("place", seat=1, resource="wood", square="b2")]


# Noninterference: law 5.

SECRETS = [
    ["1 place stone b1"],
    ["1 place stone d4"],
    ["1 place stone b1", "1 build well a1+b1 a1"],
    ["1 place stone b1", "1 build well a1+b1 b1"],
]


@pytest.mark.rule("TT-12.3", "TT-12.6", "TT-12.1")
def test_nothing_tells_what_others_do_in_a_round() -> None:
    stories = set()
    for secret in SECRETS:
        match = named()
        act_all(match, "0 place wood a1", "1 place wood a1", "0 done", "1 done", "1 name stone")
        moments = []
        for steps in ([], secret, ["0 place stone c3"], ["1 done"]):
            act_all(match, *steps)
            moments.append((told(match, 0), told(match, None)))
        match.undo(0)
        moments.append((told(match, 0), told(match, None)))
        assert moments[0] == moments[1]
        stories.add(tuple(moments))
    assert len(stories) == 1


ORDERS = [
    ["0 place wood a1", "0 done", "1 place wood b1", "1 done", "2 place wood c1", "2 done"],
    ["2 place wood c1", "1 place wood b1", "0 place wood a1", "0 done", "1 done", "2 done"],
    ["1 place wood b1", "0 place wood a1", "2 place wood c1", "2 done", "1 done", "0 done"],
]


@pytest.mark.rule("TT-3.1")
def test_the_order_within_a_round_is_not_told() -> None:
    for viewer in (None, 0, 1, 2):
        seen = set()
        for order in ORDERS:
            match = named(seats=3)
            act_all(match, *order)
            seen.add(told(match, viewer) if viewer is None else repr(match.log(viewer)).encode())
        assert len(seen) == 1


@pytest.mark.rule("TT-12.2", "TT-12.4")
def test_nothing_tells_of_others_monuments() -> None:
    seen: dict[int | None, set[bytes]] = {0: set(), None: set()}
    for cards, kept in [
        (("the_starloom", "silva_forum"), "silva_forum"),
        (("the_starloom", "silva_forum"), "the_starloom"),
        (("mandras_palace", "the_sky_baths"), "the_sky_baths"),
    ]:
        match = Table(GAME, GAME.options(seats=2, cards="first_game", first_player=0), [Open(), Open()])
        dealt = ["barrett_castle", "fort_ironweed", *cards]
        match.follow((-1, GAME.parse(f"deal {card}")) for card in dealt)
        match.sit(0, Person("a"))
        match.sit(1, Person("b"))
        act_all(match, "0 keep barrett_castle", f"1 keep {kept}", "0 name wood")
        act_all(match, "0 place wood a1", "1 place wood a1", "0 done", "1 done")
        for viewer, each in seen.items():
            each.add(told(match, viewer))
            assert all(card not in repr(match.log(viewer)) for card in cards)
    assert {viewer: len(each) for viewer, each in seen.items()} == {0: 1, None: 1}


def test_viewers_who_read_the_same_line_keep_it_once() -> None:
    match = named()
    act_all(match, "0 place wood a1", "1 place wood b2", "0 done", "1 done")
    mine, theirs = match.log(0), match.log(1)
    assert mine[0] is theirs[0]
    assert mine[-1] is theirs[-1]
    assert [each.line for each in mine] != [each.line for each in theirs]  # what was sealed was told at other times
