## Главная страница для новичка

web-home-lead = Настольные игры о строительстве городов прямо в браузере. Без регистрации и установки.
web-home-step-learn = Научитесь за { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
web-home-step-learn-about = { $count ->
    [one] { $count } короткий урок на настоящем поле.
    [few] { $count } коротких урока на настоящем поле.
   *[other] { $count } коротких уроков на настоящем поле.
}
web-home-step-coach = Сыграйте с наставником
web-home-step-coach-about = Несложные боты и предупреждение перед дорогой ошибкой.
web-home-step-friends = Позовите друзей
web-home-step-friends-about = Отправьте ссылку — и они уже за столом.
web-home-start = Начать с игры «{ $game }»
web-home-skilled = Я умею играть
web-home-known = У вас уже есть имя?
web-home-sign-in = Войдите
web-home-easiest = самая простая для начала
web-home-or = Или другой город
web-home-learn = Научиться играть

## Первая страница для тех, кто вернулся

web-home-hello = Здравствуйте, { $name }
web-home-waits = { $count ->
    [0] Сейчас ни одна партия не ждёт вашего хода.
    [one] Вашего хода ждёт { $count } партия.
    [few] Вашего хода ждут { $count } партии.
   *[other] Вашего хода ждут { $count } партий.
}
web-home-streak = { $days ->
    [one] { $days } день
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
web-home-deals = Все расклады
web-home-deals-done = Все сегодняшние расклады сыграны.
web-home-puzzles = Найдите единственный лучший ход.
web-home-solve = Решать
web-home-keep = Учиться дальше
web-home-courses = Курсы
web-home-lesson = урок { $number } из { $count }
web-home-review = Разобрать
web-home-quick = Быстрая партия
web-home-quick-with = С кем играть
web-home-quick-bots = С ботами
web-home-quick-people = С людьми
web-home-quick-solo = Соло
web-home-quick-about = Боты: { $strength }, без часов.
web-home-quick-change = Изменить
web-home-games = Все игры и способы играть
web-home-new = ещё не играли
web-home-last = последняя: { $points }
web-home-last-won = последняя: { $points }, победа
web-home-since = Со вчерашнего дня
web-home-rating = { $game }: рейтинг { $rating }
web-home-said = { $name }: «{ $text }»
