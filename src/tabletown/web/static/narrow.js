// Choosing: every drawn thing carries the legal actions that mention it. Touching things leaves the actions that mention all
// of them; what still tells actions apart stays lit. Nothing here knows a game.

const numbers = (text) => new Set((text || "").split(" ").filter(Boolean).map(Number));
const common = (a, b) => new Set([...a].filter((each) => b.has(each)));

export class Narrowing {
  // `tell(left, picks)` hears what is left after every change; `chosen(action, by)` that one action is meant.
  constructor({ tell, chosen }) {
    this.tell = tell;
    this.chosen = chosen;
    this.picks = [];
    this.things = [];
    this.decision = null;
  }

  // Look at the page anew; what was picked stays as long as the decision is the same.
  read(root) {
    this.root = root;
    if (root.dataset.decision !== this.decision || !root.dataset.turn) this.picks = [];
    this.decision = root.dataset.decision;
    this.final = numbers(root.dataset.final);
    this.things = [...root.querySelectorAll("[data-actions]")].map((element) => ({
      element,
      id: element.id || `${element.closest("[id]").id}-target`, // what is lit inside of a piece has no id of its own
      actions: numbers(element.dataset.actions),
    }));
    this.rest = [...root.querySelectorAll("[data-one]")];
    this.all = new Set(this.rest.map((each) => Number(each.dataset.one)));
    this.picks = this.picks.filter((id) => this.things.some((thing) => thing.id === id));
    this.show();
  }

  get left() {
    let left = this.all;
    for (const thing of this.picked) left = common(left, thing.actions);
    return left;
  }

  get picked() {
    return this.picks.map((id) => this.things.find((thing) => thing.id === id)).filter(Boolean);
  }

  // What can be touched now, in the order of the page.
  get lit() {
    return this.things.filter((thing) => thing.lit).map((thing) => thing.element);
  }

  touch(element) {
    const thing = this.things.find((each) => each.element === element);
    if (!thing || !this.all.size) return;
    const same = this.picked.find((each) => each === thing || (each.id.replace(/-target$/, "") === thing.id.replace(/-target$/, "")));
    if (same) this.picks = this.picks.filter((id) => id !== same.id);
    else if (common(this.left, thing.actions).size) this.picks.push(thing.id);
    else this.picks = [thing.id]; // it goes with nothing picked so far: begin anew
    this.settle(thing, !same);
  }

  settle(thing, narrowed) {
    const left = this.left;
    if (narrowed && left.size === 1) {
      const [action] = left;
      const button = thing.element.matches("button");
      this.show();
      this.chosen(action, { button, final: this.final.has(action) });
      return;
    }
    this.show();
  }

  letGo() {
    const had = this.picks.length > 0;
    this.picks = [];
    this.show();
    return had;
  }

  show() {
    const left = this.left;
    let telling = false;
    for (const thing of this.things) {
      const share = common(left, thing.actions).size;
      const picked = this.picks.includes(thing.id);
      thing.lit = picked || (share > 0 && (share < left.size || left.size === 1));
      if (thing.lit && !picked && share < left.size) telling = true;
      const element = thing.element;
      element.classList.toggle("is-off", !thing.lit);
      element.classList.toggle("is-picked", picked);
      if (element.getAttribute("role") === "button" || element.matches("button")) {
        if (picked) element.setAttribute("aria-pressed", "true");
        else element.removeAttribute("aria-pressed");
      }
    }
    // What nothing drawn can tell apart is offered in words.
    const inWords = left.size > 1 && !telling && !this.root.dataset.look; // the board of another seat tells nothing
    for (const each of this.rest) each.parentElement.hidden = !(inWords && left.has(Number(each.dataset.one)));
    const list = this.rest[0]?.closest("#rest");
    if (list) list.hidden = !inWords;
    this.rove();
    this.tell(left, this.picks);
  }

  // One target is in the tab order; arrows go on from it.
  rove(to = null) {
    const targets = this.lit.filter((element) => element.ownerSVGElement && element.getAttribute("role") === "button");
    const kept = to || targets.find((element) => element === document.activeElement) || targets.find((each) => each.tabIndex === 0) || targets[0];
    for (const thing of this.things) {
      if (thing.element.ownerSVGElement && thing.element.getAttribute("role") === "button")
        thing.element.setAttribute("tabindex", thing.element === kept ? "0" : "-1");
    }
    return kept;
  }

  // The nearest target in the direction of an arrow key.
  go(key, from) {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    const middle = (element) => {
      const box = element.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [fromX, fromY] = middle(from);
    let best = null;
    for (const element of this.lit) {
      if (element === from || element.getAttribute("role") !== "button" || !element.getClientRects().length) continue;
      const [toX, toY] = middle(element);
      const along = (toX - fromX) * x + (toY - fromY) * y;
      const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
      if (along > 1 && (!best || along + 2 * aside < best.cost)) best = { element, cost: along + 2 * aside };
    }
    if (!best) return false;
    this.rove(best.element);
    best.element.focus();
    return true;
  }
}
