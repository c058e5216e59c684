"""The page of a review: graph, verdicts, board and luck of a finished match."""
