"""Mail over SMTP, if the host has set it up."""

from __future__ import annotations

import re
import secrets
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr

import aiosmtplib
import msgspec

from tabletown.server.errors import ServerError
from tabletown.server.notices.outbound import NotSent
from tabletown.server.settings import Settings

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
_LONGEST = 254
_PATIENCE = 20.0  # seconds
_PORTS = {"starttls": 587, "tls": 465, "none": 25}
_PERMANENT = 500  # codes of SMTP from which trying again is of no use


class Mail(msgspec.Struct, frozen=True):
    """A mail; `stop` is the address that ends such mails."""

    to: str
    subject: str
    text: str
    stop: str


def check_address(address: str) -> str:
    """Return an address as it is stored; raise ServerError if there can be no such one."""
    address = address.strip()
    if len(address) > _LONGEST or not _ADDRESS.fullmatch(address):
        raise ServerError("server-notice-mail")
    return address.lower()


class Mailer:
    """Sends mail over the server in the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def available(self) -> bool:
        """Whether the host has set up mail."""
        return bool(self._settings.mail_host)

    @property
    def sender(self) -> str:
        """The address from which mail comes, without a name."""
        return parseaddr(self._settings.mail_from)[1]

    async def send(self, mail: Mail, at: float) -> None:
        """Send a mail; raise NotSent if the SMTP server did not take it."""
        chosen = self._settings
        try:
            await aiosmtplib.send(
                self._message(mail, at),
                hostname=chosen.mail_host,
                port=chosen.mail_port or _PORTS[chosen.mail_security],
                username=chosen.mail_user or None,
                password=chosen.mail_password or None,
                use_tls=chosen.mail_security == "tls",
                start_tls=chosen.mail_security == "starttls",
                timeout=_PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise NotSent("refused", again=all(each.code < _PERMANENT for each in error.recipients)) from error
        except aiosmtplib.SMTPResponseException as error:
            raise NotSent(str(error.code), again=error.code < _PERMANENT) from error
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise NotSent(type(error).__name__) from error

    def _message(self, mail: Mail, at: float) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = mail.to
        message["Subject"] = mail.subject
        message["Date"] = format_datetime(datetime.fromtimestamp(at, UTC))
        domain = self.sender.partition("@")[2] or "tabletown"
        message["Message-ID"] = f"<{secrets.token_hex(16)}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{mail.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(mail.text)
        return message
