// Choices marked on the board: the best two of a hint, and the one that the coach would rather see.

const SVG = "http://www.w3.org/2000/svg";

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
  const hint = document.getElementById("hint");
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
