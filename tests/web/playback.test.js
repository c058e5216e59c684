// When others' steps are shown one by one, which ones, how long, and how they are skipped.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { element } from "./dom.js";

const motion = { matches: false };
globalThis.matchMedia = () => motion;
const { Playback } = await import("../../src/tabletown/web/static/playback.js");

let pages;
let connection;
let playback;
let isWanted;

const line = (number, seat) => element("li", { "data-number": String(number), "data-seat": String(seat) });

// The table as seat 0 sees it, with a log of steps by these seats.
function table(seats, attributes = {}) {
  const log = element("ol", { class: "log" }, ...seats.map((seat, place) => line(place + 1, seat)));
  return element("main", { id: "table", "data-viewer": "0", "data-decision": `d${seats.length}`, ...attributes }, log);
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  let now = 10_000;
  globalThis.performance.now = () => now;
  const tick = mock.timers.tick.bind(mock.timers);
  pages = new Map();
  globalThis.DOMParser = class {
    parseFromString(text) {
      return element("html", {}, pages.get(text));
    }
  };
  globalThis.document = element("body");
  document.hidden = false;
  motion.matches = false;
  isWanted = true;
  connection = {
    root: table([]),
    path: "/tables/t",
    perspective: { seat: "0" },
    asked: [],
    shown: [],
    ok: true,
    async fetch(address) {
      this.asked.push(address);
      return { ok: this.ok, text: async () => address };
    },
    async put(text) {
      assert.equal(playback.playing, true);
      this.shown.push([playback.at, text]);
    },
    // Let so many milliseconds pass.
    async pass(milliseconds) {
      for (let gone = 0; gone < milliseconds; gone += 10) {
        now += 10;
        tick(10);
        await new Promise(setImmediate);
      }
    },
  };
  playback = new Playback(connection, () => isWanted);
});

// Put a new version of the table in; whether it is there after so many milliseconds.
function begin(next) {
  pages.set("next", next);
  const state = { done: false };
  playback.before("next").then(() => {
    state.done = true;
  });
  return state;
}

const steps = () => connection.shown.map(([step]) => step);

test("steps of others since the page are shown in order, the last one as the present", async () => {
  connection.root = table([1]);
  const state = begin(table([1, 1, 2, 1]));
  await connection.pass(10);
  assert.deepEqual(connection.asked, ["/tables/t/part?seat=0&step=2"]);
  assert.equal(playback.at, 2);
  assert.equal(playback.playing, true);
  assert.equal(state.done, false);
  await connection.pass(700);
  assert.deepEqual(steps(), [2, 3]);
  assert.equal(state.done, false);
  await connection.pass(700);
  assert.equal(state.done, true);
  assert.equal(playback.at, null);
  assert.equal(playback.playing, false);
  assert.deepEqual(steps(), [2, 3]);
});

test("each step stays for its whole time", async () => {
  begin(table([1, 2, 1]));
  await connection.pass(650);
  assert.deepEqual(steps(), [1]);
  await connection.pass(100);
  assert.deepEqual(steps(), [1, 2]);
});

test("own steps are not played back, and a step of several lines once", async () => {
  const log = element("ol", { class: "log" }, line(1, 1), line(2, 0), line(3, 2), line(3, 2));
  pages.set("next", element("main", { id: "table", "data-viewer": "0" }, log));
  assert.deepEqual(playback.steps("next"), [1, 3]);
});

test("a single new step is the present at once", async () => {
  const state = begin(table([1]));
  await connection.pass(10);
  assert.equal(state.done, true);
  assert.deepEqual(connection.asked, []);
});

test("but not before the step shown last has had its time", async () => {
  begin(table([1]));
  await connection.pass(10);
  connection.root = table([1]);
  const state = begin(table([1, 2]));
  await connection.pass(600);
  assert.equal(state.done, false);
  assert.equal(playback.playing, true);
  await connection.pass(110);
  assert.equal(state.done, true);
});

test("many steps go faster, though never too fast to be seen", async () => {
  begin(table(Array(12).fill(1)));
  await connection.pass(510);
  assert.deepEqual(steps(), [1, 2], "6 seconds for 12 steps");
  playback.skip();
  await connection.pass(10);
  connection.shown = [];
  playback.due = 0;
  begin(table(Array(600).fill(1)));
  await connection.pass(450);
  assert.deepEqual(steps(), [1, 2, 3, 4], "140 milliseconds a step at least");
  playback.skip();
});

test("skipping goes to the present immediately, once", async () => {
  const state = begin(table([1, 2, 1, 2]));
  await connection.pass(100);
  playback.skip();
  await connection.pass(10);
  assert.equal(state.done, true);
  assert.deepEqual(steps(), [1]);
  connection.root = table([1, 2, 1, 2]);
  connection.shown = [];
  playback.due = 0;
  begin(table([1, 2, 1, 2, 1, 2]));
  await connection.pass(10);
  assert.deepEqual(steps(), [5], "the next ones are shown again");
});

test("a step that the server refuses to show ends the playback", async () => {
  connection.ok = false;
  const state = begin(table([1, 2, 1]));
  await connection.pass(700);
  assert.equal(state.done, true);
  assert.deepEqual(connection.shown, []);
  assert.equal(connection.asked.length, 1);
});

test("nobody is disturbed while deciding", () => {
  connection.root = table([1], { "data-turn": "1", "data-decision": "mine" });
  pages.set("next", table([1, 2, 1], { "data-turn": "1", "data-decision": "mine" }));
  assert.deepEqual(playback.steps("next"), []);
  pages.set("next", table([1, 2, 1], { "data-turn": "1", "data-decision": "other" }));
  assert.deepEqual(playback.steps("next"), [2, 3]);
  connection.root = table([1], { "data-decision": "other" });
  assert.deepEqual(playback.steps("next"), [2, 3], "it was not this player's turn");
});

test("what cannot be compared is not played back", () => {
  const refused = (now, next) => {
    connection.root = now;
    pages.set("next", next);
    assert.deepEqual(playback.steps("next"), []);
  };
  refused(table([]), table([1, 2], { "data-viewer": "1" }));
  refused(table([], { "data-step": "3" }), table([1, 2]));
  refused(table([]), table([1, 2], { "data-step": "1" }));
  refused(table([], { "data-look": "1" }), table([1, 2]));
  refused(element("main", { id: "table", "data-viewer": "0" }), table([1, 2]));
  refused(table([]), element("main", { id: "table", "data-viewer": "0" }));
});

test("it is off when not wanted, with reduced motion, on a hidden page and short of time", () => {
  const clock = element("time", { class: "clock", "data-left": "61" });
  document.children.push(element("div", { id: "strip" }, element("div", { class: "me" }, clock)));
  for (const child of document.children) child.parentElement = document;
  assert.equal(playback.enabled, true);
  clock.setAttribute("data-left", "59");
  assert.equal(playback.enabled, false);
  clock.setAttribute("data-left", "61");
  motion.matches = true;
  assert.equal(playback.enabled, false);
  motion.matches = false;
  document.hidden = true;
  assert.equal(playback.enabled, false);
  document.hidden = false;
  isWanted = false;
  assert.equal(playback.enabled, false);
});

test("while it is off nothing is fetched or held back", async () => {
  isWanted = false;
  const state = begin(table([1, 2, 1]));
  await connection.pass(10);
  assert.equal(state.done, true);
  assert.deepEqual(connection.asked, []);
});
