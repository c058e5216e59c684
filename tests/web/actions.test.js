// The texts of the confirmation, the points on targets, and previews that are asked for one at a time.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { shorten } from "../../src/tabletown/web/static/actions.js";
import { sharedGain } from "../../src/tabletown/web/static/pills.js";
import { Preview } from "../../src/tabletown/web/static/preview.js";

test("a confirmation is a short verb and a second line", () => {
  assert.deepEqual(shorten("End turn"), ["End turn", ""]);
  assert.deepEqual(shorten("Place block · 1 AP: b2"), ["Place block", "1 AP: b2"]);
  assert.deepEqual(shorten("Place: brick, d3, beside the well"), ["Place", "brick, d3, beside the well"]);
  assert.deepEqual(shorten("Lay down yellow 12 with blue 7."), ["Lay down yellow 12", "with blue 7"]);
  const long = "Exchange three pieces of wood and two diamonds for a road that leads to the harbor";
  for (const [line, most] of shorten(long).map((each, place) => [each, [20, 32][place]]))
    assert.ok(line.length <= most, line);
  assert.ok(shorten("Undurchdringlichkeitsverordnung")[0].length <= 20);
});

test("a target has a pill only where all its actions add the same", () => {
  const gains = { 1: 3, 2: 3, 3: -1 };
  assert.equal(sharedGain(gains, [1, 2]), 3);
  assert.equal(sharedGain(gains, [3]), -1);
  assert.equal(sharedGain(gains, [1, 3]), null);
  assert.equal(sharedGain(gains, [1, 4]), null, "one of them adds nothing");
  assert.equal(sharedGain(gains, [4]), null);
  assert.equal(sharedGain(gains, []), null);
});

let asked;
let shown;
let preview;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  asked = [];
  shown = [];
  globalThis.fetch = (address) =>
    new Promise((answer) => {
      const action = Number(new URLSearchParams(address.split("?")[1]).get("action"));
      asked.push({ action, answer: () => answer({ ok: true, text: async () => `card ${action}` }) });
    });
  preview = new Preview({ root: { dataset: { version: "1-1", aids: "1" } }, perspective: {}, path: "/tables/t" });
  preview.show = (text, how) => shown.push([text, how]);
  preview.clear = (forget = true) => {
    if (forget) preview.wanted = null;
    shown.push(null);
  };
});

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

test("what the pointer only crosses is not asked about", async () => {
  preview.consider(1, "pointer");
  mock.timers.tick(30);
  preview.consider(2, "pointer");
  mock.timers.tick(100);
  assert.deepEqual(
    asked.map(({ action }) => action),
    [2],
  );
  asked[0].answer();
  await settle();
  assert.deepEqual(shown, [["card 2", "pointer"]]);
});

test("a table without aids is asked nothing", async () => {
  preview.connection.root.dataset.aids = "";
  preview.choose(1);
  preview.consider(2, "focus");
  mock.timers.tick(100);
  await settle();
  assert.deepEqual(asked, []);
});

test("one request at a time, and the latest wish is answered", async () => {
  preview.choose(1);
  preview.choose(2);
  preview.choose(3);
  assert.equal(asked.length, 1);
  asked[0].answer();
  await settle();
  assert.deepEqual(
    asked.map(({ action }) => action),
    [1, 3],
  );
  asked[1].answer();
  await settle();
  assert.deepEqual(shown, [["card 3", "chosen"]]);
});

test("an answer is kept for its version", async () => {
  preview.choose(1);
  asked[0].answer();
  await settle();
  preview.choose(null);
  preview.choose(1);
  assert.equal(asked.length, 1);
  assert.deepEqual(shown, [["card 1", "chosen"], null, ["card 1", "chosen"]]);
  preview.connection.root.dataset.version = "2-2";
  preview.choose(1);
  assert.equal(asked.length, 2);
});

test("after a look at something else the chosen action is shown again", async () => {
  preview.choose(1);
  asked[0].answer();
  await settle();
  preview.consider(2, "pointer");
  mock.timers.tick(100);
  asked[1].answer();
  await settle();
  preview.release();
  assert.deepEqual(shown, [
    ["card 1", "chosen"],
    ["card 2", "pointer"],
    ["card 1", "chosen"],
  ]);
});
