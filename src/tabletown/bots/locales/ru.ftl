# Боты: уровни и отказы.

bots-level-newcomer = Новичок
bots-level-apprentice = Подмастерье
bots-level-builder = Строитель
bots-level-architect = Зодчий
bots-level-master = Мастер

bots-level = Уровня «{ $level }» нет. Выберите один из: { $known }.
bots-budget = Для «{ $name }» нужен запас на размышление: 1s, 0.5s (секунды) или 800 (симуляции), а не «{ $budget }».
