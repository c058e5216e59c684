## 1. The first building

tiny_towns-lesson-first = The first building
tiny_towns-lesson-first-about = Place a cube, build with it, name a resource.
tiny_towns-lesson-first-learned-1 = Each round everyone places one cube of the same resource.
tiny_towns-lesson-first-learned-2 = Cubes that match the pattern of a card become a building on one of their squares.
tiny_towns-lesson-first-learned-3 = The master builder names the resource. When it is you, name what you need.
tiny_towns-lesson-first-place = Place the wood so that a Well can be built.
tiny_towns-lesson-first-place-coach = Each round everyone gets the same resource. This time it is wood. A Well needs wood and stone side by side, and your stone is waiting.
tiny_towns-lesson-first-place-right = Wood and stone share an edge: that is the pattern of the Well.
tiny_towns-lesson-first-place-wrong = The wood does not touch the stone, so 1 of 2 cubes is in place. The two must share an edge. Which squares do?
tiny_towns-lesson-first-place-diagonal = This square meets the stone only at a corner. In a pattern, cubes side by side share an edge. Which four squares touch the stone like that?
tiny_towns-lesson-first-place-hint = Look directly beside, above and below the stone.
tiny_towns-lesson-first-build = Build the Well.
tiny_towns-lesson-first-build-coach = The pattern is complete. Choose the Well, then one of its two squares. Both cubes leave, and the other square is empty again.
tiny_towns-lesson-first-build-right = Your first building. A square without a building costs a point, so your score goes from { $before } to { $points }.
tiny_towns-lesson-first-build-wrong = That is not the Well. Which card shows wood and stone?
tiny_towns-lesson-first-build-early = You may wait, but then two cubes block two squares, and your score stays at { $points }. After placing a cube you may build at once. What is ready?
tiny_towns-lesson-first-build-hint = Choose the Well among the cards.
tiny_towns-lesson-first-name = You hold the hammer. Name what the Cottage still needs.
tiny_towns-lesson-first-name-coach = The master builder names a resource, and everyone has to place it. Your brick and your glass already lie side by side. What is missing?
tiny_towns-lesson-first-name-right = Everyone has to place wheat now, and you are the one who can use it.
tiny_towns-lesson-first-name-wrong = No Cottage needs this, so the cube would only fill a square. Which three cubes does its card show?
tiny_towns-lesson-first-name-have = You have that one: 2 of the 3 cubes are there. Every cube of the pattern is needed once. Which is the third?
tiny_towns-lesson-first-name-hint = Compare the card of the Cottage with your brick and your glass.

## 2. Turned and mirrored

tiny_towns-lesson-pattern = Turned and mirrored
tiny_towns-lesson-pattern-about = Patterns may be turned and mirrored, and you choose where the building stands.
tiny_towns-lesson-pattern-learned-1 = A pattern may be turned and mirrored, but its cubes keep their places in it.
tiny_towns-lesson-pattern-learned-2 = The building goes on one of the squares its cubes were on.
tiny_towns-lesson-pattern-learned-3 = A corner has the fewest neighbors. An early building there keeps the middle open.
tiny_towns-lesson-pattern-turn = Place the glass so that a Cottage can be built.
tiny_towns-lesson-pattern-turn-coach = In a Cottage, the glass is the corner between wheat and brick. Patterns may be turned and mirrored, so more than one square will do.
tiny_towns-lesson-pattern-turn-right = The glass touches the wheat and the brick. Turned around, this is the pattern on the card.
tiny_towns-lesson-pattern-turn-wrong = Here the glass touches neither the wheat nor the brick. It must share an edge with both. Which squares do?
tiny_towns-lesson-pattern-turn-line = Here the glass touches 1 cube, and it needs 2. It must share an edge with the wheat and with the brick. Which squares touch both?
tiny_towns-lesson-pattern-turn-hint = Look between the wheat and the brick.
tiny_towns-lesson-pattern-land = Build the Cottage where it has the fewest neighbors.
tiny_towns-lesson-pattern-land-coach = Three cubes leave, one building stays. Where is up to you. Count the squares that share an edge with each of the three.
tiny_towns-lesson-pattern-land-right = No square of the three has fewer neighbors. The other two are empty again, and the middle stays open for cubes.
tiny_towns-lesson-pattern-land-wrong = Another of the three squares has fewer neighbors. Which one?
tiny_towns-lesson-pattern-land-edge = This square has 3 neighbors. The building may go on any of its three squares. Which of them has fewer?
tiny_towns-lesson-pattern-land-center = This square has 4 neighbors. The building may go on any of its three squares. Which of them have fewer?
tiny_towns-lesson-pattern-land-hint = A corner has 2 neighbors, an edge square 3, a center square 4.
tiny_towns-lesson-pattern-mirror = Place the stone so that a Chapel can be built.
tiny_towns-lesson-pattern-mirror-coach = A Chapel is a line of stone, glass, stone, with one more glass beside an end of it. Here the card is mirrored.
tiny_towns-lesson-pattern-mirror-right = Stone, glass, stone, and the second glass beside the end. Mirrored, but the same pattern.
tiny_towns-lesson-pattern-mirror-wrong = The line is still open: 3 of 4 cubes are in place. The line must be straight. Where does it go on?
tiny_towns-lesson-pattern-mirror-end = The stone touches the second glass, but the line is still open. It has to be stone, glass, stone in one row or column. Which square closes it?
tiny_towns-lesson-pattern-mirror-hint = The line begins at the stone and the glass in the top row.

## 3. Feeding cottages

tiny_towns-lesson-feeding = Feeding cottages
tiny_towns-lesson-feeding-about = A cottage scores 3 points, but only if it is fed.
tiny_towns-lesson-feeding-learned-1 = A fed cottage scores 3 points, any other 0.
tiny_towns-lesson-feeding-learned-2 = A Farm feeds four cottages, wherever they stand.
tiny_towns-lesson-feeding-learned-3 = A fifth cottage scores nothing without a second Farm.
tiny_towns-lesson-feeding-farm = Gain 10 points with one building.
tiny_towns-lesson-feeding-farm-coach = You have three cottages, and they score 0: nothing feeds them. Red buildings feed cottages. The Farm feeds four of them, anywhere in the town.
tiny_towns-lesson-feeding-farm-right = Three fed cottages at 3 points each, and 1 for the square: { $gain } points.
tiny_towns-lesson-feeding-farm-wrong = The three cottages still score 0. Only a red building feeds them. Which one is in play?
tiny_towns-lesson-feeding-farm-well = The Well brings { $gain }: no cottage stands next to it. And it uses up a wood that a larger pattern needs. A cube serves one building only. Which building needs four of these cubes?
tiny_towns-lesson-feeding-farm-hint = Look at the red card.
tiny_towns-lesson-feeding-fifth = Tavern or Cottage? Build the one that adds more points.
tiny_towns-lesson-feeding-fifth-coach = Both want the same brick and glass, so you can build only one of them. The Farm feeds four cottages, and you have four. What would each building add?
tiny_towns-lesson-feeding-fifth-right = The first Tavern scores 2, and the square makes it 3.
tiny_towns-lesson-feeding-fifth-wrong = The other building adds more. What does each of them score?
tiny_towns-lesson-feeding-fifth-cottage = Only { $gain }: the Farm feeds four cottages, so the fifth scores 0 and just fills a square. What would the other building score?
tiny_towns-lesson-feeding-fifth-hint = One Tavern scores 2 points.

## 4. The right square

tiny_towns-lesson-neighbors = The right square
tiny_towns-lesson-neighbors-about = Many buildings score by what stands around them.
tiny_towns-lesson-neighbors-learned-1 = “Next to” means sharing an edge. Diagonals do not count.
tiny_towns-lesson-neighbors-learned-2 = A Well scores 1 point for each cottage next to it.
tiny_towns-lesson-neighbors-learned-3 = A Theater counts the different types in its row and column.
tiny_towns-lesson-neighbors-well = Build the Well where it scores 2 points.
tiny_towns-lesson-neighbors-well-coach = A Well scores 1 point for each cottage next to it, fed or not. The two cubes give you two squares to choose from.
tiny_towns-lesson-neighbors-well-right = Two cottages next to it: 2 points, and 1 for the square.
tiny_towns-lesson-neighbors-well-wrong = Count the cottages that share an edge with each of the two squares. Where are there two?
tiny_towns-lesson-neighbors-well-below = Here the Well scores 0 and fills a square: { $gain } point. Both cottages are only diagonal to it, and diagonals do not count. Which square shares an edge with them?
tiny_towns-lesson-neighbors-well-hint = Look at the cottages to the left and right of the cubes.
tiny_towns-lesson-neighbors-theater = Build the Theater where it scores the most.
tiny_towns-lesson-neighbors-theater-coach = A Theater scores 1 point for each different type, other than yellow, in its row and column. Go through the four squares and count.
tiny_towns-lesson-neighbors-theater-right = Gray, blue, green and orange: 4 points, and 1 for the square.
tiny_towns-lesson-neighbors-theater-wrong = One type in this row and column: with the square, { $gain } points. Another square sees more types. Which?
tiny_towns-lesson-neighbors-theater-column = Gray, red and blue: with the square, { $gain } points. Row and column both count. Which square sees a fourth type?
tiny_towns-lesson-neighbors-theater-middle = Once the cubes are gone, this row and column hold one building: with the square, { $gain } points. Cubes do not count. Where are more buildings in line?
tiny_towns-lesson-neighbors-theater-hint = Look for the row with the most buildings.

## 5. Keep room

tiny_towns-lesson-room = Keep room
tiny_towns-lesson-room-about = A cube in the wrong place costs more than its own square.
tiny_towns-lesson-room-learned-1 = A cube stays until you build with it. Keep the squares open that a pattern needs.
tiny_towns-lesson-room-learned-2 = A cube serves one building only. Check which patterns share it.
tiny_towns-lesson-room-learned-3 = Building makes room: one square in place of two, three or four.
tiny_towns-lesson-room-block = The brick is of no use. Place it where it does no harm.
tiny_towns-lesson-room-block-coach = Two patterns lack one cube each: the Chapel its glass, the Farm its wood. Keep both squares open.
tiny_towns-lesson-room-block-right = Both patterns can still be completed.
tiny_towns-lesson-room-block-wrong = That square belongs to a pattern. Which squares does none of them need?
tiny_towns-lesson-room-block-chapel = The Chapel has 3 of 4 cubes and needs glass right here. A cube never moves, so three cubes are stuck now. Which squares does no pattern need?
tiny_towns-lesson-room-block-farm = The Farm has 3 of 4 cubes and needs wood right here. A cube never moves, so three cubes are stuck now. Which squares does no pattern need?
tiny_towns-lesson-room-block-hint = The edge on the right is far from both patterns.
tiny_towns-lesson-room-free = The town is full. Build until six squares are empty.
tiny_towns-lesson-room-free-coach = A town without an empty square is complete at the end of the round. You may build several buildings one after the other. Watch which of them share a cube.
tiny_towns-lesson-room-free-right = Three buildings in place of nine cubes: six squares are empty again, and you gained { $gain } points.
tiny_towns-lesson-room-free-wrong = That is not enough room. Which buildings use the most cubes?
tiny_towns-lesson-room-free-cottage = The Cottage empties 2 squares, but it takes a wheat from the Farm, which would empty 3. A cube serves one building only. What can you build without the Cottage?
tiny_towns-lesson-room-free-done = No square is empty, so your town would be complete at { $points }. Build before you press Done. What is ready?
tiny_towns-lesson-room-free-hint = Begin with the building that needs four cubes.

## 6. The hammer

tiny_towns-lesson-hammer = The hammer and the Factory
tiny_towns-lesson-hammer-about = Name what helps you most, and what to do when others name.
tiny_towns-lesson-hammer-learned-1 = When you hold the hammer, name what completes your most valuable pattern.
tiny_towns-lesson-hammer-learned-2 = A Chapel scores 1 point for each fed cottage in the town.
tiny_towns-lesson-hammer-learned-3 = When another player names the resource on your Factory, you may place any other instead.
tiny_towns-lesson-hammer-name = Name the resource that brings you the most points.
tiny_towns-lesson-hammer-name-coach = Stone would complete a Well, glass a Chapel. Your three cottages are fed. Work out what each building would add.
tiny_towns-lesson-hammer-name-right = The Chapel will score 3 for three fed cottages, and 1 for the square.
tiny_towns-lesson-hammer-name-wrong = This completes none of your patterns. Only two resources do. Which cube does the Well lack, and which the Chapel?
tiny_towns-lesson-hammer-name-stone = A Well next to 1 cottage and the square: 2 points. A Chapel scores 1 point for each fed cottage in the town. What would it add here?
tiny_towns-lesson-hammer-name-hint = Count the fed cottages. The Chapel scores for all of them.
tiny_towns-lesson-hammer-use = Place the glass and build the Chapel.
tiny_towns-lesson-hammer-use-coach = Everyone places glass now. Your line of stone, glass, stone has a gap.
tiny_towns-lesson-hammer-use-right = Three fed cottages and the square: { $gain } points.
tiny_towns-lesson-hammer-use-wrong = The Chapel is not built yet: 0 points gained. What is still missing?
tiny_towns-lesson-hammer-use-elsewhere = Here the glass completes nothing: 3 of 4 cubes are in place. The line must be stone, glass, stone. Where is the gap?
tiny_towns-lesson-hammer-use-done = The Chapel is ready. If you press Done, its four cubes stay and you gain { $gain } points. What can you build now?
tiny_towns-lesson-hammer-use-hint = The gap is between the two stones.
tiny_towns-lesson-hammer-factory = Brick is named. Place the cube that completes the Theater.
tiny_towns-lesson-hammer-factory-coach = Your Factory is marked with brick. When another player names brick, you may place any other resource instead.
tiny_towns-lesson-hammer-factory-right = The Theater is ready, although it was brick that was named.
tiny_towns-lesson-hammer-factory-wrong = Here it completes nothing: 3 of 4 cubes are in place. A Theater is wood, glass, wood in a line with stone beside the glass. Where is the gap?
tiny_towns-lesson-hammer-factory-brick = Brick completes nothing here: it would only fill a square. With your Factory you may choose another resource. Which one does the Theater lack?
tiny_towns-lesson-hammer-factory-hint = Look at the card of the Theater: which of its cubes do you not have?

## 7. The last squares

tiny_towns-lesson-end = The last squares
tiny_towns-lesson-end-about = Count before you build, and do not finish too early.
tiny_towns-lesson-end-learned-1 = Before you build, work out what each building adds, 1 point for the square included.
tiny_towns-lesson-end-learned-2 = Taverns score together: 2, 5, 9, 14, 20 points.
tiny_towns-lesson-end-learned-3 = A full town is complete when you press Done. Build first.
tiny_towns-lesson-end-count = Tavern, Chapel or Cottage: build the one that adds the most.
tiny_towns-lesson-end-count-coach = All three want the same glass. You have two Taverns, three fed cottages, and a Farm that feeds four. Work out all three.
tiny_towns-lesson-end-count-right = Three Taverns score 9, two scored 5. That is 4, and 1 for the square.
tiny_towns-lesson-end-count-wrong = Another building adds more. What does each of the three add?
tiny_towns-lesson-end-count-chapel = Three fed cottages and the square: { $gain } points. Taverns score together, by their number. What do three score, and what did two?
tiny_towns-lesson-end-count-cottage = The Farm feeds a fourth cottage: with the square, { $gain } points. Another building adds one more. Which?
tiny_towns-lesson-end-count-hint = Look at the row of points on the Tavern.
tiny_towns-lesson-end-last = Your town is full. Gain at least 5 more points.
tiny_towns-lesson-end-last-coach = All others have finished. Your town has no empty square, so pressing Done ends the game. But a pattern is complete.
tiny_towns-lesson-end-last-right = { $gain } points more, and two squares are empty again: you may play on.
tiny_towns-lesson-end-last-wrong = That is less than 5 points. What is ready to be built?
tiny_towns-lesson-end-last-done = The game would end with { $points } points. A full town is complete when you press Done. Which pattern have you not used?
tiny_towns-lesson-end-last-hint = Look at the third row.
