web-review-ask = Что было хорошо, что плохо, а что решила удача?
web-review-about = Каждое решение партии сравнивается с лучшими, исходя из того, что игрок тогда знал. Это займёт около минуты; готовый разбор доступен всем.
web-review-go = Разобрать партию
web-review-working = Партия разбирается
web-review-done = Готово частей: { $done } из { $total }.
web-review-waiting = { $count ->
    [0] Разбор скоро начнётся.
    [one] Перед ним { $count } разбор.
    [few] Перед ним { $count } разбора.
   *[other] Перед ним { $count } разборов.
}
web-review-leave = Страницу можно закрыть: разбор продолжится.
web-review-reload = Обновить
web-review-graph = Ожидаемый итог
web-review-points = Очки
web-review-chance = Шанс победы
web-review-score = Счёт
web-review-table = Таблицей
web-review-move = Шаг
web-review-played-well = Как вы сыграли
web-review-verdict = Решения
web-review-fair = Потери и удача указаны в очках к концу партии. Решение оценивается по тому, что игрок знал, а не по тому, что пришло позже.
web-review-steps = Решения партии
web-review-first = Первое решение
web-review-back = Предыдущее решение
web-review-next = Следующее решение
web-review-last = Последнее решение
web-review-number = Решение { $number } из { $count }
web-review-next-moment = Следующий момент
web-review-decision = Решение: { $name }
web-review-what = Как бы вы сыграли?
web-review-answer = Ответить
web-review-answered = Ваш ответ
web-review-was-played = Сыграно
web-review-known = к концу партии, судя по тому, что игрок тогда знал.
web-review-none = Ни один другой ход не лучше заметно.
web-review-adds = Что добавляет лучший ход
web-review-others = Другие получают меньше
web-review-compared = Сравнение ходов
web-review-choice = Ход
web-review-reveal = Показать оценку
web-review-again = Сыграть иначе
web-review-play-on = Доиграть отсюда
web-review-help = «Сыграть иначе»: вы выбираете, разбор отвечает. «Доиграть отсюда»: новый стол с этой позиции, на других местах боты.
web-review-mine = Мои
web-review-all = Все
web-review-better = Лучше: { $best }
web-review-no-moments = Ни одно решение не стоило заметных очков.
web-review-luck = Удача
web-review-luck-help = Что пришло, в сравнении со средним из всего, что могло прийти, в очках. Сумма в пределах своей погрешности ничего не решила.
web-review-draw = Раздача на шаге { $number }
web-review-turn = Ход отсюда и до конца ({ $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}) в целом
web-review-books = Из чего сложились очки
web-review-draws = Всё, что приходило ({ $count })
web-review-drawn = Что пришло
