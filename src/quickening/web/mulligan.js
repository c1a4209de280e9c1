// At Huntik one says how many cards one mulligans, then the other does, and only then which they are. The page asks
// which at once: it announces as many, and gives the cards when they are asked for, unless something came between.
import { area } from "./model.js";

const isAnnouncing = (decision) => Boolean(decision?.options.length) && decision.options[0].kind === "announce";

/** The cards of one's hand that were chosen, until it is asked which they are. @type {number[]} */
let put = [];

/** The view with the two questions as one, where the first of them is asked; else as it is. */
export function asOneQuestion(view) {
  const { decision } = view;
  if (!isAnnouncing(decision)) return view;
  const options = area(view, "hand", view.seat).map((card) => ({
    ...decision.options[0],
    id: `under:${card.handle}`,
    label: card.name,
    number: null,
    cards: [card.handle],
    role: "give",
  }));
  const title = "Which cards do you put back?";
  const asked = { title, options, announced: decision.options, least: 0, most: options.length, ordered: true };
  return { ...view, decision: { ...decision, ...asked } };
}

/** What is answered to the server: in place of cards their number, which is announced first. */
export function announced(decision, ids) {
  if (!decision?.announced) return ids;
  const cards = decision.options.filter((option) => ids.includes(option.id));
  put = ids.flatMap((id) => cards.filter((option) => option.id === id).flatMap((option) => option.cards));
  if (!put.length) return ids;
  return decision.announced.filter((option) => option.number === put.length).map((option) => option.id);
}

/** The answer to which cards go under the deck, if it was given already. */
export function putUnder(decision) {
  const wanted = put.map((handle) =>
    decision?.options.find((one) => one.kind === "mulligan" && one.cards[0] === handle),
  );
  if (!decision) return null;
  put = [];
  return wanted.length && wanted.length === decision.least && wanted.every(Boolean)
    ? wanted.map((one) => one.id)
    : null;
}
