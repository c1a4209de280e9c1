// Any game: the facts, then every area with its cards, piles of hidden cards as a number.
import { element } from "../dom.js";
import { drawCard, drawChip } from "../cards.js";
import { isLookedAt } from "./parts.js";

function facts(view) {
  const shown = view.status.filter(([, value]) => ["string", "number"].includes(typeof value) && value !== "");
  return element("dl", { className: "facts" }, ...shown.flatMap(([name, value]) => [element("dt", { textContent: name }), element("dd", { textContent: name === "active" ? view.names[value] ?? value : value })]));
}

function drawn(card, cards) {
  const held = cards.filter((other) => other.holder === card.handle);
  const made = drawCard(card);
  return held.length ? element("div", { className: "holding" }, made, ...held.map(drawChip)) : made;
}

function section(view, one) {
  const who = one.seat === null ? "" : `${view.names[one.seat]}: `;
  const heading = `${who}${one.name} (${one.cards.length})`;
  const known = one.cards.filter((card) => card.name && !one.cards.some((other) => other.handle === card.holder));
  const made = element("section", { className: "area", "aria-label": heading }, element("h3", { textContent: heading }));
  if (known.length) made.append(element("div", { className: "row" }, ...known.slice(-30).map((card) => drawn(card, one.cards))));
  return made;
}

export function anyBoard(view) {
  const areas = view.areas.filter((one) => one.cards.length && !isLookedAt(one) && !(one.name === "hand" && one.seat === view.seat));
  return [facts(view), ...areas.map((one) => section(view, one))];
}
