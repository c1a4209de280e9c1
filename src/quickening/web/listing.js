// How a list of options is put in order: what ends or passes apart, what belongs together side by side.

/** Kinds that decline or end something: they stay in sight below the list. */
const QUICK = new Set(["pass", "end", "no", "refrain", "agree"]);
/** Kinds that are an amount. */
const AMOUNTS = new Set(["bid", "x", "spend", "less", "number", "size"]);
/** So many make a row of their own. */
const FEW = 4;
/** Longer lists are put together by kind, and can be searched. */
const LONG = 8;

function nameOf(cards, handle) {
  return cards.find((card) => card.handle === handle)?.name || "";
}

/** The words that all labels begin with, whole words only. */
function shared(labels) {
  let words = labels[0].split(" ").slice(0, -1);
  for (const label of labels)
    while (words.length && !label.startsWith(`${words.join(" ")} `)) words = words.slice(0, -1);
  return words.join(" ");
}

/** The labels that there are more than once. */
function repeated(labels) {
  return new Set(labels.filter((label, n) => labels.indexOf(label) !== n));
}

/** What an option does, in plain words, as a sentence begins; a card speaks of itself as "me". */
function deed({ kind, label, leads }, asker) {
  if (leads === "stay") return label.replace(/^Move (.+) 0 zones$/, "Only exhaust $1");
  if (kind !== "do" || !asker?.name) return label;
  const named = label.replace(/\bme\b/, asker.name);
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** What lies face down is called what its reader knows of it: its name, or whose it is. */
function known(label, card, view) {
  const called = card && (card.name || (card.controller !== null && `${view.names[card.controller]}’s $1`));
  return called ? label.replace(/\ba (face-down (?:Feng Shui )?Site)\b/, called) : label;
}

/** Labels that tell options apart: of several with the same words, each says whose card it is, and which one. */
export function distinct(options, cards, view, asker = null) {
  const about = options.map((option) => cards.find((card) => card.handle === option.cards[0]));
  const whose = (card) =>
    card && card.controller !== null && card.controller !== view.seat ? ` (${view.names[card.controller]})` : "";
  const plain = options.map((option, n) => known(deed(option, asker), about[n], view));
  const owned = plain.map((label, n) => (repeated(plain).has(label) ? `${label}${whose(about[n])}` : label));
  const counts = new Map();
  const numbered = owned.map((label, n) => {
    if (!repeated(owned).has(label) || about[n]?.controller === null) return label;
    counts.set(label, (counts.get(label) ?? 0) + 1);
    return label.endsWith(")") ? label.replace(/\)$/, `, ${counts.get(label)})`) : `${label} (${counts.get(label)})`;
  });
  return new Map(options.map((option, n) => [option.id, numbered[n]]));
}

function byCard(options, cards) {
  const groups = new Map();
  for (const option of options) {
    const name = option.cards.length ? nameOf(cards, option.cards[0]) : "";
    const key = name ? `${option.cards[0]}` : "";
    if (!groups.has(key)) groups.set(key, { heading: name, options: [] });
    groups.get(key).options.push(option);
  }
  return [...groups.entries()]
    .sort(([one], [two]) => Number(one === "") - Number(two === ""))
    .map(([, group]) => group);
}

/** What is done to cards of one player stands together. */
function byOwner(options, cards) {
  const owner = (option) => cards.find((card) => card.handle === option.cards[0])?.controller ?? -1;
  return [...options].sort((one, two) => owner(one) - owner(two));
}

/** Whether an option is nothing but a word or a name: many of them stand side by side. */
function isWord(option) {
  return option.label.length < 25;
}

function byKind(options, cards) {
  const kinds = options.reduce((all, one) => all.set(one.kind, [...(all.get(one.kind) ?? []), one]), new Map());
  return [...kinds.values()].flatMap((found) => {
    const prefix = found.length >= FEW ? shared(found.map((option) => option.label)) : "";
    if (prefix) return [{ heading: prefix, prefix, options: byOwner(found, cards), close: true }];
    return found.length > LONG && found.every(isWord)
      ? [{ heading: "", options: found, close: true }]
      : byCard(found, cards);
  });
}

/** Whether options are nothing but an amount to be set; a place on the table has a number too, but is clicked. */
function areAmounts(options) {
  return (
    options.length >= FEW &&
    options.every((option) => AMOUNTS.has(option.kind) && option.number !== null && option.kind === options[0].kind)
  );
}

/** A decision's options: `groups` of the list, `numbers` to be set, and what is `quick`. */
export function arranged(decision, cards) {
  const quick = decision.options.filter((option) => QUICK.has(option.kind));
  const others = decision.options.filter((option) => !quick.includes(option));
  const single = decision.most === 1 && !decision.repeats;
  if (single && areAmounts(others)) return { groups: [], numbers: others, quick, long: false };
  const groups = single && others.length > LONG ? byKind(others, cards) : byCard(others, cards);
  return { groups, numbers: [], quick, long: others.length > 2 * LONG };
}
