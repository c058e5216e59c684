// Replay of a match: the slider, keys and log swap in another step without reloading the page.

import { showCounted } from "./log.js";
import { markPieces } from "./told.js";
import { phone } from "./viewport.js";

const PACE = 1200; // milliseconds a step is shown while the match plays by itself
const film = () => document.getElementById("main");
let target = Number(film().dataset.step); // the step that was asked for last; the page may still show another
let wanted = null;
let busy = false;
let timer = null;
let lines = []; // of the log, one for each event of the step that is shown
let moment = 0; // the event of the step that is shown: a scoring is told place by place

function address(step) {
  const here = new URL(document.getElementById("next").href);
  here.searchParams.set("step", step);
  return here;
}

// Show what was asked for last; requests in between are left out, but none is forgotten in counting.
async function show(url) {
  wanted = url;
  target = Number(url.searchParams.get("step") ?? target);
  if (busy) return;
  busy = true;
  while (wanted) {
    const next = wanted;
    wanted = null;
    const answer = await fetch(next, { headers: { "HX-Request": "true" } });
    if (!answer.ok) {
      location.href = next;
      return;
    }
    const held = document.activeElement?.id;
    const slider = document.getElementById("step");
    const value = slider.value;
    const text = await answer.text();
    const page = new DOMParser().parseFromString(text, "text/html");
    film().replaceWith(document.adoptNode(page.getElementById("main")));
    ready();
    if (held === "step" && wanted) document.getElementById("step").value = value;
    if (held) document.getElementById(held)?.focus({ preventScroll: true });
    history.replaceState(null, "", next);
  }
  busy = false;
}

function go(step) {
  const next = Math.max(0, Math.min(Number(film().dataset.last), step));
  if (next !== target) show(address(next));
}

const events = () => [...film().querySelectorAll("template.event")];

// Tell an event of the step that is shown: in the headline, and by marks on the board.
function tell(place) {
  moment = place;
  const all = events();
  const told = all[place];
  if (!told) return;
  const headline = film().querySelector(".headline");
  const content = told.content.cloneNode(true);
  headline.querySelector("#said").textContent = content.querySelector(".words p").textContent;
  headline.querySelector(".actor").replaceWith(content.querySelector(".actor"));
  headline.querySelector(".brought")?.remove();
  headline.querySelector(".words").after(...content.querySelectorAll(".brought"));
  headline.classList.toggle("moment", Boolean(told.dataset.moment));
  markPieces(film(), told.dataset.pieces.split(" ").filter(Boolean), all.length > 1);
  for (const [at, line] of lines.entries()) line.classList.toggle("shown", at === place || lines.length !== all.length);
  if (place > 0) lines[place]?.scrollIntoView({ block: "nearest" });
  if (all.length > 1) document.getElementById("next").classList.toggle("off", isOver());
}

const isOver = () => target === Number(film().dataset.last) && moment + 1 >= events().length;

// The next event, or the next step; keys may be ahead of what is shown.
function forward() {
  if (Number(film().dataset.step) === target && !busy && moment + 1 < events().length) tell(moment + 1);
  else go(target + 1);
}

function backward() {
  if (Number(film().dataset.step) === target && !busy && moment > 0) tell(moment - 1);
  else go(target - 1);
}

// The last step of the turn or round before or after the one that was asked for.
function end(of, on) {
  const ends = film().dataset[of].split(" ").map(Number);
  return on ? (ends.find((each) => each > target) ?? target) : (ends.findLast((each) => each < target) ?? 0);
}

function run(on) {
  clearInterval(timer);
  if (on && target === Number(film().dataset.last)) go(0);
  timer = on
    ? setInterval(() => {
        if (isOver()) run(false);
        else if (!busy) forward();
      }, PACE)
    : null;
  document.getElementById("run").setAttribute("aria-pressed", String(on));
}

function ready() {
  lines = [...document.querySelectorAll("#log .shown")];
  const button = document.getElementById("run");
  button.hidden = false;
  button.setAttribute("aria-pressed", String(timer !== null));
  const now = document.querySelector("#log .shown") || document.querySelector("#log .here");
  const list = document.getElementById("log");
  if (now) list.scrollTop = now.offsetTop - list.offsetTop - list.clientHeight / 2;
  tell(0);
}

document.addEventListener("input", (event) => {
  if (event.target.id === "step") go(Number(event.target.value));
});
document.addEventListener("change", (event) => {
  if (event.target.id !== "seat") return;
  const here = address(film().dataset.step);
  here.searchParams.delete("seat");
  here.searchParams.delete("spectator");
  if (event.target.value === "") here.searchParams.set("spectator", "true");
  else here.searchParams.set("seat", event.target.value);
  show(here);
});
// What the buttons do; their links lead from the step that is shown, which a quick finger has left long ago.
const jumps = {
  back: backward,
  next: forward,
  "turn-back": () => go(end("turns", false)),
  "turn-next": () => go(end("turns", true)),
  "round-back": () => go(end("rounds", false)),
  "round-next": () => go(end("rounds", true)),
};
document.addEventListener("click", (event) => {
  const counted = event.target.closest('[data-do="counted"]');
  if (counted) showCounted(counted);
  if (event.target.closest("#run")) {
    run(timer === null);
    return;
  }
  const link = event.target.closest("#controls a, #log a, #home");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.id in jumps) jumps[link.id]();
  else show(new URL(link.href));
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  if (event.key === " " && !event.target.closest("button, a, summary")) {
    event.preventDefault();
    run(timer === null);
    return;
  }
  const keys = {
    ArrowLeft: event.shiftKey ? jumps["turn-back"] : jumps.back,
    ArrowRight: event.shiftKey ? jumps["turn-next"] : jumps.next,
    PageUp: jumps["round-back"],
    PageDown: jumps["round-next"],
    Home: () => go(0),
    End: () => go(Number(film().dataset.last)),
  };
  if (!(event.key in keys)) return;
  event.preventDefault();
  keys[event.key]();
});

// Fetch the page again if it was drawn for another screen size.
function fit() {
  if (film().dataset.narrow !== (phone.matches ? "1" : "")) show(address(film().dataset.step));
}
phone.addEventListener("change", fit);
ready();
fit();
