// The rulebook: search with hits as one types, the chapter in view, filters of the gallery, and cards to look at closely.

const SHOWN = 3; // hits before "show all"
const LEAST = 2; // letters of a word that is searched
const AROUND = 40; // letters of a hit before and after the word
const byId = (id) => document.getElementById(id);
const plain = (text) => text.toLocaleLowerCase().replaceAll("ё", "е");
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

// Search.

const field = byId("find");
const rest = { shown: SHOWN, texts: null };

// Everything that can be found: paragraphs of the chapters, cards, signs, and rules with their numbers.
function readTexts() {
  const found = [];
  for (const place of document.querySelectorAll("[data-search]")) {
    const kind = place.dataset.search;
    const head = place.querySelector("h2, h3, dt span")?.textContent.replace(/^\d+/, "") || "";
    const elements =
      kind === "chapter"
        ? place.querySelectorAll("p, li, td, summary, figcaption")
        : kind === "rule"
          ? place.querySelectorAll("li, p:not(li p), tr")
          : [place];
    for (const element of elements) {
      if (kind === "chapter" && element.parentElement.closest("p, li, td")) continue;
      const copy = element.cloneNode(true);
      for (const number of copy.querySelectorAll(".rn, h3, dt, template")) number.remove();
      const text = copy.textContent.replace(/\s+/g, " ").trim();
      const number = element.querySelector(".rn a, a.rn, .rule")?.textContent || "";
      found.push({
        kind,
        element,
        text,
        head: kind === "rule" ? number : head,
        number,
        plain: plain(`${head} ${number} ${text}`),
      });
    }
  }
  return found;
}

// A pattern for the beginnings of words.
function patternOf(words) {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((each) => escapeRegExp(each).replaceAll("е", "[её]")).join("|")})`,
    "giu",
  );
}

function unmark() {
  for (const mark of document.querySelectorAll("main mark")) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent.normalize();
  }
}

// Put <mark> around the words inside an element.
function mark(element, pattern) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement.closest("svg, template, .hidden-visually") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    const found = [...node.data.matchAll(pattern)];
    for (const each of found.reverse()) {
      const word = node.splitText(each.index);
      word.splitText(each[0].length);
      const marked = document.createElement("mark");
      word.replaceWith(marked);
      marked.append(word);
    }
  }
}

function excerpt(text, pattern) {
  pattern.lastIndex = 0;
  const at = pattern.exec(text)?.index ?? 0;
  pattern.lastIndex = 0;
  const start = at > AROUND ? text.indexOf(" ", at - AROUND) + 1 : 0;
  const cut = text.slice(start, at + 2 * AROUND);
  return `${start ? "… " : ""}${cut}${start + cut.length < text.length ? " …" : ""}`;
}

function hitOf(found, place, pattern) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  if (!found.element.id) found.element.id = `found-${place}`;
  link.href = `#${found.element.id}`;
  const title = document.createElement("b");
  const kinds = field.dataset.kinds.split("|");
  const kind = { card: kinds[0], sign: kinds[1], rule: kinds[2] }[found.kind];
  title.textContent = kind ? `${found.head} · ${kind}` : found.head;
  const words = document.createElement("span");
  words.className = "small";
  words.textContent = excerpt(found.text, pattern);
  link.append(title, words);
  if (found.number && found.kind !== "rule") {
    const number = document.createElement("span");
    number.className = "rn";
    number.textContent = found.number;
    link.append(number);
  }
  mark(words, pattern);
  item.append(link);
  return item;
}

function search() {
  unmark();
  const words = plain(field.value)
    .split(/\s+/)
    .filter((each) => each.length >= LEAST);
  const hits = byId("hits");
  byId("find-clear").hidden = !field.value;
  hits.hidden = !words.length;
  byId("hits-count").textContent = "";
  hits.replaceChildren();
  if (!words.length) return;
  rest.texts ??= readTexts();
  const each = words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(word)}`, "u"));
  const found = rest.texts.filter((text) => each.every((one) => one.test(text.plain)));
  if (!found.length) {
    byId("hits-count").textContent = field.dataset.nothing;
    return;
  }
  const pattern = patternOf(words);
  for (const one of found) mark(one.element, pattern);
  const count = (kind) => found.filter((one) => one.kind === kind).length;
  byId("hits-count").textContent = byId("hits-words")
    .content.textContent.replace("%1", count("chapter"))
    .replace("%2", count("card") + count("sign"))
    .replace("%3", count("rule"));
  const kinds = ["chapter", "card", "sign", "rule"].map((kind) => found.find((one) => one.kind === kind)).filter(Boolean);
  const ordered = [...new Set([...kinds, ...found])];
  hits.append(...ordered.slice(0, rest.shown).map((one, place) => hitOf(one, place, pattern)));
  if (found.length > rest.shown) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "btn quiet";
    button.textContent = `+ ${found.length - rest.shown}`;
    button.addEventListener("click", () => {
      rest.shown += 20;
      search();
    });
    item.append(button);
    hits.append(item);
  }
}

field?.addEventListener("input", () => {
  rest.shown = SHOWN;
  search();
});
byId("find-clear")?.addEventListener("click", () => {
  field.value = "";
  search();
  field.focus();
});
field?.addEventListener("keydown", (event) => {
  if (event.key === "Enter") byId("hits").querySelector("a")?.click();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.matches("input, textarea, select")) {
    event.preventDefault();
    field?.focus();
  }
});

// A place inside something folded is shown.
function unfold() {
  const place = location.hash && byId(decodeURIComponent(location.hash.slice(1)));
  if (!place) return;
  for (let folded = place.closest("details"); folded; folded = folded.parentElement.closest("details")) folded.open = true;
  if (place.closest("details")) place.scrollIntoView();
}
addEventListener("hashchange", unfold);
document.addEventListener("click", (event) => {
  if (event.target.closest('a[href^="#"]')) setTimeout(unfold); // the same place again is no change of the address
});
unfold();

// The chapter in view is the current one of the contents.
const links = new Map([...document.querySelectorAll(".toc a")].map((link) => [link.hash.slice(1), link]));
const inView = new Set();
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    const [first] = [...inView].sort((a, b) => a.offsetTop - b.offsetTop);
    if (!first) return;
    for (const [id, link] of links) {
      if (id !== first.id) link.removeAttribute("aria-current");
      else if (!link.hasAttribute("aria-current")) {
        link.setAttribute("aria-current", "true");
        const strip = link.closest(".toc");
        strip.scrollTo({ left: link.offsetLeft - strip.clientWidth / 2, top: link.offsetTop - strip.clientHeight / 2 });
      }
    }
  },
  { rootMargin: "-10% 0px -70% 0px" },
);
for (const section of document.querySelectorAll(".ch[id]")) if (links.has(section.id)) watcher.observe(section);

// The gallery.

document.addEventListener("click", (event) => {
  const filter = event.target.closest(".filter");
  const card = event.target.closest(".gc");
  if (filter) {
    for (const each of document.querySelectorAll(".filter")) each.setAttribute("aria-pressed", String(each === filter));
    for (const each of document.querySelectorAll(".gc"))
      each.hidden = Boolean(filter.dataset.filter) && each.dataset.kind !== filter.dataset.filter;
  } else if (card && !event.target.closest("a")) showCard(card);
  else if (event.target.id === "sheet" || event.target.closest("#sheet-rule a")) byId("sheet").close();
});

function showCard(card) {
  byId("sheet-title").textContent = card.querySelector("h3").textContent;
  byId("sheet-text").textContent = card.querySelector("p").textContent;
  byId("sheet-picture").replaceChildren(...(card.querySelector(".pic")?.cloneNode(true).childNodes || []));
  const more = card.querySelector("template");
  byId("sheet-more").hidden = !more;
  byId("sheet-more")
    .querySelector(".turns")
    .replaceChildren(...(more ? [more.content.cloneNode(true)] : []));
  const rule = card.querySelector("header .rn")?.cloneNode(true);
  if (rule) rule.textContent = rule.hash.slice(1);
  byId("sheet-rule").replaceChildren(...(rule ? [rule] : []));
  byId("sheet").showModal();
}
