// What boards are made of.
import { counted, element } from "../dom.js";
import { glyph } from "../glyph.js";
import { image } from "../art/image.js";
import { panoramaOf } from "../art/panoramas.js";
import { cardBack, drawCard, drawChip } from "../cards.js";
import { area } from "../model.js";

/** The painted scene behind a board. */
export function panorama(kind) {
  return image(`panorama ${kind}`, () => panoramaOf(kind), "panorama");
}

/** The class that gives a seat its colour. */
export const seatClass = (seat) => `p${(seat ?? 0) + 1}`;

/** A player as a round sign with a letter, which the style writes: the name stands beside it. */
export function faceOf(view, seat) {
  const letter = view.names[seat]?.[0] ?? "?";
  return element("span", { className: `face ${seatClass(seat)}`, "aria-hidden": "true", "data-letter": letter });
}

/** A pile that opens to be read; its top card shows if it may be seen. `number`: how many it has can be asked. */
export function pile(view, name, seat, label, number = "") {
  const cards = area(view, name, seat);
  const top = cards.at(-1);
  const words = `${label}: ${counted(cards.length, "card")}${top?.name ? `, ${top.name} on top` : ""}`;
  const made = element("button", {
    type: "button",
    className: "pile",
    "data-pile": name,
    "data-seat": seat ?? "",
    "data-number": number,
    "data-key": `pile ${name} ${seat}`,
    title: label,
    "aria-label": words,
  });
  const stack = element("span", { className: "stack" });
  if (top) {
    const drawn = drawCard(top, "tiny");
    drawn.removeAttribute("role");
    drawn.removeAttribute("aria-label");
    stack.append(drawn);
  } else stack.append(element("span", { className: "card tiny none" }));
  made.append(
    stack,
    element("b", { textContent: cards.length }),
    element("small", { className: "label", textContent: label }),
  );
  return made;
}

/** How many cards somebody holds. */
export function heldHand(count) {
  return element(
    "span",
    { className: "held-hand", role: "img", "aria-label": `Hand: ${counted(count, "card")}`, title: "Hand" },
    glyph("hand"),
    element("b", { textContent: count }),
    element("small", { className: "label", textContent: "Hand" }),
  );
}

/** The back of a card as a picture of a pile. */
export const backPicture = () => element("span", { className: "pk", "aria-hidden": "true" }, cardBack());

/** A card with what is on it as tags. */
export function bearing(card, cards, label) {
  const held = cards.filter((other) => other.holder === card.handle);
  const made = drawCard(card);
  if (!held.length) return made;
  const tags = element("div", { className: "with", role: "group", "aria-label": label }, ...held.map(drawChip));
  return element("div", { className: "holding", "data-key": `holding ${card.handle}` }, made, tags);
}

/** Cards that lie elsewhere, for whoever is asked about them, and what is done with them. */
const LOOKED = {
  "looked at": ["You look at", "looks at"],
  "searched deck": ["You look through your deck", "looks through their deck"],
};

export function isLookedAt(one) {
  return one.name in LOOKED && one.cards.length > 0;
}

/** What is looked at lies over the board, for as long as it is. */
export function lookedAt(view) {
  const words = (one) =>
    one.seat === view.seat ? LOOKED[one.name][0] : `${view.names[one.seat]} ${LOOKED[one.name][1]}`;
  const made = view.areas.filter(isLookedAt).flatMap((one) => row(words(one), one.cards));
  for (const one of made) one.classList.add("looked");
  return made;
}

/** A row of cards with a heading; nothing if there are none. */
export function row(heading, cards) {
  if (!cards.length) return [];
  return [
    element(
      "section",
      { className: "area", "aria-label": heading, "data-key": heading },
      element("h3", { textContent: heading }),
      element("div", { className: "row" }, ...cards.map((card) => drawCard(card))),
    ),
  ];
}

/** Another player's hand where it is open to a player; who looks on at open hands has them below. */
export function openHands(view) {
  if (view.seat === null) return [];
  const open = view.areas.filter(
    (one) => one.name === "hand" && one.seat !== view.seat && one.cards.some((card) => card.name),
  );
  return open.flatMap((one) =>
    row(
      `${view.names[one.seat]}: hand`,
      one.cards.filter((card) => card.name),
    ),
  );
}

/** What lies beside the board for a while: drawn over its foot, so that nothing else moves. */
export function aside(...parts) {
  const shown = parts.flat();
  return shown.length ? [element("div", { className: "aside", "data-key": "aside" }, ...shown)] : [];
}
