## 1. What buildings give

ginkgopolis-lesson-assets = What buildings give
ginkgopolis-lesson-assets-about = Play a card without a tile and collect from its building.
ginkgopolis-lesson-assets-learned-1 = A card without a tile gives one asset for each floor of its building.
ginkgopolis-lesson-assets-learned-2 = Red gives resources, yellow gives points, blue gives tiles.
ginkgopolis-lesson-assets-learned-3 = Any building will do, whoever owns it.
ginkgopolis-lesson-assets-points = Gain 2 points with one card.
ginkgopolis-lesson-assets-points-coach = Points win the game. Each building card stands for a building in the city. Played without a tile, it gives you one asset for each floor: points, if the building is yellow.
ginkgopolis-lesson-assets-points-right = Yellow 9 has two floors: 2 points. It belongs to your opponent, and it works all the same.
ginkgopolis-lesson-assets-points-wrong = No point gained. Which color gives points?
ginkgopolis-lesson-assets-points-low = Yellow 1 has only one floor: 1 point. Is there a taller yellow building among your cards?
ginkgopolis-lesson-assets-points-red = Red 2 gave you a resource, but no points. Which color gives points?
ginkgopolis-lesson-assets-points-hint = Look for a yellow building with two floors.
ginkgopolis-lesson-assets-resources = Raise your resources from 1 to 3.
ginkgopolis-lesson-assets-resources-coach = You build with resources, so you need them all the time. Count the floors before you choose a card.
ginkgopolis-lesson-assets-resources-right = Two red floors, 2 resources. Now you have 3.
ginkgopolis-lesson-assets-resources-wrong = You still have 1 resource. Which color gives resources?
ginkgopolis-lesson-assets-resources-one = Red 2 has one floor: you have 2 resources. Where would a red card give more?
ginkgopolis-lesson-assets-resources-letter = An urbanization card gives 1 resource or 1 tile, so 2 resources at most. Which building gives more?
ginkgopolis-lesson-assets-resources-hint = A red building with two floors stands on the right.
ginkgopolis-lesson-assets-choice = Take a tile with an urbanization card.
ginkgopolis-lesson-assets-choice-coach = You have resources, but no tile to build with. A letter without a tile lets you choose: one resource or one tile.
ginkgopolis-lesson-assets-choice-right = The tile lies behind your screen. Only you see which one it is.
ginkgopolis-lesson-assets-choice-wrong = You still have no tile. What can a letter give you?
ginkgopolis-lesson-assets-choice-resource = Now you have 4 resources, but still nothing to build with. What are you missing?
ginkgopolis-lesson-assets-choice-hint = Play a letter, then choose the tile.

## 2. Found a building

ginkgopolis-lesson-urbanize = Found a building
ginkgopolis-lesson-urbanize-about = A letter and a tile make a new building, and its neighbors pay.
ginkgopolis-lesson-urbanize-learned-1 = A new building costs 1 resource, and all its neighbors give you their assets.
ginkgopolis-lesson-urbanize-learned-2 = Choose the letter with the most floors next to it.
ginkgopolis-lesson-urbanize-learned-3 = A new building is a construction site: its card joins the deck later.
ginkgopolis-lesson-urbanize-found = Found a building and end up with 3 resources.
ginkgopolis-lesson-urbanize-found-coach = A tile on an urbanization card replaces the token with that letter. You put 1 resource on it, move the token to an empty space, and every neighbor gives you one asset for each floor.
ginkgopolis-lesson-urbanize-found-right = You paid 1 resource and got 2 from red 7, and 1 point from yellow 3 as well.
ginkgopolis-lesson-urbanize-found-wrong = That leaves you with fewer than 3 resources. Which letter has red floors next to it?
ginkgopolis-lesson-urbanize-found-alone = Without a tile nothing is built. What goes on the card?
ginkgopolis-lesson-urbanize-found-lonely = G has one neighbor, red 1, with one floor: you pay 1 resource and get 1 back. Which letter lies beside a taller building?
ginkgopolis-lesson-urbanize-found-hint = One of your letters lies next to red 7.
ginkgopolis-lesson-urbanize-letter = Urbanize so that you gain 3 points.
ginkgopolis-lesson-urbanize-letter-coach = You hold three letters. Add up the yellow floors next to each of them.
ginkgopolis-lesson-urbanize-letter-right = 2 floors + 1 floor = 3 points.
ginkgopolis-lesson-urbanize-letter-wrong = Not yet 3 points. How many yellow floors touch this space?
ginkgopolis-lesson-urbanize-letter-west = A touches the tall yellow building and red 2: 2 points and 1 resource. Does a letter have two yellow neighbors?
ginkgopolis-lesson-urbanize-letter-north = B touches only the tall yellow building: 2 points. Does a letter have two yellow neighbors?
ginkgopolis-lesson-urbanize-letter-hint = Look for the letter between two yellow buildings.

## 3. Add a floor

ginkgopolis-lesson-construct = Add a floor
ginkgopolis-lesson-construct-about = A building card and a tile: the building grows and is yours.
ginkgopolis-lesson-construct-learned-1 = Price: 1 resource for each floor, 1 more for another color, points for a lower number.
ginkgopolis-lesson-construct-learned-2 = Resources on your own building come back first, and you may pay with them.
ginkgopolis-lesson-construct-learned-3 = You keep the card of a building that you built on.
ginkgopolis-lesson-construct-floor = Add a floor with your 2 resources.
ginkgopolis-lesson-construct-floor-coach = A building needs one of your resources for each floor, so 2 for a second floor. A tile of another color costs 1 resource more.
ginkgopolis-lesson-construct-floor-right = Two floors, 2 resources. The building is yours, and its card lies in front of you.
ginkgopolis-lesson-construct-floor-wrong = No floor was added. Which card fits which tile?
ginkgopolis-lesson-construct-floor-color = Another color: 2 + 1 = 3 resources, and you had 2. The tile came back. Which tile has the color of the building?
ginkgopolis-lesson-construct-floor-alone = Without a tile you only exploit the building. What goes on the card?
ginkgopolis-lesson-construct-floor-hint = Card and tile should have the same color.
ginkgopolis-lesson-construct-number = Add a floor to yellow 7 and keep all 5 points.
ginkgopolis-lesson-construct-number-coach = If the new number is lower than the one it covers, you pay the difference in points.
ginkgopolis-lesson-construct-number-right = 9 is more than 7: nothing to pay, and you keep your 5 points.
ginkgopolis-lesson-construct-number-wrong = No floor was added. Lay a tile on the card.
ginkgopolis-lesson-construct-number-low = 7 − 4 = 3 points paid, 2 are left. Which of your tiles has a higher number?
ginkgopolis-lesson-construct-number-hint = Compare both tiles with 7.
ginkgopolis-lesson-construct-own = You have 1 resource. Add a floor all the same.
ginkgopolis-lesson-construct-own-coach = Red 5 has two floors, red 3 and red 6 have one. When you cover a building of your own, its resources come back to you before you pay.
ginkgopolis-lesson-construct-own-right = Three floors need 3 resources: 1 from you and 2 that came back.
ginkgopolis-lesson-construct-own-wrong = No floor was added. Where do your own resources lie?
ginkgopolis-lesson-construct-own-short = Two floors need 2 resources, and you had 1. The tile came back. On which building do your own resources lie?
ginkgopolis-lesson-construct-own-alone = Without a tile you only exploit the building. What goes on the card?
ginkgopolis-lesson-construct-own-hint = One of the three buildings is yours and carries 2 resources.

## 4. Cards that keep paying

ginkgopolis-lesson-cards = Cards that keep paying
ginkgopolis-lesson-cards-about = Cards in front of you pay for one kind of action, again and again.
ginkgopolis-lesson-cards-learned-1 = The number of a card says when it pays: 1, 4, 7 exploit; 2, 5, 8 urbanize; 3, 6, 9 construct.
ginkgopolis-lesson-cards-learned-2 = You keep a card by building on it; an exploited card is discarded.
ginkgopolis-lesson-cards-learned-3 = Repeat the action for which your cards pay.
ginkgopolis-lesson-cards-keep = Keep the card that pays whenever you urbanize.
ginkgopolis-lesson-cards-keep-coach = Cards 1, 4 and 7 pay when you exploit, 2, 5 and 8 when you urbanize, 3, 6 and 9 when you construct. You keep a card by building on it.
ginkgopolis-lesson-cards-keep-right = Red 2 lies in front of you: 1 resource each time you urbanize, from now on.
ginkgopolis-lesson-cards-keep-wrong = This card is not kept. Which number goes with urbanizing?
ginkgopolis-lesson-cards-keep-exploit = Yellow 1 pays 1 point whenever you exploit. Which number goes with urbanizing?
ginkgopolis-lesson-cards-keep-construct = Blue 3 pays 1 tile whenever you construct. Which number goes with urbanizing?
ginkgopolis-lesson-cards-keep-alone = Played without a tile, a card goes to the discard pile. What must you do to keep it?
ginkgopolis-lesson-cards-keep-hint = The numbers for urbanizing are 2, 5 and 8.
ginkgopolis-lesson-cards-use = Gain 5 points in one action.
ginkgopolis-lesson-cards-use-coach = In front of you: yellow 8 pays 2 points and blue 2 pays a tile whenever you urbanize. The neighbors of the new building pay on top.
ginkgopolis-lesson-cards-use-right = 3 yellow floors next to D and 2 from your card: 5 points, and a tile besides.
ginkgopolis-lesson-cards-use-wrong = That is less than 5 points. Which action do your cards pay for?
ginkgopolis-lesson-cards-use-exploit = Two floors: 2 points. Your cards pay nothing for this. Which action do they pay for?
ginkgopolis-lesson-cards-use-poor = Your card pays 2 points, but no neighbor of this letter is yellow. Which letter has yellow floors beside it?
ginkgopolis-lesson-cards-use-hint = Urbanize where yellow floors are near.

## 5. Win a district

ginkgopolis-lesson-districts = Win a district
ginkgopolis-lesson-districts-about = Neighbors of one color score at the end, most of all for the leader.
ginkgopolis-lesson-districts-learned-1 = A district is two or more neighbors of one color; a single building scores nothing.
ginkgopolis-lesson-districts-learned-2 = The leader scores every resource in it, the second only their own. If you are the only one there, each counts 2.
ginkgopolis-lesson-districts-learned-3 = At a tie the taller building leads, then the higher number.
ginkgopolis-lesson-districts-join = Make red 7 part of a district worth 6 points.
ginkgopolis-lesson-districts-join-coach = Red 7 carries 2 of your resources, but it stands alone and scores nothing. With a red neighbor it becomes a district. If all resources in it are yours, each is worth 2 points.
ginkgopolis-lesson-districts-join-right = 3 resources, all of them yours: 3 × 2 = 6 points.
ginkgopolis-lesson-districts-join-wrong = Red 7 still stands alone. Which letter touches it?
ginkgopolis-lesson-districts-join-color = Blue does not join red: red 7 still stands alone. Which tile do you need?
ginkgopolis-lesson-districts-join-far = The new building joins only red 1, which is neutral: 1 resource × 2 = 2 points. Which letter touches red 7?
ginkgopolis-lesson-districts-join-hint = A red tile next to red 7.
ginkgopolis-lesson-districts-lead = Lead the blue district and score 5 points there.
ginkgopolis-lesson-districts-lead-coach = Your opponent has 2 resources in it, you have 1. The leader scores all resources of the district, the second only their own.
ginkgopolis-lesson-districts-lead-right = 3 resources against 2: you lead and score all 5.
ginkgopolis-lesson-districts-lead-wrong = You are still second there with 1 point. How do your resources get into the district?
ginkgopolis-lesson-districts-lead-even = 2 against 2, and your opponent has the taller building: you are second with 2 points. How can you bring in 2 resources at once?
ginkgopolis-lesson-districts-lead-hint = The neutral blue building belongs to the district, too.
ginkgopolis-lesson-districts-even = Lead with 2 resources against 2: 4 points.
ginkgopolis-lesson-districts-even-coach = At a tie the taller building leads. If both are equally tall, the higher number on top decides. Your opponent shows 9.
ginkgopolis-lesson-districts-even-right = 2 against 2, both two floors high, and 15 beats 9: all 4 points are yours.
ginkgopolis-lesson-districts-even-wrong = You still have 1 resource against 2. What can grow?
ginkgopolis-lesson-districts-even-low = 2 against 2 and equally tall, but 7 is less than 9: you are second with 2 points. Which tile beats 9?
ginkgopolis-lesson-districts-even-flat = 2 against 2, but your buildings have one floor and theirs has two: you are second with 2 points. Can yours grow, too?
ginkgopolis-lesson-districts-even-hint = Two floors, and a number above 9.

## 6. Mind the price

ginkgopolis-lesson-prices = Mind the price
ginkgopolis-lesson-prices-about = Count before you lay a tile: what you cannot pay comes back.
ginkgopolis-lesson-prices-learned-1 = If you cannot pay, the tile comes back and you exploit the card.
ginkgopolis-lesson-prices-learned-2 = Keep a few resources: without them nothing can be built.
ginkgopolis-lesson-prices-learned-3 = If you cover another player’s building, they get their resources back and as many points.
ginkgopolis-lesson-prices-poor = You have no resources left. Get 2, and show no tile.
ginkgopolis-lesson-prices-poor-coach = You have tiles, but nothing to pay with: building costs resources. A tile you cannot pay for comes back to you, and everybody has seen it.
ginkgopolis-lesson-prices-poor-right = 2 resources: next round you can build again.
ginkgopolis-lesson-prices-poor-wrong = That does not give you 2 resources. Which color does?
ginkgopolis-lesson-prices-poor-tile = A new building costs 1 resource, and you have 0: the tile came back, and you take only 1 asset. Which card gives 2 resources?
ginkgopolis-lesson-prices-poor-shown = 2 resources, but the tile could not be paid: it came back, and now everybody has seen it. Do you need it on the card at all?
ginkgopolis-lesson-prices-poor-points = 1 point, but you still cannot build. Which color gives resources?
ginkgopolis-lesson-prices-poor-hint = Count the red floors.
ginkgopolis-lesson-prices-afford = Build on yellow 14 with a tile you can pay for.
ginkgopolis-lesson-prices-afford-coach = A third floor needs 3 resources. You have exactly 3, and 3 points. Another color costs 1 resource more, a lower number the difference in points.
ginkgopolis-lesson-prices-afford-right = 3 resources and nothing else. Your opponent got 2 resources and 2 points back.
ginkgopolis-lesson-prices-afford-wrong = Without a tile no floor is added. Which of the three tiles can you pay for?
ginkgopolis-lesson-prices-afford-points = 14 − 10 = 4 points, and you had 3. The tile came back, and you exploited the card. Which tile costs no points?
ginkgopolis-lesson-prices-afford-color = Another color: 3 + 1 = 4 resources, and you had 3. The tile came back, and you exploited the card. Which tile costs no more?
ginkgopolis-lesson-prices-afford-hint = The right color, and a number above 14.

## 7. The last rounds

ginkgopolis-lesson-end = The last rounds
ginkgopolis-lesson-end-about = The tiles run out twice; then the points are counted.
ginkgopolis-lesson-end-learned-1 = When the reserve runs out for the first time, return what you cannot use: 1 point for each tile.
ginkgopolis-lesson-end-learned-2 = Cards 10 to 20 score at the end: keep those that fit your city.
ginkgopolis-lesson-end-learned-3 = The second time, or when all resources of one player are in the city, the round is finished and the game is over.
ginkgopolis-lesson-end-return = Keep one tile and return the others: 4 points.
ginkgopolis-lesson-end-return-coach = The reserve is empty for the first time. Each tile you return is worth 1 point. At the end of the game tiles are worth nothing, and you have only 1 resource to build with.
ginkgopolis-lesson-end-return-right = Four tiles, 4 points. The returned tiles are the new reserve.
ginkgopolis-lesson-end-return-wrong = That is not finished yet. Choose the tiles, then press Done.
ginkgopolis-lesson-end-return-few = Too few: you still have tiles that you will never lay. How many can you pay for with 1 resource?
ginkgopolis-lesson-end-return-hint = You have five tiles. Four of them may go.
ginkgopolis-lesson-end-count = Keep the card that scores 8 points at the end.
ginkgopolis-lesson-end-count-coach = Red 13: 1 point for each of your resources on red. Yellow 15: 3 points for each of your buildings of height 3 or more. Blue 14: 1 point for each of height 1 or 2. Count before you build.
ginkgopolis-lesson-end-count-right = 3 + 2 + 3 resources on red: 8 points.
ginkgopolis-lesson-end-count-wrong = That does not score 8 points. How many of your resources lie on red?
ginkgopolis-lesson-end-count-tall = Two buildings of height 3: 2 × 3 = 6 points. How many of your resources lie on red?
ginkgopolis-lesson-end-count-small = Two buildings of height 2: 2 points. Which card counts something that you have more of?
ginkgopolis-lesson-end-count-alone = Played without a tile, the card is discarded and scores nothing. What must you do to keep it?
ginkgopolis-lesson-end-count-hint = Add up your resources on the three red buildings.
ginkgopolis-lesson-end-over = You are ahead. End the game now.
ginkgopolis-lesson-end-over-coach = You have 19 points, your opponent 18. The reserve has run out once already, and one last tile lies in it. When it is drawn, this round is the last.
ginkgopolis-lesson-end-over-right = The last tile is drawn, and the game is over: you win with { $points } points.
ginkgopolis-lesson-end-over-wrong = The tile is still in the reserve, so the game goes on. Which color draws tiles?
ginkgopolis-lesson-end-over-points = 1 more point, but the game goes on and your opponent may catch up. Which color draws tiles?
ginkgopolis-lesson-end-over-hint = Blue buildings give tiles.
