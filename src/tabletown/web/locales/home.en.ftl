## The home page of a newcomer

web-home-lead = Board games about building cities, in the browser. No account, nothing to install.
web-home-step-learn = Learn in { $minutes } minutes
web-home-step-learn-about = { $count ->
    [one] One short lesson on a real board.
   *[other] { $count } short lessons on a real board.
}
web-home-step-coach = Play with the coach
web-home-step-coach-about = Gentle bots, and a warning before costly mistakes.
web-home-step-friends = Call your friends
web-home-step-friends-about = Send a link, and they sit down at once.
web-home-start = Start with { $game }
web-home-skilled = I know how to play
web-home-known = Already have a name here?
web-home-sign-in = Sign in
web-home-easiest = the easiest to begin with
web-home-or = Or another town
web-home-learn = Learn to play
