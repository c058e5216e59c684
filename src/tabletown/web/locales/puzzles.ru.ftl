web-puzzles = Задачи
web-puzzles-lead = Позиции из настоящих партий, в которых один ход явно лучше всех остальных. Найдите его; попыток сколько угодно.
web-puzzles-none = Задач пока нет.
web-puzzles-missing = Задачи { $number } нет.
web-puzzles-so-far = Решено: { $done } из { $count }
web-puzzles-start = Решать
web-puzzles-one = Задача { $number }
web-puzzles-state-first = решена с первой попытки
web-puzzles-state-done = решена
web-puzzles-difficulty = Сложность { $number } из 5
web-puzzles-theme-others = Помешать соперникам
web-puzzles-find = Найдите лучший ход
web-puzzles-find-turn = Найдите лучший ход: сделайте первый шаг
web-puzzles-goal = { $count ->
    [one] Он приносит на { $points } очка больше любого другого.
   *[other] Верных ходов — { $count }; они приносят на { $points } очка больше любого другого.
}
web-puzzles-about = Считаются очки в конце партии по сравнению с лучшим соперником. Вы знаете то, что тогда знал игрок.
web-puzzles-about-solo = Считаются очки в конце партии. Вы знаете то, что тогда знал игрок.
web-puzzles-hint = О чём эта задача: { $theme }.
web-puzzles-less = Этот ход приносит на { $points } очка меньше лучшего. Что остаётся несделанным?
web-puzzles-more = На { $points } очка больше, чем второй по силе ход: { $rival }.
web-puzzles-right = Верно, это лучший ход.
web-puzzles-sums = Что он приносит по сравнению со вторым по силе ходом
web-puzzles-next = Следующая задача
web-puzzles-all = Все задачи
web-puzzles-together = Всего
