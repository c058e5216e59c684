// Drawings that the page has had: the server is told of them and leaves them out, and they are put back here.

const TOLD = 40; // latest drawings that the server is told of
const KEPT = 160;
const MARKS = /<!--p([\w-]{8})-->([\s\S]*?)<!--\/p-->|<!--=([\w-]{8})-->/g;

export class Pictures {
  constructor() {
    this.seen = new Map(); // by digest, the latest last
  }

  // The value of the header with which a part of the page is asked for.
  get known() {
    return [...this.seen.keys()].slice(-TOLD).join(" ");
  }

  // Return a part of the page with everything that was left out, null if something of it was forgotten.
  complete(text) {
    let isWhole = true;
    const whole = text.replace(MARKS, (_, digest, drawn, same) => {
      if (drawn !== undefined) return this.keep(digest, drawn);
      isWhole &&= this.seen.has(same);
      return isWhole ? this.keep(same, this.seen.get(same)) : "";
    });
    return isWhole ? whole : null;
  }

  keep(digest, drawn) {
    this.seen.delete(digest);
    this.seen.set(digest, drawn);
    if (this.seen.size > KEPT) this.seen.delete(this.seen.keys().next().value);
    return drawn;
  }
}
