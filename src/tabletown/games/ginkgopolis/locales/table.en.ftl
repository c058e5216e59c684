# The table: what was added to the messages of en.ftl.

ginkgopolis-picture-left-tiles = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
ginkgopolis-picture-ask-tiles = { $count ->
    [one] { $count } tile could still bring a point. Finish anyway?
   *[other] { $count } tiles could still bring { $count } points. Finish anyway?
}
