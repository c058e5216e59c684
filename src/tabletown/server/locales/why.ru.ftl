## Ход против правил

server-refused = Так ходить нельзя. { $reason }
