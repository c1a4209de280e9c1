// What the player wants to be asked about: kept in this browser for each game, and told to the server, which goes on
// where nothing of it comes up.
import { element } from "./dom.js";
import { glyph } from "./glyph.js";

const STEP = "step:";

export class Stops {
  /** `send` tells the server, `changed` draws anew. */
  constructor(send, changed) {
    this.send = send;
    this.changed = changed;
    this.game = "";
    this.known = [];
    this.wished = new Set();
    /** What a lesson speaks of besides. @type {string[]} */
    this.taught = [];
  }

  get key() {
    return `stops:${this.game}`;
  }

  /** A table says what its players may want to be asked about; what was wished before is wished again. */
  hear({ game, stops = [] }) {
    this.game = game;
    this.known = stops;
    const saved = JSON.parse(localStorage.getItem(this.key) || "null");
    this.wished = new Set(saved ?? stops.filter((stop) => stop.usual).map((stop) => stop.id));
    if ((saved && stops.length) || this.taught.length) this.tell();
  }

  tell() {
    this.send({ type: "wish", stops: [...this.wished, ...this.taught] });
  }

  /** A lesson wants its learner to be asked about these as well. */
  teach(stops) {
    this.taught = stops;
    if (this.game) this.tell();
  }

  has(id) {
    return this.wished.has(id);
  }

  toggle(id) {
    if (!this.wished.delete(id)) this.wished.add(id);
    localStorage.setItem(this.key, JSON.stringify([...this.wished]));
    this.tell();
    this.changed();
  }

  hasStep(step) {
    return this.has(STEP + step);
  }

  toggleStep(step) {
    this.toggle(STEP + step);
  }

  box({ id, words }) {
    const made = element("input", { type: "checkbox", checked: this.has(id), "data-stop": id });
    made.onchange = () => this.toggle(id);
    return element("label", { className: "stop-at" }, made, element("span", { textContent: words }));
  }

  /** The menu beside the button that goes on; `others`: further ways to go on for longer. */
  menu(...others) {
    if (!this.known.length && !others.length) return null;
    const boxes = this.known.length
      ? [element("b", { textContent: "Ask me …" }), ...this.known.map((stop) => this.box(stop))]
      : [];
    return element(
      "details",
      { className: "more-ways", "data-key": "more ways" },
      element(
        "summary",
        { className: "tool", title: "When am I asked?", "aria-label": "When am I asked?", "data-kept": "more ways" },
        glyph("forward-fast"),
      ),
      element("div", { className: "passing", role: "group", "aria-label": "When am I asked?" }, ...boxes, ...others),
    );
  }
}
