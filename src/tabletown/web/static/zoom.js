// Pinch, drag and double tap on the board: it can be seen up to three times as large.

import { commands } from "./commands.js";

const LARGEST = 3;
const DOUBLE = 300; // milliseconds between two taps
const TAP = 8; // pixels that a tap may move
const fingers = new Map(); // pointer id -> last position
const view = { scale: 1, x: 0, y: 0 };
const tapped = { at: 0, x: 0, y: 0 };
let moved = 0;

const board = () => document.getElementById("board");
const clamp = (number, low, high) => Math.min(Math.max(number, low), high);

// Apply the zoom again after the board was put into the page.
export function keepZoom() {
  const { style } = document.body;
  if (view.scale === 1) {
    style.removeProperty("--zoom");
    delete document.body.dataset.zoomed;
    return;
  }
  const { width, height } = board().getBoundingClientRect();
  view.x = clamp(view.x, width * (1 - view.scale), 0);
  view.y = clamp(view.y, height * (1 - view.scale), 0);
  style.setProperty("--zoom", `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
  document.body.dataset.zoomed = "1";
}

export function fitBoard() {
  Object.assign(view, { scale: 1, x: 0, y: 0 });
  keepZoom();
}
commands.unzoom = fitBoard;

// Zoom by a factor around a point of the screen.
function zoom(factor, clientX, clientY) {
  const box = board().getBoundingClientRect();
  const scale = clamp(view.scale * factor, 1, LARGEST);
  const [x, y] = [clientX - box.left, clientY - box.top];
  view.x = x - ((x - view.x) * scale) / view.scale;
  view.y = y - ((y - view.y) * scale) / view.scale;
  view.scale = scale;
  keepZoom();
}

const middle = (points) => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const spread = ([[ax, ay], [bx, by]]) => Math.hypot(ax - bx, ay - by);

document.addEventListener("pointerdown", (event) => {
  if (event.pointerType !== "touch" || !event.target.closest("#board")) return;
  if (!fingers.size) moved = 0;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
});
document.addEventListener("pointermove", (event) => {
  if (!fingers.has(event.pointerId)) return;
  const before = [...fingers.values()];
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  const after = [...fingers.values()];
  const [fromX, fromY] = middle(before);
  const [toX, toY] = middle(after);
  moved += Math.hypot(toX - fromX, toY - fromY);
  if (after.length === 2) {
    moved += TAP;
    zoom(spread(after) / Math.max(spread(before), 1), toX, toY);
  }
  if (view.scale > 1) {
    view.x += toX - fromX;
    view.y += toY - fromY;
    keepZoom();
  }
});
for (const kind of ["pointerup", "pointercancel"])
  document.addEventListener(kind, (event) => {
    if (!fingers.delete(event.pointerId) || fingers.size || moved > TAP || kind === "pointercancel") return;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const isDouble = at - tapped.at < DOUBLE && Math.hypot(x - tapped.x, y - tapped.y) < 24;
    Object.assign(tapped, { at: isDouble ? 0 : at, x, y });
    if (!isDouble || event.target.closest("[data-actions]")) return;
    if (view.scale > 1) fitBoard();
    else zoom(2, x, y);
  });

// A drag is not a tap: nothing is chosen by it.
document.addEventListener(
  "click",
  (event) => {
    if (moved > TAP && event.target.closest("#board")) event.stopImmediatePropagation();
    moved = 0;
  },
  true,
);
