// Tooltips of pieces, cards and signs: a line on hover and focus, the whole card on a long press or by a key. What has no text
// of its own is explained by the glossary of the game.

const LONG_PRESS = 450; // milliseconds
const REGIONS = "svg.board, section, aside, main, ol, [role=toolbar], [role=tablist], [role=group]:not(svg *)";
const MARGIN = 4; // around the crop of a drawing
const byId = (id) => document.getElementById(id);
const terms = { symbols: {}, assets: {}, asked: false };
let idleLine = []; // the content of the line while nothing is described: words, or what a step brought in signs

// The table was put into the page again.
export function readLine() {
  idleLine = [...(byId("explain")?.childNodes || [])].map((each) => each.cloneNode(true));
  readTerms();
}

// Read the glossary once; until it has come, things have only their own texts.
async function readTerms() {
  const game = byId("table")?.dataset.game;
  if (terms.asked || !game) return;
  terms.asked = true;
  try {
    const answer = await fetch(`/rules/${game}/terms`);
    if (answer.ok) Object.assign(terms, await answer.json());
    showLine(document.querySelector(":hover:not(:has(:hover))"));
  } catch {
    terms.asked = false;
  }
}

// The term of a sign: [word, help, rule].
function termOf(from) {
  const chip = from?.closest?.("[data-asset]");
  if (chip && terms.assets[chip.dataset.asset]) return terms.assets[chip.dataset.asset];
  const inner = from?.closest?.(".have, .chip, .vital");
  const sign = from?.closest?.("use") || inner?.querySelector("use");
  return sign ? terms.symbols[sign.getAttribute("href")?.slice(1)] : undefined;
}

export function described(from) {
  const thing = from?.closest?.("[aria-label], [title]");
  if (thing && byId("table")?.contains(thing) && !thing.matches(REGIONS)) return thing;
  return byId("table")?.contains(from) && termOf(from) ? from : null;
}

function label(thing) {
  return thing.getAttribute("aria-label") || thing.getAttribute("title") || "";
}

// What is said of a thing: its own text, then the meaning of the sign that is pointed at.
function told(thing, from) {
  const own = thing ? label(thing) : "";
  const term = termOf(from);
  if (!term || own.includes(term[1])) return own;
  return own ? `${own.replace(/\.$/, "")}. ${term[1]}` : `${term[0]}: ${term[1]}`;
}

function showLine(from) {
  const line = byId("explain");
  const thing = described(from);
  if (thing && line) line.textContent = told(thing, from);
  else line?.replaceChildren(...idleLine.map((each) => each.cloneNode(true)));
}

export function showCard(thing, from = thing) {
  const text = thing && told(thing, from);
  if (!text) return;
  const [title, ...rest] = text.split(/(?<=[.:])\s/);
  const name = title.replace(/[.:]$/, "");
  byId("about-title").textContent = label(thing) ? name : name.charAt(0).toLocaleUpperCase() + name.slice(1);
  byId("about-text").textContent = rest.join(" ");
  const drawing = thing.ownerSVGElement ? crop(thing) : thing.querySelector("svg")?.cloneNode(true);
  byId("about-picture").replaceChildren(...(drawing ? [drawing] : []));
  const button = byId("about").querySelector('[data-do="rules"]');
  if (button) button.dataset.rule = termOf(from)?.[2] || "";
  byId("about").showModal();
  document.dispatchEvent(new CustomEvent("about", { detail: thing }));
}

// Return a copy of the drawing, cropped to one of its things: what can be touched is often only an outline over the piece.
function crop(thing) {
  let svg = thing.ownerSVGElement;
  while (svg.ownerSVGElement) svg = svg.ownerSVGElement;
  const toDrawing = svg.getScreenCTM().inverse();
  const box = thing.getBoundingClientRect();
  const from = new DOMPoint(box.left, box.top).matrixTransform(toDrawing);
  const to = new DOMPoint(box.right, box.bottom).matrixTransform(toDrawing);
  const copy = svg.cloneNode(true);
  const size = [to.x - from.x + 2 * MARGIN, to.y - from.y + 2 * MARGIN];
  copy.setAttribute("viewBox", [from.x - MARGIN, from.y - MARGIN, ...size].join(" "));
  for (const name of ["id", "width", "height", "role", "aria-label", "data-places"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  for (const each of copy.querySelectorAll(".target:not(.card), .ring, .case, .halo, .dot, .gains")) each.remove();
  for (const each of copy.querySelectorAll("*"))
    for (const name of ["id", "data-actions", "tabindex", "role", "aria-label"]) each.removeAttribute(name);
  return copy;
}

const pressed = { timer: 0, long: false };
document.addEventListener("pointerover", (event) => showLine(event.target));
document.addEventListener("focusin", (event) => showLine(event.target));
document.addEventListener("pointerdown", (event) => {
  clearTimeout(pressed.timer);
  pressed.long = false;
  const from = event.target;
  const thing = event.pointerType !== "mouse" && described(from);
  if (!thing) return;
  showLine(from);
  pressed.timer = setTimeout(() => {
    pressed.long = true;
    showCard(thing, from);
  }, LONG_PRESS);
});
for (const kind of ["pointerup", "pointercancel", "pointermove"])
  document.addEventListener(kind, (event) => {
    if (kind !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(pressed.timer);
  });
document.addEventListener("contextmenu", (event) => {
  if (pressed.long) event.preventDefault();
});

// Return whether the current click ended a long press, which has no other effect.
export function wasLongPress() {
  const was = pressed.long;
  pressed.long = false;
  return was;
}
