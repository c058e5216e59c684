// What an action brings: asked for while it is considered, shown on the card, on the board as a ghost and on the chips.

import { markBetter } from "./marks.js";

const HOVER = 70; // milliseconds the pointer rests on something before it is asked about
const MOST = 60; // answers kept

const byId = (id) => document.getElementById(id);

export class Preview {
  constructor(connection) {
    this.connection = connection;
    this.answers = new Map(); // by version, perspective and action
    this.wanted = null; // {action, how} that is shown or asked for
    this.chosen = null; // the action that waits for a confirmation
    this.asking = false;
    this.timer = 0;
  }

  key(action) {
    return JSON.stringify([this.connection.root.dataset.version, this.connection.perspective, action]);
  }

  // Show an action under the pointer or focus, after a moment; the chosen one stays in the background.
  consider(action, how) {
    if (this.wanted?.action === action && this.wanted.how === how) return;
    clearTimeout(this.timer);
    const wait = how === "pointer" && !this.answers.has(this.key(action)) ? HOVER : 0;
    this.timer = setTimeout(() => this.want(action, how), wait);
  }

  // Nothing is considered any more: the chosen action is shown again, or the idle card.
  release() {
    clearTimeout(this.timer);
    if (this.chosen === null) this.clear();
    else this.want(this.chosen, "chosen");
  }

  // The action that waits for a confirmation, null for none.
  choose(action) {
    clearTimeout(this.timer);
    this.chosen = action;
    if (action === null) this.clear();
    else this.want(action, "chosen");
  }

  // Something new is known about an action: ask again.
  renew(action) {
    this.answers.delete(this.key(action));
    if (this.chosen === action) this.want(action, "chosen");
  }

  // The table was put into the page again.
  restore() {
    clearTimeout(this.timer);
    this.wanted = null;
    this.clear();
    this.fit(byId("card"));
    if (this.chosen !== null) this.want(this.chosen, "chosen");
  }

  // One request at a time; the latest wish is answered. A table without aids answers none.
  async want(action, how) {
    if (!this.connection.root.dataset.aids) return;
    this.wanted = { action, how };
    const known = this.answers.get(this.key(action));
    if (known !== undefined) {
      this.show(known, how);
      return;
    }
    if (this.asking || this.connection.sending) return; // soon there is another decision
    this.asking = true;
    while (this.wanted && !this.answers.has(this.key(this.wanted.action))) await this.ask(this.wanted.action);
    this.asking = false;
    if (this.wanted) this.show(this.answers.get(this.key(this.wanted.action)), this.wanted.how);
  }

  async ask(action) {
    const key = this.key(action);
    const { version } = this.connection.root.dataset;
    const query = new URLSearchParams({ ...this.connection.perspective, action, version });
    let text = "";
    try {
      const answer = await fetch(`${this.connection.path}/preview?${query}`, {
        headers: { "HX-Request": "true" },
        cache: "no-store",
      });
      if (answer.ok) text = await answer.text();
    } catch {
      // the connection is lost; the card stays as it is
    }
    if (this.answers.size >= MOST) this.answers.delete(this.answers.keys().next().value);
    this.answers.set(key, text);
  }

  show(text, how) {
    const card = byId("card");
    if (!card) return;
    if (!text) {
      this.clear(false);
      return;
    }
    const parsed = new DOMParser().parseFromString(text, "text/html").getElementById("preview");
    const ghost = parsed.querySelector("template.ghost-of");
    this.ghost(ghost?.content);
    ghost?.remove();
    card.setAttribute("aria-live", how === "pointer" ? "off" : "polite");
    card.dataset.how = how;
    byId("idle").hidden = true;
    byId("preview").replaceWith(parsed);
    this.fit(card);
    this.chips(JSON.parse(parsed.dataset.changes || "{}"));
    markBetter(parsed.dataset.better);
    this.onShow?.({ warns: parsed.classList.contains("warns"), how });
  }

  // Set the card smaller, then leave out what is seen elsewhere too, until nothing has to be scrolled.
  fit(card) {
    if (!card) return;
    card.classList.remove("is-tight", "is-tightest");
    for (const each of ["is-tight", "is-tightest"]) if (card.scrollHeight > card.clientHeight) card.classList.add(each);
  }

  clear(forget = true) {
    if (forget) this.wanted = null;
    const card = byId("card");
    this.ghost(null);
    this.chips({});
    markBetter(null);
    if (!card?.dataset.how) return;
    delete card.dataset.how;
    card.setAttribute("aria-live", "off");
    byId("preview").replaceChildren();
    byId("preview").hidden = true;
    byId("idle").hidden = false;
    this.fit(card);
  }

  // The result, drawn over the board.
  ghost(content) {
    const board = byId("board");
    let place = byId("ghost");
    if (!place && board && content) {
      place = document.createElement("div");
      place.id = "ghost";
      board.append(place);
    }
    place?.replaceChildren(...(content ? [document.importNode(content, true)] : []));
    board?.classList.toggle("has-ghost", Boolean(content));
  }

  // Chips of stocks read "34 → 29", those of a seat in the strip only "29"; pips that would be spent are hatched.
  chips(changes) {
    const { viewer } = this.connection.root.dataset;
    for (const chip of document.querySelectorAll("#table [data-asset]")) {
      const number = chip.querySelector(".num");
      const strip = chip.closest("#strip > li");
      const change = changes[strip?.id.slice("strip-".length) ?? viewer]?.[chip.dataset.asset];
      chip.querySelector(".then")?.remove();
      if (change && number) {
        const then = document.createElement("b");
        then.className = "then";
        then.textContent = `${strip ? "" : " → "}${String(change[1]).replace("-", "−")}`;
        number.after(then);
      }
      [...chip.querySelectorAll(".pip")].forEach((pip, place) => {
        pip.classList.toggle("price", Boolean(change) && place >= change[1] && place < change[0]);
      });
    }
  }
}
