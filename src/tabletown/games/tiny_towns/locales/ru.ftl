tiny_towns-name = Крошечные города
tiny_towns-about = Каждый раунд один ресурс на всех, у каждого шестнадцать клеток, и переставлять кубики нельзя.
tiny_towns-how = Каждый раунд все получают кубик одного и того же ресурса и ставят его на клетку своего города. Когда ваши кубики лежат по схеме карты (её можно поворачивать и отражать), их можно снять и поставить здание на одну из этих клеток. Заполненный город завершён; каждая клетка без здания отнимает очко.

## Режимы и настройки

tiny_towns-mode-standard = Обычный
tiny_towns-mode-standard-help = Ресурс раунда называет главный строитель, затем молот переходит налево. От 2 до 6 игроков.
tiny_towns-mode-town_hall = Ратуша
tiny_towns-mode-town_hall-help = Два раунда ресурс даёт колода, в каждом третьем — свободный выбор. От 2 до 6 игроков.
tiny_towns-mode-solo = Соло
tiny_towns-mode-solo-help = Каждый раунд вы берёте одну из трёх открытых карт ресурсов, в конце получаете звание. 1 игрок.
tiny_towns-option-monuments = Монументы
tiny_towns-option-monuments-help = Каждый тайно оставляет себе один из двух монументов и может один раз его построить.
tiny_towns-option-cavern = Пещера
tiny_towns-option-cavern-help = Дважды за партию можно сбросить ресурс, который назвали не вы.
tiny_towns-option-cards = Карты
tiny_towns-option-cards-help = random (случайные), first_game (первая партия) или по карте каждого цвета через +: farm+well+chapel+tavern+theater+factory.
tiny_towns-option-first_player = Первый игрок
tiny_towns-option-first_player-help = random (случайный) или номер места, считая от 0. Только в обычном режиме.
tiny_towns-option-solo_remove = Убрать в соло
tiny_towns-option-solo_remove-help = inn (Трактир) или feast_hall (Медовый зал): зелёная карта, без которой играют в одиночку.

## Ресурсы и типы

tiny_towns-resource-wood = дерево
    .genitive = дерева
tiny_towns-resource-wheat = пшеница
    .accusative = пшеницу
    .genitive = пшеницы
tiny_towns-resource-brick = кирпич
    .genitive = кирпича
tiny_towns-resource-glass = стекло
    .genitive = стекла
tiny_towns-resource-stone = камень
    .genitive = камня
tiny_towns-type-blue = синее здание
tiny_towns-type-red = красное здание
tiny_towns-type-gray = серое здание
tiny_towns-type-orange = оранжевое здание
tiny_towns-type-green = зелёное здание
tiny_towns-type-yellow = жёлтое здание
tiny_towns-type-black = чёрное здание
tiny_towns-type-magenta = монумент

## Здания

tiny_towns-card-cottage = Коттедж
tiny_towns-card-cottage-help = Приносит 3 очка, если к концу партии снабжён, иначе 0.
tiny_towns-card-farm = Ферма
    .accusative = Ферму
tiny_towns-card-farm-help = Снабжает четыре коттеджа в любом месте города.
tiny_towns-card-granary = Амбар
tiny_towns-card-granary-help = Снабжает все коттеджи на восьми клетках вокруг, в том числе по диагонали.
tiny_towns-card-greenhouse = Теплица
    .accusative = Теплицу
tiny_towns-card-greenhouse-help = Снабжает одну группу коттеджей, соседних по сторонам: любого размера и в любом месте города.
tiny_towns-card-orchard = Фруктовый сад
tiny_towns-card-orchard-help = Снабжает все коттеджи в своём ряду и столбце.
tiny_towns-card-fountain = Фонтан
tiny_towns-card-fountain-help = Приносит 2 очка, если рядом стоит серое здание.
tiny_towns-card-millstone = Жернов
tiny_towns-card-millstone-help = Приносит 2 очка, если рядом стоит красное или жёлтое здание.
tiny_towns-card-shed = Хижина
    .accusative = Хижину
tiny_towns-card-shed-help = Приносит 1 очко. Ставится на любую пустую клетку, а не только туда, где лежали её кубики.
tiny_towns-card-well = Колодец
tiny_towns-card-well-help = Приносит по 1 очку за каждый коттедж рядом, снабжён он или нет.
tiny_towns-card-abbey = Аббатство
tiny_towns-card-abbey-help = Приносит 3 очка, если рядом нет чёрных, зелёных и жёлтых зданий.
tiny_towns-card-chapel = Часовня
    .accusative = Часовню
tiny_towns-card-chapel-help = Приносит по 1 очку за каждый снабжённый коттедж города.
tiny_towns-card-cloister = Обитель
tiny_towns-card-cloister-help = Приносит по 1 очку за каждую обитель в углу города.
tiny_towns-card-temple = Храм
tiny_towns-card-temple-help = Приносит 4 очка, если рядом не меньше двух снабжённых коттеджей.
tiny_towns-card-almshouse = Приют
tiny_towns-card-almshouse-help = Очки за все приюты вместе: один −1, два 5, три −3, четыре 15, пять −5, шесть и больше 26.
tiny_towns-card-feast_hall = Медовый зал
tiny_towns-card-feast_hall-help = Приносит 2 очка, а если медовых залов у вас больше, чем у игрока справа, — 3.
tiny_towns-card-inn = Трактир
tiny_towns-card-inn-help = Приносит 3 очка, если в его ряду и столбце нет другого трактира.
tiny_towns-card-tavern = Таверна
    .accusative = Таверну
tiny_towns-card-tavern-help = Очки за все таверны вместе: одна 2, две 5, три 9, четыре 14, пять и больше 20.
tiny_towns-card-bakery = Пекарня
    .accusative = Пекарню
tiny_towns-card-bakery-help = Приносит 3 очка, если рядом стоит красное или чёрное здание.
tiny_towns-card-market = Рынок
tiny_towns-card-market-help = Приносит по 1 очку за каждый рынок, считая себя, в своём ряду или столбце — там, где их больше.
tiny_towns-card-tailor = Лавка портного
    .accusative = Лавку портного
tiny_towns-card-tailor-help = Приносит 1 очко и ещё по 1 за каждую лавку портного на четырёх центральных клетках.
tiny_towns-card-theater = Театр
tiny_towns-card-theater-help = Приносит по 1 очку за каждый тип зданий, кроме жёлтых, в своём ряду и столбце.
tiny_towns-card-bank = Банк
tiny_towns-card-bank-help = Приносит 4 очка. Отметьте его ресурсом: называть этот ресурс вы больше не сможете. У каждого банка своя метка.
tiny_towns-card-factory = Фабрика
    .accusative = Фабрику
tiny_towns-card-factory-help = Приносит 0 очков. Отметьте её ресурсом: когда его называют другие, вы можете поставить любой иной.
tiny_towns-card-trading_post = Фактория
    .accusative = Факторию
tiny_towns-card-trading_post-help = Приносит 1 очко. Со следующего раунда заменяет любой кубик схемы и остаётся на месте.
tiny_towns-card-warehouse = Склад
tiny_towns-card-warehouse-help = Хранит до 3 кубиков, за каждый −1 очко. Уберите сюда ресурс, названный не вами, или обменяйте его на лежащий.

## Монументы

tiny_towns-card-architects_guild = Гильдия архитекторов
    .accusative = Гильдию архитекторов
tiny_towns-card-architects_guild-help = Приносит 1 очко. При постройке можно заменить до двух своих зданий зданиями других типов.
tiny_towns-card-archive_of_the_second_age = Архив Второй эпохи
tiny_towns-card-archive_of_the_second_age-help = Приносит по 1 очку за каждый тип зданий в городе, не считая монументов.
tiny_towns-card-barrett_castle = Замок Барретта
tiny_towns-card-barrett_castle-help = Приносит 5 очков, если снабжён. При снабжении это один коттедж, в остальном — два.
tiny_towns-card-cathedral_of_caterina = Собор Святой Катерины
tiny_towns-card-cathedral_of_caterina-help = Приносит 2 очка. За клетки без зданий вы ничего не теряете.
tiny_towns-card-fort_ironweed = Крепость Чертополох
tiny_towns-card-fort_ironweed-help = Приносит 7 очков. Вы больше не главный строитель, пока строит кто-то ещё.
tiny_towns-card-grand_mausoleum_of_the_rodina = Великий мавзолей Родины
tiny_towns-card-grand_mausoleum_of_the_rodina-help = Ваши коттеджи приносят по 3 очка, даже если не снабжены.
tiny_towns-card-grove_university = Чащобный университет
tiny_towns-card-grove_university-help = Приносит 3 очка. При постройке поставьте любое здание этой партии на свою пустую клетку.
tiny_towns-card-mandras_palace = Дворец Мандраса
tiny_towns-card-mandras_palace-help = Приносит по 2 очка за каждый тип зданий рядом с ним.
tiny_towns-card-obelisk_of_the_crescent = Обелиск Полумесяца
tiny_towns-card-obelisk_of_the_crescent-help = Приносит 0 очков. Отныне ваши здания можно ставить на любую пустую клетку.
tiny_towns-card-opaleyes_watch = Башня Стеклянного глаза
    .accusative = Башню Стеклянного глаза
tiny_towns-card-opaleyes_watch-help = Приносит 0 очков. Отложите здания трёх типов. Когда сосед построит такое в одном из следующих раундов, оно ваше.
tiny_towns-card-shrine_of_the_elder_tree = Святилище Старшего дерева
tiny_towns-card-shrine_of_the_elder_tree-help = Приносит по 1 очку за каждое здание города в момент постройки, считая себя, а если их шесть и больше — 8.
tiny_towns-card-silva_forum = Лесной форум
tiny_towns-card-silva_forum-help = Приносит 1 очко и ещё по 1 за каждое здание вашей самой большой группы одного типа.
tiny_towns-card-the_sky_baths = Небесные купальни
tiny_towns-card-the_sky_baths-help = Приносят по 2 очка за каждый тип зданий, которого в городе нет, не считая монументов.
tiny_towns-card-the_starloom = Обсерватория
    .accusative = Обсерваторию
tiny_towns-card-the_starloom-help = Приносит 6 очков, если ваш город завершён первым, 3 — если вторым, 2 — если третьим.
tiny_towns-card-statue_of_the_bondmaker = Памятник Присягнувшему
tiny_towns-card-statue_of_the_bondmaker-help = Приносит 0 очков. Ресурс, названный не вами, можно поставить на коттедж, по одному на каждый.

## Подсказки

tiny_towns-prompt-choose = Оставьте один из этих двух монументов.
tiny_towns-prompt-name = Вы главный строитель. Назовите ресурс.
tiny_towns-prompt-pick = Возьмите одну из открытых карт ресурсов.
tiny_towns-prompt-resource = { $seat } называет { FORM($resource, case: "accusative") }. Поставьте кубик на пустую клетку.
tiny_towns-prompt-resource-own = Назван ресурс: { $resource }. Поставьте кубик на пустую клетку.
tiny_towns-prompt-resource-card = На карте { $resource }. Поставьте кубик на пустую клетку.
tiny_towns-prompt-resource-free = Свободный выбор. Поставьте любой ресурс на пустую клетку.
tiny_towns-prompt-build = Стройте или нажмите «Готово».
tiny_towns-prompt-extra = Здания на местах. Стройте ещё или нажмите «Готово».
tiny_towns-prompt-mark = Выберите ресурс для здания «{ $card }» на { $square }.
tiny_towns-prompt-guild = Замените здание зданием другого типа или закончите.
tiny_towns-prompt-guild-again = Замените ещё одно здание или закончите.
tiny_towns-prompt-grove = Поставьте любое здание на пустую клетку.
tiny_towns-prompt-watch_setup = Отложите три здания разных типов.
tiny_towns-prompt-watch = Вы получили здание. Поставьте его на пустую клетку.
tiny_towns-prompt-wait = { $count ->
    [one] Выбирает { $actors }.
   *[other] Выбирают { $actors }.
}
tiny_towns-prompt-dealer = Открывается карта.
tiny_towns-prompt-over = Партия окончена.

## Выбор

tiny_towns-choose-keep = Оставить
tiny_towns-choose-keep-monument = Какой монумент?
tiny_towns-choose-name = Назвать
tiny_towns-choose-pick = Взять
tiny_towns-choose-place = Поставить
tiny_towns-choose-store = Убрать на склад
tiny_towns-choose-store-square = На какой склад?
tiny_towns-choose-swap = Обменять
tiny_towns-choose-swap-square1 = На каком складе?
tiny_towns-choose-swap-resource = Какой кубик взять?
tiny_towns-choose-swap-square2 = Куда его поставить?
tiny_towns-choose-rest = Поставить на коттедж
tiny_towns-choose-rest-square = На какой коттедж?
tiny_towns-choose-discard = Сбросить в Пещеру
tiny_towns-choose-build = Построить
tiny_towns-choose-build-card = Какое здание?
tiny_towns-choose-build-squares = Из кубиков на каких клетках?
tiny_towns-choose-build-square = На какой клетке оно встанет?
tiny_towns-choose-done = Готово
tiny_towns-choose-mark = Отметить
tiny_towns-choose-replace = Заменить
tiny_towns-choose-replace-square = Какое здание убрать?
tiny_towns-choose-replace-card = Что поставить вместо него?
tiny_towns-choose-stop = Больше не менять
tiny_towns-choose-grove = Поставить
tiny_towns-choose-grove-card = Какое здание?
tiny_towns-choose-set_aside = Отложить
tiny_towns-choose-set_aside-card1 = Какое здание первое?
tiny_towns-choose-set_aside-card2 = Какое второе?
tiny_towns-choose-set_aside-card3 = Какое третье?
tiny_towns-choose-claim = Поставить
tiny_towns-choose-claim-card = Какое здание?

## Журнал

tiny_towns-log-keep = { $seat } оставляет { FORM($monument, case: "accusative") }.
tiny_towns-log-keep-veiled = { $seat } оставляет монумент.
tiny_towns-log-name = { $seat } называет { FORM($resource, case: "accusative") }.
tiny_towns-log-pick = { $seat } берёт { FORM($resource, case: "accusative") }.
tiny_towns-log-place = { $seat } ставит { FORM($resource, case: "accusative") } на { $square }.
tiny_towns-log-store = { $seat } убирает кубик на склад на { $square }.
tiny_towns-log-swap = { $seat } берёт { FORM($resource, case: "accusative") } со склада на { $square1 } и ставит на { $square2 }.
tiny_towns-log-rest = { $seat } ставит кубик на коттедж на { $square }.
tiny_towns-log-discard = { $seat } сбрасывает кубик.
tiny_towns-log-build = { $seat } строит { FORM($card, case: "accusative") } на { $square } (кубики: { $squares }).
tiny_towns-log-done = { $seat }: готово.
tiny_towns-log-mark = { $seat } отмечает здание: { $resource }.
tiny_towns-log-replace = { $seat } ставит { FORM($card, case: "accusative") } вместо здания на { $square }.
tiny_towns-log-stop = { $seat } больше ничего не заменяет.
tiny_towns-log-grove = { $seat } ставит { FORM($card, case: "accusative") } на { $square }.
tiny_towns-log-set_aside = { $seat } откладывает здания: { $card1 }, { $card2 } и { $card3 }.
tiny_towns-log-claim = { $seat } ставит { FORM($card, case: "accusative") } на { $square } благодаря Башне Стеклянного глаза.
tiny_towns-log-card = В игре: { $card }.
tiny_towns-log-first_player = Главный строитель: { $seat }.
tiny_towns-log-deal = Сдан монумент: { $monument }.
tiny_towns-log-deal-veiled = Сдан монумент.
tiny_towns-log-draw = Карта раунда: { $resource }.
tiny_towns-log-open = Новая открытая карта: { $resource }.
tiny_towns-log-round = Раунд { $round }.
tiny_towns-log-completed = { $seat } завершает город ({ $place }-й по счёту).
tiny_towns-log-grade = Город завершён: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $grade }.
tiny_towns-log-won = { $seat } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
tiny_towns-log-won-named = { $seat } побеждает: очков поровну ({ $points }), но ресурсы названы реже.
tiny_towns-log-won-squares = { $seat } побеждает: очков поровну ({ $points }), но меньше клеток без зданий.
tiny_towns-log-won-cottages = { $seat } побеждает: очков поровну ({ $points }), но больше коттеджей.
tiny_towns-log-shared = Общая победа: { $actors }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

## Поле словами

tiny_towns-board-setup = Партия готовится.
tiny_towns-board-round = Раунд { $round }.
tiny_towns-board-hammer = Раунд { $round }. Молот: { $seat }.
tiny_towns-board-open = Раунд { $round }. Открытые карты: { $resources }.
tiny_towns-board-over = Партия окончена, { $round ->
    [one] сыгран { $round } раунд
    [few] сыграно { $round } раунда
   *[many] сыграно { $round } раундов
}.
tiny_towns-board-own = { $seat }, ваш город: сейчас { $points }
tiny_towns-board-town = { $seat }: сейчас { $points }
tiny_towns-board-completed = { $seat }: город завершён, { $points }
tiny_towns-board-card = { $card } ({ $type })
tiny_towns-board-anything = что угодно
tiny_towns-board-empty = пусто
tiny_towns-board-cube = { $resource }
tiny_towns-board-building = { $card }
tiny_towns-board-built-monument = Монумент
tiny_towns-board-stands = Монумент: { $card }
tiny_towns-board-mark = { $square } — метка: { $resource }
tiny_towns-board-stored = { $square } — хранится: { $resources }
tiny_towns-board-resting = { $square } — лежит { $resource }
tiny_towns-board-aside = Отложено: { $cards }
tiny_towns-board-cavern = Сброшено: { $count }

## Счёт

tiny_towns-score-blue = Коттеджи
tiny_towns-score-red = Красные здания
tiny_towns-score-gray = Серые здания
tiny_towns-score-orange = Оранжевые здания
tiny_towns-score-green = Зелёные здания
tiny_towns-score-yellow = Жёлтые здания
tiny_towns-score-black = Чёрные здания
tiny_towns-score-magenta = Монумент
tiny_towns-score-empty = Клетки без зданий
tiny_towns-grade-master_architect = Великий архитектор
tiny_towns-grade-town_planner = Градостроитель
tiny_towns-grade-engineer = Инженер
tiny_towns-grade-carpenter = Плотник
tiny_towns-grade-builders_apprentice = Подмастерье
tiny_towns-grade-aspiring_architect = Начинающий архитектор

## Ошибки

tiny_towns-options-first-player = За столом мест: { $seats }, места { $number } нет. Укажите место, считая от 0, или random.
tiny_towns-options-card = Карты здания «{ $card }» нет. Проверьте написание.
tiny_towns-options-removed = { $card }: этой картой в одиночку не играют. Возьмите другую карту её цвета.
tiny_towns-options-cards = Нужно по одной карте каждого из шести цветов: красная, серая, оранжевая, зелёная, жёлтая и чёрная. Сейчас выбрано: { $cards }.

## Рисунки

tiny_towns-picture-town = Город: { $seat }
tiny_towns-picture-seat = { $seat }
tiny_towns-picture-round = Раунд { $round }
tiny_towns-picture-you = вы
tiny_towns-picture-builder = главный строитель
tiny_towns-picture-thinking = думает
tiny_towns-picture-ready = готово
tiny_towns-picture-skipped = пропускает раунд
tiny_towns-picture-completed = город завершён ({ $place }-й по счёту)
tiny_towns-picture-bare = без здания
tiny_towns-picture-named = названо
tiny_towns-picture-cavern = пещера
tiny_towns-picture-monument = монумент
tiny_towns-picture-aside = отложено
tiny_towns-picture-score = Очки сейчас
tiny_towns-picture-private = видите только вы
tiny_towns-picture-opens = после этого кубика
tiny_towns-picture-buildable = можно построить
tiny_towns-picture-open = Открытые карты
tiny_towns-picture-deck = { $count ->
    [0] Колода пуста
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
tiny_towns-picture-burned = Не открывались после перемешивания; из них { $count ->
    [one] { $count } сброшена закрытой
   *[other] { $count } сброшено закрытыми
}.
tiny_towns-picture-free = { $rounds ->
    [0] В этом раунде свободный выбор.
    [1] В следующем раунде свободный выбор.
    [one] Свободный выбор через { $rounds } раунд.
    [few] Свободный выбор через { $rounds } раунда.
   *[many] Свободный выбор через { $rounds } раундов.
}
tiny_towns-picture-unseen = { $count ->
    [0] Все карты уже показаны.
   *[other] Ещё не показаны: { $count }.
}
tiny_towns-picture-returning = Затем в этом порядке:
tiny_towns-picture-empty = { $square }: пусто
tiny_towns-picture-cube = { $square }: { $resource }
tiny_towns-picture-building = { $square }: { $card }
tiny_towns-picture-marked = { $square }: { $card }, метка: { $resource }
tiny_towns-picture-storing = { $square }: { $card }, хранится: { $resources }
tiny_towns-picture-carrying = { $square }: { $card }, лежит: { $resource }
tiny_towns-picture-place = Поставить { FORM($resource, case: "accusative") } на { $square }
tiny_towns-picture-place-opens = Поставить { FORM($resource, case: "accusative") } на { $square }, тогда можно строить: { $cards }
tiny_towns-picture-place-any = Поставить кубик на { $square }
tiny_towns-picture-land = Поставить сюда, на { $square }: { $cards }
tiny_towns-picture-use = Взять кубик на { $square }
tiny_towns-picture-replace = Заменить { FORM($card, case: "accusative") } на { $square }
tiny_towns-picture-store = Убрать { FORM($resource, case: "accusative") } на склад на { $square }
tiny_towns-picture-rest = Поставить { FORM($resource, case: "accusative") } на коттедж на { $square }
tiny_towns-picture-take = Взять { FORM($resource, case: "accusative") } со склада на { $square }
tiny_towns-picture-name = Назвать { FORM($resource, case: "accusative") }
tiny_towns-picture-mark = Отметить: { $resource }
tiny_towns-picture-pick = Взять { FORM($resource, case: "accusative") }
tiny_towns-picture-choose = Поставить { FORM($resource, case: "accusative") }

## Pages: how to play in short, options of a new table

tiny_towns-how-1 = Каждый раунд ресурс называют, открывают или выбирают, и каждый ставит его кубик на пустую клетку своего города 4 × 4.
tiny_towns-how-2 = Когда кубики лежат по схеме карты (её можно поворачивать и отражать), их можно снять и поставить здание на одну из этих клеток. Других способов убрать кубик нет.
tiny_towns-how-3 = Семь карт партии говорят, что приносит каждое здание; коттеджи приносят очки, только если снабжены.
tiny_towns-how-4 = С монументами каждый тайно оставляет одну карту из двух и может один раз построить этот монумент.
tiny_towns-how-5 = Заполненный город завершён. Каждая клетка без здания отнимает очко; побеждает тот, у кого очков больше.
tiny_towns-option-cards-about = Какие шесть карт, по одной каждого цвета, в игре кроме коттеджа.
tiny_towns-option-first_player-about = Кто первым становится главным строителем.
tiny_towns-option-solo_remove-about = Зелёная карта, без которой играют в одиночку.
tiny_towns-value-first_game = Для первой партии

## Что даст выбор, и числа на странице

tiny_towns-asset-empty = { $count ->
    [one] { $count } пустая клетка
    [few] { $count } пустые клетки
   *[many] { $count } пустых клеток
}
tiny_towns-picture-squares = { $count ->
    [one] { $count } клетка без здания
    [few] { $count } клетки без зданий
   *[many] { $count } клеток без зданий
}
tiny_towns-note-name = В этом раунде все ставят { FORM($resource, case: "accusative") }.
tiny_towns-note-opens = Потом можно построить: { $cards }.
tiny_towns-note-done = Ещё можно построить: { $cards }. Кубики останутся на местах.
tiny_towns-note-discard = Кубик пропадёт. За партию так можно сделать дважды.
tiny_towns-prompt-build-none = Строить пока нечего. Нажмите «Готово».
tiny_towns-picture-left = { $count ->
    [one] можно построить { $count } здание
    [few] можно построить { $count } здания
   *[many] можно построить { $count } зданий
}
tiny_towns-picture-left-guild = здание ещё можно заменить
tiny_towns-picture-ask = Ещё можно построить: { $cards }. Всё равно закончить?
tiny_towns-picture-points = { $points ->
    [one] сейчас { $points } очко
    [few] сейчас { $points } очка
   *[many] сейчас { $points } очков
}
tiny_towns-picture-named-by = { $seat } называет { FORM($resource, case: "accusative") }
tiny_towns-picture-monument-hidden = монумент ещё не построен
tiny_towns-picture-can-build = Можно построить: { $cards }.
tiny_towns-picture-can-open = Этот кубик может завершить схему: { $cards }.
tiny_towns-picture-right = Справа от вас { $seat }: с залами этого игрока сравнивают ваши медовые залы.
tiny_towns-picture-tab-cards = Здания
tiny_towns-picture-tab-deck = Колода
tiny_towns-picture-tab-result = Итог
