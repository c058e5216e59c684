"""Both languages are complete: the same messages with the same variables, all that are used and no other."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from tests.i18n import catalogue

import tabletown
from tabletown.core.registry import games
from tabletown.i18n import Speaker, languages

FOLDERS = catalogue.folders()
GAMES = games()


def _name(folder: Path) -> str:
    return folder.parent.name


@pytest.mark.parametrize("folder", FOLDERS, ids=_name)
def test_every_entry_can_be_read_and_stands_once(folder: Path) -> None:
    for language in languages():
        entries = catalogue.entries(folder, language)
        assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
        names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
        assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("folder", FOLDERS, ids=_name)
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    assert catalogue.variables(folder, "en") == catalogue.variables(folder, "ru")


def test_no_message_is_written_in_two_places() -> None:
    assert len(catalogue.messages("en")) == sum(len(catalogue.variables(folder, "en")) for folder in FOLDERS)


def test_every_message_said_by_name_exists() -> None:
    known = catalogue.messages("en")
    missing = sorted({(message, file) for message, file in catalogue.spoken() if message not in known})
    assert missing == []


def test_enough_messages_are_found_in_the_sources() -> None:
    found = {message for message, _ in catalogue.spoken()}
    assert {"illegal-action", "options-seats", "record-foreign", "table-waiting", "tiny_towns-prompt-over"} <= found


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_the_messages_of_the_conventions(name: str) -> None:
    known = catalogue.messages("en")
    game = tabletown.game(name)
    assert sorted(message for message in catalogue.required(game) if message not in known) == []
    for kind, values in catalogue.arguments(game).items():
        if any(f"{name}-{kind}-{value}" in known or f"{name}-card-{value}" in known for value in values):
            lacking = [
                each for each in values if f"{name}-{kind}-{each}" not in known and f"{name}-card-{each}" not in known
            ]
            assert lacking == []


@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_help(name: str) -> None:
    known = catalogue.messages("en")
    cards = [message for message in known if re.fullmatch(rf"{name}-card-[a-z0-9_]+", message)]
    assert [message for message in cards if f"{message}-help" not in known] == []


def test_no_message_is_unused() -> None:
    whole, beginnings = catalogue.mentioned()
    used = set(whole)
    for name in GAMES:
        used |= catalogue.required(tabletown.game(name)) | catalogue.optional(tabletown.game(name))
        used |= {f"{name}-picture-{word}" for word in whole}  # of `Scene.word`
    start = tuple(beginnings)
    assert sorted(each for each in catalogue.messages("en") if each not in used and not each.startswith(start)) == []


@pytest.mark.parametrize("language", languages())
def test_messages_outside_a_game_name_no_game(language: str) -> None:
    """A front end tells what it finds; only card packs belong to one game and have commands of their own."""
    names = [Speaker(language)(f"{name}-name") for name in GAMES]
    found = {
        entry.id.name
        for folder in FOLDERS
        if _name(folder) not in GAMES
        for entry in catalogue.entries(folder, language)
        if isinstance(entry, ftl.Message) and any(name in _plain(entry) for name in names)
    }
    assert found == {"cli-about-pack", "cli-help-pack-file"}


def test_prompts_are_short() -> None:
    for language, limit in (("en", 60), ("ru", 70)):
        for folder in FOLDERS:
            for entry in catalogue.entries(folder, language):
                if isinstance(entry, ftl.Message) and "-prompt-" in entry.id.name:
                    assert len(_plain(entry)) <= limit, entry.id.name


def _plain(message: ftl.Message) -> str:
    """The text with a six-letter word for every placeable, or the last variant of a choice."""
    text = ""
    assert message.value is not None
    for element in message.value.elements:
        if isinstance(element, ftl.TextElement):
            text += element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            text += "".join(
                part.value if isinstance(part, ftl.TextElement) else "x" * 6
                for part in element.expression.variants[-1].value.elements
            )
        else:
            text += "x" * 6
    return text
