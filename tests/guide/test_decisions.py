"""The drawer at the table: the paragraph of the rulebook that a decision opens speaks of it, in both languages."""

import re

import pytest

import tabletown
from tabletown.core.registry import shipped
from tabletown.core.views import Line
from tabletown.server.http.pages.rules.book import book

# Decision to what its paragraph must mention, in English and in Russian. The dealer's draws are nobody's decision.
SPOKEN_OF = {
    "garden_nation": {
        "choose": ("keeps two", "оставляет две"),
        "first": ("very first action", "самое первое действие"),
        "act": ("build a floor or demolish", "строите этаж или сносите"),
        "act_last": ("this round is the last", "раунд становится последним"),
        "locked": ("Move a roof", "Перенести крышу"),
        "project": ("complete one", "выполнить один"),
        "next_player": ("name the next player", "называете следующего игрока"),
        "wait": ("turns", "ходы"),
        "over": ("At the end", "В конце"),
    },
    "ginkgopolis": {
        "draft": ("draft", "отбирают"),
        "choose": ("one of their four cards", "одну из|одной из"),
        "choose-or-renew": ("one of their four cards", "одну из|одной из"),
        "give": ("Gosha", "Гоше"),
        "asset": ("one resource or one tile", "один ресурс или один тайл"),
        "token": ("Move the token", "Переставьте жетон"),
        "shift": ("no empty space", "свободной клетки нет"),
        "return": ("which tiles", "какие тайлы"),
        "wait": ("round", "раунд|Раунд"),
        "over": ("score", "Счёт"),
    },
    "tiny_towns": {
        "choose": ("keeps one", "оставляете"),
        "name": ("names one", "называет"),
        "pick": ("take one", "возьмите одну"),
        "resource": ("places a cube", "ставит кубик"),
        "resource-own": ("places a cube", "ставит кубик"),
        "resource-card": ("places a cube", "ставит кубик"),
        "resource-free": ("free choice", "свободном выборе"),
        "build": ("may build", "можете строить"),
        "build-none": ("may build", "можете строить"),
        "extra": ("build once more", "ещё раз строить"),
        "mark": ("mark it", "отметьте"),
        "guild": ("replace", "замените"),
        "guild-again": ("replace", "замените"),
        "grove": ("any building in play", "любое здание"),
        "watch_setup": ("set aside three", "отложите три"),
        "watch": ("Opaleye", "Стеклянного глаза"),
        "over": ("complete", "завершён"),
    },
    "torres": {
        "act": ("action points", "пунктов действия"),
        "act-spent": ("end your turn", "Ход заканчиваете"),
        "castle": ("place the castles", "Замки ставите"),
        "first_knight": ("one knight", "одного рыцаря"),
        "king": ("puts the king", "ставит короля"),
        "stack": ("one of your stacks", "одну из своих стопок"),
        "shift": ("Move a block", "Передвинуть"),
        "keep": ("keep one", "оставляете"),
        "keep-only": ("keep one", "оставляете"),
        "left": ("Leftover blocks", "Оставшиеся блоки"),
        "move_king": ("move the king", "переставить короля"),
        "wait": ("one turn", "один ход"),
        "start": ("first player", "первого игрока"),
        "over": ("most points wins", "Побеждает"),
    },
    "sweet_lands": {
        "character": ("character", "ерсонаж"),
        "domain": ("board", "планшет|владени"),
        "help_cell": ("help board", "помощи"),
        "turn": ("main action", "основное действие"),
        "after": ("free action", "свободн"),
        "after-solo": ("turns in a row", "подряд"),
        "hand_cost": ("cards from your hand", "карт из руки"),
        "terrain": ("same terrain", "местность"),
        "road": ("road", "[Дд]орог"),
        "property": ("piece", "фишк"),
        "build": ("you pay, place", "оплачиваете"),
        "hare": ("gingerbread hare", "зайца ставят"),
        "industry": ("cart", "повозк"),
        "prosperity": ("tracks", "[Шш]кал"),
        "option": ("With “choose” you take exactly one", "значит ровно одно"),
        "option-card": ("With “choose” you take exactly one", "значит ровно одно"),
        "take": ("basic resources", "базовые ресурсы"),
        "produce": ("roduc", "роизводств"),
        "skill": ("skill token", "навык"),
        "employ": ("column", "столбец"),
        "column": ("choose the column", "столбец выбираете"),
        "spend": ("may refuse", "отказаться"),
        "spend-card": ("may refuse", "отказаться"),
        "order": ("order of your choice", "поряд"),
        "order-card": ("order of your choice", "поряд"),
        "search": ("searches the deck", "колод"),
        "search_play": ("Sakura", "Сакура"),
        "help_move": ("help piece", "фишку помощи"),
        "mix": ("A cost before an arrow", "Цена перед стрелкой"),
        "area_mix": ("wheat and wood", "пшениц"),
        "disk_or_card": ("before or after the main action", "до или после основного действия"),
        "discard": ("before or after the main action", "до или после основного действия"),
        "flip": ("turn tokens over", "перевор|перевёр"),
        "copy": ("Copy areas", "области копирования"),
        "terrain_road": ("Expedition", "Экспедиции"),
        "carmen": ("Carmen", "Кармен"),
        "employ_card": ("worker who is employed", "которого трудоустраивают"),
        "least": ("fewest steps", "меньше всего|наимень"),
        "play_card": ("plays another card", "разыгрывает ещё одну карту"),
        "tower": ("clock tower", "[Чч]асовая башня"),
        "draft": ("keeps one", "оставляет одну"),
        "cleanup": ("exactly one card", "ровно одну карту"),
        "over": ("highest total wins", "самая большая сумма"),
        "wait": ("take turns", "[Хх]одят"),
    },
}
CASES = [(name, decision) for name, decisions in SPOKEN_OF.items() for decision in decisions]


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_decision_is_listed_and_every_verb_has_a_paragraph(name: str) -> None:
    game = tabletown.game(name)
    assert set(game.prompt_rules) - {"", "dealer"} == set(SPOKEN_OF[name])
    for language in ("en", "ru"):
        read = book(game, language)
        assert read is not None
        for verb in game.actions.verbs:
            assert verb.chance or read.chapter_of(game.rule_of(Line(f"{name}-log-{verb.name}"))), verb.name


@pytest.mark.parametrize(("name", "decision"), CASES)
def test_the_drawer_opens_at_a_paragraph_about_the_decision(name: str, decision: str) -> None:
    game = tabletown.game(name)
    rule = game.prompt_rules[decision]
    for language, words in zip(("en", "ru"), SPOKEN_OF[name][decision]):
        read = book(game, language)
        assert read is not None
        chapter = read.chapter_of(rule)
        found = None if chapter is None else chapter.find(rule)
        assert chapter is not None
        assert found is not None
        text = chapter.body[found.end() : chapter.body.index(f"</{found[1]}>", found.end())]
        text = re.sub(r"<[^>]+>", "", re.sub(r'<svg.*?</svg>|<span class="rn">.*?</span>', "", text, flags=re.S))
        assert re.search(words, " ".join(text.split())), (rule, chapter.id, text)
