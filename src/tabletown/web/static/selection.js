// Selecting an action: every drawn element carries the legal actions that involve it. Touching elements keeps the actions
// that involve all of them, and elements that still tell actions apart stay highlighted. No game is known here.

const numbers = (text) => new Set((text || "").split(" ").filter(Boolean).map(Number));
const intersection = (a, b) => new Set([...a].filter((each) => b.has(each)));
const pieceOf = (id) => id.replace(/-target$/, "");
const isButton = (element) => element.getAttribute("role") === "button";

export class Selection {
  // `onChange(left, picks)` is called after every change, `onChosen(action, by)` once a single action is left.
  constructor({ onChange, onChosen }) {
    this.onChange = onChange;
    this.onChosen = onChosen;
    this.picks = [];
    this.items = [];
    this.decision = null;
  }

  // Read the page again; picks are kept as long as the decision is the same.
  read(root) {
    this.root = root;
    if (root.dataset.decision !== this.decision || !root.dataset.turn) this.picks = [];
    this.decision = root.dataset.decision;
    this.final = numbers(root.dataset.final);
    this.items = [...root.querySelectorAll("[data-actions]")].map((element) => ({
      element,
      id: element.id || `${element.closest("[id]").id}-target`, // a highlighted part of a piece has no id of its own
      actions: numbers(element.dataset.actions),
    }));
    this.rest = [...root.querySelectorAll("[data-one]")];
    this.all = new Set(this.rest.map((each) => Number(each.dataset.one)));
    this.picks = this.picks.filter((id) => this.items.some((item) => item.id === id));
    this.show();
  }

  // The actions that involve everything picked.
  get left() {
    let left = this.all;
    for (const item of this.picked) left = intersection(left, item.actions);
    return left;
  }

  get picked() {
    return this.picks.map((id) => this.items.find((item) => item.id === id)).filter(Boolean);
  }

  // The elements that can be touched now, in page order.
  get highlighted() {
    return this.items.filter((item) => item.highlighted).map((item) => item.element);
  }

  touch(element) {
    const item = this.items.find((each) => each.element === element);
    if (!item || !this.all.size) return;
    const same = this.picked.find((each) => pieceOf(each.id) === pieceOf(item.id));
    if (same) this.picks = this.picks.filter((id) => id !== same.id);
    else if (intersection(this.left, item.actions).size) this.picks.push(item.id);
    else this.picks = [item.id]; // incompatible with the picks so far: start over
    this.show();
    const left = this.left;
    if (same || left.size !== 1) return;
    const [action] = left;
    this.onChosen(action, { button: element.matches("button"), final: this.final.has(action) });
  }

  // Drop all picks; whether there were any.
  clear() {
    const had = this.picks.length > 0;
    this.picks = [];
    this.show();
    return had;
  }

  show() {
    const left = this.left;
    let isTelling = false;
    for (const item of this.items) {
      const share = intersection(left, item.actions).size;
      const picked = this.picks.includes(item.id);
      item.highlighted = picked || (share > 0 && (share < left.size || left.size === 1));
      if (item.highlighted && share < left.size) isTelling = true;
      const { element } = item;
      element.classList.toggle("is-off", !item.highlighted);
      element.classList.toggle("is-picked", picked);
      if (isButton(element) || element.matches("button")) {
        if (picked) element.setAttribute("aria-pressed", "true");
        else element.removeAttribute("aria-pressed");
      }
    }
    // Actions that no element tells apart are listed as text, except while another seat's board is shown.
    const inWords = left.size > 1 && !isTelling && !this.root.dataset.look;
    for (const each of this.rest) each.parentElement.hidden = !(inWords && left.has(Number(each.dataset.one)));
    const list = this.rest[0]?.closest("#rest");
    if (list) list.hidden = !inWords;
    this.updateRovingTabindex();
    this.onChange(left, this.picks);
  }

  // Keep exactly one drawn target in the tab order; arrow keys move on from it.
  updateRovingTabindex(to = null) {
    const drawn = (element) => element.ownerSVGElement && isButton(element);
    const targets = this.highlighted.filter(drawn);
    const kept =
      to ||
      targets.find((each) => each === document.activeElement) ||
      targets.find((each) => each.tabIndex === 0) ||
      targets[0];
    for (const { element } of this.items) {
      if (drawn(element)) element.setAttribute("tabindex", element === kept ? "0" : "-1");
    }
  }

  // Focus the nearest target in the direction of an arrow key; whether there is one.
  move(key, from) {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    const center = (element) => {
      const box = element.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [fromX, fromY] = center(from);
    let best = null;
    for (const element of this.highlighted) {
      if (!isButton(element) || !element.getClientRects().length) continue;
      const [toX, toY] = center(element);
      const along = (toX - fromX) * x + (toY - fromY) * y;
      const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
      if (along > 1 && (!best || along + 2 * aside < best.cost)) best = { element, cost: along + 2 * aside };
    }
    if (!best) return false;
    this.updateRovingTabindex(best.element);
    best.element.focus();
    return true;
  }
}
