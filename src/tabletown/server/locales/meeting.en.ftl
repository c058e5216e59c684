# Play now.
server-now-title = Play now
server-now-lead = Wait for other people who want to play the same game. The game begins when enough of you are there.
server-now-seats = { $game } cannot be played by { $seats } people.
server-now-clock = With other people everybody has a clock: { $clock }.
server-now-unrated-help = Guests may play, too.
server-now-bots = With bots if nobody comes
server-now-bots-help = After a minute, bots take the seats that are still free.
server-now-go = Look for players
server-now-waiting = Waiting to play now
server-now-count = { $count ->
    [one] { $count } person waits
   *[other] { $count } people wait
}
server-now-nobody = Nobody waits right now.
server-now-looking = Looking for players
server-now-here = People who wait for this:
server-now-leave = Keep this page open: closing it takes you out of the queue. When the game begins, the table opens by itself.
server-now-elsewhere = You wait on another page now.
server-now-scripts = This page needs JavaScript. Without it you can join an open table on the first page.
server-now-stop = Stop waiting

# Tables with a start time.
server-start = Start time
server-start-help = Optional, in your time zone ({ $zone }). Players take their seats before, and are reminded a quarter of an hour ahead.
server-start-at = starts { $when }
server-start-room = The game starts { $when }.
server-start-full = All seats are taken. The game starts { $when }.
server-start-free = If seats are still free then, it starts as soon as they are taken.
server-start-wrong = This is not a date and time.
server-start-time = Choose a start time within the next { $days } days.

# The app, and links to finished games.
server-offline-title = You are offline
server-offline-help = Tables and results are on the server, and it cannot be reached right now. Nothing is lost: your games wait for you.
server-offline-again = Try again
server-next-turn = Next table
server-next-turn-help = It is your turn at another table, too.
server-picture-running = There is a picture when the game is over.
server-no-board = The game has not begun.
server-share-title = { $game }: the result
