## Черепаха

garden_nation-lesson-crane = Куда идёт черепаха
garden_nation-lesson-crane-about = Вы строите там, где стоит черепаха, а ваша зона посылает её дальше.
garden_nation-lesson-crane-learned-1 = Вы действуете на территории, где стоит черепаха.
garden_nation-lesson-crane-learned-2 = Черепаха идёт на территорию, которая лежит в саду так же, как ваша зона лежит на своей территории.
garden_nation-lesson-crane-learned-3 = Последний этаж вашего хода решает, где будет действовать соперник.
garden_nation-lesson-crane-send = Постройте так, чтобы черепаха пошла на территорию 2.
garden_nation-lesson-crane-send-coach = Красные — ваши. Строят там, где стоит черепаха: на территории 1. Потом она идёт на территорию, которая лежит в саду так же, как ваша зона на своей территории. На зоне видно цену и куда пойдёт черепаха.
garden_nation-lesson-crane-send-right = Зона справа вверху — и территория справа вверху: черепаха на территории 2. У вас есть второе действие, оно будет там.
garden_nation-lesson-crane-send-wrong = Черепаха пошла в другую сторону: ваша зона лежит не справа вверху. Где в саду лежит территория 2?
garden_nation-lesson-crane-send-hint = Представьте, что территория 1 — это маленькая карта всего сада.
garden_nation-lesson-crane-send-stays = Ваша зона слева вверху, и территория 1 тоже лежит слева вверху, поэтому черепаха осталась на месте. Где в саду лежит территория 2?
garden_nation-lesson-crane-send-center = Зона в центре посылает черепаху на центральную территорию, это территория 4. Где в саду лежит территория 2?
garden_nation-lesson-crane-center = Пошлите черепаху на центральную территорию 4.
garden_nation-lesson-crane-center-coach = Теперь вы действуете на территории 2. Территория 4 лежит в середине сада. Неважно, какая зона к ней ближе; важно, как зона лежит на своей территории.
garden_nation-lesson-crane-center-right = Зона в центре всегда посылает черепаху на центральную территорию, где бы вы ни строили.
garden_nation-lesson-crane-center-wrong = Эта зона лежит на краю территории 2, и черепаха ушла на край сада. Какая зона лежит в середине?
garden_nation-lesson-crane-center-hint = Как лежит в саду территория 4? Найдите зону, которая так же лежит на территории 2.
garden_nation-lesson-crane-center-toward = Эта зона граничит с территорией 4, но на территории 2 она лежит слева внизу. Поэтому черепаха ушла на территорию слева внизу, это территория 6. Какая зона лежит в середине?
garden_nation-lesson-crane-deny = Постройте этаж, но не пускайте соперника на территорию 3.
garden_nation-lesson-crane-deny-coach = Это ваше последнее действие, потом соперник действует там, куда придёт черепаха. На территории 3 у него этаж на зелени, а «Домик» даёт 3 очка за два.
garden_nation-lesson-crane-deny-right = Теперь сопернику до того здания не добраться. Последний этаж вашего хода — всегда ещё и ход за следующего игрока.
garden_nation-lesson-crane-deny-wrong = Черепаха на территории 3, а соперник её там и ждал. Какая зона пошлёт её в другую сторону?
garden_nation-lesson-crane-deny-hint = Территория 3 лежит слева.
garden_nation-lesson-crane-deny-gift = Всего 1 житель, но зона лежит слева, и территория 3 тоже. Соперник построит там второй этаж и получит 3 очка. Какая зона пошлёт черепаху в другую сторону?

## Жители

garden_nation-lesson-inhabitants = Чем платят
garden_nation-lesson-inhabitants-about = Сколько стоит этаж и почему нельзя потратить всех жителей.
garden_nation-lesson-inhabitants-learned-1 = Этаж стоит столько, сколько указано в зоне, и ещё по 1 за каждый этаж под ним.
garden_nation-lesson-inhabitants-learned-2 = Один житель должен остаться, а если в конце их меньше 10, вы теряете очки.
garden_nation-lesson-inhabitants-learned-3 = Кто первым строит на колючке, навсегда выбирает её землю.
garden_nation-lesson-inhabitants-cheapest = Постройте самый дешёвый этаж.
garden_nation-lesson-inhabitants-cheapest-coach = За этажи вы платите жителями: число в зоне и ещё по 1 за каждый этаж, который там уже есть. У вас 30 жителей и один этаж в зоне с ценой 1.
garden_nation-lesson-inhabitants-cheapest-right = 1 + 1 = 2 жителя, осталось 28. В дешёвой зоне здание может вырасти высоким за небольшую цену.
garden_nation-lesson-inhabitants-cheapest-wrong = Есть этаж дешевле. Сложите число в зоне и этажи, которые там уже стоят. Где сумма меньше всего?
garden_nation-lesson-inhabitants-cheapest-hint = Сравните свободные зоны со вторым этажом на вашем здании.
garden_nation-lesson-inhabitants-cheapest-new = Первый этаж здесь стоит 3 жителя, осталось 27. Цена — это число в зоне и этажи под новым. Сколько стоил бы второй этаж на вашем здании?
garden_nation-lesson-inhabitants-cheapest-dear = Эта зона стоит не меньше 4, и у вас осталось не больше 26 жителей. Цена — это число в зоне и этажи под новым. Где сумма меньше всего?
garden_nation-lesson-inhabitants-keep = Постройте этаж и сохраните хотя бы 2 жителей.
garden_nation-lesson-inhabitants-keep-coach = У вас всего 5 жителей. Один должен остаться всегда, значит, заплатить можно до 4. В конце 4 или 5 жителей стоят вам 10 очков, 2 или 3 — 20, а один — 30.
garden_nation-lesson-inhabitants-keep-right = Если бы партия кончилась сейчас, население дало бы вам { $points } очков. Начиная с 10 жителей очки не теряют.
garden_nation-lesson-inhabitants-keep-wrong = Осталось слишком мало жителей. Какая зона дешевле?
garden_nation-lesson-inhabitants-keep-hint = Вычтите цену каждой зоны из 5.
garden_nation-lesson-inhabitants-keep-last = 5 − 4: остался 1 житель. Это −30 очков, и платить больше нечем. Какая зона дешевле?
garden_nation-lesson-inhabitants-bramble = Превратите колючку в зелень.
garden_nation-lesson-inhabitants-bramble-coach = Колючка стоит 5. Кто строит на ней первым, решает, чем она будет до конца партии. Для «Дуплекса» нужны два соседних здания на зелени, и одно ваше стоит рядом.
garden_nation-lesson-inhabitants-bramble-right = Зелень рядом с зеленью: теперь можно выполнить «Дуплекс». Как это делают, покажет следующий урок.
garden_nation-lesson-inhabitants-bramble-wrong = Ваши здания стоят на разных землях. Какая земля нужна для «Дуплекса»?
garden_nation-lesson-inhabitants-bramble-hint = Посмотрите на землю под другим вашим зданием.
garden_nation-lesson-inhabitants-bramble-land = Теперь ваши здания стоят на разных землях, а жетон колючки лежит до конца партии. Какая земля нужна для «Дуплекса»?

## Общие проекты

garden_nation-lesson-projects = Общие проекты
garden_nation-lesson-projects-about = Поставьте этаж, выполните проект — и очки сразу ваши.
garden_nation-lesson-projects-learned-1 = Проект выполняют сразу после постройки этажа, и это здание должно в нём участвовать.
garden_nation-lesson-projects-learned-2 = Должны подойти земля, этажи и соседи; число этажей — наименьшее.
garden_nation-lesson-projects-learned-3 = За действие — один проект: сравните очки.
garden_nation-lesson-projects-pair = Выполните «Дуплекс» и получите 3 очка.
garden_nation-lesson-projects-pair-coach = Проекты общие: очки получает тот, кто успел. «Дуплекс» — два ваших соседних здания на зелени. Одно у вас уже есть. Постройте второе рядом и выполните проект.
garden_nation-lesson-projects-pair-right = 3 очка сразу. Новое здание получило крышу, а на место карты открыта другая.
garden_nation-lesson-projects-pair-wrong = Проект не выполнен: нужны два соседних здания на зелени. Где может стоять второе?
garden_nation-lesson-projects-pair-hint = Найдите зону зелени, у которой с вашим зданием общая сторона.
garden_nation-lesson-projects-pair-apart = На зелени у вас по-прежнему одно здание, а для «Дуплекса» нужны два соседних. Какая зона рядом может быть зеленью?
garden_nation-lesson-projects-pair-skipped = Вы отказались от проекта: 0 очков, и карта осталась сопернику. Сколько она принесла бы вам?
garden_nation-lesson-projects-house = Выполните «Домик»: два этажа на зелени.
garden_nation-lesson-projects-house-coach = Для «Домика» нужно одно здание в 2 этажа на зелени, не на центральной территории. Здесь у вас два здания. Посмотрите, на чём они стоят.
garden_nation-lesson-projects-house-right = 2 этажа на зелени: 3 очка за 5 жителей.
garden_nation-lesson-projects-house-wrong = «Домик» не выполнен: нужно одно здание в 2 этажа на зелени. Какое это может быть?
garden_nation-lesson-projects-house-hint = Ваше здание слева вверху стоит на зелени.
garden_nation-lesson-projects-house-land = 2 этажа, но на жёлтой траве, а «Домику» нужна зелень. На чём стоит другое ваше здание?
garden_nation-lesson-projects-house-low = Теперь у вас два здания по 1 этажу, а «Домику» нужны 2 этажа в одном. Где пригодился бы второй этаж?
garden_nation-lesson-projects-best = Выполните проект, который даёт больше очков.
garden_nation-lesson-projects-best-coach = Вы только что построили здесь второй этаж. Подходят три карты, но за действие выполняют одну: потом на здании крыша. Сравните очки.
garden_nation-lesson-projects-best-right = «Убежище»: два соседа на зелени, один из них в 2 этажа. 5 очков вместо 3.
garden_nation-lesson-projects-best-wrong = Вы отказались от всех трёх: 0 очков. Который из них даёт больше?
garden_nation-lesson-projects-best-hint = Очки написаны в цветке на каждой карте.
garden_nation-lesson-projects-best-less = 3 очка, и теперь на здании крыша: два других проекта уже не выполнить. Который из трёх даёт больше?

## Крыши

garden_nation-lesson-roofs = Что отнимает крыша
garden_nation-lesson-roofs-about = Закрытое здание потеряно для тайных целей.
garden_nation-lesson-roofs-learned-1 = Крышу получает только то здание, которое вы сейчас строили.
garden_nation-lesson-roofs-learned-2 = Закрытое здание не растёт и не считается ни для проектов, ни для целей, кроме «Контроля территорий».
garden_nation-lesson-roofs-learned-3 = От проекта всегда можно отказаться.
garden_nation-lesson-roofs-which = Выполните «Убежище», но сохраните 7 очков «Часовой башни».
garden_nation-lesson-roofs-which-coach = «Часовая башня» даёт 7 очков за территорию, где у вас 3 этажа без крыши. «Убежищу» нужны два соседа на зелени, один в 2 этажа. Крыша ляжет на здание, которое вы сейчас строите.
garden_nation-lesson-roofs-which-right = Крыша на низком здании. «Убежище» — 5, «Часовая башня» — 7: всё ваше.
garden_nation-lesson-roofs-which-wrong = Чего-то не хватает: 5 очков «Убежища» или 7 очков «Часовой башни». Какому зданию крыша не повредит?
garden_nation-lesson-roofs-which-hint = В «Убежище» участвуют оба здания. «Часовой башне» важно только одно.
garden_nation-lesson-roofs-which-tall = Если выполнить «Убежище» сейчас, крыша ляжет на высокое здание: 5 очков вы получите, 7 потеряете. Какое здание могло бы получить крышу вместо него?
garden_nation-lesson-roofs-which-skipped = Этаж там, где нужно, но от 5 очков вы отказались. Чего стоила бы «Часовой башне» крыша на низком здании?
garden_nation-lesson-roofs-skip = Выберите то, что в итоге принесёт больше очков.
garden_nation-lesson-roofs-skip-coach = Высоким зданием можно выполнить «Домик» за 3 очка. Но тогда на нём будет крыша. Сколько оно стоит для «Часовой башни»?
garden_nation-lesson-roofs-skip-right = 3 очка сейчас стоили бы вам 7 в конце. Здание осталось открытым и может расти.
garden_nation-lesson-roofs-skip-wrong = Крыша стоит вам больше, чем приносит «Домик». Сколько «Часовая башня» даёт за это здание?
garden_nation-lesson-roofs-skip-hint = Сравните 3 очка сейчас и 7 очков в конце.
garden_nation-lesson-roofs-skip-greedy = «Домик» даёт 3, но под крышей здание больше не считается для «Часовой башни», а она давала 7. Вместе это { $gain } очка. Что ещё можно было сделать с картой?

## Контроль территорий и снос

garden_nation-lesson-control = Как вернуть жителей
garden_nation-lesson-control-about = Контроль территорий после раунда и снос.
garden_nation-lesson-control-learned-1 = После раунда первенство на территории приносит 2 жителей, а общее — по 1.
garden_nation-lesson-control-learned-2 = Один этаж на территории без соперников приносит 2 жителей каждый раунд.
garden_nation-lesson-control-learned-3 = Снос возвращает этажи и вдвое больше жителей, чем они стоили.
garden_nation-lesson-control-lead = Закончите раунд хотя бы с 21 жителем.
garden_nation-lesson-control-lead-coach = После этого действия раунд закончится. Первенство на территории принесёт 2 жителей, а общее — по 1. Территория 1 ваша, на территории 2 поровну. У вас 20 жителей.
garden_nation-lesson-control-lead-right = −3 за этаж, +2 за территорию 1, +2 за территорию 2, где первенство теперь только ваше: 21 житель.
garden_nation-lesson-control-lead-wrong = Это меньше 21 жителя. Сколько стоит этаж и сколько приносят территории?
garden_nation-lesson-control-lead-hint = Контроль территорий принесёт 2 + 2. Вычтите цену этажа.
garden_nation-lesson-control-lead-dear = Две территории приносят 2 + 2 = 4 жителей, но этаж стоил 4 или больше, и прибыли нет. За сколько здесь можно построить этаж?
garden_nation-lesson-control-new = Закончите раунд хотя бы с 26 жителями.
garden_nation-lesson-control-new-coach = После этого действия раунд закончится. Территории 1 и 6 ваши, на территории 2 поровну. На территории 7 никого нет, там хватит одного этажа. У вас 20 жителей.
garden_nation-lesson-control-new-right = −1 за этаж, по +2 за территории 1, 6 и 7, +1 за территорию 2: 26 жителей. Этаж стоил 1 жителя, а приносить будет по 2 каждый раунд.
garden_nation-lesson-control-new-wrong = Это меньше 26 жителей. Сколько самое большее может стоить этаж?
garden_nation-lesson-control-new-hint = 20 и 7 за контроль территорий — это 27 минус цена этажа.
garden_nation-lesson-control-new-dear = Первенство даёт любой этаж, и контроль территорий приносит 2 + 2 + 2 + 1. Но этот этаж стоил больше, чем нужно. Сколько самое большее он может стоить?
garden_nation-lesson-control-demolish = Доведите население до 24 жителей.
garden_nation-lesson-control-demolish-coach = 6 жителей — это −5 очков. Снос возвращает этажи и вдвое больше жителей, чем они стоили. Там, где стоит черепаха, у вас два здания.
garden_nation-lesson-control-demolish-right = Этажи стоили 4 + 5 = 9, вернулось 18 жителей, теперь их 24. Это 5 очков вместо −5, и два этажа снова в запасе.
garden_nation-lesson-control-demolish-wrong = 24 жителей так не набрать. Сколько даёт снос каждого здания?
garden_nation-lesson-control-demolish-hint = Два этажа в зоне с ценой 4 стоили 4 + 5. Удвойте.
garden_nation-lesson-control-demolish-small = Один этаж в зоне с ценой 3 даёт 6: теперь у вас 12 жителей. А что дал бы снос другого здания?
garden_nation-lesson-control-demolish-build = Постройка стоит жителей, а их было всего 6: теперь население даёт { $points } очков. Что возвращает жителей?

## Тайные цели

garden_nation-lesson-objectives = Тайные цели
garden_nation-lesson-objectives-about = Сколько дают ваши две карты и как одно здание служит обеим.
garden_nation-lesson-objectives-learned-1 = Цели дают очки в конце, и только за открытые здания.
garden_nation-lesson-objectives-learned-2 = «Часовая башня» и «Обсерватория» считают каждую территорию один раз.
garden_nation-lesson-objectives-learned-3 = Одно здание может считаться для обеих ваших целей.
garden_nation-lesson-objectives-count = Постройте этаж, который даёт больше всего очков.
garden_nation-lesson-objectives-count-coach = «Ночной клуб» даёт 1 очко за каждый этаж на зелени, «Рынок» — 3 за каждое здание от 2 этажей на жёлтой траве. Жителей у вас столько, что о цене можно не думать.
garden_nation-lesson-objectives-count-right = Второй этаж на жёлтой траве: «Рынок» даёт 3. Теперь у вас { $points } очков.
garden_nation-lesson-objectives-count-wrong = Этой земли нет ни на одной вашей карте: 0 очков. Какие земли нужны «Ночному клубу» и «Рынку»?
garden_nation-lesson-objectives-count-hint = Какому из ваших зданий не хватает одного этажа?
garden_nation-lesson-objectives-count-green = Ещё один этаж на зелени: «Ночной клуб» даёт 1 очко. Может ли «Рынок» дать больше?
garden_nation-lesson-objectives-count-first = Первый этаж на жёлтой траве пока ничего не даёт: «Рынок» считает здания от 2 этажей. Где вам не хватает одного этажа?
garden_nation-lesson-objectives-tall = Постройте этаж, который даёт 11 очков.
garden_nation-lesson-objectives-tall-coach = «Часовая башня» даёт 7 очков за каждую территорию, где у вас здание от 3 этажей, «Обсерватория» — 11 за здание от 4. Территория считается для карты один раз, но одно здание годится для обеих карт.
garden_nation-lesson-objectives-tall-right = Четвёртый этаж: «Обсерватория» даёт 11, и 7 очков «Часовой башни» никуда не делись.
garden_nation-lesson-objectives-tall-wrong = Низкое здание не нужно ни одной из карт: 0 очков. Какое из ваших зданий почти доросло?
garden_nation-lesson-objectives-tall-hint = «Часовая башня» территорию 1 уже считает, «Обсерватория» — ещё нет.
garden_nation-lesson-objectives-tall-twice = Теперь здесь два здания по 3 этажа, но «Часовая башня» считает территорию 1 один раз: 0 очков. Какая карта её ещё не считает?
garden_nation-lesson-objectives-keep = Оставьте две цели, которым послужит одно высокое здание.
garden_nation-lesson-objectives-keep-coach = Перед первым раундом вы оставляете две карты из четырёх. Представьте одно здание в 4 этажа на любой земле. Сколько оно даст с каждой парой?
garden_nation-lesson-objectives-keep-right = 7 + 11 = 18 очков за одно здание в 4 этажа, на какой бы земле оно ни стояло.
garden_nation-lesson-objectives-keep-wrong = Другая пара даст за то же здание больше. Каким двум картам неважна земля?
garden_nation-lesson-objectives-keep-hint = «Ночной клуб» дал бы за него 4, «Сторожевая башня» — 3. А две другие карты?
garden_nation-lesson-objectives-keep-apart = С этой парой одно здание в 4 этажа даст не больше 15 очков. Одно здание может считаться для обеих карт. Каким двум неважна земля?

## Хитрости

garden_nation-lesson-ploys = Хитрости
garden_nation-lesson-ploys-about = Переместить черепаху, перенести крышу, захватить — четыре раза за партию.
garden_nation-lesson-ploys-learned-1 = У вас четыре хитрости на всю партию, на одно действие — не больше одной.
garden_nation-lesson-ploys-learned-2 = Черепаху и крышу перемещают до действия, а захват его заменяет.
garden_nation-lesson-ploys-learned-3 = Захват стоит вдвое больше, чем само здание, и столько же получает его хозяин.
garden_nation-lesson-ploys-move = Примените хитрость и выполните «Клинику».
garden_nation-lesson-ploys-move-coach = Вам нужна территория 2. До действия хитрость переместит черепаху на соседний номер. Для «Клиники» нужны 2 этажа на жёлтой траве рядом со свободной зеленью.
garden_nation-lesson-ploys-move-right = Хитрость, этаж, проект: 4 очка. До конца партии у вас осталось 3 хитрости.
garden_nation-lesson-ploys-move-wrong = «Клиника» не выполнена: нужен второй этаж на вашем здании на территории 2. Как туда попасть?
garden_nation-lesson-ploys-move-hint = Сначала переместите черепаху на соседний номер, потом стройте.
garden_nation-lesson-ploys-move-away = С территории 1 хитрость ведёт на 2 или на 7. Черепаха теперь на территории 7, а на одно действие — одна хитрость. Где стоит ваше здание на жёлтой траве?
garden_nation-lesson-ploys-move-stay = Этаж построен там, где стояла черепаха, на территории 1, а ваше здание на территории 2 не выросло. Что можно сделать до действия?
garden_nation-lesson-ploys-move-other = Территория та, но одного этажа мало: «Клинике» нужны 2. Какому зданию здесь не хватает одного этажа?
garden_nation-lesson-ploys-move-skipped = Всё было готово, но от 4 очков вы отказались. Что делают, когда схема собрана?
garden_nation-lesson-ploys-roof = Освободите высокое здание от крыши.
garden_nation-lesson-ploys-roof-coach = Под крышей здание не считается ни для «Часовой башни», ни для «Ночного клуба». Хитрость перенесёт крышу на ваше открытое здание на такой же земле, например на территории 6.
garden_nation-lesson-ploys-roof-right = Теперь крыша на маленьком здании. «Часовая башня» даёт 7, «Ночной клуб» считает 3 этажа вместо 1: на { $gain } очков больше.
garden_nation-lesson-ploys-roof-wrong = Для целей высокое здание по-прежнему бесполезно. Как убрать с него только крышу?
garden_nation-lesson-ploys-roof-hint = Снимите крышу на территории 1 и положите её на здание на территории 6.
garden_nation-lesson-ploys-roof-demolish = Вернулось 30 жителей, это { $gain } очков. Но здания больше нет, а «Часовая башня» могла дать за него 7. Можно ли убрать крышу без здания?
garden_nation-lesson-ploys-roof-build = На высоком здании по-прежнему крыша, и оно ничего не даёт. Что можно сделать до постройки?
garden_nation-lesson-ploys-invade = Захватите здание и выполните «Крепость».
garden_nation-lesson-ploys-invade-coach = Захват заменяет здание соперника вашими этажами. Он стоит хитрость и вдвое больше жителей, чем те этажи. Для «Крепости» нужны 2 этажа на красных листьях рядом со свободной зеленью.
garden_nation-lesson-ploys-invade-right = 14 жителей и хитрость — за 4 очка, а у соперника одним зданием меньше. Но жителей у него стало на 14 больше: захватывайте, только когда это выгодно.
garden_nation-lesson-ploys-invade-wrong = «Крепость» не выполнена: нужны 2 этажа на красных листьях. У кого они есть?
garden_nation-lesson-ploys-invade-hint = На красных листьях стоит здание соперника в 2 этажа.
garden_nation-lesson-ploys-invade-green = 6 жителей за один этаж на зелени, и ни один проект не выполнить. На какой земле стоит «Крепость»?
garden_nation-lesson-ploys-invade-skipped = Вы заплатили 14 жителей и отказались от 4 очков. Зачем тогда был захват?

## Конец партии

garden_nation-lesson-end = Конец партии
garden_nation-lesson-end-about = Партию заканчивает последний этаж, а решают её жители.
garden_nation-lesson-end-learned-1 = Когда у кого-то опустел запас этажей, раунд становится последним, и его доигрывают.
garden_nation-lesson-end-learned-2 = Меньше 10 жителей — потеря очков: сносите вовремя.
garden_nation-lesson-end-learned-3 = Сносите то, что не нужно вашим целям.
garden_nation-lesson-end-finish = Закончите партию сейчас, пока вы впереди.
garden_nation-lesson-end-finish-coach = У вас остался один этаж, и это последнее действие раунда. Поставите его — и раунд станет последним. У вас { $before ->
    [one] { $before } очко
    [few] { $before } очка
   *[many] { $before } очков
}, это намного больше, чем видно у соперника.
garden_nation-lesson-end-finish-right = Это был последний этаж: после контроля территорий партия окончена. У вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
garden_nation-lesson-end-finish-wrong = Партия продолжается. Отчего раунд становится последним?
garden_nation-lesson-end-finish-hint = Поставьте последний этаж в любой зоне территории 1.
garden_nation-lesson-end-finish-demolish = Снос вернул этажи, и у соперника будет ещё раунд, а у вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} вместо { $before }. Отчего раунд становится последним?
garden_nation-lesson-end-save = Закончите партию хотя бы с 36 очками.
garden_nation-lesson-end-save-coach = Последнее действие партии. 5 жителей — это −10 очков, контроль территорий принесёт ещё 6. «Обсерватория» даёт 11 за территорию с 4 этажами, «Бараки» — 1 за этаж на красных листьях.
garden_nation-lesson-end-save-right = 18 жителей за здание, которое не нужно ни одной цели, и 6 за контроль территорий: 29 жителей — это 7 очков вместо −10. Всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
garden_nation-lesson-end-save-wrong = Итог: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Какое здание не нужно вашим целям?
garden_nation-lesson-end-save-hint = Здание на жёлтой траве не нужно ни «Обсерватории», ни «Баракам».
garden_nation-lesson-end-save-tower = Вернулось 44 жителя, но «Обсерватория» потеряла 11 очков. Всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Какое здание не нужно вашим целям?
garden_nation-lesson-end-save-build = Постройка стоит жителей, и население по-прежнему отнимает очки. Всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Что возвращает жителей?
