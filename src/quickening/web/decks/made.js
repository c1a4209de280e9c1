// Cards that somebody made, beside those there are: how the server draws them, and the lines of their card file.
import { ask, complain } from "../dom.js";
import { bringMade } from "./account_pools.js";
import { asLines, madeCards, nameOf } from "../made_cards.js";

/** So many are read at once. */
const AT_ONCE = 40;

export class MadeCards {
  constructor() {
    this.begin("");
  }

  begin(game) {
    this.game = game;
    /** The line of each card, and the header it stands under. */
    this.lines = new Map();
  }

  /** The cards of this browser's set; what is not understood any more is told, and left out. */
  async ofThisBrowser() {
    await bringMade(this.game).catch((error) => complain(error.message));
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
    told.forEach(({ card, read }, n) => {
      if (read) this.lines.set(card.key, { header, lines: [lines[n]] });
    });
    const lost = told.flatMap(({ error }, n) => (error ? [names[n] ? `${names[n]}: ${error}` : error] : []));
    if (lost.length) complain(lost.join("\n"));
    return told.flatMap(({ card, read }) => (read ? [card] : []));
  }

  /** The file of those cards that were made; nothing if none was. */
  file(keys) {
    const found = keys.flatMap((key) => this.lines.get(key) ?? []);
    if (!found.length) return null;
    const columns = [...new Set(found.flatMap(({ header }) => header.split("\t")))];
    return { header: columns.join("\t"), lines: found.map((one, n) => fitted(one, columns, n)) };
  }
}

/** A line with the columns of a file. No two cards of one have one number, whichever sets they come from. */
function fitted({ header, lines: [line] }, columns, n) {
  const cells = line.split("\t");
  const names = header.split("\t");
  const told = Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ""]));
  if (told.number !== undefined)
    told.number = told.number.startsWith('"') ? `"${String(n + 1).padStart(3, "0")}"` : String(n + 1).padStart(3, "0");
  return columns.map((column) => told[column] ?? "").join("\t");
}
