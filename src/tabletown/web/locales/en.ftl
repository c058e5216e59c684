## Every page

web-brand = Tabletown
web-description = Five city-building board games in the browser, against people and bots.
web-skip = Skip to the content
web-home = Home
web-menu = Menu
web-me = You
web-language = Language
web-language-en = English
web-language-ru = Русский
web-theme = Theme
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-refused-later = That did not work
web-refused-missing = Not found
web-refused-private = Not for everybody
web-again = Try again

## The table

web-table-lying = On the table
web-table-players = Players
web-table-your-turn = Your turn
web-table-thinking = thinking
web-table-ready = ready
web-table-won = won
web-table-you = you
web-table-look = { $name }: { $points } points. Show this board
web-table-look-board = Show this board
web-table-board-of = You are looking at the board of { $name }.
web-table-mine = Back to mine
web-table-first = First board
web-table-step = Step { $number }:
web-table-now = Back to now
web-table-show-step = Show this step
web-table-undo = Take back
web-table-undo-all = all { $count }
web-table-ask = Ask to take back
web-table-asked = Waiting for the answer: { $names }
web-table-agree = Agree
web-table-refuse = Refuse
web-table-withdraw = Withdraw
web-table-flip = Other view
web-table-rule = Rule
web-table-rules = Rules
web-table-result = Result
web-table-replay = Replay
web-table-over = Look at the result, or watch the match again.
web-table-return = Take the seat back
web-table-watching = You are watching
web-table-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-table-reconnecting = Reconnecting. Your move is safe.
web-table-why-turn = This cannot be chosen now. Choose something that is lit.
web-table-why-picked = This does not go with what is picked. Choose something that is lit, or let go (Esc).
web-table-why-wait = { $count ->
    [one] Wait: { $names } decides.
   *[other] Wait, these decide: { $names }.
}
web-table-why-watching = You are watching: the players decide.
web-table-why-past = This is a step of the past. To decide, go back to now.
web-table-why-other = This is the board of { $name }. Decide on your own.
web-table-why-over = The match is over.
web-table-rule-of = Rule { $rule }
web-table-thinks = { $name } is thinking. Usually not longer than { $seconds } s
web-table-seconds = { $seconds } s
web-table-share = Link to this table
web-table-share-copied = The link to the table is copied.
web-table-log = Log
web-table-score = Score
web-table-total = Total
web-table-chat = Chat
web-table-since = since your last move
web-table-no-log = Nothing has happened yet.
web-table-no-chat = Nobody has spoken yet.
web-table-say = Say something
web-table-send = Send
web-table-sound = Sound
web-table-close = Close
web-table-settings = At the table
web-table-setting-forced = Play forced steps for me
web-table-setting-steps = Show the steps of others one by one
web-table-setting-hints = Show what a step makes possible
web-table-setting-sound = Sound when it is my turn
web-table-setting-notify = Notify me of my turn when the page is not in sight
web-table-setting-keys = Single keys (U, V, R, L, ?)
web-table-setting-chat = Show chat
web-table-leave = Leave: { $name }
web-table-leave-help = A bot plays on. You can come back.
web-table-keys = Keys
web-table-key-tab = prompt, board, actions, panels
web-table-key-arrows = the nearest place in that direction
web-table-key-enter = choose
web-table-key-esc = let go
web-table-key-undo = take back
web-table-key-view = other view of the board
web-table-key-rule = rules
web-table-key-log = log
web-table-key-about = explain what is under pointer or focus
web-table-key-help = these keys
web-table-room = The table is set
web-table-free = Free seat
web-table-invited = Kept for somebody you invite
web-table-sit = Sit down
web-table-stand = Stand up
web-table-fill = Give to a bot
web-table-invite = Invite a friend
web-table-invite-help = The link works once and gives a free seat. The match begins when every seat is taken.
web-table-link = Send this link to one friend
web-table-copy = Copy
web-table-copied = The link is copied.
web-table-curtain = Pass the device to { $name }
web-table-curtain-help = Nothing of their secrets is shown before they say so.
web-table-lift = I am { $name }

## The command

web-no-vendor = The pages lack their fonts and scripts: run `make setup` first.
web-port-busy = Somebody listens at { $host }:{ $port } already. Stop it, or choose another port: tabletown serve --port 8001

# Hints.

web-hint = Hint
web-hint-thinking = The master is thinking.
web-hint-choice = The master would: { $choice }
web-hint-points = Points expected at the end
web-hint-item = For what
web-hint-now = now
web-hint-after = so
web-hint-otherwise = next best
web-hint-play = Do it
web-table-key-hint = what the master would do

# choice

web-bar = Actions
web-bar-back = Back
web-bar-cancel = Cancel
web-bar-more = More
web-bar-missing = Choose something that is lit
web-bar-final = cannot be taken back
web-bar-undoable = can be taken back
web-guard-end = End anyway
web-guard-keep = Keep playing
web-guard-best = Still possible: { $choice } ({ $points }).
web-card-title = What this brings
web-card-pointer = under the pointer
web-card-focus = in focus
web-card-chosen = chosen, not done yet
web-card-price = You pay
web-card-gain = You get
web-card-points = { $count ->
    [one] { $signed } point
   *[other] { $signed } points
 }
web-card-now = now { $points }
web-card-then = You, if the game ended then
web-card-left = Left after it
web-card-none = Nothing that is counted changes at once.
web-card-final = This cannot be taken back.
web-card-back = You can take this back.
web-card-enter = does it
web-card-esc = lets go
web-card-yours = Your turn
web-card-waiting = Waiting for { $names }
web-card-have = You have
web-card-only = Nothing else is possible now: { $choice }.
web-card-how = Point at something lit to see what it brings.
web-table-setting-always = Confirm every step
web-table-setting-guard = Ask before ending with something left
