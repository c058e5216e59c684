"""What a game tells people who learn it: why an action is refused, lessons, and one word for each thing."""
