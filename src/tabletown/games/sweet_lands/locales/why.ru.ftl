## Почему нельзя: подготовка, набор карт, уборка

sweet_lands-why-dealt = Это берётся из запаса, выбрать это нельзя.
sweet_lands-why-no_draft = Карты набирают только в начале раунда 1 и только в варианте «Коллективный набор карт».
sweet_lands-why-draft_first = Сначала оставьте одну из полученных карт.
sweet_lands-why-not_in_packet = Этой карты нет среди тех, из которых вы выбираете.
sweet_lands-why-no_cleanup = Карту оставляют в фазе уборки, когда все закончат раунд.
sweet_lands-why-keep_first = Сначала выберите карту, которую оставите.
sweet_lands-why-character_first = Сначала выберите персонажа.
sweet_lands-why-character_taken = Этот персонаж уже занят.
sweet_lands-why-character_back = На обороте этого планшета — { $character }, и этот персонаж уже в игре.
sweet_lands-why-domain_first = Сначала выберите поле владений и его сторону.
sweet_lands-why-domain_taken = Это поле владений уже занято.
sweet_lands-why-help_cell_first = Сначала поставьте фишку помощи на ячейку планшета помощи.
sweet_lands-why-no_help_cell = { $n ->
    [one] На планшете помощи в этой партии только { $n } ячейка.
    [few] На планшете помощи в этой партии только { $n } ячейки.
   *[many] На планшете помощи в этой партии только { $n } ячеек.
}
sweet_lands-why-same_help_cell = Ваша фишка помощи уже здесь: её надо передвинуть на другую ячейку.
sweet_lands-why-help_cell_taken = Эту ячейку занимает { $seat }.
sweet_lands-why-help_cell_mio = Эту ячейку занимает Мио.

## Ход

sweet_lands-why-main_first = Сначала сделайте основное действие или закончите раунд.
sweet_lands-why-main_used = Основное действие уже сделано. Остались свободные действия, затем передайте ход.
sweet_lands-why-not_asked = Сейчас это ни к чему не относится: сначала выберите действие.
sweet_lands-why-bring-terrain = Сначала выберите область, карту или свободное действие, которое даёт жетоны местности.
sweet_lands-why-bring-road = Сначала выберите область, карту или свободное действие, которое даёт дороги.
sweet_lands-why-bring-property = Сначала выберите область или карту, которая даёт фишки собственности.
sweet_lands-why-bring-hare = Сначала выберите область или карту, которая даёт зайцев.
sweet_lands-why-bring-step = Сначала выберите область или карту, которая двигает повозку и паровоз.
sweet_lands-why-bring-prosper = Сначала выберите область или карту, которая даёт шаги процветания.
sweet_lands-why-bring-flip = Жетон переворачивается, когда его касается дорога, или благодаря способности.
sweet_lands-why-bring-skill = Жетон навыка берут, только когда это разрешает эффект.
sweet_lands-why-bring-discard = Сначала выберите, за что сбросить карту: область или свободное действие.
sweet_lands-why-bring-disk = Сначала выберите, за что платите: область или свободное действие.
sweet_lands-why-bring-employ = Работника трудоустраивают сразу после розыгрыша его карты.
sweet_lands-why-asked = Сначала закончите начатое. { $prompt }
sweet_lands-why-must = Это нельзя пропустить. { $prompt }
sweet_lands-why-must_once = Первый раз пропустить нельзя: действие не тратят впустую.

## Области

sweet_lands-why-area_players = Эта область используется, только если игроков не меньше { $n }.
sweet_lands-why-area_closed = Эта область откроется в раунде { $round }, а сейчас раунд { $now }.
sweet_lands-why-area_full = { $n ->
    [1] Единственная ячейка этой области в этом раунде занята.
    [few] Все { $n } ячейки этой области в этом раунде заняты.
   *[many] Все { $n } ячеек этой области в этом раунде заняты.
}
sweet_lands-why-not_copied = Скопировать можно только базовую область.
sweet_lands-why-not_copied-special = Скопировать можно только базовую или дополнительную область.
sweet_lands-why-no_copy = Сейчас нет области, которую можно скопировать и оплатить.
sweet_lands-why-tokens_done = Все жетоны местности этого действия уже на поле.
sweet_lands-why-roads_done = Все дороги этого действия уже построены.

## Цена

sweet_lands-why-short-gold = Нужно золота: { $needs }, у вас { $has }.
sweet_lands-why-short-wheat = Нужно пшеницы: { $needs }, у вас { $has }.
sweet_lands-why-short-wood = Нужно дерева: { $needs }, у вас { $has }.
sweet_lands-why-short-iron = Нужно железа: { $needs }, у вас { $has }.
sweet_lands-why-short-diamond = Нужно алмазов: { $needs }, у вас { $has }.
sweet_lands-why-short-basic = Нужно базовых ресурсов: { $needs }, у вас всего { $has }.
sweet_lands-why-short-swap = Нужно { $needs } в сумме ({ $resource1 } или { $resource2 }), у вас { $has }.
sweet_lands-why-short-cards = Нужно сбросить карт: { $needs }, у вас в руке { $has }.
sweet_lands-why-short-cards_or_diamonds = Нужно карт и алмазов в сумме: { $needs }, и одна карта должна остаться в руке; у вас карт: { $has }, алмазов: { $diamonds }.
sweet_lands-why-last_card = { $needs ->
    [1] До раунда { $round } в руке должна оставаться хотя бы одна карта, а это последняя.
    [few] Нужны все { $needs } ваши карты, а до раунда { $round } одна должна оставаться в руке.
   *[many] Нужны все { $needs } ваших карт, а до раунда { $round } одна должна оставаться в руке.
}
sweet_lands-why-no_disk = У вас нет диска действия.
sweet_lands-why-cards_begun = Диск заменяет все карты сразу, а вы уже начали сбрасывать.
sweet_lands-why-diamonds_first = Сначала решите, сколько карт заменить алмазами.
sweet_lands-why-diamonds_paid = Число алмазов уже выбрано, остальное — картами.
sweet_lands-why-no_diamonds_for_cards = Платить алмазами вместо карт может только Гретель.
sweet_lands-why-diamonds_many = { $needs ->
    [one] Нужна всего { $needs } карта.
    [few] Нужно всего { $needs } карты.
   *[many] Нужно всего { $needs } карт.
}
sweet_lands-why-mix = Нужно отдать ровно { $needs }, а здесь { $n }.
sweet_lands-why-area_mix = Нужно отдать ровно { $needs } в сумме: { $resources }.

## Местность

sweet_lands-why-off_land = Сюда жетоны не кладут.
sweet_lands-why-on_capital = На столичные клетки жетоны местности не кладут.
sweet_lands-why-on_bonus_area = На область бонусной карты жетоны местности не кладут.
sweet_lands-why-other_land = На эту клетку кладут только жетон { $land }.
sweet_lands-why-only_land = Этот эффект даёт только жетоны { $land }.
sweet_lands-why-has_token = Здесь уже лежит жетон.
sweet_lands-why-not_adjacent = Жетон должен касаться столицы или вашего жетона.
sweet_lands-why-no_cell = Рядом с вашими землями нет свободной клетки.
sweet_lands-why-no_cell-land = Рядом с вашими землями нет свободной клетки { $land }.
sweet_lands-why-no_edge = Рядом с вашими дорогами нет свободного края.
sweet_lands-why-no_cell_no_edge = Нет места ни для жетона, ни для дороги.
sweet_lands-why-no_border = Рядом с этим краем нет земли.
sweet_lands-why-has_road = Здесь уже есть дорога.
sweet_lands-why-road_apart = Дорога должна касаться края столицы или вашей дороги.
sweet_lands-why-no_token = На этой клетке нет жетона.
sweet_lands-why-turned_already = Этот жетон уже перевёрнут, второй раз он не переворачивается.
sweet_lands-why-no_face_up = Все ваши жетоны уже перевёрнуты.

## Собственность и зайцы

sweet_lands-why-tower_free = Часовую башню строят отдельным свободным действием.
sweet_lands-why-tower_now = Сейчас нужно поставить часовую башню.
sweet_lands-why-tower_stands = Ваша часовая башня уже стоит.
sweet_lands-why-no_wonder = Для часовой башни нужен символ чуда, а у вас его нет.
sweet_lands-why-tower_needs = Условие часовой башни: { $phrase }; у вас { $has }.
sweet_lands-why-all_placed = { $n ->
    [1] Эта фишка уже на поле: { $piece }.
    [few] Все { $n } такие фишки уже на поле: { $piece }.
   *[many] Все { $n } таких фишек уже на поле: { $piece }.
}
sweet_lands-why-no_piece = Все ваши фишки собственности уже на поле.
sweet_lands-why-has_property = Здесь уже стоит фишка собственности.
sweet_lands-why-no_token_below = Фишку собственности ставят на перевёрнутый жетон или на столичную клетку.
sweet_lands-why-face_up = Этот жетон ещё не перевёрнут: сначала его должна коснуться дорога.
sweet_lands-why-just_turned = Этот жетон перевернулся во время текущего действия; ставить на него можно со следующего.
sweet_lands-why-only_ground = Эту фишку ставят только на перевёрнутый жетон { $land }.
sweet_lands-why-no_ground = У вас нет ни свободного перевёрнутого жетона, ни свободной столичной клетки.
sweet_lands-why-no_ground-land = У вас нет свободного перевёрнутого жетона { $land }.
sweet_lands-why-no_price = Ни на одну фишку собственности не хватает. Ближе всего { $piece }: { $phrase }.
sweet_lands-why-no_price-surcharge = Ни на одну фишку собственности не хватает, если доплатить дерево ({ $n }). Ближе всего { $piece }: { $phrase }.
sweet_lands-why-food = Следующему зайцу нужно деление { $needs } шкалы еды, у вас { $has }.
sweet_lands-why-no_home = Зайца ставят на фишку собственности, а у вас их нет.
sweet_lands-why-no_home_left = { $n ->
    [1] На вашей единственной фишке собственности уже есть заяц.
    [few] На всех { $n } ваших фишках собственности уже есть зайцы.
   *[many] На всех { $n } ваших фишках собственности уже есть зайцы.
}
sweet_lands-why-no_property = Зайца ставят на фишку собственности, а здесь её нет.
sweet_lands-why-has_hare = На этой фишке собственности уже есть заяц.

## Шкалы

sweet_lands-why-no_locomotive = Паровоза у вас ещё нет.
sweet_lands-why-lab = Деление { $space } шкалы промышленности закрывает лаборатория: сначала поставьте её на поле.
sweet_lands-why-other_color-orange = Эти шаги только для оранжевых шкал.
sweet_lands-why-other_color-green = Эти шаги только для зелёных шкал.
sweet_lands-why-other_color-gray = Эти шаги только для серых шкал.
sweet_lands-why-track_end = Вы уже в конце этой шкалы, на делении { $n }.
sweet_lands-why-last_space = Последнее деление стоит алмазов: { $needs }, у вас { $has }.
sweet_lands-why-last_spaces = Остались только последние деления, каждое стоит алмазов: { $needs }, у вас { $has }.
sweet_lands-why-all_ends = Вы уже в конце всех этих шкал.
sweet_lands-why-not_least = Здесь у вас шагов: { $has }, а в цвете «{ $color }» только { $n }: двигают цвет, где шагов меньше всего.

## Карты, навыки, вехи, способности

sweet_lands-why-not_in_hand = Этой карты нет у вас в руке.
sweet_lands-why-no_deck = Карт больше не осталось.
sweet_lands-why-not_in_deck = Этой карты нет в колоде.
sweet_lands-why-not_searched = Вы ищете карту другого вида.
sweet_lands-why-one_of_two = Разыграйте одну из двух найденных карт.
sweet_lands-why-not_allowed = Этот эффект разыгрывает карты другого вида.
sweet_lands-why-no_playable = В руке нет карты, которую этот эффект мог бы сейчас разыграть.
sweet_lands-why-no_worker = В руке нет работника, которого можно сейчас трудоустроить.
sweet_lands-why-no_sign = На карте нет знака промышленности: трудоустроить этого работника нельзя.
sweet_lands-why-other_sign = Этого работника трудоустраивают только сюда: { $column }.
sweet_lands-why-column_full = { $n ->
    [one] В столбце место для { $n } работника, и оно занято.
   *[other] В столбце места для { $n } работников, и все заняты.
} Больше мест дают фишки «{ $piece }»: сейчас их { $has }.
sweet_lands-why-no_partner = Тогда второго работника трудоустроить будет нельзя.
sweet_lands-why-no_option = { $n ->
    [one] Вариант только { $n }.
    [few] Вариантов только { $n }.
   *[many] Вариантов только { $n }.
}
sweet_lands-why-not_waiting = Этот эффект сейчас не ждёт своей очереди.
sweet_lands-why-count = Пока не выполнено: { $phrase }. У вас { $has }.
sweet_lands-why-nothing = Сейчас это ничего не даёт.
sweet_lands-why-not_your_skill = Этого жетона навыка у вас нет.
sweet_lands-why-acts_by_itself = Этот навык действует сам, применять его не нужно.
sweet_lands-why-skill_used = Этот навык применяют раз за раунд; в фазе уборки он перевернётся обратно.
sweet_lands-why-your_skill = Этот навык у вас уже есть, второго такого взять нельзя.
sweet_lands-why-skill_gone = Жетонов этого навыка не осталось.
sweet_lands-why-no_upgraded = Этого улучшенного навыка нет среди доступных.
sweet_lands-why-no_skill = Не осталось жетонов навыков, которые вы могли бы взять.
sweet_lands-why-no_milestones = В одиночной игре вех нет.
sweet_lands-why-milestones_closed = Три вехи взяты, остальные вышли из игры.
sweet_lands-why-milestone_gone = Этой вехи нет на столе.
sweet_lands-why-milestone_needs = Условие вехи: { $goal }; у вас { $has }.
sweet_lands-why-no_ability = У вашего персонажа нет такого свободного действия.
sweet_lands-why-ability_used = В этом раунде эта способность уже применена.
sweet_lands-why-ability_needs = Условие этой способности: { $phrase }; у вас { $has }.
