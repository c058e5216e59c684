## Галерея книги правил

torres-gallery-action = Карты действий
torres-gallery-master = Карты мастера
