// The log and the score sheet beside the board: older lines on demand, and what a line has counted.

import { commands } from "./commands.js";
import { pieces } from "./told.js";

const byId = (id) => document.getElementById(id);
let table = null; // whose older lines are in the page

// Fetch turns before a numbered step and add those from another one on to the older lines.
async function fetchOlder(connection, before, from = 0) {
  const { viewer } = connection.root.dataset;
  const query = new URLSearchParams({ before, ...(viewer ? { seat: viewer } : {}) });
  const answer = await connection.fetch(`${connection.path}/log?${query}`, {});
  if (!answer.ok) return;
  const holder = document.createElement("template");
  holder.innerHTML = await answer.text();
  const lines = [...holder.content.querySelectorAll(":scope > li[data-number]")];
  const fresh = lines.filter((line) => Number(line.dataset.number) >= from);
  const list = byId("log-older");
  if (from) list.append(...fresh);
  else list.prepend(...fresh);
}

const firstOf = (list) => Number(list.querySelector("[data-number]")?.dataset.number || 0);

async function older(connection) {
  const pane = byId("pane-log");
  const list = byId("log-older");
  const height = pane.scrollHeight;
  list.dataset.until ||= pane.dataset.first;
  await fetchOlder(connection, firstOf(list) || Number(pane.dataset.first));
  pane.scrollTop += pane.scrollHeight - height; // what was read stays where it was
  byId("older").hidden = firstOf(list) <= 1;
}

// Unfolded turns are not drawn again: mark the line of the step that is shown.
function markShown({ step }) {
  for (const line of document.querySelectorAll(".log li[data-from]")) {
    const { from, number } = line.dataset;
    line.classList.toggle("shown", Boolean(step) && Number(from) <= Number(step) && Number(step) <= Number(number));
  }
}

// The page keeps the last lines only: fill the gap to the older ones that the player has asked for.
async function fillGap(connection) {
  const list = byId("log-older");
  const pane = byId("pane-log");
  if (!list || !pane) return;
  const { table: now, viewer } = connection.root.dataset;
  if (table !== `${now}-${viewer}`) list.replaceChildren();
  table = `${now}-${viewer}`;
  if (!list.children.length) {
    delete list.dataset.until;
    return;
  }
  byId("older").hidden = firstOf(list) <= 1;
  const until = Number(list.dataset.until);
  const first = Number(pane.dataset.first || 0);
  if (first <= until) {
    for (const line of [...list.children]) if (first && Number(line.dataset.number) >= first) line.remove();
    if (first) list.dataset.until = String(Math.min(first, until));
    return;
  }
  list.dataset.until = String(first);
  await fetchOlder(connection, first, until);
}

// The seat whose board is shown, where each seat has its own; null where all share one.
function boardSeat(root) {
  const film = root.querySelector("main[data-board]");
  if (film) return film.dataset.board === "" ? null : Number(film.dataset.board);
  const table = root.querySelector("#table");
  if (!table?.querySelector("button[data-look]")) return null;
  return Number(table.dataset.look || table.dataset.viewer || 0);
}

// Light the pieces that a line of the score sheet has counted, or put them out again.
export function showCounted(button, root = document) {
  const on = button.getAttribute("aria-pressed") !== "true";
  for (const other of root.querySelectorAll('[data-do="counted"]')) other.setAttribute("aria-pressed", "false");
  for (const piece of root.querySelectorAll(".is-counted")) piece.classList.remove("is-counted");
  button.setAttribute("aria-pressed", String(on));
  if (!on) return;
  const bySeat = JSON.parse(button.dataset.pieces);
  const boards = [...root.querySelectorAll(".ends.many figure")];
  const seat = boardSeat(root);
  const lit = boards.length
    ? boards.flatMap((board, place) => pieces(board, bySeat[place]))
    : pieces(root, seat === null ? bySeat.flat() : bySeat[seat]);
  for (const piece of lit) piece.classList.add("is-counted");
}

export function keepLog(connection) {
  Object.assign(commands, { older: () => older(connection), counted: (button) => showCounted(button) });
  const { onTable } = connection;
  connection.onTable = () => {
    onTable?.();
    markShown(connection.root.dataset);
    fillGap(connection);
  };
}
