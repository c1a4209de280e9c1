// The face of a Shadowfist card: frame by faction, shape by type, cost, resources needed and provided, figures.
import { element } from "../dom.js";
import { glyph } from "../glyph.js";
import { signOf } from "../art/meaning.js";
import { isKey } from "./keys.js";
export { spoken } from "./any.js";

const FACTIONS = {
  "Architects of the Flesh": "arc",
  Ascended: "asc",
  Dragons: "dra",
  "Guiding Hand": "han",
  Jammers: "jam",
  "Eaters of the Lotus": "lot",
  "Four Monarchs": "mon",
  Purists: "pur",
  Syndicate: "syn",
  "Seven Masters": "sev",
  Chi: "chi",
  Magic: "mag",
  "High Tech": "tek",
  "Feng Shui Site": "fss",
};
export const RESOURCES = {
  arc: "Architects",
  asc: "Ascended",
  dra: "Dragons",
  han: "Guiding Hand",
  jam: "Jammers",
  lot: "Lotus",
  mon: "Monarchs",
  pur: "Purists",
  syn: "Syndicate",
  sev: "Seven Masters",
  chi: "Chi",
  mag: "Magic",
  tek: "High Tech",
};
const SIGNS = {
  dra: "fire-flame-curved",
  asc: "crown",
  lot: "spa",
  han: "hand",
  jam: "burst",
  mon: "chess-queen",
  arc: "dna",
  pur: "eye",
  syn: "landmark",
  sev: "star",
  chi: "yin-yang",
  mag: "wand-sparkles",
  tek: "gear",
};
const FIGURES = {
  Fighting: ["fight of-fighting", "hand-fist"],
  Power: ["power of-power", "coins"],
  Body: ["body of-body", "chess-rook"],
};
/** Marks that the place on the table shows already. */
const SHOWN = new Set(["front row", "back row"]);

const typeOf = (card) => card.kind.split("/")[0];

/** A resource as a small round sign; `many` of them as one sign with a number. */
export function pip(sign, many = 1) {
  const made = element(
    "span",
    { className: `pip ${sign}`, title: `${RESOURCES[sign] ?? sign}${many > 1 ? ` ×${many}` : ""}` },
    glyph(SIGNS[sign] ?? "diamond"),
  );
  if (many > 1) made.append(element("b", { textContent: many }));
  return made;
}

function resources(card, word) {
  return card.tags.filter((tag) => tag.startsWith(`${word} `)).map((tag) => tag.slice(word.length + 1));
}

/** The classes of a card: those of its faction, or of the talent it stands for, and of its type. */
export function side(card) {
  const faction = card.tags.find((tag) => FACTIONS[tag]);
  return `sf ${FACTIONS[faction] ?? "una"} t-${typeOf(card).toLowerCase()}`;
}

export const isWide = (card) => typeOf(card) === "Site";

/** The resources a card needs, in words. */
export const needed = (card) =>
  `needs ${resources(card, "needs")
    .map((sign) => RESOURCES[sign] ?? sign)
    .join(", ")}`;

export function look(card) {
  const numbers = Object.fromEntries(card.numbers);
  const hurt = numbers.Damage > 0;
  const figures = card.numbers
    .filter(([name]) => FIGURES[name])
    .map(([label, value]) => ({
      kind: `figure ${FIGURES[label][0]}${hurt && label !== "Power" ? " hurt" : ""}`,
      sign: FIGURES[label][1],
      value,
      label,
    }));
  const type = typeOf(card);
  const signs = resources(card, "gives").map((sign) => pip(sign));
  const gives = signs.length ? [element("span", { className: "gives" }, ...signs)] : [];
  const needs = resources(card, "needs").map((sign) => pip(sign));
  return {
    cost: numbers.Cost ?? null,
    needs,
    gives,
    figures,
    sort: ["Event", "State", "Edge"].includes(type) ? signOf(type) : null,
  };
}

/** What is to be read across a card. */
export function marks(card) {
  const own = card.marks.filter((mark) => !SHOWN.has(mark) && !isKey(mark, "shadowfist"));
  return own.map((mark) => (mark === "not resolved" ? "being played" : mark));
}

export const subtitle = (card) => (card.title === card.kind ? "" : card.title);

/** The line below the picture of a card read large: type, faction, restrictions. */
export function line(card) {
  const words = card.tags.filter((tag) => !/^(needs|gives) /.test(tag) && tag !== card.kind);
  return [card.kind, ...words].join(" · ");
}

/** Needed and provided resources in words, for a card read large. */
export function details(card) {
  const parts = [
    ["needs", "Needs"],
    ["gives", "Provides"],
  ].flatMap(([word, label]) => {
    const signs = resources(card, word);
    const named = [...new Set(signs)].map((sign) =>
      element(
        "span",
        { className: "named" },
        pip(sign, signs.filter((one) => one === sign).length),
        RESOURCES[sign] ?? sign,
      ),
    );
    return signs.length ? [element("span", { className: "provision" }, `${label} `, ...named)] : [];
  });
  return parts.length ? [element("p", { className: "provisions" }, ...parts)] : [];
}

export const askable = (card) => card.numbers;

/** A text with the signs of its resources drawn; a designator is named in brackets on cards, as a word here. */
export function words(text) {
  const plain = text.replace(/<(\w[^<>]*)>/g, "$1");
  return plain.split(/\{(\w{3})\}/).map((part, n) => (n % 2 ? pip(part) : part));
}
