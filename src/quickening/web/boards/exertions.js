// Exertions of Highlander: what was turned over, card after card, and what it was for.
import { element } from "../dom.js";
import { describe, drawCard } from "../cards.js";
import { isStill } from "../motion.js";
import { fact } from "./parts.js";

let shown = "";

/** A card that was turned over; one that has gone on is only a picture. */
function turned(card) {
  const made = drawCard(card);
  if (card.handle) return made;
  made.removeAttribute("data-handle");
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", `${describe(card)}, no longer here`);
  made.classList.add("went");
  return made;
}

function heading(view, one) {
  const soft = one.kind === "soft" ? " (Soft)" : "";
  return `${view.names[one.seat]} Exerts${soft} for ${one.purpose}`;
}

/** The cards of one Exertion; a new one is turned over before one's eyes, unless motion is off. */
function tray(view, one, isNew) {
  const cards = one.cards.map(turned);
  if (isNew && !isStill()) cards.forEach((card, n) => { card.classList.add("turning"); card.style.animationDelay = `${n * 140}ms`; });
  return element("section", { className: `tray ${one.seat === (view.seat ?? 0) ? "friend" : "enemy"}${one.cards.length > 6 ? " many" : ""}`, "aria-label": heading(view, one) }, element("h3", { textContent: heading(view, one) }), element("div", { className: "row" }, ...cards));
}

/** An earlier Exertion in a line that opens. */
function earlier(view, one) {
  return element("details", { className: "earlier" }, element("summary", { textContent: heading(view, one) }), element("p", { className: "about", textContent: one.cards.map((card) => card.name).join(", ") || "nothing" }));
}

/** The Exertions of this turn and the last one, the latest in full. */
export function exertions(view) {
  const all = fact(view, "exertions");
  if (!all.length) return [];
  const latest = all[all.length - 1];
  const key = `${latest.turn} ${all.length} ${latest.purpose} ${latest.cards.map((card) => card.name).join()}`;
  const isNew = key !== shown;
  shown = key;
  return [element("div", { className: "exertions" }, tray(view, latest, isNew), ...all.slice(0, -1).reverse().map((one) => earlier(view, one)))];
}
