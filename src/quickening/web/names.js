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

/** Sets by the short names that stand in card files, where the long one is another. */
const SETS = {
  sas: "Secrets and Seekers",
  "10kbullets": "10,000 Bullets",
  "7masters": "Seven Masters vs. the Underworld",
  backforseconds: "Back for Seconds",
  boomchakalaka: "Boom Chaka Laka",
  canofwhupass: "Can of Whupass",
  combatinkowloon: "Combat in Kowloon",
  criticalshift: "Critical Shift",
  empireofevil: "Empire of Evil",
  knightspassage: "Knight’s Passage",
  netherworld2: "Netherworld 2",
  queensgambit: "Queen’s Gambit",
  redwedding: "Red Wedding",
  shaolinshowdown: "Shaolin Showdown",
  shurikensandsixguns: "Shurikens & Six-Guns",
  twofistedtales: "Two-Fisted Tales",
  yearofthegoat: "Year of the Goat",
};

/** The name of a set, from what stands on its cards. */
export function setTitle(set) {
  return SETS[set.toLowerCase()] ?? set;
}
