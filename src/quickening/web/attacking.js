// Who is to attack is taken up first, as people do, and what it attacks is touched then. A game asks it the other way
// round: what is attacked, then by whom. The page knows no rules: who attacks is only proposed when that is asked.
import { area, cardOf } from "./model.js";

const isAttack = (option) => option.kind === "attack";

/** Whether somebody might be sent to attack: an unturned Character of one's own, while attacks may be declared. */
export function mayBeSent(view, handle) {
  const card = handle === null ? null : area(view, "play").find((one) => one.handle === handle);
  const own = card?.kind === "Character" && card.controller === view.seat && !card.marks.includes("turned");
  return own && Boolean(view.decision?.options.some(isAttack));
}

/** The attacks that may be declared, each with the card that is attacked. */
export const attacksOf = (view) => view.decision?.options.filter(isAttack) ?? [];

/** The option by which somebody who was sent attacks, if that is asked now. */
export function sentIn(view, handle) {
  const options = view.decision?.options ?? [];
  return cardOf(view, handle) ? options.find((one) => one.kind === "attacker" && one.cards[0] === handle) : undefined;
}
