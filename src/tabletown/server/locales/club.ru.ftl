server-former-player = Бывший игрок
server-no-account = Сначала закрепите имя паролем.
server-passphrase-wrong = Пароль неверный.
server-recovery = Неверное имя или код восстановления.
server-no-sign-in = На этом устройстве вход уже завершён.
server-no-player = Такого игрока нет.
server-block-self = Себя заблокировать нельзя.
server-block-whom = Назовите игрока или стол и место.
server-blocks = Заблокировано уже { $most } игроков, больше нельзя. Сначала разблокируйте кого-нибудь.
server-not-welcome = За этот стол вы сесть не можете.
server-date = { $day } { $month ->
    [m1] января
    [m2] февраля
    [m3] марта
    [m4] апреля
    [m5] мая
    [m6] июня
    [m7] июля
    [m8] августа
    [m9] сентября
    [m10] октября
    [m11] ноября
   *[m12] декабря
} { $year }
server-moment = { $day } { $month ->
    [m1] января
    [m2] февраля
    [m3] марта
    [m4] апреля
    [m5] мая
    [m6] июня
    [m7] июля
    [m8] августа
    [m9] сентября
    [m10] октября
    [m11] ноября
   *[m12] декабря
}, { $time }

# Учётная запись.
server-account-title = Пароль и данные
server-account-passphrase = Пароль
server-account-passphrase-help = После смены пароля на других устройствах придётся войти заново.
server-account-old = Текущий пароль
server-account-new = Новый пароль
server-account-least = Не короче { $least } символов.
server-account-passphrase-go = Сменить пароль
server-account-confirm = Ваш пароль
server-account-recovery = Коды восстановления
server-account-recovery-help = Если забудете пароль, задайте новый с помощью любого из { $count } кодов. Каждый код действует один раз.
server-account-recovery-go = Получить новые коды
server-account-codes-left = { $count ->
    [0] Кодов нет.
    [one] Остался { $count } код.
    [few] Осталось { $count } кода.
   *[many] Осталось { $count } кодов.
}
server-account-codes-new = Ваши коды восстановления
server-account-codes-once = Запишите их сейчас: больше они не появятся. Прежние коды не действуют.
server-account-code = Код восстановления
server-account-reset = Забыли пароль?
server-account-reset-help = Задайте новый с помощью кода восстановления. На остальных устройствах вход завершится. Если кодов нет, обратитесь к тому, кто держит этот сервер.
server-account-reset-go = Задать новый пароль
server-account-devices = Ваши устройства
server-account-device-unknown = Неизвестное устройство
server-account-since = с { $date }
server-account-here = это устройство
server-account-everywhere = Выйти на всех устройствах
server-account-blocked = Заблокированные игроки
server-account-blocked-help = Они не могут сесть за ваши столы, и вы не видите их сообщений. Об этом им не сообщается.
server-account-blocked-none = Никто не заблокирован.
server-account-met = Из тех, с кем вы играли
server-account-block-name = Закреплённое имя
server-account-block = Заблокировать
server-account-unblock = Разблокировать
server-account-data = Ваши данные
server-account-data-help = Всё, что сервер хранит о вас: профиль, партии, чат, уроки, записи.
server-account-data-go = Скачать как JSON
server-account-delete = Удалить меня
server-account-delete-help = Имя, сообщения, уроки, записи и устройства удаляются навсегда. Партии остаются у других игроков, вы в них — «Бывший игрок».
server-account-delete-go = Удалить всё

# Столы с рейтингом.
server-rated-accounts = За столом с рейтингом играют только владельцы учётных записей, под своими именами.
server-rated-bots = За столом с рейтингом играют только люди, не меньше двух.
server-rated-device = За столом с рейтингом у каждого своя учётная запись.
server-new-rated = Рейтинг
server-new-rated-no = Без рейтинга
server-new-rated-no-help = Играть могут друзья, гости и боты.
server-new-rated-yes = С рейтингом
server-new-rated-yes-help = Только для владельцев учётных записей. Кто уходит или не укладывается во время и не возвращается до конца, считается последним.
server-rated-table = Партия с рейтингом: только для владельцев учётных записей. Кто уходит или не укладывается во время и не возвращается до конца, считается последним.

# Таблица рейтинга и страницы игроков.
server-players-title = Рейтинг игроков
server-players-game = Игра
server-players-seats = Число игроков
server-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
server-players-place = №
server-players-player = Игрок
server-players-rating = Рейтинг
server-players-error = Погрешность
server-players-change = За партию
server-players-matches = Партии
server-players-won = Победы
server-players-none = Здесь пока ни у кого нет рейтинга. Откройте стол с рейтингом и станьте первым.
server-players-open = Открыть стол с рейтингом
server-players-how = Как устроен рейтинг
server-players-how-begin = В каждой игре и для каждого числа игроков рейтинг начинается с 1500. Он виден после { $count ->
    [one] { $count } партии
   *[other] { $count } партий
}.
server-players-how-places = Учитываются только партии с рейтингом между владельцами учётных записей, а в них — только места, не очки. Партии с ботами и гостями ничего не меняют.
server-players-how-leave = Кто уходит из партии с рейтингом или не укладывается во время и не возвращается до конца, считается последним.
server-players-how-bots = Рейтинг ботов получен в их партиях между собой; «Строитель» стоит там, откуда начинают все. Измерены партии на двоих.
server-players-bots-hide = Скрыть ботов
server-players-bots-show = Показать ботов
server-profile-count = { $count ->
    [one] { $count } партия с рейтингом
    [few] { $count } партии с рейтингом
   *[other] { $count } партий с рейтингом
}
server-profile-few = { $count } из { $least } партий до рейтинга
server-profile-share = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
} · побед { $won } %
server-profile-rating = Рейтинг: { $game }
server-profile-chart = Рейтинг после каждой партии, партий: { $matches }, сейчас { $rating }
server-profile-won = победа
server-profile-not-won = без победы
server-profile-as-table = Таблицей
server-profile-date = Дата
server-profile-place = Место
server-profile-points = Очки
server-profile-recent = Последние партии с рейтингом
server-profile-result = место { $place } из { $seats }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
server-profile-statistics = Статистика
server-profile-average = Среднее, очки
server-profile-best = Лучшая партия
server-profile-accuracy = точность { $percent } %
server-profile-cards = По картам и персонажам
server-profile-cards-help = Партии с рейтингом с тех пор, как ведётся этот счёт.
server-profile-cards-mine = Ваши партии с рейтингом и против ботов с тех пор, как ведётся этот счёт. Другие видят только партии с рейтингом.
server-profile-card = Карта
server-profile-cards-none = Таких партий в этой игре пока нет.
server-profile-none = Партий с рейтингом пока нет.
server-profile-bots = Против ботов
server-profile-bots-help = Это видите только вы. Эти партии не меняют рейтинг.
