// Requests to the server: one at a time, answers morphed into the page, lost moves sent again.

import { Pictures } from "./pictures.js";

const SVG = "http://www.w3.org/2000/svg";
const RETRY = 1500; // milliseconds
const POLL = 5000; // milliseconds between the requests of a hidden page

// Return the text of a part as it comes over the stream.
async function unpack(part) {
  const bytes = Uint8Array.from(atob(part), (each) => each.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

export class Connection {
  // `onTable()` is called after the table was put into the page, `onChat()` after a chat message.
  constructor({ onTable, onChat }) {
    this.onTable = onTable;
    this.onChat = onChat;
    this.before = async (text) => text; // runs before a new version of the table is put into the page, and returns that
    this.pictures = new Pictures();
    this.queue = Promise.resolve();
    this.unpacking = Promise.resolve(); // of what the stream has brought
    this.news = null; // what it has brought that waits for the queue
    this.sending = false;
    this.refreshing = false;
    this.forced = false;
    this.changes = {};
    document.addEventListener("visibilitychange", () => this.setHidden(document.hidden));
  }

  get root() {
    return document.getElementById("table");
  }

  get path() {
    return this.root.dataset.path || `/tables/${this.root.dataset.table}`;
  }

  // The query for the same view of the table: seat, board, step and layout, and of a lesson the task, what was done and before it.
  get perspective() {
    const { viewer, look, step, flip, narrow, task, done, before, tries, shown } = this.root.dataset;
    const query = { seat: viewer, look, step, flip, narrow, task, done, before, tries, shown };
    return Object.fromEntries(Object.entries(query).filter(([, value]) => value));
  }

  // Fetch the table again; calls during a request are answered by one more request. `ifChanged` skips an unchanged table.
  async refresh(changes = {}, ifChanged = false) {
    Object.assign(this.changes, changes);
    this.forced ||= !ifChanged;
    if (this.refreshing) return;
    this.refreshing = true;
    await this.enqueue(async () => {
      this.refreshing = false;
      const wanted = { ...this.perspective, ...this.changes };
      if (!this.forced) wanted.seen = this.root.dataset.version;
      this.changes = {};
      this.forced = false;
      const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ""));
      await this.request(`${this.path}/part?${query}`);
    });
  }

  // Return the table as it is now, null if the server refuses.
  async present() {
    const { look, step, ...query } = this.perspective;
    const answer = await this.fetch(`${this.path}/part?${new URLSearchParams(query)}`, {});
    return answer.ok ? answer.text() : null;
  }

  // Send a decision about the version on the page until the server has answered; sent twice, it counts once.
  async send(verb, values, quiet = false) {
    if (this.sending) return;
    this.sending = true;
    document.body.classList.add("is-sending");
    const { look, step, ...kept } = this.perspective;
    const fields = { version: this.root.dataset.version, ...kept, ...values };
    const body = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ""));
    await this.enqueue(() => this.request(`${this.path}/${verb}`, { method: "POST", body }, quiet));
    this.sending = false;
    document.body.classList.remove("is-sending");
  }

  // Queue a task, so that an old answer never arrives after a new one.
  enqueue(work) {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  async request(address, options = {}, quiet = false) {
    const answer = await this.fetch(address, options);
    const text = await answer.text();
    if (answer.ok) {
      if (answer.status === 204) return;
      await this.put(await this.before(text));
      return;
    }
    // The table may have moved on: show it before the refusal.
    const now = await this.fetch(`${this.path}/part?${new URLSearchParams(this.perspective)}`, {});
    if (now.ok) await this.put(await now.text());
    if (!quiet) await this.put(text, "#refusal");
  }

  async fetch(address, options) {
    for (;;) {
      try {
        const headers = { "HX-Request": "true", "X-Have": this.pictures.known };
        const answer = await fetch(address, { ...options, headers, cache: "no-store" });
        this.setOnline(true);
        const { text } = answer;
        answer.text = async () => this.pictures.complete(await text.call(answer));
        return answer;
      } catch {
        this.setOnline(false);
        await new Promise((done) => setTimeout(done, RETRY));
      }
    }
  }

  setOnline(online) {
    if (online) delete document.body.dataset.offline;
    else document.body.dataset.offline = "1";
  }

  // A browser keeps few connections to a server: a hidden page closes its stream and polls.
  setHidden(hidden) {
    if (!this.root.dataset.table) return;
    clearInterval(this.polling);
    this.polling = null;
    if (hidden) {
      this.stream?.close();
      this.stream = null;
      this.polling = setInterval(() => this.refresh({}, true), POLL);
    } else {
      this.listen();
      this.refresh({}, true);
    }
  }

  // What the stream shows of the table: the seat of those who share a device, the view of the board and the layout.
  get watched() {
    const { listens: seat, flip, narrow } = this.root.dataset;
    return String(new URLSearchParams(Object.entries({ seat, flip, narrow }).filter(([, value]) => value)));
  }

  // Open the event stream of the table; the browser reconnects by itself, but not after a refusal.
  listen() {
    const { table, version } = this.root.dataset;
    if (!table) return; // nobody else acts in a lesson
    if (document.hidden && !this.polling) this.setHidden(true);
    const { watched } = this;
    if (document.hidden || (this.stream && this.listensTo === watched)) return;
    this.stream?.close();
    this.listensTo = watched;
    const query = new URLSearchParams(watched);
    query.set("seen", version);
    const stream = new EventSource(`${this.path}/events?${query}`);
    this.stream = stream;
    stream.addEventListener("open", () => this.setOnline(true));
    stream.addEventListener("error", () => {
      if (this.stream !== stream) return;
      this.setOnline(false);
      if (stream.readyState !== EventSource.CLOSED) return;
      this.stream = null;
      setTimeout(() => this.listen(), RETRY);
    });
    for (const kind of ["changed", "watched"]) stream.addEventListener(kind, (event) => this.receive(event, watched));
    stream.addEventListener("said", () => this.onChat());
  }

  // Take a part of the page from the stream; of several that wait only the last one is put in.
  receive({ data, lastEventId: version }, watched) {
    const { from, part } = JSON.parse(data);
    this.unpacking = this.unpacking.then(async () => {
      const text = part ? this.pictures.complete(await unpack(part)) : null;
      if (this.news && this.news.version === from && this.news.watched === watched) {
        Object.assign(this.news, { version, text: this.news.text && text });
        return;
      }
      const news = { from, version, text, watched };
      this.news = news;
      this.enqueue(() => this.follow(news));
    });
  }

  // Put in what the stream has brought if it follows what the page shows; otherwise ask.
  async follow(news) {
    if (this.news === news) this.news = null;
    const { from, version, text, watched } = news;
    const { version: shown, look, step } = this.root.dataset;
    if (shown === version && from !== version) return; // the answer to a decision was faster
    if (text === null || shown !== from || look || step || watched !== this.watched) {
      this.refresh({}, from !== version);
      return;
    }
    await this.put(await this.before(text));
  }

  async put(text, target = "#table") {
    const before = this.root.dataset.phase;
    if (target === "#table") document.getElementById("refusal")?.replaceChildren();
    const swap = target === "#chat" ? "outerHTML" : "outerMorph";
    await htmx.swap({ text, target: document.querySelector(target), swap, sourceElement: document.body });
    if (target !== "#table") return;
    if (before === "waiting" && this.root.dataset.phase !== "waiting") {
      location.reload(); // only a full page brings the pieces of the game
      return;
    }
    // Morphing may turn moved parts of drawings into HTML elements; then replace the whole table.
    if ([...this.root.querySelectorAll("svg *")].some((each) => each.namespaceURI !== SVG)) {
      await htmx.swap({ text, target: this.root, swap: "outerHTML", sourceElement: document.body });
    }
    this.onTable();
    if (document.querySelector("#chat[data-empty]")) this.onChat();
  }
}
