// The review: marks of both choices on the board, keys to step through it, and its progress while it is made.

import { offerLink } from "./link.js";

const PAUSE = 2000; // milliseconds until a review in progress is looked at again
const board = document.querySelector(".review .board");

for (const each of board?.querySelectorAll("[data-actions]") ?? []) {
  const actions = each.dataset.actions.split(" ");
  each.classList.toggle("is-played", actions.includes(board.dataset.played));
  each.classList.toggle("is-best", actions.includes(board.dataset.best));
}

const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", n: "moment", N: "moment" };
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, summary, .scroll")) return;
  document.getElementById(keys[event.key])?.click();
});

// A touch of the graph leads to the decision nearest to it.
const graph = document.querySelector(".review-graph");
graph?.addEventListener("click", (event) => {
  const { left, right, last } = graph.dataset;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(graph.getScreenCTM().inverse());
  const part = (at.x - Number(left)) / (Number(right) - Number(left));
  const address = new URL(location.href);
  address.searchParams.set("step", String(Math.round(Math.min(1, Math.max(0, part)) * Number(last))));
  address.searchParams.delete("again");
  location.assign(address);
});

// Progress is shown as it comes; the whole page is read again when there is more to see and nobody is answering.
async function watch() {
  await new Promise((done) => setTimeout(done, PAUSE));
  const answer = await fetch(`${location.pathname}/progress`).catch(() => null);
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  const progress = page?.getElementById("progress");
  const more = page && (!progress || (progress.dataset.begun && !document.querySelector(".review")));
  if (more && !document.querySelector(".answer")) location.reload();
  else if (progress) document.getElementById("progress").replaceWith(progress);
  if (!page || progress) watch();
}

offerLink();
if (document.getElementById("progress")) watch();
