// node drive.cjs PORT MATCHES SECONDS PAUSE [IN_FLIGHT]
// Two clients of boardgame.io at each match; one moves, the time until the other sees it is kept. Prints JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.cjs");

const [port, matches, seconds, pause, flights] = process.argv.slice(2).map(Number);
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } });
const kept = [];
let ended = false;

class Match {
  constructor(number) {
    this.waiting = null;
    this.clients = ["0", "1"].map((playerID) => {
      const client = Client({ game, multiplayer, matchID: `bench${number}`, playerID, debug: false });
      client.subscribe((state) => this.seen(playerID, state));
      client.start();
      return client;
    });
  }

  ready() {
    return this.clients.every((client) => client.getState() !== null && client.getState().isConnected);
  }

  seen(playerID, state) {
    const waiting = this.waiting;
    if (waiting && state && playerID === waiting.other && state._stateID >= waiting.stateID) {
      kept.push(performance.now() - waiting.start);
      this.waiting = null;
      waiting.done();
    }
  }

  // One move; resolves when the other has seen it.
  move() {
    const state = this.clients[0].getState();
    const player = state.ctx.currentPlayer;
    const cells = state.G.cells;
    const full = cells.every((cell) => cell !== null);
    const free = cells.map((cell, id) => (full || cell === null ? id : -1)).filter((id) => id >= 0);
    return new Promise((done) => {
      const other = player === "0" ? "1" : "0";
      this.waiting = { other, stateID: state._stateID + 1, start: performance.now(), done };
      this.clients[Number(player)].moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    });
  }
}

async function paced(match) {
  await wait(Math.random() * pause * 1000);
  while (!ended) {
    const start = performance.now();
    await match.move();
    await wait(Math.max(0, pause * 1000 - (performance.now() - start)));
  }
}

async function main() {
  const all = [];
  for (let number = 0; number < matches; number++) {
    all.push(new Match(number));
    if (number % 20 === 19) await wait(50);
  }
  const limit = performance.now() + 120000;
  while (!all.every((match) => match.ready()) && performance.now() < limit) await wait(100);
  console.log(JSON.stringify({ ready: all.filter((match) => match.ready()).length }));
  await new Promise((done) => process.stdin.once("data", done));
  const start = performance.now();
  setTimeout(() => { ended = true; }, seconds * 1000);
  all.slice(0, flights || matches).forEach((match) => { paced(match); });
  while (!ended) await wait(20);
  const took = (performance.now() - start) / 1000;
  kept.sort((a, b) => a - b);
  const at = (share) => kept[Math.min(kept.length - 1, Math.floor(kept.length * share))] ?? null;
  console.log(JSON.stringify({ moves: kept.length, seconds: took, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

main();
