// The layout of the table: tabs beside the board, sheets on a phone, and drawings for a desktop or a phone.

import { commands } from "./commands.js";
import { phone } from "./viewport.js";
import { keepZoom } from "./zoom.js";

const byId = (id) => document.getElementById(id);
const SWIPE = 48; // pixels that close a sheet
const LIT = "[data-actions]:not(.is-off):not(.is-picked)";
let tab = null; // the tab of a desktop
let sheet = null; // the open sheet of a phone
let connected = null;
let decision = null; // the last one for which a tab was opened

export const shownTab = () => (phone.matches ? sheet : tab);

const buttons = () => [...document.querySelectorAll("#tabs [data-tab]")];
const isVisible = (element) => element.getClientRects().length > 0;
const hasLit = (pane) => Boolean(pane?.querySelector(LIT));

// Show a tab, or what is shown again after the table was put into the page; on a phone the same tab closes its sheet.
export function showTab(chosen) {
  if (!byId("tabs")) return;
  if (chosen && phone.matches) sheet = sheet === chosen ? null : chosen;
  else if (chosen) tab = chosen;
  if (!chosen) openLit();
  const main = buttons().filter((each) => each.closest(".tabs"));
  if (!phone.matches && !main.some((each) => each.dataset.tab === tab && isVisible(each)))
    tab = main.find(isVisible)?.dataset.tab || null;
  if (sheet && !byId(`pane-${sheet}`)) sheet = null;
  const shown = shownTab();
  const group = buttons().find((each) => each.dataset.tab === shown && each.dataset.group)?.dataset.group;
  for (const button of buttons()) {
    const within = button.dataset.group;
    if (within) button.hidden = within !== group;
    button.setAttribute("aria-selected", String(button.dataset.tab === (within ? shown : phone.matches ? group : shown)));
  }
  for (const pane of document.querySelectorAll(".pane")) pane.hidden = pane.id !== `pane-${shown}`;
  if (sheet) document.body.dataset.sheet = sheet;
  else delete document.body.dataset.sheet;
  if (shown === "players") fetchPlayers();
  markLit();
}

// Mark the tabs behind which something can be chosen.
function markLit() {
  for (const button of document.querySelectorAll(".tabs [data-tab]"))
    button.toggleAttribute("data-lit", hasLit(byId(`pane-${button.dataset.tab}`)));
}

// Open the pane of a new decision if nothing else can be chosen.
function openLit() {
  const table = byId("table");
  if (!table.dataset.turn || table.dataset.decision === decision) return;
  decision = table.dataset.decision;
  const open = [...table.querySelectorAll(LIT)].some((each) => !each.closest(".pane") && isVisible(each));
  const pane = [...document.querySelectorAll(".panes .pane")].find(hasLit);
  if (open || !pane || isVisible(pane)) return;
  const name = pane.id.slice("pane-".length);
  if (phone.matches) sheet = name;
  else tab = name;
}

async function fetchPlayers() {
  const { viewer } = byId("table").dataset;
  const answer = await connected?.fetch(`${connected.path}/players${viewer ? `?seat=${viewer}` : ""}`, {});
  if (answer?.ok) byId("pane-players").innerHTML = await answer.text();
}

function fold() {
  if (sheet) showTab(sheet);
}
commands.fold = fold;

// Fetch the table again if it was drawn for another screen size.
export function fit(connection = connected) {
  connected = connection;
  keepZoom();
  const { dataset } = connection.root;
  const narrow = phone.matches ? "1" : "";
  if (dataset.narrow !== narrow && dataset.phase !== "waiting") connection.refresh({ narrow });
}
phone.addEventListener("change", () => {
  sheet = null;
  fit();
  showTab();
});

// A choice made in a sheet closes it if it goes on at the board.
document.addEventListener("click", (event) => {
  const from = event.target.closest(".panes [data-actions]");
  setTimeout(() => {
    if (from && sheet && hasLit(byId("board")) && !hasLit(byId(`pane-${sheet}`))) fold();
    if (byId("tabs")) markLit();
  });
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !sheet || document.querySelector("dialog[open]")) return;
  event.stopImmediatePropagation();
  const button = byId(`tab-${sheet}`);
  fold();
  button?.focus();
});

let swiped = null; // where a finger touched the grip
document.addEventListener("pointerdown", (event) => {
  swiped = event.target.closest(".grip") ? event.clientY : null;
});
document.addEventListener("pointerup", (event) => {
  if (swiped !== null && event.clientY - swiped > SWIPE) fold();
  swiped = null;
});
