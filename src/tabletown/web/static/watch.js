// Steps of others are shown one after the other, briefly, and can be skipped: each is a look at the past, then comes the present.

const PACE = 700; // milliseconds for a step
const QUICK = 140; // for each of very many
const WHOLE = 6000; // for all together, as far as that goes
const HURRY = 60; // seconds left on the own clock, under which nothing is held back

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Watch {
  // `wanted()` tells whether somebody wants to see steps one by one.
  constructor(talk, wanted) {
    this.talk = talk;
    this.wanted = wanted;
    this.at = null; // the number of the step that is shown
    this.due = 0; // when the next step may be shown
    this.wake = null;
    this.skipped = false;
  }

  get playing() {
    return this.at !== null || this.wake !== null;
  }

  // To the present at once.
  skip() {
    this.skipped = true;
    this.wake?.();
  }

  // What others have done between what is on the page and what is about to be; nothing where it cannot be compared.
  fresh(text) {
    const now = this.talk.root;
    const next = new DOMParser().parseFromString(text, "text/html").getElementById("table");
    const plain = (table) => table?.querySelector(".log") && !table.dataset.step && !table.dataset.look;
    if (!plain(now) || !plain(next) || now.dataset.viewer !== next.dataset.viewer) return [];
    const seen = Math.max(0, ...[...now.querySelectorAll("[data-number]")].map((line) => Number(line.dataset.number)));
    const others = [...next.querySelectorAll(".log [data-seat]")].filter((line) => line.dataset.seat !== next.dataset.viewer);
    return [...new Set(others.map((line) => Number(line.dataset.number)))].filter((number) => number > seen);
  }

  get on() {
    const left = document.querySelector("#strip .me .clock")?.dataset.left;
    return this.wanted() && !still.matches && !document.hidden && !(left && Number(left) < HURRY);
  }

  // Before a new look at the table is put into the page.
  async before(text) {
    const steps = this.on ? this.fresh(text) : [];
    if (!steps.length) return;
    this.skipped = false;
    const pace = Math.min(PACE, Math.max(QUICK, WHOLE / steps.length));
    for (const step of steps.slice(0, -1)) {
      await this.pause(pace);
      if (this.skipped) break;
      const query = new URLSearchParams({ ...this.talk.eyes, step });
      const answer = await this.talk.fetch(`${this.talk.path}/part?${query}`, {});
      if (!answer.ok) break;
      this.at = step;
      await this.talk.put(await answer.text());
    }
    await this.pause(pace);
    this.at = null;
  }

  async pause(pace) {
    const rest = this.due - performance.now();
    if (rest > 0 && !this.skipped)
      await new Promise((done) => {
        this.wake = done;
        setTimeout(done, rest);
      });
    this.wake = null;
    this.due = performance.now() + pace;
  }
}
