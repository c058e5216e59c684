## Решение, которое ждёт

garden_nation-why-dealer = Карты и территории сдаются, их не выбирают.
garden_nation-why-choose = Сначала оставьте две из четырёх целей.
garden_nation-why-dealt = Цель «{ $objective }» вам не сдана.
garden_nation-why-kept = Две ваши цели не меняются до конца партии.
garden_nation-why-next = Ваши действия выполнены. Назовите следующего игрока.
garden_nation-why-seats = { $count ->
    [one] В партии всего { $count } игрок.
    [few] В партии всего { $count } игрока.
   *[many] В партии всего { $count } игроков.
}
garden_nation-why-self = Ваш ход окончен. Назовите другого игрока.
garden_nation-why-played = Ход игрока { $seat } в этом раунде уже позади.
garden_nation-why-alternate = Вдвоём вы ходите строго по очереди.
garden_nation-why-actions = { $count ->
    [one] Сначала выполните своё действие, потом назовите следующего игрока.
    [few] Сначала выполните { $count } действия, потом назовите следующего игрока.
   *[many] Сначала выполните { $count } действий, потом назовите следующего игрока.
}
garden_nation-why-first = Первое действие партии — всегда постройка.

## Общие проекты

garden_nation-why-project = Сначала выполните проект или откажитесь от него.
garden_nation-why-project-later = Проект выполняют сразу после того, как поставлен этаж.
garden_nation-why-empty = Здесь нет карты: колода проектов пуста.
garden_nation-why-land = Для проекта «{ $project }» нужно здание на { FORM($land, case: "prepositional") }.
garden_nation-why-outer = Проект «{ $project }» не выполняют на центральной территории.
garden_nation-why-central = Проект «{ $project }» выполняют только на центральной территории.
garden_nation-why-floors = { $needed ->
    [one] Для проекта «{ $project }» нужен { $needed } этаж, в этом здании — { $floors }.
    [few] Для проекта «{ $project }» нужно { $needed } этажа, в этом здании — { $floors }.
   *[many] Для проекта «{ $project }» нужно { $needed } этажей, в этом здании — { $floors }.
}
garden_nation-why-vacant = Для проекта «{ $project }» нужна свободная зона по соседству: { $land }.
garden_nation-why-pair = Для проекта «{ $project }» рядом нужно ещё одно ваше открытое здание на { FORM($land, case: "prepositional") }.
garden_nation-why-pair-floors = { $needed ->
    [one] Для проекта «{ $project }» в одном из двух зданий нужен { $needed } этаж.
    [few] Для проекта «{ $project }» в одном из двух зданий нужно { $needed } этажа.
   *[many] Для проекта «{ $project }» в одном из двух зданий нужно { $needed } этажей.
}
garden_nation-why-triple = Проект «{ $project }»: здание от { $needed ->
    [one] { $needed } этажа
   *[many] { $needed } этажей
} на { FORM($land, case: "prepositional") }, а рядом с ним ваши открытые здания на обеих других землях.

## Постройка и снос

garden_nation-why-elsewhere = Вы действуете там, где стоит черепаха: на территории { $territory }.
garden_nation-why-taken = Зону занимает здание игрока { $seat }.
garden_nation-why-roofed = Здание закрыто крышей: этажей на нём больше не строят.
garden_nation-why-supply = У вас не осталось этажей.
garden_nation-why-price = { $price ->
    [one] Этаж стоит { $price } жителя, у вас — { $population }, и один должен остаться.
   *[many] Этаж стоит { $price } жителей, у вас — { $population }, и один должен остаться.
}
garden_nation-why-bramble = Выберите, чем станет эта колючка.
garden_nation-why-grown = На месте колючки уже навсегда { $land }.
garden_nation-why-tokens = Таких жетонов колючки не осталось: { $land }.
garden_nation-why-nothing = Здесь нет здания.
garden_nation-why-foreign = Это здание игрока { $seat }, а сносят только свои.

## Хитрости

garden_nation-why-invade-vacant = Здесь нечего захватывать.
garden_nation-why-invade-own = Это здание и так ваше.
garden_nation-why-invade-used = Это здание игрока { $seat }. Для захвата нужна хитрость, а в этом действии вы её уже применили.
garden_nation-why-invade-ploys = Это здание игрока { $seat }. Для захвата нужна хитрость, а у вас их не осталось.
garden_nation-why-invade-floors = { $floors ->
    [one] Для захвата нужен { $floors } этаж, у вас — { $count }.
    [few] Для захвата нужно { $floors } этажа, у вас — { $count }.
   *[many] Для захвата нужно { $floors } этажей, у вас — { $count }.
}
garden_nation-why-invade-price = { $price ->
    [one] Захват стоит { $price } жителя, у вас — { $population }, и один должен остаться.
   *[many] Захват стоит { $price } жителей, у вас — { $population }, и один должен остаться.
}
garden_nation-why-ploy = На одно действие — одна хитрость, и она уже применена.
garden_nation-why-ploys = У вас не осталось хитростей.
garden_nation-why-strategic = С территории { $territory } хитрость ведёт черепаху только на { $lower } или { $higher }.
garden_nation-why-roof-elsewhere = Крышу снимают там, где стоит черепаха: на территории { $territory }.
garden_nation-why-roof-none = Здесь нет вашей крыши.
garden_nation-why-roof-goal = Крышу переносят только на своё открытое здание.
garden_nation-why-roof-land = Крышу переносят только на такую же землю: { $land }.
garden_nation-why-locked = После переноса крыши действуйте на территории { $territory }.

## Пропуск территории и пас

garden_nation-why-can-build = На территории { $territory } вы можете строить, поэтому её нельзя пропустить.
garden_nation-why-visited = Территория { $territory } в этом действии уже пройдена.
garden_nation-why-ahead = Дальше вам нечего ни построить, ни снести.
garden_nation-why-pass = { $count ->
    [one] Пасуют только без этажей, а у вас остался { $count } этаж.
    [few] Пасуют только без этажей, а у вас осталось { $count } этажа.
   *[many] Пасуют только без этажей, а у вас осталось { $count } этажей.
}
