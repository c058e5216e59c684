// The tic-tac-toe of the tutorial of boardgame.io, but for its end: a full board is cleared, so that a match lasts.
module.exports = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
    },
  },
};
