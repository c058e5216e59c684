## Навигация

web-nav = Разделы
web-nav-play = Играть
web-nav-learn = Учиться
web-nav-players = Игроки
web-nav-rules = Правила

## Уроки

web-learn = Обучение
web-learn-lead = Каждый урок — настоящая позиция за настоящим столом. Ход делаете вы, а наставник объясняет, сколько он стоил.
web-learn-course = { $game }: { $count ->
    [one] { $count } урок
    [few] { $count } урока
   *[other] { $count } уроков
}
web-learn-so-far = Пройдено: { $done } из { $count }
web-learn-minutes-left = осталось около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}
web-learn-all-done = курс пройден
web-learn-not-begun = не начат · { $count ->
    [one] { $count } урок
    [few] { $count } урока
   *[other] { $count } уроков
}
web-learn-none = Для этой игры уроков пока нет.
web-learn-missing = Такого урока нет.
web-learn-start = Начать
web-learn-continue = Продолжить
web-learn-repeat = Повторить
web-learn-state-done = пройден
web-learn-state-begun = шаг { $number } из { $count }
web-learn-state-new = около 2 минут
web-learn-rulebook = Правила
web-learn-others = Другие курсы
web-learn-first = Первая партия с наставником
web-learn-first-about = Соперники — несложные боты, часов нет. Наставник объясняет каждое решение, когда оно встречается впервые, и предупреждает о дорогих ошибках. Начать можно в любой момент.
web-learn-first-go = Играть с наставником
web-learn-lesson-of = урок { $number } из { $count }
web-learn-step-of = Шаг { $number } из { $count }
web-learn-leave = Выйти
web-learn-coach = Наставник
web-learn-goal = Урок
web-learn-right = Верно!
web-learn-wrong = Не совсем.
web-learn-shown = Вот решение.
web-learn-gain = +{ $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}.
web-learn-hint = Подсказка
web-learn-show = Показать
web-learn-rule = Правило
web-learn-again = Ещё раз
web-learn-other-way = Попробовать иначе
web-learn-next = Дальше
web-learn-finish = Закончить урок
web-learn-sums = Всего, если бы подсчёт был сейчас
web-learn-why = Задание не об этом. Выберите что-нибудь из подсвеченного.
web-learn-done = Урок { $number } пройден
web-learn-known = Теперь вы знаете
web-learn-first-try = С первой попытки: { $right } из { $count }
web-learn-next-lesson = Дальше: { $lesson }
web-learn-back = Все уроки
web-learn-course-done = Курс пройден. Самое время сыграть!
web-learn-rulebooks = Книги правил
web-learn-you = Вы
web-learn-rival = { $count ->
    [1] Соперник
   *[other] Соперник { $number }
}
