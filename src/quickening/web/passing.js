// "No response until …": the page passes for the player for a while, as the player wished.
import { button, element } from "./dom.js";

const WAYS = [["", "I pass myself"], ["round", "pass until the round ends"], ["acts", "pass until somebody else acts"], ["always", "pass until I say stop"]];

export class Passing {
  constructor(table) {
    this.table = table;
    this.way = "";
    this.round = null;
  }

  get pass() {
    return this.table.state.view.decision?.options.find((option) => option.kind === "pass");
  }

  get now() {
    const { status } = this.table.state.view;
    return JSON.stringify(status.filter(([name]) => name === "round" || name === "turn number"));
  }

  /** The control: how long to pass. Nothing where it makes no sense. */
  draw() {
    if (this.way) return element("div", { className: "passing" }, element("span", { textContent: WAYS.find(([way]) => way === this.way)[1].replace("pass", "Passing") }), button("Stop", () => { this.way = ""; this.table.changed(); }));
    if (!this.pass) return element("div", { className: "passing" });
    const select = element("select", { "aria-label": "No response until" }, ...WAYS.map(([value, words]) => element("option", { value, textContent: words })));
    select.addEventListener("change", () => { this.way = select.value; this.round = this.now; this.consider([]); });
    return element("div", { className: "passing" }, select);
  }

  /** Pass if that was wished and the time is not up. */
  consider(told) {
    if (!this.way) return;
    const acted = told.some((line) => !/\bpass(es)?\b|plays no\b/.test(line.text) && !line.text.startsWith("—"));
    const up = (this.way === "round" && this.now !== this.round) || (this.way === "acts" && acted) || this.table.state.view.outcome;
    if (up) { this.way = ""; this.table.changed(); return; }
    const { pass } = this;
    if (pass) setTimeout(() => { if (this.way && this.pass) this.table.answer([this.pass.id]); }, 250);
    this.table.changed();
  }
}
