// How each answer of a game that is over looked beside others: asked for a piece at a time, until it is stopped.
import { ask, button, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { closeDialog, openDialog } from "./reading.js";

/** So little is noise at the number of games that are looked into. */
const LEAST = 0.03;
/** So many of each player's costliest answers are told. */
const COSTLIEST = 3;

const inHundredths = (chance) => `${Math.round(100 * chance)}\u00a0%`;
const signed = (share) => `${share < 0 ? "−" : "+"}${Math.round(100 * Math.abs(share))}`;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** What was found of a game so far. `changed` is told whenever there is more, or it has stopped. */
export class Analysis {
  constructor(replay, about, changed) {
    this.replay = replay;
    this.about = about;
    this.changed = changed;
    this.moves = [];
    this.start = [];
    this.going = false;
    this.trouble = "";
  }

  get isOver() {
    return this.moves.length === this.about.steps;
  }

  async goOn() {
    this.going = true;
    this.trouble = "";
    this.changed();
    while (this.going && !this.isOver) await this.piece();
    this.going = false;
    this.changed();
  }

  async piece() {
    try {
      const told = await ask(`/api/replays/${this.replay}/analysis?from=${this.moves.length}`);
      this.start = told.start;
      this.moves.push(...told.moves);
      this.changed();
    } catch (error) {
      this.trouble = error.message;
      this.going = false;
    }
  }

  stop() {
    this.going = false;
    this.changed();
  }

  /** Of each seat what its answers gave away, and what came to it by no answer: as the games of backgammon are told. */
  sums() {
    const errors = this.about.names.map((_, seat) => sum(this.moves.filter((one) => one.seat === seat).map(gaveAway)));
    const last = this.moves.at(-1).chances;
    const others = Math.max(1, errors.length - 1);
    return errors.map((own, seat) => ({
      error: own,
      luck: last[seat] - this.start[seat] + own - (sum(errors) - own) / others,
    }));
  }

  costliest(seat) {
    const own = this.moves.filter((move) => move.seat === seat && gaveAway(move) >= LEAST);
    return own.sort((one, two) => gaveAway(two) - gaveAway(one)).slice(0, COSTLIEST);
  }
}

const gaveAway = (move) => move.error;

/** A button with a sign, which stands alone where there is little room. */
function withSign(sign, words, act) {
  const made = button("", act, { title: words });
  made.append(glyph(sign), element("span", { textContent: words }));
  return made;
}

/** How far it is, with what can be done about it; what it comes to once all answers were looked at. */
export function showProgress(place, analysis, go) {
  const words = `${analysis.moves.length} of ${analysis.about.steps} looked at`;
  const bar = element("progress", { max: analysis.about.steps, value: analysis.moves.length, "aria-label": words });
  const said = element("span", { textContent: analysis.trouble || words, role: "status" });
  if (analysis.isOver) place.replaceChildren(withSign("chart-line", "What it came to", () => tellSums(analysis, go)));
  else if (analysis.going)
    place.replaceChildren(
      bar,
      said,
      button("Stop", () => analysis.stop()),
    );
  else if (analysis.moves.length || analysis.trouble)
    place.replaceChildren(
      bar,
      said,
      button("Go on", () => analysis.goOn()),
    );
  else
    place.replaceChildren(withSign("magnifying-glass", "Look closer: what else was possible?", () => analysis.goOn()));
}

/** An answer beside others, best first: with the chance to win after each. */
export function besideOthers(move) {
  if (!move?.others.length) return [];
  const line = ({ label, chance }, className) =>
    element(
      "li",
      { className },
      element("span", { textContent: label || "nothing" }),
      element("b", { textContent: inHundredths(chance) }),
    );
  const all = [[move.played, "played"], ...move.others.map((one) => [one, ""])];
  const lines = all.sort(([one], [two]) => two.chance - one.chance).map(([one, className]) => line(one, className));
  const cost = move.error >= LEAST ? `It gave away ${inHundredths(move.error)} of a game.` : "As good as any other.";
  return [
    element("p", { className: "about", textContent: `Chances to win after each answer. ${cost}` }),
    element("ol", { className: "beside" }, ...lines),
  ];
}

function tellSums(analysis, go) {
  const { names } = analysis.about;
  const cell = (tag, words) => element(tag, { textContent: words });
  const rows = analysis
    .sums()
    .map(({ error, luck }, seat) =>
      element(
        "tr",
        {},
        element("th", { scope: "row", textContent: names[seat] }),
        cell("td", `−${Math.round(100 * error)}`),
        cell("td", signed(luck)),
      ),
    );
  const heads = ["Player", "Given away", "Luck"].map((words) => element("th", { scope: "col", textContent: words }));
  const table = element(
    "table",
    { className: "sums" },
    element("thead", {}, element("tr", {}, ...heads)),
    element("tbody", {}, ...rows),
  );
  const words =
    "In hundredths of a game. Luck is what no answer explains: what was drawn, what was rolled, who went first.";
  openDialog(
    "What it came to",
    element("h2", { textContent: "What it came to" }),
    table,
    element("p", { className: "about", textContent: words }),
    ...names.flatMap((_, seat) => costliestOf(analysis, seat, go)),
    element("div", { className: "actions" }, button("Close", closeDialog)),
  );
}

function costliestOf(analysis, seat, go) {
  const found = analysis.costliest(seat);
  if (!found.length) return [];
  const lead = (move) => () => {
    closeDialog();
    go(move.number);
  };
  const line = (move) => {
    const better = `Better: ${move.others[0].label || "nothing"}`;
    const leads = button(`${move.played.label || "nothing"} (−${Math.round(100 * move.error)})`, lead(move));
    return element("li", {}, leads, element("small", { textContent: better }));
  };
  const title = element("h3", { textContent: `What cost ${analysis.about.names[seat]} most` });
  return [title, element("ul", { className: "costliest" }, ...found.map(line))];
}
