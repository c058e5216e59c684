review-running = Эта партия не закончена. Разбираются только законченные партии.
review-best = Лучший ход
review-good = Хороший ход
review-inaccuracy = Неточность
review-mistake = Ошибка
review-blunder = Грубая ошибка
review-title = Разбор
review-seat = Игрок
review-points = очки
review-accuracy = точность
review-lost = потери
review-luck = удача
review-start = ожидание в начале
review-own = свои ходы
review-others = ходы других
review-result = итог
review-graph-points = Сколько очков каждый игрок мог ожидать в конце, ход за ходом.
review-graph-chance = Шанс каждого игрока победить, ход за ходом.
review-graph-score = Очки на каждый момент партии.
review-moments = Ключевые моменты
review-played = сыграно
review-moment = Ход { $number }, { $seat }: { $played }. Лучше: { $best }.
review-loss = −{ $points } ± { $error }
analysis-game = Первая строка позиции называет игру: { $known }.
analysis-long = В позиции не больше { $most } знаков. Сократите текст.
analysis-over = В этой позиции партия закончена. Выберите более раннюю.
analysis-dealer = В этой позиции никто не решает: сначала раздача. Выберите, что придёт, или более позднюю позицию.
analysis-seat = { $seat }: в этой позиции решать нечего. Выберите другое место.
analysis-impossible = Такой позиции в игре не бывает. Проверьте, сколько в ней фишек и карт.
analysis-move = ход
analysis-chance = шанс победы
analysis-matches = { $matches ->
    [one] Отсюда до конца сыграна { $matches } партия
    [few] Отсюда до конца сыграны { $matches } партии
   *[other] Отсюда до конца сыграно { $matches } партий
  }
