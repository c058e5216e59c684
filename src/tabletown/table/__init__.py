"""Tables: seats, turns, undo, dealer, clock, log, replay and record."""

from tabletown.core.record import BotSeat, Open, Person, Record, Seat
from tabletown.table.clock import Bank, Clock, PerMove, Timing, Unlimited
from tabletown.table.dealer import Dealer, Verification, verify
from tabletown.table.history import Undo
from tabletown.table.log import Entry, Log, describe
from tabletown.table.replay import Replay, ScoresAtStep
from tabletown.table.table import Offer, Table, TableError

__all__ = [
    "Bank",
    "BotSeat",
    "Clock",
    "Dealer",
    "Entry",
    "Log",
    "Offer",
    "Open",
    "PerMove",
    "Person",
    "Record",
    "Replay",
    "ScoresAtStep",
    "Seat",
    "Table",
    "TableError",
    "Timing",
    "Undo",
    "Unlimited",
    "Verification",
    "describe",
    "verify",
]
