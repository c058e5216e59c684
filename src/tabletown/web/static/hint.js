// Hints: the best two choices, marked on the board and compared on the card; the first answer comes soon, then better ones.

import { commands } from "./commands.js";
import { markBoard, unmark } from "./marks.js";

const byId = (id) => document.getElementById(id);
let asked = 0; // the hint that is wanted; older answers are dropped

function showHint(on) {
  const card = byId("card");
  const hint = byId("hint");
  if (hint) hint.hidden = !on;
  if (on && card) card.dataset.state = "hint";
  else if (card?.dataset.state === "hint") delete card.dataset.state;
  byId("ask-hint")?.setAttribute("aria-pressed", String(on));
}

// Whether there was a hint to hide.
export function hideHint() {
  asked += 1;
  const shown = Boolean(document.querySelector("#hint[data-best]:not([hidden])"));
  unmark();
  showHint(false);
  if (byId("explain")) byId("explain").textContent = "";
  return shown;
}

export async function askHint(connection, button) {
  if (hideHint()) return; // a second press hides it
  const mine = asked;
  const { decision } = connection.root.dataset;
  const isWanted = () => asked === mine && connection.root.dataset.decision === decision;
  byId("explain").textContent = button.dataset.thinking;
  for (let stage = 1, stages = 1; stage <= stages; stage += 1) {
    const body = new URLSearchParams({ stage });
    const answer = await connection.fetch(`${connection.path}/hint`, { method: "POST", body });
    const text = await answer.text();
    if (!isWanted()) return; // the table has moved on, or the hint was hidden
    byId("explain").textContent = "";
    if (!answer.ok) {
      if (stage === 1) await connection.put(text, "#refusal");
      return; // the answer before stands
    }
    await connection.put(text, "#hint");
    stages = Number(byId("hint").dataset.stages);
    showHint(true);
    markBoard();
  }
}

commands["hide-hint"] = hideHint;
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || document.querySelector("dialog[open]") || !hideHint()) return;
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);
