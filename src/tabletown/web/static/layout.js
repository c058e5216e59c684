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
let offered = ""; // the decision and the picks for which a pane was opened last
let passing = false; // whether the sheet closes when the choice goes on at the board

export const shownTab = () => (phone.matches ? sheet : tab);

const buttons = () => [...document.querySelectorAll("#tabs [data-tab]")];
const isVisible = (element) => element.getClientRects().length > 0;
const hasLit = (pane) => Boolean(pane?.querySelector(LIT));

// Show a tab, or what is shown again after the table was put into the page; on a phone the same tab closes its sheet.
export function showTab(chosen) {
  if (!byId("tabs")) return;
  if (chosen) passing = false;
  if (chosen && phone.matches) sheet = sheet === chosen ? null : chosen;
  else if (chosen) tab = chosen;
  else openLit();
  const main = buttons().filter((each) => each.closest(".tabs"));
  if (!phone.matches && !main.some((each) => each.dataset.tab === tab && isVisible(each))) {
    const apart = byId("tab-log") && document.querySelector(".side.has-lying") && !isVisible(byId("tab-side"));
    tab = (apart ? "log" : main.find(isVisible)?.dataset.tab) || null;
  }
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
  countNews();
  markLit();
}

// Write on the tab of the log how much others did since the player's last move.
function countNews() {
  const count = byId("tab-log")?.querySelector(".count");
  if (!count) return;
  const lines = [...document.querySelectorAll("#pane-log .log > li:not([hidden])")];
  const mark = lines.findIndex((line) => line.matches(".mark"));
  const news = mark < 0 || shownTab() === "log" ? 0 : lines.length - mark - 1;
  count.hidden = !news;
  count.textContent = news || "";
}

// Mark the tabs behind which something can be chosen.
function markLit() {
  for (const button of document.querySelectorAll(".tabs [data-tab]"))
    button.toggleAttribute("data-lit", hasLit(byId(`pane-${button.dataset.tab}`)));
}

// Open the pane where the choice goes on if nothing can be chosen elsewhere, and close it when it goes on at the board.
function openLit() {
  const table = byId("table");
  const picked = [...table.querySelectorAll(".is-picked")].map((each) => each.id);
  const now = [table.dataset.turn && table.dataset.decision, ...picked].join(" ");
  if (now === offered) return;
  const open = [...table.querySelectorAll(`${LIT}, #rest:not([hidden]) button`)].some(
    (each) => !each.closest(".pane") && isVisible(each),
  );
  if (open && passing) sheet = null;
  const pane = [...document.querySelectorAll(".pane")].find(hasLit);
  if (open || !table.dataset.turn || !pane || isVisible(pane) || isConfirming()) return;
  offered = now;
  passing = true;
  if (phone.matches) sheet = pane.id.slice("pane-".length);
  else tab = pane.id.slice("pane-".length);
}
const isConfirming = () => byId("confirm")?.hidden === false;

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

// What was touched may have led to another pane, or to the board.
document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-actions], #cancel, #back")) return;
  passing ||= Boolean(event.target.closest(".panes"));
  setTimeout(() => byId("tabs") && showTab());
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
