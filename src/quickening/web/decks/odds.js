// What can be reckoned of a deck: chances of drawing, opening hands, how its cards are spread.

/** The chance to hold at least one of `wanted` cards after `drawn` of `size`: one less the chance of none. */
export function chanceOfOne(wanted, drawn, size) {
  if (wanted <= 0 || drawn <= 0) return 0;
  if (drawn > size - wanted) return 1;
  let none = 1;
  for (let n = 0; n < drawn; n += 1) none *= (size - wanted - n) / (size - n);
  return 1 - none;
}

/** What a card costs, where it has a cost. */
export const costOf = (card) => Object.fromEntries(card.numbers).Cost;

/** So many cards off the top of a shuffled pile. */
export function hand(pile, size, chance = Math.random) {
  const left = [...pile];
  const drawn = [];
  while (drawn.length < size && left.length) drawn.push(...left.splice(Math.floor(chance() * left.length), 1));
  return drawn;
}

/** How many cards there are of each value, in the order in which the values come; no value, not counted. */
export function spread(cards, worthOf) {
  const counts = new Map();
  for (const card of cards) {
    const value = worthOf(card);
    if (value !== null && value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const order = (one, two) => (typeof one === "number" ? one - two : String(one).localeCompare(String(two)));
  return [...counts].sort(([one], [two]) => order(one, two));
}
