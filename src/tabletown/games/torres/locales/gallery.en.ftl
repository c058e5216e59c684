## The gallery of the rulebook

torres-gallery-action = Action cards
torres-gallery-master = Master cards
