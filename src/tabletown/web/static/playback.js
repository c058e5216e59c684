// Playback of other players' moves: each step is shown briefly as a look at the past, then comes the present.

const PACE = 700; // milliseconds a step is shown
const QUICK = 140; // the least, when there are very many
const WHOLE = 6000; // the most for all steps together, as far as QUICK allows
const HURRY = 60; // seconds left on the player's own clock below which nothing is held back

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class Playback {
  // `isWanted()` returns whether the player wants to see steps one by one.
  constructor(connection, isWanted) {
    this.connection = connection;
    this.isWanted = isWanted;
    this.at = null; // the number of the step that is shown
    this.due = 0; // when the next step may be shown
    this.wake = null;
    this.skipped = false;
  }

  get playing() {
    return this.at !== null || this.wake !== null;
  }

  // Go to the present immediately.
  skip() {
    this.skipped = true;
    this.wake?.();
  }

  // The steps of others between the page and its next version; none if the two cannot be compared.
  steps(text) {
    const now = this.connection.root;
    const next = new DOMParser().parseFromString(text, "text/html").getElementById("table");
    const isPresent = (table) => table?.querySelector(".log") && !table.dataset.step && !table.dataset.look;
    if (!isPresent(now) || !isPresent(next) || now.dataset.viewer !== next.dataset.viewer) return [];
    if (now.dataset.turn && now.dataset.decision === next.dataset.decision) return []; // do not disturb a decision
    const seen = Math.max(0, ...[...now.querySelectorAll("[data-number]")].map((line) => Number(line.dataset.number)));
    const lines = [...next.querySelectorAll(".log [data-seat]")];
    const others = lines.filter((line) => line.dataset.seat !== next.dataset.viewer);
    return [...new Set(others.map((line) => Number(line.dataset.number)))].filter((number) => number > seen);
  }

  get enabled() {
    const left = document.querySelector("#strip .me .clock")?.dataset.left;
    return this.isWanted() && !reducedMotion.matches && !document.hidden && !(left && Number(left) < HURRY);
  }

  // Show the steps in between before a new version of the table is put into the page.
  async before(text) {
    const steps = this.enabled ? this.steps(text) : [];
    if (!steps.length) return;
    this.skipped = false;
    const pace = Math.min(PACE, Math.max(QUICK, WHOLE / steps.length));
    for (const step of steps.slice(0, -1)) {
      await this.pause(pace);
      if (this.skipped) break;
      const query = new URLSearchParams({ ...this.connection.perspective, step });
      const answer = await this.connection.fetch(`${this.connection.path}/part?${query}`, {});
      if (!answer.ok) break;
      this.at = step;
      await this.connection.put(await answer.text());
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
