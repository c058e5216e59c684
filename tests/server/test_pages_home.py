"""The first page, setting a table and coming in by an invitation, as a browser gets them."""

import re
from typing import Any, Literal

import pytest
from tests.nook import installed
from tests.server.fixtures import PLAIN, TWO, Person, Servers, Site
from tests.server.pages import HOSTILE, seen, sent
from tests.server.test_accounts import account
from tests.server.test_archive import both_finish
from tests.server.test_ratings import RATED

import tabletown
from tabletown.games.garden_nation import GardenNation
from tabletown.games.garden_nation.options import GardenNationOptions
from tabletown.i18n import Speaker
from tabletown.server.http.pages.game_info import strengths
from tabletown.server.http.pages.new_table.option_form import Form
from tabletown.server.http.pages.new_table.table_form import table_form

pytestmark = pytest.mark.anyio


async def test_home_shows_the_games_in_the_language_of_the_browser(servers: Servers) -> None:
    async with servers.open() as site:
        english, russian = [await seen(await site.visit(language=each), "/?games=true") for each in ("en", "ru")]
        for name in tabletown.games():
            assert Speaker("en")(f"{name}-name") in english
            assert Speaker("ru")(f"{name}-name") in russian
        assert english.count('class="scene"') == 5
        assert 'lang="ru"' in russian
        assert "No games in progress" in english
        assert not re.search(
            r"server-[a-z]+-|web-[a-z]+-", re.sub(r'(href|src|id|for|class)="[^"]*"', "", english + russian)
        )


async def test_a_newcomer_is_shown_where_to_begin(servers: Servers) -> None:
    with installed():
        async with servers.open() as site:
            person = await site.visit()
            new = await seen(person, "/")
            first = re.search(r'class="btn go" href="(/learn/[a-z_]+/[a-z0-9_-]+)"', new)
            assert first
            assert new.count('class="btn go"') == 1
            assert "I know how to play" in new
            assert "No games in progress" in await seen(person, "/?games=true")
            answer = await person.client.post(f"{first[1]}/show", data={})
            assert answer.status_code == 200
            back = await seen(person, "/")  # somebody who has learned is no newcomer
            assert "No games in progress" in back
            assert "I know how to play" not in back
            player = await site.visit()
            await sent(player, "/play", game="torres")
            assert "I know how to play" not in await seen(player, "/")


@pytest.mark.parametrize("name", tabletown.games())
async def test_playing_against_bots_takes_one_form(servers: Servers, name: str) -> None:
    async with servers.open() as site:
        person = await site.visit()
        place = await sent(person, "/play", game=name)
        shown = await person.get(f"/tables/{place.rpartition('/')[2]}")
        options = tabletown.game(name).meta.quick_start
        assert {key: value for key, value in shown["options"].items() if key in options} == options
        assert shown["phase"] == "running"
        assert shown["seats"][0]["kind"] == "person"
        home = await seen(person, "/")
        assert place in home


async def test_solo_is_for_games_that_have_it(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit()
        place = await sent(person, "/play", game="tiny_towns", way="solo")
        assert (await person.get(f"/tables/{place.rpartition('/')[2]}"))["options"]["mode"] == "solo"
        before = await site.stored()
        assert "cannot be played alone" in await sent(person, "/play", 409, game="torres", way="solo")
        await sent(person, "/play", 404, game="chess")
        await sent(person, "/play", 400, game="torres", way="cheating")
        assert await site.stored() == before


async def test_whoever_comes_back_finds_what_waits_and_what_is_new(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, cy = await account(site, "Ann"), await account(site, "Bo"), await site.visit("Cy")
        shown = await ann.post("/tables", RATED, 201)
        await bo.post(f"/tables/{shown['id']}/join")
        await both_finish(site, ann, bo, await ann.look(shown))
        await site.server.ratings.close()
        again = (await ann.post(f"/tables/{shown['id']}/rematch"))["id"]
        await bo.post(f"/tables/{again}/join")
        await bo.post(f"/tables/{again}/chat", {"text": "<b>Once more?"}, 201)
        await cy.post("/tables", {"game": "torres", "seats": TWO, "begins": servers.clock.now + 3600}, 201)
        home = await seen(ann, "/")
        assert "Hello, Ann" in home
        assert f'href="/tables/{again}/board.svg?version=' in home.replace("<image ", "")
        assert "Bo: “&lt;b&gt;Once more?”" in home
        assert f'href="/tables/{shown["id"]}/review"' in home
        assert "Tiny Towns: rating 1" in home
        assert "starts Jan 12, 14:46 UTC" in home
        assert 'action="/daily/1970-01-12/tiny_towns"' in home
        points = (await ann.look(shown))["result"]["totals"][0]
        assert f"last: {points}".replace("-", "−") in home.replace("-", "−")
        await ann.post("/me/blocked", {"name": "Bo"}, 204)
        assert "Once more?" not in await seen(ann, "/")
        servers.clock.now += 24 * 60 * 60 + 1
        assert "Since yesterday" not in await seen(ann, "/")
        parts = [await seen(ann, f"/desk?part={part}") for part in ("mine", "open")]
        assert [again in each for each in parts] == [True, False]
        assert await sent(ann, "/play", game="torres", way="people") == "/now?game=torres"


async def test_a_small_board_shows_what_its_owner_sees(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        path = f"/tables/{shown['id']}/board.svg"
        await ann.play(shown, "name wood", "place wood a1")
        mine, theirs = [await each.client.get(path) for each in (ann, bo)]
        assert mine.headers["content-type"].startswith("image/svg+xml")
        assert mine.text.startswith("<svg")
        assert mine.text != theirs.text  # each their own town
        device = [{"kind": "me"}, {"kind": "me", "name": "Eve"}]
        both = await ann.post("/tables", {"game": "tiny_towns", "seats": device, "options": PLAIN}, 201)
        shared = f"/tables/{both['id']}/board.svg"
        assert (await ann.client.get(shared)).text == (await bo.client.get(shared)).text  # nobody's secrets
        waiting = await ann.post("/tables", {"game": "torres", "seats": TWO, "private": True}, 201)
        assert (await ann.client.get(f"/tables/{waiting['id']}/board.svg")).status_code == 409
        assert (await bo.client.get(f"/tables/{waiting['id']}/board.svg")).status_code == 403


async def test_home_tells_whose_turn_it_is_and_escapes_names(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await pair(site)
        assert "Your turn" in await seen(ann, "/desk")
        waiting = await seen(bo, "/desk")
        assert "waiting for &lt;img" in waiting
        assert "<img" not in waiting
        stranger = await site.visit()
        table = {"game": "torres", "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = await ann.post("/tables", table, 201)
        listed = await seen(stranger, "/?games=true")
        assert "1 of 2 seats" in listed
        assert opened["id"] in listed
        assert f'id="open-{shown["id"]}"' not in listed
        assert f'id="running-{shown["id"]}"' in listed  # it can be watched
        hidden = {"game": "torres", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}], "private": True}
        assert (await ann.post("/tables", hidden, 201))["id"] not in await seen(stranger, "/?games=true")


async def test_of_many_own_tables_the_first_page_shows_some_and_the_own_page_all(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        for _ in range(7):
            await ann.post("/tables", {"game": "torres", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)
        first, own = await seen(ann, "/"), await seen(ann, "/me")
        assert (first.count('id="mine-'), own.count('id="mine-')) == (5, 7)
        assert "All your tables: 7" in first
        assert (await seen(ann, "/desk?whole=true")).count('id="mine-') == 7


async def pair(site: Site) -> tuple[Person, Person, Any]:
    """Two at a table, one of them with a name that would be markup."""
    ann, bo = await site.visit(HOSTILE), await site.visit("Bo")
    options = {"first_player": 0, "monuments": False, "cards": "first_game"}
    shown = await ann.post(
        "/tables", {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}, 201
    )
    await bo.post(f"/tables/{shown['id']}/join")
    return ann, bo, shown


@pytest.mark.parametrize("name", tabletown.games())
async def test_the_form_offers_only_what_goes_together(name: str) -> None:
    rules = tabletown.game(name)
    for language in ("en", "ru"):
        for mode, counts in rules.modes.items():
            for seats in counts:
                form = Form(rules, seats, mode, {}, Speaker(language))
                rules.options(**form.chosen)
                for field in form.fields:
                    assert field.label
                    assert "_" not in field.help, field.help
                    for choice in field.choices:
                        filled = Form(rules, seats, mode, {f"o-{field.name}": choice.value}, Speaker(language))
                        rules.options(**filled.chosen)
                        assert "_" not in choice.label


async def test_numbers_of_an_option_are_seats_only_where_it_names_a_player() -> None:
    class Sized(GardenNationOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
        size: Literal[11, 21] = 11
        first_player: Literal["drawn"] | int = 0

    class SizedGame(GardenNation):
        options_type = Sized

    rules: Any = SizedGame()
    fields = {field.name: field for field in Form(rules, 2, "standard", {}, Speaker("en")).fields}
    assert [choice.label for choice in fields["size"].choices] == ["11", "21"]
    assert [choice.label for choice in fields["first_player"].choices][-2:] == ["Seat 1", "Seat 2"]


async def test_what_does_not_fit_is_replaced_by_what_does() -> None:
    say = Speaker("en")
    assert table_form({"game": "chess"}, say).game == "tiny_towns"
    wild = table_form({"game": "torres", "mode": "solo", "seats": "9", "clock": "soon", "undo": "all", "s-0": "king"}, say)
    assert (wild.mode, len(wild.places), wild.undo_policy) == ("basic", 3, "free")
    cards = table_form({"game": "tiny_towns", "o-cards": "chosen", "o-cards-0": "granary", "o-cards-1": "granary"}, say)
    assert cards.options["cards"][0] == "granary"
    assert len(set(cards.options["cards"])) == 6
    assert table_form({"game": "tiny_towns", "with": "solo"}, say).mode == "solo"


async def test_a_table_is_set_with_all_that_was_chosen(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit("Ann")
        page = await seen(person, "/tables/new?game=torres&with=friends")
        assert "A friend you invite by link" in page
        fragment = await seen(person, "/tables/new?game=torres&mode=master&seats=4", **{"hx-request": "true"})
        assert "<html" not in fragment
        assert fragment.count('name="s-') == 4
        chosen = {
            "game": "torres",
            "mode": "master",
            "seats": "3",
            "s-0": "me",
            "s-1": "me",
            "n-1": "Вера",
            "s-2": f"bot-{strengths()[0]}",
        }
        place = await sent(
            person,
            "/tables/new",
            **chosen,
            clock="days-3",
            undo="none",
            aids="no",
            listed="yes",
            **{"o-door_rule": "exit_level_only"},
        )
        shown = await person.get(f"/tables/{place.rpartition('/')[2]}")
        assert [(seat["name"], seat["kind"], seat["bot"]) for seat in shown["seats"][:2]] == [
            ("Ann", "person", ""),
            ("Вера", "person", ""),
        ]
        assert shown["seats"][2]["bot"] == strengths()[0]
        assert (shown["clock"], shown["undo_policy"], shown["private"]) == (
            {"kind": "per_move", "seconds": 259200.0},
            "none",
            False,
        )
        assert shown["aids"] is False
        assert (shown["options"]["mode"], shown["options"]["door_rule"]) == ("master", "exit_level_only")


async def test_a_table_that_cannot_be_is_refused_in_the_form(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit("Ann", "ru")
        before = await site.stored()
        page = await sent(person, "/tables/new", 422, game="garden_nation", **{"o-round_cap": "999"})
        assert 'role="alert"' in page
        assert "Открыть стол" in page
        await sent(person, "/tables/new", 400, game="torres", seats="2", **{"s-1": "me", "n-1": "x" * 60})
        assert await site.stored() == before


@pytest.mark.parametrize(
    "wish",
    [
        {"mode": "chess"},
        {"seats": "99"},
        {"s-1": "bot-level:99"},
        {"clock": "bank-1"},
        {"undo": "always"},
        {"listed": "perhaps"},
        {"aids": "some"},
        {"o-door_rule": "none"},
    ],
    ids=lambda wish: next(iter(wish)),
)
async def test_nobody_sits_down_at_another_table_than_was_asked_for(servers: Servers, wish: dict[str, str]) -> None:
    async with servers.open() as site:
        person = await site.visit("Ann", "ru")
        before = await site.stored()
        page = await sent(person, "/tables/new", 422, game="torres", **wish)
        assert "Не всё из выбранного возможно вместе." in page
        assert await site.stored() == before


async def test_a_form_without_script_may_leave_the_seats_of_another_mode(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit("Ann")
        place = await sent(person, "/tables/new", game="tiny_towns", mode="solo", seats="3", **{"s-1": "open"})
        assert len((await person.get(f"/tables/{place.rpartition('/')[2]}"))["seats"]) == 1


async def test_a_friend_comes_in_by_a_link_with_one_tap(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit(HOSTILE)
        table = {"game": "torres", "seats": [{"kind": "me"}, {"kind": "invited"}], "private": True}
        shown = await ann.post("/tables", table, 201)
        token = (await ann.post(f"/tables/{shown['id']}/invitations", status=201))["invitation"]
        link = f"/join/{shown['id']}/{token}"
        bo, cy = await site.visit(), await site.visit()
        page = await seen(bo, link)
        assert "You are invited to Torres" in page
        assert "&lt;img" in page
        assert await sent(bo, link, name="Bo") == f"/tables/{shown['id']}"
        assert [seat["name"] for seat in (await ann.look(shown))["seats"]] == [HOSTILE, "Bo"]
        assert (await bo.client.get(link)).status_code == 303
        before = await site.stored()
        used = await seen(cy, link, 409)
        assert "has been used" in used
        assert "Try again" not in used
        await seen(cy, f"/join/{shown['id']}/other", 403)
        await sent(cy, link, 409, name="Cy")
        assert await site.stored() == before


async def test_a_game_that_is_not_there_is_refused(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit("Ann")
        await sent(person, "/tables/new", 404, game="chess")
        assert await person.get("/me/tables") == []
