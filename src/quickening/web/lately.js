// The last thing that somebody did, and what came of it, as the log tells it: shown where nothing else happens.

import { element } from "./dom.js";
import { glyph } from "./glyph.js";
import { signOf, weightOf } from "./telling.js";

/** A sentence of the log in which somebody does something with a card. */
const DONE = /^(.+?) (?:plays|uses|attacks|seizes|burns|reveals) |^(.+?) is revealed\.$/;
const CARD =
  /(?:plays|uses|attacks|seizes|burns|reveals) (?:a face-down Feng Shui Site|(.+?))(?: \(|’s\b| for \d| with |: |\.$)/;
/** So many sentences tell what came of it. */
const MOST = 2;
let last = null;
/** The newest sentences that matter, for screens without room for the log. */
const SHORT = 2;
let newest = [];

export function nothingLately() {
  last = null;
  newest = [];
}

/** The newest lines of the log for the prompt: while one waits, and where there is no room for the log. */
export function newestTold() {
  const lines = newest.map((text) => element("p", {}, glyph(signOf({ text })), element("span", { textContent: text })));
  return lines.length ? [element("div", { className: "lately", "aria-hidden": "true" }, ...lines)] : [];
}

/** What was done last: `seat` (or -1), `text`, the card’s `name` ("" if nobody knows it), and what came `after`. */
export function lately() {
  return last;
}

/** Who plays, uses or reveals which card in a sentence of the log: `seat`, `name`, `text`; null if nobody does. */
export function playedIn(text, names) {
  return /^.+? (plays|uses|reveals) /.test(text) ? begun(text, names) : null;
}

function begun(text, names) {
  const found = DONE.exec(text);
  if (!found) return null;
  const seat = found[1] ? names.indexOf(found[1]) : -1;
  if (found[1] && seat < 0) return null;
  return { seat, text, name: found[2] ?? CARD.exec(text)?.[1] ?? "", after: [] };
}

/** New lines of the log. */
export function noteLately(lines, names) {
  newest = [...newest, ...lines.filter((line) => weightOf(line) > 1).map((line) => line.text)].slice(-SHORT);
  for (const { text } of lines) {
    const one = begun(text, names);
    if (one) last = one;
    else if (last?.name && text.includes(last.name) && last.after.length < MOST && !last.after.includes(text))
      last.after.push(text);
  }
}
