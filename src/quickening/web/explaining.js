// Any number explains itself: the figures of a card in its dialog, everything else by a click on it.
import { $, button, complain, element } from "./dom.js";
import { askable } from "./cards.js";
import { withRules } from "./log.js";
import { closeDialog, openDialog } from "./reading.js";

/** Numbers that hang together: whoever asks for one may want to know the other. */
const ALSO = { victory: ["goal", "How many are needed?"], ability: ["maximum", "What is the most?"] };

/** A number that says where it comes from when it is clicked: of a player, by their seat. */
export function explained(seat, number, kind, words, ...content) {
  return element(
    "button",
    {
      type: "button",
      className: `explains ${kind}`,
      "data-seat": seat,
      "data-number": number,
      title: `${words}: why?`,
      "aria-label": words,
    },
    ...content,
  );
}

/** A number of a card that stands beside it. */
export function explainedOf(card, number, kind, words, ...content) {
  const made = explained("", number, kind, words, ...content);
  made.dataset.card = card;
  return made;
}

/** Where what was asked for is told. */
function answers() {
  return element("ul", { className: "why", role: "status" });
}

/** For a card read large: a button for each of its numbers, and the place where the answer is told. */
export function asksAbout(card, ask) {
  const words = (number, value) => (number === "grid" ? "Why these areas?" : `Why ${number} ${value}?`);
  const asks = askable(card).map(([number, value]) =>
    button(words(number, value), () => ask({ card: card.handle, number }), { className: "ask" }),
  );
  return [...(asks.length ? [element("div", { className: "asks" }, ...asks)] : []), answers()];
}

/** For a pile that opens: why it has as many cards as it has, where that can be asked. */
export function asksAboutPile({ number, seat }, ask) {
  return number ? [button("Why so many?", () => ask({ seat: Number(seat), number })), answers()] : [];
}

/** A click on a number: a dialog says where it comes from. `ask` is told what is asked for. */
export function askAbout(view, { seat, card, number }, words, ask) {
  const title = seat === "" ? words : `${view.names[seat]}: ${words}`;
  const [also, question] = (seat !== "" && ALSO[number]) || [];
  const more = also ? [button(question, () => ask({ seat: Number(seat), number: also }))] : [];
  openDialog(
    title,
    element("h2", { textContent: title }),
    answers(),
    element("div", { className: "actions" }, ...more, button("Close", closeDialog)),
  );
  ask(seat === "" ? { card: Number(card), number } : { seat: Number(seat), number });
}

/** Why something is as it is, where one asked for it. */
export function tellWhy(lines) {
  const place = $("reading").open ? $("reading").querySelector(".why") : null;
  if (place) place.replaceChildren(...lines.map((line) => element("li", { role: "none" }, ...withRules(line))));
  else complain(lines.join("\n"));
}
