// What a card's picture says: the emblem that its words ask for, by the table of meanings.
import { MEANINGS } from "../glyphs.js";

const LETTER = "[\\p{L}\\p{N}]";

/** A phrase as a pattern: whole words, or with `*` the beginning of one. */
function pattern(phrase) {
  const open = phrase.endsWith("*");
  const words = (open ? phrase.slice(0, -1) : phrase).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return `(?<!${LETTER})${words}${open ? "" : `(?!${LETTER})`}`;
}

/** Rows of the table: what is meant, and the pattern of all the phrases that mean it. */
function compiled(rows) {
  return rows.map(([meant, ...phrases]) => [meant, new RegExp(phrases.map(pattern).join("|"), "iu")]);
}

const WORDS = Object.fromEntries(Object.entries(MEANINGS.words).map(([game, rows]) => [game, compiled(rows)]));
const PLACES = compiled(MEANINGS.places);
const ACCENTS = compiled(MEANINGS.accents);
const GROUNDS = compiled(MEANINGS.grounds);
const LOOKS = compiled(MEANINGS.looks);
const WEAPONS = compiled(MEANINGS.weapons);
const TROOP = new RegExp(MEANINGS.troops.map(pattern).join("|"), "iu");

const found = (rows, words) => rows.find(([, asked]) => asked.test(words))?.[0];

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
export const isTroop = (subject) => TROOP.test(subject.name);

/** The landscape that a place's name asks for. */
export const groundOf = (subject) => found(GROUNDS, subject.name);

/** How somebody looks, in words of `busts.js`. */
export const looksOf = (words) => found(LOOKS, words) ?? "";
export const weaponOf = (subject) => found(WEAPONS, subject.name) ?? "broad";
