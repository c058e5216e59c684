# Стол: дополнения к ru.ftl.

ginkgopolis-picture-left-tiles = { $count ->
    [one] остался { $count } тайл
    [few] осталось { $count } тайла
   *[many] осталось { $count } тайлов
}
ginkgopolis-picture-ask-tiles = { $count ->
    [one] Ещё { $count } тайл принёс бы 1 очко. Всё равно закончить?
    [few] Ещё { $count } тайла принесли бы { $count } очка. Всё равно закончить?
   *[many] Ещё { $count } тайлов принесли бы { $count } очков. Всё равно закончить?
}
