// What the stream brings: put in if it follows what the page shows, the last of several alone; otherwise the page asks.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { deflateRawSync } from "node:zlib";

globalThis.document = { addEventListener() {}, getElementById: () => page, hidden: false, body: { dataset: {} } };
globalThis.EventSource = class {
  constructor(address) {
    this.address = address;
    this.heard = {};
    opened.push(this);
  }
  addEventListener(kind, listener) {
    this.heard[kind] = listener;
  }
  close() {
    this.closed = true;
  }
};
const { Connection } = await import("../../src/tabletown/web/static/connection.js");

let opened;
let page;
let connection;
let shown;
let asked;

const packed = (text) => deflateRawSync(text).toString("base64");

// What the server sends; `part` is the text of the page.
function say(kind, lastEventId, { from, part } = {}) {
  opened.at(-1).heard[kind]({ data: JSON.stringify({ from, part: part && packed(part) }), lastEventId });
}

// Until all that has arrived was dealt with.
async function settled() {
  await connection.unpacking;
  await connection.queue;
}

beforeEach(() => {
  opened = [];
  shown = [];
  asked = [];
  page = { dataset: { table: "t", version: "v1", listens: "", flip: "", narrow: "1" } };
  connection = new Connection({ onTable() {}, onChat() {} });
  connection.put = async (text) => {
    shown.push(text);
    page.dataset.version = text.split(" ")[0];
  };
  connection.refresh = async (_, ifChanged) => asked.push(ifChanged);
  connection.listen();
});

test("a stream goes on from what the page shows", () => {
  assert.equal(opened[0].address, "/tables/t/events?narrow=1&seen=v1");
  connection.listen();
  assert.equal(opened.length, 1);
  Object.assign(page.dataset, { narrow: "", version: "v2" });
  connection.listen();
  assert.ok(opened[0].closed);
  assert.equal(opened[1].address, "/tables/t/events?seen=v2");
});

test("parts are put in, also a new one of the same version", async () => {
  say("changed", "v2", { from: "v1", part: "v2 Город" });
  await settled();
  say("watched", "v2", { from: "v2", part: "v2 watched" });
  await settled();
  assert.deepEqual(shown, ["v2 Город", "v2 watched"]);
  assert.deepEqual(asked, []);
});

test("of several that wait the last one is put in, made whole from those before", async () => {
  let go;
  connection.enqueue(() => new Promise((done) => (go = done)));
  say("changed", "v2", { from: "v1", part: "v2 <!--p00000001-->a<!--/p-->" });
  say("changed", "v3", { from: "v2", part: "v3 <!--=00000001-->" });
  await connection.unpacking;
  go();
  await settled();
  assert.deepEqual(shown, ["v3 a"]);
});

test("what an answer has brought already changes nothing", async () => {
  page.dataset.version = "v2";
  say("changed", "v2");
  say("changed", "v2", { from: "v1", part: "v2 late" });
  await settled();
  assert.deepEqual([shown, asked], [[], []]);
});

test("the page asks if a part does not follow, is not whole, or shows something else", async () => {
  say("changed", "v3", { from: "v2", part: "v3" });
  say("changed", "v2");
  say("changed", "v2", { from: "v1", part: "<!--=00000009-->" });
  await settled();
  page.dataset.look = "1";
  say("changed", "v2", { from: "v1", part: "v2" });
  await settled();
  Object.assign(page.dataset, { look: "", flip: "1" });
  say("changed", "v2", { from: "v1", part: "v2" });
  say("watched", "v1", { from: "v1" });
  await settled();
  assert.deepEqual(shown, []);
  assert.deepEqual(asked, [true, true, true, true, true, false]);
});
