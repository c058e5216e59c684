"""Tables: seats, turns, taking back, the dealer, the clock, the log and the record."""

from tabletown.core.record import BotSeat, Open, Person, Record, Seat
from tabletown.table.clock import Bank, Clock, PerMove, Timing, Unlimited
from tabletown.table.dealer import Dealer, Verification, verify
from tabletown.table.history import Undo
from tabletown.table.log import Entry, Log, narrate
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
    "Seat",
    "Table",
    "TableError",
    "Timing",
    "Undo",
    "Unlimited",
    "Verification",
    "narrate",
    "verify",
]
