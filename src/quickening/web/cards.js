// Cards, drawn by the page itself: frame and colour by type and side, figures, an emblem made from the name.
import { element, hash, svg } from "./dom.js";
import { ownPicture } from "./images.js";
import * as highlander from "./faces/highlander.js";
import * as shadowfist from "./faces/shadowfist.js";

/** Games whose cards have a face of their own: colour, figures, marks, what is said of them when read large. */
const FACES = { highlander, shadowfist };
/** Words of so many letters may be parted. */
const LONG = /\p{L}{9,}/gu;
let face = null;

/** Cards of this game are drawn from now on. */
export function drawCardsOf(game) {
  face = FACES[game] ?? null;
}

const ICONS = {
  ATK: "M11 1 7 2 3.6 6.4 2.2 5.4 1.4 6.4 3 8 1 10 2 11 4 9 5.6 10.6 6.6 9.8 5.6 8.4 10 5Z",
  DEF: "M6 .8 10.6 2.3V6c0 2.9-2 4.7-4.6 5.6C3.4 10.7 1.4 8.9 1.4 6V2.3Z",
};

/** An emblem that is always the same for a name: a landscape of rings and blades turned around a centre. */
export function emblem(name) {
  const word = hash(name);
  const pick = (shift, many) => (word >>> shift) % many;
  const hue = word % 360;
  const picture = svg("svg", { viewBox: "-60 -50 120 100", preserveAspectRatio: "xMidYMid slice", class: "emblem", "aria-hidden": "true" });
  picture.append(svg("rect", { x: -200, y: -200, width: 400, height: 400, fill: `hsl(${hue} 34% 20%)` }));
  picture.append(svg("circle", { cx: pick(3, 60) - 30, cy: pick(6, 40) - 30, r: 34 + pick(10, 30), fill: `hsl(${(hue + 25) % 360} 38% 29%)` }));
  picture.append(svg("path", { d: `M-200 ${18 + pick(8, 16)} Q ${-40 - pick(5, 40)} ${-6 + pick(11, 20)} 0 ${20 + pick(7, 12)} T 200 ${10 + pick(13, 20)} V 200 H -200Z`, fill: `hsl(${(hue + 200) % 360} 30% 16%)` }));
  const arms = 3 + pick(9, 5);
  const wide = 7 + pick(12, 12);
  const bend = 10 + pick(16, 30);
  const shape = pick(21, 3);
  for (let arm = 0; arm < arms; arm += 1) {
    const d = [
      `M0 0 C ${bend} -12, ${-bend} -24, ${wide} -38 L ${-wide / 2} -34 Z`,
      `M${-wide / 2} -8 L 0 ${-30 - bend / 3} L ${wide / 2} -8 Z`,
      `M0 -6 Q ${wide + 6} -20 0 -40 Q ${-wide - 6} -20 0 -6Z`,
    ][shape];
    picture.append(svg("path", { d, fill: `hsl(${(hue + 45 + arm * 8) % 360} 62% 62%)`, opacity: "0.9", transform: `rotate(${(360 / arms) * arm + pick(18, 60)})` }));
  }
  picture.append(svg("circle", { r: 6 + pick(20, 8), fill: `hsl(${(hue + 170) % 360} 70% 76%)` }));
  return picture;
}

/** The picture of a card: one of the player's own, or its emblem. */
function picture(card) {
  return ownPicture(card) ?? emblem(card.name);
}

/** The colour of a card: its side or faction, by the words it has. */
function side(card) {
  if (face) return face.side(card);
  if (card.tags.includes("Good")) return "good";
  if (card.tags.includes("Evil")) return "evil";
  return `hue-${hash(card.kind) % 6}`;
}

function figure([name, value]) {
  const made = element("span", { className: `number ${name.toLowerCase().replaceAll(" ", "-")}`, title: name });
  if (ICONS[name]) made.append(svg("svg", { viewBox: "0 0 12 12", class: "icon", "aria-hidden": "true" }, svg("path", { d: ICONS[name] })));
  else made.append(element("small", { textContent: name.slice(0, 3) }));
  made.append(String(value));
  return made;
}

/** How a card lies: words across it, so that nobody need guess from a tilt. */
function ribbons(card) {
  const states = (face ? face.marks(card) : card.marks).filter((mark) => !mark.endsWith("counter"));
  const counters = new Map();
  for (const mark of card.marks.filter((one) => one.endsWith("counter"))) {
    const words = mark.replace(/ counter$/, "").replace(/([+-]\d+) ATK and ([+-]\d+) DEF/, "$1/$2");
    counters.set(words, (counters.get(words) ?? 0) + 1);
  }
  const made = element("span", { className: "ribbons" });
  for (const state of states) made.append(element("span", { className: `ribbon is-${state.split(" ")[0]}`, textContent: state }));
  const put = [...counters].map(([words, many]) => (many > 1 ? `${words} ×${many}` : words));
  if (put.length) made.append(element("span", { className: "ribbon is-counter", textContent: put.join(", ") }));
  return made;
}

/** A long word with the places where it may be parted, before a syllable. */
function parted(word) {
  return word.replace(/(\w[aeiouy][^aeiouy\W]*?)(?=[^aeiouy\W][aeiouy]\w)/gi, "$1\u00ad");
}

/** The name of a card; long words are written smaller, and parted where that is not enough. */
function nameOf(card) {
  const longest = Math.max(...card.name.split(/[\s-]/).map((word) => word.length));
  const made = element("b", { className: `name${longest > 11 ? " longest" : longest > 9 ? " long" : ""}${card.name.length > 15 ? " wordy" : ""}`, textContent: face?.PARTED ? card.name.replace(LONG, parted) : card.name });
  made.style.setProperty("--longest", longest);
  return made;
}

/** The words of a card without those that are part of another one. */
function whole(tags) {
  return tags.filter((tag) => !tags.some((other) => other !== tag && other.split("-").includes(tag)));
}

/** A card as an element; a hidden card is a back. */
export function drawCard(card, size = "small") {
  const known = Boolean(card.name);
  const made = element("div", { className: `card ${size} ${known ? side(card) : "back"}`, "data-handle": card.handle, "aria-label": describe(card) });
  for (const mark of card.marks) made.classList.add(`has-${mark.split(" ")[0]}`);
  if (!known) {
    made.setAttribute("role", "img");
    made.append(ribbons(card));
    return made;
  }
  made.setAttribute("role", size === "large" ? "group" : "button");
  const numbers = element("span", { className: "numbers" }, ...(face ? face.figures(card) : card.numbers.map(figure)));
  if (size === "large") {
    const rest = card.title && card.title !== card.name ? card.title.slice(card.name.length).replace(/^[,:]? /, "") : "";
    made.append(nameOf(card), element("div", { className: "art" }, picture(card), ribbons(card), numbers));
    const line = face ? face.line(card) : [rest, card.kind, whole(card.tags).join(" ")].filter(Boolean).join(" · ");
    made.append(element("i", { className: "kind", textContent: line }), ...(face ? face.details(card) : []), ...paragraphs(card.text));
  } else made.append(picture(card), nameOf(card), ribbons(card), numbers);
  return made;
}

/** A card as a small tag on another one: what a hero has with it. */
export function drawChip(card) {
  const made = element("div", { className: `card chip ${card.name ? side(card) : "back"}`, "data-handle": card.handle, role: card.name ? "button" : "img", "aria-label": `with ${describe(card)}` });
  made.append(element("b", { className: "name", textContent: card.name || "face down" }));
  return made;
}

function paragraphs(text) {
  return text.split("\n").filter(Boolean).map((line) => element("p", {}, ...(face?.words?.(line) ?? [line])));
}

/** The numbers of a card whose reasons can be asked for: those that texts may change. */
export function askable(card) {
  return face?.askable?.(card) ?? card.numbers;
}

/** A card in words, for those who listen. */
export function describe(card) {
  if (!card.name) return ["a hidden card", ...card.marks].join(", ");
  const figures = face?.spoken?.(card) ?? card.numbers.map(([name, value]) => `${name} ${value}`).join(", ");
  return [card.name, card.kind, figures, card.marks.join(", ")].filter(Boolean).join(", ");
}
