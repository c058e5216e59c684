## 1. Первый рыцарь

torres-lesson-knight = Первый рыцарь
torres-lesson-knight-about = Что такое уровень и как рыцарь поднимается.
torres-lesson-knight-learned-1 = Уровень рыцаря — число блоков под ним. На пустой клетке это 0.
torres-lesson-knight-learned-2 = Шаг ведёт на соседнюю клетку, не больше чем на один уровень вверх, и стоит 1 АП.
torres-lesson-knight-learned-3 = В конце года замок приносит свою площадь, умноженную на уровень вашего рыцаря.

torres-lesson-knight-on = Заведите рыцаря на замок.
torres-lesson-knight-on-coach = Красный рыцарь — ваш. Он стоит на пустой клетке: это уровень 0, и очков за него нет. Рядом замок из двух клеток; число на крыше — высота башни.
torres-lesson-knight-on-right = Уровень 1 в замке из 2 клеток: 2 × 1 = 2 очка в конце года.
torres-lesson-knight-on-wrong = В замке его ещё нет. До какой клетки замка один шаг?
torres-lesson-knight-on-ground = Уровень по-прежнему 0, а 2 × 0 = 0 очков. В замке только тот рыцарь, который стоит на блоке. До какого блока один шаг?
torres-lesson-knight-on-hint = Низкая башня прямо рядом с ним.

torres-lesson-knight-up = Поднимитесь ещё на один уровень.
torres-lesson-knight-up-coach = За шаг рыцарь поднимается не больше чем на один уровень. С уровня 1 можно попасть на уровень 2.
torres-lesson-knight-up-right = 2 клетки × уровень 2 = 4 очка. Каждый уровень приносит столько очков, сколько клеток в замке.
torres-lesson-knight-up-wrong = Это не выше. Какая башня ровно на один уровень выше рыцаря?
torres-lesson-knight-up-down = Спуститься можно на сколько угодно, но на уровне 0 замок приносит вам 0. Где замок поднимается?
torres-lesson-knight-up-hint = Найдите рядом с ним число 2.

torres-lesson-knight-stairs = Поднимитесь на самую высокую башню: 12 очков.
torres-lesson-knight-stairs-coach = Башня из 3 блоков прямо рядом с рыцарем, но она на два уровня выше — для одного шага это слишком. У вас 3 пункта действия (АП), шаг стоит 1.
torres-lesson-knight-stairs-right = По ступенькам, уровень за уровнем: 4 клетки × уровень 3 = 12 очков.
torres-lesson-knight-stairs-wrong = { $points ->
    [one] Пока { $points } очко, а 3 АП истрачены.
    [few] Пока { $points } очка, а 3 АП истрачены.
   *[other] Пока { $points } очков, а 3 АП истрачены.
} За шаг нельзя подняться больше чем на уровень. Какие башни складываются в лестницу?
torres-lesson-knight-stairs-down = Теперь рыцарь на уровне 0, и отсюда даже башня из 2 блоков слишком высока. Какая соседняя башня была на уровень выше?
torres-lesson-knight-stairs-hint = Сначала на уровень вверх, потом вбок, потом снова вверх.

## 2. Пять АП

torres-lesson-points = Пять АП
torres-lesson-points-about = Из чего состоит ход и что сколько стоит.
torres-lesson-points-learned-1 = На ход у вас 5 пунктов действия (АП). Новый рыцарь стоит 2, а шаг, блок, карта или очко — по 1.
torres-lesson-points-learned-2 = Нового рыцаря выставляют рядом со своим, на тот же уровень или ниже.
torres-lesson-points-learned-3 = Неистраченные АП сгорают в конце хода.

torres-lesson-points-add = Выставьте рыцаря между двумя замками.
torres-lesson-points-add-coach = В запасе у вас пять рыцарей. Новый стоит 2 АП и встаёт рядом со своим, не выше его.
torres-lesson-points-add-right = Истрачено 2 АП, осталось 3. Отсюда до второго замка один шаг.
torres-lesson-points-add-wrong = Запас ещё полон. Какое действие выставляет нового рыцаря?
torres-lesson-points-add-moved = Это ваш первый рыцарь ушёл из замка: 0 очков вместо 1. Нового берут из запаса. Какое действие его выставляет?
torres-lesson-points-add-elsewhere = Рыцарь на поле, 2 АП истрачены. Но отсюда до другого замка больше одного шага. Какая клетка касается обоих замков?
torres-lesson-points-add-hint = Выберите «Выставить рыцаря», потом клетку посередине.

torres-lesson-points-second = Заведите нового рыцаря в другой замок.
torres-lesson-points-second-coach = Осталось 3 АП. Каждый замок, где есть ваш рыцарь, приносит очки отдельно.
torres-lesson-points-second-right = Два замка: 1 + 1 = 2 очка. И осталось ещё 2 АП.
torres-lesson-points-second-wrong = { $points ->
    [one] Получается { $points } очко. Какой рыцарь ещё не в замке?
    [few] Получается { $points } очка. Какой рыцарь ещё не в замке?
   *[other] Получается { $points } очков. Какой рыцарь ещё не в замке?
}
torres-lesson-points-second-leaves = Теперь ваших рыцарей нет ни в одном замке: 0 очков. Ушедший рыцарь там больше ничего не приносит. Кому из двоих терять нечего?
torres-lesson-points-second-walks = Он стоит на пустой клетке и приносит 0; всего, как и раньше, 1 очко. Какой шаг ведёт на блок?
torres-lesson-points-second-hint = Второй замок — справа от нового рыцаря.

torres-lesson-points-rest = Истратьте последние 2 АП так, чтобы вышло 4 очка.
torres-lesson-points-rest-coach = Блок стоит 1 АП. Рядом с замком он добавляет замку клетку, и тогда замок приносит больше.
torres-lesson-points-rest-right = 4 очка. Блок окупается не раз: замок принесёт очки во все три года.
torres-lesson-points-rest-wrong = { $points ->
    [one] Получается { $points } очко, а АП больше нет. Где блоки работают на вас?
    [few] Получается { $points } очка, а АП больше нет. Где блоки работают на вас?
   *[other] Получается { $points } очков, а АП больше нет. Где блоки работают на вас?
}
torres-lesson-points-rest-ended = 2 АП сгорели, очков по-прежнему 2. Что добавили бы 2 блока?
torres-lesson-points-rest-others = Этот замок вырос, но вашего рыцаря в нём нет: всё ещё { $points } из 4 очков. Какие замки приносят очки вам?
torres-lesson-points-rest-hint = Ставьте блоки рядом с замками, где стоят ваши рыцари.

## 3. Блоки и замки

torres-lesson-castles = Блоки и замки
torres-lesson-castles-about = Шире, выше — и два ограничения.
torres-lesson-castles-learned-1 = Блок ставят рядом ровно с одним замком или на крышу без фигуры.
torres-lesson-castles-learned-2 = Замок не выше своей площади: сначала вширь, потом вверх.
torres-lesson-castles-learned-3 = Блоки ничьи. Замок приносит очки всем, у кого в нём есть рыцарь.

torres-lesson-castles-wider = Расширьте свой замок: 2 очка.
torres-lesson-castles-wider-coach = Ваш рыцарь стоит в замке из одной клетки. Клетка справа от него не светится: блок на ней соединил бы два замка.
torres-lesson-castles-wider-right = Площадь 2 × уровень 1 = 2 очка.
torres-lesson-castles-wider-wrong = { $points ->
    [one] Ваш замок по-прежнему приносит { $points } очко. Какие клетки рядом с рыцарем?
    [few] Ваш замок по-прежнему приносит { $points } очка. Какие клетки рядом с рыцарем?
   *[other] Ваш замок по-прежнему приносит { $points } очков. Какие клетки рядом с рыцарем?
}
torres-lesson-castles-wider-theirs = Теперь замок синего площадью 2 приносит ему 2 очка, а у вас всё ещё 1. Блоки приносят очки тому, кто там стоит. А где стоите вы?
torres-lesson-castles-wider-empty = Этот замок стал больше, но вашего рыцаря в нём нет: всё ещё 1 очко. В каком замке ваш рыцарь?
torres-lesson-castles-wider-hint = Поставьте блок рядом со своим рыцарем.

torres-lesson-castles-higher = Наберите 6 очков: у вас ещё три действия.
torres-lesson-castles-higher-coach = Осталось два блока. Очки — это площадь × уровень, так что расти должно и то и другое. В замке площадью 2 башня может быть высотой 2.
torres-lesson-castles-higher-right = Площадь 3 × уровень 2 = 6. И вширь, и вверх — выгоднее, чем что-то одно.
torres-lesson-castles-higher-wrong = { $points ->
    [one] Получается { $points } очко. Если оба блока поставить вширь, выйдет только 4 × 1.
    [few] Получается { $points } очка. Если оба блока поставить вширь, выйдет только 4 × 1.
   *[other] Получается { $points } очков. Если оба блока поставить вширь, выйдет только 4 × 1.
} Как рыцарю попасть ещё и на уровень 2?
torres-lesson-castles-higher-theirs = Этот блок вашему замку не помог: до 6 очков теперь не хватит. Где вам полезны оба блока?
torres-lesson-castles-higher-low = Выше он не стал, очков теперь: { $points }. Шаг выгоден, когда ведёт вверх. Что должно стоять там до шага?
torres-lesson-castles-higher-hint = Один блок на пустую крышу, один рядом с замком, потом шаг.

torres-lesson-castles-limit = Надстройте высокую башню ещё на один блок.
torres-lesson-castles-limit-coach = В замке 2 клетки, значит, в башне может быть 2 блока и не больше. Поэтому она не светится. У вас 2 блока.
torres-lesson-castles-limit-right = Три клетки выдержат башню из трёх блоков. Сначала вширь, потом вверх.
torres-lesson-castles-limit-wrong = В башне всё ещё 2 блока, а ваши кончились. Площадь 3 разрешает высоту 3. В каком порядке нужны блоки?
torres-lesson-castles-limit-elsewhere = Вырос другой замок. У вашего площадь по-прежнему 2, и башня остаётся высотой 2. Какому замку нужна ещё одна клетка?
torres-lesson-castles-limit-hint = Сначала блок рядом с замком. Тогда засветится и башня.

## 4. Сколько приносит замок

torres-lesson-scoring = Сколько приносит замок
torres-lesson-scoring-about = Площадь × уровень вашего самого высокого рыцаря.
torres-lesson-scoring-learned-1 = Уровень приносит столько очков, сколько в замке клеток.
torres-lesson-scoring-learned-2 = В замке считается только ваш самый высокий рыцарь.
torres-lesson-scoring-learned-3 = Новая клетка приносит столько очков, на каком уровне ваш рыцарь.

torres-lesson-scoring-step = У вас 1 АП. Сделайте самый выгодный шаг.
torres-lesson-scoring-step-coach = Два ваших рыцаря могут подняться на уровень 2. В одном замке 5 клеток, в другом 2. Сейчас они приносят 5 + 2 = 7 очков.
torres-lesson-scoring-step-right = 5 × 2 + 2 × 1 = 12: шаг принёс 5 очков.
torres-lesson-scoring-step-wrong = Получается { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. В каком замке лишний уровень ценнее?
torres-lesson-scoring-step-small = Здесь 2 × 2 = 4, а всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: на 2 больше. Уровень приносит столько очков, сколько в замке клеток. Какой из ваших замков больше?
torres-lesson-scoring-step-down = Выше он не стал, всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. У какого рыцаря рядом башня из 2 блоков?
torres-lesson-scoring-step-hint = Сосчитайте клетки обоих замков.

torres-lesson-scoring-highest = Снова 1 АП. Какой шаг выгоднее всего?
torres-lesson-scoring-highest-coach = В замке из 5 клеток два ваших рыцаря, на уровнях 3 и 1. Он приносит 5 × 3 = 15. Замок из 3 клеток приносит 3 × 1 = 3.
torres-lesson-scoring-highest-right = 15 + 3 × 2 = 21. В большом замке второй рыцарь ничего бы не изменил.
torres-lesson-scoring-highest-wrong = Получается { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Кто в своём замке самый высокий из ваших и ещё может подняться?
torres-lesson-scoring-highest-second = По-прежнему { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. В замке считается только самый высокий рыцарь, а он уже на уровне 3. Где лишний уровень засчитают?
torres-lesson-scoring-highest-loses = Осталось { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: ваш самый высокий рыцарь приносил 15 там, где стоял. Кто может подняться, чтобы никто не спускался?
torres-lesson-scoring-highest-hint = Замок из 5 клеток не трогайте.

torres-lesson-scoring-block = 1 АП: блок или шаг? Возьмите как можно больше.
torres-lesson-scoring-block-coach = В большом замке рыцарь на уровне 3, площадь 4: 12 очков. Другой рыцарь на уровне 1, площадь 2: 2 очка.
torres-lesson-scoring-block-right = 5 × 3 + 2 = 17. Рыцарю на уровне 3 каждая новая клетка приносит 3 очка.
torres-lesson-scoring-block-wrong = Получается { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, а было 14. Сколько стоит ещё одна клетка для рыцаря на уровне 3?
torres-lesson-scoring-block-step = 2 × 2 = 4 вместо 2: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, на 2 больше. А можно на 3. Что растёт, когда добавляют блок?
torres-lesson-scoring-block-roof = Башня выше, но рыцаря на ней нет: по-прежнему { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Площадь или уровень — что изменилось?
torres-lesson-scoring-block-small = Третья клетка для рыцаря на уровне 1: на 1 больше, всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Какому рыцарю клетка принесёт больше?
torres-lesson-scoring-block-hint = Расширьте замок, где рыцарь стоит выше.

## 5. Через двери

torres-lesson-doors = Через двери
torres-lesson-doors-about = Короткий путь сквозь замок за 1 АП.
torres-lesson-doors-learned-1 = Рыцарь входит в замок там, где соседняя башня выше его уровня.
torres-lesson-doors-learned-2 = За 1 АП он выходит где угодно рядом с этим замком или на крышу возле башни повыше.
torres-lesson-doors-learned-3 = Внутри он не поднимается: выходит не выше, чем вошёл.

torres-lesson-doors-through = Взойдите на замок справа за 2 АП.
torres-lesson-doors-through-coach = Башни перед рыцарем слишком высоки. Но у каждого блока с каждой стороны есть дверь, и пройти весь замок насквозь стоит 1 АП.
torres-lesson-doors-through-right = Вошёл с одного конца, вышел с другого, потом шаг вверх: 3 клетки × уровень 1 = 3 очка.
torres-lesson-doors-through-wrong = Оба АП истрачены, а рыцарь всё ещё на уровне 0. Какая дверь выводит к другому замку?
torres-lesson-doors-through-around = В обход шесть шагов, а остался 1 АП. Сквозь замок проходят за 1 АП. Куда ведёт его последняя дверь?
torres-lesson-doors-through-early = Он вышел слишком рано: отсюда до замка справа 1 АП не хватит. Какая сторона башен обращена к нему?
torres-lesson-doors-through-hint = Выберите рыцаря, потом клетку между высокой башней и замком.

torres-lesson-doors-roof = Поднимите рыцаря на уровень 2 за 2 АП: 10 очков.
torres-lesson-doors-roof-coach = Он на уровне 1, а башня рядом на два уровня выше. Зато в неё можно войти и снова выйти на крышу уровня 1.
torres-lesson-doors-roof-right = Через двери на низкую крышу и один шаг вверх: 5 клеток × уровень 2 = 10 очков.
torres-lesson-doors-roof-wrong = { $points ->
    [one] Получается { $points } очко, а АП больше нет. Какая крыша уровня 1 рядом с башней из 2 блоков?
    [few] Получается { $points } очка, а АП больше нет. Какая крыша уровня 1 рядом с башней из 2 блоков?
   *[other] Получается { $points } очков, а АП больше нет. Какая крыша уровня 1 рядом с башней из 2 блоков?
}
torres-lesson-doors-roof-ground = Теперь он снаружи, на уровне 0, и очков не приносит. Проход может закончиться и на крыше не выше его собственной. Возле какой крыши есть башня повыше?
torres-lesson-doors-roof-hint = Другая низкая крыша того же замка.

## 6. Премия короля

torres-lesson-king = Премия короля
torres-lesson-king-about = Уровень 1, 2, 3 — за 5, 10, 15 очков.
torres-lesson-king-learned-1 = В замке короля рыцарь ровно на уровне с номером года приносит премию: 5, 10 или 15 очков.
torres-lesson-king-learned-2 = Один рыцарь может взять премию, а другой — очки за замок.
torres-lesson-king-learned-3 = После годов 1 и 2 короля может переставить тот, у кого меньше всех очков.

torres-lesson-king-one = Год 1, у вас 1 АП. Наберите 7 очков.
torres-lesson-king-one-coach = До двух замков один шаг. Один маленький, но в нём король: в году 1 рыцарь на уровне 1 его замка приносит ещё 5 очков.
torres-lesson-king-one-right = 2 × 1 за замок и 5 за короля: 7 очков.
torres-lesson-king-one-wrong = { $points ->
    [one] Получается { $points } очко. В каком замке король?
    [few] Получается { $points } очка. В каком замке король?
   *[other] Получается { $points } очков. В каком замке король?
}
torres-lesson-king-one-larger = 4 × 1 = { $points }. Замок хорош, но без короля нет и премии. Сколько дадут 2 клетки и премия 5?
torres-lesson-king-one-ground = На уровне 0 он ни в каком замке: ни очков, ни премии. На какой блок можно шагнуть?
torres-lesson-king-one-hint = Шагните в замок с короной.

torres-lesson-king-exactly = Год 2: возьмите премию и сохраните 12 очков.
torres-lesson-king-exactly-coach = В году 2 премия — 10 очков за рыцаря ровно на уровне 2. Ваши стоят на уровнях 1 и 3. Замок приносит 4 × 3 = 12.
torres-lesson-king-exactly-right = 4 × 3 = 12 за высокого рыцаря и 10 за того, кто на уровне 2.
torres-lesson-king-exactly-wrong = На уровне 2 никого из ваших: премии нет. Кто может туда попасть, чтобы не потерять уровень 3?
torres-lesson-king-exactly-down = Премия 10, но замок приносит теперь только 4 × 2 = 8: 18 вместо 22. Премии нужен ровно уровень 2, замку — самый высокий рыцарь. Кто ещё может сюда шагнуть?
torres-lesson-king-exactly-ground = Премии это не даёт, а на уровне 0 рыцарь ни в каком замке. Кто стоит на уровень ниже второго?
torres-lesson-king-exactly-hint = Один из рыцарей может подняться, вместо того чтобы другой спускался.

torres-lesson-king-guest = Год окончен. Переставьте короля, чтобы он принёс вам 10.
torres-lesson-king-guest-coach = У вас меньше всех очков, поэтому перед годом 2 вы можете переставить короля. Ему подойдёт любая крыша без фигуры.
torres-lesson-king-guest-right = В году 2 премию даёт уровень 2, и там стоит ваш рыцарь: 10 очков, если он не уйдёт.
torres-lesson-king-guest-wrong = Там премии не будет. В каком замке вы стоите на уровне 2?
torres-lesson-king-guest-stays = Там, где король сейчас, вашего рыцаря нет: премия 0. В новом году уровень 2 приносит 10. Где вы стоите на уровне 2?
torres-lesson-king-guest-one = Там ваш рыцарь на уровне 1: за это платили в году 1. В году 2 нужен ровно уровень 2. Какой замок подходит?
torres-lesson-king-guest-hint = Найдите своего рыцаря на башне из 2 блоков.

## 7. Карты действия

torres-lesson-cards = Карты действия
torres-lesson-cards-about = Больше, чем позволяют пять АП.
torres-lesson-cards-learned-1 = За ход можно сыграть одну карту; ни она, ни её действие не стоят АП.
torres-lesson-cards-learned-2 = Карта стоит 1 АП, а сыграть её можно со следующего хода.
torres-lesson-cards-learned-3 = Когда АП кончились, ход не окончен: ещё можно сыграть карту.

torres-lesson-cards-seven = АП кончились, но есть карта «7 АП». Наберите 9 очков.
torres-lesson-cards-seven-coach = Карта даёт ещё 2 АП в этот ход, даже если пять уже истрачены. До вершины замка рыцарю два шага.
torres-lesson-cards-seven-right = Два шага даром: 3 клетки × уровень 3 = 9 очков.
torres-lesson-cards-seven-wrong = { $points ->
    [one] Получается { $points } очко. Какие два шага ведут на уровень 3?
    [few] Получается { $points } очка. Какие два шага ведут на уровень 3?
   *[other] Получается { $points } очков. Какие два шага ведут на уровень 3?
}
torres-lesson-cards-seven-ended = Ход окончен, а карта осталась в руке. Одну карту за ход играют бесплатно. Что можно было сделать за 2 АП?
torres-lesson-cards-seven-hint = Сначала сыграйте карту. Потом сделайте два шага.

torres-lesson-cards-under = Подставьте блок под того рыцаря, которому это выгоднее.
torres-lesson-cards-under-coach = «Вставка в башню» поднимает рыцаря на уровень там, где он стоит. В одном вашем замке 4 клетки, в другом 2.
torres-lesson-cards-under-right = 4 × 3 = 12 вместо 8: карта принесла 4 очка.
torres-lesson-cards-under-wrong = Получается { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. В каком замке уровень ценнее?
torres-lesson-cards-under-small = 2 × 2 = 4 вместо 2: на 2 больше, всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Уровень приносит столько очков, сколько в замке клеток. Кто стоит в большем замке?
torres-lesson-cards-under-hint = Сравните: 4 клетки и 2 клетки.

torres-lesson-cards-which = В руке две карты. Сыграйте ту, что выгоднее.
torres-lesson-cards-which-coach = «Диагональное движение» поднимает не больше чем на уровень, «Скачок» — ровно на два, по прямой. В замке 4 клетки, сейчас он приносит 4 очка.
torres-lesson-cards-which-right = Сразу с уровня 1 на уровень 3: 4 × 3 = 12.
torres-lesson-cards-which-wrong = { $points ->
    [one] Получается { $points } очко. Какая карта поднимает выше?
    [few] Получается { $points } очка. Какая карта поднимает выше?
   *[other] Получается { $points } очков. Какая карта поднимает выше?
}
torres-lesson-cards-which-diagonal = Уровень 2: 4 × 2 = { $points }. За ход играют одну карту, а другая поднимает сразу на два уровня. Какая башня на два уровня выше?
torres-lesson-cards-which-down = Теперь он на уровне 0 и очков не приносит. Какая из ваших карт ведёт вверх?
torres-lesson-cards-which-hint = Башня из 3 блоков — рядом с рыцарем.

## 8. До последнего очка

torres-lesson-finish = До последнего очка
torres-lesson-finish-about = Оставшиеся блоки, шкала очков, конец партии.
torres-lesson-finish-learned-1 = Оставшиеся блоки можно переложить в другие свои стопки, не больше трёх в каждой.
torres-lesson-finish-learned-2 = Маркер, который должен остановиться на чужом, идёт до ближайшего свободного деления.
torres-lesson-finish-learned-3 = После подсчёта года 3 побеждает тот, у кого больше всех очков.

torres-lesson-finish-keep = Остался один блок. Сохраните его на потом.
torres-lesson-finish-keep-coach = Ход окончен, выбранной стопки больше нет. В других ваших стопках 3, 2 и 2 блока. В каждой может быть до 3.
torres-lesson-finish-keep-right = Восемь блоков на три хода вместо семи.
torres-lesson-finish-keep-wrong = Блок пропал. В какой стопке есть место?
torres-lesson-finish-keep-lost = Блок вернулся в общую кучу: 7 блоков на три хода. В стопке из 2 есть место ещё для одного. Какой вариант сохраняет все 8?
torres-lesson-finish-keep-hint = Сложите блоки в каждом варианте.

torres-lesson-finish-track = 1 АП. Что принесёт сразу 2 очка?
torres-lesson-finish-track-coach = У вас 14 очков, у синего 15. На делении помещается один маркер: если ваш должен остановиться на чужом, он идёт дальше.
torres-lesson-finish-track-right = С 14 мимо 15 на 16: 2 очка за 1 АП.
torres-lesson-finish-track-wrong = Это меньше 2 очков. Где маркер синего?
torres-lesson-finish-track-block = Блок здесь даёт { $gain ->
    [one] { $gain } очко
    [few] { $gain } очка
   *[other] { $gain } очков
}: рыцарь на уровне 1. Ваш маркер прямо за маркером синего. Что будет, если он пройдёт одно деление?
torres-lesson-finish-track-hint = Возьмите очко.

torres-lesson-finish-last = Последний ход партии, 1 АП. Победите!
torres-lesson-finish-last-coach = У вас 30 очков и замок, который приносит 4 × 2 = 8. У синего будет 40. Сделайте одно действие и закончите ход.
torres-lesson-finish-last-right = 30 + 4 × 3 = 42 против 40. Победа!
torres-lesson-finish-last-wrong = { $points } против 40. Сколько приносит ещё один уровень в замке из 4 клеток?
torres-lesson-finish-last-ended = 30 + 8 = { $points } против 40, и 1 АП сгорел. Что можно было за него сделать?
torres-lesson-finish-last-point = Очко за последний АП: всего { $points }, а у синего 40. Сколько приносит ещё один уровень в замке из 4 клеток?
torres-lesson-finish-last-down = Рыцарь стал ниже: { $points } против 40. Какая соседняя клетка на уровень выше?
torres-lesson-finish-last-hint = Шаг вверх приносит 4 очка. После него закончите ход.
