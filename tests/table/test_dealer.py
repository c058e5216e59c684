"""The dealer keeps to a commitment, and `verify` catches every way of not doing so."""

import hmac
import json
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from tests.table.matches import GAME, SEED, act_all, finish, plain, table, wander

from tabletown import RecordError
from tabletown.core.state import CHANCE
from tabletown.table import BotSeat, Dealer, Record, Table, verify
from tabletown.table.dealer import below

OTHER_SEED = bytes(31) + b"\1"
OPTIONS = GAME.options(seats=2)
RECORD = finish(table(seats=2)).record()


def draws(record: Record) -> list[str]:
    return [step.text for step in record.steps if step.actor == CHANCE]


# The construction.


def test_the_commitment_is_the_documented_hash() -> None:
    options = json.loads(msgspec.json.encode(OPTIONS))
    context = json.dumps(["tiny_towns", 1, options], sort_keys=True, separators=(",", ":")).encode()
    expected = sha256(b"tabletown commitment 1\0" + context + b"\0" + SEED).hexdigest()
    assert Dealer(GAME, OPTIONS, SEED).commitment == expected


def test_a_draw_is_the_documented_number() -> None:
    dealer = Dealer(GAME, OPTIONS, SEED)
    for number in range(50):
        message = b"tabletown draw 1\0" + bytes.fromhex(dealer.commitment) + number.to_bytes(8, "big") + bytes(8)
        word = int.from_bytes(hmac.new(SEED, message, sha256).digest()[:8], "big")
        expected = [10, 10, 10, 11, 12, 12][word % 6]
        assert dealer.draw(number, [(10, 3), (11, 1), (12, 2)]) == expected


def test_numbers_that_would_favour_some_outcomes_are_passed_over() -> None:
    # 2**64 is one more than a multiple of 3, and four more than a multiple of 6.
    assert below(iter([2**64 - 1, 5]), 3) == 2
    assert below(iter([2**64 - 2]), 3) == 2
    assert below(iter([2**64 - 4, 2**64 - 1, 2**64 - 5]), 6) == 5


def test_a_block_used_up_is_followed_by_another() -> None:
    words = Dealer(GAME, OPTIONS, SEED)._words(0)
    assert len({next(words) for _ in range(12)}) == 12


def test_outcomes_come_by_their_weights() -> None:
    dealer = Dealer(GAME, OPTIONS, SEED)
    found = Counter(dealer.draw(number, [(1, 1), (2, 2), (3, 5)]) for number in range(4000))
    assert [abs(found[outcome] - 500 * weight) < 100 for outcome, weight in [(1, 1), (2, 2), (3, 5)]] == [True] * 3


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32"):
        Dealer(GAME, OPTIONS, seed)


def test_the_commitment_binds_seed_game_and_options() -> None:
    other = GAME.options(seats=2, cavern=True)
    commitments = {Dealer(GAME, OPTIONS, SEED).commitment, Dealer(GAME, OPTIONS, OTHER_SEED).commitment}
    assert len(commitments | {Dealer(GAME, other, SEED).commitment}) == 3


def test_the_seed_decides_the_match() -> None:
    assert table(seats=4).steps == table(seats=4).steps
    assert table(seats=4).steps != table(OTHER_SEED, seats=4).steps


def test_a_new_table_has_a_seed_of_its_own() -> None:
    seats = (BotSeat("random"),) * 2
    assert Table(GAME, OPTIONS, seats).commitment != Table(GAME, OPTIONS, seats).commitment


# Nothing that seats do moves a card.


def test_what_seats_do_does_not_change_the_draws() -> None:
    """Town hall: the cards come from the same deck whatever is built, so all matches of a seed have the same draws."""
    matches = [draws(finish(plain("town_hall", seats=2), seed).record()) for seed in range(4)]
    shortest = min(len(each) for each in matches)
    assert shortest > 10
    assert len({tuple(each[:shortest]) for each in matches}) == 1


def test_going_back_by_agreement_does_not_roll_again() -> None:
    match = plain("solo")
    before = match.steps
    picks = [GAME.text(action) for action in match.legal(0)]
    assert len(picks) > 1
    turned_up = []
    for pick, square in [(picks[0], "a1"), (picks[1], "d4")]:
        act_all(match, f"0 {pick}", f"0 place {pick.split()[1]} {square}", "0 done")
        turned_up.append(match.steps[-1])
        assert match.ask(0, 3) is True
        assert match.steps == before
    assert turned_up[0][0] == CHANCE
    assert turned_up[0] == turned_up[1]


# Proof.


@pytest.mark.parametrize("mode", ["standard", "town_hall", "solo"])
def test_an_honest_record_holds(mode: str) -> None:
    record = finish(table(mode=mode)).record()
    proof = verify(record)
    assert proof.holds
    assert proof.draws == len(draws(record)) > 0
    assert proof.line.message == "table-verify-holds"


def test_a_record_holds_after_steps_were_taken_back() -> None:
    match = table(seats=2)
    for number, (seat, _) in enumerate(wander(match, 5)):
        if number % 4 == 0 and match.undoable(seat).steps:
            match.undo(seat)
    assert verify(match.record()).holds


def test_without_the_seed_nothing_can_be_verified() -> None:
    for record, message in [
        (table(seats=2).record(), "record-unrevealed"),
        (Record.of(GAME, OPTIONS, []), "record-uncommitted"),
    ]:
        with pytest.raises(RecordError) as caught:
            verify(record)
        assert caught.value.message == message


def test_a_match_given_up_can_be_revealed_early() -> None:
    assert verify(table(seats=2).record(reveal=True)).holds


def other_draw(record: Record) -> Record:
    """The record with another monument dealt last, which nobody kept, so that every step is still legal."""
    place = max(place for place, step in enumerate(record.steps) if step.text.startswith("deal"))
    used = {word for step in record.steps for word in step.text.split()}
    spare = next(card for card in ("the_starloom", "silva_forum", "mandras_palace", "the_sky_baths") if card not in used)
    kept = record.steps[place].text.split()[1]
    steps = []
    for number, step in enumerate(record.steps):
        text = step.text.replace(kept, spare) if number == place or step.text == f"keep {kept}" else step.text
        steps.append((step.actor, GAME.parse(text)))
    return Record.of(GAME, OPTIONS, steps, commitment=record.commitment, seed=record.seed)


def recommitted(record: Record) -> Record:
    commitment = Dealer(GAME, OPTIONS, OTHER_SEED).commitment
    return msgspec.structs.replace(record, seed=OTHER_SEED.hex(), commitment=commitment)


def with_other_options(record: Record) -> Record:
    return msgspec.structs.replace(record, options={**record.options, "cavern": True})


def with_another_seed(record: Record) -> Record:
    return msgspec.structs.replace(record, seed=OTHER_SEED.hex())


TAMPERING: dict[str, tuple[Callable[[Record], Record], str]] = {
    "another card": (other_draw, "table-verify-draw"),
    "another seed with its commitment": (recommitted, "table-verify-draw"),
    "another seed": (with_another_seed, "table-verify-commitment"),
    "other options": (with_other_options, "table-verify-commitment"),
}


@pytest.mark.parametrize("name", TAMPERING)
def test_tampering_is_told(name: str) -> None:
    change, message = TAMPERING[name]
    proof = verify(change(RECORD))
    assert not proof.holds
    assert proof.line.message == message


def test_the_first_draw_that_differs_is_named() -> None:
    tampered = other_draw(RECORD)
    first = next(place for place, pair in enumerate(zip(RECORD.steps, tampered.steps)) if pair[0] != pair[1])
    arguments: dict[str, Any] = verify(tampered).line.arguments
    texts = {"expected": RECORD.steps[first].text, "found": tampered.steps[first].text}
    assert arguments == {"step": first + 1, **texts}


# Secrecy.


def test_the_seed_is_shown_nowhere_before_the_end() -> None:
    match = table(seats=2)
    shown = [repr(match), repr(match._dealer), repr(vars(match)), str(match.record())]
    shown += [repr((match.view(viewer), match.log(viewer))) for viewer in (None, 0, 1)]
    assert [each for each in shown if SEED.hex() in each or repr(SEED) in each] == []
    assert str(match.commitment) in str(match.record())


def test_a_match_whose_draws_do_not_follow_from_its_seed_does_not_go_on() -> None:
    match = table(seats=2)
    record = match.record(reveal=True)
    other = Table(GAME, match.options, match.seats, dealer=Dealer(GAME, match.options, bytes(32)))
    assert other.steps != match.steps
    forged = msgspec.structs.replace(record, steps=other.record().steps)
    with pytest.raises(RecordError) as caught:
        Table.from_record(forged)
    assert caught.value.message == "record-draw"
    assert Table.from_record(record).steps == match.steps
