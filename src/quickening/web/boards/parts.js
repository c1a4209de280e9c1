// What layouts are made of.
import { element } from "../dom.js";
import { drawCard } from "../cards.js";

/** A fact of the game as a whole. */
export function fact(view, name) {
  return view.status.find(([key]) => key === name)?.[1];
}

/** The cards of an area, in order. */
export function area(view, name, seat = null) {
  return view.areas.find((one) => one.name === name && one.seat === seat)?.cards ?? [];
}

/** A pile that opens to be read; its top card shows if it may be seen. `number`: how many it has can be asked. */
export function pile(view, name, seat, label, number = "") {
  const cards = area(view, name, seat);
  const top = cards[cards.length - 1];
  const made = element("button", { type: "button", className: "pile", "data-pile": name, "data-seat": seat ?? "", "data-number": number, "aria-label": `${label}: ${cards.length} cards${top?.name ? `, ${top.name} on top` : ""}` });
  const stack = element("span", { className: "stack" });
  if (top) {
    const drawn = drawCard(top, "tiny");
    drawn.removeAttribute("role");
    stack.append(drawn);
  } else stack.append(element("span", { className: "card tiny none" }));
  made.append(stack, element("span", { className: "label" }, `${label} `, element("b", { textContent: cards.length })));
  return made;
}

/** A fan of backs: how many cards somebody holds. */
export function backs(count, label) {
  const made = element("span", { className: "backs", role: "img", "aria-label": `${label}: ${count} cards` });
  for (let n = 0; n < Math.min(count, 12); n += 1) made.append(element("span", { className: "card tiny back" }));
  return element("span", { className: "held-hand" }, made, element("span", { className: "label" }, `${label} `, element("b", { textContent: count })));
}

/** The board is in its place: if it does not fit, cards are drawn smaller. */
export function tighten() {
  const board = document.getElementById("board");
  document.body.classList.remove("tight");
  document.body.classList.toggle("tight", board.scrollHeight > board.clientHeight + 1);
}

/** Cards that lie elsewhere, for whoever is asked about them, and what is done with them. */
const LOOKED = { "looked at": ["You look at", "looks at"], "searched deck": ["You look through your deck", "looks through their deck"] };

export function isLookedAt(area) {
  return area.name in LOOKED && area.cards.length > 0;
}

export function lookedAt(view) {
  const made = view.areas.filter(isLookedAt).flatMap((one) => row(one.seat === view.seat ? LOOKED[one.name][0] : `${view.names[one.seat]} ${LOOKED[one.name][1]}`, one.cards));
  for (const one of made) one.classList.add("looked");
  return made;
}

/** A row of cards with a heading; nothing if there are none. */
export function row(heading, cards) {
  if (!cards.length) return [];
  return [element("section", { className: "area", "aria-label": heading }, element("h3", { textContent: heading }), element("div", { className: "row" }, ...cards.map((card) => drawCard(card))))];
}
