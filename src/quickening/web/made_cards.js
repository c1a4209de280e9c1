// The cards that somebody has made: kept in this browser, passed on as a card file.

/** So large a file and so many cards are taken at most. */
const LARGEST = 400_000;
const MOST = 500;
const place = (game) => `set:${game}`;
/** Columns by which the name of a card is found. */
export const nameOf = (facts) => facts.title ?? facts.Name ?? "";

export function madeCards(game) {
  return JSON.parse(localStorage.getItem(place(game)) ?? "[]");
}

/** Keep a card; one of the same name is replaced. */
export function keepCard(game, card) {
  const others = madeCards(game).filter((one) => nameOf(one.facts) !== nameOf(card.facts));
  localStorage.setItem(place(game), JSON.stringify([card, ...others].slice(0, MOST)));
}

export function forgetCard(game, name) {
  localStorage.setItem(place(game), JSON.stringify(madeCards(game).filter((one) => nameOf(one.facts) !== name)));
}

/** Other cards are kept from now on, and `more` that have other names. */
export function replaceCards(game, cards, more = []) {
  const names = new Set(cards.map(({ facts }) => nameOf(facts)));
  const all = [...cards, ...more.filter(({ facts }) => !names.has(nameOf(facts)))];
  localStorage.setItem(place(game), JSON.stringify(all.slice(0, MOST)));
}

/** One line, without tabs: cells end there. */
const plain = (words) => words.replace(/\s+/g, " ").trim();

/** The columns of what is printed on a card that was worded anew, and of the file in which somebody brought one. */
const PRINTED = "printed";
const POOL = "pool";

/** A set as the lines of a card file: its header, and a line for each card. */
export function asLines(cards, { columns, further, origin, quoted }) {
  const all = [...Object.keys(origin), ...columns, ...further, PRINTED, POOL];
  const cell = (words) => (quoted ? `"${plain(words).replaceAll('"', '""')}"` : plain(words));
  const lines = cards.map(({ facts, printed = "", pool = "" }, n) => {
    const number = "number" in origin ? { number: String(n + 1).padStart(3, "0") } : {};
    const told = { ...origin, ...number, ...facts, [PRINTED]: printed, [POOL]: pool };
    return all.map((column) => cell(told[column] ?? "")).join("\t");
  });
  return { header: all.join("\t"), lines };
}

/** A set as a card file, which `quickening cards check` reads too. */
export function asFile(cards, about) {
  const { header, lines } = asLines(cards, about);
  return [header, ...lines, ""].join("\n");
}

function cellOf(text) {
  return text.startsWith('"') && text.endsWith('"') && text.length > 1 ? text.slice(1, -1).replaceAll('""', '"') : text;
}

/** The cards of a card file. Throws what is wrong with it, with its line. */
export function fromFile(text, { columns, further, quoted }) {
  if (text.length > LARGEST) throw new Error(`The file is too large: ${LARGEST} letters at most.`);
  const [header = [], ...lines] = text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t"));
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length) throw new Error(`Line 1: this is no card file of this game; it has no column ${missing[0]}.`);
  const cards = lines.map((cells, n) => read(header, cells, [...columns, ...further], quoted, n + 2)).filter(Boolean);
  if (cards.length > MOST) throw new Error(`The file has ${cards.length} cards; ${MOST} at most are taken.`);
  return cards;
}

function read(header, cells, columns, quoted, line) {
  if (cells.every((cell) => !cell.trim())) return null;
  if (cells.length > header.length) throw new Error(`Line ${line}: more cells than columns.`);
  const value = (column) => cells[header.indexOf(column)] ?? "";
  const facts = Object.fromEntries(columns.map((column) => [column, quoted ? cellOf(value(column)) : value(column)]));
  if (!nameOf(facts).trim()) throw new Error(`Line ${line}: a card has a name.`);
  const printed = header.includes(PRINTED) ? (quoted ? cellOf(value(PRINTED)) : value(PRINTED)) : "";
  return { facts, ...(printed ? { printed } : {}) };
}
