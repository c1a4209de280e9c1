// What is explained the first time somebody meets it: beside the question, until they say that they know.
import { ask, button, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { explained, termsOf } from "./terms.js";

const MET = "met";
/** What stands in place of everything that was met: nobody who knows the game wants to be told. */
const ALL = "all";

function met() {
  try {
    return new Set(JSON.parse(localStorage.getItem(MET) ?? "[]"));
  } catch {
    return new Set();
  }
}

function note(...keys) {
  localStorage.setItem(MET, JSON.stringify([...met(), ...keys]));
}

/** What a game explains: its words, and questions met for the first time. Both are empty until they are fetched. */
export class FirstTimes {
  constructor() {
    this.game = "";
    this.terms = [];
    this.lines = [];
    this.quiet = false;
  }

  /** Fetch what a game explains; `then` is told when it is there. */
  async load(game, then) {
    if (game === this.game) return;
    this.game = game;
    const lines = ask(`/api/first-times/${game}`).catch(() => []);
    this.terms = await termsOf(game);
    this.lines = (await lines).map((one) => ({ ...one, pattern: new RegExp(`^(?:${one.question})$`) }));
    then();
  }

  /** The line about a question that was not met before, if there is one. */
  lineFor(question) {
    const known = met();
    const found = this.lines.find((one) => one.pattern.test(question));
    return !found || this.quiet || known.has(ALL) || known.has(`${this.game}:${found.question}`) ? null : found;
  }

  /** The note about a question, with a way to be rid of it and of all such notes. */
  about(question, changed) {
    const line = this.lineFor(question);
    if (!line) return [];
    const known = (key) => () => {
      note(key);
      changed();
    };
    return [
      element(
        "aside",
        { className: "first-time", "aria-label": "What this is about" },
        glyph("lightbulb"),
        element("p", {}, ...explained(line.words, this.terms)),
        element(
          "div",
          { className: "row" },
          button("Got it", known(`${this.game}:${line.question}`)),
          button("I know this game", known(ALL)),
        ),
      ),
    ];
  }

  /** A text in which the words of the game explain themselves; what is no plain text stays as it is. */
  words(nodes) {
    return nodes.flatMap((node) => (typeof node === "string" ? explained(node, this.terms) : [node]));
  }
}
