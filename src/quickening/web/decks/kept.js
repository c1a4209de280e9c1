// The decks of this browser and of the account: a name and how many of each card, for each game.
import { ask } from "../dom.js";

const place = (game) => `decks:${game}`;
/** The decks of who is signed in, as the server told them last; nothing while nobody is. */
const ACCOUNT = "decks-of-account";

const inAccount = () => JSON.parse(localStorage.getItem(ACCOUNT) || "null");
const inBrowser = (game) => JSON.parse(localStorage.getItem(place(game)) || "[]");

/** Whether somebody is signed in, so that decks are kept in their account. */
export const hasAccount = () => inAccount() !== null;

/** The decks that are kept for a game: those of the account first, and of two by the same name only that one. */
export function keptDecks(game) {
  const away = (inAccount() ?? []).filter((one) => one.game === game).map(({ deck }) => ({ ...deck, account: true }));
  return [...away, ...inBrowser(game).filter((one) => !away.some((other) => other.name === one.name))];
}

const note = ({ decks }) => localStorage.setItem(ACCOUNT, JSON.stringify(decks));

/** Fetch the decks of who is signed in, or forget those of who was. */
export async function bringDecks(name) {
  if (name) note(await ask("/api/account/decks"));
  else localStorage.removeItem(ACCOUNT);
}

/** Keep a deck, in the account if there is one; one of the same name is replaced. */
export async function keepDeck(game, deck) {
  if (hasAccount()) {
    note(await ask("/api/account/decks", JSON.stringify({ game, deck })));
    return;
  }
  const others = inBrowser(game).filter((one) => one.name !== deck.name);
  localStorage.setItem(place(game), JSON.stringify([deck, ...others]));
}

export async function forgetDeck(game, { name, account }) {
  if (account) note(await ask("/api/account/decks/forget", JSON.stringify({ game, name })));
  else localStorage.setItem(place(game), JSON.stringify(inBrowser(game).filter((one) => one.name !== name)));
}

/** A deck as it is written down for the server: its cards by their keys, then the file of those that were made. */
export function asText(deck) {
  const made = deck.made?.lines.length ? ["Made cards:", deck.made.header, ...deck.made.lines] : [];
  return [`# ${deck.name}`, ...deck.cards.map(([key, many]) => `${many} ${key}`), ...made].join("\n");
}

/** A deck as part of a link, and back; nothing if it is none. */
export function asLink(deck) {
  const made = deck.made?.lines.length ? [[deck.made.header, ...deck.made.lines]] : [];
  return encodeURIComponent(JSON.stringify([deck.name, deck.cards, ...made]));
}

export function fromLink(words) {
  try {
    const [name, cards, [header = "", ...lines] = []] = JSON.parse(decodeURIComponent(words));
    const isCard = (one) => Array.isArray(one) && typeof one[0] === "string" && Number.isInteger(one[1]);
    const isDeck = typeof name === "string" && Array.isArray(cards) && cards.every(isCard);
    if (!isDeck || ![header, ...lines].every((line) => typeof line === "string")) return null;
    return { name, cards, ...(lines.length ? { made: { header, lines } } : {}) };
  } catch {
    return null;
  }
}
