// What lines of the log amount to: their sign, how much they weigh, which of them belong together. No page is needed.

/** Signs for what lines tell.
 * @type {[RegExp, string][]} */
const SIGNS = [
  [/ wins?:/, "crown"],
  [/\b(attacks?|strikes?)\b/, "hand-fist"],
  [/\bcombat\b/, "khanda"],
  [/\bintercept/, "shield-halved"],
  [/\b(blocks?|blocked|dodges?|dodged|defends?)\b/, "shield-halved"],
  [/\b(damage|loses? \d+ Ability|Ability|successful)\b/, "droplet"],
  [/\b(smoked|KO’d|eliminated|toasted)\b/, "skull"],
  [/\b(seizes?|burns?|Site)\b/, "torii-gate"],
  [/\bPower\b/, "coins"],
  [/\b(moves?|moved|changes? location|is (put|placed))\b/, "shoe-prints"],
  [/\bdraws?\b/, "layer-group"],
  [/\bdiscards?\b/, "trash-can"],
  [/\bplays?\b/, "play"],
  [/\buses?\b/, "bolt"],
  [/\bturns? over|Exert/, "layer-group"],
  [/\bpass(es)?\b/, "forward"],
  [/\b(healed|heals)\b/, "heart"],
  [/\b(reveals?|revealed|looks?)\b/, "eye"],
  [/\b(auction|bids?)\b/, "scale-balanced"],
  [/\b(picks? up|takes?|returns?|gains?)\b/, "hand"],
  [/\b(turns?|turned|unturns?|exhausts?|exhausted|ready|readies)\b/, "rotate-left"],
];

export function signOf(line) {
  return SIGNS.find(([told]) => told.test(line.text))?.[1] ?? "circle";
}

/** The heading of a turn or round. */
export const isHeading = (line) => line.text.startsWith("—");

/** What the heading of the next turn says anyway. */
const NOISE = new RegExp(
  "(declares the end of the turn|’s turn ends|^Round \\d+ ends| shuffles(?: the Endurance)?" +
    "| takes an opening hand| will mulligan nothing)\\.?$",
);
const TURNING =
  / wins?:|\b(seizes|burns|KO’d|smoked|toasted|concedes|successful for)\b|Ability (falls|rises)|attack (succeed|fail)s/;
const NOTABLE =
  /\b(attacks|plays (?!no\b)|uses|moves from|is revealed|starts a combat|is (blocked|dodged)|is broken)\b/;

/** 0: noise, 1: usual, 2: told to whoever was away, 3: a turning point. */
export function weightOf(line) {
  if (isHeading(line)) return 0;
  if (NOISE.test(line.text)) return 0;
  if (TURNING.test(line.text)) return 3;
  return NOTABLE.test(line.text) ? 2 : 1;
}

// -- lines that belong together ---------------------------------------------------------------------------------------

/** Sentences that differ in the cards they end with: what they begin with, and what follows. */
const LISTS = [/^(The Exertion reveals )(.+?)(\.)$/, /^(.+? (?:draws|discards) )(.+?)(\.)$/];
const PLAYS = /^(\S+ plays )(.+?)(?: for \d+ Power)?(\.)$/;
const COUNT = /^(?:a card|(\d+) cards?)$/;

function parted(text, patterns) {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found.slice(1);
  }
  return null;
}

const counted = (items) => {
  const counts = items.map((item) => COUNT.exec(item));
  return counts.every(Boolean) ? counts.reduce((sum, [, many]) => sum + Number(many ?? 1), 0) : null;
};

/** Names as one reads them out. */
export function listed(items) {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Sentences of which the second tells where the first led: what both are in one.
 * @type {[RegExp, string][]} */
const PAIRS = [
  [
    /^(?<who>.+) plays (?<card>.+)\.\n\k<card> comes into play in (?<where>zone \d)\.$/,
    "$<who> plays $<card> into $<where>.",
  ],
  [/^(?<card>.+) exhausts\.\n\k<card> moves from (?<from>.+) to (?<to>.+)\.$/, "$<card> moves from $<from> to $<to>."],
];

/** Sentences that differ in the card they begin with: how one sounds, and how several do.
 * @type {[RegExp, string][]} */
const DOERS = [
  [/^(.+) readies\.$/, "ready"],
  [/^(.+) unturns\.$/, "unturn"],
  [/^(.+) is healed\.$/, "are healed"],
];

/** Names as one reads them out, each once: how often it stands there is said. */
const tallied = (items) => {
  const times = (name) => items.filter((one) => one === name).length;
  return listed([...new Set(items)].map((name) => (times(name) > 1 ? `${name} ×${times(name)}` : name)));
};

/** One sentence for cards that do the same one after another; null if they do not. */
function joinedDoers(before, after) {
  for (const [pattern, verb] of DOERS) {
    const [, next] = pattern.exec(after.text) ?? [];
    const items = before.doing === verb ? before.items : pattern.exec(before.text)?.slice(1);
    if (next && items && before.rule === after.rule)
      return { ...before, text: `${tallied([...items, next])} ${verb}.`, items: [...items, next], doing: verb };
  }
  return null;
}

/** One sentence for an act and what came of it; null if they are not such. */
function joinedPair(before, after) {
  const both = `${before.text}\n${after.text}`;
  const found = PAIRS.find(([pattern]) => pattern.test(both));
  return found ? { ...before, text: both.replace(...found) } : null;
}

/** One sentence for two that follow each other and tell the same of different cards; null if they do not. */
export function together(before, after, patterns = LISTS) {
  const pair = joinedPair(before, after) ?? joinedDoers(before, after);
  if (pair) return pair;
  const [one, two] = [parted(before.text, patterns), parted(after.text, patterns)];
  if (!one || !two || one[0] !== two[0] || one[2] !== two[2] || before.rule !== after.rule) return null;
  const items = before.items ?? [one[1]];
  const both = [...items, two[1]];
  if (both.some((item) => COUNT.test(item)) && counted(both) === null) return null;
  const many = counted(both);
  const what = many === null ? listed(both) : `${many} cards`;
  return { ...before, text: `${one[0]}${what}${one[2]}`, items: both };
}

/** What happened while one was away: the weightiest lines, at most so many, in their order. */
export function recap(lines, most) {
  const merged = [];
  for (const line of lines.filter((one) => weightOf(one) > 1)) {
    const last = merged.at(-1);
    const both = last && together(last, line, [PLAYS]);
    if (both) merged[merged.length - 1] = both;
    else merged.push(line);
  }
  const ranked = merged.map((line, n) => [weightOf(line), n]).sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  const kept = new Set(ranked.slice(0, most).map(([, n]) => n));
  return merged.filter((_, n) => kept.has(n));
}

/** What a turn came to: the weightiest first, how often it happened, and what it was where it happened once.
 * @type {[RegExp, string, string][]} */
const SUMS = [
  [/ wins?:/, "the game ends", "the game ends"],
  [/ seizes (?<what>.+?)[.,(]/, "seized $<what>", "# Sites seized"],
  [/ burns (?<what>.+?)(?: for |[.,(])/, "burned $<what>", "# Sites burned"],
  [/^(?<what>.+?) is successful for (?<n>\d+)/, "$<what> hit for $<n>", "# hits"],
  [/ is (blocked|dodged)/, "one fended off", "# fended off"],
  [/^(?<what>.+?) is KO’d/, "$<what> KO’d", "# KOs"],
  [/^(?<what>.+?) is smoked/, "$<what> smoked", "# smoked"],
  [/ attacks (?<what>.+?)(?: \(.*\))? with /, "attacked $<what>", "# attacks"],
  [/ starts a combat/, "a combat", "# combats"],
  [/ plays (?!no\b)(?<what>.+?)(?: for \d+ Power| into zone \d| with .+)?\.$/, "played $<what>", "# plays"],
  [/^(?<what>.+?) moves from /, "$<what> moved", "# moves"],
];

/** A turn in a few words. */
export function summed(texts, most = 2) {
  const parts = SUMS.map(([told, one, many]) => {
    const found = texts.map((text) => told.exec(text)).filter(Boolean);
    if (found.length !== 1) return found.length ? many.replace("#", found.length) : "";
    return one
      .replace(/\$<(\w+)>/g, (_, name) => found[0].groups[name])
      .replace("a face-down Feng Shui Site", "a Site");
  });
  return parts.filter(Boolean).slice(0, most).join(", ");
}

/** A line as a sentence: one that begins with a card nobody can name begins with a small letter. */
export const sentence = (text) =>
  text.replace(/^an? (?=\p{L})/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));

// -- what is foreseen -------------------------------------------------------------------------------------------------

const DAMAGE = /^(\d+) (?:combat )?damage on (.+) by .+\.$/;
const SUCCESS = / is successful for (\d+)\.$/;
/** The end of the game, why it is the end, and the rule. */
const END = /^(.+? wins?): .*$/;
/** What is only announced: what comes of it is told as well. */
const ANNOUNCED = / wants .+ to | declares the end of the turn/;

/** What is foreseen, in fewer words: what is done to one card by several is one sum. */
export function foretold(lines) {
  const sums = new Map();
  for (const line of lines) {
    const [, many, what] = DAMAGE.exec(line) ?? [];
    if (what) sums.set(what, (sums.get(what) ?? 0) + Number(many));
  }
  const told = new Set();
  return lines.flatMap((line) => {
    if (ANNOUNCED.test(line)) return [];
    const what = DAMAGE.exec(line)?.[2];
    if (!what) return [sentence(line).replace(SUCCESS, " hits for $1.").replace(END, "$1 the game.")];
    const first = !told.has(what);
    told.add(what);
    return first ? [`${what} takes ${sums.get(what)} damage.`] : [];
  });
}
