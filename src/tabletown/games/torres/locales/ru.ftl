torres-name = Башни
torres-about = Стройте замки, поднимайте на них рыцарей и будьте рядом с королём, когда кончается год.

## Режимы и настройки

torres-mode-basic = Основная игра
torres-mode-basic-help = Замки на отмеченных клетках и общая колода карт действия. От 2 до 4 игроков.
torres-mode-own_deck = Собственные карты
torres-mode-own_deck-help = У каждого своя колода из десяти карт: смотрите три, одну оставляете. От 2 до 4 игроков.
torres-mode-master = Мастер-версия
torres-mode-master-help = Замки ставят игроки, все десять карт сразу в руке, карта мастера даёт дополнительные очки. От 2 до 4 игроков.
torres-option-castle_setup = Замки в начале
torres-option-castle_setup-help = by_mode (по режиму), printed (отмеченные клетки) или players (ставят игроки по очереди).
torres-option-action_cards = Карты действия
torres-option-action_cards-help = by_mode (по режиму), common_deck (общая колода), own_deck (по десять) или full_hand (все десять в руке).
torres-option-master_card = Карта мастера
torres-option-master_card-help = by_mode (по режиму), yes (да) или no (нет): одна из восьми карт с дополнительными очками.
torres-option-round_start = Первый игрок раунда
torres-option-round_start-help = by_mode (по режиму), fixed (один весь год) или leader (у кого больше очков).
torres-option-door_rule = Двери
torres-option-door_rule-help = no_climb_inside (внутри замка никогда не вверх) или exit_level_only (внутри можно и подняться, но выход не выше входа).
torres-option-start_player = Первый игрок
torres-option-start_player-help = drawn (по жребию) или номер места, считая от 0.

## Карты

torres-card-six_ap = 6 АП
torres-card-six_ap-help = В этот ход у вас на 1 АП больше.
torres-card-seven_ap = 7 АП
torres-card-seven_ap-help = В этот ход у вас на 2 АП больше.
torres-card-extra_block = Дополнительная башня
    .accusative = Дополнительную башню
torres-card-extra_block-help = Поставьте блок из общей кучи туда, куда обычно можно ставить блоки.
torres-card-raise_knight = Вставка в башню
    .accusative = Вставку в башню
torres-card-raise_knight-help = Подставьте блок из любой своей стопки под своего рыцаря. Замок не выше площади, замки не соединяются; на пустой клетке — новый замок.
torres-card-shift_block = Передвинуть башню
torres-card-shift_block-help = Перенесите башню из одного блока без фигуры на пустую клетку. Замок не делится и не выше площади; замков не меньше шести.
torres-card-regroup = Совершить движение
torres-card-regroup-help = Переставьте своего рыцаря к другому своему рыцарю, не выше его уровня.
torres-card-diagonal_step = Диагональное движение
torres-card-diagonal_step-help = Переместите рыцаря по диагонали, не больше чем на уровень вверх.
torres-card-door_passage = Движение через двери
torres-card-door_passage-help = Проведите рыцаря через замок; внутри можно и подниматься. Выход — на клетку, рядом с которой есть более высокая башня этого замка.
torres-card-vault = Прыжок
torres-card-vault-help = Перепрыгните по прямой через рыцаря любого цвета, не больше чем на уровень вверх. Через короля прыгать нельзя.
torres-card-climb_two = Скачок
torres-card-climb_two-help = Переместите рыцаря на соседнюю клетку ровно на два уровня выше.
torres-card-border = Край поля
torres-card-border-help = После 1, 2, 3 года: 2, 5, 10 очков за каждого вашего рыцаря на краю и ещё 2, 5, 10, если их там больше, чем у любого другого.
torres-card-diagonals = Главные диагонали
torres-card-diagonals-help = После 1, 2, 3 года: 2, 5, 10 очков за каждого вашего рыцаря на диагоналях и ещё 2, 5, 10, если их там больше, чем у любого другого.
torres-card-castle_spread = Различные замки
torres-card-castle_spread-help = Рыцари ровно в 4 замках после года 1 — 5 очков, ровно в 5 после года 2 — 15, ровно в 6 после года 3 — 30.
torres-card-cluster = Соседние клетки
torres-card-cluster-help = В конце партии 40 очков, если все шесть ваших рыцарей стоят одной связной группой.
torres-card-levels_differ = Различные уровни
torres-card-levels_differ-help = В конце партии 40 очков, если все шесть ваших рыцарей на разных уровнях.
torres-card-line = В один ряд
torres-card-line-help = В конце партии 50 очков, если все шесть ваших рыцарей в одном ряду или столбце.
torres-card-square = Углы квадрата
torres-card-square-help = В конце партии 50 очков, если четыре ваших рыцаря стоят в углах квадрата, прямого или повёрнутого.
torres-card-same_level = Один уровень
torres-card-same_level-help = В конце партии 50 очков, если все шесть ваших рыцарей на одном уровне.
torres-source-chosen = выбранная стопка
    .genitive = выбранной стопки
torres-source-1 = стопка из 1 блока
    .genitive = стопки из 1 блока
torres-source-2 = стопка из 2 блоков
    .genitive = стопки из 2 блоков
torres-source-3 = стопка из 3 блоков
    .genitive = стопки из 3 блоков
torres-stacks-none = нет

## Подсказки

torres-prompt-castle = Поставьте замок: до других не меньше трёх шагов.
torres-prompt-first_knight = Поставьте первого рыцаря на замок.
torres-prompt-king = Поставьте короля на замок.
torres-prompt-stack = Выберите стопку на этот ход.
torres-prompt-act = Ваш ход: { $points } АП и { $blocks ->
    [one] { $blocks } блок
    [few] { $blocks } блока
   *[other] { $blocks } блоков
}.
torres-prompt-act-spent = АП больше нет. Закончите ход или сыграйте карту, если можете.
torres-prompt-shift = Куда поставить блок с { $square }?
torres-prompt-keep = Оставьте одну карту и решите, куда вернуть остальные.
torres-prompt-keep-only = Оставьте карту.
torres-prompt-left = { $blocks ->
    [one] Остался { $blocks } блок
    [few] Осталось { $blocks } блока
   *[other] Осталось { $blocks } блоков
}. Выберите свои стопки.
torres-prompt-move_king = Вы можете переставить короля.
torres-prompt-wait = { $count ->
    [one] Выбирает { $actors }.
   *[other] Ждём: { $actors }.
}
torres-prompt-start = Выбирается первый игрок.
torres-prompt-dealer = Карта берётся из колоды.
torres-prompt-over = Партия окончена.

## Выбор

torres-choose-place_castle = Поставить замок
torres-choose-place_first_knight = Поставить рыцаря
torres-choose-place_king = Поставить короля
torres-choose-choose_stack = Взять стопку
torres-choose-choose_stack-size = Из скольких блоков?
torres-choose-add_knight = Выставить рыцаря
torres-choose-move_knight = Пойти рыцарем
torres-choose-move_knight-square1 = Каким рыцарем?
torres-choose-move_knight-square2 = Куда?
torres-choose-place_block = Поставить блок
torres-choose-buy_card = Купить карту
torres-choose-advance_score = Взять 1 очко
torres-choose-six_ap = 6 АП
torres-choose-seven_ap = 7 АП
torres-choose-extra_block = Дополнительная башня
torres-choose-raise_knight = Вставка в башню
torres-choose-raise_knight-square = Под какого рыцаря?
torres-choose-raise_knight-source = Из какой стопки?
torres-choose-shift_block = Передвинуть башню
torres-choose-shift_block-square = Какой блок?
torres-choose-regroup = Совершить движение
torres-choose-regroup-square1 = Каким рыцарем?
torres-choose-regroup-square2 = Куда?
torres-choose-diagonal_step = Диагональное движение
torres-choose-diagonal_step-square1 = Каким рыцарем?
torres-choose-diagonal_step-square2 = Куда?
torres-choose-door_passage = Движение через двери
torres-choose-door_passage-square1 = Каким рыцарем?
torres-choose-door_passage-square2 = Куда?
torres-choose-vault = Прыжок
torres-choose-vault-square1 = Каким рыцарем?
torres-choose-vault-square2 = Куда?
torres-choose-climb_two = Скачок
torres-choose-climb_two-square1 = Каким рыцарем?
torres-choose-climb_two-square2 = Куда?
torres-choose-end_turn = Закончить ход
torres-choose-shift_to = Поставить
torres-choose-keep_card = Оставить
torres-choose-keep_card_top = Оставить (другие наверх)
torres-choose-keep_card_bottom = Оставить (другие вниз)
torres-choose-allocate_leftovers = Оставить стопки
torres-choose-allocate_leftovers-stacks = Каких размеров?
torres-choose-move_king = Переставить короля
torres-choose-keep_king = Оставить короля
torres-button-play_card = Сыграть карту
torres-label-stack = { $size ->
    [0] Взять пустую стопку
    [one] Взять стопку из { $size } блока
   *[other] Взять стопку из { $size } блоков
}
torres-label-stacks = Оставить стопки: { $stacks }

## Что даёт действие

torres-asset-ap = { $count } АП
torres-asset-blocks = { $count ->
    [one] { $count } блок
    [few] { $count } блока
   *[other] { $count } блоков
}
torres-asset-stacks = { $count ->
    [one] { $count } блок в других стопках
    [few] { $count } блока в других стопках
   *[other] { $count } блоков в других стопках
}
torres-asset-knights = { $count ->
    [one] { $count } рыцарь в запасе
    [few] { $count } рыцаря в запасе
   *[other] { $count } рыцарей в запасе
}
torres-asset-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
torres-reason-step-up = Шаг на уровень вверх
torres-reason-step-level = Шаг
torres-reason-step-down = Шаг вниз на { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
}
torres-reason-passage = Проход через замок
torres-reason-knight = Рыцарь из запаса
torres-reason-block = Установка блока
torres-reason-buy = Покупка карты
torres-reason-point = Взятое очко
torres-reason-card = Карта «{ $card }»
torres-note-castle = Замок { $square }: { $area ->
    [one] { $area } клетка
    [few] { $area } клетки
   *[other] { $area } клеток
} × уровень { $level } = { $points } (было { $before }).
torres-note-founded = Появится новый замок.
torres-note-next-turn = Сыграть её можно будет со следующего хода.
torres-note-one-card = Больше карт в этот ход сыграть нельзя.
torres-warning-others = Замок растёт для всех, кто в нём стоит: { $actors }.
torres-warning-king = Рыцарь уходит из замка короля, где уровень { $level } даёт { $points } очков.
torres-warning-down = Шагом обратно не подняться: выше на { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
}.
torres-warning-points = { $points ->
    [one] Сгорит { $points } АП.
    [few] Сгорят { $points } АП.
   *[other] Сгорят { $points } АП.
}
torres-warning-returned = { $blocks ->
    [one] { $blocks } блок вернётся в общую кучу.
    [few] { $blocks } блока вернутся в общую кучу.
   *[other] { $blocks } блоков вернутся в общую кучу.
}

## Журнал

torres-log-place_castle = { $seat } ставит замок на { $square }.
torres-log-place_first_knight = { $seat } ставит первого рыцаря на { $square }.
torres-log-place_king = { $seat } ставит короля на { $square }.
torres-log-choose_stack = { $seat } берёт { $size ->
    [0] пустую стопку
    [one] стопку из { $size } блока
   *[other] стопку из { $size } блоков
}.
torres-log-add_knight = { $seat } выставляет рыцаря на { $square }.
torres-log-move_knight = { $seat } ходит рыцарем с { $square1 } на { $square2 }.
torres-log-place_block = { $seat } ставит блок на { $square }.
torres-log-buy_card = { $seat } покупает карту.
torres-log-advance_score = { $seat } берёт 1 очко.
torres-log-six_ap = { $seat } играет 6 АП.
torres-log-seven_ap = { $seat } играет 7 АП.
torres-log-extra_block = { $seat } играет «Дополнительную башню»: блок на { $square }.
torres-log-raise_knight = { $seat } играет «Вставку в башню» на { $square }, блок из { FORM($source, case: "genitive") }.
torres-log-shift_block = { $seat } играет «Передвинуть башню»: берёт блок с { $square }.
torres-log-regroup = { $seat } играет «Совершить движение»: с { $square1 } на { $square2 }.
torres-log-diagonal_step = { $seat } играет «Диагональное движение»: с { $square1 } на { $square2 }.
torres-log-door_passage = { $seat } играет «Движение через двери»: с { $square1 } на { $square2 }.
torres-log-vault = { $seat } играет «Прыжок»: с { $square1 } на { $square2 }.
torres-log-climb_two = { $seat } играет «Скачок»: с { $square1 } на { $square2 }.
torres-log-end_turn = { $seat } заканчивает ход.
torres-log-shift_to = { $seat } ставит блок на { $square }.
torres-log-keep_card = { $seat } оставляет «{ FORM($card, case: "accusative") }».
torres-log-keep_card-veiled = { $seat } оставляет последнюю карту.
torres-log-keep_card_top = { $seat } оставляет «{ FORM($card, case: "accusative") }», другие кладёт наверх.
torres-log-keep_card_top-veiled = { $seat } оставляет карту, другие кладёт наверх.
torres-log-keep_card_bottom = { $seat } оставляет «{ FORM($card, case: "accusative") }», другие кладёт вниз.
torres-log-keep_card_bottom-veiled = { $seat } оставляет карту, другие кладёт вниз.
torres-log-allocate_leftovers = { $seat } оставляет себе стопки: { $stacks }.
torres-log-move_king = { $seat } переставляет короля на { $square }.
torres-log-keep_king = { $seat } оставляет короля на месте.
torres-log-start_player = Начинает { $seat }.
torres-log-master_card = Карта мастера: { $master }.
torres-log-draw_card = Взята карта: { $card }.
torres-log-draw_card-veiled = Взята карта.
torres-log-year-over = Год { $phase } закончен.
torres-log-scored-castle = { $seat }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за замок { $square } ({ $area } × уровень { $level }).
torres-log-scored-castles = { $seat }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за замки.
torres-log-scored-king = { $seat }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, премия короля на { $square }.
torres-log-scored-master = { $seat }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за карту мастера «{ $card }».
torres-log-scored-jump = { $seat }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, деление занято.
torres-log-jump = { $seat }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, деление занято.
torres-log-scored-total = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} после года { $year } (+{ $more }).
torres-log-phase = Год { $phase }, начинает { $seat }.
torres-log-round = Раунд { $round }, начинает { $seat }.
torres-log-won = { $seat } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
torres-log-shared = Общая победа: { $actors }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

## Поле словами

torres-board-setup = Подготовка. Блоков в общей куче: { $supply }.
torres-board-turn = Год { $phase }, раунд { $round }. Ход: { $seat }, АП { $points }, блоков { $blocks }. Общая куча: { $supply }.
torres-board-over = Партия окончена.
torres-board-title = Поле: уровни, рыцари под буквами, король K
torres-board-bare = пусто
torres-board-tower = { $level }
torres-board-figure = { $level }{ $sign }
torres-board-seat = { $sign } — { $seat }: очков { $points }, ещё +{ $more }, если бы год кончился сейчас; рыцарей в запасе { $knights }, стопки: { $stacks }, карт { $count }
torres-board-seat-next = { $sign } — { $seat }: очков { $points }, ещё +{ $more }, если бы так кончился следующий год; рыцарей в запасе { $knights }, стопки: { $stacks }, карт { $count }
torres-board-seat-over = { $sign } — { $seat }: очков { $points }; рыцарей в запасе { $knights }, стопки: { $stacks }, карт { $count }
torres-board-hand = { $seat }, карты в руке: { $cards }
torres-board-bought = Куплены в этот ход, сыграть можно позже: { $cards }
torres-board-played = { $seat }, сыгранные карты: { $cards }
torres-board-supply = Блоков в общей куче: { $supply }
torres-board-common = Карт в общей колоде: { $count }
torres-board-looking = Карт на просмотре: { $count }
torres-board-first = Первый в раунде: { $seat1 }, в году: { $seat2 }
torres-board-deck-top = Верх вашей колоды, начиная сверху: { $cards }
torres-board-deck-bottom = Низ вашей колоды, начиная сверху: { $cards }
torres-board-deck = { $seat }, карт в колоде: { $count }, владелец знает сверху { $top } и снизу { $bottom }
torres-board-master = Карта мастера: { $card }

## Очки

torres-score-advance_1 = Очки за АП, год 1
torres-score-advance_2 = Очки за АП, год 2
torres-score-advance_3 = Очки за АП, год 3
torres-score-castles_1 = Замки, год 1
torres-score-castles_2 = Замки, год 2
torres-score-castles_3 = Замки, год 3
torres-score-king_1 = Премия короля, год 1
torres-score-king_2 = Премия короля, год 2
torres-score-king_3 = Премия короля, год 3
torres-score-master_1 = Карта мастера, год 1
torres-score-master_2 = Карта мастера, год 2
torres-score-master_3 = Карта мастера, год 3
torres-score-jump_1 = Занятые деления, год 1
torres-score-jump_2 = Занятые деления, год 2
torres-score-jump_3 = Занятые деления, год 3

## Ошибки

torres-options-start-player = За столом на { $seats } нет места { $seat }. Выберите номер от 0 или drawn.
torres-position-stuck = Позиция ждёт решения «{ $pending }», но ничего сделать нельзя. Исправьте её.
torres-position-blocks = В позиции { $blocks } блоков, а их всего { $most }. Уберите лишние.
torres-position-cards = Карта { $card } встречается чаще, чем есть копий: их { $copies }. Уберите лишние.

## Картинки

torres-picture-title = Башни, год { $phase }
torres-picture-seat = { $seat }
torres-picture-you = вы
torres-picture-first = начинает раунд
torres-picture-setup = Подготовка
torres-picture-supply = в общей куче { $blocks ->
    [one] { $blocks } блок
    [few] { $blocks } блока
   *[other] { $blocks } блоков
}
torres-picture-year = Год { $phase } из { $phases }
torres-picture-round = раунд { $round } из { $rounds }
torres-picture-year-over = Год { $phase } закончен
torres-picture-king-line = Король на { $square }: уровень { $level } его замка даёт { $points } очков
torres-picture-king-next = Король на { $square }: в новом году уровень { $level } даёт { $points } очков
torres-picture-king-stays = останется на { $square }
torres-picture-last-round = Последний раунд года { $phase }: неиспользованные блоки вернутся в общую кучу.
torres-picture-mine-forecast = Если бы год закончился сейчас, вы получили бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
torres-picture-mine-forecast-next = Если бы так закончился следующий год, вы получили бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
torres-picture-master-note = Карта мастера «{ $card }»: { $text }
torres-picture-more = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, если бы год закончился сейчас
torres-picture-marker = { $seat }: деление { $points }
torres-picture-ap = АП
torres-picture-price = { $points } АП
torres-picture-price-card = 0 АП
torres-picture-left-card = ещё можно сыграть карту
torres-picture-left-points = останется { $points } АП
torres-picture-left-blocks = останется { $points } АП и { $blocks ->
    [one] { $blocks } блок
    [few] { $blocks } блока
   *[other] { $blocks } блоков
}
torres-picture-ask-points = Осталось { $points } АП. Всё равно закончить ход?
torres-picture-ask-blocks = Осталось { $points } АП и { $blocks ->
    [one] { $blocks } блок
    [few] { $blocks } блока
   *[other] { $blocks } блоков
}. Всё равно закончить ход?
torres-picture-returned = { $blocks ->
    [0] все блоки останутся
    [one] { $blocks } блок в общую кучу
    [few] { $blocks } блока в общую кучу
   *[other] { $blocks } блоков в общую кучу
}
torres-picture-tab-cards = Карты
torres-picture-tab-forecast = Подсчёт
torres-picture-bonus = король: уровень { $level } даёт { $points }
torres-picture-bonus-next = следующий год, король: уровень { $level } даёт { $points }
torres-picture-forecast = Если год закончится сейчас
torres-picture-forecast-next = Если так закончится следующий год
torres-picture-castles = замки
torres-picture-king = король
torres-picture-master = мастер
torres-picture-jump = занято
torres-picture-total = всего
torres-picture-hand = Ваши карты: одна за ход, бесплатно
torres-picture-looking = Оставьте одну из этих
torres-picture-bought = со следующего хода
torres-picture-master-card = Карта мастера
torres-picture-square = { $square }, уровень { $level }
torres-picture-bare = { $square }, пустая клетка
torres-picture-knight = рыцарь: { $seat }
torres-picture-panel = { $seat }: очков { $points }, рыцарей в запасе { $knights }, стопки: { $stacks }, карт { $count }
torres-picture-size = { $size ->
    [0] Пустая стопка
    [one] Стопка из { $size } блока
   *[other] Стопка из { $size } блоков
}
torres-picture-stacks = Стопки: { $stacks }
torres-picture-keep-top = Другие наверх
torres-picture-keep-bottom = Другие вниз
torres-picture-deck = Ваша колода, карт: { $count }
torres-picture-deck-top = Сверху: { $cards }
torres-picture-deck-bottom = Снизу: { $cards }
torres-picture-result = По годам
torres-picture-year-short = год { $phase }

## Pages: how to play in short, options of a new table

torres-how-1 = В партии три года. В свой ход вы выбираете одну из своих стопок блоков и тратите 5 пунктов действия (АП).
torres-how-2 = Выставить рыцаря рядом со своим стоит 2 АП; пойти рыцарем, поставить блок, купить карту или взять очко — по 1 АП. Одну карту за ход играют бесплатно.
torres-how-3 = Блок расширяет замок или надстраивает его; замок не выше своей площади, и два замка не соединяются.
torres-how-4 = За шаг рыцарь поднимается не больше чем на один уровень. Через двери замка он выходит не выше, чем вошёл.
torres-how-5 = В конце года каждый замок с вашим рыцарем приносит площадь замка, умноженную на уровень вашего самого высокого рыцаря в нём.
torres-how-6 = В замке короля рыцарь ровно на уровне 1, 2 или 3 (по номеру года) приносит ещё 5, 10 или 15 очков.
torres-option-castle_setup-about = Где стоят первые блоки замков.
torres-option-action_cards-about = Откуда у игроков карты действия.
torres-option-master_card-about = Одна из восьми карт, дающих дополнительные очки.
torres-option-round_start-about = Кто начинает раунд.
torres-option-door_rule-about = Как рыцари проходят через двери замка.
torres-option-start_player-about = Кто начинает партию.
torres-value-by_mode = Как в режиме
torres-value-printed = На отмеченных клетках
torres-value-players = Ставят игроки
torres-value-common_deck = Одна колода на всех
torres-value-own_deck = По десять карт, их покупают
torres-value-full_hand = Все десять в руке
torres-value-fixed = Один и тот же весь год
torres-value-leader = У кого больше всех очков
torres-value-no_climb_inside = Внутри замка вверх нельзя
torres-value-exit_level_only = Внутри вверх можно, но выход не выше входа
