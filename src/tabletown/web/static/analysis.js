// The analysis board: the list of best actions grows while the page is open, and a touch of a piece narrows the choice.

import { offerLink } from "./link.js";

const RETRY = 5000; // milliseconds after a refusal that tells no other time
const board = document.querySelector(".analysis");
const list = document.getElementById("list");
const select = document.getElementById("action");
const byId = (id) => document.getElementById(id);
const pause = (time) => new Promise((done) => setTimeout(done, time));

function visible() {
  if (!document.hidden) return Promise.resolve();
  return new Promise((done) => document.addEventListener("visibilitychange", done, { once: true }));
}

// Marks the best action on the board.
function mark() {
  const best = list.querySelector(".is-best")?.dataset.action;
  for (const each of document.querySelectorAll("#board [data-actions]"))
    each.classList.toggle("is-best", each.dataset.actions.split(" ").includes(best));
}

async function think() {
  const { position, done, seat, open } = board.dataset;
  const fields = Object.entries({ position, done, seat, open }).filter(([, value]) => value);
  for (;;) {
    await visible();
    let answer;
    try {
      const options = { method: "POST", body: new URLSearchParams(fields), headers: { "HX-Request": "true" } };
      answer = await fetch("/analysis/think", options);
    } catch {
      await pause(RETRY);
      continue;
    }
    const text = await answer.text();
    if (answer.ok) {
      byId("refusal").replaceChildren();
      const kept = document.activeElement?.closest("#list button")?.value;
      list.innerHTML = text;
      if (kept) list.querySelector(`button[value="${kept}"]`)?.focus();
      mark();
      if (list.querySelector("[data-finished='1']")) return;
      continue;
    }
    byId("refusal").innerHTML = text;
    const seconds = Number(answer.headers.get("Retry-After"));
    if (!seconds) return;
    await pause(seconds * 1000);
  }
}

// A piece with one action plays it; one with several shows only those, and a second touch shows all again.
function touch(actions) {
  if (actions.length === 1) {
    select.value = actions[0];
    select.form.requestSubmit();
    return;
  }
  const narrowed = [...select.options].some((each) => each.hidden);
  for (const each of select.options) each.hidden = !narrowed && !actions.includes(each.value);
  select.value = [...select.options].find((each) => !each.hidden)?.value ?? "";
  select.focus();
}

board.addEventListener("click", (event) => {
  const piece = event.target.closest("[data-actions]");
  const offered = new Set(select ? [...select.options].map((each) => each.value) : []);
  const actions = piece?.dataset.actions.split(" ").filter((each) => offered.has(each)) ?? [];
  if (actions.length) touch(actions);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, summary, pre")) return;
  if (event.key === "ArrowLeft") byId("back")?.click();
});

offerLink();
if (list) think();
