## Книга правил

web-book-of = Правила: { $game }
web-book-rule = Правило { $rule } дословно
web-book-search = Поиск по правилам
web-book-clear = Очистить поиск
web-book-hits = Найдено
web-book-nothing = Ничего не нашлось. Попробуйте другое слово или только его начало.
web-book-found = В главах: { $chapters }, на картах: { $cards }, в правилах по номерам: { $rules }
web-book-contents = Содержание
web-book-players = Игроков: { $players }
web-book-minutes = { $minutes } мин
web-book-learn = Учиться, играя
web-book-play = Играть с ботами
web-book-modes = Варианты игры
web-book-cards = Все карты
web-book-cards-help = Выберите карту, чтобы рассмотреть её.
web-book-all = Все { $count }
web-book-show = Показать
web-book-legend = Что означают значки
web-book-exact = Все правила по номерам
web-book-exact-help = Те же правила дословно и с номерами, в том виде, в каком их применяет программа. Загляните сюда, если главы выше оставляют вопрос.
web-book-exact-show = Показать все правила
web-book-stated = { $rule } дословно
web-book-foreign = Эта книга правил есть только на английском.
web-book-turns = Узор во всех поворотах
web-book-whole = Открыть всю книгу правил
web-book-card = карта
web-book-sign = значок
web-book-number = правило

## Почему нельзя

web-why = Почему нельзя
web-why-rule = Правило { $rule }
web-table-key-why = почему фишку нельзя использовать: стрелки перемещают, Enter спрашивает
