"""Receivers of notices on this machine: a push service with browsers, an SMTP server, and a server for webhooks."""

import asyncio
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def decoded(text: str) -> bytes:
    """The bytes of base64 for addresses."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    """Base64 for addresses."""
    return urlsafe_b64encode(data).decode().rstrip("=")


class Received:
    """What came over HTTP, and how it is answered."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []  # path, headers in small letters, body
        self.status = 201
        self.headers: dict[str, str] = {}
        self.url = ""

    async def handle(self, request: web.Request) -> web.Response:
        """Keep a request."""
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.requests.append((request.path, headers, await request.read()))
        return web.Response(status=self.status, headers=self.headers)

    def taken(self) -> list[tuple[str, dict[str, str], bytes]]:
        """What came since the last call."""
        found, self.requests = self.requests, []
        return found


@asynccontextmanager
async def http_server() -> AsyncIterator[Received]:
    """A server that keeps whatever it is sent, until the end of the block."""
    received = Received()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", received.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    received.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield received
    finally:
        await runner.cleanup()


class Browser:
    """A browser that has subscribed at a push service, and alone can read what is sent to it."""

    def __init__(self, service: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.endpoint = f"{service}/push/{secrets.token_hex(4)}"

    @property
    def subscription(self) -> dict[str, str]:
        """What it gives to a server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": encoded(point), "auth": encoded(self._auth)}

    def read(self, body: bytes) -> Any:
        """What a message says."""
        found = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(found)


def signed_claims(authorization: str, key: str) -> Any:
    """What a server says of itself to a push service, if it has signed it with its key."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(each.strip().split("=", 1) for each in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", key)
    signed, _, signature = fields["t"].rpartition(".")
    raw = decoded(signature)
    numbers = [int.from_bytes(half, "big") for half in (raw[:32], raw[32:])]
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    return json.loads(decoded(signed.split(".")[1]))


class Mailbox:
    """An SMTP server that keeps what it is sent."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], EmailMessage]] = []
        self.answer = "250 OK"
        self.port = 0

    async def handle_DATA(self, _server: object, _session: object, envelope: Envelope) -> str:  # noqa: N802
        """Keep a mail."""
        if self.answer.startswith("250"):
            assert isinstance(envelope.content, bytes)
            mail: Any = message_from_bytes(envelope.content, policy=policy.default)
            self.mails.append((list(map(str, envelope.rcpt_tos)), mail))
        return self.answer

    def taken(self) -> list[EmailMessage]:
        """What came since the last call."""
        found, self.mails = self.mails, []
        return [mail for _, mail in found]


@asynccontextmanager
async def smtp_server() -> AsyncIterator[Mailbox]:
    """An SMTP server, until the end of the block."""
    box = Mailbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box, hostname="test"), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()


def mail_settings(box: Mailbox) -> dict[str, Any]:
    """The settings of a server that sends its mail there."""
    return {
        "address": "http://tabletown.test",
        "mail_host": "127.0.0.1",
        "mail_port": box.port,
        "mail_security": "none",
        "mail_from": "Tabletown <games@example.org>",
    }


def links(mail: EmailMessage) -> list[str]:
    """The paths of the links in a mail."""
    text = mail.get_content()
    return [line.removeprefix("http://tabletown.test") for line in text.splitlines() if line.startswith("http://")]
