// What is said of tournaments, and the secrets that this browser keeps of them.

export const STYLE_NAMES = {
  swiss: "Swiss rounds",
  single: "Single elimination",
  double: "Double elimination",
  pods: "Pods of several",
};
export const PHASES = {
  "sign-up": "Sign up",
  drafting: "Drafting",
  building: "Making decks",
  playing: "Going on",
  over: "Over",
};

/** How decks come about, where they are made of packs. */
export const LIMITED = { sealed: "Sealed packs", draft: "Booster draft" };

/** What whoever opens packs should know of them. */
export const PACKS_NOTE =
  "Every pack holds so many cards of each sort. How rare a card is, no list of these sets tells: " +
  "each card of a sort is as likely as another.";

const read = (key) => localStorage.getItem(key) ?? "";

export const keepJudge = (name, token) => localStorage.setItem(`judge:${name}`, token);
export const judgeOf = (name) => read(`judge:${name}`);
export const keepPlayer = (name, token) => localStorage.setItem(`entrant:${name}`, token);
export const playerOf = (name) => read(`entrant:${name}`);
export const forgetPlayer = (name) => localStorage.removeItem(`entrant:${name}`);

/** What a tournament is, in a line. */
export function styleWords(one) {
  const minutes = one.minutes ? `${one.minutes} minutes a round` : "";
  const pods = one.style === "pods" ? `${one.seats} at a table` : "";
  const own = one.own_cards ? "with cards of players’ own" : "";
  return [LIMITED[one.limited], STYLE_NAMES[one.style], pods, minutes, own].filter(Boolean);
}
