## 1. Your first knight

torres-lesson-knight = Your first knight
torres-lesson-knight-about = What a level is, and how a knight climbs.
torres-lesson-knight-learned-1 = A knight’s level is the number of blocks under him. On an empty square it is 0.
torres-lesson-knight-learned-2 = A step goes to a neighboring square and at most one level up. It costs 1 AP.
torres-lesson-knight-learned-3 = At the end of a year a castle scores its area times the level of your knight.

torres-lesson-knight-on = Move your knight onto the castle.
torres-lesson-knight-on-coach = This red knight is yours. He stands on an empty square: level 0, and that scores nothing. Next to him is a castle of two squares; the number on a roof is its height.
torres-lesson-knight-on-right = Level 1 in a castle of 2 squares: 2 × 1 = 2 points at the end of the year.
torres-lesson-knight-on-wrong = He is not in the castle yet. Which of its squares is one step away?
torres-lesson-knight-on-ground = Still level 0, so 2 × 0 = 0 points. Only a knight who stands on a block is in the castle. Which block can he reach with one step?
torres-lesson-knight-on-hint = The low tower is right beside him.

torres-lesson-knight-up = Climb one level higher.
torres-lesson-knight-up-coach = A step leads at most one level up. From level 1 he can reach level 2.
torres-lesson-knight-up-right = 2 squares × level 2 = 4 points. Each level counts as many points as the castle has squares.
torres-lesson-knight-up-wrong = That is not higher. Which tower is exactly one level above him?
torres-lesson-knight-up-down = Down he may go as far as he likes, but on level 0 the castle scores you 0. Where does the castle go up?
torres-lesson-knight-up-hint = Look for the number 2 next to him.

torres-lesson-knight-stairs = Reach the top of the tallest tower: 12 points.
torres-lesson-knight-stairs-coach = The tower of 3 is right next to your knight, but it is two levels up, too high for one step. You have 3 action points (AP), and each step costs 1.
torres-lesson-knight-stairs-right = Up the stairs, level by level: 4 squares × level 3 = 12 points.
torres-lesson-knight-stairs-wrong = { $points ->
    [one] That is { $points } point so far, and your 3 AP are spent.
   *[other] That is { $points } points so far, and your 3 AP are spent.
} No step may go up more than one level. Which towers make a staircase?
torres-lesson-knight-stairs-down = He is on level 0 now, and from there even the tower of 2 is too high. Which neighbor is one level up?
torres-lesson-knight-stairs-hint = First one level up, then sideways, then up again.

## 2. Five action points

torres-lesson-points = Five action points
torres-lesson-points-about = What a turn is made of, and what it costs.
torres-lesson-points-learned-1 = You have 5 AP per turn. A new knight costs 2; a step, a block, a card or a point costs 1.
torres-lesson-points-learned-2 = A new knight comes in next to one of yours, on the same level or lower.
torres-lesson-points-learned-3 = Unspent AP are lost when you end your turn.

torres-lesson-points-add = Add a knight between the two castles.
torres-lesson-points-add-coach = Five knights wait in your reserve. A new one costs 2 AP and comes in next to one of yours, no higher than him.
torres-lesson-points-add-right = 2 AP spent, 3 left. From there it is one step to the second castle.
torres-lesson-points-add-wrong = Your reserve is still full. Which button brings in a new knight?
torres-lesson-points-add-moved = That was your first knight leaving his castle: 0 points instead of 1. A new knight comes from the reserve. Which action adds one?
torres-lesson-points-add-elsewhere = He is in, for 2 AP. But from there the other castle is more than one step away. Which square touches both castles?
torres-lesson-points-add-hint = Choose “Add knight,” then the square in the middle.

torres-lesson-points-second = Bring the new knight into the other castle.
torres-lesson-points-second-coach = You have 3 AP left. Each castle with a knight of yours scores by itself.
torres-lesson-points-second-right = Two castles, 1 + 1 = 2 points. And 2 AP are left.
torres-lesson-points-second-wrong = { $points ->
    [one] That makes { $points } point. Which knight is in no castle yet?
   *[other] That makes { $points } points. Which knight is in no castle yet?
}
torres-lesson-points-second-leaves = Now neither castle has a knight of yours: 0 points. A knight who leaves scores nothing there. Which of the two has nothing to lose?
torres-lesson-points-second-walks = He stands on an empty square and scores 0; your castles make 1 point as before. Which step takes him onto a block?
torres-lesson-points-second-hint = The second castle is next to the new knight, on the right.

torres-lesson-points-rest = Spend your last 2 AP so that you get 4 points.
torres-lesson-points-rest-coach = A block costs 1 AP. Put next to a castle, it makes the castle one square larger, so each of your castles can score more.
torres-lesson-points-rest-right = 4 points. Blocks pay more than once: the castle will score in all three years.
torres-lesson-points-rest-wrong = { $points ->
    [one] That makes { $points } point with no AP left. Where do blocks count for you?
   *[other] That makes { $points } points with no AP left. Where do blocks count for you?
}
torres-lesson-points-rest-ended = 2 AP are lost, and you stay at 2 points. What could 2 blocks have added?
torres-lesson-points-rest-others = This castle has grown, but you have no knight there: still { $points } of 4 points. Which castles are yours to score?
torres-lesson-points-rest-hint = Place blocks next to the castles with your knights.

## 3. Blocks and castles

torres-lesson-castles = Blocks and castles
torres-lesson-castles-about = Wider, higher, and two limits.
torres-lesson-castles-learned-1 = A block goes next to exactly one castle, or onto a roof without a figure.
torres-lesson-castles-learned-2 = No castle is higher than its area: first wide, then high.
torres-lesson-castles-learned-3 = Blocks belong to nobody. A castle scores for everybody who has a knight in it.

torres-lesson-castles-wider = Make your castle larger: 2 points.
torres-lesson-castles-wider-coach = Your knight stands in a castle of one square. The square to his right is not lit: a block there would join two castles.
torres-lesson-castles-wider-right = Area 2 × level 1 = 2 points.
torres-lesson-castles-wider-wrong = { $points ->
    [one] Your castle still gives { $points } point. Which squares are next to your knight?
   *[other] Your castle still gives { $points } points. Which squares are next to your knight?
}
torres-lesson-castles-wider-theirs = Now Blue’s castle has area 2 and gives Blue 2 points; you still have 1. Blocks score for whoever stands there. Where do you stand?
torres-lesson-castles-wider-empty = That castle is larger now, but nobody of yours is in it: still 1 point. Which castle does your knight stand in?
torres-lesson-castles-wider-hint = Place the block beside your own knight.

torres-lesson-castles-higher = Get 6 points with three more actions.
torres-lesson-castles-higher-coach = Two blocks are left. Points are area × level, so both numbers should grow. A castle of area 2 may have a tower of height 2.
torres-lesson-castles-higher-right = Area 3 × level 2 = 6. Wide and high together is worth more than either alone.
torres-lesson-castles-higher-wrong = { $points ->
    [one] That makes { $points } point. Two blocks side by side give only 4 × 1.
   *[other] That makes { $points } points. Two blocks side by side give only 4 × 1.
} How can your knight get to level 2 as well?
torres-lesson-castles-higher-theirs = This block does nothing for your castle: 6 points are out of reach now. Where do both blocks help you?
torres-lesson-castles-higher-low = He has gained no level: { $points } points now. A step pays when it leads up. What must be there before he steps?
torres-lesson-castles-higher-hint = One block on the empty roof, one beside the castle, then a step.

torres-lesson-castles-limit = Build the tall tower one block higher.
torres-lesson-castles-limit-coach = The castle has 2 squares, so its tower may have 2 blocks and no more. That is why it is not lit. You have 2 blocks.
torres-lesson-castles-limit-right = Three squares carry a tower of 3. First wide, then high.
torres-lesson-castles-limit-wrong = The tower still has 2 blocks, and yours are used up. Area 3 allows height 3. In which order do you need your blocks?
torres-lesson-castles-limit-elsewhere = Another castle has grown. Yours still has area 2, so its tower stays at 2. Which castle needs the extra square?
torres-lesson-castles-limit-hint = A block beside the castle first. Then the tower lights up.

## 4. What a castle scores

torres-lesson-scoring = What a castle scores
torres-lesson-scoring-about = Area times the level of your highest knight.
torres-lesson-scoring-learned-1 = A level is worth as many points as the castle has squares.
torres-lesson-scoring-learned-2 = Only your highest knight in a castle counts.
torres-lesson-scoring-learned-3 = A new square is worth as many points as your knight’s level.

torres-lesson-scoring-step = You have 1 AP. Make the step that scores most.
torres-lesson-scoring-step-coach = Two of your knights can climb to level 2. One castle has 5 squares, the other 2. Now they give 5 + 2 = 7 points.
torres-lesson-scoring-step-right = 5 × 2 + 2 × 1 = 12: the step was worth 5 points.
torres-lesson-scoring-step-wrong = That makes { $points } points. Which castle gains most from one more level?
torres-lesson-scoring-step-small = 2 × 2 = 4 there, together { $points }: a gain of 2. A level is worth as many points as the castle has squares. Which of your castles is larger?
torres-lesson-scoring-step-down = He has not climbed: { $points } points in all. Which of your knights has a tower of 2 beside him?
torres-lesson-scoring-step-hint = Count the squares of both castles.

torres-lesson-scoring-highest = 1 AP again. Which step scores most?
torres-lesson-scoring-highest-coach = In the castle of 5 you have two knights, on levels 3 and 1. It gives 5 × 3 = 15. The castle of 3 gives 3 × 1 = 3.
torres-lesson-scoring-highest-right = 15 + 3 × 2 = 21. In the large castle the second knight would have changed nothing.
torres-lesson-scoring-highest-wrong = That makes { $points } points. Which knight is the highest of yours in his castle and can still climb?
torres-lesson-scoring-highest-second = Still { $points } points. In a castle only your highest knight counts, and he is on level 3 already. Where would a level count?
torres-lesson-scoring-highest-loses = Down to { $points } points: your highest knight was worth 15 where he stood. Who can climb without anybody going down?
torres-lesson-scoring-highest-hint = Leave the castle of 5 alone.

torres-lesson-scoring-block = 1 AP: a block or a step? Score as much as you can.
torres-lesson-scoring-block-coach = Your knight in the large castle stands on level 3 of area 4: 12 points. The other is on level 1 of area 2: 2 points.
torres-lesson-scoring-block-right = 5 × 3 + 2 = 17. For a knight on level 3 every new square is worth 3 points.
torres-lesson-scoring-block-wrong = That makes { $points } points; you had 14. What is one more square worth to a knight on level 3?
torres-lesson-scoring-block-step = 2 × 2 = 4 instead of 2: { $points } points in all, a gain of 2. There is a gain of 3. What grows when a block is added?
torres-lesson-scoring-block-roof = A taller tower without a knight on it: still { $points } points. Area or level, which of them changed?
torres-lesson-scoring-block-small = A third square for a knight on level 1: a gain of 1, { $points } points in all. For which knight is a square worth more?
torres-lesson-scoring-block-hint = Make the castle with the high knight larger.

## 5. Through the doors

torres-lesson-doors = Through the doors
torres-lesson-doors-about = The short way through a castle, for 1 AP.
torres-lesson-doors-learned-1 = A knight enters a castle where the tower next to him is taller than his level.
torres-lesson-doors-learned-2 = He comes out anywhere beside that castle, or on a roof next to a taller tower, for 1 AP.
torres-lesson-doors-learned-3 = Inside he never climbs: out no higher than in.

torres-lesson-doors-through = Get onto the castle on the right with 2 AP.
torres-lesson-doors-through-coach = The towers in front of your knight are too high to climb. But every block has a door on each side, and walking through a whole castle costs 1 AP.
torres-lesson-doors-through-right = In at one end, out at the other, then a step up: 3 squares × level 1 = 3 points.
torres-lesson-doors-through-wrong = Both AP are spent and he is still on level 0. Through which door does he come out next to the other castle?
torres-lesson-doors-through-around = On foot it is six steps, and only 1 AP is left. A castle can be crossed for 1 AP. Where does its last door lead?
torres-lesson-doors-through-early = He came out too early: from here the castle on the right is too far for 1 AP. Which side of the towers faces it?
torres-lesson-doors-through-hint = Choose the knight, then the square between the tall tower and the castle.

torres-lesson-doors-roof = Get your knight to level 2 with 2 AP: 10 points.
torres-lesson-doors-roof-coach = He is on level 1, and the tower next to him is two levels higher. But he can walk in, and come out on a roof of level 1 again.
torres-lesson-doors-roof-right = Through the doors to the low roof, then one step up: 5 squares × level 2 = 10 points.
torres-lesson-doors-roof-wrong = { $points ->
    [one] That makes { $points } point, and no AP is left. Which roof of level 1 lies next to the tower of 2?
   *[other] That makes { $points } points, and no AP is left. Which roof of level 1 lies next to the tower of 2?
}
torres-lesson-doors-roof-ground = Now he is outside on level 0 and scores nothing. A passage may also end on a roof as low as his own. Which roof has a taller tower beside it?
torres-lesson-doors-roof-hint = The other low roof of the same castle.

## 6. The king’s bonus

torres-lesson-king = The king’s bonus
torres-lesson-king-about = Level 1, 2, 3 for 5, 10, 15 points.
torres-lesson-king-learned-1 = In the king’s castle a knight exactly on the level of the year gets a bonus: 5, 10 or 15 points.
torres-lesson-king-learned-2 = One knight can take the bonus while another scores the castle.
torres-lesson-king-learned-3 = After years 1 and 2 the player with the fewest points may move the king.

torres-lesson-king-one = Year 1, 1 AP. Score 7 points.
torres-lesson-king-one-coach = Two castles are one step away. One is small, but the king is there: in year 1 a knight on level 1 of his castle scores 5 more.
torres-lesson-king-one-right = 2 × 1 for the castle and 5 for the king: 7 points.
torres-lesson-king-one-wrong = { $points ->
    [one] That makes { $points } point. Whose guest is the king?
   *[other] That makes { $points } points. Whose guest is the king?
}
torres-lesson-king-one-larger = 4 × 1 = { $points } points. A good castle, but without the king there is no bonus. What are 2 squares and a bonus of 5 worth?
torres-lesson-king-one-ground = On level 0 he is in no castle: no points and no bonus. Which block can he step on?
torres-lesson-king-one-hint = Step into the castle with the crown.

torres-lesson-king-exactly = Year 2: get the bonus and keep your 12 points.
torres-lesson-king-exactly-coach = In year 2 the bonus is 10 points for a knight exactly on level 2. Yours stand on levels 1 and 3. The castle gives 4 × 3 = 12.
torres-lesson-king-exactly-right = 4 × 3 = 12 for the high knight, 10 for the one on level 2.
torres-lesson-king-exactly-wrong = Nobody of yours is on level 2: no bonus. Who can get there without losing level 3?
torres-lesson-king-exactly-down = 10 for the king, but the castle gives only 4 × 2 = 8 now: 18 instead of 22. The bonus needs exactly level 2, the castle your highest knight. Who else can step there?
torres-lesson-king-exactly-ground = That brings no bonus, and a knight on level 0 is in no castle. Who stands one level below 2?
torres-lesson-king-exactly-hint = One of your knights can go up instead of down.

torres-lesson-king-guest = The year is over. Move the king so that he pays you 10.
torres-lesson-king-guest-coach = You have the fewest points, so you may move the king before year 2. He may go to any roof without a figure.
torres-lesson-king-guest-right = In year 2 level 2 pays, and that is where your knight stands: 10 points, if he stays there.
torres-lesson-king-guest-wrong = No bonus there. In which castle do you stand on level 2?
torres-lesson-king-guest-stays = Where he is now you have no knight: 0 points bonus. Next year level 2 pays 10. Where do you stand on level 2?
torres-lesson-king-guest-one = There your knight is on level 1, and that paid in year 1. Year 2 pays exactly level 2. Which castle fits?
torres-lesson-king-guest-hint = Look for your knight on a tower of 2.

## 7. Action cards

torres-lesson-cards = Action cards
torres-lesson-cards-about = More than five action points allow.
torres-lesson-cards-learned-1 = You may play one card per turn; neither the card nor its effect costs AP.
torres-lesson-cards-learned-2 = A card costs 1 AP to buy and can be played from your next turn on.
torres-lesson-cards-learned-3 = With 0 AP left your turn is not over: a card may still be played.

torres-lesson-cards-seven = No AP left, but you hold “7 AP.” Get 9 points.
torres-lesson-cards-seven-coach = The card gives 2 more AP this turn, even after all five are spent. Your knight is two steps below the top of his castle.
torres-lesson-cards-seven-right = Two steps for nothing: 3 squares × level 3 = 9 points.
torres-lesson-cards-seven-wrong = { $points ->
    [one] That makes { $points } point. Which two steps lead to level 3?
   *[other] That makes { $points } points. Which two steps lead to level 3?
}
torres-lesson-cards-seven-ended = You ended the turn with a card still in hand. Playing one per turn costs nothing. What would 2 AP have bought?
torres-lesson-cards-seven-hint = Play the card first. Then move twice.

torres-lesson-cards-under = Put a block under the knight who gains most.
torres-lesson-cards-under-coach = “Block under a knight” lifts him one level where he stands. One of your castles has 4 squares, the other 2.
torres-lesson-cards-under-right = 4 × 3 = 12 instead of 8: the card was worth 4 points.
torres-lesson-cards-under-wrong = That makes { $points } points. In which castle is a level worth more?
torres-lesson-cards-under-small = 2 × 2 = 4 instead of 2: a gain of 2, { $points } points in all. A level is worth as many points as the castle has squares. Which knight stands in the larger one?
torres-lesson-cards-under-hint = Compare 4 squares and 2 squares.

torres-lesson-cards-which = You hold two cards. Play the one that scores more.
torres-lesson-cards-which-coach = “Diagonal move” goes at most one level up, “Leap two levels” exactly two, straight ahead. Your castle has 4 squares and gives 4 points now.
torres-lesson-cards-which-right = From level 1 to level 3 at once: 4 × 3 = 12.
torres-lesson-cards-which-wrong = { $points ->
    [one] That makes { $points } point. Which card goes higher?
   *[other] That makes { $points } points. Which card goes higher?
}
torres-lesson-cards-which-diagonal = Level 2: 4 × 2 = { $points } points. Only one card per turn, and the other one goes two levels up. Which tower is two levels higher?
torres-lesson-cards-which-down = He stands on level 0 now and scores nothing. Which of your cards leads up?
torres-lesson-cards-which-hint = The tower of 3 is next to your knight.

## 8. To the last point

torres-lesson-finish = To the last point
torres-lesson-finish-about = Leftover blocks, the score track, the end.
torres-lesson-finish-learned-1 = Leftover blocks can go to your other stacks, up to three in each.
torres-lesson-finish-learned-2 = A marker that would stop on another one goes on to the next empty space.
torres-lesson-finish-learned-3 = After the scoring of year 3 the player with the most points wins.

torres-lesson-finish-keep = One block is left over. Keep it for a later turn.
torres-lesson-finish-keep-coach = Your turn is over, and the stack you chose is gone. Your other stacks hold 3, 2 and 2 blocks. Each may hold up to 3.
torres-lesson-finish-keep-right = Eight blocks for three turns instead of seven.
torres-lesson-finish-keep-wrong = The block is gone. Which of your stacks has room?
torres-lesson-finish-keep-lost = The block went back to the supply: 7 blocks for three turns. A stack of 2 has room for one more. Which choice keeps all 8?
torres-lesson-finish-keep-hint = Add up the blocks of each choice.

torres-lesson-finish-track = 1 AP. What is worth 2 points?
torres-lesson-finish-track-coach = You have 14 points, Blue has 15. Only one marker fits on a space: if yours would stop on Blue’s, it goes on.
torres-lesson-finish-track-right = From 14 past 15 to 16: 2 points for 1 AP.
torres-lesson-finish-track-wrong = That gains less than 2. Where is Blue’s marker?
torres-lesson-finish-track-block = A block gains { $gain } here: your knight stands on level 1. Your marker is right behind Blue’s. What happens if it moves one space?
torres-lesson-finish-track-hint = Buy a point.

torres-lesson-finish-last = The last turn of the game, 1 AP. Win it!
torres-lesson-finish-last-coach = You have 30 points and a castle worth 4 × 2 = 8. Blue will have 40. Act, then end your turn.
torres-lesson-finish-last-right = 30 + 4 × 3 = 42 against 40. You win!
torres-lesson-finish-last-wrong = { $points } points against 40. What is one more level worth in a castle of 4?
torres-lesson-finish-last-ended = 30 + 8 = { $points } against 40, with 1 AP lost. What could it have bought?
torres-lesson-finish-last-point = One point for the last AP: that makes { $points }, and Blue has 40. What is one more level worth in a castle of 4?
torres-lesson-finish-last-down = He has lost height: { $points } points against 40. Which neighbor is one level up?
torres-lesson-finish-last-hint = A step up is worth 4 points. End your turn after it.
