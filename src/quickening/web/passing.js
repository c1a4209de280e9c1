// Passing for a while, as the player wished, where turns go to and fro: it is in sight, and a button ends it.
import { button, element } from "./dom.js";
import { fact } from "./model.js";

const SELF = ["", "I pass myself"];
const ALWAYS = ["always", "pass until I say stop"];
const WAYS = [SELF, ["round", "pass until the round ends"], ["acts", "pass until somebody else acts"], ALWAYS];
/** A pass is given after a moment, in milliseconds, so that one can see what happens. */
const MOMENT = 250;

export class Passing {
  constructor(table) {
    this.table = table;
    this.way = "";
    this.round = null;
  }

  get view() {
    return this.table.state.view;
  }

  /** Where turns of many follow each other, stops say what is passed. */
  get pass() {
    if (fact(this.view, "asked") !== undefined) return undefined;
    return (this.view.decision?.options ?? []).find((option) => option.kind === "pass");
  }

  get now() {
    return JSON.stringify(this.view.status.filter(([name]) => ["round", "turn number", "active"].includes(name)));
  }

  /** What goes on by itself, and the button that ends it; null if nothing does. */
  ongoing() {
    if (!this.way) return null;
    const words = WAYS.find(([way]) => way === this.way)[1].replace("pass", "You pass");
    return this.going(`${words}.`, () => {
      this.way = "";
      this.table.changed();
    });
  }

  going(words, stop) {
    return element(
      "div",
      { className: "passing ongoing", role: "status" },
      element("span", { textContent: words }),
      button("Stop passing", stop, { className: "stop" }),
    );
  }

  /** How long to pass, to choose from. Nothing where it makes no sense. */
  choice() {
    return this.pass ? [element("b", { textContent: "No response until …" }), this.select()] : [];
  }

  select() {
    const made = element(
      "select",
      { "aria-label": "No response until", "data-kept": "no response" },
      ...WAYS.map(([value, words]) => element("option", { value, textContent: words })),
    );
    made.onchange = () => {
      this.way = made.value;
      this.round = this.now;
      this.consider([]);
    };
    return made;
  }

  get isOver() {
    return (this.way === "round" && this.now !== this.round) || Boolean(this.view.outcome);
  }

  /** Pass if that was wished and the time is not up. */
  consider(told) {
    if (!this.way) return;
    const acted = told.some((line) => !/\bpass(es)?\b|plays no\b/.test(line.text) && !line.text.startsWith("—"));
    if (this.isOver || (this.way === "acts" && acted)) {
      this.way = "";
      this.table.changed();
      return;
    }
    if (this.pass)
      setTimeout(() => {
        if (this.way && this.pass) this.table.answer([this.pass.id]);
      }, MOMENT);
    this.table.changed();
  }
}
