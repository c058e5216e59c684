# Уведомления: страница.

server-notices-title = Уведомления
server-notices-lead = Узнавайте, что пришёл ваш ход в партиях, где на ход даются дни, даже если вы не за столом.
server-notices-go = Настроить уведомления
server-notices-push = На ваших устройствах
server-notices-push-help = Браузер покажет уведомление, даже если эта страница закрыта. На iPhone и iPad сначала добавьте Tabletown на экран «Домой».
server-notices-push-add = Уведомлять в этом браузере
server-notices-push-here = В этом браузере уведомления включены.
server-notices-push-denied = Браузер не разрешает уведомления с этой страницы. Разрешите их в его настройках для этого сайта.
server-notices-push-none = Этот браузер не поддерживает push-уведомления.
server-notices-mail = По почте
server-notices-mail-help = Сначала придёт ссылка, чтобы подтвердить адрес. Подтверждённый адрес поможет и тогда, когда вы забудете пароль.
server-notices-mail-none = Этот сервер не отправляет почту.
server-notices-address = Адрес почты
server-notices-mail-add = Прислать ссылку
server-notices-webhook = В программу
server-notices-webhook-help = Сервер отправляет JSON на ваш адрес, например в канал Discord. Каждое сообщение подписано секретом этого адреса (Standard Webhooks).
server-notices-url = Адрес (URL)
server-notices-webhook-add = Добавить
server-notices-secret = Секрет для подписи
server-notices-unconfirmed = Чтобы подтвердить адрес, откройте ссылку из письма.
server-notices-paused = Приостановлено
server-notices-failed = Не удалось доставить { $date }
server-notices-pause = Приостановить
server-notices-resume = Возобновить
server-notices-quiet = Тихие часы
server-notices-quiet-help = В это время ничего не приходит. Всё, что случилось за тихие часы, придёт после них одним уведомлением.
server-notices-start = С
server-notices-end = До
server-notices-zone = Часовой пояс
server-notices-quiet-go = Сохранить
server-notices-test = Проверка
server-notices-test-help = Уведомление придёт на все ваши устройства и адреса.
server-notices-test-go = Прислать уведомление сейчас
server-notices-sent = Уведомление отправлено.

# Ссылки в письмах.

server-mail-confirm = Подтвердите адрес почты
server-mail-confirm-help = На этот адрес будут приходить уведомления Tabletown.
server-mail-confirm-go = Подтвердить
server-mail-confirm-done = Адрес подтверждён
server-mail-confirm-done-help = Теперь на него будут приходить уведомления.
server-mail-stop = Отписаться от уведомлений
server-mail-stop-help = Уведомления на этот адрес больше не придут.
server-mail-stop-go = Отписаться
server-mail-stop-done = Вы отписались
server-mail-stop-done-help = Уведомления на этот адрес больше не придут. Включить их снова можно на своей странице.
server-mail-forgotten = Новый пароль по почте
server-mail-forgotten-help = Если вы подтвердили адрес почты, на него придёт ссылка, чтобы задать новый пароль.
server-mail-forgotten-go = Прислать ссылку
server-mail-name = Имя или адрес почты
server-mail-forgotten-done = Проверьте почту
server-mail-forgotten-done-help = Если такой игрок есть и подтвердил адрес почты, ссылка скоро придёт. Она сработает один раз и действует час.
server-mail-reset = Задайте новый пароль
server-mail-reset-help = На остальных устройствах вход завершится.
server-mail-reset-go = Задать новый пароль

# Слова уведомлений.

server-notice-tell-turn = { $game }: ваш ход
server-notice-tell-start = { $game }: партия началась
server-notice-tell-seat = { $game }: для вас оставлено место
server-notice-tell-soon = { $game }: скоро начнётся ваша партия
server-notice-several = { $count ->
    [one] Вас ждёт { $count } партия
    [few] Вас ждут { $count } партии
   *[other] Вас ждут { $count } партий
}
server-notice-left-days = (осталось { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
})
server-notice-left-hours = (осталось { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
})
server-notice-left-minutes = (осталось { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
})
server-notice-test-title = Tabletown: проверка уведомлений
server-notice-test = Так вы узнаете, что пришёл ваш ход.
server-notice-from = Вы получили это письмо, потому что ваш адрес указан на { $server }.
server-notice-stop = Отписаться:
server-notice-confirm-title = Подтвердите адрес почты
server-notice-confirm = Игрок { $name } хочет получать на этот адрес уведомления о партиях Tabletown. Чтобы подтвердить адрес, откройте ссылку в течение двух дней:
server-notice-confirm-not = Если это не вы, ничего не делайте: уведомления приходить не будут.
server-notice-reset-title = Новый пароль
server-notice-reset = Для имени { $name } запрошен новый пароль. Чтобы задать его, откройте ссылку в течение часа:
server-notice-reset-not = Если это не вы, ничего не делайте: пароль останется прежним.

# Отказы.

server-notice-url = Укажите полный адрес, который начинается с https://.
server-notice-private = Адреса в частных сетях не разрешены.
server-notice-keys = Ключи этого браузера недействительны.
server-notice-mail = Это не адрес почты.
server-notice-no-mail = Этот сервер не отправляет почту.
server-notice-most = Таких у вас уже { $most }. Сначала удалите что-нибудь.
server-notice-none = Уведомлять пока некуда: сначала добавьте устройство или адрес.
server-notice-no-channel = Это устройство или адрес уже удалены.
server-notice-zone = Часового пояса «{ $zone }» нет.
server-notice-hours = Укажите оба времени, например 22:00 и 08:00, или ни одного.
server-notice-link = Ссылка больше не действует.
server-setting-mail = Для TABLETOWN_MAIL_HOST нужны также TABLETOWN_MAIL_FROM и TABLETOWN_ADDRESS.
