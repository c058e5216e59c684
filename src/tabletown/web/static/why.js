// Why not: touching a piece or a place that is not lit says why it cannot be used now, with the rule. The same by key: W looks
// around among all pieces, arrows move, Enter asks.

const NEAR = 14; // pixels between two things that are one place for the keys
const byId = (id) => document.getElementById(id);
const boardOf = (element) => element.closest?.("svg.board");

// The key of a drawn element, empty if it has none.
function keyOf(element) {
  if (element.id.startsWith("choice-")) return element.id.slice(7);
  const board = boardOf(element);
  const prefix = board?.id.replace(/board$/, "");
  for (let each = element; board && each !== board; each = each.parentElement) {
    if (!each.id?.startsWith(prefix)) continue;
    const key = each.id.slice(prefix.length).replace(/-target$/, "");
    if (!key.startsWith("layer-")) return key;
  }
  return "";
}

// The bare places of a drawing: keys with their middles on the screen.
function placesOf(board) {
  const [prefix, radius, ...rest] = board.dataset.places?.split(" ") || [];
  const toScreen = board.getScreenCTM();
  const found = [];
  for (let at = 0; at + 2 < rest.length; at += 3) {
    const { x, y } = new DOMPoint(rest[at + 1], rest[at + 2]).matrixTransform(toScreen);
    found.push({ key: prefix + rest[at], name: rest[at], x, y, reach: radius * toScreen.a });
  }
  return found;
}

// The key of what lies at a point of the screen.
export function keyAt(element, x, y) {
  const own = keyOf(element);
  const board = boardOf(element);
  if (own || !board) return own;
  const distance = (place) => Math.hypot(place.x - x, place.y - y);
  const [nearest] = placesOf(board).sort((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= nearest.reach ? nearest.key : "";
}

export class WhyNot {
  constructor(connection, selection) {
    this.connection = connection;
    this.selection = selection;
    this.asked = 0;
    this.at = null; // where the keys look
    document.addEventListener("about", ({ detail }) => this.explainCard(detail));
  }

  // Whether a reason can be asked for: the viewer decides, and sees the own board as it is.
  get applies() {
    const { turn, look, step } = this.connection.root.dataset;
    return Boolean(turn && !look && !step);
  }

  // Say why what was touched cannot be used; whether there is something to say.
  explain({ target, clientX, clientY }) {
    const key = this.applies ? keyAt(target, clientX, clientY) : "";
    if (key) this.tell(key);
    return Boolean(key);
  }

  async ask(key) {
    const picks = this.selection.picked.map((item) => keyOf(item.element)).join(" ");
    const query = new URLSearchParams({ ...this.connection.perspective, piece: key, picks });
    const answer = await this.connection.fetch(`${this.connection.path}/why?${query}`, {});
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  }

  // The reason in the line of the headline, all reasons on the card.
  async tell(key) {
    this.asked += 1;
    const number = this.asked;
    const { decision } = this.connection.root.dataset;
    const answer = await this.ask(key);
    if (!answer || number !== this.asked || decision !== this.connection.root.dataset.decision) return;
    byId("why")?.replaceWith(answer.getElementById("why"));
    const card = byId("card");
    if (!card || card.dataset.how || !answer.querySelector("#preview li")) return; // a choice on the card stays
    byId("idle").hidden = true;
    byId("preview").replaceWith(answer.getElementById("preview"));
  }

  // A piece is looked at closely: add why it cannot be used.
  async explainCard(thing) {
    const place = byId("about-text");
    byId("about-why")?.remove();
    const box = thing.getBoundingClientRect();
    const key =
      this.applies && !thing.closest("[data-actions]:not(.is-off)") && boardOf(thing) && keyAt(thing, box.x, box.y);
    if (!key || thing.querySelector("[data-actions]:not(.is-off)")) return;
    const answer = await this.ask(key);
    const reasons = answer?.querySelector("#preview ul");
    if (!reasons || !byId("about").open) return;
    reasons.id = "about-why";
    reasons.className = "why-card";
    byId("about-why")?.remove();
    place.after(reasons);
  }

  // Looking around by keys.

  get things() {
    const found = [];
    const boards = [...document.querySelectorAll("#table svg.board")].filter((board) => board.getClientRects().length);
    for (const board of boards) {
      const prefix = board.id.replace(/board$/, "");
      for (const element of board.querySelectorAll(`[id^="${prefix}"]`)) {
        const key = keyOf(element);
        const box = element.getBoundingClientRect();
        if (!key || !box.width) continue;
        const label =
          element.getAttribute("aria-label") || element.querySelector("[aria-label]")?.getAttribute("aria-label");
        found.push({ key, name: label || key.replace(/^\w+-/, ""), x: box.x + box.width / 2, y: box.y + box.height / 2 });
      }
      found.push(...placesOf(board));
    }
    return found.filter((each, at) => !found.slice(0, at).some((one) => Math.hypot(one.x - each.x, one.y - each.y) < NEAR));
  }

  get probe() {
    let probe = byId("probe");
    if (!probe) {
      probe = document.createElement("button");
      probe.id = "probe";
      probe.type = "button";
      document.body.append(probe);
      probe.addEventListener("blur", () => this.leave());
    }
    return probe;
  }

  look(thing) {
    this.at = thing;
    const { probe } = this;
    probe.hidden = false;
    probe.setAttribute("aria-label", thing.name);
    probe.style.translate = `${thing.x}px ${thing.y}px`;
    probe.focus({ preventScroll: true });
  }

  leave() {
    this.at = null;
    if (byId("probe")) byId("probe").hidden = true;
  }

  // W begins and ends looking around.
  start() {
    if (this.at) {
      this.leave();
      return;
    }
    const from = document.activeElement.getBoundingClientRect();
    const board = document.querySelector("#board svg.board")?.getBoundingClientRect();
    const inside = document.activeElement.closest("#table svg.board");
    const [x, y] = inside || !board ? [from.x, from.y] : [board.x + board.width / 2, board.y + board.height / 2];
    const [nearest] = this.things.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
    if (nearest) this.look(nearest);
  }

  // A key while looking around; whether it was meant for that.
  key(key) {
    if (!this.at) return false;
    if (key === "Escape") this.leave();
    else if (key === "Enter" || key === " ") this.choose();
    else if (key.startsWith("Arrow")) this.move(key);
    else return false;
    return true;
  }

  move(key) {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    let best = null;
    for (const each of this.things) {
      const along = (each.x - this.at.x) * x + (each.y - this.at.y) * y;
      const cost = along + 2 * (Math.abs((each.x - this.at.x) * y) + Math.abs((each.y - this.at.y) * x));
      if (along > 1 && (!best || cost < best.cost)) best = { each, cost };
    }
    if (best) this.look(best.each);
  }

  // What is lit is left to the usual keys; anything else is explained.
  choose() {
    const { x, y, key } = this.at;
    const lit = document.elementFromPoint(x, y)?.closest("[data-actions]:not(.is-off)");
    if (lit) {
      this.leave();
      lit.focus();
      return;
    }
    if (this.applies) this.tell(key);
  }
}
