// Replay of a match: the slider, keys and log swap in another step without reloading the page.

import { showCounted } from "./log.js";
import { phone } from "./viewport.js";

const PACE = 1200; // milliseconds a step is shown while the match plays by itself
const film = () => document.getElementById("main");
let target = Number(film().dataset.step); // the step that was asked for last; the page may still show another
let wanted = null;
let busy = false;
let timer = null;

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
        if (target === Number(film().dataset.last)) run(false);
        else if (!busy) go(target + 1);
      }, PACE)
    : null;
  document.getElementById("run").setAttribute("aria-pressed", String(on));
}

function ready() {
  const button = document.getElementById("run");
  button.hidden = false;
  button.setAttribute("aria-pressed", String(timer !== null));
  const now = document.querySelector("#log .shown") || document.querySelector("#log .here");
  const list = document.getElementById("log");
  if (now) list.scrollTop = now.offsetTop - list.offsetTop - list.clientHeight / 2;
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
  back: () => target - 1,
  next: () => target + 1,
  "turn-back": () => end("turns", false),
  "turn-next": () => end("turns", true),
  "round-back": () => end("rounds", false),
  "round-next": () => end("rounds", true),
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
  if (link.id in jumps) go(jumps[link.id]());
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
    Home: () => 0,
    End: () => Number(film().dataset.last),
  };
  if (!(event.key in keys)) return;
  event.preventDefault();
  go(keys[event.key]());
});

// Fetch the page again if it was drawn for another screen size.
function fit() {
  if (film().dataset.narrow !== (phone.matches ? "1" : "")) show(address(film().dataset.step));
}
phone.addEventListener("change", fit);
ready();
fit();
