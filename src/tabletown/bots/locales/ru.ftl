# Боты: уровни и отказы.

bots-level-newcomer = Новичок
bots-level-apprentice = Подмастерье
bots-level-builder = Строитель
bots-level-architect = Зодчий
bots-level-master = Мастер

bots-level = Уровня «{ $level }» нет. Выберите один из: { $known }.
bots-budget = Для «{ $name }» нужен запас на размышление: 1s, 0.5s (секунды) или 800 (симуляции), а не «{ $budget }».

bots-hint-more = { $item }: к концу примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} больше, чем при втором по силе выборе.
bots-hint-less = { $item }: к концу примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} меньше, чем при втором по силе выборе.
bots-hint-even = Второй по силе выбор обещает столько же.
bots-hint-forced = Другого хода нет.
bots-hint-nothing = Сейчас выбирать нечего.
