## Галерея книги правил

tiny_towns-gallery = Все постройки
tiny_towns-gallery-cottage = Коттедж
tiny_towns-gallery-feeder = Красные: кормят
tiny_towns-gallery-well = Серые
tiny_towns-gallery-chapel = Оранжевые
tiny_towns-gallery-tavern = Зелёные
tiny_towns-gallery-theater = Жёлтые
tiny_towns-gallery-factory = Чёрные
tiny_towns-gallery-monument = Монументы
