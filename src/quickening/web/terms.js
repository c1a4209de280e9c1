// The words of a game: which of them stand in a text, and what they mean.

/** A pattern for every form of every word, the longest first: a Feng Shui Site is not just a Site. */
function patternOf(terms) {
  const forms = terms.flatMap((one) => [one.term, ...one.also]).sort((one, two) => two.length - one.length);
  const safe = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${safe.join("|")})(?![\\p{L}\\p{N}])`, "gu");
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
