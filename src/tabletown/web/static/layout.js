// The layout of the table: tabs, and drawings for a desktop or a phone.

import { phone } from "./viewport.js";

const byId = (id) => document.getElementById(id);
let tab = "log";
let connected = null;

export const shownTab = () => tab;

export function showTab(chosen = tab) {
  tab = chosen;
  for (const button of document.querySelectorAll("[data-tab]")) {
    const isChosen = button.dataset.tab === tab;
    button.setAttribute("aria-selected", String(isChosen));
    byId(`pane-${button.dataset.tab}`).hidden = !isChosen;
  }
}

// Fetch the table again if it was drawn for another screen size.
export function fit(connection = connected) {
  connected = connection;
  const { dataset } = connection.root;
  const narrow = phone.matches ? "1" : "";
  if (dataset.narrow !== narrow && dataset.phase !== "waiting") connection.refresh({ narrow });
}
phone.addEventListener("change", () => fit());
