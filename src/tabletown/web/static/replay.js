// Replay of a match: the slider, keys and log swap in another step without reloading the page.

import { phone } from "./viewport.js";

const film = () => document.getElementById("main");
let wanted = null;
let busy = false;
let timer = null;

function address(step) {
  const here = new URL(document.getElementById("next").href);
  here.searchParams.set("step", step);
  return here;
}

async function show(url) {
  wanted = url;
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
  const last = Number(film().dataset.last);
  const next = Math.max(0, Math.min(last, step));
  if (next !== Number(film().dataset.step) || wanted) show(address(next));
}

function run(on) {
  clearInterval(timer);
  timer = on
    ? setInterval(() => {
        if (film().dataset.step === film().dataset.last) run(false);
        else if (!busy) go(Number(film().dataset.step) + 1);
      }, 1200)
    : null;
  document.getElementById("run").setAttribute("aria-pressed", String(on));
}

function ready() {
  const button = document.getElementById("run");
  button.hidden = false;
  button.setAttribute("aria-pressed", String(timer !== null));
  const now = document.querySelector("#log .shown");
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
document.addEventListener("click", (event) => {
  if (event.target.closest("#run")) {
    run(timer === null);
    return;
  }
  const link = event.target.closest("#controls a, #log a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(new URL(link.href));
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  const step = Number(film().dataset.step);
  const last = Number(film().dataset.last);
  const keys = { ArrowLeft: step - 1, ArrowRight: step + 1, PageUp: step - 10, PageDown: step + 10, Home: 0, End: last };
  if (event.key === " " && !event.target.closest("button, a, summary")) {
    event.preventDefault();
    run(timer === null);
    return;
  }
  if (!(event.key in keys)) return;
  event.preventDefault();
  go(keys[event.key]);
});

// Fetch the page again if it was drawn for another screen size.
function fit() {
  if (film().dataset.narrow !== (phone.matches ? "1" : "")) show(address(film().dataset.step));
}
phone.addEventListener("change", fit);
ready();
fit();
