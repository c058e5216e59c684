nook-name = Nook
nook-about = Nine houses on nine squares; a house counts only in company.
nook-how-1 = A house of height 1 to 3 is drawn; put it on an empty square.
nook-how-2 = A house beside another of yours scores its height. Most points win.
nook-mode-standard = Standard
nook-mode-standard-help = Two or three players.
nook-choose-place = Place
nook-log-place = { $seat } places a house on { $square }.
nook-log-draw = A house of height { $height } is drawn.
nook-log-won = { $count ->
    [one] { $actors } wins.
   *[other] { $actors } share the victory.
}
nook-prompt-place = Place the house of height { $height }.
nook-prompt-wait = { $seat } places a house of height { $height }.
nook-prompt-draw = A house is drawn.
nook-prompt-over = The game is over.
nook-score-company = Houses in company
nook-board-title = The nook
nook-board-empty = { $square } is empty
nook-board-house = { $height } { $seat }
nook-picture-title = The nook
nook-picture-seat = { $seat }
nook-picture-house = { $square }: { $seat }, height { $height }
nook-picture-square = Square { $square }
nook-picture-left = { $count ->
    [one] { $count } house in the bag
   *[other] { $count } houses in the bag
}
