"""Web Push: a message for the service worker of a browser, enciphered so that the push service cannot read it."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from tabletown.server.errors import ServerError
from tabletown.server.notices.outbound import Client, check_url

_PROOF = 12 * 60 * 60  # seconds for which a signature is valid; a day is the most that is allowed
_KEPT = 24 * 60 * 60  # seconds for which the push service keeps a message for a browser that is off


class Push(msgspec.Struct, frozen=True):
    """What a browser shows; of messages with the same tag it shows only the last."""

    title: str
    body: str
    url: str
    tag: str


def new_key() -> str:
    """Return a new private key of a server, as PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(private: str) -> str:
    """Return the public half, as browsers want it when they subscribe."""
    point = Vapid02.from_pem(private.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")


def check_subscription(endpoint: str, p256dh: str, auth: str, private: bool) -> dict[str, str]:
    """Return the keys of a browser; raise ServerError if it cannot be sent anything with them."""
    check_url(endpoint, private)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh, 65))
        _decoded(auth, 16)
    except ValueError:
        raise ServerError("server-notice-keys") from None
    return {"p256dh": p256dh, "auth": auth}


def _decoded(text: str, length: int) -> bytes:
    found = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    if len(found) != length:
        raise ValueError(text)
    return found


class PushSender:
    """Sends to push services, which know the server by its key, and by `contact` whom to tell of problems."""

    def __init__(self, client: Client, contact: str) -> None:
        self._client = client
        self._contact = contact

    async def send(self, key: str, endpoint: str, keys: dict[str, str], push: Push) -> None:
        """Send a message to a browser; raise NotSent if the push service did not take it."""
        subscription = {"endpoint": endpoint, "keys": dict(keys)}
        body = WebPusher(subscription).encode(msgspec.json.encode(push))["body"]
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact, "exp": int(time.time()) + _PROOF}
        headers = {
            **Vapid02.from_pem(key.encode()).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT),
            "Urgency": "normal",
        }
        await self._client.post(endpoint, body, headers)
