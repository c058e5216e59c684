nook-name = Уголок
nook-about = Девять домов на девяти клетках; дом считается только рядом со своим.
nook-how-1 = Из мешка достают дом высотой от 1 до 3; поставьте его на пустую клетку.
nook-how-2 = Дом рядом с другим вашим домом приносит свою высоту. Побеждает тот, у кого больше очков.
nook-mode-standard = Обычная
nook-mode-standard-help = Двое или трое игроков.
nook-choose-place = Поставить
nook-log-place = { $seat } ставит дом на { $square }.
nook-log-draw = Из мешка достают дом высотой { $height }.
nook-log-won = { $count ->
    [one] Победа: { $actors }.
   *[other] Победу делят { $actors }.
}
nook-prompt-place = Поставьте дом высотой { $height }.
nook-prompt-wait = { $seat } ставит дом высотой { $height }.
nook-prompt-draw = Из мешка достают дом.
nook-prompt-over = Партия окончена.
nook-score-company = Дома рядом со своими
nook-board-title = Уголок
nook-board-empty = { $square }: пусто
nook-board-house = { $height } { $seat }
nook-picture-title = Уголок
nook-picture-seat = { $seat }
nook-picture-house = { $square }: { $seat }, высота { $height }
nook-picture-square = Клетка { $square }
nook-picture-left = { $count ->
    [one] { $count } дом в мешке
    [few] { $count } дома в мешке
   *[other] { $count } домов в мешке
}
