## A move that the rules forbid

server-refused = That move is not legal. { $reason }
