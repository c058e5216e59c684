// Hints: the best two choices, marked on the board and compared on the card; the first answer comes soon, then better ones.

import { commands } from "./commands.js";

const SVG = "http://www.w3.org/2000/svg";
const byId = (id) => document.getElementById(id);
let asked = 0; // the hint that is wanted; older answers are dropped

const holds = (element, action) => element.dataset.actions.split(" ").includes(action);

// The drawn targets that tell this action apart best: those with the fewest actions.
function targets(action) {
  const all = [...document.querySelectorAll("#table [data-actions]")].filter(
    (each) => holds(each, action) && each.getClientRects().length > 0,
  );
  const drawn = all.filter((each) => each.ownerSVGElement);
  const least = Math.min(...drawn.map((each) => each.dataset.actions.split(" ").length));
  const best = drawn.filter((each) => each.dataset.actions.split(" ").length === least);
  return { drawn: best.slice(0, 2), buttons: all.filter((each) => each.matches("button")) };
}

function setAttributes(element, values) {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
}

// A ring and a numbered rosette at a drawn target, in its drawing and above everything else there.
export function mark(target, number, rosette) {
  const svg = target.ownerSVGElement;
  const box = target.getBBox();
  const place = target.getCTM();
  const root = svg.getCTM();
  if (!place || !root) return null;
  const move = root.inverse().multiply(place);
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", `hinted r${number}`);
  group.setAttribute("transform", `matrix(${move.a} ${move.b} ${move.c} ${move.d} ${move.e} ${move.f})`);
  for (const kind of ["case", "rim", "metal"]) {
    const ring = document.createElementNS(SVG, "rect");
    const { x, y, width, height } = box;
    setAttributes(ring, { x, y, width, height, rx: 8, class: kind });
    group.append(ring);
  }
  const sign = rosette.cloneNode(true);
  const size = Math.max(22, Math.min(40, Math.max(box.width, box.height) * 0.62));
  setAttributes(sign, { x: box.x + box.width - size * 0.62, y: box.y - size * 0.38, width: size, height: size });
  group.append(sign);
  svg.append(group);
  return group;
}

export function unmark() {
  for (const each of document.querySelectorAll(".hinted")) each.remove();
  for (const each of document.querySelectorAll(".hint1, .hint2")) each.classList.remove("hint1", "hint2");
}

export function markBoard() {
  unmark();
  const hint = byId("hint");
  const rosettes = hint.querySelector("template.rosettes")?.content.children || [];
  // The second first, so that the best one lies above it.
  [hint.dataset.second, hint.dataset.best].forEach((action, place) => {
    if (!action) return;
    const number = 2 - place;
    const { drawn, buttons } = targets(action);
    for (const each of drawn) mark(each, number, rosettes[number - 1]);
    for (const each of buttons) each.classList.add(`hint${number}`);
  });
}

// The choice that the coach would rather see, marked while its warning is shown; null for none.
export function markBetter(action) {
  for (const each of document.querySelectorAll(".hinted.better")) each.remove();
  for (const each of document.querySelectorAll("button.better")) each.classList.remove("hint1", "better");
  if (!action) return;
  const { drawn, buttons } = targets(action);
  for (const each of drawn) mark(each, 1, document.createElementNS(SVG, "g"))?.classList.add("better");
  for (const each of buttons) each.classList.add("hint1", "better");
}

function showHint(on) {
  const card = byId("card");
  const hint = byId("hint");
  if (hint) hint.hidden = !on;
  if (on && card) card.dataset.state = "hint";
  else if (card?.dataset.state === "hint") delete card.dataset.state;
  byId("ask-hint")?.setAttribute("aria-pressed", String(on));
}

// Whether there was a hint to hide.
export function hideHint() {
  asked += 1;
  const shown = Boolean(document.querySelector("#hint[data-best]:not([hidden])"));
  unmark();
  showHint(false);
  if (byId("explain")) byId("explain").textContent = "";
  return shown;
}

export async function askHint(connection, button) {
  if (hideHint()) return; // a second press hides it
  const mine = asked;
  const { decision } = connection.root.dataset;
  const isWanted = () => asked === mine && connection.root.dataset.decision === decision;
  byId("explain").textContent = button.dataset.thinking;
  for (let stage = 1, stages = 1; stage <= stages; stage += 1) {
    const body = new URLSearchParams({ stage });
    const answer = await connection.fetch(`${connection.path}/hint`, { method: "POST", body });
    const text = await answer.text();
    if (!isWanted()) return; // the table has moved on, or the hint was hidden
    byId("explain").textContent = "";
    if (!answer.ok) {
      if (stage === 1) await connection.put(text, "#refusal");
      return; // the answer before stands
    }
    await connection.put(text, "#hint");
    stages = Number(byId("hint").dataset.stages);
    showHint(true);
    markBoard();
  }
}

commands["hide-hint"] = hideHint;
document.addEventListener?.(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || document.querySelector("dialog[open]") || !hideHint()) return;
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);
