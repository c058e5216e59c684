server-daily-secret = The day of this deal is not over. Until then nobody else may learn anything of it.
server-daily-leave = A daily deal is not left to a bot. It waits for you until the end of the day.
server-daily-hint = There are no hints for the daily deal.
server-daily-first = Finish the deal first, then see how others did.
server-daily-none = There is no deal for { $day }.
server-daily-rules = This deal was made with other rules of the game and cannot be played any more.
