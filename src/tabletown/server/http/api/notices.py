"""API endpoints of notices: where the caller wants to be told whose turn it is, and when not."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter

from tabletown.server.http.api.bodies import Body, Short
from tabletown.server.http.dependencies import (
    COOKIE,
    NOT_KEPT,
    ChannelsDep,
    Language,
    MailboxDep,
    Myself,
    NoticesDep,
    address_of,
    device_of,
)
from tabletown.server.notices.channels import Entry, entries
from tabletown.server.notices.model import QuietHours
from tabletown.server.notices.outbound import LONGEST

_Request = Request[Any, Any, Any]
_Id = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-z]+\Z", description="The id of a channel.")]
_Url = Annotated[str, msgspec.Meta(max_length=LONGEST)]
_Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class NewPush(Body, frozen=True, kw_only=True):
    """The subscription of a browser."""

    endpoint: _Url
    p256dh: Short
    auth: Short


class NewWebhook(Body, frozen=True, kw_only=True):
    """An address that takes JSON."""

    url: _Url


class NewMail(Body, frozen=True, kw_only=True):
    """An address for mail."""

    address: Annotated[str, msgspec.Meta(max_length=300)]


class Switch(Body, frozen=True, kw_only=True):
    """Whether a channel is used."""

    active: bool


class Quiet(Body, frozen=True, kw_only=True):
    """A time zone, and the minutes of the day between which nothing is sent."""

    zone: Short
    start: _Minute | None = None
    end: _Minute | None = None


class Forgotten(Body, frozen=True, kw_only=True):
    """The name or the mail address of an account."""

    name: Annotated[str, msgspec.Meta(max_length=300)]


class NoticeSettings(msgspec.Struct, frozen=True):
    """The channels of a user, its quiet hours, the key with which browsers subscribe, and whether there is mail."""

    channels: list[Entry]
    quiet: QuietHours
    push_key: str
    mail: bool


class NoticesController(Controller):
    """The caller's notices."""

    path = "/api/me"
    tags = ("people",)
    response_headers = NOT_KEPT

    @get("/notices", summary="How am I told that it is my turn?")
    async def notices(self, identity: Myself, channels: ChannelsDep) -> NoticeSettings:
        """Return the caller's channels and quiet hours."""
        quiet, key = await channels.quiet_hours(identity), await channels.push_key()
        return NoticeSettings(entries(await channels.all_of(identity)), quiet, key, channels.has_mail)

    @post("/notices/push", status_code=204, summary="Notify this browser")
    async def add_push(
        self, request: _Request, data: JSONBody[NewPush], identity: Myself, channels: ChannelsDep, language: Language
    ) -> None:
        """Send Web Push messages to a browser until it is signed out."""
        token, keys = request.cookies.get(COOKIE, ""), (data.p256dh, data.auth)
        await channels.add_push(identity, data.endpoint, keys, device_of(request), language, token)

    @post("/notices/webhook", status_code=204, summary="Notify a program")
    async def add_webhook(
        self, data: JSONBody[NewWebhook], identity: Myself, channels: ChannelsDep, language: Language
    ) -> None:
        """Post notices to an address, signed with a secret that is listed with the channel."""
        await channels.add_webhook(identity, data.url, language)

    @post("/notices/mail", status_code=204, summary="Notify by mail")
    async def add_mail(
        self,
        request: _Request,
        data: JSONBody[NewMail],
        identity: Myself,
        channels: ChannelsDep,
        notices: NoticesDep,
        language: Language,
    ) -> None:
        """Send a link to an address; notices follow after its owner has opened it."""
        await channels.add_mail(identity, data.address, language, address_of(request))
        notices.wake()

    @post("/notices/test", status_code=204, summary="Send me a notice now")
    async def test(self, identity: Myself, channels: ChannelsDep, notices: NoticesDep) -> None:
        """Send a notice to all channels, to try them."""
        await channels.test(identity)
        notices.wake()

    @put("/notices/quiet", status_code=204, summary="Set my quiet hours")
    async def set_quiet(self, data: JSONBody[Quiet], identity: Myself, channels: ChannelsDep) -> None:
        """Set the hours in which nothing is sent; notices wait until they end."""
        await channels.set_quiet_hours(identity, QuietHours(data.zone, data.start, data.end))

    @patch("/notices/{channel:str}", status_code=204, summary="Pause a channel")
    async def switch(self, channel: _Id, data: JSONBody[Switch], identity: Myself, channels: ChannelsDep) -> None:
        """Pause a channel, or use it again."""
        await channels.switch(identity, channel, data.active)

    @delete("/notices/{channel:str}", summary="Remove a channel")
    async def remove(self, channel: _Id, identity: Myself, channels: ChannelsDep) -> None:
        """Remove a channel."""
        await channels.remove(identity, channel)

    @post("/forgotten", status_code=204, summary="Get a link for a new passphrase")
    async def forgotten(
        self, request: _Request, data: JSONBody[Forgotten], mailbox: MailboxDep, notices: NoticesDep
    ) -> None:
        """Send a mail to the confirmed address of an account; the answer does not tell whether there is one."""
        await mailbox.request_reset(data.name, address_of(request))
        notices.wake()
