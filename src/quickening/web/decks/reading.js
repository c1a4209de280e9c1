// How a card is understood: its text as the rules word it, the rules its words lead to, or where reading stopped.
import { ask, element } from "../dom.js";
import { termsIn, termsOf } from "../terms.js";

const line = (words, ...more) => element("p", { className: "about" }, words, ...more);

function rules(card, terms) {
  const found = termsIn([card.kind, ...card.tags, card.text], terms);
  const links = found.map(({ term, meaning, rule }) =>
    element("a", { href: `/rules#${rule.replace(" ", ":")}`, title: meaning, textContent: `${term} (${rule})` }),
  );
  return links.length ? [line("Rules it touches: ", ...links.flatMap((one, n) => (n ? [", ", one] : [one])))] : [];
}

function understood({ read, text, reason, clause }, card) {
  const fault = clause ? [line("Not understood: ", element("mark", { textContent: clause }))] : [];
  if (!read) return [...fault, line(`It cannot be dealt: ${reason}`)];
  return text && text !== card.text ? [line(`The rules read it as: ${text}`)] : [];
}

/** What is told of a card below it, as soon as it is known; of one that a player made it is known already. */
export function reading(game, card) {
  const place = element("div", { className: "read-as" });
  const isMade = /^(made|reworded|imported)\//.test(card.key);
  const asked = card.unread
    ? { read: false, ...card.unread }
    : isMade
      ? { read: true, text: "" }
      : ask(`/api/reading/${game}?key=${encodeURIComponent(card.key)}`);
  Promise.all([asked, termsOf(game)]).then(
    ([told, terms]) => place.replaceChildren(...understood(told, card), ...rules(card, terms)),
    () => {},
  );
  return place;
}
