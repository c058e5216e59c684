// The table in the browser: turns clicks and keys into decisions and server events into page updates. It knows no rules.

import { ActionBar } from "./actions.js";
import { restart } from "./clocks.js";
import { agrees, consider, isCoached } from "./coach.js";
import { commands } from "./commands.js";
import { Connection } from "./connection.js";
import { copy, readPlayers, showRules } from "./dialogs.js";
import { askHint } from "./hint.js";
import { fit, shownTab, showTab } from "./layout.js";
import { drawPills } from "./pills.js";
import { Playback } from "./playback.js";
import { Preview } from "./preview.js";
import { Selection } from "./selection.js";
import { apply, change, chime, notify, settings } from "./settings.js";
import { described, readLine, showCard, wasLongPress } from "./tooltips.js";
import { WhyNot } from "./why.js";
import { aim, nearest } from "./zoom.js";

const FORCED = 350; // milliseconds before a forced move is played
const byId = (id) => document.getElementById(id);
const root = () => byId("table");
const state = { turn: false, told: null, unread: 0, said: null, held: null };

const selection = new Selection({
  onChange(left, picks) {
    const [action] = left;
    const isEnd = selection.picked.some((item) => item.kind === "end");
    const pending = picks.length && left.size === 1 && !isEnd && mustConfirm(action) ? action : null;
    bar.show(pending);
    preview.choose(pending);
    consider(connection, pending, showWarning);
    showPills();
    aim(selection, root());
  },
  // What can be taken back is done at once; what cannot, or gives up something rare, is chosen first and then confirmed. An end
  // asks if it gives something up.
  onChosen(action, { element, kind }) {
    if (kind === "end") {
      if (bar.mustAsk(element)) {
        selection.clear();
        bar.guard(element);
      } else act(action);
    } else if (!mustConfirm(action)) act(action);
  },
});
const bar = new ActionBar({ selection, act, settings });
export const connection = new Connection({
  onTable: update,
  async onChat() {
    await connection.enqueue(async () => {
      const answer = await connection.fetch(`${connection.path}/chat`, {});
      if (answer.ok) await connection.put(await answer.text(), "#chat");
    });
    announceChanges(root());
  },
});
const preview = new Preview(connection);
preview.onShow = ({ warns, how }) => bar.warn(warns && how === "chosen");
const why = new WhyNot(connection, selection);
const playback = new Playback(connection, () => settings.steps);
connection.before = (text) => playback.before(text);

// Update the rest of the page after every change of the table.
function update() {
  const table = root();
  restart();
  for (const line of table.querySelectorAll(".log [data-number]"))
    line.hidden = playback.at !== null && Number(line.dataset.number) > playback.at;
  if (byId("players").open) readPlayers(connection);
  connection.listen();
  fit(connection);
  selection.read(table);
  preview.restore();
  if (state.keyboard && document.activeElement === document.body) firstChoice()?.focus({ preventScroll: true });
  const facts = byId("facts-new");
  if (facts && byId("facts")) byId("facts").replaceChildren(facts.content.cloneNode(true));
  readLine();
  showTab();
  announceChanges(table);
  const turn = Boolean(table.dataset.turn);
  document.title = turn ? `● ${table.dataset.yours} · ${table.dataset.name}` : table.dataset.name;
  if (turn && !state.turn && state.called && table.dataset.table) {
    chime();
    notify(table.dataset.table, document.title, byId("prompt-text")?.textContent || "");
  }
  state.called = true;
  state.turn = turn;
  if (turn && table.dataset.decision !== state.decided) scrollToHighlighted();
  state.decided = table.dataset.decision;
  playForced(table.dataset);
}

// Play a forced step, but never one that was taken back.
function playForced({ forced, decision }) {
  if (!forced || !settings.forced || state.held === decision) return;
  setTimeout(() => {
    const now = root().dataset;
    if (now.decision === decision && now.forced === forced && state.held !== decision && selection.picks.length === 0)
      connection.send("act", { action: forced }, true);
  }, FORCED);
}

// Scroll to the first highlighted element if none of a new decision is visible.
function scrollToHighlighted() {
  const targets = selection.highlighted.filter((each) => each.getClientRects().length > 0);
  const visible = (each) => {
    const box = each.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit?.closest("[data-actions]")?.dataset.actions === each.dataset.actions;
  };
  if (targets.length && !targets.some(visible)) targets[0].scrollIntoView({ block: "center" });
}

// The element to focus when the focused one is gone.
function firstChoice() {
  if (!root().dataset.turn) return null;
  const shown = (each) => each.getClientRects().length > 0;
  return (
    selection.highlighted.find((each) => each.getAttribute("role") === "button" && shown(each)) ||
    [...document.querySelectorAll("#actions button:not(.is-off)")].find(shown)
  );
}

// Announce others' steps to screen readers as log lines, several together, then the prompt.
function announceChanges(table) {
  if (table.dataset.curtain !== undefined) {
    byId("live").textContent = table.querySelector("h1").textContent; // no log line is repeated after the curtain
    return;
  }
  const lines = [...table.querySelectorAll(".log li[id]:not([hidden])")];
  const places = lines.map((line) => Number(line.id.slice(4)));
  const last = places.length ? Math.max(...places) : -1;
  if (state.told !== null && last < state.told && playback.at === null && !table.dataset.step)
    state.held = table.dataset.decision; // a step was taken back
  if (state.told !== null && table.dataset.phase !== "waiting") {
    const fresh = lines.filter((_, at) => places[at] > state.told).map((line) => line.textContent.trim());
    const prompt = byId("prompt-text")?.textContent || "";
    if (fresh.length || prompt !== state.prompt) byId("live").textContent = [...fresh, prompt].join(" ");
  }
  state.prompt = byId("prompt-text")?.textContent || "";
  if (last !== state.told) {
    const pane = byId("pane-log");
    if (pane) pane.scrollTop = pane.scrollHeight;
  }
  state.told = last;
  const said = table.querySelectorAll(".chat li[id]").length;
  if (state.said !== null && said > state.said && shownTab() !== "chat") state.unread += said - state.said;
  state.said = said;
  const unread = table.querySelector(".unread");
  if (unread) {
    unread.hidden = !state.unread;
    unread.textContent = state.unread || "";
  }
}

// Deciding.

let asking = false; // the coach is looking at a choice

// Do something unless the coach warns of it, or the player has changed the choice meanwhile.
async function act(action) {
  if (asking) return;
  asking = true;
  const picks = selection.picks.join(" ");
  bar.wait(root().dataset.coach || "");
  const agreed = await agrees(connection, action, showWarning);
  bar.wait("");
  asking = false;
  if (!agreed || picks !== selection.picks.join(" ")) return;
  preview.choose(null);
  await connection.send("act", { action });
  if (selection.left.size === 1) selection.clear(); // it was refused
}

// The coach warns of an action: it waits for a confirmation, and its card says why.
function showWarning(action) {
  if (bar.pending !== action) bar.show(action);
  preview.choose(action);
  preview.renew(action);
}

// Whether an action waits for a confirmation.
function mustConfirm(action) {
  return isCoached(root()) || settings.always || selection.final.has(action) || selection.costly.has(action);
}

function showPills() {
  const { gains, look } = root().dataset;
  drawPills(root(), selection, settings.hints && gains && !look ? JSON.parse(gains) : null);
}

// Show what an element would bring, if touching it leaves a single action.
function considerElement(from, how) {
  const element = from.closest?.("#table [data-actions]");
  const left = element && !element.classList.contains("is-off") ? selection.after(element) : [];
  const [action] = left;
  if (left.size === 1) preview.consider(action, how);
  else preview.release();
}

// Explaining.

// Something that cannot be chosen now was touched: say why.
function explainRefusal() {
  const line = document.querySelector("#why .why");
  if (!line) return;
  line.querySelector("span").textContent = root().dataset.why;
  line.hidden = false;
}

// Buttons.

Object.assign(commands, {
  rules: (button) => showRules(connection, button.dataset.rule),
  keys: () => byId("keys").showModal(),
  async undo(button) {
    await connection.send("undo", { steps: button.dataset.steps });
    state.held = root().dataset.decision;
  },
  cancel: () => bar.cancel(),
  back: () => selection.pop(),
  "step-back": ({ dataset }) => selection.keep(Number(dataset.place)),
  more: () => bar.unfold(),
  keep: () => bar.keep(),
  "end-anyway": () => bar.endAnyway(),
  ask: (button) => connection.send("ask", { steps: button.dataset.steps }),
  withdraw: () => connection.send("withdraw", {}),
  answer: ({ dataset }) => connection.send("answer", { accept: dataset.accept ? "1" : "0", answering: dataset.answering }),
  now: () => (playback.playing ? playback.skip() : connection.refresh({ step: "" })),
  async players() {
    await readPlayers(connection);
    byId("players").showModal();
  },
  async share(button) {
    await copy(`${location.origin}${connection.path}`);
    button.querySelector("span").textContent = button.dataset.copied;
    byId("live").textContent = button.dataset.copied;
  },
  mine: () => connection.refresh({ look: "" }),
  flip: () => connection.refresh({ flip: root().dataset.flip ? "" : "1" }),
  hint: (button) => askHint(connection, button),
  lift: (button) => connection.refresh({ seat: button.dataset.seatNumber }),
  async invite() {
    const answer = await connection.fetch(`${connection.path}/invite`, { method: "POST" });
    await connection.put(await answer.text(), answer.ok ? "#link" : "#refusal");
    byId("link-text")?.select();
  },
  async copy() {
    byId("link-text").select();
    await copy(byId("link-text").value);
    byId("copied").textContent = root().dataset.copied;
  },
});

document.addEventListener("click", (event) => {
  const from = event.target;
  if (wasLongPress()) return;
  // The second half of a double click means what was there before, not what has come in its place.
  if (event.detail < 2) state.clicked = root().dataset.decision;
  else if (state.clicked !== root().dataset.decision && from.closest("[data-actions], [data-one], #confirm")) return;
  if (state.skipped) {
    state.skipped = false;
    if (from.closest("#table") && !from.closest("button, a, input")) return;
  }
  const button = from.closest("[data-do], [data-look], [data-step], [data-tab], [data-one], [data-switch], #confirm");
  const table = root();
  if (from.closest("#board, #under, #other, #lying") && bar.keep()) return; // touching the board keeps playing
  if (button?.id === "confirm" && bar.pending !== null) act(bar.pending);
  else if (button?.dataset.one) {
    const action = Number(button.dataset.one);
    if (!button.closest("#rest") || !mustConfirm(action) || bar.pending === action) act(action);
    else {
      bar.show(action);
      preview.choose(action);
    }
  } else if (button?.dataset.do && commands[button.dataset.do]) commands[button.dataset.do](button);
  else if (button?.dataset.tab) {
    if (button.dataset.tab === "chat") state.unread = 0;
    showTab(button.dataset.tab);
  } else if (button?.dataset.switch) change(button.dataset.switch, !settings[button.dataset.switch]);
  else if (button?.matches("button") && button.dataset.step) connection.refresh({ step: button.dataset.step });
  else if (button?.matches("button") && button.dataset.look) {
    const own = button.dataset.look === table.dataset.viewer;
    byId("players").close();
    connection.refresh({ look: own ? "" : button.dataset.look, step: "" });
  } else {
    const thing = from.closest("#table [data-actions]") || nearest(event, selection);
    if (thing && !connection.sending) touch(thing);
    else if (!thing && from.closest("#board svg, #other svg, #under svg, #lying svg, #panels svg")) {
      if (!why.explain(event) && !selection.pop()) explainRefusal();
    }
  }
});

// A second touch of the same thing confirms the choice; on a phone it lets go.
function touch(thing) {
  document.querySelector("#why .why").hidden = true;
  if (bar.pending !== null && selection.isLast(thing) && !root().dataset.narrow) act(bar.pending);
  else selection.touch(thing);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "touch") considerElement(event.target, "pointer");
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches("#table [data-actions]") && state.keyboard) considerElement(event.target, "focus");
});

document.addEventListener("submit", async (event) => {
  if (event.target.id !== "say") return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(event.target));
  if (!body.get("text").trim()) return;
  await connection.enqueue(async () => {
    const answer = await connection.fetch(`${connection.path}/chat`, { method: "POST", body });
    const field = byId("say-text");
    if (answer.ok && field.value === body.get("text")) field.value = ""; // keep text typed since
    await connection.put(await answer.text(), answer.ok ? "#chat" : "#refusal");
  });
  state.said = document.querySelectorAll(".chat li[id]").length;
});
document.addEventListener("change", (event) => {
  const name = event.target.dataset?.setting;
  if (!name) return;
  change(name, event.target.checked);
  if (name === "hints") showPills();
});

document.addEventListener("pointerdown", (event) => {
  state.keyboard = false;
  state.skipped = playback.playing && Boolean(event.target.closest("#table"));
  if (state.skipped) playback.skip();
  bar.press(event.target);
});
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => bar.loosen());

// Keys.

const keys = {
  u: () => byId("undo")?.click(),
  h: () => byId("ask-hint")?.click(),
  v: () => document.querySelector('[data-do="flip"]')?.click(),
  r: () => showRules(connection, byId("rule")?.dataset.rule),
  l: () => {
    showTab("log");
    byId("pane-log")?.focus();
  },
  w: () => why.start(),
  i: () => {
    const from = [document.querySelector(":hover:not(:has(:hover))"), document.activeElement].find(described);
    if (from) showCard(described(from), from);
  },
  "?": () => byId("keys").showModal(),
};

// Return the key, by its position on layouts without Latin letters.
function shortcutKey({ key, code }) {
  return /^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key) ? code[3].toLowerCase() : key.toLowerCase();
}

// The log is one tab stop; arrow keys move between its lines.
function moveInLog(at, key) {
  const lines = [...byId("pane-log").querySelectorAll("button")];
  const place = lines.indexOf(at) < 0 ? lines.length : lines.indexOf(at);
  lines[Math.min(Math.max(place + (key === "ArrowUp" ? -1 : 1), 0), lines.length - 1)]?.focus();
}

document.addEventListener("keydown", (event) => {
  state.keyboard = true;
  const at = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (at.matches("input, textarea, select")) return;
  if (playback.playing && ["Escape", "Enter", " "].includes(event.key)) {
    event.preventDefault();
    playback.skip();
    return;
  }
  if (event.key === "Escape" && !why.at) {
    if (!bar.keep() && !selection.pop() && root().dataset.step) commands.now();
    return;
  }
  if (why.key(event.key)) {
    event.preventDefault();
    return;
  }
  const target = at.closest("[data-actions]");
  if (event.key.startsWith("Arrow") && target && selection.move(event.key, target)) event.preventDefault();
  else if (/^Arrow(Up|Down)$/.test(event.key) && at.closest("#pane-log")) {
    event.preventDefault();
    moveInLog(at, event.key);
  } else if ((event.key === "Enter" || event.key === " ") && target && target.ownerSVGElement) {
    event.preventDefault();
    if (!connection.sending) touch(target);
  } else if (settings.keys && keys[shortcutKey(event)]) {
    event.preventDefault();
    keys[shortcutKey(event)]();
  }
});

// A device that woke up may have missed events.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) connection.refresh({}, true);
});

apply();
update();
