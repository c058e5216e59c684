// Points on lit targets: what the remaining actions of a target add, where they all add the same.

const LEAST = 0.5; // scale of a drawing below which its pills could not be read
const TALL = 15; // pixels of the screen that a pill needs at least to be read
const WIDE = 0.66; // of its target at most
const SVG = "http://www.w3.org/2000/svg";

function make(name, attributes, text = "") {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

// The points that all of these actions add; null if they differ or add nothing.
export function sharedGain(gains, actions) {
  const found = new Set([...actions].map((action) => gains[action] || 0));
  const [points] = found;
  return found.size === 1 && points ? points : null;
}

// Draw the pills of a selection anew; without `gains` only remove them.
export function drawPills(root, selection, gains) {
  for (const old of root.querySelectorAll(".worths")) old.remove();
  if (!gains) return;
  for (const item of selection.items) {
    const { element } = item;
    const svg = element.ownerSVGElement;
    if (!svg || !item.highlighted || element.getAttribute("role") !== "button" || !element.getClientRects().length) continue;
    const points = sharedGain(gains, selection.after(element));
    if (points === null) continue;
    const box = element.getBBox();
    const own = element.getCTM();
    const whole = svg.getCTM();
    if (!own || !whole || Math.abs(own.a) < LEAST) continue;
    const { x, y } = new DOMPoint(box.x + box.width, box.y).matrixTransform(whole.inverse().multiply(own));
    const text = points > 0 ? `+${points}` : `−${-points}`;
    const wide = 11 + 7 * text.length;
    const room = (WIDE * box.width * Math.abs(own.a)) / (wide * whole.a);
    const size = Math.max(Math.min(1, Math.max(0.7, box.width / 60)), Math.min(TALL / (20 * whole.a), room));
    const pill = make("g", {
      class: points > 0 ? "worth" : "worth loss",
      transform: `translate(${x - wide * size * 0.7} ${y - 6 * size}) scale(${size})`,
    });
    pill.append(
      make("rect", { width: wide, height: 20, rx: 10 }),
      make("text", { x: wide / 2, y: 14.6, "text-anchor": "middle" }, text),
    );
    let layer = svg.querySelector(":scope > .worths");
    if (!layer) {
      layer = make("g", { class: "worths", "aria-hidden": "true" });
      svg.append(layer);
    }
    layer.append(pill);
  }
}
