// The face of a Huntik card: frame by tribe or side, attack and defense.
import { signOf } from "../art/meaning.js";
import { isKey } from "./keys.js";
export { askable, details, line, needed, spoken, subtitle, words } from "./any.js";

/** The classes of a card: its tribe, its side, its type. */
export function side(card) {
  const titan = card.tags.find((tag) => tag.endsWith("-Titan"));
  const team = card.tags.includes("Evil") ? "evil" : card.tags.includes("Good") ? "good" : "neutral";
  const tribe = card.tags.includes("Seeker") ? `seeker-${team}` : titan ? titan.toLowerCase() : "";
  const major = card.kind === "major hero" ? " is-major" : "";
  return `hk ${tribe} ${team} t-${card.kind.split(" ").at(-1)}${major}`.replace("  ", " ");
}

/** What lies on the map without fighting lies across. */
export const isWide = (card) => /feature/.test(card.kind) && !card.numbers.length;

export function look(card) {
  const numbers = Object.fromEntries(card.numbers);
  const figures =
    "ATK" in numbers
      ? [
          { kind: "fight atk", sign: "khanda", value: numbers.ATK, label: "ATK" },
          { kind: "body def", sign: "shield", value: numbers.DEF, label: "DEF" },
        ]
      : [];
  return { sort: /action|mission/.test(card.kind) ? signOf(card.kind.split(" ").at(-1)) : null, figures };
}

/** What is to be read across a card: its key words have signs of their own. */
export const marks = (card) => card.marks.filter((mark) => !isKey(mark, "huntik"));
