"""Puts the services of notices together."""

from __future__ import annotations

from collections.abc import Callable

from tabletown.server.live.presence import Presence
from tabletown.server.notices.channels import Channels, Counter
from tabletown.server.notices.delivery import Postman
from tabletown.server.notices.links import Links
from tabletown.server.notices.mail import Mailer
from tabletown.server.notices.mailbox import Mailbox
from tabletown.server.notices.model import ChannelStore, Outbox
from tabletown.server.notices.outbound import Client
from tabletown.server.notices.push import PushSender
from tabletown.server.notices.service import Notices
from tabletown.server.notices.webhook import WebhookSender
from tabletown.server.settings import Settings
from tabletown.server.tables.play import MoveService
from tabletown.server.users.accounts import Accounts, UserStore

_NOBODY = "mailto:nobody@localhost"  # push services want to know whom to tell of problems


class NoticeServices:
    """The services of notices, from the settings."""

    def __init__(
        self,
        settings: Settings,
        store: ChannelStore,
        outbox: Outbox,
        moves: MoveService,
        accounts: Accounts,
        users: UserStore,
        presence: Presence,
        now: Callable[[], float],
        monotonic: Callable[[], float],
    ) -> None:
        client, mailer = Client(settings.private_webhooks), Mailer(settings)
        self.links = links = Links(store, settings.address)
        counter = Counter(users, now)
        contact = f"mailto:{mailer.sender}" if mailer.available else settings.address or _NOBODY
        senders = mailer, PushSender(client, contact), WebhookSender(client)
        postman = Postman(store, outbox, moves, links, *senders, now)
        self.channels = Channels(store, outbox, links, mailer, counter, now, monotonic, settings.private_webhooks)
        self.mailbox = Mailbox(store, outbox, links, mailer, counter, accounts, now)
        delay, pause = settings.notice_minutes * 60, settings.sweep_seconds
        self.notices = Notices(store, outbox, moves, postman, presence, now, delay, pause)
