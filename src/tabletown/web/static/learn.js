// A lesson at the table: hints in two stages, the solution, pins at the pieces that the coach speaks of.

import { commands } from "./commands.js";
import { mark } from "./marks.js";
import { connection } from "./table.js";

const SVG = "http://www.w3.org/2000/svg";
const byId = (id) => document.getElementById(id);
const root = () => byId("table");
const isVisible = (element) => element && element.getClientRects().length > 0;
let shown = ""; // the attempt that the focus was set for

commands["lesson-hint"] = () => connection.refresh({ hint: String(Math.min(2, Number(root().dataset.hint || 0) + 1)) });
commands["lesson-show"] = () => connection.send("show", {});

// The things that take part in the action of a hint: those with the most actions first, so the piece before its place.
function things(action) {
  const count = (element) => element.dataset.actions.split(" ").length;
  const all = [...document.querySelectorAll("#table [data-actions]")].filter(
    (each) => isVisible(each) && each.dataset.actions.split(" ").includes(action),
  );
  return all.sort((a, b) => count(b) - count(a));
}

function blank() {
  return document.createElementNS(SVG, "g");
}

function light(element) {
  if (element.ownerSVGElement) mark(element, 1, blank());
  else element.classList.add("hint1");
}

function markHint({ hint, hintAction }) {
  for (const each of document.querySelectorAll(".hinted")) each.remove();
  for (const each of document.querySelectorAll(".hint1")) each.classList.remove("hint1");
  if (!hintAction) return;
  const found = things(hintAction);
  for (const each of hint === "1" ? found.slice(0, 1) : found) light(each);
}

// A pin lies at the upper right corner of its piece, above everything in its drawing, and takes no touches.
function setPins() {
  for (const each of document.querySelectorAll(".pinned")) each.remove();
  const drawn = document.querySelector("template.pin-of")?.content.firstElementChild;
  for (const ids of JSON.parse(root().dataset.pins || "[]")) {
    const piece = ids.map(byId).find(isVisible);
    const svg = piece?.ownerSVGElement;
    if (!svg) {
      piece?.classList.add("hint1");
      continue;
    }
    const box = piece.getBBox();
    const move = svg.getCTM().inverse().multiply(piece.getCTM());
    const pin = drawn.cloneNode(true);
    const scale = svg.getScreenCTM().a || 1;
    const size = Math.max(20, Math.min(26, box.width * scale * 0.4)) / scale;
    const group = blank();
    group.setAttribute("class", "pinned");
    group.setAttribute("transform", `matrix(${move.a} ${move.b} ${move.c} ${move.d} ${move.e} ${move.f})`);
    const top = Math.max(box.y - size * 0.4, -move.f / (move.d || 1)); // not beyond the edge of the drawing
    const at = { x: box.x + box.width - size * 0.7, y: top, width: size, height: size };
    for (const [name, value] of Object.entries(at)) pin.setAttribute(name, value);
    group.append(pin);
    svg.append(group);
  }
}

// After a verdict Enter goes on.
function focusVerdict() {
  const now = root().dataset.version;
  if (now === shown) return;
  shown = now;
  byId("verdict-bar")?.querySelector(".go")?.focus({ preventScroll: true });
}

function update() {
  setPins();
  markHint(root().dataset);
  focusVerdict();
}

const before = connection.onTable;
connection.onTable = () => {
  before();
  update();
};
addEventListener("resize", setPins);
update();
