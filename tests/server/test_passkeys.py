"""Passkeys, with an authenticator in this process; tests/browser has one of a browser."""

import json
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from tests.server.fixtures import Person, Servers
from tests.server.pages import seen, sent
from tests.server.test_accounts import PHRASE, account

pytestmark = pytest.mark.anyio

ORIGIN = "https://games.example.org"
HERE, CONFIRMED, ATTESTED = 1, 4, 64  # flags of an authenticator


def encoded(data: bytes) -> str:
    """Base64 for addresses."""
    return urlsafe_b64encode(data).decode().rstrip("=")


class Device:
    """An authenticator with one passkey."""

    def __init__(self, origin: str = ORIGIN, flags: int = HERE | CONFIRMED) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.origin, self.flags, self.uses = origin, flags, 0

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, site: str, more: int = 0) -> bytes:
        self.uses += 1
        return sha256(site.encode()).digest() + bytes([self.flags | more]) + self.uses.to_bytes(4, "big")

    def _answer(self, said: bytes, **response: bytes) -> dict[str, Any]:
        parts = {"clientDataJSON": said, **response}
        named = {name: encoded(value) for name, value in parts.items()}
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": named}

    def make(self, options: Any) -> dict[str, Any]:
        """A new passkey for a site."""
        numbers = self._key.public_key().public_numbers()
        x, y = (each.to_bytes(32, "big") for each in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._data(options["rp"]["id"], ATTESTED) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(self._said("webauthn.create", options["challenge"]), attestationObject=attested)

    def sign(self, options: Any) -> dict[str, Any]:
        """An answer to a challenge."""
        said, data = self._said("webauthn.get", options["challenge"]), self._data(options["rpId"])
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer(said, authenticatorData=data, signature=signature)


@pytest.fixture(autouse=True)
def _address(servers: Servers) -> None:
    servers.settings["address"] = ORIGIN


async def added(person: Person, device: Device, name: str = "Phone", status: int = 201) -> Any:
    """Somebody adds a passkey."""
    options = await person.post("/me/passkeys/options", {"passphrase": PHRASE})
    return await person.post("/me/passkeys", {"name": name, "credential": device.make(options)}, status)


async def signed_in(person: Person, device: Device, status: int = 201) -> Any:
    """Somebody signs in with a passkey."""
    options = await person.post("/session/passkey/options")
    return await person.post("/session/passkey", {"credential": device.sign(options)}, status)


async def test_a_passkey_signs_in_and_is_renamed_and_removed(servers: Servers) -> None:
    async with servers.open() as site:
        ann, device = await account(site), Device()
        passkey = await added(ann, device)
        phone = await site.visit("Guest")
        assert (await signed_in(phone, device))["name"] == "Ann"
        assert (await phone.get("/me"))["account"]
        (listed,) = await ann.get("/me/passkeys")
        assert (listed["name"], listed["used"]) == ("Phone", servers.clock.now)
        assert "Phone" in await seen(ann, "/me/account")
        assert await sent(ann, "/me/account/passkey", passkey=passkey["id"], name="Tablet") == "/me/account"
        assert "up to 40" in await sent(ann, "/me/account/passkey", 400, passkey=passkey["id"], name="x" * 41)
        eve = await account(site, "Eve")
        await sent(eve, "/me/account/passkey/remove", 404, passkey=passkey["id"])
        assert [each["name"] for each in (await ann.get("/me/data"))["rows"]["passkeys"]] == ["Tablet"]
        assert await sent(ann, "/me/account/passkey/remove", passkey=passkey["id"]) == "/me/account"
        assert (await signed_in(await site.visit(), device, 401))["code"] == "server-passkey-wrong"


async def test_adding_a_passkey_needs_the_passphrase(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await account(site)
        assert (await ann.post("/me/passkeys/options", {"passphrase": "wrong"}, 401))["code"] == "server-passphrase-wrong"
        guest = await site.visit("Guest")
        assert (await guest.post("/me/passkeys/options", {"passphrase": PHRASE}, 409))["code"] == "server-no-account"
        assert (await ann.post("/me/passkeys", {"name": "x", "credential": {}}, 401))["code"] == "server-passkey-late"


async def test_a_challenge_is_answered_once_in_time_and_by_the_browser_that_has_asked(servers: Servers) -> None:
    async with servers.open() as site:
        ann, device = await account(site), Device()
        await added(ann, device)
        phone, thief = await site.visit(), await site.visit()
        answer = {"credential": device.sign(await phone.post("/session/passkey/options"))}
        await thief.post("/session/passkey/options")
        assert (await thief.post("/session/passkey", answer, 401))["code"] == "server-passkey-wrong"
        assert (await (await site.visit()).post("/session/passkey", answer, 401))["code"] == "server-passkey-late"
        await phone.post("/session/passkey", answer, 201)
        assert (await phone.post("/session/passkey", answer, 401))["code"] == "server-passkey-late"
        late = {"credential": device.sign(await phone.post("/session/passkey/options"))}
        servers.clock.now += 5 * 60
        assert (await phone.post("/session/passkey", late, 401))["code"] == "server-passkey-late"


@pytest.mark.parametrize(
    "device", [Device("https://games.example.com"), Device("http://games.example.org"), Device(flags=HERE)],
    ids=["site", "scheme", "unconfirmed"],
)  # fmt: skip
async def test_passkeys_of_other_sites_and_unconfirmed_ones_are_refused(servers: Servers, device: Device) -> None:
    async with servers.open() as site:
        ann = await account(site)
        assert (await added(ann, device, status=401))["code"] == "server-passkey-wrong"
        good = Device()
        await added(ann, good)
        good.origin, good.flags = device.origin, device.flags
        assert (await signed_in(await site.visit(), good, 401))["code"] == "server-passkey-wrong"


async def test_a_copied_device_and_broken_answers_are_refused(servers: Servers) -> None:
    async with servers.open() as site:
        ann, device, other = await account(site), Device(), Device()
        await added(ann, device)
        await signed_in(await site.visit(), device)
        device.uses = 0  # a copy, made before
        await signed_in(await site.visit(), device, 401)
        other.id = device.id
        await signed_in(await site.visit(), other, 401)
        assert (await added(ann, device, status=401))["code"] == "server-passkey-wrong"  # known already
        visitor = await site.visit()
        for wrong in ({}, {"id": 5}, {"id": encoded(device.id), "response": 7}, {"id": encoded(device.id)}):
            await visitor.post("/session/passkey/options")
            await visitor.post("/session/passkey", {"credential": wrong}, 401)


async def test_stored_challenges_name_no_browser(servers: Servers) -> None:
    async with servers.open() as site:
        visitor = await site.visit()
        await visitor.post("/session/passkey/options")
        assert visitor.client.cookies["passkey"].encode() not in await site.stored()


async def test_without_an_address_there_are_no_passkeys(servers: Servers) -> None:
    servers.settings["address"] = ""
    async with servers.open() as site:
        ann = await account(site)
        assert (await ann.post("/me/passkeys/options", {"passphrase": PHRASE}, 409))["code"] == "server-passkey-off"
        assert "passkey-add" not in await seen(ann, "/me/account")
