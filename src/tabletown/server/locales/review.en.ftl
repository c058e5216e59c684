server-review-running = This game is not over. Only finished games are reviewed.
server-review-one = Your last review is not finished yet. One at a time.
server-no-review = There is no review of this game yet.
server-analysis-running = This position belongs to a game in progress at this server. It can be analyzed when the game is over.
server-analysis-address = This link holds no position. It may have been cut off: copy it again, or paste the position as text.
