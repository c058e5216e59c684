## The gallery of the rulebook

sweet_lands-gallery = All cards, areas and tokens
sweet_lands-gallery-character = Characters
sweet_lands-gallery-area = Action areas
sweet_lands-gallery-skill = Skills
sweet_lands-gallery-goal = Goals
sweet_lands-gallery-worker = Worker cards
