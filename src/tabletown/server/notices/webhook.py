"""Webhooks: a JSON message to an address of the user's own, signed as in https://www.standardwebhooks.com."""

from __future__ import annotations

import hmac
import secrets
from base64 import b64decode, b64encode
from typing import Any

import msgspec

from tabletown.server.notices.outbound import Client

_PREFIX = "whsec_"
_BYTES = 24


def new_secret() -> str:
    """Return a new secret with which messages are signed."""
    return _PREFIX + b64encode(secrets.token_bytes(_BYTES)).decode()


def signature(secret: str, delivery: str, at: int, body: bytes) -> str:
    """Return the signature of a message that was sent at a time."""
    signed = f"{delivery}.{at}.".encode() + body
    return "v1," + b64encode(hmac.digest(b64decode(secret.removeprefix(_PREFIX)), signed, "sha256")).decode()


class WebhookSender:
    """Sends to webhooks."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def send(self, url: str, secret: str, delivery: str, at: int, message: dict[str, Any]) -> None:
        """Send a message; raise NotSent if it was not taken. The id is the same when it is tried again."""
        body = msgspec.json.encode(message)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Tabletown",
            "Webhook-Id": delivery,
            "Webhook-Timestamp": str(at),
            "Webhook-Signature": signature(secret, delivery, at, body),
        }
        await self._client.post(url, body, headers)
