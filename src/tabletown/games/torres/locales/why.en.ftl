## Why an action cannot be taken: something else comes first

torres-why-first-castle = First place the castles.
torres-why-first-first_knight = First put a knight on a castle.
torres-why-first-king = First put the king on a castle.
torres-why-first-stack = First choose a stack for this turn.
torres-why-first-shift = First put down the block you picked up.
torres-why-first-keep = First choose which card to keep.
torres-why-first-left = Your turn is over: first choose what becomes of the leftover blocks.
torres-why-first-move_king = First decide whether to move the king.

## Its time has passed or has not come

torres-why-now-castle = Castles are placed only during set-up.
torres-why-now-first_knight = First knights are placed only during set-up. Later, add knights next to yours.
torres-why-now-king = The king is placed during set-up and moves only between years.
torres-why-now-stack = You have chosen your stack for this turn.
torres-why-now-shift = You can move a block only with the card “Move a block.”
torres-why-now-keep = You choose a card to keep right after buying.
torres-why-now-left = Leftover blocks are spread over your stacks when you end your turn.
torres-why-now-move_king = The king moves only between years. The player with the fewest points may move him.
torres-why-now-start = The first player was decided before the game.
torres-why-now-master = The master card is drawn before the game.
torres-why-now-draw = A card is drawn only after you buy one.

## Action points, stacks and cards

torres-why-points = { $has ->
    [0] This costs { $needs } AP, and you have none left.
   *[other] This costs { $needs } AP, and you have { $has }.
}
torres-why-no-blocks = The stack you chose is empty.
torres-why-no-stack = { $size ->
    [0] You have no empty stack.
    [one] You have no stack of { $size } block.
   *[other] You have no stack of { $size } blocks.
}
torres-why-no-reserve = All six of your knights are on the board.
torres-why-no-buying = Nobody buys cards in this game: you hold all ten from the start.
torres-why-bought-enough = You have bought { $most } cards this turn, and that is the limit.
torres-why-deck-empty = The deck is empty.
torres-why-no-card = You do not hold this card.
torres-why-new-card = You bought this card this turn. You can play it from your next turn on.
torres-why-card-played = You have played a card this turn. One is the limit.
torres-why-not-drawn = You did not draw this card.
torres-why-no-rest = This was the last card: there is nothing to put back.
torres-why-rest = Choose where the other cards go: top or bottom.
torres-why-stack-count = { $stacks ->
    [one] You have { $stacks } other stack. The number of stacks does not change.
   *[other] You have { $stacks } other stacks. The number of stacks does not change.
}
torres-why-leftovers-more = { $blocks ->
    [one] That is too many: you have { $blocks } leftover block.
   *[other] That is too many: you have { $blocks } leftover blocks.
}
torres-why-leftovers-moved = { $blocks ->
    [one] You can add your { $blocks } leftover block to your stacks, but not move other blocks between them.
   *[other] You can add your { $blocks } leftover blocks to your stacks, but not move other blocks between them.
}

## Knights and the king

torres-why-taken-knight = A knight stands here. Only one figure fits on a square.
torres-why-taken-king = The king stands here. Only one figure fits on a square.
torres-why-same-square = The knight stands here already.
torres-why-other-knight = This knight belongs to { $seat }.
torres-why-king-stays = The king is not a knight. He moves only between years.
torres-why-no-knight = None of your knights stands here.
torres-why-no-castle = There is no castle here. The figure must stand on a block.
torres-why-nobody-beside = None of your knights stands next to this square.
torres-why-above = This square is on level { $level }, and your knight next to it on level { $most }. A new knight starts no higher.
torres-why-above-regroup = This square is on level { $level }, and your other knight next to it on level { $most }. He must come no higher.
torres-why-too-high = { $levels ->
    [one] This is { $levels } level up. A knight climbs at most 1.
   *[other] This is { $levels } levels up. A knight climbs at most 1.
}
torres-why-far = Too far: a step leads to a neighboring square, and no castle door leads here.
torres-why-climbs-inside = This roof is on level { $level }. Through the doors a knight comes out no higher than he went in: level { $most }.
torres-why-no-door = No door opens onto this roof: no tower next to it is taller.
torres-why-no-way = To come out here, the knight would have to climb inside the castle.
torres-why-no-entry = This knight cannot enter a castle: no tower next to him is taller than his own level.
torres-why-other-castle = The castle that this knight can enter has no door here.
torres-why-alone = This is your only knight on the board. There is no other to join.
torres-why-nobody-between = There is no knight on the square between to jump over.
torres-why-over-king = You cannot jump over the king, only over a knight.
torres-why-not-two = { $levels ->
    [one] This is { $levels } level up. The leap is exactly 2.
   *[other] This is { $levels } levels up. The leap is exactly 2.
}
torres-why-not-up = This square is not higher than the knight. The leap goes exactly 2 levels up.

## Blocks and castles

torres-why-near-castle = { $steps ->
    [0] There is a castle here already.
    [one] Only { $steps } step from another castle. There must be at least { $least }.
   *[other] Only { $steps } steps from another castle. There must be at least { $least }.
}
torres-why-too-tall = { $area ->
    [one] The tower would be { $height } high, but the castle covers only { $area } square.
   *[other] The tower would be { $height } high, but the castle covers only { $area } squares.
}
torres-why-joins = A block here would join two castles.
torres-why-apart = No castle is next to this square. A block must join one.
torres-why-not-bare = The block must go to an empty square, not onto a tower.
torres-why-not-single = { $height ->
    [0] There is no block here.
   *[other] This tower has { $height } blocks. You can move only a tower of a single block.
}
torres-why-divides = Without this block the castle would fall into two.
torres-why-left-high = { $area ->
    [one] The castle it leaves would be { $height } high with only { $area } square.
   *[other] The castle it leaves would be { $height } high with only { $area } squares.
}
torres-why-few-castles = { $castles ->
    [one] Only { $castles } castle would be left. At least { $least } must remain.
   *[other] Only { $castles } castles would be left. At least { $least } must remain.
}
torres-why-nowhere = There is nowhere to put this block: a castle would be too high, or fewer than { $least } would be left.
