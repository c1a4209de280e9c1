// The face of a Highlander card: frame and sign by type, the grid, damage, gems of the third edition.
import { element, svg } from "../dom.js";

const AREAS = ["upper left", "upper center", "upper right", "middle left", "middle center", "middle right", "lower left", "lower center", "lower right"];
/** Attributes, by the letter the books use. */
const GEMS = ["Master", "Agility", "Strength", "Toughness", "Empathy", "Reason"];
const ICONS = {
  damage: "M11 1 7 2 3.6 6.4 2.2 5.4 1.4 6.4 3 8 1 10 2 11 4 9 5.6 10.6 6.6 9.8 5.6 8.4 10 5Z",
  hands: "M3 12V7L1.2 4.8 2.2 4 3.6 5.4V1.2L4.8 1 5 4.6V.4L6.3.4 6.5 4.6 7 .8 8.2 1 8.1 5 9 2 10.2 2.3 9.4 8V12Z",
};
const SIGNS = {
  attack: ICONS.damage,
  block: "M6 .8 10.6 2.3V6c0 2.9-2 4.7-4.6 5.6C3.4 10.7 1.4 8.9 1.4 6V2.3Z",
  dodge: "M1 8C1 4 4 2 8 2.6L7.4.6 11.6 3.4 8 6.8 8.2 4.8C5 4.4 3.2 5.6 3 8.6 2.3 9.6 1 9.4 1 8Z",
  edge: "M6 .5 7.4 4.6 11.5 6 7.4 7.4 6 11.5 4.6 7.4.5 6 4.6 4.6Z",
  illusion: "M.5 6C3 2 9 2 11.5 6 9 10 3 10 .5 6ZM6 4A2 2 0 1 0 6 8 2 2 0 1 0 6 4Z",
  event: "M7 0 2 7H5.2L4.4 12 10 4.6H6.6Z",
  situation: "M1 2H11V4H1ZM2.5 5H9.5V7H2.5ZM1 8H11V10H1Z",
  object: "M6 .8 11 3.4V8.6L6 11.2 1 8.6V3.4ZM6 3 3.2 4.4 6 5.8 8.8 4.4Z",
  location: "M6 .6A4 4 0 0 1 10 4.6C10 7.6 6 11.5 6 11.5S2 7.6 2 4.6A4 4 0 0 1 6 .6ZM6 3A1.6 1.6 0 1 0 6 6.2 1.6 1.6 0 1 0 6 3Z",
  plot: "M2 1H8L10 3V11H2ZM3.5 4H8.5V5H3.5ZM3.5 6.5H8.5V7.5H3.5ZM3.5 9H7V10H3.5Z",
  persona: "M6 1A2.3 2.3 0 1 1 6 5.6 2.3 2.3 0 1 1 6 1ZM1.5 11.2C1.5 8 3.5 6.4 6 6.4S10.5 8 10.5 11.2Z",
  "weapon of choice": ICONS.damage,
};
const ANY = "M6 .5 11.5 6 6 11.5.5 6ZM6 3.5 3.5 6 6 8.5 8.5 6Z";

function icon(path, kind) {
  return svg("svg", { viewBox: "0 0 12 12", class: `icon ${kind}`, "aria-hidden": "true" }, svg("path", { d: path, "fill-rule": "evenodd" }));
}

function gem(name, value) {
  const sign = svg("svg", { viewBox: "0 0 12 12", class: "gem", "aria-hidden": "true" }, svg("path", { d: "M6 .3 11.7 6 6 11.7 .3 6Z" }), svg("text", { x: 6, y: 8.2 }, name[0]));
  return element("span", { className: `gemmed ${name.toLowerCase()}`, title: `${name} ${value}` }, sign, ...(value > 1 ? [String(value)] : []));
}

/** Nine areas, three by three, as bits from the upper left. */
function grid(value) {
  const made = svg("svg", { viewBox: "0 0 9 9", class: "grid", "aria-hidden": "true" });
  for (let n = 0; n < 9; n += 1) made.append(svg("rect", { x: (n % 3) * 3 + 0.2, y: Math.floor(n / 3) * 3 + 0.2, width: 2.6, height: 2.6, rx: 0.3, class: value & (1 << n) ? "on" : "off" }));
  return element("span", { className: "gridded", title: areas(value) }, made);
}

/** The areas of a grid in words. */
export function areas(value) {
  const named = AREAS.filter((_, n) => value & (1 << n));
  return named.length === 9 ? "every area" : named.join(", ") || "no area";
}

/** The colour of a card is that of its type. */
export function side(card) {
  return `hl type-${card.kind.replaceAll(" ", "-")}`;
}

/** A figure with its sign; what a Power Blow does stands behind the damage, as in 2/4. */
function figure([name, value]) {
  if (name === "power") return element("span", { className: "number power", title: "as a Power Blow", textContent: `/${value}` });
  return element("span", { className: `number ${name}`, title: name }, icon(ICONS[name], "figured"), String(value));
}

/** What stands on a card besides its name and picture. */
export function figures(card) {
  const gems = card.numbers.filter(([name]) => GEMS.includes(name));
  const shown = card.numbers.filter(([name]) => ICONS[name] || name === "power");
  const found = card.numbers.find(([name]) => name === "grid");
  const held = card.kind === "persona" || card.kind === "weapon of choice" ? [] : gems;
  return [
    element("span", { className: "foot" }, ...(shown.length ? shown.map(figure) : [element("span", { className: "sort", title: card.kind }, icon(SIGNS[card.kind] ?? ANY, "typed"))])),
    element("span", { className: "corner" }, ...held.map(([name, value]) => gem(name, value)), ...(found ? [grid(found[1])] : [])),
  ];
}

/** What is to be read across a card: the chosen areas are drawn in the grid already. */
export function marks(card) {
  return card.marks.filter((mark) => !/^(upper|middle|lower) /.test(mark)).map((mark) => (mark === "face down" && card.name ? "hidden" : mark));
}

/** The line below the picture of a card read large: whose it is, type, kinds. */
export function line(card) {
  const whose = card.title && card.title !== card.name ? [card.title.slice(card.name.length).replace(/^ \(|\)$/g, "")] : [];
  return [...whose, card.kind, ...card.tags].join(" · ");
}

/** Restriction and gems in words, for a card read large. */
export function details(card) {
  const limit = card.numbers.find(([name]) => name === "restriction");
  const gems = card.numbers.filter(([name]) => GEMS.includes(name));
  const parts = gems.map(([name, value]) => element("span", { className: "named" }, gem(name, 1), ` ${name}${value > 1 ? ` ${value}` : ""}`));
  if (limit) parts.unshift(element("span", { className: "named" }, "Restriction ", element("b", { textContent: limit[1] })));
  return parts.length ? [element("p", { className: "provisions" }, ...parts)] : [];
}

/** The figures in words, for those who listen. */
export function spoken(card) {
  return card.numbers.map(([name, value]) => (name === "grid" ? areas(value) : `${name} ${value}`)).join(", ");
}

/** What can be asked for; a card that has gone on after an Exertion cannot be asked. */
export function askable(card) {
  return card.handle ? card.numbers : [];
}
