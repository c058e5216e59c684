# Играть сейчас.
server-now-title = Играть сейчас
server-now-lead = Подождите других, кто хочет сыграть в ту же игру. Партия начинается, как только людей достаточно.
server-now-seats = { $game }: нельзя играть с таким числом участников ({ $seats }).
server-now-clock = С другими людьми все играют по часам: { $clock }.
server-now-unrated-help = Гости тоже могут играть.
server-now-bots = С ботами, если никто не придёт
server-now-bots-help = Через минуту свободные места займут боты.
server-now-go = Искать игроков
server-now-waiting = Ждут игры
server-now-count = { $count ->
    [one] ждёт { $count } человек
    [few] ждут { $count } человека
   *[many] ждут { $count } человек
}
server-now-nobody = Сейчас никто не ждёт.
server-now-looking = Ищем игроков
server-now-here = Ждут той же игры:
server-now-leave = Не закрывайте эту страницу: если её закрыть, вы выйдете из очереди. Когда партия начнётся, стол откроется сам.
server-now-elsewhere = Теперь вы ждёте на другой странице.
server-now-scripts = Для этой страницы нужен JavaScript. Без него можно сесть за открытый стол на первой странице.
server-now-stop = Больше не ждать

# Столы с назначенным временем.
server-start = Время начала
server-start-help = Необязательно; по вашему времени ({ $zone }). Игроки занимают места заранее, а за четверть часа получают напоминание.
server-start-at = начало { $when }
server-start-room = Партия начнётся { $when }.
server-start-full = Все места заняты. Партия начнётся { $when }.
server-start-free = Если к этому времени останутся свободные места, партия начнётся, как только их займут.
server-start-wrong = Это не дата и время.
server-start-time = Выберите время в пределах { $days } дней от сегодня.

# Приложение и ссылки на законченные партии.
server-offline-title = Нет соединения
server-offline-help = Столы и результаты хранятся на сервере, а он сейчас недоступен. Ничего не потеряно: ваши партии ждут вас.
server-offline-again = Попробовать ещё раз
server-next-turn = Следующий стол
server-next-turn-help = За другим столом тоже ваш ход.
server-picture-running = Картинка появится, когда партия закончится.
server-no-board = Партия ещё не началась.
server-share-title = { $game }: результат
