// What a card's picture says: the emblem that its words ask for, by the table of meanings.
import { MEANINGS } from "../glyphs.js";

const LETTER = /[\p{L}\p{N}]/u;

/** A phrase to look for: in small letters; whole words, or with `*` the beginning of one. */
function sought(phrase) {
  const open = phrase.endsWith("*");
  return { text: (open ? phrase.slice(0, -1) : phrase).toLowerCase(), open };
}

/** Rows of the table: what is meant, and the phrases that mean it. Patterns of all these cost a page half a second. */
const rowsOf = (table) => table.map(([meant, ...phrases]) => [meant, phrases.map(sought)]);

const WORDS = Object.fromEntries(Object.entries(MEANINGS.words).map(([game, rows]) => [game, rowsOf(rows)]));
const PLACES = rowsOf(MEANINGS.places);
const ACCENTS = rowsOf(MEANINGS.accents);
const GROUNDS = rowsOf(MEANINGS.grounds);
const LOOKS = rowsOf(MEANINGS.looks);
const WEAPONS = rowsOf(MEANINGS.weapons);
const TROOPS = MEANINGS.troops.map(sought);

/** Whether words in small letters have a phrase that no letter goes on with at either end. */
function says(words, { text, open }) {
  for (let at = words.indexOf(text); at >= 0; at = words.indexOf(text, at + 1)) {
    const after = words[at + text.length] ?? "";
    if (!LETTER.test(words[at - 1] ?? "") && (open || !LETTER.test(after))) return true;
  }
  return false;
}

const saysAny = (words, phrases) => phrases.some((one) => says(words, one));

function found(rows, words) {
  const small = words.toLowerCase();
  return rows.find(([, phrases]) => saysAny(small, phrases))?.[0];
}

/** The tables for a subject: those of its game first; words of places count for places alone. */
function tablesFor({ game, isPlace }) {
  const own = WORDS[game] ?? [];
  if (!isPlace) return [own, WORDS.any];
  return game === "shadowfist" ? [PLACES, own, WORDS.any] : [own, PLACES, WORDS.any];
}

/** The glyph of a subject: the first that its name, then its subtitle asks for; null if nothing does. */
export function meantBy(subject) {
  for (const words of [subject.name, subject.subtitle]) {
    for (const rows of words ? tablesFor(subject) : []) {
      const glyph = found(rows, words);
      if (glyph) return glyph;
    }
  }
  return null;
}

/** The glyph of a type. */
export const signOf = (type) => MEANINGS.kinds[type] ?? "diamond";

/** The emblem of a subject; where its words say nothing, the sign of its type. */
export const emblemOf = (subject) => meantBy(subject) ?? signOf(subject.type);

/** What else the subtitle says: a small sign beside the emblem. */
export const accentOf = (subject, emblem) => {
  const accent = subject.subtitle && found(ACCENTS, subject.subtitle);
  return accent === emblem ? null : accent;
};

/** More than one of them: a troop is drawn as a troop. */
export const isTroop = (subject) => saysAny(subject.name.toLowerCase(), TROOPS);

/** The landscape that a place's name asks for. */
export const groundOf = (subject) => found(GROUNDS, subject.name);

/** How somebody looks, in words of `busts.js`. */
export const looksOf = (words) => found(LOOKS, words) ?? "";
export const weaponOf = (subject) => found(WEAPONS, subject.name) ?? "broad";
