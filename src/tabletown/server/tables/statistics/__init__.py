"""What finished matches say: results by card and character, accuracy, and the ratings of the bots."""
