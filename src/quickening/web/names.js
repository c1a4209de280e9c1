// How games, books and editions are called.
export const GAMES = { huntik: "Huntik", shadowfist: "Shadowfist", highlander: "Highlander" };
export const EDITIONS = {
  first: "Highlander 1.0",
  third: "Highlander 3rd Edition",
  "type-one": "Highlander Type One",
};
/** Styles of tournament. */
export const STYLES = {
  standard: "Standard Constructed",
  sealed: "Sealed",
  lean: "Lean & Mean",
  "two-headed": "2 Headed Giant",
  "plot-hilt": "Plot/Hilt",
};
export const BOOKS = {
  HK: "Huntik",
  SF: "Shadowfist",
  HL1: EDITIONS.first,
  HLT: EDITIONS["type-one"],
  HL3: EDITIONS.third,
};

/** The name of a game, with its edition if one is meant. */
export function titleOf(game, edition = "") {
  return EDITIONS[edition] ?? GAMES[game] ?? game;
}
