// The face of a card of any game: its numbers as they are, and what every other face begins with.

/** @type {(card: any) => string} */
export const side = () => "any";
/** @type {(card: any) => boolean} */
export const isWide = () => false;
export const marks = (card) => card.marks;
export const askable = (card) => card.numbers;
/** @type {(card: any) => any[]} */
export const details = () => [];
export const words = (line) => [line];
/** @type {(card: any) => any} */
export const needed = () => "";

/** What stands on a card besides its name and picture. */
export function look(card) {
  return {
    sort: "diamond",
    figures: card.numbers.map(([label, value]) => ({ kind: "other", sign: "circle", value, label })),
  };
}

/** What a title says after the name. */
export function subtitle(card) {
  return card.title && card.title !== card.name ? card.title.slice(card.name.length).replace(/^[,:]? /, "") : "";
}

/** The words of a card without those that are part of another one. */
const whole = (tags) => tags.filter((tag) => !tags.some((other) => other !== tag && other.split("-").includes(tag)));

/** The line below the picture of a card read large. */
export const line = (card) => [card.kind, ...whole(card.tags)].join(" · ");

/** The figures in words, for those who listen. */
export const spoken = (card) => card.numbers.map(([name, value]) => `${name} ${value}`).join(", ");
