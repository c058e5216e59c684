## Галерея книги правил

garden_nation-gallery = Все проекты и цели
garden_nation-gallery-project = Общие проекты
garden_nation-gallery-objective = Тайные цели
