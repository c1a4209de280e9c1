// Finding rules by what somebody asks: by number, by words that stand in them, or by the words of a question.

/** Words of a question that say nothing of what it is about. */
const EMPTY = new Set(
  (
    "a about an and any are as at be been but by can could do does for from get had has have he her his how i if " +
    "in into is it its many may me mean means much must my not of on one or our out she should so than that " +
    "the their them then there they this to up was we were what when where which who whom whose why will with would " +
    "you your"
  ).split(" "),
);
const ENDINGS = /(?:ings?|ers?|ed|es|s|e)$/;
/** A shorter word is not cut any more. */
const SHORTEST = 3;

/** A word without its ending, so that attack, attacks and attacking are the same. */
function stem(word) {
  const cut = word.replace(ENDINGS, "");
  const kept = cut.length >= SHORTEST ? cut : word;
  return kept.length > SHORTEST && /([^aeiouls])\1$/.test(kept) ? kept.slice(0, -1) : kept;
}

/** The words of a text that it is about, without their endings. */
function wordsOf(text) {
  const all = text.toLowerCase().match(/[a-z0-9’']+/g) ?? [];
  return all.map((word) => word.replace(/[’']s?$/, "")).filter((word) => word && !EMPTY.has(word));
}

const stemsOf = (text) => new Set(wordsOf(text).map(stem));

/** A word in a rule's own gist counts twice as much as one in the title of its chapter, and a rare one more. */
function worth(asked, { own, around }, rarity) {
  return asked.reduce((sum, word) => sum + rarity(word) * ((own.has(word) ? 2 : 0) + (around.has(word) ? 1 : 0)), 0);
}

/** All rules with the words in them and in the titles above them. */
function indexed(chapters) {
  return chapters.flatMap((chapter) => {
    const around = stemsOf(`${chapter.title} ${chapter.about}`);
    return chapter.rules.map((rule) => ({ rule, around, own: stemsOf(rule.gist) }));
  });
}

/** Rules in which at least half of the words of a question stand, or in the titles above them; the best first. */
function answering(chapters, question) {
  const asked = [...new Set(wordsOf(question).map(stem))];
  const all = indexed(chapters);
  const has = (word) => (one) => one.own.has(word) || one.around.has(word);
  const counts = new Map(asked.map((word) => [word, all.filter(has(word)).length]));
  const rarity = (word) => Math.log((all.length + 1) / ((counts.get(word) ?? 0) + 1));
  const found = all.filter((one) => asked.length && 2 * asked.filter((word) => has(word)(one)).length >= asked.length);
  const valued = found.map((one) => ({ rule: one.rule, worth: worth(asked, one, rarity) }));
  return valued.sort((one, two) => two.worth - one.worth).map((one) => one.rule);
}

/**
 * The rules that somebody means, and whether they are those that say just these words.
 * @returns {{ found: any[], exact: boolean }}
 */
export function findRules(chapters, book, question) {
  const words = question.toLowerCase();
  const exact = chapters
    .flatMap((one) => one.rules)
    .filter(
      (rule) =>
        rule.gist.toLowerCase().includes(words) ||
        rule.id.toLowerCase().startsWith(words) ||
        `${book} ${rule.id}`.toLowerCase() === words,
    );
  if (exact.length) return { found: exact, exact: true };
  return { found: answering(chapters, question), exact: false };
}
