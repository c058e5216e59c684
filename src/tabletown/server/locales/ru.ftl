## Кто где сидит

server-guest = Гость { $number }
server-holder-person = Игрок { $number }
server-bot-1 = Каменщик
server-bot-2 = Садовник
server-bot-3 = Пекарь
server-bot-4 = Плотник
server-bot-5 = Гончар
server-bot-6 = Ткач
server-bot-7 = Мельник
server-bot-8 = Кузнец
server-bot-9 = Стекольщик
server-bot-10 = Бондарь
server-bot-11 = Пасечник
server-bot-12 = Фонарщик
server-holder-open = Свободное место { $number }

## Ошибки: участники

server-nobody = Вы не вошли. Сначала зайдите как гость или под своим именем.
server-login = Неверное имя или пароль.
server-name = В имени должно быть от 1 до { $most } видимых знаков.
server-name-taken = Имя «{ $name }» занято. Выберите другое.
server-name-claimed = Имя уже закреплено за вами, поэтому оно не меняется.
server-passphrase = В пароле должно быть от { $least } до { $most } символов.

## Ошибки: столы

server-no-table = Стола «{ $table }» нет. Проверьте адрес.
server-private = Этот стол закрытый. Попросите приглашение.
server-invited-only = Это место оставлено для того, у кого есть приглашение.
server-invitation-unknown = Это приглашение не подходит к этому столу. Попросите новое.
server-hint-people = Подсказки работают, только если за столом нет других людей.
server-invitation-used = Это приглашение уже использовано. Попросите новое.
server-bots-alone = Здесь играли бы одни боты. Займите место сами или оставьте одно свободным; для состязаний ботов есть «tabletown arena».
server-full = За этим столом нет свободных мест.
server-seat-taken = Это место занято. Выберите свободное.
server-not-seated = Вы не сидите за этим столом.
server-not-your-seat = Это не ваше место.
server-which-seat = У вас здесь несколько мест. Укажите, о каком идёт речь.
server-owner = Это может только тот, кто открыл стол.
server-stale = Положение за столом изменилось. Проверьте его и повторите ход.
server-over = Партия окончена.
server-undo-policy = За этим столом ходы не возвращают.
server-record-running = Запись можно скачать после конца партии: пока в ней есть скрытые карты.
server-clock = Укажите время от { $least } до { $most } секунд.
server-message = В сообщении должно быть от 1 до { $most } знаков.
server-damaged = Сохранённое о столе { $table } повреждено на шаге { $step }.
server-old-rules = Эта партия начата по версии { $found } правил игры { $game }, а здесь версия { $known }, поэтому показать или продолжить её нельзя. Запись оконченной партии: /api/tables/{ $table }/record.
server-record-lost = Эта партия старше хранимых записей: её запись можно получить только с правилами того времени.
server-not-begun = Партия ещё не началась.
server-running = Партия ещё идёт. Это можно сделать, когда она закончится.
server-no-step = Шага { $number } нет, последний — { $last }.
server-no-record = Сохранённой записи «{ $record }» нет. Проверьте адрес.
server-not-your-record = Эту запись сохранил кто-то другой.
server-uploads = У вас уже { $most } сохранённых записей, больше не поместится. Сначала удалите одну.

## Ошибки: запросы

server-limit = Слишком часто. Повторите через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
server-busy = Сервер перегружен. Попробуйте ещё раз.
server-away = Столы сейчас недоступны. Ничего не пропало; попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
server-cannot-store = Сервер сейчас не может ничего сохранить. Ничего не пропало; попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
server-no-worker = Боты сейчас заняты. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
server-hint-failed = На этот раз подсказка не нашлась. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
server-streams = Открыто уже { $most } страниц, больше не помещается. Закройте лишние и попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
server-request = Запрос непонятен: { $reason }
server-request-page = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
server-illegal = Правила сейчас этого не позволяют. { $prompt }
server-nested = В запросе слишком много вложенности.
server-no-page = По этому адресу ничего нет.
server-method = Этим адресом нельзя пользоваться так.
server-too-large = Это слишком много. Пришлите меньше.
server-other-site = Другой сайт пытался сделать это от вашего имени. Ему отказано.
server-failed = На сервере что-то пошло не так. Ничего не потеряно, повторите.
server-setting = Настройка { $name } не может быть «{ $value }».
server-setting-renamed = Настройка { $old } теперь называется { $new }. Переименуйте её.
server-workers-sqlite = { $count ->
    [one] { $count } процесс не может
    [few] { $count } процесса не могут
   *[other] { $count } процессов не могут
} делить один файл SQLite. Укажите адрес базы PostgreSQL или запустите сервер с одним процессом.
server-bots-sqlite = С SQLite за ботов думает сам сервер: TABLETOWN_BOTS не меньше 1. Отдельным рабочим процессам нужен PostgreSQL.
server-worker-sqlite = Рабочим процессам нужен PostgreSQL: файл SQLite принадлежит одному серверу, и он думает за ботов сам. Задайте TABLETOWN_DATABASE или укажите --database.
server-clock-jump = Часы ушли на { $days } дн. вперёд от последнего известного времени, поэтому ничего не удаляется. Если они верны, выполните «tabletown confirm-clock».
server-database-damaged = База данных { $place } повреждена. Уберите её и загрузите последнюю резервную копию в новую: tabletown import ФАЙЛ.
server-database-foreign = { $place } — не база данных Tabletown. Укажите другую в TABLETOWN_DATABASE или --database.
server-database-newer = С базой данных { $place } уже работала более новая версия Tabletown: у неё формат { $found }, а этой версии известен { $known }. Установите новую версию снова или загрузите резервную копию этой версии в новую базу.
server-database-read-only = Tabletown не может писать в базу данных { $place }. Разрешите его пользователю запись в неё, а для SQLite — и в её папку.
server-database-closed = Базу данных { $place } не удаётся открыть: { $reason }. Проверьте адрес и работает ли база данных.
server-backup-save = Резервную копию нельзя записать в { $file }: { $reason }
server-backup-open = Нельзя прочитать { $file }: { $reason }
server-backup-foreign = Это не резервная копия Tabletown. Копии делает «tabletown export --all ФАЙЛ».
server-backup-version = У копии вид { $found }, а этот Tabletown знает { $known }. Возьмите версию, которая её сделала.
server-backup-revision = Копия сделана с базы вида { $found }, а здесь { $known }. Перенесите её тем Tabletown, который её сделал; новый при запуске обновит базу.
server-backup-part = Резервная копия неполная: нет последней строки. Ничего не изменено.
server-backup-changed = Резервную копию изменили после записи, или она повреждена. Здесь ничего не изменено.
server-backup-line = Строку { $line } резервной копии или одну из следующих нельзя перенести. Ничего не изменено.
server-backup-row = В резервной копии запись { $id } в { $kind } не в порядке: { $reason }. Ничего не изменено.
server-backup-full = База не пуста. Копию переносят в пустую, чтобы ничего не пропало и не смешалось.

## Команда

server-about-serve = Открывает игры браузерам и программам, пока его не остановят.
server-help-host = адрес, на котором ждать соединений
server-help-port = порт, на котором ждать соединений
server-help-database = где хранить столы: sqlite:///ФАЙЛ или postgresql://…
server-help-workers = сколько процессов обслуживают; для нескольких нужен PostgreSQL
server-about-worker = Думает за ботов сервера, который хранит столы в PostgreSQL, пока его не прервут.
server-help-processes = во скольких процессах думать
server-worker-ready = Рабочий процесс готов, за ботов { $count ->
    [one] думает { $count } процесс
    [few] думают { $count } процесса
   *[other] думают { $count } процессов
} (Ctrl+C останавливает).
server-ready = Tabletown готов: { $address } (Ctrl+C останавливает его).

## Главная

server-home-title = Tabletown: игры о городах
server-home-hero = { $count ->
    [5] Пять городков
    [one] { $count } городок
    [few] { $count } городка
   *[other] { $count } городков
}. Один стол.
server-home-lead = Играйте сразу: с ботами, с друзьями или в одиночку. Без регистрации и установки.
server-home-players = Игроков:
server-home-minutes = { $range } мин
server-home-weight = Сложность { $weight } из 5
server-home-bots = Играть с ботами
server-home-solo = Соло
server-home-friends = С друзьями
server-home-device = За одним экраном
server-home-rules = Правила
server-home-desk = Столы
server-home-mine = Ваши столы
server-home-open = Открытые столы
server-home-with = за столом: { $names }
server-home-alone = соло
server-home-nobody-yet = пока больше никого
server-home-turn = Ваш ход
server-home-kept = Сыграть реванш
server-home-away = Вернуться за стол
server-home-waiting = ход: { $names }
server-home-waiting-seats = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
server-home-full = все места заняты
server-home-seats = занято { $taken } из { $seats }
server-home-join = Сесть
server-home-mine-none = Сейчас вы нигде не играете. Начните партию с ботами.
server-home-running = Идут сейчас
server-home-watch = Смотреть
server-home-all = Все ваши столы: { $count }
server-home-open-none = Открытых столов нет.
server-home-open-one = Откройте стол для всех
server-home-upload = Посмотреть запись из файла
server-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
server-clock-move = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
   *[many] { $seconds } секунд на ход
}
server-clock-bank = { $minutes ->
    [one] { $minutes } минута каждому
    [few] { $minutes } минуты каждому
   *[many] { $minutes } минут каждому
}
server-no-solo = В эту игру нельзя играть в одиночку. Сыграйте с ботами.

## Новый стол

server-new-title = Новый стол
server-new-game = Игра
server-new-which = Во что играем
server-new-mode = Режим
server-new-seats = Места
server-new-count = Сколько игроков
server-new-alone = Этот режим для одного.
server-new-seat = Место { $number }
server-new-name = Имя на месте { $number }
server-new-seat-me = Вы
server-new-seat-device = Игрок за этим экраном
server-new-seat-invited = Друг по вашей ссылке
server-new-seat-open = Любой желающий
server-new-seat-bot = Бот: { $strength }
server-new-who = Кто видит стол
server-new-private = Только те, у кого есть ссылка
server-new-private-help = Стола нет в списках, и никто не смотрит со стороны.
server-new-listed = Все
server-new-listed-help = Стол виден среди открытых, другие могут смотреть; скрытые карты остаются скрытыми.
server-new-time = Время и возврат ходов
server-new-clock = Время на размышление
server-new-clock-help = Если время игрока вышло, за него играет бот, пока игрок не вернётся.
server-new-clock-none = Без ограничения
server-new-clock-bank-10 = 10 минут + 10 секунд на ход
server-new-clock-bank-30 = 30 минут + 20 секунд на ход
server-new-clock-bank-60 = 60 минут + 30 секунд на ход
server-new-clock-days-1 = По дням: 1 день на ход
server-new-clock-days-3 = По дням: 3 дня на ход
server-new-clock-days-7 = По дням: 7 дней на ход
server-new-undo = Возврат ходов
server-new-undo-help = Если с тех пор открылась карта, ход возвращают только с согласия всех.
server-new-undo-free = Свободно или с согласия
server-new-undo-own = Пока ничего не открылось
server-new-undo-none = Нельзя
server-new-options = Настройки игры
server-new-card = Карта { $number }
server-new-update = Обновить
server-new-other = Не всё из выбранного возможно вместе. Посмотрите, что выбрано теперь, и откройте стол.
server-new-open = Открыть стол
server-strength-random = наугад
server-strength-greedy = жадный
server-strength-1 = новичок
server-strength-2 = подмастерье
server-strength-3 = строитель
server-strength-4 = зодчий, до 2 с на ход
server-strength-5 = мастер, около 10 с на ход
server-choice-yes = Да
server-choice-no = Нет
server-choice-seat = Место { $number }
server-choice-chosen = Выбрать каждую карту
server-choice-random = Случайно
server-choice-drawn = По жребию
server-choice-pack = { $name } ({ $mark })
server-choice-pack-own = Карты этого проекта

## Приглашение

server-join-title = Приглашение в игру: { $game }
server-join-with = За столом: { $names }.
server-join-first = Вы здесь первый гость.
server-join-name = Как вас называть остальным?
server-join-guest = Гость
server-join-as = Вы сядете за стол как { $name }.
server-join-sit = Сесть за стол
server-join-rules = Сначала прочитать правила

## Итог

server-result-title = Итог
server-result-you = вы
server-result-bot = бот
server-result-won = Победа
server-result-again = Сыграть ещё
server-result-again-join = Реванш: вас ждут
server-result-replay = Посмотреть ещё раз
server-result-table = К столу
server-result-download = Скачать запись
server-result-sheets = Подсчёт очков
server-result-what = За что
server-result-total = Всего
server-result-end = Чем всё закончилось
server-result-promise = Честность раздачи
server-result-promise-help = До первой карты раздающий показал обязательство, теперь он показывает ключ к нему. Из ключа следует каждая раздача, и любой может проверить, что никому не подыгрывали.
server-result-given = { $steps ->
    [1] Первый шаг взят
    [one] Первый { $steps } шаг взят
    [few] Первые { $steps } шага взяты
   *[many] Первые { $steps } шагов взяты
} из другой партии; проверка относится к тому, что было дальше.
server-result-origin = Посмотреть ту партию
server-result-commitment = Обязательство, показано до партии
server-result-seed = Ключ, показан после неё
server-result-verify = Проверить все раздачи

## Повтор

server-replay-title = Повтор
server-replay-step = { $number } из { $last }
server-replay-begin = До первого шага.
server-replay-back = Шаг назад
server-replay-run = Воспроизвести
server-replay-next = Шаг вперёд
server-replay-slider = Шаг
server-replay-eyes = Чьими глазами
server-replay-spectator = Зритель
server-replay-go = Показать
server-replay-plot-label = Очки всех мест по ходу партии
server-replay-sheet = Очки по строкам
server-replay-holds = Раздача проверена: она следует из ключа.
server-replay-broken = Раздачи в этой записи не следуют из её ключа.
server-replay-unproved = В записи нет ключа, поэтому раздачи не проверить.
server-replay-on = Играть отсюда
server-replay-on-end = Здесь партия окончена. Вернитесь на шаг раньше, чтобы играть дальше.
server-replay-as = Вы играете за
server-replay-bots = Остальные
server-replay-on-go = Играть дальше с ботами
server-replay-on-help = Всё, чего на этом шаге никто не видел, раздаётся заново. В записи новой партии сказано, что она продолжает эту.
server-replay-log = Журнал
server-replay-result = К итогу
server-replay-close = Назад

## Запись из файла

server-upload-title = Запись из файла
server-upload-head = Партия, сыгранная не здесь
server-upload-help = Выберите запись, скачанную здесь или сохранённую программой в терминале. Каждый шаг проверяется, потом партию можно смотреть, делиться ссылкой и играть с любого шага.
server-upload-file = Запись (.json, не больше 1 МБ)
server-upload-go = Проверить и смотреть

## Правила

server-rules-short = Коротко
server-rules-cards = Что делают карты
server-rules-picture = Середина партии на троих, игра нарисовала её сама.
server-rules-english = Эта часть правил есть только на английском.
server-rules-all = Все правила
server-no-rules = Правила этой игры здесь не записаны.

## Своя страница

server-me-title = Профиль
server-me-who = Кто вы
server-me-nobody = У вас здесь ещё нет имени. Назовитесь или просто начните играть: имя найдётся.
server-me-guest = Вы гость в этом браузере. Столы остаются вашими, пока он хранит куки.
server-me-account = Вы вошли как { $name }. Это имя ваше на любом устройстве.
server-me-name = Имя
server-me-rename = Сохранить имя
server-me-claim = Закрепить имя
server-me-claim-help = С паролем имя принадлежит вам вместе со столами и очками, и его можно взять на другое устройство.
server-me-passphrase = Пароль
server-me-passphrase-help = Не короче { $least } символов. Если забудете пароль, помогут только коды восстановления.
server-me-claim-go = Закрепить
server-me-login = Войти
server-me-login-help = Если вы уже закрепили имя. Всё, что вы сыграли здесь гостем, перейдёт к нему.
server-me-login-go = Войти
server-me-logout = Выйти
server-me-best = Лучшие соло-партии
server-me-best-none = Соло-партий пока нет. В какие игры играют в одиночку, видно на главной странице.
server-me-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
server-me-history = Сыгранные партии
server-me-history-none = Пока ничего не сыграно. Здесь будут ваши партии с итогами.
server-me-records = Ваши записи
server-me-records-none = Записей из файлов пока нет.
server-me-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
server-me-look = Смотреть
server-me-watch = Смотреть
server-me-remove = Удалить

server-extra = Пакет { $package } не установлен. Установите его: pip install "tabletown[{ $extra }]"
