"""Records: round trips, and refusals that name the place; no bytes at all make anything but a RecordError."""

import json
import random
from codecs import BOM_UTF8
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.matches import GAME, SEED, act_all, finish, plain, table, wander

from tabletown import RecordError
from tabletown.core.options import Options
from tabletown.core.record import LARGEST, BotSeat, Open, Person, Record, Step
from tabletown.i18n import say

Json = dict[str, Any]

FINISHED = table(seats=2)
FINISHED.sit(1, Person("Борис"))
RECORD = finish(FINISHED).record()
DATA = RECORD.encode()
CONTENT: Json = json.loads(DATA)
SMALL = plain(seats=2, first_player=0)
act_all(SMALL, "0 name wood", "0 place wood a1", "1 place wood b2")
SMALL_RECORD = SMALL.record()


def refused(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.decode(data).check()
    return caught.value


def changed(change: Callable[[Json], object]) -> bytes:
    content = json.loads(DATA)
    change(content)
    return json.dumps(content).encode()


# Round trips.


@pytest.mark.parametrize("options", GAME.presets(), ids=repr)
def test_a_match_comes_back_from_its_record(options: Options) -> None:
    played = table(**{name: getattr(options, name) for name in options.__struct_fields__})
    keys = [played._history.state.key()]
    for _ in wander(played, 7, steps=60):
        keys.append(played._history.state.key())
    record = played.record()
    again = Record.decode(record.encode())
    assert again == record
    assert again.encode() == record.encode()
    replayed = [state.key() for state in again.replay()]
    assert replayed[-1] == played._history.state.key()
    assert set(keys) <= set(replayed)
    assert again.check().key() == replayed[-1]


def test_a_record_is_a_readable_file() -> None:
    assert SMALL_RECORD.encode().decode() == (
        "{\n"
        '  "format": "tabletown",\n'
        '  "version": 1,\n'
        '  "game": "tiny_towns",\n'
        '  "rules_version": 1,\n'
        '  "options": {"seats":2,"mode":"standard","monuments":false,"cavern":false,"cards":"first_game","first_player":0,'
        '"solo_remove":"inn"},\n'
        '  "seats": [{"kind":"person","name":"person 0"},{"kind":"person","name":"person 1"}],\n'
        f'  "commitment": "{SMALL.commitment}",\n'
        '  "steps": [\n'
        '    [0,15,"name wood"],\n'
        '    [0,25,"place wood a1"],\n'
        '    [1,30,"place wood b2"]\n'
        "  ]\n"
        "}\n"
    )


def test_every_kind_of_seat_comes_back() -> None:
    seats = (Person("Анна"), BotSeat("greedy", "Bot"), Open())
    record = Record.of(GAME, GAME.options(seats=3), [], seats=seats)
    assert Record.decode(record.encode()).seats == seats


def test_a_finished_record_tells_the_result() -> None:
    last = RECORD.check()
    assert RECORD.result is not None
    assert RECORD.result.winners == tuple(last.winners())
    assert RECORD.result.totals == tuple(last.score(seat).total for seat in range(2))
    assert SMALL_RECORD.result is None


def test_states_of_a_replay_are_independent() -> None:
    states = list(SMALL_RECORD.replay())
    states[0].apply(0, GAME.parse("name stone"))
    assert states[1].key() == next(state for number, state in enumerate(SMALL_RECORD.replay()) if number == 1).key()


# Refusals.


def test_every_truncation_is_refused_at_its_end() -> None:
    for length in range(len(DATA) - 2):  # the last two bytes are the closing brace and the end of its line
        error = refused(DATA[:length])
        assert (error.message, error.arguments["offset"]) == ("record-truncated", length)
        assert error.arguments["line"] == DATA[:length].count(b"\n") + 1


def test_no_damaged_byte_gets_further_than_a_record_error() -> None:
    rng = random.Random(5)
    refusals = 0
    for place in range(0, len(DATA), 3):
        data = bytearray(DATA)
        data[place] = rng.randrange(256)
        try:
            Record.decode(bytes(data)).check()
        except RecordError:
            refusals += 1
    assert refusals > len(DATA) // 3 // 2


def test_the_place_of_damage_is_named() -> None:
    damaged = DATA.replace(b"[0,", b"[0;", 1)
    offset = damaged.index(b";")
    error = refused(damaged)
    assert error.message == "record-json"
    line = damaged[:offset].count(b"\n") + 1
    assert error.arguments == {"line": line, "column": 7, "offset": offset}
    error = refused(DATA.replace(b"person 0", b"person \xff", 1))
    assert (error.message, error.arguments["offset"]) == ("record-json", DATA.index(b"person 0") + 7)


def test_a_file_that_is_too_large_is_not_read() -> None:
    error = refused(DATA + b" " * LARGEST)
    assert error.message == "record-size"
    assert error.arguments == {"size": len(DATA) + LARGEST, "limit": LARGEST}


@pytest.mark.parametrize("data", [b"[]", b"1", b"{}", b'{"format": "chess"}', b'{"format": 1}', b"null"])
def test_a_foreign_file_is_refused(data: bytes) -> None:
    assert refused(data).message == "record-foreign"


def test_deep_nesting_is_refused() -> None:
    assert refused(b'{"x":' * 100_000).message == "record-nested"


def step_of(content: Json, number: int, *values: Any) -> None:
    content["steps"][number - 1] = list(values)


FIRST = len([step for step in CONTENT["steps"] if step[0] < 0]) + 1  # the first step of a seat
LAST = len(CONTENT["steps"])

TAMPERING: dict[str, tuple[Callable[[Json], object], str, Json]] = {
    "version": (lambda c: c.update(version=2), "record-version", {"found": 2, "known": 1}),
    "unknown field": (lambda c: c.update(extra=1), "record-field", {"path": "$"}),
    "missing field": (lambda c: c.pop("steps"), "record-field", {"path": "$"}),
    "steps are no list": (lambda c: c.update(steps={}), "record-field", {"path": "$.steps"}),
    "action is no number": (lambda c: step_of(c, 3, -1, "x", "x"), "record-field", {"path": "$.steps[2][1]"}),
    "long step": (lambda c: c["steps"][2].append(1), "record-field", {"path": "$.steps[2]"}),
    "kind of seat": (lambda c: c["seats"][0].update(kind="dog"), "record-field", {"path": "$.seats[0].kind"}),
    "seed is no number": (lambda c: c.update(seed="xyz"), "record-field", {"path": "$.seed"}),
    "game": (lambda c: c.update(game="chess"), "unknown-game", {"name": "chess"}),
    "rules": (lambda c: c.update(rules_version=9), "record-rules", {"game": "tiny_towns", "found": 9, "known": 1}),
    "options": (lambda c: c["options"].update(seats=9), "options-seats", {"seats": 9, "most": 6}),
    "mode": (lambda c: c["options"].update(mode="war"), "options-mode", {"mode": "war"}),
    "mode is a list": (lambda c: c["options"].update(mode=[]), "record-field", {"path": "$.options.mode"}),
    "no seats": (lambda c: c["options"].pop("seats"), "record-field", {"path": "$.options"}),
    "unknown option": (lambda c: c["options"].update(war=1), "record-field", {"path": "$.options"}),
    "card": (lambda c: c["options"].update(cards=["x"] * 6), "tiny_towns-options-card", {"card": "x"}),
    "seats": (lambda c: c["seats"].pop(), "record-seats", {"expected": 2, "found": 1}),
    "text": (
        lambda c: c["steps"][FIRST - 1].__setitem__(2, "done\x1b[2J"),
        "record-step-text",
        {"step": FIRST, "text": "done\N{REPLACEMENT CHARACTER}[2J", "expected": CONTENT["steps"][FIRST - 1][2]},
    ),
    "action": (lambda c: step_of(c, 2, -1, 10**12, "x"), "record-step-action", {"step": 2, "action": 10**12}),
    "negative action": (lambda c: step_of(c, 2, -1, -1, "x"), "record-step-action", {"step": 2, "action": -1}),
    "illegal step": (
        lambda c: step_of(c, FIRST, 0, GAME.parse("done"), "done"),
        "record-step-illegal",
        {"step": FIRST, "text": "done", "actor": 0},
    ),
    "actor": (lambda c: c["steps"][0].__setitem__(0, 0), "record-step-illegal", {"step": 1, "actor": 0}),
    "actor far off": (lambda c: c["steps"][0].__setitem__(0, 2**60), "record-step-illegal", {"step": 1, "actor": 2**60}),
    "step left out": (lambda c: c["steps"].pop(FIRST - 1), "record-step-illegal", {}),
    "step after the end": (
        lambda c: c["steps"].append(c["steps"][-1]),
        "record-step-over",
        {"step": LAST + 1, "text": "done"},
    ),
    "result": (lambda c: c["result"].update(winners=[0, 1]), "record-result", {"steps": LAST}),
    "result left out": (lambda c: c.pop("result"), "record-result", {}),
    "result too early": (lambda c: c["steps"].pop(), "record-result", {"steps": LAST - 1}),
}


@pytest.mark.parametrize("name", TAMPERING)
def test_tampering_is_refused_with_its_place(name: str) -> None:
    change, message, arguments = TAMPERING[name]
    error = refused(changed(change))
    assert error.message == message
    assert {key: error.arguments[key] for key in arguments} == arguments


def test_an_unchanged_copy_is_accepted() -> None:
    assert Record.decode(changed(lambda content: None)) == RECORD


def test_a_mark_of_an_editor_before_the_text_is_no_matter() -> None:
    assert Record.decode(BOM_UTF8 + DATA) == RECORD


def test_a_record_of_another_game_is_refused_by_name() -> None:
    class Village(type(GAME)):  # type: ignore[misc]
        name = "village"

    with pytest.raises(RecordError) as caught:
        RECORD.check(Village())
    assert (caught.value.message, caught.value.arguments["expected"]) == ("record-game", "village")


def test_illegal_steps_make_no_record() -> None:
    options = GAME.options(seats=2)
    with pytest.raises(RecordError) as caught:
        Record.of(GAME, options, [(0, GAME.parse("done"))])
    assert caught.value.message == "record-step-illegal"


# Anything at all.

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["tabletown", "solo"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def answer(data: bytes) -> str:
    """What somebody is told who brings this as a record."""
    try:
        Record.decode(data).check()
    except RecordError as error:
        return say("ru", error.message, error.arguments)
    return "fine"


@given(st.binary(max_size=200))
@settings(max_examples=200)
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    assert answer(data)


@given(st.data())
@settings(max_examples=300)
def test_any_value_in_any_place_is_read_or_refused(data: st.DataObject) -> None:
    content: Any = json.loads(SMALL_RECORD.encode())
    place: Any = content
    while True:
        keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        place = inner
    place[key] = data.draw(VALUES)
    assert answer(json.dumps(content).encode())


@given(st.integers(0, len(DATA) - 1), st.binary(max_size=4), st.integers(0, 8))
@settings(max_examples=200)
def test_any_cut_and_insertion_is_read_or_refused(place: int, inserted: bytes, removed: int) -> None:
    assert answer(DATA[:place] + inserted + DATA[place + removed :])


def test_the_seed_is_kept_back_while_the_match_goes_on() -> None:
    assert SMALL_RECORD.seed is None
    assert SEED.hex().encode() not in SMALL_RECORD.encode()
    assert RECORD.seed == SEED.hex()


def test_a_step_is_an_array() -> None:
    assert msgspec.json.encode(Step(0, 15, "name wood")) == b'[0,15,"name wood"]'
