// The decks of this browser: a name and how many of each card, for each game.

const place = (game) => `decks:${game}`;

/** The decks that are kept for a game. */
export function keptDecks(game) {
  return JSON.parse(localStorage.getItem(place(game)) || "[]");
}

/** Keep a deck; one of the same name is replaced. */
export function keepDeck(game, deck) {
  const others = keptDecks(game).filter((one) => one.name !== deck.name);
  localStorage.setItem(place(game), JSON.stringify([deck, ...others]));
}

export function forgetDeck(game, name) {
  localStorage.setItem(place(game), JSON.stringify(keptDecks(game).filter((one) => one.name !== name)));
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
