## Командная строка

cli-about = Настольные игры о строительстве городов: партии, сервер, повторы и боты.
cli-version = tabletown { $version }, { $engine }
cli-engine-compiled = движок скомпилирован
cli-engine-switched-off = движок на чистом Python: задано TABLETOWN_PURE
cli-engine-damaged = движок на чистом Python: запись о сборке повреждена
cli-engine-not-built = движок на чистом Python: ничего не скомпилировано
cli-engine-other-python = движок на чистом Python: скомпилировано для другого Python
cli-engine-stale = движок на чистом Python: { $file } изменён после компиляции
cli-engine-missing = движок на чистом Python: нет файла { $file }
cli-usage = запуск:
cli-title-commands = команды
cli-title-arguments = аргументы
cli-title-options = параметры
cli-metavar-command = КОМАНДА
cli-metavar-file = ФАЙЛ
cli-metavar-game = ИГРА
cli-metavar-mode = РЕЖИМ
cli-metavar-names = ИМЯ,ИМЯ
cli-metavar-subject = ИГРА|ФАЙЛ
cli-metavar-contest = ИГРА|ladder|tune|learn
cli-metavar-bot = БОТ
cli-metavar-folder = ПАПКА
cli-metavar-address = АДРЕС
cli-metavar-weight = ВЕС
cli-about-play = сыграть в терминале: в одиночку, вместе за одной клавиатурой или против ботов
cli-about-replay = показать записанную партию по шагам
cli-about-verify = проверить честность раздачи в записанной партии
cli-about-export = преобразовать запись в текст, позицию или рисунок, позицию — в рисунок; или сделать резервную копию сервера (--all)
cli-about-perft = подсчитать последовательности действий от начала партии или от позиции
cli-about-serve = запустить веб-сервер (страницы и HTTP API)
cli-about-worker = запустить ботов для серверов с базой PostgreSQL
cli-about-backup = записать резервную копию сервера в папку, проверить её восстановлением и удалить старые
cli-about-import = загрузить в пустую базу резервную копию, сделанную «export --all»
cli-about-confirm-clock = подтвердить серверу, что часы верны, чтобы после скачка он снова удалял старые данные гостей
cli-about-pack = проверить набор карт игры «СладкоЗемье»
cli-about-arena = провести состязания ботов; «ladder» измеряет уровни, «tune» и «learn» улучшают оценку позиций
cli-about-bench = измерить скорость движка (нужен исходный код)
cli-about-rules = показать правила, на которые не ссылается ни один тест (нужен исходный код)
cli-about-games = показать игры или режимы и настройки одной игры
cli-help-help = показать эту справку и выйти
cli-help-version = показать версию и используемый движок
cli-help-language = язык вывода (по умолчанию — язык системы)
cli-help-game = название игры, см. «tabletown games»
cli-help-seats = число игроков вместе с ботами
cli-help-bots = сколько из них ботов (по умолчанию — все, кроме одного)
cli-help-bot = вид бота
cli-help-names = имена игроков
cli-help-mode = режим игры
cli-help-option = настройка игры; можно указать несколько раз
cli-help-plain = простые строки без цветов и рисунков, для программ чтения с экрана
cli-help-seed = ключ раздающего, чтобы сыграть с теми же картами
cli-help-save = файл, в который сохранить партию
cli-help-resume = продолжить сохранённую партию
cli-help-record = запись партии
cli-help-export = запись партии или позиция
cli-help-all = записать в ФАЙЛ резервную копию всех данных сервера
cli-help-backup-folder = папка для резервных копий
cli-help-backup-keep = сколько новейших копий оставлять (по умолчанию 14)
cli-help-backup = резервная копия, сделанная «export --all»
cli-backed-up = Записано в { $file } и проверено восстановлением: { $users ->
    [one] { $users } человек
    [few] { $users } человека
   *[other] { $users } человек
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}. В файле есть то, что скрыто в идущих партиях: храните его надёжно.
cli-exported = Записано в { $file }: { $users ->
    [one] { $users } человек
    [few] { $users } человека
   *[other] { $users } человек
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}. В файле есть то, что скрыто в идущих партиях: храните его надёжно.
cli-imported = Перенесено из { $file }: { $users ->
    [one] { $users } человек
    [few] { $users } человека
   *[other] { $users } человек
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}.
cli-help-to = формат вывода
cli-help-step = позиция после шага N (по умолчанию — последняя)
cli-help-seat = показать глазами этого игрока, считая с 0 (по умолчанию — то, что видно всем)
cli-help-output = файл для записи (по умолчанию — вывод на экран)
cli-help-subject = игра или файл с позицией
cli-help-depth = длина последовательностей
cli-help-contest = игра; «ladder» и игры (по умолчанию — все); «tune» или «learn» и игра
cli-help-contestants = боты, например random, greedy, mcts:1s, mcts:800, level:4; последний занимает оставшиеся места
cli-help-engine = программа-соперник, вместе с «versus»; см. docs/engines.md
cli-help-matches = число партий на каждый состав, округляется до целых раздач; «tune» — раздач на кандидата, «learn» — партий на поколение
cli-help-jobs = число процессов (по умолчанию — по одному на ядро)
cli-help-arena-part = доля времени на размышление, которую получают боты, до 1
cli-help-arena-seed = число, которое задаёт раздачи и случайный выбор
cli-help-out = папка с результатами; повторный запуск продолжает начатое
cli-help-ray = адрес кластера Ray или «auto» — кластер на этой машине
cli-help-document = документ, в который «ladder» записывает таблицы
cli-help-generations = число поколений для «tune» и «learn»
cli-help-tries = «learn»: сравнивать действия, доигрывая каждое N раз (только соло)
cli-help-weights = веса, которые может менять «tune» (по умолчанию — все)
cli-modes = Режимы (--mode):
cli-options = Настройки (--option ИМЯ=ЗНАЧЕНИЕ; yes и no — да и нет):
cli-perft = глубина { $depth }: { NUMBER($nodes, useGrouping: 0) }
cli-rules-cited = Тесты ссылаются на { $cited } из { $total } правил.

## Начало

cli-ask-language = { $languages }  (Enter: { $usual })
cli-ask-game = Какая игра? (Enter: { $usual })
cli-ask-bots = Сколько будет ботов, от 0 до { $most }? (Enter: { $usual })
cli-ask-number = Нужно число от { $least } до { $most }.
cli-person = Игрок
cli-person-number = Игрок { $number }
cli-bot-number = Бот { $number }

## Во время партии

cli-commitment = Обещание раздающего: { $commitment }
cli-welcome = Выбирайте номером или словами; хватит начала слова. «помощь» покажет, что ещё можно сказать, «карты» — карты партии.
cli-hand-over = Клавиатура переходит дальше: { $seat }. Нажмите Enter, когда остальные не смотрят.
cli-forced = Выбор только один, он сделан: { $choice }.
cli-confirm = Осталось одно: { $choice }. Enter — согласиться, «отмена» — вернуть.
cli-choice-group = { $verb } ({ $count })
cli-choice-things = { $verb }: { $things } ({ $count })
cli-choose-something = Выберите один из номеров или слов выше; «помощь» покажет, что ещё можно сказать.
cli-no-such-choice = «{ $text }» нет среди вариантов. Ничего не изменилось, выберите ещё раз.
cli-undone = Ход возвращён.
cli-no-card = Карты «{ $text }» нет. «карты» покажет карты этой партии.
cli-no-seat = Места «{ $text }» нет. Назовите число от 1 до { $count } или имя.
cli-no-rule = Правила «{ $text }» нет. Назовите номер, например { $example }.
cli-number = { $number }
cli-score-title = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-score-line = { $item }: { $points } ({ $pieces })
cli-score-line-bare = { $item }: { $points }
cli-score-total = Всего
cli-fields = Что вам известно:
cli-field = { $name }: { $value }

## Слова команд, кроме английских

cli-words-help = ? помощь справка
cli-words-undo = u отмена
cli-words-back = .. назад
cli-words-board = поле город
cli-words-cards = card карты
cli-words-score = счёт счет очки
cli-words-log = журнал
cli-words-rules = правило правила
cli-words-quit = q выход
cli-command-undo = { $words }: вернуть последний ход
cli-command-back = { $words }: выбирать с начала
cli-command-board = { $words }: показать поле; с номером или именем — поле этого игрока
cli-command-cards = { $words }: показать карты этой партии
cli-command-score = { $words }: показать текущий счёт
cli-command-log = { $words }: показать, что было
cli-command-rules = { $words }: показать правило по номеру, например 5.2
cli-command-quit = { $words }: сохранить партию и выйти
cli-command-help = { $words }: показать это; с названием карты — что она делает; с вариантом — что он даст
cli-help-choosing = Выбор можно написать целиком, например «поставить кирпич d3»; очевидные слова можно опустить.

## Хранение и конец

cli-saved = Партия сохранена: { $file }
cli-resume = Продолжить: { $command }
cli-revealed = Ключ раздающего:     { $seed }
cli-verify = Проверить все раздачи: { $command }

## Ошибки

cli-error-arguments = Команда непонятна: { $reason }. См. «{ $command }».
cli-error-read = { $file } не читается: { $reason }. Проверьте имя.
cli-error-position-seat = Позиция показывает всё. Уберите --seat или выберите text или svg.
cli-error-open = В этой партии есть свободное место, продолжить её здесь нельзя.
cli-error-save = { $file } не записывается: { $reason }. Выберите другое место.
cli-error-bots = Из { $seats ->
    [one] { $seats } места
   *[many] { $seats } мест
} боты не могут занять { $bots }. Выберите от 0 до { $seats }.
cli-error-names = Имён { $names }, а людей { $people }. Назовите меньше имён или больше мест.
cli-error-option = «{ $text }» — не настройка. Напишите ИМЯ=ЗНАЧЕНИЕ, например cavern=yes.
cli-error-seed = «{ $text }» — не ключ. Напишите до { $digits } шестнадцатеричных цифр.
cli-error-step = Шага { $step } нет: в записи их { $steps }.
cli-error-depth = Последовательности длины { $depth } не сосчитать. Выберите 1 или больше.
cli-error-position-text = В позиции нечего рассказывать. Сделайте из неё рисунок или позицию.
cli-error-checkout = Нужен исходный код Tabletown. Запустите команду в каталоге, где выполнено «make setup».

## Наборы карт

cli-clock-confirmed = Подтверждено: сейчас { $time }. Старые данные гостей снова удаляются.
cli-pack-nested = Вложенность в { $file } слишком глубокая для набора карт. Сравните файл с data.json игры.
cli-pack-sound = Набор в порядке: { $name }.
cli-help-pack-action = действие
cli-help-pack-file = набор карт игры «СладкоЗемье»

# Что даст выбор.
cli-preview = { $choice }
cli-preview-reason = { $reason }: { $change }
cli-preview-stock = { $change } (останется { $left })
cli-preview-points = { $item }: { $before } → { $after }
cli-preview-seat = { $seat }: { $changes }
cli-preview-totals = Если бы игра закончилась: { $totals }
cli-preview-warning = Внимание: { $text }
cli-preview-none = Сразу ничего из подсчёта не меняется.
cli-preview-final = Вернуть этот шаг будет нельзя.
cli-preview-many = Так начинается несколько вариантов: { $count }. Напишите подробнее.
