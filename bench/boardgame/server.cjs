// node server.cjs PORT
const { Server } = require("boardgame.io/server");
const game = require("./game.cjs");

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
