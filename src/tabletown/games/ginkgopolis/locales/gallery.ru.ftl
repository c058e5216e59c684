## Галерея книги правил

ginkgopolis-gallery-character = Персонажи
ginkgopolis-gallery-lasting = Карты зданий 1–9
ginkgopolis-gallery-final = Карты зданий 10–20
ginkgopolis-gallery-urbanization = Урбанизация
