## Наставник в первой партии

web-coach-thinking = Наставник обдумывает ваш выбор…
web-coach-warning = Наставник предпочёл бы другое: «{ $choice }». К концу партии это примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} больше. { $reason } Если всё равно хотите так сыграть, подтвердите выбор.
web-coach-off = Выключить наставника
web-coach-on = Включить наставника
web-coach-summary = Итоги с наставником
web-coach-met = { $count ->
    [one] Новое для вас решение: { $count }
    [few] Новые для вас решения: { $count }
   *[other] Новых для вас решений: { $count }
}
web-coach-avoided = { $count ->
    [one] Вы избежали { $count } дорогой ошибки.
   *[other] Вы избежали { $count } дорогих ошибок.
}
web-coach-made = Что стоило вам очков:
web-coach-mistake = «{ $chosen }» вместо «{ $better }»: примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
web-coach-none = Дорогих ошибок не было.
web-coach-look = Показать
