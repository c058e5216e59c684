## Every page

web-brand = Tabletown
web-description = Пять настольных игр о строительстве городов в браузере: с людьми и ботами.
web-skip = К содержанию
web-home = На главную
web-menu = Меню
web-me = Профиль
web-language = Язык
web-language-en = English
web-language-ru = Русский
web-theme = Тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-theme-contrast = Контрастная
web-refused-later = Не получилось
web-refused-missing = Не найдено
web-refused-private = Нет доступа
web-again = Ещё раз

## The table

web-table-lying = На столе
web-table-players = Игроки
web-table-your-turn = Ваш ход
web-table-thinking = думает
web-table-ready = готово
web-table-won = победа
web-table-you = вы
web-table-look = { $name }, очки: { $points }. Показать это поле
web-table-look-board = Показать это поле
web-table-board-of = Вы смотрите на поле игрока { $name }.
web-table-mine = К моему полю
web-table-first = Первое поле
web-table-step = Шаг { $number }:
web-table-now = К текущему ходу
web-table-show-step = Показать этот шаг
web-table-undo = Вернуть ход
web-table-undo-all = Вернуть все { $count }
web-table-ask = Попросить вернуть ход
web-table-asked = Ждём ответа: { $names }
web-table-agree = Согласиться
web-table-refuse = Отказать
web-table-withdraw = Отозвать просьбу
web-table-rule = Правило
web-table-rules = Правила
web-table-result = К итогу
web-table-replay = Повтор
web-table-over = Посмотрите итоги или повтор партии.
web-table-return = Вернуться за стол
web-table-watching = Вы зритель
web-table-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
web-table-reconnecting = Связь восстанавливается. Ваш ход не потеряется.
web-table-why-turn = Сейчас это не выбрать. Выберите из подсвеченного.
web-table-why-picked = С уже выбранным это не сочетается. Выберите из подсвеченного или отмените выбор (Esc).
web-table-why-wait = Ждём: { $names }.
web-table-why-watching = Вы зритель: решают игроки.
web-table-why-past = Это прошлый шаг. Чтобы решать, вернитесь к текущему ходу.
web-table-why-other = Это поле игрока { $name }. Решайте на своём.
web-table-why-over = Партия окончена.
web-table-rule-of = Правило { $rule }
web-table-thinks = { $name } думает. Обычно не дольше { $seconds } с
web-table-seconds = { $seconds } с
web-table-share = Ссылка на этот стол
web-table-share-copied = Ссылка на стол скопирована.
web-table-score = Очки
web-table-total = Всего
web-table-chat = Чат
web-table-since = с вашего прошлого хода
web-table-no-log = Пока ничего не произошло.
web-table-no-chat = Пока никто ничего не написал.
web-table-say = Сказать что-нибудь
web-table-send = Отправить
web-table-sound = Звук
web-table-close = Закрыть
web-table-settings = Настройки стола
web-table-setting-forced = Делать вынужденные ходы за меня
web-table-setting-steps = Показывать чужие ходы по одному
web-table-setting-hints = Показывать, что даст ход
web-table-setting-sound = Звук, когда мой ход
web-table-setting-notify = Уведомлять о моём ходе, если вкладка скрыта
web-table-setting-keys = Клавиши U, V, R, L, ?
web-table-setting-chat = Показывать чат
web-table-leave = Выйти: { $name }
web-table-leave-help = Доиграет бот. Вы сможете вернуться.
web-table-keys = Клавиши
web-table-key-tab = подсказка, поле, действия, панели
web-table-key-arrows = ближайшее место в эту сторону
web-table-key-enter = выбрать
web-table-key-esc = отменить выбор
web-table-key-undo = вернуть ход
web-table-key-view = другой вид поля
web-table-key-rule = правила
web-table-key-log = журнал
web-table-key-about = объяснить то, что под указателем или в фокусе
web-table-key-help = эти клавиши
web-table-room = Ждём игроков
web-table-free = Свободное место
web-table-invited = Ждёт того, кого вы пригласите
web-table-sit = Сесть
web-table-stand = Встать из-за стола
web-table-fill = Посадить бота
web-table-invite = Пригласить друга
web-table-invite-help = Ссылка действует один раз и даёт свободное место. Партия начнётся, когда все места заняты.
web-table-link = Отправьте эту ссылку одному другу
web-table-copy = Скопировать
web-table-copied = Ссылка скопирована.
web-table-curtain = Передайте устройство игроку { $name }
web-table-curtain-help = Чужие секреты видны только после нажатия кнопки.
web-table-lift = Это я, { $name }

## The command

web-no-vendor = Для страниц не хватает шрифтов и скриптов: сначала выполните `make setup`.
web-port-busy = Адрес { $host }:{ $port } уже занят. Остановите ту программу или выберите другой порт: tabletown serve --port 8001

# Hints.

web-hint = Подсказка
web-hint-thinking = Ищем лучший ход…
web-hint-play = Сходить так
web-table-key-hint = совет лучшего бота

# telling

web-told = Что произошло
web-told-count = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
web-told-more = { $first } { $count ->
    [one] И ещё { $count }.
    [few] И ещё { $count }.
   *[other] И ещё { $count }.
}
web-told-setup = Подготовка к игре.
web-told-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
web-told-total = { $count } в счёте
web-told-outlook = { $count } при подсчёте сейчас
web-told-of = { $seat }: { $gain }
web-told-brings = Что даёт этот ход
web-told-deal = Честная раздача
web-told-deal-help = Это обязательство дано до первой раздачи. На странице результата показан ключ и проверена каждая раздача.
web-told-older = Более ранние строки
web-told-back = Назад
web-told-pause = Пауза
web-told-step = Шаг
web-told-skip = К концу
web-told-speed = Скорость
web-told-now = К моему ходу
web-told-home = Моё поле
web-told-counted = Показать на поле, что посчитано
web-told-secret = Тайное
web-replay-step = Шаг
web-replay-turn = Ход
web-replay-round = Раунд
web-replay-turn-back = К предыдущему ходу
web-replay-turn-next = К следующему ходу
web-replay-round-back = К предыдущему раунду
web-replay-round-next = К следующему раунду
web-hint-title = Подсказка
web-hint-seconds = расчёт: { $seconds } с
web-hint-better = уточняется
web-hint-first = Первый выбор
web-hint-second = Второй выбор
web-hint-scale = сколько очков можно ждать к концу
web-hint-expected = к концу примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-hint-hide = Скрыть

# stage
web-table-me = Вы
web-table-your-move = ваш ход
web-table-wait = ждёте
web-table-past = Шаг { $number } в прошлом. Esc возвращает к игре.
web-table-ask-short = Попросить
web-table-view = Вид
web-table-whole = Всё поле
web-table-panels = Журнал, счёт и чат
web-table-secret = { $points } тайных
web-table-points-now = { $count ->
    [one] очко сейчас
    [few] очка сейчас
   *[many] очков сейчас
}
web-table-tab-side = Стол
web-table-tab-about = Сводка
web-table-tab-log = Журнал
web-table-tab-score = Счёт
web-table-tab-chat = Чат
web-table-tab-players = Игроки

# choice

web-bar = Действия
web-bar-back = Назад
web-bar-cancel = Отмена
web-bar-more = Ещё
web-bar-missing = Выберите из подсвеченного
web-bar-missing-verb = Выберите действие
web-bar-missing-board = Выберите на поле
web-bar-final = вернуть будет нельзя
web-bar-undoable = можно вернуть
web-guard-end = Всё равно закончить
web-guard-keep = Играть дальше
web-guard-best = Ещё можно: { $choice } ({ $points }).
web-card-title = Что это даст
web-card-pointer = под указателем
web-card-focus = в фокусе
web-card-chosen = выбрано, ещё не сделано
web-card-price = Вы платите
web-card-gain = Вы получаете
web-card-points = { $count ->
    [one] { $signed } очко
    [few] { $signed } очка
   *[other] { $signed } очков
 }
web-card-now = сейчас { $points }
web-card-then = У вас, если бы партия закончилась
web-card-left = Останется
web-card-none = На счёт сразу не влияет.
web-card-final = Этот ход вернуть нельзя.
web-card-back = Этот ход можно вернуть.
web-card-enter = делает это
web-card-esc = отменяет
web-card-yours = Ваш ход
web-card-waiting = Ждём: { $names }
web-card-have = У вас
web-card-only = Остаётся только «{ $choice }».
web-card-how = Наведите на подсвеченное, чтобы увидеть, что оно даст.
web-table-setting-always = Подтверждать каждое действие
web-table-setting-guard = Спрашивать, если заканчиваю, а что-то осталось
