// Sitting down at a table: by which name, with which deck.
import { ask, element } from "./dom.js";
import { deckPicture } from "./art/decks.js";
import { asText, keptDecks } from "./decks/kept.js";
import { choice, OWN_DECK, ownDeck, suitedDecks } from "./seats.js";

const MINE = "mine:";

/** Who is signed in, if anybody. */
export async function signedIn() {
  const told = await ask("/api/account").catch(() => null);
  return told?.name ?? null;
}

function nameField(account) {
  const input = element("input", {
    maxLength: 30,
    required: true,
    value: account ?? localStorage.getItem("name") ?? "",
    autocomplete: "nickname",
    placeholder: "How you are called here",
  });
  input.disabled = Boolean(account);
  if (account) input.title = "The name of your account";
  return [element("label", { className: "choice" }, element("span", { textContent: "Name" }), input), input];
}

/**
 * Fields for a name and a deck; `read` gives what the server is told. An account plays by its name.
 * @param {boolean} [nameOnly] there is no deck to choose yet
 */
export function sittingFields(game, options, account, nameOnly = false) {
  const decks = suitedDecks(game, options);
  const mine = keptDecks(game.name);
  const [nameLabel, name] = nameField(account);
  const values = [
    ...decks.map((one) => [one.key, one.name]),
    ...mine.map((one) => [`${MINE}${one.name}`, `Mine: ${one.name}`]),
    [OWN_DECK, "One of my own…"],
  ];
  const [deckLabel, deck] = choice("Deck", values, decks[0]?.key ?? OWN_DECK);
  const about = element("div", { className: "deck" });
  const [ownLabel, own] = ownDeck(game);
  const tell = () => {
    const chosen = decks.find((one) => one.key === deck.value);
    about.hidden = !chosen;
    ownLabel.hidden = deck.value !== OWN_DECK;
    if (!chosen) return;
    const words = element("p", { className: "about", textContent: chosen.about });
    about.replaceChildren(deckPicture(chosen, game.name), words);
  };
  deck.addEventListener("change", tell);
  tell();
  const read = () => {
    if (!account) localStorage.setItem("name", name.value.trim());
    if (nameOnly) return /** @type {any} */ ({ name: name.value.trim() });
    const kept = mine.find((one) => `${MINE}${one.name}` === deck.value);
    const isReady = decks.some((one) => one.key === deck.value);
    const cards = kept ? asText(kept) : own.value.trim() || "\n";
    return { name: name.value.trim(), deck: isReady ? deck.value : "", ...(isReady ? {} : { cards }) };
  };
  return { fields: nameOnly ? [nameLabel] : [nameLabel, deckLabel, about, ownLabel], read, name };
}

/** A form of such fields; what `act` complains of is said in it. */
export function sittingForm({ fields }, words, act) {
  const trouble = element("p", { id: "sit-trouble", className: "about", role: "alert" });
  const send = (event) => {
    event.preventDefault();
    act().catch((error) => {
      trouble.textContent = error.message;
    });
  };
  const go = element("button", { className: "now", textContent: words });
  return element("form", { className: "signing", onsubmit: send }, ...fields, trouble, go);
}

/** This browser sits at an open table from now on. */
export function keepSeat({ table, token, seat }) {
  localStorage.setItem(`seat:${table}`, JSON.stringify({ token, seat }));
}

export function keptSeat(table) {
  return JSON.parse(localStorage.getItem(`seat:${table}`) ?? "null");
}

export function forgetSeat(table) {
  localStorage.removeItem(`seat:${table}`);
}
