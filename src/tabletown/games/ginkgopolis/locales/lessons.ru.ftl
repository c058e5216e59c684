## 1. Что дают здания

ginkgopolis-lesson-assets = Что дают здания
ginkgopolis-lesson-assets-about = Сыграйте карту отдельно и получите то, что даёт её здание.
ginkgopolis-lesson-assets-learned-1 = Карта, сыгранная отдельно, даёт по одному активу за каждый уровень здания.
ginkgopolis-lesson-assets-learned-2 = Красные здания дают ресурсы, жёлтые — очки, синие — тайлы.
ginkgopolis-lesson-assets-learned-3 = Чьё это здание, неважно.
ginkgopolis-lesson-assets-points = Получите 2 очка одной картой.
ginkgopolis-lesson-assets-points-coach = Очки приносят победу. Каждая карта здания указывает на здание в городе. Сыгранная отдельно, она даёт по одному активу за уровень: если здание жёлтое, то очки.
ginkgopolis-lesson-assets-points-right = В здании «жёлтый 9» два уровня: 2 очка. Оно принадлежит сопернику, но это не помеха.
ginkgopolis-lesson-assets-points-wrong = Очков не прибавилось. Здания какого цвета дают очки?
ginkgopolis-lesson-assets-points-low = В здании «жёлтый 1» всего один уровень: 1 очко. Нет ли среди ваших карт жёлтого здания повыше?
ginkgopolis-lesson-assets-points-red = Красное здание дало ресурс, но не очки. Здания какого цвета дают очки?
ginkgopolis-lesson-assets-points-hint = Ищите жёлтое здание с двумя уровнями.
ginkgopolis-lesson-assets-resources = У вас 1 ресурс. Доведите их число до 3.
ginkgopolis-lesson-assets-resources-coach = Ресурсы нужны для каждого строительства. Прежде чем выбрать карту, посчитайте уровни.
ginkgopolis-lesson-assets-resources-right = Два красных уровня — 2 ресурса. Теперь у вас 3.
ginkgopolis-lesson-assets-resources-wrong = У вас по-прежнему 1 ресурс. Здания какого цвета дают ресурсы?
ginkgopolis-lesson-assets-resources-one = В здании «красный 2» один уровень: у вас 2 ресурса. Какая красная карта дала бы больше?
ginkgopolis-lesson-assets-resources-letter = Карта урбанизации даёт 1 ресурс или 1 тайл, то есть всего 2 ресурса. Какое здание даст больше?
ginkgopolis-lesson-assets-resources-hint = Справа стоит красное здание с двумя уровнями.
ginkgopolis-lesson-assets-choice = Возьмите тайл с помощью карты урбанизации.
ginkgopolis-lesson-assets-choice-coach = Ресурсы есть, а строить не из чего: нет ни одного тайла. Карта с буквой, сыгранная отдельно, даёт на выбор ресурс или тайл.
ginkgopolis-lesson-assets-choice-right = Тайл лежит за вашей ширмой. Какой он, видите только вы.
ginkgopolis-lesson-assets-choice-wrong = Тайла всё ещё нет. Что может дать карта с буквой?
ginkgopolis-lesson-assets-choice-resource = Теперь у вас 4 ресурса, но строить по-прежнему не из чего. Чего не хватает?
ginkgopolis-lesson-assets-choice-hint = Сыграйте карту с буквой, потом выберите тайл.

## 2. Новое здание

ginkgopolis-lesson-urbanize = Новое здание
ginkgopolis-lesson-urbanize-about = Буква и тайл — это новое здание, и все его соседи дают вам активы.
ginkgopolis-lesson-urbanize-learned-1 = Новое здание стоит 1 ресурс, зато все соседи дают вам активы.
ginkgopolis-lesson-urbanize-learned-2 = Выбирайте букву, рядом с которой больше всего уровней.
ginkgopolis-lesson-urbanize-learned-3 = Новое здание — стройплощадка: его карта попадёт в колоду позже.
ginkgopolis-lesson-urbanize-found = Постройте новое здание, чтобы стало 3 ресурса.
ginkgopolis-lesson-urbanize-found-coach = Тайл на карте урбанизации ложится на место жетона с той же буквой. Вы кладёте на него 1 ресурс, переставляете жетон на свободную клетку, и каждый сосед даёт вам по активу за уровень.
ginkgopolis-lesson-urbanize-found-right = Вы заплатили 1 ресурс и получили 2 от здания «красный 7», а ещё 1 очко от здания «жёлтый 3».
ginkgopolis-lesson-urbanize-found-wrong = Трёх ресурсов не набралось. Рядом с какой буквой есть красные уровни?
ginkgopolis-lesson-urbanize-found-alone = Без тайла ничего не построить. Что нужно положить на карту?
ginkgopolis-lesson-urbanize-found-lonely = У жетона G один сосед, «красный 1», в нём один уровень: вы платите 1 ресурс и получаете 1 обратно. Рядом с какой буквой здание повыше?
ginkgopolis-lesson-urbanize-found-hint = Один из ваших жетонов лежит рядом со зданием «красный 7».
ginkgopolis-lesson-urbanize-letter = Проведите урбанизацию на 3 очка.
ginkgopolis-lesson-urbanize-letter-coach = В руке три буквы. Посчитайте жёлтые уровни рядом с каждой из них.
ginkgopolis-lesson-urbanize-letter-right = 2 уровня + 1 уровень = 3 очка.
ginkgopolis-lesson-urbanize-letter-wrong = Трёх очков не набралось. Сколько жёлтых уровней рядом с этой клеткой?
ginkgopolis-lesson-urbanize-letter-west = Рядом с A высокое жёлтое здание и «красный 2»: 2 очка и 1 ресурс. А есть ли буква с двумя жёлтыми соседями?
ginkgopolis-lesson-urbanize-letter-north = Рядом с B только высокое жёлтое здание: 2 очка. А есть ли буква с двумя жёлтыми соседями?
ginkgopolis-lesson-urbanize-letter-hint = Ищите букву между двумя жёлтыми зданиями.

## 3. Ещё один уровень

ginkgopolis-lesson-construct = Ещё один уровень
ginkgopolis-lesson-construct-about = Карта здания и тайл: здание растёт и становится вашим.
ginkgopolis-lesson-construct-learned-1 = Цена: по ресурсу за каждый уровень, ещё один за смену цвета и очки за меньший номер.
ginkgopolis-lesson-construct-learned-2 = Ресурсы с вашего здания сначала возвращаются, ими можно платить.
ginkgopolis-lesson-construct-learned-3 = Карта здания, на котором вы возвели уровень, остаётся у вас.
ginkgopolis-lesson-construct-floor = Возведите уровень, у вас есть 2 ресурса.
ginkgopolis-lesson-construct-floor-coach = На здании должно лежать по ресурсу за каждый уровень, значит, второй уровень требует двух. Тайл другого цвета стоит ещё 1 ресурс.
ginkgopolis-lesson-construct-floor-right = Два уровня — 2 ресурса. Здание ваше, а его карта лежит перед вами.
ginkgopolis-lesson-construct-floor-wrong = Уровня не прибавилось. Какая карта подходит к какому тайлу?
ginkgopolis-lesson-construct-floor-color = Другой цвет: 2 + 1 = 3 ресурса, а было 2. Тайл вернулся. Какой тайл того же цвета, что и здание?
ginkgopolis-lesson-construct-floor-alone = Без тайла вы лишь получаете активы здания. Что нужно положить на карту?
ginkgopolis-lesson-construct-floor-hint = Карта и тайл должны быть одного цвета.
ginkgopolis-lesson-construct-number = Возведите уровень на «жёлтом 7», не потратив очков.
ginkgopolis-lesson-construct-number-coach = Если новый номер меньше того, который он накрывает, разницу платят очками.
ginkgopolis-lesson-construct-number-right = 9 больше 7, платить не нужно: все 5 очков остались у вас.
ginkgopolis-lesson-construct-number-wrong = Уровня не прибавилось. Положите на карту тайл.
ginkgopolis-lesson-construct-number-low = 7 − 4 = 3 очка потрачены, осталось 2. У какого из ваших тайлов номер больше?
ginkgopolis-lesson-construct-number-hint = Сравните оба тайла с номером 7.
ginkgopolis-lesson-construct-own = У вас 1 ресурс. Всё равно возведите уровень.
ginkgopolis-lesson-construct-own-coach = В здании «красный 5» два уровня, в зданиях «красный 3» и «красный 6» по одному. Когда вы строите поверх своего здания, его ресурсы сначала возвращаются к вам.
ginkgopolis-lesson-construct-own-right = Три уровня — 3 ресурса: 1 ваш и 2 вернувшихся.
ginkgopolis-lesson-construct-own-wrong = Уровня не прибавилось. На каком здании лежат ваши ресурсы?
ginkgopolis-lesson-construct-own-short = Два уровня требуют 2 ресурсов, а был 1. Тайл вернулся. На каком здании лежат ваши ресурсы?
ginkgopolis-lesson-construct-own-alone = Без тайла вы лишь получаете активы здания. Что нужно положить на карту?
ginkgopolis-lesson-construct-own-hint = Одно из трёх зданий ваше, на нём лежат 2 ресурса.

## 4. Карты помогают всю игру

ginkgopolis-lesson-cards = Карты помогают всю игру
ginkgopolis-lesson-cards-about = Карты перед вами снова и снова дают бонус за одно из действий.
ginkgopolis-lesson-cards-learned-1 = Номер говорит, за что бонус: 1, 4, 7 — карта отдельно; 2, 5, 8 — урбанизация; 3, 6, 9 — возведение уровня.
ginkgopolis-lesson-cards-learned-2 = Карта остаётся у вас, если возвести уровень; сыгранная отдельно уходит в сброс.
ginkgopolis-lesson-cards-learned-3 = Повторяйте действие, за которое ваши карты дают бонус.
ginkgopolis-lesson-cards-keep = Оставьте себе карту с бонусом за урбанизацию.
ginkgopolis-lesson-cards-keep-coach = Карты 1, 4 и 7 дают бонус за карту, сыгранную отдельно, 2, 5 и 8 — за урбанизацию, 3, 6 и 9 — за возведение уровня. Чтобы карта осталась у вас, возведите уровень на её здании.
ginkgopolis-lesson-cards-keep-right = Карта «красная 2» лежит перед вами: теперь каждая урбанизация даёт ещё 1 ресурс.
ginkgopolis-lesson-cards-keep-wrong = Эта карта у вас не останется. Какой номер связан с урбанизацией?
ginkgopolis-lesson-cards-keep-exploit = «Жёлтая 1» даёт 1 очко за карту, сыгранную отдельно. Какой номер связан с урбанизацией?
ginkgopolis-lesson-cards-keep-construct = «Синяя 3» даёт 1 тайл за возведение уровня. Какой номер связан с урбанизацией?
ginkgopolis-lesson-cards-keep-alone = Карта, сыгранная отдельно, уходит в сброс. Что нужно сделать, чтобы она осталась?
ginkgopolis-lesson-cards-keep-hint = За урбанизацию дают бонус карты 2, 5 и 8.
ginkgopolis-lesson-cards-use = Получите 5 очков за одно действие.
ginkgopolis-lesson-cards-use-coach = Перед вами «жёлтая 8» (2 очка за урбанизацию) и «синяя 2» (1 тайл за урбанизацию). К этому прибавится то, что дадут соседи нового здания.
ginkgopolis-lesson-cards-use-right = 3 жёлтых уровня рядом с D и ещё 2 очка от карты: всего 5, да ещё тайл.
ginkgopolis-lesson-cards-use-wrong = Пяти очков не набралось. За какое действие ваши карты дают бонус?
ginkgopolis-lesson-cards-use-exploit = Два уровня — 2 очка, и никаких бонусов. За какое действие дают бонус ваши карты?
ginkgopolis-lesson-cards-use-poor = Карта даёт 2 очка, но жёлтых соседей у этой буквы нет. Рядом с какой буквой есть жёлтые уровни?
ginkgopolis-lesson-cards-use-hint = Стройте там, где рядом жёлтые уровни.

## 5. Борьба за район

ginkgopolis-lesson-districts = Борьба за район
ginkgopolis-lesson-districts-about = Соседи одного цвета приносят очки в конце, больше всех — лидеру.
ginkgopolis-lesson-districts-learned-1 = Район — это два или больше соседних зданий одного цвета; за одно здание очков не дают.
ginkgopolis-lesson-districts-learned-2 = Лидер получает очки за все ресурсы района, второй — только за свои. Если все ресурсы ваши, каждый приносит 2 очка.
ginkgopolis-lesson-districts-learned-3 = При равенстве впереди тот, чьё здание выше, затем тот, чей номер больше.
ginkgopolis-lesson-districts-join = Сделайте из «красного 7» район на 6 очков.
ginkgopolis-lesson-districts-join-coach = На здании «красный 7» лежат 2 ваших ресурса, но красных соседей у него нет, и очков оно не даёт. С красным соседом это уже район. Если все ресурсы в нём ваши, каждый приносит 2 очка.
ginkgopolis-lesson-districts-join-right = 3 ресурса, и все ваши: 3 × 2 = 6 очков.
ginkgopolis-lesson-districts-join-wrong = У «красного 7» по-прежнему нет соседей его цвета. Какая буква лежит рядом с ним?
ginkgopolis-lesson-districts-join-color = Синее здание с красным не соединяется, района нет. Какой нужен тайл?
ginkgopolis-lesson-districts-join-far = Новое здание соседствует только с «красным 1» без владельца: 1 ресурс × 2 = 2 очка. Какая буква лежит рядом с «красным 7»?
ginkgopolis-lesson-districts-join-hint = Красный тайл рядом с «красным 7».
ginkgopolis-lesson-districts-lead = Станьте лидером синего района: 5 очков за него.
ginkgopolis-lesson-districts-lead-coach = У соперника там 2 ресурса, у вас 1. Лидер получает очки за все ресурсы района, второй — только за свои.
ginkgopolis-lesson-districts-lead-right = 3 ресурса против 2: вы лидер, и все 5 очков ваши.
ginkgopolis-lesson-districts-lead-wrong = Вы по-прежнему на втором месте, за район 1 очко. Как добавить в него свои ресурсы?
ginkgopolis-lesson-districts-lead-even = 2 против 2, но здание соперника выше: вы на втором месте, за район 2 очка. Как добавить сразу 2 ресурса?
ginkgopolis-lesson-districts-lead-hint = Синее здание без владельца тоже входит в район.
ginkgopolis-lesson-districts-even = Выйдите вперёд при счёте 2 : 2, это 4 очка.
ginkgopolis-lesson-districts-even-coach = При равенстве впереди тот, чьё здание выше. Если высота одинакова, решает больший номер сверху. У соперника номер 9.
ginkgopolis-lesson-districts-even-right = 2 против 2, у обоих по два уровня, но 15 больше 9: все 4 очка ваши.
ginkgopolis-lesson-districts-even-wrong = У вас всё ещё 1 ресурс против 2. Какое здание может вырасти?
ginkgopolis-lesson-districts-even-low = 2 против 2, и высота одинакова, но 7 меньше 9: вы на втором месте, за район 2 очка. Какой тайл сильнее девятки?
ginkgopolis-lesson-districts-even-flat = 2 против 2, но ваши здания одноуровневые, а у соперника два уровня: вы на втором месте, за район 2 очка. Может ли вырасти и ваше?
ginkgopolis-lesson-districts-even-hint = Два уровня и номер больше 9.

## 6. Хватит ли на строительство

ginkgopolis-lesson-prices = Хватит ли на строительство
ginkgopolis-lesson-prices-about = Сначала посчитайте: тайл, за который нечем заплатить, вернётся.
ginkgopolis-lesson-prices-learned-1 = Если платить нечем, тайл возвращается, а карта считается сыгранной отдельно.
ginkgopolis-lesson-prices-learned-2 = Держите немного ресурсов: без них ничего не построить.
ginkgopolis-lesson-prices-learned-3 = Если вы строите поверх чужого здания, владелец забирает ресурсы и получает столько же очков.
ginkgopolis-lesson-prices-poor = Ресурсов нет. Получите 2, не показывая тайлов.
ginkgopolis-lesson-prices-poor-coach = Тайлы есть, а строить не на что: любое здание стоит ресурсов. Тайл, за который нечем заплатить, вернётся к вам, но его увидят все.
ginkgopolis-lesson-prices-poor-right = 2 ресурса: в следующем раунде снова можно строить.
ginkgopolis-lesson-prices-poor-wrong = Двух ресурсов это не даёт. Здания какого цвета их дают?
ginkgopolis-lesson-prices-poor-tile = Новое здание стоит 1 ресурс, а у вас 0: тайл вернулся, и вы берёте только 1 актив. Какая карта даёт 2 ресурса?
ginkgopolis-lesson-prices-poor-shown = 2 ресурса есть, но платить за тайл было нечем: он вернулся, и теперь его видели все. Нужен ли он на карте?
ginkgopolis-lesson-prices-poor-points = Очко есть, но строить по-прежнему не на что. Здания какого цвета дают ресурсы?
ginkgopolis-lesson-prices-poor-hint = Посчитайте красные уровни.
ginkgopolis-lesson-prices-afford = Постройте на «жёлтом 14» то, что вам по карману.
ginkgopolis-lesson-prices-afford-coach = Третий уровень требует 3 ресурсов. У вас ровно 3 ресурса и 3 очка. Другой цвет стоит ещё 1 ресурс, меньший номер — разницу очками.
ginkgopolis-lesson-prices-afford-right = 3 ресурса и больше ничего. Соперник забрал 2 ресурса и получил 2 очка.
ginkgopolis-lesson-prices-afford-wrong = Без тайла уровень не возвести. За какой из трёх тайлов вы можете заплатить?
ginkgopolis-lesson-prices-afford-points = 14 − 10 = 4 очка, а было 3. Тайл вернулся, карта сыграна отдельно. За какой тайл не нужно платить очками?
ginkgopolis-lesson-prices-afford-color = Другой цвет: 3 + 1 = 4 ресурса, а было 3. Тайл вернулся, карта сыграна отдельно. За какой тайл не нужно доплачивать?
ginkgopolis-lesson-prices-afford-hint = Тот же цвет и номер больше 14.

## 7. Последние раунды

ginkgopolis-lesson-end = Последние раунды
ginkgopolis-lesson-end-about = Тайлы кончаются дважды, потом подсчитывают очки.
ginkgopolis-lesson-end-learned-1 = Когда резерв опустел в первый раз, верните ненужные тайлы: по 1 очку за каждый.
ginkgopolis-lesson-end-learned-2 = Карты 10–20 приносят очки в конце: оставляйте те, что подходят вашему городу.
ginkgopolis-lesson-end-learned-3 = Если резерв опустел второй раз или все ресурсы одного игрока в городе, раунд доигрывают, и партия кончается.
ginkgopolis-lesson-end-return = Оставьте один тайл и верните остальные: 4 очка.
ginkgopolis-lesson-end-return-coach = Резерв опустел в первый раз. За каждый возвращённый тайл дают 1 очко. В конце тайлы ничего не стоят, а ресурс для строительства у вас всего один.
ginkgopolis-lesson-end-return-right = Четыре тайла — 4 очка. Из возвращённых тайлов получился новый резерв.
ginkgopolis-lesson-end-return-wrong = Ещё не всё. Выберите тайлы, потом нажмите «Готово».
ginkgopolis-lesson-end-return-few = Мало: у вас остались тайлы, которые вы уже не построите. На сколько зданий хватит одного ресурса?
ginkgopolis-lesson-end-return-hint = У вас пять тайлов. Четыре можно вернуть.
ginkgopolis-lesson-end-count = Оставьте карту, которая принесёт 8 очков в конце.
ginkgopolis-lesson-end-count-coach = «Красная 13»: 1 очко за каждый ваш ресурс на красных зданиях. «Жёлтая 15»: 3 очка за каждое ваше здание высотой от 3. «Синяя 14»: 1 очко за каждое здание высотой 1 или 2. Посчитайте, прежде чем строить.
ginkgopolis-lesson-end-count-right = 3 + 2 + 3 ресурса на красных зданиях: 8 очков.
ginkgopolis-lesson-end-count-wrong = Восьми очков не набралось. Сколько ваших ресурсов лежит на красных зданиях?
ginkgopolis-lesson-end-count-tall = Два здания высотой 3: 2 × 3 = 6 очков. А сколько ваших ресурсов лежит на красных зданиях?
ginkgopolis-lesson-end-count-small = Два здания высотой 2: 2 очка. Какая карта считает то, чего у вас больше?
ginkgopolis-lesson-end-count-alone = Карта, сыгранная отдельно, уходит в сброс и ничего не приносит. Что нужно сделать, чтобы она осталась?
ginkgopolis-lesson-end-count-hint = Сложите ваши ресурсы на трёх красных зданиях.
ginkgopolis-lesson-end-over = Вы впереди. Закончите партию.
ginkgopolis-lesson-end-over-coach = У вас 19 очков, у соперника 18. Резерв уже пустел один раз, и в нём остался последний тайл. Если его взять, этот раунд станет последним.
ginkgopolis-lesson-end-over-right = Последний тайл взят, партия окончена. Вы побеждаете, ваш счёт — { $points }.
ginkgopolis-lesson-end-over-wrong = Тайл всё ещё в резерве, и партия продолжается. Здания какого цвета дают тайлы?
ginkgopolis-lesson-end-over-points = Ещё 1 очко, но партия продолжается, и соперник может догнать. Здания какого цвета дают тайлы?
ginkgopolis-lesson-end-over-hint = Синие здания дают тайлы.
