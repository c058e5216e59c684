// Every rule by which touched elements narrow the legal actions down to one.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Selection } from "../../src/tabletown/web/static/selection.js";
import { element } from "./dom.js";

let chosen;
let told;
let selection;

beforeEach(() => {
  globalThis.document = { activeElement: null };
  chosen = [];
  told = null;
  selection = new Selection({
    onChange: (left, picks) => {
      told = { left: [...left], picks: [...picks] };
    },
    onChosen: (action, by) => chosen.push([action, by]),
  });
});

const piece = (id, actions, role = "button") => element("g", { id, role, "data-actions": actions });

// A table with actions 0 to 3: two workers, each of whom goes to one of two squares; both go to square b by 1 and 3.
function table(attributes = {}, pieces = null, actions = [0, 1, 2, 3]) {
  const drawn = pieces || [piece("one", "0 1"), piece("two", "2 3"), piece("a", "0 2"), piece("b", "1 3")];
  const words = actions.map((each) => element("li", {}, element("button", { "data-one": String(each) })));
  const data = { "data-decision": "d1", "data-turn": "1", ...attributes };
  return element("main", data, element("svg", {}, ...drawn), element("ul", { id: "rest" }, ...words));
}

function read(root) {
  selection.read(root);
  return Object.fromEntries(root.querySelectorAll("[data-actions]").map((each) => [each.id, each]));
}

const highlighted = () => selection.highlighted.map((each) => each.id);
const inWords = (root) => root.querySelectorAll("[data-one]").filter((each) => !each.parentElement.hidden).length;

test("everything that tells actions apart is highlighted at first", () => {
  const root = table();
  read(root);
  assert.deepEqual(highlighted(), ["one", "two", "a", "b"]);
  assert.deepEqual(told, { left: [0, 1, 2, 3], picks: [] });
  assert.equal(root.getElementById("rest").hidden, true);
});

test("touching keeps the actions that involve the element and the elements that still tell them apart", () => {
  const { one, two, a } = read(table());
  selection.touch(one);
  assert.deepEqual(told, { left: [0, 1], picks: ["one"] });
  assert.deepEqual(highlighted(), ["one", "a", "b"]);
  assert.ok(one.classes.has("is-picked"));
  assert.equal(one.getAttribute("aria-pressed"), "true");
  assert.ok(two.classes.has("is-off"));
  assert.ok(!a.classes.has("is-off"));
  assert.equal(a.getAttribute("aria-pressed"), null);
  assert.deepEqual(chosen, []);
});

test("the last action left is chosen, whatever the order of touches", () => {
  let parts = read(table());
  selection.touch(parts.one);
  selection.touch(parts.b);
  parts = read(table({ "data-decision": "d2" }));
  selection.touch(parts.b);
  selection.touch(parts.one);
  assert.deepEqual(
    chosen.map(([action]) => action),
    [1, 1],
  );
});

test("a picked button is pressed, as a picked piece is", () => {
  const pass = element("button", { id: "pass", "data-actions": "2 3" });
  const parts = read(table({}, [piece("one", "0 1"), pass]));
  selection.touch(parts.pass);
  assert.equal(pass.getAttribute("aria-pressed"), "true");
  selection.touch(parts.pass);
  assert.equal(pass.getAttribute("aria-pressed"), null);
});

test("an empty list of actions does not hold the first one", () => {
  const parts = read(table({ "data-final": "" }, [piece("one", "0"), piece("nothing", "")]));
  assert.deepEqual(highlighted(), ["one"]);
  selection.touch(parts.one);
  assert.equal(chosen[0][0], 0);
  assert.equal(chosen[0][1].final, false);
});

test("a chosen action says whether it is final and what kind of button stood for it", () => {
  const button = element("button", { id: "pass", "data-kind": "end", "data-actions": "3" });
  const parts = read(table({ "data-final": "1 2" }, [piece("one", "0 1"), piece("b", "1 3"), button]));
  selection.touch(parts.one);
  selection.touch(parts.b);
  assert.deepEqual(chosen.pop(), [1, { element: parts.b, kind: "", final: true }]);
  selection.clear();
  selection.touch(parts.pass);
  assert.deepEqual(chosen.pop(), [3, { element: button, kind: "end", final: false }]);
});

test("touching a picked element drops it and chooses nothing", () => {
  const root = table({}, [piece("one", "0 1"), piece("only", "1")]);
  const { one, only } = read(root);
  selection.touch(only);
  assert.deepEqual(chosen.length, 1);
  selection.touch(one);
  assert.deepEqual(told.picks, ["only", "one"]);
  selection.touch(one);
  assert.deepEqual(told, { left: [1], picks: ["only"] });
  assert.equal(chosen.length, 2, "dropping a pick decides nothing");
  assert.equal(one.getAttribute("aria-pressed"), null);
});

test("an element that goes with none of the picks starts over", () => {
  const { one, two } = read(table());
  selection.touch(one);
  selection.touch(two);
  assert.deepEqual(told, { left: [2, 3], picks: ["two"] });
});

test("a target inside of a piece counts as the piece", () => {
  const inner = element("g", { role: "button", "data-actions": "0 1" });
  const root = table({}, [element("g", { id: "tower", role: "button", "data-actions": "0 1 2" }, inner), piece("a", "0 2")]);
  const { tower } = read(root);
  selection.touch(inner);
  assert.deepEqual(told.picks, ["tower-target"]);
  selection.touch(tower);
  assert.deepEqual(told.picks, []);
});

test("elements that every action left involves are not highlighted", () => {
  const parts = read(table({}, [piece("board", "0 1 2 3"), piece("one", "0 1"), piece("a", "0 2")]));
  assert.deepEqual(highlighted(), ["one", "a"]);
  assert.ok(parts.board.classes.has("is-off"));
});

test("the elements of the only action are highlighted", () => {
  const root = element(
    "main",
    { "data-decision": "d1", "data-turn": "1" },
    element("svg", {}, piece("one", "0")),
    element("ul", { id: "rest" }, element("li", {}, element("button", { "data-one": "0" }))),
  );
  read(root);
  assert.deepEqual(highlighted(), ["one"]);
  assert.equal(inWords(root), 0);
});

test("actions that no element tells apart are listed in words, and only they", () => {
  const root = table({}, [piece("one", "0 1"), piece("two", "2 3")]);
  const { one } = read(root);
  assert.equal(inWords(root), 0);
  selection.touch(one);
  assert.equal(root.getElementById("rest").hidden, false);
  const shown = root.querySelectorAll("[data-one]").filter((each) => !each.parentElement.hidden);
  assert.deepEqual(
    shown.map((each) => each.dataset.one),
    ["0", "1"],
  );
});

test("nothing is listed in words while another seat's board is shown", () => {
  const root = table({ "data-look": "1" }, []);
  read(root);
  assert.equal(inWords(root), 0);
  assert.equal(root.getElementById("rest").hidden, true);
});

test("picks outlive an update of the same decision and end with it", () => {
  selection.touch(read(table()).one);
  read(table());
  assert.deepEqual(told, { left: [0, 1], picks: ["one"] });
  read(table({}, [piece("two", "2 3"), piece("a", "0 2")]));
  assert.deepEqual(told.picks, [], "the picked element is gone");
  selection.touch(read(table()).one);
  read(table({ "data-decision": "d2" }));
  assert.deepEqual(told.picks, []);
  selection.touch(read(table({ "data-decision": "d2" })).one);
  read(table({ "data-decision": "d2", "data-turn": "" }));
  assert.deepEqual(told.picks, [], "it is another player's turn");
});

test("clearing drops all picks and says whether there were any", () => {
  const { one } = read(table());
  assert.equal(selection.clear(), false);
  selection.touch(one);
  assert.equal(selection.clear(), true);
  assert.deepEqual(told, { left: [0, 1, 2, 3], picks: [] });
});

test("without actions, or outside of the table, a touch means nothing", () => {
  read(table());
  const before = told;
  selection.touch(piece("elsewhere", "0"));
  assert.equal(told, before);
  const root = element("main", { "data-decision": "d1" }, element("svg", {}, piece("one", "0 1")));
  const { one } = read(root);
  selection.touch(one);
  assert.deepEqual(told.picks, []);
});

test("exactly one highlighted target is in the tab order", () => {
  const { one, two, a, b } = read(table());
  const tabbable = () => [one, two, a, b].filter((each) => each.tabIndex === 0).map((each) => each.id);
  assert.deepEqual(tabbable(), ["one"]);
  b.focus();
  selection.show();
  assert.deepEqual(tabbable(), ["b"], "the focused target keeps the stop");
  document.activeElement = null;
  selection.show();
  assert.deepEqual(tabbable(), ["b"], "and so does the one that had it");
  selection.touch(a);
  assert.deepEqual(tabbable(), ["one"], "a target that is off is no stop");
});

test("arrow keys move to the nearest target in their direction", () => {
  const { one, two, a, b } = read(table());
  one.at(0, 0);
  two.at(100, 0);
  a.at(40, 60);
  b.at(300, 10);
  assert.equal(selection.move("ArrowRight", one), true);
  assert.equal(document.activeElement, two, "straight ahead before nearer but aside");
  assert.equal(two.tabIndex, 0);
  assert.equal(one.tabIndex, -1);
  selection.move("ArrowDown", two);
  assert.equal(document.activeElement, a);
  selection.move("ArrowUp", a);
  assert.equal(document.activeElement, one);
  selection.move("ArrowRight", two);
  assert.equal(document.activeElement, b);
  selection.move("ArrowLeft", b);
  assert.equal(document.activeElement, two);
});

test("arrow keys pass over targets that are off or not drawn, and stop at the edge", () => {
  const { one, two, a, b } = read(table());
  one.at(0, 0);
  a.at(200, 0);
  assert.equal(selection.move("ArrowLeft", one), false);
  selection.move("ArrowRight", one);
  assert.equal(document.activeElement, a, "two is not drawn");
  two.at(100, 0);
  b.at(300, 0);
  selection.touch(one);
  selection.move("ArrowRight", one);
  assert.equal(document.activeElement, a, "two is off");
});

const button = (id, kind, actions) => element("button", { id, "data-kind": kind, "data-actions": actions });

test("letting go drops the last pick only", () => {
  const { one, a } = read(table({ "data-final": "0 1 2 3" }));
  selection.touch(one);
  selection.touch(a);
  assert.deepEqual(told.picks, ["one", "a"]);
  assert.equal(selection.pop(), true);
  assert.deepEqual(told, { left: [0, 1], picks: ["one"] });
  assert.equal(selection.pop(), true);
  assert.equal(selection.pop(), false);
});

test("another thing of the same kind replaces the last one and keeps the others", () => {
  const { one, two, a, b } = read(table());
  selection.touch(one);
  selection.touch(a);
  assert.ok(highlighted().includes("b"), "what would replace a complete choice stays lit");
  selection.touch(b);
  assert.deepEqual(told, { left: [1], picks: ["one", "b"] });
  selection.touch(two);
  assert.deepEqual(told, { left: [3], picks: ["b", "two"] });
  assert.equal(selection.isLast(two), true);
  assert.equal(selection.isLast(b), false);
});

test("other cards stay lit beside a picked card", () => {
  const card = (id, actions) => element("g", { id, role: "button", class: "card", "data-actions": actions });
  const parts = read(table({}, [card("one", "0 1"), card("two", "2 3"), piece("a", "0 2"), piece("b", "1 3")]));
  selection.touch(parts.one);
  assert.deepEqual(highlighted(), ["one", "two", "a", "b"]);
  selection.touch(parts.two);
  assert.deepEqual(told.picks, ["two"]);
});

test("a verb filters the lit targets until it is pressed again", () => {
  const drawn = [button("move", "verb", "0 1"), button("build", "verb", "2 3"), piece("a", "0 2"), piece("b", "1")];
  const parts = read(table({}, drawn));
  assert.equal(parts.move.getAttribute("aria-pressed"), "false");
  selection.touch(parts.build);
  assert.deepEqual(told.left, [2, 3]);
  assert.deepEqual(highlighted(), ["move", "build", "a"], "other verbs can be pressed instead");
  selection.touch(parts.move);
  assert.deepEqual(told, { left: [0, 1], picks: ["move"] });
  selection.touch(parts.move);
  assert.deepEqual(told, { left: [0, 1, 2, 3], picks: [] });
});

test("another verb starts over, whatever else was picked", () => {
  const drawn = [button("move", "verb", "0 1"), button("build", "verb", "2 3"), piece("a", "0 2"), piece("b", "1 3")];
  const parts = read(table({ "data-final": "0" }, drawn));
  selection.touch(parts.move);
  selection.touch(parts.a);
  selection.touch(parts.build);
  assert.deepEqual(told.picks, ["build"]);
});

test("options are a second step once they tell the remaining actions apart", () => {
  const drawn = [
    button("play", "verb", "0 1"),
    button("build", "verb", "2 3"),
    button("small", "option", "0 2"),
    button("large", "option", "1"),
    piece("b", "3"),
  ];
  const parts = read(table({}, drawn));
  assert.deepEqual(highlighted(), ["play", "build", "b"]);
  assert.equal(selection.hasOptions, false);
  selection.touch(parts.play);
  assert.deepEqual(highlighted(), ["play", "build", "small", "large"]);
  assert.equal(selection.hasOptions, true);
  selection.touch(parts.large);
  assert.deepEqual(
    chosen.map(([action]) => action),
    [1],
  );
  assert.ok(highlighted().includes("small"), "another option can be chosen instead");
  selection.touch(parts.small);
  assert.deepEqual(told, { left: [0], picks: ["play", "small"] });
});

test("an option of another thing is not offered beside a complete choice", () => {
  const options = [button("small", "option", "1"), button("large", "option", "2")];
  read(table({}, [button("build", "verb", "0 1 2"), piece("field", "0"), piece("bramble", "1 2"), ...options], [0, 1, 2]));
  const { field } = Object.fromEntries(selection.items.map(({ element }) => [element.id, element]));
  selection.touch(field);
  assert.deepEqual(highlighted(), ["build", "field", "bramble"]);
});

test("an option that nothing else leads to is offered at once", () => {
  const drawn = [button("play", "verb", "0 1"), button("skip", "option", "2"), piece("b", "3")];
  read(table({}, drawn));
  assert.deepEqual(highlighted(), ["play", "skip", "b"]);
});

test("a thing that every action involves is the first step where only options tell them apart", () => {
  const options = [button("small", "option", "0"), button("large", "option", "1")];
  const drawn = [button("build", "verb", "0 1"), piece("zone", "0 1"), ...options];
  const root = table({}, drawn, [0, 1]);
  const { zone } = read(root);
  assert.deepEqual(highlighted(), ["zone"]);
  assert.equal(inWords(root), 0);
  selection.touch(zone);
  assert.deepEqual(highlighted(), ["zone", "small", "large"]);
});

test("options that nothing leads to are offered at once instead of words", () => {
  const drawn = [button("build", "verb", "0 1"), button("small", "option", "0"), button("large", "option", "1")];
  const root = table({}, drawn, [0, 1]);
  read(root);
  assert.deepEqual(highlighted(), ["small", "large"]);
  assert.equal(inWords(root), 0);
});

test("a card and the place that it means are picked together", () => {
  const hand = element("g", { id: "card", role: "button", class: "card", "data-actions": "0 1" });
  const { card, place } = read(table({}, [hand, piece("place", "0 1"), piece("a", "0 2"), piece("b", "1 3")]));
  selection.touch(place);
  assert.ok(card.classes.has("is-picked"));
  selection.touch(card);
  assert.deepEqual(told.picks, []);
  assert.ok(!place.classes.has("is-picked"));
});

test("without verbs options are offered at once", () => {
  read(table({}, [button("small", "option", "0 2"), button("large", "option", "1 3"), piece("a", "0 1")]));
  assert.deepEqual(highlighted(), ["small", "large", "a"]);
  assert.equal(selection.hasOptions, false);
});

test("what would be left after touching is known before", () => {
  const { one, two, a } = read(table());
  assert.deepEqual([...selection.after(one)], [0, 1]);
  selection.touch(one);
  assert.deepEqual([...selection.after(a)], [0]);
  assert.deepEqual([...selection.after(two)], [2, 3]);
  assert.deepEqual([...selection.after(piece("elsewhere", "0"))], []);
});

test("a verb that does not go with what is picked stays, but apart from those that do", () => {
  const drawn = [button("move", "verb", "0 1"), button("build", "verb", "2 3"), piece("a", "0 2"), piece("b", "1")];
  const { move, build, a, b } = read(table({}, drawn));
  assert.ok(![move, build].some((each) => each.classes.has("is-apart")));
  selection.touch(b);
  assert.ok(!move.classes.has("is-apart"));
  assert.ok(build.classes.has("is-apart"));
  assert.ok(!build.classes.has("is-off"));
  selection.touch(b);
  selection.touch(a);
  assert.ok(![move, build].some((each) => each.classes.has("is-apart")));
});
