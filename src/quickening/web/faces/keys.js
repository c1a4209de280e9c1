// Key words of a card as signs with their number: those it has in play, and those of its text.

const SHADOWFIST = [
  [/\bToughness: (\d+|X)/, "shield-halved", "Toughness"],
  [/\bGuts\b/, "heart", "Guts"],
  [/\bRegenerate\b/, "leaf", "Regenerate"],
  [/\bMobility\b/, "arrows-up-down-left-right", "Mobility"],
  [/\bStealth\b/, "eye-slash", "Stealth"],
  [/\bTactics\b/, "chess-knight", "Tactics"],
  [/\bAmbush\b/, "bolt", "Ambush"],
  [/\bUnique\b/, "star", "Unique"],
  [/\bIndependent\b/, "compass", "Independent"],
  [/\bSuperleap\b/, "arrow-up", "Superleap"],
  [/\bAssassinate\b/, "crosshairs", "Assassinate"],
];
const HUNTIK = [
  [/^Unblockable/m, "wind", "Unblockable"],
  [/Exhaust Action:/, "rotate-left", "Exhaust Action"],
  [/Free Action:/, "bolt", "Free Action"],
  [/Combat Action:/, "hand-fist", "Combat Action"],
];
const SIGNS = { shadowfist: SHADOWFIST, huntik: HUNTIK };

/** A key word as it is said of a card in play: the word, and its number if it has one. */
const SAID = /^(\D+?)(?: (\d+))?$/;

/** Whether a mark is a key word, shown by its sign. */
export function isKey(mark, game) {
  const word = SAID.exec(mark)?.[1] ?? "";
  return (SIGNS[game] ?? []).some(([, , label]) => label.toLowerCase() === word.toLowerCase());
}

function printedKeys(card, signs) {
  return signs.flatMap(([asked, sign, label]) => {
    const found = asked.exec(card.text);
    return found ? [{ sign, word: label, number: found[1] ?? "" }] : [];
  });
}

/** Key words that a card in play has now, however it came by them. */
function saidKeys(card, signs) {
  return card.marks.flatMap((mark) => {
    const [, word, number = ""] = SAID.exec(mark) ?? [];
    const found = signs.find(([, , label]) => label.toLowerCase() === word?.toLowerCase());
    return found ? [{ sign: found[1], word: found[2], number }] : [];
  });
}

/** The key words of a card: sign, label, and the number as text. What it has now comes before what is printed. */
export function keysOf(card, game) {
  const signs = SIGNS[game] ?? [];
  const said = saidKeys(card, signs);
  const printed = printedKeys(card, signs).filter((one) => !said.some(({ word }) => word === one.word));
  return [...said, ...printed].map(({ sign, word, number }) => ({
    sign,
    number,
    label: number ? `${word}: ${number}` : word,
  }));
}
