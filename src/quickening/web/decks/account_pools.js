// Card pools, and the sets that somebody made, in the account of who is signed in: as they stand in their files.
import { ask } from "../dom.js";
import { madeCards, replaceCards } from "../made_cards.js";

const PATH = "/api/account/pools";
/** What the set of the card maker is called there. */
export const MADE = "Made here";
/** When the set of a game was last the same in this browser and in the account. */
const stamp = (game) => `set-in-account:${game}`;

/** Who is signed in, as the page's header last heard; nothing if nobody is. */
export const whose = () => localStorage.getItem("account") ?? "";

/** The pools of a game that are kept in the account: their names, and when. */
async function listed(game) {
  if (!whose()) return [];
  const { pools } = await ask(PATH);
  return pools.filter((one) => one.game === game);
}

export const poolsInAccount = async (game) => (await listed(game)).filter(({ name }) => name !== MADE);
export const fetchPool = (game, name) => ask(`${PATH}/${game}/${encodeURIComponent(name)}`);
export const forgetInAccount = (game, name) => ask(`${PATH}/forget`, JSON.stringify({ game, name }));

/** Keep a pool; what it was read as is not kept. When that was. */
export async function keepInAccount(game, { name, cards, decks = [], unusable = [], made = false }) {
  const plain = cards.map(({ facts, printed }) => ({ facts, ...(printed ? { printed } : {}) }));
  const pool = { name, cards: plain, decks, unusable: unusable.map((one) => one.slice(0, 400)), made };
  const { pools } = await ask(PATH, JSON.stringify({ game, pool }));
  return pools.find((one) => one.game === game && one.name === name)?.at ?? 0;
}

/** The set that somebody made is kept as it is now; where nobody is signed in, only in this browser. */
export async function keepMade(game) {
  if (!whose()) return;
  const at = await keepInAccount(game, { name: MADE, cards: madeCards(game), made: true });
  localStorage.setItem(stamp(game), JSON.stringify([whose(), at]));
}

/** The set of the account comes here if it is newer; what was made here before anybody signed in joins it. */
export async function bringMade(game) {
  const away = (await listed(game)).find(({ name }) => name === MADE);
  const [who, at] = JSON.parse(localStorage.getItem(stamp(game)) ?? '["", 0]');
  const isKnown = who === whose();
  if (!away || (isKnown && away.at <= at)) return;
  const { cards } = await fetchPool(game, MADE);
  const mine = isKnown ? [] : madeCards(game);
  replaceCards(game, cards, mine);
  localStorage.setItem(stamp(game), JSON.stringify([whose(), away.at]));
  if (mine.length) await keepMade(game);
}
