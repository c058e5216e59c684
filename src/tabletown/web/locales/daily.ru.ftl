web-nav-today = Сегодня
web-daily-title = Расклады дня
web-daily-number = Сегодня · день { $number }
web-daily-date = { $weekday ->
    [d1] Понедельник
    [d2] Вторник
    [d3] Среда
    [d4] Четверг
    [d5] Пятница
    [d6] Суббота
   *[d7] Воскресенье
}, { $day } { $month ->
    [m1] января
    [m2] февраля
    [m3] марта
    [m4] апреля
    [m5] мая
    [m6] июня
    [m7] июля
    [m8] августа
    [m9] сентября
    [m10] октября
    [m11] ноября
   *[m12] декабря
}
web-daily-weekday = { $weekday ->
    [d1] Пн
    [d2] Вт
    [d3] Ср
    [d4] Чт
    [d5] Пт
    [d6] Сб
   *[d7] Вс
}
web-daily-lead = Один расклад для всех, раз в день в каждой игре. Обыграйте бота и посмотрите, что вышло у других.
web-daily-streak = Ваша серия
web-daily-in-row = { $days ->
    [one] день подряд
    [few] дня подряд
   *[many] дней подряд
}
web-daily-row = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
web-daily-best = лучшее { $days }
web-daily-deals = Расклады
web-daily-left = новые через { $hours } ч { $minutes } мин
web-daily-to-today = К сегодняшним раскладам
web-daily-solo = Соло
web-daily-against = Против двух ботов: { $bot }
web-daily-par = Планка ({ $bot }):
web-daily-no-par = Планка ещё не готова.
web-daily-place = { $place }-е место из { $count }
web-daily-begun = партия начата, ваш ход
web-daily-played = { $count ->
    [0] Никто ещё не играл. Будьте первым.
   *[other] сыграли: { $count }
}
web-daily-play = Играть
web-daily-continue = Продолжить
web-daily-again = Сыграть ещё
web-daily-board = Таблица дня
web-daily-nobody = Этот расклад никто не закончил.
web-daily-points = очки
web-daily-to-par = к планке
web-daily-time = время
web-daily-minutes = { $minutes } мин
web-daily-par-row = { $bot }, планка
web-daily-stand = Ваше место
web-daily-better = { $game }: лучше, чем { $percent } % из { $count } игроков.
web-daily-chart = Результаты, игроков: { $count }
web-daily-chart-par = планка { $points }
web-daily-chart-mine = вы { $points }
web-daily-tell = Рассказать
web-daily-share-head = Tabletown, день { $number }
web-daily-copy = Скопировать
web-daily-copied = Скопировано
web-daily-tell-help = Говорит, что вышло, но не как: другие ещё могут сыграть.
web-daily-how = Как это устроено
web-daily-how-try = Считается первая попытка, если она закончена в тот же день (UTC). Остальные — для удовольствия.
web-daily-how-aids = Подсказок нет. Отменить можно то, что ничего не открыло.
web-daily-how-secret = Пока день не кончился, ваш стол не видит никто. Потом лучшие партии можно посмотреть.
web-daily-how-par = Планка — среднее 20 партий бота ({ $bot }) на том же раскладе. Против ботов считается отрыв.
web-daily-promise = Обязательства и ключи
web-daily-tomorrow = Завтра
web-daily-earlier = Прошлые дни
web-daily-earlier-more = Все дни
web-daily-earlier-help = Их ещё можно сыграть. Они не считаются.
