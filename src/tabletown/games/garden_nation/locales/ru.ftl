garden_nation-name = Садовый Народец
garden_nation-about = Семь территорий и одна Крановая черепаха: каждый этаж решает, где всем строить дальше.

## Режимы и настройки

garden_nation-mode-standard = Обычный
garden_nation-mode-standard-help = Стройте, выполняйте общие проекты и две тайные цели. От 2 до 4 игроков.
garden_nation-option-zone_costs = Цены двух зон
garden_nation-option-zone_costs-help = Две зоны территорий 5 и 6 стоят как на печатном поле или как на Board Game Arena.
garden_nation-option-move_on = Пропуск территории
garden_nation-option-move_on-help = По возрастанию или по убыванию номеров идёт черепаха, когда территорию пропускают.
garden_nation-option-round_cap = Лимит раундов
garden_nation-option-round_cap-help = После этого раунда считают очки, даже если этажи остались; от 1 до 200.

## Земли и места

garden_nation-land-greenery = зелень
    .prepositional = зелени
garden_nation-land-yellow_grass = жёлтая трава
    .prepositional = жёлтой траве
garden_nation-land-red_leaves = красные листья
    .prepositional = красных листьях
garden_nation-land-bramble = колючка
    .prepositional = колючке
garden_nation-slot-0 = в центре
garden_nation-slot-1 = слева вверху
garden_nation-slot-2 = справа вверху
garden_nation-slot-3 = справа
garden_nation-slot-4 = справа внизу
garden_nation-slot-5 = слева внизу
garden_nation-slot-6 = слева
garden_nation-territory-1 = территория 1
garden_nation-territory-2 = территория 2
garden_nation-territory-3 = территория 3
garden_nation-territory-4 = территория 4
garden_nation-territory-5 = территория 5
garden_nation-territory-6 = территория 6
garden_nation-territory-7 = территория 7
garden_nation-place-1 = проект 1
garden_nation-place-2 = проект 2
garden_nation-place-3 = проект 3
garden_nation-place-4 = проект 4

## Общие проекты

garden_nation-card-sacred_place_beside_yellow_grass = Святыня
garden_nation-card-sacred_place_beside_yellow_grass-help = Здание от 2 этажей на зелени, рядом свободная зона с жёлтой травой.
garden_nation-card-sacred_place_beside_red_leaves = Святыня
garden_nation-card-sacred_place_beside_red_leaves-help = Здание от 2 этажей на зелени, рядом свободная зона с красными листьями.
garden_nation-card-infirmary_beside_greenery = Клиника
garden_nation-card-infirmary_beside_greenery-help = Здание от 2 этажей на жёлтой траве, рядом свободная зона с зеленью.
garden_nation-card-infirmary_beside_red_leaves = Клиника
garden_nation-card-infirmary_beside_red_leaves-help = Здание от 2 этажей на жёлтой траве, рядом свободная зона с красными листьями.
garden_nation-card-fortress_beside_greenery = Крепость
garden_nation-card-fortress_beside_greenery-help = Здание от 2 этажей на красных листьях, рядом свободная зона с зеленью.
garden_nation-card-fortress_beside_yellow_grass = Крепость
garden_nation-card-fortress_beside_yellow_grass-help = Здание от 2 этажей на красных листьях, рядом свободная зона с жёлтой травой.
garden_nation-card-house = Домик
garden_nation-card-house-help = Здание от 2 этажей на зелени на любой территории, кроме центральной.
garden_nation-card-herbalist = Оранжерея
garden_nation-card-herbalist-help = Здание от 2 этажей на жёлтой траве на любой территории, кроме центральной.
garden_nation-card-prison = Тюрьма
garden_nation-card-prison-help = Здание от 2 этажей на красных листьях на любой территории, кроме центральной.
garden_nation-card-terraced_houses = Дуплекс
garden_nation-card-terraced_houses-help = Два ваших соседних открытых здания на зелени.
garden_nation-card-forge = Кузница
garden_nation-card-forge-help = Два ваших соседних открытых здания на жёлтой траве.
garden_nation-card-outpost = Форпост
garden_nation-card-outpost-help = Два ваших соседних открытых здания на красных листьях.
garden_nation-card-sanctuary = Убежище
garden_nation-card-sanctuary-help = Два ваших соседних открытых здания на зелени, одно из них от 2 этажей.
garden_nation-card-windmill = Мельница
garden_nation-card-windmill-help = Два ваших соседних открытых здания на жёлтой траве, одно из них от 2 этажей.
garden_nation-card-bunker = Бункер
garden_nation-card-bunker-help = Два ваших соседних открытых здания на красных листьях, одно из них от 2 этажей.
garden_nation-card-apartments = Апартаменты
garden_nation-card-apartments-help = Здание от 3 этажей на зелени на центральной территории.
garden_nation-card-power_station = Электростанция
garden_nation-card-power_station-help = Здание от 3 этажей на жёлтой траве на центральной территории.
garden_nation-card-radio_tower = Радиовышка
garden_nation-card-radio_tower-help = Здание от 3 этажей на красных листьях на центральной территории.
garden_nation-card-temple = Храм
garden_nation-card-temple-help = Здание от 2 этажей на зелени, рядом ваши открытые здания на обеих других землях.
garden_nation-card-water_reservoir = Водохранилище
garden_nation-card-water_reservoir-help = Здание от 2 этажей на жёлтой траве, рядом ваши открытые здания на обеих других землях.
garden_nation-card-air_base = Авиабаза
garden_nation-card-air_base-help = Здание от 2 этажей на красных листьях, рядом ваши открытые здания на обеих других землях.

## Проекты, название которых стоит на двух картах

garden_nation-project-sacred_place_beside_yellow_grass = { garden_nation-card-sacred_place_beside_yellow_grass } (рядом жёлтая трава)
garden_nation-project-sacred_place_beside_red_leaves = { garden_nation-card-sacred_place_beside_red_leaves } (рядом красные листья)
garden_nation-project-infirmary_beside_greenery = { garden_nation-card-infirmary_beside_greenery } (рядом зелень)
garden_nation-project-infirmary_beside_red_leaves = { garden_nation-card-infirmary_beside_red_leaves } (рядом красные листья)
garden_nation-project-fortress_beside_greenery = { garden_nation-card-fortress_beside_greenery } (рядом зелень)
garden_nation-project-fortress_beside_yellow_grass = { garden_nation-card-fortress_beside_yellow_grass } (рядом жёлтая трава)

## Тайные цели

garden_nation-card-cabaret = Ночной клуб
garden_nation-card-cabaret-help = 1 очко за каждый этаж ваших открытых зданий на зелени.
garden_nation-card-post_office = Почта
garden_nation-card-post_office-help = 1 очко за каждый этаж ваших открытых зданий на жёлтой траве.
garden_nation-card-barracks = Бараки
garden_nation-card-barracks-help = 1 очко за каждый этаж ваших открытых зданий на красных листьях.
garden_nation-card-sculpture = Скульптура
garden_nation-card-sculpture-help = 3 очка за каждое ваше открытое здание от 2 этажей на зелени.
garden_nation-card-market = Рынок
garden_nation-card-market-help = 3 очка за каждое ваше открытое здание от 2 этажей на жёлтой траве.
garden_nation-card-watchtower = Сторожевая башня
garden_nation-card-watchtower-help = 3 очка за каждое ваше открытое здание от 2 этажей на красных листьях.
garden_nation-card-belfry = Часовая башня
garden_nation-card-belfry-help = 7 очков за каждую территорию, где у вас есть открытое здание от 3 этажей.
garden_nation-card-observatory = Обсерватория
garden_nation-card-observatory-help = 11 очков за каждую территорию, где у вас есть открытое здание от 4 этажей.
garden_nation-card-territory_control_1_3 = Контроль территорий 1 и 3
garden_nation-card-territory_control_1_3-help = Больше этажей, чем у любого другого, на территории 1 или 3 — 4 очка, на обеих — 12. Здания с крышей считаются, равенство — нет.
garden_nation-card-territory_control_2_4 = Контроль территорий 2 и 4
garden_nation-card-territory_control_2_4-help = Больше этажей, чем у любого другого, на территории 2 или 4 — 4 очка, на обеих — 12. Здания с крышей считаются, равенство — нет.
garden_nation-card-territory_control_3_5 = Контроль территорий 3 и 5
garden_nation-card-territory_control_3_5-help = Больше этажей, чем у любого другого, на территории 3 или 5 — 4 очка, на обеих — 12. Здания с крышей считаются, равенство — нет.
garden_nation-card-territory_control_4_6 = Контроль территорий 4 и 6
garden_nation-card-territory_control_4_6-help = Больше этажей, чем у любого другого, на территории 4 или 6 — 4 очка, на обеих — 12. Здания с крышей считаются, равенство — нет.
garden_nation-card-territory_control_5_7 = Контроль территорий 5 и 7
garden_nation-card-territory_control_5_7-help = Больше этажей, чем у любого другого, на территории 5 или 7 — 4 очка, на обеих — 12. Здания с крышей считаются, равенство — нет.
garden_nation-card-territory_control_6_1 = Контроль территорий 6 и 1
garden_nation-card-territory_control_6_1-help = Больше этажей, чем у любого другого, на территории 6 или 1 — 4 очка, на обеих — 12. Здания с крышей считаются, равенство — нет.
garden_nation-card-territory_control_7_2 = Контроль территорий 7 и 2
garden_nation-card-territory_control_7_2-help = Больше этажей, чем у любого другого, на территории 7 или 2 — 4 очка, на обеих — 12. Здания с крышей считаются, равенство — нет.

## Подсказки

garden_nation-prompt-choose = Вам сданы четыре цели. Оставьте две.
garden_nation-prompt-first = Первое действие партии: стройте в любой зоне.
garden_nation-prompt-act = Действие { $number } из { $actions }: на территории { $territory }.
garden_nation-prompt-act_last = Последний раунд, действие { $number } из { $actions }: на территории { $territory }.
garden_nation-prompt-locked = Крыша перенесена. Действуйте на территории { $territory }.
garden_nation-prompt-project = Можно выполнить проект: территория { $territory }, { $slot }.
garden_nation-prompt-next_player = Ваш ход окончен. Назовите следующего игрока.
garden_nation-prompt-wait = { $count ->
    [one] Выбирает { $actors }.
   *[other] Выбирают { $actors }.
}
garden_nation-prompt-dealer = Идёт подготовка или открывается карта.
garden_nation-prompt-over = Партия окончена.

## Выбор

garden_nation-choose-choose_objectives = Оставить
garden_nation-choose-choose_objectives-objective1 = Какая цель первая?
garden_nation-choose-choose_objectives-objective2 = Какая вторая?
garden_nation-choose-build = Строить
garden_nation-choose-build-zone = В какой зоне?
garden_nation-choose-build_bramble = Строить на колючке
garden_nation-choose-build_bramble-zone = В какой зоне?
garden_nation-choose-build_bramble-land = Чем станет колючка?
garden_nation-choose-demolish = Снести
garden_nation-choose-demolish-zone = Какое здание?
garden_nation-choose-invade = Захватить
garden_nation-choose-invade-zone = Какое здание?
garden_nation-choose-strategic = Переместить черепаху
garden_nation-choose-strategic-territory = На какую территорию?
garden_nation-choose-transfer_roof = Перенести крышу
garden_nation-choose-transfer_roof-zone1 = С какого здания?
garden_nation-choose-transfer_roof-zone2 = На какое здание?
garden_nation-choose-move_on = Пропустить территорию
garden_nation-choose-pass = Пас
garden_nation-choose-complete = Выполнить
garden_nation-choose-complete-place = Какой проект?
garden_nation-choose-decline = Не выполнять проект
garden_nation-choose-next_player = Следующий игрок
garden_nation-button-build = Строить
garden_nation-button-demolish = Снести
garden_nation-button-invade = Захватить
garden_nation-button-strategic = Черепаха
garden_nation-button-transfer_roof = Крыша
garden_nation-button-move_on = Пропустить
garden_nation-choice-complete = Выполнить: { $project } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
garden_nation-choice-zone = территория { $territory }, { $slot } ({ $land })
garden_nation-choice-house = территория { $territory }, { $slot } ({ $land }, { $floors ->
    [one] { $floors } этаж
    [few] { $floors } этажа
   *[many] { $floors } этажей
})
garden_nation-choice-build = Строить: { $where } · { $price } ж. · черепаха → { $crane }
garden_nation-choice-build_bramble = Строить: { $where }, будет { $land } · { $price } ж. · черепаха → { $crane }
garden_nation-choice-demolish = Снести: { $where } · +{ $price } ж. · черепаха → { $crane }
garden_nation-choice-invade = Захватить: { $where } · хитрость и { $price } ж. · черепаха → { $crane }
garden_nation-choice-transfer_roof = Перенести крышу: { $start } → { $end } · хитрость

## Журнал

garden_nation-log-choose_objectives = { $seat } оставляет цели: { $objective1 } и { $objective2 }.
garden_nation-log-choose_objectives-veiled = { $seat } оставляет две цели.
garden_nation-log-build = { $seat } строит этаж { $floor } на территории { $territory }, { $slot }: { $price ->
    [one] −{ $price } житель
    [few] −{ $price } жителя
   *[many] −{ $price } жителей
}.
garden_nation-log-build_bramble = { $seat } строит этаж { $floor } на территории { $territory }, { $slot }: { $price ->
    [one] −{ $price } житель
    [few] −{ $price } жителя
   *[many] −{ $price } жителей
}. Вместо колючки теперь { $land }.
garden_nation-log-demolish = { $seat } сносит здание ({ $floors ->
    [one] { $floors } этаж
    [few] { $floors } этажа
   *[many] { $floors } этажей
}) на территории { $territory }, { $slot }: { $price ->
    [one] +{ $price } житель
    [few] +{ $price } жителя
   *[many] +{ $price } жителей
}.
garden_nation-log-invade = { $seat } захватывает здание на территории { $territory }, { $slot }: −1 хитрость, { $price ->
    [one] −{ $price } житель
    [few] −{ $price } жителя
   *[many] −{ $price } жителей
}. { $seat2 } забирает { $floors ->
    [one] { $floors } этаж
    [few] { $floors } этажа
   *[many] { $floors } этажей
} и получает { $price ->
    [one] { $price } жителя
   *[many] { $price } жителей
}{ $roofs ->
    [0] {""}
   *[other] , крыша возвращается в запас
}.
garden_nation-log-strategic = { $seat } применяет хитрость: черепаха идёт на территорию { $territory }.
garden_nation-log-transfer_roof = { $seat } применяет хитрость: крыша переходит с территории { $territory1 } ({ $slot1 }) на территорию { $territory2 } ({ $slot2 }).
garden_nation-log-move_on = { $seat } пропускает территорию: черепаха идёт на территорию { $territory }.
garden_nation-log-pass = { $seat } пасует.
garden_nation-log-complete = { $seat } выполняет проект «{ $project }», крыша на территории { $territory }, { $slot }: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}.
garden_nation-log-decline = { $seat } не выполняет проект.
garden_nation-log-next_player = { $seat } называет следующего игрока: { $seat2 }.
garden_nation-log-territory = Территория { $territory } лежит { $slot }.
garden_nation-log-project = Проект { $place }: { $project }.
garden_nation-log-first_player = Первый игрок: { $seat }.
garden_nation-log-deal = { $seat } получает цель: { $objective }.
garden_nation-log-deal-veiled = { $seat } получает цель.
garden_nation-log-last_round = { $seat } ставит последний этаж: этот раунд последний.
garden_nation-log-control = Территория { $territory }: больше всего этажей — { $seat }, { $count ->
    [one] +{ $count } житель
    [few] +{ $count } жителя
   *[many] +{ $count } жителей
}.
garden_nation-log-control_shared = Территория { $territory }: поровну этажей — { $actors }, { $count ->
    [one] по +{ $count } жителю
   *[many] по +{ $count } жителей
}.
garden_nation-log-round = Раунд { $round }.
garden_nation-log-round_last = Раунд { $round }, последний по настройкам партии.
garden_nation-log-limit = Лимит раундов исчерпан: { $round }.
garden_nation-log-reveal = { $seat } открывает цели: { $objectives }.
garden_nation-log-won = { $seat } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
garden_nation-log-shared = Общая победа: { $actors }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

## Поле словами

garden_nation-board-start = Крановой черепахи ещё нет в саду.
garden_nation-board-round = Раунд { $round }. Черепаха на территории { $territory }. Осталось крыш: { $count }.
garden_nation-board-last = Раунд { $round }, последний. Черепаха на территории { $territory }. Осталось крыш: { $count }.
garden_nation-board-over = Партия окончена, { $round ->
    [one] сыгран { $round } раунд
    [few] сыграно { $round } раунда
   *[many] сыграно { $round } раундов
}.
garden_nation-board-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, население { $population }, этажей в запасе { $floors }, хитростей { $ploys }
garden_nation-board-place = место { $number } в порядке хода
garden_nation-board-tokens = Жетонов колючки осталось: зелень { $greenery }, жёлтая трава { $yellow_grass }, красные листья { $red_leaves }
garden_nation-board-done = выполнено: { $projects }
garden_nation-board-projects = Общие проекты (в колоде ещё { $count })
garden_nation-board-project = Проект { $place }: { $project }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
garden_nation-board-objectives = Ваши цели
garden_nation-board-objective = { $objective }: сейчас { $points }
garden_nation-board-card = { $card }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
garden_nation-board-secret = { $card }, тайная цель
garden_nation-board-territory = Территория { $territory } ({ $slot })
garden_nation-board-crane = Территория { $territory } ({ $slot }), здесь черепаха
garden_nation-board-vacant = { $zone } { $arrow } { $land }, цена { $cost }: свободна
garden_nation-board-building = { $zone } { $arrow } { $land }, цена { $cost }: { $seat }, { $floors ->
    [one] { $floors } этаж
    [few] { $floors } этажа
   *[many] { $floors } этажей
}
garden_nation-board-closed = { $zone } { $arrow } { $land }, цена { $cost }: { $seat }, { $floors ->
    [one] { $floors } этаж
    [few] { $floors } этажа
   *[many] { $floors } этажей
}, крыша

## Что даёт действие

garden_nation-asset-population = { $count ->
    [one] { $count } житель
    [few] { $count } жителя
   *[many] { $count } жителей
}
garden_nation-asset-floors = { $count ->
    [one] { $count } этаж
    [few] { $count } этажа
   *[many] { $count } этажей
}
garden_nation-asset-ploys = { $count ->
    [one] { $count } хитрость
    [few] { $count } хитрости
   *[many] { $count } хитростей
}
garden_nation-asset-roofs = { $count ->
    [one] { $count } крыша
    [few] { $count } крыши
   *[many] { $count } крыш
}
garden_nation-reason-zone = Цена зоны: { $cost }
garden_nation-reason-floors = { $count ->
    [one] { $count } этаж под ним
    [few] { $count } этажа под ним
   *[many] { $count } этажей под ним
}
garden_nation-reason-refund = { $count ->
    [one] Вдвое больше цены { $count } этажа
   *[many] Вдвое больше цены { $count } этажей
}
garden_nation-reason-invade = { $count ->
    [one] Вдвое больше цены { $count } этажа
   *[many] Вдвое больше цены { $count } этажей
}
garden_nation-reason-ploy = { $count ->
    [0] Последняя хитрость
    [one] Хитрость, останется { $count }
   *[many] Хитрость, останется { $count }
}
garden_nation-reason-control = Контроль территорий в конце раунда
garden_nation-note-kept = Эти две цели останутся у вас до конца партии. До подсчёта они тайные.
garden_nation-note-completes = После этого можно выполнить: { $projects } (до { $points ->
    [one] { $points } очка
   *[many] { $points } очков
}).
garden_nation-note-roof = Здание получит крышу: оно больше не растёт и считается только для контроля территорий.
garden_nation-note-control-won = Больше всего этажей на территории { $territory } будет у вас: +2 жителя в конце раунда.
garden_nation-note-control-taken = Больше всего этажей на территории { $territory } будет у вас, а не у игрока { $actors }.
garden_nation-note-control-shared = На территории { $territory } этажей станет поровну ({ $actors } и вы): по +1 жителю в конце раунда.
garden_nation-note-crane-you = { $moves ->
    [0] Черепаха остаётся на территории { $territory }: ваше следующее действие там.
   *[other] Черепаха идёт на территорию { $territory }: ваше следующее действие там.
}
garden_nation-note-crane-other = { $moves ->
    [0] Черепаха остаётся на территории { $territory }, там действует { $seat }.
   *[other] Черепаха идёт на территорию { $territory }, там действует { $seat }.
}
garden_nation-note-crane-next = { $moves ->
    [0] Черепаха остаётся на территории { $territory }, там действует следующий игрок.
   *[other] Черепаха идёт на территорию { $territory }, там действует следующий игрок.
}
garden_nation-note-crane-round = { $moves ->
    [0] Раунд окончен. Черепаха остаётся на территории { $territory }, следующий раунд начинаете вы.
   *[other] Раунд окончен. Черепаха идёт на территорию { $territory }, следующий раунд начинаете вы.
}
garden_nation-note-over = Этим действием партия закончится.
garden_nation-warning-invade = Вы тратите хитрость (останется { $ploys }). { $seat } теряет здание, получает { $price ->
    [one] { $price } жителя
   *[many] { $price } жителей
} и забирает { $count ->
    [one] { $count } этаж
    [few] { $count } этажа
   *[many] { $count } этажей
}.
garden_nation-warning-demolish = { $roofs ->
    [0] Здание исчезнет навсегда.
   *[other] Здание и его крыша исчезнут навсегда. Очки за проект останутся.
}
garden_nation-warning-control-lost = Вы теряете первенство на территории { $territory }.
garden_nation-warning-control-shared = Первенство на территории { $territory } будет уже не только вашим.
garden_nation-warning-last = Это ваш последний этаж: раунд станет последним.
garden_nation-warning-pass = { $count ->
    [one] Вы теряете { $count } действие.
    [few] Вы теряете { $count } действия.
   *[many] Вы теряете { $count } действий.
}
garden_nation-warning-decline = Вы отказываетесь от { $points ->
    [one] { $points } очка
   *[many] { $points } очков
}. Проект останется на виду для всех.

## Счёт

garden_nation-score-population = Население
garden_nation-score-sacred_place_beside_yellow_grass = { garden_nation-project-sacred_place_beside_yellow_grass }
garden_nation-score-sacred_place_beside_red_leaves = { garden_nation-project-sacred_place_beside_red_leaves }
garden_nation-score-infirmary_beside_greenery = { garden_nation-project-infirmary_beside_greenery }
garden_nation-score-infirmary_beside_red_leaves = { garden_nation-project-infirmary_beside_red_leaves }
garden_nation-score-fortress_beside_greenery = { garden_nation-project-fortress_beside_greenery }
garden_nation-score-fortress_beside_yellow_grass = { garden_nation-project-fortress_beside_yellow_grass }
garden_nation-score-house = { garden_nation-card-house }
garden_nation-score-herbalist = { garden_nation-card-herbalist }
garden_nation-score-prison = { garden_nation-card-prison }
garden_nation-score-terraced_houses = { garden_nation-card-terraced_houses }
garden_nation-score-forge = { garden_nation-card-forge }
garden_nation-score-outpost = { garden_nation-card-outpost }
garden_nation-score-sanctuary = { garden_nation-card-sanctuary }
garden_nation-score-windmill = { garden_nation-card-windmill }
garden_nation-score-bunker = { garden_nation-card-bunker }
garden_nation-score-apartments = { garden_nation-card-apartments }
garden_nation-score-power_station = { garden_nation-card-power_station }
garden_nation-score-radio_tower = { garden_nation-card-radio_tower }
garden_nation-score-temple = { garden_nation-card-temple }
garden_nation-score-water_reservoir = { garden_nation-card-water_reservoir }
garden_nation-score-air_base = { garden_nation-card-air_base }
garden_nation-score-cabaret = { garden_nation-card-cabaret }
garden_nation-score-post_office = { garden_nation-card-post_office }
garden_nation-score-barracks = { garden_nation-card-barracks }
garden_nation-score-sculpture = { garden_nation-card-sculpture }
garden_nation-score-market = { garden_nation-card-market }
garden_nation-score-watchtower = { garden_nation-card-watchtower }
garden_nation-score-belfry = { garden_nation-card-belfry }
garden_nation-score-observatory = { garden_nation-card-observatory }
garden_nation-score-territory_control_1_3 = { garden_nation-card-territory_control_1_3 }
garden_nation-score-territory_control_2_4 = { garden_nation-card-territory_control_2_4 }
garden_nation-score-territory_control_3_5 = { garden_nation-card-territory_control_3_5 }
garden_nation-score-territory_control_4_6 = { garden_nation-card-territory_control_4_6 }
garden_nation-score-territory_control_5_7 = { garden_nation-card-territory_control_5_7 }
garden_nation-score-territory_control_6_1 = { garden_nation-card-territory_control_6_1 }
garden_nation-score-territory_control_7_2 = { garden_nation-card-territory_control_7_2 }

## Ошибки

garden_nation-options-round-cap = Раундов не может быть { $rounds }. Выберите от 1 до { $most }.
garden_nation-position-pieces = В позиции больше этажей, крыш, жетонов колючки или одинаковых целей, чем есть. Уберите лишнее.
garden_nation-position-display = Один проект лежит на двух местах. Выберите для одного из них другую карту.
garden_nation-position-phase = Строки позиции не подходят к этапу «{ $phase }». Проверьте решения, порядок и карты.
garden_nation-position-layout = Строка «layout» нужна после раскладки территорий и лишняя до неё. Исправьте её.

## Картинки

garden_nation-picture-title = Садовый Народец, раунд { $round }
garden_nation-picture-seat = { $seat }
garden_nation-picture-project = { $project }
garden_nation-picture-round = Раунд { $round }
garden_nation-picture-roofs = { $count ->
    [one] { $count } крыша в запасе
    [few] { $count } крыши в запасе
   *[many] { $count } крыш в запасе
}
garden_nation-picture-setup = Подготовка
garden_nation-picture-last = Последний раунд
garden_nation-picture-tab-projects = Проекты
garden_nation-picture-tab-objectives = Мои цели
garden_nation-picture-tab-done = Выполнено
garden_nation-picture-tab-result = Итог
garden_nation-picture-none = пока нет
garden_nation-picture-secret = +{ $points } тайно
garden_nation-picture-action = действие
garden_nation-picture-action-of = { $number } из { $actions }
garden_nation-picture-action-label = Действие { $number } из { $actions }
garden_nation-picture-income = +{ $count }
garden_nation-picture-price-from = от { $price } ж.
garden_nation-picture-price-gain = до +{ $price } ж.
garden_nation-picture-price-ploy = хитрость
garden_nation-picture-price-invade = { $price } + хитрость
garden_nation-picture-price-free = бесплатно
garden_nation-picture-left-project = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
   *[many] −{ $points } очков
}
garden_nation-picture-ask-project = Отказаться от проекта ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})?
garden_nation-picture-left-actions = { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[many] осталось { $count } действий
}
garden_nation-picture-ask-actions = { $count ->
    [one] Осталось { $count } действие. Всё равно закончить ход?
    [few] Осталось { $count } действия. Всё равно закончить ход?
   *[many] Осталось { $count } действий. Всё равно закончить ход?
}
garden_nation-picture-note-crane = Черепаха стоит на территории { $territory }.
garden_nation-picture-note-income = Если бы раунд кончился сейчас: вам { $count ->
    [one] +{ $count } житель
    [few] +{ $count } жителя
   *[many] +{ $count } жителей
}.
garden_nation-picture-note-possible = Этим действием можно выполнить: { $projects }.
garden_nation-picture-question = Чем станет колючка?
garden_nation-picture-land-left = ещё { $count }
garden_nation-picture-floors-least = от { $count } эт.
garden_nation-picture-order = Порядок хода
garden_nation-picture-supply = Общий запас
garden_nation-picture-lands = Земли
garden_nation-picture-projects = Общие проекты
garden_nation-picture-deck = { $count ->
    [0] колода пуста
   *[other] в колоде: { $count }
}
garden_nation-picture-objectives = Ваши цели
garden_nation-picture-private = видите только вы
garden_nation-picture-by = Можно выполнить этим действием.
garden_nation-picture-you = вы
garden_nation-picture-thinking = думает
garden_nation-picture-ready = готово
garden_nation-picture-waiting = ждёт
garden_nation-picture-score-projects = Проекты
garden_nation-picture-standing = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $population ->
    [one] { $population } житель
    [few] { $population } жителя
   *[many] { $population } жителей
}, этажей в запасе { $floors }, хитростей { $ploys }
garden_nation-picture-next = Следующий игрок: { $seat }
garden_nation-picture-crane = Крановая черепаха на территории { $territory }
garden_nation-picture-tokens = Осталось жетонов, { $land }: { $count }
garden_nation-picture-plant = Положить жетон: { $land }
garden_nation-picture-vacant = Территория { $territory }, { $slot }: { $land }, цена { $cost }, свободна
garden_nation-picture-building = Территория { $territory }, { $slot }: { $land }, цена { $cost }, { $seat }, { $floors ->
    [one] { $floors } этаж
    [few] { $floors } этажа
   *[many] { $floors } этажей
}
garden_nation-picture-closed = Территория { $territory }, { $slot }: { $land }, цена { $cost }, { $seat }, { $floors ->
    [one] { $floors } этаж
    [few] { $floors } этажа
   *[many] { $floors } этажей
}, крыша
garden_nation-picture-build = Строить на территории { $home }, { $slot }: { $price ->
    [one] −{ $price } житель
    [few] −{ $price } жителя
   *[many] −{ $price } жителей
}; черепаха пойдёт на { $territory }.
garden_nation-picture-demolish = Снести на территории { $home }, { $slot }: { $price ->
    [one] +{ $price } житель
    [few] +{ $price } жителя
   *[many] +{ $price } жителей
}; черепаха пойдёт на { $territory }.
garden_nation-picture-invade = Захватить здание ({ $seat }) на территории { $home }, { $slot }: хитрость и { $price ->
    [one] { $price } житель
    [few] { $price } жителя
   *[many] { $price } жителей
}; черепаха пойдёт на { $territory }.
garden_nation-picture-roof = Перенести крышу: территория { $home }, { $slot }
garden_nation-picture-completes = Можно выполнить: { $projects }.
garden_nation-picture-refund = Снос принесёт { $price ->
    [one] { $price } жителя
   *[many] { $price } жителей
}.
garden_nation-picture-strategic = Переместить черепаху на территорию { $territory }

## Pages: how to play in short, options of a new table

garden_nation-how-1 = Вы действуете там, где стоит Крановая черепаха: ставите этаж в свободную зону или на своё открытое здание либо сносите своё здание.
garden_nation-how-2 = Этаж стоит столько жителей, сколько указано на зоне, и ещё по 1 за каждый этаж под ним; снос возвращает вдвое больше, чем стоили этажи.
garden_nation-how-3 = Потом черепаха идёт на территорию, которая лежит на поле так же, как ваша зона лежит в своей территории. Ваша зона решает, где действовать дальше.
garden_nation-how-4 = Сразу после этажа можно выполнить один общий проект, в котором участвует это здание: оно получает крышу и приносит очки.
garden_nation-how-5 = После раунда тот, у кого на территории больше всех этажей, получает 2 жителей, а при равенстве — каждый по 1.
garden_nation-how-6 = Когда у кого-то кончились этажи, раунд последний. Считают проекты, две тайные цели и население.
garden_nation-option-zone_costs-about = Две зоны территорий 5 и 6 в двух изданиях стоят по-разному.
garden_nation-option-move_on-about = По возрастанию или по убыванию номеров идёт черепаха, когда территорию пропускают.
garden_nation-value-art = Как на печатном поле
garden_nation-value-bga = Как на Board Game Arena
garden_nation-value-ascending = По возрастанию номеров
garden_nation-value-descending = По убыванию номеров
