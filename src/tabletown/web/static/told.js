// How a step of others is told: the sentence in the headline, the list in the card, marks on the board.

const within = (root, id) => root.querySelector(`#${id}`);
const headlineOf = (root) => within(root, "headline") || within(root, "prompt");
const cardOf = (root) => within(root, "card") || within(root, "side");

// The pieces of these keys in every drawing; their ids begin with the name of the drawing, which `<name>-board` has.
export function pieces(root, keys) {
  const names = [...root.querySelectorAll("svg.board[id]")].map((svg) => svg.id.replace(/-board$/, ""));
  const find = (name, key) => root.querySelector(`[id="${CSS.escape(`${name}-${key}`)}"]`);
  return keys.flatMap((key) => names.map((name) => find(name, key)).filter(Boolean));
}

// Mark what is counted now; `alone`: what other moments of the same step count is not shown.
export function markPieces(root, keys, alone) {
  for (const each of root.querySelectorAll(".is-counted")) each.classList.remove("is-counted");
  for (const each of pieces(root, keys)) each.classList.add("is-counted");
  if (!alone) return;
  for (const each of root.querySelectorAll(".tally")) each.classList.toggle("is-later", !each.closest(".is-counted"));
}

// Put the list into the card; `at` is the frame that is shown, null for none.
export function fillCard(root, story, at) {
  const card = cardOf(root);
  if (!card) return;
  let list = within(root, "told");
  if (!list) {
    const holder = document.createElement("template");
    holder.innerHTML = story.html;
    list = root.adoptNode ? root.adoptNode(holder.content.firstElementChild) : holder.content.firstElementChild;
    card.prepend(list);
  }
  if (card.id === "card") card.dataset.state = "told";
  [...list.querySelectorAll("[data-frame]")].forEach((line, place) => {
    line.classList.toggle("done", at !== null && place < at);
    line.classList.toggle("on", place === at);
    line.classList.toggle("later", at === null || place > at);
  });
}

// Scroll the list to the event that is told now; a long sentence leaves no room for what it brought, and a phone does not
// repeat one that the headline says whole.
export function follow() {
  const words = document.querySelector("#headline.told .words");
  if (words && words.offsetHeight > words.parentElement.clientHeight) document.getElementById("explain").hidden = true;
  const list = document.querySelector("#told .events");
  const line = list?.querySelector(".on");
  if (!line) return;
  const sentence = document.getElementById("prompt-text");
  list.classList.toggle("is-said", sentence.scrollHeight <= sentence.clientHeight + 1);
  const below = line.offsetTop + line.offsetHeight - list.offsetTop - list.clientHeight;
  list.scrollTop = Math.max(0, Math.min(line.offsetTop - list.offsetTop - 40, below + list.clientHeight / 2));
}

// In the action bar: what the turn brings, and the way to the present.
export function fillBar(root, story, at) {
  const bar = within(root, "actions");
  const list = within(root, "told");
  if (!bar || !list) return;
  const content = list.querySelector("template.teller-of").content.firstElementChild.cloneNode(true);
  const { turn, look } = story.frames[at];
  const line = list.querySelectorAll("[data-frame]")[at];
  const gains = (list.querySelector(`[data-turn="${turn}"]`) || line)?.querySelector(".brought");
  content.querySelector(".sums").hidden = !gains;
  content.querySelector(".sum").replaceChildren(...(gains ? [gains.cloneNode(true)] : []));
  content.querySelector(".home").hidden = look === null || story.home;
  content.querySelector(".go .p").textContent = `${at + 1} / ${story.frames.length}`;
  content.querySelector('[data-do="told-pause"]').setAttribute("aria-pressed", String(story.paused));
  bar.querySelector(".teller")?.remove();
  bar.prepend(content);
  bar.classList.add("telling");
}

// Say the sentence of a frame in the headline, with what it brought, and give the tools of a player.
export function fillHeadline(root, story, at) {
  const headline = headlineOf(root);
  const list = within(root, "told");
  const line = list?.querySelectorAll("[data-frame]")[at];
  if (!headline || !line) return;
  headline.classList.remove("turn", "wait");
  headline.classList.add("told");
  headline.classList.toggle("moment", story.frames[at].moment);
  const actor = headline.querySelector(".actor");
  const badge = line.querySelector("button > .badge");
  if (actor) actor.replaceChildren(...(badge ? [badge.cloneNode(true)] : []));
  const sentence = within(root, "prompt-text");
  sentence.textContent = line.querySelector(".text").textContent;
  const gains = line.querySelector(".brought");
  within(root, "explain").replaceChildren(...(gains ? [gains.cloneNode(true)] : []));
  const tools = within(root, "tools") || headline.querySelector(".acts");
  if (!tools) return;
  tools.classList.add("player");
  tools.replaceChildren(list.querySelector("template.player").content.cloneNode(true));
  tools.querySelector(".of").textContent = `${at + 1} / ${story.frames.length}`;
  tools.querySelector('[data-do="told-pause"]').setAttribute("aria-pressed", String(story.paused));
  tools.querySelector(".speed b").textContent = `${story.speed}×`;
}

// Return the table at a step with all that tells it.
export function dress(text, story, at) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const table = page.getElementById("table");
  if (!table) return text;
  fillCard(page, story, at);
  fillHeadline(page, story, at);
  fillBar(page, story, at);
  markPieces(page, story.frames[at].pieces, story.frames[at].moment);
  page.querySelector('#mine [data-do="mine"]')?.setAttribute("data-do", "told-home");
  table.dataset.told = "1";
  return table.outerHTML;
}
