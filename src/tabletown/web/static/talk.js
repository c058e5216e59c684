// Asking the server: one request at a time, answers put into the page by morphing, lost moves sent again.

const SVG = "http://www.w3.org/2000/svg";
const RETRY = 1500;
const GLANCE = 5000; // between looks of a page that nobody sees

export class Talk {
  // `shown()` is called when the table has been put into the page anew, `said()` when somebody has spoken.
  constructor({ shown, said }) {
    this.shown = shown;
    this.before = async () => {}; // what has to be seen before a new look is put in
    this.said = said;
    this.queue = Promise.resolve();
    this.sending = false;
    this.looking = false;
    this.whole = false;
    this.changes = {};
    document.addEventListener("visibilitychange", () => this.turnTo(document.hidden));
  }

  get root() {
    return document.getElementById("table");
  }

  get path() {
    return `/tables/${this.root.dataset.table}`;
  }

  // How the table is looked at, to be asked for again.
  get eyes() {
    const { viewer, look, step, flip, narrow } = this.root.dataset;
    const wish = { seat: viewer, look, step, flip, narrow };
    return Object.fromEntries(Object.entries(wish).filter(([, value]) => value));
  }

  // Look at the table again; several wishes while the server is asked are fulfilled by one more look.
  async refresh(changes = {}, seen = false) {
    Object.assign(this.changes, changes);
    this.whole ||= !seen;
    if (this.looking) return;
    this.looking = true;
    await this.next(async () => {
      this.looking = false;
      const wish = { ...this.eyes, ...this.changes };
      if (!this.whole) wish.seen = this.root.dataset.version;
      this.changes = {};
      this.whole = false;
      const query = new URLSearchParams(Object.entries(wish).filter(([, value]) => value !== ""));
      await this.ask(`${this.path}/part?${query}`);
    });
  }

  // A decision about what is shown now: sent until the server has answered; sent twice it counts once.
  async send(verb, values, quiet = false) {
    if (this.sending) return;
    this.sending = true;
    document.body.classList.add("is-sending");
    const { seat = "", flip = "", narrow = "" } = this.eyes;
    const wish = { version: this.root.dataset.version, seat, flip, narrow, ...values };
    const body = new URLSearchParams(Object.entries(wish).filter(([, value]) => value !== ""));
    await this.next(() => this.ask(`${this.path}/${verb}`, { method: "POST", body }, quiet));
    this.sending = false;
    document.body.classList.remove("is-sending");
  }

  // One after the other, so that an old answer never comes after a new one.
  next(work) {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  async ask(address, request = {}, quiet = false) {
    const answer = await this.fetch(address, request);
    const text = await answer.text();
    if (answer.ok) {
      if (answer.status === 204) return;
      await this.before(text);
      await this.put(text);
      return;
    }
    // The table may have moved on: look at it before anything is said.
    const now = await this.fetch(`${this.path}/part?${new URLSearchParams(this.eyes)}`, {});
    if (now.ok) await this.put(await now.text());
    if (!quiet) await this.put(text, "#refusal");
  }

  async fetch(address, request) {
    for (;;) {
      try {
        const answer = await fetch(address, { ...request, headers: { "HX-Request": "true" }, cache: "no-store" });
        this.online(true);
        return answer;
      } catch {
        this.online(false);
        await new Promise((done) => setTimeout(done, RETRY));
      }
    }
  }

  online(yes) {
    if (yes) delete document.body.dataset.offline;
    else document.body.dataset.offline = "1";
  }

  // A browser keeps few connections to a server: a page that nobody sees gives up its stream and looks now and then.
  turnTo(hidden) {
    clearInterval(this.glances);
    this.glances = null;
    if (hidden) {
      this.news?.close();
      this.news = null;
      this.glances = setInterval(() => this.refresh({}, true), GLANCE);
    } else {
      this.listen();
      this.refresh({}, true);
    }
  }

  // News of the table as they come; the browser connects again by itself, and after a refusal we do.
  listen() {
    const seat = this.root.dataset.listens;
    if (document.hidden && !this.glances) this.turnTo(true);
    if (document.hidden || (this.news && this.heard === seat)) return;
    this.news?.close();
    this.heard = seat;
    const news = new EventSource(`/api/tables/${this.root.dataset.table}/events${seat ? `?seat=${seat}` : ""}`);
    this.news = news;
    news.addEventListener("open", () => this.online(true));
    news.addEventListener("error", () => {
      if (this.news !== news) return;
      this.online(false);
      if (news.readyState !== EventSource.CLOSED) return;
      this.news = null;
      setTimeout(() => this.listen(), RETRY);
    });
    news.addEventListener("changed", () => this.refresh({}, true));
    news.addEventListener("watched", () => this.refresh());
    news.addEventListener("said", () => this.said());
  }

  async put(text, target = "#table") {
    const before = this.root.dataset.phase;
    if (target === "#table") document.getElementById("refusal")?.replaceChildren();
    const swap = target === "#chat" ? "outerHTML" : "outerMorph";
    await htmx.swap({ text, target: document.querySelector(target), swap, sourceElement: document.body });
    if (target !== "#table") return;
    if (before === "waiting" && this.root.dataset.phase !== "waiting") {
      location.reload(); // the pieces of the game come with the page
      return;
    }
    // Morphing makes plain elements where it moves what stands in drawings; such a page is put in whole.
    if ([...this.root.querySelectorAll("svg *")].some((each) => each.namespaceURI !== SVG)) {
      await htmx.swap({ text, target: this.root, swap: "outerHTML", sourceElement: document.body });
    }
    this.shown();
    if (document.querySelector("#chat[data-empty]")) this.said();
  }
}
