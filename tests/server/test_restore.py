"""A server that is killed: the next one goes on where it was, bots included."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from tests.server.fixtures import PLAIN, HangingExecutor, InlineExecutor, Servers

from tabletown.server.bots.pool import processes

pytestmark = pytest.mark.anyio

LONE = [{"kind": "me"}, {"kind": "bot"}]


class Breaking(InlineExecutor):
    """The first of all processes dies at its work."""

    broken = 0

    def submit(self, *arguments: Any, **named: Any) -> Future[Any]:
        if Breaking.broken == 0:
            Breaking.broken += 1
            future: Future[Any] = Future()
            future.set_exception(BrokenExecutor("killed"))
            return future
        return super().submit(*arguments, **named)


async def test_every_viewer_sees_the_same_after_a_restart_at_every_step(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair(clock={"kind": "bank", "seconds": 600, "increment": 5})
    script = ["0 name wood", "0 place wood a1", "1 place wood b2", "0 undo", "0 place wood a2", "0 done", "1 done"]
    script += ["1 name stone", "1 place stone a1", "1 done", "0 ask", "1 answer", "0 done"]
    before: list[Any] = []
    for step in ["", *script]:
        async with servers.open() as site:
            people = [await site.visit(like=ann), await site.visit(like=bo), await site.visit()]
            after = [await each.look(shown) for each in people]
            assert after == before or not before
            seat, _, text = step.partition(" ")
            servers.clock.now += 10
            if text:
                person, seen = people[int(seat)], await people[int(seat)].look(shown)
                if text in ("undo", "ask", "answer"):
                    body = {"version": seen["version"], **({"accept": True} if text == "answer" else {})}
                    await person.post(f"/tables/{shown['id']}/{text}", body)
                else:
                    await person.act(seen, text)
            before = [await each.look(shown) for each in people]
    left = [seat["time_left"] for seat in before[0]["seats"]]
    assert [600 > each > 400 for each in left] == [True, True]


async def test_a_bot_that_was_thinking_when_the_server_died_thinks_again(servers: Servers) -> None:
    async with servers.open(HangingExecutor) as site:
        ann = await site.visit("Ann")
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": LONE, "options": PLAIN}, 201)
        shown = await ann.play(shown, "name wood", "place wood a1", "done")
        assert shown["actors"] == [1]
    async with servers.open() as site:
        await site.settle()
        again = await site.visit(like=ann)
        assert (await again.look(shown))["actors"] != [1]


async def test_work_lost_by_another_server_is_taken_up_after_a_while(servers: Servers) -> None:
    async with servers.open(HangingExecutor) as one, servers.open() as two:
        ann = await one.visit("Ann")
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": LONE, "options": PLAIN}, 201)
        await ann.play(shown, "name wood", "place wood a1", "done")
        assert await two.server.bots.sweep() == 0
        servers.clock.now += 60
        assert await two.server.bots.sweep() == 1
        await two.settle()
        assert 0 in (await ann.look(shown))["actors"]
        assert await two.server.bots.sweep() == 0


async def test_a_lost_process_is_replaced(servers: Servers) -> None:
    Breaking.broken = 0
    async with servers.open(Breaking) as site:
        ann = await site.visit("Ann")
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": LONE, "options": PLAIN}, 201)
        await ann.play(shown, "name wood", "place wood a1", "done")
        await site.settle()
        assert Breaking.broken == 1
        assert 0 in (await ann.look(shown))["actors"]


async def test_bots_think_in_processes_and_one_that_is_killed_is_replaced(servers: Servers) -> None:
    pools: list[ProcessPoolExecutor] = []

    def make() -> Executor:
        pool = processes(1)()
        assert isinstance(pool, ProcessPoolExecutor)
        if not pools:
            pid = pool.submit(os.getpid).result()
            assert pid != os.getpid()
            assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)  # people come first
            os.kill(pid, signal.SIGKILL)
        pools.append(pool)
        return pool

    async with servers.open(make) as site:
        ann = await site.visit("Ann")
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": LONE, "options": PLAIN}, 201)
        await ann.play(shown, "name wood", "place wood a1", "done")
        await site.settle()
        assert len(pools) == 2
        assert 0 in (await ann.look(shown))["actors"]


def test_a_bot_process_ends_when_its_server_is_killed() -> None:
    script = """if __name__ == "__main__":
    import os, signal
    from tabletown.server.bots.pool import processes
    print(processes(1)().submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
    with TemporaryDirectory() as folder:
        path = Path(folder, "server.py")
        path.write_text(script)
        ended = subprocess.run([sys.executable, str(path)], stdout=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == -signal.SIGKILL
    while _is_alive(int(ended.stdout)):
        time.sleep(0.05)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/status")
    return not (status.exists() and "(zombie)" in status.read_text())
