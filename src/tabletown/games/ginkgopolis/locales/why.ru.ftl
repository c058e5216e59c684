## Почему действие невозможно: другой момент

ginkgopolis-why-chance = Это берётся из колоды или резерва вслепую, выбирать нельзя.
ginkgopolis-why-first-draft = Сначала оставьте себе одного из персонажей в руке.
ginkgopolis-why-first-give = Сначала отдайте Гоше одну из трёх карт.
ginkgopolis-why-first-asset = Сначала возьмите ресурс или тайл.
ginkgopolis-why-first-token = Сначала найдите новое место для жетона { $letter }.
ginkgopolis-why-first-return = Сначала закончите возврат тайлов.
ginkgopolis-why-later-draft = Персонажей отбирают только до первого раунда.
ginkgopolis-why-later-asset = Ресурс или тайл берут, когда карта урбанизации сыграна отдельно.
ginkgopolis-why-later-token = Жетон переставляют, только когда на его клетке построено здание.
ginkgopolis-why-later-return = Тайлы возвращают только тогда, когда резерв опустел в первый раз.

## Карты и тайлы

ginkgopolis-why-no-gift = В этой партии карты Гоше не отдают.
ginkgopolis-why-given = У Гоши уже есть карта на этот раунд.
ginkgopolis-why-solo-hand = В соло руку не обновляют.
ginkgopolis-why-new-hands = Жетонов обновления руки больше нет: использованы { $count ->
    [2] оба
   *[other] все { $count }
}.
ginkgopolis-why-card-kept = Карта «{ $card }» уже лежит перед вами: она даёт бонус, но больше не играется.
ginkgopolis-why-card-taken = Карта «{ $card }» осталась у другого игрока ({ $seat }): больше её не сыграть.
ginkgopolis-why-card-gosha = Карта «{ $card }» досталась Гоше: больше её не сыграть.
ginkgopolis-why-card-discarded = Карта «{ $card }» лежит в сбросе.
ginkgopolis-why-card-site = Стройплощадка: карта «{ $card }» попадёт в колоду, когда её соберут заново.
ginkgopolis-why-card-unbuilt = Карта «{ $card }» не участвует: такого здания в городе нет.
ginkgopolis-why-card-hand = Карты «{ $card }» нет у вас в руке.
ginkgopolis-why-tile-laid = Тайл «{ $tile }» уже лежит в городе.
ginkgopolis-why-no-tiles = У вас нет тайлов.
ginkgopolis-why-tile-hidden = Тайла «{ $tile }» нет за вашей ширмой.
ginkgopolis-why-tile-sealed = Тайл «{ $tile }» лежит на вашей закрытой карте.
ginkgopolis-why-tile-aside = Тайл «{ $tile }» вы уже возвращаете.
ginkgopolis-why-character-kept = Этот персонаж уже ваш.
ginkgopolis-why-character-away = Этого персонажа сейчас нет у вас в руке.
ginkgopolis-why-no-reserve = Резерв тайлов пуст.
ginkgopolis-why-no-resources = Ваш резерв пуст: всего ресурсов { $total }, за ширмой { $screen }, в городе { $placed }.

## Жетоны

ginkgopolis-why-cell-token = Там лежит жетон { $letter }.
ginkgopolis-why-cell-built = Там стоит здание.
ginkgopolis-why-cell-beside = Жетон { $letter } нужно положить рядом с новым зданием: там { $count ->
    [one] свободна { $count } клетка
    [few] свободны { $count } клетки
   *[many] свободно { $count } клеток
}.
ginkgopolis-why-cell-edge = Жетон { $letter } должен остаться на краю города.
ginkgopolis-why-cell-order = Жетон { $letter } должен лежать между { $before } и { $after }.
ginkgopolis-why-cell-shift = Ни одна свободная клетка не сохраняет алфавитный порядок: сдвиньте жетоны, чтобы освободить место для { $letter }.
ginkgopolis-why-shift-beside = Сдвигать не нужно: рядом с новым зданием { $count ->
    [one] есть { $count } свободная клетка
    [few] есть { $count } свободные клетки
   *[many] есть { $count } свободных клеток
} для жетона { $letter }.
ginkgopolis-why-shift-between = Сдвигать не нужно: для жетона { $letter } есть свободная клетка между { $before } и { $after }.
ginkgopolis-why-shift-blocked = Сдвиг в эту сторону нарушил бы алфавитный порядок.
ginkgopolis-why-shift-longer = В эту сторону сдвинутся другие жетоны: { $count }, в обратную — только { $fewest }.
