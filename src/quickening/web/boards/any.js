// Any game: the facts, then every area with its cards, piles of hidden cards as a number.
import { element } from "../dom.js";
import { bearing, isLookedAt } from "./parts.js";

function facts(view) {
  const shown = view.status.filter(([, value]) => ["string", "number"].includes(typeof value) && value !== "");
  return element(
    "dl",
    { className: "facts" },
    ...shown.flatMap(([name, value]) => [
      element("dt", { textContent: name }),
      element("dd", { textContent: name === "active" ? (view.names[value] ?? value) : value }),
    ]),
  );
}

function section(view, one) {
  const who = one.seat === null ? "" : `${view.names[one.seat]}: `;
  const heading = `${who}${one.name} (${one.cards.length})`;
  const known = one.cards.filter((card) => card.name && !one.cards.some((other) => other.handle === card.holder));
  const made = element(
    "section",
    { className: "area", "aria-label": heading },
    element("h3", { textContent: heading }),
  );
  if (known.length)
    made.append(
      element(
        "div",
        { className: "row" },
        ...known.slice(-30).map((card) => bearing(card, one.cards, `with ${card.name}`)),
      ),
    );
  return made;
}

export function anyBoard(view) {
  const areas = view.areas.filter(
    (one) => one.cards.length && !isLookedAt(one) && !(one.name === "hand" && one.seat === view.seat),
  );
  return [element("div", { className: "areas" }, facts(view), ...areas.map((one) => section(view, one)))];
}
