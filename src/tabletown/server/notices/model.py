"""Channels, notices and deliveries, and what is asked of the database that keeps them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, Protocol

import msgspec

ChannelKind = Literal["push", "mail", "webhook"]
NoticeKind = Literal["turn", "start", "seat", "soon"]
DeliveryKind = Literal["notice", "test", "confirm", "reset"]


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """A way to reach a user: a browser that takes pushes, an address for mail, or a webhook."""

    id: str
    user: str
    kind: ChannelKind
    address: str
    keys: dict[str, str]
    device: str
    language: str
    confirmed: bool
    active: bool
    created: float
    failed: float | None = None

    @property
    def usable(self) -> bool:
        """Whether notices may be sent there."""
        return self.confirmed and self.active


class QuietHours(msgspec.Struct, frozen=True):
    """The time zone of a user, and the minutes of the day between which nothing is sent."""

    zone: str = "UTC"
    start: int | None = None
    end: int | None = None


class Item(msgspec.Struct, frozen=True):
    """What a notice tells: at which table it is the user's turn, what has begun or begins soon, or where a seat is kept."""

    kind: NoticeKind
    table: str
    mark: str  # of the turn


class Notice(msgspec.Struct, frozen=True):
    """Something to tell a user once, unless it is no longer of interest when it is due."""

    id: str
    user: str
    item: Item
    since: float
    due: float


class Delivery(msgspec.Struct, frozen=True):
    """A message on its way; `attempts` counts the present one."""

    id: str
    channel: Channel
    kind: DeliveryKind
    items: list[Item]
    attempts: int


class ChannelStore(Protocol):
    """Channels, quiet hours and keys; every method is one transaction."""

    async def key(self, name: str, new: str) -> str: ...
    async def channels_of(self, user: str) -> list[Channel]: ...
    async def reached(self, users: Collection[str]) -> set[str]: ...
    async def add_channel(self, channel: Channel, session: str | None, most: int) -> str | None: ...
    async def remove_channel(self, channel: str, user: str | None = None) -> bool: ...
    async def switch(self, channel: str, active: bool, user: str | None = None) -> bool: ...
    async def channel(self, channel: str) -> Channel | None: ...
    async def quiet_hours(self, user: str) -> QuietHours: ...
    async def set_quiet_hours(self, user: str, hours: QuietHours) -> None: ...
    async def add_token(self, token: str, channel: str, kind: str, expires: float) -> None: ...
    async def token(self, token: str, kind: str, now: float) -> Channel | None: ...
    async def confirm(self, token: str, now: float) -> bool: ...
    async def reset(self, token: str, passphrase: str, now: float) -> str | None: ...
    async def mailboxes(self, claimed: str, address: str, most: int) -> list[Channel]: ...
    async def name_of(self, user: str) -> str: ...


class Outbox(Protocol):
    """Notices and deliveries; every method is one transaction."""

    async def awaited_tables(self) -> list[str]: ...
    async def add(self, notices: Sequence[Notice]) -> None: ...
    async def pending(self, before: float) -> list[Notice]: ...
    async def postpone(self, notices: Mapping[str, float]) -> None: ...
    async def close(self, notices: Collection[str]) -> None: ...
    async def visited(self, arrivals: Mapping[tuple[str, str], float]) -> None: ...
    async def hand_in(self, notices: Sequence[Notice], channels: Sequence[Channel], now: float) -> None: ...
    async def put(self, channels: Sequence[Channel], kind: DeliveryKind, now: float) -> None: ...
    async def claim(self, now: float, until: float, most: int) -> list[Delivery]: ...
    async def done(self, delivery: Delivery) -> None: ...
    async def retry(self, delivery: Delivery, due: float) -> None: ...
    async def give_up(self, delivery: Delivery, now: float) -> None: ...
    async def forget(self, before: float, now: float) -> None: ...
