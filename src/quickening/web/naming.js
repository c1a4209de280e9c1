// Names of cards in a text: every card the game may speak of can be read, whether it is still to be seen or not.
import { sentence } from "./telling.js";
import { ask, element } from "./dom.js";

/** Cards as this page has seen them, by name and then by key; cards as printed, by name. */
const seen = new Map();
const printed = new Map();
/** Names by their first word: of thousands only a few can stand in a sentence. */
const beginning = new Map();
const WORD = /[\p{L}\p{N}]+/gu;
let players = [];
let address = "";
/** So long the log waits for the printed cards, in milliseconds. */
const PATIENCE = 4000;
let learning = null;

function note(name) {
  const [first = name] = name.match(WORD) ?? [];
  beginning.set(first, (beginning.get(first) ?? new Set()).add(name));
}

/** Remember the cards of a view by name, and all there are in its game as printed. */
export function remember(view) {
  players = view.names;
  players.forEach(note);
  for (const one of view.areas)
    for (const card of one.cards)
      if (card.name) {
        note(card.name);
        seen.set(card.name, (seen.get(card.name) ?? new Map()).set(card.key, card));
      }
  const edition = view.status.find(([fact]) => fact === "edition")?.[1];
  const wanted = `/api/cards/${view.game}${edition ? `?edition=${edition}` : ""}`;
  if (wanted !== address) learn(wanted);
}

/** The whole pool of the game: asked for once, and kept by the browser. */
function learn(wanted) {
  address = wanted;
  const asked = ask(wanted)
    .then(keep)
    .catch(() => {});
  const tired = new Promise((done) => {
    setTimeout(done, PATIENCE);
  });
  const mine = Promise.race([asked, tired]).then(() => {
    if (learning === mine) learning = null;
  });
  learning = mine;
}

function keep(cards) {
  printed.clear();
  for (const card of cards) {
    note(card.name);
    printed.set(card.name, [...(printed.get(card.name) ?? []), card]);
  }
}

/** What is to be waited for before names can be marked; nothing if they are known. */
export function unlearned() {
  return learning;
}

/** What is printed on a card, whichever printing it is. */
const facts = ({ key, ...printing }) => JSON.stringify(printing);

/** The cards of a name: those that were seen first, as they were, then different ones that share it. */
export function cardsNamed(name) {
  const known = seen.get(name) ?? new Map();
  const all = printed.get(name) ?? [];
  const read = new Set(all.filter((card) => known.has(card.key)).map(facts));
  const others = all.filter((card) => !read.has(facts(card)) && read.add(facts(card)));
  return [...known.values(), ...others];
}

/** The card that the words after "plays" begin with: what follows " on " may be what it is played on. */
export function cardPlayed(words) {
  const parts = words.split(" on ");
  const names = parts.map((_, n) => parts.slice(0, parts.length - n).join(" on "));
  return names.map((name) => cardsNamed(name)[0]).find(Boolean) ?? null;
}

const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence with the cards it names marked: whole words, the longest name that fits, and no player's name. */
export function prose(told) {
  const text = sentence(told);
  const words = new Set(text.match(WORD) ?? []);
  const names = [...words].flatMap((word) => [...(beginning.get(word) ?? [])]).filter((name) => text.includes(name));
  if (!names.length) return [text];
  const longest = names
    .sort((one, two) => two.length - one.length)
    .map(escaped)
    .join("|");
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${longest})(?![\\p{L}\\p{N}])`, "u"));
  return parts.map((part, n) => (n % 2 && !players.includes(part) ? mention(part) : part));
}

function mention(name) {
  return element("span", {
    className: "mention",
    tabIndex: -1,
    role: "button",
    "data-name": name,
    textContent: name,
  });
}
