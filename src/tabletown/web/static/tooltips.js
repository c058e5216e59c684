// Tooltips of pieces and cards: a line on hover and focus, the whole card on a long press or by a key.

const LONG_PRESS = 500; // milliseconds
const byId = (id) => document.getElementById(id);
let idleText = ""; // the line while nothing is described

// The table was put into the page again.
export function readLine() {
  idleText = byId("explain")?.textContent || "";
}

export function described(from) {
  const thing = from?.closest?.("[aria-label], [title]");
  return thing && byId("table")?.contains(thing) && !thing.matches("svg.board, section, main") ? thing : null;
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
  const picture = byId("about-picture");
  picture.replaceChildren();
  if (thing.ownerSVGElement) {
    const { x, y, width, height } = thing.getBBox();
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", [x - 4, y - 4, width + 8, height + 8].join(" "));
    const copy = thing.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
    for (const each of [copy, ...copy.querySelectorAll("[data-actions]")]) each.removeAttribute("data-actions");
    copy.classList.remove("target");
    svg.append(copy);
    picture.append(svg);
  }
  byId("about").showModal();
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
