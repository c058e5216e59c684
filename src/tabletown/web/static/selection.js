// Selecting an action: every drawn element and button carries the legal actions that involve it. Touching elements keeps the
// actions that involve all of them, and elements that still tell actions apart stay highlighted. No game is known here.

const numbers = (text) => new Set((text || "").split(" ").filter(Boolean).map(Number));
const intersection = (a, b) => new Set([...a].filter((each) => b.has(each)));
const pieceOf = (id) => id.replace(/-target$/, "");
const isCard = (item) => item.element.matches(".card");
// Whether a card and a thing elsewhere take part in the same actions, and so mean the same.
const isTwin = (a, b) =>
  isCard(a) !== isCard(b) && !a.kind && !b.kind && [...a.actions].join() === [...b.actions].join() && a.actions.size > 1;
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
    this.costly = numbers(root.dataset.costly);
    this.items = [...root.querySelectorAll("[data-actions]")].map((element) => ({
      element,
      id: element.id || `${element.closest("[id]").id}-target`, // a highlighted part of a piece has no id of its own
      actions: numbers(element.dataset.actions),
      kind: element.dataset.kind || "", // of a button: verb, option or end
    }));
    this.rest = [...root.querySelectorAll("#rest [data-one]")];
    this.all = new Set(this.rest.map((each) => Number(each.dataset.one)));
    this.picks = this.picks.filter((id) => this.items.some((item) => item.id === id));
    this.hasVerbs = this.items.some((item) => item.kind === "verb");
    const started = this.items.filter((item) => item.kind !== "option").flatMap((item) => [...item.actions]);
    this.started = new Set(started); // actions that begin with something else than an option
    this.readBeginning();
    this.show();
  }

  // Where only options tell the actions apart, the first step is a thing that all of them involve, or else the options.
  readBeginning() {
    const first = this.items.filter((item) => item.kind !== "option");
    const isPlain = first.length === this.items.length || first.some(({ actions }) => actions.size % this.all.size > 0);
    this.beginsWhole = !isPlain && first.some((item) => !item.kind && item.actions.size);
    this.beginsWithOptions = !isPlain && !this.beginsWhole;
  }

  // The actions that involve everything picked.
  get left() {
    return this.leftBy(this.picks);
  }

  leftBy(picks) {
    let left = this.all;
    for (const id of picks) left = intersection(left, this.items.find((item) => item.id === id)?.actions || left);
    return left;
  }

  get picked() {
    return this.picks.map((id) => this.items.find((item) => item.id === id)).filter(Boolean);
  }

  // The elements that can be touched now, in page order.
  get highlighted() {
    return this.items.filter((item) => item.highlighted).map((item) => item.element);
  }

  // The actions that would be left after touching an element.
  after(element) {
    const item = this.items.find((each) => each.element === element);
    if (!item || !this.all.size) return new Set();
    if (this.find(item)) return this.left;
    return this.leftBy(this.with(item));
  }

  // The pick that is the same thing as an item, drawn perhaps twice: a card, and the place in the city that it means.
  find(item) {
    return this.picked.find((each) => pieceOf(each.id) === pieceOf(item.id) || isTwin(each, item));
  }

  // Whether an element is the last thing picked.
  isLast(element) {
    const item = this.items.find((each) => each.element === element);
    const last = this.picks.at(-1);
    return Boolean(item && last && pieceOf(last) === pieceOf(item.id));
  }

  // The picks with one more; where it does not go with them it replaces one, the latest that allows it.
  with(item) {
    const goes = (picks) => intersection(this.leftBy(picks), item.actions).size > 0;
    if (goes(this.picks)) return [...this.picks, item.id];
    if (item.kind === "verb") return [item.id]; // another verb starts over
    for (let place = this.picks.length - 1; place >= 0; place -= 1) {
      const others = this.picks.toSpliced(place, 1);
      if (goes(others)) return [...others, item.id];
    }
    return [item.id];
  }

  touch(element) {
    const item = this.items.find((each) => each.element === element);
    if (!item || !this.all.size) return;
    const same = this.find(item);
    this.picks = same ? this.picks.filter((id) => id !== same.id) : this.with(item);
    this.show();
    const left = this.left;
    if (same || left.size !== 1) return;
    const [action] = left;
    this.onChosen(action, { element, kind: item.kind, final: this.final.has(action) });
  }

  // Let go of the last pick; whether there was one.
  pop() {
    const had = this.picks.length > 0;
    this.picks = this.picks.slice(0, -1);
    if (had) this.show();
    return had;
  }

  // Keep only the first picks.
  keep(count) {
    this.picks = this.picks.slice(0, count);
    this.show();
  }

  // Drop all picks; whether there were any.
  clear() {
    const had = this.picks.length > 0;
    this.picks = [];
    this.show();
    return had;
  }

  // An option is a second step: it waits until something was picked, unless the decision has nothing else to begin with.
  isWaiting(item, picks = this.picks) {
    if (item.kind !== "option" || picks.length || !this.hasVerbs || this.beginsWithOptions) return false;
    return [...item.actions].every((action) => this.started.has(action));
  }

  // Things that would replace a pick stay lit: other cards beside a picked card, and all once a choice is complete.
  isAlternative(item, left) {
    if (item.kind === "verb" || item.kind === "end" || !this.picks.length) return false;
    if (this.picks.length === 1 && this.isWaiting(item, [])) return false; // without that pick it would wait
    const replaced = (place) => intersection(this.leftBy(this.picks.toSpliced(place, 1)), item.actions).size > 0;
    if (left.size === 1 && replaced(this.picks.length - 1)) return true;
    return isCard(item) && this.picked.some((each, place) => isCard(each) && replaced(place));
  }

  show() {
    const left = this.left;
    let isTelling = false;
    this.hasOptions = false; // whether options are offered as a second step
    for (const item of this.items) {
      const share = intersection(left, item.actions).size;
      const picked = this.picks.includes(item.id) || this.picked.some((each) => isTwin(each, item));
      const opens = this.beginsWhole && !this.picks.length && !item.kind;
      const tells = share > 0 && (share < left.size || left.size === 1 || opens) && !this.isWaiting(item);
      const lit = tells || (share === 0 && this.isAlternative(item, left));
      item.highlighted = picked || lit;
      if (item.kind === "verb" && this.all.size && item.actions.size < this.all.size) item.highlighted = true;
      if (tells && (share < left.size || opens)) isTelling = true;
      if (lit && !picked && item.kind === "option" && this.hasVerbs && this.picks.length) this.hasOptions = true;
      const { element } = item;
      element.classList.toggle("is-off", !item.highlighted);
      element.classList.toggle("is-picked", picked);
      element.classList.toggle("is-apart", item.kind === "verb" && share === 0); // it would start over
      if (isButton(element) || element.matches("button")) {
        if (picked) element.setAttribute("aria-pressed", "true");
        else if (item.kind === "verb") element.setAttribute("aria-pressed", "false");
        else element.removeAttribute("aria-pressed");
      }
    }
    // Actions that no element tells apart are listed as text, except while another seat's board is shown.
    const inWords = left.size > 1 && !isTelling && !this.root.dataset.look;
    for (const each of this.rest) each.parentElement.hidden = !(inWords && left.has(Number(each.dataset.one)));
    const list = this.rest[0]?.closest("#rest");
    if (list) list.hidden = !inWords;
    this.inWords = inWords;
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
