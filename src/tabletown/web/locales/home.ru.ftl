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
