"""People who play over wires that fail, and note what was acknowledged."""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import httpx
from tests.faults.cluster import client

PACE = 0.3  # seconds between two decisions
_FINE = {200, 409}


class Player:
    """Somebody at a seat who plays at random, resends what was not answered, and sometimes misbehaves."""

    def __init__(self, table: str, seat: int, cookies: httpx.Cookies, rng: random.Random, tally: Counter[str]) -> None:
        self.table = table
        self.seat = seat
        self.acknowledged: list[tuple[int, str]] = []  # action and the version that it answered
        self.is_over = False
        self.heard = ""  # the last version that the stream told
        self.tally = tally
        self._cookies = cookies
        self._rng = rng
        self._ports: list[int] = []

    async def play(self, ports: list[int], stop: asyncio.Event) -> None:
        """Play through these ports until told to stop; what was begun then is ended."""
        self._ports = ports
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(client(port, self._cookies)) for port in ports]
            while not stop.is_set():
                await self._decide(clients)
                await asyncio.sleep(PACE * (0.5 + self._rng.random()))

    async def _decide(self, clients: list[httpx.AsyncClient]) -> None:
        shown = await self._ask(clients, "GET", f"/api/tables/{self.table}?seat={self.seat}")
        legal = await self._ask(clients, "GET", f"/api/tables/{self.table}/legal?seat={self.seat}")
        self.is_over = shown["phase"] == "over"
        if not legal:
            return
        action, version = self._rng.choice(legal)["action"], shown["version"]
        body = {"seat": self.seat, "action": action, "version": version}
        path = f"/api/tables/{self.table}/act"
        if self._rng.random() < 0.15:  # by two ways at once
            self.tally["duplicates"] += 1
            answers = await asyncio.gather(*(self._ask([each], "POST", path, body, tries=1) for each in clients))
            if any(each is not None and "code" not in each for each in answers):
                self._note(action, version)
        answer = await self._ask(clients, "POST", path, body)
        if "code" not in answer:
            self._note(action, version)
        if self._rng.random() < 0.15:
            await self._misbehave(clients, path, action)

    def _note(self, action: int, version: str) -> None:
        if (action, version) not in self.acknowledged:
            self.acknowledged.append((action, version))
            self.tally["acknowledged"] += 1

    async def _misbehave(self, clients: list[httpx.AsyncClient], path: str, action: int) -> None:
        """Act for the bot and for somebody else, and go back in time."""
        others = [each for each in range(3) if each != self.seat]
        for body, codes in (
            ({"seat": self._rng.choice(others), "action": action, "version": "0-1"}, {"server-not-your-seat"}),
            (
                {"seat": self.seat, "action": action, "version": "0-0"},
                {"server-stale", "table-not-your-turn", "server-over"},
            ),
        ):
            answer = await self._ask(clients, "POST", path, body, {403, 409})
            assert answer["code"] in codes, answer
            self.tally["refused"] += 1

    async def _ask(
        self,
        clients: list[httpx.AsyncClient],
        method: str,
        path: str,
        body: object = None,
        fine: set[int] = _FINE,
        tries: int = 1000,
    ) -> Any:
        """The answer, by whichever way; again and again while there is none."""
        for _ in range(tries):
            try:
                answer = await self._rng.choice(clients).request(method, path, json=body)
            except httpx.TransportError:
                self.tally["unanswered"] += 1
            else:
                if answer.status_code in fine:
                    return answer.json()
                self.tally[f"status {answer.status_code}"] += 1
                assert answer.status_code == 503, answer.text
                assert answer.headers["retry-after"]
            await asyncio.sleep(0.2)
        return None

    async def listen(self, port: int) -> None:
        """Read the stream, and connect again when it ends, until cancelled."""
        while True:
            headers = {"Last-Event-ID": self.heard} if self.heard else {}
            address = f"/api/tables/{self.table}/events?seat={self.seat}"
            try:
                async with (
                    client(port, self._cookies) as browser,
                    browser.stream("GET", address, headers=headers, timeout=60) as stream,
                ):
                    self.tally["streams"] += 1
                    async for line in stream.aiter_lines():
                        if line.startswith("id: "):
                            self.heard = line.removeprefix("id: ")
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.3)
