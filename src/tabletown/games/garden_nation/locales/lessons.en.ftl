## The crane

garden_nation-lesson-crane = Where the crane goes
garden_nation-lesson-crane-about = You build where the crane stands, and your zone sends it on.
garden_nation-lesson-crane-learned-1 = You act in the territory where the crane stands.
garden_nation-lesson-crane-learned-2 = The crane goes to the territory that lies in the garden as your zone lies in its territory.
garden_nation-lesson-crane-learned-3 = The last floor of your turn decides where your opponent acts.
garden_nation-lesson-crane-send = Build so that the crane goes to territory 2.
garden_nation-lesson-crane-send-coach = Red is yours. You build where the crane stands: in territory 1. Then it goes to the territory that lies in the garden as your zone lies in its territory. Each zone shows its price and where the crane will go.
garden_nation-lesson-crane-send-right = Upper right zone, upper right territory: the crane is in territory 2. You have a second action, and it happens there.
garden_nation-lesson-crane-send-wrong = The crane went another way, because your zone does not lie at the upper right of territory 1. Where does territory 2 lie in the garden?
garden_nation-lesson-crane-send-hint = Think of territory 1 as a small map of the whole garden.
garden_nation-lesson-crane-send-stays = You built at the upper left, and territory 1 is itself the upper left one, so the crane stays. Where does territory 2 lie in the garden?
garden_nation-lesson-crane-send-center = A center zone sends the crane to the central territory, number 4. Where does territory 2 lie in the garden?
garden_nation-lesson-crane-center = Send the crane to the central territory, number 4.
garden_nation-lesson-crane-center-coach = Now you act in territory 2. Territory 4 lies in the middle of the garden. It does not matter which zone is nearest to it, only how your zone lies in its own territory.
garden_nation-lesson-crane-center-right = A center zone sends the crane to the central territory, wherever you build.
garden_nation-lesson-crane-center-wrong = This zone lies on the rim of territory 2, so the crane went to the rim of the garden. Which zone lies in the middle?
garden_nation-lesson-crane-center-hint = How does territory 4 lie in the garden? Look for the zone that lies so in territory 2.
garden_nation-lesson-crane-center-toward = This zone borders on territory 4, but it lies at the lower left of territory 2. So the crane went to the lower left territory, number 6. Which zone lies in the middle?
garden_nation-lesson-crane-deny = Build, but do not send your opponent to territory 3.
garden_nation-lesson-crane-deny-coach = Your last action: then your opponent acts where the crane goes. In territory 3 they have one floor on greenery, and House pays 3 points for two.
garden_nation-lesson-crane-deny-right = Your opponent cannot add to that building now. The last floor of your turn is always a move for the next player, too.
garden_nation-lesson-crane-deny-wrong = Now the crane is in territory 3, where your opponent is waiting for it. Which zone sends it elsewhere?
garden_nation-lesson-crane-deny-hint = Territory 3 is the one on the left.
garden_nation-lesson-crane-deny-gift = Only 1 inhabitant, but this zone lies on the left, and so does territory 3. Your opponent builds a second floor there and takes 3 points. Which zone sends the crane elsewhere?

## Inhabitants

garden_nation-lesson-inhabitants = Inhabitants pay
garden_nation-lesson-inhabitants-about = What a floor costs, and why you must not spend everybody.
garden_nation-lesson-inhabitants-learned-1 = A floor costs what the zone says, plus 1 for each floor below it.
garden_nation-lesson-inhabitants-learned-2 = One inhabitant must stay, and fewer than 10 cost you points at the end.
garden_nation-lesson-inhabitants-learned-3 = Whoever builds on bramble first chooses its land for good.
garden_nation-lesson-inhabitants-cheapest = Build the cheapest floor you can.
garden_nation-lesson-inhabitants-cheapest-coach = You pay for floors with inhabitants: the number in the zone, plus 1 for each floor that is already there. You have 30 inhabitants, and one floor in a zone of cost 1.
garden_nation-lesson-inhabitants-cheapest-right = 1 + 1 = 2 inhabitants, 28 are left. In a cheap zone a building can grow tall for little.
garden_nation-lesson-inhabitants-cheapest-wrong = There is a cheaper floor. Add the number in the zone and the floors already there. Where is the sum smallest?
garden_nation-lesson-inhabitants-cheapest-hint = Compare the vacant zones with a second floor on your own building.
garden_nation-lesson-inhabitants-cheapest-new = A first floor here costs 3, so 27 inhabitants are left. The price is the number in the zone plus the floors below. What would a second floor on your own building cost?
garden_nation-lesson-inhabitants-cheapest-dear = This zone costs 4 or more, so at most 26 inhabitants are left. The price is the number in the zone plus the floors below. Where is the sum smallest?
garden_nation-lesson-inhabitants-keep = Build a floor and keep at least 2 inhabitants.
garden_nation-lesson-inhabitants-keep-coach = You have only 5 inhabitants. One must always stay, so you can pay up to 4. At the end, having 4 or 5 costs you 10 points, 2 or 3 cost 20, and a single one costs 30.
garden_nation-lesson-inhabitants-keep-right = If the game ended now, your population would count { $points } points. From 10 inhabitants on it no longer costs you any.
garden_nation-lesson-inhabitants-keep-wrong = Too few inhabitants are left. Which zone costs less?
garden_nation-lesson-inhabitants-keep-hint = Subtract the cost of each zone from 5.
garden_nation-lesson-inhabitants-keep-last = 5 − 4 leaves 1 inhabitant: that counts −30 points, and you can pay for nothing any more. Which zone costs less?
garden_nation-lesson-inhabitants-bramble = Turn the bramble into greenery.
garden_nation-lesson-inhabitants-bramble-coach = Bramble costs 5, and whoever builds there first chooses its land for good. Terraced Houses asks for two neighboring buildings on greenery, and one of yours is next to it.
garden_nation-lesson-inhabitants-bramble-right = Greenery next to greenery: Terraced Houses is possible now. The next lesson shows how to complete it.
garden_nation-lesson-inhabitants-bramble-wrong = Your two buildings stand on different lands. Which land does Terraced Houses ask for?
garden_nation-lesson-inhabitants-bramble-hint = Look at the land under your other building.
garden_nation-lesson-inhabitants-bramble-land = Now your two buildings stand on different lands, and a bramble token stays for good. Which land does Terraced Houses ask for?

## Common projects

garden_nation-lesson-projects = Common projects
garden_nation-lesson-projects-about = Place a floor, complete a project, score at once.
garden_nation-lesson-projects-learned-1 = You complete a project right after placing a floor, and that building must be part of it.
garden_nation-lesson-projects-learned-2 = Land, floors and neighbors must fit; floor counts are minimums.
garden_nation-lesson-projects-learned-3 = One project per action: compare what they pay.
garden_nation-lesson-projects-pair = Complete Terraced Houses for 3 points.
garden_nation-lesson-projects-pair-coach = Projects are for everybody: whoever completes one takes its points. Terraced Houses needs two neighboring buildings of yours on greenery. You have one. Build the second, then complete the card.
garden_nation-lesson-projects-pair-right = 3 points at once. The building you have just built gets a roof, and a new card is turned up.
garden_nation-lesson-projects-pair-wrong = The project is not completed. Two neighboring buildings on greenery are needed. Where could the second one stand?
garden_nation-lesson-projects-pair-hint = Look for a zone of greenery that shares a side with your building.
garden_nation-lesson-projects-pair-apart = You still have only one building on greenery, and Terraced Houses needs two side by side. Which zone beside yours could be greenery?
garden_nation-lesson-projects-pair-skipped = You skipped the project: 0 points, and the card is there for your opponent. What would it have brought you?
garden_nation-lesson-projects-house = Complete House: two floors on greenery.
garden_nation-lesson-projects-house-coach = House asks for one building with 2 floors on greenery, outside the central territory. You own two buildings here. Look at what they stand on.
garden_nation-lesson-projects-house-right = 2 floors on greenery: 3 points for 5 inhabitants.
garden_nation-lesson-projects-house-wrong = House is not completed. It asks for one building with 2 floors on greenery. Which one could it be?
garden_nation-lesson-projects-house-hint = Your building at the upper left stands on greenery.
garden_nation-lesson-projects-house-land = 2 floors, but on yellow grass; House asks for greenery. What does your other building stand on?
garden_nation-lesson-projects-house-low = Now you have two buildings with 1 floor on greenery; House asks for 2 floors in one building. Where would a second floor count?
garden_nation-lesson-projects-best = Complete the project that pays the most.
garden_nation-lesson-projects-best-coach = You have just built your second floor here. Three of the cards fit, but you may complete only one per action, because then the building has a roof. Compare their points.
garden_nation-lesson-projects-best-right = Sanctuary: two neighbors on greenery, one with 2 floors. 5 points instead of 3.
garden_nation-lesson-projects-best-wrong = You skipped all three: 0 points. Which of them pays the most?
garden_nation-lesson-projects-best-hint = The points are in the flower on each card.
garden_nation-lesson-projects-best-less = 3 points, and now the building has a roof, so the other two are out of reach. Which of the three pays more?

## Roofs

garden_nation-lesson-roofs = What a roof takes away
garden_nation-lesson-roofs-about = A roofed building is lost for your secret objectives.
garden_nation-lesson-roofs-learned-1 = The roof goes only on the building you have just worked on.
garden_nation-lesson-roofs-learned-2 = A roofed building no longer grows and counts for no project and no objective except Territory Control.
garden_nation-lesson-roofs-learned-3 = You may always skip a project.
garden_nation-lesson-roofs-which = Complete Sanctuary, but keep the Belfry’s 7 points.
garden_nation-lesson-roofs-which-coach = Your Belfry pays 7 for a territory where you have 3 floors without a roof. Sanctuary needs two neighbors on greenery, one with 2 floors. The roof goes on the building you work on now.
garden_nation-lesson-roofs-which-right = The low building has the roof. Sanctuary 5, Belfry 7: both are yours.
garden_nation-lesson-roofs-which-wrong = One of the two is missing: Sanctuary’s 5 points or Belfry’s 7. Which building may get the roof?
garden_nation-lesson-roofs-which-hint = Both buildings are part of Sanctuary. Only one of them matters to the Belfry.
garden_nation-lesson-roofs-which-tall = If you complete Sanctuary now, the roof goes on your tall building: 5 points won, 7 lost. Which of the two could get the roof instead?
garden_nation-lesson-roofs-which-skipped = You built in the right zone and then skipped 5 points. What would a roof on the low building have cost your Belfry?
garden_nation-lesson-roofs-skip = Choose what brings more points in the end.
garden_nation-lesson-roofs-skip-coach = Your tall building could complete House for 3 points. But then it has a roof. What is it worth to your Belfry?
garden_nation-lesson-roofs-skip-right = 3 points now would have cost you 7 at the end. The building stays without a roof and can still grow.
garden_nation-lesson-roofs-skip-wrong = The roof costs you more than House brings. What does Belfry pay for this building?
garden_nation-lesson-roofs-skip-hint = Compare 3 points now with 7 points at the end.
garden_nation-lesson-roofs-skip-greedy = House brings 3, but under its roof the building no longer counts for the Belfry, which paid 7. Together { $gain } points. What else could you have done with the card?

## Territory control and demolishing

garden_nation-lesson-control = Inhabitants come back
garden_nation-lesson-control-about = Territory control after each round, and demolishing.
garden_nation-lesson-control-learned-1 = After each round, the lead in a territory brings 2 inhabitants, a shared lead 1 each.
garden_nation-lesson-control-learned-2 = A single floor in a territory without rivals pays 2 inhabitants every round.
garden_nation-lesson-control-learned-3 = Demolishing brings back the floors and twice the inhabitants that they cost.
garden_nation-lesson-control-lead = End the round with at least 21 inhabitants.
garden_nation-lesson-control-lead-coach = The round ends after this action. Then the lead in a territory brings 2 inhabitants, a shared lead 1 each. You lead in territory 1 and share territory 2. You have 20 inhabitants.
garden_nation-lesson-control-lead-right = −3 for the floor, +2 for territory 1, +2 for territory 2, where you now lead alone: 21 inhabitants.
garden_nation-lesson-control-lead-wrong = That is fewer than 21 inhabitants. What does the floor cost, and what do the territories bring?
garden_nation-lesson-control-lead-hint = Territory control brings 2 + 2. Subtract the price of the floor.
garden_nation-lesson-control-lead-dear = The two leads bring 2 + 2 = 4 inhabitants, but this floor cost 4 or more, so you gained nothing. How little can a floor cost here?
garden_nation-lesson-control-new = End the round with at least 26 inhabitants.
garden_nation-lesson-control-new-coach = The round ends after this action. You lead in territories 1 and 6 and share territory 2. Nobody is in territory 7: one floor gives you the lead there. You have 20 inhabitants.
garden_nation-lesson-control-new-right = −1 for the floor, +2 for territories 1, 6 and 7 each, +1 for territory 2: 26. This floor cost 1 inhabitant and will pay 2 every round.
garden_nation-lesson-control-new-wrong = That is fewer than 26 inhabitants. What may the floor cost at most?
garden_nation-lesson-control-new-hint = 20 and 7 from territory control make 27, less the price of the floor.
garden_nation-lesson-control-new-dear = Any floor gives you the lead, and 2 + 2 + 2 + 1 inhabitants come in. But this one cost more than it had to. What may it cost at most?
garden_nation-lesson-control-demolish = Bring your population up to 24.
garden_nation-lesson-control-demolish-coach = 6 inhabitants would count −5 points. Demolishing brings back your floors and twice the inhabitants that they cost. Two of your buildings stand where the crane is.
garden_nation-lesson-control-demolish-right = The floors cost 4 + 5 = 9, so 18 inhabitants come back: 24. They count 5 points instead of −5, and two floors are in your supply again.
garden_nation-lesson-control-demolish-wrong = That does not make 24 inhabitants. What is twice the price of each building?
garden_nation-lesson-control-demolish-hint = Two floors in a zone of cost 4 cost 4 + 5. Take that twice.
garden_nation-lesson-control-demolish-small = One floor in a zone of cost 3 brings 6: now you have 12 inhabitants. What would your other building bring?
garden_nation-lesson-control-demolish-build = Building costs inhabitants, and you had only 6: now you are at { $points } points. What brings inhabitants back?

## Secret objectives

garden_nation-lesson-objectives = Secret objectives
garden_nation-lesson-objectives-about = What your two cards pay, and how one building serves both.
garden_nation-lesson-objectives-learned-1 = Objectives score at the end, for unroofed buildings.
garden_nation-lesson-objectives-learned-2 = Belfry and Observatory count each territory only once.
garden_nation-lesson-objectives-learned-3 = One building may count for both of your objectives.
garden_nation-lesson-objectives-count = Build the floor that brings the most points.
garden_nation-lesson-objectives-count-coach = Cabaret pays 1 point for each floor on greenery. Market pays 3 for each building with 2 floors or more on yellow grass. You have so many inhabitants that the price does not matter here.
garden_nation-lesson-objectives-count-right = A second floor on yellow grass: the Market pays 3. You stand at { $points } points.
garden_nation-lesson-objectives-count-wrong = This land is on neither of your cards: no points. Which lands do Cabaret and Market name?
garden_nation-lesson-objectives-count-hint = Which of your buildings lacks a single floor?
garden_nation-lesson-objectives-count-green = One more floor on greenery: the Cabaret pays 1. Can the Market pay more?
garden_nation-lesson-objectives-count-first = A first floor on yellow grass brings nothing yet: the Market counts buildings with 2 floors or more. Where are you only one floor short?
garden_nation-lesson-objectives-tall = Build the floor that brings 11 points.
garden_nation-lesson-objectives-tall-coach = Belfry pays 7 for each territory where you have 3 floors in a building, Observatory 11 for 4 floors. Each card counts a territory once, but one building may serve both cards.
garden_nation-lesson-objectives-tall-right = The fourth floor: Observatory pays 11, and Belfry goes on paying its 7.
garden_nation-lesson-objectives-tall-wrong = A low building serves neither card: no points. Which of your buildings is nearly tall enough?
garden_nation-lesson-objectives-tall-hint = Belfry already pays for territory 1. Observatory does not yet.
garden_nation-lesson-objectives-tall-twice = Now two buildings have 3 floors here, but Belfry counts territory 1 only once: no points. Which card does not pay for territory 1 yet?
garden_nation-lesson-objectives-keep = Keep the two cards that one tall building serves best.
garden_nation-lesson-objectives-keep-coach = Before the first round you keep two of four cards. Imagine a single building with 4 floors, on any land you like. What would it bring with each pair?
garden_nation-lesson-objectives-keep-right = 7 + 11 = 18 points for one building with 4 floors, whatever land it stands on.
garden_nation-lesson-objectives-keep-wrong = Another pair pays more for the same building. Which two cards do not ask for a land?
garden_nation-lesson-objectives-keep-hint = Cabaret would pay 4 for it, Watchtower 3. And the other two?
garden_nation-lesson-objectives-keep-apart = With this pair, one building with 4 floors brings 15 points at most. One building may count for both cards. Which two cards do not ask for a land?

## Ploys

garden_nation-lesson-ploys = Ploys
garden_nation-lesson-ploys-about = Move the crane, move a roof, invade: four times a game.
garden_nation-lesson-ploys-learned-1 = You have four ploys for the whole game, one per action at most.
garden_nation-lesson-ploys-learned-2 = The crane and roofs are moved before the action; an invasion takes its place.
garden_nation-lesson-ploys-learned-3 = An invasion costs twice what the building did, and its owner gains just as much.
garden_nation-lesson-ploys-move = Use a ploy and complete the Infirmary.
garden_nation-lesson-ploys-move-coach = You need territory 2. Before you act, a ploy moves the crane to the next higher or lower number. Infirmary asks for 2 floors on yellow grass next to vacant greenery.
garden_nation-lesson-ploys-move-right = A ploy, a floor, a project: 4 points. You have 3 ploys left for the rest of the game.
garden_nation-lesson-ploys-move-wrong = The Infirmary is not completed. It needs a second floor on your building in territory 2. How do you get there?
garden_nation-lesson-ploys-move-hint = First move the crane by one number, then build.
garden_nation-lesson-ploys-move-away = From territory 1 a ploy leads to 2 or to 7. Now the crane is in 7, and you may use only one ploy per action. Where does your building on yellow grass stand?
garden_nation-lesson-ploys-move-stay = You built where the crane stood, in territory 1, so your building in territory 2 has not grown. What can you do before the action?
garden_nation-lesson-ploys-move-other = The territory is right, but a first floor is too low: Infirmary asks for 2 floors. Which building here lacks just one?
garden_nation-lesson-ploys-move-skipped = Everything was ready, and you skipped 4 points. What do you do when the pattern is there?
garden_nation-lesson-ploys-roof = Free your tall building from its roof.
garden_nation-lesson-ploys-roof-coach = Under its roof your tall building counts neither for Belfry nor for Cabaret. A ploy moves the roof to an unroofed building of yours on the same land, such as the small one in territory 6.
garden_nation-lesson-ploys-roof-right = Now the small building has the roof. Belfry pays 7, and Cabaret counts 3 floors instead of 1: { $gain } points more.
garden_nation-lesson-ploys-roof-wrong = The tall building is still of no use to your objectives. How could it lose only its roof?
garden_nation-lesson-ploys-roof-hint = Take the roof in territory 1 and put it on your building in territory 6.
garden_nation-lesson-ploys-roof-demolish = 30 inhabitants come back, which is worth { $gain } points. But the building is gone for good, and Belfry could have paid 7. Could the roof go without the building?
garden_nation-lesson-ploys-roof-build = The tall building still has its roof and counts for nothing. What may you do before you build?
garden_nation-lesson-ploys-invade = Invade and complete the Fortress.
garden_nation-lesson-ploys-invade-coach = Invading replaces an opponent’s building by as many floors of yours. It costs a ploy and twice what those floors cost. Fortress asks for 2 floors on red leaves next to vacant greenery.
garden_nation-lesson-ploys-invade-right = 14 inhabitants and a ploy for 4 points, and your opponent has a building less. But they have 14 inhabitants more, so invade only when it pays.
garden_nation-lesson-ploys-invade-wrong = The Fortress is not completed. It needs 2 floors on red leaves. Who has them?
garden_nation-lesson-ploys-invade-hint = Your opponent’s building with 2 floors stands on red leaves.
garden_nation-lesson-ploys-invade-green = 6 inhabitants for one floor on greenery, which completes nothing. What land does the Fortress stand on?
garden_nation-lesson-ploys-invade-skipped = You paid 14 inhabitants and then skipped the 4 points. What was the invasion for?

## The end

garden_nation-lesson-end = The end of the game
garden_nation-lesson-end-about = The last floor ends it, and a few inhabitants decide it.
garden_nation-lesson-end-learned-1 = When somebody’s supply is empty, the round is the last, and it is played to its end.
garden_nation-lesson-end-learned-2 = Fewer than 10 inhabitants cost points, so demolish in time.
garden_nation-lesson-end-learned-3 = Demolish what your objectives do not need.
garden_nation-lesson-end-finish = End the game now, while you are ahead.
garden_nation-lesson-end-finish-coach = You have one floor left, and this is the last action of the round. If you place it, this round is the last one. You stand at { $before } points, far more than your opponent shows.
garden_nation-lesson-end-finish-right = That was your last floor: after territory control the game is over. You have { $points } points.
garden_nation-lesson-end-finish-wrong = The game goes on. What makes a round the last one?
garden_nation-lesson-end-finish-hint = Place your last floor anywhere in territory 1.
garden_nation-lesson-end-finish-demolish = Demolishing brings floors back, so your opponent gets another round, and you are at { $points } points instead of { $before }. What makes a round the last one?
garden_nation-lesson-end-save = Finish with at least 36 points.
garden_nation-lesson-end-save-coach = The last action of the game. 5 inhabitants count −10 points; territory control will bring 6 more. Observatory pays 11 for each territory with 4 floors, Barracks 1 for each floor on red leaves.
garden_nation-lesson-end-save-right = 18 inhabitants for a building that no objective needed, and 6 from territory control: 29 count 7 points instead of −10. { $points } in all.
garden_nation-lesson-end-save-wrong = You end with { $points } points. Which building is of no use to your objectives?
garden_nation-lesson-end-save-hint = Your building on yellow grass serves neither Observatory nor Barracks.
garden_nation-lesson-end-save-tower = 44 inhabitants come back, but Observatory loses 11 points: { $points } in all. Which building is of no use to your objectives?
garden_nation-lesson-end-save-build = Building costs inhabitants, and your population still costs you points: { $points } in all. What brings inhabitants back?
