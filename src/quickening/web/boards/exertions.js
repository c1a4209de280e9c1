// Exertions of Highlander: what was turned over, card after card, and what it was for.
import { element } from "../dom.js";
import { glyph } from "../glyph.js";
import { describe, drawCard } from "../cards.js";
import { isStill } from "../motion.js";
import { fact, near } from "../model.js";

/** So long one card waits for the one before it to be turned over, in milliseconds. */
const APART = 120;
/** From so many cards on they lie over each other. */
const MANY = 7;
let shown = "";

/** A card that was turned over; one that has gone on is only a picture. */
function turned(card, place) {
  const made = drawCard(card);
  made.dataset.key = `turned ${place} ${card.name}`;
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
  if (isNew && !isStill()) {
    cards.forEach((card, n) => {
      card.classList.add("turning");
      card.style.animationDelay = `${n * APART}ms`;
    });
  }
  const words = element("h3", {}, glyph("layer-group"), heading(view, one));
  return element(
    "section",
    {
      className: `tray ${one.seat === near(view) ? "friend" : "enemy"}${cards.length >= MANY ? " many" : ""}`,
      "aria-label": heading(view, one),
    },
    words,
    element("div", { className: "row" }, ...cards),
  );
}

/** Earlier Exertions in a line that opens. */
function earlier(view, all) {
  if (!all.length) return [];
  const lines = all.map((one) =>
    element(
      "li",
      {},
      element("b", { textContent: heading(view, one) }),
      ` ${one.cards.map((card) => card.name).join(", ") || "nothing"}`,
    ),
  );
  return [
    element(
      "details",
      { className: "earlier" },
      element("summary", { textContent: `${all.length} earlier` }),
      element("ul", {}, ...lines),
    ),
  ];
}

/** The Exertions of this turn and the last one, the latest in full. */
export function exertions(view) {
  const all = fact(view, "exertions");
  const made = element("div", { className: "exertions", "data-key": "exertions" });
  if (!all.length) return made;
  const latest = all.at(-1);
  const key = `${latest.turn} ${all.length} ${latest.purpose} ${latest.cards.map((card) => card.name).join()}`;
  const isNew = key !== shown;
  shown = key;
  made.append(tray(view, latest, isNew), ...earlier(view, all.slice(0, -1).reverse()));
  return made;
}
