// Points on lit targets: what the remaining actions of a target add, where they all add the same.

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
  for (const old of root.querySelectorAll(".gains")) old.remove();
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
    if (!own || !whole) continue;
    const { x, y } = new DOMPoint(box.x + box.width, box.y).matrixTransform(whole.inverse().multiply(own));
    const text = points > 0 ? `+${points}` : `−${-points}`;
    const wide = 11 + 7 * text.length;
    const size = Math.min(1, Math.max(0.7, box.width / 60));
    const pill = make("g", {
      class: points > 0 ? "gain" : "gain loss",
      transform: `translate(${x - wide * size * 0.7} ${y - 6 * size}) scale(${size})`,
    });
    pill.append(
      make("rect", { width: wide, height: 20, rx: 10 }),
      make("text", { x: wide / 2, y: 14.6, "text-anchor": "middle" }, text),
    );
    let layer = svg.querySelector(":scope > .gains");
    if (!layer) {
      layer = make("g", { class: "gains", "aria-hidden": "true" });
      svg.append(layer);
    }
    layer.append(pill);
  }
}
