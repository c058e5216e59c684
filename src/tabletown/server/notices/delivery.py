"""Sends what is in the outbox: one process at a time tries, and what fails is tried again later."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from tabletown.server.errors import UnavailableError
from tabletown.server.notices.links import Links
from tabletown.server.notices.mail import Mail, Mailer
from tabletown.server.notices.model import ChannelStore, Delivery, Outbox
from tabletown.server.notices.outbound import Gone, NotSent
from tabletown.server.notices.push import PushSender
from tabletown.server.notices.text import Words
from tabletown.server.notices.turns import still_true
from tabletown.server.notices.webhook import WebhookSender
from tabletown.server.tables.play import MoveService

ATTEMPTS = 6  # the last one more than five hours after the first
CLAIM = 5 * 60.0  # seconds after which a process that has begun to send counts as dead
_FIRST, _FACTOR = 60.0, 4  # seconds until the second attempt, and how much longer each pause is
_AT_ONCE = 20
_CONFIRM, _RESET = 2 * 24 * 60 * 60.0, 60 * 60.0  # seconds for which links are valid
_log = logging.getLogger(__name__)


class Postman:
    """Takes deliveries from the outbox and sends them."""

    def __init__(
        self,
        store: ChannelStore,
        outbox: Outbox,
        moves: MoveService,
        links: Links,
        mailer: Mailer,
        push: PushSender,
        webhook: WebhookSender,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._moves = moves
        self._links = links
        self._mailer = mailer
        self._push = push
        self._webhook = webhook
        self._now = now

    async def send(self) -> None:
        """Send all that is due."""
        while claimed := await self._outbox.claim(self._now(), self._now() + CLAIM, _AT_ONCE):
            await asyncio.gather(*(self._deliver(each) for each in claimed))

    async def _deliver(self, delivery: Delivery) -> None:
        try:
            await self._try(delivery)
        except Gone:
            if delivery.channel.kind == "mail":
                await self._outbox.give_up(delivery, self._now())
            else:
                await self._store.remove_channel(delivery.channel.id)  # and with it the delivery
        except UnavailableError:
            raise  # the claim runs out
        except Exception as error:
            if isinstance(error, NotSent):
                _log.info("a %s was not taken: %s", delivery.channel.kind, error)
            else:
                _log.exception("a %s cannot be sent", delivery.channel.kind)
            if getattr(error, "again", True) and delivery.attempts < ATTEMPTS:
                pause = _FIRST * _FACTOR ** (delivery.attempts - 1)
                await self._outbox.retry(delivery, self._now() + pause)
            else:
                await self._outbox.give_up(delivery, self._now())
        else:
            await self._outbox.done(delivery)

    async def _try(self, delivery: Delivery) -> None:
        channel = delivery.channel
        if delivery.kind in ("confirm", "reset"):
            await self._mailer.send(await self._with_token(delivery), self._now())
            return
        facts = [await still_true(self._moves, channel.user, each) for each in delivery.items]
        told = [each for each in facts if each is not None]
        if not channel.usable or (delivery.kind == "notice" and not told):
            return
        words = Words(channel.language, self._links.base)
        if channel.kind == "mail":
            mail = words.mail(channel.address, told, await self._links.stop(channel.id))
            await self._mailer.send(mail, self._now())
        elif channel.kind == "push":
            await self._push.send(await self._links.push_key(), channel.address, channel.keys, words.push(told))
        else:
            secret, at = channel.keys["secret"], int(self._now())
            await self._webhook.send(channel.address, secret, delivery.id, at, words.webhook(told))

    async def _with_token(self, delivery: Delivery) -> Mail:
        """Return a mail with a link that works once; each attempt makes another one, since only digests are stored."""
        channel, token = delivery.channel, secrets.token_urlsafe(24)
        valid = _CONFIRM if delivery.kind == "confirm" else _RESET
        await self._store.add_token(token, channel.id, delivery.kind, self._now() + valid)
        words, name = Words(channel.language, self._links.base), await self._store.name_of(channel.user)
        write = words.confirmation if delivery.kind == "confirm" else words.reset
        link = f"{self._links.base}/mail/{delivery.kind}/{token}"
        return write(channel.address, name, link, await self._links.stop(channel.id))
