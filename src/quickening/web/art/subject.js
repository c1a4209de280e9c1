// What there is to draw of a card, whatever game it is of: the pictures know subjects, not cards.
import { isHouse } from "./palettes.js";

const DUEL = new Set(["attack", "block", "dodge", "guard"]);

/** The house of a Huntik card: tribe, seekers of a side, or the side. */
function huntikHouse({ tags }) {
  const side = tags.find((tag) => tag === "Good" || tag === "Evil");
  if (tags.includes("Seeker")) return `Seeker ${side ?? "Good"}`;
  return tags.find((tag) => tag.endsWith("-Titan")) ?? side ?? "neutral";
}

function huntik(card) {
  const words = card.kind.split(" ");
  const type = words.at(-1);
  const isSeeker = card.tags.includes("Seeker");
  return {
    type,
    house: huntikHouse(card),
    subtitle: card.title.slice(card.name.length).replace(/^[,:]? /, ""),
    isPlace: words[0] === "structure" || type === "mission",
    composition:
      isSeeker && !card.name.startsWith("Suit") && !/Investigator/.test(card.title)
        ? "portrait"
        : (HUNTIK[words[0]] ?? HUNTIK[type]),
  };
}

const HUNTIK = {
  hero: "being",
  action: "burst",
  mission: "diamond",
  structure: "place",
  object: "ring",
  obstacle: "being",
};

function shadowfist(card) {
  const type = card.kind.split("/")[0];
  const faction = card.tags.find((tag) => isHouse(tag) && tag !== "Feng Shui Site");
  const house = faction ?? (type === "Site" ? "Feng Shui Site" : "Unaligned");
  return {
    type,
    house,
    subtitle: card.title === card.kind ? "" : card.title,
    isPlace: type === "Site",
    composition: SHADOWFIST[type] ?? "being",
  };
}

const SHADOWFIST = { Character: "being", Site: "place", Event: "burst", State: "ring", Edge: "diamond" };

function highlander(card) {
  const owner = /\(([^)]*)\)$/.exec(card.title)?.[1] ?? "";
  const composition = DUEL.has(card.kind) ? card.kind : (HIGHLANDER[card.kind] ?? "diamond");
  return {
    type: card.kind,
    house: isHouse(card.kind) ? card.kind : "rare",
    subtitle: "",
    owner,
    isPlace: card.kind === "location",
    composition,
  };
}

const HIGHLANDER = {
  persona: "portrait",
  quickening: "quickening",
  "weapon of choice": "weapon",
  event: "burst",
  plot: "burst",
  object: "ring",
  location: "place",
  situation: "scene",
  illusion: "burst",
};

const GAMES = { huntik, shadowfist, highlander };

/** A game that has no pictures of its own. */
function anyGame(card) {
  return { type: card.kind, house: "rare", subtitle: "", isPlace: false, composition: "diamond" };
}

/** The subject of a card. */
export function subjectOf(card, game) {
  const grid = Object.fromEntries(card.numbers).grid ?? 0;
  return { game, name: card.name, owner: "", grid, ...(GAMES[game] ?? anyGame)(card) };
}
