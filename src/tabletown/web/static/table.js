// The table in the browser: touches and keys become decisions, news become changes of the page. It knows no rules.

import { about, described, remember, wasLong } from "./explain.js";
import { Narrowing } from "./narrow.js";
import { phone } from "./phone.js";
import { apply, call, change, notify, settings } from "./settings.js";
import { Talk } from "./talk.js";
import { begin } from "./time.js";
import { Watch } from "./watch.js";

const FORCED = 350; // a moment to see what is played by itself
const byId = (id) => document.getElementById(id);
const root = () => byId("table");
const state = { tab: "log", turn: false, told: null, unread: 0, said: null, pending: null };

const narrowing = new Narrowing({
  tell(left, picks) {
    const [action] = left;
    confirm(settings.confirm && picks.length && left.size === 1 && narrowing.final.has(action) ? action : null);
  },
  chosen(action, { button, final }) {
    if (!final || !settings.confirm || button) act(action);
  },
});
const talk = new Talk({
  shown: look,
  async said() {
    await talk.next(async () => {
      const answer = await talk.fetch(`${talk.path}/chat`, {});
      if (answer.ok) await talk.put(await answer.text(), "#chat");
    });
    tellChanges(root());
  },
});
const watch = new Watch(talk, () => settings.steps);
talk.before = (text) => watch.before(text);

// What the page does after every change of the table.
function look() {
  const table = root();
  state.pending = null;
  begin();
  for (const line of table.querySelectorAll(".log [data-number]")) line.hidden = watch.at !== null && Number(line.dataset.number) > watch.at;
  if (byId("players").open) players();
  talk.listen();
  fit();
  narrowing.read(table);
  if (state.keyboard && document.activeElement === document.body) firstChoice()?.focus({ preventScroll: true });
  const facts = byId("facts-new");
  if (facts && byId("facts")) byId("facts").replaceChildren(facts.content.cloneNode(true));
  remember();
  showTab();
  tellChanges(table);
  const turn = Boolean(table.dataset.turn);
  document.title = turn ? `● ${table.dataset.yours} · ${table.dataset.name}` : table.dataset.name;
  if (turn && !state.turn && state.called) {
    call();
    notify(table.dataset.table, document.title, byId("prompt-text")?.textContent || "");
  }
  state.called = true;
  state.turn = turn;
  if (turn && table.dataset.decision !== state.decided) showLit();
  state.decided = table.dataset.decision;
  const forced = table.dataset.forced;
  const { decision } = table.dataset;
  if (forced && settings.forced) {
    setTimeout(() => {
      if (root().dataset.decision === decision && root().dataset.forced === forced) talk.send("act", { action: forced }, true);
    }, FORCED);
  }
}

// A new decision of which nothing can be seen, in a column that scrolls or below a phone's edge, is brought into sight.
function showLit() {
  const lit = narrowing.lit.filter((each) => each.getClientRects().length > 0);
  const seen = (each) => {
    const box = each.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit?.closest("[data-actions]")?.dataset.actions === each.dataset.actions;
  };
  if (lit.length && !lit.some(seen)) lit[0].scrollIntoView({ block: "center" });
}

// Where the keyboard goes on when what it was on has gone.
function firstChoice() {
  if (!root().dataset.turn) return null;
  const shown = (each) => each.getClientRects().length > 0;
  return narrowing.lit.find((each) => each.getAttribute("role") === "button" && shown(each)) || [...document.querySelectorAll("#actions button:not(.is-off)")].find(shown);
}

// Others' steps are read out as sentences of the log, a burst in one breath; then the prompt.
function tellChanges(table) {
  if (table.dataset.curtain !== undefined) {
    byId("live").textContent = table.querySelector("h1").textContent; // and no line of the log a second time after it
    return;
  }
  const lines = [...table.querySelectorAll(".log li[id]:not([hidden])")];
  const places = lines.map((line) => Number(line.id.slice(4)));
  const last = places.length ? Math.max(...places) : -1;
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
  if (state.said !== null && said > state.said && state.tab !== "chat") state.unread += said - state.said;
  state.said = said;
  const unread = table.querySelector(".unread");
  if (unread) {
    unread.hidden = !state.unread;
    unread.textContent = state.unread || "";
  }
}

function showTab(tab = state.tab) {
  state.tab = tab;
  if (tab === "chat") state.unread = 0;
  for (const button of document.querySelectorAll("[data-tab]")) {
    const chosen = button.dataset.tab === tab;
    button.setAttribute("aria-selected", String(chosen));
    byId(`pane-${button.dataset.tab}`).hidden = !chosen;
  }
}

// Deciding.

async function act(action) {
  confirm(null);
  await talk.send("act", { action });
  if (narrowing.left.size === 1) letGo(); // it was refused
}

function confirm(action) {
  state.pending = action;
  const button = byId("confirm");
  if (!button) return;
  button.hidden = action === null;
  if (action === null) return;
  const label = document.querySelector(`[data-one="${action}"]`)?.textContent || "";
  button.querySelector("span").textContent = label;
  button.focus({ preventScroll: true });
}

function letGo() {
  confirm(null);
  return narrowing.letGo();
}

// Explaining.

// Something that cannot be chosen now was touched: say why.
function notNow() {
  const line = document.querySelector("#why .why");
  if (!line) return;
  const { turn, why, whyPicked } = root().dataset;
  line.querySelector("span").textContent = turn && narrowing.picks.length ? whyPicked : why;
  line.hidden = false;
}

async function rules(rule = "") {
  const drawer = byId("drawer");
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  drawer.showModal();
  const query = rule ? `?${new URLSearchParams({ rule })}` : "";
  const answer = await talk.fetch(`/rules/${root().dataset.game}/part${query}`, {});
  const body = byId("drawer-body");
  body.innerHTML = await answer.text();
  const place = rule && body.querySelector(`[id="${CSS.escape(rule)}"]`);
  if (place) place.scrollIntoView();
  else drawer.scrollTop = 0;
}

async function players() {
  const { viewer } = root().dataset;
  const answer = await talk.fetch(`${talk.path}/players${viewer ? `?seat=${viewer}` : ""}`, {});
  if (answer.ok) byId("players-body").innerHTML = await answer.text();
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea"); // without HTTPS there is no other way
    field.value = text;
    (document.querySelector("dialog[open]") || document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}

// What buttons do.

const deeds = {
  rules: (button) => rules(button.dataset.rule || ""),
  keys: () => byId("keys").showModal(),
  undo: (button) => talk.send("undo", { steps: button.dataset.steps }),
  ask: (button) => talk.send("ask", { steps: button.dataset.steps }),
  withdraw: () => talk.send("withdraw", {}),
  answer: ({ dataset }) => talk.send("answer", { accept: dataset.accept ? "1" : "0", answering: dataset.answering }),
  now: () => (watch.playing ? watch.skip() : talk.refresh({ step: "" })),
  async players() {
    await players();
    byId("players").showModal();
  },
  async share(button) {
    await copy(`${location.origin}${talk.path}`);
    button.querySelector("span").textContent = button.dataset.copied;
    byId("live").textContent = button.dataset.copied;
  },
  mine: () => talk.refresh({ look: "" }),
  flip: () => talk.refresh({ flip: root().dataset.flip ? "" : "1" }),
  lift: (button) => talk.refresh({ seat: button.dataset.seatNumber }),
  async hint(button) {
    const { decision } = root().dataset;
    button.disabled = true;
    byId("explain").textContent = button.dataset.thinking;
    const answer = await talk.fetch(`${talk.path}/hint`, { method: "POST" });
    const text = await answer.text();
    if (root().dataset.decision !== decision) return; // the table has moved on
    byId("explain").textContent = "";
    await talk.put(text, answer.ok ? "#hint" : "#refusal");
    byId("ask-hint").disabled = false;
  },
  async invite() {
    const answer = await talk.fetch(`${talk.path}/invite`, { method: "POST" });
    await talk.put(await answer.text(), answer.ok ? "#link" : "#refusal");
    byId("link-text")?.select();
  },
  async copy() {
    byId("link-text").select();
    await copy(byId("link-text").value);
    byId("copied").textContent = root().dataset.copied;
  },
};

document.addEventListener("click", (event) => {
  const from = event.target;
  if (wasLong()) return;
  if (state.skipped) {
    state.skipped = false;
    if (from.closest("#table") && !from.closest("button, a, input")) return;
  }
  const button = from.closest("[data-do], [data-look], [data-step], [data-tab], [data-one], [data-switch], #confirm");
  const table = root();
  if (button?.id === "confirm") act(state.pending);
  else if (button?.dataset.one) act(Number(button.dataset.one));
  else if (button?.dataset.do && deeds[button.dataset.do]) deeds[button.dataset.do](button);
  else if (button?.dataset.tab) showTab(button.dataset.tab);
  else if (button?.dataset.switch) change(button.dataset.switch, !settings[button.dataset.switch]);
  else if (button?.matches("button") && button.dataset.step) talk.refresh({ step: button.dataset.step });
  else if (button?.matches("button") && button.dataset.look) {
    const own = button.dataset.look === table.dataset.viewer;
    byId("players").close();
    talk.refresh({ look: own ? "" : button.dataset.look, step: "" });
  } else {
    const thing = from.closest("[data-actions]");
    if (thing && !talk.sending) {
      document.querySelector("#why .why").hidden = true;
      narrowing.touch(thing);
    } else if (!thing && from.closest("#board svg, #other svg, #under svg, #lying svg, #panels svg")) notNow();
  }
});

document.addEventListener("submit", async (event) => {
  if (event.target.id !== "say") return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(event.target));
  if (!body.get("text").trim()) return;
  await talk.next(async () => {
    const answer = await talk.fetch(`${talk.path}/chat`, { method: "POST", body });
    const field = byId("say-text");
    if (answer.ok && field.value === body.get("text")) field.value = ""; // not what is being written since
    await talk.put(await answer.text(), answer.ok ? "#chat" : "#refusal");
  });
  state.said = document.querySelectorAll(".chat li[id]").length;
});
document.addEventListener("change", (event) => {
  const name = event.target.dataset?.setting;
  if (name) change(name, event.target.checked);
});

document.addEventListener("pointerdown", (event) => {
  state.keyboard = false;
  state.skipped = watch.playing && Boolean(event.target.closest("#table"));
  if (state.skipped) watch.skip();
});

// Keys.

const keys = {
  u: () => byId("undo")?.click(),
  h: () => byId("ask-hint")?.click(),
  v: () => document.querySelector('[data-do="flip"]')?.click(),
  r: () => rules(byId("rule")?.dataset.rule),
  l: () => {
    showTab("log");
    byId("pane-log")?.focus();
  },
  i: () => about(described(document.querySelector(":hover:not(:has(:hover))")) || described(document.activeElement)),
  "?": () => byId("keys").showModal(),
};

// The key by its place where the layout has no Latin letters.
function letter({ key, code }) {
  return /^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key) ? code[3].toLowerCase() : key.toLowerCase();
}

// The lines of the log are one stop; arrows go from line to line.
function goInLog(at, key) {
  const lines = [...byId("pane-log").querySelectorAll("button")];
  const place = lines.indexOf(at) < 0 ? lines.length : lines.indexOf(at);
  lines[Math.min(Math.max(place + (key === "ArrowUp" ? -1 : 1), 0), lines.length - 1)]?.focus();
}

document.addEventListener("keydown", (event) => {
  state.keyboard = true;
  const at = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (at.matches("input, textarea, select")) return;
  if (watch.playing && ["Escape", "Enter", " "].includes(event.key)) {
    event.preventDefault();
    watch.skip();
    return;
  }
  if (event.key === "Escape") {
    if (!letGo() && root().dataset.step) deeds.now();
    return;
  }
  const target = at.closest("[data-actions]");
  if (event.key.startsWith("Arrow") && target && narrowing.go(event.key, target)) event.preventDefault();
  else if (/^Arrow(Up|Down)$/.test(event.key) && at.closest("#pane-log")) {
    event.preventDefault();
    goInLog(at, event.key);
  } else if ((event.key === "Enter" || event.key === " ") && target && target.ownerSVGElement) {
    event.preventDefault();
    if (!talk.sending) narrowing.touch(target);
  } else if (settings.keys && keys[letter(event)]) {
    event.preventDefault();
    keys[letter(event)]();
  }
});

// A device that wakes up.

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) talk.refresh({}, true);
});

// A page that was drawn for another screen is drawn again.
function fit() {
  const narrow = phone.matches ? "1" : "";
  if (root().dataset.narrow !== narrow && root().dataset.phase !== "waiting") talk.refresh({ narrow });
}
phone.addEventListener("change", fit);

apply();
look();
