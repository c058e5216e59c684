// Tooltips of pieces and cards: a line on hover and focus, the whole card on a long press or by a key.

const LONG_PRESS = 450; // milliseconds
const REGIONS = "svg.board, section, aside, main, ol, [role=toolbar], [role=tablist], [role=group]:not(svg *)";
const MARGIN = 4; // around the crop of a drawing
const byId = (id) => document.getElementById(id);
let idleText = ""; // the line while nothing is described

// The table was put into the page again.
export function readLine() {
  idleText = byId("explain")?.textContent || "";
}

export function described(from) {
  const thing = from?.closest?.("[aria-label], [title]");
  return thing && byId("table")?.contains(thing) && !thing.matches(REGIONS) ? thing : null;
}

function label(thing) {
  return thing.getAttribute("aria-label") || thing.getAttribute("title") || "";
}

function showLine(thing) {
  const line = byId("explain");
  if (line) line.textContent = thing ? label(thing) : idleText;
}

export function showCard(thing) {
  const text = thing && label(thing);
  if (!text) return;
  const [title, ...rest] = text.split(/(?<=[.:])\s/);
  byId("about-title").textContent = title.replace(/[.:]$/, "");
  byId("about-text").textContent = rest.join(" ");
  byId("about-picture").replaceChildren(...(thing.ownerSVGElement ? [crop(thing)] : []));
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
  for (const name of ["id", "width", "height", "role", "aria-label"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  for (const each of copy.querySelectorAll(".target:not(.card), .ring, .case, .halo, .dot, .gains")) each.remove();
  for (const each of copy.querySelectorAll("*"))
    for (const name of ["id", "data-actions", "tabindex", "role", "aria-label"]) each.removeAttribute(name);
  return copy;
}

const pressed = { timer: 0, long: false };
document.addEventListener("pointerover", (event) => showLine(described(event.target)));
document.addEventListener("focusin", (event) => showLine(described(event.target)));
document.addEventListener("pointerdown", (event) => {
  clearTimeout(pressed.timer);
  pressed.long = false;
  const thing = event.pointerType !== "mouse" && described(event.target);
  if (!thing) return;
  showLine(thing);
  pressed.timer = setTimeout(() => {
    pressed.long = true;
    showCard(thing);
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
