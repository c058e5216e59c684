"""The page of notices: where somebody is told whose turn it is, and when not."""

from __future__ import annotations

from typing import Annotated
from zoneinfo import available_timezones

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import QueryParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.core.errors import TabletownError
from tabletown.i18n import Speaker
from tabletown.server.errors import status_of
from tabletown.server.http.dependencies import ChannelsDep, Myself, NoticesDep, Visitor, VisitorDep, address_of
from tabletown.server.http.pages.shell import page
from tabletown.server.notices import quiet
from tabletown.server.notices.channels import Channels, Entry, entries
from tabletown.server.notices.model import QuietHours

_PLACE = "/me/notices"
_Flag = Annotated[bool, QueryParameter()]


class NoticesForm(msgspec.Struct, frozen=True):
    """The fields of all forms of the page; each form has some of them."""

    address: str = ""
    url: str = ""
    zone: str = ""
    start: str = ""
    end: str = ""
    channel: str = ""
    active: bool = False


async def _page(
    visitor: Visitor, channels: Channels, wrong: tuple[str, TabletownError] | None = None, sent: bool = False
) -> Response[str]:
    """Return the page; `wrong` is the form in which something was refused, and why; `sent` tells that a notice is coming."""
    known, language = visitor.known, visitor.language
    found: list[Entry] = []
    hours, key = QuietHours(), ""
    if known is not None:
        found, hours = entries(await channels.all_of(known)), await channels.quiet_hours(known)
        key = await channels.push_key()
    place, error = (wrong[0], Speaker(language)(wrong[1].message, wrong[1].arguments)) if wrong else ("", "")
    return page(
        visitor.request,
        "notices.html",
        status=int(status_of(wrong[1])) if wrong else 200,
        me=known,
        channels=found,
        has_mail=channels.has_mail,
        push_key=key,
        zone=hours.zone,
        start=quiet.clock(hours.start),
        end=quiet.clock(hours.end),
        zones=sorted(available_timezones()),
        place=place,
        error=error,
        sent=sent,
    )


class NoticesPageController(Controller):
    """The caller's notices."""

    path = _PLACE
    include_in_schema = False

    @get()
    async def notices(self, channels: ChannelsDep, visitor: VisitorDep, sent: _Flag = False) -> Response[str]:
        """Show the page."""
        return await _page(visitor, channels, sent=sent)

    @post("/mail", status_code=303)
    async def add_mail(
        self,
        data: URLEncodedBody[NoticesForm],
        identity: Myself,
        channels: ChannelsDep,
        notices: NoticesDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Add an address for mail."""
        try:
            await channels.add_mail(identity, data.address, visitor.language, address_of(visitor.request))
        except TabletownError as error:
            return await _page(visitor, channels, ("mail", error))
        notices.wake()
        return _back()

    @post("/webhook", status_code=303)
    async def add_webhook(
        self, data: URLEncodedBody[NoticesForm], identity: Myself, channels: ChannelsDep, visitor: VisitorDep
    ) -> Redirect | Response[str]:
        """Add a webhook."""
        try:
            await channels.add_webhook(identity, data.url, visitor.language)
        except TabletownError as error:
            return await _page(visitor, channels, ("webhook", error))
        return _back()

    @post("/quiet", status_code=303)
    async def set_quiet(
        self, data: URLEncodedBody[NoticesForm], identity: Myself, channels: ChannelsDep, visitor: VisitorDep
    ) -> Redirect | Response[str]:
        """Set the quiet hours."""
        try:
            hours = QuietHours(data.zone, quiet.minutes(data.start), quiet.minutes(data.end))
            await channels.set_quiet_hours(identity, hours)
        except TabletownError as error:
            return await _page(visitor, channels, ("quiet", error))
        return _back()

    @post("/switch", status_code=303)
    async def switch(self, data: URLEncodedBody[NoticesForm], identity: Myself, channels: ChannelsDep) -> Redirect:
        """Pause a channel, or use it again."""
        await channels.switch(identity, data.channel, data.active)
        return _back()

    @post("/remove", status_code=303)
    async def remove(self, data: URLEncodedBody[NoticesForm], identity: Myself, channels: ChannelsDep) -> Redirect:
        """Remove a channel."""
        await channels.remove(identity, data.channel)
        return _back()

    @post("/test", status_code=303)
    async def test(
        self, identity: Myself, channels: ChannelsDep, notices: NoticesDep, visitor: VisitorDep
    ) -> Redirect | Response[str]:
        """Send a notice now."""
        try:
            await channels.test(identity)
        except TabletownError as error:
            return await _page(visitor, channels, ("test", error))
        notices.wake()
        return Redirect(f"{_PLACE}?sent=true", status_code=303)


def _back() -> Redirect:
    return Redirect(_PLACE, status_code=303)
