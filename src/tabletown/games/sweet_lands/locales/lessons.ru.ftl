## Урок 1

sweet_lands-lesson-land = Земли
sweet_lands-lesson-land-about = Жетоны местности: куда их кладут и что они дают.
sweet_lands-lesson-land-learned-1 = Жетон даёт бонус, нарисованный на его клетке.
sweet_lands-lesson-land-learned-2 = Каждый жетон касается столицы или другого вашего жетона.
sweet_lands-lesson-land-learned-3 = Первый открытый порт стоит 20 очков, все четыре — 50.
sweet_lands-lesson-land-bonus = Положите жетон, который принесёт 5 золота.
sweet_lands-lesson-land-bonus-coach = Это ваши владения. Три светлые клетки посередине — столица. Жетоны кладут на клетки вокруг неё, а рисунок на клетке — подарок тому, кто её накроет. Счёт пока ниже нуля из-за закрытых портов: скоро дойдём и до них.
sweet_lands-lesson-land-bonus-right = 5 золота сразу. А сам жетон останется до конца партии.
sweet_lands-lesson-land-bonus-wrong = Золота это не принесло. На какой клетке нарисованы 5 золота?
sweet_lands-lesson-land-bonus-other = Вы получили 2 базовых ресурса, но не золото. Жетон даёт то, что нарисовано на его клетке. Где золото?
sweet_lands-lesson-land-bonus-bare = На этой клетке ничего не нарисовано, и вы ничего не получили. Где золото?
sweet_lands-lesson-land-bonus-hint = Посмотрите слева внизу от столицы.
sweet_lands-lesson-land-grow = Положите два жетона и получите 2 пшеницы.
sweet_lands-lesson-land-grow-coach = Пшеница в двух клетках от столицы. Жетонов два: проложите путь.
sweet_lands-lesson-land-grow-right = Первый жетон открыл место второму: 2 пшеницы.
sweet_lands-lesson-land-grow-wrong = Пшеницы по-прежнему 2. Какая клетка касается и столицы, и пшеницы?
sweet_lands-lesson-land-grow-away = Отсюда до клетки с пшеницей не дотянуться: жетон должен касаться столицы или вашего жетона. Какая клетка лежит между ними?
sweet_lands-lesson-land-grow-hint = Сначала пашня слева от столицы, потом та, что за ней.
sweet_lands-lesson-land-port = Положите жетон, который сбережёт вам 20 очков.
sweet_lands-lesson-land-port-coach = Якорями отмечены четыре порта. Без открытых портов вы потеряете в конце 40 очков, с одним — только 20. Порт открывает жетон на его клетке.
sweet_lands-lesson-land-port-right = { $gain ->
    [one] Один порт открыт: на { $gain } очко больше. Следующие три принесут 10, 5 и 15.
    [few] Один порт открыт: на { $gain } очка больше. Следующие три принесут 10, 5 и 15.
   *[many] Один порт открыт: на { $gain } очков больше. Следующие три принесут 10, 5 и 15.
}
sweet_lands-lesson-land-port-wrong = Прибавка в очках: { $gain }. На какой клетке якорь?
sweet_lands-lesson-land-port-sea = Это море, но якоря здесь нет. Прибавка в очках: { $gain }. На какой клетке моря порт?
sweet_lands-lesson-land-port-inland = Все порты закрыты, по-прежнему −40. Где ближайший якорь?
sweet_lands-lesson-land-port-hint = Справа, куда ведут две ваши шахты.

## Урок 2

sweet_lands-lesson-roads = Дороги
sweet_lands-lesson-roads-about = Дорога переворачивает жетоны, а перевёрнутые жетоны производят.
sweet_lands-lesson-roads-learned-1 = Жетон переворачивается, когда на его краю лежит дорога: производство или шаг процветания.
sweet_lands-lesson-roads-learned-2 = Одна дорога может перевернуть два жетона.
sweet_lands-lesson-roads-learned-3 = Дорога на краю области бонусной карты приносит карту каждый раунд.
sweet_lands-lesson-roads-turn = Переверните пашню: производство пшеницы 6.
sweet_lands-lesson-roads-turn-coach = Производство — то, что вы получаете в начале каждого раунда. Жетон переворачивается, как только на его краю лежит дорога; потом вы выбираете.
sweet_lands-lesson-roads-turn-right = Производство пшеницы 6: на одну больше в каждом следующем раунде.
sweet_lands-lesson-roads-turn-wrong = Производство пшеницы всё ещё 5. На каких краях пашни может лежать дорога?
sweet_lands-lesson-roads-turn-away = Эта дорога не касается пашни, и ничего не перевернулось. Какие края у пашни?
sweet_lands-lesson-roads-turn-step = Шаг процветания принесёт очки позже, а производство пшеницы осталось 5. О чём просили?
sweet_lands-lesson-roads-turn-hint = Постройте между пашней и столицей, затем выберите производство.
sweet_lands-lesson-roads-two = Одной дорогой поднимите производство пшеницы до 7.
sweet_lands-lesson-roads-two-coach = Две пашни, одна дорога. Где она окажется на краю обеих?
sweet_lands-lesson-roads-two-right = Обе пашни перевёрнуты: 5 + 1 + 1 = 7.
sweet_lands-lesson-roads-two-wrong = Это ещё не 7. Какой край общий у двух пашен?
sweet_lands-lesson-roads-two-one = Перевернулась только одна пашня: 6. Какой край общий у обеих?
sweet_lands-lesson-roads-two-step = Одна из двух стала шагом процветания, и пшеница остановилась на 6. Что даст 7?
sweet_lands-lesson-roads-two-hint = Край между двумя пашнями.
sweet_lands-lesson-roads-cards = Включите область бонусной карты и возьмите карту.
sweet_lands-lesson-roads-cards-coach = На клетку с рисунком карты жетоны не кладут. Она включается, когда рядом лежит жетон, а на одном из шести её краёв — дорога.
sweet_lands-lesson-roads-cards-right = Карта сейчас и ещё по одной в начале каждого раунда.
sweet_lands-lesson-roads-cards-wrong = Область не включилась. Какие края — её собственные?
sweet_lands-lesson-roads-cards-end = Дорога касается области только концом. Она должна лежать вдоль её края. Какие края свободны?
sweet_lands-lesson-roads-cards-far = Эта дорога уводит от области. Какие у неё края?
sweet_lands-lesson-roads-cards-hint = Между областью и одной из двух ваших пашен.

## Урок 3

sweet_lands-lesson-areas = Области
sweet_lands-lesson-areas-about = Основное действие: карты за ячейку, ресурсы за эффект.
sweet_lands-lesson-areas-learned-1 = Ячейка стоит карт: одну, потом две, потом три.
sweet_lands-lesson-areas-learned-2 = Диск действия заменяет их все.
sweet_lands-lesson-areas-learned-3 = Свободные действия меняют то, что есть, на то, что нужно.
sweet_lands-lesson-areas-pay = Сделайте 2 шага по шкале еды.
sweet_lands-lesson-areas-pay-coach = Вам нужна «Кухня». Сначала вы сбрасываете карту за ячейку, потом платите 4 пшеницы. Сброшенную карту уже не разыграть, так что выберите самую ненужную.
sweet_lands-lesson-areas-pay-right = Карта и 4 пшеницы за 2 шага. Деления, которые вы прошли, дали 2 золота и карту.
sweet_lands-lesson-areas-pay-wrong = Маркер еды не сдвинулся. Какая область превращает пшеницу в еду?
sweet_lands-lesson-areas-pay-other = Область полезная, но еды не даёт. На какой нарисованы 4 пшеницы и 2 шага еды?
sweet_lands-lesson-areas-pay-hint = Выберите «Кухню», затем любую карту.
sweet_lands-lesson-areas-disk = Займите «Дорожные работы», сохранив все 4 карты.
sweet_lands-lesson-areas-disk-coach = Две ячейки «Дорожных работ» заняты, третья стоит 3 карты. Но у вас есть диск действия.
sweet_lands-lesson-areas-disk-right = Диск оплатил ячейку. У вас по-прежнему 4 карты, а неиспользованный диск пропал бы в фазе уборки.
sweet_lands-lesson-areas-disk-wrong = Сохранить 4 карты не вышло. Чем ещё можно заплатить за ячейку?
sweet_lands-lesson-areas-disk-cards = Картами эта ячейка стоит 3 из ваших 4. Диск заменяет их все сразу. Где он?
sweet_lands-lesson-areas-disk-hint = Выберите «Дорожные работы», затем «Отдать диск».
sweet_lands-lesson-areas-trade = Не хватает 1 пшеницы. Всё равно сделайте 2 шага по шкале еды.
sweet_lands-lesson-areas-trade-coach = «Кухня» стоит 4 пшеницы, у вас 3 и ещё 8 золота. Свободные действия делают до и после основного, сколько угодно раз.
sweet_lands-lesson-areas-trade-right = 4 золота за пшеницу, потом «Кухня». Свободные действия не занимают ход.
sweet_lands-lesson-areas-trade-wrong = Маркер еды не сдвинулся. Чего не хватает для «Кухни»?
sweet_lands-lesson-areas-trade-basic = «Кухне» нужна пшеница, а её всё ещё 3. Что купить за 4 золота?
sweet_lands-lesson-areas-trade-sell = Вы продаёте то, что нужно «Кухне». Какой обмен идёт в другую сторону?
sweet_lands-lesson-areas-trade-gold = Это и было основное действие: 6 золота и никакой еды. Что можно сделать до него?
sweet_lands-lesson-areas-trade-hint = Купите базовый ресурс за 4 золота и выберите пшеницу.

## Урок 4

sweet_lands-lesson-cities = Города
sweet_lands-lesson-cities-about = Фишки собственности повторяют свой жетон, а три вида — это город.
sweet_lands-lesson-cities-learned-1 = Фишка ещё раз даёт эффект своего жетона, потом свой бонус.
sweet_lands-lesson-cities-learned-2 = Три соседние фишки собственности трёх видов — город.
sweet_lands-lesson-cities-learned-3 = Города приносят очки каждый раз, когда вы заканчиваете раунд: чем раньше, тем лучше.
sweet_lands-lesson-cities-again = Поставьте фишку: производство пшеницы 7.
sweet_lands-lesson-cities-again-coach = Фишку собственности ставят на перевёрнутый жетон. Вы ещё раз получаете эффект жетона, а потом бонус фишки. Первая палатка даёт производство пшеницы, первый дом — дерева.
sweet_lands-lesson-cities-again-right = Пашня даёт +1, палатка ещё +1: 7.
sweet_lands-lesson-cities-again-wrong = Производство пшеницы ещё не 7. Пшеницу должны дать двое: какой жетон и какая фишка?
sweet_lands-lesson-cities-again-house = Пашня даёт пшеницу, а дом — дерево: пшеницы выйдет 6. Какая фишка даёт пшеницу?
sweet_lands-lesson-cities-again-mine = Палатка даёт пшеницу, а шахта — железо: пшеницы выйдет 6. Какой жетон даёт пшеницу?
sweet_lands-lesson-cities-again-step = Пашня подняла бы производство, а с шагом процветания пшеницы выйдет 6. Какой вариант про пшеницу?
sweet_lands-lesson-cities-again-hint = Палатка на перевёрнутой пашне.
sweet_lands-lesson-cities-third = Поставьте ещё одну фишку и основайте город.
sweet_lands-lesson-cities-third-coach = Палатка и дом стоят рядом. Городу нужны три соединённые фишки собственности трёх видов.
sweet_lands-lesson-cities-third-right = Палатка, дом, лаборатория: три вида бок о бок. Это город.
sweet_lands-lesson-cities-third-wrong = Это ещё не город. Сколько здесь видов и соприкасаются ли они?
sweet_lands-lesson-cities-third-kinds = Фишек три, а видов только два. Какого не хватает?
sweet_lands-lesson-cities-third-apart = Видов три, но лаборатория стоит отдельно. Какие клетки касаются палатки или дома?
sweet_lands-lesson-cities-third-hint = Лаборатория рядом с домом.
sweet_lands-lesson-cities-collect = Получите первое городское очко.
sweet_lands-lesson-cities-collect-coach = Города приносят очки, когда вы заканчиваете раунд. Один город — 1 городское очко, а это 2 победных очка в конце партии.
sweet_lands-lesson-cities-collect-right = 1 городское очко, и только раунд 2. Если город устоит, будет ещё три: всего 8 очков.
sweet_lands-lesson-cities-collect-wrong = Городского очка пока нет. Когда города приносят очки?
sweet_lands-lesson-cities-collect-area = Действие хорошее, но город ещё ничего не принёс: это бывает, когда вы заканчиваете раунд. Как его закончить?
sweet_lands-lesson-cities-collect-hint = Закончите раунд.

## Урок 5

sweet_lands-lesson-workers = Работники
sweet_lands-lesson-workers-about = Какую карту разыграть и как дать работнику работу.
sweet_lands-lesson-workers-learned-1 = Разыгрывайте карты, которые подходят к тому, что у вас уже есть.
sweet_lands-lesson-workers-learned-2 = За алмаз работника со знаком трудоустраивают, и он действует снова и снова.
sweet_lands-lesson-workers-learned-3 = Промышленный бонус проходит весь столбец.
sweet_lands-lesson-workers-play = Разыграйте карту, которая принесёт 4 победных очка.
sweet_lands-lesson-workers-play-coach = Две ваши фишки собственности стоят на пашнях, одна на шахте. Каждая из этих карт считает фишки на одной местности, по 2 очка за каждую.
sweet_lands-lesson-workers-play-right = Две фишки на пашнях: 2 × 2 = 4.
sweet_lands-lesson-workers-play-wrong = Это не 4 очка. На какой местности больше всего ваших фишек?
sweet_lands-lesson-workers-play-mine = На шахте стоит одна фишка: 2 очка. На какой местности их две?
sweet_lands-lesson-workers-play-forest = В лесу у вас фишек нет, и карта ничего не даёт. На чём стоят ваши?
sweet_lands-lesson-workers-play-hint = Посчитайте пашни с фишками и найдите карту с пашней.
sweet_lands-lesson-workers-employ = Разыграйте работника и трудоустройте его.
sweet_lands-lesson-workers-employ-coach = Сразу после розыгрыша можно заплатить алмаз и дать работнику работу. Для этого внизу карты нужен знак промышленности.
sweet_lands-lesson-workers-employ-right = Теперь он работает в сельском хозяйстве и действует при каждом его бонусе.
sweet_lands-lesson-workers-employ-wrong = Пока никто не трудоустроен. На какой из карт есть знак промышленности?
sweet_lands-lesson-workers-employ-sign = На этой карте нет знака: она действует один раз, трудоустроить её нельзя. На какой есть?
sweet_lands-lesson-workers-employ-stop = Алмаз остался у вас, но трудоустроить работника можно только сразу после розыгрыша. Нужнее ли вам алмаз?
sweet_lands-lesson-workers-employ-hint = Разыграйте «Яблочного мельника» и согласитесь.
sweet_lands-lesson-workers-bonus = Поставьте магазин, который принесёт 3 золота.
sweet_lands-lesson-workers-bonus-coach = Работник в сельском хозяйстве даёт 3 золота при каждом его бонусе. А каждый магазин приносит бонус своего цвета.
sweet_lands-lesson-workers-bonus-right = Бонус прошёл столбец: 2 пшеницы от персонажа, 3 золота от работника.
sweet_lands-lesson-workers-bonus-wrong = 3 золота не пришли. В каком столбце ваш работник?
sweet_lands-lesson-workers-bonus-forestry = Это бонус лесной промышленности: 2 дерева от персонажа, а работников там нет. Где ваш работник?
sweet_lands-lesson-workers-bonus-step = Магазин верный, но на этот раз возьмите производство. Какой вариант про пшеницу?
sweet_lands-lesson-workers-bonus-hint = Магазин цвета сельского хозяйства, оранжевый.

## Урок 6

sweet_lands-lesson-prosperity = Процветание
sweet_lands-lesson-prosperity-about = Сколько ваши земли стоят в конце.
sweet_lands-lesson-prosperity-learned-1 = Шаг определяет, сколько стоит каждый жетон, дорога или заяц.
sweet_lands-lesson-prosperity-learned-2 = Курс растёт не на каждом шаге: ищите следующее число.
sweet_lands-lesson-prosperity-learned-3 = Последнее деление стоит алмаз и обычно окупается.
sweet_lands-lesson-prosperity-first = Сделайте шаг, который принесёт больше всего очков.
sweet_lands-lesson-prosperity-first-coach = У вас 9 жетонов местности и 4 дороги. На шаге 1 обе шкалы дают 1 очко за каждые 3. Посчитайте!
sweet_lands-lesson-prosperity-first-right = 9 жетонов по 1 очку за каждые 3: прибавка { $gain }.
sweet_lands-lesson-prosperity-first-wrong = Прибавка в очках: { $gain }. Чего у вас больше всего?
sweet_lands-lesson-prosperity-first-roads = 4 дороги дают прибавку { $gain }: четвёртая лишняя. Чего у вас больше?
sweet_lands-lesson-prosperity-first-nothing = У вас нет того, что считает эта шкала. Прибавка: { $gain }. А что есть?
sweet_lands-lesson-prosperity-first-hint = Разделите на 3: 9 жетонов, 4 дороги.
sweet_lands-lesson-prosperity-second = Ещё один шаг: где он окупится теперь?
sweet_lands-lesson-prosperity-second-coach = За 9 жетонов вы уже на шаге 1 и построили 6 дорог. В нижней строке действия — новый курс, вся шкала — на вкладке «Шкалы».
sweet_lands-lesson-prosperity-second-right = 6 дорог по 1 очку за каждые 3: прибавка { $gain }.
sweet_lands-lesson-prosperity-second-wrong = Прибавка в очках: { $gain }. Где следующий шаг меняет курс?
sweet_lands-lesson-prosperity-second-same = На шаге 2 курс тот же, что на шаге 1: прибавка { $gain }, только 2 пшеницы. Где следующий шаг меняет курс?
sweet_lands-lesson-prosperity-second-nothing = У вас нет того, что считает эта шкала. Прибавка: { $gain }. Что вы успели построить?
sweet_lands-lesson-prosperity-second-hint = Шаг 2 за жетоны курса не меняет. Шаг 1 за дороги меняет.
sweet_lands-lesson-prosperity-last = Раунд 5. Потратьте алмаз с наибольшей пользой.
sweet_lands-lesson-prosperity-last-coach = 12 жетонов по 1 за каждые 2 — это 6 очков. На последнем делении каждый стоит 1, но оно требует алмаз, а он и сам — очко.
sweet_lands-lesson-prosperity-last-right = 12 вместо 6 и минус алмаз: прибавка { $gain }.
sweet_lands-lesson-prosperity-last-wrong = Прибавка в очках: { $gain }. А что дало бы последнее деление?
sweet_lands-lesson-prosperity-last-roads = Прибавка { $gain }, и алмаз при вас. А сколько дали бы 12 жетонов по 1?
sweet_lands-lesson-prosperity-last-nothing = У вас нет того, что считает эта шкала. Прибавка: { $gain }. На какой шкале до конца один шаг?
sweet_lands-lesson-prosperity-last-hint = 12 − 6 − 1 больше, чем 2.

## Урок 7

sweet_lands-lesson-ending = Последний раунд
sweet_lands-lesson-ending-about = Очки, которые новички оставляют на столе.
sweet_lands-lesson-ending-learned-1 = Берите вехи сразу, как только можно: каждая — 10 очков даром.
sweet_lands-lesson-ending-learned-2 = Перед концом посмотрите на порты.
sweet_lands-lesson-ending-learned-3 = Продайте остатки: 5 золота — очко, а пшеница ничего не стоит.
sweet_lands-lesson-ending-claim = Получите 10 очков, прежде чем закончить раунд.
sweet_lands-lesson-ending-claim-coach = Посмотрите на вехи. Взять веху — свободное действие, но только пока она лежит на столе; после третьей остальные уходят.
sweet_lands-lesson-ending-claim-right = 5 фишек собственности: веха ваша, прибавка { $gain }.
sweet_lands-lesson-ending-claim-wrong = Прибавка в очках: { $gain }. Условие какой вехи уже выполнено?
sweet_lands-lesson-ending-claim-gold = 6 золота — это около 1 очка. Какое свободное действие принесёт 10?
sweet_lands-lesson-ending-claim-sell = Пшеница — это 1 золото, пятая часть очка. Какое свободное действие принесёт 10?
sweet_lands-lesson-ending-claim-end = Рано: веха принесла бы ещё 10 очков. Какую можно было взять?
sweet_lands-lesson-ending-claim-hint = Посчитайте свои фишки собственности: их пять.
sweet_lands-lesson-ending-port = Найдите 20 очков в последнем ходу.
sweet_lands-lesson-ending-port-coach = Все порты закрыты, это минус 40. «Освоение» дорого: 6 пшеницы. Нет ли свободного действия, которое даёт один жетон?
sweet_lands-lesson-ending-port-right = Карта и 3 базовых ресурса, которые уже ничего не стоили, — и прибавка { $gain }.
sweet_lands-lesson-ending-port-wrong = Прибавка в очках: { $gain }. Что открывает порт?
sweet_lands-lesson-ending-port-gold = 6 золота: прибавка { $gain }. Порт стоит 20. Какое свободное действие даёт жетон?
sweet_lands-lesson-ending-port-end = Раунд закончен, все порты закрыты: −40. За что могли заплатить ваши две карты?
sweet_lands-lesson-ending-port-road = Дорога порта не открывает. А что открывает?
sweet_lands-lesson-ending-port-sea = Жетон в море, но якоря здесь нет: прибавка { $gain }. На какой клетке якорь?
sweet_lands-lesson-ending-port-hint = «Освоить»: сбросьте карту и отдайте 3 базовых ресурса.
sweet_lands-lesson-ending-sell = Закончите партию, набрав ещё 1 очко.
sweet_lands-lesson-ending-sell-coach = У вас 14 золота и 1 пшеница. Каждые 5 золота — очко. Сколько очков дают 14? А 15?
sweet_lands-lesson-ending-sell-right = 15 золота — 3 очка, 14 — только 2. Партия окончена, и очко ваше.
sweet_lands-lesson-ending-sell-wrong = Прибавка в очках: { $gain }. Сколько теперь стоит пшеница?
sweet_lands-lesson-ending-sell-early = 14 золота — 2 очка, а пшеница не приносит ничего. Что можно было сделать с ней раньше?
sweet_lands-lesson-ending-sell-hint = Продайте пшеницу за 1 золото, потом закончите раунд.
