## The coach: what a decision is about, when it comes up for the first time

torres-coach-first_knight = Your first knight starts here. Look for a castle with room around it: you will want to make it larger.
torres-coach-king = In year 1 a knight on level 1 of the king’s castle scores 5 more. Put the king close to your knight and far from the others.
torres-coach-stack = This stack is all you can build with this turn. Take a larger one when you have something to build.
torres-coach-act = You have 5 AP: a new knight costs 2, everything else 1. Climb in large castles first, because a level is worth as many points as the castle has squares.
torres-coach-act-spent = Your AP are spent. If you hold a card from an earlier turn, you may still play it for free.
torres-coach-shift = Now choose an empty square for the block. Next to your own castle it makes that castle larger.
torres-coach-left = Leftover blocks can go to your other stacks, up to three in each. Whatever does not fit is lost.
torres-coach-move_king = You have the fewest points, so you may move the king. Choose a castle where you stand, or can soon stand, on the level that pays next year.

## The card of a choice
torres-then = You, if the year ended then
