// Cards, drawn by the page itself: frame and colour by type and side, figures, an emblem made from the name.
import { element, hash, svg } from "./dom.js";

/** An emblem that is always the same for a name: a few strokes turned around a centre. */
export function emblem(name) {
  const word = hash(name);
  const picture = svg("svg", { viewBox: "-50 -50 100 100", preserveAspectRatio: "xMidYMid slice", class: "emblem", "aria-hidden": "true" });
  const hue = word % 360;
  const arms = 3 + (word >>> 9) % 5;
  picture.append(svg("rect", { x: -50, y: -50, width: 100, height: 100, fill: `hsl(${hue} 32% 24%)` }));
  const wide = 8 + (word >>> 12) % 14;
  const bend = 10 + (word >>> 16) % 30;
  for (let arm = 0; arm < arms; arm += 1) {
    const turn = `rotate(${(360 / arms) * arm})`;
    picture.append(svg("path", { d: `M0 0 C ${bend} -12, ${-bend} -28, ${wide} -44 L ${-wide / 2} -40 Z`, fill: `hsl(${(hue + 40 + arm * 9) % 360} 55% 58%)`, opacity: "0.85", transform: turn }));
  }
  picture.append(svg("circle", { r: 7 + (word >>> 20) % 9, fill: `hsl(${(hue + 180) % 360} 60% 72%)` }));
  return picture;
}

function side(card) {
  if (card.tags.includes("Good")) return "good";
  if (card.tags.includes("Evil")) return "evil";
  return "neutral";
}

/** A card as an element; a hidden card is a back. */
export function drawCard(card, size = "small") {
  if (!card.name) return element("div", { className: `card back ${size}`, "data-handle": card.handle, "aria-label": "a hidden card" }, element("span", { className: "quiet", textContent: "hidden card" }));
  const made = element("div", { className: `card ${size} ${side(card)} ${card.kind.replaceAll(" ", "-")}`, "data-handle": card.handle, tabIndex: -1 });
  for (const mark of card.marks) made.classList.add(mark.split(" ")[0]);
  made.append(element("b", { className: "name", textContent: card.name }), emblem(card.name));
  const numbers = element("span", { className: "numbers" });
  for (const [name, value] of card.numbers) numbers.append(element("span", { className: `number ${name.toLowerCase()}`, textContent: value, title: name }));
  made.append(numbers);
  const counters = card.marks.filter((mark) => mark.endsWith("counter"));
  if (counters.length) made.append(element("span", { className: "counters", textContent: counters.map((mark) => mark.replace(" counter", "")).join(", ") }));
  if (size === "large") made.append(element("i", { className: "kind", textContent: [card.title !== card.name ? card.title.slice(card.name.length + 2) : "", card.kind, card.tags.join(" ")].filter(Boolean).join(" · ") }), ...paragraphs(card.text));
  made.setAttribute("aria-label", describe(card));
  return made;
}

function paragraphs(text) {
  return text.split("\n").map((line) => element("p", { textContent: line }));
}

/** A card in words, for those who listen. */
export function describe(card) {
  const figures = card.numbers.map(([name, value]) => `${name} ${value}`).join(", ");
  return [card.name, card.kind, figures, card.marks.join(", ")].filter(Boolean).join(", ");
}
