// Just enough of a document for unit tests: elements with attributes, classes, boxes and simple selectors.

const camel = (name) => name.slice(5).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

export class FakeElement {
  constructor(tag, attributes, children) {
    this.tag = tag;
    this.attributes = { ...attributes };
    this.children = children;
    this.parentElement = null;
    this.hidden = false;
    this.box = null;
    this.classes = new Set((attributes.class || "").split(" "));
    this.classList = { toggle: (name, on) => (on ? this.classes.add(name) : this.classes.delete(name)) };
    for (const child of children) child.parentElement = this;
  }

  get id() {
    return this.attributes.id || "";
  }

  get dataset() {
    const entries = Object.entries(this.attributes).filter(([name]) => name.startsWith("data-"));
    return Object.fromEntries(entries.map(([name, value]) => [camel(name), value]));
  }

  get ownerSVGElement() {
    return this.parentElement?.closest("svg") ?? null;
  }

  get tabIndex() {
    return Number(this.attributes.tabindex ?? -1);
  }

  getAttribute(name) {
    return this.attributes[name] ?? null;
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  removeAttribute(name) {
    delete this.attributes[name];
  }

  // Selectors: a tag, `#id`, `.class` or `[attribute]`, or several of them, each inside of the one before.
  matches(selector) {
    const outer = selector.split(" ");
    const last = outer.pop();
    const own =
      { "#": this.id === last.slice(1), ".": this.classes.has(last.slice(1)), "[": last.slice(1, -1) in this.attributes }[
        last[0]
      ] ?? this.tag === last;
    return own && (!outer.length || Boolean(this.parentElement?.closest(outer.join(" "))));
  }

  closest(selector) {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }

  querySelectorAll(selector) {
    return this.children.flatMap((each) => [...(each.matches(selector) ? [each] : []), ...each.querySelectorAll(selector)]);
  }

  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  getElementById(id) {
    return this.querySelector(`#${id}`);
  }

  // Where the element is drawn; one without a place is not drawn at all.
  at(x, y) {
    this.box = { left: x - 5, top: y - 5, width: 10, height: 10 };
    return this;
  }

  getBoundingClientRect() {
    return this.box;
  }

  getClientRects() {
    return this.box ? [this.box] : [];
  }

  focus() {
    document.activeElement = this;
  }
}

export const element = (tag, attributes = {}, ...children) => new FakeElement(tag, attributes, children);
