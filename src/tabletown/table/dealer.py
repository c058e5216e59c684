"""The dealer: chance from a secret seed that is committed to before the first card and revealed at the end.

    context    = JSON of [game, rules_version, options], keys sorted; a match continued from steps of another one
                 has those steps, as [[actor, action], ...], as a fourth element
    commitment = SHA-256("tabletown commitment 1" 00 context 00 seed)
    block b of draw n = HMAC-SHA256(seed, "tabletown draw 1" 00 commitment n b)

The commitment is hashed as 32 bytes, n and b as eight each, the highest first. A block is four numbers of 64 bits. The first
number below the greatest multiple of the total weight, reduced modulo the total, selects an outcome by the weights, in the
order in which the game lists them.

Draws are numbered from 0, those of another match not counted. So neither the seats' moves nor undone steps change the
number of a draw: after an agreed undo the same card is drawn again, if the cards to draw from are the same.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256

import msgspec

from tabletown.core.errors import RecordError
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.record import Record
from tabletown.core.state import CHANCE
from tabletown.core.views import Line

SEED_BYTES = 32
_WORD = 8
_WORDS = 2 ** (8 * _WORD)


class Dealer:
    """The dealer of one match, with a new seed unless one is passed; `given` are steps of another match to continue from."""

    def __init__(
        self, game: Game, options: Options, seed: bytes | None = None, given: Sequence[tuple[int, int]] = ()
    ) -> None:
        self._seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        self.commitment = commit(game, options, self._seed, given)

    def draw(self, number: int, outcomes: Sequence[tuple[int, int]]) -> int:
        """Return the outcome of draw `number`, counted from 0, among weighted outcomes."""
        mark = below(self._words(number), sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes[:-1]:
            mark -= weight
            if mark < 0:
                return outcome
        return outcomes[-1][0]

    def bot_seed(self, seat: int, number: int) -> int:
        """Return a seed for decision `number` of a seat's bot, so that matches with bots are reproducible."""
        place = f"tabletown bot 1\0{self.commitment} {seat} {number}"
        return int.from_bytes(hmac.digest(self._seed, place.encode(), "sha256")[:4])

    def reveal(self) -> str:
        """Return the seed, for the end of the match and for storing an unfinished one."""
        return self._seed.hex()

    def _words(self, number: int) -> Iterator[int]:
        place = b"tabletown draw 1\0" + bytes.fromhex(self.commitment) + number.to_bytes(8)
        block = 0
        while True:
            digest = hmac.digest(self._seed, place + block.to_bytes(8), "sha256")
            for start in range(0, len(digest), _WORD):
                yield int.from_bytes(digest[start : start + _WORD])
            block += 1


def commit(game: Game, options: Options, seed: bytes, given: Sequence[tuple[int, int]] = ()) -> str:
    """Return the commitment to a seed for a match with these options and given steps."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes")
    agreed = [game.name, game.rules_version, options, *([list(given)] if given else [])]
    context = msgspec.json.encode(agreed, order="sorted")
    return sha256(b"tabletown commitment 1\0" + context + b"\0" + seed).hexdigest()


def below(words: Iterator[int], bound: int) -> int:
    """Return a uniform number below `bound`; words that would bias it are skipped."""
    limit = _WORDS - _WORDS % bound
    return next(word for word in words if word < limit) % bound


class Verification(msgspec.Struct, frozen=True):
    """Whether the dealer kept its commitment, the number of draws, and the verdict in words."""

    holds: bool
    draws: int
    line: Line


def verify(record: Record, game: Game | None = None) -> Verification:
    """Recompute every draw; raise RecordError if the record breaks the rules or its seed is not revealed."""
    game, options = record.start(game)
    if record.commitment is None:
        raise RecordError("record-uncommitted")
    if record.seed is None:
        raise RecordError("record-unrevealed")
    states = list(record.replay(game))
    given = record.given or 0
    dealer = Dealer(game, options, bytes.fromhex(record.seed), record.prefix)
    if dealer.commitment != record.commitment:
        return Verification(False, 0, Line("table-verify-commitment"))
    draws = 0
    for number, (before, step) in enumerate(zip(states, record.steps), 1):
        if step.actor != CHANCE or number <= given:
            continue
        expected = dealer.draw(draws, before.outcomes())
        if step.action != expected:
            place: dict[str, str | int] = {"step": number, "found": step.text, "expected": game.text(expected)}
            return Verification(False, draws, Line("table-verify-draw", place))
        draws += 1
    if given:
        return Verification(True, draws, Line("table-verify-holds-given", {"draws": draws, "steps": given}))
    return Verification(True, draws, Line("table-verify-holds", {"draws": draws}))
