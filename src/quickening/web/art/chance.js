// Chance that is always the same for the same words: a card's picture never changes.

/** A function that gives numbers from 0 to 1, by the words it is made from. */
export function chanceOf(words) {
  let state = 2166136261;
  for (const letter of words) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  return () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
