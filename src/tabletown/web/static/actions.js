// The action bar: the one confirmation, a way back, and a question before something is given up.

const FIRST = 20; // most characters of the confirmation, and of its second line
const SECOND = 32;
const PART = 16; // most characters of a part of the choice
const HOLD = 500; // milliseconds after which Cancel lets go of everything

const byId = (id) => document.getElementById(id);
const cut = (text, most) => (text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\s,.:;(–-]+\S*$/, "")}…`);

// Split a sentence for a button: verb and object first, the rest below.
export function shorten(label) {
  const text = label.trim().replace(/\.$/, "");
  if (text.length <= FIRST) return [text, ""];
  const [, head, tail] = /^([^:(·]{3,}?)\s*[:(·]\s*(.+?)\)?$/.exec(text) || [];
  if (head && head.length <= FIRST) return [head, cut(tail, SECOND)];
  const words = text.split(" ");
  let first = words.shift();
  while (words.length && `${first} ${words[0]}`.length <= FIRST) first += ` ${words.shift()}`;
  return [cut(first, FIRST), cut(words.join(" "), SECOND)];
}

export class ActionBar {
  constructor({ selection, act, settings }) {
    this.selection = selection;
    this.act = act;
    this.settings = settings;
    this.pending = null; // the action that waits for a confirmation
    this.ending = null; // the button of the end that the guard asks about
    this.hold = { timer: 0, done: false };
  }

  get gains() {
    const text = document.getElementById("table").dataset.gains;
    return text ? JSON.parse(text) : {};
  }

  // Show what is picked: Back before options, Cancel, what is missing, or the confirmation.
  show(pending) {
    this.pending = pending;
    this.keep(false);
    const { picks, hasOptions } = this.selection;
    const bar = byId("actions");
    if (!bar) return;
    const picked = picks.length > 0;
    document.body.dataset.choosing = pending !== null ? "pending" : picked ? "picked" : "";
    bar.classList.toggle("is-options", hasOptions);
    byId("back").hidden = !hasOptions || pending !== null;
    byId("cancel").hidden = !picked || (hasOptions && pending === null);
    byId("missing").hidden = !picked || pending !== null;
    byId("missing").textContent = this.missing();
    this.fold();
    this.steps(pending);
    const button = byId("confirm");
    button.hidden = pending === null;
    button.classList.remove("quiet");
    if (pending === null) return;
    const label = this.label(pending);
    const [first, second] = shorten(label);
    const below = this.selection.final.has(pending) ? bar.dataset.once : bar.dataset.undoable;
    button.querySelector(".name").textContent = first;
    button.querySelector(".sub").textContent = second || cut(below, SECOND);
    button.setAttribute("aria-label", `${label} (${below})`);
    button.blur(); // so that another choice is described anew
    button.focus({ preventScroll: true });
  }

  // Say that the coach is looking at the choice, or no longer.
  wait(text) {
    const missing = byId("missing");
    document.body.classList.toggle("is-asked", Boolean(text));
    if (!missing) return;
    missing.hidden = !text && (this.pending !== null || !this.selection.picks.length);
    missing.textContent = text || this.missing();
  }

  // What is still to be chosen: something on the board, an action, or either.
  missing() {
    const { any, verb, board } = byId("missing").dataset;
    const { items, left, picks } = this.selection;
    const isOpen = ({ id, actions, highlighted }) =>
      highlighted && !picks.includes(id) && [...actions].some((action) => left.has(action));
    const open = items.filter(isOpen);
    if (open.length && open.every(({ kind }) => kind === "verb")) return verb;
    return open.length && open.every(({ element }) => element.closest("#board")) ? board : any;
  }

  // On a phone: the parts chosen so far, each a way back to it, then what is still to do.
  steps(pending) {
    const list = byId("steps");
    if (!list) return;
    const { picked } = this.selection;
    list.hidden = !picked.length;
    const isOpen = pending === null;
    const named = picked.map(({ element }, place) => [this.nameOf(element), place]).filter(([name]) => name);
    const left = isOpen ? [list.dataset.next, list.dataset.done] : [list.dataset.done];
    list.replaceChildren(
      ...named.map(([name, place]) => this.step(name, "done", place)),
      ...left.map((name, place) => this.step(name, place === 0 ? "now" : "later", named.length + place)),
    );
  }

  step(name, kind, place) {
    const item = document.createElement("li");
    item.className = kind;
    const text = document.createElement(kind === "done" ? "button" : "span");
    text.textContent = cut(name, PART);
    item.dataset.n = kind === "done" ? "✓" : String(place + 1);
    if (kind === "done") {
      Object.assign(text, { type: "button", title: name });
      text.dataset.do = "step-back";
      text.dataset.place = String(place);
    } else if (kind === "now") item.setAttribute("aria-current", "step");
    item.append(text);
    return item;
  }

  // The short name of something picked.
  nameOf(element) {
    const text = element.querySelector(".name")?.textContent || element.getAttribute("aria-label") || element.textContent;
    return text.trim().split(/[,:;(·]/)[0];
  }

  label(action) {
    return document.querySelector(`#rest [data-one="${action}"]`)?.textContent.trim() || "";
  }

  // A choice that brings something bad is not recommended by a filled button.
  warn(warns) {
    byId("confirm")?.classList.toggle("quiet", warns);
  }

  // Whether an end gives something up.
  mustAsk(button) {
    return Boolean(button.dataset.ask && this.settings.guard);
  }

  // Ask before an end, in the place of the bar; a second click in the same place keeps playing.
  guard(button) {
    this.ending = button;
    const [best] = Object.entries(this.gains)
      .filter(([action]) => !button.dataset.actions.split(" ").includes(action))
      .sort(([, a], [, b]) => b - a);
    const sentence = byId("actions").dataset.best;
    byId("guard-ask").textContent = button.dataset.ask;
    byId("guard-best").textContent =
      best && best[1] > 0 ? sentence.replace("%1", this.label(best[0])).replace("%2", `+${best[1]}`) : "";
    byId("guard").hidden = false;
    byId("actions").classList.add("is-guard");
    document.body.dataset.choosing = "guard";
    byId("keep").focus({ preventScroll: true });
  }

  // Keep playing; whether the guard was asking.
  keep(focus = true) {
    const button = this.ending;
    this.ending = null;
    if (!byId("guard") || byId("guard").hidden) return false;
    byId("guard").hidden = true;
    byId("actions").classList.remove("is-guard");
    document.body.dataset.choosing = "";
    if (focus) button?.focus({ preventScroll: true });
    return true;
  }

  endAnyway() {
    const action = Number(this.ending?.dataset.actions.split(" ")[0]);
    this.keep(false);
    this.act(action);
  }

  // Open or close the sheet with all verbs on a phone.
  fold(open = false) {
    byId("tiles")?.classList.toggle("open", open);
    byId("more")?.setAttribute("aria-expanded", String(open));
  }

  unfold() {
    this.fold(!byId("tiles").classList.contains("open"));
  }

  cancel() {
    if (this.hold.done) this.hold.done = false;
    else this.selection.pop();
  }

  // Cancel that is held lets go of everything.
  press(target) {
    clearTimeout(this.hold.timer);
    this.hold.done = false;
    if (!target.closest("#cancel")) return;
    this.hold.timer = setTimeout(() => {
      this.hold.done = true;
      this.selection.clear();
    }, HOLD);
  }

  loosen() {
    clearTimeout(this.hold.timer);
  }
}
