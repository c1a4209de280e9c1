// The words of a game: which of them stand in a text, and what they mean.
import { ask, element } from "./dom.js";

/** The pattern of a list of words, made once. */
const patterns = new WeakMap();

/** A pattern for every form of every word, the longest first: a Feng Shui Site is not just a Site. */
function patternOf(terms) {
  const known = patterns.get(terms);
  if (known) return known;
  const forms = terms.flatMap((one) => [one.term, ...one.also]).sort((one, two) => two.length - one.length);
  const safe = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${safe.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  patterns.set(terms, made);
  return made;
}

/** The words that stand in texts, in the order of the list. */
export function termsIn(texts, terms) {
  if (!terms.length) return [];
  const pattern = patternOf(terms);
  const found = new Set(texts.flatMap((text) => text.match(pattern) ?? []));
  return terms.filter((one) => [one.term, ...one.also].some((form) => found.has(form)));
}

/** A text in pieces: plain ones, and those that are a word of the game, each explained once. */
export function pieces(text, terms) {
  if (!terms.length) return [{ text }];
  const told = new Set();
  const made = [];
  let end = 0;
  for (const match of text.matchAll(patternOf(terms))) {
    const term = terms.find((one) => one.term === match[0] || one.also.includes(match[0]));
    if (told.has(term)) continue;
    told.add(term);
    if (match.index > end) made.push({ text: text.slice(end, match.index) });
    made.push({ text: match[0], term });
    end = match.index + match[0].length;
  }
  if (end < text.length) made.push({ text: text.slice(end) });
  return made;
}

/** The one box in which a word is explained; it goes away by itself when something else is touched. */
function tip() {
  let made = document.getElementById("term-tip");
  if (!made) {
    made = element("div", { id: "term-tip", className: "term-tip", role: "note" });
    made.setAttribute("popover", "auto");
    document.body.append(made);
  }
  return made;
}

function explain(button, { term, meaning, rule }) {
  const box = tip();
  const book = element("a", { href: `/rules#${rule.replace(" ", ":")}`, target: "_blank", rel: "noopener" }, rule);
  box.replaceChildren(element("b", { textContent: term }), element("p", { textContent: meaning }), book);
  box.showPopover?.();
  const place = button.getBoundingClientRect();
  const left = Math.min(place.left, innerWidth - box.offsetWidth - 8);
  const above = place.top - box.offsetHeight - 6;
  box.style.left = `${Math.max(8, left)}px`;
  box.style.top = `${above > 8 ? above : place.bottom + 6}px`;
}

/** A text as nodes in which the words of the game explain themselves. */
export function explained(text, terms) {
  return pieces(text, terms).map((one) => {
    if (!one.term) return one.text;
    const made = element("button", { type: "button", className: "term", textContent: one.text });
    made.addEventListener("click", (event) => {
      event.stopPropagation();
      explain(made, one.term);
    });
    return made;
  });
}

/** The words of a game, asked for once. */
const asked = new Map();
export function termsOf(game) {
  if (!asked.has(game))
    asked.set(
      game,
      ask(`/api/terms/${game}`).catch(() => []),
    );
  return asked.get(game);
}
