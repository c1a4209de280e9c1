// The picture of a ready deck, by its name and what is said of it.
import { image } from "./image.js";
import { isHouse } from "./palettes.js";
import { pictureOf } from "./picture.js";

const HOUSES = {
  ascended: "Ascended",
  dragons: "Dragons",
  jammers: "Jammers",
  lotus: "Eaters of the Lotus",
  hand: "Guiding Hand",
  monarchs: "Four Monarchs",
  architects: "Architects of the Flesh",
  evil: "Evil",
  organization: "Evil",
  seekers: "Good",
};

/** The house a deck speaks of; persona for the rest. */
function houseOf(words) {
  const found = Object.entries(HOUSES).find(([word, house]) => words.includes(word) && isHouse(house));
  return found?.[1] ?? "persona";
}

/** A small picture of a deck. */
export function deckPicture(deck, game) {
  const subject = {
    game,
    name: deck.name,
    subtitle: deck.about,
    owner: "",
    type: "edge",
    grid: 0,
    isPlace: false,
    house: houseOf(`${deck.key} ${deck.name}`.toLowerCase()),
    composition: game === "highlander" ? "portrait" : "being",
  };
  return image(`deck ${game} ${deck.key}`, () => pictureOf(subject), "emblem");
}
