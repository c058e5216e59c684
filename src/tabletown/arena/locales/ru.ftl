## Арена

arena-title = { $game }, { $mode }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
}
arena-column-bot = бот
arena-column-matches = партий
arena-column-share = победы (95 %)
arena-column-fair = поровну
arena-column-points = очки (95 %)
arena-column-rating = рейтинг (95 %)
arena-column-seconds = с на ход
arena-column-first = бот
arena-column-second = против
arena-column-ahead = впереди (95 %)
arena-progress = { $done } из { $total } партий, осталось { $left }
arena-stopped = Остановлено. Та же команда продолжит с того, что уже сыграно.
arena-written = Записано в { $folder }.
arena-contest = { $game }: { $bots }
arena-generation-tune = поколение { $number }: лучший { $best }, в среднем { $mean }
arena-generation-learn = поколение { $number }: доля объяснённого остатка { $best }, средний итог { $mean }
arena-tuned = На новых раздачах: до { $before }, после { $after }. Протокол — в { $file }.
arena-ladder-bot = бот
arena-ladder-against = против
arena-ladder-seats = мест
arena-ladder-matches = партий
arena-ladder-result = результат (95 %)
arena-ladder-seconds = с на ход
arena-ladder-share = { $share }, поровну было бы { $fair } %
arena-ladder-solo = в среднем { $points } очка, победы { $share }
arena-ladder-machine = { $machine }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[other] { $cores } ядер
}, Python { $python }, движок { $engine }.
arena-ladder-part = Боты, думающие по часам, получили { $part } % своего времени.

## Чего арена не может

arena-error-bots = Эти боты не могут играть друг с другом: { $bots }. Назовите одного или нескольких, каждого один раз.
arena-error-matches = Нельзя сыграть столько партий: { $matches }. Укажите от 1 до { $most }.
arena-error-folder = Не удаётся записать { $folder }: { $reason }. Выберите другое место.
arena-error-other = В { $file } лежит другое состязание. Выберите другую папку.
arena-error-damaged = Файл { $file } повреждён. Выберите другую папку или удалите его.
arena-error-extra = Для этого нужен пакет { $package }. Установите его: «pip install tabletown[{ $extra }]».
arena-error-cluster = По адресу { $address } нет кластера Ray: { $reason }
arena-error-part = Боты не могут получить такую долю времени: { $part }. Укажите долю от { $least } до 1.
arena-error-tune = В оценке игры { $game } нет весов, которые можно настроить.
arena-error-learn = У оценки игры { $game } нет признаков, веса которых можно выучить. Попробуйте «tune».
arena-error-learn-seats = Веса учатся за столами, где мест не больше { $most }.
arena-error-learn-weights = «learn» находит все веса режима вместе. Уберите --weights или попробуйте «tune».
arena-error-tries = --tries годится только для «learn» и не меньше 0.
arena-error-generations = Нельзя сыграть столько поколений: { $generations }. Укажите 1 или больше.
arena-error-weight = Нет веса «{ $weight }». Есть такие: { $known }.
arena-error-jobs = Нельзя занять столько процессов: { $jobs }. Укажите от 0 (по одному на ядро) до { $most }.
arena-error-document = Файл { $file } — не текст в UTF-8. Выберите другой документ.
arena-error-record = В { $file } лежит другая запись. Выберите другую папку.
arena-error-one-game = Назовите одну игру.
arena-error-engine = Программа «{ $command }» отвечает не так, как нужно: «{ $said }».
arena-error-engine-start = Программу «{ $command }» не удаётся запустить: { $reason }
arena-error-versus = «versus» — встречи с другими программами. Назовите каждую: --engine КОМАНДА.
