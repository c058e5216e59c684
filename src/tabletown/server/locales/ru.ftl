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
server-login = Имя и кодовая фраза не подходят друг к другу.
server-name = В имени должно быть от 1 до { $most } видимых знаков.
server-name-taken = Имя «{ $name }» принадлежит другому. Выберите другое.
server-name-claimed = Имя уже закреплено за вами, поэтому оно не меняется.
server-passphrase = В кодовой фразе должно быть от { $least } до { $most } знаков.

## Ошибки: столы

server-no-table = Стола «{ $table }» нет. Проверьте адрес.
server-private = Этот стол закрытый. Попросите приглашение.
server-invited-only = Это место оставлено для того, у кого есть приглашение.
server-invitation-unknown = Это приглашение не подходит к этому столу. Попросите новое.
server-invitation-used = Это приглашение уже использовано. Попросите новое.
server-full = За этим столом нет свободных мест.
server-seat-taken = Это место занято. Выберите свободное.
server-not-seated = Вы не сидите за этим столом.
server-not-your-seat = Это не ваше место.
server-which-seat = У вас здесь несколько мест. Укажите, о каком идёт речь.
server-owner = Это может только тот, кто открыл стол.
server-stale = За столом что-то изменилось. Посмотрите ещё раз и решайте.
server-over = Партия окончена.
server-undo-policy = За этим столом договорились так не делать.
server-record-running = Запись доступна после конца партии: до этого в ней есть скрытое.
server-clock = Укажите время от { $least } до { $most } секунд.
server-message = В сообщении должно быть от 1 до { $most } знаков.
server-damaged = Сохранённое о столе { $table } повреждено на шаге { $step }.
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
server-busy = Сейчас слишком много желающих. Повторите.
server-request = Запрос непонятен: { $reason }
server-nested = В запросе слишком много вложенности.
server-no-page = По этому адресу ничего нет.
server-method = Этим адресом нельзя пользоваться так.
server-too-large = Это слишком много. Пришлите меньше.
server-other-site = Другой сайт пытался сделать это от вашего имени. Ему отказано.
server-failed = На сервере что-то пошло не так. Ничего не потеряно, повторите.
server-setting = Настройка { $name } не может быть «{ $value }».

## Команда

server-about-serve = Открывает игры браузерам и программам, пока его не остановят.
server-help-host = адрес, на котором ждать соединений
server-help-port = порт, на котором ждать соединений
server-help-database = где хранить столы: sqlite:///ФАЙЛ или postgresql://…
server-ready = Tabletown готов: { $address } (Ctrl+C останавливает его).
