// When others' steps are told one by one, which ones, how long, and how they are paused, stepped and skipped.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { element } from "./dom.js";

const motion = { matches: false };
globalThis.matchMedia = () => motion;
globalThis.document = element("body");
const { commands } = await import("../../src/tabletown/web/static/commands.js");
const { Playback, paces } = await import("../../src/tabletown/web/static/playback.js");

let pages;
let connection;
let playback;
let isWanted;
let story;
let stored;

const line = (number, seat) => element("li", { "data-number": String(number), "data-seat": String(seat) });

// The table as seat 0 sees it, with a log of steps by these seats.
function table(seats, attributes = {}) {
  const log = element("ol", { class: "log" }, ...seats.map((seat, place) => line(place + 1, seat)));
  return element("main", { id: "table", "data-viewer": "0", "data-decision": `d${seats.length}`, ...attributes }, log);
}

// Frames of these seats; a frame of the same seat belongs to the same turn.
function frames(seats, changes = {}) {
  let turn = 0;
  return seats.map((seat, place) => {
    if (place && seats[place - 1] !== seat) turn += 1;
    const usual = { number: place + 1, seat, look: null, turn, concerns: false, moment: false, pieces: [] };
    return { ...usual, ...changes };
  });
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  let now = 10_000;
  globalThis.performance.now = () => now;
  const tick = mock.timers.tick.bind(mock.timers);
  pages = new Map();
  stored = new Map();
  globalThis.localStorage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) };
  globalThis.DOMParser = class {
    parseFromString(text) {
      return element("html", {}, pages.get(text));
    }
  };
  globalThis.document = element("body");
  document.hidden = false;
  motion.matches = false;
  isWanted = true;
  story = { frames: frames([1, 1, 2]), html: "" };
  connection = {
    root: table([]),
    path: "/tables/t",
    perspective: { seat: "0" },
    asked: [],
    shown: [],
    refreshed: [],
    queue: Promise.resolve(),
    ok: true,
    onTable() {},
    async fetch(address) {
      this.asked.push(address);
      return { ok: this.ok, text: async () => address, json: async () => structuredClone(story) };
    },
    async put(text) {
      this.shown.push([playback.at, text]);
    },
    enqueue(work) {
      this.queue = this.queue.then(work);
      return this.queue;
    },
    refresh(changes) {
      this.refreshed.push(changes);
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
  playback.dress = (text) => text;
  playback.fill = () => {};
  playback.follow = () => {};
});

// Put a new version of the table in; whether it is there after so many milliseconds.
function begin(next = table([1, 1, 2])) {
  pages.set("next", next);
  const state = { done: false };
  playback.before("next").then(() => {
    state.done = true;
  });
  return state;
}

const steps = () => connection.shown.map(([step]) => step);

test("events since the page are asked for and shown in order, then comes the present", async () => {
  connection.root = table([1]);
  story.frames = story.frames.slice(1);
  const state = begin();
  await connection.pass(10);
  assert.deepEqual(connection.asked, ["/tables/t/frames?after=1&seat=0", "/tables/t/part?seat=0&step=2"]);
  assert.equal(playback.at, 2);
  assert.equal(playback.playing, true);
  await connection.pass(900);
  assert.deepEqual(steps(), [2, 3]);
  assert.equal(state.done, false);
  await connection.pass(900);
  assert.equal(state.done, true);
  assert.equal(playback.at, null);
  assert.equal(playback.playing, false);
});

test("the board of the acting seat comes to the front where each has its own", async () => {
  story.frames = frames([1, 0]).map((frame) => ({ ...frame, look: frame.seat }));
  begin(table([1, 0]));
  await connection.pass(950);
  const parts = connection.asked.filter((each) => each.includes("/part"));
  assert.deepEqual(parts, ["/tables/t/part?seat=0&step=1&look=1", "/tables/t/part?seat=0&step=2"]);
});

test("my board stays once it was asked for", async () => {
  story.frames = frames([1, 1]).map((frame) => ({ ...frame, look: frame.seat }));
  begin(table([1, 1]));
  await connection.pass(10);
  commands["told-home"]();
  await connection.pass(1000);
  const parts = connection.asked.filter((each) => each.includes("/part"));
  assert.deepEqual(parts.slice(1), ["/tables/t/part?seat=0&step=1", "/tables/t/part?seat=0&step=2"]);
});

test("an event that changes something of mine stays longer, the first time most", () => {
  const concerning = frames([1, 2, 1]).map((frame, place) => ({ ...frame, concerns: place > 0 }));
  assert.deepEqual(paces(concerning), [900, 3600, 1600]);
  assert.deepEqual(paces(frames([1, 2], { moment: true })), [2000, 2000]);
});

test("a turn of many steps shares six seconds, and everything twelve", () => {
  const total = (times) => Math.round(times.reduce((sum, time) => sum + time, 0));
  assert.deepEqual(paces(frames(Array(12).fill(1))), Array(12).fill(500));
  assert.equal(total(paces(frames(Array(8).fill(1)))), 7200);
  assert.equal(
    total(
      paces(
        frames(
          Array(40)
            .fill(0)
            .map((_, place) => place % 3),
        ),
      ),
    ),
    12000,
  );
});

test("speed divides the time and is kept", async () => {
  begin();
  await connection.pass(10);
  playback.changeSpeed();
  assert.equal(playback.speed, 2);
  assert.equal(stored.get("tabletown-speed"), "2");
  await connection.pass(900);
  await connection.pass(450);
  assert.deepEqual(steps(), [1, 2, 3]);
  assert.equal(new Playback(connection, () => true).speed, 2);
});

test("a pause lasts until it is ended, and controls step there and back", async () => {
  const state = begin();
  await connection.pass(10);
  playback.pause();
  await connection.pass(60_000);
  assert.deepEqual(steps(), [1]);
  playback.step();
  await connection.pass(10);
  assert.deepEqual(steps(), [1, 2]);
  playback.back();
  await connection.pass(5000);
  assert.deepEqual(steps(), [1, 2, 1]);
  playback.pause();
  await connection.pass(2720);
  assert.deepEqual(steps(), [1, 2, 1, 2, 3]);
  assert.equal(state.done, true);
});

test("keys pause, step and skip only while something is told", async () => {
  assert.equal(playback.press(" "), false);
  const state = begin();
  await connection.pass(10);
  assert.equal(playback.press("x"), false);
  assert.equal(playback.press(" "), true);
  assert.equal(playback.paused, true);
  assert.equal(playback.press("ArrowRight"), true);
  await connection.pass(10);
  assert.deepEqual(steps(), [1, 2]);
  assert.equal(playback.press("End"), true);
  await connection.pass(10);
  assert.equal(state.done, true);
});

test("a step beyond the last event leads to the present", async () => {
  const state = begin();
  await connection.pass(10);
  for (let place = 0; place < 3; place += 1) {
    playback.step();
    await connection.pass(10);
  }
  assert.deepEqual(steps(), [1, 2, 3]);
  assert.equal(state.done, true);
});

test("skipping goes to the present immediately, once", async () => {
  const state = begin();
  await connection.pass(100);
  playback.skip();
  await connection.pass(10);
  assert.equal(state.done, true);
  assert.deepEqual(steps(), [1]);
  connection.root = table([1, 1, 2]);
  connection.shown = [];
  begin(table([1, 1, 2, 1]));
  await connection.pass(10);
  assert.deepEqual(steps(), [1], "the next ones are told again");
});

test("a step that the server refuses to show ends the playback", async () => {
  const state = begin();
  await connection.pass(10);
  connection.ok = false;
  await connection.pass(900);
  assert.equal(state.done, true);
  assert.deepEqual(steps(), [1]);
});

test("with reduced motion the present comes at once, and the list is stepped by hand", async () => {
  motion.matches = true;
  const filled = [];
  playback.fill = (told, at) => filled.push([told.frames.length, at]);
  const state = begin();
  await connection.pass(60_000);
  assert.equal(state.done, true);
  assert.equal(playback.playing, false);
  assert.deepEqual(steps(), []);
  assert.deepEqual(filled, [[3, null]]);
  commands["told-step"]();
  await connection.pass(10);
  commands["told-step"]();
  await connection.pass(60_000);
  assert.deepEqual(steps(), [1, 2]);
  commands["told-skip"]();
  assert.deepEqual(connection.refreshed, [{ step: "", look: "" }]);
});

test("nobody is disturbed while deciding", () => {
  connection.root = table([1], { "data-turn": "1", "data-decision": "mine" });
  pages.set("next", table([1, 2, 1], { "data-turn": "1", "data-decision": "mine" }));
  assert.equal(playback.hasNews("next"), false);
  pages.set("next", table([1, 2, 1], { "data-turn": "1", "data-decision": "other" }));
  assert.equal(playback.hasNews("next"), true);
  connection.root = table([1], { "data-decision": "other" });
  assert.equal(playback.hasNews("next"), true, "it was not this player's turn");
  pages.set("next", table([1, 0], { "data-decision": "other" }));
  assert.equal(playback.hasNews("next"), false, "only my own step is new");
});

test("what cannot be compared is not told", () => {
  const refused = (now, next) => {
    connection.root = now;
    pages.set("next", next);
    assert.equal(playback.hasNews("next"), false);
  };
  refused(table([]), table([1, 2], { "data-viewer": "1" }));
  refused(table([], { "data-step": "3" }), table([1, 2]));
  refused(table([]), table([1, 2], { "data-step": "1" }));
  refused(table([], { "data-look": "1" }), table([1, 2]));
  refused(element("main", { id: "table", "data-viewer": "0" }), table([1, 2]));
  refused(table([]), element("main", { id: "table", "data-viewer": "0" }));
});

test("it is off when not wanted, on a hidden page and short of time", () => {
  const clock = element("time", { class: "clock", "data-left": "61" });
  document.children.push(element("div", { id: "strip" }, element("div", { class: "me" }, clock)));
  for (const child of document.children) child.parentElement = document;
  assert.equal(playback.enabled, true);
  clock.setAttribute("data-left", "59");
  assert.equal(playback.enabled, false);
  clock.setAttribute("data-left", "61");
  document.hidden = true;
  assert.equal(playback.enabled, false);
  document.hidden = false;
  isWanted = false;
  assert.equal(playback.enabled, false);
});

test("while it is off nothing is fetched or held back", async () => {
  isWanted = false;
  const state = begin();
  await connection.pass(10);
  assert.equal(state.done, true);
  assert.deepEqual(connection.asked, []);
});
