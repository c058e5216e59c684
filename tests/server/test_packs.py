"""Card packs on a server: chosen by name in the form, and played with in their own words."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.fixtures import Servers
from tests.server.pages import seen, sent

from tabletown.games.sweet_lands.pack import load
from tabletown.games.sweet_lands.rules.material import DATA, PACKS
from tabletown.testing import rule

pytestmark = pytest.mark.anyio
NEW = "/tables/new?game=sweet_lands&mode=solo"
NAMES = {"en": "Rye Captain", "ru": "Ржаной капитан"}


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[str]:
    """A loaded pack in which every card has another name, until the end of the test."""
    cards = [
        {**each, "name": {language: f"{name} {each['id']}" for language, name in NAMES.items()}}
        for each in DATA["worker_cards"]["list"]
    ]
    file = tmp_path / "rye_town.json"
    file.write_text(json.dumps({**DATA, "worker_cards": {**DATA["worker_cards"], "list": cards}}), encoding="utf-8")
    name = load(file)
    yield name
    del PACKS[name]


async def test_the_form_offers_packs_by_name(servers: Servers, pack: str) -> None:
    async with servers.open() as site:
        person = await site.visit("Ann")
        page = await seen(person, NEW)
        assert '<select name="o-pack"' in page
        assert f'<option value="{pack}">rye town ({pack[-12:]})</option>' in page
        assert "The cards of this project" in page
        assert "Карты этого проекта" in await seen(await site.visit("Вера", "ru"), NEW)
        assert "o-pack" not in await seen(person, "/tables/new?game=torres")


async def test_the_form_asks_for_no_pack_where_none_is_loaded(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [each for each in PACKS if each]:
        monkeypatch.delitem(PACKS, name)
    async with servers.open() as site:
        assert "o-pack" not in await seen(await site.visit("Ann"), NEW)


@rule("SL-24.8")
async def test_a_table_with_a_pack_speaks_its_names(servers: Servers, pack: str) -> None:
    async with servers.open() as site:
        person = await site.visit("Ann")
        place = await sent(
            person, "/tables/new", game="sweet_lands", mode="solo", seats="1", **{"s-0": "me", "o-pack": pack}
        )
        shown = await person.get(f"/tables/{place.rpartition('/')[2]}")
        assert shown["options"]["pack"] == pack
        while not (areas := [each["text"] for each in shown["legal"] if each["text"].startswith("area ")]):  # setting up
            shown = await person.act(shown, shown["legal"][0]["text"])
        shown = await person.act(shown, areas[0])
        labels = {each["text"]: each["label"] for each in shown["legal"] if each["text"].startswith("discard_card ")}
        assert labels
        assert all(label == f"Discard: Rye Captain {text.split()[1]}" for text, label in labels.items())
        step = next(iter(labels))
        shown, line = await person.act(shown, step), f"Ann discards Rye Captain {step.split()[1]}."
        told = [each["sentence"]["text"] for each in await person.get(f"/tables/{shown['id']}/log")]
        assert line in told
        page = await seen(person, place)
        assert line in page
        usual = [each["name"]["en"] for each in DATA["worker_cards"]["list"]]
        assert [name for name in usual if name in page] == []
        russian = await person.get(f"/tables/{shown['id']}/log", headers={"Accept-Language": "ru"})
        assert any(f"«Ржаной капитан {step.split()[1]}»" in each["sentence"]["text"] for each in russian)
