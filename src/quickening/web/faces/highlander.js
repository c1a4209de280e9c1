// The face of a Highlander card: frame by type, the nine areas, damage, gems of the third edition.
import { element, svg } from "../dom.js";
import { glyph } from "../glyph.js";
import { signOf } from "../art/meaning.js";
export { needed, words } from "./any.js";

export const AREAS = [
  "upper left",
  "upper center",
  "upper right",
  "middle left",
  "middle center",
  "middle right",
  "lower left",
  "lower center",
  "lower right",
];
/** Attributes, by the letter the books use. */
const GEMS = ["Master", "Agility", "Strength", "Toughness", "Empathy", "Reason"];

function gem(name, value) {
  const sign = svg(
    "svg",
    { viewBox: "0 0 12 12", class: "gem", "aria-hidden": "true" },
    svg("path", { d: "M6 .3 11.7 6 6 11.7 .3 6Z" }),
    svg("text", { x: 6, y: 8.2 }, name[0]),
  );
  return element(
    "span",
    { className: `gemmed ${name.toLowerCase()}`, title: `${name} ${value}` },
    sign,
    ...(value > 1 ? [String(value)] : []),
  );
}

/** Nine areas, three by three, as bits from the upper left. */
function grid(value, kind) {
  const cells = AREAS.map((_, n) => element("i", { className: value & (1 << n) ? "on" : "off" }));
  return element("span", { className: `gridded grid ${kind}`, title: areas(value), "aria-hidden": "true" }, ...cells);
}

/** The areas of a grid in words. */
export function areas(value) {
  const named = AREAS.filter((_, n) => value & (1 << n));
  return named.length === 9 ? "every area" : named.join(", ") || "no area";
}

/** The colour of a card is that of its type. */
export function side(card) {
  return `hl t-${card.kind.replaceAll(" ", "-")}`;
}

export const isWide = () => false;

export function look(card) {
  const numbers = Object.fromEntries(card.numbers);
  const figures = [];
  if ("damage" in numbers)
    figures.push({
      kind: "fight damage",
      sign: "droplet",
      value: numbers.damage,
      after: "power" in numbers ? `/${numbers.power}` : "",
      label: "power" in numbers ? `damage ${numbers.damage}, as a Power Blow ${numbers.power}` : "damage",
    });
  if ("hands" in numbers) figures.push({ kind: "body hands", sign: "hand", value: numbers.hands, label: "hands" });
  const held = ["persona", "weapon of choice"].includes(card.kind)
    ? []
    : card.numbers.filter(([name]) => GEMS.includes(name));
  const corner = [
    ...held.map(([name, value]) => gem(name, value)),
    ...("grid" in numbers ? [grid(numbers.grid, card.kind)] : []),
  ];
  return { sort: "grid" in numbers ? null : signOf(card.kind), figures, corner };
}

/** What is to be read across a card: the chosen areas are drawn in the grid already. */
export function marks(card) {
  return card.marks
    .filter((mark) => !/^(upper|middle|lower) /.test(mark))
    .map((mark) => (mark === "face down" && card.name ? "hidden" : mark));
}

/** Whose it is. */
export function subtitle(card) {
  return card.title && card.title !== card.name ? card.title.slice(card.name.length).replace(/^ \(|\)$/g, "") : "";
}

export const line = (card) => [card.kind, ...card.tags].join(" · ");

/** Restriction and gems in words, for a card read large. */
export function details(card) {
  const limit = card.numbers.find(([name]) => name === "restriction");
  const gems = card.numbers.filter(([name]) => GEMS.includes(name));
  const parts = gems.map(([name, value]) =>
    element("span", { className: "named" }, gem(name, 1), ` ${name}${value > 1 ? ` ${value}` : ""}`),
  );
  if (limit)
    parts.unshift(element("span", { className: "named" }, "Restriction ", element("b", { textContent: limit[1] })));
  return parts.length ? [element("p", { className: "provisions" }, ...parts)] : [];
}

/** The figures in words, for those who listen. */
export function spoken(card) {
  return card.numbers.map(([name, value]) => (name === "grid" ? areas(value) : `${name} ${value}`)).join(", ");
}

/** What can be asked for; a card that has gone on after an Exertion cannot be asked. */
export const askable = (card) => (card.handle ? card.numbers : []);

/** The sign of a kind of card, for the groups of a hand. */
export const kindSign = (kind) => glyph(signOf(kind));
