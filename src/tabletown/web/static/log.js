// The log and the score sheet beside the board: older lines on demand, and what a line has counted.

import { commands } from "./commands.js";
import { pieces } from "./told.js";

const byId = (id) => document.getElementById(id);
let table = null; // whose older lines are in the page

// Fetch turns before a numbered step and put them before the older lines; how many there were.
async function fetchOlder(connection, before) {
  const { viewer } = connection.root.dataset;
  const query = new URLSearchParams({ before, ...(viewer ? { seat: viewer } : {}) });
  const answer = await connection.fetch(`${connection.path}/log?${query}`, {});
  if (!answer.ok) return 0;
  const holder = document.createElement("template");
  holder.innerHTML = await answer.text();
  const lines = [...holder.content.children].filter((each) => each.dataset.number);
  byId("log-older").prepend(...lines);
  return lines.length;
}

const firstOf = (list) => Number(list.querySelector("[data-number]")?.dataset.number || 0);

const ownerOf = ({ root }) => `${root.dataset.table}-${root.dataset.viewer}`;

async function older(connection) {
  const pane = byId("pane-log");
  const list = byId("log-older");
  const height = pane.scrollHeight;
  list.dataset.until ||= pane.dataset.first;
  table = ownerOf(connection);
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

// Keep the lines that the next version of the table no longer has, before it is put into the page.
function carry(text, connection) {
  const list = byId("log-older");
  const first = Number(/id="pane-log"[^>]*data-first="(\d+)"/.exec(text)?.[1] || 0);
  if (!list || !first) return;
  if (!text.includes(` data-viewer="${connection.root.dataset.viewer}"`)) {
    list.replaceChildren(); // another player looks at the same device
    return;
  }
  const lines = [...document.querySelectorAll("#pane-log > .log:not(.before) > [data-number]")];
  list.append(...lines.filter((line) => Number(line.dataset.number) < first));
  for (const line of [...list.children]) if (Number(line.dataset.number) >= first) line.remove(); // steps were taken back
  if (list.children.length) list.dataset.until = String(first);
  table = ownerOf(connection);
}

// The page keeps the last lines only: fetch the older ones that the player has asked for again when these move on.
async function fillGap(connection) {
  const list = byId("log-older");
  const pane = byId("pane-log");
  if (!list || !pane) return;
  if (table !== ownerOf(connection)) list.replaceChildren();
  table = ownerOf(connection);
  if (!list.children.length) {
    delete list.dataset.until;
    return;
  }
  byId("older").hidden = firstOf(list) <= 1;
  const first = pane.dataset.first || "0";
  if (first === list.dataset.until) return;
  list.dataset.until = first;
  const reach = firstOf(list);
  list.replaceChildren();
  while ((firstOf(list) || Number(first)) > Math.max(reach, 1)) {
    if (!(await fetchOlder(connection, firstOf(list) || first))) break;
  }
  byId("older").hidden = firstOf(list) <= 1;
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
  const { onTable, put } = connection;
  connection.put = (text, target = "#table") => {
    if (target === "#table") carry(text, connection);
    return put.call(connection, text, target);
  };
  connection.onTable = () => {
    onTable?.();
    markShown(connection.root.dataset);
    fillGap(connection);
  };
}
