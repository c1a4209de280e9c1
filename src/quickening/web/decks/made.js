// Cards that somebody made, beside those there are: how the server draws them, and the lines of their card file.
import { ask, complain } from "../dom.js";
import { asLines, madeCards, nameOf } from "../made_cards.js";

/** So many are read at once. */
const AT_ONCE = 40;

export class MadeCards {
  constructor() {
    this.begin("");
  }

  begin(game) {
    this.game = game;
    this.header = "";
    this.lines = new Map();
  }

  /** The cards of this browser's set; what is not understood any more is told, and left out. */
  async ofThisBrowser() {
    const kept = madeCards(this.game);
    if (!kept.length) return [];
    const about = await ask(`/api/maker/${this.game}`);
    const found = [];
    for (let first = 0; first < kept.length; first += AT_ONCE) {
      const some = kept.slice(first, first + AT_ONCE);
      const { header, lines } = asLines(some, about);
      const names = some.map(({ facts }) => nameOf(facts));
      found.push(...(await this.learn(header, lines, names)));
    }
    return found;
  }

  /** Cards by their lines, as they are drawn. */
  async learn(header, lines, names = []) {
    const game = this.game;
    const told = await ask(`/api/maker/${game}/cards`, JSON.stringify({ header, lines }));
    if (game !== this.game) return [];
    this.header = header;
    told.forEach(({ card }, n) => {
      if (card) this.lines.set(card.key, lines[n]);
    });
    const lost = told.flatMap(({ error }, n) => (error ? [names[n] ? `${names[n]}: ${error}` : error] : []));
    if (lost.length) complain(lost.join("\n"));
    return told.flatMap(({ card }) => (card ? [card] : []));
  }

  /** The file of those cards that were made; nothing if none was. */
  file(keys) {
    const lines = keys.flatMap((key) => this.lines.get(key) ?? []);
    return lines.length ? { header: this.header, lines: lines.map(numbered(this.header)) } : null;
  }
}

/** No two cards of a file have one number, whichever sets they come from. */
function numbered(header) {
  const place = header.split("\t").indexOf("number");
  return (line, n) =>
    line
      .split("\t")
      .map((cell, column) => (column === place ? cell.replace(/\d+/, String(n + 1).padStart(3, "0")) : cell))
      .join("\t");
}
