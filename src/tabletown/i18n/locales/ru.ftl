## Слова

seat = Место { $number }
list-more = { $first }, { $next }
list-last = { $first } и { $last }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Ошибки: игры и настройки

unknown-game = Игры «{ $name }» нет. Выберите одну из: { $known }.
options-unknown = У игры { $game } нет настройки «{ $option }». Есть: { $known }.
options-mode = У игры { $game } нет режима «{ $mode }». Выберите один из: { $known }.
options-value = Настройка игры { $game } не может быть такой: { $reason }.
options-seats = В режиме { $mode } игры { $game } не бывает { $seats ->
    [one] { $seats } места
   *[many] { $seats } мест
}. Выберите от { $least } до { $most }.

## Ошибки: действия

illegal-action = Правила сейчас этого не позволяют (кто: { $actor }, действие { $action }). Выберите одно из допустимых действий.
malformed-action-id = Действия с номером { $action } нет: номера начинаются с 0 и меньше { $size }.
malformed-action-verb = Ни одно действие не начинается со слова «{ $verb }». Проверьте первое слово.
malformed-action-count = После «{ $verb }» { $expected ->
    [0] не должно быть других слов
    [one] должно быть { $expected } слово
    [few] должно быть { $expected } слова
   *[many] должно быть { $expected } слов
}, а здесь их { $found }.
malformed-action-value = После «{ $verb }» не может стоять «{ $value }». Проверьте слова и их порядок.
malformed-action-empty = Здесь нет действия. Напишите глагол и то, к чему он относится.

## Ошибки: позиции

position-game = Строка { $line }: позиция этой игры начинается со строки «{ $game }».
position-line = Строка { $line }: «{ $text }» — не строка вида «ключ: значение» со своим ключом. Исправьте или удалите её.
position-missing = В позиции нет строки «{ $key }». Добавьте её.
position-value = Строка { $line }: «{ $text }» не подходит к ключу «{ $key }». Исправьте.
position-unknown = Строка { $line }: ключа «{ $key }» здесь нет. Удалите строку.
position-nobody = На этапе «{ $phase }» кто-то должен принимать решение. Добавьте строку «pending».
