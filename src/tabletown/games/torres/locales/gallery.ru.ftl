## Галерея книги правил

torres-gallery-action = Карты действия
torres-gallery-master = Карты мастера
