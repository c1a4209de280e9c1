// Cards, drawn by the page itself: one frame in four sizes, `tile` on the board, `hand`, `large` to be read, `tiny`
// on a pile. The side gives the colour, the type the shape; what stands on it is said by the face of its game.
import { element } from "./dom.js";
import { glyph } from "./glyph.js";
import { ownPicture } from "./images.js";
import { backOf } from "./art/backs.js";
import { image } from "./art/image.js";
import { pictureOf } from "./art/picture.js";
import { subjectOf } from "./art/subject.js";
import { keysOf } from "./faces/keys.js";
import * as any from "./faces/any.js";
import * as highlander from "./faces/highlander.js";
import * as huntik from "./faces/huntik.js";
import * as shadowfist from "./faces/shadowfist.js";

const FACES = { highlander, huntik, shadowfist };
/** The signs of how a card lies. */
const STATES = {
  turned: "rotate-left",
  exhausted: "rotate-left",
  stunned: "star",
  hidden: "eye-slash",
  "face down": "eye-slash",
  unblockable: "wind",
  disarmed: "hand",
  broken: "heart-crack",
  sheathed: "shield",
  ready: "check",
  "being played": "play",
};
let game = "";
let face = any;

/** Cards of this game are drawn from now on. */
export function drawCardsOf(wanted) {
  game = wanted;
  face = FACES[wanted] ?? any;
}

/** The picture of a card: one of the player's own, or the one that is drawn for it. */
export function picture(card) {
  const own = ownPicture(card);
  if (own) return own;
  const { grid = 0 } = Object.fromEntries(card.numbers);
  return image(`${game} ${card.name} ${card.title} ${card.kind} ${grid}`, () => pictureOf(subjectOf(card, game)));
}

/** The back of a card of this game; `across`: of one that lies so. */
export function cardBack(across = false) {
  return image(`back ${game}${across ? " across" : ""}`, () => backOf(game, across));
}

/** The classes that give a card its colours: for whatever stands for it. */
export const sideOf = (card) => face.side(card);

// -- what stands on a card --------------------------------------------------------------------------------------------

/** A figure: its sign and its number; `kind` gives the colour. */
function figure({ kind, sign, value, after = "", label, changed }) {
  const made = element(
    "span",
    { className: `fig number ${kind}${changed ? " changed" : ""}`, title: label },
    glyph(sign),
    element("b", { textContent: value }),
  );
  if (after) made.append(element("small", { textContent: after }));
  return made;
}

function keys(card, most) {
  return keysOf(card, game)
    .slice(0, most)
    .map(({ sign, label, number }) => element("span", { className: "key", title: label }, glyph(sign), number));
}

/** How a card lies: a sign each, and the word for whoever hovers or listens. */
function ribbons(card) {
  const made = element("span", { className: "chips" });
  const harm = Object.fromEntries(card.numbers).Damage ?? 0;
  if (harm)
    made.append(element("span", { className: "harm", title: `${harm} damage` }, glyph("heart-crack"), String(harm)));
  const counters = new Map();
  for (const mark of face.marks(card)) {
    if (mark.endsWith("counter")) counters.set(mark, (counters.get(mark) ?? 0) + 1);
    else
      made.append(
        element(
          "span",
          { className: `ribbon is-${mark.split(" ")[0]}`, title: mark },
          glyph(STATES[mark] ?? "circle-info"),
          element("span", { className: "said", textContent: mark }),
        ),
      );
  }
  for (const [mark, many] of counters) made.append(counter(mark, many));
  return made;
}

function counter(mark, many) {
  const words = mark.replace(/ counter$/, "").replace(/([+-]\d+) ATK and ([+-]\d+) DEF/, "$1/$2");
  return element("span", {
    className: "ribbon is-counter",
    title: mark,
    textContent: many > 1 ? `${words} ×${many}` : words,
  });
}

function foot(card, size) {
  const { sort, gives = [], figures = [], corner = [] } = face.look(card);
  const made = element("span", { className: "foot" }, ...(size === "tile" ? [] : gives));
  if (sort && size !== "tile") made.append(element("span", { className: "sort", title: card.kind }, glyph(sort)));
  if (size !== "large") made.append(element("span", { className: "keys" }, ...keys(card, size === "tile" ? 2 : 3)));
  made.append(element("span", { className: "figs" }, ...figures.map(figure)), ...corner);
  return made;
}

/** A word of more letters than this is written smaller. */
const LONG = 11;

function nameOf(card) {
  const long = card.name.split(/[\s-]/).some((word) => word.length > LONG);
  return element("b", { className: long ? "name long" : "name", textContent: card.name });
}

/** The plate above: what it costs, and its name. */
function plate(card, size) {
  const { cost = null, needs = [] } = face.look(card);
  const coin =
    cost !== null && size !== "tile"
      ? [element("span", { className: "cost", title: `costs ${cost}`, textContent: cost })]
      : [];
  const made = element("span", { className: "plate" }, ...coin, nameOf(card));
  if (size === "large" && face.subtitle(card))
    made.append(element("i", { className: "sub", textContent: face.subtitle(card) }));
  const pips =
    needs.length && size !== "tile"
      ? [element("span", { className: "needs", role: "img", "aria-label": face.needed(card) }, ...needs)]
      : [];
  return [made, ...pips];
}

/** What is said of a card that no printer printed; nothing of others. */
export function madeWords(key) {
  if (key.startsWith("reworded/")) return "Printed otherwise: a player worded it anew.";
  if (key.startsWith("imported/")) return "From a card file that a player brought.";
  return key.startsWith("made/") ? "A card that a player made." : "";
}

function madeNote({ key }) {
  const words = madeWords(key ?? "");
  return words ? [element("p", { className: "made", textContent: words })] : [];
}

/** What is to be read on a card: its line and its text on paper. */
function reading(card) {
  const paragraphs = card.text
    .split("\n")
    .filter(Boolean)
    .map((line) => element("p", {}, ...face.words(line)));
  return [
    element("i", { className: "kind", textContent: face.line(card) }),
    element("div", { className: "rules" }, ...paragraphs, ...face.details(card), ...madeNote(card)),
  ];
}

/** The picture of a card; one that lies across shows it whole before a wide crop of it. */
function shown(card, shape) {
  if (!card.name) return [cardBack(card.marks.some((mark) => mark.endsWith(" row")))];
  return shape.endsWith(" wide") ? [picture(card), picture(card)] : [picture(card)];
}

/** A card as an element; a hidden card is a back. */
export function drawCard(card, size = "tile") {
  const known = Boolean(card.name);
  const shape = known ? `${face.side(card)}${face.isWide(card) && size === "tile" ? " wide" : ""}` : "back";
  const made = element("div", {
    className: `card ${size} ${shape}`,
    "data-handle": card.handle,
    "aria-label": describe(card),
  });
  for (const mark of card.marks) made.classList.add(`has-${mark.split(" ")[0]}`);
  if ((Object.fromEntries(card.numbers).Damage ?? 0) > 0) made.classList.add("damaged");
  made.setAttribute("role", known ? (size === "large" ? "group" : "button") : "img");
  made.append(element("span", { className: "pic" }, ...shown(card, shape)));
  if (!known) made.append(ribbons(card));
  else if (size === "large") made.append(...plate(card, size), ...reading(card), foot(card, size), ribbons(card));
  else if (size !== "tiny") made.append(...plate(card, size), foot(card, size), ribbons(card));
  return made;
}

/** A card as a small tag on another one: what a hero has with it. */
export function drawChip(card) {
  const made = element("div", {
    className: `card chip ${card.name ? face.side(card) : "back"}`,
    "data-handle": card.handle,
    role: card.name ? "button" : "img",
    "aria-label": `with ${describe(card)}`,
  });
  made.append(element("b", { className: "name", textContent: card.name || "face down" }));
  return made;
}

/** The picture of a card as a thumbnail, for prompts and rows. */
export function thumb(card) {
  return element(
    "span",
    { className: `thumb ${card.name ? face.side(card) : ""}`, "aria-hidden": "true" },
    card.name ? picture(card) : cardBack(),
  );
}

/** The numbers of a card whose reasons can be asked for: those that texts may change. */
export function askable(card) {
  return face.askable(card);
}

/** Words of cards with their signs drawn. */
export const textOf = (words) => face.words(words);

const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** What a card without a text is: its kind and figures. */
export const inShort = (card) => `${capital([card.kind, face.spoken(card)].filter(Boolean).join(", "))}.`;

/** A card in words, for those who listen. */
export function describe(card) {
  if (!card.name) return ["a hidden card", ...card.marks].join(", ");
  return [card.name, card.kind, face.spoken(card), card.marks.join(", ")].filter(Boolean).join(", ");
}
