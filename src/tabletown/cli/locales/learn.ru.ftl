cli-about-learn = научиться игре по урокам в терминале
cli-metavar-lesson = УРОК
cli-help-lesson = название урока; если не указано, все уроки игры по порядку
cli-help-lesson-check = проверить, подходят ли уроки к правилам, и перечислить ошибки
cli-error-no-lessons = Для игры { $game } уроков пока нет.
cli-error-lesson = Для игры { $game } нет урока «{ $lesson }».
cli-lessons = { $count ->
    [one] { $count } урок
    [few] { $count } урока
   *[other] { $count } уроков
}
cli-lessons-checked = Проверено уроков: { $lessons }. { $faults ->
    [0] Ошибок нет.
   *[other] Ошибок: { $faults }.
}
cli-lesson-keys = h подсказка · s показать · r правило · u ещё раз · q выход
cli-lesson-right = Верно!
cli-lesson-wrong = Не совсем. Попробуйте ещё раз.
cli-lesson-rule = Правило: { $rule }
cli-lesson-learned = Теперь вы знаете
cli-lesson-go-on = Enter — следующий урок, q — выход:
cli-lesson-only = Выбор один: { $choice }. Нажмите Enter.
