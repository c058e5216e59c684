"""Tables with a start time: nobody begins before, all are reminded, and a restart changes nothing."""

from typing import Any

import pytest
from tests.server.fixtures import PLAIN, TWO, Person, Servers, Site
from tests.server.pages import seen, sent
from tests.server.receivers import Browser, http_server

pytestmark = pytest.mark.anyio

HOUR = 3600.0
THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


async def set_table(site: Site, seats: list[dict[str, str]] = TWO, **more: Any) -> tuple[Person, Person, Any]:
    """Ann opens a table that begins in an hour, and Bo sits down."""
    ann, bo = await site.visit("Ann"), await site.visit("Bo")
    begins = site.servers.clock.now + HOUR
    options = PLAIN if len(seats) == 2 else {"cards": "first_game", "monuments": False}
    table = {"game": "tiny_towns", "seats": seats, "options": options, "begins": begins, **more}
    shown = await ann.post("/tables", table, 201)
    await bo.post(f"/tables/{shown['id']}/join")
    return ann, bo, await ann.look(shown)


async def test_a_full_table_begins_at_its_time_and_not_before(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await set_table(site)
        assert (shown["phase"], shown["begins"], shown["actors"]) == ("waiting", servers.clock.now + HOUR, [])
        await ann.act(shown, "name wood", 409)
        servers.clock.now += HOUR - 1
        assert (await bo.look(shown))["phase"] == "waiting"
        servers.clock.now += 1
        begun = await bo.look(shown)
        assert (begun["phase"], begun["actors"]) == ("running", [0])
        assert begun["version"] != (await bo.look(shown, seat=1))["version"] or begun["seat"] == 1
        await ann.play(shown, "name wood", "place wood a1", "done")


async def test_the_sweep_begins_a_match_at_which_nobody_looks_also_after_a_restart(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await set_table(site, THREE)
        await site.server.bots.sweep()
        assert (await ann.look(shown))["phase"] == "waiting"
    servers.clock.now += HOUR
    async with servers.open() as site:  # the start of a server sweeps
        tables = await site.server.repository.tables_of((await _me(site, ann))["id"])
        assert [(each.id, each.phase) for each in tables] == [(shown["id"], "running")]
        again = await site.visit(like=ann)
        assert (await again.look(shown))["phase"] == "running"


async def _me(site: Site, person: Person) -> Any:
    return await (await site.visit(like=person)).get("/me")


async def test_with_free_seats_at_its_time_it_begins_when_they_are_taken(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await set_table(site)
        await bo.post(f"/tables/{shown['id']}/leave")
        servers.clock.now += HOUR
        assert (await ann.look(shown))["phase"] == "waiting"
        await bo.post(f"/tables/{shown['id']}/join")
        assert (await ann.look(shown))["phase"] == "running"


async def test_everybody_sees_one_seat_given_up_and_taken_by_somebody_else_before(servers: Servers) -> None:
    async with servers.open() as site, servers.open() as other:
        _, bo, shown = await set_table(site)
        cy = await other.visit("Cy")
        await cy.post(f"/tables/{shown['id']}/join", status=409)
        await bo.post(f"/tables/{shown['id']}/leave")
        await cy.post(f"/tables/{shown['id']}/join")
        servers.clock.now += HOUR
        names = [[each["name"] for each in (await person.look(shown))["seats"]] for person in (bo, cy)]
        assert names == [["Ann", "Cy"], ["Ann", "Cy"]]
        assert (await bo.look(shown))["phase"] == "running"


@pytest.mark.parametrize("ahead", [-1.0, 31 * 24 * HOUR])
async def test_a_time_that_is_over_or_far_away_is_refused(servers: Servers, ahead: float) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = {"game": "tiny_towns", "seats": TWO, "begins": servers.clock.now + ahead}
        assert (await ann.post("/tables", table, 400))["code"] == "server-start-time"


async def test_the_form_takes_a_time_of_the_browsers_zone_and_pages_show_it_so(servers: Servers) -> None:
    servers.clock.now = 1_900_000_000.0  # 2030-03-17T17:46:40Z
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo", language="ru")
        ann.client.cookies.set("zone", "Europe/Moscow")
        page = await seen(ann, "/tables/new?game=torres&with=open")
        assert "in your time zone (Europe/Moscow)" in page
        assert 'name="begins"' not in await seen(ann, "/tables/new?game=torres")  # with bots one need not agree on a time
        form = {"game": "torres", "seats": "2", "s-1": "open", "listed": "yes"}
        at = await sent(ann, "/tables/new", 303, **form, begins="2030-03-18T19:30")
        assert "The game starts Mar 18, 19:30." in await seen(ann, at)
        assert "Mar 18, 19:30" in await seen(ann, "/desk")
        assert "начало 18 марта, 16:30 UTC" in await seen(bo, "/desk")
        bo.client.cookies.set("zone", "../../etc/passwd")
        assert "16:30 UTC" in await seen(bo, "/desk")
        await bo.client.post(f"{at}/join")
        assert "All seats are taken. The game starts Mar 18, 19:30." in await seen(ann, at)
        for wrong in ("tomorrow", "2030-03-18T25:00", "2030-03-17T19:30"):
            assert 'role="alert"' in await sent(ann, "/tables/new", 400, **form, begins=wrong)


async def test_people_are_reminded_a_quarter_of_an_hour_before(servers: Servers) -> None:
    servers.settings["private_webhooks"] = True
    async with http_server() as received, servers.open() as site:
        ann, bo, cy = await site.visit("Ann"), await site.visit("Bo"), await site.visit("Cy")
        browsers = {}
        for person in (bo, cy):
            browsers[person] = Browser(received.url)
            await person.post("/me/notices/push", browsers[person].subscription, 204)
        bank = {"kind": "bank", "seconds": 600}
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = {"game": "tiny_towns", "seats": seats, "begins": servers.clock.now + HOUR, "clock": bank}
        shown = await ann.post("/tables", table, 201)
        for person in (bo, cy):
            await person.post(f"/tables/{shown['id']}/join")
        await site.server.notices.sweep()
        servers.clock.now += HOUR / 2
        await site.server.notices.sweep()
        assert received.taken() == []
        await cy.post(f"/tables/{shown['id']}/leave")
        servers.clock.now += HOUR / 4
        await site.server.notices.sweep()
        ((path, _, body),) = received.taken()
        assert browsers[bo].endpoint.endswith(path)
        told = browsers[bo].read(body)
        assert (told["title"], told["body"]) == ("Tiny Towns: your game starts soon", "(15 minutes left)")
