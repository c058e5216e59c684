"""The coach of a first match: what it explains, when it warns, and what it sums up."""

import msgspec
import pytest
from tests.nook import installed
from tests.server.fixtures import Person, Servers, Site
from tests.server.pages import seen, sent

import tabletown
from tabletown.core.views import Line
from tabletown.server.bots.pool import BotJob
from tabletown.table.hint import Hint, Rated

pytestmark = pytest.mark.anyio
GAME = "tiny_towns"


class Opinion:
    """A coach whose opinion is set by hand: the last legal action is the best, by so many points."""

    def __init__(self, difference: float, error: float = 0.5) -> None:
        self.difference, self.error = difference, error
        self.asked: list[BotJob] = []

    async def __call__(self, job: BotJob) -> Hint:
        self.asked.append(job)
        best, other = job.legal[-1], job.legal[0]
        rules = tabletown.game(job.game)
        rated = [Rated(each, rules.text(each), 10.0, Line("bots-hint-open")) for each in (best, other)]
        return Hint(job.seat, tuple(rated), self.difference, self.error, 8)


async def begun(site: Site, opinion: Opinion, name: str = GAME) -> tuple[Person, str]:
    """Somebody at a table with a coach of this opinion, and the address of the table."""
    site.server.coach._make_hint = opinion
    person = await site.visit()
    place = await sent(person, "/play", game=name, way="coach")
    await site.settle()  # a bot may begin
    return person, place


async def shown(person: Person, place: str) -> tuple[list[int], str]:
    """The legal actions and the version that a person sees."""
    table = await person.get(f"/tables/{place.rpartition('/')[2]}")
    return [each["action"] for each in table["legal"]], table["version"]


async def warns(person: Person, place: str, action: int, version: str, status: int = 200) -> bool:
    answer = await person.client.post(f"{place}/coach", data={"action": action, "version": version})
    assert answer.status_code == status, answer.text
    return bool(answer.json()["warns"])


@pytest.mark.parametrize("name", tabletown.games())
async def test_a_first_match_has_gentle_bots_and_the_options_for_beginners(servers: Servers, name: str) -> None:
    async with servers.open() as site:
        site.server.coach._make_hint = Opinion(0.0)
        person = await site.visit()
        place = await sent(person, "/play", game=name, way="coach")
        table = await person.get(f"/tables/{place.rpartition('/')[2]}")
        meta = tabletown.game(name).meta
        options = meta.first_match or meta.quick_start
        assert {key: value for key, value in table["options"].items() if key in options} == dict(options)
        assert {seat.get("bot") for seat in table["seats"] if seat["kind"] == "bot"} == {"level:1"}
        assert table["clock"] == {"kind": "unlimited"}
        assert 'data-coach="The coach' in await seen(person, place)


async def test_the_coach_warns_of_a_choice_that_loses_more_than_its_error(servers: Servers) -> None:
    async with servers.open() as site:
        least = tabletown.game(GAME).meta.mistake
        opinion = Opinion(least + 1.1)
        person, place = await begun(site, opinion)
        legal, version = await shown(person, place)
        assert await warns(person, place, legal[0], version)
        assert not await warns(person, place, legal[-1], version)  # the best one
        card = await seen(person, f"{place}/preview?action={legal[0]}")
        assert "The coach would rather choose" in card
        assert "Keeps more choices open." in card
        assert f'data-better="{legal[-1]}"' in card
        assert "The coach would" not in await seen(person, f"{place}/preview?action={legal[-1]}")
        assert all(job.view.seat == job.seat for job in opinion.asked)


@pytest.mark.parametrize("beyond", [-0.1, 0.9])
async def test_a_loss_within_two_errors_is_no_mistake(servers: Servers, beyond: float) -> None:
    async with servers.open() as site:
        person, place = await begun(site, Opinion(tabletown.game(GAME).meta.mistake + beyond))
        legal, version = await shown(person, place)
        assert not await warns(person, place, legal[0], version)


async def test_the_result_sums_up_what_was_avoided_and_what_was_not(servers: Servers) -> None:
    async with servers.open() as site:
        person, place = await begun(site, Opinion(tabletown.game(GAME).meta.mistake + 5))
        for choice in (0, -1):  # against the advice, then with it
            await site.settle()
            legal, version = await shown(person, place)
            while len(legal) < 2:
                await person.client.post(f"{place}/act", data={"action": legal[0], "version": version})
                await site.settle()
                legal, version = await shown(person, place)
            assert await warns(person, place, legal[0], version)
            await person.client.post(f"{place}/act", data={"action": legal[choice], "version": version})
        rows = msgspec.json.decode(await site.stored())["warnings"]
        assert sorted(row[5] for row in rows) == [False, True]
        await person.post(f"/tables/{place.rpartition('/')[2]}/leave")
        summary = await site.server.coach._store.summary(place.rpartition("/")[2])
        assert sorted(str(each.heeded) for each in summary.cautions) == ["False", "True"]


async def test_the_coach_can_be_switched_off_and_on(servers: Servers) -> None:
    async with servers.open() as site:
        person, place = await begun(site, Opinion(50.0))
        assert await sent(person, f"{place}/coach/switch", active="false") == place
        page = await seen(person, place)
        assert 'data-coach=""' in page
        assert "Turn on the coach" in page
        legal, version = await shown(person, place)
        assert not await warns(person, place, legal[0], version)
        await sent(person, f"{place}/coach/switch", active="true")
        assert await warns(person, place, legal[0], version)


async def test_other_tables_have_no_coach(servers: Servers) -> None:
    async with servers.open() as site:
        opinion = Opinion(50.0)
        site.server.coach._make_hint = opinion
        person = await site.visit()
        place = await sent(person, "/play", game=GAME)
        await site.settle()
        assert 'data-coach=""' in await seen(person, place)
        legal, version = await shown(person, place)
        assert not await warns(person, place, legal[0], version)
        assert opinion.asked == []
        await sent(person, f"{place}/coach/switch", 409, active="true")
        stranger = await site.visit("Bo")
        assert (await stranger.client.post(f"{place}/coach", data={"action": 1})).status_code == 403


async def test_a_decision_is_explained_once_to_a_person(servers: Servers) -> None:
    with installed():
        async with servers.open() as site:
            person, place = await begun(site, Opinion(0.0), "nook")
            for _ in range(2):  # as long as it is pending
                assert "Every turn you place one house." in await seen(person, place)
            again = await sent(person, "/play", game="nook", way="coach")
            assert "Every turn you place one house." not in await seen(person, again)
            assert [row[2] for row in msgspec.json.decode(await site.stored())["coached"]] == ["place"]


async def test_the_result_says_what_the_match_has_taught(servers: Servers) -> None:
    with installed() as nook:
        async with servers.open() as site:
            person, place = await begun(site, Opinion(9.0), "nook")
            await seen(person, place)
            for turn in range(9):
                await site.settle()
                legal, version = await shown(person, place)
                if not legal:
                    break
                if len(legal) > 1:
                    assert await warns(person, place, legal[0], version)
                choice = legal[0 if turn == 0 else -1]
                answer = await person.client.post(f"{place}/act", data={"action": choice, "version": version})
                assert answer.status_code == 200
            page = await seen(person, f"{place}/result")
            assert "Every turn you place one house." in page
            assert "What cost you points:" in page
            assert f"{nook.describe(0).values[0]}" in page
            assert "You avoided" in page
            other = await site.visit("Bo")
            assert (await other.client.get(f"{place}/result")).status_code == 403
