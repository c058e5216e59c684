## Lesson 1

sweet_lands-lesson-land = Land
sweet_lands-lesson-land-about = Terrain tokens: where they go, and what they bring.
sweet_lands-lesson-land-learned-1 = A token gives the bonus printed on its cell.
sweet_lands-lesson-land-learned-2 = Every token touches the capital or another of your tokens.
sweet_lands-lesson-land-learned-3 = An open port is worth 20 points at first; four are worth 50.
sweet_lands-lesson-land-bonus = Place a terrain token that brings you 5 gold.
sweet_lands-lesson-land-bonus-coach = This is your domain. The three pale cells in the middle are your capital. Tokens go on the cells around it, and a printed sign is a gift for whoever covers it. Your score is below zero because all ports are closed; that comes soon.
sweet_lands-lesson-land-bonus-right = 5 gold at once. The token itself stays for the rest of the game.
sweet_lands-lesson-land-bonus-wrong = That brings no gold. Which cell shows 5 gold?
sweet_lands-lesson-land-bonus-other = You gain 2 basic resources, but no gold. A token gives what is printed on its own cell. Where is the gold?
sweet_lands-lesson-land-bonus-bare = Nothing is printed on this cell, so you gain nothing. Where is the gold?
sweet_lands-lesson-land-bonus-hint = Look to the lower left of the capital.
sweet_lands-lesson-land-grow = Place two tokens and gain the 2 wheat.
sweet_lands-lesson-land-grow-coach = The wheat is two cells away from the capital. You have two tokens: lead the way.
sweet_lands-lesson-land-grow-right = The first token made the second possible: 2 wheat.
sweet_lands-lesson-land-grow-wrong = You still have 2 wheat. Which cell touches both the capital and the wheat?
sweet_lands-lesson-land-grow-away = From here the cell with the wheat is out of reach: a token must touch the capital or one of yours. Which cell lies between?
sweet_lands-lesson-land-grow-hint = First the field left of the capital, then the one beyond it.
sweet_lands-lesson-land-port = Place the token that saves you 20 points.
sweet_lands-lesson-land-port-coach = Anchors mark your four ports. Without an open port you lose 40 points at the end, with one open only 20. A token on its cell opens a port.
sweet_lands-lesson-land-port-right = One port is open: { $gain } points more. The next three bring 10, 5 and 15.
sweet_lands-lesson-land-port-wrong = { $gain } points. Which cell has an anchor?
sweet_lands-lesson-land-port-sea = It is the sea, but there is no anchor here: { $gain } points. Which sea cell has a port?
sweet_lands-lesson-land-port-inland = All ports stay closed, so it is still −40. Where is the nearest anchor?
sweet_lands-lesson-land-port-hint = It is on the right, where your two mines point.

## Lesson 2

sweet_lands-lesson-roads = Roads
sweet_lands-lesson-roads-about = A road turns tokens over, and turned tokens produce.
sweet_lands-lesson-roads-learned-1 = A token turns over when a road lies on its edge: production or a prosperity step.
sweet_lands-lesson-roads-learned-2 = One road can turn over two tokens.
sweet_lands-lesson-roads-learned-3 = A road on the edge of a bonus-card area brings a card every round.
sweet_lands-lesson-roads-turn = Turn the field over and raise your wheat production to 6.
sweet_lands-lesson-roads-turn-coach = Production is what you receive at the start of every round. A token turns over as soon as a road lies on one of its edges; then you choose.
sweet_lands-lesson-roads-turn-right = Wheat production 6: one wheat more in every round to come.
sweet_lands-lesson-roads-turn-wrong = Your wheat production is still 5. On which edges of the field could the road lie?
sweet_lands-lesson-roads-turn-away = This road does not touch the field, so nothing turns over. Which edges does the field have?
sweet_lands-lesson-roads-turn-step = A prosperity step is worth points later; your wheat production stays at 5. What was asked for?
sweet_lands-lesson-roads-turn-hint = Build between the field and the capital, then take the production.
sweet_lands-lesson-roads-two = Raise your wheat production to 7 with a single road.
sweet_lands-lesson-roads-two-coach = Two fields, one road. Where would it lie on an edge of both?
sweet_lands-lesson-roads-two-right = Both fields turned over: 5 + 1 + 1 = 7.
sweet_lands-lesson-roads-two-wrong = That is not 7 yet. Which edge belongs to both fields?
sweet_lands-lesson-roads-two-one = Only one field turns over: 6. Which edge belongs to both?
sweet_lands-lesson-roads-two-step = One of the two became a prosperity step, so wheat stops at 6. What gives 7?
sweet_lands-lesson-roads-two-hint = The edge between the two fields.
sweet_lands-lesson-roads-cards = Open the bonus-card area and draw a card.
sweet_lands-lesson-roads-cards-coach = The cell with the card sign takes no token. It opens when a token lies beside it and a road lies on one of its six edges.
sweet_lands-lesson-roads-cards-right = A card now, and one more at the start of every round.
sweet_lands-lesson-roads-cards-wrong = The area stays closed. Which edges are its own?
sweet_lands-lesson-roads-cards-end = The road only touches the area with its end. It must lie along one of its edges. Which ones are free?
sweet_lands-lesson-roads-cards-far = This road leads away from the area. Which edges does the area have?
sweet_lands-lesson-roads-cards-hint = Between the area and one of your two fields.

## Lesson 3

sweet_lands-lesson-areas = Areas
sweet_lands-lesson-areas-about = The main action: cards for the slot, resources for the effect.
sweet_lands-lesson-areas-learned-1 = A slot costs cards: one, then two, then three.
sweet_lands-lesson-areas-learned-2 = An action disk replaces all of them.
sweet_lands-lesson-areas-learned-3 = Free actions trade what you have for what you need.
sweet_lands-lesson-areas-pay = Make 2 food steps.
sweet_lands-lesson-areas-pay-coach = You need the Kitchen. First you discard a card for the slot, then 4 wheat are paid. Every card you discard is one you cannot play, so choose the least useful.
sweet_lands-lesson-areas-pay-right = A card and 4 wheat for 2 food steps. The spaces you passed brought 2 gold and a card.
sweet_lands-lesson-areas-pay-wrong = No food step was made. Which area turns wheat into food?
sweet_lands-lesson-areas-pay-other = This area has its uses, but it brings no food. Which one shows 4 wheat and 2 food?
sweet_lands-lesson-areas-pay-hint = Choose the Kitchen, then any card.
sweet_lands-lesson-areas-disk = Use Roadworks and keep all 4 cards.
sweet_lands-lesson-areas-disk-coach = Two slots of Roadworks are taken; the third costs 3 cards. But you have an action disk.
sweet_lands-lesson-areas-disk-right = The disk paid for the slot. You keep 4 cards; a disk you do not use is lost in the clean-up.
sweet_lands-lesson-areas-disk-wrong = You did not keep your 4 cards. What else can pay for a slot?
sweet_lands-lesson-areas-disk-cards = Card by card this slot costs 3 of your 4. A disk pays for all of them at once. Where is it?
sweet_lands-lesson-areas-disk-hint = Choose Roadworks, then “Use a disk”.
sweet_lands-lesson-areas-trade = You are 1 wheat short. Make 2 food steps all the same.
sweet_lands-lesson-areas-trade-coach = The Kitchen takes 4 wheat; you have 3, and 8 gold. Free actions come before and after the main action, as often as you like.
sweet_lands-lesson-areas-trade-right = 4 gold for a wheat, then the Kitchen. Free actions do not use up your turn.
sweet_lands-lesson-areas-trade-wrong = The food marker has not moved. What is missing for the Kitchen?
sweet_lands-lesson-areas-trade-basic = The Kitchen takes wheat, and you still have 3. What should the 4 gold buy?
sweet_lands-lesson-areas-trade-sell = You sold what the Kitchen needs. Which trade goes the other way?
sweet_lands-lesson-areas-trade-gold = That was your main action: 6 gold, and no food. What could you do before the main action?
sweet_lands-lesson-areas-trade-hint = Buy a basic resource for 4 gold and take wheat.

## Lesson 4

sweet_lands-lesson-cities = Cities
sweet_lands-lesson-cities-about = Properties repeat their token, and three kinds make a city.
sweet_lands-lesson-cities-learned-1 = A property gives the effect of its token once more, then its own bonus.
sweet_lands-lesson-cities-learned-2 = Three neighboring properties of three kinds are a city.
sweet_lands-lesson-cities-learned-3 = Cities score every time you end a round: the sooner, the better.
sweet_lands-lesson-cities-again = Place a property: wheat production 7.
sweet_lands-lesson-cities-again-coach = A property goes on a turned token. You receive the effect of the token again, and then the bonus of the piece. The first tent brings wheat production, the first house wood.
sweet_lands-lesson-cities-again-right = The field gives +1, the tent another +1: 7.
sweet_lands-lesson-cities-again-wrong = Wheat production is not 7 yet. Two things must bring wheat: which token, which piece?
sweet_lands-lesson-cities-again-house = The field gives wheat, but the house gives wood: that makes wheat 6. Which piece brings wheat?
sweet_lands-lesson-cities-again-mine = The tent gives wheat, but the mine gives iron: that makes wheat 6. Which token brings wheat?
sweet_lands-lesson-cities-again-step = The field would have raised production; a prosperity step leaves wheat at 6. Which choice is the wheat?
sweet_lands-lesson-cities-again-hint = The tent, on the turned field.
sweet_lands-lesson-cities-third = Found a city with one more property.
sweet_lands-lesson-cities-third-coach = A tent and a house stand side by side. A city needs three properties of three kinds, all connected.
sweet_lands-lesson-cities-third-right = Tent, house, lab: three kinds, side by side. That is a city.
sweet_lands-lesson-cities-third-wrong = This is no city yet. How many kinds do you count, and do they touch?
sweet_lands-lesson-cities-third-kinds = Three pieces, but only two kinds. Which kind is missing?
sweet_lands-lesson-cities-third-apart = Three kinds, but the lab stands apart from the others. Which cells touch the tent or the house?
sweet_lands-lesson-cities-third-hint = The lab, next to the house.
sweet_lands-lesson-cities-collect = Collect your first city point.
sweet_lands-lesson-cities-collect-coach = Cities score whenever you end a round. One city brings 1 city point, and that is 2 victory points at the end of the game.
sweet_lands-lesson-cities-collect-right = 1 city point, in round 2. If the city stands, three more will follow: 8 points in all.
sweet_lands-lesson-cities-collect-wrong = No city point yet. When do cities score?
sweet_lands-lesson-cities-collect-area = A good action, but the city has not scored: it does so when you end the round. What ends it?
sweet_lands-lesson-cities-collect-hint = End the round.

## Lesson 5

sweet_lands-lesson-workers = Workers
sweet_lands-lesson-workers-about = Which card to play, and how a worker gets a job.
sweet_lands-lesson-workers-learned-1 = Play the cards that fit what you already have.
sweet_lands-lesson-workers-learned-2 = For a diamond a worker with a sign is employed and acts again and again.
sweet_lands-lesson-workers-learned-3 = An industry bonus runs down the whole column.
sweet_lands-lesson-workers-play = Play the card that brings 4 victory points.
sweet_lands-lesson-workers-play-coach = You have two properties on fields and one on a mine. Each of these cards counts the properties of one terrain, 2 points for each.
sweet_lands-lesson-workers-play-right = Two properties on fields: 2 × 2 = 4.
sweet_lands-lesson-workers-play-wrong = Not 4 points. Which terrain has most of your properties?
sweet_lands-lesson-workers-play-mine = One property stands on a mine: 2 points. On which terrain do two stand?
sweet_lands-lesson-workers-play-forest = No property stands in a forest, so the card does nothing. What do your properties stand on?
sweet_lands-lesson-workers-play-hint = Count the fields with a property, and look for the card with the field.
sweet_lands-lesson-workers-employ = Play a worker and employ it.
sweet_lands-lesson-workers-employ-coach = Right after a worker was played you may pay a diamond and give it a job. It needs an industry sign at its foot.
sweet_lands-lesson-workers-employ-right = It works in agriculture now and acts with every agriculture bonus.
sweet_lands-lesson-workers-employ-wrong = Nobody has a job yet. Which of the cards has an industry sign?
sweet_lands-lesson-workers-employ-sign = This card has no sign: it acts once and can never be employed. Which one has a sign?
sweet_lands-lesson-workers-employ-stop = You keep the diamond, but a worker can be employed only right after being played. What is the diamond worth otherwise?
sweet_lands-lesson-workers-employ-hint = Play the Apple Miller, then say yes.
sweet_lands-lesson-workers-bonus = Build the shop that pays you 3 gold.
sweet_lands-lesson-workers-bonus-coach = A worker in agriculture gives 3 gold with every agriculture bonus. Each shop brings the bonus of its own color.
sweet_lands-lesson-workers-bonus-right = The bonus ran down the column: 2 wheat from your character, 3 gold from the worker.
sweet_lands-lesson-workers-bonus-wrong = The 3 gold did not come. In which column is your worker?
sweet_lands-lesson-workers-bonus-forestry = A forestry bonus: 2 wood from your character, and nobody is employed there. Where is your worker?
sweet_lands-lesson-workers-bonus-step = The shop is right; take the production this time. Which choice raises wheat?
sweet_lands-lesson-workers-bonus-hint = The shop in the color of agriculture, orange.

## Lesson 6

sweet_lands-lesson-prosperity = Prosperity
sweet_lands-lesson-prosperity-about = What your land is worth at the end.
sweet_lands-lesson-prosperity-learned-1 = The step says what each token, road or hare is worth.
sweet_lands-lesson-prosperity-learned-2 = The rate rises only on some steps: look for the next number.
sweet_lands-lesson-prosperity-learned-3 = The last space costs a diamond, and usually pays.
sweet_lands-lesson-prosperity-first = Make the step that brings the most points.
sweet_lands-lesson-prosperity-first-coach = You have 9 terrain tokens and 4 roads. On step 1 both tracks give 1 point for every 3. Work it out!
sweet_lands-lesson-prosperity-first-right = 9 tokens, 1 point for every 3: { $gain } points.
sweet_lands-lesson-prosperity-first-wrong = { $gain } points. What do you have most of?
sweet_lands-lesson-prosperity-first-roads = 4 roads make { $gain } point; the fourth is left over. What do you have more of?
sweet_lands-lesson-prosperity-first-nothing = You have nothing that this track counts: { $gain } points. What do you have?
sweet_lands-lesson-prosperity-first-hint = Divide by 3: 9 tokens, 4 roads.
sweet_lands-lesson-prosperity-second = One step further: where does it pay now?
sweet_lands-lesson-prosperity-second-coach = You are on step 1 for your 9 tokens, and you have built 6 roads. The last line of an action is the new rate; the whole track is in the Tracks tab.
sweet_lands-lesson-prosperity-second-right = 6 roads, 1 point for every 3: { $gain } more.
sweet_lands-lesson-prosperity-second-wrong = { $gain } points. Where does the rate change with the next step?
sweet_lands-lesson-prosperity-second-same = Step 2 has the same rate as step 1: { $gain } points, only 2 wheat. Where does the next step change the rate?
sweet_lands-lesson-prosperity-second-nothing = You have nothing that this track counts: { $gain } points. What have you built since?
sweet_lands-lesson-prosperity-second-hint = Step 2 for tokens brings no new rate. Step 1 for roads does.
sweet_lands-lesson-prosperity-last = It is round 5. Make the best use of your diamond.
sweet_lands-lesson-prosperity-last-coach = 12 tokens at 1 for every 2 are 6 points. On the last space each is worth 1, but it costs your diamond, which is a point itself.
sweet_lands-lesson-prosperity-last-right = 12 in place of 6, less the diamond: { $gain } points.
sweet_lands-lesson-prosperity-last-wrong = { $gain } points. What would the last space bring?
sweet_lands-lesson-prosperity-last-roads = { $gain } points, and you keep the diamond. What would your 12 tokens bring at 1 each?
sweet_lands-lesson-prosperity-last-nothing = You have nothing that this track counts: { $gain } points. Which track is one step before its end?
sweet_lands-lesson-prosperity-last-hint = 12 − 6 − 1 is more than 2.

## Lesson 7

sweet_lands-lesson-ending = The last round
sweet_lands-lesson-ending-about = Points that beginners leave on the table.
sweet_lands-lesson-ending-learned-1 = Claim milestones as soon as you can: 10 points each, for nothing.
sweet_lands-lesson-ending-learned-2 = Look at your ports before the end.
sweet_lands-lesson-ending-learned-3 = Sell what is left: 5 gold are a point, wheat is not.
sweet_lands-lesson-ending-claim = Gain 10 points before you end the round.
sweet_lands-lesson-ending-claim-coach = Look at the milestones. Claiming one is a free action, but only while it lies there, and after the third claim the rest leave.
sweet_lands-lesson-ending-claim-right = 5 properties: the milestone is yours, { $gain } points.
sweet_lands-lesson-ending-claim-wrong = { $gain } points. Which milestone do you already meet?
sweet_lands-lesson-ending-claim-gold = 6 gold are about 1 point. Which free action brings 10?
sweet_lands-lesson-ending-claim-sell = A wheat is 1 gold, a fifth of a point. Which free action brings 10?
sweet_lands-lesson-ending-claim-end = Too soon: the milestone would have been 10 points more. What could you claim?
sweet_lands-lesson-ending-claim-hint = Count your properties: five.
sweet_lands-lesson-ending-port = Find 20 points in your last turn.
sweet_lands-lesson-ending-port-coach = Every port is closed, and that costs 40. Survey is too dear: 6 wheat. Is there a free action that places a single token?
sweet_lands-lesson-ending-port-right = A card and 3 basic resources, which were worth nothing any more, for { $gain } points.
sweet_lands-lesson-ending-port-wrong = { $gain } points. What opens a port?
sweet_lands-lesson-ending-port-gold = 6 gold: { $gain } point. A port is worth 20. Which free action places a token?
sweet_lands-lesson-ending-port-end = The round is over, with all ports closed: −40. What could your two cards have paid for?
sweet_lands-lesson-ending-port-road = A road opens no port. What does?
sweet_lands-lesson-ending-port-sea = A token on the sea, but there is no anchor here: { $gain } points. Which cell has one?
sweet_lands-lesson-ending-port-hint = “Build”: discard a card and pay 3 basic resources.
sweet_lands-lesson-ending-sell = End the game with 1 point more.
sweet_lands-lesson-ending-sell-coach = You have 14 gold and 1 wheat. Every 5 gold are a point. How many are 14? And 15?
sweet_lands-lesson-ending-sell-right = 15 gold are 3 points, 14 only 2. The game is over, and the point is yours.
sweet_lands-lesson-ending-sell-wrong = { $gain } points more. What is the wheat worth now?
sweet_lands-lesson-ending-sell-early = 14 gold are 2 points, and the wheat scores nothing. What could you have done with it first?
sweet_lands-lesson-ending-sell-hint = Sell the wheat for 1 gold, then end the round.
