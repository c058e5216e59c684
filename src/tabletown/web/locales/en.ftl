## Every page

web-brand = Tabletown
web-description = Five city-building board games in the browser, against people and bots.
web-skip = Skip to content
web-home = Home
web-menu = Menu
web-me = Profile
web-language = Language
web-language-en = English
web-language-ru = Русский
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-refused-later = Something went wrong
web-refused-missing = Not found
web-refused-private = Private
web-again = Try again

## The table

web-table-lying = Shared cards and supply
web-table-players = Players
web-table-your-turn = Your turn
web-table-thinking = thinking
web-table-ready = waiting
web-table-won = won
web-table-you = you
web-table-look = { $name }: { $points } points. Show this board
web-table-look-board = Show this board
web-table-board-of = Viewing { $name }’s board
web-table-mine = Back to my board
web-table-first = First board
web-table-step = Step { $number }:
web-table-now = Back to live
web-table-show-step = Show this step
web-table-undo = Undo
web-table-undo-all = Undo all ({ $count })
web-table-ask = Request undo
web-table-asked = Waiting for { $names } to answer
web-table-agree = Accept
web-table-refuse = Decline
web-table-withdraw = Cancel request
web-table-rule = Rule help
web-table-rules = Rules
web-table-result = Result
web-table-replay = Replay
web-table-over = See the result or watch the replay.
web-table-return = Rejoin
web-table-watching = You are watching
web-table-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-table-reconnecting = Reconnecting. Your move is safe.
web-table-why-turn = You can’t choose that now. Choose a highlighted option.
web-table-why-picked = That doesn’t fit your selection. Choose a highlighted option, or press Esc to cancel.
web-table-why-wait = Waiting for { $names }.
web-table-why-watching = You are spectating.
web-table-why-past = You are viewing an earlier move. Return to the current position to play.
web-table-why-other = This is { $name }’s board. Return to yours to play.
web-table-why-over = The game is over.
web-table-rule-of = Rule { $rule }
web-table-thinks = { $name } is thinking (usually up to { $seconds } s)
web-table-seconds = { $seconds } s
web-table-share = Copy table link
web-table-share-copied = The link to the table is copied.
web-table-score = Score
web-table-total = Total
web-table-chat = Chat
web-table-since = since your last move
web-table-no-log = No moves yet
web-table-no-chat = No messages yet
web-table-say = Message
web-table-send = Send
web-table-sound = Sound
web-table-close = Close
web-table-settings = Table settings
web-table-setting-forced = Auto-play forced moves
web-table-setting-steps = Animate opponents’ moves
web-table-setting-hints = Preview results of a move
web-table-setting-sound = Sound when it is my turn
web-table-setting-notify = Notify me on my turn
web-table-setting-keys = Keyboard shortcuts (U, V, R, L, ?)
web-table-setting-chat = Show chat
web-table-leave = Leave game ({ $name })
web-table-leave-help = A bot will play for you until you return.
web-table-keys = Keys
web-table-key-tab = prompt, board, actions, panels
web-table-key-arrows = move to nearest space
web-table-key-enter = choose
web-table-key-esc = cancel selection
web-table-key-undo = undo
web-table-key-view = other view of the board
web-table-key-rule = rules
web-table-key-log = log
web-table-key-about = explain the item in focus
web-table-key-help = these keys
web-table-room = Waiting for players
web-table-free = Open seat
web-table-invited = Kept for somebody you invite
web-table-sit = Take seat
web-table-stand = Leave seat
web-table-fill = Add bot
web-table-invite = Invite a friend
web-table-invite-help = This link can be used once. The game starts when all seats are taken.
web-table-link = Send this link to one friend
web-table-copy = Copy
web-table-copied = Link copied
web-table-curtain = Pass the device to { $name }
web-table-curtain-help = Hidden cards stay covered until the next player continues.
web-table-lift = I am { $name }

## The command

web-no-vendor = The pages lack their fonts and scripts: run `make setup` first.
web-port-busy = Port { $port } on { $host } is already in use. Stop the other program or choose another port: tabletown serve --port 8001

# Hints.

web-hint = Hint
web-hint-thinking = Finding a hint…
web-hint-play = Play this move
web-table-key-hint = show a hint

# telling

web-told = What happened
web-told-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-told-more = { $first } { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}
web-told-setup = The table is set up.
web-told-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-told-total = { $count } in the score
web-told-outlook = { $count } if scored now
web-told-of = { $seat }: { $gain }
web-told-brings = What this turn brings
web-told-deal = Fair deal
web-told-deal-help = This commitment to the seed was made before the first draw. The result page shows the seed and checks every draw.
web-told-older = Older lines
web-told-back = Back
web-told-pause = Pause
web-told-step = Step
web-told-skip = Skip
web-told-speed = Speed
web-told-now = To my turn
web-told-home = My board
web-told-counted = Show what was counted
web-told-secret = Secret
web-replay-step = Step
web-replay-turn = Turn
web-replay-round = Round
web-replay-turn-back = Back to the turn before
web-replay-turn-next = On to the next turn
web-replay-round-back = Back to the round before
web-replay-round-next = On to the next round
web-hint-title = Hint
web-hint-seconds = thought { $seconds } s
web-hint-better = still thinking
web-hint-first = First
web-hint-second = Second
web-hint-scale = expected final score
web-hint-expected = about { $points } points at the end
web-hint-hide = Hide

# stage
web-table-me = You
web-table-your-move = your turn
web-table-wait = waiting
web-table-past = Step { $number } of the past. Esc leads back to now.
web-table-ask-short = Ask to undo
web-table-view = View
web-table-whole = Whole board
web-table-panels = Log, score and chat
web-table-secret = { $points } secret
web-table-points-now = { $count ->
    [one] point now
   *[other] points now
}
web-table-tab-side = Table
web-table-tab-about = Facts
web-table-tab-log = Log
web-table-tab-score = Score
web-table-tab-chat = Chat
web-table-tab-players = Players

# choice

web-bar = Actions
web-bar-back = Back
web-bar-cancel = Cancel
web-bar-more = More
web-bar-missing = Choose something that is lit
web-bar-missing-verb = Choose an action
web-bar-missing-board = Choose on the board
web-bar-final = cannot be undone
web-bar-undoable = can be undone
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
web-card-final = This cannot be undone.
web-card-back = You can undo this.
web-card-enter = does it
web-card-esc = lets go
web-card-yours = Your turn
web-card-waiting = Waiting for { $names }
web-card-have = You have
web-card-only = Nothing else is possible now: { $choice }.
web-card-how = Point at something lit to see what it brings.
web-table-setting-always = Confirm every move
web-table-setting-guard = Ask before ending with something left
