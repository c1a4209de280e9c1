// "No response until …": the page passes for the player for a while, as the player wished; or the game itself does,
// where it knows a standing pass. Either way it is in sight, and a button ends it.
import { button, element } from "./dom.js";

const SELF = ["", "I pass myself"];
const ALWAYS = ["always", "pass until I say stop"];
const WAYS = [SELF, ["round", "pass until the round ends"], ["acts", "pass until somebody else acts"], ALWAYS];
/** Where others have their turns between mine, and what they attack matters. */
const AMONG_MANY = [SELF, ["my turn", "pass until my turn"], ["attacked", "pass until I am attacked"], ALWAYS];

/** What a game's standing pass waits for. */
const UNTIL = { scene: "this scene is over", attack: "somebody attacks", turn: "the next turn", "this attack": "this attack is over" };

export class Passing {
  constructor(table) {
    this.table = table;
    this.way = "";
    this.round = null;
  }

  get ways() {
    return this.fact("asked") === undefined ? WAYS : AMONG_MANY;
  }

  fact(wanted) {
    return this.table.state.view.status.find(([name]) => name === wanted)?.[1];
  }

  /** Only a chance to respond is passed, not a bid or an interception, where the game tells them apart. */
  get pass() {
    const options = this.table.state.view.decision?.options ?? [];
    const responding = this.ways === WAYS || options.some((option) => option.kind === "pass until");
    return responding ? options.find((option) => option.kind === "pass") : undefined;
  }

  get attacked() {
    const targets = this.fact("attack")?.[2].map(([, target]) => target) ?? [];
    return this.table.cards().some((card) => targets.includes(card.handle) && card.controller === this.table.state.view.seat);
  }

  get now() {
    const { status } = this.table.state.view;
    return JSON.stringify(status.filter(([name]) => ["round", "turn number", "active"].includes(name)));
  }

  /** What goes on by itself, and the button that ends it. */
  ongoing(words, stop) {
    return element("div", { className: "passing ongoing", role: "status" }, element("span", { textContent: words }), button("Stop passing", stop, { className: "stop" }));
  }

  /** The control: how long to pass. Nothing where it makes no sense. */
  draw() {
    const standing = this.fact("standing");
    if (standing && !this.table.state.view.outcome) return this.ongoing(`You pass until ${UNTIL[standing] ?? standing}.`, () => this.table.resume());
    if (this.way) return this.ongoing(this.ways.find(([way]) => way === this.way)[1].replace("pass", "You pass") + ".", () => { this.way = ""; this.table.changed(); });
    if (!this.pass) return element("div", { className: "passing" });
    const select = element("select", { "aria-label": "No response until" }, ...this.ways.map(([value, words]) => element("option", { value, textContent: words })));
    select.addEventListener("change", () => { this.way = select.value; this.round = this.now; this.consider([]); });
    return element("div", { className: "passing" }, select);
  }

  /** Pass if that was wished and the time is not up. */
  consider(told) {
    if (!this.way) return;
    const acted = told.some((line) => !/\bpass(es)?\b|plays no\b/.test(line.text) && !line.text.startsWith("—"));
    const up = (this.way === "round" && this.now !== this.round) || (this.way === "acts" && acted) || (this.way === "my turn" && this.now !== this.round && this.fact("active") === this.table.state.view.seat) || (this.way === "attacked" && this.attacked) || this.table.state.view.outcome;
    if (up) { this.way = ""; this.table.changed(); return; }
    const { pass } = this;
    if (pass) setTimeout(() => { if (this.way && this.pass) this.table.answer([this.pass.id]); }, 250);
    this.table.changed();
  }
}
