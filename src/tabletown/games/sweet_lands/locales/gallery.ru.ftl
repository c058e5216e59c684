## Галерея книги правил

sweet_lands-gallery = Все карты, области и жетоны
sweet_lands-gallery-character = Персонажи
sweet_lands-gallery-area = Области действий
sweet_lands-gallery-skill = Навыки
sweet_lands-gallery-goal = Цели
sweet_lands-gallery-worker = Карты работников
