// Playback of what others did: each event is shown on the board in question, told in a sentence, then comes the present.

import { commands } from "./commands.js";
import { keepLog } from "./log.js";
import { dress, fillBar, fillCard, fillHeadline, follow } from "./told.js";

const PACE = 900; // milliseconds an event is shown
const MINE = 1600; // if it changes something of the player's,
const HALT = 2000; // and the first time so much longer
const MOMENT = 2000; // a big moment
const MANY = 8; // more events in a turn share
const TURN = 6000; // milliseconds
const WHOLE = 12000; // the most for everything together
const HURRY = 60; // seconds left on the player's own clock below which nothing is held back
const SPEEDS = [1, 2, 0.5];
const KEY = "tabletown-speed";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

function storedSpeed() {
  try {
    const speed = Number(localStorage.getItem(KEY));
    return SPEEDS.includes(speed) ? speed : 1;
  } catch {
    return 1; // storage is blocked
  }
}

function parsed(text) {
  return new DOMParser().parseFromString(text, "text/html").getElementById("table");
}

// How long each frame is shown, in milliseconds.
export function paces(frames) {
  let halted = false;
  const times = frames.map((frame) => {
    const count = frames.filter((each) => each.turn === frame.turn).length;
    if (frame.moment) return MOMENT;
    if (count > MANY) return TURN / count;
    if (!frame.concerns) return PACE;
    const time = halted ? MINE : MINE + HALT;
    halted = true;
    return time;
  });
  const sum = times.reduce((total, time) => total + time, 0);
  return sum > WHOLE ? times.map((time) => (time * WHOLE) / sum) : times;
}

export class Playback {
  // `isWanted()` returns whether the player wants to see events one by one.
  constructor(connection, isWanted) {
    this.connection = connection;
    this.isWanted = isWanted;
    this.dress = dress;
    this.follow = follow;
    this.fill = (story, at) => {
      fillCard(document, story, at);
      if (at === null) return;
      fillHeadline(document, story, at);
      fillBar(document, story, at);
    };
    this.speed = storedSpeed();
    this.story = null; // the frames in question; at hand after they were shown, too, where nothing moves by itself
    this.index = null; // of the frame that is shown
    this.at = null; // the number of its step
    this.running = false;
    this.paused = false;
    this.home = false; // whether the player's own board stays
    this.told = 0; // the number of the last step that was told
    this.jump = null; // where a control leads
    this.skipped = false;
    this.wake = null;
    keepLog(connection);
    this.listen();
  }

  get playing() {
    return this.running;
  }

  get enabled() {
    const left = document.querySelector("#strip .me .clock")?.dataset.left;
    return this.isWanted() && !document.hidden && !(left && Number(left) < HURRY);
  }

  // The last numbered step in the log of a table.
  seen(table) {
    return Math.max(0, ...[...table.querySelectorAll(".log [data-number]")].map((line) => Number(line.dataset.number)));
  }

  // Whether the next version of the table tells of steps that the page does not know; no if the two cannot be compared.
  hasNews(text) {
    const now = this.connection.root;
    const next = parsed(text);
    const isPresent = (table) => table?.querySelector(".log") && !table.dataset.step && !table.dataset.look;
    if (!isPresent(now) || !isPresent(next) || now.dataset.viewer !== next.dataset.viewer) return false;
    if (now.dataset.turn && now.dataset.decision === next.dataset.decision) return false; // do not disturb a decision
    if (this.seen(next) < this.told) this.told = 0; // steps were taken back
    return this.tellsOf(next, Math.max(this.seen(now), this.told));
  }

  // Whether a table tells of steps of others after one.
  tellsOf(table, seen) {
    return [...table.querySelectorAll(".log [data-seat]")].some(
      (line) => line.dataset.seat !== table.dataset.viewer && Number(line.dataset.number) > seen,
    );
  }

  // Show what happened in between before a new version of the table is put into the page. Return the version to put in: a
  // newer one if more has happened since.
  async before(text) {
    this.story = null;
    if (!this.enabled || !this.hasNews(text)) return text;
    const { viewer } = this.connection.root.dataset;
    let [last, after] = [text, Math.max(this.seen(this.connection.root), this.told)];
    for (;;) {
      const query = new URLSearchParams({ after, ...(viewer ? { seat: viewer } : {}) });
      const answer = await this.connection.fetch(`${this.connection.path}/frames?${query}`, {});
      const story = answer.ok ? await answer.json() : { frames: [] };
      if (!story.frames.length) return last;
      if (reducedMotion.matches) {
        this.connection.enqueue(() => this.offer(story)); // after the present is there
        return last;
      }
      await this.play(story);
      after = this.told = story.frames.at(-1).number;
      if (after <= this.seen(parsed(last))) return last;
      last = (await this.connection.present()) ?? last;
      if (this.skipped || !this.tellsOf(parsed(last), after)) return last;
    }
  }

  async play(story) {
    Object.assign(this, { story, index: null, running: true, paused: false, home: false, skipped: false });
    const times = paces(story.frames);
    let next = 0;
    let spent = 0;
    while (next < story.frames.length && !this.skipped && spent < WHOLE) {
      if (!(await this.show(next))) break;
      const time = times[next];
      await this.rest(time / this.speed);
      spent += this.jump === null ? time : 0;
      next = this.jump ?? this.index + 1;
    }
    Object.assign(this, { story: null, index: null, at: null, running: false });
  }

  // Offer the list without moving anything: the player steps through it by hand.
  offer(story) {
    Object.assign(this, { story, index: null, home: false });
    this.tell();
  }

  tell() {
    const { story, paused, speed, home } = this;
    Object.assign(story, { paused, speed, home });
    this.fill(story, this.index);
  }

  // Show a frame as a look at the past; false if the server refuses.
  async show(index) {
    const { story } = this;
    const frame = story.frames[index];
    const { look, ...query } = { ...this.connection.perspective, step: frame.number };
    if (frame.look !== null && !this.home && String(frame.look) !== query.seat) query.look = frame.look;
    const answer = await this.connection.fetch(`${this.connection.path}/part?${new URLSearchParams(query)}`, {});
    if (!answer.ok || this.story !== story) return false;
    this.index = index;
    this.at = frame.number;
    Object.assign(story, { paused: this.paused || !this.running, speed: this.speed, home: this.home });
    await this.connection.put(this.dress(await answer.text(), story, index));
    this.follow();
    return true;
  }

  // Wait so many milliseconds, or until a control is used; a pause lasts until then.
  async rest(milliseconds) {
    this.jump = null;
    const until = performance.now() + milliseconds;
    while (!this.skipped && this.jump === null) {
      const left = until - performance.now();
      if (left <= 0 && !this.paused) break;
      await new Promise((done) => {
        this.wake = done;
        if (!this.paused) setTimeout(done, left);
      });
    }
    this.wake = null;
  }

  // Controls.

  // Go to the present immediately.
  skip() {
    this.skipped = true;
    if (this.running) this.wake?.();
    else if (this.story) this.leave();
  }

  leave() {
    Object.assign(this, { story: null, index: null, at: null });
    this.connection.refresh({ step: "", look: "" });
  }

  pause(on = !this.paused) {
    if (!this.running || on === this.paused) return;
    this.paused = on;
    if (!on) this.jump = this.index + 1;
    this.tell();
    this.wake?.();
  }

  go(index) {
    if (!this.story || index < 0) return;
    if (this.running) {
      this.jump = index;
      this.wake?.();
    } else if (index < this.story.frames.length) this.connection.enqueue(() => this.show(index));
    else this.leave();
  }

  back() {
    this.paused = true;
    this.go((this.index ?? 0) - 1);
  }

  step() {
    this.paused = true;
    this.go((this.index ?? -1) + 1);
  }

  changeSpeed() {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    try {
      localStorage.setItem(KEY, String(this.speed));
    } catch {
      // storage is blocked
    }
    if (this.story) this.tell();
  }

  goHome() {
    this.home = true;
    if (this.index !== null) this.go(this.index);
  }

  // Whether a key was meant for the playback.
  press(key) {
    if (!this.running) return false;
    const keys = {
      " ": () => this.pause(),
      ArrowLeft: () => this.back(),
      ArrowRight: () => this.step(),
      End: () => this.skip(),
      Escape: () => this.skip(),
      Enter: () => this.skip(),
    };
    keys[key]?.();
    return key in keys;
  }

  listen() {
    Object.assign(commands, {
      "told-back": () => this.back(),
      "told-pause": () => this.pause(),
      "told-step": () => this.step(),
      "told-skip": () => this.skip(),
      "told-speed": () => this.changeSpeed(),
      "told-home": () => this.goHome(),
      "told-frame": (button) => {
        this.paused = true;
        this.go([...button.closest("ol").querySelectorAll("[data-frame]")].indexOf(button.closest("[data-frame]")));
      },
    });
    // Before the table hears of it: while something is told, touching the board only pauses.
    document.addEventListener?.(
      "pointerdown",
      (event) => {
        if (!this.running || !event.target.closest("#table")) return;
        event.stopPropagation();
        if (event.target.closest("#board, #other")) this.pause(true);
      },
      { capture: true },
    );
    document.addEventListener?.(
      "keydown",
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
        if (event.target.closest("input, textarea, select")) return;
        if ((event.key === "Enter" || event.key === " ") && event.target.closest("button, a, summary")) return;
        if (!this.press(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
  }
}
