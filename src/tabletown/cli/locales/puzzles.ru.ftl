cli-about-puzzles = найти лучший ход в позициях из настоящих партий или создать такие задачи
cli-help-puzzles-action = play: решать задачи игры; make: создать задачи из партий ботов
cli-help-puzzles-number = с какой задачи начать
cli-help-puzzles-count = сколько задач должно быть в файле
cli-help-puzzles-seed = другое число даёт другие партии
cli-help-puzzles-seconds = остановиться через это время, 0: без ограничения
cli-help-puzzles-processes = сколько процессов работает одновременно
cli-help-puzzles-seats = сколько игроков может быть в партиях
cli-help-puzzles-thorough = искать дольше и рассматривать все ходы: для игр, которые быстро доигрываются
cli-help-puzzles-out = файл для записи; существующий файл дополняется
cli-error-puzzles-out = Укажите файл для записи: --out ФАЙЛ.
cli-error-puzzles-limits = Число задач и процессов должно быть не меньше 1, время — не меньше 0.
cli-error-puzzles-seats = Игра не рассчитана на столько игроков.
cli-error-no-puzzles = Для игры { $game } задач пока нет.
cli-error-puzzle = Для игры { $game } нет задачи { $number }; номера — от 1 до { $count }.
cli-puzzles-made = Задач: { $count }, партий: { $matches }
cli-puzzles-go-on = Решено: { $solved } из { $count }. Enter — следующая задача, q — выход:
cli-puzzles-one = Задача { $number }, сложность { $difficulty } из 5: найдите лучший ход
cli-puzzles-goal = { $count ->
    [one] Он приносит на { $points } очка больше любого другого.
   *[other] Верных ходов — { $count }; они приносят на { $points } очка больше любого другого.
}
cli-puzzles-keys = h подсказка · s показать · q выход
cli-puzzles-less = Этот ход приносит на { $points } очка меньше лучшего. Попробуйте ещё раз.
cli-puzzles-shown = Вот решение:
cli-puzzles-more = На { $points } очка больше, чем второй по силе ход: { $rival }.
cli-puzzles-others = соперники получают меньше
cli-puzzles-hint = О чём эта задача: { $theme }.
