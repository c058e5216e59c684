"""Pages for learners: the courses, the lessons of a game, and a lesson at a table."""
