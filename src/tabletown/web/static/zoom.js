// The camera of the board: pinch, drag and double tap show it up to three times as large; on a phone it comes closer by itself
// where the targets are small, and what is lit is always in sight.

import { commands } from "./commands.js";

const LARGEST = 3;
const CLOSEST = 2.4; // of what the camera does by itself, and never more than the targets need
const ENOUGH = 44; // pixels of a target that a finger hits easily
const SMALL = 27; // pixels below which a target is too small for a finger
const REACH = 22; // pixels from a target at which a tap still means it
const MARGIN = 26; // pixels around what the camera looks at
const DOUBLE = 300; // milliseconds between two taps
const TAP = 8; // pixels that a tap may move
const fingers = new Map(); // pointer id -> last position
const view = { scale: 1, x: 0, y: 0 };
const tapped = { at: 0, x: 0, y: 0 };
let moved = 0;
let own = ""; // the decision during which the player moved the camera
let seen = ""; // the targets that the camera looked at last

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
commands.unzoom = () => {
  take();
  fitBoard();
};

const union = (boxes) => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

// Put a box of the unzoomed board into the middle, at this scale.
function center(frame, box, scale) {
  view.scale = scale;
  view.x = frame.width / 2 - ((box.left + box.right) / 2 - frame.left) * scale;
  view.y = frame.height / 2 - ((box.top + box.bottom) / 2 - frame.top) * scale;
  keepZoom();
}

// What the step is about: the lit targets of the board, else the things on it that are chosen.
function subjects({ items, left, picks }) {
  const drawn = items.filter(({ element }) => element.closest("#board") && element.getClientRects().length > 0);
  const lit = drawn.filter((item) => item.highlighted && !item.element.classList.contains("is-picked"));
  if (lit.length || !picks.length) return lit;
  return drawn.filter((item) => [...left].every((action) => item.actions.has(action)));
}

// The things on the board that a coach speaks of.
function pinned({ pins }) {
  const found = JSON.parse(pins || "[]").map((ids) => ids.map((id) => document.getElementById(id)));
  const isDrawn = (each) => each?.closest("#board") && each.getClientRects().length > 0;
  return found.map((elements) => elements.find(isDrawn)).filter(Boolean);
}

// Look at the targets of a selection: closer where they are small, and never past them.
export function aim(selection, { dataset }) {
  if (!dataset.narrow || !board()) return;
  const found = dataset.turn && !dataset.look ? subjects(selection) : [];
  const key = [dataset.decision, ...found.map(({ id }) => id)].join(" ");
  if (key === seen) return;
  seen = key;
  document.body.dataset.gliding = "1";
  if (own && own !== dataset.decision) own = "";
  document.body.dataset.measuring = "1";
  const frame = board().getBoundingClientRect();
  const boxes = found.map(({ element }) => element.getBoundingClientRect());
  const others = pinned(dataset).map((element) => element.getBoundingClientRect());
  delete document.body.dataset.measuring;
  if (!boxes.length) {
    if (!own) fitBoard();
    return;
  }
  const all = union([...boxes, ...others]);
  const [wide, high] = [all.right - all.left + 2 * MARGIN, all.bottom - all.top + 2 * MARGIN];
  const most = Math.min(frame.width / wide, frame.height / high);
  if (own) {
    if (!boxes.some((box) => isVisible(frame, box))) center(frame, all, Math.min(view.scale, Math.max(most, 1)));
    return;
  }
  const sizes = boxes.map((box) => Math.sqrt((box.right - box.left) * (box.bottom - box.top))).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1]; // a few lie half behind others
  const scale = usual < SMALL ? Math.min(most, CLOSEST, ENOUGH / usual) : 1;
  if (scale > 1.15) center(frame, all, scale);
  else fitBoard();
}

// Whether the middle of a box of the unzoomed board is in the frame.
function isVisible(frame, box) {
  const x = view.x + ((box.left + box.right) / 2 - frame.left) * view.scale;
  const y = view.y + ((box.top + box.bottom) / 2 - frame.top) * view.scale;
  return x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;
}

// The lit target of the board that a finger just missed, null if there is none.
export function nearest({ clientX, clientY, pointerType, target }, { highlighted }) {
  if (pointerType === "mouse" || !target.closest("#board svg")) return null;
  let best = { away: REACH, element: null };
  for (const element of highlighted) {
    if (!element.closest("#board") || !element.getClientRects().length) continue;
    const box = element.getBoundingClientRect();
    const away = Math.hypot(clientX - clamp(clientX, box.left, box.right), clientY - clamp(clientY, box.top, box.bottom));
    if (away < best.away) best = { away, element };
  }
  return best.element;
}

// The player moves the camera: it stays there for this decision.
function take() {
  own = document.getElementById("table")?.dataset.decision || "";
}

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
  delete document.body.dataset.gliding; // the board follows the finger at once
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
    take();
    zoom(spread(after) / Math.max(spread(before), 1), toX, toY);
  }
  if (view.scale > 1) {
    take();
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
    take();
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
