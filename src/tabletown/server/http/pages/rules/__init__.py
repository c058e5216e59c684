"""The rules of a game: the rulebook for players with its pictures, the gallery of cards, and every rule by number."""
