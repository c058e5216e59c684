"""The app: manifest, icons, service worker, offline page, the next turn; and the pictures of finished matches."""

import json
import re
from pathlib import Path

import pytest
from tests.server.fixtures import PLAIN, Servers
from tests.server.test_archive import both_finish

from tabletown.drawing.png import png
from tabletown.drawing.theme.app_icons import icons
from tabletown.server.http.pages.app import share
from tabletown.server.http.pages.files import FOLDER, edition, static

pytestmark = pytest.mark.anyio
PNG = b"\x89PNG\r\n\x1a\n"
ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def size(data: bytes) -> tuple[int, int]:
    """The width and height of a PNG file."""
    assert data[:8] == PNG
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def test_the_icons_are_those_of_the_drawing() -> None:
    drawn = icons((FOLDER / "icon.svg").read_text("utf-8"))
    assert {name: size(data)[0] for name, data in drawn.items()} == {
        "icon-192.png": 192,
        "icon-512.png": 512,
        "icon-maskable.png": 512,
    }
    for name, data in drawn.items():
        assert size(Path(FOLDER, name).read_bytes()) == size(data)


async def test_the_manifest_names_icons_that_exist_and_opens_at_the_next_turn(servers: Servers) -> None:
    async with servers.open() as site:
        nobody = await site.visit()
        page = (await nobody.client.get("/")).text
        address = re.findall(r'<link rel="manifest" href="([^"]+)"', page)[0]
        answer = await nobody.client.get(address)
        assert answer.headers["content-type"] == "application/manifest+json"
        found = answer.json()
        assert (found["start_url"], found["display"], found["lang"]) == ("/next", "standalone", "en")
        assert {each.get("purpose", "any") for each in found["icons"]} == {"any", "maskable"}
        for each in found["icons"]:
            assert size((await nobody.client.get(each["src"])).content)[0] == int(each["sizes"].partition("x")[0])
        assert (await nobody.client.get("/manifest.webmanifest?language=ru")).json()["lang"] == "ru"


async def test_the_service_worker_keeps_the_shell_and_nothing_personal(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Annabella")
        answer = await ann.client.get("/service-worker.js?language=ru")
        assert answer.headers["cache-control"] == "no-cache"
        shell = json.loads(answer.text.partition("self.SHELL = ")[2].partition(";\n")[0])
        assert edition() in shell["cache"]
        assert shell["offline"] == "/offline?language=ru" == shell["files"][0]
        assert all(each.startswith(static("")) for each in shell["files"][1:])
        for each in shell["files"]:
            assert (await ann.client.get(each)).status_code == 200
        offline = (await ann.client.get(shell["offline"])).text
        assert "Нет соединения" in offline
        assert "Annabella" not in offline
        needed = set(re.findall(r'(?:href|src)="(/static/[^"]+\.(?:css|js|woff2))"', offline))
        assert needed <= set(shell["files"])
        assert "worker-src 'self'" in answer.headers["content-security-policy"]


async def test_the_next_turn_goes_round_the_tables_that_wait_for_me(servers: Servers) -> None:
    async with servers.open() as site:
        ann, nobody = await site.visit("Ann"), await site.visit()

        async def following(after: str = "") -> str:
            return (await ann.client.get(f"/next?after={after}")).headers["location"]

        assert (await nobody.client.get("/next")).headers["location"] == "/"
        assert await following() == "/"
        tables = []
        for _ in range(3):
            servers.clock.now += 1
            opened = await ann.post("/tables", {"game": "tiny_towns", "seats": ALONE, "options": PLAIN}, 201)
            tables.append(opened["id"])
        assert await following() == f"/tables/{tables[0]}"
        assert [await following(each) for each in tables] == [f"/tables/{each}" for each in (*tables[1:], tables[0])]
        await ann.post(f"/tables/{tables[1]}/leave")
        await site.settle()
        assert await following(tables[0]) == f"/tables/{tables[2]}"


async def test_after_my_move_the_table_leads_to_the_next_one(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()  # Ann names first
        assert "next-turn" not in (await bo.client.get(f"/tables/{shown['id']}")).text
        for each in (ann, bo):
            await each.post("/tables", {"game": "tiny_towns", "seats": ALONE, "options": PLAIN}, 201)
        assert "next-turn" not in (await ann.client.get(f"/tables/{shown['id']}/part")).text  # it is her turn here
        text = (await bo.client.get(f"/tables/{shown['id']}/part")).text
        assert f'href="/next?after={shown["id"]}"' in text


async def test_a_link_to_a_finished_match_shows_its_final_board(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = list[str]()

    def noted(*arguments: object) -> bytes:
        drawn.append("one")
        return png(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(share, "png", noted)
    share._kept.clear()
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        nobody = await site.visit()
        picture = f"/tables/{shown['id']}/picture.png"
        assert (await nobody.client.get(picture)).status_code == 409
        assert "og:image" not in (await nobody.client.get(f"/tables/{shown['id']}")).text
        await both_finish(site, ann, bo, shown)
        for page in (f"/tables/{shown['id']}", f"/tables/{shown['id']}/result"):
            text = (await nobody.client.get(page)).text
            address = re.findall(r'<meta property="og:image" content="([^"]+)"', text)[0]
            assert address == f"http://tabletown.test{picture}?language=en"
            answer = await nobody.client.get(address)
            assert answer.headers["content-type"] == "image/png"
            assert abs(size(answer.content)[0] - 1200) <= 1
        assert drawn == ["one"]  # the second time it was kept


async def test_a_private_match_has_no_picture_for_strangers(servers: Servers) -> None:
    async with servers.open() as site:
        ann, nobody = await site.visit("Ann"), await site.visit()
        two = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bo"}]
        opened = await ann.post("/tables", {"game": "tiny_towns", "seats": two, "options": PLAIN, "private": True}, 201)
        for seat in (0, 1):
            await ann.post(f"/tables/{opened['id']}/leave", {"seat": seat})
        await site.settle()
        picture = f"/tables/{opened['id']}/picture.png"
        assert (await nobody.client.get(picture)).status_code == 403
        answer = await ann.client.get(picture)
        assert answer.headers["cache-control"].startswith("private")
        assert "og:image" not in (await ann.client.get(f"/tables/{opened['id']}/result")).text
