// The face of a Shadowfist card: frame by faction, sign by type, cost, resources needed and provided, figures.
import { element, svg } from "../dom.js";

const FACTIONS = { "Architects of the Flesh": "arc", Ascended: "asc", Dragons: "dra", "Guiding Hand": "han", Jammers: "jam", "Eaters of the Lotus": "lot", "Four Monarchs": "mon", Purists: "pur", Syndicate: "syn", "Seven Masters": "sev", Chi: "chi", Magic: "mag", "High Tech": "tek", "Feng Shui Site": "fss" };
const RESOURCES = { arc: "Architects", asc: "Ascended", dra: "Dragons", han: "Guiding Hand", jam: "Jammers", lot: "Lotus", mon: "Monarchs", pur: "Purists", syn: "Syndicate", sev: "Seven Masters", chi: "Chi", mag: "Magic", tek: "High Tech" };

/** The sign of each resource, drawn in a square of 12. */
const SIGNS = {
  arc: "M6 1 11 4v4L6 11 1 8V4ZM6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  asc: "M6 1 8 6 11 4 9.500 11H2.500L1 4 4 6Z",
  dra: "M6 1C9 4 10.500 6 9.500 8.500 8.800 10.300 7.500 11 6 11 8 9 6.500 7.500 6 6 5.500 7.500 4 9 6 11 3.500 11 2 9.500 2.500 7 3 4.500 5.500 4 6 1Z",
  han: "M3 11V6L2 3.500 3.400 3 4.400 5.500V1.600H5.700V5H6.300V1H7.600V5H8.200V2H9.500V8L8 11Z",
  jam: "M2 2 10 10M10 2 2 10M6 0.800V11.200M0.800 6H11.200",
  lot: "M6 2C7.500 4 7.500 6 6 8 4.500 6 4.500 4 6 2ZM1 5C3.500 5 5 6.500 5.500 9 3 9 1.500 7.500 1 5ZM11 5C8.500 5 7 6.500 6.500 9 9 9 10.500 7.500 11 5ZM2 10H10V11H2Z",
  mon: "M1 3 3.500 5.500 6 1.500 8.500 5.500 11 3 10 10H2Z",
  pur: "M6 1A5 5 0 1 0 6 11 5 5 0 1 0 6 1ZM6 3.500A2.500 2.500 0 1 1 6 8.500 2.500 2.500 0 1 1 6 3.500Z",
  syn: "M2 2H5V5H2ZM7 2H10V5H7ZM2 7H5V10H2ZM7 7H10V10H7Z",
  sev: "M6 1 7.200 4.600H11L8 6.900 9.100 10.600 6 8.300 2.900 10.600 4 6.900 1 4.600H4.800Z",
  chi: "M6 1A5 5 0 1 1 6 11 2.500 2.500 0 0 1 6 6 2.500 2.500 0 0 0 6 1Z",
  mag: "M6 0.800 7.200 4.800 11.200 6 7.200 7.200 6 11.200 4.800 7.200 0.800 6 4.800 4.800Z",
  tek: "M4.800 1H7.200L7.500 2.700 9 3.400 10.500 2.700 11.500 4.700 10.300 6 11.500 7.300 10.500 9.300 9 8.600 7.500 9.300 7.200 11H4.800L4.500 9.300 3 8.600 1.500 9.300.500 7.300 1.700 6 .500 4.700 1.500 2.700 3 3.400 4.500 2.700ZM6 4.300A1.700 1.700 0 1 0 6 7.700 1.700 1.700 0 1 0 6 4.300Z",
  fss: "M1 11V9.500H3V7H2L6 4 10 7H9V9.500H11V11ZM3 4 6 1 9 4Z",
};
const TYPES = {
  Character: "M6 1A2.300 2.300 0 1 1 6 5.600 2.300 2.300 0 1 1 6 1ZM1.500 11.200C1.500 8 3.500 6.400 6 6.400S10.500 8 10.500 11.200Z",
  Site: "M0.600 4.500 6 .800 11.400 4.500 10 5.500H2ZM2.500 6.300H9.500V7.600H2.500ZM2 8.300H10V11.200H7.200V9.500H4.800V11.200H2Z",
  Event: "M7 0 2 7H5.200L4.400 12 10 4.600H6.600Z",
  State: "M4.500 2.500A3.500 3.500 0 0 0 4.500 9.500V7.700A1.700 1.700 0 0 1 4.500 4.300ZM7.500 2.500A3.500 3.500 0 0 1 7.500 9.500V7.700A1.700 1.700 0 0 0 7.500 4.300ZM4 5.300H8V6.700H4Z",
  Edge: "M6 .500 11.500 6 6 11.500.500 6ZM6 3.500 3.500 6 6 8.500 8.500 6Z",
};
const FIGURES = {
  Fighting: "M4 11.500V9L1.200 6.500V3.200L3 2.500 3.300 5H3.800V1.500L5.600 1.200V4.800H6.200V1.200L8 1.500V5H8.500V2.200L10.300 2.600V7.500L8.800 9.200V11.500Z",
  Power: "M6 .800A5.200 5.200 0 1 1 6 11.200 5.200 5.200 0 1 1 6 .800ZM4.500 4.500V7.500H7.500V4.500Z",
  Body: "M1 2.500H2.800V1H4.500V2.500H7.500V1H9.200V2.500H11V11H7.200V8H4.800V11H1Z",
  Damage: "M6 0 7.300 3.200 10.500 1.500 9.300 4.900 12 6 9.300 7.100 10.500 10.500 7.300 8.800 6 12 4.700 8.800 1.500 10.500 2.700 7.100 0 6 2.700 4.900 1.500 1.500 4.700 3.200Z",
};
/** Long words of a name may be parted: cards become as narrow as many players make them. */
export const PARTED = true;
/** Marks that the place on the table shows already. */
const SHOWN = new Set(["front row", "back row"]);

function icon(path, kind) {
  return svg("svg", { viewBox: "0 0 12 12", class: `icon ${kind}`, "aria-hidden": "true" }, svg("path", { d: path, "fill-rule": "evenodd" }));
}

/** A resource as a small round sign; `many` of them as one sign with a number. */
export function pip(sign, many = 1) {
  const made = element("span", { className: `pip ${sign}`, title: `${RESOURCES[sign] ?? sign}${many > 1 ? ` ×${many}` : ""}` }, icon(SIGNS[sign] ?? SIGNS.pur, `sign-${sign}`));
  if (many > 1) made.append(element("b", { textContent: many }));
  return made;
}

function resources(card, word) {
  return card.tags.filter((tag) => tag.startsWith(`${word} `)).map((tag) => tag.slice(word.length + 1));
}

/** The colour of a card: that of its faction, or of the talent it stands for. */
export function side(card) {
  const faction = card.tags.find((tag) => FACTIONS[tag]);
  return `faction ${FACTIONS[faction] ?? "neutral"} type-${card.kind.split("/")[0].toLowerCase()}`;
}

/** The signs of needed or provided resources. */
function row(card, word, label) {
  const signs = resources(card, word);
  return signs.length ? [element("span", { className: `pips ${word}`, role: "img", "aria-label": `${label} ${signs.map((sign) => RESOURCES[sign] ?? sign).join(", ")}` }, ...signs.map((sign) => pip(sign)))] : [];
}

function figure([name, value], hurt) {
  return element("span", { className: `figure of-${name.toLowerCase()}${hurt && name !== "Power" ? " hurt" : ""}`, title: name }, icon(FIGURES[name], "figured"), element("b", { textContent: value }));
}

/** What stands on a card besides its name and picture. */
export function figures(card) {
  const cost = card.numbers.filter(([name]) => name === "Cost").map(([, value]) => element("span", { className: "cost", title: "Cost", textContent: value }));
  const rest = card.numbers.filter(([name]) => FIGURES[name]);
  const kind = card.kind.split("/")[0];
  const hurt = rest.some(([name, value]) => name === "Damage" && value > 0);
  return [
    element("span", { className: "corner" }, ...cost, ...row(card, "needs", "needs")),
    element("span", { className: "foot" }, element("span", { className: "sort", title: card.kind }, icon(TYPES[kind] ?? TYPES.Edge, "typed")), ...row(card, "gives", "provides"), element("span", { className: "figures" }, ...rest.map((one) => figure(one, hurt)))),
  ];
}

/** What is to be read across a card. */
export function marks(card) {
  return card.marks.filter((mark) => !SHOWN.has(mark)).map((mark) => (mark === "not resolved" ? "being played" : mark));
}

/** The line below the picture of a card read large: subtitle, type, faction, restrictions. */
export function line(card) {
  const words = card.tags.filter((tag) => !/^(needs|gives) /.test(tag) && tag !== card.kind);
  const title = card.title && card.title !== card.kind && card.title !== words[0] ? [card.title] : [];
  return [...title, card.kind, ...words].join(" · ");
}

/** Needed and provided resources in words, for a card read large. */
export function details(card) {
  const parts = [["needs", "Needs"], ["gives", "Provides"]].map(([word, label]) => {
    const signs = resources(card, word);
    return signs.length ? element("span", { className: "provision" }, `${label} `, ...[...new Set(signs)].map((sign) => element("span", { className: "named" }, pip(sign, signs.filter((one) => one === sign).length), RESOURCES[sign] ?? sign))) : null;
  });
  return parts.some(Boolean) ? [element("p", { className: "provisions" }, ...parts.filter(Boolean))] : [];
}

/** A text with the signs of its resources drawn. */
export function words(text) {
  return text.split(/\{(\w{3})\}/).map((part, n) => (n % 2 ? pip(part) : part));
}
