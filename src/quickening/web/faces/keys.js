// Key words of a card as signs with their number. The game may say them (`keys`); else they are found in its text.

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

/** The key words of a card: sign, label, and the number as text. */
export function keysOf(card, game) {
  const signs = SIGNS[game] ?? [];
  if (card.keys)
    return card.keys.map(([label, number]) => ({
      label,
      number: number ? String(number) : "",
      sign: signs.find(([, , word]) => word === label)?.[1] ?? "circle-info",
    }));
  return signs.flatMap(([asked, sign, label]) => {
    const found = asked.exec(card.text);
    return found ? [{ sign, label: found[1] ? `${label}: ${found[1]}` : label, number: found[1] ?? "" }] : [];
  });
}
